#include "pack/PackTrainer.h"

#include "base/Random.h"

#include <Eigen/Core>
#include <Eigen/Eigenvalues>
#include <Eigen/SVD>

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

using Matrix = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

// The most common directions tell of frequency rather than meaning (Mu and Viswanath 2018).
constexpr Eigen::Index commonDirections = 2;

// The rows of a space, centred, without its common directions, of unit length.
Matrix prepared(const EmbeddingSpace& space)
{
    const auto n = static_cast<Eigen::Index>(space.size());
    const auto d = static_cast<Eigen::Index>(space.dimension());
    Matrix rows(n, d);
    for (Eigen::Index row = 0; row < n; ++row) {
        const auto vector = space.vector(static_cast<std::size_t>(row));
        std::copy(vector.begin(), vector.end(), rows.data() + row * d);
    }
    const Eigen::RowVectorXf mean = rows.colwise().mean();
    rows.rowwise() -= mean;
    const Eigen::MatrixXf covariance = rows.transpose() * rows / static_cast<float>(n);
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXf> solver(covariance);
    if (d > 10 * commonDirections) {
        const Eigen::MatrixXf common = solver.eigenvectors().rightCols(commonDirections);
        const Eigen::MatrixXf along = rows * common;
        rows.noalias() -= along * common.transpose();
    }
    rows.rowwise().normalize();
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
        const Matrix rows = prepared(space);
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
    const auto n = static_cast<Eigen::Index>(known.has.size());
    Eigen::Map<Matrix> rows(known.rows.data(), n, static_cast<Eigen::Index>(known.dimension));
    Matrix kept = rows;
    if (known.dimension > most) {
        const Eigen::MatrixXf covariance = rows.transpose() * rows;
        const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXf> solver(covariance);
        kept.noalias() = rows * solver.eigenvectors().rightCols(static_cast<Eigen::Index>(most));
        known.dimension = most;
    }
    for (Eigen::Index row = 0; row < n; ++row) {
        if (known.has[static_cast<std::size_t>(row)]) {
            kept.row(row).normalize();
        }
    }
    known.rows.assign(kept.data(), kept.data() + kept.size());
}

// Turns the rows of a language towards those of the first one, by the pairs whose words both spaces hold. A space of
// fewer dimensions goes into a part of the other.
void align(const PackCorpus& corpus, std::size_t language, Known& from, const Known& to)
{
    const auto n = static_cast<Eigen::Index>(from.dimension);
    const auto m = static_cast<Eigen::Index>(to.dimension);
    Eigen::MatrixXf product = Eigen::MatrixXf::Zero(m, n);
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
            const Eigen::Map<const Eigen::VectorXf> x(from.rows.data() + source * from.dimension, n);
            const Eigen::Map<const Eigen::VectorXf> y(to.rows.data() + target * to.dimension, m);
            product.noalias() += y * x.transpose();
            ++used;
        }
    }
    if (used < from.dimension) {
        from.has.assign(from.has.size(), 0);
        return;
    }
    const Eigen::BDCSVD<Eigen::MatrixXf> svd(product, Eigen::ComputeThinU | Eigen::ComputeThinV);
    const Eigen::MatrixXf turn = svd.matrixU() * svd.matrixV().transpose();
    const Eigen::Map<const Matrix> rows(from.rows.data(), static_cast<Eigen::Index>(from.has.size()), n);
    const Matrix turned = rows * turn.transpose();
    from.rows.assign(turned.data(), turned.data() + turned.size());
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
