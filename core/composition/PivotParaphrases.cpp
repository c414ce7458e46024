#include "composition/PivotParaphrases.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace crossgloss {

namespace {

struct Entry {
    std::uint32_t other = 0;
    double probability = 0;
};

using Entries = std::vector<std::vector<Entry>>;

std::uint32_t idOf(std::string_view text, std::unordered_map<std::string_view, std::uint32_t>& ids)
{
    return ids.try_emplace(text, static_cast<std::uint32_t>(ids.size())).first->second;
}

void keepLikeliest(Entries& entries, std::size_t n)
{
    for (std::vector<Entry>& each : entries) {
        std::ranges::stable_sort(each, std::greater<>(), &Entry::probability);
        each.resize(std::min(each.size(), n));
    }
}

} // namespace

SentenceCorpus pivotParaphrases(std::span<const PhrasePair> phrases, const std::string& language,
                                const PivotParaphraseOptions& options)
{
    std::unordered_map<std::string_view, std::uint32_t> firstIds, secondIds;
    std::vector<std::string_view> names;
    Entries ofFirst, ofSecond;                 // φ(f | a) by a; φ(b | f) by f
    for (const PhrasePair& pair : phrases) {
        const std::uint32_t first = idOf(pair.first, firstIds);
        const std::uint32_t second = idOf(pair.second, secondIds);
        names.resize(firstIds.size());
        names[first] = pair.first;
        ofFirst.resize(firstIds.size());
        ofSecond.resize(secondIds.size());
        ofFirst[first].push_back({second, pair.secondGivenFirst});
        ofSecond[second].push_back({first, pair.firstGivenSecond});
    }
    keepLikeliest(ofFirst, options.translations);
    keepLikeliest(ofSecond, options.translations);
    const auto paraphrases = [&](std::uint32_t phrase) {
        std::unordered_map<std::uint32_t, double> found;
        for (const Entry& translation : ofFirst[phrase]) {
            for (const Entry& back : ofSecond[translation.other]) {
                found[back.other] += translation.probability * back.probability;
            }
        }
        return found;
    };
    SentenceCorpus corpus{language, language, {}, {}, 0};
    for (std::uint32_t phrase = 0; phrase < names.size(); ++phrase) {
        std::vector<std::uint32_t> likely;
        for (const auto& [other, probability] : paraphrases(phrase)) {
            if (other > phrase && probability >= options.minimumProbability) {
                likely.push_back(other);
            }
        }
        std::ranges::sort(likely);
        for (const std::uint32_t other : likely) {
            const auto back = paraphrases(other);
            const auto found = back.find(phrase);
            if (found != back.end() && found->second >= options.minimumProbability) {
                corpus.first.emplace_back(names[phrase]);
                corpus.second.emplace_back(names[other]);
            }
        }
    }
    return corpus;
}

} // namespace crossgloss
