#pragma once

#include "common/JobSettings.h"
#include "jobs/ExperimentService.h"

#include <QList>

class QCheckBox;
class QComboBox;
class QLineEdit;

namespace crossgloss {

class FileField;
class FileTable;
class FlowLayout;
class Prompts;
class SettingsForm;

/// Which rows an experiment fills, with which seeds, and what it tests on. What its rows have in common (training data, word
/// vectors, epochs …) are the settings of the dictionary encoder.
class ExperimentSettings : public JobSettings {
    Q_OBJECT

public:
    enum Kind { Dictionary, Paraphrase };

    ExperimentSettings(Prompts& prompts, const QString& modelFolder, QWidget* parent = nullptr);

    Kind kind() const;
    void choose(Kind kind);
    /// @param base what the rows have in common.
    DictionaryExperimentRequest dictionaryRequest(const TrainingConfig& base) const;
    ParaphraseExperimentRequest paraphraseRequest(const TrainingConfig& base) const;
    void setRequest(const DictionaryExperimentRequest& request);
    void setRequest(const ParaphraseExperimentRequest& request);
    /// Of the text of the field; empty when it is no list of whole numbers.
    std::vector<std::uint64_t> seeds() const;
    /// Files of a data set's folder go to their fields: those of this page here, those to train on are emitted.
    bool takeFile(const QString& file) override;
    QWidget* focusTarget() override;
    void saveSession(QSettings& settings) const override;
    void restoreSession(QSettings& settings) override;

Q_SIGNALS:
    /// Definitions to train on, found in the folder of a data set.
    void trainingFound(const std::vector<DefinitionFile>& files);

private:
    QList<QCheckBox*> addRows(FlowLayout& layout, const QStringList& names);
    void takeReverseSet(const QStringList& training);
    void adapt();
    void retranslate() override;

    QComboBox* m_kind;
    FileTable* m_tests;
    FileTable* m_pairs;                ///< training, test and, where there is one, validation
    QWidget* m_dictionaryRows;
    QWidget* m_pairRows;
    QList<QCheckBox*> m_conditions;
    QList<QCheckBox*> m_baselines;
    FileField* m_models;
    QLineEdit* m_seeds;
    FileField* m_folder;
    SettingsForm* m_form;
};

} // namespace crossgloss
