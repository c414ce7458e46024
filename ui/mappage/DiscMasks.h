#pragma once

#include <cstdint>
#include <vector>

namespace crossgloss {

/// An antialiased disc, or a halo that fades out, as weights of 0 … 256 a pixel, worked out for several places of its
/// middle within a pixel. Each weight stands four times, once for each channel; rows end at whole blocks of four pixels.
class DiscMasks {
public:
    /// @param radius in pixels. @param opacity 0 … 1.
    static DiscMasks disc(double radius, double opacity);
    /// Brightest in the middle, nothing at the radius.
    static DiscMasks halo(double radius, double opacity);

    float radius() const { return m_radius; }
    int rows() const { return m_rows; }
    int blocks() const { return m_blocks; }
    /// Weights of a disc whose left and upper edges lie at these shares (0 … 1) of a pixel: rows × blocks × 16.
    const std::uint16_t* weights(float x, float y) const
    {
        const auto phase = [this](float share) { return static_cast<std::size_t>(share * static_cast<float>(m_phases)); };
        return m_weights.data() + (phase(y) * static_cast<std::size_t>(m_phases) + phase(x)) * m_step;
    }

private:
    template <typename Weight>
    static DiscMasks made(double radius, Weight weight);

    float m_radius = 0;
    int m_phases = 1;
    int m_rows = 0;
    int m_blocks = 0;
    std::size_t m_step = 0;
    std::vector<std::uint16_t> m_weights;
};

} // namespace crossgloss
