#pragma once

#include "common/Retranslated.h"
#include "resultspage/RunModels.h"

#include <QWidget>

class QLabel;
class QTableView;

namespace crossgloss {

/// Two runs side by side: paired tests where both compared the same glosses, parameters that differ, figures of both.
class RunComparisonView : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit RunComparisonView(QWidget* parent = nullptr);

    void show(const RunRow& first, const RunRow& second, const RunComparison& comparison);
    void clear();
    const PairedModel& paired() const { return *m_paired; }
    const RunEntryModel& entries() const { return *m_entries; }

private:
    void retranslate() override;

    QLabel* m_title;
    QLabel* m_verdict;
    PairedModel* m_paired;
    QTableView* m_pairedTable;
    RunEntryModel* m_entries;
    QTableView* m_entriesTable;
    std::optional<RunRow> m_first;
    RunRow m_second;
    std::size_t m_common = 0;
    bool m_ofGlosses = true;
};

} // namespace crossgloss
