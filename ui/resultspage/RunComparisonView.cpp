#include "resultspage/RunComparisonView.h"

#include "common/AlignTexts.h"
#include "common/Layouts.h"
#include "common/PlotPanel.h"
#include "common/TextDirection.h"
#include "common/Texts.h"
#include "common/Theme.h"
#include "resultspage/GlossModels.h"

#include <QHeaderView>
#include <QLabel>
#include <QTableView>

#include <algorithm>

namespace crossgloss {

namespace {

/// Of paired tests that are seen at once.
constexpr int maxRows = 5;

} // namespace

RunComparisonView::RunComparisonView(QWidget* parent)
    : Retranslated(parent)
    , m_title(styledLabel("section", this))
    , m_verdict(styledLabel("muted", this))
    , m_paired(new PairedModel(this))
    , m_pairedTable(new QTableView(this))
    , m_entries(new RunEntryModel(this))
    , m_entriesTable(new QTableView(this))
{
    m_verdict->setObjectName(QStringLiteral("comparisonVerdict"));
    m_verdict->setWordWrap(true);
    m_pairedTable->setObjectName(QStringLiteral("paired"));
    m_entriesTable->setObjectName(QStringLiteral("runEntries"));
    m_pairedTable->setModel(m_paired);
    m_entriesTable->setModel(m_entries);
    prepareTable(m_pairedTable);
    prepareTable(m_entriesTable);
    m_pairedTable->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_pairedTable->horizontalHeader()->setSectionResizeMode(PairedModel::WayColumn, QHeaderView::Stretch);
    m_entriesTable->horizontalHeader()->setSectionResizeMode(RunEntryModel::SectionColumn,
                                                             QHeaderView::ResizeToContents);
    auto* layout = columnIn(this, {12, 8, 12, 12}, 8);
    layout->addWidget(m_title);
    layout->addWidget(m_verdict);
    layout->addWidget(m_pairedTable);
    layout->addWidget(m_entriesTable, 1);
    const auto adapt = [this] {
        for (QTableView* table : {m_pairedTable, m_entriesTable}) {
            table->verticalHeader()->setDefaultSectionSize(table->fontMetrics().height()
                                                           + Theme::instance().scaled(12));
        }
        // As high as its rows, of which there are few.
        m_pairedTable->setFixedHeight(m_pairedTable->horizontalHeader()->sizeHint().height() + 4
                                      + std::clamp(m_paired->rowCount(), 1, maxRows)
                                            * m_pairedTable->verticalHeader()->defaultSectionSize());
        m_pairedTable->setVerticalScrollBarPolicy(m_paired->rowCount() > maxRows ? Qt::ScrollBarAsNeeded
                                                                                  : Qt::ScrollBarAlwaysOff);
    };
    connect(&Theme::instance(), &Theme::changed, this, adapt);
    connect(m_paired, &QAbstractItemModel::modelReset, this, adapt);
    adapt();
    retranslate();
}

void RunComparisonView::show(const RunRow& first, const RunRow& second, const RunComparison& comparison)
{
    m_first = first;
    m_second = second;
    m_common = comparison.glosses.n;
    std::vector<PairedRow> rows;
    const auto add = [&rows](GlossScore::Way way, const std::optional<PairedComparison>& found) {
        if (found) {
            rows.push_back({way, *found});
        }
    };
    add(GlossScore::Way::Retrieval, comparison.glosses.retrieval);
    add(GlossScore::Way::Backward, comparison.glosses.backward);
    add(GlossScore::Way::Matching, comparison.glosses.matching);
    for (const RankingComparison& ranking : comparison.rankings) {
        rows.push_back({GlossScore::Way::Retrieval, ranking.comparison, ranking.direction, ranking.retrieval});
        m_common = std::max(m_common, ranking.comparison.n);
    }
    m_ofGlosses = comparison.rankings.empty();
    m_paired->setRows(std::move(rows));
    m_entries->setRows(comparison.entries);
    retranslate();
}

void RunComparisonView::clear()
{
    m_first.reset();
    m_common = 0;
    m_paired->clear();
    m_entries->clear();
    retranslate();
}

void RunComparisonView::retranslate()
{
    m_paired->retranslate();
    m_entries->retranslate();
    m_pairedTable->setAccessibleName(tr("Paired tests of the two runs"));
    m_entriesTable->setAccessibleName(tr("Parameters that differ, and figures of both runs"));
    m_pairedTable->setVisible(m_first && m_paired->rowCount() > 0);
    if (!m_first) {
        m_title->setText(tr("Two runs side by side"));
        m_verdict->setText(tr("Choose two runs in the list to compare them (Ctrl+click, or Shift and arrow keys)."));
        return;
    }
    m_title->setText(tr("%1 and %2").arg(isolated(displayRun(*m_first)), isolated(displayRun(m_second))));
    m_entries->setRuns(displayRun(*m_first), displayRun(m_second));
    m_verdict->setText(
        m_paired->rowCount() > 0 && !m_ofGlosses
            ? tr("Paired over the queries of both, %1 at most; differences are the second minus the first. McNemar's "
                 "test counts the queries that one of the two alone gets right.")
                  .arg(displayCount(m_common))
        : m_paired->rowCount() > 0
            ? tr("Paired over the %1 glosses that both compared; differences are the second minus the first. McNemar's "
                 "test counts the glosses that one of the two alone gets right.")
                  .arg(displayCount(m_common))
            : tr("The runs have no test items in common, so there is no paired test."));
}

} // namespace crossgloss
