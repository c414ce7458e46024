#include "resources/DictionaryTitle.h"

#include "resources/ArticleText.h"
#include "text/Ascii.h"
#include "text/Language.h"
#include "text/Tokeniser.h"

#include <algorithm>

namespace crossgloss {

namespace {

/// Languages that the titles of dictionaries are searched for ("Spanish-German FreeDict Dictionary").
constexpr std::string_view namedLanguages[] = {
    "af", "ar", "bg", "br", "ca", "cs", "cy", "da", "de", "el", "en", "eo", "es", "et", "eu", "fa", "fi", "fr",
    "ga", "gd", "he", "hi", "hr", "hu", "id", "is", "it", "ja", "ko", "la", "lt", "lv", "mk", "nl", "no", "oc",
    "pl", "pt", "ro", "ru", "sa", "sk", "sl", "sr", "sv", "sw", "th", "tr", "uk", "zh"};

DictionaryLanguages pairOf(std::string_view from, std::string_view to)
{
    const std::string first = canonicalLanguage(from);
    const std::string second = canonicalLanguage(to);
    return isKnownLanguage(first) && isKnownLanguage(second) ? DictionaryLanguages{first, second}
                                                             : DictionaryLanguages{};
}

/// Sentences of a paragraph that name a licence, appended to @p licence.
void addLicenceSentences(std::string_view paragraph, std::string& licence)
{
    const std::string text = squeezed(paragraph);
    for (std::size_t begin = 0; begin < text.size();) {
        std::size_t end = text.find(". ", begin);
        // "ver. 2", "Foundation, Inc., 59 …": the sentence goes on.
        while (end != std::string::npos && !(text[end + 2] >= 'A' && text[end + 2] <= 'Z')) {
            end = text.find(". ", end + 2);
        }
        end = end == std::string::npos ? text.size() : end + 1;
        const std::string_view sentence = trimmed(std::string_view(text).substr(begin, end - begin));
        const auto says = [sentence](std::string_view part) { return sentence.find(part) != std::string_view::npos; };
        if ((says("icence") || says("icense") || says("ublic domain")) && !says("should have received")
            && !sentence.starts_with("See the")) {
            licence += licence.empty() ? "" : " ";
            licence += sentence;
        }
        begin = end;
    }
}

} // namespace

DictionaryLanguages languagesOfName(std::string_view name)
{
    const std::size_t last = name.rfind('-');
    if (last == std::string_view::npos || last == 0) {
        return {};
    }
    const std::size_t before = name.rfind('-', last - 1);
    const std::size_t begin = before == std::string_view::npos ? 0 : before + 1;
    DictionaryLanguages found = pairOf(name.substr(begin, last - begin), name.substr(last + 1));
    if (found.headword == found.translation) {
        found.translation.clear();
    }
    return found;
}

DictionaryLanguages languagesOfTitle(std::string_view title)
{
    const std::string folded = normalise(title, "");
    std::size_t firstAt = std::string::npos;
    std::size_t secondAt = std::string::npos;
    DictionaryLanguages found;
    for (const std::string_view code : namedLanguages) {
        const std::size_t english = folded.find(normalise(languageName(code), ""));
        const std::string own = normalise(languageNameIn(code, code), "");
        const std::size_t at = std::min(english, own.empty() ? std::string::npos : folded.find(own));
        if (at < firstAt) {
            secondAt = firstAt;
            found.translation = std::move(found.headword);
            firstAt = at;
            found.headword = std::string(code);
        } else if (at < secondAt) {
            secondAt = at;
            found.translation = std::string(code);
        }
    }
    return found;
}

DictionaryLanguages languageCodesIn(std::string_view text)
{
    DictionaryLanguages found;
    std::string_view before;
    std::string_view between;
    std::size_t position = 0;
    while (position < text.size()) {
        const std::size_t begin = position;
        while (position < text.size() && (isLetter(text[position]) || static_cast<unsigned char>(text[position]) >= 0x80)
               && !text.substr(position).starts_with("→")) {
            ++position;
        }
        const std::string_view word = text.substr(begin, position - begin);
        if (word.size() == 2 || word.size() == 3) {
            const std::string_view connection = trimmed(between);
            const bool connected = between.size() == 1 ? between == "-" || between == "_" || between == ">"
                                                       : connection == "→" || connection == "->";
            const DictionaryLanguages pair = connected ? pairOf(before, word) : DictionaryLanguages{};
            if (!pair.headword.empty() && pair.headword != pair.translation) {
                found = pair;
            }
        }
        before = word;
        const std::size_t gap = position;
        while (position < text.size()
               && (text.substr(position).starts_with("→")
                   || (!isLetter(text[position]) && static_cast<unsigned char>(text[position]) < 0x80))) {
            position += text.substr(position).starts_with("→") ? std::string_view("→").size() : 1;
        }
        between = text.substr(gap, position - gap);
    }
    return found;
}

std::string licenceOf(std::string_view description)
{
    std::string_view text = description;
    const std::size_t section = text.find("Availability:");
    if (section != std::string_view::npos) {
        text.remove_prefix(section + std::string_view("Availability:").size());
        for (const char* next : {"Publication date:", "Published at:", "Notes:", "Source(s):", "The Project:", "Series:"}) {
            text = text.substr(0, text.find(next));
        }
    }
    std::string licence;
    std::string paragraph;
    for (const std::string_view line : splitLines(text)) {
        if (trimmed(line).empty()) {
            addLicenceSentences(paragraph, licence);
            paragraph.clear();
        }
        paragraph += line;
        paragraph += ' ';
    }
    addLicenceSentences(paragraph, licence);
    constexpr std::size_t longest = 600;
    if (licence.size() > longest) {
        std::size_t cut = longest;
        while (cut > 0 && (static_cast<unsigned char>(licence[cut]) & 0xC0) == 0x80) {
            --cut;
        }
        licence.resize(cut);
    }
    return licence;
}

} // namespace crossgloss
