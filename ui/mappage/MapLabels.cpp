#include "mappage/MapLabels.h"

#include "mappage/LabelPlacer.h"
#include "mappage/MapContent.h"
#include "mappage/MapLook.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <unordered_set>

namespace crossgloss {

namespace {

constexpr std::uint8_t brightMarks = 4;     // the upper half of what glows
constexpr std::size_t maxLinks = 4000;
constexpr std::size_t maxStrongLinks = 20000;

} // namespace

std::vector<PlacedLabel> placeLabels(const MapContent& content, const MapFrame& frame, LabelInk& ink, int current,
                                     const std::vector<QRectF>& kept)
{
    std::vector<PlacedLabel> labels;
    if (!content.hasTexts()) {
        return labels;
    }
    const QFontMetricsF metrics(ink.font(LabelInk::Style::Normal));
    const PointInk points = PointInk::of(content, frame);
    const QSizeF room(metrics.averageCharWidth() * 20, metrics.height() * 4.5);
    // Labels beside the sight are placed too: those at its edges do not change when it moves.
    LabelPlacer placer(QRectF(QPointF(), frame.size).adjusted(-room.width(), -room.height(), room.width(), room.height()));
    for (const QRectF& rect : kept) {
        placer.take(rect);
    }
    const auto text = [&content](std::uint32_t point) { return content.text(point); };
    const QRectF paper(QPointF(), frame.size);
    std::unordered_set<std::uint32_t> asked;
    const auto ask = [&](std::uint32_t point, LabelInk::Style style) {
        if (!asked.insert(point).second || !content.isShown(point)) {
            return;
        }
        const QPointF map = content.place(point);
        const double gap = points.radiusOf(content.marks(point) & glowMarks) + 1 + (static_cast<int>(point) == current ? 4 : 0);
        const QSizeF size = ink.sizeOf(point, style, text);
        if (size.width() <= 2 * LabelInk::seam) {
            return;
        }
        const QPointF at = frame.toPaper(map.x(), map.y());
        if (style == LabelInk::Style::Strong && paper.contains(at)) {
            labels.push_back({point, style, placer.placeWithin(paper, at, size, gap)});
            return;
        }
        const std::optional<QRectF> rect = placer.place(at, size, gap);
        if (rect && rect->intersects(paper)) {
            labels.push_back({point, style, *rect});
        }
    };
    if (current >= 0) {
        ask(static_cast<std::uint32_t>(current), LabelInk::Style::Strong);
    }
    const bool selecting = !content.selection().empty();
    if (selecting) {
        for (const std::uint32_t point : labelCandidates(content, frame, room / 2, selectedMark)) {
            ask(point, LabelInk::Style::Normal);
        }
    }
    const LabelInk::Style rest = selecting ? LabelInk::Style::Quiet : LabelInk::Style::Normal;
    if (content.hasGlow()) {
        for (const std::uint32_t point : labelCandidates(content, frame, room, brightMarks)) {
            ask(point, rest);
        }
    }
    for (const std::uint32_t point : labelCandidates(content, frame, room)) {
        ask(point, rest);
    }
    return labels;
}

std::vector<DrawnLink> linksInSight(const MapContent& content, const MapFrame& frame, int current)
{
    std::vector<DrawnLink> weak;
    std::vector<DrawnLink> strong;
    const QRectF area = frame.area();
    const bool selecting = !content.selection().empty();
    for (const auto& [first, second] : content.links()) {
        if (!content.isShown(first) || !content.isShown(second)) {
            continue;
        }
        const QPointF a = content.place(first);
        const QPointF b = content.place(second);
        if (std::max(a.x(), b.x()) < area.left() || std::min(a.x(), b.x()) > area.right()
            || std::max(a.y(), b.y()) < area.top() || std::min(a.y(), b.y()) > area.bottom()) {
            continue;
        }
        const bool looked = static_cast<int>(first) == current || static_cast<int>(second) == current
                            || (selecting && (content.isSelected(first) || content.isSelected(second)));
        std::vector<DrawnLink>& links = looked ? strong : weak;
        if (links.size() < (looked ? maxStrongLinks : maxLinks)) {
            links.push_back({frame.toPaper(a.x(), a.y()), frame.toPaper(b.x(), b.y()), looked});
        }
    }
    weak.insert(weak.end(), strong.begin(), strong.end());
    return weak;
}

double linkOpacity(std::size_t links, bool selecting)
{
    return std::clamp(3.5 / std::sqrt(static_cast<double>(links) + 1), 0.06, 0.55) * (selecting ? 0.5 : 1);
}

} // namespace crossgloss
