#include "Commands.h"
#include "ScoreText.h"
#include "SentenceModelOptions.h"

#include "jobs/FuseJob.h"
#include "text/Language.h"

#include <CLI/CLI.hpp>

#include <memory>
#include <sstream>

namespace crossgloss {

namespace {

struct FuseArguments {
    std::vector<std::string> models;
    std::vector<std::string> languages;
    std::string pack;
    FuseRequest request;
};

std::string describe(const FuseResult& result)
{
    std::ostringstream text;
    for (const FuseResult::Part& part : result.parts) {
        text << shareText(part.weight) << "  " << part.model;
        if (result.crossValidated) {
            text << "  Pearson alone " << shareText(part.pearson);
        }
        text << '\n';
    }
    if (result.crossValidated) {
        const CorrelationScores& scores = *result.crossValidated;
        text << "cross-validated on " << scores.n << " pairs: Pearson " << shareText(scores.pearson) << " ["
             << shareText(scores.pearsonInterval.low) << ", " << shareText(scores.pearsonInterval.high) << "]\n";
    }
    text << result.out.string() << '\n';
    return text.str();
}

} // namespace

void addFuseCommand(CLI::App& app, Session& session)
{
    CLI::App* command = app.add_subcommand("fuse", "Make one sentence model of several, weighted by pairs that people scored");
    const auto arguments = std::make_shared<FuseArguments>();
    command
        ->add_option("--model", arguments->models,
                     "pack, ngrams (of characters), or the file of a model that compose or train wrote; repeatable")
        ->required();
    command->add_option("--pack", arguments->pack, "Pack of --model pack; the one that came with the program when left out");
    CLI::Option* pairs = command->add_option(
        "--pairs", arguments->request.pairs,
        "Scored pairs to learn the weights from, as similarity reads them; repeatable; equal weights when left out");
    command->add_option("--languages", arguments->languages, "Of the first and the second sentence: L1,L2")
        ->delimiter(',')
        ->expected(1, 2);
    command->add_option("--out", arguments->request.out, "The model file; names the models that it is made of")->required();
    command->footer("JSON: model, n, parts [{model, weight, pearson}], cross_validated {n, pearson, spearman, intervals}");
    command->callback([&session, arguments, pairs] {
        FuseRequest request = arguments->request;
        if (pairs->count() > 0 && arguments->languages.empty()) {
            throw CLI::RequiredError("--languages");
        }
        for (const std::string& model : arguments->models) {
            SentenceModelArguments named;
            named.choice.model = model;
            named.pack = arguments->pack;
            request.parts.push_back(named.modelChoice());
        }
        if (!arguments->languages.empty()) {
            request.firstLanguage = requireLanguage(arguments->languages.front());
            request.secondLanguage = requireLanguage(arguments->languages.back());
        }
        request.bootstrap.seed = session.seed;
        request.threads = session.threads;
        JobContext context(session.workspace);
        const FuseResult result = FuseJob(context, request).run(session.progress());
        nlohmann::json json = toJson(result);
        json["run"] = context.runs.number(result.run);
        session.print(json, describe(result));
    });
}

} // namespace crossgloss
