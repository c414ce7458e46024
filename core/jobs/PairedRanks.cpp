#include "jobs/PairedRanks.h"

#include <algorithm>

namespace crossgloss {

namespace {

/// Ranks under a name where both results have them; none where the tests are not the same.
bool read(const nlohmann::json& result, const std::string& name, std::string& test, std::vector<std::uint32_t>& ranks)
{
    const nlohmann::json& ranked = result["ranks"][name];
    if (!ranked.is_object() || !ranked.contains("ranks") || !ranked["ranks"].is_string() || !ranked.contains("test")) {
        return false;
    }
    test = ranked["test"].dump();
    ranks = ranksFromText(ranked["ranks"].get_ref<const std::string&>());
    return true;
}

} // namespace

std::vector<PairedRanks> pairedRanks(const nlohmann::json& first, const nlohmann::json& second,
                                     const BootstrapOptions& options)
{
    std::vector<PairedRanks> found;
    for (const nlohmann::json* result : {&first, &second}) {
        if (!result->is_object() || !result->contains("ranks") || !(*result)["ranks"].is_object()) {
            return found;
        }
    }
    for (const auto& [name, ignored] : first["ranks"].items()) {
        std::string test;
        std::string otherTest;
        std::vector<std::uint32_t> ranks;
        std::vector<std::uint32_t> others;
        if (!second["ranks"].contains(name) || !read(first, name, test, ranks) || !read(second, name, otherTest, others)
            || test != otherTest) {
            continue;
        }
        std::size_t kept = 0;
        for (std::size_t i = 0; i < std::min(ranks.size(), others.size()); ++i) {
            if (ranks[i] != NoRank && others[i] != NoRank) {
                ranks[kept] = ranks[i];
                others[kept++] = others[i];
            }
        }
        ranks.resize(kept);
        others.resize(kept);
        found.push_back({name, comparePaired(ranks, others, options)});
    }
    // The direction asked for first, as everywhere.
    std::ranges::stable_sort(found, {}, [](const PairedRanks& each) { return each.name.starts_with("backward"); });
    return found;
}

} // namespace crossgloss
