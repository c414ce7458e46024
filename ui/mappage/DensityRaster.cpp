#include "mappage/DensityRaster.h"

#include "base/Parallel.h"
#include "mappage/MapContent.h"
#include "mappage/MapLook.h"

#include <algorithm>
#include <cmath>

namespace crossgloss {

namespace {

constexpr int passes = 3;                   // three running means come close to a bell
constexpr std::size_t steps = 4096;

} // namespace

void DensityRaster::count(const MapContent& content, const MapFrame& frame, int margin)
{
    m_counts.assign(static_cast<std::size_t>(m_width) * static_cast<std::size_t>(m_height), 0);
    m_blurred.resize(m_counts.size());
    const PointGrid& grid = content.grid();
    const auto perUnit = static_cast<float>(frame.scale / square);
    const auto middleX = static_cast<float>(frame.x);
    const auto middleY = static_cast<float>(frame.y);
    const float left = static_cast<float>(frame.size.width() / 2 / square + margin);
    const float upper = static_cast<float>(frame.size.height() / 2 / square + margin);
    const auto width = static_cast<float>(m_width);
    const auto height = static_cast<float>(m_height);
    const PointGrid::Cells cells = grid.cellsOf(frame.area(margin * square));
    for (int row = cells.low; row <= cells.high; ++row) {
        const auto [first, last] = grid.placesOf(row, cells.left, cells.right);
        for (std::uint32_t place = first; place < last; ++place) {
            const float x = (grid.x()[place] - middleX) * perUnit + left;
            const float y = (middleY - grid.y()[place]) * perUnit + upper;
            if (x >= 0 && x < width && y >= 0 && y < height && content.isClassShown(content.classesByPlace()[place])) {
                m_counts[static_cast<std::size_t>(y) * static_cast<std::size_t>(m_width) + static_cast<std::size_t>(x)] += 1;
            }
        }
    }
}

void DensityRaster::blurRows(int radius)
{
    const auto width = static_cast<std::size_t>(m_width);
    const auto reach = static_cast<std::size_t>(radius);
    const float share = 1.0F / static_cast<float>(2 * radius + 1);
    parallelRanges(static_cast<std::size_t>(m_height), 2, [&](std::size_t begin, std::size_t end, int) {
        for (std::size_t y = begin; y < end; ++y) {
            const float* in = m_counts.data() + y * width;
            float* out = m_blurred.data() + y * width;
            float sum = 0;
            for (std::size_t x = 0; x < width + reach; ++x) {
                sum += x < width ? in[x] : 0;
                sum -= x > 2 * reach ? in[x - 2 * reach - 1] : 0;
                if (x >= reach) {
                    out[x - reach] = sum * share;
                }
            }
        }
    });
    m_counts.swap(m_blurred);
}

void DensityRaster::blurColumns(int radius)
{
    const auto width = static_cast<std::size_t>(m_width);
    const auto height = static_cast<std::size_t>(m_height);
    const auto reach = static_cast<std::size_t>(radius);
    const float share = 1.0F / static_cast<float>(2 * radius + 1);
    parallelRanges(width, 2, [&](std::size_t begin, std::size_t end, int) {
        std::vector<float> sums(end - begin, 0);
        for (std::size_t y = 0; y < height + reach; ++y) {
            const float* in = y < height ? m_counts.data() + y * width : nullptr;
            const float* gone = y > 2 * reach ? m_counts.data() + (y - 2 * reach - 1) * width : nullptr;
            for (std::size_t x = begin; in && x < end; ++x) {
                sums[x - begin] += in[x];
            }
            for (std::size_t x = begin; gone && x < end; ++x) {
                sums[x - begin] -= gone[x];
            }
            for (std::size_t x = begin; y >= reach && x < end; ++x) {
                m_blurred[(y - reach) * width + x] = sums[x - begin] * share;
            }
        }
    });
    m_counts.swap(m_blurred);
}

QImage DensityRaster::draw(const MapContent& content, const MapFrame& frame, const MapLook& look, double blur)
{
    const int radius = std::clamp(static_cast<int>(std::lround(blur / square)), 1, 24);
    const int margin = passes * radius + 1;
    const int width = static_cast<int>(std::ceil(frame.size.width() / square));
    const int height = static_cast<int>(std::ceil(frame.size.height() / square));
    m_width = width + 2 * margin;
    m_height = height + 2 * margin;
    count(content, frame, margin);
    for (int pass = 0; pass < passes; ++pass) {
        blurRows(radius);
        blurColumns(radius);
    }
    // A table takes the place of logarithms.
    const double unit = square / frame.scale;
    const double lone = 0.35 / ((2.0 * radius + 1) * (2.0 * radius + 1));
    const double peak = std::max(content.grid().densest() * unit * unit * 0.7, 4 * lone);
    const double floor = std::max(peak / 150, lone / 2);
    const std::array<QRgb, 256> ramp = densityRamp(look.paper, look.dark);
    std::vector<QRgb> colours(steps);
    for (std::size_t i = 0; i < steps; ++i) {
        // Squared, since most differences are among what is rare.
        const double value = peak * static_cast<double>(i * i) / static_cast<double>((steps - 1) * (steps - 1));
        const double share = std::log1p(value / floor) / std::log1p(peak / floor);
        colours[i] = ramp[static_cast<std::size_t>(std::lround(255 * share))];
    }
    QImage image(width, height, QImage::Format_RGB32);
    uchar* bits = image.bits();
    const auto perPeak = static_cast<float>(1 / peak);
    parallelRanges(static_cast<std::size_t>(height), 2, [&](std::size_t begin, std::size_t end, int) {
        for (std::size_t y = begin; y < end; ++y) {
            auto* line = reinterpret_cast<QRgb*>(bits + static_cast<qsizetype>(y) * image.bytesPerLine());
            const float* counts = m_counts.data() + (y + static_cast<std::size_t>(margin)) * static_cast<std::size_t>(m_width) + margin;
            for (int x = 0; x < width; ++x) {
                const float share = std::sqrt(std::clamp(counts[x] * perPeak, 0.0F, 1.0F));
                line[x] = colours[static_cast<std::size_t>(share * static_cast<float>(steps - 1))];
            }
        }
    });
    return image;
}

} // namespace crossgloss
