#include "GlossRunText.h"

#include "base/Json.h"

#include "ResourceText.h"
#include "ScoreText.h"

#include <algorithm>
#include <cstdio>
#include <iomanip>
#include <sstream>

namespace crossgloss {

namespace {

constexpr std::size_t glossWidth = 72;

template <typename Number>
nlohmann::json orNull(const std::optional<Number>& value)
{
    return value ? nlohmann::json(*value) : nlohmann::json();
}

/// A text in one field of a line.
std::string field(std::string text)
{
    std::ranges::replace_if(text, [](char c) { return c == '\t' || c == '\n' || c == '\r'; }, ' ');
    return text;
}

std::string shortened(const std::string& text)
{
    return displayWidth(text) > glossWidth ? padded(text, glossWidth) : text;
}

std::string interval(const nlohmann::json& bounds)
{
    return " [" + shareText(bounds[0].get<double>()) + ", " + shareText(bounds[1].get<double>()) + ']';
}

} // namespace

nlohmann::json pairsJson(std::span<const StoredGloss> glosses)
{
    nlohmann::json pairs = nlohmann::json::array();
    for (std::size_t position = 0; position < glosses.size(); ++position) {
        const StoredGloss& gloss = glosses[position];
        pairs.push_back({{"position", position},
                         {"line", gloss.line},
                         {"source", gloss.source},
                         {"target", gloss.target},
                         {"own_score", gloss.ownScore},
                         {"rank", orNull(gloss.rank)},
                         {"backward_rank", orNull(gloss.backwardRank)},
                         {"best", orNull(gloss.best)},
                         {"best_score", orNull(gloss.bestScore)},
                         {"matched", orNull(gloss.matched)},
                         {"matched_score", orNull(gloss.matchedScore)}});
    }
    return pairs;
}

std::string pairsTsv(std::span<const StoredGloss> glosses)
{
    std::ostringstream out;
    out << "line\tsource\ttarget\town_score\trank\tbackward_rank\tretrieved_line\tretrieved\tretrieved_score\tmatched_line"
           "\tmatched\tmatched_score\n"
        << std::setprecision(7);
    for (const StoredGloss& gloss : glosses) {
        out << gloss.line << '\t' << field(gloss.source) << '\t' << field(gloss.target) << '\t' << gloss.ownScore << '\t'
            << (gloss.rank ? std::to_string(*gloss.rank) : "") << '\t'
            << (gloss.backwardRank ? std::to_string(*gloss.backwardRank) : "");
        const auto chosen = [&](const std::optional<std::uint32_t>& position, const std::optional<double>& score) {
            if (position && score) {
                out << '\t' << glosses[*position].line << '\t' << field(glosses[*position].target) << '\t' << *score;
            } else {
                out << "\t\t\t";
            }
        };
        chosen(gloss.best, gloss.bestScore);
        chosen(gloss.matched, gloss.matchedScore);
        out << '\n';
    }
    return out.str();
}

std::string describeGlossRun(const nlohmann::json& run, std::span<const StoredGloss> glosses)
{
    std::string text = "run " + jsonText(run["id"]) + ", " + run["started_at"].get<std::string>() + ", "
                       + run["state"].get<std::string>() + '\n';
    for (const auto& [key, value] : run["parameters"].items()) {
        text += "  " + padded(key, 24) + ' ' + (value.is_string() ? value.get<std::string>() : jsonText(value)) + '\n';
    }
    const nlohmann::json& result = run["result"];
    std::vector<std::vector<std::string>> rows = {{"", "P@1", "P@10", "MRR"}};
    for (const char* way : {"retrieval", "backward", "csls"}) {
        if (result.contains(way)) {
            const nlohmann::json& scores = result[way];
            rows.push_back({way, shareText(scores["p1"].get<double>()) + interval(scores["intervals"]["p1"]),
                            shareText(scores["p10"].get<double>()), shareText(scores["mrr"].get<double>())});
        }
    }
    if (result.contains("matching")) {
        rows.push_back({"matching",
                        shareText(result["matching"]["p1"].get<double>()) + interval(result["matching"]["p1_interval"]),
                        "", ""});
    }
    text += tableText(rows);
    if (result.contains("skewness")) {
        char skewness[48];
        std::snprintf(skewness, sizeof skewness, "skewness of N_k %.2f\n", result["skewness"].get<double>());
        text += skewness;
    }
    const GlossDifferences differences = glossDifferences(glosses);
    text += std::to_string(glosses.size()) + " pairs kept: " + std::to_string(differences.bothRight)
            + " right by both, " + std::to_string(differences.onlyRetrieval) + " by retrieval alone, "
            + std::to_string(differences.onlyMatching) + " by matching alone, " + std::to_string(differences.neither)
            + " by neither\n";
    return text + "See where they differ with: runs differences " + jsonText(run["id"])
           + "; write them with: runs export --pairs " + jsonText(run["id"]) + '\n';
}

std::string describeDifferences(const GlossDifferences& differences, std::span<const StoredGloss> glosses,
                                std::size_t limit)
{
    const auto shown = [limit](std::size_t n) { return limit == 0 ? n : std::min(limit, n); };
    std::ostringstream text;
    text << differences.differences.size() << " of " << differences.n
         << " glosses are retrieved and matched differently: right by retrieval alone " << differences.onlyRetrieval
         << ", by matching alone " << differences.onlyMatching << "\n\nhub glosses, by the sources they take\n";
    for (std::size_t i = 0; i < shown(differences.hubs.size()); ++i) {
        const GlossHub& hub = differences.hubs[i];
        text << std::setw(5) << hub.victims.size() << "  " << shortened(glosses[hub.target].target) << "  ("
             << hub.freed << " of them matched rightly)\n";
        for (std::size_t v = 0; v < std::min<std::size_t>(3, hub.victims.size()); ++v) {
            text << "         from " << shortened(glosses[hub.victims[v]].source) << '\n';
        }
    }
    text << "\ndifferences\n";
    for (std::size_t i = 0; i < shown(differences.differences.size()); ++i) {
        const GlossDifference& each = differences.differences[i];
        const bool retrieval = each.right == GlossDifference::Right::Retrieval;
        const bool matching = each.right == GlossDifference::Right::Matching;
        text << std::setw(5) << glosses[each.position].line << "  " << shortened(glosses[each.position].source)
             << "\n       retrieved" << (retrieval ? " ✓ " : "   ") << shortened(glosses[each.retrieved].target) << '\n';
        if (each.matched) {
            text << "       matched  " << (matching ? " ✓ " : "   ") << shortened(glosses[*each.matched].target) << '\n';
        }
        if (!retrieval && !matching) {
            text << "       right       " << shortened(glosses[each.position].target) << '\n';
        }
    }
    return text.str();
}

} // namespace crossgloss
