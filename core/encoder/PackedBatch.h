#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace crossgloss {

/// Layout of a batch of sentences without padding. Sentences stand by falling length; rows stand by time step, and
/// within a step by sentence. Those still going at step t are therefore the first activeAt(t) sentences, and their
/// states of step t − 1 are the first rows of that step: every product of a step covers exactly the words there are.
class PackedBatch
{
public:
    /// @param lengths positive and not rising. Allocates only when the batch is larger than any before.
    /// @throws std::invalid_argument when a length is not positive or lengths rise.
    void assign(std::span<const int> lengths);

    std::size_t sentences() const { return m_lengths.size(); }
    std::size_t steps() const { return m_lengths.empty() ? 0 : static_cast<std::size_t>(m_lengths.front()); }
    std::size_t rows() const { return m_offsets.back(); }
    std::size_t length(std::size_t sentence) const { return static_cast<std::size_t>(m_lengths[sentence]); }
    /// First row of a step; offset(steps()) is rows().
    std::size_t offset(std::size_t step) const { return m_offsets[step]; }
    std::size_t activeAt(std::size_t step) const { return m_offsets[step + 1] - m_offsets[step]; }
    /// Row of a sentence's word.
    std::size_t row(std::size_t sentence, std::size_t step) const { return m_offsets[step] + sentence; }
    const std::size_t* offsets() const { return m_offsets.data(); }
    const int* lengths() const { return m_lengths.data(); }

private:
    std::vector<int> m_lengths;
    std::vector<std::size_t> m_offsets{0};
};

} // namespace crossgloss
