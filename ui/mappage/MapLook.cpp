#include "mappage/MapLook.h"

#include "common/Theme.h"
#include "mappage/MapContent.h"

#include <QWidget>

#include <algorithm>
#include <cmath>

namespace crossgloss {

namespace {

/// Lightness and two opponent colours (OKLab): equal steps look equal.
struct Opponent { double light = 0, redGreen = 0, yellowBlue = 0; };

double linear(double value)
{
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

int encoded(double value)
{
    const double clamped = std::clamp(value, 0.0, 1.0);
    const double curved = clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * std::pow(clamped, 1 / 2.4) - 0.055;
    return static_cast<int>(std::lround(255 * curved));
}

Opponent opponentOf(const QColor& colour)
{
    const double r = linear(colour.redF());
    const double g = linear(colour.greenF());
    const double b = linear(colour.blueF());
    const double l = std::cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const double m = std::cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const double s = std::cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    return {0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s, 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s};
}

QRgb colourOf(const Opponent& colour)
{
    const auto cube = [](double value) { return value * value * value; };
    const double l = cube(colour.light + 0.3963377774 * colour.redGreen + 0.2158037573 * colour.yellowBlue);
    const double m = cube(colour.light - 0.1055613458 * colour.redGreen - 0.0638541728 * colour.yellowBlue);
    const double s = cube(colour.light - 0.0894841775 * colour.redGreen - 1.2914855480 * colour.yellowBlue);
    return qRgb(encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
                encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
                encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s));
}

} // namespace

QColor mixed(const QColor& first, const QColor& second, double share)
{
    const auto between = [share](int a, int b) { return static_cast<int>(std::lround(a + (b - a) * share)); };
    return QColor(between(first.red(), second.red()), between(first.green(), second.green()), between(first.blue(), second.blue()));
}

MapLook MapLook::of(const QWidget& widget)
{
    const QPalette& palette = widget.palette();
    const ThemeColours& colours = Theme::instance().colours();
    MapLook look;
    look.paper = palette.color(QPalette::Base);
    look.text = palette.color(QPalette::Text);
    look.dark = look.paper.lightness() < look.text.lightness();
    look.quiet = colours.muted;
    look.accent = palette.color(QPalette::Highlight);
    look.border = colours.border;
    look.grey = mixed(look.paper, look.text, look.dark ? 0.34 : 0.28);
    look.plain = colours.series.value(0, look.accent);
    look.font = widget.font();
    look.pixelRatio = widget.devicePixelRatioF();
    return look;
}

QColor MapLook::colourOf(const MapContent& content, std::size_t known) const
{
    const std::vector<QColor>& colours = content.colours().colours;
    return known < colours.size() && colours[known].isValid() ? colours[known] : plain;
}

PointInk PointInk::of(const MapContent& content, const MapFrame& frame)
{
    PointInk ink;
    const auto points = static_cast<double>(std::max<std::size_t>(1, content.grid().size()));
    const double still = std::clamp(0.3 * std::sqrt(1.25e6 / points), 1.0, 5.0);
    ink.radius = std::clamp(still * std::pow(std::max(frame.zoom, 0.01), 0.3), 1.0, 7.5);
    const double area = content.grid().occupiedArea() * frame.scale * frame.scale;
    const double overlap = area > 0 ? points * ink.radius * ink.radius * 3.14 / area : 0;
    ink.opacity = std::clamp(0.92 / (1 + 0.45 * overlap), 0.2, 0.9);
    return ink;
}

std::array<QRgb, 256> densityRamp(const QColor& paper, bool dark)
{
    // On white through pale yellow, green and blue to black-blue; on black the other way round.
    const QColor light[] = {paper, QColor("#e9e3a8"), QColor("#4fb58f"), QColor("#0072b2"), QColor("#1d2a63"), QColor("#0d0f2e")};
    const QColor night[] = {paper, QColor("#24406e"), QColor("#0072b2"), QColor("#2fae94"), QColor("#c9d26a"), QColor("#fff6c4")};
    const auto& anchors = dark ? night : light;
    const double first = opponentOf(anchors[0]).light;
    const double last = opponentOf(anchors[5]).light;
    std::array<QRgb, 256> ramp{};
    for (std::size_t i = 0; i < ramp.size(); ++i) {
        const double share = static_cast<double>(i) / 255;
        const auto from = std::min<std::size_t>(static_cast<std::size_t>(share * 5), 4);
        const double rest = share * 5 - static_cast<double>(from);
        const Opponent a = opponentOf(anchors[from]);
        const Opponent b = opponentOf(anchors[from + 1]);
        ramp[i] = colourOf({first + (last - first) * share, a.redGreen + (b.redGreen - a.redGreen) * rest,
                            a.yellowBlue + (b.yellowBlue - a.yellowBlue) * rest});
    }
    ramp[0] = paper.rgb();
    return ramp;
}

} // namespace crossgloss
