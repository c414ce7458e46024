#pragma once

#include "base/Progress.h"
#include "gloss/GlossFusion.h"
#include "gloss/GlossSet.h"
#include "gloss/GlossSimilarity.h"
#include "gloss/SentenceVectors.h"
#include "gloss/SiameseLstm.h"
#include "linking/Linking.h"
#include "resources/WordPairs.h"
#include "resources/Wordnet.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// A wordnet that is to be linked, and how its words come by vectors in the shared space.
struct LinkableWordnet {
    const Wordnet* wordnet = nullptr;
    std::string checksum;              ///< of the file it was read from
    WordVectors vectors;
    std::string vectorLanguage{};      ///< canonical code; empty = the vectors do not say
};

struct MakeLinkingOptions {
    std::string name;                  ///< empty = from the wordnets' names
    GlossMeasure measure = GlossMeasure::Sinkhorn;
    GlossSimilarityOptions similarity;
    std::size_t dimension = 0;         ///< of the shared space
    bool dropStopWords = false;
    bool samePartOfSpeech = true;      ///< only synsets of one part of speech go together
    bool commonOnly = false;           ///< only synsets that both wordnets define, to measure rather than to build
    std::size_t candidates = 50;       ///< kept of each source, besides those that targets bring; 0 = every pair
    /// Word pairs: a target is a candidate when one of its lemmas translates a lemma of the source (the candidates of
    /// Khodak et al. 2017, which section 6.3 of Sever & Ercan 2020 recommends); nothing = by sentence vectors.
    /// GlossMeasure::TfIdf translates by them too, and by the vectors what they lack.
    std::optional<std::vector<WordPair>> dictionary;
    bool dictionaryCandidates = true;  ///< false = the dictionary translates words for the measures alone
    /// Of the glosses that linkingGlosses() or commonLinkingGlosses() name, for GlossMeasure::Encoder.
    std::optional<std::pair<SentenceVectors, SentenceVectors>> encoded;
    /// For GlossMeasure::Siamese, and a part of GlossMeasure::Fused where it is given. That it fits the vectors is the
    /// caller's to check (requireVectors).
    std::shared_ptr<const SiameseModel> siamese;
    /// For GlossMeasure::Fused; nothing = fitted on pairs that ids tell, or the usual ones where these are too few.
    std::optional<FusedWeights> weights;
    nlohmann::json parameters;         ///< kept with the linking, besides what this struct says
    int threads = 0;
};

/// Definitions of a wordnet as a linking compares them, those of one synset joined by "; "; synsets without are left out.
std::vector<LinkingGloss> linkingGlosses(const Wordnet& wordnet);
/// The same of concepts that both define, by id or interlingual index; one row of each for a concept.
std::pair<std::vector<LinkingGloss>, std::vector<LinkingGloss>> commonLinkingGlosses(const Wordnet& source,
                                                                                     const Wordnet& target);

/// Compares and ranks; nothing is stored. @throws Error when a side has no glosses, no word has a vector, the measure needs
/// more than is given, or no pair is left; Cancelled.
Linking makeLinking(const LinkableWordnet& source, const LinkableWordnet& target, const MakeLinkingOptions& options,
                    Progress& progress);

/// What a linking of this size needs, told before it is made.
struct LinkingNeeds {
    double bytes = 0;                  ///< most memory at once, vectors of the spaces not counted
    double pairs = 0;                  ///< that are compared exactly
};

/// @param candidates as in MakeLinkingOptions. @param dimension of the shared space.
LinkingNeeds linkingNeeds(std::size_t sources, std::size_t targets, std::size_t candidates, std::size_t dimension);

} // namespace crossgloss
