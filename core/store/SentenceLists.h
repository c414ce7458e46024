#pragma once

#include "composition/SentenceListFile.h"
#include "store/Workspace.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace crossgloss {

/// A list of sentences of the workspace; its resource says name, source, number and dimension.
struct StoredSentenceList
{
    Resource resource;
    std::filesystem::path file; ///< of sentences and vectors
};

/// The lists of a workspace, by name. @throws Error.
std::vector<StoredSentenceList> storedSentenceLists(const Workspace& workspace);

/// One of them. @throws Error when there is no list of that name.
StoredSentenceList storedSentenceList(const Workspace& workspace, const std::string& name);

/// Maps a list. @throws Error when its file is missing or damaged.
std::shared_ptr<const SentenceListFile> openSentenceList(const StoredSentenceList& list);

/// Adds a list: all or nothing. Others may change the workspace while the file is written.
/// @param resource name (empty = from the path), path, languages, entries, dimension, skipped and issues.
/// @param replace another resource of the name gives way; without, the name must be free.
/// @param write writes the list to the file it is given. @return the resource as it is kept.
/// @throws NameTakenError, Error, Cancelled.
Resource addSentenceList(Workspace& workspace, Resource resource, bool replace,
                         const std::function<void(const std::filesystem::path& file)>& write, Progress& progress);

} // namespace crossgloss
