#pragma once

#include "base/Progress.h"

#include <cstdint>
#include <filesystem>
#include <string>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// What every command shares: the options that come with each, and how results and progress are printed.
struct Session {
    std::filesystem::path workspace;           ///< --workspace; the user's data folder by default
    bool json = false;                         ///< --json: one object on stdout
    int threads = 0;                           ///< --threads; 0 = all
    std::uint64_t seed = 1;                    ///< --seed

    /// Bar on a terminal, nothing otherwise; cancelled by SIGINT.
    Progress& progress() const;
    /// Prints @p result as JSON when asked for, else @p text.
    void print(const nlohmann::json& result, const std::string& text) const;
};

/// The user's data folder (XDG_DATA_HOME/crossgloss or the platform's equivalent); empty where the system names none.
std::filesystem::path defaultWorkspace();
/// The one that CROSSGLOSS_WORKSPACE names, which --workspace overrules; empty where it names none.
std::filesystem::path wantedWorkspace();
/// The pack that came with the program: beside the binary, in the source tree or the installed data folder.
/// @throws Error when there is none, or CROSSGLOSS_PACK names one that is not there.
std::filesystem::path defaultPack();

} // namespace crossgloss
