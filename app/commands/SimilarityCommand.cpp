#include "Commands.h"
#include "ScoreText.h"
#include "SentenceModelOptions.h"

#include "jobs/SimilarityJob.h"
#include "text/Language.h"

#include <CLI/CLI.hpp>

#include <memory>
#include <sstream>

namespace crossgloss {

namespace {

struct SimilarityArguments {
    SentenceModelArguments model;
    std::vector<std::string> languages;
    SimilarityRequest request;
};

std::string row(const std::string& name, const CorrelationScores& scores)
{
    return name + "  n " + std::to_string(scores.n) + "  Pearson " + shareText(scores.pearson) + " [" +
           shareText(scores.pearsonInterval.low) + ", " + shareText(scores.pearsonInterval.high) + "]  Spearman " +
           shareText(scores.spearman) + " [" + shareText(scores.spearmanInterval.low) + ", " +
           shareText(scores.spearmanInterval.high) + "]\n";
}

std::string describe(const SimilarityResult& result)
{
    std::ostringstream text;
    for (const SimilarityResult::File& file : result.files) {
        text << row(file.path.filename().string(), file.scores);
    }
    if (!result.files.empty()) {
        text << "mean Pearson of the files " << shareText(result.mean) << '\n';
    }
    text << row(result.method, result.scores) << shareText(result.coverage) << " of the words known, "
         << result.uncovered << " pairs with a side without a known word; " << result.withoutScore
         << " lines without score and " << result.skipped << " that cannot be read left out\n";
    return text.str();
}

} // namespace

void addSimilarityCommand(CLI::App& app, Session& session)
{
    CLI::App* command = app.add_subcommand(
        "similarity", "Score pairs of sentences by a model, and compare that with people's scores (correlations)");
    const auto arguments = std::make_shared<SimilarityArguments>();
    addSentenceModelOptions(*command, arguments->model);
    command->add_option("--pairs", arguments->request.pairs,
                        "Lines of score, tab, sentence, tab, sentence; lines without score are left out; repeatable")
        ->required();
    command->add_option("--languages", arguments->languages, "Of the first and the second sentence: L1,L2")
        ->delimiter(',')
        ->expected(1, 2)
        ->required();
    command->add_option("--out", arguments->request.out, "TSV of every pair's scores");
    command->footer("JSON: n, pearson, spearman, intervals, coverage, uncovered, without_score, skipped, method, seconds; "
                    "of several files also mean_pearson, files");
    command->callback([&session, arguments] {
        SimilarityRequest request = arguments->request;
        request.model = arguments->model.modelChoice();
        request.firstLanguage = requireLanguage(arguments->languages.front());
        request.secondLanguage = requireLanguage(arguments->languages.back());
        request.bootstrap.seed = session.seed;
        request.threads = session.threads;
        JobContext context(session.workspace);
        const SimilarityResult result = SimilarityJob(context, request).run(session.progress());
        nlohmann::json json = toJson(result);
        json["run"] = context.runs.number(result.run);
        session.print(json, describe(result));
    });
}

} // namespace crossgloss
