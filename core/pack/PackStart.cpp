#include "pack/PackTrainer.h"

#include "base/Random.h"
#include "numeric/Decomposition.h"
#include "numeric/Elementwise.h"
#include "numeric/Gemm.h"
#include "numeric/Rows.h"

#include <algorithm>
#include <cmath>

namespace crossgloss {

namespace {

// Rows of the start spaces for the units of a language, side by side; each part centred, without the directions that
// all words share, and of unit length. Empty rows where no space has the word.
struct Known
{
    std::vector<float> rows;
    std::vector<std::uint8_t> has;
    std::size_t dimension = 0;
};

// The most common directions tell of frequency rather than meaning (Mu and Viswanath 2018).
constexpr std::size_t commonDirections = 2;

// C = alpha · op(A) · op(B) + beta · C of matrices whose rows lie one behind the other; C is m × n.
void multiply(Transpose transA, Transpose transB, std::size_t m, std::size_t n, std::size_t k, float alpha,
              const float* a, const float* b, float beta, float* c)
{
    const auto size = [](std::size_t value) { return static_cast<std::ptrdiff_t>(value); };
    gemm(transA, transB, size(m), size(n), size(k), alpha, a, size(transA == Transpose::No ? k : m), b,
         size(transB == Transpose::No ? n : k), beta, c, size(n));
}

// Of the rows' inner products.
SymmetricEigen principalDirections(const std::vector<float>& rows, std::size_t dimension)
{
    std::vector<float> gram(dimension * dimension);
    multiply(Transpose::Yes, Transpose::No, dimension, dimension, rows.size() / dimension, 1.0F, rows.data(),
             rows.data(), 0.0F, gram.data());
    return symmetricEigen(toDense(gram, dimension, dimension));
}

void centre(std::vector<float>& rows, std::size_t dimension)
{
    const std::size_t count = rows.size() / dimension;
    std::vector<double> mean(dimension, 0.0);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        mean[i % dimension] += static_cast<double>(rows[i]) / static_cast<double>(count);
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        rows[i] -= static_cast<float>(mean[i % dimension]);
    }
}

// The rows of a space, centred, without its common directions, of unit length.
std::vector<float> prepared(const EmbeddingSpace& space)
{
    const std::size_t d = space.dimension();
    std::vector<float> rows;
    rows.reserve(space.size() * d);
    for (std::size_t row = 0; row < space.size(); ++row) {
        const auto vector = space.vector(row);
        rows.insert(rows.end(), vector.begin(), vector.end());
    }
    if (rows.empty()) {
        return rows;
    }
    centre(rows, d);
    if (d > 10 * commonDirections) {
        const std::vector<float> common = toFloat(firstColumns(principalDirections(rows, d).vectors, commonDirections));
        std::vector<float> along(space.size() * commonDirections);
        multiply(Transpose::No, Transpose::No, space.size(), commonDirections, d, 1.0F, rows.data(), common.data(),
                 0.0F, along.data());
        multiply(Transpose::No, Transpose::Yes, space.size(), d, commonDirections, -1.0F, along.data(), common.data(),
                 1.0F, rows.data());
    }
    normaliseRows(rows.data(), space.size(), d, d);
    return rows;
}

Known knownRows(const PackLanguage& language, const std::vector<EmbeddingSpace>& spaces)
{
    Known known;
    for (const EmbeddingSpace& space : spaces) {
        known.dimension += space.dimension();
    }
    known.rows.assign(language.units.size() * known.dimension, 0.0F);
    known.has.assign(language.units.size(), 0);
    std::size_t column = 0;
    for (const EmbeddingSpace& space : spaces) {
        const std::vector<float> rows = prepared(space);
        for (std::size_t unit = 0; unit < language.units.size(); ++unit) {
            if (const auto row = space.find(language.units[unit])) {
                const float* from = rows.data() + *row * space.dimension();
                std::copy_n(from, space.dimension(), known.rows.data() + unit * known.dimension + column);
                known.has[unit] = 1;
            }
        }
        column += space.dimension();
    }
    return known;
}

// Keeps the @p most directions along which the rows differ most, and makes the rows unit vectors.
void reduce(Known& known, std::size_t most)
{
    const std::size_t n = known.has.size();
    if (known.dimension > most) {
        const std::vector<float> directions =
            toFloat(firstColumns(principalDirections(known.rows, known.dimension).vectors, most));
        std::vector<float> kept(n * most);
        multiply(Transpose::No, Transpose::No, n, most, known.dimension, 1.0F, known.rows.data(), directions.data(),
                 0.0F, kept.data());
        known.rows = std::move(kept);
        known.dimension = most;
    }
    normaliseRows(known.rows.data(), n, known.dimension, known.dimension);
}

// Turns the rows of a language towards those of the first one, by the pairs whose words both spaces hold. A space of
// fewer dimensions goes into a part of the other.
void align(const PackCorpus& corpus, std::size_t language, Known& from, const Known& to)
{
    const std::size_t n = from.dimension;
    const std::size_t m = to.dimension;
    std::vector<float> cross(m * n, 0.0F);
    std::size_t used = 0;
    for (const PackItem& item : corpus.items) {
        if (item.kind != PackItemKind::Pair || item.language != language || item.tokenEnd - item.tokenBegin != 1) {
            continue;
        }
        const std::uint32_t source = corpus.tokens[item.tokenBegin] - corpus.languages[language].offset;
        if (!from.has[source]) {
            continue;
        }
        for (std::uint32_t a = item.answerBegin; a < item.answerEnd; ++a) {
            const std::uint32_t target = corpus.answers[a];
            if (target >= corpus.languages[0].units.size() || !to.has[target]) {
                continue;
            }
            for (std::size_t i = 0; i < m; ++i) {
                addScaled(n, to.rows[target * m + i], from.rows.data() + source * n, cross.data() + i * n);
            }
            ++used;
        }
    }
    if (used < from.dimension) {
        from.has.assign(from.has.size(), 0);
        return;
    }
    const SingularValues svd = singularValues(toDense(cross, m, n));
    const std::vector<float> turn = toFloat(product(svd.u, Transpose::No, svd.v, Transpose::Yes));
    std::vector<float> turned(from.has.size() * m);
    multiply(Transpose::No, Transpose::Yes, from.has.size(), m, n, 1.0F, from.rows.data(), turn.data(), 0.0F,
             turned.data());
    from.rows = std::move(turned);
    from.dimension = to.dimension;
}

// Sums of vectors for units that have none yet, set at the end of a pass so that passes do not feed themselves.
class Filler
{
public:
    Filler(std::vector<float>& words, std::vector<std::uint8_t>& has, std::size_t dimension)
        : m_words(words), m_has(has), m_dimension(dimension), m_sum(words.size(), 0.0F), m_count(has.size(), 0.0F)
    {
    }

    void add(std::uint32_t unit, std::uint32_t from, float weight)
    {
        if (m_has[unit] || !m_has[from]) {
            return;
        }
        for (std::size_t j = 0; j < m_dimension; ++j) {
            m_sum[unit * m_dimension + j] += weight * m_words[from * m_dimension + j];
        }
        m_count[unit] += weight;
    }

    void finish()
    {
        for (std::size_t unit = 0; unit < m_has.size(); ++unit) {
            if (m_has[unit] || m_count[unit] <= 0) {
                continue;
            }
            double square = 1e-12;
            for (std::size_t j = 0; j < m_dimension; ++j) {
                square += std::pow(static_cast<double>(m_sum[unit * m_dimension + j]), 2);
            }
            for (std::size_t j = 0; j < m_dimension; ++j) {
                m_words[unit * m_dimension + j] = m_sum[unit * m_dimension + j] / static_cast<float>(std::sqrt(square));
            }
            m_has[unit] = 1;
        }
    }

private:
    std::vector<float>& m_words;
    std::vector<std::uint8_t>& m_has;
    std::size_t m_dimension;
    std::vector<float> m_sum;
    std::vector<float> m_count;
};

} // namespace

PackParameters<float> packStart(const PackCorpus& corpus, const PackGrams& grams, const PackStart& start,
                                const PackTrainOptions& options)
{
    PackParameters<float> p;
    p.resize(options.model, corpus.units());
    const std::size_t d = options.model.dimension;
    static_cast<void>(grams);

    std::vector<std::uint8_t> has(p.units, 0);
    if (const auto first = start.find(corpus.languages.front().code); first != start.end()) {
        Known anchor = knownRows(corpus.languages.front(), first->second);
        reduce(anchor, d);
        for (std::size_t l = 0; l < corpus.languages.size(); ++l) {
            const PackLanguage& language = corpus.languages[l];
            const auto spaces = start.find(language.code);
            if (spaces == start.end()) {
                continue;
            }
            Known known = anchor;
            if (l > 0) {
                known = knownRows(language, spaces->second);
                reduce(known, anchor.dimension);
                align(corpus, l, known, anchor);
            }
            for (std::size_t unit = 0; unit < language.units.size(); ++unit) {
                if (known.has[unit]) {
                    std::copy_n(known.rows.data() + unit * known.dimension, known.dimension,
                                p.words.data() + (language.offset + unit) * d);
                    has[language.offset + unit] = 1;
                }
            }
        }
    }

    std::vector<float> count(p.units, 0.0F);
    for (const PackItem& item : corpus.items) {
        if (item.kind == PackItemKind::Definition) {
            for (std::uint32_t t = item.tokenBegin; t < item.tokenEnd; ++t) {
                count[corpus.tokens[t]] += 1.0F;
            }
        }
    }
    for (int pass = 0; pass < 2; ++pass) {
        Filler filler(p.words, has, d);
        for (const PackItem& item : corpus.items) {
            if (item.kind == PackItemKind::Pair) {
                for (std::uint32_t a = item.answerBegin; a < item.answerEnd; ++a) {
                    for (std::uint32_t t = item.tokenBegin; t < item.tokenEnd; ++t) {
                        filler.add(corpus.answers[a], corpus.tokens[t], 1.0F);
                    }
                }
            }
        }
        filler.finish();
    }
    {
        Filler filler(p.words, has, d);
        for (const PackLanguage& language : corpus.languages) {
            for (std::uint32_t unit = 0; unit < language.units.size(); ++unit) {
                const std::string& word = language.units[unit];
                std::size_t begin = 0;
                while (word.find(' ') != std::string::npos && begin <= word.size()) {
                    const std::size_t end = std::min(word.find(' ', begin), word.size());
                    const auto part = language.index.find(word.substr(begin, end - begin));
                    if (part != language.index.end()) {
                        filler.add(language.offset + unit, language.offset + part->second,
                                   1.0F / std::sqrt(count[language.offset + part->second] + 5.0F));
                    }
                    begin = end + 1;
                }
            }
        }
        filler.finish();
    }
    {
        Filler filler(p.words, has, d);
        for (const PackItem& item : corpus.items) {
            for (std::uint32_t a = item.answerBegin; a < item.answerEnd; ++a) {
                for (std::uint32_t t = item.tokenBegin; t < item.tokenEnd; ++t) {
                    filler.add(corpus.answers[a], corpus.tokens[t], 1.0F / std::sqrt(count[corpus.tokens[t]] + 5.0F));
                }
            }
        }
        filler.finish();
    }

    Random random(options.seed);
    const float noise = 0.3F / std::sqrt(static_cast<float>(d));
    for (float& value : p.words) {
        value += noise * static_cast<float>(normal(random));
    }
    for (float& value : p.w1) {
        value = static_cast<float>(normal(random) / std::sqrt(static_cast<double>(d)));
    }
    for (std::size_t unit = 0; unit < p.units; ++unit) {
        for (std::size_t h = 0; h < options.model.heads; ++h) {
            p.salience[unit * options.model.heads + h] = -0.4F * std::log(count[unit] + 5.0F);
        }
    }
    return p;
}

} // namespace crossgloss
