#include "alignment/AlignmentPairs.h"

#include "base/Error.h"
#include "base/Parallel.h"
#include "text/Characters.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <optional>
#include <unordered_map>
#include <unordered_set>

namespace crossgloss {

namespace {

constexpr std::size_t missingShown = 20;

std::size_t limited(std::size_t size, std::size_t limit)
{
    return limit == 0 ? size : std::min(size, limit);
}

/// A side of the dictionary: rows of its words, each looked up once.
class WordLookup {
public:
    WordLookup(const EmbeddingSpace& space, std::size_t limit) : m_space(space), m_limit(limited(space.size(), limit)) {}

    /// @param fresh set to whether the word was asked for the first time.
    std::optional<std::uint32_t> row(const std::string& word, bool& fresh)
    {
        const auto [place, inserted] = m_rows.try_emplace(word);
        fresh = inserted;
        if (inserted) {
            std::optional<std::size_t> found = inLimit(word);
            if (!found) {
                found = inLimit(normalise(word, {}));
            }
            if (found) {
                place->second = static_cast<std::uint32_t>(*found);
            }
        }
        return place->second;
    }

    std::size_t words() const { return m_rows.size(); }

private:
    std::optional<std::size_t> inLimit(std::string_view word) const
    {
        const std::optional<std::size_t> row = m_space.find(word);
        return row && *row < m_limit ? row : std::nullopt;
    }

    const EmbeddingSpace& m_space;
    std::size_t m_limit;
    std::unordered_map<std::string, std::optional<std::uint32_t>> m_rows;
};

std::uint64_t keyOf(const IndexPair& pair)
{
    return std::uint64_t{pair.source} << 32 | pair.target;
}

bool hasShape(std::string_view word, const IdenticalOptions& options)
{
    std::size_t length = 0;
    for (std::size_t position = 0; position < word.size(); ++length) {
        const char32_t point = nextCodePoint(word, position);
        const bool digit = isDecimalDigit(point);
        if (options.digitsOnly && !digit) {
            return false;
        }
        if (options.lettersOnly) {
            const CharacterClass kind = characterOf(point).kind;
            if (digit || (kind != CharacterClass::Word && kind != CharacterClass::Mark)) {
                return false;
            }
        }
    }
    return length >= options.minimumLength;
}

} // namespace

AlignmentPairs resolvePairs(std::span<const WordPair> dictionary, const EmbeddingSpace& source,
                            const EmbeddingSpace& target, std::size_t sourceLimit, std::size_t targetLimit)
{
    AlignmentPairs result;
    result.listed = dictionary.size();
    WordLookup sources(source, sourceLimit);
    WordLookup targets(target, targetLimit);
    std::unordered_set<std::uint64_t> seen;
    std::unordered_set<std::string_view> covered;
    const auto note = [&](const std::string& word) {
        if (result.missing.size() < missingShown && std::ranges::find(result.missing, word) == result.missing.end()) {
            result.missing.push_back(word);
        }
    };
    for (const WordPair& pair : dictionary) {
        bool newSource = false;
        bool newTarget = false;
        const std::optional<std::uint32_t> from = sources.row(pair.source, newSource);
        const std::optional<std::uint32_t> to = targets.row(pair.target, newTarget);
        if (!from && newSource) {
            note(pair.source);
        }
        if (!to && newTarget) {
            note(pair.target);
        }
        if (from && to) {
            covered.insert(pair.source);
            if (const IndexPair rows{*from, *to}; seen.insert(keyOf(rows)).second) {
                result.pairs.push_back(rows);
            }
        }
    }
    result.sourceWords = sources.words();
    result.coveredSourceWords = covered.size();
    return result;
}

AlignmentPairs identicalPairs(const EmbeddingSpace& source, const EmbeddingSpace& target, const IdenticalOptions& options)
{
    if (options.lettersOnly && options.digitsOnly) {
        throw Error(CROSSGLOSS_TEXT("No string consists of letters alone and of digits alone"))
            .advise(CROSSGLOSS_TEXT("Ask for one of the two"));
    }
    const std::size_t sourceRows = limited(source.size(), options.sourceLimit);
    const std::size_t targetRows = limited(target.size(), options.targetLimit);
    std::vector<std::vector<IndexPair>> parts(static_cast<std::size_t>(resolveThreads(0)));
    parallelRanges(sourceRows, 0, [&](std::size_t begin, std::size_t end, int part) {
        for (std::size_t row = begin; row < end; ++row) {
            const std::string_view word = source.word(row);
            const std::optional<std::size_t> other = target.find(word);
            if (other && *other < targetRows && hasShape(word, options)) {
                parts[static_cast<std::size_t>(part)].push_back(
                    {static_cast<std::uint32_t>(row), static_cast<std::uint32_t>(*other)});
            }
        }
    });
    AlignmentPairs result;
    for (const std::vector<IndexPair>& part : parts) {
        result.pairs.insert(result.pairs.end(), part.begin(), part.end());
    }
    result.listed = result.sourceWords = result.coveredSourceWords = result.pairs.size();
    return result;
}

} // namespace crossgloss
