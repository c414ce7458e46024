#pragma once

#include "encoder/LstmLayer.h"
#include "encoder/PackedBatch.h"
#include "gloss/GlossSet.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace crossgloss {

/// The words of glosses as an LSTM reads them: those that have a vector, from the beginning on.
class GlossWords {
public:
    GlossWords(const GlossSet& glosses, std::size_t longest);

    std::size_t size() const { return m_start.size() - 1; }
    std::size_t dimension() const { return m_glosses.dimension(); }
    std::size_t length(std::size_t gloss) const { return m_start[gloss + 1] - m_start[gloss]; }
    const float* vector(std::size_t gloss, std::size_t step) const
    {
        return m_glosses.vectors().data() + m_words[m_start[gloss] + step] * m_glosses.dimension();
    }

private:
    const GlossSet& m_glosses;
    std::vector<std::size_t> m_start{0};
    std::vector<std::uint32_t> m_words;
};

/// One gloss in a batch.
struct BatchGloss {
    const GlossWords* words = nullptr;
    std::size_t gloss = 0;
    std::size_t slot = 0;              ///< row of its encoding
};

/// Runs an LSTM over one batch of glosses and back. One object serves one thread and keeps its memory.
class SiameseBatch {
public:
    SiameseBatch(std::size_t dimension, std::size_t hidden);

    /// @param glosses by falling length, none without words. @param inputMask,stateMask factors of each slot's inputs
    /// and states, slots × dimension and slots × hidden, or null. @param encodings slots × hidden; the batch's are
    /// written.
    void forward(const float* parameters, std::span<const BatchGloss> glosses, const float* inputMask,
                 const float* stateMask, float* encodings);
    /// @param dEncodings slots × hidden. @param gradient of the LSTM's parameters, written.
    void backward(const float* parameters, const float* dEncodings, float* gradient);

private:
    void load(std::span<const BatchGloss> glosses, const float* inputMask, const float* stateMask);
    LstmLayer<float>::Trace trace();
    const float* mask() const { return m_masked ? m_mask.data() : nullptr; }

    std::size_t m_dimension;
    std::size_t m_hidden;
    LstmLayer<float> m_layer;
    PackedBatch m_batch;
    bool m_masked = false;
    std::vector<int> m_lengths;
    std::vector<std::size_t> m_slots;
    std::vector<float> m_x, m_mask, m_gates, m_c, m_previous, m_h, m_dh, m_scratch;
};

} // namespace crossgloss
