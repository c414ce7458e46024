#pragma once

#include "SpaceArgument.h"

#include "alignment/AlignmentMap.h"
#include "evaluation/TranslationEvaluation.h"

#include <cstddef>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace crossgloss {

/// Two spaces and the map that a command names for them, with all their words in the shared space.
struct MappedSpaces {
    SpaceArgument source;
    SpaceArgument target;
    AlignmentMap map;
    std::vector<float> sourceRows;     ///< words of the source × map.source.shared, of length one
    std::vector<float> targetRows;

    /// The side that is translated from, or the one that is translated to.
    const SpaceArgument& side(TranslationDirection direction, bool from) const;
    MapSide mapSide(TranslationDirection direction, bool from) const;
    /// @param limits of source and target rows; 0 = all.
    SharedSpace shared(TranslationDirection direction, bool from, std::size_t sourceLimit = 0,
                       std::size_t targetLimit = 0) const;
};

struct MappedSpacesArguments {
    std::string source;
    std::string target;
    std::string sourceLanguage;        ///< empty = as the workspace or the map says
    std::string targetLanguage;
    std::string map;                   ///< file; empty = the spaces are aligned already
};

/// Adds --source, --target, --map, --source-language and --target-language.
void addMappedSpacesOptions(CLI::App& command, MappedSpacesArguments& arguments);

/// @throws Error when something cannot be read, or the map is of other spaces.
MappedSpaces openMappedSpaces(const MappedSpacesArguments& arguments, const Session& session);

} // namespace crossgloss
