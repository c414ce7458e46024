#pragma once

#include "alignment/Align.h"
#include "alignment/Alignability.h"
#include "alignment/AlignmentPairs.h"
#include "alignment/PairPlane.h"
#include "base/Progress.h"
#include "resources/WordPairs.h"
#include "space/Retrieval.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace crossgloss {

/// Word vectors to work with: a resource of the workspace, or a file.
struct SpaceChoice {
    std::string resource;              ///< name in the workspace; empty = a file
    std::filesystem::path file;

    bool empty() const { return resource.empty() && file.empty(); }
    friend bool operator==(const SpaceChoice&, const SpaceChoice&) = default;
};

enum class DictionaryKind { File, Identical, Sentences, Workspace, None };

/// Where word pairs come from.
struct DictionaryChoice {
    DictionaryKind kind = DictionaryKind::File;
    std::filesystem::path file;        ///< of word pairs
    std::filesystem::path sourceText;  ///< line-aligned sentences
    std::filesystem::path targetText;
    std::string resource;              ///< name in the workspace
    IdenticalOptions identical;
    bool lowerCase = false;            ///< words that a space lacks as they are written are looked up in lower case too

    friend bool operator==(const DictionaryChoice& a, const DictionaryChoice& b)
    {
        return a.kind == b.kind && a.file == b.file && a.sourceText == b.sourceText && a.targetText == b.targetText
            && a.resource == b.resource && a.lowerCase == b.lowerCase
            && a.identical.minimumLength == b.identical.minimumLength
            && a.identical.lettersOnly == b.identical.lettersOnly && a.identical.digitsOnly == b.identical.digitsOnly;
    }
};

struct AlignRequest {
    SpaceChoice source;
    SpaceChoice target;
    DictionaryChoice dictionary;
    /// Share of the dictionary's source words that the run never sees and is measured on; unused with a test file.
    double testShare = 0.2;
    std::filesystem::path testFile;    ///< word pairs to measure on; may be empty
    AlignOptions options;              ///< onStep is not used
};

/// What can be said of two spaces and a dictionary before a run.
struct AlignabilityAnswer {
    struct Side {
        std::string title;
        std::size_t words = 0;
        std::size_t dimension = 0;
    };
    Side source;
    Side target;
    std::size_t pairsListed = 0;       ///< 0 when there is no dictionary
    std::size_t pairsUsable = 0;
    double coverage = 0;               ///< of the dictionary's source words
    std::vector<std::string> missing;  ///< some words that a space lacks
    std::size_t identical = 0;         ///< strings that both spaces hold
    /// Distance of the neighbourhood graphs' spectra: 0 for equal shapes; nothing when there was too little to tell
    /// from.
    std::optional<double> spectralDistance;
    std::vector<Warning> warnings;     ///< the worst first
};

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

/// One method, criterion and direction of a comparison.
struct ComparisonRow {
    AlignmentMethod method = AlignmentMethod::Procrustes;
    TranslationFigures figures;
    double seconds = 0;                ///< of learning, the same for all rows of a method
    bool baseline = false;             ///< what the others of the direction are tested against
    double adjustedP = 1;              ///< that the difference to it is chance: McNemar's test, corrected after Holm
    std::string failure;               ///< why the method could not be used, in English; then there are no figures
};

/// What the Align page asks of the rest of the program. As Backend: called from worker threads, failures thrown as
/// Error.
class AlignmentService {
public:
    virtual ~AlignmentService() = default;

    virtual AlignabilityAnswer check(const AlignRequest& request, Progress& progress) = 0;
    /// Learns a map, measures it and keeps a run of it in the workspace, whatever the ending.
    virtual std::shared_ptr<const AlignedSpaces> align(const AlignRequest& request, Progress& progress,
                                                       const std::function<void(const AlignmentStep&)>& onStep) = 0;
    /// Every method with every criterion in both directions, on one split of the dictionary; kept as a run.
    virtual std::vector<ComparisonRow> compare(const AlignRequest& request, Progress& progress,
                                               const std::function<void(const ComparisonRow&)>& onRow) = 0;
};

} // namespace crossgloss
