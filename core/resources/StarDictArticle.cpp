#include "resources/StarDictArticle.h"

#include "resources/ArticleText.h"
#include "resources/TranslationGloss.h"
#include "text/Ascii.h"
#include "text/Tokeniser.h"

#include <algorithm>

namespace crossgloss {

namespace {

constexpr std::size_t maxLabelLength = 200;
constexpr std::size_t maxSenses = 500;
constexpr std::size_t maxOfASense = 200; ///< translations, definitions, examples each
constexpr std::size_t maxReferences = 50;
constexpr std::size_t maxEntries = 50;

/// Types whose fields hold pronunciations.
bool isSound(char type)
{
    return type == 't' || type == 'y';
}

/// Wiki text without its quotation marks, links and templates.
std::string withoutWikiMarks(std::string_view text)
{
    std::string plain;
    for (std::size_t i = 0; i < text.size();) {
        const std::string_view rest = text.substr(i);
        if (rest.starts_with("''")) {
            i += std::min(rest.find_first_not_of('\''), rest.size());
        } else if (rest.starts_with("[[")) {
            const std::size_t end = std::min(rest.find("]]"), rest.size());
            const std::string_view inside = rest.substr(2, end - 2);
            const std::size_t bar = inside.rfind('|');
            plain += bar == std::string_view::npos ? inside : inside.substr(bar + 1);
            i += std::min(end + 2, rest.size());
        } else if (rest.starts_with("{{")) {
            i += std::min(rest.find("}}"), rest.size() - 2) + 2;
        } else {
            plain += rest.front();
            ++i;
        }
    }
    std::string lines;
    for (std::string_view line : splitLines(plain)) {
        const bool isHeading = line.starts_with("==");
        line.remove_prefix(std::min(line.find_first_not_of("#*:;= "), line.size()));
        while (isHeading && (line.ends_with('=') || line.ends_with(' '))) {
            line.remove_suffix(1);
        }
        lines.append(line).push_back('\n');
    }
    return lines;
}

void readLines(std::string_view text, StarDictArticle& article)
{
    std::string open; // lines that are indented go on
    for (const std::string_view line : splitLines(text)) {
        if (!line.starts_with("   ") || open.empty()) {
            article.line(std::move(open));
            open.clear();
        }
        open.append(open.empty() ? "" : " ").append(trimmed(line));
    }
    article.line(std::move(open));
}

/// An article of one of dictd's styles, which begin with a headword of their own.
bool readAsArticle(std::string_view text, const std::vector<std::string_view>& words, ArticleStyle style,
                   const DictionaryInfo& info, std::vector<DictionaryEntry>& entries)
{
    const bool named = std::ranges::any_of(words, [&](std::string_view word) {
        return normalise(text.substr(0, word.size()), "") == normalise(word, "");
    });
    if (style == ArticleStyle::Plain || !named) {
        return false;
    }
    Article article;
    article.text = text;
    article.words = words;
    const ArticleContext context{info.headwordLanguage, info.translationLanguage, nullptr};
    for (DictionaryEntry& entry : parseArticle(style, article, context)) {
        entries.push_back(std::move(entry));
    }
    return true;
}

} // namespace

StarDictArticle::StarDictArticle(const DictionaryInfo& info, std::string_view headword)
    : m_info(info), m_headword(normalise(headword, ""))
{
}

void StarDictArticle::sound(std::string_view text)
{
    constexpr std::string_view brackets = "/[] *\t\r\n";
    text.remove_prefix(std::min(text.find_first_not_of(brackets), text.size()));
    text = text.substr(0, text.find_last_not_of(brackets) + 1);
    if (text.size() <= maxLabelLength && m_entry.pronunciations.size() < 10) {
        addUnique(m_entry.pronunciations, squeezed(text));
    }
}

bool StarDictArticle::grammar(const std::string& text)
{
    if (text.size() > maxLabelLength) {
        return false;
    }
    std::string tag = text;
    while (tag.ends_with('.') || tag.ends_with(':')) {
        tag.pop_back();
    }
    PartOfSpeech pos = partOfSpeechOfTag(tag);
    pos = pos == PartOfSpeech::Unknown ? partOfSpeechOfJmdict(tag) : pos;
    const WordMarks marks = marksOfTag(tag);
    if (pos == PartOfSpeech::Unknown && marks.empty()) {
        return false;
    }
    if (pos != PartOfSpeech::Unknown && pos != m_entry.pos && !m_entry.senses.empty()) {
        const std::vector<std::string> sounds = m_entry.pronunciations;
        finish();
        m_entry.pronunciations = sounds;
    }
    // Of several in a row the first is the main one.
    m_entry.pos = m_entry.pos == PartOfSpeech::Unknown ? pos : m_entry.pos;
    if (m_entry.senses.empty()) {
        m_entry.marks.add(marks);
    }
    return true;
}

void StarDictArticle::label(std::string_view text)
{
    if (sense().label.size() + text.size() <= maxLabelLength) {
        addLabel(sense().label, text);
    }
}

void StarDictArticle::reference(std::string word, bool synonym)
{
    word = cleanWord(word);
    if (synonym && !m_entry.senses.empty() && m_entry.senses.back().synonyms.size() < maxReferences) {
        addUnique(m_entry.senses.back().synonyms, std::move(word));
    } else if (m_entry.references.size() < maxReferences) {
        addUnique(m_entry.references, std::move(word));
    }
}

void StarDictArticle::example(std::string text, std::string translation)
{
    if (sense().examples.size() < maxOfASense) {
        addExample(sense().examples, std::move(text), std::move(translation));
    }
}

bool StarDictArticle::isHeadword(std::string_view text) const
{
    return normalise(trimmed(text), "") == m_headword;
}

void StarDictArticle::beginSense()
{
    m_newSense = true;
}

Sense& StarDictArticle::sense()
{
    if (m_entry.senses.empty() || (m_newSense && m_entry.senses.size() < maxSenses)) {
        m_entry.senses.emplace_back();
    }
    m_newSense = false;
    return m_entry.senses.back();
}

void StarDictArticle::translation(std::string_view text)
{
    if (!isBilingual()) {
        definition(text);
        return;
    }
    std::vector<std::string> remarks;
    for (const std::string_view part : splitTopLevel(text, ", ")) {
        std::vector<std::string> tags;
        const std::string word = withoutRemarks(withoutTags(part, tags), remarks);
        Translation found{bareTranslation(word, m_info.translationLanguage, m_entry.pos), {}};
        for (const std::string& tag : tags) {
            found.marks.add(marksOfTag(tag));
        }
        if (sense().translations.size() < maxOfASense) {
            addUnique(sense().translations, std::move(found));
        }
    }
    for (const std::string& remark : remarks) {
        label(remark);
    }
}

void StarDictArticle::definition(std::string_view text)
{
    if (sense().definitions.size() < maxOfASense) {
        addUnique(sense().definitions, cleanDefinition(text));
    }
}

void StarDictArticle::gloss(std::string_view text)
{
    Sense& to = sense();
    if (!isBilingual()) {
        definition(text);
    } else if (to.translations.size() < maxOfASense && to.definitions.size() < maxOfASense) {
        addGloss(to, text, m_info.translationLanguage, m_entry.pos);
        if (to.label.size() > maxLabelLength) {
            to.label.clear();
        }
    }
}

/// "/s/, /z/ rest", "*['kæt] rest", "[kæt] rest"
void StarDictArticle::takeSounds(std::string& text)
{
    for (int sounds = 0; sounds < 10; ++sounds) {
        const std::size_t begin = text.find_first_not_of("* ,");
        if (begin == std::string::npos || begin > 3 || (text[begin] != '/' && text[begin] != '[')) {
            return;
        }
        const std::size_t end = text.find(text[begin] == '/' ? '/' : ']', begin + 1);
        // "[1] …" and "[obsolete] …" are no pronunciations: those of words hold letters that are not plain ones.
        if (end == std::string::npos || end - begin > maxLabelLength
            || (text[begin] == '['
                && std::ranges::all_of(text.substr(begin + 1, end - begin - 1),
                                       [](char c) { return isLetter(c) || isDigit(c) || c == ' ' || c == ',' || c == '.'; }))) {
            return;
        }
        sound(std::string_view(text).substr(begin, end - begin + 1));
        text.erase(0, end + 1);
    }
}

/// "Белл (m) …": a line that repeats the headword, with its gender.
void StarDictArticle::takeHeadword(std::string& text)
{
    const std::string folded = normalise(text, "");
    if (m_headword.empty() || !folded.starts_with(m_headword) || folded.size() != text.size()
        || (folded.size() > m_headword.size() && folded[m_headword.size()] != ' ')) {
        return;
    }
    std::string rest(trimmed(std::string_view(text).substr(m_headword.size())));
    std::string marks;
    if (rest.starts_with('(') && rest.find(')') < 12) {
        const std::size_t close = rest.find(')');
        marks = rest.substr(1, close - 1);
        rest = std::string(trimmed(std::string_view(rest).substr(close + 1)));
    }
    // A line that only begins with the word is a phrase or explains by it.
    if (!rest.empty() && marks.empty() && std::string_view("[/<").find(rest.front()) == std::string_view::npos) {
        return;
    }
    if (marks == "n") {
        m_entry.marks.add(Gender::Neuter);
    } else if (!marks.empty() && !grammar(marks)) {
        return;
    }
    text = std::move(rest);
}

/// "1. …", "2) …", "(3) …", "b) …" begin a sense, "I. …" and "•" too.
void StarDictArticle::takeNumber(std::string& text)
{
    const std::size_t begin = text.starts_with('(') ? 1 : 0;
    std::size_t end = begin;
    while (end < text.size() && isDigit(text[end]) && end < begin + 3) {
        ++end;
    }
    if (end == begin && end < text.size() && isLower(text[end])) {
        end += end + 1 < text.size() && text[end + 1] == ')' ? 1 : 0;
    }
    for (const std::string_view bullet : {"•", "◊", "- "}) {
        if (text.starts_with(bullet)) {
            text.erase(0, bullet.size());
            beginSense();
            return;
        }
    }
    const bool closed = end > begin && end < text.size() && (text[end] == ')' || (begin == 0 && text[end] == '.'));
    if (closed && (end + 1 == text.size() || text[end + 1] == ' ' || text[end] == ')')) {
        text.erase(0, end + 1);
        text = std::string(trimmed(text));
        beginSense();
    }
}

/// "n. …", "vt. …", "<n, masc> …": a part of speech that stands before what is said.
void StarDictArticle::takeAbbreviation(std::string& text)
{
    if (text.starts_with('<')) {
        const std::size_t close = text.find('>');
        if (close != std::string::npos && grammar(text.substr(1, close - 1))) {
            text.erase(0, close + 1);
            text = std::string(trimmed(text));
        }
        return;
    }
    const std::size_t dot = text.find('.');
    if (dot != std::string::npos && dot > 0 && dot <= 6 && dot + 1 < text.size()
        && std::all_of(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(dot), isLower)
        && partOfSpeechOfTag(text.substr(0, dot)) != PartOfSpeech::Unknown) {
        grammar(text.substr(0, dot));
        text.erase(0, dot + 1);
        text = std::string(trimmed(text));
    }
}

void StarDictArticle::line(std::string text)
{
    text = squeezed(text);
    takeSounds(text);
    text = std::string(trimmed(text));
    takeHeadword(text);
    takeSounds(text);
    text = std::string(trimmed(text));
    beginSense();
    takeNumber(text);
    takeAbbreviation(text);
    takeNumber(text);
    if (text.empty() || (text.size() < 30 && grammar(text))) {
        return;
    }
    gloss(text);
}

void StarDictArticle::finish()
{
    std::erase_if(m_entry.senses,
                  [](const Sense& each) { return each.translations.empty() && each.definitions.empty(); });
    if (!m_entry.senses.empty() && m_entries.size() < maxEntries) {
        m_entries.push_back(std::move(m_entry));
    }
    m_entry = DictionaryEntry();
    m_newSense = true;
}

std::vector<DictionaryEntry> StarDictArticle::take()
{
    finish();
    return std::move(m_entries);
}

std::string headwordOfStarDict(std::string_view word)
{
    // Short brackets belong to the word: "colo(u)r", "actor(ess)".
    constexpr std::size_t maxSpellingLength = 4;
    const std::size_t open = word.ends_with(')') ? word.rfind('(') : std::string_view::npos;
    if (open != std::string_view::npos && open > 0 && word.size() - open - 2 > maxSpellingLength) {
        word = word.substr(0, open);
    }
    std::vector<std::string> remarks;
    return cleanWord(withoutRemarks(word, remarks));
}

std::vector<DictionaryEntry> entriesOfStarDict(const std::vector<StarDictField>& fields,
                                               const std::vector<std::string_view>& words, ArticleStyle style,
                                               const DictionaryInfo& info)
{
    StarDictArticle article(info, headwordOfStarDict(words.front()));
    std::vector<DictionaryEntry> entries;
    for (const StarDictField& field : fields) {
        if (isSound(field.type)) {
            article.sound(field.data);
        }
    }
    for (const StarDictField& field : fields) {
        switch (field.type) {
        case 'm':
        case 'l':
            if (!readAsArticle(field.data, words, style, info, entries)) {
                readLines(field.data, article);
            }
            break;
        case 'w':
            readLines(withoutWikiMarks(field.data), article);
            break;
        case 'h':
        case 'g':
        case 'x':
        case 'k':
            readMarkup(field.type, field.data, article);
            break;
        default:
            break; // sounds, which were taken before, pictures, files beside the dictionary
        }
    }
    std::vector<std::string> headwords;
    for (const std::string_view word : words) {
        addUnique(headwords, headwordOfStarDict(word));
    }
    for (DictionaryEntry& each : article.take()) {
        for (DictionaryEntry& copy : entriesOf(headwords, std::move(each))) {
            entries.push_back(std::move(copy));
        }
    }
    return entries;
}

} // namespace crossgloss
