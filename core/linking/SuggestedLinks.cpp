#include "linking/SuggestedLinks.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <set>

namespace crossgloss {

namespace {

std::size_t at(std::int32_t index)
{
    return static_cast<std::size_t>(index);
}

/// Rejected pairs of one state that the other does not have.
void addDifference(std::int32_t source, const SourceState& has, const SourceState& lacks,
                   LockedMatching::Decisions::Pairs& pairs)
{
    for (const std::int32_t target : has.rejected) {
        if (!lacks.rejected.count(target)) {
            pairs.emplace_back(source, target);
        }
    }
}

} // namespace

float marginOf(const LinkingCandidates& candidates, std::size_t source, std::int32_t target,
               const std::set<std::int32_t>& rejected, float worst)
{
    const std::span<const std::int32_t> targets = candidates.targetsOf(source);
    const std::span<const float> scores = candidates.scoresOf(source);
    float own = std::numeric_limits<float>::quiet_NaN();
    float other = worst;
    bool hasOther = false;
    for (std::size_t i = 0; i < targets.size(); ++i) {
        if (targets[i] == target) {
            own = scores[i];
        } else if (!hasOther && !rejected.count(targets[i])) {
            other = scores[i];
            hasOther = true;
        }
    }
    return own - other;
}

SuggestedLinks::SuggestedLinks(const Linking& linking, Progress& progress)
    : m_linking(linking), m_items(linking.source.glosses.size()), m_suggested(linking.source.glosses.size(), -1),
      m_states(linking.source.glosses.size())
{
    const LinkingCandidates& candidates = linking.candidates;
    const std::size_t sources = candidates.sources();
    const std::size_t targets = linking.target.comparedGlosses().size();
    m_worst = candidates.score.empty() ? 0.0F : *std::ranges::min_element(candidates.score);
    // To be linked badly is better than not to be linked: whoever reviews can say that there is no counterpart.
    const double unmatched = -static_cast<double>(m_worst);
    if (candidates.target.size() == sources * targets) {
        m_costs.resize(sources * targets);
        for (std::size_t source = 0; source < sources; ++source) {
            for (std::size_t i = candidates.start[source]; i < candidates.start[source + 1]; ++i) {
                m_costs[source * targets + at(candidates.target[i])] = -candidates.score[i];
            }
        }
        m_matching = std::make_unique<LockedMatching>(CostMatrix<float>{m_costs.data(), sources, targets, targets},
                                                      unmatched, progress);
    } else {
        SparseCosts costs{targets, candidates.start, candidates.target, {}};
        costs.cost.reserve(candidates.score.size());
        std::ranges::transform(candidates.score, std::back_inserter(costs.cost), [](float score) { return -score; });
        m_matching = std::make_unique<LockedMatching>(std::move(costs), unmatched, progress);
    }
    for (std::size_t source = 0; source < sources; ++source) {
        refreshItem(static_cast<std::int32_t>(source), m_states[source]);
    }
}

bool SuggestedLinks::isCompared(std::int32_t target) const
{
    return at(target) < m_linking.target.comparedGlosses().size();
}

std::int32_t SuggestedLinks::takenBy(std::int32_t target) const
{
    if (!isCompared(target)) {
        const auto taken = m_takenOutside.find(target);
        return taken == m_takenOutside.end() ? -1 : taken->second;
    }
    const std::int32_t source = m_matching->rowOf(target);
    return source >= 0 && m_matching->isLocked(source) ? source : -1;
}

std::int32_t SuggestedLinks::suggestedTo(std::int32_t target) const
{
    if (!isCompared(target)) {
        return -1;
    }
    const std::int32_t source = m_matching->rowOf(target);
    return source >= 0 && !m_matching->isLocked(source) ? source : -1;
}

std::vector<LockedMatching::Change> SuggestedLinks::set(std::span<const std::int32_t> sources,
                                                        const std::vector<SourceState>& states, Progress& progress)
{
    LockedMatching::Decisions back;
    LockedMatching::Decisions made;
    std::set<std::int32_t> freed;
    for (const std::int32_t source : sources) {
        const SourceState& now = states[at(source)];
        if (m_matching->isLocked(source)) {
            const std::int32_t target = m_matching->columnOf(source);
            back.locked.emplace_back(source, target);
            freed.insert(target);
        } else if (m_matching->isWithdrawn(source)) {
            back.withdrawn.push_back(source);
        }
        addDifference(source, m_states[at(source)], now, back.rejected);
        addDifference(source, now, m_states[at(source)], made.rejected);
        const SourceState& before = m_states[at(source)];
        if (before.takesTarget() && !isCompared(before.target) && takenBy(before.target) == source) {
            m_takenOutside.erase(before.target);
        }
    }
    for (LockedMatching::Decisions::Pairs* pairs : {&back.rejected, &made.rejected}) {
        std::erase_if(*pairs, [this](const auto& pair) { return !isCompared(pair.second); });
    }
    std::set<std::int32_t> taken;
    for (const std::int32_t source : sources) {
        const SourceState& now = states[at(source)];
        m_states[at(source)] = now;
        if (!now.isDecided()) {
            continue;
        }
        if (now.takesTarget() && !isCompared(now.target)) {
            m_takenOutside.try_emplace(now.target, source);
        }
        const bool isFree = now.takesTarget() && isCompared(now.target) &&
                            (takenBy(now.target) < 0 || freed.count(now.target)) && taken.insert(now.target).second;
        if (isFree) {
            made.locked.emplace_back(source, now.target);
        } else {
            made.withdrawn.push_back(source); // shares its target, or has none
        }
    }
    std::vector<LockedMatching::Change> changes = m_matching->change(back, made, progress);
    for (const LockedMatching::Change& change : changes) {
        refreshItem(change.row, m_states[at(change.row)]);
    }
    for (const std::int32_t source : sources) {
        refreshItem(source, m_states[at(source)]);
    }
    return changes;
}

void SuggestedLinks::refreshItem(std::int32_t source, const SourceState& state)
{
    ReviewItem& item = m_items[at(source)];
    const std::span<const std::int32_t> targets = m_linking.candidates.targetsOf(at(source));
    const std::span<const float> scores = m_linking.candidates.scoresOf(at(source));
    if (!state.isDecided()) {
        m_suggested[at(source)] = m_matching->columnOf(source);
    }
    item.verdict = state.verdict;
    item.relation = state.relation;
    item.target = state.verdict == Verdict::Accepted        ? state.target
                  : state.verdict == Verdict::NoCounterpart ? -1
                                                            : m_suggested[at(source)];
    item.rejected = static_cast<std::uint32_t>(state.rejected.size());
    item.note = state.note;
    item.retrieved = -1;
    item.score = item.target < 0 ? 0.0F : std::numeric_limits<float>::quiet_NaN();
    for (std::size_t i = 0; i < targets.size(); ++i) {
        if (targets[i] == item.target) {
            item.score = scores[i];
        }
        if (item.retrieved < 0 && !state.rejected.count(targets[i])) {
            item.retrieved = targets[i];
        }
    }
    item.margin =
        item.target < 0 ? 0.0F : marginOf(m_linking.candidates, at(source), item.target, state.rejected, m_worst);
}

} // namespace crossgloss
