#pragma once

#include "common/JobPage.h"

#include <QTimer>

namespace crossgloss {

class CompareSettings;
class CompareView;
class Prompts;
class SentenceField;

/// Do two sentences say the same? How alike they are by each model, against random pairs, and the words that carry it.
class ComparePage : public JobPage {
    Q_OBJECT

public:
    ComparePage(std::shared_ptr<Backend> backend, JobRunner& jobs, Prompts& prompts, QWidget* parent = nullptr);

    void activate() override;
    bool copy() override;
    void exportCurrent() override;
    bool canExport() const override { return true; }
    void setAlignment(std::shared_ptr<const AlignedSpaces> alignment, const AlignRequest& request) override;

    CompareSettings& settings() { return *m_settings; }
    CompareView& view() { return *m_view; }

public Q_SLOTS:
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
    bool m_languagesAsked = false;
    QPointer<QWidget> m_writing;       ///< the field that a comparison was asked for from
};

} // namespace crossgloss
