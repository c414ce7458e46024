#include "glossespage/ReviewPanel.h"

#include "common/AlignTexts.h"
#include "common/Icons.h"
#include "common/Layouts.h"
#include "common/PlotPanel.h"
#include "common/TextDirection.h"
#include "common/Texts.h"
#include "common/Theme.h"
#include "glossespage/GlossTexts.h"

#include <QComboBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QTabWidget>
#include <QTableView>

namespace crossgloss {

QString MovedModel::heading(int column) const
{
    return QStringList{tr("Source"), tr("Before"), tr("Now")}.value(column);
}

QVariant MovedModel::cell(const MovedRow& row, int column, int role) const
{
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) {
        return {};
    }
    switch (column) {
    case SourceColumn: return isolated(row.lemmas);
    case BeforeColumn: return isolated(row.before);
    case AfterColumn: return isolated(row.after);
    default: return {};
    }
}

QString CountModel::heading(int column) const
{
    return column == 0 ? tr("What") : tr("Number");
}

QVariant CountModel::cell(const CountRow& row, int column, int role) const
{
    if (role == Qt::ToolTipRole && column == 0) {
        return row.name;
    }
    return role == Qt::DisplayRole ? QVariant(column == 0 ? row.name : row.value) : QVariant();
}

ReviewPanel::ReviewPanel(QWidget* parent)
    : Retranslated(parent)
    , m_decided(new QLabel(this))
    , m_bar(new QProgressBar(this))
    , m_share(styledLabel("muted", this))
    , m_movedLabel(styledLabel("section", this))
    , m_moved(new MovedModel(this))
    , m_movedTable(new QTableView(this))
    , m_tabs(new QTabWidget(this))
    , m_counts(new CountModel(this))
    , m_countTable(new QTableView(this))
    , m_coverage(new QPushButton(this))
    , m_agreementTab(new QWidget(this))
    , m_first(new QComboBox(this))
    , m_second(new QComboBox(this))
    , m_agreementCounts(new CountModel(this))
    , m_agreementTable(new QTableView(this))
    , m_agreementHint(styledLabel("muted", this))
    , m_differences(new QPushButton(this))
{
    layOut();
    connect(m_movedTable, &QAbstractItemView::clicked, this, [this](const QModelIndex& index) {
        if (const MovedRow* row = m_moved->row(index)) {
            Q_EMIT sourceRequested(row->source);
        }
    });
    for (QComboBox* box : {m_first, m_second}) {
        connect(box, &QComboBox::currentIndexChanged, this, [this] {
            if (!m_setting) {
                Q_EMIT agreementRequested();
            }
        });
    }
    connect(m_tabs, &QTabWidget::currentChanged, this, [this] {
        if (agreementVisible()) {
            Q_EMIT agreementRequested();
        }
    });
    connect(m_coverage, &QPushButton::clicked, this, &ReviewPanel::coverageRequested);
    connect(m_differences, &QPushButton::clicked, this, [this] { Q_EMIT differencesRequested(m_agreement.different); });
    connect(&Theme::instance(), &Theme::changed, this, &ReviewPanel::adapt);
    retranslate();
    adapt();
}

void ReviewPanel::layOut()
{
    followFont(m_decided, 1.2, true);
    m_decided->setObjectName(QStringLiteral("decided"));
    m_decided->setWordWrap(true);
    m_share->setObjectName(QStringLiteral("decidedShare"));
    m_share->setWordWrap(true);
    m_bar->setTextVisible(false);
    m_movedLabel->setWordWrap(true);
    m_movedTable->setObjectName(QStringLiteral("moved"));
    m_countTable->setObjectName(QStringLiteral("reviewCounts"));
    m_agreementTable->setObjectName(QStringLiteral("agreement"));
    m_first->setObjectName(QStringLiteral("firstReviewer"));
    m_second->setObjectName(QStringLiteral("secondReviewer"));
    m_differences->setObjectName(QStringLiteral("differences"));
    m_movedTable->setModel(m_moved);
    m_countTable->setModel(m_counts);
    m_agreementTable->setModel(m_agreementCounts);
    for (QTableView* table : {m_movedTable, m_countTable, m_agreementTable}) {
        prepareTable(table);
    }
    for (QTableView* table : {m_countTable, m_agreementTable}) {
        table->horizontalHeader()->hide();
        table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
        table->setFrameShape(QFrame::NoFrame);
        table->setStyleSheet(QStringLiteral("QTableView { border: none; background: transparent; }"));
    }
    m_movedTable->installEventFilter(this);
    for (QComboBox* box : {m_first, m_second}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(3);
    }
    m_agreementHint->setWordWrap(true);
    auto* agreementLayout = columnIn(m_agreementTab, {8, 8, 8, 8}, 6);
    agreementLayout->addWidget(m_first);
    agreementLayout->addWidget(m_second);
    agreementLayout->addWidget(m_agreementHint);
    agreementLayout->addWidget(m_agreementTable, 1);
    agreementLayout->addWidget(m_differences);
    auto* numbers = new QWidget(this);
    auto* numbersLayout = columnIn(numbers, {0, 0, 0, 8}, 6);
    numbersLayout->addWidget(m_countTable, 1);
    m_coverage->setObjectName(QStringLiteral("showCoverage"));
    m_coverage->setIcon(themedIcon(QStringLiteral("chart")));
    auto* coverageLine = rowIn(nullptr, {8, 0, 8, 0});
    coverageLine->addWidget(m_coverage);
    numbersLayout->addLayout(coverageLine);
    m_tabs->addTab(numbers, QString());
    m_tabs->addTab(m_agreementTab, QString());
    auto* layout = columnIn(this, {}, 6);
    layout->addWidget(m_decided);
    layout->addWidget(m_bar);
    layout->addWidget(m_share);
    layout->addSpacing(8);
    layout->addWidget(m_movedLabel);
    layout->addWidget(m_movedTable, 2);
    layout->addSpacing(8);
    layout->addWidget(m_tabs, 3);
}

void ReviewPanel::showStatistics(const ReviewStatistics& statistics)
{
    m_statistics = statistics;
    fillCounts();
}

void ReviewPanel::fillCounts()
{
    const ReviewStatistics& s = m_statistics;
    const std::size_t decided = s.accepted + s.noCounterpart;
    const double share = s.sources > 0 ? static_cast<double>(decided) / static_cast<double>(s.sources) : 0;
    m_decided->setText(tr("%1 of %2 decided").arg(displayCount(decided), displayCount(s.sources)));
    m_bar->setRange(0, 1000);
    m_bar->setValue(qRound(1000 * share));
    m_share->setText(tr("%1 %, today %2").arg(QLocale().toString(100 * share, 'f', 1), displayCount(s.decidedToday)));
    const auto part = [&s](std::size_t count) {
        return s.accepted == 0 ? displayCount(count)
                               : tr("%1 (%2 %)").arg(displayCount(count), QLocale().toString(
                                     100.0 * static_cast<double>(count) / static_cast<double>(s.accepted), 'f', 0));
    };
    const QString indent = QStringLiteral("    ");
    m_counts->setRows({{tr("Open"), displayCount(s.open)},
                       {tr("Accepted"), displayCount(s.accepted)},
                       {indent + displayRelation(Relation::Exact), displayCount(s.exact)},
                       {indent + displayRelation(Relation::Broader), displayCount(s.broader)},
                       {indent + displayRelation(Relation::Narrower), displayCount(s.narrower)},
                       {indent + displayRelation(Relation::Related), displayCount(s.related)},
                       {indent + tr("as suggested"), part(s.acceptedAsSuggested)},
                       {indent + tr("as nearest neighbour"), part(s.acceptedAsRetrieved)},
                       {tr("No counterpart"), displayCount(s.noCounterpart)},
                       {tr("Deferred"), displayCount(s.deferred)},
                       {tr("Rejected pairs"), displayCount(s.rejectedPairs)},
                       {tr("Notes"), displayCount(s.notes)}});
}

void ReviewPanel::showMoved(const Linking& linking, const std::vector<ReviewChange::Moved>& moved)
{
    std::vector<MovedRow> rows;
    const auto target = [&linking](std::int32_t place) {
        return place < 0 ? QStringLiteral("–") : displayLemmas(linking.target.glosses.at(static_cast<std::size_t>(place)));
    };
    for (const ReviewChange::Moved& each : moved) {
        rows.push_back({each.source, displayLemmas(linking.source.glosses.at(static_cast<std::size_t>(each.source))),
                        target(each.before), target(each.after)});
    }
    m_moved->setRows(std::move(rows));
    m_movedLabel->setText(moved.empty() ? tr("The last decision changed no other suggestion")
                                        : tr("The last decision changed %Ln other suggestion(s)", nullptr,
                                             static_cast<int>(moved.size())));
}

void ReviewPanel::clearMoved()
{
    m_moved->clear();
    m_movedLabel->setText(tr("Suggestions changed by your decisions appear here"));
}

void ReviewPanel::setReviewers(const std::vector<std::string>& reviewers)
{
    m_setting = true;
    const QString second = m_second->currentText();
    for (QComboBox* box : {m_first, m_second}) {
        const QString before = box->currentText();
        box->clear();
        for (const std::string& reviewer : reviewers) {
            box->addItem(QString::fromStdString(reviewer));
        }
        box->setCurrentIndex(qMax(0, box->findText(before)));
        box->setEnabled(reviewers.size() > 1);
    }
    if (second.isEmpty() || m_second->currentIndex() == m_first->currentIndex()) {
        m_second->setCurrentIndex(m_second->count() > 1 && m_first->currentIndex() == 0 ? 1 : 0);
    }
    m_setting = false;
    fillAgreement();
}

std::pair<std::string, std::string> ReviewPanel::compared() const
{
    if (m_first->count() < 2 || m_first->currentIndex() == m_second->currentIndex()) {
        return {};
    }
    return {m_first->currentText().toStdString(), m_second->currentText().toStdString()};
}

void ReviewPanel::showAgreement(const ReviewAgreement& agreement)
{
    m_agreement = agreement;
    fillAgreement();
}

void ReviewPanel::fillAgreement()
{
    const auto [first, second] = compared();
    const bool two = !first.empty() && m_agreement.first == first && m_agreement.second == second;
    m_agreementHint->setText(m_first->count() < 2
                                 ? tr("One reviewer so far. Import the decisions of another to compare with.")
                                 : tr("Over the glosses that both have decided."));
    if (!two) {
        m_agreementCounts->clear();
        m_differences->setVisible(false);
        return;
    }
    const auto share = [this](std::size_t count) {
        return m_agreement.both == 0
                   ? displayCount(count)
                   : tr("%1 (%2 %)").arg(displayCount(count), QLocale().toString(
                         100.0 * static_cast<double>(count) / static_cast<double>(m_agreement.both), 'f', 0));
    };
    m_agreementCounts->setRows({{tr("Both decided"), displayCount(m_agreement.both)},
                                {tr("Same link"), share(m_agreement.same)},
                                {tr("Same relation"), share(m_agreement.sameRelation)},
                                {tr("Cohen's kappa"), m_agreement.both > 0 ? displayScore(m_agreement.kappa)
                                                                           : QStringLiteral("–")}});
    m_differences->setVisible(!m_agreement.different.empty());
    m_differences->setText(tr("Show the %Ln that differ", nullptr, static_cast<int>(m_agreement.different.size())));
}

bool ReviewPanel::agreementVisible() const
{
    return m_tabs->currentWidget() == m_agreementTab;
}

void ReviewPanel::showAgreementTab()
{
    m_tabs->setCurrentWidget(m_agreementTab);
}

bool ReviewPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_movedTable && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const MovedRow* row = m_moved->row(m_movedTable->currentIndex());
        if ((key == Qt::Key_Return || key == Qt::Key_Enter) && row) {
            Q_EMIT sourceRequested(row->source);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void ReviewPanel::adapt()
{
    const Theme& theme = Theme::instance();
    for (QTableView* table : {m_movedTable, m_countTable, m_agreementTable}) {
        table->verticalHeader()->setDefaultSectionSize(table->fontMetrics().height() + theme.scaled(6));
    }
    m_movedTable->setMinimumHeight(theme.scaled(80));
    m_tabs->setMinimumHeight(theme.scaled(120));
}

void ReviewPanel::retranslate()
{
    m_moved->retranslate();
    m_bar->setAccessibleName(tr("Share of the glosses that is decided"));
    m_movedTable->setAccessibleName(tr("Glosses whose suggestion the last decision changed; Enter goes there"));
    m_countTable->setAccessibleName(tr("Statistics of the review"));
    m_agreementTable->setAccessibleName(tr("Agreement of the two reviewers"));
    m_tabs->setTabText(0, tr("Numbers"));
    m_coverage->setText(tr("Precision…"));
    m_coverage->setToolTip(tr("Precision of the suggestions when only the most certain are accepted (P)"));
    m_tabs->setTabText(1, tr("Agreement"));
    m_first->setAccessibleName(tr("First reviewer"));
    m_second->setAccessibleName(tr("Second reviewer"));
    fillCounts();
    fillAgreement();
    if (m_moved->rowCount() == 0) {
        clearMoved();
    }
}

} // namespace crossgloss
