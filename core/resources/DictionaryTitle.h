#pragma once

#include <string>
#include <string_view>

namespace crossgloss {

/// Canonical codes; the second is empty where a dictionary is monolingual or does not say.
struct DictionaryLanguages
{
    std::string headword;
    std::string translation;
};

// What names, titles and descriptions of dictionaries say. Languages that are not told are empty.

/// "freedict-fra-fin" → fr, fi: the last two parts of the name, when both are languages.
DictionaryLanguages languagesOfName(std::string_view name);

/// "Spanish-German …", "English - Polish …", "Deutsch-français …" → es, de: the first two languages that a title names,
/// in English or in their own tongue.
DictionaryLanguages languagesOfTitle(std::string_view title);

/// "100-en-de-v4", "… dictionary (deu-eng)" → the last two codes of different languages that a hyphen, an underscore or
/// an arrow connects.
DictionaryLanguages languageCodesIn(std::string_view text);

/// Sentences of a description that say what may be done with the dictionary, shortened to what a list can show.
std::string licenceOf(std::string_view description);

} // namespace crossgloss
