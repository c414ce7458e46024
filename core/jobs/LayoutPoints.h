#pragma once

#include "jobs/LayoutService.h"
#include "jobs/OpenedSentenceLists.h"

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace crossgloss {

/// What is laid out, with vectors. Never changes once it is gathered.
struct LayoutPoints {
    std::vector<std::string> texts;
    std::vector<std::string> languages;
    std::vector<std::uint8_t> language;        ///< of each point, as the next three
    std::vector<std::uint32_t> rank;
    std::vector<PartOfSpeech> partOfSpeech;    ///< empty where none is known
    std::vector<std::vector<std::string>> translations;        ///< in the dictionary
    std::vector<LayoutLink> links;             ///< of them, those between points
    std::size_t dimension = 0;
    std::vector<float> rows;                   ///< points × dimension, of length one, in the shared space
    std::size_t dimensionBefore = 0;
    std::vector<float> rowsBefore;             ///< as the spaces have them, of length one; empty without a map
    std::size_t unknown = 0;                   ///< words asked for that nothing has a vector of
    std::string title;                         ///< what they are, in a line
    std::vector<std::pair<std::string, std::string>> checksums;        ///< of what was read
    /// Vector of any word in the shared space, of length one. @return false when it is not known.
    std::function<bool(std::string_view word, std::span<float> out)> vectorOf;

    /// Best answer of each point of the first language in the matrix of a stored run; empty without a run.
    std::vector<std::uint32_t> answers;
    std::string measure;                       ///< of that run

    void add(std::string text, std::size_t ofLanguage, std::size_t withRank, std::span<const float> vector);
    void addLink(std::size_t source, std::size_t target);
    /// Rising, each once.
    void sortLinks();
    /// Drops points without a link; they stay when no point has one.
    void keepLinked();
    /// Fills translations from links: each point's partners.
    void translateByLinks();

    std::size_t size() const { return texts.size(); }
    RowMatrix matrix() const { return {rows.data(), size(), dimension}; }
    RowMatrix matrixBefore() const { return {rowsBefore.data(), size(), dimensionBefore}; }
    /// First point of a language, and of the next.
    std::pair<std::size_t, std::size_t> range(std::size_t language) const;
};

/// The parts of gatherPoints() that are glosses: of a linking, with the pack's vectors, and of a stored run.
void gatherLinking(JobContext& context, SharedPack& pack, const LayoutRequest& request, LayoutPoints& points,
                   Progress& progress);
void gatherGlossRun(JobContext& context, const LayoutRequest& request, LayoutPoints& points, Progress& progress);

/// Collects what a request names.
/// @throws Error when something cannot be read or nothing is left to be laid out; Cancelled.
std::shared_ptr<const LayoutPoints> gatherPoints(JobContext& context, OpenedSentenceLists& lists,
                                                 const LayoutRequest& request, Progress& progress);

} // namespace crossgloss
