#pragma once

#include "alignment/AlignmentMap.h"
#include "base/Progress.h"
#include "evaluation/RetrievalMetrics.h"
#include "resources/EmbeddingSpace.h"
#include "resources/WordPairs.h"
#include "space/ExactSearch.h"
#include "space/Hubness.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace crossgloss {

/// Ways of choosing targets that a report compares: the criteria of retrieval and the reducers of hubness.
enum class HubnessMethod {
    NearestNeighbour,
    InvertedSoftmax,
    Csls,
    GloballyCorrected,
    LocalScaling,
    Nicdm,
    MutualProximity,
    DisSimLocal
};

/// Names of the command line: nn, isf, csls, gc, local-scaling, nicdm, mutual-proximity, dissim-local.
std::string_view nameOf(HubnessMethod method);
std::optional<HubnessMethod> hubnessMethod(std::string_view name);
/// In the order of the enumeration.
std::span<const HubnessMethod> allHubnessMethods();

enum class HubnessStage {
    Before,                            ///< the vectors as the spaces hold them, of length one
    After                              ///< in the shared space of a map
};

/// Names of the command line: before, after.
std::string_view nameOf(HubnessStage stage);

/// One method at one stage.
struct HubnessEntry {
    HubnessMethod method = HubnessMethod::NearestNeighbour;
    HubnessStage stage = HubnessStage::Before;
    Neighbours neighbours;             ///< query i is row i of the source space; answers are rows of the target space
    Hubness hubness;                   ///< of those answers; victimsOf(neighbours, hub, k) are rows of the source space
    std::optional<double> p1;          ///< precision at 1 on the test dictionary; none without one
    Interval p1Interval;               ///< 95 %, bootstrap
    std::size_t n = 0;                 ///< test words with a translation in both spaces
    double seconds = 0;                ///< spent on the answers
};

struct HubnessReportOptions {
    std::size_t k = 10;                ///< answers per query that are counted
    std::vector<HubnessMethod> methods;    ///< empty = all
    std::size_t queries = 10000;       ///< most frequent source words that ask; 0 = all
    std::size_t sourceLimit = 0;       ///< only the first rows of the source space; 0 = all
    std::size_t targetLimit = 0;       ///< only the first rows of the target space; 0 = all
    double beta = 0;                   ///< of the inverted softmax; 0 = the map's, else 30
    std::uint64_t seed = 1;
    int threads = 0;                   ///< 0 = all
    std::function<void(const HubnessEntry&)> onEntry;  ///< each entry as it is ready; called from the working thread
};

/// The hubs of a pair of spaces, or of one, under every method asked for.
struct HubnessReport {
    std::size_t k = 0;
    std::size_t queries = 0;           ///< rows of the source space that asked, from the first
    std::size_t sources = 0;           ///< rows of the source space in use
    std::size_t targets = 0;           ///< rows of the target space in use
    double beta = 0;                   ///< of the inverted softmax
    std::size_t listed = 0;            ///< source words of the test dictionary
    std::vector<HubnessEntry> entries; ///< by stage, then in the order of the methods asked for
};

/// Measures the hubness of the targets. The stage "before" is there when both spaces have the same dimension, "after"
/// when there is a map.
///
/// @param map may be null; must be one of these spaces. @param test dictionary for P@1, any listed translation counts;
/// may be empty. Test words ask beside the queries without being counted in the hubness.
/// @throws Error when there is neither stage, a space is empty, or the map is of other spaces; Cancelled.
HubnessReport hubnessReport(const EmbeddingSpace& source, const EmbeddingSpace& target, const AlignmentMap* map,
                            std::span<const WordPair> test, const HubnessReportOptions& options, Progress& progress);

/// The same of one space with itself: a word is no neighbour of its own. One stage, "before"; sourceLimit alone counts.
HubnessReport hubnessReport(const EmbeddingSpace& space, const HubnessReportOptions& options, Progress& progress);

} // namespace crossgloss
