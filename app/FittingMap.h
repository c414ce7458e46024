#pragma once

#include "OpenedSpaces.h"

#include "alignment/AlignmentMap.h"
#include "common/AlignmentService.h"

#include <filesystem>
#include <memory>
#include <optional>

namespace crossgloss {

/// The map that a page asks for between two spaces, turned round where it was learned the other way; nothing when it asks for
/// none. @param alignment of the Align page, which goes before @p file; either may be empty.
std::optional<AlignmentMap> fittingMap(const std::shared_ptr<const AlignedSpaces>& alignment,
                                       const std::filesystem::path& file, const EmbeddingSpace& source,
                                       const EmbeddingSpace& target);

} // namespace crossgloss
