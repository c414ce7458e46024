#include "gloss/SiameseBatch.h"

#include "encoder/Kernels.h"
#include "numeric/Elementwise.h"

#include <algorithm>
#include <cmath>

namespace crossgloss {

namespace {

/// Grows, never shrinks: batches of one run are of like size.
void reserveFloats(std::vector<float>& values, std::size_t size)
{
    if (values.size() < size) {
        values.resize(size);
    }
}

} // namespace

GlossWords::GlossWords(const GlossSet& glosses, std::size_t longest) : m_glosses(glosses)
{
    m_start.reserve(glosses.size() + 1);
    for (std::size_t gloss = 0; gloss < glosses.size(); ++gloss) {
        const std::size_t first = m_words.size();
        for (const std::uint32_t token : glosses.tokensOf(gloss)) {
            if (token != GlossSet::unknown && m_words.size() < first + longest) {
                m_words.push_back(token);
            }
        }
        m_start.push_back(m_words.size());
    }
}

SiameseBatch::SiameseBatch(std::size_t dimension, std::size_t hidden)
    : m_dimension(dimension), m_hidden(hidden), m_layer(dimension, hidden)
{
}

LstmLayer<float>::Trace SiameseBatch::trace()
{
    return {m_gates.data(), m_c.data(), m_previous.data()};
}

void SiameseBatch::load(std::span<const BatchGloss> glosses, const float* inputMask, const float* stateMask)
{
    m_lengths.clear();
    m_slots.clear();
    for (const BatchGloss& gloss : glosses) {
        m_lengths.push_back(static_cast<int>(gloss.words->length(gloss.gloss)));
        m_slots.push_back(gloss.slot);
    }
    m_batch.assign(m_lengths);
    m_masked = stateMask != nullptr;
    const std::size_t rows = m_batch.rows();
    reserveFloats(m_x, rows * m_dimension);
    reserveFloats(m_gates, rows * 4 * m_hidden);
    for (std::vector<float>* values : {&m_c, &m_previous, &m_h}) {
        reserveFloats(*values, rows * m_hidden);
    }
    // Vectors of length one have tiny components; the LSTM's weights are made for components of order one.
    const float factor = std::sqrt(static_cast<float>(m_dimension));
    for (std::size_t step = 0; step < m_batch.steps(); ++step) {
        for (std::size_t sentence = 0; sentence < m_batch.activeAt(step); ++sentence) {
            const float* vector = glosses[sentence].words->vector(glosses[sentence].gloss, step);
            float* to = m_x.data() + m_batch.row(sentence, step) * m_dimension;
            scale(m_dimension, factor, vector, to);
            if (inputMask) {
                kernels::applyMask(m_dimension, inputMask + m_slots[sentence] * m_dimension, to, false, to);
            }
        }
    }
    if (stateMask) {
        reserveFloats(m_mask, glosses.size() * m_hidden);
        for (std::size_t sentence = 0; sentence < glosses.size(); ++sentence) {
            std::copy_n(stateMask + m_slots[sentence] * m_hidden, m_hidden, m_mask.data() + sentence * m_hidden);
        }
    }
}

void SiameseBatch::forward(const float* parameters, std::span<const BatchGloss> glosses, const float* inputMask,
                           const float* stateMask, float* encodings)
{
    load(glosses, inputMask, stateMask);
    m_layer.forward(parameters, m_batch, m_x.data(), mask(), trace(), m_h.data());
    for (std::size_t sentence = 0; sentence < glosses.size(); ++sentence) {
        const std::size_t last = m_batch.row(sentence, m_batch.length(sentence) - 1);
        std::copy_n(m_h.data() + last * m_hidden, m_hidden, encodings + m_slots[sentence] * m_hidden);
    }
}

void SiameseBatch::backward(const float* parameters, const float* dEncodings, float* gradient)
{
    reserveFloats(m_dh, m_batch.rows() * m_hidden);
    reserveFloats(m_scratch, 2 * m_batch.sentences() * m_hidden);
    std::fill_n(m_dh.begin(), m_batch.rows() * m_hidden, 0.0F);
    for (std::size_t sentence = 0; sentence < m_batch.sentences(); ++sentence) {
        const std::size_t last = m_batch.row(sentence, m_batch.length(sentence) - 1);
        std::copy_n(dEncodings + m_slots[sentence] * m_hidden, m_hidden, m_dh.data() + last * m_hidden);
    }
    m_layer.backward(parameters, m_batch, m_x.data(), mask(), trace(), m_dh.data(), m_scratch.data(), gradient,
                     nullptr);
}

} // namespace crossgloss
