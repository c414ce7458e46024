#include "mappage/MapExport.h"

#include <QApplication>
#include <QBuffer>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QPainter>
#include <QXmlStreamWriter>

#include <algorithm>
#include <cmath>

namespace crossgloss {

namespace {

MapFrame fitted(const MapFrame& frame, const QSizeF& size)
{
    MapFrame other = frame;
    other.size = size;
    other.scale = frame.scale * std::min(size.width() / std::max(1.0, frame.size.width()), size.height() / std::max(1.0, frame.size.height()));
    return other;
}

QString number(double value)
{
    return QString::number(std::round(value * 100) / 100, 'g', 8);
}

/// Without what XML has no way to write.
QString writable(const QString& text)
{
    QString kept;
    for (const uint letter : text.toUcs4()) {
        const bool allowed = letter == '\t' || letter == '\n' || (letter >= 0x20 && letter < 0xd800) || (letter > 0xdfff && letter < 0xfffe)
                             || letter > 0xffff;
        kept += allowed ? QString::fromUcs4(reinterpret_cast<const char32_t*>(&letter), 1) : QStringLiteral(" ");
    }
    return kept;
}

class SvgWriter {
public:
    SvgWriter(const MapContent& content, const MapFrame& frame, const MapLook& look, const MapOptions& options)
        : m_content(content), m_frame(frame), m_look(look), m_options(options), m_ink(PointInk::of(content, frame)), m_xml(&m_bytes)
    {
    }
    QByteArray write(const QStringList& heading);

private:
    using Attributes = std::initializer_list<std::pair<const char*, QString>>;
    void begin(const char* name, Attributes attributes)
    {
        m_xml.writeStartElement(QLatin1String(name));
        for (const auto& [key, value] : attributes) {
            m_xml.writeAttribute(QLatin1String(key), value);
        }
    }
    void add(const char* name, Attributes attributes)
    {
        begin(name, attributes);
        m_xml.writeEndElement();
    }
    void circle(const QPointF& place, double radius)
    {
        add("circle", {{"cx", number(place.x())}, {"cy", number(place.y())}, {"r", number(radius)}});
    }
    void density();
    void links(bool strong);
    void points();
    void group(const QColor& colour, double opacity, const std::vector<std::uint32_t>& places, double extra);
    void ring();
    void labels();
    void caption(const QStringList& heading, double top, double line);

    const MapContent& m_content;
    const MapFrame& m_frame;
    const MapLook& m_look;
    const MapOptions& m_options;
    PointInk m_ink;
    QByteArray m_bytes;
    QXmlStreamWriter m_xml;
};

void SvgWriter::density()
{
    DensityRaster raster;
    const QImage image = raster.draw(m_content, m_frame, m_look, 2.5 + 1.6 * m_ink.radius);
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    const QSizeF size = QSizeF(image.size()) * DensityRaster::square;
    add("image", {{"width", number(size.width())}, {"height", number(size.height())},
                  {"href", QStringLiteral("data:image/png;base64,") + QString::fromLatin1(buffer.data().toBase64())}});
}

void SvgWriter::links(bool strong)
{
    const std::vector<DrawnLink> links = linksInSight(m_content, m_frame, m_options.current);
    const double opacity = strong ? 0.75 : linkOpacity(links.size(), !m_content.selection().empty());
    begin("g", {{"stroke", (strong ? m_look.accent : m_look.quiet).name()}, {"stroke-opacity", number(opacity)}, {"stroke-width", "1"}});
    for (const DrawnLink& link : links) {
        if (link.strong == strong) {
            add("line", {{"x1", number(link.first.x())}, {"y1", number(link.first.y())},
                         {"x2", number(link.second.x())}, {"y2", number(link.second.y())}});
        }
    }
    m_xml.writeEndElement();
}

void SvgWriter::group(const QColor& colour, double opacity, const std::vector<std::uint32_t>& places, double extra)
{
    if (places.empty()) {
        return;
    }
    begin("g", {{"fill", colour.name()}, {"fill-opacity", number(opacity)}});
    const PointGrid& grid = m_content.grid();
    for (const std::uint32_t place : places) {
        circle(m_frame.toPaper(grid.x()[place], grid.y()[place]), m_ink.radiusOf(m_content.marksByPlace()[place] & glowMarks) + extra);
    }
    m_xml.writeEndElement();
}

void SvgWriter::points()
{
    const PointGrid& grid = m_content.grid();
    const QRectF paper = QRectF(QPointF(), m_frame.size).adjusted(-20, -20, 20, 20);
    const bool selecting = !m_content.selection().empty();
    std::vector<std::uint32_t> unselected;
    std::vector<std::vector<std::uint32_t>> plain(256);
    std::vector<std::vector<std::uint32_t>> above(256);
    const PointGrid::Cells cells = grid.cellsOf(m_frame.area(20));
    for (int row = cells.low; row <= cells.high; ++row) {
        const auto [first, last] = grid.placesOf(row, cells.left, cells.right);
        for (std::uint32_t place = first; place < last; ++place) {
            const std::uint8_t known = m_content.classesByPlace()[place];
            if (!m_content.isClassShown(known) || !paper.contains(m_frame.toPaper(grid.x()[place], grid.y()[place]))) {
                continue;
            }
            const std::uint8_t marks = m_content.marksByPlace()[place];
            const bool onTop = selecting ? (marks & selectedMark) != 0 : (marks & glowMarks) != 0;
            (onTop ? above[known] : selecting ? unselected : plain[known]).push_back(place);
        }
    }
    const bool density = m_options.mode == MapView::Mode::Density;
    if (!density) {
        group(m_look.grey, std::min(0.6, m_ink.opacity), unselected, 0);
        for (std::size_t known = 0; known < plain.size(); ++known) {
            group(m_look.colourOf(m_content, known), m_ink.opacity, plain[known], 0);
        }
        if (m_options.links) {
            links(true);
        }
    }
    for (std::size_t known = 0; known < above.size() && (selecting || !density); ++known) {
        const QColor colour = m_look.colourOf(m_content, known);
        if (m_content.hasGlow()) {
            group(colour, 0.15, above[known], 5);
        }
        group(m_look.paper, 0.75, above[known], 0.9);
        group(colour, 0.95, above[known], 0);
    }
}

void SvgWriter::ring()
{
    if (m_options.current < 0 || !m_content.isShown(static_cast<std::uint32_t>(m_options.current))) {
        return;
    }
    const auto point = static_cast<std::uint32_t>(m_options.current);
    const QPointF map = m_content.place(point);
    begin("g", {{"fill", "none"}, {"stroke", m_look.accent.name()}, {"stroke-width", "2.2"}});
    circle(m_frame.toPaper(map.x(), map.y()), m_ink.radiusOf(m_content.marks(point) & glowMarks) + 4.5);
    m_xml.writeEndElement();
}

void SvgWriter::labels()
{
    LabelInk ink;
    ink.set(m_look.font, m_look.text, m_look.quiet, m_look.paper, 1);
    const double ascent = QFontMetricsF(m_look.font).ascent();
    const std::vector<PlacedLabel> labels = placeLabels(m_content, m_frame, ink, m_options.current, {});
    // The seam is text of its own beneath: not every program knows paint-order.
    for (const bool seam : {true, false}) {
        begin("g", {{"stroke", seam ? m_look.paper.name() : QStringLiteral("none")}, {"stroke-width", "2.6"}, {"stroke-opacity", seam ? "0.8" : "0"},
                    {"stroke-linejoin", "round"}, {"text-anchor", "middle"}});
        for (const PlacedLabel& label : labels) {
            const QColor colour = seam ? m_look.paper : label.style == LabelInk::Style::Quiet ? m_look.quiet : m_look.text;
            begin("text", {{"x", number(label.rect.center().x())}, {"y", number(label.rect.top() + ascent)}, {"fill", colour.name()},
                           {"font-weight", label.style == LabelInk::Style::Strong ? "600" : "400"}});
            m_xml.writeCharacters(writable(LabelInk::shortened(m_content.text(label.point))));
            m_xml.writeEndElement();
        }
        m_xml.writeEndElement();
    }
}

void SvgWriter::caption(const QStringList& heading, double top, double line)
{
    begin("g", {{"fill", m_look.quiet.name()}});
    for (qsizetype i = 0; i < heading.size(); ++i) {
        begin("text", {{"x", number(line * 0.8)}, {"y", number(top + line * (static_cast<double>(i) + 0.9))}});
        m_xml.writeCharacters(writable(heading.at(i)));
        m_xml.writeEndElement();
    }
    m_xml.writeEndElement();
}

QByteArray SvgWriter::write(const QStringList& heading)
{
    const double line = QFontMetricsF(m_look.font).height() * 1.15;
    const double width = m_frame.size.width();
    const double height = m_frame.size.height() + (heading.isEmpty() ? 0 : line * (static_cast<double>(heading.size()) + 0.6));
    m_xml.setAutoFormatting(true);
    m_xml.setAutoFormattingIndent(1);
    m_xml.writeStartDocument();
    m_xml.writeDefaultNamespace(QStringLiteral("http://www.w3.org/2000/svg"));
    begin("svg", {{"width", number(width)}, {"height", number(height)},
                  {"viewBox", QStringLiteral("0 0 %1 %2").arg(number(width), number(height))},
                  {"font-family", m_look.font.family()}, {"font-size", number(QFontInfo(m_look.font).pixelSize())}});
    m_xml.writeTextElement(QStringLiteral("title"), QStringLiteral("Crossgloss ") + QApplication::applicationVersion());
    m_xml.writeTextElement(QStringLiteral("desc"), writable(heading.join(QLatin1Char('\n'))));
    add("rect", {{"width", number(width)}, {"height", number(height)}, {"fill", m_look.paper.name()}});
    // What hangs over the edge of the map would lie under the text.
    begin("clipPath", {{"id", "map"}});
    // Programs that know no clipping draw it.
    add("rect", {{"width", number(width)}, {"height", number(m_frame.size.height())}, {"fill", m_look.paper.name()}});
    m_xml.writeEndElement();
    begin("g", {{"clip-path", "url(#map)"}});
    if (m_options.mode == MapView::Mode::Density) {
        density();
    } else if (m_options.links) {
        links(false);
    }
    points();
    ring();
    if (m_options.labels) {
        labels();
    }
    m_xml.writeEndElement();
    caption(heading, m_frame.size.height() + line * 0.2, line);
    m_xml.writeEndElement();
    m_xml.writeEndDocument();
    return m_bytes;
}

} // namespace

QImage mapPicture(const MapContent& content, const MapFrame& frame, const MapLook& look, const MapOptions& options, const QSize& size,
                  double scale)
{
    if (size.isEmpty() || !(scale > 0)) {
        return {};
    }
    MapLook printed = look;
    printed.pixelRatio = scale;
    MapOptions wanted = options;
    wanted.kept.clear();
    MapDrawing drawing;
    drawing.update(content, fitted(frame, QSizeF(size) / scale), printed, wanted);
    QImage image(size, QImage::Format_RGB32);
    image.fill(look.paper);
    image.setDevicePixelRatio(scale);
    QPainter painter(&image);
    drawing.paint(painter, content);
    return image;
}

QByteArray mapSvg(const MapContent& content, const MapFrame& frame, const MapLook& look, const MapOptions& options, const QSize& size,
                  const QStringList& heading)
{
    const MapFrame other = fitted(frame, QSizeF(size.expandedTo(QSize(1, 1))));
    return SvgWriter(content, other, look, options).write(heading);
}

} // namespace crossgloss
