#pragma once

#include "common/JobPage.h"

namespace crossgloss {

class AskSettings;
class AskView;
class Prompts;

/// Asks a trained dictionary encoder, and shows what explains its answers.
class AskPane : public JobPage {
    Q_OBJECT

public:
    AskPane(std::shared_ptr<Backend> backend, JobRunner& jobs, Prompts& prompts, QWidget* parent = nullptr);

    AskSettings& settings() { return *m_settings; }
    const AskView& view() const { return *m_view; }

public Q_SLOTS:
    void ask();

protected:
    QStringList problems() const override;
    void retranslate() override;

private:
    AskSettings* m_settings;
    AskView* m_view;
    QPushButton* m_start;
};

} // namespace crossgloss
