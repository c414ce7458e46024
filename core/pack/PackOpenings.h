#pragma once

#include "pack/PackCorpus.h"
#include "resources/Dictionary.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

/// Which part of speech descriptions of a language define that begin with given words: "someone who" a noun, "to make"
/// a verb. Counts of the first word and of the first two words of training descriptions, backing off from two to one to
/// none.
class PackOpenings
{
public:
    /// The counts of a language, as bytes for a section of a pack.
    static std::string count(const PackCorpus& corpus, std::size_t language);

    /// @param bytes as count() gave them; they must outlive this.
    explicit PackOpenings(std::string_view bytes = {});

    bool empty() const { return m_records == 0; }
    /// P(part of speech) by int(PartOfSpeech) for a description that begins with @p tokens (two at most are looked at);
    /// nouns, verbs, adjectives and adverbs sum to 1. Empty without counts.
    std::vector<double> probabilities(const std::vector<std::string>& tokens) const;

private:
    std::string_view m_bytes;
    std::size_t m_records = 0;
};

} // namespace crossgloss
