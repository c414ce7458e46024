#include "comparepage/AddListSettings.h"

#include "common/FileField.h"
#include "common/Icons.h"
#include "common/Layouts.h"
#include "common/SettingsForm.h"
#include "comparepage/LanguageBox.h"
#include "comparepage/ListFiles.h"
#include "comparepage/SentenceModelBox.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>

namespace crossgloss {

AddListSettings::AddListSettings(Prompts& prompts, QWidget* parent)
    : JobSettings(parent)
    , m_file(new FileField(prompts, this))
    , m_name(new QLineEdit(this))
    , m_language(new LanguageBox(this))
    , m_model(new SentenceModelBox(QStringLiteral("addListModel"), prompts, this))
    , m_replace(new QCheckBox(this))
    , m_close(new QPushButton(this))
    , m_form(new SettingsForm)
{
    m_file->setObjectName(QStringLiteral("addListFile"));
    m_name->setObjectName(QStringLiteral("addListName"));
    m_language->setObjectName(QStringLiteral("addListLanguage"));
    m_replace->setObjectName(QStringLiteral("addListReplace"));
    m_close->setObjectName(QStringLiteral("addListClose"));
    m_close->setIcon(themedIcon(QStringLiteral("close")));
    auto* layout = rowIn(this, {}, 16);
    for (QWidget* field : std::initializer_list<QWidget*>{m_file, m_name, m_language, m_model}) {
        m_form->addField(field);
    }
    m_form->addRow(QString(), m_replace);
    layout->addLayout(m_form, 1);
    layout->addWidget(m_close, 0, Qt::AlignTop);
    connect(m_file, &FileField::changed, this, [this] {
        // A name of the user's own stays.
        if (m_name->text() == m_proposed) {
            m_proposed = listNameOf(m_file->file());
            m_name->setText(m_proposed);
        }
        m_language->setDetected({});
        Q_EMIT fileChanged();
        adapt();
    });
    connect(m_name, &QLineEdit::textChanged, this, &AddListSettings::adapt);
    connect(m_language, &LanguageBox::languageChanged, this, &AddListSettings::changed);
    connect(m_model, &SentenceModelBox::changed, this, &AddListSettings::changed);
    connect(m_replace, &QCheckBox::toggled, this, &AddListSettings::changed);
    connect(m_close, &QPushButton::clicked, this, &AddListSettings::close);
    hide();
    retranslate();
    adapt();
}

AddSentenceListRequest AddListSettings::request() const
{
    AddSentenceListRequest request;
    request.file = m_file->path();
    request.name = m_name->text().trimmed().toStdString();
    request.language = m_language->language().toStdString();
    request.model = m_model->choice();
    request.replace = isTaken() && m_replace->isChecked();
    return request;
}

bool AddListSettings::isTaken() const
{
    return std::ranges::count(m_lists, m_name->text().trimmed().toStdString(), &SentenceList::name) > 0;
}

void AddListSettings::setLists(const std::vector<SentenceList>& lists)
{
    m_lists = lists;
    m_close->setVisible(!lists.empty()); // without a list the form is all there is
    adapt();
}

void AddListSettings::setLanguages(const std::vector<std::string>& codes)
{
    m_language->setLanguages(codes);
}

void AddListSettings::setDetected(const QString& code)
{
    m_language->setDetected(code);
}

void AddListSettings::open(const QString& file)
{
    m_open = true;
    setVisible(true);
    if (!file.isEmpty()) {
        m_file->setFile(file);
    }
    Q_EMIT changed();
}

void AddListSettings::close()
{
    m_open = false;
    hide();
    Q_EMIT changed();
    Q_EMIT closed();
}

void AddListSettings::clear()
{
    m_file->setFile({});
    m_name->setText(m_proposed);
    m_replace->setChecked(false);
    m_language->setLanguage({});
}

bool AddListSettings::takeFile(const QString& file)
{
    if (looksLikeSentences(file) || m_file->file().isEmpty()) {
        open(file);
    } else {
        m_model->addModel(file);
    }
    return true;
}

QWidget* AddListSettings::focusTarget()
{
    return m_file->file().isEmpty() ? static_cast<QWidget*>(m_file) : m_name;
}

void AddListSettings::saveSession(QSettings& settings) const
{
    settings.beginGroup(QStringLiteral("addList"));
    m_model->saveSession(settings, QStringLiteral("model"));
    settings.endGroup();
}

void AddListSettings::restoreSession(QSettings& settings)
{
    settings.beginGroup(QStringLiteral("addList"));
    m_model->restoreSession(settings, QStringLiteral("model"));
    settings.endGroup();
}

void AddListSettings::adapt()
{
    m_form->setRowVisible(m_replace, isTaken());
    // A translation memory says it itself.
    m_form->setFieldEnabled(m_language, !m_file->file().contains(QLatin1String(".tmx"), Qt::CaseInsensitive));
    Q_EMIT changed();
}

void AddListSettings::retranslate()
{
    m_form->nameFields({{m_file, tr("F&ile")}, {m_name, tr("N&ame")}, {m_language, tr("Lan&guage")}, {m_model, tr("&Model")}});
    m_file->setTexts(tr("File of sentences"), tr("Open a list of sentences"), sentenceFilter(),
                     tr("One sentence per line, TSV or TMX; drop it here"));
    m_replace->setText(tr("Re&place the list of this name"));
    m_close->setText(tr("Not now"));
    m_close->setToolTip(tr("Close without adding anything"));
}

} // namespace crossgloss
