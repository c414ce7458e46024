#pragma once

#include "store/Workspace.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace crossgloss {

/// One pair of a run that compared glosses. Its position in the run is its row in the run's matrix, whose own column has
/// the same number.
struct StoredGloss {
    std::uint32_t line = 0;            ///< 1-based, in what was compared
    std::string source;
    std::string target;                ///< the right one
    double ownScore = 0;               ///< similarity of source and target

    std::optional<std::uint32_t> rank; ///< 1-based, of the own target among all targets; none when nothing was retrieved
    std::optional<std::uint32_t> backwardRank;     ///< of the source among all sources for the target
    std::optional<std::uint32_t> best;             ///< position of the target that is most alike: what is retrieved
    std::optional<double> bestScore;
    std::optional<std::uint32_t> matched;          ///< position of the target it was matched with
    std::optional<double> matchedScore;
};

/// Ends a run: its row as updateRun() writes it and its pairs, in one transaction. Pairs that the run had before give way.
/// @throws Error when the workspace has no such run, or a pair names a position that is not there.
void finishGlossRun(Workspace& workspace, const Run& run, std::span<const StoredGloss> glosses);

/// The pairs of a run by position; empty for a run that compared no glosses.
std::vector<StoredGloss> glossesOfRun(const Workspace& workspace, std::int64_t run);

/// A run with all that hangs on it.
struct StoredRun {
    Run run;
    std::vector<StoredGloss> glosses;
};

/// Takes a run out of the workspace, and the texts that no other run compares. @return what restoreRun() needs.
/// @throws Error when there is none of that number.
StoredRun removeRun(Workspace& workspace, std::int64_t run);
/// Puts a removed run back under its number, or the next free one where another has taken it. @return the number.
std::int64_t restoreRun(Workspace& workspace, const StoredRun& stored);

} // namespace crossgloss
