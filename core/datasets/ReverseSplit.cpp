#include "datasets/ReverseSet.h"

#include "base/Random.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <set>
#include <unordered_map>
#include <utility>

namespace crossgloss {

namespace {

/// FNV-1a with a final mix: the order in which words are held out, the same on every platform.
std::uint64_t placeOf(std::uint64_t seed, std::string_view word)
{
    std::uint64_t hash = 0xcbf29ce484222325ULL ^ (seed * 0x9e3779b97f4a7c15ULL);
    for (const char c : word) {
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
    }
    hash = (hash ^ (hash >> 30)) * 0xbf58476d1ce4e5b9ULL;
    hash = (hash ^ (hash >> 27)) * 0x94d049bb133111ebULL;
    return hash ^ (hash >> 31);
}

/// Words that differ in case alone count as one.
std::vector<std::uint32_t> normalisedNumbers(const NumberedWords& words, const std::string& language)
{
    NumberedWords plain;
    std::vector<std::uint32_t> numbers;
    for (std::uint32_t i = 0; i < words.size(); ++i) {
        numbers.push_back(plain.add(normalise(words.word(i), language)));
    }
    return numbers;
}

class Splitter
{
public:
    Splitter(ReverseSet& set, const ReverseSetOptions& options) : m_set(set), m_options(options)
    {
        for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
            m_plain[side] = normalisedNumbers(set.material.words[side], set.material.languages[side]);
            m_heldWords[side].assign(m_plain[side].size(), false);
        }
    }

    void split()
    {
        for (ReverseDirection& direction : m_set.directions) {
            std::set<std::pair<std::uint64_t, std::uint32_t>> order;
            const std::vector<std::uint32_t>& plain = m_plain[answerSide(direction)];
            const std::string& language = m_set.material.languages[answerSide(direction)];
            for (const ReversePair& pair : direction.pairs) {
                const std::string word = normalise(m_set.material.words[answerSide(direction)].word(pair.answer), language);
                order.emplace(placeOf(m_options.seed, word), plain[pair.answer]);
            }
            const std::size_t count = std::min(m_options.heldOut, order.size() / 10);
            std::unordered_map<std::uint32_t, SetPart> parts;
            std::size_t place = 0;
            for (auto word = order.begin(); word != order.end() && place < 2 * count; ++word, ++place) {
                parts[word->second] = place < count ? SetPart::Test : SetPart::Valid;
            }
            for (ReversePair& pair : direction.pairs) {
                const auto part = parts.find(plain[pair.answer]);
                pair.part = part == parts.end() ? SetPart::Train : part->second;
            }
        }
    }

    /// Held-out texts that each training text is nearly equal to.
    void compare(Progress& progress)
    {
        std::set<std::uint32_t> held, trained;
        for (const ReverseDirection& direction : m_set.directions) {
            for (const ReversePair& pair : direction.pairs) {
                (pair.part == SetPart::Train ? trained : held).insert(pair.key);
            }
        }
        const std::vector<std::uint32_t> asked(trained.begin(), trained.end());
        auto found = nearlyEqual(m_set.texts, asked, {held.begin(), held.end()}, m_options.nearlyEqual, progress);
        m_near.resize(m_set.texts.size());
        for (std::size_t i = 0; i < asked.size(); ++i) {
            m_near[asked[i]] = std::move(found[i]);
        }
    }

    void dropNearHeldOut()
    {
        for (const ReverseDirection& direction : m_set.directions) {
            for (const ReversePair& pair : direction.pairs) {
                if (pair.part != SetPart::Train) {
                    m_heldWords[answerSide(direction)][m_plain[answerSide(direction)][pair.answer]] = true;
                    m_heldWords[textSide(direction)][m_plain[textSide(direction)][pair.headword]] = true;
                }
            }
        }
        for (ReverseDirection& direction : m_set.directions) {
            for (ReversePair& pair : direction.pairs) {
                if (pair.part == SetPart::Train &&
                    (!m_near[pair.key].empty() || m_heldWords[textSide(direction)][m_plain[textSide(direction)][pair.headword]])) {
                    pair.part = SetPart::Dropped;
                    ++direction.removed;
                }
            }
        }
    }

    Leakage leakage(const ReverseDirection& direction) const
    {
        const ReverseDirection& other = m_set.directions[textSide(direction)];
        std::set<std::uint32_t> own, others, near, headwords;
        const std::vector<std::uint32_t>& plain = m_plain[textSide(direction)];
        for (const ReverseDirection* each : {&direction, &other}) {
            for (const ReversePair& pair : each->pairs) {
                if (pair.part == SetPart::Train) {
                    (each == &direction ? own : others).insert(pair.key);
                    near.insert(m_near[pair.key].begin(), m_near[pair.key].end());
                    if (each == &direction) {
                        headwords.insert(plain[pair.headword]);
                    }
                }
            }
        }
        Leakage sums;
        std::size_t tested = 0;
        for (const ReversePair& pair : direction.pairs) {
            if (pair.part == SetPart::Test) {
                ++tested;
                sums.sameDirection += own.contains(pair.key) ? 1 : 0;
                sums.otherDirection += others.contains(pair.key) ? 1 : 0;
                sums.nearly += near.contains(pair.key) ? 1 : 0;
                sums.headword += headwords.contains(plain[pair.headword]) ? 1 : 0;
                sums.answerInDefinition += m_set.texts.holds(pair.key, answerToken(direction, pair)) ? 1 : 0;
            }
        }
        for (double* share : {&sums.sameDirection, &sums.otherDirection, &sums.nearly, &sums.headword,
                              &sums.answerInDefinition}) {
            *share /= static_cast<double>(std::max<std::size_t>(tested, 1));
        }
        return sums;
    }

private:
    static std::size_t answerSide(const ReverseDirection& direction) { return static_cast<std::size_t>(direction.answers); }
    static std::size_t textSide(const ReverseDirection& direction) { return 1 - answerSide(direction); }
    std::string answerToken(const ReverseDirection& direction, const ReversePair& pair) const
    {
        const std::size_t side = answerSide(direction);
        return normalise(m_set.material.words[side].word(pair.answer), m_set.material.languages[side]);
    }

    ReverseSet& m_set;
    const ReverseSetOptions& m_options;
    std::array<std::vector<std::uint32_t>, 2> m_plain;         ///< normalised numbers of words
    std::array<std::vector<bool>, 2> m_heldWords;              ///< by these
    std::vector<std::vector<std::uint32_t>> m_near;            ///< per text; empty for those not trained on
};

} // namespace

void splitReverseSet(ReverseSet& set, const ReverseSetOptions& options, Progress& progress)
{
    Splitter splitter(set, options);
    splitter.split();
    splitter.compare(progress);
    for (ReverseDirection& direction : set.directions) {
        direction.before = splitter.leakage(direction);
    }
    if (options.strict) {
        splitter.dropNearHeldOut();
    }
    for (ReverseDirection& direction : set.directions) {
        direction.after = options.strict ? splitter.leakage(direction) : direction.before;
    }
}

} // namespace crossgloss
