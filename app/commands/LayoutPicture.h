#pragma once

#include "jobs/LayoutService.h"

#include <filesystem>

namespace crossgloss {

/// Draws a layout, with the stage before the map beside it where there is one: points by language (by cluster where clusters
/// are given), links between translations, labels where there is room, parameters beneath. SVG where the name ends so, else PNG.
/// Written to a temporary and renamed.
/// @param width in pixels. @throws Error when it cannot be written.
void writeLayoutPicture(const Layout& layout, const Clusters* clusters, const std::filesystem::path& file, int width);

} // namespace crossgloss
