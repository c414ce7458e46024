#pragma once

#include "jobs/ResultsService.h"

#include <QStackedWidget>

namespace crossgloss {

class AlignmentCurve;
class Prompts;
class TrainingCurves;

/// The curve of a run that went on in steps: of a training, or of an iterative alignment.
class RunCurveView : public QStackedWidget {
    Q_OBJECT

public:
    explicit RunCurveView(Prompts& prompts, QWidget* parent = nullptr);

    void setReport(const RunReport* report);
    bool hasCurve() const { return m_hasCurve; }
    const TrainingCurves& training() const { return *m_training; }
    const AlignmentCurve& alignment() const { return *m_alignment; }

private:
    TrainingCurves* m_training;
    AlignmentCurve* m_alignment;
    bool m_hasCurve = false;
};

} // namespace crossgloss
