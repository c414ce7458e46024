#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

/// NFC and case-folded to lower case by the rules of @p language (Turkish dotless i and the like); invalid UTF-8 becomes
/// U+FFFD. Typographic apostrophes become '.
std::string normalise(std::string_view text, std::string_view language);

/// NFC with case kept; for words as they are shown.
std::string toNfc(std::string_view text);

/// NFC with a capital at its beginning.
std::string capitalised(std::string_view text);

/// True when @p text is well-formed UTF-8.
bool isValidUtf8(std::string_view text);

/// Runs of letters and digits of the normalised text. The apostrophe stays with the clitic before it in French, Italian
/// and Catalan (l'eau → l' eau) and inside English words (don't). Hyphens split. Japanese is cut by ICU's dictionary.
std::vector<std::string> tokenise(std::string_view text, std::string_view language);

/// Function words of the language that say nothing about a meaning; false for languages without a list.
bool isStopWord(std::string_view token, std::string_view language);
/// Articles, prepositions and conjunctions of English, French, German, Spanish and Italian, which by themselves say nothing.
bool isConnective(std::string_view token, std::string_view language);

/// Snowball stem of a normalised token; the token itself for languages without a stemmer. Thread-safe.
std::string stem(std::string_view token, std::string_view language);

} // namespace crossgloss
