#include "linking/PlanGlosses.h"

#include "base/Json.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

namespace {

GlossSet glossesWithVectors(const LinkingSide& side, std::size_t dimension, bool dropStopWords)
{
    std::unordered_map<std::string_view, std::size_t> rows;
    rows.reserve(side.words.size());
    for (std::size_t word = 0; word < side.words.size(); ++word) {
        rows.emplace(side.words[word], word);
    }
    std::vector<std::string> texts;
    texts.reserve(side.comparedGlosses().size());
    for (const LinkingGloss& gloss : side.comparedGlosses()) {
        texts.push_back(gloss.text);
    }
    NullProgress quiet;
    return GlossSet(
        texts, {side.language, dropStopWords, dimension},
        [&](std::string_view word, std::span<float> out) {
            const auto found = rows.find(word);
            if (found == rows.end()) {
                return false;
            }
            std::copy_n(side.vectors.data() + found->second * dimension, dimension, out.data());
            return true;
        },
        quiet);
}

} // namespace

std::unique_ptr<PlanGlosses> PlanGlosses::of(const Linking& linking)
{
    if (linking.dimension == 0 || linking.source.words.empty() || linking.target.words.empty()) {
        return nullptr;
    }
    const nlohmann::json parameters = parsedJson(linking.parameters);
    const bool dropStopWords = parameters.is_object() && parameters.contains("drop_stop_words") &&
                               parameters["drop_stop_words"].is_boolean() && parameters["drop_stop_words"].get<bool>();
    return std::unique_ptr<PlanGlosses>(
        new PlanGlosses(glossesWithVectors(linking.source, linking.dimension, dropStopWords),
                        glossesWithVectors(linking.target, linking.dimension, dropStopWords)));
}

std::optional<GlossPlan> PlanGlosses::plan(std::int32_t source, std::int32_t target) const
{
    const auto from = static_cast<std::size_t>(source);
    const auto to = static_cast<std::size_t>(target);
    if (from >= m_source.size() || to >= m_target.size() || m_source.wordsOf(from).empty() ||
        m_target.wordsOf(to).empty()) {
        return std::nullopt;
    }
    return explainPair(m_source, from, m_target, to);
}

} // namespace crossgloss
