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
#include "FieldOptions.h"
#include "ScoreText.h"

#include "jobs/HubnessJob.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstdio>
#include <memory>

namespace crossgloss {

namespace {

/// What comes as names.
struct HubnessArguments {
    std::string source;
    std::string target;
    std::string sourceLanguage;
    std::string targetLanguage;
    std::string neighbours;
    HubnessRequest request;
};

std::string number(double value, const char* format)
{
    char text[32];
    std::snprintf(text, sizeof text, format, value);
    return text;
}

/// A line of figures per entry, then the hubs of the last stage's first method.
std::string reportText(const HubnessTable& table)
{
    std::vector<std::vector<std::string>> rows
        = {{"", "", "skewness", "Robin Hood", "Gini", "hubs", "antihubs", "largest"}};
    if (table.listed > 0) {
        rows.front().insert(rows.front().end(), {"P@1", "95 %"});
    }
    const HubnessLine* shown = nullptr;
    for (const HubnessLine& line : table.lines) {
        const bool next = !shown || line.stage != shown->stage;
        rows.push_back({next ? line.stage : "", line.method, number(line.skewness, "%.2f"), shareText(line.robinHood),
                        shareText(line.gini), std::to_string(line.hubCount), std::to_string(line.antihubCount),
                        std::to_string(line.largest)});
        if (line.p1) {
            rows.back().insert(rows.back().end(), {shareText(*line.p1), '[' + shareText(line.p1Interval.low) + ", "
                                                                            + shareText(line.p1Interval.high) + ']'});
        }
        shown = next ? &line : shown;
    }
    std::string text = tableText(rows) + std::to_string(table.queries) + " queries over " + std::to_string(table.targets)
        + " targets, k = " + std::to_string(table.k);
    if (table.listed > 0) {
        text += "; P@1 over " + std::to_string(table.lines.front().n) + " of " + std::to_string(table.listed)
            + " test words";
    }
    text += '\n';
    if (shown && !shown->hubs.empty()) {
        text += "Hubs of " + shown->method + ", " + shown->stage + ":\n";
        for (const HubnessLine::Hub& hub : shown->hubs) {
            text += "  " + std::to_string(hub.occurrences) + "  " + hub.word + ':';
            for (std::size_t i = 0; i < std::min<std::size_t>(hub.victims.size(), 5); ++i) {
                text += (i == 0 ? " " : ", ") + hub.victims[i];
            }
            text += '\n';
        }
    }
    return text;
}

void run(const HubnessArguments& arguments, const Session& session)
{
    JobContext context(session.workspace);
    const HubnessJob job(context);
    HubnessRequest request = arguments.request;
    if (!arguments.target.empty()) {
        request.target = spaceNamed(arguments.target, arguments.targetLanguage);
    }
    HubnessTable table;
    if (!arguments.neighbours.empty()) {
        table = job.measure({arguments.neighbours, request.target, request.k, request.targets, request.namedHubs,
                             request.namedVictims},
                            session.progress());
    } else {
        request.source = spaceNamed(arguments.source, arguments.sourceLanguage);
        request.seed = session.seed;
        request.threads = session.threads;
        table = job.measure(request, session.progress()).table;
    }
    nlohmann::json json = toJson(table);
    json["run"] = context.runs.number(table.run);
    session.print(json, reportText(table));
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
    command
        ->add_option("--map", arguments->request.map, "Map made by align; hubs are then measured before and after it")
        ->check(CLI::ExistingFile)
        ->needs(target)
        ->needs(source);
    command->add_option("--source-language", arguments->sourceLanguage,
                        "Language of the source, where nothing gives it");
    command->add_option("--target-language", arguments->targetLanguage, "Language of the target");
    command->add_option("--neighbours", arguments->neighbours,
                        "Lists from elsewhere instead: query, tab, neighbours with tabs between them, the best first; "
                        "--target says which words could be neighbours")
        ->excludes(source);
    addOptions(*command, fieldsOf(arguments->request));
    command->get_option("--test")->needs(target)->needs(source);
    command->callback([&session, arguments] {
        if (arguments->neighbours.empty() && arguments->source.empty()) {
            throw CLI::RequiredError("--source or --neighbours");
        }
        run(*arguments, session);
    });
    command->footer("JSON: k, queries, sources, targets, beta, test: {listed, n}, entries: [{stage, method, skewness, "
                    "robin_hood, gini, largest, hub_count, antihub_count, hubs: [{word, occurrences, victims}], antihubs, "
                    "histogram: [{from, to, targets}], p1, p1_interval, n, seconds}], run");
}

} // namespace crossgloss
