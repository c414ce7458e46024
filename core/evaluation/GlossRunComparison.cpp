#include "evaluation/GlossRunComparison.h"

#include <map>
#include <string_view>
#include <utility>

namespace crossgloss {

namespace {

using Ranks = std::vector<std::uint32_t>;

/// What a run says of its pairs, in the order of the pairs that both runs have.
struct Answers {
    Ranks forward;
    Ranks backward;
    Ranks matching;                    ///< 1 = right, 0 = wrong

    void add(const StoredGloss& gloss, std::uint32_t position)
    {
        const auto push = [](Ranks& ranks, const std::optional<std::uint32_t>& rank) {
            if (rank) {
                ranks.push_back(*rank);
            }
        };
        push(forward, gloss.rank);
        push(backward, gloss.backwardRank);
        if (gloss.matched) {
            matching.push_back(*gloss.matched == position ? 1 : 0);
        }
    }
};

std::optional<PairedComparison> compared(const Ranks& first, const Ranks& second, std::size_t n,
                                         const BootstrapOptions& options)
{
    if (n == 0 || first.size() != n || second.size() != n) {
        return std::nullopt;
    }
    return comparePaired(first, second, options);
}

} // namespace

GlossRunComparison compareGlossRuns(std::span<const StoredGloss> first, std::span<const StoredGloss> second,
                                    const BootstrapOptions& options)
{
    // Texts may repeat: the first of one run belongs to the first of the other.
    std::multimap<std::pair<std::string_view, std::string_view>, std::uint32_t> places;
    for (std::uint32_t i = 0; i < second.size(); ++i) {
        places.emplace(std::pair{std::string_view(second[i].source), std::string_view(second[i].target)}, i);
    }
    GlossRunComparison result;
    Answers a;
    Answers b;
    for (std::uint32_t i = 0; i < first.size(); ++i) {
        const auto found = places.find({first[i].source, first[i].target});
        if (found == places.end()) {
            continue;
        }
        a.add(first[i], i);
        b.add(second[found->second], found->second);
        places.erase(found);
        ++result.n;
    }
    result.retrieval = compared(a.forward, b.forward, result.n, options);
    result.backward = compared(a.backward, b.backward, result.n, options);
    result.matching = compared(a.matching, b.matching, result.n, options);
    return result;
}

nlohmann::json toJson(const GlossRunComparison& comparison)
{
    nlohmann::json json = {{"n", comparison.n}};
    const auto put = [&json](const char* key, const std::optional<PairedComparison>& paired) {
        if (paired) {
            json[key] = toJson(*paired);
        }
    };
    put("retrieval", comparison.retrieval);
    put("backward", comparison.backward);
    put("matching", comparison.matching);
    return json;
}

std::vector<RankShare> rankCurve(std::span<const StoredGloss> glosses, bool backward)
{
    std::map<std::uint32_t, std::size_t> counts;
    for (const StoredGloss& gloss : glosses) {
        const std::optional<std::uint32_t>& rank = backward ? gloss.backwardRank : gloss.rank;
        if (rank) {
            ++counts[*rank];
        }
    }
    std::vector<RankShare> curve;
    std::size_t sum = 0;
    for (const auto& [rank, count] : counts) {
        sum += count;
        curve.push_back({rank, static_cast<double>(sum) / static_cast<double>(glosses.size())});
    }
    return curve;
}

} // namespace crossgloss
