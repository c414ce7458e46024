#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace crossgloss {

/// Letter n-grams of a word, hashed. A word is framed as `<word>`; n-grams count code points.
struct PackSubwords
{
    std::uint32_t buckets = 1U << 15;
    int minimum = 3;
    int maximum = 5;

    /// Distinct buckets of a normalised word, ascending; empty when there are no buckets or the word has no n-gram.
    /// N-grams are shared by all languages: cognates meet in them.
    void of(std::string_view word, std::vector<std::uint32_t>& out) const;
};

} // namespace crossgloss
