#pragma once

#include "alignment/HeldOut.h"
#include "alignment/PreparedSpaces.h"
#include "alignment/Procrustes.h"
#include "base/Progress.h"
#include "space/ExactSearch.h"
#include "space/Retrieval.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace crossgloss {

/// The rows that an iterative method works on: normalised once, mapped anew for every dictionary. Holds the most frequent
/// words of both spaces and what else a dictionary names. Pairs are told as rows of the spaces. The same results for any
/// number of threads.
class WorkingRows {
public:
    /// @param vocabulary most frequent words of either side.
    /// @param given pairs that fit() may be asked for beyond the vocabulary; @p heldOut likewise of heldOutP1().
    WorkingRows(const PreparedSpaces& spaces, std::size_t vocabulary, std::span<const IndexPair> given,
                std::span<const HeldOutWord> heldOut);

    /// Most frequent words that are there: the vocabulary, or all of the space.
    std::size_t sources() const { return m_source.frequent; }
    std::size_t targets() const { return m_target.frequent; }
    /// Dimension of the shared space of the present map.
    std::size_t shared() const { return m_shared; }

    /// Maps the rows by the solution of the orthogonal Procrustes problem of @p pairs (Artetxe et al. 2018b, section 3.3).
    /// Between spaces of the same dimension the targets stay where they are.
    void fit(std::span<const IndexPair> pairs);
    /// Maps the rows by @p maps.
    void place(const MapPair& maps);

    /// Normalised rows of the most frequent words, unmapped.
    RowMatrix sourceRows() const { return {m_source.normalised.data(), m_source.frequent, m_source.dimension}; }
    RowMatrix targetRows() const { return {m_target.normalised.data(), m_target.frequent, m_target.dimension}; }

    /// Mapped rows of length one of the @p count most frequent words (count × shared).
    RowMatrix mappedSources(std::size_t count) const;
    RowMatrix mappedTargets(std::size_t count) const;

    /// Held-out words that the score is of: those with a translation in the vocabulary, at most 2,000.
    std::size_t heldOutWords() const { return m_queries.size(); }
    /// P@1 by CSLS of the held-out words, among the targets whose hubness r is given (the first ones).
    double heldOutP1(std::span<const float> targetHubness) const;

private:
    struct Side {
        Side(const PreparedSide& prepared, std::size_t vocabulary, std::vector<std::uint32_t> named, int threads);
        std::size_t rows() const { return frequent + others.size(); }
        std::size_t place(std::uint32_t row) const;

        std::size_t frequent = 0;
        std::size_t dimension = 0;
        std::vector<std::uint32_t> others;         ///< rows behind the frequent ones, rising
        std::vector<float> normalised;             ///< (frequent + others) × dimension
        std::vector<float> mapped;                 ///< likewise × shared, of length one
        bool stays = false;                        ///< mapped are the normalised rows themselves
    };

    DenseMatrix crossProduct(std::span<const IndexPair> pairs) const;
    void map(Side& side, const DenseMatrix& matrix) const;
    const float* mappedRow(const Side& side, std::size_t place) const { return side.mapped.data() + place * m_shared; }

    int m_threads;
    Side m_source;
    Side m_target;
    std::size_t m_shared = 0;
    std::vector<HeldOutWord> m_queries;
};

} // namespace crossgloss
