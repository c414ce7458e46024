#pragma once

namespace crossgloss {

/// The closeness of two points of a layout at distance x as UMAP takes it: 1 / (1 + a x^(2b)).
struct UmapCurve {
    double a = 1;
    double b = 1;
};

/// The curve nearest, by least squares on 0 … 3 spreads, to 1 up to the minimum distance and exp(−(x − minimum) / spread)
/// beyond it. @throws Error when the spread is not positive or the minimum distance is negative or beyond the spread.
UmapCurve fitUmapCurve(double minimumDistance, double spread);

} // namespace crossgloss
