#include "lookup/CandidatePool.h"

#include "pack/LexicalCategories.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <unordered_set>

namespace crossgloss {

namespace {

/// ln(rank + 20) of a language's usual answer lies at 7 plus this.
double rankOffset(const std::string& language)
{
    static const std::map<std::string, double> offsets = {{"fr", -0.14}, {"de", 0.70}, {"es", 0.12}, {"it", -0.14}};
    const auto found = offsets.find(language);
    return found == offsets.end() ? 0 : found->second;
}

/// Of two categories that nobody knows.
constexpr double unknownAgreement = 0.1;

/// Words farther than this from every word of the description repeat none of them.
constexpr double minRepeat = 0.4;

bool hasCapital(std::string_view word)
{
    return normalise(word, "") != toNfc(word);
}

} // namespace

std::vector<RankedWord> CandidatePool::gather(const CarriedShares* carried) const
{
    const LookupTarget& target = m_ranking.target();
    std::vector<RankedWord> result;
    std::unordered_set<std::uint64_t> seen;
    const auto add = [&](const RankedWord& word) {
        const std::uint64_t key = word.row != noRow ? 2 * word.row : 2 * word.hit + 1;
        if (seen.insert(key).second) {
            result.push_back(word);
        }
    };
    for (const RankedWord& word : m_ranking.base(m_options.fused)) {
        add(word);
    }
    // Lexical hits by coverage, and those outside of the vocabulary.
    std::vector<std::size_t> hits;
    for (std::size_t i = 0; i < target.lexical.size(); ++i) {
        if (target.lexicalRow[i] == noRow || target.hitOfRow.at(target.lexicalRow[i]) == i) {
            hits.push_back(i);
        }
    }
    std::stable_sort(hits.begin(), hits.end(), [&](std::size_t a, std::size_t b) {
        return target.lexical[a].coverage > target.lexical[b].coverage;
    });
    std::size_t covered = 0;
    std::size_t outside = 0;
    for (const std::size_t hit : hits) {
        const bool out = target.lexicalRow[hit] == noRow;
        if (out ? outside < m_options.outside : covered < m_options.covered) {
            (out ? outside : covered) += 1;
            add(out ? m_ranking.outside(hit) : m_ranking.atRow(target.lexicalRow[hit], hit));
        }
    }
    for (const std::vector<float>* scores : {&target.dense, &target.translated}) {
        if (scores->empty()) {
            continue;
        }
        std::vector<std::size_t> heap;
        const auto before = [&](std::size_t a, std::size_t b) {
            return (*scores)[a] != (*scores)[b] ? (*scores)[a] > (*scores)[b] : a < b;
        };
        for (std::size_t row = 0; row < scores->size(); ++row) {
            if (heap.size() == m_options.dense && !before(row, heap.front())) {
                continue;
            }
            const auto hit = target.hitOfRow.find(row);
            if (!m_ranking.admits({0, row, hit == target.hitOfRow.end() ? noRow : hit->second})) {
                continue;
            }
            if (heap.size() == m_options.dense) {
                std::pop_heap(heap.begin(), heap.end(), before);
                heap.pop_back();
            }
            heap.push_back(row);
            std::push_heap(heap.begin(), heap.end(), before);
        }
        for (const std::size_t row : heap) {
            const auto hit = target.hitOfRow.find(row);
            add(m_ranking.atRow(row, hit == target.hitOfRow.end() ? noRow : hit->second));
        }
    }
    std::vector<const std::pair<const std::string, MeantWord>*> meant;
    for (const auto& word : target.meant) {
        meant.push_back(&word);
    }
    std::ranges::sort(meant, [](const auto* a, const auto* b) {
        return a->second.share != b->second.share ? a->second.share > b->second.share : a->first < b->first;
    });
    for (std::size_t i = 0; i < std::min(meant.size(), m_options.meant); ++i) {
        const MeantWord& word = meant[i]->second;
        if (word.row == noRow) {
            add(m_ranking.outside(word.hit));
        } else {
            const auto hit = target.hitOfRow.find(word.row);
            add(m_ranking.atRow(word.row, hit == target.hitOfRow.end() ? noRow : hit->second));
        }
    }
    if (carried) {
        std::vector<std::pair<double, const std::string*>> order;
        for (const auto& [word, share] : *carried) {
            order.emplace_back(-share, &word);
        }
        std::sort(order.begin(), order.end(), [](const auto& a, const auto& b) {
            return a.first != b.first ? a.first < b.first : *a.second < *b.second;
        });
        for (std::size_t i = 0; i < std::min(order.size(), m_options.carried); ++i) {
            if (const auto row = m_pack.find(target.language, *order[i].second)) {
                const auto hit = target.hitOfRow.find(*row);
                const RankedWord word = m_ranking.atRow(*row, hit == target.hitOfRow.end() ? noRow : hit->second);
                if (m_ranking.admits(word)) {
                    add(word);
                }
            }
        }
    }
    return result;
}

/// The same as with definitions, for the pack alone: to the nearest of the description's words. Function words count:
/// who asks for a place "donde se compra pan" does not mean "where".
double CandidatePool::nearnessToOneWord(std::span<const float> vector) const
{
    double largest = 0;
    for (const ReadWord& word : m_description.words) {
        const std::vector<float>& asked = word.translated.empty() ? word.vector : word.translated;
        if (asked.empty()) {
            continue;
        }
        double dot = 0;
        double lengths[2] = {1e-12, 1e-12};
        for (std::size_t j = 0; j < asked.size(); ++j) {
            dot += static_cast<double>(asked[j]) * static_cast<double>(vector[j]);
            lengths[0] += static_cast<double>(asked[j]) * static_cast<double>(asked[j]);
            lengths[1] += static_cast<double>(vector[j]) * static_cast<double>(vector[j]);
        }
        largest = std::max(largest, dot / std::sqrt(lengths[0] * lengths[1]));
    }
    return std::max(0.0, (largest - minRepeat) / (1 - minRepeat));
}

CandidateFeatures CandidatePool::featuresOf(const RankedWord& word, const CarriedShares* carried,
                                            const std::vector<double>& openings) const
{
    using F = CandidateFeatures;
    const LookupTarget& target = m_ranking.target();
    F features;
    const std::string text = m_ranking.textOf(word);
    std::vector<float> vector;
    std::uint32_t pos = 0;
    if (word.row != noRow) {
        features[F::Own] = static_cast<double>(target.dense[word.row]) - target.scale.mean;
        features[F::Translated] = target.translated.empty()
                                      ? features[F::Own]
                                      : static_cast<double>(target.translated[word.row]) - target.translatedScale.mean;
        const double x = std::log(static_cast<double>(word.row) + 21) - 7 - rankOffset(target.language);
        features[F::Rank] = x;
        features[F::RankSquared] = x * x;
        vector.resize(m_pack.dimension());
        m_pack.targetVector(target.language, word.row, vector);
        pos = m_pack.partsOfSpeech(target.language, word.row);
    } else {
        features[F::Outside] = 1;
        vector.resize(m_pack.dimension());
        std::vector<float> salience(m_pack.heads());
        if (!m_pack.readToken(normalise(text, target.language), target.language, vector, salience)) {
            vector.clear();
        }
    }
    if (word.hit != noRow) {
        const LexicalHit& hit = target.lexical[word.hit];
        features[F::Lexical] = std::pow(hit.score, 1.75);
        features[F::Covered] = hit.coverage * hit.coverage;
        features[F::Support] = std::log1p(hit.support);
        features[F::Exact] = hit.score > 0.95 ? 1 : 0;
        pos = pos != 0 || hit.pos == PartOfSpeech::Unknown ? pos : 1U << static_cast<unsigned>(hit.pos);
    }
    features[F::SeveralWords] = text.find(' ') != std::string::npos ? 1 : 0;
    features[F::Capital] = target.language != "de" && hasCapital(text) ? 1 : 0;
    double expected = 0;
    double bits = 0;
    for (std::size_t bit = 1; bit < openings.size(); ++bit) {
        if ((pos >> bit & 1U) != 0) {
            expected += openings[bit];
            bits += 1;
        }
    }
    features[F::PartOfSpeech] =
        openings.empty() || bits == 0 ? std::log(0.28) : std::log(0.03 + expected / std::sqrt(bits));
    if (const LexicalCategories* categories = m_pack.categories(); categories && !m_description.categories.empty()) {
        double agreement = unknownAgreement;
        if (!vector.empty()) {
            const LexicalCategories::Chances chances = categories->ofWord(vector);
            agreement = std::inner_product(chances.begin(), chances.end(), m_description.categories.begin(), 0.0);
            if (m_gender != 0 && word.row != noRow) {
                const std::uint8_t own = namedGender(m_pack, word.row, target.language);
                features[F::Gender] = (own == 0 ? 0 : own == m_gender ? 1 : -1) *
                                      static_cast<double>(chances[LexicalCategories::person] *
                                                          m_description.categories[LexicalCategories::person]);
            }
        }
        features[F::Category] = std::log(0.02 + agreement);
    }
    if (!vector.empty() && m_coverage) {
        double square = 1e-12;
        for (const float value : vector) {
            square += static_cast<double>(value) * static_cast<double>(value);
        }
        double mean = 0;
        double largest = 0;
        for (const Coverage::Term& term : m_coverage->terms()) {
            const std::vector<float>& asked = term.translated.empty() ? term.own : term.translated;
            double dot = 0;
            double length = 1e-12;
            for (std::size_t j = 0; j < asked.size(); ++j) {
                dot += static_cast<double>(asked[j]) * static_cast<double>(vector[j]);
                length += static_cast<double>(asked[j]) * static_cast<double>(asked[j]);
            }
            mean += term.weight * dot;
            largest = std::max(largest, dot / std::sqrt(length));
        }
        features[F::MeanCosine] = mean / std::sqrt(square);
        features[F::Repeats] = std::max(0.0, (largest / std::sqrt(square) - minRepeat) / (1 - minRepeat));
    }
    if (!vector.empty() && !m_coverage) {
        features[F::Repeats] = nearnessToOneWord(vector);
    }
    const std::string folded = normalise(text, target.language);
    if (const auto meant = target.meant.find(folded); meant != target.meant.end()) {
        features[F::Meant] = std::log1p(meant->second.share / 0.002);
        features[F::MeantShare] = meant->second.share;
    }
    if (m_meanings) {
        const auto language = meaningLanguage(target.language);
        features[F::Everyday] = language && !m_meanings->meaningsOf(*language, folded).empty() ? 1 : 0;
    }
    features[F::OwnEveryday] = features[F::Own] * features[F::Everyday];
    features[F::OwnMeant] = features[F::Own] * features[F::MeantShare];
    if (carried) {
        const auto share = carried->find(folded);
        features[F::Carried] = std::log1p(share == carried->end() ? 0 : share->second / 0.002);
    }
    return features;
}

std::vector<Candidate> CandidatePool::candidates(const RerankingWeights& weights, const CarriedShares* carried) const
{
    std::vector<Candidate> result;
    const std::vector<double> openings = m_pack.openings(m_description.language, m_description.firstTokens());
    for (const RankedWord& word : gather(carried)) {
        Candidate candidate;
        candidate.features = featuresOf(word, carried, openings);
        candidate.word = word;
        candidate.word.score = weights.score(candidate.features);
        result.push_back(std::move(candidate));
    }
    std::sort(result.begin(), result.end(),
              [](const Candidate& a, const Candidate& b) { return ranksBefore(a.word, b.word); });
    return result;
}

} // namespace crossgloss
