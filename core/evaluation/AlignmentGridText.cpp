#include "evaluation/AlignmentGrid.h"

#include "base/Numbers.h"

#include <algorithm>
#include <array>
#include <cstdio>

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

std::string csvField(const std::string& text)
{
    if (text.find_first_of(",\"\r\n") == std::string::npos) {
        return text;
    }
    std::string quoted = "\"";
    for (const char c : text) {
        quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
    }
    return quoted + '"';
}

std::string xmlText(const std::string& text)
{
    std::string escaped;
    for (const char c : text) {
        switch (c) {
        case '&': escaped += "&amp;"; break;
        case '<': escaped += "&lt;"; break;
        case '>': escaped += "&gt;"; break;
        case '"': escaped += "&quot;"; break;
        default: escaped += c;
        }
    }
    return escaped;
}

template <typename... Values>
std::string print(const char* format, Values... values)
{
    char text[512];
    std::snprintf(text, sizeof text, format, values...);
    return text;
}

/// A coordinate of the drawing.
std::string place(double value)
{
    return fixedDecimals(value, 1);
}

/// Draws the panels one under the other.
class GridChart {
public:
    explicit GridChart(const AlignmentGrid& grid) : m_grid(grid)
    {
        for (const GridCell& cell : grid.cells) {
            addOnce(m_methods, cell.method);
            addOnce(m_retrievals, cell.retrieval);
            addOnce(m_directions, cell.direction);
            m_highest = std::max({m_highest, cell.scores.strict.p1, cell.scores.strict.p1Interval.high});
        }
    }

    std::string svg()
    {
        legend();
        for (std::size_t dictionary = 0; dictionary < m_grid.dictionaries.size(); ++dictionary) {
            for (const TranslationDirection direction : m_directions) {
                panel(dictionary, direction);
            }
        }
        return print("<svg xmlns=\"http://www.w3.org/2000/svg\" version=\"1.1\" width=\"%d\" height=\"%d\" "
                     "font-family=\"sans-serif\" font-size=\"12\">\n<rect width=\"100%%\" height=\"100%%\" "
                     "fill=\"white\"/>\n",
                     width, m_y + margin) +
               m_body + "</svg>\n";
    }

private:
    static constexpr int width = 760;
    static constexpr int margin = 16;
    static constexpr int labelWidth = 150;
    static constexpr int valueWidth = 60;
    static constexpr int barHeight = 12;
    static constexpr int groupGap = 10;
    /// Okabe and Ito's colours, told apart by the colour-blind.
    static constexpr std::array colours = {"#0072b2", "#e69f00", "#009e73", "#cc79a7"};

    template <typename Value>
    static void addOnce(std::vector<Value>& list, Value value)
    {
        if (std::ranges::find(list, value) == list.end()) {
            list.push_back(value);
        }
    }

    static const char* colour(RetrievalCriterion retrieval)
    {
        return colours[static_cast<std::size_t>(retrieval) % colours.size()];
    }

    double x(double p1) const { return labelWidth + (width - labelWidth - valueWidth) * p1 / m_highest; }

    void legend()
    {
        int left = labelWidth;
        for (const RetrievalCriterion retrieval : m_retrievals) {
            m_body += print("<rect x=\"%d\" y=\"%d\" width=\"12\" height=\"12\" fill=\"%s\"/>"
                            "<text x=\"%d\" y=\"%d\">%s</text>\n",
                            left, m_y, colour(retrieval), left + 17, m_y + 10, std::string(nameOf(retrieval)).c_str());
            left += 80;
        }
        m_y += 30;
    }

    void panel(std::size_t dictionary, TranslationDirection direction)
    {
        const bool backward = direction == TranslationDirection::Backward;
        const std::string title = (backward ? m_grid.target + " → " + m_grid.source
                                            : m_grid.source + " → " + m_grid.target) +
                                  ", " + m_grid.dictionaries[dictionary].name + ", P@1";
        m_body +=
            print("<text x=\"%d\" y=\"%d\" font-weight=\"bold\">", margin, m_y + 12) + xmlText(title) + "</text>\n";
        m_y += 24;
        for (const AlignmentMethod method : m_methods) {
            m_body += print("<text x=\"%d\" y=\"%d\" text-anchor=\"end\">%s</text>\n", labelWidth - 8, m_y + 10,
                            std::string(nameOf(method)).c_str());
            for (const RetrievalCriterion retrieval : m_retrievals) {
                if (const GridCell* cell = m_grid.find(dictionary, method, retrieval, direction)) {
                    bar(*cell);
                }
            }
            m_y += groupGap;
        }
        m_y += 14;
    }

    void bar(const GridCell& cell)
    {
        const int middle = m_y + barHeight / 2;
        if (cell.problem.empty()) {
            const PrecisionScores& scores = cell.scores.strict;
            m_body += print("<rect x=\"%d\" y=\"%d\" width=\"%s\" height=\"%d\" fill=\"%s\"/>", labelWidth, m_y,
                            place(x(scores.p1) - labelWidth).c_str(), barHeight - 2, colour(cell.retrieval));
            m_body += print("<line x1=\"%s\" y1=\"%d\" x2=\"%s\" y2=\"%d\" stroke=\"black\"/>",
                            place(x(scores.p1Interval.low)).c_str(), middle, place(x(scores.p1Interval.high)).c_str(),
                            middle);
            m_body += print("<text x=\"%s\" y=\"%d\" font-size=\"10\">%s</text>\n",
                            place(std::max(x(scores.p1), x(scores.p1Interval.high)) + 5).c_str(), middle + 4,
                            fixedDecimals(scores.p1, 3).c_str());
        } else {
            m_body += print("<text x=\"%d\" y=\"%d\" font-size=\"10\">–</text>\n", labelWidth, middle + 4);
        }
        m_y += barHeight;
    }

    const AlignmentGrid& m_grid;
    std::vector<AlignmentMethod> m_methods;
    std::vector<RetrievalCriterion> m_retrievals;
    std::vector<TranslationDirection> m_directions;
    double m_highest = 0.01;
    int m_y = margin;
    std::string m_body;
};

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
    std::string csv =
        "source,target,dictionary,kind,pairs,method,retrieval,direction,n,covered,p1,p1_low,p1_high,p5,p5_low,"
        "p5_high,p10,p10_low,p10_high,mrr,mrr_low,mrr_high,tolerant_p1,beta,p1_minus_baseline,mcnemar_mid_p,"
        "adjusted_p,align_seconds,seconds,problem\r\n";
    const auto score = [](double value, const Interval& interval) {
        return ',' + fixedDecimals(value, 6) + ',' + fixedDecimals(interval.low, 6) + ',' + fixedDecimals(interval.high, 6);
    };
    for (const GridCell& cell : grid.cells) {
        const AlignmentGrid::Dictionary& dictionary = grid.dictionaries[cell.dictionary];
        csv += csvField(grid.source) + ',' + csvField(grid.target) + ',' + csvField(dictionary.name) + ',' +
               kindNames[static_cast<std::size_t>(dictionary.kind)] + ',' + std::to_string(dictionary.pairs) + ',' +
               std::string(nameOf(cell.method)) + ',' + std::string(nameOf(cell.retrieval)) + ',' +
               nameOf(cell.direction);
        if (!cell.problem.empty()) {
            csv += std::string(22, ',') + csvField(cell.problem) + "\r\n";
            continue;
        }
        const PrecisionScores& strict = cell.scores.strict;
        csv += ',' + std::to_string(cell.scores.n) + ',' + std::to_string(cell.scores.covered) +
               score(strict.p1, strict.p1Interval) + score(strict.p5, strict.p5Interval) +
               score(strict.p10, strict.p10Interval) + score(strict.mrr, strict.mrrInterval) +
               ',' + fixedDecimals(cell.scores.tolerant.p1, 6) + ',' +
               (cell.beta > 0 ? fixedDecimals(cell.beta, 4) : std::string());
        csv += cell.againstBaseline ? ',' + fixedDecimals(cell.againstBaseline->p1.difference, 6) + ',' +
                                          significantDigits(cell.againstBaseline->mcNemar.midP, 6) + ',' +
                                          significantDigits(cell.adjustedP, 6)
                                    : std::string(",,,");
        csv += ',' + fixedDecimals(cell.alignSeconds, 3) + ',' + fixedDecimals(cell.seconds, 3) + ",\r\n";
    }
    return csv;
}

std::string gridSvg(const AlignmentGrid& grid)
{
    return GridChart(grid).svg();
}

} // namespace crossgloss
