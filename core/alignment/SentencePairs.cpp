#include "alignment/SentencePairs.h"

#include "base/Error.h"
#include "base/Parallel.h"
#include "base/Random.h"
#include "numeric/Elementwise.h"
#include "numeric/Rows.h"
#include "numeric/Vectorised.h"
#include "resources/LineReader.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <cmath>
#include <memory>

namespace crossgloss {

namespace {

/// Lines that are read before they are worked on together.
constexpr std::size_t batchLines = 8192;
/// One in so many pairs may be held out.
constexpr std::uint64_t oneAsideIn = 10;

CROSSGLOSS_VECTORISED
double squaredLength(const float* values, std::size_t count)
{
    double sum = 0.0;
#pragma omp simd reduction(+ : sum)
    for (std::size_t i = 0; i < count; ++i) {
        sum += static_cast<double>(values[i]) * static_cast<double>(values[i]);
    }
    return sum;
}

/// Sums of normalised word vectors without normalised copies of a space: unit length scales a row and centring
/// subtracts a mean, so a normalised row is a · x − Σ b_k m_k, and a few numbers per word are all that is kept.
class SentenceSide {
public:
    SentenceSide(const EmbeddingSpace& space, const Normalisation& normalisation, std::string language, int threads)
        : m_space(space), m_normalisation(normalisation), m_language(std::move(language)),
          m_means(normalisation.means().size()), m_weights(space.size() * (1 + m_means))
    {
        parallelRanges(space.size(), threads, [&](std::size_t begin, std::size_t end, int) {
            std::vector<float> row(space.dimension());
            for (std::size_t i = begin; i < end; ++i) {
                weigh(i, row);
            }
        });
    }

    /// The sentence's vector, of length one. @return false when no word of it is known. @p shares is scratch.
    bool vectorOf(std::string_view sentence, std::vector<float>& shares, float* out) const
    {
        const std::size_t dimension = m_space.dimension();
        std::fill_n(out, dimension, 0.0f);
        shares.assign(m_means, 0.0f);
        bool any = false;
        for (const std::string& word : tokenise(sentence, m_language)) {
            const std::optional<std::size_t> row = m_space.find(word);
            if (!row) {
                continue;
            }
            const float* const weights = m_weights.data() + *row * (1 + m_means);
            addScaled(dimension, weights[0], m_space.vector(*row).data(), out);
            for (std::size_t k = 0; k < m_means; ++k) {
                shares[k] += weights[1 + k];
            }
            any = true;
        }
        for (std::size_t k = 0; k < m_means; ++k) {
            addScaled(dimension, -shares[k], m_normalisation.means()[k].data(), out);
        }
        normaliseRows(out, 1, dimension, dimension);
        return any && squaredLength(out, dimension) > 0.5;
    }

private:
    void weigh(std::size_t index, std::vector<float>& row)
    {
        std::ranges::copy(m_space.vector(index), row.begin());
        float* const weights = m_weights.data() + index * (1 + m_means);
        weights[0] = 1.0f;
        std::size_t centring = 0;
        for (const NormalisationStep step : m_normalisation.steps()) {
            if (step == NormalisationStep::Centre) {
                addScaled(row.size(), -1.0f, m_normalisation.means()[centring].data(), row.data());
                weights[1 + centring++] = 1.0f;
            } else if (const double squares = squaredLength(row.data(), row.size()); squares > 0.0) {
                const float factor = static_cast<float>(1.0 / std::sqrt(squares));
                scale(row.size(), factor, row.data(), row.data());
                scale(1 + centring, factor, weights, weights);
            }
        }
    }

    const EmbeddingSpace& m_space;
    const Normalisation& m_normalisation;
    std::string m_language;
    std::size_t m_means;
    std::vector<float> m_weights;      ///< words × (1 + means)
};

/// Spreads the bits of a line's number, so that which lines may go aside is random but follows from seed and line
/// alone.
bool mayGoAside(std::uint64_t line, std::uint64_t seed)
{
    std::uint64_t bits = line + 0x9e3779b97f4a7c15ULL * (seed + 1);
    bits = (bits ^ (bits >> 30)) * 0xbf58476d1ce4e5b9ULL;
    bits = (bits ^ (bits >> 27)) * 0x94d049bb133111ebULL;
    return (bits ^ (bits >> 31)) % oneAsideIn == 0;
}

/// The learning and the keeping aside of pairs, batch by batch.
class Accumulation {
public:
    Accumulation(std::size_t sourceDimension, std::size_t targetDimension, const SentenceOptions& options)
        : m_sourceDimension(sourceDimension), m_targetDimension(targetDimension), m_options(options),
          m_parts(static_cast<std::size_t>(resolveThreads(options.threads)),
                  CrossProductsBuilder(sourceDimension, targetDimension, options.grams)),
          m_candidates(m_parts.size()), m_random(options.seed)
    {
    }

    void add(const SentenceBatch& batch, const SentenceSide& source, const SentenceSide& target)
    {
        const std::size_t first = m_result.listed;
        std::vector<std::size_t> used(m_parts.size());
        parallelRanges(batch.source.size(), m_options.threads, [&](std::size_t begin, std::size_t end, int part) {
            std::vector<float> x(m_sourceDimension);
            std::vector<float> z(m_targetDimension);
            std::vector<float> shares;
            for (std::size_t i = begin; i < end; ++i) {
                if (!source.vectorOf(batch.source[i], shares, x.data())
                    || !target.vectorOf(batch.target[i], shares, z.data())) {
                    continue;
                }
                ++used[static_cast<std::size_t>(part)];
                if (m_options.aside > 0 && mayGoAside(first + i, m_options.seed)) {
                    Rows& rows = m_candidates[static_cast<std::size_t>(part)];
                    rows.source.insert(rows.source.end(), x.begin(), x.end());
                    rows.target.insert(rows.target.end(), z.begin(), z.end());
                } else {
                    m_parts[static_cast<std::size_t>(part)].add(x.data(), z.data());
                }
            }
        });
        m_result.listed += batch.source.size();
        std::size_t known = 0;
        for (const std::size_t count : used) {
            known += count;
        }
        m_result.empty += batch.source.size() - known;
        for (Rows& rows : m_candidates) {
            for (std::size_t i = 0; i * m_sourceDimension < rows.source.size(); ++i) {
                offer(rows.source.data() + i * m_sourceDimension, rows.target.data() + i * m_targetDimension);
            }
            rows.source.clear();
            rows.target.clear();
        }
    }

    SentencePairs finish()
    {
        for (std::size_t part = 1; part < m_parts.size(); ++part) {
            m_parts[0].merge(m_parts[part]);
        }
        if (m_parts[0].result().pairs < m_result.aside) {      // almost nothing but candidates: learn from all of them
            for (std::size_t i = 0; i < m_result.aside; ++i) {
                m_parts[0].add(m_result.asideSource.data() + i * m_sourceDimension,
                               m_result.asideTarget.data() + i * m_targetDimension);
            }
            m_result.aside = 0;
            m_result.asideSource.clear();
            m_result.asideTarget.clear();
        }
        m_result.products = m_parts[0].result();
        return std::move(m_result);
    }

private:
    struct Rows {
        std::vector<float> source;
        std::vector<float> target;
    };

    /// Reservoir sampling (algorithm R): of all candidates each has the same chance to stay aside; the others are
    /// learned.
    void offer(const float* source, const float* target)
    {
        ++m_offered;
        if (m_result.aside < m_options.aside) {
            m_result.asideSource.insert(m_result.asideSource.end(), source, source + m_sourceDimension);
            m_result.asideTarget.insert(m_result.asideTarget.end(), target, target + m_targetDimension);
            ++m_result.aside;
            return;
        }
        const auto place = static_cast<std::size_t>(uniformBelow(m_random, m_offered));
        if (place >= m_options.aside) {
            m_parts[0].add(source, target);
            return;
        }
        float* const oldSource = m_result.asideSource.data() + place * m_sourceDimension;
        float* const oldTarget = m_result.asideTarget.data() + place * m_targetDimension;
        m_parts[0].add(oldSource, oldTarget);
        std::copy_n(source, m_sourceDimension, oldSource);
        std::copy_n(target, m_targetDimension, oldTarget);
    }

    std::size_t m_sourceDimension;
    std::size_t m_targetDimension;
    const SentenceOptions& m_options;
    std::vector<CrossProductsBuilder> m_parts;
    std::vector<Rows> m_candidates;    ///< of the present batch, by part
    Random m_random;
    std::uint64_t m_offered = 0;
    SentencePairs m_result;
};

/// The lines of two files side by side.
class FilePair {
public:
    FilePair(const std::filesystem::path& source, const std::filesystem::path& target)
        : m_source(source), m_target(target)
    {
    }

    bool next(SentenceBatch& batch)
    {
        batch.source.resize(batchLines);
        batch.target.resize(batchLines);
        std::size_t count = 0;
        std::string_view line;
        std::string_view other;
        while (count < batchLines) {
            const bool has = m_source.next(line);
            if (has != m_target.next(other)) {
                const LineReader& shorter = has ? m_target : m_source;
                throw Error(CROSSGLOSS_TEXT("The two files do not have the same number of lines"))
                    .at(shorter.path().string(), shorter.line())
                    .advise(CROSSGLOSS_TEXT("Line N of one must be the translation of line N of the other"));
            }
            if (!has) {
                break;
            }
            keep(line, m_source, batch.source[count]);
            keep(other, m_target, batch.target[count]);
            ++count;
        }
        batch.source.resize(count);
        batch.target.resize(count);
        return count > 0;
    }

private:
    static void keep(std::string_view line, const LineReader& reader, std::string& out)
    {
        if (!isValidUtf8(line)) {
            throw Error(CROSSGLOSS_TEXT("The line is not UTF-8")).at(reader.path().string(), reader.line());
        }
        out.assign(line);
    }

    LineReader m_source;
    LineReader m_target;
};

} // namespace

SentenceSource sentenceFiles(std::filesystem::path source, std::filesystem::path target)
{
    return [source = std::move(source), target = std::move(target)] {
        const auto files = std::make_shared<FilePair>(source, target);
        return SentenceReader([files](SentenceBatch& batch) { return files->next(batch); });
    };
}

SentencePairs sentencePairs(const SentenceSource& sentences, const EmbeddingSpace& source,
                            const Normalisation& sourceNormalisation, const EmbeddingSpace& target,
                            const Normalisation& targetNormalisation, const SentenceOptions& options,
                            Progress& progress)
{
    const SentenceSide sourceSide(source, sourceNormalisation, options.sourceLanguage, options.threads);
    const SentenceSide targetSide(target, targetNormalisation, options.targetLanguage, options.threads);
    Accumulation accumulation(source.dimension(), target.dimension(), options);
    const SentenceReader next = sentences();
    SentenceBatch batch;
    std::size_t lines = 0;
    progress.stage(CROSSGLOSS_TEXT("Reading sentences"), 0);
    while (next(batch)) {
        progress.throwIfCancelled();
        accumulation.add(batch, sourceSide, targetSide);
        lines += batch.source.size();
        progress.advance(lines);
    }
    SentencePairs result = accumulation.finish();
    if (result.products.pairs == 0) {
        throw Error(CROSSGLOSS_TEXT("No pair of sentences has a known word on both sides"))
            .advise(CROSSGLOSS_TEXT("Check that the texts are in the languages of the vectors, and in the same order"));
    }
    return result;
}

} // namespace crossgloss
