#pragma once

#include "OpenedSpaces.h"

#include "alignment/AlignmentMap.h"
#include "common/AlignmentService.h"
#include "evaluation/TranslationEvaluation.h"

#include <memory>
#include <vector>

namespace crossgloss {

/// Two spaces with a map between them, all words of both in the shared space.
class LearnedAlignment final : public AlignedSpaces {
public:
    /// Maps both spaces. @throws Error when the map is of other spaces; Cancelled.
    LearnedAlignment(OpenedSpace source, OpenedSpace target, AlignmentMap map, int threads, Progress& progress);

    const AlignmentSummary& summary() const override { return m_summary; }
    NeighbourAnswer neighbours(const NeighbourQuestion& question, Progress& progress) const override;
    PlaneAnswer plane(const std::vector<WordPair>& pairs) const override;
    void saveMap(const std::filesystem::path& file) const override;
    void exportVectors(MapSide side, const std::filesystem::path& file, Progress& progress) const override;
    std::size_t exportDictionary(const std::filesystem::path& file, Progress& progress) const override;
    std::filesystem::path file() const override { return m_file; }

    /// Told once, before the object is shared, as the summary.
    void setFile(std::filesystem::path file) { m_file = std::move(file); }

    /// What is known of the run, told once, before the object is shared.
    AlignmentSummary& mutableSummary() { return m_summary; }
    const AlignmentMap& map() const { return m_map; }
    const OpenedSpace& opened(MapSide side) const { return side == MapSide::Source ? m_source : m_target; }
    /// All words of a side in the shared space.
    SharedSpace shared(MapSide side) const;

private:
    std::vector<NeighbourAnswer::Row> rowsBefore(const NeighbourQuestion& question) const;
    std::vector<NeighbourAnswer::Row> rowsAfter(const NeighbourQuestion& question, const std::vector<float>& query,
                                                Progress& progress) const;

    OpenedSpace m_source;
    OpenedSpace m_target;
    AlignmentMap m_map;
    int m_threads;
    AlignmentSummary m_summary;
    std::filesystem::path m_file;
    std::vector<float> m_sourceRows;   ///< words × shared, of length one
    std::vector<float> m_targetRows;
};

/// The other side.
constexpr MapSide opposite(MapSide side)
{
    return side == MapSide::Source ? MapSide::Target : MapSide::Source;
}

} // namespace crossgloss
