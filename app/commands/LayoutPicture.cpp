#include "LayoutPicture.h"

#include "base/AtomicFile.h"
#include "base/Error.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <string>
#include <vector>

#include <cairo-svg.h>
#include <cairo.h>

namespace crossgloss {

namespace {

struct Colour {
    double red;
    double green;
    double blue;
};

/// Told apart by the colour-blind, too (Okabe & Ito 2008), the darkest first.
constexpr std::array<Colour, 7> colours = {{{0.00, 0.45, 0.70},
                                            {0.84, 0.37, 0.00},
                                            {0.00, 0.62, 0.45},
                                            {0.80, 0.47, 0.65},
                                            {0.34, 0.71, 0.91},
                                            {0.90, 0.62, 0.00},
                                            {0.58, 0.53, 0.06}}};
constexpr double labelSize = 11;
constexpr double margin = 24;
constexpr std::size_t maxLabels = 250;
constexpr std::size_t maxLinks = 20'000;
constexpr std::size_t maxLabelLength = 40;

struct Box {
    double left;
    double top;
    double right;
    double bottom;
    bool meets(const Box& other) const
    {
        return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
    }
};

/// At most so many bytes of a text, cut between characters.
std::string shortened(std::string_view text)
{
    if (text.size() <= maxLabelLength) {
        return std::string(text);
    }
    std::size_t end = maxLabelLength;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) {
        --end;
    }
    return std::string(text.substr(0, end)) + "…";
}

class Painter {
public:
    Painter(cairo_t* cairo, const Layout& layout, const Clusters* clusters) : m_cairo(cairo), m_layout(layout), m_clusters(clusters)
    {
        cairo_select_font_face(m_cairo, "sans-serif", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL);
    }

    void plane(const LayoutStage& stage, double left, double width, double height)
    {
        fit(stage, left, width, height);
        links(stage);
        // Rare points lie on top of frequent ones, languages mixed.
        for (std::size_t i = m_layout.size(); i-- > 0;) {
            point(stage, i);
        }
        labels(stage);
    }

    void text(double x, double y, const std::string& line, double size)
    {
        cairo_set_source_rgb(m_cairo, 0.2, 0.2, 0.2);
        cairo_set_font_size(m_cairo, size);
        cairo_move_to(m_cairo, x, y);
        cairo_show_text(m_cairo, line.c_str());
    }

private:
    void fit(const LayoutStage& stage, double left, double width, double height)
    {
        double low[2] = {0, 0};
        double high[2] = {0, 0};
        for (std::size_t i = 0; i < stage.coordinates.size(); ++i) {
            const double value = static_cast<double>(stage.coordinates[i]);
            low[i % 2] = i < 2 ? value : std::min(low[i % 2], value);
            high[i % 2] = i < 2 ? value : std::max(high[i % 2], value);
        }
        const double spanX = std::max(high[0] - low[0], 1e-9);
        const double spanY = std::max(high[1] - low[1], 1e-9);
        m_right = left + width;
        m_scale = std::min((width - 2 * margin) / spanX, (height - 2 * margin) / spanY);
        m_x = left + width / 2 - m_scale * (low[0] + high[0]) / 2;
        m_y = height / 2 + m_scale * (low[1] + high[1]) / 2;
        m_radius = std::clamp(170.0 / std::sqrt(static_cast<double>(m_layout.size())), 1.2, 4.0);
    }

    std::pair<double, double> place(const LayoutStage& stage, std::size_t i) const
    {
        return {m_x + m_scale * static_cast<double>(stage.coordinates[2 * i]),
                m_y - m_scale * static_cast<double>(stage.coordinates[2 * i + 1])};
    }

    Colour colour(std::size_t i) const
    {
        if (!m_clusters) {
            return colours[m_layout.language()[i] % colours.size()];
        }
        const std::int32_t cluster = m_clusters->of[i];
        return cluster < 0 ? Colour{0.75, 0.75, 0.75} : colours[static_cast<std::size_t>(cluster) % colours.size()];
    }

    void links(const LayoutStage& stage)
    {
        const std::size_t count = std::min(m_layout.links().size(), maxLinks);
        cairo_set_line_width(m_cairo, 0.6);
        cairo_set_source_rgba(m_cairo, 0.4, 0.4, 0.4, count > 500 ? 0.15 : 0.5);
        for (std::size_t i = 0; i < count; ++i) {
            const auto [x, y] = place(stage, m_layout.links()[i].source);
            const auto [toX, toY] = place(stage, m_layout.links()[i].target);
            cairo_move_to(m_cairo, x, y);
            cairo_line_to(m_cairo, toX, toY);
            cairo_stroke(m_cairo);
        }
    }

    void point(const LayoutStage& stage, std::size_t i)
    {
        const auto [x, y] = place(stage, i);
        const Colour of = colour(i);
        cairo_set_source_rgba(m_cairo, of.red, of.green, of.blue, m_layout.size() > 2000 ? 0.6 : 0.9);
        cairo_arc(m_cairo, x, y, m_radius, 0, 2 * 3.14159265358979);
        cairo_fill(m_cairo);
    }

    void labels(const LayoutStage& stage)
    {
        std::vector<std::uint32_t> order(m_layout.size());
        for (std::uint32_t i = 0; i < order.size(); ++i) {
            order[i] = i;
        }
        std::ranges::stable_sort(order, {}, [&](std::uint32_t i) { return m_layout.rank()[i]; });
        std::vector<Box> taken;
        cairo_set_font_size(m_cairo, labelSize);
        for (const std::uint32_t i : order) {
            if (taken.size() == maxLabels) {
                break;
            }
            const std::string label = shortened(m_layout.text(i));
            cairo_text_extents_t extents;
            cairo_text_extents(m_cairo, label.c_str(), &extents);
            const auto [x, y] = place(stage, i);
            // Beyond the edge a label stands before its point.
            const double behind = x + m_radius + 2;
            const double at = behind + extents.x_advance > m_right ? x - m_radius - 2 - extents.x_advance : behind;
            const Box box{at - 2, y - labelSize, at + extents.x_advance + 2, y + 4};
            if (std::ranges::any_of(taken, [&](const Box& other) { return box.meets(other); })) {
                continue;
            }
            taken.push_back(box);
            cairo_move_to(m_cairo, at, y + 4);
            cairo_text_path(m_cairo, label.c_str());
            cairo_set_source_rgba(m_cairo, 1, 1, 1, 0.85);
            cairo_set_line_width(m_cairo, 3);
            cairo_stroke(m_cairo);
            const Colour of = colour(i);
            cairo_set_source_rgb(m_cairo, of.red * 0.6, of.green * 0.6, of.blue * 0.6);
            cairo_move_to(m_cairo, at, y + 4);
            cairo_show_text(m_cairo, label.c_str());
        }
    }

    cairo_t* m_cairo;
    const Layout& m_layout;
    const Clusters* m_clusters;
    double m_scale = 1;
    double m_right = 0;
    double m_x = 0;
    double m_y = 0;
    double m_radius = 2;
};

/// The parameters in lines that fit.
std::vector<std::string> captionOf(const Layout& layout, double width)
{
    std::vector<std::string> lines(1);
    for (const auto& [name, value] : layout.parameters()) {
        const std::string part = name + " " + shortened(value);
        if (!lines.back().empty() && static_cast<double>(lines.back().size() + part.size()) * labelSize * 0.6 > width - 2 * margin) {
            lines.emplace_back();
        }
        lines.back() += (lines.back().empty() ? "" : " · ") + part;
    }
    return lines;
}

cairo_status_t append(void* closure, const unsigned char* data, unsigned int length)
{
    static_cast<std::string*>(closure)->append(reinterpret_cast<const char*>(data), length);
    return CAIRO_STATUS_SUCCESS;
}

void require(cairo_status_t status, const std::filesystem::path& file)
{
    if (status != CAIRO_STATUS_SUCCESS) {
        throw Error(CROSSGLOSS_TEXT("The picture cannot be drawn: %1"), {cairo_status_to_string(status)}).at(file.string());
    }
}

} // namespace

void writeLayoutPicture(const Layout& layout, const Clusters* clusters, const std::filesystem::path& file, int width)
{
    const std::vector<std::string> caption = captionOf(layout, width);
    const std::size_t planes = layout.stages().size();
    const double planeWidth = static_cast<double>(width) / static_cast<double>(planes);
    const double planeHeight = planes > 1 ? planeWidth : 0.75 * static_cast<double>(width);
    const double height = planeHeight + margin + 16 * static_cast<double>(caption.size() + 1);
    const bool vector = file.extension() == ".svg";
    std::string content;
    const std::unique_ptr<cairo_surface_t, void (*)(cairo_surface_t*)> surface(
        vector ? cairo_svg_surface_create_for_stream(append, &content, width, height)
               : cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, static_cast<int>(std::ceil(height))),
        cairo_surface_destroy);
    require(cairo_surface_status(surface.get()), file);
    {
        const std::unique_ptr<cairo_t, void (*)(cairo_t*)> cairo(cairo_create(surface.get()), cairo_destroy);
        cairo_set_source_rgb(cairo.get(), 1, 1, 1);
        cairo_paint(cairo.get());
        Painter painter(cairo.get(), layout, clusters);
        for (std::size_t i = 0; i < planes; ++i) {
            painter.plane(layout.stages()[i], static_cast<double>(i) * planeWidth, planeWidth, planeHeight);
            if (planes > 1) {
                painter.text(static_cast<double>(i) * planeWidth + margin, margin, i == 0 ? "before the map" : "after the map", 14);
            }
        }
        for (std::size_t i = 0; i < caption.size(); ++i) {
            painter.text(margin, planeHeight + margin + 16 * static_cast<double>(i), caption[i], labelSize);
        }
        require(cairo_status(cairo.get()), file);
    }
    if (vector) {
        cairo_surface_finish(surface.get());
    } else {
        require(cairo_surface_write_to_png_stream(surface.get(), append, &content), file);
    }
    require(cairo_surface_status(surface.get()), file);
    AtomicFile out(file);
    out.write(content.data(), content.size());
    out.commit();
}

} // namespace crossgloss
