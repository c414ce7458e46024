#pragma once

#include <QColor>
#include <QFont>

#include <array>

class QWidget;

namespace crossgloss {

class MapContent;
struct MapFrame;

/// Colours and font of a map as palette and theme have them.
struct MapLook {
    QColor paper;
    QColor text;
    QColor quiet;
    QColor accent;
    QColor border;
    QColor grey;                            ///< of points that are not selected
    QColor plain;                           ///< of points whose class has no colour
    QFont font;
    double pixelRatio = 1;
    bool dark = false;

    static MapLook of(const QWidget& widget);
    QColor colourOf(const MapContent& content, std::size_t known) const;
};

/// How large and how opaque points are: larger where there are few or the map is magnified, fainter where they lie
/// one upon another, so that it shows where many are.
struct PointInk {
    double radius = 2;                      ///< places of the paper
    double opacity = 1;

    static PointInk of(const MapContent& content, const MapFrame& frame);
    /// Radius of a point that glows, 0 … 7.
    double radiusOf(unsigned glow) const { return radius + (radius + 2.5) * glow * 0.16; }
};

/// A mixture of two colours. @param share of the second, 0 … 1.
QColor mixed(const QColor& first, const QColor& second, double share);

/// From nothing to the densest, in equal steps of lightness away from the paper, told apart with every common colour blindness.
std::array<QRgb, 256> densityRamp(const QColor& paper, bool dark);

} // namespace crossgloss
