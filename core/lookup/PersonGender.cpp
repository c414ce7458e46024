#include "lookup/PersonGender.h"

#include "lookup/PivotLanguage.h"
#include "lookup/WordGrammar.h"
#include "text/Tokeniser.h"

#include <array>
#include <set>
#include <string_view>

namespace crossgloss {

namespace {

constexpr auto masculine = static_cast<std::uint8_t>(Gender::Masculine);
constexpr auto feminine = static_cast<std::uint8_t>(Gender::Feminine);
constexpr double clearly = 2; // what one gender must outweigh the other by
constexpr std::size_t firstContentWords = 3; // those after are hardly what is described

std::uint8_t ofEnglish(std::string_view word)
{
    static const std::set<std::string_view> women = {
        "woman",  "women",      "girl",  "lady",     "daughter",   "mother",  "sister",        "wife",
        "aunt",   "niece",      "queen", "princess", "female",     "widow",   "bride",         "mum",
        "mom",    "mama",       "nun",   "actress",  "waitress",   "goddess", "granddaughter", "grandmother",
        "auntie", "girlfriend", "grandma", "mother-in-law", "sister-in-law", "daughter-in-law", "stepmother"};
    static const std::set<std::string_view> men = {
        "man",     "men",       "boy",    "gentleman", "son",     "father",        "brother",       "husband",
        "uncle",   "nephew",    "king",   "prince",    "male",    "widower",       "groom",         "dad",
        "daddy",   "papa",      "monk",   "actor",     "waiter",  "god",           "grandson",      "grandfather",
        "grandpa", "boyfriend", "father-in-law", "brother-in-law", "son-in-law", "stepfather"};
    return women.contains(word) ? feminine : men.contains(word) ? masculine : std::uint8_t{0};
}

struct Ending
{
    std::string_view language;
    std::string_view man;
    std::string_view woman;
};

constexpr std::array<Ending, 18> endings = {{{"es", "o", "a"},
                                             {"es", "or", "ora"},
                                             {"es", "ín", "ina"},
                                             {"it", "o", "a"},
                                             {"it", "tore", "trice"},
                                             {"it", "e", "essa"},
                                             {"it", "ere", "era"},
                                             {"fr", "teur", "trice"},
                                             {"fr", "eur", "euse"},
                                             {"fr", "er", "ère"},
                                             {"fr", "ier", "ière"},
                                             {"fr", "ien", "ienne"},
                                             {"fr", "in", "ine"},
                                             {"fr", "on", "onne"},
                                             {"fr", "f", "ve"},
                                             {"fr", "and", "ande"},
                                             {"fr", "ant", "ante"},
                                             {"de", "er", "erin"}}};

std::uint8_t byEnding(const Pack& pack, const std::string& folded, const std::string& language)
{
    const auto isWord = [&](std::string_view from, std::string_view to) {
        std::string other = folded.substr(0, folded.size() - from.size());
        return pack.find(language, other.append(to)).has_value();
    };
    std::uint8_t found = 0;
    for (const Ending& ending : endings) {
        if (ending.language != language) {
            continue;
        }
        if (folded.ends_with(ending.woman) && isWord(ending.woman, ending.man)) {
            found |= feminine;
        } else if (folded.ends_with(ending.man) && isWord(ending.man, ending.woman)) {
            found |= masculine;
        }
    }
    return found == feminine || found == masculine ? found : std::uint8_t{0};
}

} // namespace

std::uint8_t describedGender(const ReadDescription& description)
{
    std::size_t content = 0;
    for (const ReadWord& word : description.words) {
        if (word.function) {
            continue;
        }
        if (++content > firstContentWords) {
            break;
        }
        // "Your brother's daughter" is no brother: a possessive is another token.
        const std::uint8_t gender = description.language == pivotLanguage ? ofEnglish(word.token)
                                    : word.english.empty()                ? std::uint8_t{0}
                                                                          : ofEnglish(word.english.front().word);
        if (gender != 0) {
            return gender;
        }
    }
    return 0;
}

std::uint8_t namedGender(const Pack& pack, std::size_t row, const std::string& language)
{
    const std::string folded = normalise(pack.word(language, row), language);
    if (language == pivotLanguage) {
        return ofEnglish(folded);
    }
    double women = 0;
    double men = 0;
    pack.backLinks(row, language, [&](std::size_t english, double share) {
        const std::uint8_t gender = ofEnglish(normalise(pack.word(pivotLanguage, english), pivotLanguage));
        women += gender == feminine ? share : 0;
        men += gender == masculine ? share : 0;
    });
    if (women > clearly * men || men > clearly * women) {
        return women > men ? feminine : masculine;
    }
    return byEnding(pack, folded, language);
}

} // namespace crossgloss
