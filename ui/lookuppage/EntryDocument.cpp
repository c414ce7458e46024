#include "lookuppage/EntryDocument.h"

#include "common/LanguageNames.h"
#include "common/TextDirection.h"
#include "common/Texts.h"
#include "common/Theme.h"
#include "common/WordTexts.h"
#include "lookup/WordGrammar.h"
#include "text/Tokeniser.h"

#include <QTextBoundaryFinder>

#include <algorithm>

namespace crossgloss {

namespace {

// What is shown at once, and what at most: a hostile dictionary may hold a million of anything.
constexpr std::size_t fewEntries = 8;
constexpr std::size_t maxEntries = 40;
constexpr std::size_t fewSenses = 8;
constexpr std::size_t maxExpanded = 200;
constexpr std::size_t fewTranslations = 24;
constexpr std::size_t fewWords = 16;
constexpr std::size_t fewExamples = 3;
constexpr std::size_t fewDefinitions = 6;
constexpr int maxWordLength = 200;
constexpr int maxEtymologyLength = 600;

QString text(const std::string& untrusted, int longest = 2000)
{
    return shownText(QString::fromStdString(untrusted), longest).toHtmlEscaped();
}

QString quiet(const QString& html)
{
    return QStringLiteral("<span class=\"quiet\">%1</span>").arg(html);
}

QString paragraph(const QString& html, const char* kind = "line")
{
    return QStringLiteral("<p class=\"%1\">%2</p>").arg(QLatin1String(kind), html);
}

QString listed(const QStringList& parts)
{
    return parts.join(QStringLiteral(", "));
}

QString pronunciation(const std::vector<std::string>& sounds)
{
    QStringList all;
    for (std::size_t i = 0; i < std::min<std::size_t>(sounds.size(), 4); ++i) {
        all.append(QLatin1Char('/') + text(sounds[i], maxWordLength) + QLatin1Char('/'));
    }
    return all.join(QLatin1Char(' '));
}

/// Gender and register of a word, number too.
QStringList markTexts(const WordMarks& marks)
{
    QStringList parts{displayGenders(marks)};
    if (marks.plural) {
        parts.append(QCoreApplication::translate("EntryDocument", "plural"));
    }
    parts.append(displayUsages(marks));
    parts.removeAll(QString());
    return parts;
}

} // namespace

EntryDocument::EntryDocument(const QString& word, const QString& language, const WordDetails& details,
                             const QSet<QString>& expanded)
    : m_word(word)
    , m_language(language)
    , m_expanded(expanded)
{
    const std::string code = language.toStdString();
    for (const std::string& token : tokenise(word.toStdString(), code)) {
        m_stems.insert(stem(token, code));
    }
    writeHead(details);
    writeEntries(details.entries);
    writeSentences(details.sentences);
    writeRows(tr("Translations"), details.translations);
    writeRows(tr("Near in meaning"), details.neighbours);
}

LookupRow EntryDocument::ownRow(const QString& word, const QString& language, const WordDetails& details)
{
    LookupRow row;
    row.word = word.toStdString();
    row.language = language.toStdString();
    row.marks = details.marks;
    const bool noun = std::ranges::any_of(details.entries, [](const WordDetails::Entry& each) {
        return each.entry.pos == PartOfSpeech::Noun;
    });
    row.pos = noun ? PartOfSpeech::Noun : PartOfSpeech::Unknown;
    return row;
}

QString EntryDocument::styleSheet()
{
    const ThemeColours& colours = Theme::instance().colours();
    return QStringLiteral("a { text-decoration: none; }"
                          "h1 { font-size: x-large; font-weight: 600; margin: 0; }"
                          "h2 { font-size: medium; font-weight: 600; color: %1; margin: 18px 0 4px 0; }"
                          "p.head { margin: 8px 0 2px 0; }"
                          "p.line { margin: 2px 0; }"
                          "p.example { margin: 2px 0 2px 16px; }"
                          "ol { margin: 2px 0; }"
                          "li { margin: 4px 0; }"
                          ".quiet { color: %1; }"
                          ".article { color: %1; font-weight: 400; }")
        .arg(colours.muted.name());
}

std::size_t EntryDocument::shown(std::size_t count, std::size_t few, const QString& id) const
{
    return std::min(count, m_expanded.contains(id) ? maxExpanded : few);
}

QString EntryDocument::more(const QString& id, const QString& text) const
{
    return m_expanded.contains(id) ? quiet(QChar(0x2026))
                                   : QStringLiteral("<a href=\"more:%1\">%2</a>").arg(id, text.toHtmlEscaped());
}

QString EntryDocument::link(const std::string& word, const QString& language)
{
    const QString shownWord = QString::fromStdString(word);
    if (language.isEmpty() || shownWord.size() > maxWordLength) {
        return text(word, maxWordLength);
    }
    m_links.append({shownWord, language});
    return QStringLiteral("<a href=\"word:%1\">%2</a>").arg(m_links.size() - 1).arg(text(word));
}

QString EntryDocument::translation(const Translation& translation, const QString& language)
{
    const QStringList marks = markTexts(translation.marks);
    const QString word = link(translation.word, language);
    return marks.isEmpty() ? word : word + QLatin1Char(' ') + quiet(marks.join(QLatin1Char(' ')).toHtmlEscaped());
}

QString EntryDocument::wordList(const std::vector<std::string>& words, const QString& id)
{
    QStringList links;
    const std::size_t count = shown(words.size(), fewWords, id);
    for (std::size_t i = 0; i < count; ++i) {
        links.append(link(words[i], m_language));
    }
    if (count < words.size()) {
        links.append(more(id, tr("more…")));
    }
    return listed(links);
}

void EntryDocument::writeHead(const WordDetails& details)
{
    const QString article = QString::fromStdString(definiteArticle(ownRow(m_word, m_language, details)));
    const QString before =
        article.isEmpty() ? QString() : QStringLiteral("<span class=\"article\">%1</span>").arg(article.toHtmlEscaped());
    // Article and word in their own direction, whichever way the window runs.
    m_html += QStringLiteral("<h1>%1</h1>").arg(isolated(before + text(m_word.toStdString(), maxWordLength)));
    QStringList facts{displayLanguage(m_language).toHtmlEscaped(), pronunciation(details.pronunciations)};
    for (const QString& mark : markTexts(details.marks)) {
        facts.append(mark.toHtmlEscaped());
    }
    if (!details.plural.empty()) {
        facts.append(tr("plural: %1").arg(text(details.plural, maxWordLength)));
    }
    m_html += paragraph(quiet(joinedFacts(facts)));
}

void EntryDocument::writeEntries(const std::vector<WordDetails::Entry>& entries)
{
    if (entries.empty()) {
        m_html += paragraph(quiet(tr("No installed dictionary has an entry for this word. The Library shows how to add "
                                     "one.")
                                      .toHtmlEscaped()),
                            "head");
        return;
    }
    const QString id = QStringLiteral("entries");
    const std::size_t count = std::min(maxEntries, shown(entries.size(), fewEntries, id));
    for (std::size_t i = 0; i < count; ++i) {
        const WordDetails::Entry& entry = entries[i];
        if (i == 0 || entry.source != entries[i - 1].source) {
            QString languages = displayLanguage(m_language);
            if (!entry.translationLanguage.empty()) {
                languages += QStringLiteral(" – ") + displayLanguage(entry.translationLanguage);
            }
            m_html += QStringLiteral("<h2>%1 · %2</h2>").arg(text(entry.source, maxWordLength), languages.toHtmlEscaped());
        }
        writeEntry(entry, QStringLiteral("e%1").arg(i));
    }
    if (count < entries.size() && count < maxEntries) {
        const auto left = static_cast<int>(std::min(maxEntries, entries.size()) - count);
        m_html += paragraph(more(id, tr("%Ln more entry(s)", nullptr, left)), "head");
    }
}

void EntryDocument::writeEntry(const WordDetails::Entry& entry, const QString& id)
{
    const DictionaryEntry& said = entry.entry;
    QStringList facts{pronunciation(said.pronunciations), displayPartOfSpeech(said.pos).toHtmlEscaped()};
    for (const QString& mark : markTexts(said.marks)) {
        facts.append(mark.toHtmlEscaped());
    }
    if (!said.plural.empty()) {
        facts.append(tr("plural: %1").arg(text(said.plural, maxWordLength)));
    }
    m_html += paragraph(QStringLiteral("<b>%1</b> ").arg(text(said.headword, maxWordLength)) +
                            quiet(joinedFacts(facts)),
                        "head");

    const std::size_t count = shown(said.senses.size(), fewSenses, id);
    m_html += count > 1 ? QStringLiteral("<ol>") : QString();
    for (std::size_t i = 0; i < count; ++i) {
        m_html += count > 1 ? QStringLiteral("<li>") : QString();
        writeSense(said.senses[i], entry.translationLanguage, QStringLiteral("%1s%2").arg(id).arg(i));
        m_html += count > 1 ? QStringLiteral("</li>") : QString();
    }
    m_html += count > 1 ? QStringLiteral("</ol>") : QString();
    if (count < said.senses.size()) {
        m_html += paragraph(more(id, tr("%Ln more sense(s)", nullptr, static_cast<int>(said.senses.size() - count))));
    }
    if (!said.references.empty()) {
        m_html += paragraph(quiet(tr("See also:")) + QLatin1Char(' ') +
                            wordList(said.references, id + QLatin1Char('r')));
    }
    if (!said.etymology.empty()) {
        m_html += paragraph(quiet(tr("Origin:") + QLatin1Char(' ') + text(said.etymology, maxEtymologyLength)));
    }
}

void EntryDocument::writeSense(const Sense& sense, const std::string& translationLanguage, const QString& id)
{
    QStringList lines;
    QStringList words;
    const QString translationsId = id + QLatin1Char('t');
    const std::size_t count = shown(sense.translations.size(), fewTranslations, translationsId);
    for (std::size_t i = 0; i < count; ++i) {
        words.append(translation(sense.translations[i], QString::fromStdString(translationLanguage)));
    }
    if (count < sense.translations.size()) {
        words.append(more(translationsId, tr("more…")));
    }
    const QString label = sense.label.empty() ? QString() : quiet(QLatin1Char('(') + text(sense.label, 100) + QLatin1Char(')'));
    QString first = label + (label.isEmpty() || words.isEmpty() ? QString() : QStringLiteral(" ")) + listed(words);
    const QString definitionsId = id + QLatin1Char('d');
    const std::size_t definitions = shown(sense.definitions.size(), fewDefinitions, definitionsId);
    for (std::size_t i = 0; i < definitions; ++i) {
        const QString definition = text(sense.definitions[i]);
        if (i == 0 && words.isEmpty()) {
            first += (label.isEmpty() ? QString() : QStringLiteral(" ")) + definition;
        } else {
            lines.append(definition);
        }
    }
    if (definitions < sense.definitions.size()) {
        lines.append(more(definitionsId, tr("more…")));
    }
    if (!sense.synonyms.empty()) {
        lines.append(quiet(tr("Synonyms:")) + QLatin1Char(' ') + wordList(sense.synonyms, id + QLatin1Char('y')));
    }
    if (!first.isEmpty()) {
        lines.prepend(first);
    }
    for (const QString& line : std::as_const(lines)) {
        m_html += paragraph(line);
    }
    writeExamples(sense.examples, id + QLatin1Char('x'));
}

void EntryDocument::writeExamples(const std::vector<Example>& examples, const QString& id)
{
    const std::size_t count = shown(examples.size(), fewExamples, id);
    for (std::size_t i = 0; i < count; ++i) {
        QString line = QStringLiteral("<i>%1</i>").arg(withWordBold(examples[i].text));
        if (!examples[i].translation.empty()) {
            line += QStringLiteral(" – ") + text(examples[i].translation);
        }
        m_html += paragraph(line, "example");
    }
    if (count < examples.size()) {
        m_html += paragraph(more(id, tr("%Ln more example(s)", nullptr, static_cast<int>(examples.size() - count))),
                            "example");
    }
}

QString EntryDocument::withWordBold(const std::string& sentence) const
{
    const QString whole = shownText(QString::fromStdString(sentence));
    const std::string language = m_language.toStdString();
    QTextBoundaryFinder finder(QTextBoundaryFinder::Word, whole);
    QString html;
    qsizetype from = 0;
    for (qsizetype to = finder.toNextBoundary(); to >= 0; from = to, to = finder.toNextBoundary()) {
        const QString part = whole.mid(from, to - from);
        const std::vector<std::string> tokens = tokenise(part.toStdString(), language);
        const bool own = std::ranges::any_of(tokens, [&](const std::string& token) {
            return m_stems.contains(stem(token, language));
        });
        html += own ? QStringLiteral("<b>%1</b>").arg(part.toHtmlEscaped()) : part.toHtmlEscaped();
    }
    return html;
}

void EntryDocument::writeSentences(const std::vector<WordDetails::Sentence>& sentences)
{
    m_html += QStringLiteral("<h2>%1</h2>").arg(tr("Examples from your texts").toHtmlEscaped());
    if (sentences.empty()) {
        m_html += paragraph(quiet(tr("No examples yet. Import sentence pairs in the Library (sentence, tab, translation).")
                                      .toHtmlEscaped()));
        return;
    }
    const QString id = QStringLiteral("sentences");
    const std::size_t count = shown(sentences.size(), fewSenses, id);
    for (std::size_t i = 0; i < count; ++i) {
        const WordDetails::Sentence& sentence = sentences[i];
        QString line = withWordBold(sentence.text);
        if (!sentence.translation.empty()) {
            line += QStringLiteral("<br>") + text(sentence.translation);
        }
        QString source = text(sentence.source, maxWordLength);
        if (!sentence.translationLanguage.empty()) {
            source += QStringLiteral(", ") + displayLanguage(sentence.translationLanguage).toHtmlEscaped();
        }
        m_html += paragraph(line + QLatin1Char(' ') + quiet(QLatin1Char('(') + source + QLatin1Char(')')), "head");
    }
    if (count < sentences.size()) {
        m_html += paragraph(more(id, tr("more…")));
    }
}

void EntryDocument::writeRows(const QString& heading, const std::vector<LookupRow>& rows)
{
    if (rows.empty()) {
        return;
    }
    m_html += QStringLiteral("<h2>%1</h2>").arg(heading.toHtmlEscaped());
    std::string language;
    QStringList words;
    const auto finishLine = [&] {
        if (!words.isEmpty()) {
            m_html += paragraph(quiet(displayLanguage(language).toHtmlEscaped()) + QLatin1Char(' ') + listed(words));
        }
        words.clear();
    };
    for (std::size_t i = 0; i < std::min(rows.size(), maxExpanded); ++i) {
        if (rows[i].language != language) {
            finishLine();
            language = rows[i].language;
        }
        words.append(link(rows[i].word, QString::fromStdString(language)));
    }
    finishLine();
}

} // namespace crossgloss
