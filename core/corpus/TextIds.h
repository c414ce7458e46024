#pragma once

#include "base/Progress.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace crossgloss {

/// Number of a word that is not in the vocabulary.
constexpr std::uint32_t leftOut = std::numeric_limits<std::uint32_t>::max();

/// Words of one language under numbers, by falling frequency.
class Vocabulary {
public:
    Vocabulary() = default;
    /// @throws Error when a word repeats.
    explicit Vocabulary(std::vector<std::string> words);

    std::size_t size() const { return m_words.size(); }
    const std::string& word(std::uint32_t id) const { return m_words[id]; }
    const std::vector<std::string>& words() const { return m_words; }
    std::optional<std::uint32_t> find(std::string_view word) const;

private:
    struct Hash {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const;
    };
    std::vector<std::string> m_words;
    std::unordered_map<std::string, std::uint32_t, Hash, std::equal_to<>> m_ids;
};

struct VocabularyOptions {
    std::size_t minimumCount = 2;      ///< words that occur less often are left out
    std::size_t maximumWords = 0;      ///< only the most frequent; 0 = all
};

/// Sentences of one language as numbers of words, in their order; words outside of the vocabulary are left out.
struct TextIds {
    std::vector<std::size_t> start{0};     ///< sentences + 1
    std::vector<std::uint32_t> ids;
    std::vector<std::uint32_t> words;      ///< by sentence: all that were read, those left out included

    std::size_t sentences() const { return start.size() - 1; }
    std::span<const std::uint32_t> sentence(std::size_t index) const
    {
        return std::span(ids).subspan(start[index], start[index + 1] - start[index]);
    }
    /// Appends another text of the same vocabulary.
    void append(const TextIds& other);
};

/// A text and the vocabulary that was made of it.
struct CountedText {
    Vocabulary vocabulary;
    std::vector<std::uint64_t> counts;     ///< by word: occurrences
    TextIds text;
};

/// Cuts sentences into words (tokenise()) and numbers these by falling frequency, equals by their bytes: the same for any
/// number of threads. @throws Error when there are more words than can be numbered; Cancelled.
CountedText countText(std::span<const std::string> sentences, std::string_view language, const VocabularyOptions& options,
                      int threads, Progress& progress);

/// The number of a word; none for words that are to be left out. Called from several threads at once.
using WordFinder = std::function<std::optional<std::uint32_t>(std::string_view word)>;

/// Sentences in the numbers of a vocabulary. @throws Cancelled.
TextIds textIds(std::span<const std::string> sentences, std::string_view language, const WordFinder& find, int threads,
                Progress& progress);
TextIds textIds(std::span<const std::string> sentences, std::string_view language, const Vocabulary& vocabulary,
                int threads, Progress& progress);

/// In how many sentences each of @p words words stands.
std::vector<std::uint64_t> documentCounts(const TextIds& text, std::size_t words);

} // namespace crossgloss
