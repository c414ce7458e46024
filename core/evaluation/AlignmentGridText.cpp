#include "evaluation/AlignmentGrid.h"

#include "base/Numbers.h"
#include "saved/DelimitedText.h"

#include <array>
#include <string>
#include <utility>
#include <vector>

namespace crossgloss {

namespace {

constexpr std::array directionNames = {"forward", "backward"};
constexpr std::array kindNames = {"dictionary", "identical", "sentences"};

const char* nameOf(TranslationDirection direction)
{
    return directionNames[static_cast<std::size_t>(direction)];
}

nlohmann::json cellJson(const GridCell& cell)
{
    nlohmann::json json = {{"dictionary", cell.dictionary},
                           {"method", nameOf(cell.method)},
                           {"retrieval", nameOf(cell.retrieval)},
                           {"direction", nameOf(cell.direction)}};
    if (!cell.problem.empty()) {
        json["problem"] = cell.problem;
        return json;
    }
    json.update(toJson(cell.scores.strict));
    json["n"] = cell.scores.n;
    json["covered"] = cell.scores.covered;
    json["tolerant_p1"] = cell.scores.tolerant.p1;
    json["align_seconds"] = cell.alignSeconds;
    json["seconds"] = cell.seconds;
    if (cell.beta > 0) {
        json["beta"] = cell.beta;
        json["beta_at_bound"] = cell.betaAtBound;
    }
    if (cell.againstBaseline) {
        json["against_baseline"] = toJson(*cell.againstBaseline);
        json["against_baseline"]["adjusted_p"] = cell.adjustedP;
    }
    return json;
}

nlohmann::json bestJson(const AlignmentGrid& grid, TranslationDirection direction)
{
    const GridCell* best = grid.best(direction);
    if (best == nullptr) {
        return nullptr;
    }
    return {{"dictionary", best->dictionary},
            {"method", nameOf(best->method)},
            {"retrieval", nameOf(best->retrieval)},
            {"p1", best->scores.strict.p1}};
}

} // namespace

nlohmann::json toJson(const AlignmentGrid& grid)
{
    nlohmann::json json = {{"source", grid.source},
                           {"target", grid.target},
                           {"seconds", grid.seconds},
                           {"baseline",
                            {{"method", nameOf(grid.baselineMethod)}, {"retrieval", nameOf(grid.baselineRetrieval)}}},
                           {"overlap", {{"words", grid.overlap.words}, {"pairs", grid.overlap.pairs}}},
                           {"dictionaries", nlohmann::json::array()},
                           {"cells", nlohmann::json::array()}};
    for (const AlignmentGrid::Dictionary& dictionary : grid.dictionaries) {
        json["dictionaries"].push_back({{"kind", kindNames[static_cast<std::size_t>(dictionary.kind)]},
                                        {"name", dictionary.name},
                                        {"pairs", dictionary.pairs}});
    }
    for (const GridCell& cell : grid.cells) {
        json["cells"].push_back(cellJson(cell));
    }
    for (const TranslationDirection direction : {TranslationDirection::Forward, TranslationDirection::Backward}) {
        if (const GridCell* best = grid.best(direction)) {
            const bool backward = direction == TranslationDirection::Backward;
            json["best"][nameOf(direction)] = bestJson(grid, direction);
            json["ranks"][nameOf(direction)] = {{"test", testChecksum(backward ? grid.backwardTest : grid.forwardTest)},
                                                {"ranks", rankText(best->ranks)}};
        }
    }
    return json;
}

std::string gridCsv(const AlignmentGrid& grid)
{
    const std::vector<std::string> header = {
        "source", "target", "dictionary", "kind", "pairs", "method", "retrieval", "direction", "n", "covered",
        "p1", "p1_low", "p1_high", "p5", "p5_low", "p5_high", "p10", "p10_low", "p10_high", "mrr", "mrr_low", "mrr_high",
        "tolerant_p1", "beta", "p1_minus_baseline", "mcnemar_mid_p", "adjusted_p", "align_seconds", "seconds", "problem"};
    std::string csv = csvRecord(header);
    for (const GridCell& cell : grid.cells) {
        const AlignmentGrid::Dictionary& dictionary = grid.dictionaries[cell.dictionary];
        std::vector<std::string> cells = {grid.source,
                                          grid.target,
                                          dictionary.name,
                                          kindNames[static_cast<std::size_t>(dictionary.kind)],
                                          std::to_string(dictionary.pairs),
                                          std::string(nameOf(cell.method)),
                                          std::string(nameOf(cell.retrieval)),
                                          nameOf(cell.direction)};
        if (cell.problem.empty()) {
            const PrecisionScores& strict = cell.scores.strict;
            cells.push_back(std::to_string(cell.scores.n));
            cells.push_back(std::to_string(cell.scores.covered));
            for (const auto& [value, interval] :
                 {std::pair(strict.p1, strict.p1Interval), std::pair(strict.p5, strict.p5Interval),
                  std::pair(strict.p10, strict.p10Interval), std::pair(strict.mrr, strict.mrrInterval)}) {
                cells.push_back(fixedDecimals(value, 6));
                cells.push_back(fixedDecimals(interval.low, 6));
                cells.push_back(fixedDecimals(interval.high, 6));
            }
            cells.push_back(fixedDecimals(cell.scores.tolerant.p1, 6));
            cells.push_back(cell.beta > 0 ? fixedDecimals(cell.beta, 4) : std::string());
            cells.push_back(cell.againstBaseline ? fixedDecimals(cell.againstBaseline->p1.difference, 6) : std::string());
            cells.push_back(cell.againstBaseline ? significantDigits(cell.againstBaseline->mcNemar.midP, 6) : std::string());
            cells.push_back(cell.againstBaseline ? significantDigits(cell.adjustedP, 6) : std::string());
            cells.push_back(fixedDecimals(cell.alignSeconds, 3));
            cells.push_back(fixedDecimals(cell.seconds, 3));
        }
        cells.resize(header.size() - 1);
        cells.push_back(cell.problem);
        csv += csvRecord(cells);
    }
    return csv;
}

} // namespace crossgloss
