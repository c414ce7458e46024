#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

/// Languages are named by ISO 639-1 codes ("en", "fr"), or by the 639-3 code where no two-letter one exists.

/// "eng", "EN", "fra-CA", "fre" → "en", "en", "fr", "fr". What is no language code comes back lower-cased.
std::string canonicalLanguage(std::string_view code);
/// English name of a canonical code ("en" → "English"); the code itself when unknown.
std::string languageName(std::string_view code);
/// Name of a canonical code as the language @p in writes it ("de" in "fr" → "allemand"); empty when unknown.
std::string languageNameIn(std::string_view code, std::string_view in);
/// True for canonical codes this program knows by name.
bool isKnownLanguage(std::string_view code);
/// True for ISO 639-3's codes for local use, qaa to qtz.
bool isPrivateLanguage(std::string_view code);
/// @return the canonical code. @throws Error when no language with that code is known and it is not for local use.
std::string requireLanguage(std::string_view code);

} // namespace crossgloss
