#include "Commands.h"
#include "RunRecord.h"
#include "ScoreText.h"
#include "Translator.h"

#include "base/Checksum.h"
#include "resources/LineReader.h"
#include "resources/ReadIssues.h"
#include "store/DefinitionIndex.h"
#include "text/Language.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>
#include <sstream>

namespace crossgloss {

namespace {

/// Scores of a test dictionary.
class TestRun {
public:
    TestRun(const TranslateArguments& arguments, const Session& session)
        : m_arguments(arguments), m_session(session), m_translator(arguments, session)
    {
        const auto pairs = [&](const std::string& name) {
            return readPairsArgument(name, language(TranslationDirection::Forward, true),
                                     language(TranslationDirection::Forward, false), session);
        };
        m_pairs = pairs(arguments.test);
        for (const std::string& name : arguments.also) {
            const std::vector<WordPair> more = pairs(name);
            m_also.insert(m_also.end(), more.begin(), more.end());
        }
        if (const std::string training = trainingDictionary(); !training.empty()) {
            m_training = pairs(training);
        }
        for (const std::string& name : arguments.properNames) {
            if (name != "installed") {
                const std::vector<WordPair> more = readProperNames(name);
                m_names.insert(m_names.end(), more.begin(), more.end());
            }
        }
    }

    void run()
    {
        RunRecord record(m_session.workspace, "translate", parameters());
        const bool forward = m_arguments.direction != "backward";
        nlohmann::json json = scored(forward ? TranslationDirection::Forward : TranslationDirection::Backward);
        if (m_arguments.direction == "both") {
            json["backward"] = scored(TranslationDirection::Backward);
        }
        nlohmann::json stored = json;
        stored["ranks"] = std::move(m_ranks);
        record.done(stored);
        json["run"] = record.number();
        m_session.print(json, m_text.str());
    }

private:
    std::string language(TranslationDirection direction, bool from) const
    {
        return m_translator.side(direction, from).language;
    }

    /// The dictionary the map was learned from, where that is known and still there.
    std::string trainingDictionary() const
    {
        if (!m_arguments.training.empty()) {
            return m_arguments.training;
        }
        const nlohmann::json& details = m_translator.map().details;
        const auto said = [&details](const char* key) {
            const nlohmann::json::json_pointer place(std::string("/dictionary/") + key);
            return details.contains(place) && details[place].is_string() ? details[place].get<std::string>()
                                                                         : std::string();
        };
        std::error_code failure;
        if (std::filesystem::is_regular_file(said("file"), failure)) {
            return said("file");
        }
        if (!said("name").empty() && std::filesystem::exists(m_session.workspace / "workspace.sqlite", failure)) {
            const std::vector<Resource> resources = Workspace(m_session.workspace).resources();
            if (std::ranges::find(resources, said("name"), &Resource::name) != resources.end()) {
                return said("name");
            }
        }
        return {};
    }

    TranslationTest testOf(const std::vector<WordPair>& pairs, TranslationDirection direction) const
    {
        TranslationTestOptions options;
        options.direction = direction;
        options.lowerCase = m_arguments.lowerCase;
        options.sourceLanguage = language(TranslationDirection::Forward, true);
        options.targetLanguage = language(TranslationDirection::Forward, false);
        return translationTest(pairs, options);
    }

    ProperNames namesOf(const TranslationTest& test, TranslationDirection direction)
    {
        const bool backward = direction == TranslationDirection::Backward;
        ProperNames names;
        if (!m_names.empty()) {
            names.addList(backward ? turned(m_names) : m_names);
        }
        names.addByCase(backward ? turned(m_pairs) : m_pairs);
        if (std::ranges::find(m_arguments.properNames, "installed") != m_arguments.properNames.end()) {
            if (language(direction, true).empty()) {
                throw Error(
                    CROSSGLOSS_TEXT("Installed dictionaries cannot be asked for proper names without a language"))
                    .advise(CROSSGLOSS_TEXT("Say the languages with --source-language and --target-language"));
            }
            const Workspace workspace(m_session.workspace);
            const DefinitionIndex index(workspace);
            names.addMarked(markedProperNouns(index, language(direction, true), test.words, m_session.progress()));
        }
        return names;
    }

    nlohmann::json scored(TranslationDirection direction)
    {
        const bool backward = direction == TranslationDirection::Backward;
        const TranslationTest test = testOf(m_pairs, direction);
        const TranslationTest also = testOf(m_also, direction);
        const ProperNames names = namesOf(test, direction);
        const SharedSpace from = m_translator.shared(direction, true);
        const SharedSpace to = m_translator.shared(direction, false);
        TranslationOptions options;
        options.retrieval = m_translator.retrieval(direction, m_training);
        options.answers = m_arguments.answers;
        options.frequencyBins = m_arguments.bins;
        options.bootstrap.seed = m_session.seed;
        options.properNames = &names;
        options.otherDictionary = m_also.empty() ? nullptr : &also;
        const auto start = std::chrono::steady_clock::now();
        const TranslationEvaluation evaluation =
            evaluateTranslation(test, from, to, m_translator.dimension(), options, m_session.progress());
        const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();

        nlohmann::json json = toJson(evaluation);
        json["direction"] = backward ? "backward" : "forward";
        json["retrieval"] = m_arguments.retrieval;
        json["method"] = m_translator.map().method;
        json["source_words"] = from.vectors.rows;
        json["target_words"] = to.vectors.rows;
        json["repeated_pairs"] = test.repeated;
        json["seconds"] = seconds;
        if (options.retrieval.criterion == RetrievalCriterion::InvertedSoftmax) {
            json["beta"] = options.retrieval.beta;
        }
        if (names.informed()) {
            json["proper_name_signs"] = {
                {"listed", names.listed()}, {"by_case", names.byCase()}, {"marked", names.marked()}};
        }
        if (!m_also.empty()) {
            json["tolerant"] = tolerantJson(evaluation, test);
        }
        if (!m_training.empty()) {
            const TrainingOverlap overlap = trainingOverlap(test, m_training, direction);
            json["overlap"] = {{"words", overlap.words}, {"pairs", overlap.pairs}};
        }
        m_ranks[backward ? "backward" : "forward"] = {{"test", testChecksum(test)},
                                                      {"ranks", rankText(evaluation.ranks())}};
        if (!m_arguments.out.empty()) {
            writeTranslationReport(test, evaluation, reportFile(direction));
        }
        describe(direction, json, evaluation);
        return json;
    }

    std::filesystem::path reportFile(TranslationDirection direction) const
    {
        std::filesystem::path file = m_arguments.out;
        if (direction == TranslationDirection::Backward && m_arguments.direction == "both") {
            const std::string extension = file.extension().string();
            file.replace_extension("backward" + extension);
        }
        return file;
    }

    void describe(TranslationDirection direction, const nlohmann::json& json, const TranslationEvaluation& evaluation)
    {
        const TranslationScores& scores = evaluation.scores;
        m_text << m_translator.side(direction, true).name << " → " << m_translator.side(direction, false).name << ", "
               << json["method"].get<std::string>() << ", " << m_arguments.retrieval << '\n'
               << scores.covered << " of " << scores.n << " words covered (" << scores.wordMissing << " missing, "
               << scores.translationsMissing << " without a known translation)\n";
        if (!m_arguments.lowerCase && scores.inLowerCase > 0) {
            m_text << scores.inLowerCase << " further words would be covered with --lower-case\n";
        }
        m_text << scoreText(scores.strict) << '\n';
        if (json.contains("tolerant")) {
            m_text << "with the other dictionary: " << scoreText(scores.tolerant) << '\n';
            for (const nlohmann::json& example : json["tolerant"]["examples"]) {
                m_text << "  " << example["word"].get<std::string>() << " → " << example["answer"].get<std::string>()
                       << '\n';
            }
        }
        if (evaluation.properNames && evaluation.properNames->n > 0) {
            m_text << evaluation.properNames->n << " proper names: " << scoreText(*evaluation.properNames) << '\n'
                   << evaluation.withoutProperNames->n << " other words: " << scoreText(*evaluation.withoutProperNames)
                   << '\n';
        }
        for (const FrequencyBand& band : evaluation.bands) {
            if (band.words > 0) {
                m_text << "ranks " << band.from + 1 << "–" << band.to << ": " << band.scores.n << " of " << band.words
                       << " words, " << scoreText(band.scores) << '\n';
            }
        }
        if (json.contains("overlap") && json["overlap"]["words"].get<std::size_t>() > 0) {
            m_text << json["overlap"]["words"] << " words and " << json["overlap"]["pairs"]
                   << " pairs of the test stand in the map's dictionary too\n";
        }
        m_text << '\n';
    }

    nlohmann::json parameters() const
    {
        nlohmann::json checksums = {{"source", m_translator.map().source.checksum},
                                    {"target", m_translator.map().target.checksum}};
        for (const std::string& file : {m_arguments.test, m_arguments.spaces.map}) {
            std::error_code failure;
            if (std::filesystem::is_regular_file(file, failure)) {
                checksums[file] = fileChecksum(file);
            }
        }
        return {{"source", m_arguments.spaces.source},  {"target", m_arguments.spaces.target},
                {"map", m_arguments.spaces.map},               {"method", m_translator.map().method},
                {"test", m_arguments.test},             {"retrieval", m_arguments.retrieval},
                {"direction", m_arguments.direction},   {"frequency_bins", m_arguments.bins},
                {"source_limit", m_arguments.sourceLimit}, {"target_limit", m_arguments.targetLimit},
                {"beta", m_arguments.beta},             {"sample", m_arguments.sample},
                {"neighbourhood", m_arguments.neighbourhood}, {"pivots", m_arguments.pivots},
                {"lower_case", m_arguments.lowerCase},  {"also", m_arguments.also},
                {"proper_names", m_arguments.properNames}, {"seed", m_session.seed},
                {"checksums", checksums}};
    }

    const TranslateArguments& m_arguments;
    const Session& m_session;
    Translator m_translator;
    std::vector<WordPair> m_pairs;
    std::vector<WordPair> m_also;
    std::vector<WordPair> m_training;
    std::vector<WordPair> m_names;
    nlohmann::json m_ranks = nlohmann::json::object();
    std::ostringstream m_text;
};

std::vector<std::string> readEntries(const std::filesystem::path& path)
{
    std::vector<std::string> entries;
    LineReader reader(path, {.maximumBytes = std::uint64_t{1} << 30, .maximumLine = std::size_t{1} << 20});
    std::string_view line;
    while (reader.next(line)) {
        if (const std::string problem = checkText(line); !problem.empty()) {
            throw Error(problem).at(path.string(), reader.line());
        }
        const std::size_t first = line.find_first_not_of(" \t");
        if (first != std::string_view::npos) {
            entries.emplace_back(line.substr(first, line.find_last_not_of(" \t") - first + 1));
        }
    }
    if (entries.empty()) {
        throw Error(CROSSGLOSS_TEXT("The file holds no words")).at(path.string());
    }
    return entries;
}

void translateWords(const TranslateArguments& arguments, const Session& session)
{
    Translator translator(arguments, session);
    const TranslationDirection direction =
        arguments.direction == "backward" ? TranslationDirection::Backward : TranslationDirection::Forward;
    const SharedSpace from = translator.shared(direction, true);
    const SharedSpace to = translator.shared(direction, false);
    const std::size_t dimension = translator.dimension();
    const MapSide side = translator.mapSide(direction);
    std::vector<std::string> known;
    std::vector<std::string> unknown;
    std::vector<float> queries;
    std::vector<float> vector(dimension);
    for (std::string& entry : readEntries(arguments.words)) {
        if (translator.map().vectorOf(side, *from.words, entry, vector)) {
            queries.insert(queries.end(), vector.begin(), vector.end());
            known.push_back(std::move(entry));
        } else {
            unknown.push_back(std::move(entry));
        }
    }
    RetrievalOptions options = translator.retrieval(direction, {});
    options.k = arguments.answers;
    const Neighbours found = retrieve({queries.data(), known.size(), dimension}, to.vectors, from.vectors, dimension,
                                      options, session.progress());
    nlohmann::json results = nlohmann::json::array();
    std::string text;
    for (std::size_t i = 0; i < known.size(); ++i) {
        nlohmann::json answers = nlohmann::json::array();
        text += known[i] + '\n';
        for (std::size_t n = 0; n < found.k; ++n) {
            const std::string word(to.words->word(found.indicesOf(i)[n]));
            answers.push_back({{"word", word}, {"score", found.scoresOf(i)[n]}});
            char score[32];
            std::snprintf(score, sizeof score, "  %8.4f  ", static_cast<double>(found.scoresOf(i)[n]));
            text += score + word + '\n';
        }
        results.push_back({{"query", known[i]},
                           {"in_vocabulary", from.words->find(known[i]).has_value()},
                           {"answers", std::move(answers)}});
    }
    if (!unknown.empty()) {
        text += std::to_string(unknown.size()) + " entries have no known word, the first: " + unknown.front() + '\n';
    }
    session.print({{"n", known.size() + unknown.size()}, {"retrieval", arguments.retrieval}, {"unknown", unknown},
                   {"results", std::move(results)}},
                  text);
}

} // namespace

void addTranslateCommand(CLI::App& app, Session& session)
{
    CLI::App* command = app.add_subcommand(
        "translate", "Translate words through a map, and score it on a test dictionary (precision over covered words)");
    const auto arguments = std::make_shared<TranslateArguments>();
    addMappedSpacesOptions(*command, arguments->spaces);
    CLI::Option* test = command->add_option(
        "--test", arguments->test,
        "Test dictionary: a file of word pairs, or a name in the workspace. Any listed translation counts; mrr counts "
        "ranks beyond 1,000 as 0");
    CLI::Option* words =
        command->add_option("--words", arguments->words, "Words or entries of several words, one a line");
    test->excludes(words);
    command->add_option("--retrieval", arguments->retrieval,
                        "nn (nearest neighbour), isf (inverted softmax), csls or gc (globally corrected)")
        ->check(CLI::IsMember({"nn", "isf", "csls", "gc"}));
    command
        ->add_option("--direction", arguments->direction, "forward, backward or both; both with --test, else forward")
        ->check(CLI::IsMember({"forward", "backward", "both"}));
    command->add_option("--frequency-bins", arguments->bins, "Upper ends of bands of the source word's frequency rank")
        ->delimiter(',')->check(CLI::PositiveNumber);
    command->add_option("--source-limit", arguments->sourceLimit, "Only the first words of the source; 0 = all");
    command->add_option("--target-limit", arguments->targetLimit, "Only the first words of the target; 0 = all");
    command->add_option("--beta", arguments->beta, "Inverse temperature of isf; by default the map's own, else 30")
        ->check(CLI::PositiveNumber);
    command->add_option("--sample", arguments->sample, "Source words that isf normalises over; 0 = all");
    command->add_option("--neighbourhood", arguments->neighbourhood, "Neighbours of csls")->check(CLI::PositiveNumber);
    command->add_option("--pivots", arguments->pivots,
                        "Source words that gc ranks queries among, beside them; 0 = all");
    command->add_option("-k,--answers", arguments->answers, "Answers shown per word")->check(CLI::Range(1, 1000));
    command->add_flag("--lower-case", arguments->lowerCase,
                      "Look words up in lower case too where the vectors lack them as they are written");
    command->add_option(
        "--proper-names", arguments->properNames,
        "Lists of proper names (words, or pairs), scored apart; \"installed\" asks the indexed dictionaries. "
        "A test dictionary that keeps case tells them itself");
    command->add_option(
        "--also", arguments->also,
        "Other dictionaries, files or names in the workspace, whose translations count in a tolerant view");
    command->add_option("--training", arguments->training,
                        "Dictionary of the map, to count the test words it holds; by default the one the map names");
    command->add_option(
        "--out", arguments->out,
        "Report of every word (TSV); with both directions the way back goes to NAME.backward.EXTENSION");
    command->callback([&session, arguments] {
        if (arguments->test.empty() == arguments->words.empty()) {
            throw CLI::RequiredError("--test or --words");
        }
        if (!arguments->words.empty()) {
            translateWords(*arguments, session);
            return;
        }
        if (arguments->direction.empty()) {
            arguments->direction = "both";
        }
        TestRun(*arguments, session).run();
    });
}

} // namespace crossgloss
