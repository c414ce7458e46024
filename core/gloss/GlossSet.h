#pragma once

#include "base/Progress.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

/// How a text's words come by vectors in the shared space: writes the vector of a word (dimension floats) and returns
/// true, or returns false when the word has none. Called from one thread.
using WordVectors = std::function<bool(std::string_view word, std::span<float> out)>;

struct GlossOptions {
    std::string language;              ///< canonical code
    bool dropStopWords = false;
    std::size_t dimension = 0;         ///< of the shared space
};

/// Glosses of one language, ready to be compared: which words of which mass, and the words' vectors.
///
/// Words belong to this language alone: a string that both languages write alike is two words with two vectors (the
/// published code gives it one, so that homographs cost nothing).
class GlossSet {
public:
    /// Takes the words of @p lines apart and weighs them: mass = term frequency × smoothed inverse document frequency
    /// ln((1 + n) / (1 + df)) + 1 over @p lines, L1-normalised per gloss (Sever & Ercan 2020). Words without a vector drop
    /// out; a gloss that loses all its words is empty.
    /// @throws Error when no line has a word with a vector; Cancelled.
    GlossSet(std::span<const std::string> lines, const GlossOptions& options, const WordVectors& vectors,
             Progress& progress);

    std::size_t size() const { return m_start.size() - 1; }
    std::size_t dimension() const { return m_dimension; }
    /// Words that occur, each with a vector of length one.
    std::size_t vocabulary() const { return m_words.size(); }
    const std::string& word(std::uint32_t id) const { return m_words[id]; }
    /// vocabulary() × dimension(), row-major, rows of length one.
    const std::vector<float>& vectors() const { return m_vectors; }
    double inverseDocumentFrequency(std::uint32_t id) const { return m_idf[id]; }

    /// Different words of a gloss in order of first appearance, and their masses, which sum to one.
    std::span<const std::uint32_t> wordsOf(std::size_t gloss) const;
    std::span<const double> massesOf(std::size_t gloss) const;
    /// All tokens of a gloss in order, with those that have no vector as `unknown`.
    std::span<const std::uint32_t> tokensOf(std::size_t gloss) const;
    static constexpr std::uint32_t unknown = ~std::uint32_t{0};

    std::size_t emptyGlosses() const { return m_empty; }
    std::size_t unknownTokens() const { return m_unknownTokens; }

    /// The glosses at @p indices alone; weights stay those of the whole set.
    GlossSet subset(std::span<const std::size_t> indices) const;

private:
    GlossSet() = default;

    std::size_t m_dimension = 0;
    std::vector<std::string> m_words;
    std::vector<float> m_vectors;
    std::vector<double> m_idf;
    std::vector<std::size_t> m_start{0};
    std::vector<std::uint32_t> m_ids;
    std::vector<double> m_masses;
    std::vector<std::size_t> m_tokenStart{0};
    std::vector<std::uint32_t> m_tokens;
    std::size_t m_empty = 0;
    std::size_t m_unknownTokens = 0;
};

} // namespace crossgloss
