#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

namespace crossgloss {

/// The k best of a stream of (score, index): by falling score, among equal ones by rising index.
///
/// Few are kept as a heap. Of many, newcomers are piled up and thinned out to the best k now and then: a heap of a
/// thousand would touch ten cache lines per newcomer, a pile touches one.
template <typename Score>
class BestOf {
public:
    struct Entry {
        Score score;
        std::uint32_t index;
    };

    BestOf() = default;
    explicit BestOf(std::size_t k) : m_k(k), m_bounded(k == 0)
    {
        if (k <= largestHeap) {
            m_entries.reserve(k);
        }
    }

    /// True once there is a bound().
    bool full() const { return m_bounded; }
    /// Score that a newcomer of higher index must exceed once full().
    Score bound() const { return m_bound; }

    void add(Score score, std::uint32_t index)
    {
        const Entry entry{score, index};
        if (m_k > largestHeap) {
            pile(entry);
        } else if (m_entries.size() < m_k) {
            m_entries.push_back(entry);
            if (m_entries.size() == m_k) {
                std::make_heap(m_entries.begin(), m_entries.end(), isBetter);
                setBound(m_entries.front().score);
            }
        } else if (m_k > 0 && isBetter(entry, m_entries.front())) {
            replaceWorst(entry);
            setBound(m_entries.front().score);
        }
    }

    void add(const BestOf& other)
    {
        for (const Entry& entry : other.m_entries) {
            add(entry.score, entry.index);
        }
    }

    /// Hands out the entries, best first, and empties itself.
    std::vector<Entry> takeSorted()
    {
        if (m_entries.size() > m_k) {
            thinOut();
        }
        std::sort(m_entries.begin(), m_entries.end(), isBetter);
        m_bounded = m_k == 0;
        m_bound = std::numeric_limits<Score>::infinity();
        return std::exchange(m_entries, {});
    }

    /// Entries that one of @p k may hold at a time.
    static std::size_t capacity(std::size_t k) { return k <= largestHeap ? k : 2 * k; }

private:
    static constexpr std::size_t largestHeap = 32;

    static bool isBetter(const Entry& a, const Entry& b)
    {
        return a.score != b.score ? a.score > b.score : a.index < b.index;
    }

    void setBound(Score bound)
    {
        m_bound = bound;
        m_bounded = true;
    }

    /// Lets the worst, which is in front, out and the newcomer sink from there.
    void replaceWorst(const Entry& entry)
    {
        std::size_t place = 0;
        for (std::size_t child = 1; child < m_k; child = 2 * place + 1) {
            if (child + 1 < m_k && isBetter(m_entries[child], m_entries[child + 1])) {
                ++child;
            }
            if (!isBetter(entry, m_entries[child])) {
                break;
            }
            m_entries[place] = m_entries[child];
            place = child;
        }
        m_entries[place] = entry;
    }

    void pile(const Entry& entry)
    {
        if (m_bounded && entry.score < m_bound) {
            return;
        }
        m_entries.push_back(entry);
        if (m_entries.size() >= 2 * m_k) {
            thinOut();
        }
    }

    void thinOut()
    {
        std::nth_element(m_entries.begin(), m_entries.begin() + static_cast<std::ptrdiff_t>(m_k - 1), m_entries.end(),
                         isBetter);
        m_entries.resize(m_k);
        setBound(m_entries.back().score);
    }

    std::size_t m_k = 0;
    bool m_bounded = true;
    Score m_bound = std::numeric_limits<Score>::infinity();
    std::vector<Entry> m_entries;      ///< a heap with the worst in front, or a pile
};

using BestK = BestOf<float>;

} // namespace crossgloss
