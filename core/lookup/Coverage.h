#pragma once

#include "lookup/DescriptionReader.h"
#include "pack/Pack.h"
#include "store/DefinitionIndex.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace crossgloss {

/// How far a definition says what a description says: every word of the description looks for its like in the
/// definition, Σ idf_i · max_j s_ij / Σ idf_i, with s = 1 for equal stems, else a share of the cosine of both words.
/// Only how far the definition covers the description counts; what the definition says beyond it is no fault.
class Coverage
{
public:
    struct Options
    {
        double cosineFrom = 0.3;   ///< cosines up to here say nothing
        double cosineWeight = 0.8; ///< of a cosine of 1, against equal stems
    };

    /// @param pack may be null: then only equal stems count. @param snapshot gives the definitions and how rare words
    /// are.
    Coverage(const ReadDescription& description, const Pack* pack, DefinitionIndex::Snapshot& snapshot)
        : Coverage(description, pack, snapshot, Options())
    {
    }
    Coverage(const ReadDescription& description, const Pack* pack, DefinitionIndex::Snapshot& snapshot,
             const Options& options);

    /// @param stems index terms of a definition, separated by spaces ("en_fruit en_sweet").
    /// @param language of the definition: the description's, or English.
    /// @return in [0, 1].
    double of(std::string_view stems, const std::string& language);

    /// Content words of the description with how much each counts (sums to 1) and its vector of unit length (empty when
    /// unknown): as it is, and as its English translations say it.
    struct Term
    {
        double weight = 0;
        std::vector<float> own, translated;
        std::vector<std::pair<std::string, double>> ownStems,
            englishStems; ///< index terms with how well they stand for it
    };
    const std::vector<Term>& terms() const { return m_terms; }

private:
    const std::vector<float>& similarities(std::string_view stem, const std::string& language, bool own);

    const Pack* m_pack;
    Options m_options;
    std::string m_language;
    std::vector<Term> m_terms;
    std::unordered_map<std::string, std::vector<float>> m_cache; ///< index term → similarity to each term
};

} // namespace crossgloss
