#pragma once

#include "jobs/AlignJob.h"

#include <vector>

namespace crossgloss {

/// A learned map with all words of both spaces in the shared one, to be looked into.
class LearnedAlignment final : public AlignedSpaces {
public:
    /// Maps both spaces where that is not done yet. @throws Cancelled.
    LearnedAlignment(AlignResult result, const AlignOptions& options, Progress& progress);

    const AlignmentSummary& summary() const override { return m_summary; }
    const AlignmentMap& map() const override { return m_spaces.map; }
    NeighbourAnswer neighbours(const NeighbourQuestion& question, Progress& progress) const override;
    PlaneAnswer plane(const std::vector<WordPair>& pairs) const override;
    void saveMap(const std::filesystem::path& file) const override;
    void exportVectors(MapSide side, const std::filesystem::path& file, Progress& progress) const override;
    std::size_t exportDictionary(const std::filesystem::path& file, Progress& progress) const override;
    std::filesystem::path file() const override { return m_file; }

private:
    std::vector<NeighbourAnswer::Row> rowsBefore(const NeighbourQuestion& question) const;
    std::vector<NeighbourAnswer::Row> rowsAfter(const NeighbourQuestion& question, const std::vector<float>& query,
                                                Progress& progress) const;

    MappedSpaces m_spaces;
    std::filesystem::path m_file;
    int m_threads;
    AlignmentSummary m_summary;
};

} // namespace crossgloss
