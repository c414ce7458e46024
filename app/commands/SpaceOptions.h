#pragma once

#include "Session.h"

#include "jobs/JobContext.h"
#include "jobs/MappedSpaces.h"

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace crossgloss {

/// Two spaces and the map between them as a command names them.
struct MappedSpacesArguments {
    std::string source;
    std::string target;
    std::string sourceLanguage;        ///< empty = as the workspace, the map or the file's name says
    std::string targetLanguage;
    std::string map;                   ///< file; empty = the spaces are aligned already

    SpaceChoice sourceChoice() const { return spaceNamed(source, sourceLanguage); }
    SpaceChoice targetChoice() const { return spaceNamed(target, targetLanguage); }
};

/// Adds --source, --target, --source-language and --target-language.
void addSpacesOptions(CLI::App& command, MappedSpacesArguments& arguments);
/// The same, and --map.
void addMappedSpacesOptions(CLI::App& command, MappedSpacesArguments& arguments);

/// Opens them. @throws Error when something cannot be read, or the map is of other spaces.
MappedSpaces openMappedSpaces(const MappedSpacesArguments& arguments, JobContext& context, const Session& session);

} // namespace crossgloss
