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

Q_SIGNALS:
    /// An encoder that was just trained is to be asked. @param from,to canonical codes.
    void askRequested(const std::filesystem::path& model, const std::string& from, const std::string& to);

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
