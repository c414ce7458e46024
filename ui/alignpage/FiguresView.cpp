#include "alignpage/FiguresView.h"

#include "common/AlignTexts.h"
#include "common/BarPlot.h"
#include "common/PlotPanel.h"
#include "common/SpacePicker.h"
#include "common/Texts.h"

#include <QHeaderView>
#include <QLabel>
#include <QStackedLayout>
#include <QTableView>

namespace crossgloss {

namespace {

constexpr RetrievalCriterion allCriteria[] = {RetrievalCriterion::NearestNeighbour, RetrievalCriterion::InvertedSoftmax,
                                              RetrievalCriterion::Csls, RetrievalCriterion::GloballyCorrected};

} // namespace

FiguresView::FiguresView(Prompts& prompts, QWidget* parent)
    : Retranslated(parent)
    , m_model(new FiguresModel(this))
    , m_plot(new BarPlot(this))
    , m_panel(new PlotPanel(m_plot, m_model, prompts, this))
    , m_nothing(styledLabel("muted", this))
    , m_stack(new QStackedLayout(this))
{
    m_panel->table()->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    // The direction may be long; it is the column that gives way.
    m_panel->table()->horizontalHeader()->setSectionResizeMode(FiguresModel::DirectionColumn, QHeaderView::Interactive);
    m_panel->table()->setColumnWidth(FiguresModel::DirectionColumn,
                                     m_panel->table()->fontMetrics().averageCharWidth() * 22);
    m_panel->table()->setObjectName(QStringLiteral("figures"));
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setWordWrap(true);
    m_nothing->setMargin(24);
    m_stack->addWidget(m_nothing);
    m_stack->addWidget(m_panel);
    retranslate();
}

void FiguresView::clear()
{
    m_summary.reset();
    m_model->clear();
    retranslate();
}

void FiguresView::show(const AlignmentSummary& summary, const PlotParameters& parameters)
{
    m_summary = summary;
    m_model->setRows(summary.figures);
    m_model->setTitles(displayVectors(QString::fromStdString(summary.sourceTitle)),
                       displayVectors(QString::fromStdString(summary.targetTitle)));
    m_panel->setParameters(parameters);
    retranslate();
}

QString FiguresView::captionText() const
{
    return m_caption;
}

void FiguresView::fillBars()
{
    QStringList categories;
    QList<BarPlot::Series> series = {{m_model->direction(false), {}}, {m_model->direction(true), {}}};
    for (const RetrievalCriterion criterion : allCriteria) {
        categories.append(displayCriterion(criterion));
        for (int backward = 0; backward < 2; ++backward) {
            double value = -1;
            for (const TranslationFigures& figures : m_model->rows()) {
                if (figures.criterion == criterion && figures.backward == (backward == 1)) {
                    value = figures.p1;
                }
            }
            series[backward].values.append(value);
        }
    }
    m_plot->setBars(categories, series);
}

void FiguresView::retranslate()
{
    m_model->retranslate();
    m_plot->setAxisTitle(tr("P@1"));
    m_panel->setTexts(tr("Bars of P@1 by retrieval and direction; the table has the numbers"),
                      tr("Precision by direction and retrieval criterion"), tr("alignment-figures"));
    m_caption.clear();
    if (!m_summary) {
        m_nothing->setText(tr("How well the map translates is shown here after a run."));
    } else if (m_summary->figures.empty()) {
        m_nothing->setText(
            tr("The map is learned. Name test pairs, or hold out a share of the dictionary, to see how well it translates."));
    } else {
        const AlignmentSummary& summary = *m_summary;
        m_caption = tr("A test of %1 words; the query words are those in both spaces, and any listed translation "
                       "counts. Learned from %2 pairs in %3 s.")
                        .arg(displayCount(summary.testWords), displayCount(summary.learnedFrom),
                             QLocale().toString(summary.seconds, 'f', 2));
        if (summary.learnedTestWords > 0) {
            m_caption += QLatin1Char(' ') + tr("%Ln of the words are also training words: the figure is optimistic.",
                                               nullptr, static_cast<int>(summary.learnedTestWords));
        }
        m_panel->setCaption(m_caption);
        fillBars();
    }
    m_stack->setCurrentWidget(m_summary && !m_summary->figures.empty() ? static_cast<QWidget*>(m_panel) : m_nothing);
}

} // namespace crossgloss
