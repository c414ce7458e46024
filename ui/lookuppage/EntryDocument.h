#pragma once

#include "lookup/Lookup.h"

#include <QCoreApplication>
#include <QList>
#include <QSet>
#include <QString>
#include <QStringList>

#include <set>
#include <string>

namespace crossgloss {

/// All that is known of a word as rich text: the entry of each dictionary with its senses, then examples, translations
/// and near words. Text of dictionaries is only ever shown as text, whatever it contains, and much of it only when asked
/// for.
///
/// Links are "word:N", N a place in links(), and "more:ID" for what is left out until ID is among what is expanded.
class EntryDocument
{
    Q_DECLARE_TR_FUNCTIONS(EntryDocument)

public:
    struct Link
    {
        QString word;
        QString language;
    };

    EntryDocument(const QString& word, const QString& language, const WordDetails& details,
                  const QSet<QString>& expanded);

    const QString& html() const { return m_html; }
    const QList<Link>& links() const { return m_links; }

    /// The row that stands for the word itself: its article is found as that of an answer is.
    static LookupRow ownRow(const QString& word, const QString& language, const WordDetails& details);

    /// Rules for the classes that html() uses, in the colours of the theme in force.
    static QString styleSheet();

private:
    void writeHead(const WordDetails& details);
    void writeEntries(const std::vector<WordDetails::Entry>& entries);
    void writeEntry(const WordDetails::Entry& entry, const QString& id);
    void writeSense(const Sense& sense, const std::string& translationLanguage, const QString& id);
    void writeExamples(const std::vector<Example>& examples, const QString& id);
    void writeSentences(const std::vector<WordDetails::Sentence>& sentences);
    void writeRows(const QString& heading, const std::vector<LookupRow>& rows);

    QString link(const std::string& word, const QString& language);
    QString translation(const Translation& translation, const QString& language);
    QString wordList(const std::vector<std::string>& words, const QString& id);
    QString more(const QString& id, const QString& text) const;
    QString withWordBold(const std::string& sentence) const;
    /// How many of @p count are written: @p few, more of them once @p id is expanded.
    std::size_t shown(std::size_t count, std::size_t few, const QString& id) const;

    QString m_word;
    QString m_language;
    QSet<QString> m_expanded;
    std::set<std::string> m_stems; ///< of the word's parts, to find it in sentences
    QString m_html;
    QList<Link> m_links;
};

} // namespace crossgloss
