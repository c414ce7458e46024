#pragma once

#include "lookup/LexicalChannel.h"
#include "store/DefinitionIndex.h"

#include <cstdint>
#include <string>
#include <vector>

namespace crossgloss {

/// One thing that the description asks for: a stem, or the stems that may stand for it in another language.
struct TermGroup {
    struct Alternative {
        std::string term;
        double weight = 1;
    };
    std::vector<Alternative> alternatives;
};

struct RankedDefinition {
    std::uint32_t id = 0;
    float score = 0;
};

/// By falling score, then by id.
inline bool ranksBefore(const RankedDefinition& a, const RankedDefinition& b)
{
    return a.score != b.score ? a.score > b.score : a.id < b.id;
}

/// BM25 of every definition that holds a term, each term counting once (definitions hardly repeat words).
class DefinitionRanker {
public:
    DefinitionRanker(const LexicalOptions& options, DefinitionIndex::Snapshot& snapshot)
        : m_options(options), m_snapshot(snapshot)
    {
    }

    /// Adds the definitions of a language to @p result with scores in [0, factor].
    void rank(const std::vector<TermGroup>& groups, const std::string& language, double factor,
              std::vector<RankedDefinition>& result);

private:
    void add(std::vector<float>& sums, std::uint32_t id, float value);
    void clear(std::vector<float>& sums) const;
    double addAlternatives(const TermGroup& group, std::uint64_t total, const double* lengthNorm,
                           std::vector<float>& sums);

    const LexicalOptions& m_options;
    DefinitionIndex::Snapshot& m_snapshot;
    std::vector<std::uint32_t> m_touched;
};

} // namespace crossgloss
