#include "Commands.h"
#include "FieldOptions.h"
#include "LayoutPicture.h"
#include "ScoreText.h"

#include "jobs/LayoutLibrary.h"
#include "text/Language.h"

#include <CLI/CLI.hpp>

#include <memory>
#include <sstream>

namespace crossgloss {

namespace {

struct ProjectArguments {
    std::string space;
    std::string target;
    std::string language;
    std::string targetLanguage;
    std::vector<std::string> packLanguages;
    std::string list;
    std::string linking;
    std::string open;
    std::string clusters;
    std::string keep;
    bool replace = false;
    bool parameters = false;
    bool comments = false;
    std::filesystem::path out;
    int width = 1600;
    LayoutRequest request;
};

std::string describe(const PointLayout& layout, const std::optional<Clusters>& clusters)
{
    std::ostringstream text;
    text << layout.size() << " points: " << layout.points().title << '\n';
    for (const LayoutStage& stage : layout.stages()) {
        if (layout.stages().size() > 1) {
            text << nameOf(stage.stage) << " the map: ";
        }
        text << stage.seconds << " s";
        if (stage.explained) {
            text << "; the plane keeps " << shareText(*stage.explained) << " of the variance";
        }
        if (stage.divergence) {
            text << "; divergence " << *stage.divergence;
        }
        text << '\n';
        if (stage.quality.sampled > 0) {
            text << "trustworthiness " << shareText(stage.quality.trustworthiness) << ", continuity "
                 << shareText(stage.quality.continuity) << ", " << shareText(stage.quality.kept) << " of the "
                 << stage.quality.neighbours << " nearest kept (" << stage.quality.sampled << " points asked)\n";
        }
    }
    for (std::size_t c = 0; clusters && c < clusters->count; ++c) {
        text << "cluster " << c + 1 << ", " << clusters->sizes[c] << " points:";
        for (std::size_t i = 0; i < clusters->typical[c].size(); ++i) {
            text << (i == 0 ? " " : ", ") << layout.text(clusters->typical[c][i]);
        }
        text << '\n';
    }
    return text.str();
}

nlohmann::json clustersJson(const PointLayout& layout, const Clusters& clusters)
{
    nlohmann::json json = nlohmann::json::array();
    for (std::size_t c = 0; c < clusters.count; ++c) {
        nlohmann::json typical = nlohmann::json::array();
        for (const std::uint32_t point : clusters.typical[c]) {
            typical.push_back(layout.text(point));
        }
        json.push_back({{"size", clusters.sizes[c]}, {"typical", std::move(typical)}});
    }
    return json;
}

/// Hubs of the matrix of a stored run; null where the layout is of none.
nlohmann::json matrixHubsJson(const PointLayout& layout, Progress& progress)
{
    if (layout.points().answers.empty()) {
        return nullptr;
    }
    LayoutHubsRequest request;
    request.methods = {HubnessMethod::NearestNeighbour};
    const LayoutHubs hubs = layoutHubs(layout, request, progress).front();
    nlohmann::json largest = nlohmann::json::array();
    for (const std::uint32_t hub : hubs.hubs) {
        largest.push_back({{"text", layout.text(hub)}, {"occurrences", hubs.occurrences[hub]}});
    }
    return {{"metric", hubs.matrix},       {"k", hubs.k},
            {"skewness", hubs.skewness},   {"robin_hood", hubs.robinHood},
            {"antihubs", hubs.antihubs},   {"p1", hubs.p1.value_or(0)},
            {"hubs", std::move(largest)}};
}

LayoutRequest requestOf(const ProjectArguments& arguments, const Session& session)
{
    LayoutRequest request = arguments.request;
    const auto code = [](const std::string& language) {
        return language.empty() ? std::string() : requireLanguage(language);
    };
    if (!arguments.packLanguages.empty()) {
        request.content = LayoutContent::PackWords;
        for (const std::string& language : arguments.packLanguages) {
            request.languages.push_back(requireLanguage(language));
        }
    } else if (!arguments.list.empty()) {
        request.content = LayoutContent::Sentences;
        request.list = arguments.list;
    } else if (!arguments.linking.empty()) {
        request.content = LayoutContent::Glosses;
        request.list = arguments.linking;
    } else if (request.run > 0) {
        request.content = LayoutContent::GlossRun;
    } else {
        request.content = LayoutContent::Vectors;
        request.source = spaceNamed(arguments.space, code(arguments.language));
        if (!arguments.target.empty()) {
            request.target = spaceNamed(arguments.target, code(arguments.targetLanguage));
        }
    }
    request.seed = session.seed;
    request.threads = session.threads;
    return request;
}

std::optional<Clusters> clustersOf(const ProjectArguments& arguments, const PointLayout& layout, int threads,
                                   Progress& progress)
{
    if (arguments.clusters.empty()) {
        return std::nullopt;
    }
    ClusterOptions options;
    options.seed = layout.request().seed;
    options.threads = threads;
    const LayoutPoints& points = layout.points();
    if (arguments.clusters == "density") {
        return densityClusters(layout.stages().back().coordinates, points.matrix(), points.dimension, options, progress);
    }
    return kMeans(points.matrix(), points.dimension, options, progress);
}

void run(const ProjectArguments& arguments, Session& session)
{
    const std::string ending = arguments.out.extension().string();
    if (!arguments.out.empty() && ending != ".csv" && ending != ".svg" && ending != ".png") {
        throw Error(CROSSGLOSS_TEXT("A layout is written as .csv, .svg or .png")).at(arguments.out.string());
    }
    Progress& progress = session.progress();
    JobContext context(session.workspace);
    SharedPack pack([] { return defaultPack(); });
    OpenedSentenceLists lists(context, pack);
    LayoutWatch watch;
    LayoutJob::Made made;
    if (!arguments.open.empty()) {
        made.layout = openLayout(context, lists, arguments.open, progress);
    } else {
        made = LayoutJob(context, lists, requestOf(arguments, session)).run(watch, progress, arguments.out);
    }
    const std::optional<Clusters> clusters = clustersOf(arguments, *made.layout, session.threads, progress);
    if (!arguments.keep.empty()) {
        keepLayout(*context.workspace.open(), *made.layout, arguments.keep, arguments.replace);
    }
    if (ending == ".csv") {
        writeLayoutCsv(*made.layout, arguments.out, {arguments.parameters, arguments.comments}, progress);
    } else if (!ending.empty()) {
        writeLayoutPicture(*made.layout, clusters ? &*clusters : nullptr, arguments.out, arguments.width);
    }
    nlohmann::json json = toJson(*made.layout);
    json["unknown"] = made.unknown;
    if (made.run) {
        json["run"] = context.runs.number(made.run);
    }
    if (nlohmann::json hubs = matrixHubsJson(*made.layout, session.progress()); !hubs.is_null()) {
        json["matrix_hubs"] = std::move(hubs);
    }
    if (clusters) {
        json["clusters"] = clustersJson(*made.layout, *clusters);
    }
    std::string text = describe(*made.layout, clusters);
    if (made.unknown > 0) {
        text += std::to_string(made.unknown) + " words have no vector\n";
    }
    if (!arguments.out.empty()) {
        text += arguments.out.string() + '\n';
    }
    session.print(json, text);
}

} // namespace

void addProjectCommand(CLI::App& app, Session& session)
{
    CLI::App* command = app.add_subcommand("project", "Lay words out on a plane by their vectors");
    const auto arguments = std::make_shared<ProjectArguments>();
    LayoutRequest& request = arguments->request;
    request.limit = 0;
    CLI::Option_group* what = command->add_option_group("What", "What is laid out");
    what->add_option("--space", arguments->space, "Word vectors: a file, or a name of the workspace");
    what->add_option("--languages", arguments->packLanguages, "One or two languages, with the pack's own vectors")
        ->delimiter(',');
    what->add_option("--list", arguments->list, "Sentences of a list of the library");
    what->add_option("--linking", arguments->linking, "Glosses of a linking");
    what->add_option("--run", request.run, "Glosses of a stored run of glosses, with the hubs of its matrix")
        ->check(CLI::PositiveNumber);
    what->add_option("--open", arguments->open, "A layout that the workspace keeps");
    what->require_option(1);
    command->add_option("--language", arguments->language, "Of the words");
    command->add_option("--target", arguments->target, "Word vectors of another language, laid out with the first ones");
    command->add_option("--target-language", arguments->targetLanguage, "Of their words");
    command->add_option("--map", request.map.file, "Map between the two, as align writes it");
    addOptions(*command, fieldsOf(request), {"search"});
    command->add_flag_callback(
        "--approximate", [arguments] { arguments->request.search = NeighbourSearch::Approximate; },
        "Neighbours over an HNSW graph, where there are 300,000 points or more");
    command->add_option("--clusters", arguments->clusters, "kmeans (of the vectors) or density (of the layout)")
        ->check(CLI::IsMember({"kmeans", "density"}));
    command->add_option("--keep", arguments->keep, "Keep the layout in the workspace under this name");
    command->add_flag("--replace", arguments->replace, "Replace a kept layout of the name");
    command->add_option("--out", arguments->out, "Layout as .csv, or picture as .svg or .png");
    command->add_flag("--parameters", arguments->parameters, "Write language and rank of every word into the CSV");
    command->add_flag("--comments", arguments->comments,
                      "Write the parameters into the CSV, as lines in front that begin with #");
    command->add_option("--width", arguments->width, "Of the picture, in pixels")->check(CLI::Range(200, 20000));
    command->footer("JSON: n, method, seconds, trustworthiness, continuity, kept, kl, neighbours, sampled, explained, iterations, "
                    "unknown; before (the same) and clusters where asked for");
    command->callback([&session, arguments] { run(*arguments, session); });
}

} // namespace crossgloss
