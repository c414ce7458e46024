#pragma once

#include "jobs/GlossEncoderService.h"
#include "trainpage/TrainingPane.h"

#include <filesystem>

namespace crossgloss {

class GlossEncoderSettings;
class Prompts;

/// Trains a Siamese LSTM on the glosses of two wordnets, to link others by.
class GlossEncoderPane : public TrainingPane {
    Q_OBJECT

public:
    GlossEncoderPane(std::shared_ptr<Backend> backend, JobRunner& jobs, Prompts& prompts, QWidget* parent = nullptr);

    GlossEncoderSettings& settings() { return *m_settings; }

Q_SIGNALS:
    /// The trained network is to link glosses.
    void linkingRequested(const GlossMaterials& materials, const std::filesystem::path& model);

protected:
    QStringList problems() const override;
    std::optional<Missing> missing() override;
    bool hasCheckpoint() const override;
    void train(bool resume, const OnPoint& onPoint) override;
    QString resumableText() const override;
    QString candidateText(std::size_t candidate) const override;

private:
    void showReady(const GlossEncoderResult& result, bool hoped);

    GlossEncoderSettings* m_settings;
    GlossEncoderRequest m_request;     ///< of the run under way, or the last
};

} // namespace crossgloss
