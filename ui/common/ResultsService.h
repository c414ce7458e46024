#pragma once

#include "base/Progress.h"
#include "evaluation/GlossDifferences.h"
#include "evaluation/GlossRunComparison.h"
#include "evaluation/RetrievalMetrics.h"
#include "store/GlossRuns.h"
#include "store/Workspace.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace crossgloss {

/// A run as the list of runs shows it.
struct RunRow {
    Run run;
    std::string subject;               ///< what it was about: "it → en", names of files
    std::string method;                ///< measure, method or model; may be empty
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
};

/// What the Results page asks of the rest of the program. As Backend: called from worker threads, failures thrown as
/// Error.
class ResultsService {
public:
    virtual ~ResultsService() = default;

    /// All runs, the newest first.
    virtual std::vector<RunRow> runs() = 0;
    virtual std::shared_ptr<const GlossRunResult> glossRun(std::int64_t run, Progress& progress) = 0;
    virtual RunComparison compare(std::int64_t first, std::int64_t second, Progress& progress) = 0;
    /// Takes runs out. @return what restore() needs.
    virtual std::vector<StoredRun> remove(const std::vector<std::int64_t>& runs) = 0;
    virtual void restore(const std::vector<StoredRun>& runs) = 0;
};

} // namespace crossgloss
