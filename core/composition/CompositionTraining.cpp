#include "composition/CompositionTraining.h"

#include "base/Checksum.h"
#include "base/Error.h"
#include "base/Json.h"
#include "base/Parallel.h"
#include "base/Random.h"
#include "numeric/Elementwise.h"
#include "numeric/Gemm.h"
#include "numeric/Rows.h"
#include "training/Checkpoint.h"
#include "training/ExampleOrder.h"
#include "training/Trainer.h"

#include <algorithm>
#include <numeric>

namespace crossgloss {

namespace {

constexpr std::uint64_t stepsPerPoint = 5000;

void checkOptions(const CompositionOptions& options)
{
    const bool bi = options.objective == SentenceMethod::Bi;
    if (!bi && options.objective != SentenceMethod::Pa) {
        throw Error(CROSSGLOSS_TEXT("\"%1\" is no objective of additive composition"),
                    {std::string(sentenceMethodName(options.objective))});
    }
    if (options.batch < 2 || options.batch > 8192 || options.epochs < 1 || options.negatives < 1 ||
        options.dimension < 1 || options.dimension > 4096 || !(options.margin > 0.0) ||
        !(options.regularisation >= 0.0) || !(options.optimiser.learningRate > 0.0) || options.patience < 0) {
        throw Error(CROSSGLOSS_TEXT("The settings of the training cannot be used"))
            .advise(CROSSGLOSS_TEXT("A batch has 2 to 8192 pairs; epochs, negatives, margin and learning rate are positive"));
    }
}

/// A language and where its words' rows begin in the matrix.
struct Block {
    std::string language;
    Vocabulary vocabulary;
    std::vector<std::uint64_t> counts;
    std::size_t first = 0;
};

/// Sentences of all corpora in rows of the matrix.
struct Material {
    std::vector<Block> blocks;
    CompositionPairs training;
    CompositionPairs heldOut;
    std::size_t units = 0;
    std::size_t withoutWords = 0;
};

class Reader {
public:
    Reader(std::span<const SentenceCorpus> corpora, const CompositionOptions& options, Progress& progress)
        : m_corpora(corpora), m_options(options), m_progress(progress)
    {
    }

    Material read()
    {
        for (const SentenceCorpus& corpus : m_corpora) {
            if (!corpus.parallel()) {
                throw Error(CROSSGLOSS_TEXT("This objective learns from pairs of sentences, and a file holds single ones"))
                    .advise(CROSSGLOSS_TEXT("Write FILE:LANGUAGE:LANGUAGE; paraphrases have the same language twice"));
            }
            count(corpus.firstLanguage);
            count(corpus.secondLanguage);
        }
        CompositionPairs all;
        for (const SentenceCorpus& corpus : m_corpora) {
            all.first.append(inRows(corpus.first, corpus.firstLanguage));
            all.second.append(inRows(corpus.second, corpus.secondLanguage));
        }
        split(all);
        return std::move(m_material);
    }

private:
    void count(const std::string& language)
    {
        if (std::ranges::count(m_material.blocks, language, &Block::language) > 0) {
            return;
        }
        std::vector<std::string> sentences;
        for (const SentenceCorpus& corpus : m_corpora) {
            if (corpus.firstLanguage == language) {
                sentences.insert(sentences.end(), corpus.first.begin(), corpus.first.end());
            }
            if (corpus.secondLanguage == language) {
                sentences.insert(sentences.end(), corpus.second.begin(), corpus.second.end());
            }
        }
        CountedText counted = countText(sentences, language, m_options.vocabulary, m_options.threads, m_progress);
        const std::size_t words = counted.vocabulary.size();
        m_material.blocks.push_back(
            {language, std::move(counted.vocabulary), std::move(counted.counts), m_material.units});
        m_material.units += words;
    }

    TextIds inRows(std::span<const std::string> sentences, const std::string& language)
    {
        const Block& block = *std::ranges::find(m_material.blocks, language, &Block::language);
        TextIds text = textIds(sentences, language, block.vocabulary, m_options.threads, m_progress);
        for (std::uint32_t& id : text.ids) {
            id += static_cast<std::uint32_t>(block.first);
        }
        return text;
    }

    static void add(const CompositionPairs& from, std::size_t pair, CompositionPairs& to)
    {
        const auto copy = [&](const TextIds& source, TextIds& target) {
            const std::span<const std::uint32_t> ids = source.sentence(pair);
            target.ids.insert(target.ids.end(), ids.begin(), ids.end());
            target.start.push_back(target.ids.size());
        };
        copy(from.first, to.first);
        copy(from.second, to.second);
    }

    /// Pairs with words on both sides; some of them, drawn by the seed, stay aside.
    void split(const CompositionPairs& all)
    {
        std::vector<std::uint32_t> usable;
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (!all.first.sentence(i).empty() && !all.second.sentence(i).empty()) {
                usable.push_back(static_cast<std::uint32_t>(i));
            }
        }
        m_material.withoutWords = all.size() - usable.size();
        const std::size_t aside = std::min(m_options.heldOut, usable.size() / 10);
        std::vector<bool> isAside(all.size(), false);
        Random random(m_options.seed);
        std::vector<std::uint32_t> drawn = usable;
        shuffle(drawn, random);
        for (std::size_t i = 0; i < aside; ++i) {
            isAside[drawn[i]] = true;
        }
        for (const std::uint32_t pair : usable) {
            add(all, pair, isAside[pair] ? m_material.heldOut : m_material.training);
        }
        m_material.training.makeKeys();
        m_material.heldOut.makeKeys();
        if (m_material.training.size() < 2) {
            throw Error(CROSSGLOSS_TEXT("No pair of sentences can be learned from"))
                .advise(CROSSGLOSS_TEXT("Give more pairs, or lower the minimum count of words"));
        }
    }

    std::span<const SentenceCorpus> m_corpora;
    const CompositionOptions& m_options;
    Progress& m_progress;
    Material m_material;
};

class CompositionTraining final : public TrainableModel {
public:
    CompositionTraining(Material material, const CompositionOptions& options, Progress& progress)
        : m_material(std::move(material)), m_options(options), m_progress(progress), m_dimension(dimensionOf(options)),
          m_words(m_material.units * m_dimension),
          m_step(m_material.units, stepOptions()), m_optimiser(m_material.units, m_dimension, options.optimiser)
    {
    }

    TrainingPlan plan() const
    {
        TrainingPlan plan;
        plan.model = "composition";
        plan.stage = CROSSGLOSS_TEXT("Training");
        plan.epochs = m_options.epochs;
        plan.patience = m_options.patience;
        plan.stepsPerPoint = stepsPerPoint;
        plan.checkpoint = m_options.out.empty() ? std::filesystem::path() : checkpointPath(m_options.out);
        plan.resume = m_options.resume;
        plan.checkpointSeconds = m_options.checkpointSeconds;
        plan.bestFile = m_options.out;
        plan.options = toJson(m_options);
        plan.options.erase("epochs");
        plan.options.erase("patience");
        plan.fingerprint = fingerprint(plan.options);
        return plan;
    }

    void initialise(bool resumed) override
    {
        if (resumed) {
            return;
        }
        Random random(m_options.seed);
        for (float& value : m_words) {
            value = static_cast<float>(normal(random) * m_options.startDeviation);
        }
        for (const Block& block : m_material.blocks) {
            const auto given = m_options.start.find(block.language);
            for (std::size_t i = 0; given != m_options.start.end() && i < block.vocabulary.size(); ++i) {
                if (const auto row = given->second.find(block.vocabulary.word(static_cast<std::uint32_t>(i)))) {
                    std::ranges::copy(given->second.vector(*row),
                                      m_words.begin() +
                                          static_cast<std::ptrdiff_t>((block.first + i) * m_dimension));
                }
            }
        }
    }

    std::vector<TrainedArray> arrays() override
    {
        return {{"words", m_words, true}, {"optimiser", m_optimiser.state()}};
    }

    std::uint64_t beginEpoch(int epoch, std::uint64_t) override
    {
        m_order = exampleOrder(m_material.training.size(), m_options.seed, epoch);
        return batchCount(m_order.size(), batchSize());
    }

    BatchLoss step(const TrainingMoment& moment) override
    {
        const std::size_t first = moment.batch * batchSize();
        const std::size_t size = std::min(batchSize(), m_order.size() - first);
        if (size < 2) {
            return {};                         // alone in its batch, a pair has no negatives
        }
        const RowOptimiser::Moment update = m_optimiser.moment(moment.rate, moment.step);
        const double loss =
            m_step.run(m_words.data(), m_material.training, std::span<const std::uint32_t>(m_order).subspan(first, size),
                       m_options.seed * 0x9e3779b97f4a7c15ULL + moment.step,
                       [&](std::uint32_t unit, const float* gradient) {
                           m_optimiser.update(m_words.data(), unit, gradient, update);
                       });
        return {loss, size};
    }

    std::optional<ValidationScores> validate() override;
    void saveBest(std::span<const float> parameters, int epoch) override
    {
        if (!m_options.out.empty()) {
            writeWordModel(model(parameters, epoch), m_options.out);
        }
    }

    CompositionResult finish(const TrainingOutcome& outcome)
    {
        CompositionResult result{model(m_words, outcome.bestEpoch),
                                 outcome.curve,
                                 outcome.bestEpoch,
                                 outcome.bestScore,
                                 outcome.resumed,
                                 m_material.training.size(),
                                 m_material.heldOut.size(),
                                 m_material.withoutWords};
        return result;
    }

private:
    static std::size_t dimensionOf(const CompositionOptions& options)
    {
        std::size_t dimension = options.dimension;
        bool first = true;
        for (const auto& [language, space] : options.start) {
            if (!first && space.dimension() != dimension) {
                throw Error(CROSSGLOSS_TEXT("The languages of a model must share one space, and these differ in dimension"));
            }
            dimension = space.dimension();
            first = false;
        }
        return dimension;
    }

    CompositionStep<float>::Options stepOptions() const
    {
        CompositionStep<float>::Options options;
        options.dimension = m_dimension;
        options.distance = m_options.distance;
        options.sampling = m_options.sampling;
        options.negatives = m_options.negatives;
        options.margin = m_options.margin;
        options.regularisation = m_options.regularisation;
        options.batch = batchSize();
        options.threads = m_options.threads;
        return options;
    }

    std::string fingerprint(const nlohmann::json& settings) const
    {
        RunningChecksum sum;
        const std::string text = jsonText(settings);
        sum.add(text.data(), text.size());
        const auto add = [&](const auto& values) { sum.add(values.data(), values.size() * sizeof(values[0])); };
        for (const CompositionPairs* pairs : {&m_material.training, &m_material.heldOut}) {
            add(pairs->first.ids);
            add(pairs->first.start);
            add(pairs->second.ids);
            add(pairs->second.start);
        }
        for (const Block& block : m_material.blocks) {
            for (const std::string& word : block.vocabulary.words()) {
                sum.add(word.data(), word.size() + 1);
            }
        }
        for (const auto& [language, space] : m_options.start) {
            sum.add(space.checksum().data(), space.checksum().size());
        }
        return sum.hex();
    }

    std::size_t batchSize() const { return static_cast<std::size_t>(m_options.batch); }

    WordModel model(std::span<const float> words, int epoch) const
    {
        WordModel model;
        model.method = m_options.objective;
        model.details = toJson(m_options);
        model.details["epoch"] = epoch;
        for (const Block& block : m_material.blocks) {
            if (block.vocabulary.size() > 0) {
                const std::span<const float> rows =
                    words.subspan(block.first * m_dimension, block.vocabulary.size() * m_dimension);
                model.languages.push_back(
                    {block.language, EmbeddingSpace(block.vocabulary.words(), {rows.begin(), rows.end()}, m_dimension), {}});
            }
        }
        return model;
    }

    /// Means of the held-out sentences' words, of length one.
    std::vector<float> means(const TextIds& text) const
    {
        std::vector<float> rows(text.sentences() * m_dimension, 0.0F);
        for (std::size_t i = 0; i < text.sentences(); ++i) {
            for (const std::uint32_t unit : text.sentence(i)) {
                addScaled(m_dimension, 1.0F, m_words.data() + unit * m_dimension, rows.data() + i * m_dimension);
            }
        }
        normaliseRows(rows.data(), text.sentences(), m_dimension, m_dimension);
        return rows;
    }

    Material m_material;
    const CompositionOptions& m_options;
    Progress& m_progress;
    std::size_t m_dimension;
    std::vector<float> m_words;                ///< units × dimension
    CompositionStep<float> m_step;
    RowOptimiser m_optimiser;
    std::vector<std::uint32_t> m_order;
};

/// Each held-out sentence looks for its partner among those of all held-out pairs, in both directions.
std::optional<ValidationScores> CompositionTraining::validate()
{
    const CompositionPairs& pairs = m_material.heldOut;
    const std::size_t n = pairs.size();
    if (n == 0) {
        return std::nullopt;
    }
    m_progress.throwIfCancelled();
    const std::vector<float> first = means(pairs.first);
    const std::vector<float> second = means(pairs.second);
    std::vector<std::uint32_t> ranks(2 * n);
    parallelRanges(2 * n, m_options.threads, [&](std::size_t begin, std::size_t end, int) {
        std::vector<float> scores(n);
        for (std::size_t i = begin; i < end; ++i) {
            const bool forward = i < n;
            const std::size_t own = forward ? i : i - n;
            const std::vector<std::uint64_t>& keys = forward ? pairs.secondKeys : pairs.firstKeys;
            innerProducts((forward ? second : first).data(), n, m_dimension, m_dimension,
                          (forward ? first : second).data() + own * m_dimension, scores.data());
            std::uint32_t rank = 1;
            for (std::size_t j = 0; j < n; ++j) {
                rank += scores[j] > scores[own] && keys[j] != keys[own] ? 1 : 0;
            }
            ranks[i] = rank;
        }
    });
    ValidationScores scores;
    double p1 = 0.0;
    double p10 = 0.0;
    for (const std::uint32_t rank : ranks) {
        scores.score += 1.0 / rank;
        p1 += rank == 1 ? 1.0 : 0.0;
        p10 += rank <= 10 ? 1.0 : 0.0;
    }
    const double all = static_cast<double>(ranks.size());
    scores.score /= all;
    scores.p1 = p1 / all;
    scores.p10 = p10 / all;
    scores.mrr = scores.score;
    return scores;
}

} // namespace

nlohmann::json toJson(const CompositionOptions& options)
{
    const char* const samplings[] = {"random", "max", "mix"};
    nlohmann::json json = {{"objective", sentenceMethodName(options.objective)},
                           {"dimension", options.dimension},
                           {"distance", options.distance == CompositionDistance::Cosine ? "cosine" : "euclidean"},
                           {"sampling", samplings[static_cast<int>(options.sampling)]},
                           {"negatives", options.negatives},
                           {"margin", options.margin},
                           {"regularisation", options.regularisation},
                           {"batch", options.batch},
                           {"epochs", options.epochs},
                           {"patience", options.patience},
                           {"held_out", options.heldOut},
                           {"optimiser", options.optimiser.update == RowUpdate::Adam ? "adam" : "adagrad"},
                           {"learning_rate", options.optimiser.learningRate},
                           {"minimum_count", options.vocabulary.minimumCount},
                           {"maximum_words", options.vocabulary.maximumWords},
                           {"start_deviation", options.startDeviation},
                           {"seed", options.seed}};
    return json;
}

CompositionResult trainComposition(std::span<const SentenceCorpus> corpora, const CompositionOptions& options,
                                   Progress& progress, const std::function<void(const TrainingPoint&)>& onPoint)
{
    checkOptions(options);
    CompositionTraining training(Reader(corpora, options, progress).read(), options, progress);
    const TrainingPlan plan = training.plan();
    return training.finish(Trainer(training, plan, progress, onPoint).run());
}

} // namespace crossgloss
