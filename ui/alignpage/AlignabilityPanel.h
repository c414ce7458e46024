#pragma once

#include "common/FactsPanel.h"
#include "jobs/AlignmentService.h"

#include <optional>

namespace crossgloss {

/// What can be said of two spaces and a dictionary before a run, with a warning for what cannot work.
class AlignabilityPanel : public FactsPanel {
    Q_OBJECT

public:
    explicit AlignabilityPanel(QWidget* parent = nullptr);

    void setAnswer(const AlignabilityAnswer& answer);
    /// The files could not be read: why.
    void setFailure(const QString& message);
    void setBusy();
    void clear();
    /// A warning says that the run cannot work.
    bool isHopeless() const;

protected:
    void retranslate() override;

private:
    std::optional<AlignabilityAnswer> m_answer;
    QString m_failure;
};

} // namespace crossgloss
