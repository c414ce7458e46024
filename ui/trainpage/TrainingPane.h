#pragma once

#include "common/JobPage.h"
#include "common/LiveFeed.h"
#include "encoder/Training.h"

#include <cstddef>
#include <functional>
#include <vector>

class QCheckBox;
class QFrame;
class QLabel;

namespace crossgloss {

class TrainingCurves;

/// One kind of training, a page within the page Train: its results are live curves, and a run that was stopped goes on
/// from its checkpoint. What the settings are and what runs, each kind says itself.
class TrainingPane : public JobPage {
    Q_OBJECT

public:
    const TrainingCurves& curves() const { return *m_curves; }
    QString summaryText() const;

public Q_SLOTS:
    void startTraining();

protected:
    /// Called from the worker. @param candidate of a search for settings, 0 without.
    using OnPoint = std::function<void(std::size_t candidate, const TrainingPoint& point)>;

    TrainingPane(const QString& name, std::shared_ptr<Backend> backend, JobRunner& jobs, QWidget* parent);
    void setSettings(JobSettings* settings);

    /// Something of an earlier run lies beside the model.
    virtual bool hasCheckpoint() const = 0;
    /// Calls run(). @param resume go on from the checkpoint.
    virtual void train(bool resume, const OnPoint& onPoint) = 0;
    /// Said when a run was cancelled that can go on.
    virtual QString resumableText() const = 0;
    /// What the summary says of a candidate; empty when there is one alone.
    virtual QString candidateText(std::size_t candidate) const;

    /// Shows these points in place of those that came live.
    void showPoints(const std::vector<TrainingPoint>& points);
    void adapt() override;
    QString stoppedText() const override;
    void ended() override;
    void retranslate() override;

private:
    struct Step {
        std::size_t candidate = 0;
        TrainingPoint point;
    };

    void append(const std::vector<Step>& steps);
    void showSummary();

    QPushButton* m_start;
    QCheckBox* m_afresh;
    QFrame* m_card;
    QLabel* m_summary;
    TrainingCurves* m_curves;
    LiveFeed<Step> m_steps;
    std::size_t m_candidate = 0;
};

} // namespace crossgloss
