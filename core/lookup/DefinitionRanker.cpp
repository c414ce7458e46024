#include "lookup/DefinitionRanker.h"

#include "lookup/InverseFrequency.h"

#include <algorithm>
#include <utility>

namespace crossgloss {

namespace {

/// One cell a definition, zero between calls; kept by the thread since clearing what was touched is cheaper than
/// clearing all.
std::vector<float>& scratch()
{
    thread_local std::vector<float> sums;
    return sums;
}

/// Postings rise, so the last of a list makes room for all of it: to grow step by step costs a first look-up some 9 ms.
void makeRoom(std::vector<float>& sums, std::uint32_t id)
{
    const std::size_t cell = id >> 6;
    if (cell >= sums.size()) {
        sums.resize(cell + cell / 4 + 1024, 0.0F);
    }
}

} // namespace

void DefinitionRanker::rank(const std::vector<TermGroup>& groups, const std::string& language, double factor,
                            std::vector<RankedDefinition>& result)
{
    const DefinitionIndex::Statistics statistics = m_snapshot.statistics(language);
    if (statistics.definitions == 0) {
        return;
    }
    double lengthNorm[DefinitionIndex::lengthMask + 1];
    for (std::uint32_t length = 0; length <= DefinitionIndex::lengthMask; ++length) {
        lengthNorm[length] = (m_options.k1 + 1) / (1 + m_options.k1 * (1 - m_options.b + m_options.b * length /
                                                                                     statistics.averageLength));
    }
    std::vector<float>& sums = scratch();
    m_touched.clear();
    double best = 0;
    for (const TermGroup& group : groups) {
        double groupIdf = 0;
        if (group.alternatives.size() == 1) {
            const TermGroup::Alternative& only = group.alternatives.front();
            const DefinitionIndex::Postings ids = m_snapshot.postings(only.term);
            if (ids->empty()) {
                continue;
            }
            makeRoom(sums, ids->back());
            groupIdf = only.weight * inverseFrequency(ids->size(), statistics.definitions);
            for (const std::uint32_t id : *ids) {
                add(sums, id, static_cast<float>(groupIdf * lengthNorm[id & DefinitionIndex::lengthMask]));
            }
        } else {
            groupIdf = addAlternatives(group, statistics.definitions, lengthNorm, sums);
        }
        best += groupIdf;
    }
    if (best <= 0) {
        clear(sums);
        return;
    }
    const auto ideal = std::min<std::size_t>(groups.size(), DefinitionIndex::lengthMask);
    const double scale = factor / (best * lengthNorm[ideal]);
    result.reserve(result.size() + m_touched.size());
    for (const std::uint32_t id : m_touched) {
        const double score = std::min(factor, scale * static_cast<double>(sums[id >> 6]));
        result.push_back({id, static_cast<float>(score)});
    }
    clear(sums);
}

void DefinitionRanker::add(std::vector<float>& sums, std::uint32_t id, float value)
{
    const std::size_t cell = id >> 6;
    makeRoom(sums, id);
    if (sums[cell] == 0.0F) {
        m_touched.push_back(id);
    }
    sums[cell] += value;
}

void DefinitionRanker::clear(std::vector<float>& sums) const
{
    for (const std::uint32_t id : m_touched) {
        sums[id >> 6] = 0.0F;
    }
}

/// A definition gets the best of its alternatives, not their sum: they stand for one word.
double DefinitionRanker::addAlternatives(const TermGroup& group, std::uint64_t total, const double* lengthNorm,
                                         std::vector<float>& sums)
{
    double groupIdf = 0;
    std::vector<std::pair<std::uint32_t, float>> values;
    for (const TermGroup::Alternative& alternative : group.alternatives) {
        const DefinitionIndex::Postings ids = m_snapshot.postings(alternative.term);
        if (ids->empty()) {
            continue;
        }
        const double weight = alternative.weight * inverseFrequency(ids->size(), total);
        groupIdf = std::max(groupIdf, weight);
        for (const std::uint32_t id : *ids) {
            values.emplace_back(id, static_cast<float>(weight * lengthNorm[id & DefinitionIndex::lengthMask]));
        }
    }
    std::sort(values.begin(), values.end(), [](const auto& a, const auto& b) {
        return a.first != b.first ? a.first < b.first : a.second > b.second;
    });
    if (!values.empty()) {
        makeRoom(sums, values.back().first);
    }
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (i == 0 || values[i].first != values[i - 1].first) {
            add(sums, values[i].first, values[i].second);
        }
    }
    return groupIdf;
}

} // namespace crossgloss
