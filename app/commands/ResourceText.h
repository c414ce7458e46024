#pragma once

#include "store/Workspace.h"

#include <optional>
#include <string>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// "embeddings", "dictionary", …
std::string resourceKindName(ResourceKind kind);
std::optional<ResourceKind> resourceKindFromName(const std::string& name);

nlohmann::json resourceJson(const Resource& resource);
/// One line of a table.
std::string resourceLine(const Resource& resource);

/// Columns that @p text takes on a terminal.
std::size_t displayWidth(const std::string& text);
/// @p text with spaces behind it up to @p width columns; cut with "…" when it is wider.
std::string padded(const std::string& text, std::size_t width);

} // namespace crossgloss
