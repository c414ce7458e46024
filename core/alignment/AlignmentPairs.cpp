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

/// Where a word of the dictionary stands.
struct FoundWord {
    std::uint32_t row = 0;
    bool found = false;
    bool inLowerCase = false;          ///< only in lower case
    bool asked = false;                ///< before
};

/// A side of the dictionary: rows of its words, each looked up once.
class WordLookup {
public:
    WordLookup(const EmbeddingSpace& space, std::size_t limit, const std::string& language)
        : m_space(space), m_limit(limited(space.size(), limit)), m_language(language)
    {
    }

    FoundWord find(const std::string& word)
    {
        const auto [place, inserted] = m_words.try_emplace(word);
        FoundWord& known = place->second;
        if (!inserted) {
            known.asked = true;
        } else if (!lookUp(word, known) && lookUp(normalise(word, m_language), known)) {
            known.inLowerCase = true;
        }
        return known;
    }

    std::size_t words() const { return m_words.size(); }

private:
    bool lookUp(std::string_view word, FoundWord& found) const
    {
        const std::optional<std::size_t> row = m_space.find(word);
        found.found = row && *row < m_limit;
        found.row = found.found ? static_cast<std::uint32_t>(*row) : 0;
        return found.found;
    }

    const EmbeddingSpace& m_space;
    std::size_t m_limit;
    const std::string& m_language;
    std::unordered_map<std::string, FoundWord> m_words;
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
                            const EmbeddingSpace& target, const PairOptions& options)
{
    AlignmentPairs result;
    result.listed = dictionary.size();
    WordLookup sources(source, options.sourceLimit, options.sourceLanguage);
    WordLookup targets(target, options.targetLimit, options.targetLanguage);
    std::unordered_set<std::uint64_t> used;
    std::unordered_set<std::uint64_t> onlyInLowerCase;
    std::unordered_set<std::string_view> covered;
    const auto usable = [&](const FoundWord& word) { return word.found && (options.lowerCase || !word.inLowerCase); };
    const auto note = [&](const std::string& word, const FoundWord& found) {
        if (!usable(found) && !found.asked && result.missing.size() < missingShown
            && std::ranges::find(result.missing, word) == result.missing.end()) {
            result.missing.push_back(word);
        }
    };
    for (const WordPair& pair : dictionary) {
        const FoundWord from = sources.find(pair.source);
        const FoundWord to = targets.find(pair.target);
        note(pair.source, from);
        note(pair.target, to);
        if (!from.found || !to.found) {
            continue;
        }
        const IndexPair rows{from.row, to.row};
        if (!usable(from) || !usable(to)) {
            onlyInLowerCase.insert(keyOf(rows));
            continue;
        }
        covered.insert(pair.source);
        if (used.insert(keyOf(rows)).second) {
            result.pairs.push_back(rows);
            result.inLowerCase += from.inLowerCase || to.inLowerCase ? 1 : 0;
        }
    }
    for (const std::uint64_t key : onlyInLowerCase) {
        result.inLowerCase += used.contains(key) ? 0 : 1;
    }
    result.sourceWords = sources.words();
    result.coveredSourceWords = covered.size();
    return result;
}

AlignmentPairs identicalPairs(const EmbeddingSpace& source, const EmbeddingSpace& target,
                              const IdenticalOptions& options)
{
    if (options.lettersOnly && options.digitsOnly) {
        throw Error(CROSSGLOSS_TEXT("No string is both letters only and digits only"))
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
