#pragma once

#include "common/PlotExport.h"
#include "jobs/LayoutService.h"

#include <QString>

namespace crossgloss {

class MapState;

QString displayProjection(ProjectionMethod method);
/// Method of a layout, or that its axes are formulas.
QString displayMethodOf(const LayoutRequest& request);
/// "5,000 points · t-SNE · 12 s · trustworthiness 0.94 …" of what is shown.
QString displayFigures(const MapState& state);
/// Text, language and place by frequency of a point, in lines.
QString displayPoint(const MapState& state, std::uint32_t point);
/// What a picture of the layout tells of itself.
PlotParameters parametersOf(const Layout& layout);

} // namespace crossgloss
