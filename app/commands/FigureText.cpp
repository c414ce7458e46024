#include "FigureText.h"

#include "ScoreText.h"

#include "base/Numbers.h"

namespace crossgloss {

namespace {

std::string numberText(double value, int decimals)
{
    std::string text = fixedDecimals(value, decimals);
    if (const std::size_t zero = text.find("0."); decimals > 0 && (zero == 0 || (zero == 1 && text[0] == '-'))) {
        text.erase(zero, 1);
    }
    return text;
}

/// Of the row's cells; empty where they differ or none has it.
std::string itemsOf(const FigureTable::Row& row)
{
    std::optional<std::size_t> n;
    for (const std::optional<FigureCell>& cell : row.cells) {
        if (!cell) {
            continue;
        }
        if (!cell->n || (n && n != cell->n)) {
            return {};
        }
        n = cell->n;
    }
    return n ? std::to_string(*n) : std::string();
}

} // namespace

std::string figureText(const FigureCell& cell, int decimals)
{
    std::string text = numberText(cell.value, decimals);
    if (cell.interval) {
        text += " [" + numberText(cell.interval->low, decimals) + ", " + numberText(cell.interval->high, decimals) + ']';
    }
    if (cell.deviation) {
        text += " ±" + numberText(*cell.deviation, decimals);
    }
    if (cell.p) {
        text += *cell.p < 0.001 ? " p <.001" : " p " + numberText(*cell.p, 3);
    }
    return text;
}

std::string figureText(const std::vector<FigureTable>& tables)
{
    std::string text;
    for (const FigureTable& table : tables) {
        std::vector<std::vector<std::string>> rows{{"", "n"}};
        rows.front().insert(rows.front().end(), table.columns.begin(), table.columns.end());
        for (const FigureTable::Row& row : table.rows) {
            rows.push_back({row.name, itemsOf(row)});
            for (const std::optional<FigureCell>& cell : row.cells) {
                rows.back().push_back(cell ? figureText(*cell, table.decimals) : "–");
            }
        }
        text += (text.empty() ? "" : "\n") + table.title + '\n' + tableText(rows);
    }
    return text;
}

} // namespace crossgloss
