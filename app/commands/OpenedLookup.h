#pragma once

#include "Session.h"

#include "lookup/LookupEngine.h"
#include "store/Workspace.h"

#include <filesystem>
#include <future>
#include <memory>

namespace crossgloss {

/// The engine with what it reads from, in an order that lets the engine go first.
struct OpenedLookup
{
    std::future<void> morphology; ///< its dictionary is read beside the first question
    std::unique_ptr<Workspace> workspace;
    std::unique_ptr<ReverseDictionary> dictionary;
};

/// Opens what @p query asks by its channel and dictionaries, and says on the standard error what of it is not there.
/// @param pack the one that came with the program where it is empty.
/// @throws Error when nothing is left to ask.
OpenedLookup openedLookup(const Session& session, const std::filesystem::path& pack, const LookupQuery& query);

} // namespace crossgloss
