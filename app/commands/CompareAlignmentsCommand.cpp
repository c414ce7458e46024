#include "Commands.h"
#include "FieldOptions.h"
#include "ScoreText.h"
#include "SpaceOptions.h"

#include "base/AtomicFile.h"
#include "jobs/CompareAlignmentsJob.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <sstream>

namespace crossgloss {

namespace {

/// What comes as names.
struct GridArguments {
    MappedSpacesArguments spaces;
    std::string dictionary;
    bool identical = false;
    std::vector<std::string> sentences;
    std::string out;
    CompareAlignmentsRequest request;
};

/// All dictionaries that are asked for; the first is the request's own.
void takeDictionaries(const GridArguments& arguments, CompareAlignmentsRequest& request)
{
    std::vector<DictionaryChoice> choices;
    const auto add = [&](DictionaryKind kind) -> DictionaryChoice& {
        choices.push_back(request.align.dictionary);
        choices.back().kind = kind;
        return choices.back();
    };
    if (const SpaceChoice named = spaceNamed(arguments.dictionary); !arguments.dictionary.empty()) {
        DictionaryChoice& choice = add(named.resource.empty() ? DictionaryKind::File : DictionaryKind::Workspace);
        choice.file = named.file;
        choice.resource = named.resource;
    }
    if (arguments.identical) {
        add(DictionaryKind::Identical);
    }
    if (!arguments.sentences.empty()) {
        DictionaryChoice& choice = add(DictionaryKind::Sentences);
        choice.sourceText = arguments.sentences.at(0);
        choice.targetText = arguments.sentences.at(1);
    }
    request.align.dictionary = choices.front();
    request.further.assign(choices.begin() + 1, choices.end());
}

CompareAlignmentsRequest requestOf(const GridArguments& arguments, const Session& session)
{
    CompareAlignmentsRequest request = arguments.request;
    takeDictionaries(arguments, request);
    request.align.source = arguments.spaces.sourceChoice();
    request.align.target = arguments.spaces.targetChoice();
    request.align.options.seed = session.seed;
    request.align.options.threads = session.threads;
    return request;
}

void write(const std::string& path, const std::string& content)
{
    if (!path.empty()) {
        AtomicFile file(path);
        file.stream() << content;
        file.commit();
    }
}

std::string tableOf(const AlignmentGrid& grid, std::size_t dictionary, TranslationDirection direction,
                    const AlignmentGridOptions& options)
{
    const bool backward = direction == TranslationDirection::Backward;
    const GridCell* baseline = grid.baseline(dictionary, direction);
    std::ostringstream text;
    text << (backward ? grid.target : grid.source) << " → " << (backward ? grid.source : grid.target) << ", "
         << grid.dictionaries[dictionary].name;
    if (grid.dictionaries[dictionary].pairs > 0) {
        text << " (" << grid.dictionaries[dictionary].pairs << " pairs)";
    }
    if (baseline != nullptr) {
        text << ", " << baseline->scores.covered << " of " << baseline->scores.n << " test words covered";
    }
    text << "; P@1 P@5 P@10\n";
    std::vector<std::vector<std::string>> rows = {{""}};
    for (const RetrievalCriterion retrieval : options.retrievals) {
        rows.front().emplace_back(nameOf(retrieval));
    }
    for (const AlignmentMethod method : options.methods) {
        rows.push_back({std::string(nameOf(method))});
        for (const RetrievalCriterion retrieval : options.retrievals) {
            const GridCell* cell = grid.find(dictionary, method, retrieval, direction);
            const bool scored = cell != nullptr && cell->problem.empty();
            const PrecisionScores scores = scored ? cell->scores.strict : PrecisionScores();
            rows.back().push_back(
                scored ? shareText(scores.p1) + ' ' + shareText(scores.p5) + ' ' + shareText(scores.p10) : "–");
        }
    }
    return text.str() + tableText(rows);
}

std::string bestLine(const AlignmentGrid& grid, TranslationDirection direction)
{
    const GridCell* best = grid.best(direction);
    if (best == nullptr) {
        return {};
    }
    std::ostringstream text;
    text << "Best " << (direction == TranslationDirection::Forward ? "forward" : "backward") << ": "
         << nameOf(best->method) << " on " << grid.dictionaries[best->dictionary].name << ", "
         << nameOf(best->retrieval) << ", " << scoreText(best->scores.strict) << '\n';
    if (best->againstBaseline) {
        const GridCell* baseline = grid.baseline(best->dictionary, direction);
        char numbers[160];
        std::snprintf(numbers, sizeof numbers, "%+.3f [%+.3f, %+.3f], McNemar p %.2g, %.2g after Holm",
                      best->againstBaseline->p1.difference, best->againstBaseline->p1.interval.low,
                      best->againstBaseline->p1.interval.high, best->againstBaseline->mcNemar.midP,
                      best->adjustedP);
        text << "  P@1 against " << nameOf(baseline->method) << ' ' << nameOf(baseline->retrieval) << ": "
             << numbers << " (chosen as best on this very test)\n";
    }
    return text.str();
}

std::string describe(const AlignmentGrid& grid, const AlignmentGridOptions& options)
{
    std::ostringstream text;
    for (std::size_t dictionary = 0; dictionary < grid.dictionaries.size(); ++dictionary) {
        for (const TranslationDirection direction : options.directions) {
            text << tableOf(grid, dictionary, direction, options) << '\n';
        }
    }
    std::vector<std::string> problems;
    for (const GridCell& cell : grid.cells) {
        const std::string line = std::string(nameOf(cell.method)) + ": " + cell.problem;
        if (!cell.problem.empty() && std::ranges::find(problems, line) == problems.end()) {
            problems.push_back(line);
            text << line << '\n';
        }
    }
    for (const TranslationDirection direction : options.directions) {
        text << bestLine(grid, direction);
    }
    if (grid.overlap.words > 0) {
        text << grid.overlap.words << " words and " << grid.overlap.pairs
             << " pairs of the test are in the training dictionary too\n";
    }
    return text.str();
}

void run(const GridArguments& arguments, const Session& session)
{
    const CompareAlignmentsRequest request = requestOf(arguments, session);
    JobContext context(session.workspace);
    const CompareAlignmentsResult result = CompareAlignmentsJob(context, request).run(session.progress());
    nlohmann::json json = toJson(result.grid);
    json.erase("ranks");
    json["run"] = context.runs.number(result.run);
    write(arguments.out, gridCsv(result.grid));
    session.print(json, describe(result.grid, request.grid));
}

} // namespace

void addCompareAlignmentsCommand(CLI::App& app, Session& session)
{
    CLI::App* command = app.add_subcommand(
        "compare-alignments", "Learn a map by every method and score it under every retrieval, in both directions");
    const auto arguments = std::make_shared<GridArguments>();
    addSpacesOptions(*command, arguments->spaces);
    command->add_option("--dictionary", arguments->dictionary,
                        "Training dictionary: a file of word pairs, or a name in the workspace");
    command->add_flag("--identical", arguments->identical,
                      "Learn from identical strings too (Smith et al. 2017, table 4)");
    const Fields align = fieldsOf(arguments->request.align);
    for (const char* name : {"identical_limit", "identical_length", "identical_letters"}) {
        addOption(*command, fieldNamed(align, name));
    }
    command
        ->add_option("--sentences", arguments->sentences,
                     "Learn from aligned sentences too: two files, line by line (table 5)")
        ->expected(2)
        ->check(CLI::ExistingFile);
    command->add_option("--test", arguments->request.align.testFile, "Test dictionary: a file, or a name in the workspace")->required();
    for (const char* name : {"source_limit", "target_limit", "neighbourhood", "lower_case"}) {
        addOption(*command, fieldNamed(align, name));
    }
    addOptions(*command, fieldsOf(arguments->request));
    command->add_option("--out", arguments->out, "Table of all cells (CSV)");
    command->callback([&session, arguments] {
        if (arguments->dictionary.empty() && !arguments->identical && arguments->sentences.empty()) {
            throw CLI::RequiredError("--dictionary, --identical or --sentences");
        }
        run(*arguments, session);
    });
}

} // namespace crossgloss
