#pragma once

#include <cstdint>
#include <string_view>

namespace crossgloss {

/// Grammatical genders, as bits: a noun may have several.
enum class Gender : std::uint8_t
{
    Masculine = 1,
    Feminine = 2,
    Neuter = 4,
    Common = 8
};

/// Register and currency of a word or sense, as bits.
enum class Usage : std::uint16_t
{
    Vulgar = 1,
    Derogatory = 2, ///< offensive, a slur
    Colloquial = 4, ///< informal, slang
    Dated = 8,      ///< obsolete and archaic too
    Literary = 16,  ///< formal, poetic
    Technical = 32, ///< said by experts
    Regional = 64,
    Rare = 128
};

/// What a dictionary prints beside a word: "<masc, n, pl> [vulg.]".
struct WordMarks
{
    std::uint8_t genders = 0; ///< bits of Gender; 0 where none is stated
    bool plural = false;      ///< the word is a plural as it stands
    std::uint16_t usage = 0;  ///< bits of Usage

    bool has(Gender gender) const { return (genders & static_cast<std::uint8_t>(gender)) != 0; }
    bool has(Usage mark) const { return (usage & static_cast<std::uint16_t>(mark)) != 0; }
    void add(Gender gender) { genders |= static_cast<std::uint8_t>(gender); }
    void add(Usage mark) { usage |= static_cast<std::uint16_t>(mark); }
    /// Takes over what @p other says besides.
    void add(const WordMarks& other);
    bool empty() const { return genders == 0 && !plural && usage == 0; }

    friend bool operator==(const WordMarks&, const WordMarks&) = default;
};

/// What a tag or label says, part by part between commas, semicolons and spaces: "n, masc", "fem, pl", "ugs.; veraltet",
/// "vulgaire", "archaic". What it says besides (a field, a part of speech) is left aside.
WordMarks marksOfTag(std::string_view tag);

/// Stable short names for files and JSON: "masculine", "feminine", "neuter", "common"; "vulgar", "derogatory",
/// "colloquial", "dated", "literary", "technical", "regional", "rare".
std::string_view genderName(Gender gender);
std::string_view usageName(Usage usage);

} // namespace crossgloss
