#pragma once

#include "lookup/Coverage.h"
#include "lookup/LexicalChannel.h"
#include "lookup/PersonGender.h"
#include "lookup/Reranking.h"
#include "lookup/TargetRanking.h"
#include "meanings/MeaningFile.h"
#include "pack/Pack.h"

#include <cstddef>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace crossgloss {

/// Sizes of the pools that candidates come from.
struct CandidatePoolOptions
{
    std::size_t fused = 120;  ///< best by the simple fusion of both channels
    std::size_t covered = 60; ///< best by coverage
    std::size_t dense = 60;   ///< best by the encoder, own or translated
    std::size_t outside = 40; ///< best words that the pack lacks
    std::size_t carried = 60; ///< best by translations of the English answers
    std::size_t meant = 60;   ///< best by the meanings that say them
};

/// One word that may answer, with all that is known of it.
struct Candidate
{
    RankedWord word; ///< score: the weighed features
    CandidateFeatures features;
};

/// Shares that English answers give to words of one target language, by normalised word.
using CarriedShares = std::map<std::string, double>;

/// Gathers and weighs the candidates of one target language.
class CandidatePool
{
public:
    /// @param pack not null. @param ranking of the target, whose dense scores are there. @param coverage null without
    /// an index. @param meanings may be null.
    CandidatePool(const Pack& pack, const TargetRanking& ranking, const ReadDescription& description,
                  const Coverage* coverage, const MeaningFile* meanings, const CandidatePoolOptions& options = {})
        : m_pack(pack), m_ranking(ranking), m_description(description), m_coverage(coverage), m_meanings(meanings),
          m_options(options), m_gender(describedGender(description))
    {
    }

    /// The candidates by falling score. @param carried may be null.
    std::vector<Candidate> candidates(const RerankingWeights& weights, const CarriedShares* carried) const;

private:
    std::vector<RankedWord> gather(const CarriedShares* carried) const;
    double nearnessToOneWord(std::span<const float> vector) const;
    CandidateFeatures featuresOf(const RankedWord& word, const CarriedShares* carried,
                                 const std::vector<double>& openings) const;

    const Pack& m_pack;
    const TargetRanking& m_ranking;
    const ReadDescription& m_description;
    const Coverage* m_coverage;
    const MeaningFile* m_meanings;
    CandidatePoolOptions m_options;
    std::uint8_t m_gender = 0; ///< of the person described; 0 where none is
};

} // namespace crossgloss
