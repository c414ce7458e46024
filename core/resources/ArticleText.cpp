#include "resources/ArticleText.h"

#include "text/Ascii.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <array>
#include <utility>

namespace crossgloss {

namespace {

bool isCyrillicLead(unsigned char c)
{
    return c >= 0xD0 && c <= 0xD3;
}

/// What dictionaries write in other ways than anybody types it; the apostrophe only in words.
void replaceTypography(std::string& text, bool isWord)
{
    std::string result;
    result.reserve(text.size());
    for (std::size_t i = 0; i < text.size();) {
        const std::string_view rest(text.data() + i, text.size() - i);
        if (static_cast<unsigned char>(rest[0]) < 0x80) {
            result += rest[0];
            ++i;
        } else if (rest.starts_with("\u2010") || rest.starts_with("\u2011")) {
            result += '-';
            i += 3;
        } else if (isWord && rest.starts_with("\u2019")) {
            result += '\'';
            i += 3;
        } else if (rest.starts_with("\u0133")) {
            result += "ij";
            i += 2;
        } else if (rest.starts_with("\u0132")) {
            result += "IJ";
            i += 2;
        } else if (rest.starts_with("\u00AD")) {
            i += 2;
        } else if (rest.starts_with("\u00A0")) {
            result += ' ';
            i += 2;
        } else if ((rest.starts_with("\u0301") || rest.starts_with("\u0300")) && result.size() >= 2
                   && isCyrillicLead(static_cast<unsigned char>(result[result.size() - 2]))) {
            i += 2; // stress mark of Bulgarian and Russian dictionaries
        } else {
            result += rest[0];
            ++i;
        }
    }
    text = std::move(result);
}

} // namespace

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && isSpace(text.front())) {
        text.remove_prefix(1);
    }
    while (!text.empty() && isSpace(text.back())) {
        text.remove_suffix(1);
    }
    return text;
}

std::string squeezed(std::string_view text)
{
    std::string result;
    result.reserve(text.size());
    bool pending = false;
    for (const char c : text) {
        if (isSpace(c)) {
            pending = !result.empty();
            continue;
        }
        if (pending) {
            result += ' ';
            pending = false;
        }
        result += c;
    }
    return result;
}

std::vector<std::string_view> splitLines(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        if (!line.empty() && line.back() == '\r') {
            line.remove_suffix(1);
        }
        lines.push_back(line);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    while (!lines.empty() && trimmed(lines.back()).empty()) {
        lines.pop_back();
    }
    return lines;
}

std::vector<std::string_view> splitTopLevel(std::string_view text, std::string_view separator)
{
    constexpr std::string_view opening = "([{<";
    constexpr std::string_view closing = ")]}>";
    std::vector<std::string_view> parts;
    std::size_t begin = 0;
    std::size_t position = 0;
    std::array<bool, 4> unclosed{}; // so that a text of nothing else is not searched for each of them
    while (position < text.size()) {
        const std::size_t bracket = opening.find(text[position]);
        if (bracket != std::string_view::npos && !unclosed[bracket]) {
            const std::size_t close = text.find(closing[bracket], position + 1);
            unclosed[bracket] = close == std::string_view::npos;
            position = close == std::string_view::npos ? position + 1 : close + 1;
        } else if (text.substr(position).starts_with(separator)) {
            parts.push_back(trimmed(text.substr(begin, position - begin)));
            position += separator.size();
            begin = position;
        } else {
            ++position;
        }
    }
    parts.push_back(trimmed(text.substr(begin)));
    std::erase_if(parts, [](std::string_view part) { return part.empty(); });
    return parts;
}

bool startsWithDigit(std::string_view text)
{
    return !text.empty() && text.front() >= '0' && text.front() <= '9';
}

std::string cleanWord(std::string_view text)
{
    std::string word = toNfc(squeezed(text));
    replaceTypography(word, true);
    const auto isEdge = [](char c) { return c == ' ' || c == ',' || c == ';' || c == ':'; };
    std::size_t begin = 0;
    std::size_t end = word.size();
    while (begin < end && isEdge(word[begin])) {
        ++begin;
    }
    while (end > begin && isEdge(word[end - 1])) {
        --end;
    }
    return word.substr(begin, end - begin);
}

std::string cleanDefinition(std::string_view text)
{
    std::string plain;
    plain.reserve(text.size());
    for (std::size_t i = 0; i < text.size();) {
        if (text[i] == '[') {
            // "Frucht von [1]" refers to another sense by its number.
            std::size_t end = i + 1;
            while (end < text.size()
                   && ((text[end] >= '0' && text[end] <= '9') || text[end] == ',' || text[end] == ' ')) {
                ++end;
            }
            if (end > i + 1 && end < text.size() && text[end] == ']') {
                i = end + 1;
                continue;
            }
        } else if (text.substr(i).starts_with("()")) {
            i += 2;
            continue;
        } else if (text.substr(i).starts_with("}}") || text.substr(i).starts_with("{{")) {
            i += 2;
            continue;
        }
        plain += text[i++];
    }
    std::string definition = toNfc(squeezed(plain));
    replaceTypography(definition, false);
    std::string_view rest = definition;
    while (!rest.empty() && std::string_view(" ;,:|").find(rest.back()) != std::string_view::npos) {
        rest.remove_suffix(1);
    }
    while (!rest.empty() && std::string_view(" ;,:|").find(rest.front()) != std::string_view::npos) {
        rest.remove_prefix(1);
    }
    return std::string(rest);
}

std::string withoutRemarks(std::string_view text, std::vector<std::string>& remarks)
{
    constexpr std::string_view opening = "([";
    constexpr std::string_view closing = ")]";
    std::string result;
    result.reserve(text.size());
    std::array<bool, 2> unclosed{};
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::size_t kind = opening.find(text[i]);
        const bool opens = kind != std::string_view::npos && !unclosed[kind];
        const std::size_t close = opens ? text.find(closing[kind], i + 1) : std::string_view::npos;
        if (close == std::string_view::npos) {
            if (opens) {
                unclosed[kind] = true;
            }
            result += text[i];
            continue;
        }
        std::size_t end = close;
        // "(order of (large) fish)": up to the bracket that closes the first one.
        for (int depth = static_cast<int>(std::count(text.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                                                     text.begin() + static_cast<std::ptrdiff_t>(close),
                                                     opening[kind]));
             depth > 0; --depth) {
            const std::size_t next = text.find(closing[kind], end + 1);
            if (next == std::string_view::npos) {
                break;
            }
            end = next;
        }
        const std::string_view inside = trimmed(text.substr(i + 1, end - i - 1));
        const bool spaceBefore = i == 0 || isSpace(text[i - 1]);
        const bool spaceAfter = end + 1 >= text.size() || isSpace(text[end + 1])
            || std::string_view(",;:.").find(text[end + 1]) != std::string_view::npos;
        if (kind == 0 && !(spaceBefore && spaceAfter) && inside.find(' ') == std::string_view::npos
            && (spaceBefore ? !spaceAfter : true)) {
            result += inside;
        } else if (!inside.empty()) {
            remarks.emplace_back(inside);
            result += ' ';
        }
        i = end;
    }
    return squeezed(result);
}

std::string withoutTags(std::string_view text, std::vector<std::string>& tags)
{
    std::string result;
    result.reserve(text.size());
    const std::size_t last = text.rfind('>');
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool opens = text[i] == '<' && last != std::string_view::npos && i < last;
        const std::size_t close = opens ? text.find('>', i + 1) : std::string_view::npos;
        if (close == std::string_view::npos) {
            result += text[i];
        } else {
            tags.emplace_back(trimmed(text.substr(i + 1, close - i - 1)));
            i = close;
        }
    }
    return squeezed(result);
}

void addUnique(std::vector<std::string>& words, std::string word)
{
    if (!word.empty() && std::find(words.begin(), words.end(), word) == words.end()) {
        words.push_back(std::move(word));
    }
}

void addUnique(std::vector<Translation>& translations, Translation translation)
{
    if (translation.word.empty()) {
        return;
    }
    const auto there = std::ranges::find(translations, translation.word, &Translation::word);
    if (there == translations.end()) {
        translations.push_back(std::move(translation));
    } else {
        there->marks.add(translation.marks);
    }
}

void addExample(std::vector<Example>& examples, std::string text, std::string translation)
{
    if (!text.empty() && std::ranges::find(examples, text, &Example::text) == examples.end()) {
        examples.push_back({std::move(text), std::move(translation)});
    }
}

void addLabel(std::string& label, std::string_view part)
{
    part = trimmed(part);
    if (part.empty() || label == part) {
        return;
    }
    if (!label.empty()) {
        label += "; ";
    }
    label += part;
}

PartOfSpeech partOfSpeechOfTag(std::string_view tag)
{
    static constexpr std::array<std::pair<std::string_view, PartOfSpeech>, 62> names{{
        {"n", PartOfSpeech::Noun}, {"s", PartOfSpeech::Noun}, {"noun", PartOfSpeech::Noun},
        {"substantive", PartOfSpeech::Noun}, {"n comp", PartOfSpeech::Noun},
        {"v", PartOfSpeech::Verb}, {"vt", PartOfSpeech::Verb}, {"vi", PartOfSpeech::Verb}, {"vr", PartOfSpeech::Verb},
        {"verb", PartOfSpeech::Verb}, {"v phras", PartOfSpeech::Verb}, {"v t", PartOfSpeech::Verb},
        {"v i", PartOfSpeech::Verb}, {"vb", PartOfSpeech::Verb}, {"participle", PartOfSpeech::Verb},
        {"verbalform", PartOfSpeech::Verb}, {"phrasalverb", PartOfSpeech::Verb}, {"aux", PartOfSpeech::Verb},
        {"adj", PartOfSpeech::Adjective}, {"a", PartOfSpeech::Adjective}, {"adjective", PartOfSpeech::Adjective},
        {"possessiveadjective", PartOfSpeech::Determiner}, {"adv", PartOfSpeech::Adverb},
        {"adverb", PartOfSpeech::Adverb}, {"ad", PartOfSpeech::Adverb},
        {"pn", PartOfSpeech::ProperNoun}, {"np", PartOfSpeech::ProperNoun}, {"propernoun", PartOfSpeech::ProperNoun},
        {"pron", PartOfSpeech::Pronoun}, {"pronoun", PartOfSpeech::Pronoun},
        {"indefinitepronoun", PartOfSpeech::Pronoun}, {"personalpronoun", PartOfSpeech::Pronoun},
        {"demonstrativepronoun", PartOfSpeech::Pronoun}, {"interrogativepronoun", PartOfSpeech::Pronoun},
        {"possessivepronoun", PartOfSpeech::Pronoun}, {"relativepronoun", PartOfSpeech::Pronoun},
        {"reflexivepersonalpronoun", PartOfSpeech::Pronoun}, {"prep", PartOfSpeech::Preposition},
        {"preposition", PartOfSpeech::Preposition}, {"postposition", PartOfSpeech::Preposition},
        {"conj", PartOfSpeech::Conjunction}, {"conjunction", PartOfSpeech::Conjunction},
        {"inter", PartOfSpeech::Interjection}, {"interj", PartOfSpeech::Interjection},
        {"int", PartOfSpeech::Interjection}, {"interjection", PartOfSpeech::Interjection},
        {"num", PartOfSpeech::Numeral}, {"numeral", PartOfSpeech::Numeral}, {"det", PartOfSpeech::Determiner},
        {"determiner", PartOfSpeech::Determiner}, {"art", PartOfSpeech::Determiner},
        {"article", PartOfSpeech::Determiner}, {"particle", PartOfSpeech::Particle}, {"part", PartOfSpeech::Particle},
        {"phraseologicalunit", PartOfSpeech::Phrase}, {"phrase", PartOfSpeech::Phrase},
        {"proverb", PartOfSpeech::Phrase}, {"idiom", PartOfSpeech::Phrase}, {"prefix", PartOfSpeech::Affix},
        {"suffix", PartOfSpeech::Affix}, {"affix", PartOfSpeech::Affix}, {"infix", PartOfSpeech::Affix},
    }};
    bool nominal = false;
    for (std::string_view part : splitTopLevel(tag, ",")) {
        std::string name(part);
        for (char& c : name) {
            c = c >= 'A' && c <= 'Z' ? static_cast<char>(c + 0x20) : c;
        }
        const auto found = std::find_if(names.begin(), names.end(),
                                        [&name](const auto& candidate) { return candidate.first == name; });
        if (found != names.end()) {
            return found->second;
        }
        for (const char* gender : {"m", "f", "masc", "fem", "neut", "pl", "nt", "mf", "ut"}) {
            nominal = nominal || name == gender;
        }
    }
    return nominal ? PartOfSpeech::Noun : PartOfSpeech::Unknown;
}

PartOfSpeech partOfSpeechOfTags(const std::vector<std::string>& tags)
{
    PartOfSpeech common = PartOfSpeech::Unknown;
    for (const std::string& tag : tags) {
        const PartOfSpeech pos = partOfSpeechOfTag(tag);
        if (pos != PartOfSpeech::Unknown && common != PartOfSpeech::Unknown && pos != common) {
            return PartOfSpeech::Unknown;
        }
        common = pos == PartOfSpeech::Unknown ? common : pos;
    }
    return common;
}

std::vector<DictionaryEntry> entriesOf(const std::vector<std::string>& headwords, DictionaryEntry shared)
{
    const auto saysNothing = [](const Sense& sense) { return sense.translations.empty() && sense.definitions.empty(); };
    std::erase_if(shared.senses, saysNothing);
    std::vector<DictionaryEntry> entries;
    if (shared.senses.empty()) {
        return entries;
    }
    for (const std::string& headword : headwords) {
        DictionaryEntry entry = shared;
        entry.headword = headword;
        const bool isAffix = headword.size() > 1 && (headword.front() == '-' || headword.back() == '-');
        entry.pos = shared.pos == PartOfSpeech::Unknown && isAffix ? PartOfSpeech::Affix : shared.pos;
        for (Sense& sense : entry.senses) {
            // "Egyptian Arabic: Egyptian Arabic" explains nothing.
            std::erase(sense.definitions, headword);
        }
        std::erase_if(entry.senses, saysNothing);
        if (!entry.senses.empty()) {
            entries.push_back(std::move(entry));
        }
    }
    return entries;
}

std::vector<DictionaryEntry> entriesOf(const std::vector<std::string>& headwords, PartOfSpeech pos,
                                       std::vector<Sense> senses)
{
    DictionaryEntry shared;
    shared.pos = pos;
    shared.senses = std::move(senses);
    return entriesOf(headwords, std::move(shared));
}

} // namespace crossgloss
