#pragma once

#include "evaluation/PairedTests.h"
#include "evaluation/RetrievalMetrics.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// A number in a table of figures.
struct FigureCell {
    double value = 0;
    std::optional<Interval> interval;          ///< 95 %
    std::optional<double> p;                   ///< of a difference, two-sided
    std::optional<double> deviation;           ///< over the seeds of a training
    std::optional<std::size_t> n;              ///< items that it is of

    FigureCell() = default;
    explicit FigureCell(double figure) : value(figure) {}
    FigureCell(double figure, const Interval& within, std::size_t items) : value(figure), interval(within), n(items) {}
    FigureCell(const PairedDifference& difference, std::size_t items)
        : value(difference.difference), interval(difference.interval), p(difference.p), n(items)
    {
    }
};

/// One measure in rows and columns; cells may be missing.
struct FigureTable {
    struct Row {
        std::string name;
        std::vector<std::optional<FigureCell>> cells;      ///< by column
    };
    std::string name;                          ///< the measure: "pearson", "accuracy"
    std::string title;                         ///< what it shows, in words
    int decimals = 3;                          ///< shown; counts have none
    std::vector<std::string> columns;
    std::vector<Row> rows;

    FigureTable() = default;
    FigureTable(std::string measure, std::string caption, std::vector<std::string> names, int digits = 3)
        : name(std::move(measure)), title(std::move(caption)), decimals(digits), columns(std::move(names))
    {
    }
    /// The row of that name, added where there is none.
    Row& row(const std::string& wanted);
};

/// `{name, title, columns, rows: [{name, cells: [null or {value, interval, p, deviation, n}]}]}`; what a cell has not is
/// left out.
nlohmann::json toJson(const FigureTable& table);
/// One line a cell: table, row, column, n, value, low, high, p, deviation; with a heading. Of several tables in one.
std::string figureTsv(const std::vector<FigureTable>& tables);

} // namespace crossgloss
