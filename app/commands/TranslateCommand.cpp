#include "Commands.h"
#include "ScoreText.h"
#include "SpaceOptions.h"

#include "jobs/TranslateJob.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <sstream>

namespace crossgloss {

namespace {

constexpr std::size_t examplesShown = 20;

/// What comes as names.
struct TranslateArguments {
    MappedSpacesArguments spaces;
    std::string words;
    std::string retrieval = "csls";
    std::string direction;
    TranslateRequest request;
};

std::string describe(const TranslateResult::Direction& scored, const TranslateResult& result, bool lowerCase)
{
    const TranslationEvaluation& evaluation = scored.evaluation;
    const TranslationScores& scores = evaluation.scores;
    std::ostringstream text;
    text << scored.from << " → " << scored.to << ", " << result.method << ", " << nameOf(result.retrieval) << '\n'
         << scores.covered << " of " << scores.n << " words covered (" << scores.wordMissing << " missing, "
         << scores.translationsMissing << " without a known translation)\n";
    if (!lowerCase && scores.inLowerCase > 0) {
        text << scores.inLowerCase << " further words would be covered with --lower-case\n";
    }
    text << scoreText(scores.strict) << '\n';
    if (scored.tolerant) {
        text << "with the other dictionary: " << scoreText(scores.tolerant) << '\n';
        const std::vector<std::size_t> right = evaluation.rightByOther();
        for (std::size_t i = 0; i < std::min(right.size(), examplesShown); ++i) {
            text << "  " << scored.test.words[right[i]] << " → " << evaluation.words[right[i]].answers.front().word
                 << '\n';
        }
    }
    if (evaluation.properNames && evaluation.properNames->n > 0) {
        text << evaluation.properNames->n << " proper names: " << scoreText(*evaluation.properNames) << '\n'
             << evaluation.withoutProperNames->n << " other words: " << scoreText(*evaluation.withoutProperNames)
             << '\n';
    }
    for (const FrequencyBand& band : evaluation.bands) {
        if (band.words > 0) {
            text << "ranks " << band.from + 1 << "–" << band.to << ": " << band.scores.n << " of " << band.words
                 << " words, " << scoreText(band.scores) << '\n';
        }
    }
    if (scored.overlap && scored.overlap->words > 0) {
        text << scored.overlap->words << " words and " << scored.overlap->pairs
             << " pairs of the test are in the map's dictionary too\n";
    }
    text << '\n';
    return text.str();
}

void printEntries(const TranslatedEntries& translated, RetrievalCriterion retrieval, const Session& session)
{
    nlohmann::json results = nlohmann::json::array();
    std::string text;
    for (const TranslatedEntries::Entry& entry : translated.entries) {
        nlohmann::json answers = nlohmann::json::array();
        text += entry.query + '\n';
        for (const RankedAnswer& answer : entry.answers) {
            answers.push_back({{"word", answer.word}, {"score", answer.score}});
            char score[32];
            std::snprintf(score, sizeof score, "  %8.4f  ", static_cast<double>(answer.score));
            text += score + answer.word + '\n';
        }
        results.push_back(
            {{"query", entry.query}, {"in_vocabulary", entry.inVocabulary}, {"answers", std::move(answers)}});
    }
    const std::vector<std::string>& unknown = translated.unknown;
    if (!unknown.empty()) {
        text += std::to_string(unknown.size()) + " entries have no known word, the first: " + unknown.front() + '\n';
    }
    session.print({{"n", translated.entries.size() + unknown.size()},
                   {"retrieval", nameOf(retrieval)},
                   {"unknown", unknown},
                   {"results", std::move(results)}},
                  text);
}

void run(const TranslateArguments& arguments, const Session& session)
{
    TranslateRequest request = arguments.request;
    request.source = arguments.spaces.sourceChoice();
    request.target = arguments.spaces.targetChoice();
    request.map.file = arguments.spaces.map;
    request.retrieval.criterion = *retrievalCriterion(arguments.retrieval);
    request.retrieval.seed = session.seed;
    request.retrieval.threads = session.threads;
    const bool test = arguments.words.empty();
    request.directions = directionsOf(test && arguments.direction.empty() ? "both" : arguments.direction);
    JobContext context(session.workspace);
    const TranslateJob job(context, request);
    if (!test) {
        printEntries(job.translate(arguments.words, session.progress()), request.retrieval.criterion, session);
        return;
    }
    const TranslateResult result = job.run(session.progress());
    std::string text;
    for (const TranslateResult::Direction& scored : result.directions) {
        text += describe(scored, result, request.lowerCase);
    }
    nlohmann::json json = toJson(result);
    json["run"] = context.runs.number(result.run);
    session.print(json, text);
}

} // namespace

void addTranslateCommand(CLI::App& app, Session& session)
{
    CLI::App* command = app.add_subcommand(
        "translate", "Translate words through a map, and score it on a test dictionary (precision over covered words)");
    const auto arguments = std::make_shared<TranslateArguments>();
    addMappedSpacesOptions(*command, arguments->spaces);
    CLI::Option* test = command->add_option(
        "--test", arguments->request.test,
        "Test dictionary: a file of word pairs, or a name in the workspace. Any listed translation counts; mrr counts "
        "ranks beyond 1,000 as 0");
    CLI::Option* words =
        command->add_option("--words", arguments->words, "Words or entries of several words, one per line");
    test->excludes(words);
    command->add_option("--retrieval", arguments->retrieval,
                        "nn (nearest neighbour), isf (inverted softmax), csls or gc (globally corrected)")
        ->check(CLI::IsMember({"nn", "isf", "csls", "gc"}));
    command
        ->add_option("--direction", arguments->direction, "forward, backward or both; both with --test, else forward")
        ->check(CLI::IsMember({"forward", "backward", "both"}));
    command->add_option("--frequency-bins", arguments->request.frequencyBins, "Upper ends of bands of the source word's frequency rank")
        ->delimiter(',')->check(CLI::PositiveNumber);
    command->add_option("--source-limit", arguments->request.sourceLimit, "Only the first words of the source; 0 = all");
    command->add_option("--target-limit", arguments->request.targetLimit, "Only the first words of the target; 0 = all");
    command->add_option("--beta", arguments->request.beta, "Inverse temperature of isf; by default the map's own, else 30")
        ->check(CLI::PositiveNumber);
    command->add_option("--sample", arguments->request.retrieval.sample, "Source words that isf normalises over; 0 = all");
    command->add_option("--neighbourhood", arguments->request.retrieval.neighbourhood, "Neighbours of csls")->check(CLI::PositiveNumber);
    command->add_option("--pivots", arguments->request.retrieval.pivots,
                        "Source words that gc ranks queries among, beside them; 0 = all");
    command->add_option("-k,--answers", arguments->request.answers, "Answers shown per word")->check(CLI::Range(1, 1000));
    command->add_flag("--lower-case", arguments->request.lowerCase,
                      "Look words up in lower case too where the vectors lack them as written");
    command->add_option("--proper-names", arguments->request.properNames,
                        "Lists of proper names (words, or pairs), scored separately; \"installed\" asks the indexed "
                        "dictionaries. Not needed for a test dictionary that keeps case");
    command->add_option(
        "--also", arguments->request.also,
        "Other dictionaries, files or names in the workspace, whose translations count too in a tolerant score");
    command->add_option("--training", arguments->request.training,
                        "Dictionary of the map, to count the test words it holds; by default the one the map names");
    command->add_option(
        "--out", arguments->request.out,
        "Report of every word (TSV); with both directions the backward one goes to NAME.backward.EXTENSION");
    command->callback([&session, arguments] {
        if (arguments->request.test.empty() == arguments->words.empty()) {
            throw CLI::RequiredError("--test or --words");
        }
        run(*arguments, session);
    });
}

} // namespace crossgloss
