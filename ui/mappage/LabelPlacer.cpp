#include "mappage/LabelPlacer.h"

#include "mappage/MapContent.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace crossgloss {

namespace {

constexpr double binSize = 64;
constexpr std::size_t candidatesPerSquare = 2;

} // namespace

template <typename Visit>
bool LabelPlacer::anyBin(const QRectF& rect, Visit visit) const
{
    const auto bin = [](double at) { return static_cast<std::int64_t>(std::floor(at / binSize)); };
    for (std::int64_t y = bin(rect.top()); y <= bin(rect.bottom()); ++y) {
        for (std::int64_t x = bin(rect.left()); x <= bin(rect.right()); ++x) {
            if (visit(y * (std::int64_t{1} << 24) + x)) {
                return true;
            }
        }
    }
    return false;
}

bool LabelPlacer::isFree(const QRectF& rect) const
{
    return !anyBin(rect, [&](std::int64_t key) {
        const auto found = m_bins.find(key);
        return found != m_bins.end() && std::any_of(found->second.begin(), found->second.end(), [&](std::uint32_t index) {
            return m_taken[index].intersects(rect);
        });
    });
}

void LabelPlacer::take(const QRectF& rect)
{
    const auto index = static_cast<std::uint32_t>(m_taken.size());
    m_taken.push_back(rect);
    anyBin(rect, [&](std::int64_t key) {
        m_bins[key].push_back(index);
        return false;
    });
}

std::array<QRectF, 4> LabelPlacer::around(const QPointF& point, const QSizeF& size, double gap)
{
    const double w = size.width();
    const double h = size.height();
    return {QRectF(point + QPointF(gap, -h / 2), size), QRectF(point + QPointF(-gap - w, -h / 2), size),
            QRectF(point + QPointF(-w / 2, -gap - h), size), QRectF(point + QPointF(-w / 2, gap), size)};
}

std::optional<QRectF> LabelPlacer::place(const QPointF& point, const QSizeF& size, double gap)
{
    for (const QRectF& rect : around(point, size, gap)) {
        if (m_area.contains(rect) && isFree(rect)) {
            take(rect);
            return rect;
        }
    }
    return {};
}

QRectF LabelPlacer::placeWithin(const QRectF& area, const QPointF& point, const QSizeF& size, double gap)
{
    const std::array<QRectF, 4> places = around(point, size, gap);
    const auto found = std::find_if(places.begin(), places.end(),
                                    [&](const QRectF& rect) { return area.contains(rect) && isFree(rect); });
    QRectF rect = found != places.end() ? *found : places[2];
    rect.moveLeft(std::max(area.left(), std::min(rect.left(), area.right() - rect.width())));
    rect.moveTop(std::max(area.top(), std::min(rect.top(), area.bottom() - rect.height())));
    take(rect);
    return rect;
}

std::vector<std::uint32_t> labelCandidates(const MapContent& content, const MapFrame& frame, const QSizeF& room,
                                           std::uint8_t marks)
{
    const PointGrid& grid = content.grid();
    const double width = std::exp2(std::ceil(std::log2(room.width() / frame.scale)));
    const double height = width * room.height() / room.width();
    // What is beside the sight counts, or labels at its edges would come and go.
    const QRectF area = frame.area(room.width());
    const double firstColumn = std::floor(area.left() / width);
    const double firstRow = std::floor(area.top() / height);
    const auto columns = static_cast<std::size_t>(std::clamp(std::ceil(area.width() / width) + 1, 1.0, 512.0));
    const auto rows = static_cast<std::size_t>(std::clamp(std::ceil(area.height() / height) + 1, 1.0, 512.0));
    struct Best { std::array<std::uint64_t, candidatesPerSquare> keys{}; };
    constexpr std::uint64_t none = ~std::uint64_t{0};
    Best empty;
    empty.keys.fill(none);
    std::vector<Best> squares(columns * rows, empty);
    const auto offer = [&](std::uint32_t place) {
        const double column = std::floor(grid.x()[place] / width) - firstColumn;
        const double row = std::floor(grid.y()[place] / height) - firstRow;
        if (!(column >= 0 && column < static_cast<double>(columns) && row >= 0 && row < static_cast<double>(rows))) {
            return;
        }
        Best& best = squares[static_cast<std::size_t>(row) * columns + static_cast<std::size_t>(column)];
        const std::uint32_t point = grid.points()[place];
        std::uint64_t key = std::uint64_t{content.rank(point)} << 32 | point;
        for (std::uint64_t& each : best.keys) {
            if (key < each) {
                std::swap(key, each);
            }
        }
    };
    // The last of a cell are its most important; how many of them matter depends on how many squares it spans.
    const QSizeF cell = grid.cellSize();
    const double spanned = std::max(1.0, cell.width() / width + 1) * std::max(1.0, cell.height() / height + 1);
    const auto wanted = static_cast<std::size_t>(std::min(1e6, spanned > 4 ? 1e6 : 3 * spanned));
    const PointGrid::Cells cells = grid.cellsOf(area);
    for (int row = cells.low; row <= cells.high; ++row) {
        for (int column = cells.left; column <= cells.right; ++column) {
            const auto [first, last] = grid.placesOf(row, column, column);
            std::size_t found = 0;
            for (std::uint32_t place = last; place > first && found < wanted; --place) {
                const bool wantedMark = marks == 0 || (content.marksByPlace()[place - 1] & marks) != 0;
                if (wantedMark && content.isClassShown(content.classesByPlace()[place - 1])) {
                    offer(place - 1);
                    ++found;
                }
            }
        }
    }
    std::vector<std::uint64_t> keys;
    for (const Best& best : squares) {
        std::copy_if(best.keys.begin(), best.keys.end(), std::back_inserter(keys), [&](std::uint64_t key) { return key != none; });
    }
    std::sort(keys.begin(), keys.end());
    std::vector<std::uint32_t> points(keys.size());
    std::transform(keys.begin(), keys.end(), points.begin(), [](std::uint64_t key) { return static_cast<std::uint32_t>(key); });
    return points;
}

} // namespace crossgloss
