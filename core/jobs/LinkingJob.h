#pragma once

#include "jobs/GlossDeskService.h"
#include "jobs/JobContext.h"
#include "jobs/SharedPack.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace crossgloss {

/// All but the materials and the dictionaries by name.
Fields fieldsOf(LinkingRequest& request);
/// What a run keeps of a request, and a request read from that again.
nlohmann::json runParametersOf(const LinkingRequest& request);
LinkingRequest linkingRequestOf(const RunParameters& parameters);

/// A linking that was made and stored.
struct LinkingResult {
    std::int64_t id = 0;
    std::string name;
    std::string measure;
    std::size_t sources = 0;
    std::size_t targets = 0;
    std::size_t candidates = 0;        ///< pairs
    std::size_t withoutCandidates = 0; ///< sources
    std::optional<std::size_t> seen;   ///< pairs that the Siamese LSTM was trained on, where there is one
    std::vector<LinkingDictionary> unused;     ///< that would translate between the languages, where none was asked for
    RunRecorder::Handle run;
};

/// `id, name, sources, targets, candidates, without_candidates, measure` and with a Siamese LSTM `seen`.
nlohmann::json toJson(const LinkingResult& result);

/// Compares the glosses of two wordnets and suggests links.
class LinkingJob {
public:
    /// Both must outlive this. @param pack whose encoder compares.
    LinkingJob(JobContext& context, SharedPack& pack, LinkingRequest request)
        : m_context(context), m_pack(pack), m_request(std::move(request))
    {
    }

    /// Says whether the materials belong together and what it will take; makes nothing. @throws Error, Cancelled.
    LinkingForecast forecast(Progress& progress) const;
    /// Makes the linking, stores it and keeps a run of it, whatever the ending.
    /// @throws Error when something cannot be read, the measure needs more than is given, or the memory does not suffice;
    /// Cancelled.
    LinkingResult create(Progress& progress) const;

private:
    struct Materials;
    std::unique_ptr<Materials> open(Progress& progress) const;
    void readDictionaries(Materials& materials, Progress& progress) const;
    void checkMemory(const Materials& materials, std::size_t sources, std::size_t targets) const;
    nlohmann::json described(const Materials& materials) const;
    LinkingResult make(RunRecord& record, Progress& progress) const;

    JobContext& m_context;
    SharedPack& m_pack;
    LinkingRequest m_request;
};

} // namespace crossgloss
