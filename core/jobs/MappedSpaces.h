#pragma once

#include "jobs/AlignedSpaces.h"
#include "jobs/OpenedSpaces.h"
#include "jobs/RunRecorder.h"

#include "alignment/AlignmentMap.h"
#include "base/Field.h"
#include "evaluation/TranslationEvaluation.h"
#include "space/Retrieval.h"

#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

/// The other side.
constexpr MapSide opposite(MapSide side)
{
    return side == MapSide::Source ? MapSide::Target : MapSide::Source;
}

/// The side that asks: translations forward go from the source to the target.
constexpr MapSide askingSide(TranslationDirection direction)
{
    return direction == TranslationDirection::Forward ? MapSide::Source : MapSide::Target;
}

/// As runs and the command line name it.
constexpr std::string_view nameOf(TranslationDirection direction)
{
    return direction == TranslationDirection::Forward ? "forward" : "backward";
}

/// One direction by its name; "both" of two.
inline std::string textOf(const std::vector<TranslationDirection>& directions)
{
    return directions.size() == 1 ? std::string(nameOf(directions.front())) : "both";
}

inline std::optional<std::vector<TranslationDirection>> directionsNamed(std::string_view text)
{
    using enum TranslationDirection;
    return text == "both"                 ? std::optional(std::vector{Forward, Backward})
           : text == nameOf(Forward)  ? std::optional(std::vector{Forward})
           : text == nameOf(Backward) ? std::optional(std::vector{Backward})
                                      : std::nullopt;
}

/// The field of the directions of a request.
inline Field directionField(std::vector<TranslationDirection>& directions, std::string_view help)
{
    return {"direction", named(directions, [](const auto& value) { return textOf(value); }, &directionsNamed), help};
}

/// The field of a criterion of retrieval.
inline Field retrievalField(RetrievalCriterion& criterion, std::string_view help)
{
    return {"retrieval", named(criterion, [](RetrievalCriterion value) { return nameOf(value); }, &retrievalCriterion), help};
}

/// Two spaces and the map between them.
struct MappedSpaces {
    OpenedSpace source;
    OpenedSpace target;
    AlignmentMap map;
    std::vector<float> sourceRows;     ///< words × map.source.shared, of length one; empty until mapWords()
    std::vector<float> targetRows;

    const OpenedSpace& side(MapSide which) const { return which == MapSide::Source ? source : target; }
    std::size_t dimension() const { return map.source.shared; }
    /// Brings the words of both sides into the shared space, once. @throws Error when the map is of other spaces; Cancelled.
    void mapWords(int threads, Progress& progress);
    /// The words of a side in the shared space, after mapWords(). @param limit the first words only; 0 = all.
    SharedSpace shared(MapSide which, std::size_t limit = 0) const;
    /// β of the inverted softmax in a direction: the map's own forward; backward learned on @p pairs (source and target
    /// rows), as a β belongs to one direction. The default where nothing tells it.
    double beta(TranslationDirection direction, std::span<const IndexPair> pairs, const LearnBetaOptions& options,
                Progress& progress) const;
};

/// A map that may be named: one learned before goes before a file; either may be missing.
struct MapChoice {
    std::filesystem::path file;
    std::shared_ptr<const AlignedSpaces> alignment{};

    bool empty() const { return file.empty() && !alignment; }
    /// Where the map lies: a learned one is kept beside the workspace.
    std::filesystem::path path() const { return alignment ? alignment->file() : file; }
};

/// The map between two spaces, turned round where it was learned the other way; nothing when none is named.
/// @throws Error when the file cannot be read.
std::optional<AlignmentMap> openMap(const MapChoice& choice, const EmbeddingSpace& source, const EmbeddingSpace& target);

/// Both spaces with the map between them, which fits them; without one they share a space already. Languages that
/// nobody says are taken from the map where it knows them.
/// @throws Error when something cannot be read, or the map is of other spaces; Cancelled.
MappedSpaces openMappedSpaces(OpenedSpaces& spaces, const SpaceChoice& source, const SpaceChoice& target,
                              const MapChoice& map, int threads, Progress& progress);

/// Tells the run what it works with: spaces, languages, method of the map.
void addInputs(RunRecord& record, const MappedSpaces& spaces);

} // namespace crossgloss
