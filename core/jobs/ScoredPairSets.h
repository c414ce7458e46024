#pragma once

#include "jobs/JobContext.h"

#include "composition/SentenceModel.h"
#include "composition/VectorModel.h"
#include "evaluation/CorrelationTables.h"
#include "resources/ScoredPairs.h"

#include <cstddef>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

namespace crossgloss {

/// A file of scored pairs ("A,B": crossed), or scored pairs of the workspace. @throws Error, Cancelled.
ScoredPairs scoredPairsNamed(SharedWorkspace& workspace, const std::filesystem::path& name, Progress& progress,
                             ReadReport& report);

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
    const std::vector<std::string>& first() const { return m_first; }
    const std::vector<std::string>& second() const { return m_second; }
    std::size_t size() const { return m_first.size(); }
    std::size_t begin(std::size_t set) const { return m_start[set]; }
    std::size_t withoutScore() const { return m_withoutScore; }
    std::size_t skipped() const { return m_skipped; }

private:
    std::string m_firstLanguage;
    std::string m_secondLanguage;
    std::vector<ScoredSet> m_sets;
    std::vector<std::size_t> m_start{0};       ///< sets + 1
    std::vector<std::string> m_first;          ///< of all sets, one behind the other
    std::vector<std::string> m_second;
    std::vector<std::string> m_both;           ///< of one language: first and second ones
    std::size_t m_withoutScore = 0;
    std::size_t m_skipped = 0;
};

/// What a run names its test files. Crossed ones are two.
std::vector<std::filesystem::path> filesOf(const std::vector<std::filesystem::path>& names);

} // namespace crossgloss
