#pragma once

#include "alignment/AlignmentMap.h"
#include "alignment/PairPlane.h"
#include "base/Progress.h"
#include "resources/WordPairs.h"
#include "space/Retrieval.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace crossgloss {

/// How well words are translated by one criterion in one direction.
struct TranslationFigures {
    bool backward = false;             ///< from the target's language to the source's
    RetrievalCriterion criterion = RetrievalCriterion::NearestNeighbour;
    std::size_t words = 0;             ///< asked: the test words that both spaces cover
    double p1 = 0;
    double p5 = 0;
    double p10 = 0;
    double mrr = 0;
    double p1Low = 0;                  ///< 95 % interval of P@1
    double p1High = 0;
};

struct AlignmentSummary {
    std::string method;                ///< as on the command line
    std::string sourceTitle;
    std::string targetTitle;
    std::size_t learnedFrom = 0;       ///< pairs or lines
    std::size_t testWords = 0;         ///< of the test dictionary or share, by source word
    std::size_t learnedTestWords = 0;  ///< of them, those that the training dictionary has too
    std::size_t dimension = 0;         ///< of the shared space
    double beta = 0;                   ///< of the inverted softmax; 0 = not learned
    double seconds = 0;                ///< of learning the map, without reading and measuring
    bool iterative = false;
    std::vector<TranslationFigures> figures;   ///< empty when there was nothing to measure on
    std::vector<WordPair> examples;    ///< frequent pairs that were not learned from, where there are such
};

struct NeighbourQuestion {
    std::string word;
    MapSide side = MapSide::Source;    ///< the word's own
    bool ownLanguage = false;          ///< among the words of its own side instead of the other
    RetrievalCriterion criterion = RetrievalCriterion::Csls;   ///< after the map; cosines are shown beside it
    std::size_t count = 10;
};

struct NeighbourAnswer {
    struct Row {
        std::string word;
        double cosine = 0;
    };
    bool known = false;                ///< the space holds the word, or can make a vector of it
    bool comparable = true;            ///< without a map the sides have one dimension
    std::vector<Row> before;           ///< as the spaces are, nearest first; empty when not comparable
    std::vector<Row> after;            ///< in the shared space, best first by the criterion
};

struct PlaneAnswer {
    std::vector<WordPair> pairs;       ///< those that are drawn
    std::vector<WordPair> unknown;     ///< those of which a space lacks a word
    PairPlane plane;                   ///< by pair; empty lists when there are none
};

/// Two spaces and a map between them, ready to be looked into. Immutable; may be asked from any thread.
class AlignedSpaces {
public:
    virtual ~AlignedSpaces() = default;

    virtual const AlignmentSummary& summary() const = 0;
    virtual const AlignmentMap& map() const = 0;
    virtual NeighbourAnswer neighbours(const NeighbourQuestion& question, Progress& progress) const = 0;
    virtual PlaneAnswer plane(const std::vector<WordPair>& pairs) const = 0;
    virtual void saveMap(const std::filesystem::path& file) const = 0;
    /// Where the map is kept beside the workspace, so that what uses it can be done again; empty when it is not.
    virtual std::filesystem::path file() const { return {}; }
    /// The words of a side with their vectors in the shared space, as .vec text.
    virtual void exportVectors(MapSide side, const std::filesystem::path& file, Progress& progress) const = 0;
    /// Mutual best translations with their scores, as TSV. @return pairs written.
    virtual std::size_t exportDictionary(const std::filesystem::path& file, Progress& progress) const = 0;
};

} // namespace crossgloss
