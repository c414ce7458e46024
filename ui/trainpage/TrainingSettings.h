#pragma once

#include "common/JobSettings.h"
#include "encoder/Training.h"

#include <QList>
#include <QPair>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QSpinBox;

namespace crossgloss {

class EncoderFields;
class FileField;
class FileTable;
class FoldedSettings;
class JointFields;
class Prompts;
class SettingsForm;

/// Everything a training run depends on, as fields. Defaults are sensible; what is seldom changed is folded away.
class TrainingSettings : public JobSettings {
    Q_OBJECT

public:
    TrainingSettings(Prompts& prompts, const QString& modelFolder, QWidget* parent = nullptr);

    TrainingConfig config() const;
    void setConfig(const TrainingConfig& config);
    /// Asks for files.
    void addDefinitions();
    void addVectors();
    void saveSession(QSettings& settings) const override;
    void restoreSession(QSettings& settings) override;

private:
    void connectFields();
    void adapt();
    void retranslate() override;
    /// The numbers that are folded away, by their names in a session.
    QList<QPair<QString, QSpinBox*>> seldomChanged() const;

    FileTable* m_data;
    FileTable* m_vectors;
    FileTable* m_validation;
    JointFields* m_joint;              ///< shown for Strategy::Joint
    QComboBox* m_encoder;
    QComboBox* m_strategy;
    QComboBox* m_objective;
    QSpinBox* m_epochs;
    QSpinBox* m_patience;
    FileField* m_out;
    FoldedSettings* m_more;
    QCheckBox* m_centre;
    QSpinBox* m_heldOut;
    QSpinBox* m_layers;
    QSpinBox* m_hidden;
    QSpinBox* m_affine;
    QSpinBox* m_length;
    QSpinBox* m_batch;
    QDoubleSpinBox* m_rate;
    EncoderFields* m_encoderFields = nullptr;
    QSpinBox* m_seed;
    QSpinBox* m_threads;
    SettingsForm* m_form;
    bool m_setting = false;
};

} // namespace crossgloss
