#include "comparepage/SentenceField.h"

#include "common/DescriptionEdit.h"
#include "common/Layouts.h"
#include "comparepage/LanguageBox.h"

#include <QHBoxLayout>
#include <QLabel>

namespace crossgloss {

SentenceField::SentenceField(const QString& name, QWidget* parent)
    : QWidget(parent), m_label(new QLabel(this)), m_edit(new DescriptionEdit(this)), m_language(new LanguageBox(this))
{
    m_edit->setObjectName(name + QStringLiteral("Text"));
    m_language->setObjectName(name + QStringLiteral("Language"));
    m_label->setBuddy(m_edit);
    auto* head = new QHBoxLayout;
    head->addWidget(m_label, 1);
    head->addWidget(m_language);
    auto* layout = columnIn(this, {}, 4);
    layout->addLayout(head);
    layout->addWidget(m_edit);
    layout->addStretch();
    setTabOrder(m_edit, m_language);
    connect(m_edit, &DescriptionEdit::textChanged, this, &SentenceField::textChanged);
    connect(m_edit, &DescriptionEdit::submitted, this, &SentenceField::submitted);
    connect(m_language, &LanguageBox::languageChanged, this, &SentenceField::languageChanged);
}

QString SentenceField::text() const
{
    return m_edit->description();
}

void SentenceField::setText(const QString& text)
{
    m_edit->setPlainText(text);
}

QString SentenceField::language() const
{
    return m_language->language();
}

void SentenceField::setLanguage(const QString& code)
{
    m_language->setLanguage(code);
}

void SentenceField::setLanguages(const std::vector<std::string>& codes)
{
    m_language->setLanguages(codes);
}

void SentenceField::setDetected(const QString& code)
{
    m_language->setDetected(code);
}

const QString& SentenceField::detected() const
{
    return m_language->detected();
}

void SentenceField::setTexts(const QString& label, const QString& placeholder)
{
    QString name = label;
    name.remove(QLatin1Char('&'));
    m_label->setText(label);
    m_edit->setPlaceholderText(placeholder);
    m_edit->setAccessibleName(name);
    m_language->setAccessibleName(tr("Language of: %1", "which sentence").arg(name));
}

} // namespace crossgloss
