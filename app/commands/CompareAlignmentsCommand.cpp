#include "Commands.h"
#include "RunRecord.h"
#include "ScoreText.h"
#include "SpaceArgument.h"

#include "base/AtomicFile.h"
#include "base/Checksum.h"
#include "evaluation/AlignmentGrid.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <sstream>

namespace crossgloss {

namespace {

struct GridArguments {
    std::string source;
    std::string target;
    std::string sourceLanguage;
    std::string targetLanguage;
    std::string dictionary;
    std::string test;
    bool identical = false;
    std::size_t identicalLimit = 0;
    std::size_t identicalLength = 1;
    bool identicalLetters = false;
    std::vector<std::string> sentences;
    std::vector<std::string> methods;
    std::vector<std::string> retrievals;
    std::string direction = "both";
    std::size_t sourceLimit = 0;
    std::size_t targetLimit = 0;
    std::size_t sample = RetrievalOptions().sample;
    std::size_t neighbourhood = RetrievalOptions().neighbourhood;
    std::size_t pivots = RetrievalOptions().pivots;
    bool lowerCase = false;
    std::vector<std::string> also;
    std::string baselineMethod = "procrustes";
    std::string baselineRetrieval = "nn";
    std::string out;
};

template <typename Value>
std::string joined(const std::vector<Value>& values)
{
    std::string text;
    for (const Value value : values) {
        text += (text.empty() ? "" : ", ") + std::string(nameOf(value));
    }
    return text;
}

/// Names of the command line as values. @throws CLI::ValidationError listing what there is.
template <typename Value>
std::vector<Value> valuesOf(const std::string& option, const std::vector<std::string>& names,
                            const std::vector<Value>& all, std::optional<Value> (*find)(std::string_view))
{
    std::vector<Value> values;
    for (const std::string& name : names) {
        const std::optional<Value> value = find(name);
        if (!value) {
            throw CLI::ValidationError(option, name + " is none of " + joined(all));
        }
        values.push_back(*value);
    }
    return values.empty() ? all : values;
}

class GridCommand {
public:
    GridCommand(const GridArguments& arguments, const Session& session) : m_arguments(arguments), m_session(session)
    {
        m_options.methods = valuesOf("--methods", arguments.methods, m_options.methods, &alignmentMethod);
        m_options.retrievals =
            valuesOf("--retrievals", arguments.retrievals, m_options.retrievals, &retrievalCriterion);
        m_options.baselineMethod =
            valuesOf("--baseline-method", {arguments.baselineMethod}, m_options.methods, &alignmentMethod).front();
        m_options.baselineRetrieval =
            valuesOf("--baseline-retrieval", {arguments.baselineRetrieval}, m_options.retrievals, &retrievalCriterion)
                .front();
        if (arguments.direction != "both") {
            m_options.directions = {arguments.direction == "forward" ? TranslationDirection::Forward
                                                                     : TranslationDirection::Backward};
        }
    }

    void run()
    {
        const SpaceArgument source = openSpaceArgument(m_arguments.source, m_arguments.sourceLanguage, m_session);
        const SpaceArgument target = openSpaceArgument(m_arguments.target, m_arguments.targetLanguage, m_session);
        const auto pairs = [&](const std::string& name) {
            return readPairsArgument(name, source.language, target.language, m_session);
        };
        const std::vector<WordPair> test = pairs(m_arguments.test);
        std::vector<WordPair> training;
        if (!m_arguments.dictionary.empty()) {
            training = pairs(m_arguments.dictionary);
        }
        std::vector<WordPair> also;
        for (const std::string& name : m_arguments.also) {
            const std::vector<WordPair> more = pairs(name);
            also.insert(also.end(), more.begin(), more.end());
        }
        const auto tests = [&](const std::vector<WordPair>& list, TranslationDirection direction) {
            TranslationTestOptions options;
            options.direction = direction;
            options.lowerCase = m_arguments.lowerCase;
            options.sourceLanguage = source.language;
            options.targetLanguage = target.language;
            return translationTest(list, options);
        };
        const TranslationTest alsoForward = tests(also, TranslationDirection::Forward);
        const TranslationTest alsoBackward = tests(also, TranslationDirection::Backward);
        setOptions();
        m_options.translation.otherDictionary = also.empty() ? nullptr : &alsoForward;
        m_options.otherDictionaryBackward = also.empty() ? nullptr : &alsoBackward;

        RunRecord record(m_session.workspace, "align-grid", parameters(source.space, target.space));
        try {
            AlignmentGrid grid =
                compareAlignments(source.space, target.space, dictionaries(source, target, training),
                                  tests(test, TranslationDirection::Forward),
                                  tests(test, TranslationDirection::Backward), m_options, m_session.progress());
            grid.source = source.name;
            grid.target = target.name;
            grid.overlap = trainingOverlap(grid.forwardTest, training, TranslationDirection::Forward);
            finish(record, grid);
        } catch (const Error& error) {
            record.failed(error, dynamic_cast<const Cancelled*>(&error) != nullptr);
            throw;
        }
    }

private:
    void setOptions()
    {
        m_options.align.sourceLimit = m_arguments.sourceLimit;
        m_options.align.targetLimit = m_arguments.targetLimit;
        m_options.align.seed = m_session.seed;
        m_options.align.threads = m_session.threads;
        TranslationOptions& translation = m_options.translation;
        translation.retrieval.sample = m_arguments.sample;
        translation.retrieval.neighbourhood = m_arguments.neighbourhood;
        translation.retrieval.pivots = m_arguments.pivots;
        translation.retrieval.seed = m_session.seed;
        translation.retrieval.threads = m_session.threads;
        translation.answers = 0;
        translation.frequencyBins.clear();
        translation.bootstrap.seed = m_session.seed;
    }

    std::vector<GridDictionary> dictionaries(const SpaceArgument& source, const SpaceArgument& target,
                                             const std::vector<WordPair>& training) const
    {
        std::vector<GridDictionary> result;
        if (!training.empty()) {
            GridDictionary dictionary;
            dictionary.name = std::filesystem::path(m_arguments.dictionary).filename().string();
            const PairOptions options{m_arguments.sourceLimit, m_arguments.targetLimit, m_arguments.lowerCase,
                                      source.language, target.language};
            dictionary.words = resolvePairs(training, source.space, target.space, options);
            result.push_back(std::move(dictionary));
        }
        if (m_arguments.identical) {
            IdenticalOptions options;
            options.sourceLimit = smaller(m_arguments.sourceLimit, m_arguments.identicalLimit);
            options.targetLimit = smaller(m_arguments.targetLimit, m_arguments.identicalLimit);
            options.minimumLength = m_arguments.identicalLength;
            options.lettersOnly = m_arguments.identicalLetters;
            GridDictionary dictionary;
            dictionary.kind = GridDictionaryKind::Identical;
            dictionary.name = "identical strings";
            dictionary.words = identicalPairs(source.space, target.space, options);
            result.push_back(std::move(dictionary));
        }
        if (!m_arguments.sentences.empty()) {
            GridDictionary dictionary;
            dictionary.kind = GridDictionaryKind::Sentences;
            dictionary.name = "sentences";
            dictionary.sentences = sentenceFiles(m_arguments.sentences.at(0), m_arguments.sentences.at(1));
            dictionary.sourceLanguage = source.language;
            dictionary.targetLanguage = target.language;
            result.push_back(std::move(dictionary));
        }
        return result;
    }

    /// The smaller of two limits of which 0 is none.
    static std::size_t smaller(std::size_t a, std::size_t b) { return a == 0 || b == 0 ? a + b : std::min(a, b); }

    nlohmann::json parameters(const EmbeddingSpace& source, const EmbeddingSpace& target) const
    {
        nlohmann::json checksums = {{"source", source.checksum()}, {"target", target.checksum()}};
        std::vector<std::string> files = m_arguments.sentences;
        files.push_back(m_arguments.dictionary);
        files.push_back(m_arguments.test);
        files.insert(files.end(), m_arguments.also.begin(), m_arguments.also.end());
        for (const std::string& file : files) {
            std::error_code failure;
            if (std::filesystem::is_regular_file(file, failure)) {
                checksums[file] = fileChecksum(file);
            }
        }
        nlohmann::json methods = nlohmann::json::array();
        for (const AlignmentMethod method : m_options.methods) {
            methods.push_back(nameOf(method));
        }
        nlohmann::json retrievals = nlohmann::json::array();
        for (const RetrievalCriterion retrieval : m_options.retrievals) {
            retrievals.push_back(nameOf(retrieval));
        }
        return {{"source", m_arguments.source},
                {"target", m_arguments.target},
                {"dictionary", m_arguments.dictionary},
                {"identical", m_arguments.identical},
                {"sentences", m_arguments.sentences},
                {"test", m_arguments.test},
                {"methods", methods},
                {"retrievals", retrievals},
                {"direction", m_arguments.direction},
                {"source_limit", m_arguments.sourceLimit},
                {"target_limit", m_arguments.targetLimit},
                {"sample", m_arguments.sample},
                {"neighbourhood", m_arguments.neighbourhood},
                {"pivots", m_arguments.pivots},
                {"lower_case", m_arguments.lowerCase},
                {"also", m_arguments.also},
                {"seed", m_session.seed},
                {"checksums", checksums}};
    }

    void finish(RunRecord& record, const AlignmentGrid& grid) const
    {
        nlohmann::json json = toJson(grid);
        record.done(json);
        json.erase("ranks");
        json["run"] = record.number();
        write(m_arguments.out, gridCsv(grid));
        m_session.print(json, describe(grid));
    }

    static void write(const std::string& path, const std::string& content)
    {
        if (!path.empty()) {
            AtomicFile file(path);
            file.stream() << content;
            file.commit();
        }
    }

    std::string describe(const AlignmentGrid& grid) const
    {
        std::ostringstream text;
        for (std::size_t dictionary = 0; dictionary < grid.dictionaries.size(); ++dictionary) {
            for (const TranslationDirection direction : m_options.directions) {
                text << tableOf(grid, dictionary, direction) << '\n';
            }
        }
        std::vector<std::string> problems;
        for (const GridCell& cell : grid.cells) {
            const std::string line = std::string(nameOf(cell.method)) + ": " + cell.problem;
            if (!cell.problem.empty() && std::ranges::find(problems, line) == problems.end()) {
                problems.push_back(line);
                text << line << '\n';
            }
        }
        for (const TranslationDirection direction : m_options.directions) {
            text << bestLine(grid, direction);
        }
        if (grid.overlap.words > 0) {
            text << grid.overlap.words << " words and " << grid.overlap.pairs
                 << " pairs of the test stand in the training dictionary too\n";
        }
        return text.str();
    }

    std::string tableOf(const AlignmentGrid& grid, std::size_t dictionary, TranslationDirection direction) const
    {
        const bool backward = direction == TranslationDirection::Backward;
        const GridCell* baseline = grid.baseline(dictionary, direction);
        std::ostringstream text;
        text << (backward ? grid.target : grid.source) << " → " << (backward ? grid.source : grid.target) << ", "
             << grid.dictionaries[dictionary].name;
        if (grid.dictionaries[dictionary].pairs > 0) {
            text << " (" << grid.dictionaries[dictionary].pairs << " pairs)";
        }
        if (baseline != nullptr) {
            text << ", " << baseline->scores.covered << " of " << baseline->scores.n << " test words covered";
        }
        text << "; P@1 P@5 P@10\n";
        std::vector<std::vector<std::string>> rows = {{""}};
        for (const RetrievalCriterion retrieval : m_options.retrievals) {
            rows.front().emplace_back(nameOf(retrieval));
        }
        for (const AlignmentMethod method : m_options.methods) {
            rows.push_back({std::string(nameOf(method))});
            for (const RetrievalCriterion retrieval : m_options.retrievals) {
                const GridCell* cell = grid.find(dictionary, method, retrieval, direction);
                const bool scored = cell != nullptr && cell->problem.empty();
                const PrecisionScores scores = scored ? cell->scores.strict : PrecisionScores();
                rows.back().push_back(
                    scored ? shareText(scores.p1) + ' ' + shareText(scores.p5) + ' ' + shareText(scores.p10) : "–");
            }
        }
        return text.str() + tableText(rows);
    }

    static std::string bestLine(const AlignmentGrid& grid, TranslationDirection direction)
    {
        const GridCell* best = grid.best(direction);
        if (best == nullptr) {
            return {};
        }
        std::ostringstream text;
        text << "Best " << (direction == TranslationDirection::Forward ? "forward" : "backward") << ": "
             << nameOf(best->method) << " on " << grid.dictionaries[best->dictionary].name << ", "
             << nameOf(best->retrieval) << ", " << scoreText(best->scores.strict) << '\n';
        if (best->againstBaseline) {
            const GridCell* baseline = grid.baseline(best->dictionary, direction);
            char numbers[160];
            std::snprintf(numbers, sizeof numbers, "%+.3f [%+.3f, %+.3f], McNemar p %.2g, %.2g after Holm",
                          best->againstBaseline->p1.difference, best->againstBaseline->p1.interval.low,
                          best->againstBaseline->p1.interval.high, best->againstBaseline->mcNemar.midP,
                          best->adjustedP);
            text << "  P@1 against " << nameOf(baseline->method) << ' ' << nameOf(baseline->retrieval) << ": "
                 << numbers << " (chosen as best on this very test)\n";
        }
        return text.str();
    }

    const GridArguments& m_arguments;
    const Session& m_session;
    AlignmentGridOptions m_options;
};

} // namespace

void addCompareAlignmentsCommand(CLI::App& app, Session& session)
{
    CLI::App* command = app.add_subcommand(
        "compare-alignments", "Learn a map by every method and score it under every retrieval, in both directions");
    const auto arguments = std::make_shared<GridArguments>();
    command->add_option("--source", arguments->source, "Vectors: a .vec or .bin file, or a name in the workspace")
        ->required();
    command->add_option("--target", arguments->target, "Vectors of the other language")->required();
    command->add_option("--source-language", arguments->sourceLanguage,
                        "Language of the source, where nothing tells it");
    command->add_option("--target-language", arguments->targetLanguage, "Language of the target");
    command->add_option("--dictionary", arguments->dictionary,
                        "Training dictionary: a file of word pairs, or a name in the workspace");
    command->add_flag("--identical", arguments->identical,
                      "Learn from identical strings too (Smith et al. 2017, table 4)");
    command->add_option("--identical-limit", arguments->identicalLimit, "Only among the most frequent words; 0 = all");
    command->add_option("--identical-length", arguments->identicalLength,
                        "Only strings of so many characters and more");
    command->add_flag("--identical-letters", arguments->identicalLetters, "Only strings of letters alone");
    command->add_option("--sentences", arguments->sentences,
                        "Learn from aligned sentences too: two files of as many lines (table 5)")
        ->expected(2)->check(CLI::ExistingFile);
    command->add_option("--test", arguments->test, "Test dictionary: a file, or a name in the workspace")->required();
    command
        ->add_option("--methods", arguments->methods,
                     "Some of " + joined(AlignmentGridOptions().methods) + "; all by default")
        ->delimiter(',');
    command->add_option("--retrievals", arguments->retrievals, "Some of nn, isf, csls, gc; all by default")
        ->delimiter(',');
    command->add_option("--direction", arguments->direction, "forward, backward or both (default)")
        ->check(CLI::IsMember({"forward", "backward", "both"}));
    command->add_option("--source-limit", arguments->sourceLimit, "Only the first words of the source; 0 = all");
    command->add_option("--target-limit", arguments->targetLimit, "Only the first words of the target; 0 = all");
    command->add_option("--sample", arguments->sample, "Source words that isf normalises over; 0 = all");
    command->add_option("--neighbourhood", arguments->neighbourhood, "Neighbours of csls")->check(CLI::PositiveNumber);
    command->add_option("--pivots", arguments->pivots,
                        "Source words that gc ranks queries among, beside them; 0 = all");
    command->add_flag("--lower-case", arguments->lowerCase,
                      "Look words up in lower case too where the vectors lack them as they are written");
    command->add_option(
        "--also", arguments->also,
        "Other dictionaries, files or names in the workspace, whose translations count in a tolerant view");
    command->add_option("--baseline-method", arguments->baselineMethod, "Method that the others are tested against");
    command->add_option("--baseline-retrieval", arguments->baselineRetrieval,
                        "Retrieval that the others are tested against");
    command->add_option("--out", arguments->out, "Table of all cells (CSV)");
    command->callback([&session, arguments] {
        if (arguments->dictionary.empty() && !arguments->identical && arguments->sentences.empty()) {
            throw CLI::RequiredError("--dictionary, --identical or --sentences");
        }
        GridCommand(*arguments, session).run();
    });
}

} // namespace crossgloss
