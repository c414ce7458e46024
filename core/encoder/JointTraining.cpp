#include "encoder/EncoderModel.h"
#include "encoder/JointComponents.h"
#include "encoder/JointWorkers.h"
#include "encoder/Ranking.h"
#include "encoder/TrainingJson.h"
#include "encoder/TrainingParts.h"
#include "text/Language.h"
#include "training/ExampleOrder.h"

#include "base/Error.h"

#include <Eigen/Core>

#include <algorithm>
#include <array>
#include <deque>
#include <memory>

namespace crossgloss {

namespace {

/// Batches of texts and parallel sentences: so many words, or pairs.
constexpr std::size_t wordsPerBatch = 64;

double meanLength(std::span<const float> rows, std::size_t width)
{
    double sum = 0;
    for (std::size_t first = 0; first < rows.size(); first += width) {
        sum += Eigen::Map<const Eigen::VectorXf>(rows.data() + first, static_cast<Eigen::Index>(width)).norm();
    }
    return rows.empty() ? 0 : sum / static_cast<double>(rows.size() / width);
}

/// The rows that the words of a language begin with. Centred ones are brought back to the length that the space's own have in
/// the mean: texts and parallel sentences go on from there, and a step that is right for those moves short rows too far.
std::vector<float> startingRows(const WordTable::Block& block)
{
    const std::size_t width = block.space.dimension();
    const std::span<const float> own(block.space.data(), block.space.size() * width);
    const std::span<const float> values(block.values(), own.size());
    std::vector<float> rows(values.begin(), values.end());
    const double length = block.centred.empty() ? 0 : meanLength(values, width);
    if (length > 0) {
        const auto factor = static_cast<float>(meanLength(own, width) / length);
        std::ranges::transform(rows, rows.begin(), [factor](float value) { return factor * value; });
    }
    return rows;
}

/// The words of all languages without n-grams, whose vectors could not follow.
WordTable plainTable(const TrainingConfig& config, Progress& progress)
{
    const WordTable read = loadVectors(config, progress);
    WordTable table;
    for (const WordTable::Block& block : read.blocks()) {
        std::vector<std::string> words;
        words.reserve(block.space.size());
        for (std::size_t row = 0; row < block.space.size(); ++row) {
            words.emplace_back(block.space.word(row));
        }
        table.add(block.language, EmbeddingSpace(std::move(words), startingRows(block), block.space.dimension()));
    }
    return table;
}

class JointTraining final : public TrainableModel {
public:
    JointTraining(const TrainingConfig& config, Progress& progress)
        : m_config(config), m_progress(progress), m_table(plainTable(config, progress)),
          m_data(loadTrainingData(config, m_table, progress)), m_vectors(describeVectors(config, m_table)),
          m_shape(shapeOf(config, m_table.dimension())), m_words(m_table.size(), m_table.dimension()),
          m_dictionary(m_shape, m_table.size(), config), m_quickValidation(quickValidation(m_data.validation))
    {
        for (const auto& [language, files] : config.joint.texts) {
            m_languages.push_back(readJointText(m_table.block(canonicalLanguage(language)), files, config.threads, progress));
        }
        for (const JointLanguage& language : m_languages) {
            m_components.push_back(std::make_unique<SkipGramComponent>(language, m_table.size(), m_table.dimension(),
                                                                       m_config.joint, wordsPerBatch));
        }
        addParallel();
        m_counters.resize(2 * m_components.size());
        if (config.joint.asynchronous) {
            m_workers = std::make_unique<JointWorkers>(m_components, m_words, config.seed);
        }
    }

    TrainingPlan plan() const { return trainingPlan(m_config, m_vectors); }

    void initialise(bool resumed) override
    {
        if (resumed) {
            return;
        }
        Random random(m_config.seed);
        m_dictionary.encoder().initialise(m_dictionary.parameters().data(), random);
        for (std::uint32_t id = 0; id < m_table.size(); ++id) {
            std::copy_n(m_table.row(id), m_table.dimension(), m_words.row(id));
        }
    }

    std::vector<TrainedArray> arrays() override
    {
        std::vector<TrainedArray> arrays = {
            {"parameters", m_dictionary.parameters(), true},
            {"words", std::span(m_words.row(0), m_words.rows() * m_words.width()), true},
            {"optimiser", m_dictionary.optimiser().state()},
            {"dictionary", m_dictionary.wordSteps().state()},
            {"counters", m_counters}};
        static constexpr std::array<std::string_view, 9> names = {"component 1", "component 2", "component 3",
                                                                  "component 4", "component 5", "component 6",
                                                                  "component 7", "component 8", "component 9"};
        std::size_t next = 0;
        for (const std::unique_ptr<JointComponent>& component : m_components) {
            for (const std::span<float> values : component->arrays()) {
                arrays.push_back({names.at(next++), values});
            }
        }
        return arrays;
    }

    void restored(std::uint64_t steps) override
    {
        m_dictionary.optimiser().restored(steps);
        m_dictionary.wordSteps().restored(steps);
        for (std::size_t i = 0; i < m_components.size(); ++i) {
            m_components[i]->restored(static_cast<std::uint64_t>(m_counters[2 * i]) * counterBase +
                                      static_cast<std::uint64_t>(m_counters[2 * i + 1]));
        }
    }

    std::uint64_t beginEpoch(int epoch, std::uint64_t) override
    {
        m_order = exampleOrder(m_data.training.pairs.size(), m_config.seed, epoch);
        return batchCount(m_order.size(), batchSize());
    }

    BatchLoss step(const TrainingMoment& moment) override
    {
        const std::size_t first = moment.batch * batchSize();
        const std::size_t size = std::min(batchSize(), m_order.size() - first);
        const std::span<const std::uint32_t> batch = std::span(m_order).subspan(first, size);
        double loss = 0;
        if (m_workers) {
            const JointWorkers::Round round(*m_workers);
            loss = m_dictionary.step(m_words, m_data.training, batch);
        } else {
            loss = m_dictionary.step(m_words, m_data.training, batch);
            for (const std::unique_ptr<JointComponent>& component : m_components) {
                component->step(m_words, m_config.seed, component->steps());
            }
        }
        for (std::size_t i = 0; i < m_components.size(); ++i) {
            m_counters[2 * i] = static_cast<float>(m_components[i]->steps() / counterBase);
            m_counters[2 * i + 1] = static_cast<float>(m_components[i]->steps() % counterBase);
        }
        return {loss, size};
    }

    std::optional<ValidationScores> validate() override
    {
        if (m_quickValidation.set.pairs.empty()) {
            return std::nullopt;
        }
        const RetrievalScores scores = scoreRanks(ranksOf(m_quickValidation));
        return ValidationScores{scores.mrr, scores.p1, scores.p10, scores.mrr};
    }

    void saveBest(std::span<const float> parameters, int epoch) override { save(parameters, epoch, nlohmann::json()); }

    TrainingResult finish(const TrainingOutcome& outcome)
    {
        m_workers.reset();
        TrainingResult result;
        result.counts = m_data.counts;
        result.resumed = outcome.resumed;
        result.curve = outcome.curve;
        result.bestEpoch = outcome.bestEpoch;
        nlohmann::json scores;
        if (!m_data.validation.set.pairs.empty()) {
            m_progress.stage(CROSSGLOSS_TEXT("Scoring"), 0);
            const std::vector<std::uint32_t> ranks = ranksOf(m_data.validation);
            result.bestValidationMrr = outcome.bestScore;
            result.validation = scoreRanks(ranks);
            result.validationUnshared = scoreRanks(unsharedRanks(m_data.validation, ranks));
            scores = {{"validation", toJson(result.validation)}, {"unshared", toJson(result.validationUnshared)}};
        }
        std::vector<float> parameters = m_dictionary.parameters();
        parameters.insert(parameters.end(), m_words.row(0), m_words.row(0) + m_words.rows() * m_words.width());
        save(parameters, outcome.bestEpoch, std::move(scores));
        return result;
    }

private:
    /// Steps are kept as floats, which hold whole numbers up to 2²⁴.
    static constexpr std::uint64_t counterBase = std::uint64_t{1} << 20;

    void addParallel()
    {
        if (m_config.joint.parallel.empty()) {
            return;
        }
        auto alignment = std::make_unique<AlignmentComponent>(m_table.size(), m_table.dimension(), m_config.joint, wordsPerBatch);
        for (const SentenceFile& file : m_config.joint.parallel) {
            ReadReport report;
            const SentenceCorpus corpus = readSentenceFile(file, m_progress, report);
            const auto idsOf = [&](const std::vector<std::string>& sentences, const std::string& language) {
                const WordTable::Block& block = m_table.block(canonicalLanguage(language));
                const WordFinder find = [&block](std::string_view word) -> std::optional<std::uint32_t> {
                    const std::optional<std::size_t> row = block.space.find(word);
                    return row ? std::optional(static_cast<std::uint32_t>(*row)) : std::nullopt;
                };
                return std::pair(textIds(sentences, block.language, find, m_config.threads, m_progress), block.first);
            };
            const auto [first, firstRow] = idsOf(corpus.first, corpus.firstLanguage);
            const auto [second, secondRow] = idsOf(corpus.second, corpus.secondLanguage);
            alignment->add(first, firstRow, second, secondRow);
        }
        if (alignment->pairs() == 0) {
            throw Error(CROSSGLOSS_TEXT("No pair of the parallel sentences has words with vectors on both sides"))
                .at(m_config.joint.parallel.front().first.string());
        }
        m_components.push_back(std::move(alignment));
    }

    std::size_t batchSize() const { return static_cast<std::size_t>(m_config.batch); }

    /// The words as they stand. @param rows words × width.
    EmbeddingSpace spaceOf(const WordTable::Block& block, const float* rows) const
    {
        std::vector<std::string> words;
        std::vector<float> values;
        words.reserve(block.space.size());
        values.reserve(block.space.size() * m_table.dimension());
        for (std::size_t row = 0; row < block.space.size(); ++row) {
            words.emplace_back(block.space.word(row));
            const float* vector = rows + (block.first + row) * m_words.width();
            values.insert(values.end(), vector, vector + m_table.dimension());
        }
        return EmbeddingSpace(std::move(words), std::move(values), m_table.dimension());
    }

    std::vector<std::uint32_t> ranksOf(const ValidationSet& pairs)
    {
        WordTable table;
        for (const WordTable::Block& block : m_table.blocks()) {
            table.add(block.language, spaceOf(block, m_words.row(0)));
        }
        return rankPairs(m_dictionary.encoder(), m_dictionary.parameters().data(), m_config.strategy, table, pairs,
                         m_config.threads, m_progress);
    }

    /// Where the learned vectors of a language lie: beside the model, under a name that changes with them, so that the
    /// model never points at others.
    std::filesystem::path vectorsFile(const std::string& language, const std::string& checksum) const
    {
        return m_config.out.string() + '.' + language + '.' + checksum.substr(0, 8) + ".vec";
    }

    /// @param parameters of the encoder, then all words.
    void save(std::span<const float> parameters, int epoch, nlohmann::json scores)
    {
        const std::size_t own = m_dictionary.parameters().size();
        EncoderModel model;
        model.shape = m_shape;
        model.config = m_config;
        model.config.centre = false;                       // the vectors that are written are those that were learned
        model.epoch = epoch;
        model.scores = std::move(scores);
        model.parameters.assign(parameters.begin(), parameters.begin() + static_cast<std::ptrdiff_t>(own));
        NullProgress quiet;
        for (const WordTable::Block& block : m_table.blocks()) {
            const EmbeddingSpace space = spaceOf(block, parameters.data() + own);
            const std::filesystem::path file = vectorsFile(block.language, space.checksum());
            if (!std::filesystem::exists(file)) {
                writeVec(space, file, quiet);
            }
            model.vectors[block.language] = {std::filesystem::absolute(file), space.checksum(), space.size()};
        }
        saveModel(model, m_config.out);
        for (const auto& [language, vectors] : model.vectors) {
            removeOthers(language, vectors.path);
        }
    }

    /// Vectors of earlier epochs.
    void removeOthers(const std::string& language, const std::filesystem::path& kept) const
    {
        const std::string start = m_config.out.filename().string() + '.' + language + '.';
        std::error_code failure;
        std::vector<std::filesystem::path> found;
        for (const auto& entry : std::filesystem::directory_iterator(std::filesystem::absolute(m_config.out).parent_path(), failure)) {
            const std::string name = entry.path().filename().string();
            if (name.size() == start.size() + 12 && name.starts_with(start) && name.ends_with(".vec") &&
                name != kept.filename().string()) {
                found.push_back(entry.path());
            }
        }
        for (const std::filesystem::path& file : found) {
            std::filesystem::remove(file, failure);
        }
    }

    TrainingConfig m_config;
    Progress& m_progress;
    WordTable m_table;
    TrainingData m_data;
    std::map<std::string, EncoderModel::Vectors> m_vectors;
    EncoderShape m_shape;
    WordRows m_words;
    DictionaryComponent m_dictionary;
    ValidationSet m_quickValidation;
    std::deque<JointLanguage> m_languages;     // whose places the components keep
    std::vector<std::unique_ptr<JointComponent>> m_components;
    std::vector<float> m_counters;
    std::unique_ptr<JointWorkers> m_workers;
    std::vector<std::uint32_t> m_order;
};

} // namespace

TrainingResult trainJointly(const TrainingConfig& config, Progress& progress,
                            const std::function<void(const TrainingPoint&)>& onPoint)
{
    if (config.joint.texts.size() > 2) {
        throw Error(CROSSGLOSS_TEXT("Joint training takes texts of one or two languages"));
    }
    JointTraining training(config, progress);
    const TrainingPlan plan = training.plan();
    return training.finish(Trainer(training, plan, progress, onPoint).run());
}

} // namespace crossgloss
