#include "pack/PackTrainer.h"

#include "pack/PackCheckpoint.h"
#include "pack/PackSwitching.h"

#include "base/Error.h"
#include "base/Parallel.h"
#include "base/Random.h"
#include "numeric/Elementwise.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace crossgloss {

namespace {

struct Example
{
    std::uint32_t item = 0;
    std::uint32_t answerBegin = 0, answerEnd = 0;
};

// Draws wrong answers of one language by the square root of how often they are right ones. Words that no example
// answers are never drawn, rare ones rarely: nothing else would pull them back.
class NegativeSampler
{
public:
    NegativeSampler(const PackLanguage& language, const std::vector<double>& answered) : m_answered(answered)
    {
        double sum = 0;
        for (std::uint32_t row = 0; row < language.targets; ++row) {
            if (answered[language.offset + row] > 0) {
                sum += std::sqrt(answered[language.offset + row]);
                m_units.push_back(language.offset + row);
                m_cumulative.push_back(sum);
            }
        }
    }

    std::size_t size() const { return m_units.size(); }

    std::uint32_t draw(Random& random) const
    {
        const double at = uniform(random) * m_cumulative.back();
        const auto found = std::upper_bound(m_cumulative.begin(), m_cumulative.end(), at);
        return m_units[std::min<std::size_t>(static_cast<std::size_t>(found - m_cumulative.begin()),
                                             m_units.size() - 1)];
    }

    // Chance of one draw to give an answered unit.
    double chance(std::uint32_t unit) const { return std::sqrt(m_answered[unit]) / m_cumulative.back(); }

private:
    const std::vector<double>& m_answered;
    std::vector<std::uint32_t> m_units;
    std::vector<double> m_cumulative;
};

// The examples of an epoch in batches of one answer language each, in random order.
class Schedule
{
public:
    Schedule(const PackCorpus& corpus, const PackTrainOptions& options, Random& random)
    {
        std::vector<std::vector<Example>> byLanguage(corpus.languages.size());
        for (std::uint32_t i = 0; i < corpus.items.size(); ++i) {
            const PackItem& item = corpus.items[i];
            const double kind = item.kind == PackItemKind::Chained ? options.chainedWeight
                                : item.kind == PackItemKind::Pair  ? options.pairWeight
                                                                   : 1.0;
            std::uint32_t begin = item.answerBegin;
            while (begin < item.answerEnd) {
                const std::size_t language = corpus.languageOf(corpus.answers[begin]);
                const std::uint32_t bound = corpus.languages[language].offset +
                                            static_cast<std::uint32_t>(corpus.languages[language].units.size());
                std::uint32_t end = begin + 1;
                while (end < item.answerEnd && corpus.answers[end] < bound) {
                    ++end;
                }
                const double chance =
                    static_cast<double>(item.weight) * kind * (language < 5 ? 1.0 : options.otherLanguage);
                if (uniform(random) < chance) {
                    byLanguage[language].push_back({i, begin, end});
                }
                begin = end;
            }
        }
        for (std::size_t language = 0; language < byLanguage.size(); ++language) {
            std::vector<Example>& list = byLanguage[language];
            shuffle(list, random);
            for (std::size_t begin = 0; begin < list.size(); begin += options.batch) {
                m_batches.push_back({language, m_examples.size() + begin,
                                     m_examples.size() + std::min(list.size(), begin + options.batch)});
            }
            m_examples.insert(m_examples.end(), list.begin(), list.end());
        }
        shuffle(m_batches, random);
    }

    struct Batch
    {
        std::size_t language, begin, end;
    };
    const std::vector<Batch>& batches() const { return m_batches; }
    const Example& example(std::size_t i) const { return m_examples[i]; }
    std::size_t size() const { return m_examples.size(); }

private:
    std::vector<Example> m_examples;
    std::vector<Batch> m_batches;
};

class BatchMaker
{
public:
    BatchMaker(const PackCorpus& corpus, const PackTrainOptions& options)
        : m_corpus(corpus), m_options(options), m_place(corpus.units(), -1), m_switching(corpus)
    {
        count();
        for (const PackLanguage& language : corpus.languages) {
            m_samplers.emplace_back(language, m_answered);
        }
    }

    void make(const Schedule& schedule, const Schedule::Batch& from, Random& random, PackBatch& batch)
    {
        batch.clear();
        const auto candidate = [&](std::uint32_t unit) {
            if (m_place[unit] < 0) {
                m_place[unit] = static_cast<std::int32_t>(batch.candidates.size());
                batch.candidates.push_back(unit);
            }
            return static_cast<std::uint32_t>(m_place[unit]);
        };
        m_rows.clear();
        for (std::size_t i = from.begin; i < from.end; ++i) {
            const Example& example = schedule.example(i);
            const PackItem& item = m_corpus.items[example.item];
            std::uint32_t answer =
                m_corpus.answers[example.answerBegin + uniformBelow(random, example.answerEnd - example.answerBegin)];
            std::uint32_t extra = ~0U;
            Example right = example;
            if (item.kind == PackItemKind::Definition && item.language == from.language &&
                uniform(random) < m_options.contextChance) {
                // The other way round: which word stood in the definition of this one?
                if (const std::uint32_t token = contentWord(item, random); token != ~0U && token != answer) {
                    extra = answer;
                    answer = token;
                    right.answerEnd = right.answerBegin;
                }
            }
            if (!addTokens(item, answer, extra, random, batch)) {
                continue;
            }
            batch.positive.push_back(candidate(answer));
            m_rows.push_back(right);
        }
        const std::size_t negatives = std::min(m_options.negatives, m_samplers[from.language].size());
        for (std::size_t i = 0; i < negatives; ++i) {
            candidate(m_samplers[from.language].draw(random));
        }
        for (std::uint32_t row = 0; row < m_rows.size(); ++row) {
            for (std::uint32_t a = m_rows[row].answerBegin; a < m_rows[row].answerEnd; ++a) {
                const std::int32_t place = m_place[m_corpus.answers[a]];
                if (place >= 0 && static_cast<std::uint32_t>(place) != batch.positive[row]) {
                    batch.masked.emplace_back(row, static_cast<std::uint32_t>(place));
                }
            }
        }
        std::sort(batch.masked.begin(), batch.masked.end());
        const double rows = static_cast<double>(m_rows.size());
        for (std::uint32_t i = 0; i < batch.candidates.size(); ++i) {
            const std::uint32_t unit = batch.candidates[i];
            const double expected = static_cast<double>(negatives) * m_samplers[from.language].chance(unit) +
                                    rows * m_answered[unit] / std::max(1.0, m_total[from.language]);
            batch.logQ.push_back(static_cast<float>(std::log(-std::expm1(-expected))));
            m_place[unit] = -1;
            if (uniform(random) < m_options.gramsOnly) {
                batch.withoutWord.push_back(unit);
            }
        }
        std::sort(batch.withoutWord.begin(), batch.withoutWord.end());
    }

private:
    // How often each word is the answer of an epoch, by expectation.
    void count()
    {
        m_tokenCount.assign(m_corpus.units(), 0);
        double tokens = 0;
        for (const PackItem& item : m_corpus.items) {
            if (item.kind == PackItemKind::Definition) {
                for (std::uint32_t t = item.tokenBegin; t < item.tokenEnd; ++t) {
                    ++m_tokenCount[m_corpus.tokens[t]];
                    tokens += 1;
                }
            }
        }
        m_mostFrequent = static_cast<std::uint32_t>(std::max(20.0, tokens * 1e-3));
        m_answered.assign(m_corpus.units(), 0.0);
        for (const PackItem& item : m_corpus.items) {
            for (std::uint32_t a = item.answerBegin; a < item.answerEnd; ++a) {
                m_answered[m_corpus.answers[a]] += 1;
            }
            if (item.kind == PackItemKind::Definition && m_options.contextChance > 0) {
                std::uint32_t content = 0;
                for (std::uint32_t t = item.tokenBegin; t < item.tokenEnd; ++t) {
                    content += isContent(m_corpus.tokens[t]) ? 1 : 0;
                }
                for (std::uint32_t t = item.tokenBegin; t < item.tokenEnd; ++t) {
                    if (isContent(m_corpus.tokens[t])) {
                        m_answered[m_corpus.tokens[t]] += m_options.contextChance / content;
                    }
                }
            }
        }
        m_total.assign(m_corpus.languages.size(), 0);
        for (std::uint32_t unit = 0; unit < m_corpus.units(); ++unit) {
            m_total[m_corpus.languageOf(unit)] += m_answered[unit];
        }
    }

    bool isContent(std::uint32_t unit) const
    {
        return m_tokenCount[unit] <= m_mostFrequent && m_corpus.targetIndex(unit) >= 0;
    }

    std::uint32_t contentWord(const PackItem& item, Random& random) const
    {
        std::uint32_t chosen = ~0U;
        std::uint64_t seen = 0;
        for (std::uint32_t t = item.tokenBegin; t < item.tokenEnd; ++t) {
            if (isContent(m_corpus.tokens[t]) && uniformBelow(random, ++seen) == 0) {
                chosen = m_corpus.tokens[t];
            }
        }
        return chosen;
    }

    bool addTokens(const PackItem& item, std::uint32_t answer, std::uint32_t extra, Random& random, PackBatch& batch)
    {
        const std::uint32_t* tokens = m_corpus.tokens.data() + item.tokenBegin;
        std::uint32_t begin = 0;
        std::uint32_t end = item.tokenEnd - item.tokenBegin;
        if (item.kind != PackItemKind::Pair && m_options.switchChance > 0 && uniform(random) < m_options.switchChance &&
            m_switching.translate(item, random, m_switched)) {
            tokens = m_switched.data();
            end = static_cast<std::uint32_t>(m_switched.size());
        }
        const std::uint32_t length = end;
        if (length > 6 && uniform(random) < m_options.spanChance) {
            const auto span = static_cast<std::uint32_t>(3 + uniformBelow(random, 6));
            if (span < length) {
                begin += static_cast<std::uint32_t>(uniformBelow(random, length - span + 1));
                end = begin + span;
            }
        }
        const std::size_t before = batch.tokens.size();
        const double drop = item.kind == PackItemKind::Pair ? 0.0 : m_options.wordDropout;
        for (std::uint32_t t = begin; t < end && batch.tokens.size() - before < m_options.model.maximumTokens; ++t) {
            // A word does not describe itself; its look-up would not answer it either.
            if (tokens[t] != answer && uniform(random) >= drop) {
                batch.tokens.push_back(tokens[t]);
                if (uniform(random) < m_options.gramsOnly * 0.5) {
                    batch.withoutWord.push_back(tokens[t]);
                }
            }
        }
        if (extra != ~0U && batch.tokens.size() - before < m_options.model.maximumTokens) {
            batch.tokens.push_back(extra);
        }
        if (batch.tokens.size() == before) {
            return false;
        }
        batch.rowBegin.push_back(static_cast<std::uint32_t>(batch.tokens.size()));
        return true;
    }

    const PackCorpus& m_corpus;
    const PackTrainOptions& m_options;
    std::vector<std::int32_t> m_place;
    std::vector<NegativeSampler> m_samplers;
    std::vector<double> m_answered, m_total;
    std::vector<std::uint32_t> m_tokenCount;
    std::uint32_t m_mostFrequent = 0;
    std::vector<Example> m_rows;
    PackSwitching m_switching;
    std::vector<std::uint32_t> m_switched;
};

// One AdaGrad accumulator per row.
void stepRow(float* row, const float* gradient, std::size_t n, float& accumulator, float rate)
{
    const float square = dot(n, gradient, gradient);
    if (square == 0) {
        return;
    }
    accumulator += square / static_cast<float>(n);
    addScaled(n, -rate / std::sqrt(accumulator + 1e-20F), gradient, row);
}

void stepDense(std::vector<float>& values, const std::vector<float>& gradient, PackOptimiser::Dense& state, double rate,
               double correct1, double correct2)
{
    for (std::size_t i = 0; i < values.size(); ++i) {
        state.first[i] = 0.9F * state.first[i] + 0.1F * gradient[i];
        state.second[i] = 0.999F * state.second[i] + 0.001F * gradient[i] * gradient[i];
        values[i] -=
            static_cast<float>(rate * (state.first[i] / correct1) / (std::sqrt(state.second[i] / correct2) + 1e-8));
    }
}

void apply(PackParameters<float>& p, const PackGradients<float>& g, PackOptimiser& o, double rate, double denseRate,
           int threads)
{
    const std::size_t d = p.options.dimension;
    const std::size_t heads = p.options.heads;
    const auto r = static_cast<float>(rate);
    parallelRanges(g.units.size(), threads, [&](std::size_t begin, std::size_t end, int) {
        for (std::size_t i = begin; i < end; ++i) {
            const std::size_t unit = g.units[i];
            if (!g.ownDropped[i]) {
                stepRow(p.words.data() + unit * d, g.vectors.data() + i * d, d, o.words[unit], r);
            }
            stepRow(p.salience.data() + unit * heads, g.salience.data() + i * heads, heads, o.salience[unit], r);
        }
    });
    parallelRanges(g.buckets.size(), threads, [&](std::size_t begin, std::size_t end, int) {
        for (std::size_t i = begin; i < end; ++i) {
            stepRow(p.grams.data() + g.buckets[i] * d, g.grams.data() + i * d, d, o.grams[g.buckets[i]], r);
        }
    });
    ++o.steps;
    const double correct1 = 1 - std::pow(0.9, static_cast<double>(o.steps));
    const double correct2 = 1 - std::pow(0.999, static_cast<double>(o.steps));
    stepDense(p.w1, g.w1, o.w1, denseRate, correct1, correct2);
    stepDense(p.b1, g.b1, o.b1, denseRate, correct1, correct2);
    stepDense(p.w2, g.w2, o.w2, denseRate, correct1, correct2);
    stepDense(p.position, g.position, o.position, denseRate, correct1, correct2);
    std::vector<float> scale{p.scale};
    stepDense(scale, {g.scale}, o.scale, denseRate * 20, correct1, correct2);
    p.scale = std::clamp(scale[0], 4.0F, 40.0F);
}

} // namespace

PackTrained trainPack(const PackCorpus& corpus, const PackStart& start, const PackTrainOptions& options,
                      Progress& progress, const std::function<void(const TrainingPoint&)>& onPoint,
                      const std::function<void(const PackParameters<float>&, int)>& onEpoch)
{
    if (corpus.items.empty()) {
        throw Error(CROSSGLOSS_TEXT("there is nothing to train on"))
            .advise(CROSSGLOSS_TEXT("install dictionaries or name files of definitions"));
    }
    PackTrained trained;
    const PackGrams grams = PackGrams::of(corpus, options.model.subwords);
    PackOptimiser optimiser;
    int epoch = 0;
    if (!options.checkpoint.empty()) {
        epoch = loadPackCheckpoint(options.checkpoint, corpus, options, trained, optimiser);
        trained.resumed = epoch > 0;
    }
    if (epoch == 0) {
        progress.stage(CROSSGLOSS_TEXT("Preparing the first vectors"), 0);
        trained.parameters = packStart(corpus, grams, start, options);
        optimiser.resize(trained.parameters);
    }
    const double before = trained.seconds;
    const auto started = std::chrono::steady_clock::now();
    const auto elapsed = [&] {
        return before + std::chrono::duration<double>(std::chrono::steady_clock::now() - started).count();
    };

    PackStep<float> step(trained.parameters, grams, options.threads);
    PackGradients<float> gradients;
    PackBatch batch;
    BatchMaker maker(corpus, options);
    while (epoch < options.epochs) {
        // Each epoch has its own stream of chances, so that a resumed run goes the same way.
        Random random(options.seed * 1000003ULL + static_cast<std::uint64_t>(epoch) + 1);
        const Schedule schedule(corpus, options, random);
        progress.stage(CROSSGLOSS_TEXT("Training the encoder"), schedule.batches().size());
        double loss = 0;
        std::size_t done = 0;
        std::size_t counted = 0;
        for (const Schedule::Batch& from : schedule.batches()) {
            progress.throwIfCancelled();
            maker.make(schedule, from, random, batch);
            if (batch.rows() > 0) {
                const double value = static_cast<double>(step.run(batch, gradients));
                if (!std::isfinite(value)) {
                    throw Error(CROSSGLOSS_TEXT("training diverged in epoch %1"), {std::to_string(epoch + 1)})
                        .advise(CROSSGLOSS_TEXT("take a smaller learning rate"));
                }
                const double at = (static_cast<double>(epoch) +
                                   static_cast<double>(done) / static_cast<double>(schedule.batches().size())) /
                                  static_cast<double>(options.epochs);
                const double fall = 1 - 0.95 * at;
                apply(trained.parameters, gradients, optimiser, options.learningRate * fall, options.denseRate * fall,
                      options.threads);
                loss += value;
                ++counted;
            }
            ++done;
            progress.advance(done);
            if (onPoint && done % 200 == 0 && done < schedule.batches().size()) {
                TrainingPoint point;
                point.epoch = epoch + 1;
                point.step = optimiser.steps;
                point.seconds = elapsed();
                point.loss = loss / static_cast<double>(std::max<std::size_t>(1, counted));
                onPoint(point);
            }
        }
        ++epoch;
        TrainingPoint point;
        point.epoch = epoch;
        point.step = optimiser.steps;
        point.loss = loss / static_cast<double>(std::max<std::size_t>(1, counted));
        if (!corpus.heldOut.empty()) {
            const RetrievalScores scores =
                packScores(trained.parameters, grams, corpus, corpus.heldOut.front(), {0.25}, options.threads).front();
            point.validationP1 = scores.p1;
            point.validationP10 = scores.p10;
            point.validationMrr = scores.mrr;
        }
        point.seconds = elapsed();
        trained.seconds = point.seconds;
        trained.curve.push_back(point);
        if (onPoint) {
            onPoint(point);
        }
        if (onEpoch) {
            onEpoch(trained.parameters, epoch);
        }
        if (!options.checkpoint.empty()) {
            savePackCheckpoint(options.checkpoint, corpus, options, trained, optimiser, epoch);
        }
    }
    return trained;
}

} // namespace crossgloss
