#pragma once

#include "common/Retranslated.h"
#include "jobs/AlignmentService.h"

#include <QFrame>

#include <optional>

class QLabel;
class QVBoxLayout;

namespace crossgloss {

/// What can be said of two spaces and a dictionary before a run, with a warning for what cannot work.
class AlignabilityPanel : public Retranslated<QFrame> {
    Q_OBJECT

public:
    explicit AlignabilityPanel(QWidget* parent = nullptr);

    void setAnswer(const AlignabilityAnswer& answer);
    /// The files could not be read: why.
    void setFailure(const QString& message);
    void setBusy();
    void clear();
    /// A warning says that the run cannot work.
    bool isHopeless() const;
    /// Facts and warnings as plain lines.
    QString text() const;

protected:
    void retranslate() override { rebuild(); }

private:
    void addLine(const char* icon, const QColor& colour, const QString& text);
    void rebuild();

    QLabel* m_heading;
    QLabel* m_facts;
    QVBoxLayout* m_lines;
    std::optional<AlignabilityAnswer> m_answer;
    QString m_failure;
    QStringList m_texts;
};

} // namespace crossgloss
