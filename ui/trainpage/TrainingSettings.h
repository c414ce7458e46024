#pragma once

#include "common/JobSettings.h"
#include "encoder/Training.h"

#include <QList>
#include <QPair>

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace crossgloss {

class EncoderFields;
class FileTable;
class JointFields;
class Prompts;

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

protected:
    void changeEvent(QEvent* event) override;

private:
    void addRow(QFormLayout* form, QLabel*& label, QWidget* field);
    void connectFields();
    void chooseOut();
    void adapt();
    void retranslate();
    /// The numbers that are folded away, by their names in a session.
    QList<QPair<QString, QSpinBox*>> seldomChanged() const;

    Prompts& m_prompts;
    FileTable* m_data;
    FileTable* m_vectors;
    FileTable* m_validation;
    JointFields* m_joint;              ///< shown for Strategy::Joint
    QLabel* m_encoderLabel = nullptr;
    QComboBox* m_encoder;
    QLabel* m_strategyLabel = nullptr;
    QComboBox* m_strategy;
    QLabel* m_objectiveLabel = nullptr;
    QComboBox* m_objective;
    QLabel* m_epochsLabel = nullptr;
    QSpinBox* m_epochs;
    QLabel* m_patienceLabel = nullptr;
    QSpinBox* m_patience;
    QLabel* m_outLabel = nullptr;
    QLineEdit* m_out;
    QPushButton* m_chooseOut;
    QToolButton* m_more;
    QWidget* m_moreFields;
    QLabel* m_heldOutLabel = nullptr;
    QSpinBox* m_heldOut;
    QLabel* m_layersLabel = nullptr;
    QSpinBox* m_layers;
    QLabel* m_hiddenLabel = nullptr;
    QSpinBox* m_hidden;
    QLabel* m_affineLabel = nullptr;
    QSpinBox* m_affine;
    QLabel* m_lengthLabel = nullptr;
    QSpinBox* m_length;
    QLabel* m_batchLabel = nullptr;
    QSpinBox* m_batch;
    QLabel* m_rateLabel = nullptr;
    QDoubleSpinBox* m_rate;
    EncoderFields* m_encoderFields = nullptr;
    QLabel* m_seedLabel = nullptr;
    QSpinBox* m_seed;
    QLabel* m_threadsLabel = nullptr;
    QSpinBox* m_threads;
    bool m_setting = false;
};

} // namespace crossgloss
