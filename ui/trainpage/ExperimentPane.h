#pragma once

#include "common/JobPage.h"
#include "common/LiveFeed.h"
#include "jobs/ExperimentService.h"

class QFrame;
class QLabel;

namespace crossgloss {

class ExperimentSettings;
class FigureTables;
class Prompts;
class TrainingSettings;

/// Whole tables of encoders, trained one after the other with several seeds; they fill while the run goes on. What is done is
/// kept: a run that was stopped goes on where it was.
class ExperimentPane : public JobPage {
    Q_OBJECT

public:
    /// @param shared what all rows have in common; lives as long as the pane.
    ExperimentPane(std::shared_ptr<Backend> backend, JobRunner& jobs, Prompts& prompts, TrainingSettings& shared,
                   QWidget* parent = nullptr);

    ExperimentSettings& settings() { return *m_settings; }
    const FigureTables& tables() const { return *m_tables; }
    QString summaryText() const;

public Q_SLOTS:
    void startExperiment();

protected:
    QStringList problems() const override;
    QString stoppedText() const override;
    void retranslate() override;

private:
    QStringList dictionaryProblems() const;
    QStringList paraphraseProblems() const;
    void showPoint(const ExperimentPoint& point);
    void showSummary();
    void saveTables();

    Prompts& m_prompts;
    TrainingSettings& m_shared;
    ExperimentSettings* m_settings;
    QPushButton* m_start;
    QFrame* m_card;
    QLabel* m_summary;
    QPushButton* m_save;
    FigureTables* m_tables;
    LiveFeed<ExperimentPoint> m_points;
    ExperimentPoint m_last;
};

} // namespace crossgloss
