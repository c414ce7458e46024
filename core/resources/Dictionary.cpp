#include "resources/Dictionary.h"

#include <array>
#include <cstddef>

namespace crossgloss {

namespace {

constexpr std::array<std::string_view, 15> kNames = {
    "",            "noun",        "verb",         "adjective", "adverb",     "proper noun", "pronoun", "preposition",
    "conjunction", "interjection", "numeral",     "determiner", "particle",  "phrase",      "affix"};

} // namespace

std::string_view partOfSpeechName(PartOfSpeech pos)
{
    const auto index = static_cast<std::size_t>(pos);
    return index < kNames.size() ? kNames[index] : std::string_view();
}

PartOfSpeech partOfSpeechFromName(std::string_view name)
{
    for (std::size_t i = 1; i < kNames.size(); ++i) {
        if (kNames[i] == name) {
            return static_cast<PartOfSpeech>(i);
        }
    }
    return PartOfSpeech::Unknown;
}

} // namespace crossgloss
