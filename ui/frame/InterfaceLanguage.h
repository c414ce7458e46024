#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTranslator>

namespace crossgloss {

/// The language of the interface, switchable while the program runs.
class InterfaceLanguage : public QObject {
    Q_OBJECT

public:
    explicit InterfaceLanguage(QObject* parent = nullptr);

    /// Codes of the languages there are texts in; English first.
    static QStringList available();
    /// A language's name in that language: whoever cannot read the present one must find the own.
    static QString nameOf(const QString& code);
    /// Code in force.
    const QString& current() const { return m_current; }
    /// @p code empty: as the system asks. Installs the texts, number formats and direction; every widget hears of it.
    void choose(const QString& code);
    /// "" when the system's is followed.
    const QString& chosen() const { return m_chosen; }

private:
    QString m_chosen;
    QString m_current;
    QTranslator m_texts;
    QTranslator m_qtTexts;
};

} // namespace crossgloss
