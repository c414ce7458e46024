#pragma once

#include "base/Progress.h"
#include "jobs/MappedSpaces.h"
#include "evaluation/HubnessReport.h"
#include "space/OccurrenceHistogram.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace crossgloss {

struct HubnessRequest {
    SpaceChoice source;                ///< its words are the queries
    SpaceChoice target;                ///< its words are the answers; empty = the source's own, as when it is the same
    std::filesystem::path map;         ///< empty = none, or @ref alignment
    std::shared_ptr<const AlignedSpaces> alignment;    ///< of the Align page; must fit the spaces
    std::filesystem::path dictionary;  ///< word pairs for P@1, a file or a name in the workspace; may be empty
    std::vector<HubnessMethod> methods;    ///< empty = all
    std::size_t k = 10;
    std::size_t queries = HubnessReportOptions().queries; ///< most frequent source words that ask; 0 = all
    std::size_t sources = 0;           ///< most frequent source words in use; 0 = all
    std::size_t targets = 0;           ///< most frequent target words that may answer; 0 = all
    double beta = 0;                   ///< of the inverted softmax; 0 = the map's, else 30
    std::size_t namedHubs = 20;        ///< hubs and antihubs that the run keeps by name
    std::size_t namedVictims = 20;     ///< of each hub
    std::uint64_t seed = 1;
    int threads = 0;                   ///< 0 = all
};

/// N_k of the targets under one method.
struct HubnessFigures {
    HubnessMethod method = HubnessMethod::NearestNeighbour;
    HubnessStage stage = HubnessStage::After;
    double skewness = 0;
    double robinHood = 0;
    double gini = 0;
    std::size_t hubCount = 0;          ///< targets with N_k > 2k
    std::size_t antihubs = 0;          ///< targets with N_k = 0
    std::optional<double> p1;          ///< when there is a dictionary
    std::size_t p1Words = 0;           ///< words that P@1 is over

    std::vector<OccurrenceBin> histogram;

    struct Hub {
        std::uint32_t target = 0;      ///< row of the target space
        std::string word;
        std::size_t occurrences = 0;   ///< N_k
    };
    std::vector<Hub> hubs;             ///< the first of them, by falling N_k
};

/// A query that a hub stands among the answers of.
struct HubVictim {
    std::string word;
    std::size_t rank = 0;              ///< of the hub among its answers, 1-based
    std::string best;                  ///< its first answer
    std::string gold;                  ///< its translations in the dictionary; empty without
    bool firstIsRight = false;         ///< the first answer is one of them
};

/// A measurement, ready to be looked into. Immutable; may be asked from any thread.
class HubnessResult {
public:
    virtual ~HubnessResult() = default;

    virtual const std::vector<HubnessFigures>& figures() const = 0;
    virtual std::size_t k() const = 0;
    virtual std::size_t queries() const = 0;
    virtual std::size_t targets() const = 0;
    /// @param figures index into figures().
    virtual std::vector<HubVictim> victims(std::size_t figures, std::uint32_t target) const = 0;
};

/// What the Hubs page asks of the rest of the program. As Backend: called from worker threads, failures thrown as
/// Error.
class HubnessService {
public:
    virtual ~HubnessService() = default;

    virtual std::shared_ptr<const HubnessResult> measure(const HubnessRequest& request, Progress& progress) = 0;
};

} // namespace crossgloss
