#pragma once

#include "store/Database.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace crossgloss {

/// Suggestions of a linking as a reviewer saw them last, where they are not those that the matching made before any
/// decision: sources with their targets, −1 = nothing was suggested.
using SeenSuggestions = std::vector<std::pair<std::int32_t, std::int32_t>>;

/// Nothing when the reviewer never had the linking open in a version that keeps this.
std::optional<SeenSuggestions> readSeen(SQLite::Database& database, std::int64_t linking, const std::string& reviewer);
/// Begins the record. Within a transaction.
void beginSeen(SQLite::Database& database, std::int64_t linking, const std::string& reviewer,
               const SeenSuggestions& seen);
/// One source was looked at again. Within a transaction.
void setSeen(SQLite::Database& database, std::int64_t linking, const std::string& reviewer, std::int32_t source,
             std::int32_t target);

} // namespace crossgloss
