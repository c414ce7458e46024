#pragma once

#include "lookup/DescriptionReader.h"
#include "pack/Pack.h"
#include "resources/WordMarks.h"

#include <cstddef>
#include <cstdint>
#include <string>

namespace crossgloss {

/// Whether a description is of a man or of a woman: told by the English noun that opens it or by what that noun's
/// translations say ("your brother's daughter", "der Mann, der …"). @return Masculine, Feminine, or 0 where it says
/// neither.
std::uint8_t describedGender(const ReadDescription& description);

/// The gender of the person that a word of a pack names: by the English nouns of kinship and the like that it is a
/// translation of, else by a pair of endings whose other half is a word too (sobrino, sobrina).
/// @return Masculine, Feminine, or 0 where nothing tells. Words of things end so as well: ask only of persons.
std::uint8_t namedGender(const Pack& pack, std::size_t row, const std::string& language);

} // namespace crossgloss
