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
    explicit Spelling(const QString& language)
    {
        const QDir folder(QStringLiteral("/usr/share/hunspell"));
        const QStringList found = folder.entryList({language + QStringLiteral(".aff"), language + QLatin1Char('_')
                                                    + language.toUpper() + QStringLiteral(".aff"),
                                                    language + QStringLiteral("_*.aff")}, QDir::Files, QDir::Name);
        const QString own = language + QLatin1Char('_') + language.toUpper() + QStringLiteral(".aff");
        const QString file = found.contains(language + QStringLiteral(".aff")) ? language + QStringLiteral(".aff")
                             : found.contains(own)                             ? own
                             : language == QLatin1String("en")                 ? QStringLiteral("en_US.aff")
                                                                               : found.value(0);
        if (file.isEmpty() || !folder.exists(file)) {
            return;
        }
        const QByteArray affixes = QFile::encodeName(folder.filePath(file));
        QByteArray words = affixes;
        words.replace(words.size() - 3, 3, "dic");
        m_hunspell = std::make_unique<Hunspell>(affixes.constData(), words.constData());
        m_utf8 = QByteArray::fromStdString(m_hunspell->get_dict_encoding()).toUpper() == "UTF-8";
        for (const QString& list : {QStringLiteral("names"), language}) {
            QFile own(QStringLiteral(CROSSGLOSS_TEST_DATA "/spelling/%1.txt").arg(list));
            if (own.open(QIODevice::ReadOnly)) {
                for (const QString& line : QString::fromUtf8(own.readAll()).split(QLatin1Char('\n'))) {
                    if (!line.startsWith(QLatin1Char('#')) && !line.trimmed().isEmpty()) {
                        m_own.insert(line.trimmed());
                    }
                }
            }
        }
    }

    /// The system has a dictionary of the language.
    bool isThere() const { return m_hunspell != nullptr; }

    /// Words of @p text that neither dictionary knows.
    QStringList unknown(const QString& text) const
    {
        static const QRegularExpression word(QStringLiteral("\\p{L}[\\p{L}\\p{M}]*(?:['’‑-]\\p{L}[\\p{L}\\p{M}]*)*"));
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
    bool isRight(const QString& word) const
    {
        if (isKnown(word)) {
            return true;
        }
        // Compounds and elisions that are no words of the dictionary are as good as their parts.
        static const QRegularExpression joint(QStringLiteral("['’‑-]"));
        const QStringList parts = word.split(joint);
        return parts.size() > 1 && std::ranges::all_of(parts, [this](const QString& part) {
                   return part.size() == 1 || isKnown(part) || isKnown(part.left(1).toUpper() + part.mid(1))
                          || QStringList{QStringLiteral("qu"), QStringLiteral("jusqu"), QStringLiteral("lorsqu")}.contains(part.toLower());
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
    bool m_utf8 = true;
    QSet<QString> m_own;
};

} // namespace crossgloss
