#include "resultspage/RunCurveView.h"

#include "alignpage/AlignmentCurve.h"
#include "common/PlotPanel.h"
#include "resultspage/RunModels.h"
#include "trainpage/TrainingCurves.h"

namespace crossgloss {

RunCurveView::RunCurveView(Prompts& prompts, QWidget* parent)
    : QStackedWidget(parent), m_training(new TrainingCurves(this)), m_alignment(new AlignmentCurve(prompts, this))
{
    addWidget(m_training);
    addWidget(m_alignment);
}

void RunCurveView::setReport(const RunReport* report)
{
    m_training->clear();
    m_alignment->clear();
    m_hasCurve = report && (!report->training.empty() || !report->alignment.empty());
    if (!m_hasCurve) {
        return;
    }
    m_training->append(report->training);
    m_alignment->append(report->alignment);
    m_alignment->panel().setParameters({{displayRun(report->row), QString::fromStdString(report->row.subject)}});
    setCurrentWidget(report->training.empty() ? static_cast<QWidget*>(m_alignment) : m_training);
}

} // namespace crossgloss
