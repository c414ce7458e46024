#pragma once

#include "common/JobSettings.h"
#include "jobs/GlossEncoderService.h"

#include <QStringList>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QSpinBox;

namespace crossgloss {

class FileField;
class FoldedSettings;
class GlossMaterialsFields;
class Prompts;
class SettingsForm;

/// What the training of a Siamese LSTM depends on, as fields. Defaults are sensible; what is seldom changed is folded
/// away.
class GlossEncoderSettings : public JobSettings {
    Q_OBJECT

public:
    GlossEncoderSettings(Prompts& prompts, const QString& modelFolder, QWidget* parent = nullptr);

    GlossMaterialsFields& materials() { return *m_materials; }
    GlossEncoderRequest request() const;
    void setRequest(const GlossEncoderRequest& request);
    /// What is missing of wordnets, vectors and map.
    QStringList materialProblems() const;
    void setResources(const std::vector<Resource>& resources) override;
    bool takeFile(const QString& file) override;
    void saveSession(QSettings& settings) const override;
    void restoreSession(QSettings& settings) override;

private:
    void connectFields();
    void news();
    void retranslate() override;

    GlossMaterialsFields* m_materials;
    QComboBox* m_objective;
    QSpinBox* m_hidden;
    QSpinBox* m_epochs;
    QSpinBox* m_patience;
    QSpinBox* m_pairs;
    QSpinBox* m_validation;
    QCheckBox* m_grid;
    FileField* m_out;
    FoldedSettings* m_more;
    QSpinBox* m_batch;
    QDoubleSpinBox* m_inputDropout;
    QDoubleSpinBox* m_stateDropout;
    QComboBox* m_distance;
    QDoubleSpinBox* m_rate;
    QSpinBox* m_seed;
    QSpinBox* m_threads;
    SettingsForm* m_form;
    bool m_setting = false;
};

} // namespace crossgloss
