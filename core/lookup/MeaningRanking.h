#pragma once

#include "lookup/DescriptionReader.h"
#include "meanings/MeaningFile.h"
#include "pack/Pack.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace crossgloss {

/// A meaning of the vocabulary that a description may be of.
struct RankedMeaning
{
    std::uint32_t meaning = 0;
    double chance = 0; ///< among all meanings of the vocabulary; they sum to 1
};

/// How well a description resembles those of one meaning.
struct MeaningFeatures
{
    enum Feature : std::size_t
    {
        BestTerms,  ///< largest BM25 of one of its descriptions, as a share of the description's own idf
        Cosine,     ///< of the encoded description and the mean of all of its descriptions in all languages
        Learned,      ///< cosine in the model that is learned from all descriptions
        Denied,       ///< 1 where the description denies a word of its opposite ("not alive"), -1 where it denies its own
        PartOfSpeech, ///< ln(.03 + P(part of speech | beginning of the description))
        Count
    };
    std::array<double, Count> values{};
};

/// Ranks the meanings of the vocabulary by a description in any language that the pack reads: one of the vocabulary's own
/// is held against the descriptions in it, another by its English translations. Thread-safe.
class MeaningRanking
{
public:
    MeaningRanking(const MeaningFile& file, const Pack& pack) : m_file(file), m_pack(pack) {}

    /// @return the @p most best meanings by falling chance; none where nothing of the description is known.
    std::vector<RankedMeaning> rank(const ReadDescription& description, std::size_t most) const;
    /// What ranks them, for each meaning; none where nothing of the description is known.
    std::vector<MeaningFeatures> features(const ReadDescription& description) const;

private:
    struct Question;
    Question read(const ReadDescription& description) const;
    void addTerms(const Question& question, std::vector<MeaningFeatures>& features) const;
    void addCosine(const ReadDescription& description, std::vector<MeaningFeatures>& features) const;
    void addLearned(const ReadDescription& description, const Question& question, std::vector<MeaningFeatures>& features) const;
    void addDenied(const ReadDescription& description, std::vector<MeaningFeatures>& features) const;
    void addPartOfSpeech(const ReadDescription& description, std::vector<MeaningFeatures>& features) const;

    const MeaningFile& m_file;
    const Pack& m_pack;
};

} // namespace crossgloss
