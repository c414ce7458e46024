#include "composition/WordAligner.h"

#include <algorithm>
#include <iterator>

namespace crossgloss {

WordLinks growDiagFinalAnd(const WordLinks& forward, const WordLinks& backward, std::size_t firstWords,
                           std::size_t secondWords)
{
    std::vector<std::uint8_t> united(firstWords * secondWords, 0);
    std::vector<std::uint8_t> taken(united.size(), 0);
    std::vector<bool> firstAligned(firstWords, false);
    std::vector<bool> secondAligned(secondWords, false);
    const auto at = [&](std::size_t i, std::size_t j) { return i * secondWords + j; };
    const auto take = [&](std::size_t i, std::size_t j) {
        taken[at(i, j)] = 1;
        firstAligned[i] = true;
        secondAligned[j] = true;
    };
    for (const WordLinks* links : {&forward, &backward}) {
        for (const auto& [i, j] : *links) {
            ++united[at(i, j)];
        }
    }
    for (std::size_t i = 0; i < firstWords; ++i) {
        for (std::size_t j = 0; j < secondWords; ++j) {
            if (united[at(i, j)] == 2) {
                take(i, j);
            }
        }
    }
    const auto grow = [&](std::size_t i, std::size_t j) {
        bool grown = false;
        for (const auto& [down, right] : {std::pair{-1, 0}, {0, -1}, {1, 0}, {0, 1}, {-1, -1}, {-1, 1}, {1, -1}, {1, 1}}) {
            // Below zero becomes large.
            const std::size_t row = i + static_cast<std::size_t>(down);
            const std::size_t column = j + static_cast<std::size_t>(right);
            if (row < firstWords && column < secondWords && united[at(row, column)] > 0 && taken[at(row, column)] == 0 &&
                (!firstAligned[row] || !secondAligned[column])) {
                take(row, column);
                grown = true;
            }
        }
        return grown;
    };
    for (bool again = true; again;) {
        again = false;
        for (std::size_t i = 0; i < firstWords; ++i) {
            for (std::size_t j = 0; j < secondWords; ++j) {
                again = (taken[at(i, j)] != 0 && grow(i, j)) || again;
            }
        }
    }
    for (const WordLinks* links : {&forward, &backward}) {
        for (const auto& [i, j] : *links) {
            if (!firstAligned[i] && !secondAligned[j]) {
                take(i, j);
            }
        }
    }
    WordLinks result;
    for (std::size_t i = 0; i < firstWords; ++i) {
        for (std::size_t j = 0; j < secondWords; ++j) {
            if (taken[at(i, j)] != 0) {
                result.emplace_back(static_cast<std::uint32_t>(i), static_cast<std::uint32_t>(j));
            }
        }
    }
    return result;
}

double alignmentErrorRate(const std::vector<WordLinks>& a, const std::vector<WordLinks>& b)
{
    std::size_t all = 0;
    std::size_t common = 0;
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
        WordLinks both;
        std::ranges::set_intersection(a[i], b[i], std::back_inserter(both));
        common += both.size();
        all += a[i].size() + b[i].size();
    }
    return all == 0 ? 0.0 : 1.0 - 2.0 * static_cast<double>(common) / static_cast<double>(all);
}

} // namespace crossgloss
