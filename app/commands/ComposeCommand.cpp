#include "Commands.h"
#include "NamedArgument.h"

#include "jobs/ComposeJob.h"

#include "base/Error.h"
#include "text/Language.h"

#include <CLI/CLI.hpp>

#include <cstdio>
#include <memory>
#include <optional>
#include <sstream>

namespace crossgloss {

namespace {

/// What comes as names.
struct ComposeArguments {
    std::string objective;
    std::vector<std::string> train;
    std::vector<std::string> phrases;
    std::vector<std::string> vectors;
    std::vector<std::string> tests;
    std::string pivot;
    std::string distance;
    std::string sampling = "max";
    std::string optimiser = "adagrad";
    std::size_t dimension = 0;
    int batch = 0;
    std::optional<double> margin;
    std::optional<double> regularisation;
    ComposeRequest request;
};

void fillComposition(const ComposeArguments& arguments, const Session& session, CompositionOptions& options)
{
    const bool bi = arguments.objective == "bi";
    const bool cosine = arguments.distance.empty() ? !bi : arguments.distance == "cosine";
    options.distance = cosine ? CompositionDistance::Cosine : CompositionDistance::Euclidean;
    options.sampling = bi                            ? NegativeSampling::Drawn
                       : arguments.sampling == "mix" ? NegativeSampling::Mix
                                                     : NegativeSampling::Max;
    options.margin = arguments.margin.value_or(cosine ? 0.6 : options.margin);
    options.regularisation = arguments.regularisation.value_or(options.regularisation);
    options.dimension = arguments.dimension > 0 ? arguments.dimension : options.dimension;
    options.optimiser.update = arguments.optimiser == "adam" ? RowUpdate::Adam : RowUpdate::AdaGrad;
    // The hardest of many negatives is harder; J_bi draws its own anyway.
    options.batch = arguments.batch > 0 ? arguments.batch : bi ? options.batch : 400;
    options.seed = session.seed;
    options.threads = session.threads;
}

ComposeRequest requestOf(const ComposeArguments& arguments, const Session& session)
{
    ComposeRequest request = arguments.request;
    request.objective = sentenceMethodFromName(arguments.objective);
    for (const std::string& text : arguments.train) {
        request.train.push_back(sentenceFileNamed(text));
    }
    for (const std::string& text : arguments.phrases) {
        request.phrases.push_back(sentenceFileNamed(text));
    }
    for (const std::string& text : arguments.tests) {
        request.withoutBigramsOf.push_back(sentenceFileNamed(text));
    }
    for (const std::string& entry : arguments.vectors) {
        const auto [language, file] = languageAndFile(entry);
        request.start.push_back(spaceNamed(file, language));
    }
    request.pivot = arguments.pivot.empty() ? std::string() : requireLanguage(arguments.pivot);
    FactorisationOptions& factorisation = request.factorisation;
    factorisation.seed = session.seed;
    factorisation.threads = session.threads;
    factorisation.factors = arguments.dimension > 0 ? arguments.dimension : factorisation.factors;
    factorisation.regularisation = arguments.regularisation.value_or(factorisation.regularisation);
    factorisation.vocabulary = request.composition.vocabulary;
    if (!(factorisation.regularisation > 0.0)) {
        throw Error(CROSSGLOSS_TEXT("A factorisation needs a positive regularisation"));
    }
    request.extraction.threads = session.threads;
    fillComposition(arguments, session, request.composition);
    return request;
}

std::string describe(const ComposeResult& result)
{
    std::ostringstream text;
    for (const ComposeResult::Extraction& extraction : result.extractions) {
        text << languageName(extraction.firstLanguage) << ", " << languageName(extraction.secondLanguage) << ": "
             << extraction.pairs << " phrase pairs; words aligned in " << extraction.alignSeconds
             << " s, phrases extracted in " << extraction.extractSeconds << " s, the directions differ by "
             << extraction.disagreement << '\n';
    }
    text << result.out.string() << ": " << sentenceMethodName(result.objective) << " of " << result.pairs << " lines, "
         << result.seconds << " s\n";
    for (const auto& [language, words] : result.words) {
        text << languageName(language) << ": " << words << " words\n";
    }
    if (result.training.contains("score")) {
        text << "best epoch " << result.training["best_epoch"] << ", held-out pairs found (MRR) "
             << result.training["score"] << '\n';
    }
    if (result.blank + result.skipped > 0) {
        text << result.blank << " lines with a blank side and " << result.skipped
             << " that cannot be read left out\n";
    }
    return text.str();
}

void printPoint(const nlohmann::json& point)
{
    const bool iteration = point.contains("iteration");
    std::fprintf(stderr, "\r\033[K%s %d  loss %.6g  %.1f s", iteration ? "iteration" : "epoch",
                 point[iteration ? "iteration" : "epoch"].get<int>(), point["loss"].get<double>(),
                 point["seconds"].get<double>());
    if (point.contains("mrr")) {
        std::fprintf(stderr, "  MRR %.4f  %.0f pairs/s", point["mrr"].get<double>(),
                     point["examples_per_second"].get<double>());
    }
    std::fputc('\n', stderr);
}

} // namespace

void addComposeCommand(CLI::App& app, Session& session)
{
    CLI::App* command = app.add_subcommand("compose", "Train a sentence model on sentences that mean the same");
    const auto arguments = std::make_shared<ComposeArguments>();
    ComposeRequest& request = arguments->request;
    command
        ->add_option("--objective", arguments->objective,
                     "bi (additive composition, hinge with drawn negatives), pa (with the hardest ones), wmf (matrix "
                     "factorisation of one language), bmf (of two at once) or cmf (of a pivot, further languages one "
                     "after the other)")
        ->check(CLI::IsMember({"bi", "pa", "wmf", "bmf", "cmf"}))
        ->required();
    command->add_option("--train", arguments->train,
                        "Sentences, FILE.tsv:L1:L2 (pairs with a tab) or A,B:L1:L2 (aligned lines); L1 = L2 for "
                        "paraphrases; FILE:L for one language alone; repeatable");
    command->add_option("--phrases", arguments->phrases, "Phrase pairs, FILE:L1:L2: a Moses phrase table or TSV; repeatable");
    command->add_flag("--extract-phrases", request.extractPhrases,
                      "Align the words of the sentence pairs and train on the phrase pairs that follow, instead of them");
    command->add_option("--phrase-length", request.extraction.longest, "Words of an extracted phrase at most")
        ->check(CLI::Range(1, 20));
    command->add_option("--phrase-count", request.extraction.minimumCount, "Leave out extracted pairs that occur less often");
    command->add_option("--phrase-table", request.phraseTable, "Write the extracted pairs there (Moses phrase table)");
    command->add_option("--without-bigrams-of", arguments->tests,
                        "Scored pairs FILE:L or FILE:L1:L2: leave out training pairs that share two words side by side "
                        "with them; repeatable");
    command->add_option("--pairs-limit", request.pairsLimit,
                        "Train on so many pairs, drawn with the seed; a smaller sample is part of a larger one");
    command->add_option("--out", request.out, "The model file")->required();
    command->add_option("--pivot", arguments->pivot,
                        "Language that all others are aligned to (cmf), or that is trained (wmf); the first one named "
                        "when left out");
    command->add_option("--vectors", arguments->vectors,
                        "Word vectors that bi and pa begin with, LANGUAGE=FILE, all in one space; repeatable");
    command->add_option("--dimension", arguments->dimension, "Values of a vector; by default 300 factors, 200 of bi and pa")
        ->check(CLI::Range(1, 4096));
    command->add_option("--regularisation", arguments->regularisation,
                        "Weight of squared lengths; by default 20 of factorisations, 1e-7 of bi and pa")
        ->check(CLI::NonNegativeNumber);
    CompositionOptions& composition = request.composition;
    command->add_option("--minimum-count", composition.vocabulary.minimumCount, "Leave out words that occur less often");
    command->add_option("--maximum-words", composition.vocabulary.maximumWords, "Only the most frequent words; 0 = all");
    FactorisationOptions& factorisation = request.factorisation;
    command->add_option("--iterations", factorisation.iterations, "Iterations of alternating least squares")
        ->check(CLI::Range(1, 10000));
    command->add_option("--missing-weight", factorisation.missingWeight, "Weight of words that a sentence lacks")
        ->check(CLI::Range(0.0, 1.0));
    command->add_option("--distance", arguments->distance, "euclidean (of bi by default) or cosine (of pa)")
        ->check(CLI::IsMember({"euclidean", "cosine"}));
    command->add_option("--margin", arguments->margin, "Of the hinge; by default 1, of cosines 0.6")
        ->check(CLI::PositiveNumber);
    command->add_option("--start-deviation", composition.startDeviation, "Deviation of words that begin at random")
        ->check(CLI::PositiveNumber);
    command->add_option("--negatives", composition.negatives, "Negatives on each side of a pair (bi)")
        ->check(CLI::Range(1, 8192));
    command->add_option("--sampling", arguments->sampling, "Negatives of pa: max (the hardest of the batch) or mix")
        ->check(CLI::IsMember({"max", "mix"}));
    command->add_option("--batch", arguments->batch, "Pairs per step; by default 100 of bi, 400 of pa")
        ->check(CLI::Range(2, 8192));
    command->add_option("--epochs", composition.epochs, "Passes over the pairs")->check(CLI::Range(1, 100000));
    command->add_option("--patience", composition.patience,
                        "Stop after so many epochs without a better held-out score; 0 = never");
    command->add_option("--held-out", composition.heldOut, "Pairs set aside to score on, a tenth at most");
    command->add_option("--optimiser", arguments->optimiser, "adagrad or adam")->check(CLI::IsMember({"adagrad", "adam"}));
    command->add_option("--learning-rate", composition.optimiser.learningRate, "Step size")->check(CLI::PositiveNumber);
    command->add_flag_callback("--no-resume", [arguments] { arguments->request.composition.resume = false; },
                               "Start anew even where a checkpoint lies");
    command->footer("JSON: objective, model, pairs, sharing, blank, skipped, words, dimension, curve, seconds; extracted; trained, "
                    "held_out, without_words, best_epoch, score, resumed; sentences, non_zeros");
    command->callback([&session, arguments] {
        if (arguments->train.empty() && arguments->phrases.empty()) {
            throw CLI::RequiredError("--train or --phrases");
        }
        const ComposeRequest asked = requestOf(*arguments, session);
        JobContext context(session.workspace);
        const ComposeResult result = ComposeJob(context, asked).run(session.progress(), printPoint);
        nlohmann::json json = toJson(result);
        json["run"] = context.runs.number(result.run);
        session.print(json, describe(result));
    });
}

} // namespace crossgloss
