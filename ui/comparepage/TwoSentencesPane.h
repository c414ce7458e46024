#pragma once

#include "common/JobPage.h"
#include "jobs/SentenceService.h"

#include <QTimer>

namespace crossgloss {

class CompareSettings;
class CompareView;
class Prompts;
class SentenceField;

/// Do two sentences say the same? A page within the page Compare: how alike they are by each model, against random pairs, and the words that carry it.
class TwoSentencesPane : public JobPage {
    Q_OBJECT

public:
    TwoSentencesPane(std::shared_ptr<Backend> backend, JobRunner& jobs, Prompts& prompts, QWidget* parent = nullptr);

    void activate() override;
    bool copy() override;
    void exportCurrent() override;
    bool canExport() const override { return true; }
    void setAlignment(std::shared_ptr<const AlignedSpaces> alignment, const AlignRequest& request) override;

    void setLanguages(const std::vector<std::string>& codes);
    CompareSettings& settings() { return *m_settings; }
    CompareView& view() { return *m_view; }
    /// Compares these; without languages they are told from the texts.
    void compare(const QString& first, const QString& firstLanguage, const QString& second, const QString& secondLanguage);
    /// What a run began with.
    void setRequest(const CompareSentencesRequest& request);

    void compare();

protected:
    QStringList problems() const override;
    std::optional<Missing> missing() override;
    void retranslate() override;

private:
    void detect();
    void detect(SentenceField& field);

    CompareSettings* m_settings;
    CompareView* m_view;
    QPushButton* m_run;
    QTimer m_pause;                    ///< since the last letter was written
};

} // namespace crossgloss
