#include "composition/CharacterNgrams.h"

#include "base/Parallel.h"
#include "numeric/Rows.h"
#include "text/Characters.h"
#include "text/Folding.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <cmath>

namespace crossgloss {

namespace {

constexpr std::size_t sentencesPerLook = 256;

/// The finaliser of MurmurHash3: every bit of the key moves every bit of the hash.
std::uint64_t murmurMixed(std::uint64_t key)
{
    key = (key ^ (key >> 33)) * 0xff51afd7ed558ccdULL;
    key = (key ^ (key >> 33)) * 0xc4ceb9fe1a85ec53ULL;
    return key ^ (key >> 33);
}

class CharacterNgrams final : public SentenceModel {
public:
    explicit CharacterNgrams(const CharacterNgramOptions& options) : m_options(options) {}

    std::string method() const override { return "ngrams"; }
    std::size_t dimension() const override { return m_options.dimension; }
    std::vector<std::string> languages() const override { return {}; }

    EmbeddedSentences embed(std::span<const std::string> sentences, std::string_view language, int threads,
                            Progress& progress) const override
    {
        const std::size_t d = m_options.dimension;
        EmbeddedSentences result{{sentences.size(), d, std::vector<float>(sentences.size() * d, 0.0F)},
                                 {std::vector<std::uint32_t>(sentences.size()), {}}};
        parallelRanges(sentences.size(), threads, [&](std::size_t begin, std::size_t end, int) {
            std::u32string letters;
            std::vector<std::uint64_t> runs;
            for (std::size_t i = begin; i < end; ++i) {
                if ((i - begin) % sentencesPerLook == 0) {
                    progress.throwIfCancelled();
                }
                result.coverage.words[i] = spell(sentences[i], language, letters);
                count(letters, runs, &result.vectors.values[i * d]);
            }
        });
        result.coverage.known = result.coverage.words;
        normaliseRows(result.vectors.values.data(), sentences.size(), d, d);
        return result;
    }

private:
    /// The words of a sentence with a space before each and behind the last one. @return how many.
    static std::uint32_t spell(const std::string& sentence, std::string_view language, std::u32string& letters)
    {
        const std::vector<std::string> words = tokenise(sentence, language);
        letters.assign(1, U' ');
        for (const std::string& word : words) {
            const std::string folded = foldLetters(word);
            for (std::size_t position = 0; position < folded.size();) {
                letters += nextCodePoint(folded, position);
            }
            letters += U' ';
        }
        return static_cast<std::uint32_t>(words.size());
    }

    void count(const std::u32string& letters, std::vector<std::uint64_t>& runs, float* row) const
    {
        const auto length = static_cast<std::size_t>(m_options.length);
        runs.clear();
        for (std::size_t i = 0; i + length <= letters.size(); ++i) {
            std::uint64_t run = 0;
            for (std::size_t j = 0; j < length; ++j) {
                run = murmurMixed(run + letters[i + j]);
            }
            runs.push_back(run);
        }
        std::ranges::sort(runs);
        for (std::size_t i = 0; i < runs.size();) {
            const std::size_t first = i;
            while (i < runs.size() && runs[i] == runs[first]) {
                ++i;
            }
            const float weight = 1.0F + std::log(static_cast<float>(i - first));
            const bool negative = (runs[first] >> 63) != 0;
            row[runs[first] % m_options.dimension] += negative ? -weight : weight;
        }
    }

    CharacterNgramOptions m_options;
};

} // namespace

std::shared_ptr<const SentenceModel> characterNgramModel(const CharacterNgramOptions& options)
{
    return std::make_shared<CharacterNgrams>(options);
}

} // namespace crossgloss
