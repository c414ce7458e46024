#pragma once

#include <QColor>
#include <QFont>
#include <QImage>
#include <QString>

#include <cstdint>
#include <functional>
#include <unordered_map>

namespace crossgloss {

/// Draws labels once and keeps them: text with a seam in the colour of the paper, so that it reads on points.
class LabelInk {
public:
    enum class Style { Normal, Quiet, Strong };

    /// Forgets what was drawn if anything differs.
    void set(const QFont& font, const QColor& text, const QColor& quiet, const QColor& paper, double pixelRatio);
    void clear();

    /// Size with its seam, in places of the paper.
    QSizeF sizeOf(std::uint32_t point, Style style, const std::function<QString(std::uint32_t)>& text);
    const QImage& image(std::uint32_t point, Style style, const std::function<QString(std::uint32_t)>& text);
    QFont font(Style style) const;
    /// As it is written: not longer than there is room for.
    static QString shortened(const QString& text);

    static constexpr double seam = 2;

private:
    struct Label { QString text; QSizeF size; QImage image; };
    Label& label(std::uint32_t point, Style style, const std::function<QString(std::uint32_t)>& text);

    QFont m_font;
    QColor m_text;
    QColor m_quiet;
    QColor m_paper;
    double m_pixelRatio = 1;
    std::unordered_map<std::uint64_t, Label> m_labels;
};

} // namespace crossgloss
