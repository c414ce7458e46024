#pragma once

#include "alignment/AlignmentMap.h"
#include "evaluation/RetrievalMetrics.h"
#include "resources/EmbeddingSpace.h"
#include "resources/WordPairs.h"
#include "space/Retrieval.h"

#include <cstddef>
#include <cstdint>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace crossgloss {

/// A test dictionary by source word: any listed translation counts as right.
struct TranslationTest {
    std::vector<std::string> words;    ///< source words, in the order of the file
    std::vector<std::vector<std::string>> translations;    ///< of each
};
TranslationTest translationTest(std::span<const WordPair> pairs);

} // namespace crossgloss
