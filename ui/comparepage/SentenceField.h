#pragma once

#include <QWidget>

#include <string>
#include <vector>

class QLabel;

namespace crossgloss {

class DescriptionEdit;
class LanguageBox;

/// A sentence and the language that it is in: told from the text, or chosen by hand.
class SentenceField : public QWidget {
    Q_OBJECT

public:
    /// @param name of the widgets: "compareFirst" makes compareFirstText and compareFirstLanguage.
    explicit SentenceField(const QString& name, QWidget* parent = nullptr);

    QString text() const;
    void setText(const QString& text);
    /// Canonical code of the language chosen by hand; empty = it is told from the text.
    QString language() const;
    void setLanguage(const QString& code);
    /// Those to choose from; what was chosen stays.
    void setLanguages(const std::vector<std::string>& codes);
    /// What the text looks like; empty = nothing can be told.
    void setDetected(const QString& code);
    const QString& detected() const;

    /// @param label with the mnemonic. @param placeholder stands in the empty field.
    void setTexts(const QString& label, const QString& placeholder);
    DescriptionEdit* edit() const { return m_edit; }

Q_SIGNALS:
    void textChanged();
    void languageChanged();
    void submitted();

private:
    QLabel* m_label;
    DescriptionEdit* m_edit;
    LanguageBox* m_language;
};

} // namespace crossgloss
