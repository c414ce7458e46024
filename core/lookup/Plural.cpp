#include "lookup/Plural.h"

#include "text/Morphology.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <optional>
#include <utility>
#include <vector>

namespace crossgloss {

namespace {

constexpr std::size_t minPartLength = 4; // bytes, of a compound

bool endsWithAny(std::string_view word, std::initializer_list<std::string_view> endings)
{
    return std::ranges::any_of(endings, [&](std::string_view ending) { return word.ends_with(ending); });
}

/// The word without its last bytes, and an ending.
std::string with(std::string_view word, std::size_t cut, std::string_view ending)
{
    return std::string(word.substr(0, word.size() - cut)).append(ending);
}

std::vector<std::string> englishPlurals(std::string_view word)
{
    if (endsWithAny(word, {"s", "x", "z", "ch", "sh"})) {
        return {with(word, 0, "es"), with(word, 0, "s")};
    }
    if (word.ends_with('y') && !endsWithAny(word, {"ay", "ey", "oy", "uy"})) {
        return {with(word, 1, "ies")};
    }
    return {with(word, 0, "s"), with(word, 0, "es")};
}

std::vector<std::string> frenchPlurals(std::string_view word)
{
    if (endsWithAny(word, {"s", "x", "z"})) {
        return {std::string(word)};
    }
    if (endsWithAny(word, {"au", "eu"})) {
        return {with(word, 0, "x"), with(word, 0, "s")};
    }
    if (word.ends_with("al")) {
        return {with(word, 0, "s"), with(word, 2, "aux")};
    }
    return {with(word, 0, "s")};
}

std::vector<std::string> spanishPlurals(std::string_view word)
{
    // The stress stays, so that an accent on the last syllable is lost.
    constexpr std::array<std::pair<std::string_view, std::string_view>, 5> stressed = {
        {{"á", "a"}, {"é", "e"}, {"í", "i"}, {"ó", "o"}, {"ú", "u"}}};
    if (endsWithAny(word, {"a", "e", "i", "o", "u", "á", "é", "ó"})) {
        return {with(word, 0, "s")};
    }
    if (endsWithAny(word, {"í", "ú"})) {
        return {with(word, 0, "es"), with(word, 0, "s")};
    }
    if (word.ends_with('z')) {
        return {with(word, 1, "ces")};
    }
    for (const auto& [accented, plain] : stressed) {
        for (const std::string_view consonant : {"n", "s"}) {
            if (word.ends_with(std::string(accented).append(consonant))) {
                return {with(word, accented.size() + 1, std::string(plain).append(consonant).append("es"))};
            }
        }
    }
    if (endsWithAny(word, {"s", "x"})) {
        return {std::string(word)};
    }
    return {with(word, 0, "es"), with(word, 0, "s")};
}

std::vector<std::string> italianPlurals(std::string_view word, bool feminine)
{
    if (endsWithAny(word, {"ca", "ga"})) {
        return {with(word, 1, feminine ? "he" : "hi")};
    }
    if (endsWithAny(word, {"cia", "gia"})) {
        return {with(word, 1, "e"), with(word, 2, "e")};
    }
    if (word.ends_with('a')) {
        return {with(word, 1, feminine ? "e" : "i")};
    }
    if (word.ends_with("io")) {
        return {with(word, 1, ""), with(word, 1, "i")};
    }
    if (word.ends_with("ico")) {
        return {with(word, 1, "i"), with(word, 1, "hi")};
    }
    if (endsWithAny(word, {"co", "go"})) {
        return {with(word, 1, "hi"), with(word, 1, "i")};
    }
    if (word.ends_with("ie")) {
        return {std::string(word)};
    }
    if (endsWithAny(word, {"o", "e"})) {
        return {with(word, 1, "i")};
    }
    return {std::string(word)};
}

std::vector<std::string> germanPlurals(std::string_view word, bool feminine)
{
    if (!feminine) {
        return endsWithAny(word, {"chen", "lein", "er", "el", "en"}) ? std::vector{std::string(word)} : std::vector<std::string>();
    }
    if (endsWithAny(word, {"ung", "heit", "keit", "schaft", "ion", "tät", "ei"})) {
        return {with(word, 0, "en")};
    }
    if (endsWithAny(word, {"e", "ie"})) {
        return {with(word, 0, "n")};
    }
    return word.ends_with("in") ? std::vector{with(word, 0, "nen")} : std::vector<std::string>();
}

std::vector<std::string> regularPlurals(std::string_view word, std::string_view language, bool feminine)
{
    return language == "en"   ? englishPlurals(word)
           : language == "fr" ? frenchPlurals(word)
           : language == "es" ? spanishPlurals(word)
           : language == "it" ? italianPlurals(word, feminine)
           : language == "de" ? germanPlurals(word, feminine)
                              : std::vector<std::string>();
}

/// The plural among the irregular forms of a noun, normalised: German has its other cases there, Spanish the feminine. What
/// may be a genitive is the plural where there is no other ("Details").
std::string listedPlural(const std::string& noun, std::string_view language, const std::vector<std::string>& forms)
{
    const auto other = [&](const std::string& form) {
        if (language == "de") {
            return form == noun + 's' || form == noun + "es" || form == noun + "ses"
                   || (form.ends_with('n') && std::ranges::find(forms, form.substr(0, form.size() - 1)) != forms.end());
        }
        return language == "es" && form.ends_with("as") && !noun.ends_with('a');
    };
    const auto found = std::ranges::find_if_not(forms, other);
    if (found == forms.end() && language == "de" && std::ranges::find(forms, noun + 's') != forms.end()) {
        return noun + 's';
    }
    return found == forms.end() ? std::string() : *found;
}

} // namespace

std::string pluralOf(std::string_view noun, std::string_view language, const WordMarks& marks, const MeaningFile& meanings)
{
    const std::optional<std::size_t> place = meaningLanguage(language);
    if (!place || marks.plural || noun.empty() || noun.find(' ') != std::string_view::npos) {
        return {};
    }
    const std::string folded = normalise(noun, language);
    const auto shown = [&](const std::string& plural) { return toNfc(noun) == folded ? plural : capitalised(plural); };
    const auto listed = [&](std::string_view word) {
        return listedPlural(std::string(word), language, meanings.formsOf(*place, word, PartOfSpeech::Noun));
    };
    if (const std::string plural = listed(folded); !plural.empty()) {
        return shown(plural);
    }
    if (language != "de" && (toNfc(noun) != folded || noun.find('-') != std::string_view::npos)) {
        return {}; // names, and compounds whose parts have plurals of their own
    }
    const std::shared_ptr<const Morphology> morphology = morphologyOf(language);
    const bool feminine = marks.genders == static_cast<std::uint8_t>(Gender::Feminine);
    for (const std::string& plural : regularPlurals(folded, language, feminine)) {
        if (morphology && morphology->knows(plural)) {
            return shown(plural);
        }
    }
    for (std::size_t begin = 1; language == "de" && morphology && begin + minPartLength <= folded.size(); ++begin) {
        if (const std::string last = listed(std::string_view(folded).substr(begin)); !last.empty()) {
            const std::string plural = folded.substr(0, begin) + last;
            return morphology->knows(plural) ? shown(plural) : std::string();
        }
    }
    return {};
}

} // namespace crossgloss
