#include "mappage/MapDrawing.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace crossgloss {

namespace {

constexpr std::size_t maxMasks = 300;
constexpr unsigned haloFrom = 3;            // what glows less is only larger
constexpr double rimFrom = 2.6;             // smaller discs would be all rim

bool isSelectedMark(unsigned marks)
{
    return (marks & selectedMark) != 0;
}

} // namespace

const DiscMasks* MapDrawing::mask(bool halo, double radius, double opacity)
{
    // Steps that nobody sees, so that masks are found again while the map is magnified.
    const double steps = radius < 3 ? 16 : radius < 9 ? 8 : 2;
    const int sixteenths = static_cast<int>(std::lround(std::round(radius * steps) * 16 / steps));
    const MaskKey key{halo, sixteenths, static_cast<int>(std::lround(opacity * 128))};
    const auto found = m_masks.find(key);
    if (found != m_masks.end()) {
        return &found->second;
    }
    return &m_masks.emplace(key, halo ? DiscMasks::halo(sixteenths / 16.0, opacity) : DiscMasks::disc(sixteenths / 16.0, opacity))
                .first->second;
}

void MapDrawing::setColours()
{
    const std::size_t colours = std::max<std::size_t>(1, m_content->colours().colours.size());
    m_normal.shown.fill(false);
    for (std::size_t known = 0; known < 256; ++known) {
        m_normal.shown[known] = m_content->isClassShown(known);
        const QColor colour = m_look.colourOf(*m_content, std::min(known, colours));
        m_normal.set(known, colour.rgb());
        m_bright.set(known, (m_look.dark ? mixed(colour, Qt::white, 0.25) : colour).rgb());
    }
    m_bright.shown = m_normal.shown;
    m_grey.shown = m_normal.shown;
    m_grey.setAll(m_look.grey.rgb());
}

std::vector<PointLayer> MapDrawing::layers()
{
    if (m_masks.size() > maxMasks) {
        m_masks.clear();
    }
    const PointInk ink = PointInk::of(*m_content, m_frame);
    const double pixels = m_look.pixelRatio;
    const bool selecting = !m_content->selection().empty();
    PointLayer quiet;
    PointLayer halos;
    PointLayer above;
    quiet.colours = selecting ? &m_grey : &m_normal;
    halos.colours = &m_bright;
    above.colours = selecting ? &m_normal : &m_bright;
    ClassColours rim;
    rim.set(0, m_look.paper.rgb());
    quiet.rimColour = above.rimColour = rim.blocks[0];
    for (unsigned marks = 0; marks < static_cast<unsigned>(mapMarks); ++marks) {
        const unsigned glow = marks & glowMarks;
        const bool chosen = selecting && isSelectedMark(marks);
        const bool onTop = chosen || (!selecting && glow > 0);
        if (!onTop) {
            const double opacity = selecting ? std::min(0.6, ink.opacity) : ink.opacity;
            quiet.discs[marks] = mask(false, ink.radiusOf(glow) * pixels, opacity);
            if (ink.radius >= rimFrom) {
                quiet.rims[marks] = mask(false, (ink.radiusOf(glow) + 0.7) * pixels, 0.6);
            }
            continue;
        }
        const double radius = (chosen ? std::max(ink.radiusOf(glow) * 1.15, 2.2) : ink.radiusOf(glow)) * pixels;
        above.discs[marks] = mask(false, radius, std::max(ink.opacity, 0.94));
        above.rims[marks] = mask(false, radius + 0.9 * pixels, 0.75);
        if (glow >= haloFrom) {
            halos.discs[marks] = mask(true, radius * 3 + 2 * glow * pixels, 0.10 + 0.06 * glow);
        }
    }
    std::vector<PointLayer> all{quiet};
    if (m_content->hasGlow()) {
        all.push_back(halos);
    }
    if (m_content->hasGlow() || selecting) {
        all.push_back(above);
    }
    return all;
}

void MapDrawing::collectStrokes()
{
    m_strokes.clear();
    m_strokesAbove.clear();
    if (!m_options.links) {
        return;
    }
    const std::vector<DrawnLink> links = linksInSight(*m_content, m_frame, m_options.current);
    const auto weak = static_cast<std::uint16_t>(256 * linkOpacity(links.size(), !m_content->selection().empty()));
    const auto pixels = static_cast<float>(m_look.pixelRatio);
    for (const DrawnLink& link : links) {
        std::vector<LineStroke>& strokes = link.strong ? m_strokesAbove : m_strokes;
        strokes.push_back({static_cast<float>(link.first.x()) * pixels, static_cast<float>(link.first.y()) * pixels,
                           static_cast<float>(link.second.x()) * pixels, static_cast<float>(link.second.y()) * pixels,
                           (link.strong ? m_look.accent : m_look.quiet).rgb(), link.strong ? std::uint16_t{190} : weak});
    }
}

void MapDrawing::drawPoints()
{
    if (m_options.mode == MapView::Mode::Density) {
        const PointInk ink = PointInk::of(*m_content, m_frame);
        m_densityImage = m_density.draw(*m_content, m_frame, m_look, 2.5 + 1.6 * ink.radius);
        return;
    }
    setColours();
    collectStrokes();
    const std::vector<PointLayer> drawn = layers();
    RasterScene scene;
    scene.grid = &m_content->grid();
    scene.classes = m_content->classesByPlace();
    scene.marks = m_content->marksByPlace();
    scene.x = m_frame.x;
    scene.y = m_frame.y;
    scene.scale = m_frame.scale * m_look.pixelRatio;
    scene.background = m_look.paper.rgb();
    scene.strokes = m_strokes;
    scene.strokesAbove = m_strokesAbove;
    scene.layers = drawn;
    const QSizeF size = m_frame.size * m_look.pixelRatio;
    m_raster.draw(scene, QSize(static_cast<int>(std::ceil(size.width())), static_cast<int>(std::ceil(size.height()))));
}

void MapDrawing::update(const MapContent& content, const MapFrame& frame, const MapLook& look, const MapOptions& options)
{
    m_content = &content;
    m_frame = frame;
    m_look = look;
    m_options = options;
    drawPoints();
    m_ink.set(look.font, look.text, look.quiet, look.paper, look.pixelRatio);
    m_labels.clear();
    if (options.labels) {
        m_labels = placeLabels(content, frame, m_ink, options.current, options.kept);
    }
}

QImage MapDrawing::points() const
{
    return m_options.mode == MapView::Mode::Density ? m_densityImage : m_raster.image();
}

void MapDrawing::paint(QPainter& painter, const MapContent& content) const
{
    if (m_options.mode == MapView::Mode::Density) {
        painter.save();
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(QRectF(QPointF(), QSizeF(m_densityImage.size()) * DensityRaster::square), m_densityImage);
        painter.restore();
        paintSelectionOnDensity(painter, content);
    } else {
        painter.save();
        // Pixel by pixel, whatever the ratio.
        painter.scale(1 / m_look.pixelRatio, 1 / m_look.pixelRatio);
        painter.drawImage(QPoint(), m_raster.image());
        painter.restore();
    }
    paintRing(painter, content);
    const auto text = [&content](std::uint32_t point) { return content.text(point); };
    for (const PlacedLabel& label : m_labels) {
        // On whole pixels: letters stay sharp.
        const QPointF corner = label.rect.topLeft() * m_look.pixelRatio;
        painter.drawImage(QPointF(std::round(corner.x()), std::round(corner.y())) / m_look.pixelRatio,
                          m_ink.image(label.point, label.style, text));
    }
}

void MapDrawing::paintSelectionOnDensity(QPainter& painter, const MapContent& content) const
{
    constexpr std::size_t most = 5000;
    const PointInk ink = PointInk::of(content, m_frame);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_look.paper, 1));
    const std::vector<std::uint32_t>& points = content.selection();
    const std::size_t step = std::max<std::size_t>(1, points.size() / most);
    for (std::size_t i = 0; i < points.size(); i += step) {
        if (content.isShown(points[i])) {
            const QPointF map = content.place(points[i]);
            painter.setBrush(m_look.colourOf(content, content.classOf(points[i])));
            painter.drawEllipse(m_frame.toPaper(map.x(), map.y()), ink.radius + 1, ink.radius + 1);
        }
    }
    painter.restore();
}

void MapDrawing::paintRing(QPainter& painter, const MapContent& content) const
{
    if (m_options.current < 0 || !content.isShown(static_cast<std::uint32_t>(m_options.current))) {
        return;
    }
    const auto point = static_cast<std::uint32_t>(m_options.current);
    const QPointF map = content.place(point);
    const QPointF place = m_frame.toPaper(map.x(), map.y());
    const double radius = PointInk::of(content, m_frame).radiusOf(content.marks(point) & glowMarks);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_look.colourOf(content, content.classOf(point)));
    painter.drawEllipse(place, radius + 1, radius + 1);
    painter.setBrush(Qt::NoBrush);
    for (const auto& [colour, width] : {std::pair(m_look.paper, 5.0), std::pair(m_look.accent, 2.2)}) {
        painter.setPen(QPen(colour, width));
        painter.drawEllipse(place, radius + 4.5, radius + 4.5);
    }
    painter.restore();
}

} // namespace crossgloss
