// Hubs of spaces. The JSON object:
//   k, queries, sources, targets      numbers; of source words the first `queries` ask
//   beta                              of the inverted softmax
//   test                              with --test: listed (source words of the dictionary), n (known to both spaces)
//   entries                           one per stage and method:
//     stage, method                   "before" or "after" the map; nn, isf, csls, gc, local-scaling, nicdm,
//                                     mutual-proximity, dissim-local; "given" for --neighbours
//     skewness, robin_hood, gini      of the k-occurrences N_k
//     largest                         the largest N_k
//     hub_count, antihub_count        targets with N_k > 2k, with N_k = 0
//     hubs                            the largest: word, occurrences, victims (words that have it among their k answers)
//     antihubs                        the most frequent
//     histogram                       how many targets have an N_k between bounds: from, to, targets
//     p1, p1_interval, n              with --test: precision at 1, its 95 % interval, words
//     seconds
//   run                               number of the run that the workspace keeps

#include "Commands.h"
#include "HubnessJson.h"
#include "RunRecord.h"
#include "ScoreText.h"
#include "SpaceArgument.h"

#include "base/Checksum.h"
#include "evaluation/HubnessReport.h"
#include "evaluation/NeighbourLists.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <memory>
#include <optional>

namespace crossgloss {

namespace {

struct HubnessArguments {
    std::string source;
    std::string target;
    std::string sourceLanguage;
    std::string targetLanguage;
    std::string map;
    std::string test;
    std::string neighbours;
    std::vector<std::string> methods;
    std::size_t k = 10;
    std::size_t queries = HubnessReportOptions().queries;
    std::size_t sourceLimit = 0;
    std::size_t targetLimit = 0;
    double beta = 0;
    std::size_t hubs = 20;
    std::size_t victims = 20;
};

using WordOf = std::function<std::string(std::size_t row)>;

HubnessNames namesOf(const HubnessArguments& arguments, WordOf source, WordOf target)
{
    return {std::move(source), std::move(target), arguments.hubs, arguments.victims};
}

std::vector<std::string> methodNames()
{
    std::vector<std::string> names;
    for (const HubnessMethod method : allHubnessMethods()) {
        names.emplace_back(nameOf(method));
    }
    return names;
}

std::string number(double value, const char* format)
{
    char text[32];
    std::snprintf(text, sizeof text, format, value);
    return text;
}

/// A line of figures per entry, then the hubs of the last stage's first method.
std::string reportText(const nlohmann::json& result)
{
    const nlohmann::json& entries = result["entries"];
    std::vector<std::vector<std::string>> rows
        = {{"", "", "skewness", "Robin Hood", "Gini", "hubs", "antihubs", "largest"}};
    const bool hasTest = result.contains("test");
    if (hasTest) {
        rows.front().insert(rows.front().end(), {"P@1", "95 %"});
    }
    const nlohmann::json* shown = nullptr;
    std::string stage;
    for (const nlohmann::json& entry : entries) {
        rows.push_back({entry["stage"] == stage ? "" : entry["stage"].get<std::string>(), entry["method"],
                        number(entry["skewness"], "%.2f"), shareText(entry["robin_hood"]), shareText(entry["gini"]),
                        std::to_string(entry["hub_count"].get<std::size_t>()),
                        std::to_string(entry["antihub_count"].get<std::size_t>()),
                        std::to_string(entry["largest"].get<std::size_t>())});
        if (entry.contains("p1")) {
            rows.back().insert(rows.back().end(),
                               {shareText(entry["p1"]), '[' + shareText(entry["p1_interval"][0]) + ", "
                                    + shareText(entry["p1_interval"][1]) + ']'});
        }
        if (entry["stage"] != stage) {
            stage = entry["stage"];
            shown = &entry;
        }
    }
    std::string text = tableText(rows);
    const auto count = [&](const char* key) { return std::to_string(result[key].get<std::size_t>()); };
    text += count("queries") + " queries over " + count("targets") + " targets, k = " + count("k");
    if (hasTest) {
        text += "; P@1 over " + std::to_string(result["test"]["n"].get<std::size_t>()) + " of "
            + std::to_string(result["test"]["listed"].get<std::size_t>()) + " test words";
    }
    text += '\n';
    if (shown && !(*shown)["hubs"].empty()) {
        text += "Hubs of " + (*shown)["method"].get<std::string>() + ", " + stage + ":\n";
        for (const nlohmann::json& hub : (*shown)["hubs"]) {
            text += "  " + std::to_string(hub["occurrences"].get<std::size_t>()) + "  " + hub["word"].get<std::string>() + ':';
            for (std::size_t i = 0; i < std::min<std::size_t>(hub["victims"].size(), 5); ++i) {
                text += (i == 0 ? " " : ", ") + hub["victims"][i].get<std::string>();
            }
            text += '\n';
        }
    }
    return text;
}

HubnessReportOptions reportOptions(const HubnessArguments& arguments, const Session& session)
{
    HubnessReportOptions options;
    options.k = arguments.k;
    for (const std::string& name : arguments.methods) {
        options.methods.push_back(*hubnessMethod(name));
    }
    options.queries = arguments.queries;
    options.sourceLimit = arguments.sourceLimit;
    options.targetLimit = arguments.targetLimit;
    options.beta = arguments.beta;
    options.seed = session.seed;
    options.threads = session.threads;
    return options;
}

nlohmann::json parametersOf(const HubnessArguments& arguments, const EmbeddingSpace& source,
                            const EmbeddingSpace* target, const std::optional<AlignmentMap>& map,
                            const Session& session)
{
    nlohmann::json checksums = {{"source", source.checksum()}};
    if (target) {
        checksums["target"] = target->checksum();
    }
    for (const std::string& file : {arguments.map, arguments.test}) {
        std::error_code failure;
        if (std::filesystem::is_regular_file(file, failure)) {
            checksums[file] = fileChecksum(file);
        }
    }
    return {{"source", arguments.source},
            {"target", arguments.target},
            {"map", arguments.map},
            {"method", map ? map->method : std::string()},
            {"test", arguments.test},
            {"methods", arguments.methods},
            {"k", arguments.k},
            {"queries", arguments.queries},
            {"source_limit", arguments.sourceLimit},
            {"target_limit", arguments.targetLimit},
            {"beta", arguments.beta},
            {"seed", session.seed},
            {"threads", session.threads},
            {"checksums", checksums}};
}

void measureSpaces(const HubnessArguments& arguments, const Session& session)
{
    const SpaceArgument source = openSpaceArgument(arguments.source, arguments.sourceLanguage, session);
    std::optional<SpaceArgument> other;
    if (!arguments.target.empty()) {
        other = openSpaceArgument(arguments.target, arguments.targetLanguage, session);
    }
    std::optional<AlignmentMap> map;
    if (!arguments.map.empty()) {
        map = readMap(arguments.map);
    }
    std::vector<WordPair> test;
    if (!arguments.test.empty()) {
        test = readPairsArgument(arguments.test, source.language, other->language, session);
    }
    const HubnessReportOptions options = reportOptions(arguments, session);
    RunRecord record(session.workspace, "hubness",
                     parametersOf(arguments, source.space, other ? &other->space : nullptr, map, session));
    try {
        const HubnessReport report = other
            ? hubnessReport(source.space, other->space, map ? &*map : nullptr, test, options, session.progress())
            : hubnessReport(source.space, options, session.progress());
        const EmbeddingSpace& targets = other ? other->space : source.space;
        const nlohmann::json result = hubnessJson(
            report, namesOf(
                        arguments, [&](std::size_t row) { return std::string(source.space.word(row)); },
                        [&](std::size_t row) { return std::string(targets.word(row)); }));
        record.done(result);
        nlohmann::json printed = result;
        printed["run"] = record.id();
        session.print(printed, reportText(result));
    } catch (const Error& error) {
        record.failed(error, dynamic_cast<const Cancelled*>(&error) != nullptr);
        throw;
    }
}

void measureLists(const HubnessArguments& arguments, const Session& session)
{
    std::vector<std::string> words;
    if (!arguments.target.empty()) {
        const SpaceArgument target = openSpaceArgument(arguments.target, arguments.targetLanguage, session);
        const std::size_t limit = arguments.targetLimit == 0 ? target.space.size() : arguments.targetLimit;
        for (std::size_t row = 0; row < std::min(limit, target.space.size()); ++row) {
            words.emplace_back(target.space.word(row));
        }
    }
    const NeighbourLists lists = readNeighbourLists(arguments.neighbours, arguments.k, words, session.progress());
    const Hubness hubness = measureHubness(lists.neighbours, lists.targets.size(), arguments.k);
    RunRecord record(session.workspace, "hubness",
                     {{"neighbours", arguments.neighbours},
                      {"target", arguments.target},
                      {"target_limit", arguments.targetLimit},
                      {"k", arguments.k},
                      {"checksums", {{arguments.neighbours, fileChecksum(arguments.neighbours)}}}});
    const nlohmann::json entry = hubnessEntryJson(
        "given", "given", lists.neighbours, hubness, arguments.k,
        namesOf(
            arguments, [&](std::size_t row) { return lists.queries[row]; },
            [&](std::size_t row) { return lists.targets[row]; }));
    const nlohmann::json result = {{"k", arguments.k},
                                   {"queries", lists.queries.size()},
                                   {"targets", lists.targets.size()},
                                   {"entries", nlohmann::json::array({entry})}};
    record.done(result);
    nlohmann::json printed = result;
    printed["run"] = record.id();
    session.print(printed, reportText(result));
}

} // namespace

void addHubnessCommand(CLI::App& app, Session& session)
{
    CLI::App* command = app.add_subcommand(
        "hubness", "Measure hubs: words that are among the answers of many others, under every retrieval criterion");
    const auto arguments = std::make_shared<HubnessArguments>();
    CLI::Option* source
        = command->add_option("--source", arguments->source, "Vectors: a .vec or .bin file, or a name in the workspace");
    CLI::Option* target = command->add_option(
        "--target", arguments->target, "Vectors of the other language; without them the hubs of one space within itself");
    command->add_option("--map", arguments->map, "Map made by align; hubs are then told before and after it")
        ->check(CLI::ExistingFile)
        ->needs(target)
        ->needs(source);
    command->add_option("--source-language", arguments->sourceLanguage, "Language of the source, where nothing tells it");
    command->add_option("--target-language", arguments->targetLanguage, "Language of the target");
    command->add_option("--test", arguments->test,
                        "Test dictionary, a file or a name in the workspace: P@1 beside each criterion")
        ->needs(target)
        ->needs(source);
    command->add_option("--neighbours", arguments->neighbours,
                        "Lists from elsewhere instead: query, tab, neighbours with tabs between them, the best first; "
                        "--target says which words could be neighbours")
        ->excludes(source);
    command->add_option("--methods", arguments->methods,
                        "Which criteria and reducers: nn, isf, csls, gc, local-scaling, nicdm, mutual-proximity, "
                        "dissim-local; all by default")
        ->delimiter(',')
        ->check(CLI::IsMember(methodNames()));
    command->add_option("-k", arguments->k, "Answers of a word that count")->check(CLI::Range(1, 1000));
    command->add_option("--queries", arguments->queries, "Most frequent source words that ask; 0 = all");
    command->add_option("--source-limit", arguments->sourceLimit, "Only the first words of the source; 0 = all");
    command->add_option("--target-limit", arguments->targetLimit, "Only the first words of the target; 0 = all");
    command->add_option("--beta", arguments->beta, "Inverse temperature of isf; by default the map's own, else 30")
        ->check(CLI::PositiveNumber);
    command->add_option("--hubs", arguments->hubs, "Hubs and antihubs named");
    command->add_option("--victims", arguments->victims, "Victims named of each hub");
    command->callback([&session, arguments] {
        if (!arguments->neighbours.empty()) {
            measureLists(*arguments, session);
            return;
        }
        if (arguments->source.empty()) {
            throw CLI::RequiredError("--source or --neighbours");
        }
        measureSpaces(*arguments, session);
    });
    command->footer("JSON: k, queries, sources, targets, beta, test: {listed, n}, entries: [{stage, method, skewness, "
                    "robin_hood, gini, largest, hub_count, antihub_count, hubs: [{word, occurrences, victims}], antihubs, "
                    "histogram: [{from, to, targets}], p1, p1_interval, n, seconds}], run");
}

} // namespace crossgloss
