#pragma once

#include "base/Progress.h"
#include "linking/Linking.h"
#include "linking/ReviewDesk.h"
#include "linking/ReviewState.h"
#include "matching/LockedMatching.h"

#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <span>
#include <vector>

namespace crossgloss {

/// Score of a candidate pair above the source's best other candidate that is not among @p rejected; a lone candidate
/// has its score above @p worst. NaN when the pair is no candidate.
float marginOf(const LinkingCandidates& candidates, std::size_t source, std::int32_t target,
               const std::set<std::int32_t>& rejected, float worst);

/// What to suggest for every source, given what is decided: the matching of maximum sum around exact links, with rejected
/// pairs ruled out, and the figures that the queue shows.
class SuggestedLinks {
public:
    /// @param linking must outlive this. @throws Cancelled.
    SuggestedLinks(const Linking& linking, Progress& progress);

    /// Takes over the states of @p sources (of all sources in @p states) and solves the matching around them.
    /// @return what changed in the matching, in order of sources.
    std::vector<LockedMatching::Change> set(std::span<const std::int32_t> sources, const std::vector<SourceState>& states,
                                            Progress& progress);

    /// Score of the least alike candidate pair of all.
    float worst() const { return m_worst; }
    const ReviewItem& item(std::int32_t source) const { return m_items.at(static_cast<std::size_t>(source)); }
    /// What the matching gives a source that is not decided, else what it gave before.
    std::int32_t suggestedBefore(std::int32_t source) const { return m_suggested.at(static_cast<std::size_t>(source)); }
    /// Source that is linked exactly to a target; -1 = none.
    std::int32_t takenBy(std::int32_t target) const;
    /// Source that the matching gives a target to; -1 = none.
    std::int32_t suggestedTo(std::int32_t target) const;

private:
    void refreshItem(std::int32_t source, const SourceState& state);

    const Linking& m_linking;
    /// The matching knows a target; others are linked by hand alone.
    bool isCompared(std::int32_t target) const;

    float m_worst = 0;
    std::vector<float> m_costs;        ///< sources × targets when every pair is a candidate
    std::unique_ptr<LockedMatching> m_matching;
    std::vector<ReviewItem> m_items;
    std::vector<std::int32_t> m_suggested;
    std::vector<SourceState> m_states; ///< that the matching knows
    std::map<std::int32_t, std::int32_t> m_takenOutside;   ///< target that is not compared → source
};

} // namespace crossgloss
