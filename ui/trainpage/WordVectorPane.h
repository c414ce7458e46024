#pragma once

#include "common/JobPage.h"
#include "common/LiveFeed.h"
#include "jobs/WordVectorService.h"

class QFrame;
class QLabel;

namespace crossgloss {

class Prompts;
class WordVectorCurve;
class WordVectorSettings;

/// Trains word vectors from plain text; while it learns, sample words with their nearest neighbours and the words per
/// second are shown.
class WordVectorPane : public JobPage {
    Q_OBJECT

public:
    WordVectorPane(std::shared_ptr<Backend> backend, JobRunner& jobs, Prompts& prompts, QWidget* parent = nullptr);

    WordVectorSettings& settings() { return *m_settings; }
    const WordVectorCurve& curve() const { return *m_curve; }
    QString summaryText() const;

public Q_SLOTS:
    void startTraining();

protected:
    QStringList problems() const override;
    std::optional<Missing> missing() override;
    void retranslate() override;

private:
    void showSummary();

    WordVectorSettings* m_settings;
    QPushButton* m_start;
    QFrame* m_card;
    QLabel* m_summary;
    WordVectorCurve* m_curve;
    LiveFeed<WordVectorPoint> m_points;
};

} // namespace crossgloss
