#pragma once

#include "base/Progress.h"
#include "space/ExactSearch.h"
#include "space/Retrieval.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

namespace crossgloss {

struct InductionOptions {
    std::size_t neighbourhood = 10;    ///< of CSLS
    int threads = 0;                   ///< 0 = all; the result is the same for any number
    std::uint64_t seed = 1;            ///< of the draws below
};

/// The best counterpart of every word, both ways.
struct InducedMatches {
    static constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();

    std::vector<std::uint32_t> ofSource;   ///< best target of each source row; none where all candidates were dropped
    std::vector<std::uint32_t> ofTarget;   ///< best source of each target row
    /// Mean cosine of a word to its nearest candidate, both directions: what self-learning maximises.
    double objective = 0;

    /// Both directions one after the other: a pair that each side chose stands twice (Artetxe et al. 2018b, section 3.3).
    std::vector<IndexPair> bothWays() const;
    /// Pairs that each side chose, by rising source row.
    std::vector<IndexPair> mutual() const;
};

/// Induces a dictionary between two sets of rows of one shared space by CSLS in both directions, without ever holding the
/// whole matrix of cosines: one pass over its blocks serves the rows and the columns, the best matches and the k nearest.
///
/// The hubness r of every word (mean cosine to its k nearest of the other side; Conneau et al. 2018, eq. 3) is kept from
/// call to call. A call takes the r that the previous one left and leaves its own: for iterative methods, whose fixed
/// points are the same, this halves the work. update() brings it up to date where the exact answer is wanted at once.
///
/// Stochastic induction (Artetxe et al. 2018b, section 3.4) drops candidates at random. They are drawn for a block of
/// random words at a time, so that dropped candidates cost nothing: a word sees each candidate with the same probability
/// as if every pair were drawn on its own, and a call takes the kept share of the time of a full one.
class DictionaryInduction {
public:
    explicit DictionaryInduction(const InductionOptions& options) : m_options(options) {}

    /// Works r out afresh.
    /// @param sources,targets rows of length one (n × dimension).
    void update(const RowMatrix& sources, const RowMatrix& targets, std::size_t dimension, Progress& progress);

    /// Matches both sides by S_ij − r_j / 2, with the r of the previous call; without one (or with other numbers of rows)
    /// it is worked out first.
    /// @param keep probability with which a candidate is looked at, 0 … 1; 1 = all.
    /// @param draw number of the draw: another number drops other candidates.
    InducedMatches match(const RowMatrix& sources, const RowMatrix& targets, std::size_t dimension, double keep,
                         std::uint64_t draw, Progress& progress);

    /// r of the source words among the targets, of the last call.
    const std::vector<float>& sourceHubness() const { return m_sourceHubness; }
    /// r of the target words among the sources, of the last call.
    const std::vector<float>& targetHubness() const { return m_targetHubness; }

private:
    InductionOptions m_options;
    std::vector<float> m_sourceHubness;
    std::vector<float> m_targetHubness;
};

} // namespace crossgloss
