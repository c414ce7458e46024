#pragma once

#include <array>
#include <cstddef>

namespace crossgloss {

/// What is known about one candidate for one description, ready to be weighed.
struct CandidateFeatures
{
    enum Feature : std::size_t
    {
        Own,          ///< encoder score above the vocabulary's mean
        Translated,   ///< the same for the description as its English translations say it (Own where there are none)
        Lexical,      ///< lexical score^1.75
        Covered,      ///< coverage²
        Support,      ///< ln(1 + support)
        Rank,         ///< x = ln(frequency rank + 20) - 7
        RankSquared,  ///< x²
        Outside,      ///< 1 for a word that the pack lacks
        SeveralWords, ///< 1 for an expression
        Capital,      ///< 1 for a capital (not in German)
        PartOfSpeech, ///< ln(.03 + P(part of speech | beginning of the description))
        MeanCosine,   ///< idf-weighted mean cosine to the words of the description
        Carried,      ///< ln(1 + share of the English answers' translations / .002)
        Exact,        ///< 1 where a definition is wholly alike
        Category,     ///< ln(.02 + chance that word and description are of one lexical category)
        Repeats,      ///< nearness to a single word of the description: 1 for its translation, 0 below a cosine of .4
        Meant,        ///< ln(1 + share of the meanings that the word says / .002)
        MeantShare,   ///< that share
        Everyday,     ///< 1 for a word of the vocabulary of meanings
        Gender,       ///< chance that both are persons × 1 for the described one's gender, -1 for the other; 0 where either is unknown
        OwnEveryday,  ///< Own × Everyday: a word of the vocabulary is known by its meanings rather
        OwnMeant,     ///< Own × MeantShare: the more so, the surer its meaning is
        Count
    };
    std::array<double, Count> values{};

    double& operator[](Feature feature) { return values[feature]; }
    double operator[](Feature feature) const { return values[feature]; }
};

/// Weights of the features. They were fitted by listwise softmax regression on development descriptions
/// (models/default.md).
struct RerankingWeights
{
    std::array<double, CandidateFeatures::Count> values{};

    double score(const CandidateFeatures& features) const;
};

/// The fitted weights. @param indexed false where no dictionary is indexed, so that the encoder answers alone.
const RerankingWeights& rerankingWeights(bool indexed);

/// The chance that a candidate is right, as it is shown: the softmax of its score among all candidates, calibrated on
/// development descriptions. @param logSum ln Σ exp(score) over the candidates. @return in (0, 1).
double calibratedChance(double score, double logSum);

} // namespace crossgloss
