#include "trainpage/EncoderFields.h"

#include "common/SettingsForm.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QSettings>
#include <QSignalBlocker>
#include <QSpinBox>

namespace crossgloss {

namespace {

QSpinBox* countBox(QWidget* parent)
{
    auto* box = new QSpinBox(parent);
    box->setRange(1, 64);
    return box;
}

QDoubleSpinBox* shareBox(double largest, double step, QWidget* parent)
{
    auto* box = new QDoubleSpinBox(parent);
    box->setRange(0, largest);
    box->setSingleStep(step);
    box->setDecimals(2);
    return box;
}

} // namespace

EncoderFields::EncoderFields(SettingsForm& form, QWidget* parent)
    : QObject(parent)
    , m_form(form)
    , m_kernel(countBox(parent))
    , m_pool(countBox(parent))
    , m_pooling(new QComboBox(parent))
    , m_dropout(shareBox(0.95, 0.05, parent))
    , m_clip(shareBox(10000, 0.25, parent))
    , m_fall(shareBox(1, 0.05, parent))
{
    m_kernel->setObjectName(QStringLiteral("kernel"));
    m_pool->setObjectName(QStringLiteral("pool"));
    m_pooling->setObjectName(QStringLiteral("pooling"));
    m_dropout->setObjectName(QStringLiteral("dropout"));
    m_clip->setObjectName(QStringLiteral("clip"));
    m_fall->setObjectName(QStringLiteral("rateFall"));
    for (QWidget* field : std::initializer_list<QWidget*>{m_kernel, m_pool, m_pooling, m_dropout, m_clip, m_fall}) {
        form.addField(field);
    }
    for (QSpinBox* box : {m_kernel, m_pool}) {
        connect(box, &QSpinBox::valueChanged, this, &EncoderFields::changed);
    }
    for (QDoubleSpinBox* box : {m_dropout, m_clip, m_fall}) {
        connect(box, &QDoubleSpinBox::valueChanged, this, &EncoderFields::changed);
    }
    connect(m_pooling, &QComboBox::currentIndexChanged, this, &EncoderFields::changed);
    retranslate();
}

void EncoderFields::read(TrainingConfig& config) const
{
    const TrainingConfig defaults;
    const bool layers = config.encoder != EncoderKind::Bow;
    const bool convolutions = config.encoder == EncoderKind::Cnn;
    config.kernel = convolutions ? m_kernel->value() : defaults.kernel;
    config.pool = convolutions ? m_pool->value() : defaults.pool;
    config.pooling = layers ? static_cast<Pooling>(m_pooling->currentData().toInt()) : defaults.pooling;
    config.dropout = layers ? m_dropout->value() : defaults.dropout;
    config.clip = m_clip->value();
    config.rateFall = m_fall->value();
}

void EncoderFields::setConfig(const TrainingConfig& config)
{
    adapt(config.encoder);
    m_kernel->setValue(config.kernel);
    m_pool->setValue(config.pool);
    m_pooling->setCurrentIndex(qMax(0, m_pooling->findData(static_cast<int>(config.pooling))));
    m_dropout->setValue(config.dropout);
    m_clip->setValue(config.clip);
    m_fall->setValue(config.rateFall);
}

void EncoderFields::adapt(EncoderKind kind)
{
    if (m_kind != kind) {
        m_kind = kind;
        fillPoolings();
    }
    for (QWidget* field : std::initializer_list<QWidget*>{m_kernel, m_pool}) {
        m_form.setFieldEnabled(field, kind == EncoderKind::Cnn);
    }
    for (QWidget* field : std::initializer_list<QWidget*>{m_pooling, m_dropout}) {
        m_form.setFieldEnabled(field, kind != EncoderKind::Bow);
    }
}

void EncoderFields::saveSession(QSettings& settings) const
{
    settings.setValue(QStringLiteral("kernel"), m_kernel->value());
    settings.setValue(QStringLiteral("pool"), m_pool->value());
    settings.setValue(QStringLiteral("pooling"), m_pooling->currentData());
    settings.setValue(QStringLiteral("dropout"), m_dropout->value());
    settings.setValue(QStringLiteral("clip"), m_clip->value());
    settings.setValue(QStringLiteral("rateFall"), m_fall->value());
}

void EncoderFields::restoreSession(QSettings& settings)
{
    m_kernel->setValue(settings.value(QStringLiteral("kernel"), m_kernel->value()).toInt());
    m_pool->setValue(settings.value(QStringLiteral("pool"), m_pool->value()).toInt());
    m_pooling->setCurrentIndex(qMax(0, m_pooling->findData(settings.value(QStringLiteral("pooling")))));
    m_dropout->setValue(settings.value(QStringLiteral("dropout"), m_dropout->value()).toDouble());
    m_clip->setValue(settings.value(QStringLiteral("clip"), m_clip->value()).toDouble());
    m_fall->setValue(settings.value(QStringLiteral("rateFall"), m_fall->value()).toDouble());
}

void EncoderFields::fillPoolings()
{
    const QSignalBlocker blocker(m_pooling);
    const QVariant chosen = m_pooling->currentData();
    m_pooling->clear();
    m_pooling->addItem(tr("As usual for the encoder"), static_cast<int>(Pooling::Default));
    if (m_kind == EncoderKind::BiGru) {
        m_pooling->addItem(tr("Both ends"), static_cast<int>(Pooling::Ends));
    } else {
        m_pooling->addItem(tr("Last word"), static_cast<int>(Pooling::Last));
    }
    m_pooling->addItem(tr("Mean of the words"), static_cast<int>(Pooling::Mean));
    m_pooling->addItem(tr("Maximum over the words"), static_cast<int>(Pooling::Max));
    m_pooling->setCurrentIndex(qMax(0, m_pooling->findData(chosen)));
}

void EncoderFields::retranslate()
{
    fillPoolings();
    m_form.nameFields({{m_kernel, tr("&Kernel (words)")},
                       {m_pool, tr("Ma&x-pooling (rows)")},
                       {m_pooling, tr("Sente&nce vector")},
                       {m_dropout, tr("Dropo&ut")},
                       {m_clip, tr("Gradient cl&ipping (norm)")},
                       {m_fall, tr("Learning rate fall&s by (share)")}});
    m_clip->setSpecialValueText(tr("none", "clipping"));
    m_kernel->setToolTip(tr("Words under each convolution"));
    m_pool->setToolTip(tr("Rows of which the maximum is taken behind each convolution; 1: none"));
    m_pooling->setToolTip(tr("How the last layer's rows become one vector"));
    m_dropout->setToolTip(tr("Share of the values between layers that a training step leaves out"));
    m_clip->setToolTip(tr("Longer gradients are shortened to this length"));
    m_fall->setToolTip(tr("Share of the learning rate that is gone at the last epoch; it falls linearly"));
}

} // namespace crossgloss
