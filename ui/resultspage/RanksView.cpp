#include "resultspage/RanksView.h"

#include "common/ChoiceBar.h"
#include "common/Layouts.h"
#include "common/PlotPanel.h"
#include "resultspage/RankPlot.h"

#include <QHeaderView>
#include <QTableView>

namespace crossgloss {

RanksView::RanksView(Prompts& prompts, QWidget* parent)
    : Retranslated(parent)
    , m_model(new RankModel(this))
    , m_plot(new RankPlot(this))
    , m_panel(new PlotPanel(m_plot, m_model, prompts, this, Qt::Horizontal))
    , m_direction(new ChoiceBar(this))
{
    m_panel->table()->setObjectName(QStringLiteral("ranks"));
    m_panel->table()->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_panel->addControl(m_direction);
    m_panel->setShares(3, 2);
    m_direction->setObjectName(QStringLiteral("rankDirection"));
    auto* layout = columnIn(this);
    layout->addWidget(m_panel);
    connect(m_direction, &ChoiceBar::chosen, this, &RanksView::fill);
    retranslate();
}

void RanksView::setRuns(const GlossRunResults& runs, const PlotParameters& parameters)
{
    m_runs = runs;
    m_parameters = parameters;
    fill();
}

void RanksView::fill()
{
    const bool backward = m_direction->current() == 1;
    m_model->setRuns(m_runs, backward);
    m_plot->setRuns(m_runs, backward);
    PlotParameters parameters = m_parameters;
    parameters.append({tr("direction"), backward ? tr("target to source") : tr("source to target")});
    m_panel->setParameters(parameters);
}

void RanksView::retranslate()
{
    m_model->retranslate();
    m_plot->retranslate();
    m_direction->setChoices({{0, tr("Source to target")}, {1, tr("Target to source")}});
    m_direction->setAccessibleName(tr("Direction"));
    m_panel->setCaption(tr("P@k: share of glosses whose correct counterpart is among the first k."));
    m_panel->setTexts(tr("Curves of ranks by run; the table has the numbers"), tr("P@k by run"), tr("gloss-ranks"));
    fill();
}

} // namespace crossgloss
