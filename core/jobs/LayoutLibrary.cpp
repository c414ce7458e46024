#include "jobs/LayoutLibrary.h"

#include "base/Checksum.h"
#include "base/Error.h"

#include <algorithm>

namespace crossgloss {

namespace {

double numberOf(const nlohmann::json& json, const char* name)
{
    return json.is_object() && json.contains(name) && json[name].is_number() ? json[name].get<double>() : 0;
}

std::optional<double> perhaps(const nlohmann::json& json, const char* name)
{
    const bool known = json.is_object() && json.contains(name) && json[name].is_number();
    return known ? std::optional(json[name].get<double>()) : std::nullopt;
}

/// Text of a layout's points in one number: tells whether they are still the same.
std::string textsChecksum(const LayoutPoints& points)
{
    RunningChecksum sum;
    for (const std::string& text : points.texts) {
        sum.add(text.data(), text.size() + 1);
    }
    return sum.hex();
}

nlohmann::json figuresOf(const LayoutStage& stage)
{
    nlohmann::json json = {{"stage", nameOf(stage.stage)},
                           {"iterations", stage.iterations},
                           {"seconds", stage.seconds},
                           {"neighbours", stage.quality.neighbours},
                           {"sampled", stage.quality.sampled},
                           {"trustworthiness", stage.quality.trustworthiness},
                           {"continuity", stage.quality.continuity},
                           {"kept", stage.quality.kept}};
    if (stage.divergence) {
        json["kl"] = *stage.divergence;
    }
    if (stage.explained) {
        json["explained"] = *stage.explained;
    }
    return json;
}

LayoutStage stageOf(const nlohmann::json& json)
{
    LayoutStage stage;
    stage.stage = json.is_object() && json.value("stage", "") == nameOf(HubnessStage::Before) ? HubnessStage::Before
                                                                                              : HubnessStage::After;
    stage.iterations = static_cast<int>(numberOf(json, "iterations"));
    stage.seconds = numberOf(json, "seconds");
    stage.quality.neighbours = static_cast<std::size_t>(std::max(numberOf(json, "neighbours"), 0.0));
    stage.quality.sampled = static_cast<std::size_t>(std::max(numberOf(json, "sampled"), 0.0));
    stage.quality.trustworthiness = numberOf(json, "trustworthiness");
    stage.quality.continuity = numberOf(json, "continuity");
    stage.quality.kept = numberOf(json, "kept");
    stage.divergence = perhaps(json, "kl");
    stage.explained = perhaps(json, "explained");
    return stage;
}

} // namespace

void keepLayout(Workspace& workspace, const PointLayout& layout, const std::string& name, bool replace)
{
    StoredLayout stored;
    stored.name = name;
    const nlohmann::json request = runParametersOf(layout.request());
    stored.method = request["method"].get<std::string>();
    stored.about = layout.points().title;
    stored.points = layout.size();
    stored.request = request.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
    nlohmann::json stages = nlohmann::json::array();
    for (const LayoutStage& stage : layout.stages()) {
        stages.push_back(figuresOf(stage));
        stored.coordinates.insert(stored.coordinates.end(), stage.coordinates.begin(), stage.coordinates.end());
    }
    stored.stages = nlohmann::json{{"stages", stages}, {"texts", textsChecksum(layout.points())}}.dump();
    addLayout(workspace, std::move(stored), replace);
}

std::shared_ptr<const PointLayout> openLayout(JobContext& context, OpenedSentenceLists& lists, const std::string& name,
                                              Progress& progress)
{
    const std::shared_ptr<Workspace> workspace = context.workspace.open();
    const StoredLayout stored = storedLayout(*workspace, name);
    Run run;
    run.kind = "project";
    run.parameters = stored.request;
    const std::vector<Resource> resources = workspace->resources();
    const LayoutRequest request = layoutRequestOf(RunParameters(run, resources));
    const nlohmann::json kept = nlohmann::json::parse(stored.stages, nullptr, false);
    const std::size_t count = stored.coordinates.size() / (2 * stored.points);
    std::vector<LayoutStage> stages;
    for (std::size_t i = 0; i < count; ++i) {
        const bool known = kept.is_object() && kept.contains("stages") && kept["stages"].is_array() && i < kept["stages"].size();
        stages.push_back(stageOf(known ? kept["stages"][i] : nlohmann::json()));
        const auto first = stored.coordinates.begin() + static_cast<std::ptrdiff_t>(i * 2 * stored.points);
        stages.back().coordinates.assign(first, first + static_cast<std::ptrdiff_t>(2 * stored.points));
    }
    std::shared_ptr<const PointLayout> layout = LayoutJob(context, lists, request).reopened(std::move(stages), progress);
    if (!kept.is_object() || kept.value("texts", "") != textsChecksum(layout->points())) {
        throw Error(CROSSGLOSS_TEXT("The vectors that were laid out are not the same any more"), {layout->points().title})
            .advise(CROSSGLOSS_TEXT("Lay them out anew"));
    }
    return layout;
}

} // namespace crossgloss
