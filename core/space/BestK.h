#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

namespace crossgloss {

/// The k best of a stream of (score, index): by falling score, among equal ones by rising index.
template <typename Score>
class BestOf {
public:
    struct Entry {
        Score score;
        std::uint32_t index;
    };

    BestOf() = default;
    explicit BestOf(std::size_t k) : m_k(k) { m_heap.reserve(k); }

    bool full() const { return m_heap.size() == m_k; }
    /// Score that a newcomer of higher index must exceed once full().
    Score bound() const { return m_heap.front().score; }

    void add(Score score, std::uint32_t index)
    {
        const Entry entry{score, index};
        if (!full()) {
            m_heap.push_back(entry);
            std::push_heap(m_heap.begin(), m_heap.end(), isBetter);
        } else if (m_k > 0 && isBetter(entry, m_heap.front())) {
            std::pop_heap(m_heap.begin(), m_heap.end(), isBetter);
            m_heap.back() = entry;
            std::push_heap(m_heap.begin(), m_heap.end(), isBetter);
        }
    }

    void add(const BestOf& other)
    {
        for (const Entry& entry : other.m_heap) {
            add(entry.score, entry.index);
        }
    }

    /// Hands out the entries, best first, and empties itself.
    std::vector<Entry> takeSorted()
    {
        std::sort_heap(m_heap.begin(), m_heap.end(), isBetter);
        return std::exchange(m_heap, {});
    }

private:
    static bool isBetter(const Entry& a, const Entry& b)
    {
        return a.score != b.score ? a.score > b.score : a.index < b.index;
    }

    std::size_t m_k = 0;
    std::vector<Entry> m_heap;         ///< its front is the worst
};

using BestK = BestOf<float>;

} // namespace crossgloss
