#pragma once

#include "resources/Dictionary.h"
#include "resources/Wordnet.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace crossgloss {

/// A concept of a wordnet with what the desk shows of it.
struct LinkingGloss {
    std::string synset;                ///< id in its wordnet
    PartOfSpeech pos = PartOfSpeech::Unknown;
    std::vector<std::string> lemmas;
    std::string text;
    std::string ili;                   ///< concept of the interlingual index; empty when none is known
};

/// True when both stand for one concept: the same id, or the same in the interlingual index.
inline bool isSameConcept(const LinkingGloss& a, const LinkingGloss& b)
{
    return a.synset == b.synset || (!a.ili.empty() && a.ili == b.ili);
}

/// One of the two wordnets that are linked.
struct LinkingSide {
    std::string name;                  ///< of the wordnet
    std::string language;              ///< canonical code
    std::string licence;
    std::string checksum;              ///< of the file it was read from
    WordnetHeader header;              ///< of that file
    /// First those that are compared, then what else the wordnet has, which reviewers may link by hand.
    std::vector<LinkingGloss> glosses;
    std::size_t compared = 0;          ///< the first so many; 0 = all
    /// Words of the glosses with their vectors in the shared space, for transport plans; both may be empty.
    std::vector<std::string> words;
    std::vector<float> vectors;        ///< words × dimension, rows of length one

    std::span<const LinkingGloss> comparedGlosses() const
    {
        return std::span(glosses).first(compared == 0 ? glosses.size() : compared);
    }
};

/// Which targets a source may be linked to, and how alike they are; larger is more alike, best first within a row.
struct LinkingCandidates {
    std::vector<std::size_t> start{0}; ///< sources + 1
    std::vector<std::int32_t> target;
    std::vector<float> score;

    std::size_t sources() const { return start.size() - 1; }
    std::span<const std::int32_t> targetsOf(std::size_t source) const
    {
        return std::span(target).subspan(start[source], start[source + 1] - start[source]);
    }
    std::span<const float> scoresOf(std::size_t source) const
    {
        return std::span(score).subspan(start[source], start[source + 1] - start[source]);
    }
    /// Score of a pair; nothing when the target is not among the candidates.
    std::optional<float> scoreOf(std::size_t source, std::int32_t target) const;
};

/// Two lists of glosses with candidate pairs: what a desk works on. Never changes once it is stored.
struct Linking {
    std::int64_t id = 0;
    std::string name;                  ///< unique in the workspace
    std::string createdAt;             ///< ISO 8601, UTC
    std::string measure;               ///< as the command line names it
    std::string parameters;            ///< JSON: all that is needed to make it again
    std::size_t dimension = 0;         ///< of the words' vectors; 0 = without
    LinkingSide source;
    LinkingSide target;
    LinkingCandidates candidates;
};

} // namespace crossgloss
