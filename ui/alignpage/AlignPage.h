#pragma once

#include "alignpage/AlignModels.h"
#include "common/JobPage.h"
#include "common/LiveFeed.h"

#include <QTimer>

namespace crossgloss {

class AlignResults;
class AlignSettings;
class AlignabilityPanel;
class Prompts;

/// Aligns two spaces of word vectors: settings and what speaks against a run at one side; curve, figures, neighbours,
/// the plane of word pairs and the comparison of all methods at the other.
class AlignPage : public JobPage {
    Q_OBJECT

public:
    AlignPage(std::shared_ptr<Backend> backend, JobRunner& jobs, Prompts& prompts, QWidget* parent = nullptr);

    void exportCurrent() override;
    bool canExport() const override { return true; }

    AlignSettings& settings() { return *m_settings; }
    AlignabilityPanel& check() { return *m_check; }
    AlignResults& results() { return *m_results; }
    /// A run goes on, or the spaces are being looked at.
    bool isBusy() const;

public Q_SLOTS:
    void startAlignment();
    void startComparison();
    void saveMap();

Q_SIGNALS:
    void aligned();

protected:
    QStringList problems() const override;
    bool isPossible() const override;
    std::optional<Missing> missing() override;
    void adapt() override;
    QString stoppedText() const override;
    void ended() override;
    void retranslate() override;

private:
    bool isChecking() const;
    void checkNow();
    /// begin(), with the request of the run set and the check beforehand put off until it is over.
    bool beginRun();
    void openWordPairs();

    Prompts& m_prompts;
    AlignSettings* m_settings;
    AlignabilityPanel* m_check;
    AlignResults* m_results;
    QPushButton* m_run;
    QPushButton* m_compare;
    LiveFeed<AlignmentStep> m_steps;
    LiveFeed<ComparisonRow> m_rows;
    QTimer m_checkDelay{this};
    QPointer<Job> m_checkJob;
    int m_checkGeneration = 0;
    AlignRequest m_running;
    bool m_checkDue = false;           ///< after the run that goes on
};

} // namespace crossgloss
