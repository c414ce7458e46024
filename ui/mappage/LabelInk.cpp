#include "mappage/LabelInk.h"

#include <QFontMetricsF>
#include <QPainter>

#include <cmath>

namespace crossgloss {

namespace {

constexpr int longest = 32;
constexpr std::size_t maxKept = 20000;

} // namespace

void LabelInk::set(const QFont& font, const QColor& text, const QColor& quiet, const QColor& paper, double pixelRatio)
{
    if (font == m_font && text == m_text && quiet == m_quiet && paper == m_paper && pixelRatio == m_pixelRatio) {
        return;
    }
    m_font = font;
    m_text = text;
    m_quiet = quiet;
    m_paper = paper;
    m_pixelRatio = pixelRatio;
    clear();
}

void LabelInk::clear()
{
    m_labels.clear();
}

QString LabelInk::shortened(const QString& text)
{
    return text.size() > longest ? text.left(longest - 1) + QChar(0x2026) : text;
}

QFont LabelInk::font(Style style) const
{
    QFont font = m_font;
    font.setWeight(style == Style::Strong ? QFont::DemiBold : QFont::Normal);
    return font;
}

LabelInk::Label& LabelInk::label(std::uint32_t point, Style style, const std::function<QString(std::uint32_t)>& text)
{
    const std::uint64_t key = std::uint64_t{point} * 4 + static_cast<std::uint64_t>(style);
    if (const auto found = m_labels.find(key); found != m_labels.end()) {
        return found->second;
    }
    if (m_labels.size() > maxKept) {
        clear();
    }
    Label& made = m_labels[key];
    made.text = shortened(text(point));
    const QFontMetricsF metrics(font(style));
    made.size = QSizeF(std::ceil(metrics.horizontalAdvance(made.text)) + 2 * seam, std::ceil(metrics.height()));
    return made;
}

QSizeF LabelInk::sizeOf(std::uint32_t point, Style style, const std::function<QString(std::uint32_t)>& text)
{
    return label(point, style, text).size;
}

const QImage& LabelInk::image(std::uint32_t point, Style style, const std::function<QString(std::uint32_t)>& text)
{
    Label& known = label(point, style, text);
    if (!known.image.isNull()) {
        return known.image;
    }
    const QSizeF pixels = known.size * m_pixelRatio;
    known.image = QImage(static_cast<int>(std::ceil(pixels.width())), static_cast<int>(std::ceil(pixels.height())),
                         QImage::Format_ARGB32_Premultiplied);
    known.image.setDevicePixelRatio(m_pixelRatio);
    known.image.fill(Qt::transparent);
    QPainter painter(&known.image);
    painter.setFont(font(style));
    const QRectF rect(QPointF(), known.size);
    QColor paper = m_paper;
    paper.setAlphaF(0.7F);
    painter.setPen(paper);
    constexpr double steps[] = {-1.3, 0, 1.3};
    for (const double dx : steps) {
        for (const double dy : steps) {
            painter.drawText(rect.translated(dx, dy), Qt::AlignCenter | Qt::TextDontClip, known.text);
        }
    }
    painter.setPen(style == Style::Quiet ? m_quiet : m_text);
    painter.drawText(rect, Qt::AlignCenter | Qt::TextDontClip, known.text);
    return known.image;
}

} // namespace crossgloss
