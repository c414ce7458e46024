#include "Commands.h"
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
    std::string retrieval = "csls";
    std::string direction = "both";
    RetrieveSentencesRequest request;
};

std::string describe(const RetrieveSentencesResult::Direction& scored, const RetrieveSentencesResult& result)
{
    const SentenceScores& scores = scored.scores;
    std::ostringstream text;
    text << scored.from << " → " << scored.to << ", " << result.method << ", " << nameOf(result.retrieval) << '\n'
         << scores.scores.n << " sentences asked, " << scores.candidates << " candidates; " << scores.emptyQueries
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
    request.directions = directionsOf(arguments.direction);
    request.options.retrieval.criterion = *retrievalCriterion(arguments.retrieval);
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
    CLI::Option* source =
        command->add_option("--source-text", arguments->request.sourceText, "Sentences of the source, one a line");
    CLI::Option* target = command->add_option("--target-text", arguments->request.targetText,
                                              "Their translations, line by line");
    CLI::Option* pairs =
        command->add_option("--pairs", arguments->request.pairs, "Both in one file: sentence, tab, translation; or the name of parallel text of the workspace");
    source->needs(target)->excludes(pairs);
    target->needs(source);
    command->add_option("--retrieval", arguments->retrieval,
                        "nn (nearest neighbour), isf (inverted softmax), csls or gc (globally corrected); the nearest "
                        "neighbour's scores are shown beside the others")
        ->check(CLI::IsMember({"nn", "isf", "csls", "gc"}));
    command->add_option("--direction", arguments->direction, "forward, backward or both (default)")
        ->check(CLI::IsMember({"forward", "backward", "both"}));
    command->add_option("--limit", arguments->request.limit, "Only the first lines; 0 = all");
    command->add_option("--queries", arguments->request.options.queries,
                        "Lines asked, drawn by the seed, among all sentences as candidates; 0 = all");
    command
        ->add_option("--beta", arguments->request.options.beta,
                     "Inverse temperature of isf; by default learned on a tenth of the lines, at most 1,500, which are "
                     "not asked")
        ->check(CLI::PositiveNumber);
    command->add_option("--maximum-beta", arguments->request.options.maximumBeta, "Bound of the learned one")
        ->check(CLI::PositiveNumber);
    command->add_option("--sample", arguments->request.options.retrieval.sample, "Source sentences that isf normalises over; 0 = all");
    command->add_option("--neighbourhood", arguments->request.options.retrieval.neighbourhood, "Neighbours of csls")->check(CLI::PositiveNumber);
    command->callback([&session, arguments] {
        if (arguments->request.pairs.empty() && arguments->request.sourceText.empty()) {
            throw CLI::RequiredError("--source-text and --target-text, or --pairs");
        }
        run(*arguments, session);
    });
}

} // namespace crossgloss
