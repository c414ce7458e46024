#include "composition/EncodedSentences.h"

#include "base/Error.h"
#include "base/Parallel.h"
#include "base/PartsProgress.h"
#include "composition/FusedModel.h"
#include "composition/WordModel.h"
#include "encoder/EncoderModel.h"
#include "encoder/EncoderStep.h"
#include "encoder/Ranking.h"
#include "encoder/SentenceEncoder.h"
#include "numeric/Rows.h"
#include "pack/PackFormat.h"
#include "text/Language.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <fstream>
#include <mutex>

namespace crossgloss {

namespace {

constexpr std::size_t sentencesPerReport = 64;

class PackSentences final : public SentenceModel {
public:
    explicit PackSentences(std::shared_ptr<const Pack> pack) : m_pack(std::move(pack)) {}

    std::string method() const override { return "pack"; }
    std::size_t dimension() const override { return m_pack->dimension(); }
    std::vector<std::string> languages() const override { return m_pack->descriptionLanguages(); }

    EmbeddedSentences embed(std::span<const std::string> sentences, std::string_view language, int threads,
                            Progress& progress) const override
    {
        requireReads(language);
        const std::size_t d = dimension();
        EmbeddedSentences result{{sentences.size(), d, std::vector<float>(sentences.size() * d, 0.0F)},
                                 {std::vector<std::uint32_t>(sentences.size()),
                                  std::vector<std::uint32_t>(sentences.size())}};
        progress.stage(CROSSGLOSS_TEXT("Encoding sentences"), sentences.size());
        PartsProgress done(progress);
        parallelRanges(sentences.size(), threads, [&](std::size_t begin, std::size_t end, int part) {
            for (std::size_t i = begin; i < end; ++i) {
                if ((i - begin) % sentencesPerReport == 0) {
                    progress.throwIfCancelled();
                    done.add(part, std::min(sentencesPerReport, end - i));
                }
                read(sentences[i], language, {result.vectors.values.data() + i * d, d}, result.coverage.words[i],
                     result.coverage.known[i]);
            }
        });
        normaliseRows(result.vectors.values.data(), sentences.size(), d, d);
        return result;
    }

    SentenceWords wordsOf(std::string_view sentence, std::string_view language) const override
    {
        requireReads(language);
        const std::size_t d = dimension();
        SentenceWords result;
        result.dimension = d;
        std::vector<float> salience(m_pack->heads());
        for (EncodedToken& token : m_pack->encode(sentence, language).tokens) {
            const bool function = isStopWord(token.token, language);
            result.vectors.resize((result.words.size() + 1) * d);
            const bool known =
                m_pack->readToken(token.token, language, std::span(result.vectors).last(d), salience) && token.known;
            result.words.push_back({std::move(token.token), known, function, known ? token.weight : 0.0});
        }
        normaliseRows(result.vectors.data(), result.words.size(), d, d);
        return result;
    }

private:
    /// A pack reads so many words of a text; a longer one is the mean of its parts, by their known words.
    void read(const std::string& text, std::string_view language, std::span<float> vector, std::uint32_t& words,
              std::uint32_t& known) const
    {
        Encoding part = m_pack->encode(text, language);
        const std::size_t most = part.tokens.size();
        const std::vector<std::string> tokens = tokenise(text, language);
        words = static_cast<std::uint32_t>(std::max(most, tokens.size()));
        for (std::size_t begin = 0;;) {
            const auto found = static_cast<std::uint32_t>(std::ranges::count(part.tokens, true, &EncodedToken::known));
            normaliseRows(part.vector.data(), 1, part.vector.size(), part.vector.size());
            for (std::size_t j = 0; j < part.vector.size(); ++j) {
                vector[j] += static_cast<float>(found) * part.vector[j];
            }
            known += found;
            begin += most;
            if (most == 0 || begin >= tokens.size()) {
                return;
            }
            std::string rest;
            for (std::size_t n = begin; n < std::min(begin + most, tokens.size()); ++n) {
                rest += (rest.empty() ? "" : " ") + tokens[n];
            }
            part = m_pack->encode(rest, language);
        }
    }

    std::shared_ptr<const Pack> m_pack;
};

class EncoderSentences final : public SentenceModel {
public:
    EncoderSentences(const std::filesystem::path& file, int threads, Progress& progress)
        : m_model(loadModel(file)), m_table(loadVectors(m_model, threads, progress)), m_encoder(m_model.shape)
    {
    }

    std::string method() const override { return "encoder"; }
    std::size_t dimension() const override { return m_model.shape.output; }
    std::vector<std::string> languages() const override
    {
        std::vector<std::string> result;
        for (const WordTable::Block& block : m_table.blocks()) {
            result.push_back(block.language);
        }
        return result;
    }

    EmbeddedSentences embed(std::span<const std::string> sentences, std::string_view language, int threads,
                            Progress& progress) const override
    {
        requireReads(language);
        EmbeddedSentences result;
        PairSet set;
        // Words that only subwords explain get rows of their own in the table as they are met.
        const std::lock_guard<std::mutex> lock(m_mutex);
        const WordTable::Block& block = m_table.block(language);
        for (const std::string& sentence : sentences) {
            EncodedPair pair;
            pair.begin = static_cast<std::uint32_t>(set.tokens.size());
            const std::vector<std::string> tokens = tokenise(sentence, language);
            std::uint32_t known = 0;
            for (const std::string& token : tokens) {
                const std::optional<std::uint32_t> id = m_table.inputId(block, token);
                known += id ? 1U : 0U;
                if (id && pair.length < m_model.shape.sequenceLength) {
                    set.tokens.push_back(*id);
                    ++pair.length;
                }
            }
            set.pairs.push_back(pair);
            result.coverage.words.push_back(static_cast<std::uint32_t>(tokens.size()));
            result.coverage.known.push_back(known);
        }
        result.vectors.rows = sentences.size();
        result.vectors.dimension = dimension();
        encodeSentences(m_encoder, m_model.parameters.data(), m_table, set, threads, progress, result.vectors.values);
        normaliseRows(result.vectors.values.data(), sentences.size(), dimension(), dimension());
        return result;
    }

private:
    EncoderModel m_model;
    mutable WordTable m_table;
    SentenceEncoder<float> m_encoder;
    mutable std::mutex m_mutex;
};

} // namespace

std::shared_ptr<const SentenceModel> packSentenceModel(std::shared_ptr<const Pack> pack)
{
    return std::make_shared<PackSentences>(std::move(pack));
}

std::shared_ptr<const SentenceModel> encoderSentenceModel(const std::filesystem::path& model, int threads,
                                                          Progress& progress)
{
    return std::make_shared<EncoderSentences>(model, threads, progress);
}

std::shared_ptr<const SentenceModel> openSentenceModel(const std::filesystem::path& path, int threads, Progress& progress,
                                                       const std::filesystem::path& pack)
{
    if (isFusedModel(path)) {
        return openFusedModel(path, pack, threads, progress);
    }
    // Both kinds of files begin with eight bytes of what they are; those of parameters go on with eight of their kind.
    std::array<char, 16> start{};
    std::ifstream file(path, std::ios::binary);
    if (!file) {
        throw Error(CROSSGLOSS_TEXT("The file cannot be read")).at(path.string());
    }
    file.read(start.data(), start.size());
    if (std::memcmp(start.data(), PackMagic, sizeof PackMagic) == 0) {
        return packSentenceModel(Pack::open(path));
    }
    if (std::string_view(start.data() + 8, 7) == "encoder") {
        return encoderSentenceModel(path, threads, progress);
    }
    return makeSentenceModel(readWordModel(path));
}

} // namespace crossgloss
