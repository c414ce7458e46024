#include "evaluation/GlossDifferences.h"

#include "base/Error.h"

#include <algorithm>
#include <map>
#include <string>

namespace crossgloss {

namespace {

const char* nameOf(GlossDifference::Right right)
{
    switch (right) {
    case GlossDifference::Right::Retrieval:
        return "retrieval";
    case GlossDifference::Right::Matching:
        return "matching";
    default:
        return "neither";
    }
}

template <typename Number>
nlohmann::json orNull(const std::optional<Number>& value)
{
    return value ? nlohmann::json(*value) : nlohmann::json();
}

void requirePosition(const std::optional<std::uint32_t>& position, std::size_t n)
{
    if (position && *position >= n) {
        throw Error(CROSSGLOSS_TEXT("A pair of the run names position %1, but there are %2"),
                    {std::to_string(*position), std::to_string(n)});
    }
}

std::vector<GlossHub> hubsOf(std::span<const StoredGloss> glosses)
{
    std::map<std::uint32_t, GlossHub> found;
    for (std::uint32_t source = 0; source < glosses.size(); ++source) {
        if (!glosses[source].best) {
            continue;
        }
        GlossHub& hub = found[*glosses[source].best];
        hub.target = *glosses[source].best;
        ++hub.occurrences;
        if (hub.target == source) {
            hub.ownRetrieved = true;
        } else {
            hub.victims.push_back(source);
            hub.freed += glosses[source].matched == source ? 1 : 0;
        }
    }
    std::vector<GlossHub> hubs;
    for (auto& [target, hub] : found) {
        if (!hub.victims.empty()) {
            std::ranges::stable_sort(hub.victims, std::greater(), [&](std::uint32_t victim) {
                return glosses[victim].bestScore.value_or(0);
            });
            hubs.push_back(std::move(hub));
        }
    }
    std::ranges::stable_sort(hubs, std::greater(), [](const GlossHub& hub) { return hub.victims.size(); });
    return hubs;
}

} // namespace

std::optional<std::size_t> GlossDifferences::hubOf(std::uint32_t target) const
{
    const auto found = std::ranges::find(hubs, target, &GlossHub::target);
    return found == hubs.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - hubs.begin()));
}

GlossDifferences glossDifferences(std::span<const StoredGloss> glosses)
{
    GlossDifferences result;
    result.n = glosses.size();
    std::vector<std::optional<std::uint32_t>> sourceOf(glosses.size());
    for (std::uint32_t source = 0; source < glosses.size(); ++source) {
        requirePosition(glosses[source].best, glosses.size());
        requirePosition(glosses[source].matched, glosses.size());
        if (glosses[source].matched) {
            sourceOf[*glosses[source].matched] = source;
        }
    }
    for (std::uint32_t source = 0; source < glosses.size(); ++source) {
        const StoredGloss& gloss = glosses[source];
        const bool retrievalRight = gloss.best == source;
        const bool matchingRight = gloss.matched == source;
        result.bothRight += retrievalRight && matchingRight ? 1 : 0;
        result.onlyRetrieval += retrievalRight && !matchingRight ? 1 : 0;
        result.onlyMatching += matchingRight && !retrievalRight ? 1 : 0;
        result.neither += retrievalRight || matchingRight ? 0 : 1;
        // Where neither of the two was run there is nothing to disagree.
        if (!gloss.best || gloss.best == gloss.matched) {
            continue;
        }
        GlossDifference difference;
        difference.position = source;
        difference.retrieved = *gloss.best;
        difference.matched = gloss.matched;
        difference.right = retrievalRight  ? GlossDifference::Right::Retrieval
                           : matchingRight ? GlossDifference::Right::Matching
                                           : GlossDifference::Right::Neither;
        if (!retrievalRight) {
            difference.hub = gloss.best;
        }
        if (!matchingRight) {
            difference.takenBy = sourceOf[source];
        }
        result.differences.push_back(difference);
    }
    // Without any matching at all every choice would look like a difference.
    if (std::ranges::none_of(glosses, [](const StoredGloss& gloss) { return gloss.matched.has_value(); })) {
        result.differences.clear();
    }
    result.hubs = hubsOf(glosses);
    return result;
}

nlohmann::json toJson(const GlossDifferences& differences)
{
    nlohmann::json list = nlohmann::json::array();
    for (const GlossDifference& each : differences.differences) {
        list.push_back({{"position", each.position},
                        {"retrieved", each.retrieved},
                        {"matched", orNull(each.matched)},
                        {"right", nameOf(each.right)},
                        {"hub", orNull(each.hub)},
                        {"taken_by", orNull(each.takenBy)}});
    }
    nlohmann::json hubs = nlohmann::json::array();
    for (const GlossHub& hub : differences.hubs) {
        hubs.push_back({{"target", hub.target},
                        {"occurrences", hub.occurrences},
                        {"own_retrieved", hub.ownRetrieved},
                        {"victims", hub.victims},
                        {"freed", hub.freed}});
    }
    return {{"n", differences.n},
            {"both_right", differences.bothRight},
            {"only_retrieval", differences.onlyRetrieval},
            {"only_matching", differences.onlyMatching},
            {"neither", differences.neither},
            {"differences", std::move(list)},
            {"hubs", std::move(hubs)}};
}

} // namespace crossgloss
