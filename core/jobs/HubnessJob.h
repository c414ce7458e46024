#pragma once

#include "jobs/HubnessService.h"
#include "jobs/JobContext.h"
#include "jobs/RunParameters.h"

#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// The hubs of one method at one stage, by name.
struct HubnessLine {
    struct Hub {
        std::string word;
        std::size_t occurrences = 0;   ///< N_k
        std::vector<std::string> victims;  ///< words that have it among their k answers
    };
    std::string stage;                 ///< "before", "after" or "given", as on the command line
    std::string method;
    double skewness = 0;
    double robinHood = 0;
    double gini = 0;
    std::size_t largest = 0;           ///< N_k
    std::size_t hubCount = 0;
    std::size_t antihubCount = 0;
    std::vector<Hub> hubs;             ///< the largest
    std::vector<std::string> antihubs; ///< the most frequent
    std::vector<OccurrenceBin> histogram;
    std::optional<double> p1;          ///< with a test dictionary
    Interval p1Interval;
    std::size_t n = 0;                 ///< words that P@1 is over
    double seconds = 0;
};

/// What a measurement of hubs tells.
struct HubnessTable {
    std::size_t k = 0;
    std::size_t queries = 0;
    std::size_t sources = 0;
    std::size_t targets = 0;
    double beta = 0;
    std::size_t listed = 0;            ///< source words of the test dictionary
    std::vector<HubnessLine> lines;
    RunRecorder::Handle run;
};

/// `k, queries, sources, targets, beta, entries: [{stage, method, skewness, robin_hood, gini, largest, hub_count,
/// antihub_count, hubs: [{word, occurrences, victims}], antihubs, histogram: [{from, to, targets}], seconds}]` and with a
/// test dictionary `test: {listed, n}` and in entries `p1, p1_interval, n`.
nlohmann::json toJson(const HubnessTable& table);

/// All but the spaces and the map.
Fields fieldsOf(HubnessRequest& request);
/// What a run keeps of a request, and a request read from that again.
nlohmann::json runParametersOf(const HubnessRequest& request);
HubnessRequest hubnessRequestOf(const RunParameters& parameters);

/// Lists of neighbours from elsewhere.
struct NeighbourHubsRequest {
    std::filesystem::path neighbours;
    SpaceChoice target;                ///< whose words could be neighbours; empty = those of the lists
    std::size_t k = 10;
    std::size_t targets = 0;           ///< most frequent words of it; 0 = all
    std::size_t namedHubs = 20;        ///< as HubnessRequest
    std::size_t namedVictims = 20;
};

/// Measures the hubs of two spaces, or of one, under every retrieval criterion; of two before and after a map.
class HubnessJob {
public:
    /// @param context must outlive this.
    explicit HubnessJob(JobContext& context) : m_context(context) {}

    struct Measured {
        HubnessTable table;
        std::shared_ptr<const HubnessResult> result;   ///< to be looked into
    };
    /// Keeps a run of it, whatever the ending. @throws Error, Cancelled.
    Measured measure(const HubnessRequest& request, Progress& progress) const;
    HubnessTable measure(const NeighbourHubsRequest& request, Progress& progress) const;

private:
    JobContext& m_context;
};

} // namespace crossgloss
