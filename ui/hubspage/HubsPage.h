#pragma once

#include "common/JobPage.h"
#include "jobs/HubnessService.h"

namespace crossgloss {

class HubsSettings;
class HubsView;
class Prompts;

/// Shows the hubs of a pair of spaces: words that stand among the answers to far too many queries, and what the
/// retrieval criteria do about them.
class HubsPage : public JobPage {
    Q_OBJECT

public:
    HubsPage(std::shared_ptr<Backend> backend, JobRunner& jobs, Prompts& prompts, QWidget* parent = nullptr);

    void exportCurrent() override;
    bool canExport() const override { return true; }
    void saveSession(QSettings& settings) const override;
    void restoreSession(QSettings& settings) override;
    void setAlignment(std::shared_ptr<const AlignedSpaces> alignment, const AlignRequest& request) override;

    HubsSettings& settings() { return *m_settings; }
    HubsView& view() { return *m_view; }

public Q_SLOTS:
    void measure();

protected:
    QStringList problems() const override;
    std::optional<Missing> missing() override;
    void retranslate() override;

private:
    HubsSettings* m_settings;
    HubsView* m_view;
    QPushButton* m_run;
};

} // namespace crossgloss
