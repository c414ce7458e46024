#pragma once

#include "linking/Linking.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

/// Finds concepts of a linking's target wordnet by word, gloss or id, whether or not they were compared. Case and
/// accents make no difference.
class TargetSearch {
public:
    explicit TargetSearch(const Linking& linking);

    struct Found {
        std::vector<std::int32_t> targets;     ///< the best first
        std::size_t all = 0;                   ///< that fit, listed or not
    };
    /// Concepts in whose words or gloss all of @p text's words stand, from their beginning on: first those with this id or interlingual index, then
    /// those with this lemma, with lemmas that begin so, with all words among the lemmas, and last those of whose gloss a
    /// part fits. In the order of the wordnet otherwise, shorter lemmas first. Nothing for an empty text.
    Found find(std::string_view text, std::size_t most) const;

private:
    struct Texts {
        std::string id;
        std::string ili;
        std::string lemmas;            ///< each between line breaks
        std::string gloss;
    };
    /// How well one fits, 0 = best; −1 = not at all.
    static int rank(const Texts& texts, const std::string& whole, const std::vector<std::string>& words);

    std::vector<Texts> m_texts;
};

} // namespace crossgloss
