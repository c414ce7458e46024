#pragma once

#include "mappage/MapDrawing.h"

#include <QStringList>

namespace crossgloss {

/// What is in sight, fitted into another size. @param scale pixels a place of the paper.
QImage mapPicture(const MapContent& content, const MapFrame& frame, const MapLook& look, const MapOptions& options, const QSize& size,
                  double scale);

/// The same as SVG, with lines of text beneath, which its description has too. A place of the paper is a unit.
QByteArray mapSvg(const MapContent& content, const MapFrame& frame, const MapLook& look, const MapOptions& options, const QSize& size,
                  const QStringList& heading);

} // namespace crossgloss
