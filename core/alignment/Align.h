#pragma once

#include "alignment/AlignmentMap.h"
#include "alignment/AlignmentPairs.h"
#include "alignment/Rcsls.h"
#include "alignment/SelfLearning.h"
#include "alignment/SentencePairs.h"
#include "alignment/VecMapSteps.h"
#include "base/Field.h"
#include "base/Progress.h"
#include "resources/EmbeddingSpace.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

enum class AlignmentMethod {
    LeastSquares,                      ///< Mikolov et al. 2013
    Cca,                               ///< Smith et al. 2017, section 2.3
    Procrustes,                        ///< Smith et al. 2017, eq. 6
    ProcrustesReduced,                 ///< with the number of dimensions chosen on held-out pairs
    VecMap,                            ///< Artetxe et al. 2018a: whiten, map, re-weight, de-whiten
    Rcsls,                             ///< Joulin et al. 2018
    SelfLearning,                      ///< Artetxe et al. 2018b: grow the dictionary; from pairs, or without any
    MuseRefinement                     ///< Conneau et al. 2018: Procrustes on mutual CSLS neighbours, repeated
};

/// Names of the command line: least-squares, cca, procrustes, procrustes-reduced, vecmap, rcsls, self-learning,
/// refinement.
std::string_view nameOf(AlignmentMethod method);
std::optional<AlignmentMethod> alignmentMethod(std::string_view name);

/// One point of an iterative method, told live.
struct AlignmentStep {
    int iteration = 0;
    double objective = 0;              ///< mean similarity or loss, as the method has it
    double heldOutP1 = -1;             ///< P@1 on the held-out pairs; −1 when there are none
    std::size_t pairs = 0;             ///< in the present dictionary
    double keepProbability = 1;        ///< of stochastic induction
};

struct AlignOptions {
    AlignmentMethod method = AlignmentMethod::Procrustes;
    std::vector<NormalisationStep> normalisation = Normalisation::standardSteps();
    /// Iterative methods and choices of dimension keep this share of the dictionary's source words aside and stop on
    /// it.
    double heldOut = 0.1;
    std::size_t dimensions = 0;        ///< of the shared space; 0 = all, or chosen by the method
    VecMapOptions vecMap;              ///< steps of VecMap; its own `dimensions` gives way to the one above
    RcslsOptions rcsls;                ///< of RCSLS; iterations, neighbourhood and threads give way to those here
    SelfLearningOptions selfLearning;
    std::size_t vocabulary = 20000; ///< most frequent words that self-learning, refinement and held-out scores look at
    std::size_t sourceLimit = 0;       ///< only the most frequent words count, for means and negatives too; 0 = all
    std::size_t targetLimit = 0;
    std::size_t neighbourhood = 10;    ///< of CSLS
    int maximumIterations = 0;         ///< 0 = the method's own limit
    bool learnBeta = true;             ///< find β of the inverted softmax on the dictionary
    std::uint64_t seed = 1;
    int threads = 0;                   ///< 0 = all
    std::function<void(const AlignmentStep&)> onStep;  ///< called from the working thread
};

Fields fieldsOf(AlignOptions& options);

/// What to learn from: pairs of words, else sentences as a phrase dictionary, or nothing (self-learning
/// and refinement only).
struct AlignmentData {
    AlignmentPairs words;
    SentenceSource sentences;          ///< empty when there are none
    std::string sourceLanguage;        ///< canonical codes, of the sentences
    std::string targetLanguage;
};

/// Learns a map. Works with vocabularies and dictionaries of any size from one pair up, spaces of different dimensions
/// (where the method allows: shared dimension = the smaller) and a space with itself.
/// @throws Error when there is nothing to learn from or the method cannot do it (saying why); Cancelled.
AlignmentMap align(const EmbeddingSpace& source, const EmbeddingSpace& target, const AlignmentData& data,
                   const AlignOptions& options, Progress& progress);

} // namespace crossgloss
