#include "Commands.h"
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
    std::string method = "procrustes";
    std::string normalisation = "standard";
    bool orthogonal = false;
    bool noWhitening = false;
    bool noDewhitening = false;
    bool noBeta = false;
    bool noCheck = false;
    std::string inducedRetrieval = "csls";
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
    dictionary.identical.targetLimit = dictionary.identical.sourceLimit;
    if (!arguments.sentences.empty()) {
        dictionary.sourceText = arguments.sentences.at(0);
        dictionary.targetText = arguments.sentences.at(1);
    }
    AlignOptions& options = request.options;
    options.method = *alignmentMethod(arguments.method);
    options.normalisation = *normalisationNamed(arguments.normalisation);
    if (arguments.orthogonal) {
        options.vecMap = VecMapOptions::orthogonal();
    }
    options.vecMap.whiten = options.vecMap.whiten && !arguments.noWhitening;
    options.vecMap.dewhiten = options.vecMap.dewhiten && !arguments.noDewhitening;
    options.learnBeta = !arguments.noBeta;
    options.seed = session.seed;
    options.threads = session.threads;
    request.check = !arguments.noCheck;
    request.testShare = 0;             // translate measures
    request.inducing.retrieval.criterion = *retrievalCriterion(arguments.inducedRetrieval);
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

/// Names that a function of the core knows.
template <typename Value>
CLI::Validator knownName(std::optional<Value> (*find)(std::string_view), const std::string& names)
{
    return CLI::Validator(
        [find, names](std::string& text) { return find(text) ? std::string() : text + " is none of " + names; }, names);
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
    command.add_option("--identical-limit", arguments->request.dictionary.identical.sourceLimit, "Only among the most frequent words; 0 = all");
    command.add_option("--identical-length", arguments->request.dictionary.identical.minimumLength,
                       "Only strings of at least this many characters");
    command.add_flag("--identical-letters", arguments->request.dictionary.identical.lettersOnly,
                     "Only strings of letters");
    command.add_flag("--identical-digits", arguments->request.dictionary.identical.digitsOnly, "Only numerals");
    command.add_flag("--lower-case", arguments->request.dictionary.lowerCase,
                     "Look words up in lower case too where the vectors lack them as written");
}

void addMethodOptions(CLI::App& command, const std::shared_ptr<AlignArguments>& arguments)
{
    AlignOptions& options = arguments->request.options;
    command.add_option("--method", arguments->method,
                       "least-squares, cca, procrustes (default), procrustes-reduced, vecmap, rcsls, self-learning or "
                       "refinement")
        ->check(knownName(&alignmentMethod, "the methods"));
    command
        .add_option("--normalisation", arguments->normalisation,
                    "standard (unit,centre,unit), iterative, none, or steps such as unit,centre")
        ->check(CLI::Validator(
            [](std::string& text) {
                return normalisationNamed(text) ? std::string() : text + " is no normalisation";
            },
            "STEPS"));
    command.add_option("--dimensions", options.dimensions,
                       "Dimensions of the shared space; 0 = all, or chosen by the method");
    command
        .add_option("--held-out", options.heldOut,
                    "Held-out share of the dictionary, for early stopping and model selection")
        ->check(CLI::Range(0.0, 0.9));
    command
        .add_option("--vocabulary", options.vocabulary,
                    "Most frequent words that self-learning, refinement and held-out scores use")
        ->check(CLI::PositiveNumber);
    command.add_option("--neighbourhood", options.neighbourhood, "Neighbours of CSLS")->check(CLI::PositiveNumber);
    command
        .add_option("--iterations", options.maximumIterations,
                    "Maximum iterations of iterative methods; 0 = the method's own limit")
        ->check(CLI::NonNegativeNumber);
    command.add_option("--source-limit", options.sourceLimit, "Only the first words of the source count; 0 = all");
    command.add_option("--target-limit", options.targetLimit, "Only the first words of the target count; 0 = all");
    command.add_flag("--orthogonal", arguments->orthogonal, "vecmap: the orthogonal map alone");
    command.add_flag("--no-whitening", arguments->noWhitening, "vecmap: no whitening");
    command.add_flag("--no-dewhitening", arguments->noDewhitening, "vecmap: no de-whitening");
    command.add_option("--reweighting", options.vecMap.reweighting, "vecmap: power of the singular values")
        ->check(CLI::NonNegativeNumber);
    command.add_option("--learning-rate", options.rcsls.learningRate, "rcsls: initial step size")
        ->check(CLI::PositiveNumber);
    command.add_option("--negatives", options.rcsls.negatives, "rcsls: words among which neighbours are searched")
        ->check(CLI::PositiveNumber);
    command.add_flag("--spectral", options.rcsls.spectral, "rcsls: keep singular values at or below one");
    command.add_flag("--no-check", arguments->noCheck, "Skip the check whether the spaces can be aligned");
    command.add_flag("--no-beta", arguments->noBeta, "Do not learn β of the inverted softmax");
}

} // namespace

void addAlignCommand(CLI::App& app, Session& session)
{
    CLI::App* command = app.add_subcommand("align", "Learn a map of two spaces into a shared one");
    const auto arguments = std::make_shared<AlignArguments>();
    addSpacesOptions(*command, arguments->spaces);
    addDictionaryOptions(*command, arguments);
    addMethodOptions(*command, arguments);
    command->add_option("--out", arguments->request.out, "The map's file")->required();
    command->add_option("--export-source", arguments->request.exportSource, "Write the mapped source as .vec");
    command->add_option("--export-target", arguments->request.exportTarget, "Write the mapped target as .vec");
    command->add_option("--induce", arguments->request.induced,
                        "Write the dictionary that the map induces (source, target, score)");
    command->add_option("--induce-retrieval", arguments->inducedRetrieval, "nn, isf, csls (default) or gc")
        ->check(knownName(&retrievalCriterion, "nn, isf, csls, gc"));
    arguments->request.inducing.retrieval.k = 1;
    command->add_option("--induce-translations", arguments->request.inducing.retrieval.k, "Translations of each word")
        ->check(CLI::PositiveNumber);
    command->add_option("--induce-limit", arguments->request.inducing.sourceLimit,
                        "Words to translate, the most frequent; 0 = all");
    command->add_flag("--induce-mutual", arguments->request.inducing.mutualOnly, "Only mutual nearest neighbours");
    command->callback([&session, arguments] {
        const bool given = !arguments->dictionary.empty() || !arguments->workspaceDictionary.empty() ||
                           arguments->identical || !arguments->sentences.empty();
        const std::optional<AlignmentMethod> method = alignmentMethod(arguments->method);
        const bool needed = method != AlignmentMethod::SelfLearning && method != AlignmentMethod::MuseRefinement;
        if (!given && needed) {
            throw CLI::RequiredError("--dictionary, --workspace-dictionary, --identical or --sentences");
        }
        run(*arguments, session);
    });
}

} // namespace crossgloss
