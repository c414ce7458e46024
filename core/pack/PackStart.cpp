#include "pack/PackTrainer.h"

#include "base/Random.h"

#include <Eigen/Core>
#include <Eigen/SVD>

#include <algorithm>
#include <cmath>

namespace crossgloss {

namespace {

// Rows of a start space for the units of a language, centred and of unit length; empty rows where it lacks the word.
struct Known
{
    std::vector<float> rows;
    std::vector<std::uint8_t> has;
    std::size_t dimension = 0;
};

Known knownRows(const PackLanguage& language, const EmbeddingSpace& space)
{
    Known known;
    known.dimension = space.dimension();
    known.rows.assign(language.units.size() * known.dimension, 0.0F);
    known.has.assign(language.units.size(), 0);
    std::vector<double> mean(known.dimension, 0.0);
    for (std::size_t row = 0; row < space.size(); ++row) {
        const auto vector = space.vector(row);
        for (std::size_t j = 0; j < known.dimension; ++j) {
            mean[j] += static_cast<double>(vector[j]) / static_cast<double>(space.size());
        }
    }
    for (std::size_t unit = 0; unit < language.units.size(); ++unit) {
        const auto row = space.find(language.units[unit]);
        if (!row) {
            continue;
        }
        const auto vector = space.vector(*row);
        float* out = known.rows.data() + unit * known.dimension;
        double square = 1e-12;
        for (std::size_t j = 0; j < known.dimension; ++j) {
            out[j] = vector[j] - static_cast<float>(mean[j]);
            square += static_cast<double>(out[j]) * static_cast<double>(out[j]);
        }
        for (std::size_t j = 0; j < known.dimension; ++j) {
            out[j] /= static_cast<float>(std::sqrt(square));
        }
        known.has[unit] = 1;
    }
    return known;
}

// Turns the rows of a language towards those of the first one, by the pairs whose words both spaces hold.
void align(const PackCorpus& corpus, std::size_t language, Known& from, const Known& to)
{
    const auto n = static_cast<Eigen::Index>(from.dimension);
    Eigen::MatrixXf product = Eigen::MatrixXf::Zero(n, n);
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
            const Eigen::Map<const Eigen::VectorXf> y(to.rows.data() + target * to.dimension, n);
            product.noalias() += y * x.transpose();
            ++used;
        }
    }
    if (used < from.dimension) {
        from.has.assign(from.has.size(), 0);
        return;
    }
    const Eigen::JacobiSVD<Eigen::MatrixXf> svd(product, Eigen::ComputeFullU | Eigen::ComputeFullV);
    const Eigen::MatrixXf turn = svd.matrixU() * svd.matrixV().transpose();
    for (std::size_t unit = 0; unit < from.has.size(); ++unit) {
        Eigen::Map<Eigen::VectorXf> x(from.rows.data() + unit * from.dimension, n);
        const Eigen::VectorXf turned = turn * x;
        x = turned;
    }
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
        const Known anchor = knownRows(corpus.languages.front(), first->second);
        for (std::size_t l = 0; l < corpus.languages.size(); ++l) {
            const PackLanguage& language = corpus.languages[l];
            const auto space = start.find(language.code);
            if (space == start.end() || space->second.dimension() != anchor.dimension) {
                continue;
            }
            Known known = l == 0 ? anchor : knownRows(language, space->second);
            if (l > 0) {
                align(corpus, l, known, anchor);
            }
            for (std::size_t unit = 0; unit < language.units.size(); ++unit) {
                if (known.has[unit]) {
                    std::copy_n(known.rows.data() + unit * known.dimension, std::min(known.dimension, d),
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
