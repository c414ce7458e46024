#pragma once

#include "base/Progress.h"
#include "resources/Dictionary.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <span>
#include <string>
#include <vector>

namespace crossgloss {

/// A phrase and its translation.
struct PhrasePair {
    std::string first;                         ///< words with blanks between them
    std::string second;
    double firstGivenSecond = 0;               ///< φ(first | second); 0 = not known, as the next
    double secondGivenFirst = 0;
    double lexicalFirst = 0;                   ///< lexical weight of first given second
    double lexicalSecond = 0;
    std::uint64_t count = 0;                   ///< of the pair; 0 = not known
};

/// Reads phrase pairs, plain or compressed: a Moses phrase table (`first ||| second ||| scores ||| alignment ||| counts`,
/// the scores being φ(first|second), lexical, φ(second|first), lexical) or TSV (`first<TAB>second[<TAB>φ(second|first)]`),
/// told by the first line. Bad lines go to @p report; @p sink gets the others in order.
/// @throws Error when the file cannot be read or holds no pair; Cancelled.
void readPhraseTable(const std::filesystem::path& path, Progress& progress, ReadReport& report,
                     const std::function<void(PhrasePair&&)>& sink);

/// Writes a Moses phrase table, whole or not at all. @throws Error when it cannot be written.
void writePhraseTable(std::span<const PhrasePair> pairs, const std::filesystem::path& path, Progress& progress);

} // namespace crossgloss
