#pragma once

#include "common/Retranslated.h"
#include "resultspage/RunModels.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSettings;
class QTableView;

namespace crossgloss {

/// The list of runs with its filter; one or several may be chosen.
class RunsView : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit RunsView(QWidget* parent = nullptr);

    /// Runs that were chosen stay so; else the first is.
    void setRuns(std::vector<RunRow> rows);
    const RunModel& model() const { return *m_model; }
    /// In the order of the list.
    std::vector<RunRow> chosen() const;
    void choose(const std::vector<std::int64_t>& runs);
    /// The run to choose when the list is read next.
    void want(std::int64_t run) { m_wantedRuns = {run}; }
    RunFilter& filter() { return *m_filter; }
    QLineEdit* filterField() { return m_text; }
    QTableView* table() { return m_table; }
    /// The chosen runs as lines of text.
    QString selectedText() const;
    void saveSession(QSettings& settings) const;
    void restoreSession(QSettings& settings);

Q_SIGNALS:
    void chosenChanged();
    void removeRequested();
    void exportRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fillKinds();
    void filterChanged();
    void retranslate() override;

    RunModel* m_model;
    RunFilter* m_filter;
    QLineEdit* m_text;
    QComboBox* m_kind;
    QLabel* m_count;
    QPushButton* m_export;
    QPushButton* m_remove;
    QTableView* m_table;
    bool m_filling = false;
    QString m_wantedKind;              ///< of the session, until there are runs
    std::vector<std::int64_t> m_wantedRuns;
};

} // namespace crossgloss
