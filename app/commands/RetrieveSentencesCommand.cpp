#include "Commands.h"
#include "FieldOptions.h"
#include "ScoreText.h"
#include "SpaceOptions.h"

#include "jobs/RetrieveSentencesJob.h"

#include <CLI/CLI.hpp>

#include <memory>
#include <sstream>

namespace crossgloss {

namespace {

/// What comes as names.
struct SentencesArguments {
    MappedSpacesArguments spaces;
    RetrieveSentencesRequest request;
};

std::string describe(const RetrieveSentencesResult::Direction& scored, const RetrieveSentencesResult& result)
{
    const SentenceScores& scores = scored.scores;
    std::ostringstream text;
    text << scored.from << " → " << scored.to << ", " << result.method << ", " << nameOf(result.retrieval) << '\n'
         << scores.scores.n << " query sentences, " << scores.candidates << " candidates; " << scores.emptyQueries
         << " without a known word, " << scores.emptyAnswers << " whose translation has none\n"
         << scoreText(scores.scores) << '\n';
    if (scores.beta > 0) {
        text << "β " << scores.beta << (scores.betaAtBound ? ", at its bound: the likelihood still grew there" : "")
             << (scores.setAside > 0 ? ", learned on " + std::to_string(scores.setAside) + " further lines"
                                     : std::string())
             << '\n';
    }
    if (scores.nearestNeighbour) {
        text << "nearest neighbour: " << scoreText(*scores.nearestNeighbour) << '\n';
    }
    text << '\n';
    return text.str();
}

void run(const SentencesArguments& arguments, const Session& session)
{
    RetrieveSentencesRequest request = arguments.request;
    request.source = arguments.spaces.sourceChoice();
    request.target = arguments.spaces.targetChoice();
    request.map.file = arguments.spaces.map;
    request.options.retrieval.seed = session.seed;
    request.options.retrieval.threads = session.threads;
    JobContext context(session.workspace);
    const RetrieveSentencesResult result = RetrieveSentencesJob(context, request).run(session.progress());
    std::string text;
    for (const RetrieveSentencesResult::Direction& scored : result.directions) {
        text += describe(scored, result);
    }
    nlohmann::json json = toJson(result);
    json["run"] = context.runs.number(result.run);
    session.print(json, text);
}

} // namespace

void addRetrieveSentencesCommand(CLI::App& app, Session& session)
{
    CLI::App* command = app.add_subcommand(
        "retrieve-sentences",
        "Find each sentence's translation among those of the other language, by sums of mapped words (mrr counts ranks "
        "beyond 100 as 0)");
    const auto arguments = std::make_shared<SentencesArguments>();
    addMappedSpacesOptions(*command, arguments->spaces);
    addOptions(*command, fieldsOf(arguments->request));
    CLI::Option* source = command->get_option("--source-text");
    CLI::Option* target = command->get_option("--target-text");
    source->needs(target)->excludes(command->get_option("--pairs"));
    target->needs(source);
    command->callback([&session, arguments] {
        if (arguments->request.pairs.empty() && arguments->request.sourceText.empty()) {
            throw CLI::RequiredError("--source-text and --target-text, or --pairs");
        }
        run(*arguments, session);
    });
}

} // namespace crossgloss
