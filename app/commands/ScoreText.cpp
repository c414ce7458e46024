#include "ScoreText.h"

#include "ResourceText.h"

#include <algorithm>
#include <cstdio>

namespace crossgloss {

std::string shareText(double share)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.3f", share);
    return text[0] == '0' ? text + 1 : text;
}

std::string scoreText(const PrecisionScores& scores)
{
    const auto part = [](const char* name, double value, const Interval& interval) {
        return std::string(name) + ' ' + shareText(value) + " [" + shareText(interval.low) + ", " +
               shareText(interval.high) + ']';
    };
    return part("P@1", scores.p1, scores.p1Interval) + "  " + part("P@5", scores.p5, scores.p5Interval) + "  " +
           part("P@10", scores.p10, scores.p10Interval) + "  " + part("MRR", scores.mrr, scores.mrrInterval);
}

std::string tableText(const std::vector<std::vector<std::string>>& rows)
{
    std::vector<std::size_t> widths;
    for (const std::vector<std::string>& row : rows) {
        widths.resize(std::max(widths.size(), row.size()), 0);
        for (std::size_t i = 0; i < row.size(); ++i) {
            widths[i] = std::max(widths[i], displayWidth(row[i]));
        }
    }
    std::string text;
    for (const std::vector<std::string>& row : rows) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const std::string blanks(widths[i] - displayWidth(row[i]), ' ');
            line += i == 0 ? row[i] + blanks : "  " + blanks + row[i];
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + '\n';
    }
    return text;
}

} // namespace crossgloss
