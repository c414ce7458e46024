#include "SpaceArgument.h"

#include "base/Error.h"
#include "store/StoredResources.h"
#include "text/Language.h"

#include <filesystem>

namespace crossgloss {

namespace {

bool isFile(const std::string& text)
{
    std::error_code failure;
    return std::filesystem::is_regular_file(text, failure);
}

/// The workspace, which this does not make when there is none yet.
Workspace openWorkspace(const std::string& text, const Session& session)
{
    std::error_code failure;
    if (session.workspace.empty() || !std::filesystem::exists(session.workspace / "workspace.sqlite", failure)) {
        throw Error(CROSSGLOSS_TEXT("There is no file %1, and no workspace that could hold it"), {text})
            .advise(CROSSGLOSS_TEXT("Name a file, or import the resource first"));
    }
    return Workspace(session.workspace);
}

} // namespace

SpaceArgument openSpaceArgument(const std::string& text, const std::string& language, const Session& session)
{
    SpaceArgument argument;
    argument.language = language.empty() ? std::string() : canonicalLanguage(language);
    if (isFile(text)) {
        ReadReport report;
        ReadVectorsOptions reading;
        reading.threads = session.threads;
        argument.space = readVectors(text, reading, session.progress(), report);
        argument.name = std::filesystem::path(text).filename().string();
        return argument;
    }
    const Workspace workspace = openWorkspace(text, session);
    argument.space = openStoredSpace(workspace, text);
    argument.name = text;
    if (argument.language.empty()) {
        argument.language = storedResource(workspace, text).language;
    }
    return argument;
}

std::vector<WordPair> readPairsArgument(const std::string& text, std::string_view sourceLanguage,
                                        std::string_view targetLanguage, const Session& session)
{
    if (isFile(text)) {
        ReadReport report;
        return readWordPairs(text, session.progress(), report);
    }
    const Workspace workspace = openWorkspace(text, session);
    storedResource(workspace, text);
    if (sourceLanguage.empty() || targetLanguage.empty()) {
        throw Error(
            CROSSGLOSS_TEXT("To take pairs from %1 of the workspace the languages of both spaces must be known"),
            {text})
            .advise(CROSSGLOSS_TEXT("Say them with --source-language and --target-language"));
    }
    return storedWordPairs(workspace, text, sourceLanguage, targetLanguage);
}

} // namespace crossgloss
