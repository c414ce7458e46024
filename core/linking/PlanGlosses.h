#pragma once

#include "gloss/GlossSet.h"
#include "gloss/WordMovers.h"
#include "linking/Linking.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace crossgloss {

/// The glosses of a linking as words with vectors, to draw transport plans between them.
class PlanGlosses {
public:
    /// Nothing when the linking has no word vectors.
    static std::unique_ptr<PlanGlosses> of(const Linking& linking);

    /// How the words of a pair move; nothing when a gloss has no word with a vector.
    std::optional<GlossPlan> plan(std::int32_t source, std::int32_t target) const;
    /// The word of a plan.
    const std::string& sourceWord(std::uint32_t id) const { return m_source.word(id); }
    const std::string& targetWord(std::uint32_t id) const { return m_target.word(id); }

private:
    PlanGlosses(GlossSet source, GlossSet target) : m_source(std::move(source)), m_target(std::move(target)) {}

    GlossSet m_source;
    GlossSet m_target;
};

} // namespace crossgloss
