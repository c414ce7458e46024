#include "lookup/WordFilter.h"

#include "text/Tokeniser.h"

#include <algorithm>
#include <unordered_map>
#include <memory>

#include <unicode/brkiter.h>
#include <unicode/unistr.h>

namespace crossgloss {

namespace {

bool isAscii(std::string_view text)
{
    return std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

icu::UnicodeString toUnicode(std::string_view text)
{
    return icu::UnicodeString::fromUTF8(icu::StringPiece(text.data(), static_cast<int32_t>(text.size())));
}

/// Grapheme clusters of a text; one break iterator a thread, since making one costs more than using it.
std::vector<std::string> graphemes(std::string_view text)
{
    std::vector<std::string> result;
    if (isAscii(text)) {
        for (const char c : text) {
            result.emplace_back(1, c);
        }
        return result;
    }
    UErrorCode status = U_ZERO_ERROR;
    thread_local const std::unique_ptr<icu::BreakIterator> iterator(
        icu::BreakIterator::createCharacterInstance(icu::Locale::getRoot(), status));
    const icu::UnicodeString unicode = toUnicode(text);
    if (!iterator) {
        for (int32_t i = 0; i < unicode.length(); i = unicode.moveIndex32(i, 1)) {
            icu::UnicodeString(unicode.char32At(i)).toUTF8String(result.emplace_back());
        }
        return result;
    }
    iterator->setText(unicode);
    int32_t begin = 0;
    for (int32_t end = iterator->next(); end != icu::BreakIterator::DONE; end = iterator->next()) {
        unicode.tempSubStringBetween(begin, end).toUTF8String(result.emplace_back());
        begin = end;
    }
    return result;
}

} // namespace

int graphemeLength(std::string_view text)
{
    return isAscii(text) ? static_cast<int>(text.size()) : static_cast<int>(graphemes(text).size());
}

WordPattern::WordPattern(std::string_view pattern)
{
    for (std::string& mark : graphemes(foldLetters(pattern))) {
        const bool star = mark == "*";
        if (star && !m_marks.empty() && m_marks.back() == "*") {
            continue;
        }
        m_characters += star ? 0 : 1;
        m_marks.push_back(std::move(mark));
    }
}

bool WordPattern::matches(std::string_view word) const
{
    // No word has more characters than bytes; folding hardly ever makes more of them ("ß", "ŉ").
    constexpr std::size_t maxFolded = 4;
    if (m_characters > maxFolded * word.size()) {
        return false;
    }
    const std::vector<std::string> letters = graphemes(foldLetters(word));
    const std::vector<std::string>& marks = m_marks;
    if (m_characters > letters.size()) {
        return false;
    }
    // Greedy matching with one point of return, the last star: linear but for that.
    std::size_t letter = 0;
    std::size_t mark = 0;
    std::size_t star = std::string::npos;
    std::size_t resume = 0;
    while (letter < letters.size()) {
        if (mark < marks.size() && marks[mark] == "*") {
            star = mark++;
            resume = letter;
        } else if (mark < marks.size() && (marks[mark] == "?" || marks[mark] == letters[letter])) {
            ++mark;
            ++letter;
        } else if (star != std::string::npos) {
            mark = star + 1;
            letter = ++resume;
        } else {
            return false;
        }
    }
    while (mark < marks.size() && marks[mark] == "*") {
        ++mark;
    }
    return mark == marks.size();
}

bool matchesPattern(std::string_view word, std::string_view pattern)
{
    return WordPattern(pattern).matches(word);
}

WordFilter::WordFilter(const LookupFilter& filter) : m_filter(filter), m_pattern(filter.pattern)
{
    for (const PartOfSpeech pos : filter.partsOfSpeech) {
        m_partsOfSpeech |= std::uint32_t{1} << static_cast<int>(pos);
    }
    m_filter.startsWith = foldLetters(filter.startsWith);
    m_readsWord = !m_filter.startsWith.empty() || !m_filter.pattern.empty() || m_filter.minimumLength > 0 ||
                  m_filter.maximumLength > 0;
    m_empty = !m_readsWord && m_partsOfSpeech == 0 && m_filter.minimumFrequencyRank <= 0 &&
              m_filter.maximumFrequencyRank <= 0;
}

bool WordFilter::accepts(std::string_view word, std::uint32_t partsOfSpeech, int frequencyRank) const
{
    if (m_empty) {
        return true;
    }
    if (m_partsOfSpeech != 0 && (m_partsOfSpeech & partsOfSpeech) == 0) {
        return false;
    }
    if (m_filter.minimumFrequencyRank > 0 && frequencyRank < m_filter.minimumFrequencyRank) {
        return false;
    }
    if (m_filter.maximumFrequencyRank > 0 && (frequencyRank == 0 || frequencyRank > m_filter.maximumFrequencyRank)) {
        return false;
    }
    if (!m_readsWord) {
        return true;
    }
    if (!m_filter.startsWith.empty()) {
        const bool ascii = !word.empty() && static_cast<unsigned char>(word.front()) < 0x80 &&
                           static_cast<unsigned char>(m_filter.startsWith.front()) < 0x80;
        // The first letter decides nearly always, without folding the whole word; a letter outside of ASCII may fold to one
        // within, and a letter of ASCII may stand before a combining mark.
        if (ascii && foldLetters(word.substr(0, 1)).front() != m_filter.startsWith.front()) {
            return false;
        }
        if (!foldLetters(word).starts_with(m_filter.startsWith)) {
            return false;
        }
    }
    if (m_filter.minimumLength > 0 || m_filter.maximumLength > 0) {
        const int length = graphemeLength(word);
        if (length < m_filter.minimumLength || (m_filter.maximumLength > 0 && length > m_filter.maximumLength)) {
            return false;
        }
    }
    return m_filter.pattern.empty() || m_pattern.matches(word);
}

namespace {

// Endings that make forms of one word; what a stemmer takes off beyond them (magnet-ic, repair-er) makes another word, which
// may well be the answer.
const std::unordered_set<std::string_view>* inflectionsOf(std::string_view language)
{
    static const std::unordered_map<std::string_view, std::unordered_set<std::string_view>> all = {
        {"en", {"", "s", "es", "ed", "d", "ing", "e", "y", "ies", "ied", "'s"}},
        {"fr", {"", "s", "e", "es", "x", "er", "ez", "ent", "ant", "é", "ée", "és", "ées", "ons", "al", "aux"}},
        {"de", {"", "e", "en", "er", "es", "em", "n", "s", "t", "st", "te", "ten", "et"}},
        {"es", {"", "s", "es", "o", "a", "os", "as", "e", "ar", "er", "ir", "ado", "ada", "ando", "iendo"}},
        {"it", {"", "o", "a", "i", "e", "he", "hi", "are", "ere", "ire", "ato", "ata", "ati", "ate", "ando", "endo"}}};
    const auto found = all.find(language);
    return found == all.end() ? nullptr : &found->second;
}

bool isInflection(std::string_view a, std::string_view b, const std::unordered_set<std::string_view>& endings)
{
    std::size_t common = 0;
    while (common < std::min(a.size(), b.size()) && a[common] == b[common]) {
        ++common;
    }
    // Letters of several bytes are not cut.
    while (common > 0 && common < a.size() && (static_cast<unsigned char>(a[common]) & 0xC0U) == 0x80U) {
        --common;
    }
    const auto ending = [&](std::string_view rest) {
        // stop, stopped: the consonant doubles
        return endings.contains(rest) ||
               (common > 0 && rest.size() > 1 && rest[0] == a[common - 1] && endings.contains(rest.substr(1)));
    };
    return ending(a.substr(common)) && ending(b.substr(common));
}

} // namespace

QueryWords::QueryWords(std::string_view text, std::string_view language) : m_language(language)
{
    for (std::string& token : tokenise(text, language)) {
        m_stems[stem(token, language)].push_back(token);
        m_tokens.insert(std::move(token));
    }
}

bool QueryWords::contains(std::string_view word) const
{
    const std::vector<std::string> tokens = tokenise(word, m_language);
    const auto* endings = inflectionsOf(m_language);
    const auto stands = [&](const std::string& token) {
        if (m_tokens.contains(token)) {
            return true;
        }
        const auto alike = m_stems.find(stem(token, m_language));
        return alike != m_stems.end() &&
               (endings == nullptr || std::any_of(alike->second.begin(), alike->second.end(), [&](const std::string& other) {
                    return isInflection(token, other, *endings);
                }));
    };
    const bool onlyStopWords = std::all_of(tokens.begin(), tokens.end(),
                                           [&](const std::string& token) { return isStopWord(token, m_language); });
    bool any = false;
    for (const std::string& token : tokens) {
        if (!onlyStopWords && isStopWord(token, m_language)) {
            continue;
        }
        if (!stands(token)) {
            return false;
        }
        any = true;
    }
    return any;
}

} // namespace crossgloss
