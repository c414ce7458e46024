#pragma once

#include <string>
#include <string_view>

namespace crossgloss {

/// Lower case without accents, for comparing what people type with what words are: "Élan" and "elan" agree, "ß" is "ss".
/// Marks that make another letter of a script (Japanese voicing, Indic vowels) stay.
std::string foldLetters(std::string_view text);

} // namespace crossgloss
