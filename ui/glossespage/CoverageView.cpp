#include "glossespage/CoverageView.h"

#include "common/AlignTexts.h"
#include "common/Layouts.h"
#include "common/PlotPanel.h"
#include "common/TextDirection.h"
#include "common/Texts.h"
#include "glossespage/CoveragePlot.h"
#include "glossespage/GlossTexts.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

namespace crossgloss {

CoverageView::CoverageView(Prompts& prompts, QWidget* parent)
    : Retranslated(parent)
    , m_model(new CoverageModel(this))
    , m_plot(new CoveragePlot(*m_model))
    , m_panel(new PlotPanel(m_plot, m_model, prompts, this))
    , m_stack(new QStackedWidget(this))
    , m_nothing(styledLabel("muted", this))
    , m_back(new QPushButton(this))
    , m_emptyBack(new QPushButton(this))
{
    setProperty("helpPage", QStringLiteral("glosses#precision"));
    m_nothing->setObjectName(QStringLiteral("noCoverage"));
    m_nothing->setWordWrap(true);
    m_nothing->setAlignment(Qt::AlignCenter);
    m_back->setObjectName(QStringLiteral("coverageBack"));
    m_emptyBack->setObjectName(QStringLiteral("noCoverageBack"));
    m_panel->table()->setObjectName(QStringLiteral("coverage"));
    m_panel->table()->viewport()->installEventFilter(this);
    m_panel->addControl(m_back);
    auto* empty = new QWidget(this);
    auto* emptyLayout = new QVBoxLayout(empty);
    emptyLayout->addStretch(2);
    emptyLayout->addWidget(m_nothing);
    emptyLayout->addSpacing(8);
    emptyLayout->addWidget(m_emptyBack, 0, Qt::AlignHCenter);
    emptyLayout->addStretch(3);
    m_stack->addWidget(m_panel);
    m_stack->addWidget(empty);
    auto* layout = columnIn(this);
    layout->addWidget(m_stack);
    auto* escape = new QShortcut(Qt::Key_Escape, this);
    escape->setContext(Qt::WidgetWithChildrenShortcut);
    connect(escape, &QShortcut::activated, this, &CoverageView::backRequested);
    for (QPushButton* button : {m_back, m_emptyBack}) {
        connect(button, &QPushButton::clicked, this, &CoverageView::backRequested);
    }
    connect(m_panel->table()->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& now) { m_plot->choose(now.isValid() ? now.row() : -1); });
    connect(m_plot, &CoveragePlot::pointed, this,
            [this](int row) { m_panel->table()->setCurrentIndex(m_model->index(row, 0)); });
    retranslate();
}

void CoverageView::setCurves(const CoverageCurves& curves, const Linking& linking, const QString& reviewer)
{
    std::vector<CoverageRow> rows;
    const std::pair<CoverageKind, const std::vector<CoveragePoint>*> all[] = {
        {CoverageKind::Matching, &curves.matchingByMargin},
        {CoverageKind::Retrieval, &curves.retrievalByScore},
        {CoverageKind::Judged, &curves.judgedByMargin}};
    for (const auto& [kind, points] : all) {
        for (const CoveragePoint& point : *points) {
            rows.push_back({kind, point});
        }
    }
    m_model->setRows(std::move(rows));
    m_curves = curves;
    m_linking = QString::fromStdString(linking.name);
    m_measure = displayMeasure(linking.measure);
    m_reviewer = reviewer;
    m_plot->rebuild();
    fitColumns();
    m_stack->setCurrentIndex(isEmpty() ? 1 : 0);
    tell();
}

QWidget* CoverageView::focusTarget() const
{
    return isEmpty() ? static_cast<QWidget*>(m_emptyBack) : m_panel->table();
}

void CoverageView::tell()
{
    QStringList parts;
    if (m_curves.known > 0) {
        parts.append(tr("The correct target of %1 of %2 glosses is known.")
                         .arg(displayCount(m_curves.known), displayCount(m_curves.sources)));
    }
    if (!m_curves.judgedByMargin.empty()) {
        const CoveragePoint& last = m_curves.judgedByMargin.back();
        parts.append(tr("%1 judged %Ln suggestion(s), which are not a random sample; %2 were correct: precision %3, 95 "
                        "% interval %4 … %5.",
                        nullptr, static_cast<int>(m_curves.judged))
                         .arg(isolated(m_reviewer), displayCount(last.right), displayScore(last.precision),
                              displayScore(last.interval.low), displayScore(last.interval.high)));
    }
    m_panel->setCaption(parts.join(QLatin1Char(' ')));
    m_panel->setParameters({{tr("linking"), m_linking},
                            {tr("measure"), m_measure},
                            {tr("reviewer"), m_reviewer},
                            {tr("glosses"), QString::number(m_curves.sources)},
                            {tr("known"), QString::number(m_curves.known)},
                            {tr("judged"), QString::number(m_curves.judged)}});
}

void CoverageView::fitColumns()
{
    const QAbstractItemView* table = m_panel->table();
    QHeaderView* header = m_panel->table()->horizontalHeader();
    // The widest texts stand in the headings and in the last rows of the curves; numbers are of one width.
    int needed = 0;
    for (int column = 0; column < CoverageModel::ColumnCount; ++column) {
        needed += qMax(header->sectionSizeHint(column), column == 0 ? table->sizeHintForColumn(column) : 0);
    }
    const bool fits = needed <= table->viewport()->width();
    header->setSectionResizeMode(fits ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
    header->setSectionResizeMode(CoverageModel::CurveColumn, QHeaderView::ResizeToContents);
}

bool CoverageView::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize && watched == m_panel->table()->viewport()) {
        fitColumns();
    }
    return QWidget::eventFilter(watched, event);
}

void CoverageView::retranslate()
{
    m_model->retranslate();
    m_plot->retranslate();
    m_back->setText(tr("Back to the desk"));
    m_emptyBack->setText(tr("Back to the desk"));
    m_back->setToolTip(tr("Escape goes back too"));
    m_nothing->setText(tr("No curve yet: the wordnets share no ids, and you have reviewed no suggestion. Accept or reject "
                          "some, and their precision by margin appears here."));
    m_panel->setTexts(tr("Precision at each coverage; the table has the numbers"), tr("Precision at each coverage"),
                      tr("precision-and-coverage"));
    tell();
}

} // namespace crossgloss
