#include "resultspage/DifferencesView.h"

#include "CoreText.h"
#include "base/Error.h"
#include "common/AlignTexts.h"
#include "common/ChoiceBar.h"
#include "common/InlineMessage.h"
#include "common/Layouts.h"
#include "common/PlotPanel.h"
#include "common/Prompts.h"
#include "common/SealedBrowser.h"
#include "common/TextDirection.h"
#include "common/Texts.h"
#include "common/Theme.h"
#include "resultspage/RunModels.h"

#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QSplitter>
#include <QTableView>

namespace crossgloss {

namespace {

/// Id of the switch's position that lets everything through; others are values of GlossDifference::Right.
constexpr int allDifferences = 10;

QWidget* column(QWidget* parent, std::initializer_list<QWidget*> widgets)
{
    auto* side = new QWidget(parent);
    auto* layout = columnIn(side, {}, 4);
    for (QWidget* widget : widgets) {
        layout->addWidget(widget, qobject_cast<QTableView*>(widget) ? 1 : 0);
    }
    return side;
}

} // namespace

DifferencesView::DifferencesView(Prompts& prompts, QWidget* parent)
    : Retranslated(parent)
    , m_prompts(prompts)
    , m_summary(styledLabel("muted", this))
    , m_right(new ChoiceBar(this))
    , m_message(new InlineMessage(this))
    , m_differences(new DifferenceModel(this))
    , m_table(new QTableView(this))
    , m_reading(new SealedBrowser(this))
    , m_hubsLabel(styledLabel("section", this))
    , m_hubs(new GlossHubModel(this))
    , m_hubsTable(new QTableView(this))
    , m_victimsLabel(styledLabel("section", this))
    , m_victims(new GlossVictimModel(this))
    , m_victimsTable(new QTableView(this))
    , m_splitter(new QSplitter(Qt::Horizontal, this))
{
    m_summary->setWordWrap(true);
    m_right->setObjectName(QStringLiteral("differenceKind"));
    m_table->setObjectName(QStringLiteral("differences"));
    m_hubsTable->setObjectName(QStringLiteral("glossHubs"));
    m_victimsTable->setObjectName(QStringLiteral("glossVictims"));
    m_table->setModel(m_differences);
    m_hubsTable->setModel(m_hubs);
    m_victimsTable->setModel(m_victims);
    for (QTableView* table : {m_table, m_hubsTable, m_victimsTable}) {
        prepareTable(table);
    }
    const auto narrow = [](QTableView* table, int section) {
        table->horizontalHeader()->setSectionResizeMode(section, QHeaderView::ResizeToContents);
    };
    narrow(m_table, DifferenceModel::LineColumn);
    narrow(m_hubsTable, GlossHubModel::VictimsColumn);
    narrow(m_hubsTable, GlossHubModel::FreedColumn);
    narrow(m_victimsTable, GlossVictimModel::RankColumn);
    m_victimsLabel->setWordWrap(true);
    m_reading->setObjectName(QStringLiteral("differenceTexts"));
    m_reading->setFrameShape(QFrame::NoFrame);
    m_reading->setTabChangesFocus(true);

    auto* hubsAndVictims = new QSplitter(Qt::Vertical, this);
    hubsAndVictims->setChildrenCollapsible(false);
    hubsAndVictims->setHandleWidth(8);
    hubsAndVictims->addWidget(column(this, {m_hubsLabel, m_hubsTable}));
    hubsAndVictims->addWidget(column(this, {m_victimsLabel, m_victimsTable}));
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(12);
    m_splitter->addWidget(column(this, {m_right, m_message, m_table, m_reading}));
    m_splitter->addWidget(hubsAndVictims);
    m_splitter->setStretchFactor(0, 3);
    m_splitter->setStretchFactor(1, 2);
    m_splitter->setSizes({3000, 2000});
    auto* layout = columnIn(this, {12, 8, 12, 12}, 8);
    layout->addWidget(m_summary);
    layout->addWidget(m_splitter, 1);

    connect(m_right, &ChoiceBar::chosen, this, &DifferencesView::fill);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &DifferencesView::showDifference);
    connect(m_hubsTable->selectionModel(), &QItemSelectionModel::currentChanged, this, &DifferencesView::showHub);
    const auto adapt = [this] {
        const Theme& theme = Theme::instance();
        for (QTableView* table : {m_table, m_hubsTable, m_victimsTable}) {
            table->verticalHeader()->setDefaultSectionSize(table->fontMetrics().height() + theme.scaled(12));
            table->setMinimumHeight(theme.scaled(90));
        }
        m_reading->setFixedHeight(5 * (m_reading->fontMetrics().lineSpacing() + 4) + theme.scaled(10));
        showDifference();
    };
    connect(&Theme::instance(), &Theme::changed, this, adapt);
    adapt();
    retranslate();
}

void DifferencesView::setRun(std::shared_ptr<const GlossRunResult> run)
{
    m_run = std::move(run);
    fill();
}

void DifferencesView::fill()
{
    m_differences->setRun(m_run, m_right->current() == allDifferences ? -1 : m_right->current());
    m_hubs->setRun(m_run);
    m_victims->setHub(nullptr, nullptr);
    m_summary->clear();
    if (m_run) {
        const GlossDifferences& found = m_run->differences;
        m_summary->setText(displayRun(m_run->row) + QStringLiteral(": ") +
                           tr("Retrieval and matching differ for %1 of %2 glosses. Correct by both: %3; by retrieval "
                              "alone: %4; by matching alone: %5; by neither: %6. A tick marks what is correct.")
                               .arg(displayCount(found.differences.size()), displayCount(found.n),
                                    displayCount(found.bothRight), displayCount(found.onlyRetrieval),
                                    displayCount(found.onlyMatching), displayCount(found.neither)));
    }
    if (m_differences->rowCount() > 0) {
        m_table->setCurrentIndex(m_differences->index(0, 0));
    }
    showDifference();
    // A difference without a hub leaves the worst of them chosen.
    if (!m_hubsTable->currentIndex().isValid() && m_hubs->rowCount() > 0) {
        m_hubsTable->setCurrentIndex(m_hubs->index(0, 0));
    }
    showHub();
}

void DifferencesView::showDifference()
{
    const GlossDifference* difference = m_differences->row(m_table->currentIndex());
    if (!m_run || !difference) {
        m_reading->clear();
        return;
    }
    const auto line = [](const QString& name, const std::string& text, bool right) {
        return QStringLiteral("<tr><td style='color:%1; padding-right:8px; white-space:nowrap'>%2</td><td>%3%4</td></tr>")
            .arg(Theme::instance().colours().muted.name(), name.toHtmlEscaped(),
                 right ? QStringLiteral("<b>✓</b> ") : QString(), isolated(QString::fromStdString(text)).toHtmlEscaped());
    };
    const StoredGloss& own = m_run->glosses[difference->position];
    const bool retrieval = difference->right == GlossDifference::Right::Retrieval;
    const bool matching = difference->right == GlossDifference::Right::Matching;
    QString html = line(tr("Gloss"), own.source, false)
                   + line(tr("Retrieved"), m_run->glosses[difference->retrieved].target, retrieval);
    if (difference->matched) {
        html += line(tr("Matched"), m_run->glosses[*difference->matched].target, matching);
    }
    if (!retrieval && !matching) {
        html += line(tr("Correct target"), own.target, true);
    }
    if (difference->takenBy) {
        html += line(tr("Chosen by"), m_run->glosses[*difference->takenBy].source, false);
    }
    m_reading->setHtml(QStringLiteral("<table>%1</table>").arg(html));
    if (difference->hub) {
        if (const std::optional<std::size_t> hub = m_run->differences.hubOf(*difference->hub)) {
            m_hubsTable->setCurrentIndex(m_hubs->index(static_cast<int>(*hub), 0));
        }
    }
}

void DifferencesView::showHub()
{
    const GlossHub* hub = m_hubs->row(m_hubsTable->currentIndex());
    m_victims->setHub(m_run, hub);
    if (!hub) {
        m_victimsLabel->setText(tr("Victims"));
        return;
    }
    const QString text = m_victimsLabel->fontMetrics().elidedText(
        QString::fromStdString(m_run->glosses[hub->target].target), Qt::ElideRight,
        m_victimsLabel->fontMetrics().averageCharWidth() * 40);
    m_victimsLabel->setText(
        tr("Retrieved by %Ln gloss(es): “%1”", nullptr, static_cast<int>(hub->occurrences)).arg(isolated(text)));
}

void DifferencesView::exportList()
{
    if (!m_run) {
        return;
    }
    QString file = m_prompts.saveFile(this, tr("Export to"), tr("gloss-differences") + QStringLiteral(".csv"),
                                      tr("Table (*.csv)"));
    if (file.isEmpty()) {
        return;
    }
    if (QFileInfo(file).suffix().isEmpty()) {
        file += QStringLiteral(".csv");
    }
    try {
        exportCsv(*m_differences, {}, file);
        m_message->show(InlineMessage::Severity::Info, tr("Exported to %1.").arg(file));
    } catch (const Error& error) {
        m_message->show(InlineMessage::Severity::Error, translated(error));
    }
}

QString DifferencesView::selectedText() const
{
    for (const QTableView* table : {m_table, m_hubsTable, m_victimsTable}) {
        const QModelIndex current = table->currentIndex();
        if (table->hasFocus() && current.isValid()) {
            QStringList cells;
            for (int section = 0; section < table->model()->columnCount(); ++section) {
                cells.append(current.siblingAtColumn(section).data().toString());
            }
            return cells.join(QLatin1Char('\t'));
        }
    }
    return {};
}

void DifferencesView::retranslate()
{
    m_differences->retranslate();
    m_hubs->retranslate();
    m_victims->retranslate();
    m_right->setChoices({{allDifferences, tr("All")},
                         {static_cast<int>(GlossDifference::Right::Matching), tr("Matching is correct")},
                         {static_cast<int>(GlossDifference::Right::Retrieval), tr("Retrieval is correct")},
                         {static_cast<int>(GlossDifference::Right::Neither), tr("Neither is correct")}});
    m_right->setAccessibleName(tr("Which differences"));
    m_table->setAccessibleName(tr("Glosses for which retrieval and matching differ"));
    m_reading->setAccessibleName(tr("The chosen difference in full"));
    m_hubsLabel->setText(tr("Hub glosses"));
    m_hubsTable->setAccessibleName(tr("Glosses retrieved in place of others, by descending number of victims"));
    m_victimsTable->setAccessibleName(tr("Victims of the chosen hub gloss"));
    fill();
}

} // namespace crossgloss
