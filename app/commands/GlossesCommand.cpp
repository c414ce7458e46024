#include "Commands.h"
#include "MappedSpaces.h"
#include "RunRecord.h"
#include "SiameseArgument.h"

#include "base/AtomicFile.h"
#include "base/Checksum.h"
#include "base/Random.h"
#include "evaluation/GlossEvaluation.h"
#include "gloss/GlossChoice.h"
#include "gloss/GlossFusion.h"
#include "gloss/GlossSet.h"
#include "gloss/GlossSimilarity.h"
#include "gloss/TranslatedTfIdf.h"
#include "numeric/Rows.h"
#include "pack/Pack.h"
#include "resources/LineReader.h"
#include "resources/ReadIssues.h"
#include "text/Language.h"

#include <CLI/CLI.hpp>

#include <chrono>
#include <fstream>
#include <iomanip>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <sstream>

namespace crossgloss {

namespace {

struct GlossesArguments {
    std::string source;
    std::string target;
    MappedSpacesArguments spaces;
    std::string metric = "wmd";
    std::string mode = "both";
    std::size_t sample = 0;
    std::size_t validation = 1000;
    std::string dictionary;
    std::string pack;
    std::string weights;
    std::string out;
    double regularisation = SinkhornOptions().regularisation;
    int iterations = SinkhornOptions().iterations;
    bool dropStopWords = false;
    SiameseArgument siamese;
};

std::vector<std::string> readLines(const std::string& path)
{
    std::vector<std::string> lines;
    LineReader reader(path, {.maximumBytes = std::uint64_t{1} << 32, .maximumLine = std::size_t{1} << 20});
    std::string_view line;
    while (reader.next(line)) {
        if (const std::string problem = checkText(line); !problem.empty()) {
            throw Error(problem).at(path, reader.line());
        }
        lines.emplace_back(line);
    }
    if (lines.empty()) {
        throw Error(CROSSGLOSS_TEXT("The file holds no glosses")).at(path);
    }
    return lines;
}

double secondsSince(std::chrono::steady_clock::time_point start)
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

/// Glosses, their vectors, and every measure of them.
class GlossComparison {
public:
    GlossComparison(const GlossesArguments& arguments, const Session& session)
        : m_arguments(arguments), m_session(session), m_sourceLines(readLines(arguments.source)),
          m_targetLines(readLines(arguments.target)), m_spaces(openMappedSpaces(arguments.spaces, session))
    {
        if (m_sourceLines.size() != m_targetLines.size()) {
            throw Error(CROSSGLOSS_TEXT("The files are not aligned line by line: %1 and %2 lines"),
                        {std::to_string(m_sourceLines.size()), std::to_string(m_targetLines.size())})
                .at(arguments.target);
        }
        m_sourceSet = std::make_unique<GlossSet>(glossSet(MapSide::Source));
        m_targetSet = std::make_unique<GlossSet>(glossSet(MapSide::Target));
        draw();
    }

    const std::vector<std::size_t>& sample() const { return m_sample; }
    const std::vector<std::size_t>& validation() const { return m_validation; }
    const GlossSet& sourceSet() const { return *m_sourceSet; }
    const GlossSet& targetSet() const { return *m_targetSet; }

    GlossSimilarity compare(GlossMeasure measure, const std::vector<std::size_t>& lines) const
    {
        switch (measure) {
        case GlossMeasure::TfIdf:
            return tfIdf(lines);
        case GlossMeasure::Encoder:
            return encoder(lines);
        case GlossMeasure::Fused:
            return fused(lines);
        case GlossMeasure::Siamese:
            return siamese(lines);
        default: {
            GlossSimilarityOptions options;
            options.sinkhorn = {m_arguments.regularisation, m_arguments.iterations};
            options.sif.threads = m_session.threads;
            options.threads = m_session.threads;
            return compareGlosses(m_sourceSet->subset(lines), m_targetSet->subset(lines), measure, options,
                                  m_session.progress());
        }
        }
    }

    const nlohmann::json& details() const { return m_details; }

private:
    GlossSet glossSet(MapSide side) const
    {
        const bool isSource = side == MapSide::Source;
        const SpaceArgument& space = isSource ? m_spaces.source : m_spaces.target;
        GlossOptions options;
        options.language = space.language;
        options.dropStopWords = m_arguments.dropStopWords;
        options.dimension = m_spaces.map.source.shared;
        return GlossSet(
            isSource ? m_sourceLines : m_targetLines, options,
            [&](std::string_view word, std::span<float> out) {
                return m_spaces.map.vectorOf(side, space.space, word, out);
            },
            m_session.progress());
    }

    /// A random sample to score, and as many other lines to fit weights on.
    void draw()
    {
        std::vector<std::size_t> order(m_sourceLines.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        if (m_arguments.sample == 0 || m_arguments.sample >= order.size()) {
            m_sample = std::move(order);
            return;
        }
        Random random(m_session.seed);
        shuffle(order, random);
        const auto split = order.begin() + static_cast<std::ptrdiff_t>(m_arguments.sample);
        const std::size_t rest = std::min(order.size() - m_arguments.sample, m_arguments.validation);
        m_sample.assign(order.begin(), split);
        m_validation.assign(split, split + static_cast<std::ptrdiff_t>(rest));
        m_training.assign(split + static_cast<std::ptrdiff_t>(rest), order.end());
    }

    std::vector<std::string> linesOf(const std::vector<std::string>& lines, const std::vector<std::size_t>& chosen) const
    {
        std::vector<std::string> result;
        result.reserve(chosen.size());
        for (const std::size_t index : chosen) {
            result.push_back(lines[index]);
        }
        return result;
    }

    /// The given dictionary, else the map's own: nearest target words under CSLS.
    const std::vector<WordPair>& dictionary() const
    {
        if (!m_dictionary) {
            m_dictionary = std::make_unique<std::vector<WordPair>>(
                m_arguments.dictionary.empty()
                    ? inducedDictionary()
                    : readPairsArgument(m_arguments.dictionary, m_spaces.source.language, m_spaces.target.language,
                                        m_session));
            m_details["dictionary"] = {{"from", m_arguments.dictionary.empty() ? "map" : m_arguments.dictionary},
                                       {"pairs", m_dictionary->size()}};
        }
        return *m_dictionary;
    }

    std::vector<WordPair> inducedDictionary() const
    {
        const std::size_t dimension = m_sourceSet->dimension();
        RetrievalOptions options;
        options.criterion = RetrievalCriterion::Csls;
        options.k = 3;
        options.threads = m_session.threads;
        const RowMatrix words{m_sourceSet->vectors().data(), m_sourceSet->vocabulary(), dimension};
        const RowMatrix targets{m_targetSet->vectors().data(), m_targetSet->vocabulary(), dimension};
        const Neighbours found = retrieve(words, targets, words, dimension, options, m_session.progress());
        std::vector<WordPair> pairs;
        for (std::size_t word = 0; word < found.queries; ++word) {
            for (const std::uint32_t target : found.indicesOf(word)) {
                pairs.push_back({m_sourceSet->word(static_cast<std::uint32_t>(word)), m_targetSet->word(target)});
            }
        }
        return pairs;
    }

    GlossSimilarity tfIdf(const std::vector<std::size_t>& lines) const
    {
        TranslatedTfIdfOptions options;
        options.sourceLanguage = m_spaces.source.language;
        options.targetLanguage = m_spaces.target.language;
        options.threads = m_session.threads;
        return translatedTfIdf(linesOf(m_sourceLines, lines), linesOf(m_targetLines, lines), dictionary(), options,
                               m_session.progress());
    }

    GlossSimilarity encoder(const std::vector<std::size_t>& lines) const
    {
        const std::shared_ptr<const Pack> pack = Pack::open(
            m_arguments.pack.empty() ? defaultPack() : std::filesystem::path(m_arguments.pack));
        const auto encode = [&](const std::vector<std::string>& glosses, const std::string& language) {
            SentenceVectors vectors{lines.size(), pack->dimension(),
                                    std::vector<float>(lines.size() * pack->dimension(), 0.0F)};
            for (std::size_t i = 0; i < lines.size(); ++i) {
                const Encoding encoding = pack->encode(glosses[lines[i]], language);
                if (!encoding.vector.empty()) {
                    std::copy(encoding.vector.begin(), encoding.vector.end(),
                              vectors.values.begin() + static_cast<std::ptrdiff_t>(i * vectors.dimension));
                }
            }
            normaliseRows(vectors.values.data(), vectors.rows, vectors.dimension, vectors.dimension);
            return vectors;
        };
        return cosineSimilarity(encode(m_sourceLines, m_spaces.source.language),
                                encode(m_targetLines, m_spaces.target.language), m_session.threads, m_session.progress());
    }

    /// Trained on the lines that are neither scored nor validation.
    GlossSimilarity siamese(const std::vector<std::size_t>& lines) const
    {
        if (!m_siamese) {
            const SiameseData data{*m_sourceSet, *m_targetSet, m_training, m_validation};
            m_siamese = siameseModel(m_arguments.siamese, data, m_sample, m_session, m_details);
        }
        return siameseSimilarity(*m_siamese, m_sourceSet->subset(lines), m_targetSet->subset(lines), m_session.threads,
                                 m_session.progress());
    }

    GlossSimilarity fused(const std::vector<std::size_t>& lines) const
    {
        const FusedWeights weights = m_arguments.weights.empty() ? fittedWeights() : readWeights();
        m_details["weights"] = toJson(weights);
        std::map<std::string, GlossSimilarity> values;
        for (const FusedPart& part : weights.parts) {
            const std::optional<GlossMeasure> measure = glossMeasure(part.name);
            if (!measure || *measure == GlossMeasure::Fused) {
                throw Error(CROSSGLOSS_TEXT("The fused measure needs %1, which is not there"), {part.name});
            }
            if (!values.count(part.name)) {
                values.emplace(part.name, compare(*measure, lines));
            }
        }
        return fuse(named(values), weights, FitFusionOptions().neighbourhood, m_session.threads);
    }

    static std::vector<NamedSimilarity> named(const std::map<std::string, GlossSimilarity>& values)
    {
        std::vector<NamedSimilarity> result;
        for (const auto& [name, similarity] : values) {
            result.push_back({name, &similarity});
        }
        return result;
    }

    FusedWeights fittedWeights() const
    {
        constexpr std::size_t fewest = 50;
        if (m_validation.size() < fewest) {
            throw Error(CROSSGLOSS_TEXT("The fused measure has no lines left to fit its weights on"))
                .advise(CROSSGLOSS_TEXT("Score a part of the lines with --sample, or give --weights"));
        }
        std::map<std::string, GlossSimilarity> values;
        std::vector<GlossMeasure> measures = {GlossMeasure::Semb, GlossMeasure::Sif, GlossMeasure::Wmd,
                                              GlossMeasure::Sinkhorn, GlossMeasure::TfIdf};
        if (!m_arguments.siamese.model.empty()) {
            measures.push_back(GlossMeasure::Siamese);
        }
        for (const GlossMeasure measure : measures) {
            values.emplace(nameOf(measure), compare(measure, m_validation));
        }
        FitFusionOptions options;
        options.threads = m_session.threads;
        return fitFusion(named(values), options, m_session.progress());
    }

    FusedWeights readWeights() const
    {
        std::ifstream file(m_arguments.weights);
        const nlohmann::json object = nlohmann::json::parse(file, nullptr, false);
        try {
            return fusedWeights(object);
        } catch (Error& error) {
            throw error.at(m_arguments.weights);
        }
    }

    const GlossesArguments& m_arguments;
    const Session& m_session;
    std::vector<std::string> m_sourceLines;
    std::vector<std::string> m_targetLines;
    MappedSpaces m_spaces;
    std::unique_ptr<GlossSet> m_sourceSet;
    std::unique_ptr<GlossSet> m_targetSet;
    std::vector<std::size_t> m_sample;
    std::vector<std::size_t> m_validation;
    std::vector<std::size_t> m_training;
    mutable std::optional<SiameseModel> m_siamese;
    mutable std::unique_ptr<std::vector<WordPair>> m_dictionary;
    mutable nlohmann::json m_details = nlohmann::json::object();
};

void writeScores(const std::string& path, const GlossSimilarity& similarity, const GlossScores& scores,
                 const std::vector<std::size_t>& lines)
{
    AtomicFile file(path);
    file.stream() << "line\trank\tbest\tbest_score\town_score\tmatched\n" << std::setprecision(7);
    const Neighbours best = bestGlosses(similarity, 1, false, 1);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        file.stream() << lines[i] + 1 << '\t' << (scores.forward ? std::to_string(scores.forward->ranks[i]) : "") << '\t'
                      << lines[best.indices[i]] + 1 << '\t' << best.scores[i] << '\t' << similarity.row(i)[i] << '\t';
        if (scores.matching && scores.matching->columnOf[i] >= 0) {
            file.stream() << lines[static_cast<std::size_t>(scores.matching->columnOf[i])] + 1;
        }
        file.stream() << '\n';
    }
    file.commit();
}

void print(const GlossesArguments& arguments, const GlossScores& scores, const nlohmann::json& json,
           const Session& session)
{
    std::ostringstream text;
    text << std::fixed << std::setprecision(3) << arguments.metric << ", " << scores.n << " pairs\n";
    const auto line = [&text](const char* name, const PrecisionScores& s) {
        text << "  " << std::left << std::setw(22) << name << "P@1 " << s.p1 << " [" << s.p1Interval.low << ", "
             << s.p1Interval.high << "]  P@10 " << s.p10 << "  MRR " << s.mrr << '\n';
    };
    if (scores.forward) {
        line("retrieval", scores.forward->scores);
        line("retrieval, backward", scores.backward->scores);
        line("retrieval, CSLS", scores.csls->scores);
        text << "  mutual best           P@1 " << scores.mutualP1 << "; skewness of N_k " << scores.hubness.skewness
             << '\n';
    }
    if (scores.matching) {
        text << "  matching              P@1 " << scores.matching->p1 << " [" << scores.matching->p1Interval.low << ", "
             << scores.matching->p1Interval.high << "]\n";
    }
    text << std::setprecision(2) << "  " << json["seconds"]["cost"].get<double>() << " s to compare, "
         << scores.retrievalSeconds << " s to retrieve, " << scores.matchingSeconds << " s to match\n";
    session.print(json, text.str());
}

void run(const GlossesArguments& arguments, const Session& session)
{
    const GlossMeasure measure = *glossMeasure(arguments.metric);
    RunRecord record(session.workspace, "glosses",
                     {{"source", arguments.source},
                      {"target", arguments.target},
                      {"source_checksum", fileChecksum(arguments.source)},
                      {"target_checksum", fileChecksum(arguments.target)},
                      {"source_vectors", arguments.spaces.source},
                      {"target_vectors", arguments.spaces.target},
                      {"map", arguments.spaces.map},
                      {"metric", arguments.metric},
                      {"mode", arguments.mode},
                      {"sample", arguments.sample},
                      {"seed", session.seed},
                      {"regularisation", arguments.regularisation},
                      {"iterations", arguments.iterations}});
    try {
        const GlossComparison comparison(arguments, session);
        const auto start = std::chrono::steady_clock::now();
        const GlossSimilarity similarity = comparison.compare(measure, comparison.sample());
        const double costSeconds = secondsSince(start);
        GlossEvaluationOptions options;
        options.retrieval = arguments.mode != "matching";
        options.matching = arguments.mode != "retrieval";
        options.threads = session.threads;
        options.bootstrap.seed = session.seed;
        const GlossScores scores = scoreGlosses(similarity, options, session.progress());
        nlohmann::json json = toJson(scores, costSeconds);
        json["metric"] = arguments.metric;
        json["lines"] = comparison.sourceSet().size();
        json["empty"] = {comparison.sourceSet().emptyGlosses(), comparison.targetSet().emptyGlosses()};
        json["unknown_tokens"] = {comparison.sourceSet().unknownTokens(), comparison.targetSet().unknownTokens()};
        json.update(comparison.details());
        if (!arguments.out.empty()) {
            writeScores(arguments.out, similarity, scores, comparison.sample());
        }
        nlohmann::json stored = json;
        if (scores.forward) {
            stored["ranks"] = rankText(scores.forward->ranks);
        }
        record.done(stored);
        print(arguments, scores, json, session);
    } catch (const Error& error) {
        record.failed(error, dynamic_cast<const Cancelled*>(&error) != nullptr);
        throw;
    }
}

} // namespace

void addGlossesCommand(CLI::App& app, Session& session)
{
    CLI::App* command = app.add_subcommand("glosses", "Compare glosses of two languages and find which belong together");
    const auto arguments = std::make_shared<GlossesArguments>();
    command->add_option("--source", arguments->source, "Glosses, one a line")->required();
    command->add_option("--target", arguments->target, "Glosses, the same line for the same meaning")->required();
    command->add_option("--source-vectors", arguments->spaces.source, "Word vectors: a file or a name of the workspace")
        ->required();
    command->add_option("--target-vectors", arguments->spaces.target, "The same of the target language")->required();
    command->add_option("--map", arguments->spaces.map, "Map between them, as align writes it; without one they are aligned");
    command->add_option("--source-language", arguments->spaces.sourceLanguage, "Code, where the workspace does not tell");
    command->add_option("--target-language", arguments->spaces.targetLanguage, "Code, where the workspace does not tell");
    command->add_option("--metric", arguments->metric, "How glosses are compared")
        ->check(CLI::IsMember({"semb", "sif", "wmd", "sinkhorn", "siamese", "encoder", "tfidf", "fused"}));
    command->add_option("--mode", arguments->mode, "How pairs are chosen")
        ->check(CLI::IsMember({"retrieval", "matching", "both"}));
    command->add_option("--sample", arguments->sample, "Score so many random lines; 0 = all")
        ->check(CLI::NonNegativeNumber);
    command->add_option("--validation", arguments->validation,
                        "Other lines: the fused measure fits its weights on them, the Siamese LSTM chooses by them")
        ->check(CLI::NonNegativeNumber);
    command->add_option("--weights", arguments->weights, "Weights of the fused measure: JSON as under \"weights\"");
    command->add_option("--dictionary", arguments->dictionary,
                        "Word pairs for tfidf: a file or a name of the workspace; the map's own when left out");
    command->add_option("--pack", arguments->pack, "Pack whose encoder compares; the bundled one by default");
    command->add_option("--regularisation", arguments->regularisation, "Of Sinkhorn")->check(CLI::Range(1e-4, 100.0));
    command->add_option("--iterations", arguments->iterations, "Of Sinkhorn")->check(CLI::Range(1, 100000));
    addSiameseOptions(*command, arguments->siamese);
    command->add_flag("--drop-stop-words", arguments->dropStopWords, "Leave function words out");
    command->add_option("--out", arguments->out, "TSV: each line's rank, best and matched line");
    command->footer("JSON: metric, n, retrieval {p1, p10, mrr, intervals}, backward, csls, mutual_p1, matching {p1, "
                    "p1_interval}, skewness, seconds {cost, retrieval, matching}");
    command->callback([&session, arguments] { run(*arguments, session); });
}

} // namespace crossgloss
