#pragma once

#include "alignment/Align.h"
#include "base/Progress.h"
#include "jobs/AlignmentService.h"
#include "jobs/GlossDeskService.h"
#include "jobs/GlossEncoderService.h"
#include "jobs/HubnessService.h"
#include "jobs/LayoutService.h"
#include "jobs/RunFigures.h"
#include "jobs/SentenceListService.h"
#include "jobs/SentenceService.h"
#include "jobs/WordVectorService.h"
#include "encoder/Training.h"
#include "evaluation/GlossDifferences.h"
#include "evaluation/GlossRunComparison.h"
#include "store/GlossRuns.h"
#include "store/Workspace.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace crossgloss {

/// A run as the list of runs shows it.
struct RunRow {
    Run run;
    std::string subject;               ///< what it was about: "it → en", names of files
    std::string method;                ///< measure, method or model as runs name it; may be empty
    std::string retrieval;             ///< criterion, where the run tells one besides
    std::optional<double> p1;          ///< by retrieval, where the run tells one
    std::optional<double> matchingP1;
    std::optional<double> mrr;
    bool hasGlosses = false;           ///< its pairs are kept
};

/// One way in which a run of glosses chose, with its precision.
struct GlossScore {
    enum class Way { Retrieval, Backward, Csls, Matching };
    Way way = Way::Retrieval;
    double p1 = 0;
    Interval interval;
    std::optional<double> p10;         ///< no matter of matching, as the next
    std::optional<double> mrr;
};

/// A run of glosses, ready to be looked into.
struct GlossRunResult {
    RunRow row;
    std::vector<GlossScore> scores;
    std::optional<double> skewness;    ///< of N_k
    std::vector<StoredGloss> glosses;
    GlossDifferences differences;
    std::vector<RankShare> ranks;      ///< of the right target for each source
    std::vector<RankShare> backwardRanks;
};

/// What a run of any kind found.
struct RunReport {
    RunRow row;
    std::vector<RunFigures> figures;
    std::vector<TrainingPoint> training;       ///< curve of a training
    std::vector<AlignmentStep> alignment;      ///< curve of an iterative method
    std::string error;                         ///< why it failed, in English
};

/// What a run began with, to fill its page again.
struct RunInputs {
    RunRow row;
    /// Nothing where no page makes such runs.
    std::variant<std::monostate, AlignRequest, HubnessRequest, LinkingRequest, TrainingConfig, GlossEncoderRequest,
                 CompareSentencesRequest, AlignSentencesRequest, LayoutRequest, EmbedRequest>
        request;
    bool comparesMethods = false;      ///< of AlignRequest: all methods were compared

    bool hasPage() const { return request.index() != 0; }
};

/// A paired test over the items of two runs that answered the same test.
struct RankingComparison {
    std::string direction;             ///< "forward" or "backward"
    std::string retrieval;             ///< empty where each run has its own
    PairedComparison comparison;       ///< second minus first
};

/// Two runs side by side.
struct RunComparison {
    struct Entry {
        std::string name;              ///< as the run keeps it: "retrieval/p1"
        std::string first;             ///< empty where the run does not tell
        std::string second;
        bool isFigure = false;         ///< of the result; else a parameter
    };
    std::vector<Entry> entries;        ///< parameters that differ, then figures that either tells
    GlossRunComparison glosses;        ///< n = 0 where they share none
    std::vector<RankingComparison> rankings;   ///< of other kinds, by what both ranked
};

/// What the Results page asks of the rest of the program. As Backend: called from worker threads, failures thrown as
/// Error.
class ResultsService {
public:
    virtual ~ResultsService() = default;

    /// All runs, the newest first.
    virtual std::vector<RunRow> runs() = 0;
    virtual std::shared_ptr<const GlossRunResult> glossRun(std::int64_t run, Progress& progress) = 0;
    /// @throws Error when there is no such run, as the others.
    virtual RunReport report(std::int64_t run) = 0;
    virtual RunInputs inputs(std::int64_t run) = 0;
    virtual RunComparison compare(std::int64_t first, std::int64_t second, Progress& progress) = 0;
    /// Takes runs out. @return what restore() needs.
    virtual std::vector<StoredRun> remove(const std::vector<std::int64_t>& runs) = 0;
    virtual void restore(const std::vector<StoredRun>& runs) = 0;
};

} // namespace crossgloss
