#pragma once

#include "jobs/GlossEncoderService.h"
#include "trainpage/TrainingPane.h"

#include <filesystem>
#include <memory>

namespace crossgloss {

class Backend;
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
    bool hasCheckpoint() const override;
    Job* run(bool resume, const OnPoint& onPoint) override;
    QString stoppedText() const override;
    QString candidateText(std::size_t candidate) const override;
    void act() override;

private:
    GlossEncoderPane(std::shared_ptr<Backend> backend, JobRunner& jobs, GlossEncoderSettings* settings,
                     QWidget* parent);

    void showReady(const GlossEncoderResult& result, bool hoped);

    std::shared_ptr<Backend> m_backend;
    GlossEncoderSettings* m_settings;
    GlossEncoderRequest m_request;     ///< of the run under way, or the last
};

} // namespace crossgloss
