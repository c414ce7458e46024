#pragma once

#include "common/Retranslated.h"

#include <QComboBox>

#include <string>
#include <vector>

namespace crossgloss {

/// The language that a text is in: told from the text, or chosen by hand.
class LanguageBox : public Retranslated<QComboBox> {
    Q_OBJECT

public:
    explicit LanguageBox(QWidget* parent = nullptr);

    /// Canonical code of the language chosen by hand; empty = it is told from the text.
    QString language() const;
    void setLanguage(const QString& code);
    /// Those to choose from; what was chosen stays.
    void setLanguages(const std::vector<std::string>& codes);
    /// What the text looks like; empty = nothing can be told.
    void setDetected(const QString& code);
    const QString& detected() const { return m_detected; }

Q_SIGNALS:
    void languageChanged();

protected:
    void retranslate() override { fill(); }

private:
    void fill();
    void showDetected();

    std::vector<std::string> m_codes;
    QString m_detected;
};

} // namespace crossgloss
