#include "evaluation/FigureTable.h"

#include "base/Numbers.h"

#include <algorithm>

namespace crossgloss {

namespace {

nlohmann::json toJson(const FigureCell& cell)
{
    nlohmann::json json = {{"value", cell.value}};
    if (cell.interval) {
        json["interval"] = {cell.interval->low, cell.interval->high};
    }
    if (cell.p) {
        json["p"] = *cell.p;
    }
    if (cell.deviation) {
        json["deviation"] = *cell.deviation;
    }
    if (cell.n) {
        json["n"] = *cell.n;
    }
    return json;
}

/// Names come from files, and a tab would move the columns.
std::string plain(std::string text)
{
    std::ranges::replace_if(text, [](char c) { return c == '\t' || c == '\n' || c == '\r'; }, ' ');
    return text;
}

std::string number(const std::optional<double>& value)
{
    return value ? significantDigits(*value, 7) : std::string();
}

} // namespace

FigureTable::Row& FigureTable::row(const std::string& wanted)
{
    const auto found = std::ranges::find(rows, wanted, &Row::name);
    if (found != rows.end()) {
        return *found;
    }
    rows.push_back({wanted, std::vector<std::optional<FigureCell>>(columns.size())});
    return rows.back();
}

nlohmann::json toJson(const FigureTable& table)
{
    nlohmann::json json = {{"name", table.name},
                           {"title", table.title},
                           {"columns", table.columns},
                           {"rows", nlohmann::json::array()}};
    for (const FigureTable::Row& row : table.rows) {
        nlohmann::json cells = nlohmann::json::array();
        for (const std::optional<FigureCell>& cell : row.cells) {
            cells.push_back(cell ? toJson(*cell) : nlohmann::json());
        }
        json["rows"].push_back({{"name", row.name}, {"cells", std::move(cells)}});
    }
    return json;
}

std::string figureTsv(const std::vector<FigureTable>& tables)
{
    std::string text = "table\trow\tcolumn\tn\tvalue\tlow\thigh\tp\tdeviation\n";
    for (const FigureTable& table : tables) {
        for (const FigureTable::Row& row : table.rows) {
            for (std::size_t i = 0; i < row.cells.size(); ++i) {
                if (!row.cells[i]) {
                    continue;
                }
                const FigureCell& cell = *row.cells[i];
                const auto bound = [&](double Interval::*side) {
                    return cell.interval ? std::optional((*cell.interval).*side) : std::nullopt;
                };
                text += plain(table.name) + '\t' + plain(row.name) + '\t' + plain(table.columns[i]) + '\t'
                        + (cell.n ? std::to_string(*cell.n) : std::string()) + '\t' + number(cell.value) + '\t'
                        + number(bound(&Interval::low)) + '\t' + number(bound(&Interval::high)) + '\t' + number(cell.p)
                        + '\t' + number(cell.deviation) + '\n';
            }
        }
    }
    return text;
}

} // namespace crossgloss
