#include "encoder/PackedBatch.h"

#include <stdexcept>

namespace crossgloss {

void PackedBatch::assign(std::span<const int> lengths)
{
    for (std::size_t i = 0; i < lengths.size(); ++i) {
        if (lengths[i] < 1 || (i > 0 && lengths[i] > lengths[i - 1])) {
            throw std::invalid_argument("PackedBatch: lengths must be positive and must not rise");
        }
    }
    m_lengths.assign(lengths.begin(), lengths.end());
    m_offsets.assign(1, 0);
    std::size_t active = lengths.size();
    for (int step = 0; active > 0; ++step) {
        while (active > 0 && m_lengths[active - 1] <= step) {
            --active;
        }
        if (active > 0) {
            m_offsets.push_back(m_offsets.back() + active);
        }
    }
}

} // namespace crossgloss
