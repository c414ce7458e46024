#pragma once

#include "base/Progress.h"
#include "encoder/Training.h"
#include "lookup/LookupEngine.h"
#include "resources/WordPairs.h"

#include <vector>

namespace crossgloss {

struct LookupEvaluationOptions {
    /// Asks each case only for answers that begin with the first letter of its (first) gold answer.
    bool firstLetter = false;
    int threads = 0;                   ///< 0 = all
};

/// Ranks the gold answers of each case among all words of the target language that pass query's filter.
/// @param query languages, channel and filter of every case; its text is replaced.
/// @return ranks by case, in order: 0 = none of the answers is in the vocabulary.
RetrievalScores evaluateLookup(const ReverseDictionary& dictionary, const std::vector<DescriptionCase>& cases,
                               const LookupQuery& query, const LookupEvaluationOptions& options, Progress& progress);

/// Cases of a file with two columns (answers, description) or three (answer, headword, definition), told from its lines.
/// The headword stands in the definition's language and is no part of the description.
std::vector<DescriptionCase> readLookupCases(const std::filesystem::path& file, Progress& progress, ReadReport& report);

} // namespace crossgloss
