#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace crossgloss {

/// Character n-grams of fastText (Bojanowski et al. 2017, section 3.2): a word, wrapped in '<' and '>', is the mean of
/// the vectors of its n-grams, each of which hashes to one of a fixed number of buckets. Reproduces fastText 0.9 bit
/// for bit.
struct Subwords {
    /// More characters than fastText's n-grams have in any use (its own are up to 6). A word has at most so many n-grams
    /// for each of its characters: what a file says must not decide how much memory a long word takes.
    static constexpr int maxNgram = 64;

    int minimumLength = 0;                 ///< characters (code points) of the shortest n-gram
    int maximumLength = 0;                 ///< of the longest; 0 = no n-grams
    std::uint64_t buckets = 0;
    /// buckets × dimension float32, row-major, of any alignment: it may lie in a mapped file.
    const std::byte* rows = nullptr;

    /// Whether lengths as a file says them are ones that n-grams may have.
    static bool arePossible(std::int32_t minimum, std::int32_t maximum)
    {
        return minimum >= 0 && maximum >= 0 && maximum <= maxNgram;
    }

    bool available() const { return buckets > 0 && maximumLength > 0; }
};

/// The word that stands for the end of a sentence in fastText; it has no n-grams.
inline constexpr std::string_view endOfSentence = "</s>";

/// Buckets of the n-grams of @p word, in fastText's order, repeats included; replaces the content of @p result.
void subwordBuckets(std::string_view word, const Subwords& subwords, std::vector<std::uint32_t>& result);

/// Adds the rows of @p ids to @p sum.
void addSubwordRows(const Subwords& subwords, std::span<const std::uint32_t> ids, std::span<float> sum);

} // namespace crossgloss
