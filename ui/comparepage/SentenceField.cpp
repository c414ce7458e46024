#include "comparepage/SentenceField.h"

#include "common/DescriptionEdit.h"
#include "common/LanguageNames.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace crossgloss {

SentenceField::SentenceField(const QString& name, QWidget* parent)
    : QWidget(parent), m_label(new QLabel(this)), m_edit(new DescriptionEdit(this)), m_language(new QComboBox(this))
{
    m_edit->setObjectName(name + QStringLiteral("Text"));
    m_language->setObjectName(name + QStringLiteral("Language"));
    m_language->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_label->setBuddy(m_edit);
    auto* head = new QHBoxLayout;
    head->addWidget(m_label, 1);
    head->addWidget(m_language);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addLayout(head);
    layout->addWidget(m_edit);
    layout->addStretch();
    setTabOrder(m_edit, m_language);
    connect(m_edit, &DescriptionEdit::textChanged, this, &SentenceField::textChanged);
    connect(m_edit, &DescriptionEdit::submitted, this, &SentenceField::submitted);
    connect(m_language, &QComboBox::currentIndexChanged, this, &SentenceField::languageChanged);
    fill();
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
    return m_language->currentData().toString();
}

void SentenceField::setLanguage(const QString& code)
{
    if (!code.isEmpty() && m_language->findData(code) < 0) {
        m_codes.push_back(code.toStdString());
        fill();
    }
    m_language->setCurrentIndex(std::max(0, m_language->findData(code)));
}

void SentenceField::setLanguages(const std::vector<std::string>& codes)
{
    const std::string chosen = language().toStdString();
    m_codes = codes;
    if (!chosen.empty() && std::ranges::count(m_codes, chosen) == 0) {
        m_codes.push_back(chosen);
    }
    fill();
}

void SentenceField::setDetected(const QString& code)
{
    if (code != m_detected) {
        m_detected = code;
        retranslate();
    }
}

void SentenceField::fill()
{
    const QSignalBlocker quiet(m_language);
    const QString chosen = language();
    m_language->clear();
    m_language->addItem({}, QString());
    for (const QString& code : sortedByName(m_codes)) {
        m_language->addItem(displayLanguage(code), code);
    }
    m_language->setCurrentIndex(std::max(0, m_language->findData(chosen)));
    retranslate();
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

void SentenceField::retranslate()
{
    m_language->setItemText(0, m_detected.isEmpty() ? tr("Detect the language")
                                                    : tr("%1 (detected)", "a language").arg(displayLanguage(m_detected)));
    m_language->setToolTip(tr("The language is told from the text; choose one where that is wrong"));
}

void SentenceField::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        fill();
    }
    QWidget::changeEvent(event);
}

} // namespace crossgloss
