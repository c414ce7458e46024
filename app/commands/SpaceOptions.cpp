#include "SpaceOptions.h"

#include <CLI/CLI.hpp>

namespace crossgloss {

void addSpacesOptions(CLI::App& command, MappedSpacesArguments& arguments)
{
    command.add_option("--source", arguments.source, "Vectors: a .vec or .bin file, or a name in the workspace")
        ->required();
    command.add_option("--target", arguments.target, "Vectors of the other language")->required();
    command.add_option("--source-language", arguments.sourceLanguage, "Language of the source, where nothing gives it");
    command.add_option("--target-language", arguments.targetLanguage, "Language of the target");
}

void addMappedSpacesOptions(CLI::App& command, MappedSpacesArguments& arguments)
{
    addSpacesOptions(command, arguments);
    command.add_option("--map", arguments.map, "Map made by align; without one the spaces are taken as aligned already")
        ->check(CLI::ExistingFile);
}

MappedSpaces openMappedSpaces(const MappedSpacesArguments& arguments, JobContext& context, const Session& session)
{
    return openMappedSpaces(context.spaces, arguments.sourceChoice(), arguments.targetChoice(), {arguments.map},
                            session.threads, session.progress());
}

} // namespace crossgloss
