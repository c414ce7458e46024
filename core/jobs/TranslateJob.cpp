#include "jobs/TranslateJob.h"

#include "alignment/AlignmentPairs.h"
#include "base/Seconds.h"
#include "resources/LineReader.h"
#include "resources/ReadIssues.h"
#include "store/DefinitionIndex.h"

#include <algorithm>
#include <chrono>

namespace crossgloss {

namespace {

std::vector<WordPair> turned(std::vector<WordPair> pairs)
{
    for (WordPair& pair : pairs) {
        std::swap(pair.source, pair.target);
    }
    return pairs;
}

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

RunFigures line(const TranslateResult::Direction& scored, RetrievalCriterion retrieval, const PrecisionScores& scores,
                const char* subset)
{
    RunFigures figures;
    figures.direction = nameOf(scored.direction);
    figures.retrieval = nameOf(retrieval);
    figures.subset = subset;
    return figures.add(scores);
}

void keep(const TranslateResult::Direction& scored, RetrievalCriterion retrieval, RunRecord& record)
{
    const TranslationEvaluation& evaluation = scored.evaluation;
    record.addFigures(line(scored, retrieval, evaluation.scores.strict, ""));
    if (scored.tolerant) {
        record.addFigures(line(scored, retrieval, evaluation.scores.tolerant, "tolerant"));
    }
    if (evaluation.properNames) {
        record.addFigures(line(scored, retrieval, *evaluation.properNames, "proper_names"));
        record.addFigures(line(scored, retrieval, *evaluation.withoutProperNames, "without_proper_names"));
    }
    for (const FrequencyBand& band : evaluation.bands) {
        if (band.scores.n > 0) {
            RunFigures figures = line(scored, retrieval, band.scores, "rank");
            figures.from = band.from;
            figures.to = band.to;
            record.addFigures(std::move(figures));
        }
    }
    record.addRanks(std::string(nameOf(scored.direction)), testChecksum(scored.test), evaluation.ranks());
}

nlohmann::json toJson(const TranslateResult::Direction& scored, const TranslateResult& result)
{
    nlohmann::json json = toJson(scored.evaluation);
    json["direction"] = nameOf(scored.direction);
    json["retrieval"] = nameOf(result.retrieval);
    json["method"] = result.method;
    json["source_words"] = scored.sourceWords;
    json["target_words"] = scored.targetWords;
    json["repeated_pairs"] = scored.test.repeated;
    json["seconds"] = scored.seconds;
    if (scored.beta > 0) {
        json["beta"] = scored.beta;
    }
    if (const ProperNames& names = scored.properNames; names.informed()) {
        json["proper_name_signs"] = {
            {"listed", names.listed()}, {"by_case", names.byCase()}, {"marked", names.marked()}};
    }
    if (scored.tolerant) {
        json["tolerant"] = tolerantJson(scored.evaluation, scored.test);
    }
    if (scored.overlap) {
        json["overlap"] = {{"words", scored.overlap->words}, {"pairs", scored.overlap->pairs}};
    }
    return json;
}

} // namespace

Fields fieldsOf(TranslateRequest& request)
{
    RetrievalOptions& retrieval = request.retrieval;
    return {Field{"test", &request.test,
                  "Test dictionary: a file of word pairs, or a name in the workspace. Any listed translation counts; mrr counts "
                  "ranks beyond 1,000 as 0"},
            retrievalField(retrieval.criterion, "nn (nearest neighbour), isf (inverted softmax), csls or gc (globally corrected)"),
            directionField(request.directions, "forward, backward or both; by default both where a test is scored, else forward"),
            Field{"source_limit", &request.sourceLimit, "Only the first words of the source; 0 = all"},
            Field{"target_limit", &request.targetLimit, "Only the first words of the target; 0 = all"},
            Field{"beta", &request.beta, "Inverse temperature of isf; by default the map's own, else 30"}.atLeast(Field::aboveZero),
            Field{"sample", &retrieval.sample, "Source words that isf normalises over; 0 = all"},
            Field{"neighbourhood", &retrieval.neighbourhood, "Neighbours of csls"}.atLeast(1),
            Field{"pivots", &retrieval.pivots, "Source words that gc ranks queries among, beside them; 0 = all"},
            Field{"answers", &request.answers, "Answers shown per word"}.between(1, 1000).as("-k,--answers"),
            Field{"lower_case", &request.lowerCase, "Look words up in lower case too where the vectors lack them as written"},
            Field{"proper_names", &request.properNames,
                  "Lists of proper names (words, or pairs), scored separately; \"installed\" asks the indexed dictionaries. Not "
                  "needed for a test dictionary that keeps case"},
            Field{"also", &request.also,
                  "Other dictionaries, files or names in the workspace, whose translations count too in a tolerant score"},
            Field{"training", &request.training,
                  "Dictionary of the map, to count the test words it holds; by default the one the map names"},
            Field{"out", &request.out,
                  "Report of every word (TSV); with both directions the backward one goes to NAME.backward.EXTENSION"},
            Field{"seed", &retrieval.seed}};
}

nlohmann::json runParametersOf(const TranslateRequest& request)
{
    TranslateRequest copy = request;
    nlohmann::json json = valuesOf(fieldsOf(copy));
    json.update({{"source", request.source.text()},
                 {"target", request.target.text()},
                 {"map", request.map.path().string()},
                 {"frequency_bins", request.frequencyBins}});
    return json;
}

struct TranslateJob::Inputs {
    MappedSpaces spaces;
    std::vector<WordPair> test;
    std::vector<WordPair> also;
    std::vector<WordPair> training;
    std::vector<IndexPair> trainingRows;
    std::vector<WordPair> names;
};

void TranslateJob::requireSpaces() const
{
    m_context.spaces.requireNamed(m_request.source);
    m_context.spaces.requireNamed(m_request.target);
}

MappedSpaces TranslateJob::openSpaces(Progress& progress) const
{
    MappedSpaces spaces = openMappedSpaces(m_context.spaces, m_request.source, m_request.target, m_request.map,
                                           m_request.retrieval.threads, progress);
    spaces.mapWords(m_request.retrieval.threads, progress);
    return spaces;
}

TranslateJob::Inputs TranslateJob::open(Progress& progress) const
{
    Inputs inputs;
    inputs.spaces = openSpaces(progress);
    const OpenedSpace& source = inputs.spaces.source;
    const OpenedSpace& target = inputs.spaces.target;
    const auto add = [&](const std::string& name, std::vector<WordPair>& pairs) {
        const std::vector<WordPair> more =
            pairsNamed(m_context.workspace, name, source.language, target.language, progress);
        pairs.insert(pairs.end(), more.begin(), more.end());
    };
    add(m_request.test, inputs.test);
    for (const std::string& name : m_request.also) {
        add(name, inputs.also);
    }
    if (const std::string training = trainingDictionary(inputs.spaces.map); !training.empty()) {
        add(training, inputs.training);
        const PairOptions options{m_request.sourceLimit, m_request.targetLimit, m_request.lowerCase, {}, {}};
        inputs.trainingRows = resolvePairs(inputs.training, source.space, target.space, options).pairs;
    }
    for (const std::string& name : m_request.properNames) {
        if (name != "installed") {
            const std::vector<WordPair> more = readProperNames(name);
            inputs.names.insert(inputs.names.end(), more.begin(), more.end());
        }
    }
    return inputs;
}

/// The dictionary the map was learned from, where that is known and still there.
std::string TranslateJob::trainingDictionary(const AlignmentMap& map) const
{
    if (!m_request.training.empty()) {
        return m_request.training;
    }
    const auto said = [&map](const char* key) {
        const nlohmann::json::json_pointer place(std::string("/dictionary/") + key);
        return map.details.contains(place) && map.details[place].is_string() ? map.details[place].get<std::string>()
                                                                             : std::string();
    };
    std::error_code failure;
    if (std::filesystem::is_regular_file(said("file"), failure)) {
        return said("file");
    }
    if (!said("name").empty() && std::filesystem::exists(m_context.workspace.folder() / "workspace.sqlite", failure)) {
        const std::vector<Resource> resources = m_context.workspace.open()->resources();
        if (std::ranges::find(resources, said("name"), &Resource::name) != resources.end()) {
            return said("name");
        }
    }
    return {};
}

TranslateResult TranslateJob::run(Progress& outer) const
{
    requireSpaces();
    RunRecord record(m_context.runs, "translate", runParametersOf(m_request));
    return recorded(record, outer, [&](Progress& progress) {
        const Inputs inputs = open(progress);
        addInputs(record, inputs.spaces);
        record.addFiles({m_request.test, m_request.map.path()});
        TranslateResult result;
        result.run = record.handle();
        result.method = inputs.spaces.map.method;
        result.retrieval = m_request.retrieval.criterion;
        for (const TranslationDirection direction : m_request.directions) {
            result.directions.push_back(score(inputs, direction, progress));
            keep(result.directions.back(), result.retrieval, record);
        }
        record.done(toJson(result));
        return result;
    });
}

ProperNames TranslateJob::namesOf(const Inputs& inputs, const TranslationTest& test, TranslationDirection direction,
                                  Progress& progress) const
{
    const bool backward = direction == TranslationDirection::Backward;
    ProperNames names;
    if (!inputs.names.empty()) {
        names.addList(backward ? turned(inputs.names) : inputs.names);
    }
    names.addByCase(backward ? turned(inputs.test) : inputs.test);
    if (std::ranges::find(m_request.properNames, "installed") != m_request.properNames.end()) {
        const std::string& language = inputs.spaces.side(askingSide(direction)).language;
        if (language.empty()) {
            throw Error(CROSSGLOSS_TEXT("Installed dictionaries cannot be asked for proper names without a language"))
                .advise(CROSSGLOSS_TEXT("Name the languages, or import the vectors with theirs"));
        }
        const DefinitionIndex index(*m_context.workspace.open());
        names.addMarked(markedProperNouns(index, language, test.words, progress));
    }
    return names;
}

SharedSpace TranslateJob::shared(const MappedSpaces& spaces, MapSide side) const
{
    return spaces.shared(side, side == MapSide::Source ? m_request.sourceLimit : m_request.targetLimit);
}

RetrievalOptions TranslateJob::retrieval(const MappedSpaces& spaces, TranslationDirection direction,
                                         std::span<const IndexPair> training, Progress& progress) const
{
    RetrievalOptions options = m_request.retrieval;
    if (options.criterion == RetrievalCriterion::InvertedSoftmax) {
        LearnBetaOptions learning;
        learning.sample = options.sample;
        learning.seed = options.seed;
        learning.threads = options.threads;
        options.beta = m_request.beta > 0 ? m_request.beta : spaces.beta(direction, training, learning, progress);
    }
    return options;
}

TranslateResult::Direction TranslateJob::score(const Inputs& inputs, TranslationDirection direction,
                                               Progress& progress) const
{
    const MapSide asking = askingSide(direction);
    const auto testOf = [&](const std::vector<WordPair>& pairs) {
        return translationTest(pairs, {direction, m_request.lowerCase, inputs.spaces.source.language,
                                       inputs.spaces.target.language});
    };
    TranslateResult::Direction scored;
    scored.direction = direction;
    scored.from = inputs.spaces.side(asking).title;
    scored.to = inputs.spaces.side(opposite(asking)).title;
    scored.test = testOf(inputs.test);
    scored.properNames = namesOf(inputs, scored.test, direction, progress);
    scored.tolerant = !inputs.also.empty();
    const TranslationTest also = testOf(inputs.also);
    const SharedSpace from = shared(inputs.spaces, asking);
    const SharedSpace to = shared(inputs.spaces, opposite(asking));
    scored.sourceWords = from.vectors.rows;
    scored.targetWords = to.vectors.rows;
    TranslationOptions options;
    options.retrieval = retrieval(inputs.spaces, direction, inputs.trainingRows, progress);
    options.answers = m_request.answers;
    options.frequencyBins = m_request.frequencyBins;
    options.bootstrap.seed = m_request.retrieval.seed;
    options.properNames = &scored.properNames;
    options.otherDictionary = scored.tolerant ? &also : nullptr;
    if (options.retrieval.criterion == RetrievalCriterion::InvertedSoftmax) {
        scored.beta = options.retrieval.beta;
    }
    const auto start = std::chrono::steady_clock::now();
    scored.evaluation = evaluateTranslation(scored.test, from, to, inputs.spaces.dimension(), options, progress);
    scored.seconds = secondsSince(start);
    if (!inputs.training.empty()) {
        scored.overlap = trainingOverlap(scored.test, inputs.training, direction);
    }
    if (!m_request.out.empty()) {
        std::filesystem::path file = m_request.out;
        if (direction == TranslationDirection::Backward && m_request.directions.size() > 1) {
            file.replace_extension("backward" + file.extension().string());
        }
        writeTranslationReport(scored.test, scored.evaluation, file);
    }
    return scored;
}

TranslatedEntries TranslateJob::translate(const std::filesystem::path& entries, Progress& progress) const
{
    requireSpaces();
    const MappedSpaces spaces = openSpaces(progress);
    const TranslationDirection direction = m_request.directions.front();
    const MapSide asking = askingSide(direction);
    const SharedSpace from = shared(spaces, asking);
    const SharedSpace to = shared(spaces, opposite(asking));
    const std::size_t dimension = spaces.dimension();
    TranslatedEntries result;
    std::vector<float> queries;
    std::vector<float> vector(dimension);
    for (std::string& entry : readEntries(entries)) {
        if (spaces.map.vectorOf(asking, *from.words, entry, vector)) {
            queries.insert(queries.end(), vector.begin(), vector.end());
            result.entries.push_back({entry, from.words->find(entry).has_value(), {}});
        } else {
            result.unknown.push_back(std::move(entry));
        }
    }
    RetrievalOptions options = retrieval(spaces, direction, {}, progress);
    options.k = m_request.answers;
    const Neighbours found = retrieve({queries.data(), result.entries.size(), dimension}, to.vectors, from.vectors,
                                      dimension, options, progress);
    for (std::size_t i = 0; i < result.entries.size(); ++i) {
        for (std::size_t n = 0; n < found.k; ++n) {
            result.entries[i].answers.push_back(
                {std::string(to.words->word(found.indicesOf(i)[n])), found.scoresOf(i)[n]});
        }
    }
    return result;
}

nlohmann::json toJson(const TranslateResult& result)
{
    nlohmann::json json = toJson(result.directions.front(), result);
    if (result.directions.size() > 1) {
        json["backward"] = toJson(result.directions.back(), result);
    }
    return json;
}

} // namespace crossgloss
