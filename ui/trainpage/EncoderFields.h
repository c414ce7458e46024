#pragma once

#include "encoder/Training.h"

#include <QObject>

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QSettings;
class QSpinBox;

namespace crossgloss {

/// The fields of a training that only some encoders have, and of how its steps are made. Rows of a form of others.
class EncoderFields : public QObject {
    Q_OBJECT

public:
    /// Adds its rows to @p form, whose widget owns the fields.
    EncoderFields(QFormLayout* form, QWidget* parent);

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

    EncoderKind m_kind = EncoderKind::Attention;
    QLabel* m_kernelLabel;
    QSpinBox* m_kernel;
    QLabel* m_poolLabel;
    QSpinBox* m_pool;
    QLabel* m_poolingLabel;
    QComboBox* m_pooling;
    QLabel* m_dropoutLabel;
    QDoubleSpinBox* m_dropout;
    QLabel* m_clipLabel;
    QDoubleSpinBox* m_clip;
    QLabel* m_fallLabel;
    QDoubleSpinBox* m_fall;
};

} // namespace crossgloss
