#pragma once

#include <hunspell/hunspell.hxx>

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QStringList>

#include <algorithm>
#include <memory>
#include <string>

namespace crossgloss {

/// The hunspell dictionary of a language, and our own words beside it: tests/data/spelling/names.txt holds names and
/// terms of every language, LANG.txt those of one. Upper case in the lists counts, as it does in dictionaries.
class Spelling {
public:
    explicit Spelling(const QString& language) : m_arabic(language == QLatin1String("ar"))
    {
        const QString affixes = affixFile(language);
        if (affixes.isEmpty()) {
            return;
        }
        const QByteArray words = QFile::encodeName(affixes.chopped(3) + QStringLiteral("dic"));
        m_hunspell = std::make_unique<Hunspell>(QFile::encodeName(affixes).constData(), words.constData());
        m_utf8 = QByteArray::fromStdString(m_hunspell->get_dict_encoding()).toUpper() == "UTF-8";
        readList(QStringLiteral("names"));
        readList(language);
    }

    /// The system has a dictionary of the language.
    bool isThere() const { return m_hunspell != nullptr; }

    /// Words of @p text that neither dictionary knows.
    QStringList unknown(const QString& text) const
    {
        static const QRegularExpression anyWord(QStringLiteral("\\p{L}[\\p{L}\\p{M}]*(?:['’‑-]\\p{L}[\\p{L}\\p{M}]*)*"));
        // Names and keys in Latin letters stand among Arabic ones, often with a word's letter before them.
        static const QRegularExpression arabicWord(QStringLiteral("[\\x{620}-\\x{65f}\\x{670}-\\x{6d3}]+"));
        const QRegularExpression& word = m_arabic ? arabicWord : anyWord;
        QStringList found;
        for (auto words = word.globalMatch(text); words.hasNext();) {
            const QString each = words.next().captured();
            if (!isRight(each)) {
                found.append(each);
            }
        }
        return found;
    }

private:
    /// Of the language as its own country writes it, if there is a choice.
    static QString affixFile(const QString& language)
    {
        const QDir folder(QStringLiteral("/usr/share/hunspell"));
        const QString any = folder.entryList({language + QStringLiteral("_*.aff")}, QDir::Files, QDir::Name).value(0);
        const QString country = language == QLatin1String("en") ? QStringLiteral("US") : language.toUpper();
        for (const QString& name : {language + QStringLiteral(".aff"), QStringLiteral("%1_%2.aff").arg(language, country), any}) {
            if (!name.isEmpty() && folder.exists(name)) {
                return folder.filePath(name);
            }
        }
        return {};
    }

    void readList(const QString& name)
    {
        QFile file(QStringLiteral(CROSSGLOSS_TEST_DATA "/spelling/%1.txt").arg(name));
        if (!file.open(QIODevice::ReadOnly)) {
            return;
        }
        for (const QString& line : QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'))) {
            if (!line.startsWith(QLatin1Char('#')) && !line.trimmed().isEmpty()) {
                m_own.insert(line.trimmed());
            }
        }
    }

    bool isRight(const QString& word) const
    {
        if (isKnown(word)) {
            return true;
        }
        // Compounds and elisions that are no words of the dictionary are as good as their parts.
        static const QRegularExpression joint(QStringLiteral("['’‑-]"));
        static const QSet<QString> elided{QStringLiteral("qu"), QStringLiteral("jusqu"), QStringLiteral("lorsqu")};
        const QStringList parts = word.split(joint);
        return parts.size() > 1 && std::ranges::all_of(parts, [this](const QString& part) {
                   return part.size() == 1 || elided.contains(part.toLower()) || isKnown(part)
                          || isKnown(part.left(1).toUpper() + part.mid(1));
               });
    }

    bool isKnown(const QString& word) const
    {
        const QString plain = QString(word).replace(QChar(0x2019), QLatin1Char('\''));
        QString small = plain;
        small[0] = small.at(0).toLower();
        // A word at the head of a sentence is written with a capital.
        return m_own.contains(plain) || m_own.contains(small) || m_hunspell->spell(encoded(plain));
    }

    std::string encoded(const QString& word) const
    {
        return (m_utf8 ? word.toUtf8() : word.toLatin1()).toStdString();
    }

    std::unique_ptr<Hunspell> m_hunspell;
    bool m_arabic = false;
    bool m_utf8 = true;
    QSet<QString> m_own;
};

} // namespace crossgloss
