#include "encoder/TrainedDictionary.h"

#include "encoder/Ranking.h"
#include "encoder/TrainingData.h"
#include "numeric/Elementwise.h"
#include "numeric/Rows.h"
#include "resources/WordPairs.h"
#include "text/Language.h"
#include "text/Tokeniser.h"

#include "base/Error.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace crossgloss {

namespace {

/// Positions of the best scores, best first; of equals the first.
std::vector<std::size_t> bestOf(const std::vector<float>& scores, std::size_t count)
{
    std::vector<std::size_t> order(scores.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    count = std::min(count, order.size());
    std::partial_sort(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(count), order.end(),
                      [&](std::size_t a, std::size_t b) { return scores[a] > scores[b] || (scores[a] == scores[b] && a < b); });
    order.resize(count);
    return order;
}

} // namespace

TrainedDictionary::TrainedDictionary(const std::filesystem::path& model, int threads, Progress& progress)
    : m_model(loadModel(model)), m_table(loadVectors(m_model, threads, progress)), m_encoder(m_model.shape)
{
}

std::vector<std::string> TrainedDictionary::languages() const
{
    std::vector<std::string> languages;
    for (const WordTable::Block& block : m_table.blocks()) {
        languages.push_back(block.language);
    }
    return languages;
}

PairSet TrainedDictionary::encodable(const std::vector<std::string>& tokens, const WordTable::Block& block,
                                     std::vector<std::size_t>& places)
{
    PairSet set;
    places.clear();
    for (std::size_t i = 0; i < tokens.size() && places.size() < m_model.shape.sequenceLength; ++i) {
        if (const std::optional<std::uint32_t> id = m_table.inputId(block, tokens[i])) {
            set.tokens.push_back(*id);
            places.push_back(i);
        }
    }
    set.pairs.push_back({0, static_cast<std::uint32_t>(set.tokens.size()), 0, 0});
    return set;
}

std::vector<float> TrainedDictionary::encode(const PairSet& set, int threads, Progress& progress) const
{
    std::vector<float> vectors;
    encodeSentences(m_encoder, m_model.parameters.data(), m_table, set, threads, progress, vectors);
    normaliseRows(vectors.data(), set.pairs.size(), m_model.shape.output, m_model.shape.output);
    return vectors;
}

std::vector<double> TrainedDictionary::shares(const PairSet& sentence, const std::vector<float>& encoded, int threads,
                                              Progress& progress) const
{
    const std::size_t length = sentence.tokens.size();
    std::vector<double> found(length);
    if (m_model.shape.kind == EncoderKind::Attention) {
        PackedBatch batch;
        const int words = static_cast<int>(length);
        batch.assign({&words, 1});
        BatchInput<float> input;
        for (const std::uint32_t id : sentence.tokens) {
            input.rows.push_back(m_table.row(id));
            input.scales.push_back(m_table.scale(id));
        }
        SentenceEncoder<float>::Workspace workspace = m_encoder.makeWorkspace(1);
        std::vector<float> out(m_model.shape.output);
        m_encoder.forward(m_model.parameters.data(), batch, input, workspace, out.data());
        const float* weights = m_encoder.attention(batch, workspace, 0);
        std::copy_n(weights, length, found.begin());
    } else if (length == 1) {
        found[0] = 1;
    } else {
        PairSet without;
        for (std::size_t left = 0; left < length; ++left) {
            without.pairs.push_back({static_cast<std::uint32_t>(without.tokens.size()), static_cast<std::uint32_t>(length - 1), 0, 0});
            for (std::size_t i = 0; i < length; ++i) {
                if (i != left) {
                    without.tokens.push_back(sentence.tokens[i]);
                }
            }
        }
        const std::vector<float> turned = encode(without, threads, progress);
        const std::size_t dimension = m_model.shape.output;
        for (std::size_t i = 0; i < length; ++i) {
            found[i] = std::max(0.0, 1.0 - static_cast<double>(dot(dimension, encoded.data(), turned.data() + i * dimension)));
        }
    }
    const double sum = std::accumulate(found.begin(), found.end(), 0.0);
    for (double& share : found) {
        share = sum > 0 ? share / sum : 1.0 / static_cast<double>(length);
    }
    return found;
}

void TrainedDictionary::learn(Progress& progress, int threads)
{
    if (m_learned) {
        return;
    }
    std::vector<Learned> learned;
    std::vector<std::size_t> places;
    for (const DefinitionFile& file : m_model.config.data) {
        std::error_code failure;
        if (!std::filesystem::is_regular_file(file.file, failure)) {
            continue;
        }
        Learned of;
        of.answerLanguage = canonicalLanguage(file.answerLanguage);
        of.definitionLanguage = canonicalLanguage(file.definitionLanguage);
        const WordTable::Block& block = m_table.block(of.definitionLanguage);
        ReadReport report;
        PairSet set;
        for (DefinitionPair& pair : readDefinitions(file.file, progress, report)) {
            const PairSet one = encodable(tokenise(pair.definition, of.definitionLanguage), block, places);
            if (one.tokens.empty()) {
                continue;
            }
            set.pairs.push_back({static_cast<std::uint32_t>(set.tokens.size()), one.pairs.front().length, 0, 0});
            set.tokens.insert(set.tokens.end(), one.tokens.begin(), one.tokens.end());
            of.answers.push_back(std::move(pair.answer));
            of.definitions.push_back(std::move(pair.definition));
        }
        progress.stage(CROSSGLOSS_TEXT("Encoding the training definitions"), 0);
        of.vectors = encode(set, threads, progress);
        learned.push_back(std::move(of));
    }
    m_learned = std::move(learned);
}

EncoderReply TrainedDictionary::ask(std::string_view description, const std::string& from, const std::string& to,
                                    const AskOptions& options, Progress& progress)
{
    const WordTable::Block& words = m_table.block(from);
    const WordTable::Block& answers = m_table.block(to);
    EncoderReply reply;
    const std::vector<std::string> tokens = tokenise(description, from);
    std::vector<std::size_t> places;
    const PairSet sentence = encodable(tokens, words, places);
    if (sentence.tokens.empty()) {
        throw Error(CROSSGLOSS_TEXT("No word of the description has a vector"));
    }
    for (const std::string& token : tokens) {
        reply.words.push_back({token, false, 0});
    }
    const std::vector<float> encoded = encode(sentence, options.threads, progress);
    const std::vector<double> found = shares(sentence, encoded, options.threads, progress);
    for (std::size_t i = 0; i < places.size(); ++i) {
        reply.words[places[i]].known = true;
        reply.words[places[i]].share = found[i];
    }
    const std::size_t dimension = m_model.shape.output;
    std::vector<float> scores(answers.space.size());
    for (std::size_t row = 0; row < scores.size(); ++row) {
        const auto id = static_cast<std::uint32_t>(answers.first + row);
        scores[row] = m_table.scale(id) * dot(dimension, encoded.data(), m_table.row(id));
    }
    for (const std::size_t row : bestOf(scores, options.answers)) {
        reply.answers.push_back({std::string(answers.space.word(row)), scores[row]});
    }
    if (options.nearest > 0) {
        learn(progress, options.threads);
        for (const Learned& of : *m_learned) {
            if (of.definitionLanguage != from || of.answerLanguage != to) {
                continue;
            }
            std::vector<float> near(of.answers.size());
            for (std::size_t i = 0; i < near.size(); ++i) {
                near[i] = dot(dimension, encoded.data(), of.vectors.data() + i * dimension);
            }
            for (const std::size_t i : bestOf(near, options.nearest)) {
                reply.nearest.push_back({of.answers[i], of.definitions[i], near[i]});
            }
        }
        std::ranges::stable_sort(reply.nearest, std::greater<>(), &NearDefinition::similarity);
        reply.nearest.resize(std::min(reply.nearest.size(), options.nearest));
    }
    return reply;
}

} // namespace crossgloss
