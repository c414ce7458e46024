#pragma once

#include "common/JobSettings.h"
#include "jobs/AskEncoderService.h"

class QComboBox;
class QSpinBox;

namespace crossgloss {

class DescriptionEdit;
class FileField;
class Prompts;
class SettingsForm;

/// A description for a trained dictionary encoder, as fields.
class AskSettings : public JobSettings {
    Q_OBJECT

public:
    explicit AskSettings(Prompts& prompts, QWidget* parent = nullptr);

    AskEncoderRequest request() const;
    void setDescription(const QString& description);
    /// @param from,to canonical codes; empty leaves what is chosen.
    void setModel(const std::filesystem::path& model, const std::string& from, const std::string& to);
    bool takeFile(const QString& file) override;
    QWidget* focusTarget() override;
    void saveSession(QSettings& settings) const override;
    void restoreSession(QSettings& settings) override;

Q_SIGNALS:
    /// Enter in the description.
    void submitted();

private:
    void fillLanguages();
    void retranslate() override;

    FileField* m_model;
    DescriptionEdit* m_description;
    QComboBox* m_from;
    QComboBox* m_to;
    QSpinBox* m_answers;
    QSpinBox* m_nearest;
    SettingsForm* m_form;
};

} // namespace crossgloss
