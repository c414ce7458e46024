#pragma once

#include "encoder/Training.h"

#include <QObject>

class QComboBox;
class QDoubleSpinBox;
class QSettings;
class QSpinBox;

namespace crossgloss {

class SettingsForm;

/// The fields of a training that only some encoders have, and of how its steps are made. Rows of a form of others.
class EncoderFields : public QObject {
    Q_OBJECT

public:
    /// Adds its rows to @p form, whose widget owns the fields and which must outlive this.
    EncoderFields(SettingsForm& form, QWidget* parent);

    /// Writes the fields into a configuration of a kind; what the kind has not is left at its default.
    void read(TrainingConfig& config) const;
    void setConfig(const TrainingConfig& config);
    /// Offers what the kind has.
    void adapt(EncoderKind kind);
    void saveSession(QSettings& settings) const;
    void restoreSession(QSettings& settings);
    void retranslate();

Q_SIGNALS:
    void changed();

private:
    void fillPoolings();

    SettingsForm& m_form;
    EncoderKind m_kind = EncoderKind::Attention;
    QSpinBox* m_kernel;
    QSpinBox* m_pool;
    QComboBox* m_pooling;
    QDoubleSpinBox* m_dropout;
    QDoubleSpinBox* m_clip;
    QDoubleSpinBox* m_fall;
};

} // namespace crossgloss
