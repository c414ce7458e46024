#pragma once

#include "common/JobSettings.h"
#include "jobs/WordVectorService.h"

#include <QList>

class QCheckBox;
class QComboBox;
class QSpinBox;

namespace crossgloss {

class FileField;
class FileTable;
class FoldedSettings;
class Prompts;
class SettingsForm;

/// What the training of word vectors depends on, as fields. Of two languages each file is called after its language:
/// "my.vec" makes "my.en.vec" and "my.fr.vec".
class WordVectorSettings : public JobSettings {
    Q_OBJECT

public:
    WordVectorSettings(Prompts& prompts, const QString& modelFolder, QWidget* parent = nullptr);

    EmbedRequest request() const;
    void setRequest(const EmbedRequest& request);
    /// Asks for texts.
    void addTexts();
    bool takeFile(const QString& file) override;
    QWidget* focusTarget() override;
    void saveSession(QSettings& settings) const override;
    void restoreSession(QSettings& settings) override;

private:
    QList<QSpinBox*> spins() const;
    void news();
    void nameSubwords();
    void retranslate() override;

    FileTable* m_texts;
    QComboBox* m_method;
    FileTable* m_parallel;
    QSpinBox* m_dimension;
    QSpinBox* m_epochs;
    QSpinBox* m_window;
    FileField* m_out;
    FoldedSettings* m_more;
    QSpinBox* m_negatives;
    QSpinBox* m_minimumCount;
    QCheckBox* m_subwords;
    QSpinBox* m_seed;
    QSpinBox* m_threads;
    SettingsForm* m_form;
    EmbedRequest m_others;             ///< what has no field; of n-grams the lengths, should they be switched on
    bool m_setting = false;
};

} // namespace crossgloss
