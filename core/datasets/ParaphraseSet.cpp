#include "datasets/ParaphraseSet.h"

#include "datasets/ExcludedSet.h"

#include "base/Error.h"
#include "base/Random.h"
#include "space/NearestSearch.h"
#include "text/Language.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <set>
#include <unordered_map>

namespace crossgloss {

namespace {

/// Finds words that translate each other, both defined.
class Aligner
{
public:
    Aligner(ParaphraseSet& set, const ParaphraseSetOptions& options, const ExcludedSet& excluded)
        : m_set(set), m_options(options), m_excluded(excluded)
    {
        for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
            const std::vector<DefinedSense>& senses = set.material.senses[side];
            for (std::uint32_t i = 0; i < senses.size(); ++i) {
                m_sensesOf[side][senses[i].headword].push_back(i);
            }
            m_usedWords[side].assign(set.material.words[side].size(), false);
        }
    }

    void align(Progress& progress)
    {
        const std::size_t count = m_set.material.senses[0].size();
        progress.stage(CROSSGLOSS_TEXT("Aligning senses"), count);
        for (const bool chained : {false, true}) {
            for (std::uint32_t i = 0; i < count && (m_options.chained || !chained); ++i) {
                if (i % 1024 == 0) {
                    progress.throwIfCancelled();
                    progress.advance(i);
                }
                if (chained) {
                    alignByWords(i);
                } else {
                    alignBySenses(i);
                }
            }
        }
    }

private:
    /// A sense of the first language with a translation one of whose senses is translated back.
    void alignBySenses(std::uint32_t first)
    {
        const DefinedSense& sense = m_set.material.senses[0][first];
        for (const std::uint32_t translation : sense.translations) {
            for (const std::uint32_t second : sensesOf(1, translation)) {
                const DefinedSense& other = m_set.material.senses[1][second];
                if (std::ranges::find(other.translations, sense.headword) != other.translations.end() &&
                    mayAgree(sense.pos, other.pos) && add(first, second, false)) {
                    return;
                }
            }
        }
    }
    /// The first senses of words that are each other's best translation.
    void alignByWords(std::uint32_t first)
    {
        const DefinedSense& sense = m_set.material.senses[0][first];
        if (m_usedWords[0][sense.headword] || !sense.translations.empty()) {
            return;
        }
        const auto best = m_set.material.bestTranslations(0, sense.headword, sense.pos, 1);
        if (best.empty() || m_set.material.bestTranslations(1, best[0], sense.pos, 1) != std::vector{sense.headword}) {
            return;
        }
        for (const std::uint32_t second : sensesOf(1, best[0])) {
            if (mayAgree(sense.pos, m_set.material.senses[1][second].pos)) {
                add(first, second, true);
                return;
            }
        }
    }
    const std::vector<std::uint32_t>& sensesOf(std::size_t side, std::uint32_t word) const
    {
        static const std::vector<std::uint32_t> none;
        const auto found = m_sensesOf[side].find(word);
        return found == m_sensesOf[side].end() ? none : found->second;
    }
    bool add(std::uint32_t first, std::uint32_t second, bool chained)
    {
        AlignedDefinitions aligned;
        aligned.senses = {first, second};
        aligned.chained = chained;
        for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
            const DefinedSense& sense = m_set.material.senses[side][aligned.senses[side]];
            const std::string& language = m_set.material.languages[side];
            const std::string& word = m_set.material.words[side].word(sense.headword);
            if (m_usedWords[side][sense.headword] || isStopWord(normalise(word, language), language)) {
                return false;
            }
            if (m_excluded.word(word, language) || m_excluded.text(sense.definition, language)) {
                ++m_set.excluded;
                return false;
            }
            aligned.words[side] = sense.headword;
            aligned.texts[side] = m_set.texts.add(sense.definition, language);
            const std::size_t length = m_set.texts.length(aligned.texts[side]);
            if (m_usedTexts.contains(aligned.texts[side]) || length < m_options.minimumWords ||
                (m_options.maximumWords > 0 && length > m_options.maximumWords)) {
                return false;
            }
        }
        if (aligned.texts[0] == aligned.texts[1]) {
            return false;
        }
        for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
            m_usedWords[side][aligned.words[side]] = true;
            m_usedTexts.insert(aligned.texts[side]);
        }
        m_set.aligned.push_back(aligned);
        return true;
    }

    ParaphraseSet& m_set;
    const ParaphraseSetOptions& m_options;
    const ExcludedSet& m_excluded;
    std::array<std::unordered_map<std::uint32_t, std::vector<std::uint32_t>>, 2> m_sensesOf;
    std::array<std::vector<bool>, 2> m_usedWords;
    std::set<std::uint32_t> m_usedTexts;
};

std::optional<std::size_t> rowOf(const EmbeddingSpace& vectors, const std::string& word, const std::string& language)
{
    const std::optional<std::size_t> exact = vectors.find(word);
    return exact ? exact : vectors.find(normalise(word, language));
}

/// For each of set.aligned the nearest others by the cosine of its first word; none without a vector.
std::vector<std::vector<std::uint32_t>> nearestOthers(ParaphraseSet& set, const ParaphraseSetOptions& options,
                                                      const EmbeddingSpace& vectors, Progress& progress)
{
    std::vector<float> rows;
    std::vector<std::uint32_t> owners;
    for (std::uint32_t i = 0; i < set.aligned.size(); ++i) {
        const std::string& word = set.material.words[0].word(set.aligned[i].words[0]);
        if (const auto row = rowOf(vectors, word, set.material.languages[0])) {
            const std::span<const float> vector = vectors.vector(*row);
            double square = 0;
            for (const float value : vector) {
                square += static_cast<double>(value) * static_cast<double>(value);
            }
            if (square <= 0) {
                continue;
            }
            const auto scale = static_cast<float>(1 / std::sqrt(square));
            std::ranges::transform(vector, std::back_inserter(rows), [scale](float value) { return value * scale; });
            owners.push_back(i);
        }
    }
    set.withVectors = owners.size();
    std::vector<std::vector<std::uint32_t>> nearest(set.aligned.size());
    if (owners.size() < 2) {
        return nearest;
    }
    const RowMatrix matrix{rows.data(), owners.size(), vectors.dimension()};
    ExactSearchOptions search;
    search.k = std::min(options.neighbours + 1, owners.size());
    search.threads = options.threads;
    const Neighbours found = searchNearest(matrix, matrix, vectors.dimension(), search, progress);
    for (std::size_t i = 0; i < owners.size(); ++i) {
        for (const std::uint32_t other : found.indicesOf(i)) {
            if (other != i && nearest[owners[i]].size() < options.neighbours) {
                nearest[owners[i]].push_back(owners[other]);
            }
        }
    }
    return nearest;
}

/// Pairs definitions so that each is used once.
class Pairer
{
public:
    Pairer(ParaphraseSet& set, const ParaphraseSetOptions& options,
           const std::vector<std::vector<std::uint32_t>>& nearest)
        : m_set(set), m_nearest(nearest), m_random(options.seed),
          m_most(options.pairs > 0 ? options.pairs : set.aligned.size())
    {
        for (std::vector<bool>& used : m_used) {
            used.assign(set.aligned.size(), false);
        }
    }

    void pair()
    {
        std::vector<std::uint32_t> order(m_set.aligned.size());
        for (std::uint32_t i = 0; i < order.size(); ++i) {
            order[i] = i;
        }
        shuffle(order, m_random);
        for (const std::uint32_t source : order) {
            if (m_used[0][source]) {
                continue;
            }
            if (m_pairs[0].size() < m_most && (m_pairs[0].size() <= m_pairs[1].size() || m_used[1][source]) &&
                addNegative(source)) {
                continue;
            }
            if (m_pairs[1].size() < m_most && !m_used[1][source]) {
                add(source, source);
            }
        }
    }

    /// Labels in equal numbers in every part, each part in an order of chance.
    void split(const std::array<int, 3>& shares)
    {
        const std::size_t count = std::min(m_pairs[0].size(), m_pairs[1].size());
        const auto whole = static_cast<std::size_t>(shares[0] + shares[1] + shares[2]);
        const std::size_t trained = count * static_cast<std::size_t>(shares[0]) / whole;
        const std::size_t validated = count * static_cast<std::size_t>(shares[1]) / whole;
        for (std::vector<ParaphrasePair>& pairs : m_pairs) {
            shuffle(pairs, m_random);
            for (std::size_t i = 0; i < count; ++i) {
                pairs[i].part = i < trained               ? SetPart::Train
                                : i < trained + validated ? SetPart::Valid
                                                          : SetPart::Test;
                m_set.pairs.push_back(pairs[i]);
            }
        }
        shuffle(m_set.pairs, m_random);
    }

private:
    void add(std::uint32_t first, std::uint32_t second)
    {
        m_used[0][first] = true;
        m_used[1][second] = true;
        m_pairs[first == second ? 1 : 0].push_back({first == second, {first, second}, SetPart::Train});
    }
    bool addNegative(std::uint32_t source)
    {
        std::vector<std::uint32_t> free;
        for (const std::uint32_t other : m_nearest[source]) {
            if (!m_used[1][other] && !translates(source, other)) {
                free.push_back(other);
            }
        }
        if (free.empty()) {
            return false;
        }
        add(source, free[uniformBelow(m_random, free.size())]);
        return true;
    }
    /// A neighbour whose translation the word has as well says the same.
    bool translates(std::uint32_t source, std::uint32_t other) const
    {
        const std::uint32_t word = m_set.aligned[source].words[0];
        const auto all = m_set.material.bestTranslations(0, word, PartOfSpeech::Unknown, m_set.material.words[1].size());
        return std::ranges::find(all, m_set.aligned[other].words[1]) != all.end();
    }

    ParaphraseSet& m_set;
    const std::vector<std::vector<std::uint32_t>>& m_nearest;
    Random m_random;
    std::size_t m_most;
    std::array<std::vector<bool>, 2> m_used;                   ///< definitions of either language
    std::array<std::vector<ParaphrasePair>, 2> m_pairs;        ///< by label
};

} // namespace

ParaphraseSet makeParaphraseSet(const Workspace& workspace, const ParaphraseSetOptions& options,
                                const EmbeddingSpace& vectors, Progress& progress)
{
    if (options.languages[0] == options.languages[1]) {
        throw Error(CROSSGLOSS_TEXT("A set of this kind is of two languages"));
    }
    const ExcludedSet excluded(options.exclude, progress);
    ParaphraseSet set;
    set.material = gatherMaterial(workspace, options.languages, options.dictionaries, progress);
    Aligner(set, options, excluded).align(progress);
    const auto nearest = nearestOthers(set, options, vectors, progress);
    Pairer pairer(set, options, nearest);
    pairer.pair();
    pairer.split(options.split);
    if (set.pairs.empty()) {
        throw Error(CROSSGLOSS_TEXT("No two definitions of %1 and %2 can be paired: %3 are aligned, %4 of them have a "
                                    "vector, %5 are excluded"),
                    {languageName(options.languages[0]), languageName(options.languages[1]),
                     std::to_string(set.aligned.size()), std::to_string(set.withVectors), std::to_string(set.excluded)})
            .advise(set.excluded > 0
                        ? CROSSGLOSS_TEXT("Make the paraphrase set first, and have the other one exclude it")
                        : CROSSGLOSS_TEXT("Import dictionaries that define words of both languages, or take other "
                                          "vectors"));
    }
    return set;
}

} // namespace crossgloss
