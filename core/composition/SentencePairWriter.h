#pragma once

#include "base/Progress.h"
#include "composition/SentenceMining.h"

#include <filesystem>
#include <span>
#include <string>

namespace crossgloss {

/// Sentences that pairs point into.
struct PairedSentences
{
    std::string firstLanguage; ///< canonical codes
    std::string secondLanguage;
    std::span<const std::string> first;
    std::span<const std::string> second;
};

/// Writes pairs (atomic): a translation memory where the name ends in .tmx, else lines of margin, score and both
/// sentences with a head; compressed where .gz or .xz follows. Control characters become blanks.
/// @throws Error, Cancelled.
void writeSentencePairs(const std::filesystem::path& path, std::span<const MinedPair> pairs,
                        const PairedSentences& sentences, Progress& progress);

} // namespace crossgloss
