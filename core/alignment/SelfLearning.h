#pragma once

#include "base/Progress.h"

#include <cstddef>

namespace crossgloss {

class EmbeddingSpace;
struct AlignmentData;
struct AlignmentMap;
struct AlignOptions;

struct SelfLearningOptions {
    /// Words of either language among which the stochastic search goes on; it grows to AlignOptions::vocabulary afterwards.
    /// The vectors of frequent words are the better ones, and a step costs the square of this.
    std::size_t firstVocabulary = 5000;
    double initialKeep = 0.1;          ///< probability with which the search looks at a candidate; doubled, up to 1
    int stagnation = 50;               ///< steps without a better objective after which it is doubled
    double threshold = 1e-6;           ///< what counts as better
    /// The given pairs stay in the dictionary. Otherwise they are where it starts, as in VecMap.
    bool keepGiven = true;
    /// The search is left out when there are more given pairs than this many times the dimension: they say where to go.
    double searchBelow = 1.0;
    std::size_t unsupervisedWords = 4000;      ///< most frequent words that are compared when no pairs are given
};

/// Self-learning (Artetxe et al. 2018b, VecMap): learns a map from few pairs, or none, by making its own dictionary.
///
/// Start: the given pairs, or without any the unsupervised start. Search: the orthogonal map of the present dictionary induces
/// the next one, by CSLS in both directions among the first words; candidates are dropped at random, ever fewer of them.
/// Growth: pairs that chose each other among all of the vocabulary, at first of the most frequent words only, then of more
/// and more. Every dictionary on the way is judged by its P@1 on the held-out pairs (AlignOptions::heldOut), by the whole
/// vocabulary; the best one, with the held-out pairs put back, gives the map: whitened, re-weighted and de-whitened, or
/// orthogonal, as AlignOptions::vecMap says. AlignmentMap::details tells the curve, where it stopped and by what.
///
/// Memory: the rows of the vocabulary, normalised and mapped. The same result for a seed.
/// @throws Error when a side has too few words to start without pairs; Cancelled.
AlignmentMap selfLearn(const EmbeddingSpace& source, const EmbeddingSpace& target, const AlignmentData& data,
                       const AlignOptions& options, Progress& progress);

} // namespace crossgloss
