#pragma once

#include "resources/DictionaryFile.h"
#include "store/Workspace.h"

#include <filesystem>
#include <vector>

namespace crossgloss {

/// Where dictionaries are looked for beside the places of the system.
struct InstalledFolders
{
    /// Looked through with what lies below them, for dictd's and StarDict's dictionaries.
    std::vector<std::filesystem::path> folders;
    /// What was indexed from a folder that is not named here stays while its files are there: for who does not know
    /// what others named. Otherwise it goes as what is no longer on the system does.
    bool keepOthers = false;
};

/// A dictionary, or Princeton's WordNet, that an import of the installed ones reads.
struct InstalledDictionary
{
    std::filesystem::path path;               ///< dictd's index, StarDict's .ifo, or the wordnet's folder
    std::vector<std::filesystem::path> files; ///< all that it is read from
    DictionaryFormat format = DictionaryFormat::Dictd;
    bool wordnet = false;
};

/// What is in the named folders and on the system, each once: a dictd dictionary of a named folder hides the system's of
/// that name. Below a folder five levels are looked through; links to folders are not followed.
/// @param unread named folders that cannot be looked through are added to it. @throws Cancelled.
std::vector<InstalledDictionary> findInstalled(const std::vector<std::filesystem::path>& folders, Progress& progress,
                                               std::vector<std::filesystem::path>& unread);

/// As Workspace::importInstalled(), with folders of the user's own. What came from a named folder that cannot be read
/// stays, and the folder is among the failures. @throws Error, Cancelled.
Workspace::InstalledReport importInstalled(Workspace& workspace, const InstalledFolders& where, Progress& progress);

} // namespace crossgloss
