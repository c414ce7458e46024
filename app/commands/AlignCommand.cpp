#include "AlignJob.h"
#include "Commands.h"

#include "evaluation/TranslationEvaluation.h"

#include <CLI/CLI.hpp>

#include <memory>
#include <optional>
#include <string>

namespace crossgloss {

namespace {

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
        command.add_flag("--identical", arguments->identical, "Learn from strings that both spaces have");
    CLI::Option* const sentences = command.add_option(
        "--sentences", arguments->sentences, "Learn from aligned sentences: two files of as many lines");
    sentences->expected(2)->check(CLI::ExistingFile);
    dictionary->check(CLI::ExistingFile)->excludes(stored)->excludes(identical)->excludes(sentences);
    stored->excludes(identical)->excludes(sentences);
    identical->excludes(sentences);
    command.add_option("--identical-limit", arguments->identicalLimit, "Only among the most frequent words; 0 = all");
    command.add_option("--identical-length", arguments->identicalOptions.minimumLength,
                       "Only strings of so many characters and more");
    command.add_flag("--identical-letters", arguments->identicalOptions.lettersOnly, "Only strings of letters alone");
    command.add_flag("--identical-digits", arguments->identicalOptions.digitsOnly, "Only numerals");
    command.add_flag("--lower-case", arguments->lowerCase,
                     "Look words up in lower case too where the vectors lack them as they are written");
}

void addMethodOptions(CLI::App& command, const std::shared_ptr<AlignArguments>& arguments)
{
    AlignOptions& options = arguments->options;
    command.add_option("--method", arguments->method,
                       "least-squares, cca, procrustes (default), procrustes-reduced, vecmap, rcsls, self-learning or "
                       "refinement")
        ->check(knownName(&alignmentMethod, "the methods"));
    command
        .add_option("--normalisation", arguments->normalisation,
                    "standard (unit,centre,unit), iterative, none, or steps such as unit,centre")
        ->check(CLI::Validator(
            [](std::string& text) {
                return normalisationSteps(text) ? std::string() : text + " is no normalisation";
            },
            "STEPS"));
    command.add_option("--dimensions", options.dimensions, "Of the shared space; 0 = all, or chosen by the method");
    command.add_option("--held-out", options.heldOut, "Share of the dictionary kept aside to stop or choose by")
        ->check(CLI::Range(0.0, 0.9));
    command.add_option("--vocabulary", options.vocabulary,
                       "Most frequent words that self-learning, refinement and held-out scores look at")
        ->check(CLI::PositiveNumber);
    command.add_option("--neighbourhood", options.neighbourhood, "Neighbours of CSLS")->check(CLI::PositiveNumber);
    command.add_option("--iterations", options.maximumIterations, "Of iterative methods; 0 = their own limit")
        ->check(CLI::NonNegativeNumber);
    command.add_option("--source-limit", options.sourceLimit, "Only the first words of the source count; 0 = all");
    command.add_option("--target-limit", options.targetLimit, "Only the first words of the target count; 0 = all");
    command.add_flag("--orthogonal", arguments->orthogonal, "vecmap: the orthogonal map alone");
    command.add_flag("--no-whitening", arguments->noWhitening, "vecmap: leave whitening out");
    command.add_flag("--no-dewhitening", arguments->noDewhitening, "vecmap: leave de-whitening out");
    command.add_option("--reweighting", options.vecMap.reweighting, "vecmap: power of the singular values")
        ->check(CLI::NonNegativeNumber);
    command.add_option("--learning-rate", options.rcsls.learningRate, "rcsls: first step")->check(CLI::PositiveNumber);
    command.add_option("--negatives", options.rcsls.negatives, "rcsls: words among which neighbours are sought")
        ->check(CLI::PositiveNumber);
    command.add_flag("--spectral", options.rcsls.spectral, "rcsls: keep singular values at or below one");
    command.add_flag("--no-check", arguments->noCheck, "Do not look beforehand whether the spaces can be aligned");
    command.add_flag("--no-beta", arguments->noBeta, "Do not learn β of the inverted softmax");
}

} // namespace

void addAlignCommand(CLI::App& app, Session& session)
{
    CLI::App* command = app.add_subcommand("align", "Learn a map of two spaces into a shared one");
    const auto arguments = std::make_shared<AlignArguments>();
    command->add_option("--source", arguments->source, "Vectors: a .vec or .bin file, or a name in the workspace")
        ->required();
    command->add_option("--target", arguments->target, "Vectors of the other language")->required();
    command->add_option("--source-language", arguments->sourceLanguage,
                        "Language of the source, where nothing tells it");
    command->add_option("--target-language", arguments->targetLanguage, "Language of the target");
    addDictionaryOptions(*command, arguments);
    addMethodOptions(*command, arguments);
    command->add_option("--out", arguments->out, "The map's file")->required();
    command->add_option("--export-source", arguments->exportSource, "Write the mapped source as .vec");
    command->add_option("--export-target", arguments->exportTarget, "Write the mapped target as .vec");
    command->add_option("--induce", arguments->induced,
                        "Write the dictionary that the map induces (source, target, score)");
    command->add_option("--induce-retrieval", arguments->inducedRetrieval, "nn, isf, csls (default) or gc")
        ->check(knownName(&retrievalCriterion, "nn, isf, csls, gc"));
    arguments->inducing.retrieval.k = 1;
    command->add_option("--induce-translations", arguments->inducing.retrieval.k, "Translations of each word")
        ->check(CLI::PositiveNumber);
    command->add_option("--induce-limit", arguments->inducing.sourceLimit,
                        "Words to translate, the most frequent; 0 = all");
    command->add_flag("--induce-mutual", arguments->inducing.mutualOnly, "Only pairs that choose each other");
    command->callback([&session, arguments] {
        const bool given = !arguments->dictionary.empty() || !arguments->workspaceDictionary.empty() ||
                           arguments->identical || !arguments->sentences.empty();
        const std::optional<AlignmentMethod> method = alignmentMethod(arguments->method);
        const bool needed = method != AlignmentMethod::SelfLearning && method != AlignmentMethod::MuseRefinement;
        if (!given && needed) {
            throw CLI::RequiredError("--dictionary, --workspace-dictionary, --identical or --sentences");
        }
        runAlignment(*arguments, session);
    });
}

} // namespace crossgloss
