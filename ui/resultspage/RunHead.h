#pragma once

#include "common/Retranslated.h"
#include "jobs/ResultsService.h"

#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;

namespace crossgloss {

/// What the chosen run is: its kind and method, what it was about, how it ended; and the button that fills its page
/// with what it began with.
class RunHead : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit RunHead(QWidget* parent = nullptr);

    /// @param chosen How many runs are; this is the first of them.
    void setReport(const RunReport* report, std::size_t chosen);
    QString text() const;
    QPushButton* button() const { return m_open; }

Q_SIGNALS:
    void openRequested(std::int64_t run);

private:
    void retranslate() override;

    QLabel* m_title;
    QLabel* m_details;
    QPushButton* m_open;
    std::optional<RunReport> m_report;
    std::size_t m_chosen = 0;
};

/// Kinds whose inputs a page of the window takes.
bool hasPage(const std::string& kind);

} // namespace crossgloss
