#include "resources/ArticleText.h"
#include "resources/GcideBody.h"
#include "resources/GcideText.h"
#include "resources/WordCasing.h"
#include "text/Ascii.h"

#include <algorithm>
#include <array>

namespace crossgloss {

namespace {

/// First line(s) of an article up to where the definitions begin.
struct GcideHead {
    std::vector<std::string> headwords;
    PartOfSpeech pos = PartOfSpeech::Unknown;
    std::string label;
    std::size_t bodyBegin = 0;
};

/// Position behind the bracket that closes the one at @p open; npos when it stays open.
std::size_t behindBalanced(std::string_view text, std::size_t open, char opening, char closing)
{
    int depth = 0;
    for (std::size_t i = open; i < text.size(); ++i) {
        depth += text[i] == opening ? 1 : text[i] == closing ? -1 : 0;
        if (depth == 0) {
            return i + 1;
        }
    }
    return std::string_view::npos;
}

std::size_t skipBlanks(std::string_view text, std::size_t position)
{
    while (position < text.size() && text[position] == ' ') {
        ++position;
    }
    return position;
}

/// Webster's abbreviations, a run of which names the part of speech ("v. t. & i.").
PartOfSpeech partOfSpeechOfAbbreviations(const std::vector<std::string_view>& abbreviations)
{
    const auto has = [&abbreviations](std::string_view name) {
        return std::find(abbreviations.begin(), abbreviations.end(), name) != abbreviations.end();
    };
    if (has("prop") && (has("n") || has("name"))) {
        return PartOfSpeech::ProperNoun;
    }
    for (std::size_t i = 0; i < abbreviations.size(); ++i) {
        const std::string_view name = abbreviations[i];
        const std::string_view next = i + 1 < abbreviations.size() ? abbreviations[i + 1] : std::string_view();
        if (name == "n" || name == "vb") {
            return PartOfSpeech::Noun;
        }
        if (name == "v" || name == "imp" || (name == "p" && (next == "p" || next == "pr"))) {
            return PartOfSpeech::Verb;
        }
        if (name == "a" || name == "adj" || (name == "p" && next == "a")) {
            return PartOfSpeech::Adjective;
        }
        if (name == "adv") {
            return PartOfSpeech::Adverb;
        }
        if (name == "prep") {
            return PartOfSpeech::Preposition;
        }
        if (name == "conj") {
            return PartOfSpeech::Conjunction;
        }
        if (name == "interj") {
            return PartOfSpeech::Interjection;
        }
        if (name == "pron") {
            return PartOfSpeech::Pronoun;
        }
        if (name == "pref" || name == "suff" || name == "prefix" || name == "suffix") {
            return PartOfSpeech::Affix;
        }
    }
    return PartOfSpeech::Unknown;
}

bool isAbbreviation(std::string_view name)
{
    static constexpr std::array<std::string_view, 37> known = {
        "n",    "v",    "t",    "i",    "a",      "adj",    "adv",  "prep", "conj",  "interj", "pron",   "p",     "pr",
        "vb",   "pl",   "imp",  "prop", "sing",   "suff",   "pref", "prefix", "suffix", "masc", "fem",   "m",     "f",
        "pred", "prenom", "indef", "pers", "pos", "compar", "superl", "obs", "name", "impers", "abbr"};
    return std::find(known.begin(), known.end(), name) != known.end();
}

class GcideHeadReader {
public:
    explicit GcideHeadReader(std::string_view text) : m_text(text) {}

    GcideHead read();

private:
    void readHeadwords();
    std::size_t behindPronunciations(std::size_t position) const;
    void readPartOfSpeech();
    void skipRest();
    bool continuesBehindLineEnd(std::size_t next) const;

    std::string_view m_text;
    std::size_t m_position = 0;
    GcideHead m_head;
};

/// Respellings like "([u^]n`d[~e]r)", perhaps in the next line; "(Zool.)" is none.
std::size_t GcideHeadReader::behindPronunciations(std::size_t position) const
{
    while (true) {
        const std::size_t next = m_text.find_first_not_of(" \n,", position);
        if (next == std::string_view::npos || m_text[next] != '(' || next + 1 >= m_text.size() || isUpper(m_text[next + 1])) {
            return skipBlanks(m_text, position);
        }
        const std::size_t behind = behindBalanced(m_text, next, '(', ')');
        if (behind == std::string_view::npos || behind - next > 200) {
            return skipBlanks(m_text, position);
        }
        const bool isLetteredSense = behind - next == 3 && m_text.find('\n', position) < next;
        if (isLetteredSense) {
            return skipBlanks(m_text, position);
        }
        position = behind;
    }
}

void GcideHeadReader::readHeadwords()
{
    while (true) {
        const std::size_t open = m_text.find('\\', m_position);
        const std::size_t close = open == std::string_view::npos ? open : m_text.find('\\', open + 1);
        if (close == std::string_view::npos || close - m_position > 400) {
            break;
        }
        std::string_view word = trimmed(m_text.substr(m_position, open - m_position));
        while (word.starts_with(',')) {
            word = trimmed(word.substr(1));
        }
        for (const std::string_view link : {"or ", "and "}) {
            if (word.starts_with(link) && !m_head.headwords.empty()) {
                word = trimmed(word.substr(link.size()));
            }
        }
        for (const std::string_view part : splitTopLevel(word, ", ")) {
            std::vector<std::string> remarks;
            addUnique(m_head.headwords, cleanWord(withoutRemarks(decodeGcideLetters(part), remarks)));
        }
        m_position = behindPronunciations(close + 1);
        // Another headword: nothing but words before the next pronunciation.
        const std::size_t next = m_text.find('\\', m_position);
        if (next == std::string_view::npos || next - m_position > 60
            || m_text.substr(m_position, next - m_position).find_first_of(".[(") != std::string_view::npos) {
            break;
        }
    }
    if (m_head.headwords.empty()) { // no pronunciation: the first line up to a comma
        const std::string_view line = m_text.substr(0, m_text.find('\n'));
        const std::string_view word = line.substr(0, line.find(','));
        addUnique(m_head.headwords, cleanWord(decodeGcideLetters(word)));
        m_position = word.size();
    }
}

void GcideHeadReader::readPartOfSpeech()
{
    std::vector<std::string_view> abbreviations;
    while (m_position < m_text.size()) {
        const char c = m_text[m_position];
        if (c == ' ' || c == ',' || c == '&' || (c == '\n' && abbreviations.empty())) {
            ++m_position;
            continue;
        }
        std::size_t end = m_position;
        while (end < m_text.size() && isLetter(m_text[end])) {
            ++end;
        }
        const std::string_view name = m_text.substr(m_position, end - m_position);
        if (end >= m_text.size() || m_text[end] != '.' || !isAbbreviation(name)) {
            break;
        }
        abbreviations.push_back(name);
        m_position = end + 1;
    }
    m_head.pos = partOfSpeechOfAbbreviations(abbreviations);
}

bool GcideHeadReader::continuesBehindLineEnd(std::size_t next) const
{
    const std::string_view line = trimmed(m_text.substr(next, m_text.find('\n', next) - next));
    if (line.starts_with('[')) {
        return !isGcideSource(line.substr(0, line.find(']') + 1));
    }
    if (line.starts_with("(-") || line.starts_with("({")) {
        return true;
    }
    // "(Zool.)" that found no room in the line before; "(Law) …" and "(a) …" begin a definition.
    return line.starts_with('(') && line.size() > 3 && line.ends_with(".)") && line.find(')') == line.size() - 1;
}

void GcideHeadReader::skipRest()
{
    while (m_position < m_text.size()) {
        const char c = m_text[m_position];
        if (c == ' ' || c == ';' || c == ',' || c == '.') {
            ++m_position;
        } else if (c == '[') {
            const std::size_t behind = behindBalanced(m_text, m_position, '[', ']');
            if (behind == std::string_view::npos) {
                return;
            }
            const std::string_view inside = m_text.substr(m_position, behind - m_position);
            if (isGcideUsage(inside)) {
                addLabel(m_head.label, inside.substr(1, inside.size() - 2));
            }
            m_position = behind;
        } else if (c == '(') {
            const std::size_t behind = behindBalanced(m_text, m_position, '(', ')');
            if (behind == std::string_view::npos) {
                return;
            }
            const std::string_view inside = m_text.substr(m_position + 1, behind - m_position - 2);
            if (!inside.empty() && isUpper(inside.front()) && inside.size() < 40) {
                addLabel(m_head.label, squeezed(inside));
            }
            m_position = behind;
        } else if (c == '{' || m_text.substr(m_position).starts_with("pl. {")
                   || m_text.substr(m_position).starts_with("E. pl. {")
                   || m_text.substr(m_position).starts_with("L. pl. {")
                   || m_text.substr(m_position).starts_with("sing. {")) {
            // an inflected form: "pl. {Fungi}"
            const std::size_t close = m_text.find('}', m_position);
            if (close == std::string_view::npos) {
                return;
            }
            m_position = close + 1;
        } else if (c == '\n') {
            const std::size_t next = skipBlanks(m_text, m_position + 1);
            if (next >= m_text.size() || m_text[next] == '\n' || !continuesBehindLineEnd(next)) {
                return;
            }
            m_position = next;
        } else {
            return;
        }
    }
}

GcideHead GcideHeadReader::read()
{
    readHeadwords();
    readPartOfSpeech();
    skipRest();
    m_head.bodyBegin = std::min(m_position, m_text.size());
    return std::move(m_head);
}

/// Undoes the capital that every headword carries.
std::string inRunningText(const std::string& headword, const GcideHead& head, const WordCasing* casing,
                          std::string_view firstDefinition)
{
    if (headword.empty() || !isUpper(headword.front()) || head.pos == PartOfSpeech::ProperNoun) {
        return headword;
    }
    const std::size_t firstEnd = std::min(headword.find_first_of(" -'"), headword.size());
    const bool laterCapital =
        std::any_of(headword.begin() + 1, headword.end(), [](char c) { return isUpper(c); });
    if (laterCapital || headword.size() < 2) {
        return headword; // "Adam's Apple", "NATO", "A"
    }
    const std::string_view first = std::string_view(headword).substr(0, firstEnd);
    if (casing != nullptr && casing->isCapitalised(first)) {
        return headword;
    }
    // Scientific names are written with a capital, and hardly ever met in sentences.
    if ((casing == nullptr || !casing->isSeenLower(first)) && head.pos == PartOfSpeech::Noun) {
        for (const std::string_view group :
             {" genus of", " order of", " family of", " tribe of", " suborder of", " class of", " division of"}) {
            const std::size_t at = firstDefinition.find(group);
            if (at != std::string_view::npos && at < 40) {
                return headword;
            }
        }
    }
    std::string lower = headword;
    lower.front() = static_cast<char>(lower.front() + 0x20);
    return lower;
}

} // namespace

std::vector<DictionaryEntry> parseGcideArticle(const Article& article, const ArticleContext& context)
{
    GcideHeadReader headReader(article.text);
    const GcideHead head = headReader.read();
    GcideBody body = readGcideBody(article.text.substr(head.bodyBegin), head.label);
    const std::string firstDefinition = body.senses.empty() || body.senses.front().definitions.empty()
        ? std::string()
        : body.senses.front().definitions.front();
    std::vector<std::string> headwords;
    for (const std::string& headword : head.headwords) {
        addUnique(headwords, inRunningText(headword, head, context.casing, firstDefinition));
    }
    PartOfSpeech pos = head.pos;
    const bool isAffix = !headwords.empty() && (headwords.front().front() == '-' || headwords.front().back() == '-');
    if (pos == PartOfSpeech::Unknown && !isAffix) {
        pos = partOfSpeechOfDefinition(firstDefinition);
    }
    std::vector<DictionaryEntry> entries = entriesOf(headwords, pos, std::move(body.senses));
    for (GcidePhrase& phrase : body.phrases) {
        if (phrase.pos == PartOfSpeech::Unknown && !phrase.senses.empty() && !phrase.senses.front().definitions.empty()) {
            phrase.pos = partOfSpeechOfDefinition(phrase.senses.front().definitions.front());
        }
        GcideHead phraseHead;
        phraseHead.pos = phrase.pos;
        std::vector<std::string> words;
        for (const std::string& word : phrase.headwords) {
            addUnique(words, inRunningText(word, phraseHead, context.casing, {}));
        }
        for (DictionaryEntry& entry : entriesOf(words, phrase.pos, std::move(phrase.senses))) {
            entries.push_back(std::move(entry));
        }
    }
    return entries;
}

} // namespace crossgloss
