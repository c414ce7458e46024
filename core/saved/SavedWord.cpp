#include "saved/SavedWord.h"

#include "base/Error.h"
#include "store/WorkspacePrivate.h"
#include "text/Ascii.h"
#include "text/Characters.h"
#include "text/Language.h"
#include "text/Names.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <random>

namespace crossgloss {

namespace {

/// Control characters become blanks; line breaks too where the text is one of a single line.
std::string cleaned(std::string_view text, bool lines)
{
    const std::string valid = validUtf8(std::string(text));
    std::string result;
    for (std::size_t i = 0; i < valid.size(); ++i) {
        const auto c = static_cast<unsigned char>(valid[i]);
        if (c == '\r') {
            if (i + 1 < valid.size() && valid[i + 1] == '\n') {
                continue;
            }
            result += lines ? '\n' : ' ';
        } else if (c == '\n' && lines) {
            result += '\n';
        } else {
            result += c < 0x20 || c == 0x7f ? ' ' : valid[i];
        }
    }
    const std::size_t begin = std::min(result.find_first_not_of(" \n"), result.size());
    const std::size_t end = result.find_last_not_of(" \n");
    return end == std::string::npos ? std::string() : result.substr(begin, end - begin + 1);
}

std::string bounded(std::string_view text, bool lines, std::size_t longest)
{
    std::string result = cleaned(text, lines);
    if (result.size() > longest) {
        throw Error(CROSSGLOSS_TEXT("A text of a saved word is too long (%1 bytes; at most %2)"),
                    {std::to_string(result.size()), std::to_string(longest)})
            .advise(CROSSGLOSS_TEXT("Shorten it"));
    }
    return result;
}

std::string languageCode(std::string_view code)
{
    const std::string canonical = canonicalLanguage(code);
    const bool plain = canonical.size() <= 16 && std::ranges::all_of(canonical, [](char c) {
        return isLetter(c) || isDigit(c) || c == '-';
    });
    if (!plain) {
        throw Error(CROSSGLOSS_TEXT("%1 is not a language code"), {std::string(code)})
            .advise(CROSSGLOSS_TEXT("Use codes like en, fr or de"));
    }
    return canonical;
}

template <typename Container>
void sortUnique(Container& container)
{
    std::ranges::sort(container);
    container.erase(std::unique(container.begin(), container.end()), container.end());
}

} // namespace

std::string newSavedId()
{
    std::random_device device;
    std::array<std::uint8_t, 16> bytes{};
    for (std::size_t i = 0; i < bytes.size(); i += 4) {
        const std::uint32_t bits = device();
        for (std::size_t k = 0; k < 4; ++k) {
            bytes[i + k] = static_cast<std::uint8_t>(bits >> (8 * k));
        }
    }
    bytes[6] = static_cast<std::uint8_t>((bytes[6] & 0x0f) | 0x40); // version 4
    bytes[8] = static_cast<std::uint8_t>((bytes[8] & 0x3f) | 0x80); // variant of RFC 4122
    constexpr std::string_view digits = "0123456789abcdef";
    std::string id;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        id += i == 4 || i == 6 || i == 8 || i == 10 ? "-" : "";
        id += digits[bytes[i] >> 4];
        id += digits[bytes[i] & 15];
    }
    return id;
}

std::string savedIdentity(const SavedWord& word)
{
    std::string query;
    for (const char c : normalise(word.query, {})) {
        if (isSpace(c)) {
            query += query.empty() || query.back() == ' ' ? "" : " ";
        } else {
            query += c;
        }
    }
    if (query.ends_with(' ')) {
        query.pop_back();
    }
    return word.language + '\n' + toNfc(word.word) + '\n' + query;
}

std::string foldedWord(const SavedWord& word)
{
    return normalise(word.word, word.language);
}

std::vector<std::string> tagsIn(std::string_view text)
{
    std::vector<std::string> tags;
    std::string tag;
    const auto finish = [&] {
        tag.erase(0, std::min(tag.find_first_not_of('#'), tag.size()));
        if (!tag.empty()) {
            tags.push_back(std::move(tag));
        }
        tag.clear();
    };
    const std::string plain = cleaned(text, false);
    for (std::size_t i = 0; i < plain.size();) {
        const std::size_t begin = i;
        const char32_t c = nextCodePoint(plain, i);
        if (c == U' ' || c == U',' || c == U'\u00a0' || c == U'\u3000') {
            finish();
        } else {
            tag += plain.substr(begin, i - begin);
        }
    }
    finish();
    sortUnique(tags);
    return tags;
}

std::string tagText(const std::vector<std::string>& tags)
{
    std::string text;
    for (const std::string& tag : tags) {
        text += (text.empty() ? "" : " ") + tag;
    }
    return text;
}

std::string marksText(const WordMarks& marks)
{
    std::string text;
    const auto add = [&](std::string_view name) { text += (text.empty() ? "" : " ") + std::string(name); };
    for (const Gender gender : {Gender::Masculine, Gender::Feminine, Gender::Neuter, Gender::Common}) {
        if (marks.has(gender)) {
            add(genderName(gender));
        }
    }
    if (marks.plural) {
        add("plural");
    }
    for (unsigned bit = 1; bit <= static_cast<unsigned>(Usage::Rare); bit <<= 1) {
        if (marks.has(static_cast<Usage>(bit))) {
            add(usageName(static_cast<Usage>(bit)));
        }
    }
    return text;
}

WordMarks marksFromText(std::string_view text)
{
    return marksOfTag(text);
}

SavedWord checkedSavedWord(SavedWord word)
{
    word.word = toNfc(bounded(word.word, false, maxSavedWordLength));
    if (word.word.empty()) {
        throw Error(CROSSGLOSS_TEXT("There is no word to save"));
    }
    if (word.language.empty()) {
        throw Error(CROSSGLOSS_TEXT("The language of the word is missing"))
            .advise(CROSSGLOSS_TEXT("Use codes like en, fr or de"));
    }
    word.language = languageCode(word.language);
    word.meaningLanguage = word.meaningLanguage.empty() ? std::string() : languageCode(word.meaningLanguage);
    word.queryLanguage = word.queryLanguage.empty() ? std::string() : languageCode(word.queryLanguage);
    word.meaning = bounded(word.meaning, true, maxSavedTextLength);
    word.query = bounded(word.query, false, maxSavedTextLength);
    word.note = bounded(word.note, true, maxSavedTextLength);
    word.source = bounded(word.source, false, maxSavedWordLength);
    word.id = bounded(word.id, false, maxSavedWordLength);
    word.tags = tagsIn(bounded(tagText(word.tags), false, maxSavedTextLength));
    for (std::string& list : word.lists) {
        list = cleaned(list, false);
        requireName(list);
    }
    std::erase(word.lists, std::string());
    sortUnique(word.lists);
    return word;
}

std::string savedTimeText(std::int64_t secondsSince1970)
{
    return utcText(secondsSince1970);
}

std::optional<std::int64_t> savedTimeFrom(std::string_view text)
{
    constexpr std::string_view shape = "0000-00-00T00:00:00Z";
    if (text.size() != shape.size()) {
        return std::nullopt;
    }
    for (std::size_t i = 0; i < shape.size(); ++i) {
        if (shape[i] == '0' ? !isDigit(text[i]) : text[i] != shape[i]) {
            return std::nullopt;
        }
    }
    const auto number = [&](std::size_t at, std::size_t digits) {
        int value = 0;
        for (std::size_t i = at; i < at + digits; ++i) {
            value = value * 10 + (text[i] - '0');
        }
        return value;
    };
    const std::chrono::year_month_day date{std::chrono::year{number(0, 4)},
                                           std::chrono::month{static_cast<unsigned>(number(5, 2))},
                                           std::chrono::day{static_cast<unsigned>(number(8, 2))}};
    if (!date.ok() || number(11, 2) > 23 || number(14, 2) > 59 || number(17, 2) > 60) {
        return std::nullopt;
    }
    return std::int64_t{std::chrono::sys_days{date}.time_since_epoch().count()} * 86400 + number(11, 2) * 3600 +
           number(14, 2) * 60 + number(17, 2);
}

} // namespace crossgloss
