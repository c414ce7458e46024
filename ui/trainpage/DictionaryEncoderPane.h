#pragma once

#include "trainpage/TrainingPane.h"

#include <memory>

namespace crossgloss {

class Backend;
class Prompts;
class TrainingSettings;

/// Trains a dictionary encoder: descriptions to words.
class DictionaryEncoderPane : public TrainingPane {
    Q_OBJECT

public:
    DictionaryEncoderPane(std::shared_ptr<Backend> backend, JobRunner& jobs, Prompts& prompts,
                          QWidget* parent = nullptr);

    TrainingSettings& settings() { return *m_settings; }

protected:
    QStringList problems() const override;
    bool hasCheckpoint() const override;
    Job* run(bool resume, const OnPoint& onPoint) override;
    QString stoppedText() const override;

private:
    DictionaryEncoderPane(std::shared_ptr<Backend> backend, JobRunner& jobs, TrainingSettings* settings,
                          QWidget* parent);

    std::shared_ptr<Backend> m_backend;
    TrainingSettings* m_settings;
};

} // namespace crossgloss
