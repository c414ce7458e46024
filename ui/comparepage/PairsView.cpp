#include "comparepage/PairsView.h"

#include "common/AlignTexts.h"
#include "common/BarDelegate.h"
#include "common/ChoiceBar.h"
#include "common/Icons.h"
#include "common/LanguageNames.h"
#include "common/Layouts.h"
#include "common/PlotPanel.h"
#include "common/Prompts.h"
#include "common/TextDirection.h"
#include "common/Texts.h"
#include "common/Theme.h"
#include "comparepage/MarginPlot.h"
#include "jobs/JobRunner.h"

#include <QEvent>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSettings>
#include <QSignalBlocker>
#include <QSlider>
#include <QSplitter>
#include <QTableView>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace crossgloss {

namespace {

constexpr int pauseMs = 150;
/// Positions of the slider for a margin of one.
constexpr double steps = 100;

} // namespace

PairsView::PairsView(JobRunner& jobs, Prompts& prompts, QWidget* parent)
    : Retranslated(parent)
    , m_jobs(jobs)
    , m_prompts(prompts)
    , m_summary(styledLabel("muted", this))
    , m_part(new ChoiceBar(this))
    , m_filter(new QLineEdit(this))
    , m_marginLabel(new QLabel(this))
    , m_margin(new QSlider(Qt::Horizontal, this))
    , m_export(new QToolButton(this))
    , m_pairs(new PairModel(this))
    , m_sourceAlone(new AloneModel(this))
    , m_targetAlone(new AloneModel(this))
    , m_table(new QTableView(this))
    , m_whole(new QLabel(this))
    , m_margins(new MarginModel(this))
    , m_plot(new MarginPlot(this))
    , m_panel(new PlotPanel(m_plot, m_margins, prompts, this, Qt::Horizontal))
    , m_splitter(new QSplitter(Qt::Vertical, this))
{
    m_summary->setObjectName(QStringLiteral("listsSummary"));
    m_part->setObjectName(QStringLiteral("listsPart"));
    m_filter->setObjectName(QStringLiteral("listsFilter"));
    m_margin->setObjectName(QStringLiteral("listsShownMargin"));
    m_export->setObjectName(QStringLiteral("listsExport"));
    m_table->setObjectName(QStringLiteral("listsTable"));
    m_whole->setObjectName(QStringLiteral("listsWhole"));
    for (QLabel* label : {m_summary, m_whole}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    m_whole->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_filter->setClearButtonEnabled(true);
    m_marginLabel->setBuddy(m_margin);
    m_export->setIcon(themedIcon(QStringLiteral("export")));
    m_export->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_export->setPopupMode(QToolButton::InstantPopup);
    m_export->setFocusPolicy(Qt::StrongFocus);
    m_export->setMenu(new QMenu(m_export));
    m_pause.setSingleShot(true);
    m_pause.setInterval(pauseMs);

    prepareTable(m_table);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(12);
    m_splitter->addWidget(makeList());
    m_splitter->addWidget(m_panel);
    m_splitter->setStretchFactor(0, 3);
    m_splitter->setStretchFactor(1, 2);
    m_panel->setShares(3, 1);
    m_panel->table()->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_panel->table()->horizontalHeader()->setStretchLastSection(true);
    auto* layout = columnIn(this);
    layout->addWidget(m_splitter);

    connect(m_part, &ChoiceBar::chosen, this, &PairsView::showPart);
    connect(m_filter, &QLineEdit::textChanged, &m_pause, qOverload<>(&QTimer::start));
    connect(&m_pause, &QTimer::timeout, this, [this] {
        m_choice.text = m_filter->text();
        refresh();
    });
    connect(m_margin, &QSlider::valueChanged, this, [this] {
        m_choice.minimumMargin = minimumMargin();
        m_plot->setMinimum(m_choice.minimumMargin);
        showTexts();
        refresh();
    });
    connect(m_pairs, &PairModel::orderRequested, this, [this](PairColumn column, bool falling) {
        m_choice.column = column;
        m_choice.falling = falling;
        refresh();
    });
    connect(m_table, &QTableView::activated, this, [this] {
        if (part() == Pairs) {
            Q_EMIT compareRequested();
        }
    });
    connect(&Theme::instance(), &Theme::changed, this, &PairsView::adapt);
    adapt();
    retranslate();
    showPart();
}

QWidget* PairsView::makeList()
{
    auto* list = new QWidget(m_splitter);
    auto* head = newRow(8);
    head->addWidget(m_part, 1);
    head->addWidget(m_export, 0, Qt::AlignTop);
    auto* filters = newRow(8);
    filters->addWidget(m_filter, 2);
    filters->addWidget(m_marginLabel);
    filters->addWidget(m_margin, 1);
    auto* layout = columnIn(list, {}, 8);
    layout->addWidget(m_summary);
    layout->addLayout(head);
    layout->addLayout(filters);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_whole);
    return list;
}

void PairsView::show(AlignedLists result)
{
    m_result = std::move(result);
    m_order.reset();
    m_ordered.reset();
    m_pairs->setResult(m_result);
    m_sourceAlone->setResult(m_result, false);
    m_targetAlone->setResult(m_result, true);
    const std::vector<MarginBin> bins = marginHistogram(*m_result);
    m_margins->setRows(bins);
    m_plot->setBins(bins);
    {
        const QSignalBlocker quiet(m_margin);
        const double least = bins.empty() ? 0 : bins.front().from;
        const double most = bins.empty() ? 1 : bins.back().to;
        m_margin->setRange(static_cast<int>(std::floor(least * steps)), static_cast<int>(std::ceil(most * steps)));
        m_margin->setPageStep(static_cast<int>(steps / 10));
        m_margin->setValue(m_margin->minimum());
    }
    m_choice.minimumMargin = minimumMargin();
    m_plot->setMinimum(m_choice.minimumMargin);
    PlotParameters parameters{{tr("pairs"), displayCount(m_result->pairs.size())},
                              {tr("first list"), displayLanguage(m_result->sourceLanguage)},
                              {tr("second list"), displayLanguage(m_result->targetLanguage)}};
    m_panel->setParameters(parameters);
    showTexts();
    refresh();
}

PairsView::Part PairsView::part() const
{
    return static_cast<Part>(m_part->current());
}

void PairsView::choose(Part part)
{
    m_part->choose(part);
}

void PairsView::setFilter(const QString& text)
{
    m_filter->setText(text);
}

void PairsView::setMinimumMargin(double margin)
{
    m_margin->setValue(static_cast<int>(std::lround(margin * steps)));
}

double PairsView::minimumMargin() const
{
    return m_margin->value() / steps;
}

QString PairsView::summaryText() const
{
    return m_summary->text();
}

const MinedPair* PairsView::chosen() const
{
    return part() == Pairs ? m_pairs->pair(m_table->currentIndex()) : nullptr;
}

void PairsView::refresh()
{
    if (!m_result) {
        return;
    }
    const quint64 generation = ++m_generation;
    if (m_job && m_job->isActive()) {
        m_job->cancel();
    }
    m_busy = true;
    const std::pair<PairColumn, bool> by(m_choice.column, m_choice.falling);
    m_job = m_jobs.ask(
        tr("Filtering the pairs"),
        [result = m_result, choice = m_choice, order = m_ordered == by ? m_order : nullptr](JobProgress& progress) {
            return shownPairs(*result, choice, order, progress);
        },
        this,
        [this, generation, by](ShownPairs shown) {
            if (generation == m_generation) {
                m_ordered = by;
                take(std::move(shown));
            }
        });
}

void PairsView::take(ShownPairs shown)
{
    m_busy = false;
    m_order = shown.order;
    const std::size_t* kept = part() == Pairs ? m_pairs->row(m_table->currentIndex()) : nullptr;
    const std::size_t place = kept ? *kept : 0;
    m_pairs->setRows(std::move(shown.pairs));
    m_sourceAlone->setRows(std::move(shown.sourceAlone));
    m_targetAlone->setRows(std::move(shown.targetAlone));
    // The pair that was looked at stays chosen where it is still shown.
    const auto found = std::ranges::find(m_pairs->rows(), place);
    const auto row = kept && found != m_pairs->rows().end() ? found - m_pairs->rows().begin() : 0;
    m_table->setCurrentIndex(m_table->model()->index(part() == Pairs ? static_cast<int>(row) : 0, 0));
    showTexts();
}

void PairsView::showPart()
{
    QAbstractItemModel* model = part() == SourceAlone   ? static_cast<QAbstractItemModel*>(m_sourceAlone)
                                : part() == TargetAlone ? static_cast<QAbstractItemModel*>(m_targetAlone)
                                                        : m_pairs;
    if (m_table->model() != model) {
        m_table->setSortingEnabled(false);
        delete m_table->itemDelegateForColumn(PairModel::MarginColumn);
        m_table->setItemDelegateForColumn(PairModel::MarginColumn, nullptr);
        m_table->setModel(model);
        QHeaderView* header = m_table->horizontalHeader();
        header->setSectionResizeMode(QHeaderView::ResizeToContents);
        // Contents of the rows in sight; a million rows are not measured.
        header->setResizeContentsPrecision(0);
        if (part() == Pairs) {
            m_table->setItemDelegateForColumn(PairModel::MarginColumn, new BarDelegate(PairModel::fractionRole, m_table));
            header->setSectionResizeMode(PairModel::SourceColumn, QHeaderView::Stretch);
            header->setSectionResizeMode(PairModel::TargetColumn, QHeaderView::Stretch);
            for (int column = 0; column < PairModel::ColumnCount; ++column) {
                if (PairModel::orderOf(column) == m_choice.column) {
                    header->setSortIndicator(column, m_choice.falling ? Qt::DescendingOrder : Qt::AscendingOrder);
                }
            }
            m_table->setSortingEnabled(true);
        } else {
            header->setSectionResizeMode(AloneModel::SentenceColumn, QHeaderView::Stretch);
        }
        connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &PairsView::showTexts);
        m_table->setCurrentIndex(model->index(0, 0));
        adaptColumns();
    }
    showTexts();
}

/// Where there is little room the sentences have it, not their lines and scores.
void PairsView::adaptColumns()
{
    const bool narrow = width() < 60 * fontMetrics().averageCharWidth();
    const bool pairs = m_table->model() == m_pairs;
    for (const int column : {PairModel::ScoreColumn, PairModel::SourceLineColumn, PairModel::TargetLineColumn}) {
        m_table->setColumnHidden(column, pairs && narrow);
    }
}

void PairsView::showTexts()
{
    m_marginLabel->setText(tr("Margin &at least %1").arg(displayMargin(minimumMargin())));
    // The width does not jump as the slider moves.
    m_marginLabel->setMinimumWidth(m_marginLabel->sizeHint().width());
    const MinedPair* pair = m_result ? chosen() : nullptr;
    m_whole->setText(pair ? isolated(QString::fromStdString(m_result->source[pair->first])) + QLatin1Char('\n')
                                + isolated(QString::fromStdString(m_result->target[pair->second]))
                          : QString());
    m_whole->setVisible(pair);
    m_part->setChoices({{Pairs, tr("Pairs (%1)").arg(displayCount(m_pairs->rows().size()))},
                        {SourceAlone, tr("First without partner (%1)").arg(displayCount(m_sourceAlone->rows().size()))},
                        {TargetAlone, tr("Second without partner (%1)").arg(displayCount(m_targetAlone->rows().size()))}});
    if (m_result) {
        m_summary->setText(joinedFacts(
            {displayDirection(displayLanguage(m_result->sourceLanguage), displayLanguage(m_result->targetLanguage)),
             tr("%1 pairs of %2 and %3 sentences")
                 .arg(displayCount(m_result->pairs.size()), displayCount(m_result->sourceSentences),
                      displayCount(m_result->targetSentences)),
             tr("mean margin %1").arg(displayMargin(m_result->meanMargin)),
             displayDuration(m_result->embedSeconds + m_result->mineSeconds)}));
    }
    m_export->setEnabled(m_result && !m_result->pairs.empty());
    Q_EMIT chosenChanged();
}

QString PairsView::selectedText() const
{
    if (!m_table->selectionModel()) {
        return {};
    }
    QModelIndexList rows = m_table->selectionModel()->selectedRows();
    std::ranges::sort(rows, {}, &QModelIndex::row);
    QStringList lines;
    for (const QModelIndex& index : std::as_const(rows)) {
        if (const MinedPair* pair = part() == Pairs ? m_pairs->pair(index) : nullptr) {
            lines.append(QString::fromStdString(m_result->source[pair->first]) + QLatin1Char('\t')
                         + QString::fromStdString(m_result->target[pair->second]));
        } else {
            lines.append(index.siblingAtColumn(AloneModel::SentenceColumn).data(plotValueRole).toString());
        }
    }
    return lines.join(QLatin1Char('\n'));
}

std::vector<std::size_t> PairsView::placesOf(Export what) const
{
    std::vector<std::size_t> places;
    if (what == Export::Shown) {
        places = m_pairs->rows();
    } else if (what == Export::All) {
        places.resize(m_result->pairs.size());
        for (std::size_t i = 0; i < places.size(); ++i) {
            places[i] = i;
        }
    } else if (part() == Pairs) {
        QModelIndexList rows = m_table->selectionModel()->selectedRows();
        std::ranges::sort(rows, {}, &QModelIndex::row);
        for (const QModelIndex& index : std::as_const(rows)) {
            places.push_back(*m_pairs->row(index));
        }
    }
    return places;
}

void PairsView::exportPairs(Export what)
{
    const std::vector<std::size_t> places = placesOf(what);
    if (places.empty()) {
        return;
    }
    QString file = m_prompts.saveFile(this, tr("Export the pairs to"), tr("pairs", "file name") + QStringLiteral(".tsv"),
                                      tr("Table (*.tsv);;Translation memory (*.tmx)"));
    if (file.isEmpty()) {
        return;
    }
    if (QFileInfo(file).suffix().isEmpty()) {
        file += QStringLiteral(".tsv");
    }
    Q_EMIT exportRequested(places, file);
}

void PairsView::fillExportMenu()
{
    QMenu* menu = m_export->menu();
    menu->clear();
    const std::pair<Export, QString> choices[] = {{Export::All, tr("&All pairs…")},
                                                  {Export::Shown, tr("Pairs &shown…")},
                                                  {Export::Chosen, tr("&Chosen pairs…")}};
    for (const auto& [what, text] : choices) {
        QAction* action = menu->addAction(text);
        connect(action, &QAction::triggered, this, [this, chosen = what] { exportPairs(chosen); });
    }
}

void PairsView::openExportMenu()
{
    if (m_export->isEnabled()) {
        m_export->showMenu();
    }
}

void PairsView::saveSession(QSettings& settings) const
{
    settings.setValue(QStringLiteral("twoLists/view"), m_splitter->saveState());
}

void PairsView::restoreSession(QSettings& settings)
{
    m_splitter->restoreState(settings.value(QStringLiteral("twoLists/view")).toByteArray());
}

void PairsView::adapt()
{
    m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().height() + Theme::instance().scaled(12));
    m_table->setMinimumHeight(Theme::instance().scaled(110));
    m_margin->setMinimumWidth(Theme::instance().scaled(90));
    m_marginLabel->setMinimumWidth(0);
}

void PairsView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    adaptColumns();
}

void PairsView::retranslate()
{
    for (auto* model : {m_sourceAlone, m_targetAlone}) {
        model->retranslate();
    }
    m_pairs->retranslate();
    m_margins->retranslate();
    m_plot->retranslate();
    m_part->setAccessibleName(tr("Which sentences are listed"));
    m_filter->setPlaceholderText(tr("Filter by words"));
    m_filter->setAccessibleName(tr("Filter by words of either sentence"));
    m_margin->setAccessibleName(tr("Least margin of the pairs shown"));
    m_export->setText(tr("E&xport"));
    m_export->setToolTip(tr("Export pairs as TSV or as TMX"));
    m_table->setAccessibleName(tr("Sentences; Enter compares those of a pair"));
    m_panel->setCaption(tr("How many pairs have which margin; above one, a pair stands out from its surroundings."));
    m_panel->setTexts(tr("Histogram of margins; the table has the numbers"), tr("Pairs by margin"),
                      tr("margins", "file name"));
    fillExportMenu();
    m_marginLabel->setMinimumWidth(0);
    showTexts();
}

} // namespace crossgloss
