#include "comparepage/LanguageBox.h"

#include "common/LanguageNames.h"

#include <QSignalBlocker>

#include <algorithm>

namespace crossgloss {

LanguageBox::LanguageBox(QWidget* parent) : Retranslated(parent)
{
    setSizeAdjustPolicy(AdjustToContents);
    connect(this, &QComboBox::currentIndexChanged, this, &LanguageBox::languageChanged);
    fill();
}

QString LanguageBox::language() const
{
    return currentData().toString();
}

void LanguageBox::setLanguage(const QString& code)
{
    if (!code.isEmpty() && findData(code) < 0) {
        m_codes.push_back(code.toStdString());
        fill();
    }
    setCurrentIndex(std::max(0, findData(code)));
}

void LanguageBox::setLanguages(const std::vector<std::string>& codes)
{
    const std::string chosen = language().toStdString();
    m_codes = codes;
    if (!chosen.empty() && std::ranges::count(m_codes, chosen) == 0) {
        m_codes.push_back(chosen);
    }
    fill();
}

void LanguageBox::setDetected(const QString& code)
{
    if (code != m_detected) {
        m_detected = code;
        showDetected();
    }
}

void LanguageBox::fill()
{
    const QSignalBlocker quiet(this);
    const QString chosen = language();
    clear();
    addItem({}, QString());
    for (const QString& code : sortedByName(m_codes)) {
        addItem(displayLanguage(code), code);
    }
    setCurrentIndex(std::max(0, findData(chosen)));
    showDetected();
}

void LanguageBox::showDetected()
{
    setItemText(0, m_detected.isEmpty() ? tr("Detect the language")
                                        : tr("%1 (detected)", "a language").arg(displayLanguage(m_detected)));
    setToolTip(tr("The language is detected from the text; choose one if it is wrong"));
}

} // namespace crossgloss
