#pragma once

#include "base/Error.h"
#include "base/Progress.h"
#include "gloss/PlanFlows.h"
#include "jobs/SentenceModelChoice.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace crossgloss {

struct CompareSentencesRequest {
    std::string first;
    std::string second;
    std::string firstLanguage;         ///< canonical code; empty = told from the text
    std::string secondLanguage;
    std::vector<SentenceModelChoice> models{{}};
    int threads = 0;                   ///< 0 = all
};

/// What one model says of two sentences.
struct SentenceComparison {
    struct Side {
        std::uint32_t words = 0;
        std::uint32_t known = 0;       ///< of these, to the model
    };
    std::string model;                 ///< as the request named it
    std::string method;                ///< as SentenceModel::method()
    std::optional<Error> error;        ///< why it could not compare them; then nothing below is told
    double similarity = 0;             ///< at most 1; 0 where a side has no known word
    std::optional<double> percentile;  ///< share of random pairs of these languages that are less alike, 0 … 1
    std::size_t randomPairs = 0;       ///< that the percentile is over
    Side first;
    Side second;
    std::optional<PlanFlows> plan;     ///< nothing for models that are not made of words
};

struct CompareSentencesResult {
    std::string firstLanguage;         ///< given, or told from the text
    std::string secondLanguage;
    std::vector<SentenceComparison> models;    ///< as the request has them
};

/// What the Compare page asks of the rest of the program. As Backend: called from worker threads, failures thrown as Error.
class SentenceService {
public:
    virtual ~SentenceService() = default;

    virtual CompareSentencesResult compare(const CompareSentencesRequest& request, Progress& progress) = 0;
    /// Canonical codes of the languages that the pack reads, so that it can tell them from each other.
    virtual std::vector<std::string> languages() = 0;
    /// The one that a text is in; empty when it has no word of any.
    virtual std::string languageOf(const std::string& text) = 0;
};

} // namespace crossgloss
