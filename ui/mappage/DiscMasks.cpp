#include "mappage/DiscMasks.h"

#include <algorithm>
#include <cmath>

namespace crossgloss {

template <typename Weight>
DiscMasks DiscMasks::made(double radius, Weight weight)
{
    DiscMasks masks;
    masks.m_radius = static_cast<float>(radius);
    // A quarter of a pixel is seen on what is small, and costs memory on what is large.
    masks.m_phases = radius < 4 ? 4 : radius < 9 ? 2 : 1;
    masks.m_rows = static_cast<int>(std::ceil(2 * radius)) + 1;
    masks.m_blocks = (masks.m_rows + 3) / 4;
    masks.m_step = static_cast<std::size_t>(masks.m_rows * masks.m_blocks * 16);
    const int phases = masks.m_phases;
    masks.m_weights.assign(masks.m_step * static_cast<std::size_t>(phases * phases), 0);
    std::uint16_t* out = masks.m_weights.data();
    for (int phaseY = 0; phaseY < phases; ++phaseY) {
        for (int phaseX = 0; phaseX < phases; ++phaseX) {
            const double middleX = radius + (phaseX + 0.5) / phases - 0.5;
            const double middleY = radius + (phaseY + 0.5) / phases - 0.5;
            for (int y = 0; y < masks.m_rows; ++y) {
                for (int x = 0; x < masks.m_blocks * 4; ++x) {
                    const double share = std::clamp(weight(std::hypot(x - middleX, y - middleY)), 0.0, 1.0);
                    const auto value = static_cast<std::uint16_t>(std::lround(256 * share));
                    out = std::fill_n(out, 4, x < masks.m_rows ? value : std::uint16_t{0});
                }
            }
        }
    }
    return masks;
}

DiscMasks DiscMasks::disc(double radius, double opacity)
{
    // A disc smaller than a pixel is a fainter one of a pixel.
    const double drawn = std::max(radius, 0.5);
    const double strength = opacity * std::min(1.0, radius * radius / (drawn * drawn));
    return made(drawn, [&](double away) { return strength * std::clamp(drawn + 0.5 - away, 0.0, 1.0); });
}

DiscMasks DiscMasks::halo(double radius, double opacity)
{
    return made(radius, [&](double away) {
        const double rest = std::max(0.0, 1 - away / radius);
        return opacity * rest * rest;
    });
}

} // namespace crossgloss
