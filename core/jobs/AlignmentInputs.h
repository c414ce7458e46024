#pragma once

#include "jobs/JobContext.h"
#include "jobs/RunParameters.h"

#include "alignment/Align.h"
#include "alignment/AlignmentPairs.h"
#include "alignment/MapExport.h"
#include "evaluation/TranslationEvaluation.h"
#include "resources/WordPairs.h"

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace crossgloss {

enum class DictionaryKind { File, Identical, Sentences, Workspace, None };

/// Where word pairs come from.
struct DictionaryChoice {
    DictionaryKind kind = DictionaryKind::File;
    std::filesystem::path file;        ///< of word pairs
    std::filesystem::path sourceText;  ///< line-aligned sentences
    std::filesystem::path targetText;
    std::string resource;              ///< name in the workspace
    IdenticalOptions identical;        ///< without its limits
    std::size_t identicalLimit = 0;    ///< only among the most frequent words of either space; 0 = all
    bool lowerCase = false;            ///< words that a space lacks as they are written are looked up in lower case too

    /// File or resource of word pairs; empty where there is none.
    std::string text() const;
    friend bool operator==(const DictionaryChoice&, const DictionaryChoice&) = default;
};

struct AlignRequest {
    SpaceChoice source;
    SpaceChoice target;
    DictionaryChoice dictionary;
    /// Share of the dictionary's source words that the run never sees and is measured on; unused with a test file.
    double testShare = 0.2;
    std::filesystem::path testFile;    ///< word pairs to measure on, a file or a name in the workspace; may be empty
    AlignOptions options;              ///< onStep is not used
    bool check = true;                 ///< look beforehand whether the spaces can be aligned
    std::filesystem::path out;         ///< the map's file; empty = kept beside the workspace
    std::filesystem::path exportSource;    ///< the mapped source as .vec; empty = not written, as the next
    std::filesystem::path exportTarget;
    std::filesystem::path induced;     ///< the dictionary that the map induces
    InduceOptions inducing;            ///< its neighbourhood, seed, threads and β are set by the job
};

/// What an alignment is learned from and measured on.
struct AlignmentInputs {
    OpenedSpace source;
    OpenedSpace target;
    AlignmentData data;
    TranslationTest forward;
    TranslationTest backward;
    TrainingOverlap overlap;           ///< of a test file with what is learned from
    std::vector<IndexPair> examples;   ///< pairs to look at: of the test, where there is one
    std::size_t usable = 0;            ///< pairs of the dictionary that both spaces have, the test's included
};

/// Opens the spaces, reads a dictionary and cuts the test from it; ends the stages "reading" and "dictionary".
/// @throws Error when something cannot be read; Cancelled.
AlignmentInputs openAlignmentInputs(JobContext& context, const AlignRequest& request, StageTimes& times,
                                    Progress& progress);
/// What is learned from, of two spaces that are open. @throws as above.
AlignmentData openDictionary(JobContext& context, const DictionaryChoice& dictionary, const PairOptions& options,
                             const OpenedSpace& source, const OpenedSpace& target, Progress& progress);
/// How a request looks words up.
PairOptions pairOptions(const AlignRequest& request, const OpenedSpace& source, const OpenedSpace& target);
/// Words of pairs of rows.
std::vector<WordPair> wordsOf(const std::vector<IndexPair>& pairs, const EmbeddingSpace& source,
                              const EmbeddingSpace& target);

/// All but the spaces and where the pairs come from.
Fields fieldsOf(AlignRequest& request);
/// What a run keeps of a request, and a request read from that again.
nlohmann::json runParametersOf(const AlignRequest& request);
AlignRequest alignRequestOf(const RunParameters& parameters);
/// Of a run that measured a map on a test: what learns it again, by what the map says of itself.
AlignRequest translationRequestOf(const RunParameters& parameters);
/// Tells the run what was read. @throws Error when a file is gone meanwhile.
void addInputs(RunRecord& record, const AlignRequest& request, const AlignmentInputs& inputs);

} // namespace crossgloss
