#include "pack/LexicalCategories.h"

#include "base/Error.h"
#include "base/Random.h"
#include "numeric/Gemm.h"
#include "numeric/SignedSize.h"
#include "pack/Pack.h"
#include "resources/Wordnet.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <optional>

namespace crossgloss {

namespace {

using Layer = LexicalCategories::Layer;
constexpr std::size_t count = LexicalCategories::count;
constexpr std::size_t heldOutEvery = 20;
constexpr const char* wordnetLanguage = "en";

/// Examples row by row.
struct Examples
{
    std::size_t inputs = 0;
    std::vector<float> x; ///< size() × inputs
    std::vector<float> t; ///< size() × count, each row sums to 1

    std::size_t size() const { return t.size() / count; }
    void add(std::span<const float> vector)
    {
        float square = 0;
        for (const float value : vector) {
            square += value * value;
        }
        const float factor = square > 0 ? LexicalCategories::vectorLength / std::sqrt(square) : 0;
        for (const float value : vector) {
            x.push_back(factor * value);
        }
    }
};

/// One layer with Adam's moments (Kingma and Ba 2015).
class TrainedLayer
{
public:
    TrainedLayer(std::size_t inputs, std::size_t outputs, double spread, Random& random)
    {
        layer.inputs = inputs;
        layer.outputs = outputs;
        layer.weights.resize(inputs * outputs);
        layer.bias.resize(outputs);
        for (float& weight : layer.weights) {
            weight = static_cast<float>(spread * normal(random));
        }
        m_gradient.resize((inputs + 1) * outputs);
        m_mean.resize(m_gradient.size());
        m_square.resize(m_gradient.size());
    }

    /// @param x rows × inputs. @param y rows × outputs.
    void forward(std::size_t rows, const float* x, float* y) const
    {
        for (std::size_t row = 0; row < rows; ++row) {
            std::ranges::copy(layer.bias, y + row * layer.outputs);
        }
        gemm(Transpose::No, Transpose::No, signedSize(rows), signedSize(layer.outputs), signedSize(layer.inputs), 1, x,
             signedSize(layer.inputs), layer.weights.data(), signedSize(layer.outputs), 1, y,
             signedSize(layer.outputs));
    }

    /// @param dy rows × outputs. @param dx receives rows × inputs; null where nobody asks.
    void step(std::size_t rows, const float* x, const float* dy, float* dx, float rate)
    {
        if (dx) {
            gemm(Transpose::No, Transpose::Yes, signedSize(rows), signedSize(layer.inputs), signedSize(layer.outputs),
                 1, dy, signedSize(layer.outputs), layer.weights.data(), signedSize(layer.outputs), 0, dx,
                 signedSize(layer.inputs));
        }
        gemm(Transpose::Yes, Transpose::No, signedSize(layer.inputs), signedSize(layer.outputs), signedSize(rows), 1, x,
             signedSize(layer.inputs), dy, signedSize(layer.outputs), 0, m_gradient.data(),
             signedSize(layer.outputs));
        float* bias = m_gradient.data() + layer.weights.size();
        std::fill(bias, bias + layer.outputs, 0.0F);
        for (std::size_t row = 0; row < rows; ++row) {
            for (std::size_t j = 0; j < layer.outputs; ++j) {
                bias[j] += dy[row * layer.outputs + j];
            }
        }
        ++m_steps;
        adam(layer.weights, 0, rate);
        adam(layer.bias, layer.weights.size(), rate);
    }

    Layer layer;

private:

    void adam(std::vector<float>& values, std::size_t offset, float rate)
    {
        constexpr float keepMean = 0.9F;
        constexpr float keepSquare = 0.999F;
        const float meanScale = 1 / (1 - std::pow(keepMean, static_cast<float>(m_steps)));
        const float squareScale = 1 / (1 - std::pow(keepSquare, static_cast<float>(m_steps)));
        for (std::size_t i = 0; i < values.size(); ++i) {
            const float gradient = m_gradient[offset + i];
            float& mean = m_mean[offset + i];
            float& square = m_square[offset + i];
            mean = keepMean * mean + (1 - keepMean) * gradient;
            square = keepSquare * square + (1 - keepSquare) * gradient * gradient;
            values[i] -= rate * mean * meanScale / (std::sqrt(square * squareScale) + 1e-8F);
        }
    }

    std::vector<float> m_gradient, m_mean, m_square;
    std::uint64_t m_steps = 0;
};

/// Softmax of each row, less the targets, by the number of rows: the gradient of the cross-entropy.
void softmaxGradient(std::size_t rows, float* y, const float* targets)
{
    for (std::size_t row = 0; row < rows; ++row) {
        float* out = y + row * count;
        const float largest = *std::max_element(out, out + count);
        float sum = 0;
        for (std::size_t j = 0; j < count; ++j) {
            out[j] = std::exp(out[j] - largest);
            sum += out[j];
        }
        for (std::size_t j = 0; j < count; ++j) {
            out[j] = (out[j] / sum - targets[row * count + j]) / static_cast<float>(rows);
        }
    }
}

/// Trains a stack of one or two layers with rectified units between them.
void train(std::vector<TrainedLayer>& layers, const Examples& examples, int epochs,
           const CategoryTrainingOptions& options, Random& random, Progress& progress, std::uint64_t& done)
{
    std::vector<std::size_t> order(examples.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const std::size_t hidden = layers.size() == 2 ? layers.front().layer.outputs : 0;
    std::vector<float> x(options.batch * examples.inputs);
    std::vector<float> t(options.batch * count);
    std::vector<float> h(options.batch * hidden);
    std::vector<float> dh(options.batch * hidden);
    std::vector<float> y(options.batch * count);
    for (int epoch = 0; epoch < epochs; ++epoch) {
        shuffle(order, random);
        const float rate = options.learningRate * (1 - static_cast<float>(epoch) / static_cast<float>(epochs));
        for (std::size_t begin = 0; begin < order.size(); begin += options.batch) {
            progress.throwIfCancelled();
            const std::size_t rows = std::min(options.batch, order.size() - begin);
            for (std::size_t row = 0; row < rows; ++row) {
                const std::size_t one = order[begin + row];
                std::copy_n(examples.x.data() + one * examples.inputs, examples.inputs,
                            x.data() + row * examples.inputs);
                std::copy_n(examples.t.data() + one * count, count, t.data() + row * count);
            }
            const float* input = x.data();
            if (hidden > 0) {
                layers.front().forward(rows, x.data(), h.data());
                std::ranges::for_each(h, [](float& value) { value = std::max(value, 0.0F); });
                input = h.data();
            }
            layers.back().forward(rows, input, y.data());
            softmaxGradient(rows, y.data(), t.data());
            layers.back().step(rows, input, y.data(), hidden > 0 ? dh.data() : nullptr, rate);
            if (hidden > 0) {
                for (std::size_t i = 0; i < rows * hidden; ++i) {
                    dh[i] = h[i] > 0 ? dh[i] : 0;
                }
                layers.front().step(rows, x.data(), dh.data(), nullptr, rate);
            }
            progress.advance(done += rows);
        }
    }
}

/// Synsets by part of speech, nouns first, as the database's files have them.
std::vector<const Synset*> inFileOrder(const Wordnet& wordnet)
{
    std::vector<const Synset*> order;
    for (const PartOfSpeech pos :
         {PartOfSpeech::Noun, PartOfSpeech::Verb, PartOfSpeech::Adjective, PartOfSpeech::Adverb}) {
        for (const Synset& synset : wordnet.synsets) {
            if (synset.pos == pos && synset.lexicographerFile >= 0 &&
                synset.lexicographerFile < static_cast<int>(count)) {
                order.push_back(&synset);
            }
        }
    }
    return order;
}

Examples wordExamples(const Pack& pack, const std::vector<const Synset*>& synsets)
{
    std::map<std::string, std::pair<int, std::array<float, count>>> words;
    for (const Synset* synset : synsets) {
        for (const std::string& lemma : synset->lemmas) {
            auto& [senses, share] = words[normalise(lemma, wordnetLanguage)];
            // The i-th sense counts 1/i.
            share[static_cast<std::size_t>(synset->lexicographerFile)] += 1 / static_cast<float>(++senses);
        }
    }
    Examples examples;
    examples.inputs = pack.dimension();
    std::vector<float> vector(pack.dimension());
    for (auto& [word, known] : words) {
        const auto row = pack.find(wordnetLanguage, word);
        if (!row) {
            continue;
        }
        auto& share = known.second;
        const float sum = std::accumulate(share.begin(), share.end(), 0.0F);
        pack.targetVector(wordnetLanguage, *row, vector);
        examples.add(vector);
        for (const float value : share) {
            examples.t.push_back(value / sum);
        }
    }
    return examples;
}

/// The examples to learn from, and those set apart.
std::pair<Examples, Examples> descriptionExamples(const Pack& pack, const std::vector<const Synset*>& synsets,
                                                  Progress& progress, std::uint64_t& done)
{
    std::pair<Examples, Examples> both;
    both.first.inputs = both.second.inputs = 2 * pack.dimension();
    std::size_t number = 0;
    for (const Synset* synset : synsets) {
        progress.throwIfCancelled();
        progress.advance(++done);
        if (synset->definitions.empty()) {
            continue;
        }
        std::vector<std::string> tokens = tokenise(synset->definitions.front(), wordnetLanguage);
        const std::vector<float> whole = pack.encodeTokens(tokens, wordnetLanguage).vector;
        tokens.resize(std::min(tokens.size(), LexicalCategories::firstWords));
        std::vector<float> opening = pack.encodeTokens(tokens, wordnetLanguage).vector;
        if (whole.empty()) {
            continue;
        }
        opening.resize(pack.dimension());
        Examples& examples = number++ % heldOutEvery == 0 ? both.second : both.first;
        examples.add(whole);
        examples.add(opening);
        const std::size_t at = examples.t.size();
        examples.t.resize(at + count);
        examples.t[at + static_cast<std::size_t>(synset->lexicographerFile)] = 1;
    }
    return both;
}

/// Share of the examples whose likeliest category is the first of the targets.
double shareRight(const Examples& examples, const std::function<LexicalCategories::Chances(const float*)>& chances)
{
    std::size_t right = 0;
    for (std::size_t i = 0; i < examples.size(); ++i) {
        const LexicalCategories::Chances found = chances(examples.x.data() + i * examples.inputs);
        const float* target = examples.t.data() + i * count;
        right += std::ranges::max_element(found) - found.begin() == std::max_element(target, target + count) - target;
    }
    return examples.size() == 0 ? 0 : static_cast<double>(right) / static_cast<double>(examples.size());
}

} // namespace

LexicalCategories trainLexicalCategories(const Pack& pack, const Wordnet& wordnet,
                                         const CategoryTrainingOptions& options, CategoryReport& report,
                                         Progress& progress)
{
    const std::vector<const Synset*> synsets = inFileOrder(wordnet);
    const Examples words = wordExamples(pack, synsets);
    if (words.size() == 0) {
        throw Error(CROSSGLOSS_TEXT("the wordnet %1 names no lexicographer files, or none of its words is in the pack"),
                    {wordnet.name})
            .advise(CROSSGLOSS_TEXT("use Princeton WordNet in its own database files"));
    }
    Random random(options.seed);
    std::uint64_t done = 0;
    progress.stage(CROSSGLOSS_TEXT("Encoding glosses"), synsets.size());
    const auto [glosses, heldOut] = descriptionExamples(pack, synsets, progress, done);

    done = 0;
    progress.stage(CROSSGLOSS_TEXT("Learning categories"),
                   words.size() * static_cast<std::uint64_t>(options.wordEpochs) +
                       glosses.size() * static_cast<std::uint64_t>(options.descriptionEpochs));
    std::vector<TrainedLayer> word;
    word.emplace_back(words.inputs, count, 0, random);
    train(word, words, options.wordEpochs, options, random, progress, done);
    std::vector<TrainedLayer> description;
    description.emplace_back(glosses.inputs, options.hidden, 1 / std::sqrt(static_cast<double>(glosses.inputs)), random);
    description.emplace_back(options.hidden, count, 0.1 / std::sqrt(static_cast<double>(options.hidden)), random);
    train(description, glosses, options.descriptionEpochs, options, random, progress, done);

    LexicalCategories categories(pack.checksum(), std::move(word.front().layer), std::move(description.front().layer),
                                 std::move(description.back().layer));
    const std::size_t dimension = pack.dimension();
    report.words = words.size();
    report.descriptions = glosses.size();
    report.heldOut = heldOut.size();
    report.rightWords = shareRight(words, [&](const float* x) { return categories.ofWord({x, dimension}); });
    report.rightHeldOut = shareRight(heldOut, [&](const float* x) {
        return categories.ofDescription({x, dimension}, {x + dimension, dimension});
    });
    return categories;
}

} // namespace crossgloss
