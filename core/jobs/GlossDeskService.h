#pragma once

#include "base/Progress.h"
#include "jobs/GlossMaterials.h"
#include "gloss/GlossSimilarity.h"
#include "linking/LinkingDictionaries.h"
#include "linking/LinkingExport.h"
#include "linking/LinkingOutlook.h"
#include "linking/LinkingStore.h"
#include "linking/ReviewDesk.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace crossgloss {

struct LinkingRequest : GlossMaterials {
    std::string name;                  ///< empty = from the wordnets' names
    GlossMeasure measure = GlossMeasure::Fused;
    std::filesystem::path siameseModel;///< for GlossMeasure::Siamese, and a part of Fused unless empty
    bool commonOnly = false;           ///< only synsets that both define, to measure rather than to build
    bool anyPartOfSpeech = false;      ///< nouns may go with verbs
    bool dropStopWords = false;
    std::size_t candidates = 50;       ///< per source; 0 = every pair
    /// What translates lemmas and words: dictionaries that forecast() proposed, and a file of word pairs; may be empty.
    std::vector<LinkingDictionary> dictionaries;
    std::filesystem::path dictionary;
    std::vector<std::string> dictionaryNames;  ///< further ones, files or names in the workspace
    bool allDictionaries = false;      ///< all that forecast() would propose
    bool dictionaryCandidates = true;  ///< only targets with a translated lemma; false = by sentence vectors

    bool hasDictionary() const
    {
        return !dictionaries.empty() || !dictionary.empty() || !dictionaryNames.empty() || allDictionaries;
    }
    SinkhornOptions sinkhorn;
    std::filesystem::path weights;     ///< of GlossMeasure::Fused, as JSON; empty = fitted
    bool force = false;                ///< though the memory may not suffice
    int threads = 0;                   ///< 0 = all
};

/// What can be told of a linking beforehand.
struct LinkingForecast {
    LinkingOutlook outlook;
    bool fits = true;                  ///< in the memory that is free
    std::vector<LinkingDictionary> dictionaries;   ///< that translate between the wordnets' languages
};

/// What the Glosses page asks of the rest of the program. As Backend: called from worker threads, failures thrown as Error.
class GlossDeskService {
public:
    virtual ~GlossDeskService() = default;

    virtual std::vector<LinkingSummary> linkings() = 0;
    virtual LinkingForecast forecast(const LinkingRequest& request, Progress& progress) = 0;
    /// Compares, matches and stores. @return its id.
    virtual std::int64_t create(const LinkingRequest& request, Progress& progress) = 0;
    virtual void remove(std::int64_t linking) = 0;
    /// To be used by one thread at a time, any.
    virtual std::shared_ptr<ReviewDesk> open(std::int64_t linking, const std::string& reviewer, Progress& progress) = 0;
    virtual LinkingExportReport exportTo(std::int64_t linking, LinkingFormat format, const std::string& reviewer,
                                         const std::filesystem::path& file, Progress& progress) = 0;
};

} // namespace crossgloss
