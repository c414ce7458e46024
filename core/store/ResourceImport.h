#pragma once

#include "base/Progress.h"
#include "resources/Dictionary.h"
#include "store/WorkspacePrivate.h"

namespace crossgloss {

// Steps of an import; all run on the writing connection within the caller's transaction.

/// Inserts the resource and streams a dictd dictionary into the index.
void importDictd(Workspace::Private& d, StoredResource& stored, const DictionaryInfo& info,
                 const std::filesystem::path& index, Progress& progress);

/// Inserts the resource and indexes Princeton's folder, an OMW tab file or a WN-LMF one.
void importWordnet(Workspace::Private& d, StoredResource& stored, const std::filesystem::path& path,
                   const ImportOptions& options, Progress& progress);

/// Writes what is known only after reading: counts, languages, issues.
void finishResource(Workspace::Private& d, const StoredResource& stored);

} // namespace crossgloss
