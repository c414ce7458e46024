#include "Commands.h"
#include "FieldOptions.h"
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
    request.retrieval.seed = session.seed;
    request.retrieval.threads = session.threads;
    const bool test = arguments.words.empty();
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
    const Fields fields = fieldsOf(arguments->request);
    addOptions(*command, fields);
    CLI::Option* words =
        command->add_option("--words", arguments->words, "Words or entries of several words, one per line");
    command->get_option("--test")->excludes(words);
    command->add_option("--frequency-bins", arguments->request.frequencyBins, "Upper ends of bands of the source word's frequency rank")
        ->delimiter(',')->check(CLI::PositiveNumber);
    command->callback([&session, arguments, command] {
        if (arguments->request.test.empty() == arguments->words.empty()) {
            throw CLI::RequiredError("--test or --words");
        }
        if (arguments->request.test.empty() && command->count("--direction") == 0) {
            arguments->request.directions = {TranslationDirection::Forward};
        }
        run(*arguments, session);
    });
}

} // namespace crossgloss
