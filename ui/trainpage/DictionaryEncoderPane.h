#pragma once

#include "trainpage/TrainingPane.h"

namespace crossgloss {

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
    std::optional<Missing> missing() override;
    bool hasCheckpoint() const override;
    void train(bool resume, const OnPoint& onPoint) override;
    QString resumableText() const override;

private:
    TrainingSettings* m_settings;
};

} // namespace crossgloss
