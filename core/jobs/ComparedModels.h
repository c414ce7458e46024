#pragma once

#include "jobs/JobContext.h"
#include "jobs/SentenceModelChoice.h"
#include "jobs/SharedPack.h"

#include "composition/SentenceModel.h"

#include <list>
#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

namespace crossgloss {

/// How alike sentences are that have nothing to do with each other, and their words.
struct SentenceBackground {
    std::vector<float> scores;         ///< of random pairs, rising; empty where a language has no such sentences
    std::vector<SentenceWords> first;  ///< random sentences of the first language, or one in whose place they may stand
    std::vector<SentenceWords> second;

    /// Share of the random pairs that are less alike, those that are as alike counting half.
    double percentile(double score) const;
};

/// Works out what random pairs look like to a model that reads both languages. @throws Cancelled.
SentenceBackground sentenceBackground(const SentenceModel& model, const std::string& firstLanguage,
                                      const std::string& secondLanguage, int threads, Progress& progress);

/// The models that sentences were compared by last, open, each with its background by pair of languages. Thread-safe.
class ComparedModels {
public:
    /// @param context,pack must outlive this.
    ComparedModels(JobContext& context, SharedPack& pack) : m_context(context), m_pack(pack) {}

    struct Opened {
        std::shared_ptr<const SentenceModel> model;
        std::shared_ptr<const SentenceBackground> background;
    };
    /// @throws Error when the model cannot be opened or does not read a language; Cancelled.
    Opened open(const SentenceModelChoice& choice, const std::string& firstLanguage, const std::string& secondLanguage,
                int threads, Progress& progress);
    SharedPack& pack() { return m_pack; }

private:
    struct Kept {
        std::string key;               ///< what was opened, and the state of its files
        std::shared_ptr<const SentenceModel> model;
        std::vector<std::pair<std::string, std::shared_ptr<const SentenceBackground>>> backgrounds{};
    };
    std::shared_ptr<const SentenceModel> openModel(const SentenceModelChoice& choice, int threads, Progress& progress);

    JobContext& m_context;
    SharedPack& m_pack;
    std::mutex m_mutex;
    std::list<Kept> m_kept;            ///< last used first
};

} // namespace crossgloss
