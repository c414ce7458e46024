#include "mappage/MapRaster.h"

#include "base/Parallel.h"
#include "numeric/Vectorised.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <utility>

namespace crossgloss {

namespace {

constexpr int bandRows = 60;

std::array<std::uint16_t, 16> blockOf(QRgb colour)
{
    // The order of bytes in memory of a 32-bit pixel.
    std::array<std::uint16_t, 16> block{};
    std::array<std::uint8_t, 4> bytes{};
    const QRgb opaque = colour | 0xff000000U;
    std::copy_n(reinterpret_cast<const std::uint8_t*>(&opaque), 4, bytes.begin());
    for (std::size_t i = 0; i < block.size(); ++i) {
        block[i] = bytes[i % 4];
    }
    return block;
}

struct Canvas {
    QRgb* pixels = nullptr;                 ///< of row 0, column 0
    std::size_t stride = 0;
    int width = 0;
    int top = 0;
    int bottom = 0;
};

// Four pixels at once, in vectors that every processor of GCC and Clang has in some form: of the plain loop over rows and
// blocks the compiler makes a page of code that is four times as slow.
using Bytes = std::uint8_t __attribute__((vector_size(16)));
using Words = std::uint16_t __attribute__((vector_size(32)));

/// Lays a colour over four pixels. All in 16 bits: what is carried over the top comes back.
inline void blend(std::uint8_t* pixels, const std::uint16_t* weights, const Words& colour)
{
    Bytes bytes;
    Words shares;
    std::memcpy(&bytes, pixels, sizeof bytes);
    std::memcpy(&shares, weights, sizeof shares);
    const Words before = __builtin_convertvector(bytes, Words);
    const Words after = ((before << 8) + shares * (colour - before) + 128) >> 8;
    bytes = __builtin_convertvector(after, Bytes);
    std::memcpy(pixels, &bytes, sizeof bytes);
}

inline void stamp(const Canvas& canvas, const DiscMasks& masks, const std::uint16_t* colour, float x, float y)
{
    const float left = x - masks.radius();
    const float upper = y - masks.radius();
    if (!(left > static_cast<float>(-masks.rows())) || !(left < static_cast<float>(canvas.width))
        || !(upper > static_cast<float>(canvas.top - masks.rows())) || !(upper < static_cast<float>(canvas.bottom))) {
        return;
    }
    const float firstColumn = std::floor(left);
    const float firstRow = std::floor(upper);
    const std::uint16_t* weights = masks.weights(left - firstColumn, upper - firstRow);
    const int column = static_cast<int>(firstColumn);
    const int row = static_cast<int>(firstRow);
    const int from = std::max(row, canvas.top);
    const int to = std::min(row + masks.rows(), canvas.bottom);
    const int blocks = masks.blocks();
    weights += (from - row) * blocks * 16;
    Words spread;
    std::memcpy(&spread, colour, sizeof spread);
    for (int at = from; at < to; ++at) {
        auto* pixels = reinterpret_cast<std::uint8_t*>(canvas.pixels + static_cast<std::ptrdiff_t>(at) * static_cast<std::ptrdiff_t>(canvas.stride) + column);
        for (int block = 0; block < blocks; ++block, weights += 16, pixels += 16) {
            blend(pixels, weights, spread);
        }
    }
}

struct Run {
    const float* x = nullptr;
    const float* y = nullptr;
    const std::uint8_t* classes = nullptr;
    const std::uint8_t* marks = nullptr;
    std::size_t count = 0;
};

struct ScreenPlace {
    float middleX = 0, middleY = 0;         ///< taken off first, so that much of a float is left for what is near
    float scale = 1;
    float x = 0, y = 0;
};

CROSSGLOSS_VECTORISED
void drawRun(const Canvas& canvas, const Run& run, const ScreenPlace& to, const PointLayer& layer)
{
    for (std::size_t i = 0; i < run.count; ++i) {
        const DiscMasks* disc = layer.discs[run.marks[i]];
        const std::uint8_t known = run.classes[i];
        if (!disc || !layer.colours->shown[known]) {
            continue;
        }
        const float x = (run.x[i] - to.middleX) * to.scale + to.x;
        const float y = (to.middleY - run.y[i]) * to.scale + to.y;
        if (const DiscMasks* rim = layer.rims[run.marks[i]]) {
            stamp(canvas, *rim, layer.rimColour.data(), x, y);
        }
        stamp(canvas, *disc, layer.colours->blocks[known].data(), x, y);
    }
}

inline void blendPixel(QRgb& pixel, QRgb colour, unsigned weight)
{
    const auto mixed = [&](int shift) {
        const unsigned before = pixel >> shift & 0xffU;
        const unsigned after = colour >> shift & 0xffU;
        return ((before * (256 - weight) + after * weight + 128) >> 8) << shift;
    };
    pixel = 0xff000000U | mixed(16) | mixed(8) | mixed(0);
}

/// One pixel wide, each step shared by the two pixels across that it touches.
void drawStroke(const Canvas& canvas, const LineStroke& stroke)
{
    const bool steep = std::abs(stroke.y2 - stroke.y1) > std::abs(stroke.x2 - stroke.x1);
    float along1 = steep ? stroke.y1 : stroke.x1;
    float along2 = steep ? stroke.y2 : stroke.x2;
    float across1 = steep ? stroke.x1 : stroke.y1;
    float across2 = steep ? stroke.x2 : stroke.y2;
    if (along1 > along2) {
        std::swap(along1, along2);
        std::swap(across1, across2);
    }
    if (!(along2 - along1 > 0.01F) || !std::isfinite(along2 - along1)) {
        return;
    }
    const float slope = (across2 - across1) / (along2 - along1);
    const auto alongFirst = static_cast<float>(steep ? canvas.top : 0);
    const auto alongLast = static_cast<float>(steep ? canvas.bottom : canvas.width);
    const auto acrossFirst = static_cast<float>(steep ? 0 : canvas.top);
    const auto acrossLast = static_cast<float>(steep ? canvas.width : canvas.bottom);
    float from = std::max(along1, alongFirst);
    float to = std::min(along2, alongLast);
    if (std::abs(slope) > 1e-6F) {
        // Only where the line is within the band, with a pixel to spare.
        const float a = along1 + (acrossFirst - 2 - across1) / slope;
        const float b = along1 + (acrossLast + 1 - across1) / slope;
        from = std::max(from, std::min(a, b));
        to = std::min(to, std::max(a, b));
    } else if (across1 < acrossFirst - 1 || across1 > acrossLast + 1) {
        return;
    }
    const int first = std::max(static_cast<int>(std::floor(from)), static_cast<int>(alongFirst));
    const int last = std::min(static_cast<int>(std::ceil(to)), static_cast<int>(alongLast));
    for (int along = first; along < last; ++along) {
        const float across = across1 + slope * (static_cast<float>(along) + 0.5F - along1) - 0.5F;
        const float whole = std::floor(across);
        const auto second = static_cast<unsigned>((across - whole) * static_cast<float>(stroke.weight));
        const int at = static_cast<int>(whole);
        for (int side = 0; side < 2; ++side) {
            const int x = steep ? at + side : along;
            const int y = steep ? along : at + side;
            if (x >= 0 && x < canvas.width && y >= canvas.top && y < canvas.bottom) {
                blendPixel(canvas.pixels[static_cast<std::size_t>(y) * canvas.stride + static_cast<std::size_t>(x)], stroke.colour,
                           side == 0 ? stroke.weight - second : second);
            }
        }
    }
}

int reachOf(std::span<const PointLayer> layers)
{
    int most = 0;
    for (const PointLayer& layer : layers) {
        for (const auto& kinds : {layer.discs, layer.rims}) {
            for (const DiscMasks* masks : kinds) {
                most = masks ? std::max(most, masks->rows() + 4) : most;
            }
        }
    }
    return most;
}

} // namespace

void ClassColours::set(std::size_t known, QRgb colour)
{
    blocks[known] = blockOf(colour);
}

void ClassColours::setAll(QRgb colour)
{
    blocks.fill(blockOf(colour));
}

void MapRaster::prepare(const QSize& size, int padding)
{
    const auto wanted = static_cast<std::size_t>((padding + 15) / 16 * 16);
    if (size == m_size && wanted <= m_padding) {
        return;
    }
    m_padding = std::max(m_padding, wanted);
    m_size = size;
    // What hangs over the edges of a line goes into what is beside it.
    m_stride = static_cast<std::size_t>(size.width()) + 2 * m_padding;
    m_pixels.resize(m_stride * static_cast<std::size_t>(size.height()) + m_padding);
}

void MapRaster::drawBand(const RasterScene& scene, const Band& band)
{
    for (int y = band.top; y < band.bottom; ++y) {
        std::fill_n(line(y), m_size.width(), scene.background);
    }
    const Canvas canvas{m_pixels.data() + m_padding, m_stride, m_size.width(), band.top, band.bottom};
    for (const LineStroke& stroke : scene.strokes) {
        drawStroke(canvas, stroke);
    }
    ScreenPlace to;
    to.middleX = static_cast<float>(scene.x);
    to.middleY = static_cast<float>(scene.y);
    to.scale = static_cast<float>(scene.scale);
    to.x = static_cast<float>(m_size.width() / 2.0 + (to.middleX - scene.x) * scene.scale);
    to.y = static_cast<float>(m_size.height() / 2.0 - (to.middleY - scene.y) * scene.scale);
    const double reach = reachOf(scene.layers);
    const QRectF sight(scene.x - (m_size.width() / 2.0 + reach) / scene.scale,
                       scene.y + (m_size.height() / 2.0 - band.bottom - reach) / scene.scale,
                       (m_size.width() + 2 * reach) / scene.scale, (band.bottom - band.top + 2 * reach) / scene.scale);
    const PointGrid::Cells cells = scene.grid->cellsOf(sight);
    bool above = false;
    for (const PointLayer& layer : scene.layers) {
        for (int row = cells.low; row <= cells.high; ++row) {
            const auto [first, last] = scene.grid->placesOf(row, cells.left, cells.right);
            if (first < last) {
                drawRun(canvas, {scene.grid->x().data() + first, scene.grid->y().data() + first, scene.classes.data() + first,
                                 scene.marks.data() + first, last - first}, to, layer);
            }
        }
        for (const LineStroke& stroke : std::exchange(above, true) ? std::span<const LineStroke>() : scene.strokesAbove) {
            drawStroke(canvas, stroke);
        }
    }
}

void MapRaster::draw(const RasterScene& scene, const QSize& size)
{
    prepare(size, reachOf(scene.layers));
    const auto bands = static_cast<std::size_t>((size.height() + bandRows - 1) / bandRows);
    const int threads = std::min(resolveThreads(0), 4);
    parallelEach(bands, threads, [&](std::size_t band) {
        const int top = static_cast<int>(band) * bandRows;
        drawBand(scene, {top, std::min(top + bandRows, size.height())});
    });
}

QImage MapRaster::image() const
{
    return QImage(reinterpret_cast<const uchar*>(m_pixels.data() + m_padding), m_size.width(), m_size.height(),
                  static_cast<qsizetype>(m_stride * sizeof(QRgb)), QImage::Format_RGB32);
}

} // namespace crossgloss
