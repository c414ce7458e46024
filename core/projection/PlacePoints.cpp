#include "projection/PlacePoints.h"

#include "base/Error.h"

#include <array>
#include <cmath>
#include <complex>

namespace crossgloss {

namespace {

using Mean = std::complex<double>;

Mean pointOf(std::span<const float> layout, std::size_t i)
{
    return {static_cast<double>(layout[2 * i]), static_cast<double>(layout[2 * i + 1])};
}

Mean meanOf(std::span<const float> layout)
{
    Mean sum;
    for (std::size_t i = 0; i < layout.size() / 2; ++i) {
        sum += pointOf(layout, i);
    }
    return sum / static_cast<double>(layout.size() / 2);
}

} // namespace

std::vector<float> placePoints(const NeighbourGraph& nearest, std::span<const float> layout)
{
    std::vector<float> result(2 * nearest.points);
    for (std::size_t i = 0; i < nearest.points; ++i) {
        const std::span<const std::uint32_t> rows = nearest.indicesOf(i);
        const std::span<const float> distances = nearest.distancesOf(i);
        Mean sum;
        double weights = 0.0;
        for (std::size_t j = 0; j < nearest.k; ++j) {
            if (2 * static_cast<std::size_t>(rows[j]) + 1 >= layout.size()) {
                throw Error(CROSSGLOSS_TEXT("A neighbour is not in the layout"));
            }
            const double away = static_cast<double>(distances[j]) + static_cast<double>(distances[0]);
            // Rows that are equal to the point alone say where it lies.
            const double weight = distances[0] > 0.0F ? 1.0 / away : (distances[j] > 0.0F ? 0.0 : 1.0);
            sum += weight * pointOf(layout, rows[j]);
            weights += weight;
        }
        if (weights > 0.0) {
            result[2 * i] = static_cast<float>(sum.real() / weights);
            result[2 * i + 1] = static_cast<float>(sum.imag() / weights);
        }
    }
    return result;
}

void superimpose(std::span<float> layout, std::span<const float> reference)
{
    if (layout.size() != reference.size() || layout.size() % 2 != 0) {
        throw Error(CROSSGLOSS_TEXT("The layouts have different numbers of points"));
    }
    if (layout.empty()) {
        return;
    }
    const Mean from = meanOf(layout);
    const Mean to = meanOf(reference);
    // In the plane a rotation with a scale is the product with a complex number; mirrored, with the conjugate.
    Mean turned;
    Mean mirrored;
    double squares = 0.0;
    for (std::size_t i = 0; i < layout.size() / 2; ++i) {
        const Mean a = pointOf(layout, i) - from;
        const Mean b = pointOf(reference, i) - to;
        turned += std::conj(a) * b;
        mirrored += a * b;
        squares += std::norm(a);
    }
    const bool mirror = std::abs(mirrored) > std::abs(turned);
    const Mean best = mirror ? mirrored : turned;
    // Where the layouts say nothing of each other, the size and the direction stay.
    const Mean factor = squares > 0.0 && std::abs(best) > 0.0 ? best / squares : Mean(1.0);
    for (std::size_t i = 0; i < layout.size() / 2; ++i) {
        const Mean a = pointOf(layout, i) - from;
        const Mean moved = to + factor * (mirror ? std::conj(a) : a);
        layout[2 * i] = static_cast<float>(moved.real());
        layout[2 * i + 1] = static_cast<float>(moved.imag());
    }
}

} // namespace crossgloss
