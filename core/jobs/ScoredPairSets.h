#pragma once

#include "jobs/ScoredPairFiles.h"
#include "jobs/SharedWorkspace.h"

#include "composition/SentenceModel.h"
#include "composition/VectorModel.h"
#include "evaluation/CorrelationTables.h"

#include <cstddef>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

namespace crossgloss {

/// Tests of sentence models: files of scored pairs, each one a set of the tables.
class ScoredPairSets {
public:
    /// Reads them. Sets take their files' names, and the years in these for groups. @throws Error, Cancelled.
    ScoredPairSets(SharedWorkspace& workspace, const std::vector<std::filesystem::path>& files,
                   std::string firstLanguage, std::string secondLanguage, Progress& progress);

    /// Scores all pairs. @return by set, by pair. @throws Error when the model does not read a language; Cancelled.
    std::vector<std::vector<double>> scores(const SentenceModel& model, int threads, Progress& progress) const;
    /// Takes such scores as those of a system's next seed. @param system at most one more than there are.
    void add(std::size_t system, std::vector<std::vector<double>> scores);

    /// The sentences by language, to count words in. Valid as long as this.
    std::vector<LanguageSample> samples() const;
    const std::vector<ScoredSet>& sets() const { return m_sets; }
    const std::string& firstLanguage() const { return m_firstLanguage; }
    const std::string& secondLanguage() const { return m_secondLanguage; }
    const ScoredPairFiles& pairs() const { return m_pairs; }

private:
    std::string m_firstLanguage;
    std::string m_secondLanguage;
    std::vector<ScoredSet> m_sets;
    ScoredPairFiles m_pairs;
    std::vector<std::string> m_both;           ///< of one language: first and second ones
};

/// The files that are read under these names: crossed ones are two.
std::vector<std::filesystem::path> filesNamed(const std::vector<std::filesystem::path>& names);

} // namespace crossgloss
