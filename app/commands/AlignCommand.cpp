#include "Commands.h"
#include "FieldOptions.h"
#include "ScoreText.h"
#include "SpaceOptions.h"

#include "jobs/AlignJob.h"

#include <CLI/CLI.hpp>

#include <cstdio>
#include <iostream>
#include <memory>
#include <optional>
#include <sstream>
#include <string>
#include <utility>

namespace crossgloss {

namespace {

/// What comes as names.
struct AlignArguments {
    MappedSpacesArguments spaces;
    std::string dictionary;
    std::string workspaceDictionary;
    std::vector<std::string> sentences;
    bool identical = false;
    bool orthogonal = false;
    AlignRequest request;
};

AlignRequest requestOf(const AlignArguments& arguments, const Session& session)
{
    AlignRequest request = arguments.request;
    request.source = arguments.spaces.sourceChoice();
    request.target = arguments.spaces.targetChoice();
    DictionaryChoice& dictionary = request.dictionary;
    dictionary.kind = !arguments.dictionary.empty()          ? DictionaryKind::File
                      : !arguments.workspaceDictionary.empty() ? DictionaryKind::Workspace
                      : arguments.identical                    ? DictionaryKind::Identical
                      : !arguments.sentences.empty()           ? DictionaryKind::Sentences
                                                               : DictionaryKind::None;
    dictionary.file = arguments.dictionary;
    dictionary.resource = arguments.workspaceDictionary;
    if (!arguments.sentences.empty()) {
        dictionary.sourceText = arguments.sentences.at(0);
        dictionary.targetText = arguments.sentences.at(1);
    }
    AlignOptions& options = request.options;
    if (arguments.orthogonal) {
        options.vecMap = VecMapOptions::orthogonal();
    }
    options.seed = session.seed;
    options.threads = session.threads;
    request.testShare = 0;             // translate measures
    return request;
}

void printStep(const AlignmentStep& step)
{
    std::fprintf(stderr, "\r\033[Kiteration %d  objective %.5f  pairs %zu", step.iteration, step.objective, step.pairs);
    if (step.heldOutP1 >= 0.0) {
        std::fprintf(stderr, "  held-out P@1 %.3f", step.heldOutP1);
    }
    std::fputc('\n', stderr);
}

std::string describeDetails(const nlohmann::json& details)
{
    std::ostringstream text;
    if (details.contains("/held_out/note"_json_pointer)) {
        text << "  held out: " << details["held_out"]["note"].get<std::string>() << '\n';
    }
    if (details.contains("/vecmap/note"_json_pointer)) {
        text << "  " << details["vecmap"]["note"].get<std::string>() << '\n';
    }
    if (details.contains("/dimensions/curve"_json_pointer)) {
        text << "  P@1 of held-out words by dimensions (CSLS):";
        for (const nlohmann::json& point : details["dimensions"]["curve"]) {
            text << ' ' << point["dimensions"].get<int>() << ' ' << shareText(point["held_out_csls"].get<double>());
        }
        text << '\n';
    }
    if (details.contains("/best/iteration"_json_pointer) && details.contains("stopped")) {
        text << "  best of " << details["curve"].size() << " dictionaries: number "
             << details["best"]["iteration"].get<int>() << ", with "
             << details["dictionary"]["pairs"].get<std::size_t>() << " pairs; "
             << details["stopped"].get<std::string>() << '\n';
    }
    if (details.contains("/rcsls/curve"_json_pointer)) {
        text << "  " << details["rcsls"]["steps"].get<int>() << " steps from Procrustes; "
             << details["rcsls"]["stopped"].get<std::string>() << '\n';
    }
    return text.str();
}

std::string describe(const AlignRequest& request, const AlignResult& result, const std::string& notes)
{
    const AlignmentMap& map = result.spaces.map;
    const AlignmentPairs& words = result.words;
    std::ostringstream text;
    const auto side = [&text](const OpenedSpace& opened) {
        text << opened.title << " (" << opened.space.size() << " words, " << opened.space.dimension() << " dimensions)";
    };
    text << request.out.string() << ": ";
    side(result.spaces.source);
    text << " and ";
    side(result.spaces.target);
    text << " by " << map.method << '\n';
    if (result.pairs > 0) {
        const bool sentences = request.dictionary.kind == DictionaryKind::Sentences;
        text << "  learned from " << result.pairs << (sentences ? " pairs of sentences" : " pairs of words");
        if (!request.dictionary.text().empty()) {
            text << ", which cover " << words.coveredSourceWords << " of " << words.sourceWords << " source words ("
                 << shareText(words.coverage()) << ')';
        }
        text << '\n';
    }
    if (words.inLowerCase > 0 && !request.dictionary.lowerCase) {
        text << "  " << words.inLowerCase << " further pairs would count with --lower-case\n";
    }
    text << "  shared space of " << map.source.shared << " dimensions";
    if (map.beta > 0.0) {
        text << ", β of the inverted softmax " << map.beta;
    }
    text << '\n' << describeDetails(map.details) << notes;
    if (result.inducedPairs) {
        text << "  " << request.induced.string() << ": " << *result.inducedPairs << " induced pairs\n";
    }
    text << "  " << result.seconds["total"].get<double>() << " s, of which the alignment "
         << result.seconds["alignment"].get<double>() << " s\n";
    return text.str();
}

void run(const AlignArguments& arguments, const Session& session)
{
    const AlignRequest request = requestOf(arguments, session);
    std::string notes;
    AlignJob::Listener listener;
    listener.onCheck = [&notes](const Alignability& found) {
        for (const Warning& warning : found.warnings) {
            notes += "  note: " + warning.message() + '\n';
        }
    };
    listener.onStep = [&notes](const AlignmentStep& step) {
        std::cerr << std::exchange(notes, {});     // it may be long before there is a result
        printStep(step);
    };
    JobContext context(session.workspace);
    const AlignResult result = AlignJob(context, request).run(session.progress(), listener);
    nlohmann::json json = toJson(request, result);
    json["run"] = context.runs.number(result.run);
    session.print(json, describe(request, result, notes));
}

void addDictionaryOptions(CLI::App& command, const std::shared_ptr<AlignArguments>& arguments)
{
    CLI::Option* const dictionary = command.add_option(
        "--dictionary", arguments->dictionary, "Training dictionary: a file of word pairs, source first");
    CLI::Option* const stored = command.add_option("--workspace-dictionary", arguments->workspaceDictionary,
                                                   "Dictionary, lexicon or wordnet of the workspace");
    CLI::Option* const identical =
        command.add_flag("--identical", arguments->identical, "Learn from identical strings (in both vocabularies)");
    CLI::Option* const sentences = command.add_option("--sentences", arguments->sentences,
                                                      "Learn from aligned sentences: two files, line by line");
    sentences->expected(2)->check(CLI::ExistingFile);
    dictionary->check(CLI::ExistingFile)->excludes(stored)->excludes(identical)->excludes(sentences);
    stored->excludes(identical)->excludes(sentences);
    identical->excludes(sentences);
}

} // namespace

void addAlignCommand(CLI::App& app, Session& session)
{
    CLI::App* command = app.add_subcommand("align", "Learn a map of two spaces into a shared one");
    const auto arguments = std::make_shared<AlignArguments>();
    addSpacesOptions(*command, arguments->spaces);
    addDictionaryOptions(*command, arguments);
    command->add_flag("--orthogonal", arguments->orthogonal, "vecmap: the orthogonal map alone");
    arguments->request.inducing.retrieval.k = 1;
    addOptions(*command, fieldsOf(arguments->request));
    command->get_option("--out")->required();
    command->callback([&session, arguments] {
        const bool given = !arguments->dictionary.empty() || !arguments->workspaceDictionary.empty() ||
                           arguments->identical || !arguments->sentences.empty();
        const AlignmentMethod method = arguments->request.options.method;
        const bool needed = method != AlignmentMethod::SelfLearning && method != AlignmentMethod::MuseRefinement;
        if (!given && needed) {
            throw CLI::RequiredError("--dictionary, --workspace-dictionary, --identical or --sentences");
        }
        run(*arguments, session);
    });
}

} // namespace crossgloss
