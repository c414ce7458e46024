#pragma once

#include <QImage>

#include <vector>

namespace crossgloss {

class MapContent;
struct MapFrame;
struct MapLook;

/// Where many points lie: counted in squares of the paper, blurred, on a logarithmic scale that stays the same while the
/// map is panned.
class DensityRaster {
public:
    /// One pixel a square; to be drawn over the whole paper.
    QImage draw(const MapContent& content, const MapFrame& frame, const MapLook& look, double blur);

    static constexpr double square = 2;     ///< places of the paper

private:
    void count(const MapContent& content, const MapFrame& frame, int margin);
    void blurRows(int radius);
    void blurColumns(int radius);

    int m_width = 0;
    int m_height = 0;
    std::vector<float> m_counts;
    std::vector<float> m_blurred;
};

} // namespace crossgloss
