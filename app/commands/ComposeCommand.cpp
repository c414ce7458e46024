#include "Commands.h"

#include "jobs/ComposeJob.h"
#include "text/Language.h"

#include <CLI/CLI.hpp>

#include <cstdio>
#include <memory>
#include <sstream>

namespace crossgloss {

namespace {

/// What comes as names.
struct ComposeArguments {
    std::string objective;
    std::vector<std::string> train;
    std::string pivot;
    ComposeRequest request;
};

std::string describe(const ComposeResult& result)
{
    std::ostringstream text;
    text << result.out.string() << ": " << sentenceMethodName(result.objective) << " of " << result.pairs << " lines, "
         << result.seconds << " s\n";
    for (const auto& [language, words] : result.words) {
        text << languageName(language) << ": " << words << " words\n";
    }
    if (result.blank + result.skipped > 0) {
        text << result.blank << " lines with a blank side and " << result.skipped
             << " that cannot be read left out\n";
    }
    return text.str();
}

void printPoint(const nlohmann::json& point)
{
    std::fprintf(stderr, "\r\033[Kiteration %d  loss %.6g  %.1f s\n", point["iteration"].get<int>(),
                 point["loss"].get<double>(), point["seconds"].get<double>());
}

} // namespace

void addComposeCommand(CLI::App& app, Session& session)
{
    CLI::App* command = app.add_subcommand("compose", "Train a sentence model on sentences that mean the same");
    const auto arguments = std::make_shared<ComposeArguments>();
    ComposeRequest& request = arguments->request;
    command
        ->add_option("--objective", arguments->objective,
                     "wmf (matrix factorisation of one language), bmf (of two at once) or cmf (of a pivot, further "
                     "languages one after the other)")
        ->check(CLI::IsMember({"wmf", "bmf", "cmf"}))
        ->required();
    command->add_option("--train", arguments->train,
                        "Sentences, FILE.tsv:L1:L2 (pairs with a tab) or A,B:L1:L2 (aligned lines); L1 = L2 for "
                        "paraphrases; FILE:L for one language alone; repeatable")
        ->required();
    command->add_option("--out", request.out, "The model file")->required();
    command->add_option("--pivot", arguments->pivot,
                        "Language that all others are aligned to (cmf), or that is trained (wmf); the first one named "
                        "when left out");
    FactorisationOptions& options = request.factorisation;
    command->add_option("--dimension", options.factors, "Factors: values of a vector")->check(CLI::Range(1, 4096));
    command->add_option("--iterations", options.iterations, "Iterations of alternating least squares")
        ->check(CLI::Range(1, 10000));
    command->add_option("--missing-weight", options.missingWeight, "Weight of words that a sentence lacks")
        ->check(CLI::Range(0.0, 1.0));
    command->add_option("--regularisation", options.regularisation, "Weight of the factors' squared length")
        ->check(CLI::PositiveNumber);
    command->add_option("--minimum-count", options.vocabulary.minimumCount, "Leave out words that occur less often");
    command->add_option("--maximum-words", options.vocabulary.maximumWords, "Only the most frequent words; 0 = all");
    command->footer("JSON: objective, model, pairs, blank, skipped, words, dimension, curve, seconds");
    command->callback([&session, arguments] {
        ComposeRequest asked = arguments->request;
        asked.objective = sentenceMethodFromName(arguments->objective);
        for (const std::string& text : arguments->train) {
            asked.train.push_back(sentenceFileNamed(text));
        }
        asked.pivot = arguments->pivot.empty() ? std::string() : requireLanguage(arguments->pivot);
        asked.factorisation.seed = session.seed;
        asked.factorisation.threads = session.threads;
        JobContext context(session.workspace);
        const ComposeResult result = ComposeJob(context, asked).run(session.progress(), printPoint);
        nlohmann::json json = toJson(result);
        json["run"] = context.runs.number(result.run);
        session.print(json, describe(result));
    });
}

} // namespace crossgloss
