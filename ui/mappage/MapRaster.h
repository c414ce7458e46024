#pragma once

#include "mappage/DiscMasks.h"
#include "mappage/PointGrid.h"

#include <QImage>

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace crossgloss {

/// How what belongs to a point is looked up while it is drawn: 3 bits for how it glows, one for whether it is selected.
constexpr int mapMarks = 16;
constexpr std::uint8_t selectedMark = 8;
constexpr std::uint8_t glowMarks = 7;

/// Colour of each class, spread over a block of four pixels; those that are not shown are skipped.
struct ClassColours {
    std::array<std::array<std::uint16_t, 16>, 256> blocks{};
    std::array<bool, 256> shown{};

    void set(std::size_t known, QRgb colour);
    void setAll(QRgb colour);
};

/// Points that are drawn together: what they look like follows from their marks; null = not in this layer.
struct PointLayer {
    std::array<const DiscMasks*, mapMarks> discs{};
    std::array<const DiscMasks*, mapMarks> rims{};   ///< drawn beneath each disc
    const ClassColours* colours = nullptr;
    std::array<std::uint16_t, 16> rimColour{};
};

struct LineStroke {
    float x1 = 0, y1 = 0, x2 = 0, y2 = 0;   ///< pixels
    QRgb colour = 0;
    std::uint16_t weight = 0;               ///< 0 … 256
};

/// What is drawn: points sorted by cells with a class and marks at each place.
struct RasterScene {
    const PointGrid* grid = nullptr;
    std::span<const std::uint8_t> classes;
    std::span<const std::uint8_t> marks;
    double x = 0;                           ///< the middle
    double y = 0;
    double scale = 1;                       ///< pixels a unit; y points up
    QRgb background = 0;
    std::span<const LineStroke> strokes;
    std::span<const LineStroke> strokesAbove;   ///< above the first layer
    std::span<const PointLayer> layers;
};

/// Draws points and lines by scan lines, in bands that threads share; the picture does not depend on how many they are.
/// Nothing is allocated while the size stays.
class MapRaster {
public:
    void draw(const RasterScene& scene, const QSize& size);
    /// Shares the pixels: valid until drawn again.
    QImage image() const;

private:
    struct Band { int top = 0; int bottom = 0; };
    void drawBand(const RasterScene& scene, const Band& band);
    void prepare(const QSize& size, int padding);
    QRgb* line(int y) { return m_pixels.data() + static_cast<std::size_t>(y) * m_stride + m_padding; }

    std::vector<QRgb> m_pixels;
    std::size_t m_stride = 0;
    std::size_t m_padding = 0;
    QSize m_size;
};

} // namespace crossgloss
