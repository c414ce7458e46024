#include "Commands.h"
#include "MappedSpaces.h"
#include "RunRecord.h"
#include "ScoreText.h"

#include "base/Checksum.h"
#include "alignment/SentencePairs.h"
#include "evaluation/SentenceRetrieval.h"
#include "resources/LineReader.h"
#include "resources/ReadIssues.h"

#include <CLI/CLI.hpp>

#include <chrono>
#include <iterator>
#include <memory>
#include <sstream>

namespace crossgloss {

namespace {

struct SentencesArguments {
    MappedSpacesArguments spaces;
    std::string sourceText;
    std::string targetText;
    std::string pairs;
    std::string retrieval = "csls";
    std::string direction = "both";
    std::size_t limit = 0;
    std::size_t queries = 0;
    double beta = 0;
    double maximumBeta = SentenceRetrievalOptions().maximumBeta;
    std::size_t sample = SentenceRetrievalOptions().retrieval.sample;
    std::size_t neighbourhood = RetrievalOptions().neighbourhood;
};

/// Lines of both texts; those of which a side is blank have no translation and drop out.
struct ReadText {
    ParallelText text;
    std::size_t blank = 0;
    std::size_t limit = 0;

    bool full() const { return limit > 0 && text.source.size() >= limit; }
    void add(std::string_view source, std::string_view target)
    {
        constexpr std::string_view blanks = " \t\r";
        if (source.find_first_not_of(blanks) == std::string_view::npos ||
            target.find_first_not_of(blanks) == std::string_view::npos) {
            ++blank;
        } else if (!full()) {
            text.source.emplace_back(source);
            text.target.emplace_back(target);
        }
    }
};

void readPairs(const std::filesystem::path& path, ReadText& result)
{
    LineReader reader(path);
    std::string_view line;
    while (!result.full() && reader.next(line)) {
        if (const std::string problem = checkText(line); !problem.empty()) {
            throw Error(problem).at(path.string(), reader.line());
        }
        const std::size_t tab = line.find('\t');
        if (tab == std::string_view::npos) {
            throw Error(CROSSGLOSS_TEXT("Two sentences separated by a tab were expected"))
                .at(path.string(), reader.line());
        }
        const std::string_view target = line.substr(tab + 1);
        result.add(line.substr(0, tab), target.substr(0, target.find('\t')));
    }
}

ReadText readText(const SentencesArguments& arguments)
{
    ReadText result;
    result.limit = arguments.limit;
    if (!arguments.pairs.empty()) {
        readPairs(arguments.pairs, result);
        return result;
    }
    const SentenceReader reader = sentenceFiles(arguments.sourceText, arguments.targetText)();
    SentenceBatch batch;
    while (!result.full() && reader(batch)) {
        for (std::size_t i = 0; i < batch.source.size(); ++i) {
            result.add(batch.source[i], batch.target[i]);
        }
    }
    return result;
}

nlohmann::json parametersOf(const SentencesArguments& arguments, const MappedSpaces& spaces, const Session& session)
{
    nlohmann::json checksums = {{"source", spaces.map.source.checksum}, {"target", spaces.map.target.checksum}};
    for (const std::string& file :
         {arguments.pairs, arguments.sourceText, arguments.targetText, arguments.spaces.map}) {
        if (!file.empty()) {
            checksums[file] = fileChecksum(file);
        }
    }
    return {{"source", arguments.spaces.source},
            {"target", arguments.spaces.target},
            {"map", arguments.spaces.map},
            {"method", spaces.map.method},
            {"source_text", arguments.sourceText},
            {"target_text", arguments.targetText},
            {"pairs", arguments.pairs},
            {"retrieval", arguments.retrieval},
            {"direction", arguments.direction},
            {"limit", arguments.limit},
            {"queries", arguments.queries},
            {"beta", arguments.beta},
            {"maximum_beta", arguments.maximumBeta},
            {"sample", arguments.sample},
            {"neighbourhood", arguments.neighbourhood},
            {"seed", session.seed},
            {"checksums", checksums}};
}

std::string describe(const MappedSpaces& spaces, TranslationDirection direction, const SentenceScores& scores,
                     const std::string& retrieval)
{
    std::ostringstream text;
    text << spaces.side(direction, true).name << " → " << spaces.side(direction, false).name << ", "
         << spaces.map.method << ", " << retrieval << '\n'
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
    const MappedSpaces spaces = openMappedSpaces(arguments.spaces, session);
    const ReadText read = readText(arguments);
    RunRecord record(session.workspace, "retrieve-sentences", parametersOf(arguments, spaces, session));
    const auto vectors = [&](TranslationDirection direction, const std::vector<std::string>& text) {
        const SharedSpace shared = spaces.shared(direction, true);
        return sentenceVectors(text, *shared.words, shared.vectors.data, shared.vectors.stride,
                               spaces.side(direction, true).language, session.threads, session.progress());
    };
    const SentenceVectors source = vectors(TranslationDirection::Forward, read.text.source);
    const SentenceVectors target = vectors(TranslationDirection::Backward, read.text.target);
    SentenceRetrievalOptions options;
    options.retrieval.criterion = *retrievalCriterion(arguments.retrieval);
    options.retrieval.sample = arguments.sample;
    options.retrieval.neighbourhood = arguments.neighbourhood;
    options.retrieval.seed = session.seed;
    options.retrieval.threads = session.threads;
    options.queries = arguments.queries;
    options.beta = arguments.beta;
    options.maximumBeta = arguments.maximumBeta;
    options.bootstrap.seed = session.seed;

    std::string text;
    nlohmann::json ranks = nlohmann::json::object();
    const auto scored = [&](TranslationDirection direction) {
        const bool backward = direction == TranslationDirection::Backward;
        const char* name = backward ? "backward" : "forward";
        const ParallelText asked = backward ? turned(read.text) : read.text;
        const auto start = std::chrono::steady_clock::now();
        const SentenceScores scores = retrieveSentences(asked, backward ? target : source, backward ? source : target,
                                                        options, session.progress());
        nlohmann::json json = toJson(scores);
        json["seconds"] = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
        json["direction"] = name;
        json["retrieval"] = arguments.retrieval;
        json["blank_lines"] = read.blank;
        // β's lines leave gaps, so that two runs are comparable where they asked the same lines.
        TranslationTest lines;
        lines.words = asked.source;
        ranks[name] = {{"test", testChecksum(lines)}, {"ranks", rankText(scores.ranks)}};
        text += describe(spaces, direction, scores, arguments.retrieval);
        return json;
    };
    const bool backwardOnly = arguments.direction == "backward";
    nlohmann::json json = scored(backwardOnly ? TranslationDirection::Backward : TranslationDirection::Forward);
    if (arguments.direction == "both") {
        json["backward"] = scored(TranslationDirection::Backward);
    }
    nlohmann::json stored = json;
    stored["ranks"] = std::move(ranks);
    record.done(stored);
    json["run"] = record.number();
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
        command->add_option("--source-text", arguments->sourceText, "Sentences of the source, one a line");
    CLI::Option* target = command->add_option("--target-text", arguments->targetText,
                                              "Their translations, line by line");
    CLI::Option* pairs =
        command->add_option("--pairs", arguments->pairs, "Both in one file: sentence, tab, translation");
    source->needs(target)->excludes(pairs);
    target->needs(source);
    command->add_option("--retrieval", arguments->retrieval,
                        "nn (nearest neighbour), isf (inverted softmax), csls or gc (globally corrected); the nearest "
                        "neighbour's scores are shown beside the others")
        ->check(CLI::IsMember({"nn", "isf", "csls", "gc"}));
    command->add_option("--direction", arguments->direction, "forward, backward or both (default)")
        ->check(CLI::IsMember({"forward", "backward", "both"}));
    command->add_option("--limit", arguments->limit, "Only the first lines; 0 = all");
    command->add_option("--queries", arguments->queries,
                        "Lines asked, drawn by the seed, among all sentences as candidates; 0 = all");
    command
        ->add_option("--beta", arguments->beta,
                     "Inverse temperature of isf; by default learned on a tenth of the lines, at most 1,500, which are "
                     "not asked")
        ->check(CLI::PositiveNumber);
    command->add_option("--maximum-beta", arguments->maximumBeta, "Bound of the learned one")
        ->check(CLI::PositiveNumber);
    command->add_option("--sample", arguments->sample, "Source sentences that isf normalises over; 0 = all");
    command->add_option("--neighbourhood", arguments->neighbourhood, "Neighbours of csls")->check(CLI::PositiveNumber);
    command->callback([&session, arguments] {
        if (arguments->pairs.empty() && arguments->sourceText.empty()) {
            throw CLI::RequiredError("--source-text and --target-text, or --pairs");
        }
        run(*arguments, session);
    });
}

} // namespace crossgloss
