#pragma once

#include "jobs/AlignmentService.h"
#include "common/JobSettings.h"

#include <vector>

class QCheckBox;
class QComboBox;
class QSpinBox;

namespace crossgloss {

class FileField;
class FoldedSettings;
class Prompts;
class SettingsForm;
class SpacePicker;

/// Everything an alignment depends on, as fields. Defaults are sensible; what is seldom changed is folded away.
class AlignSettings : public JobSettings {
    Q_OBJECT

public:
    explicit AlignSettings(Prompts& prompts, QWidget* parent = nullptr);

    /// What the workspace has: vectors, dictionaries, word pairs and parallel text are offered.
    void setResources(const std::vector<Resource>& resources) override;
    AlignRequest request() const;
    void setRequest(const AlignRequest& request);
    /// Word vectors go to the first side that has none, else to the target; other files are the dictionary.
    bool takeFile(const QString& file) override;
    QWidget* focusTarget() override;
    SpacePicker* sourcePicker() const { return m_source; }
    SpacePicker* targetPicker() const { return m_target; }
    void swapSides();
    void saveSession(QSettings& settings) const override;
    void restoreSession(QSettings& settings) override;

private:
    void connectFields();
    void adapt();
    void retranslate() override;
    void nameFields();
    QList<QSpinBox*> numbers() const;
    DictionaryKind dictionaryKind() const;
    AlignmentMethod method() const;

    SpacePicker* m_source;
    SpacePicker* m_target;
    QComboBox* m_dictionary;
    FileField* m_pairs;
    QCheckBox* m_lowerCase;
    QSpinBox* m_letters;
    QCheckBox* m_lettersOnly;
    FileField* m_sourceText;
    FileField* m_targetText;
    QComboBox* m_resource;
    QComboBox* m_method;
    QComboBox* m_normalisation;
    QSpinBox* m_testShare;
    FileField* m_testFile;
    FoldedSettings* m_more;
    QSpinBox* m_heldOut;
    QSpinBox* m_dimensions;
    QSpinBox* m_vocabulary;
    QSpinBox* m_neighbourhood;
    QSpinBox* m_iterations;
    QSpinBox* m_seed;
    QSpinBox* m_threads;
    SettingsForm* m_form;
    bool m_setting = false;
};

} // namespace crossgloss
