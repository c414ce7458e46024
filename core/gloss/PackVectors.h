#pragma once

#include "base/Progress.h"
#include "gloss/SentenceVectors.h"
#include "pack/Pack.h"

#include <span>
#include <string>

namespace crossgloss {

/// Texts as a pack's dictionary encoder reads them, for GlossMeasure::Encoder.
/// @throws Error when the pack does not read the language; Cancelled.
SentenceVectors packVectors(const Pack& pack, std::span<const std::string> texts, const std::string& language,
                            Progress& progress);

} // namespace crossgloss
