#pragma once

#include "base/Json.h"
#include "resources/Dictionary.h"

#include <string>
#include <string_view>

namespace crossgloss {

/// Canonical code of an element of translations[].
std::string wiktextractLanguage(const nlohmann::json& translation);

/// The entry of one line; without senses when it is only a form of another word. @p entry is an object.
DictionaryEntry entryOfWiktextract(const nlohmann::json& entry, const DictionaryInfo& info);

} // namespace crossgloss
