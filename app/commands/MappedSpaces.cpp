#include "MappedSpaces.h"

#include "base/Error.h"

#include <CLI/CLI.hpp>

#include <algorithm>

namespace crossgloss {

namespace {

bool isSource(TranslationDirection direction, bool from)
{
    return (direction == TranslationDirection::Forward) == from;
}

} // namespace

AlignmentMap identityMap(const SpaceArgument& source, const SpaceArgument& target)
{
    const std::size_t dimension = source.space.dimension();
    if (dimension != target.space.dimension()) {
        throw Error(
            CROSSGLOSS_TEXT("Without a map both spaces must share one space, but they have %1 and %2 dimensions"),
            {std::to_string(dimension), std::to_string(target.space.dimension())})
            .advise(CROSSGLOSS_TEXT("Name the map with --map, or make one with: align"));
    }
    const auto side = [dimension](const SpaceArgument& argument) {
        SideMap result;
        result.normalisation = Normalisation({NormalisationStep::Unit}, {});
        result.dimension = result.shared = dimension;
        result.matrix.assign(dimension * dimension, 0.0F);
        for (std::size_t i = 0; i < dimension; ++i) {
            result.matrix[i * dimension + i] = 1.0F;
        }
        result.checksum = argument.space.checksum();
        result.name = argument.name;
        return result;
    };
    AlignmentMap map;
    map.source = side(source);
    map.target = side(target);
    map.method = "none";
    return map;
}

const SpaceArgument& MappedSpaces::side(TranslationDirection direction, bool from) const
{
    return isSource(direction, from) ? source : target;
}

MapSide MappedSpaces::mapSide(TranslationDirection direction, bool from) const
{
    return isSource(direction, from) ? MapSide::Source : MapSide::Target;
}

SharedSpace MappedSpaces::shared(TranslationDirection direction, bool from, std::size_t sourceLimit,
                                 std::size_t targetLimit) const
{
    const EmbeddingSpace& space = side(direction, from).space;
    const std::size_t limit = isSource(direction, from) ? sourceLimit : targetLimit;
    const std::vector<float>& rows = isSource(direction, from) ? sourceRows : targetRows;
    return {&space, {rows.data(), limit == 0 ? space.size() : std::min(limit, space.size()), map.source.shared}};
}

void addMappedSpacesOptions(CLI::App& command, MappedSpacesArguments& arguments)
{
    command.add_option("--source", arguments.source, "Vectors: a .vec or .bin file, or a name in the workspace")
        ->required();
    command.add_option("--target", arguments.target, "Vectors of the other language")->required();
    command.add_option("--map", arguments.map, "Map made by align; without one the spaces are taken as aligned already")
        ->check(CLI::ExistingFile);
    command.add_option("--source-language", arguments.sourceLanguage, "Language of the source, where nothing tells it");
    command.add_option("--target-language", arguments.targetLanguage, "Language of the target");
}

MappedSpaces openMappedSpaces(const MappedSpacesArguments& arguments, const Session& session)
{
    MappedSpaces spaces;
    spaces.source = openSpaceArgument(arguments.source, arguments.sourceLanguage, session);
    spaces.target = openSpaceArgument(arguments.target, arguments.targetLanguage, session);
    spaces.map = arguments.map.empty() ? identityMap(spaces.source, spaces.target) : readMap(arguments.map);
    if (spaces.source.language.empty()) {
        spaces.source.language = spaces.map.source.language;
    }
    if (spaces.target.language.empty()) {
        spaces.target.language = spaces.map.target.language;
    }
    spaces.sourceRows = spaces.map.apply(MapSide::Source, spaces.source.space, session.threads, session.progress());
    spaces.targetRows = spaces.map.apply(MapSide::Target, spaces.target.space, session.threads, session.progress());
    return spaces;
}

} // namespace crossgloss
