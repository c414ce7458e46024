#include "trainpage/AskSettings.h"

#include "common/DescriptionEdit.h"
#include "common/FileField.h"
#include "common/LanguageNames.h"
#include "common/Layouts.h"
#include "common/Paths.h"
#include "common/SettingsForm.h"

#include <QComboBox>
#include <QSettings>
#include <QSignalBlocker>
#include <QSpinBox>

namespace crossgloss {

namespace {

void choose(QComboBox* box, const QString& code)
{
    if (code.isEmpty()) {
        return;
    }
    if (box->findData(code) < 0) {
        box->addItem(displayLanguage(code), code);
    }
    box->setCurrentIndex(box->findData(code));
}

} // namespace

AskSettings::AskSettings(Prompts& prompts, QWidget* parent)
    : JobSettings(parent)
    , m_model(new FileField(prompts, this))
    , m_description(new DescriptionEdit(this))
    , m_from(new QComboBox(this))
    , m_to(new QComboBox(this))
    , m_answers(numberField(this, "askAnswers", 1, 1000, 10))
    , m_nearest(numberField(this, "askNearest", 0, 1000, 5))
    , m_form(new SettingsForm)
{
    m_model->setObjectName(QStringLiteral("askModel"));
    m_description->setObjectName(QStringLiteral("askDescription"));
    m_from->setObjectName(QStringLiteral("askFrom"));
    m_to->setObjectName(QStringLiteral("askTo"));
    for (QWidget* field : std::initializer_list<QWidget*>{m_model, m_description, m_from, m_to, m_answers, m_nearest}) {
        m_form->addField(field);
    }
    auto* layout = columnIn(this, {0, 0, 8, 0});
    layout->addLayout(m_form);
    layout->addStretch();
    retranslate();
    choose(m_from, QStringLiteral("en"));
    choose(m_to, QStringLiteral("fr"));
    connect(m_model, &FileField::changed, this, &AskSettings::changed);
    connect(m_description, &QPlainTextEdit::textChanged, this, &AskSettings::changed);
    connect(m_description, &DescriptionEdit::submitted, this, &AskSettings::submitted);
    for (QComboBox* box : {m_from, m_to}) {
        connect(box, &QComboBox::currentIndexChanged, this, &AskSettings::changed);
    }
    for (QSpinBox* box : {m_answers, m_nearest}) {
        connect(box, &QSpinBox::valueChanged, this, &AskSettings::changed);
    }
}

void AskSettings::fillLanguages()
{
    for (QComboBox* box : {m_from, m_to}) {
        const QSignalBlocker quiet(box);
        const QString chosen = box->currentData().toString();
        box->clear();
        for (const QString& code : sortedByName(offeredLanguages())) {
            box->addItem(displayLanguage(code), code);
        }
        choose(box, chosen);
    }
}

AskEncoderRequest AskSettings::request() const
{
    AskEncoderRequest request;
    request.model = m_model->path();
    request.description = m_description->description().toStdString();
    request.from = m_from->currentData().toString().toStdString();
    request.to = m_to->currentData().toString().toStdString();
    request.options.answers = static_cast<std::size_t>(m_answers->value());
    request.options.nearest = static_cast<std::size_t>(m_nearest->value());
    return request;
}

void AskSettings::setDescription(const QString& description)
{
    m_description->setPlainText(description);
}

void AskSettings::setModel(const std::filesystem::path& model, const std::string& from, const std::string& to)
{
    m_model->setFile(fromPath(model));
    choose(m_from, QString::fromStdString(from));
    choose(m_to, QString::fromStdString(to));
}

bool AskSettings::takeFile(const QString& file)
{
    m_model->setFile(file);
    return true;
}

QWidget* AskSettings::focusTarget()
{
    return m_model->file().isEmpty() ? static_cast<QWidget*>(m_model) : m_description;
}

void AskSettings::saveSession(QSettings& settings) const
{
    settings.beginGroup(QStringLiteral("askEncoder"));
    settings.setValue(QStringLiteral("model"), m_model->file());
    settings.setValue(QStringLiteral("description"), m_description->toPlainText());
    settings.setValue(QStringLiteral("from"), m_from->currentData());
    settings.setValue(QStringLiteral("to"), m_to->currentData());
    settings.setValue(QStringLiteral("answers"), m_answers->value());
    settings.setValue(QStringLiteral("nearest"), m_nearest->value());
    settings.endGroup();
}

void AskSettings::restoreSession(QSettings& settings)
{
    settings.beginGroup(QStringLiteral("askEncoder"));
    m_model->setFile(settings.value(QStringLiteral("model")).toString());
    m_description->setPlainText(settings.value(QStringLiteral("description")).toString());
    choose(m_from, settings.value(QStringLiteral("from")).toString());
    choose(m_to, settings.value(QStringLiteral("to")).toString());
    m_answers->setValue(settings.value(QStringLiteral("answers"), m_answers->value()).toInt());
    m_nearest->setValue(settings.value(QStringLiteral("nearest"), m_nearest->value()).toInt());
    settings.endGroup();
}

void AskSettings::retranslate()
{
    fillLanguages();
    m_form->nameFields({{m_model, tr("&Model")},
                        {m_description, tr("&Description")},
                        {m_from, tr("&From")},
                        {m_to, tr("&To")},
                        {m_answers, tr("A&nswers")},
                        {m_nearest, tr("Training definitions &shown")}});
    m_model->setTexts(tr("Model"), tr("Open a trained dictionary encoder"), tr("Models (*.model);;All files (*)"),
                      tr("trained model file"));
    m_description->setPlaceholderText(tr("a shy animal with long ears"));
}

} // namespace crossgloss
