#include "jobs/ExperimentTables.h"

#include "base/Error.h"

#include <algorithm>

namespace crossgloss {

nlohmann::json toJson(const ExperimentTables& result)
{
    nlohmann::json json = result.details;
    json["experiment"] = result.experiment;
    json["tables"] = nlohmann::json::array();
    for (const FigureTable& table : result.tables) {
        json["tables"].push_back(toJson(table));
    }
    return json;
}

void addFigures(RunRecord& record, const std::vector<FigureTable>& tables)
{
    for (const FigureTable& table : tables) {
        for (const FigureTable::Row& row : table.rows) {
            for (std::size_t i = 0; i < row.cells.size(); ++i) {
                if (row.cells[i]) {
                    RunFigures figures;
                    figures.subset = row.name;
                    figures.method = table.columns[i];
                    figures.n = row.cells[i]->n;
                    figures.values = {{table.name, row.cells[i]->value, row.cells[i]->interval}};
                    record.addFigures(std::move(figures));
                }
            }
        }
    }
}

nlohmann::json toJson(std::span<const NamedModel> models)
{
    nlohmann::json json = nlohmann::json::array();
    for (const NamedModel& model : models) {
        json.push_back(toJson(model.choice));
        json.back()["name"] = model.name;
    }
    return json;
}

void addInputs(RunRecord& record, std::span<const NamedModel> models)
{
    for (const NamedModel& model : models) {
        record.addFiles({model.choice.file()});
    }
}

std::vector<std::string> systemNames(std::span<const NamedModel> models)
{
    std::vector<std::string> names;
    for (const NamedModel& model : models) {
        if (std::ranges::find(names, model.name) == names.end()) {
            names.push_back(model.name);
        }
    }
    return names;
}

std::size_t systemOf(const std::vector<std::string>& names, const std::string& name)
{
    const auto found = std::ranges::find(names, name);
    if (found == names.end()) {
        throw Error(CROSSGLOSS_TEXT("There is no model named \"%1\" among those compared"), {name});
    }
    return static_cast<std::size_t>(found - names.begin());
}

} // namespace crossgloss
