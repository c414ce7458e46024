#include "MappedSpaces.h"

#include "alignment/IdentityMap.h"

#include <CLI/CLI.hpp>

#include <algorithm>

namespace crossgloss {

namespace {

bool isSource(TranslationDirection direction, bool from)
{
    return (direction == TranslationDirection::Forward) == from;
}

} // namespace

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
    spaces.map = arguments.map.empty() ? identityMap(spaces.source.space, spaces.source.name, spaces.target.space,
                                                     spaces.target.name) : readMap(arguments.map);
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
