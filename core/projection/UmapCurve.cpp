#include "projection/UmapCurve.h"

#include "base/Error.h"

#include <cmath>
#include <cstddef>
#include <limits>
#include <vector>

namespace crossgloss {

namespace {

constexpr int samples = 300;
constexpr int maxSteps = 200;

/// Sums of a step of Gauss and Newton in (log a, b), whose residuals are curve − wanted.
struct Normal {
    double aa = 0, ab = 0, bb = 0, ra = 0, rb = 0, squares = 0;
};

Normal normalEquations(const std::vector<double>& wanted, double reach, double logA, double b)
{
    Normal sums;
    for (std::size_t i = 1; i < wanted.size(); ++i) {
        const double x = reach * static_cast<double>(i) / static_cast<double>(wanted.size() - 1);
        const double power = std::exp(logA + 2.0 * b * std::log(x));
        const double value = 1.0 / (1.0 + power);
        const double byLogA = -value * value * power;
        const double byB = 2.0 * std::log(x) * byLogA;
        const double residual = value - wanted[i];
        sums.aa += byLogA * byLogA;
        sums.ab += byLogA * byB;
        sums.bb += byB * byB;
        sums.ra += byLogA * residual;
        sums.rb += byB * residual;
        sums.squares += residual * residual;
    }
    return sums;
}

} // namespace

UmapCurve fitUmapCurve(double minimumDistance, double spread)
{
    if (!(spread > 0.0) || !(minimumDistance >= 0.0) || !(minimumDistance <= spread) || !std::isfinite(spread)) {
        throw Error(CROSSGLOSS_TEXT("The minimum distance of points must lie between 0 and their spread"));
    }
    const double reach = 3.0 * spread;
    std::vector<double> wanted(samples);
    for (int i = 0; i < samples; ++i) {
        const double x = reach * i / (samples - 1);
        wanted[static_cast<std::size_t>(i)] = x < minimumDistance ? 1.0 : std::exp(-(x - minimumDistance) / spread);
    }
    // Levenberg's damping: a step that makes it worse is taken back and damped more.
    double logA = -2.0 * std::log(spread);
    double b = 1.0;
    double damping = 1e-3;
    Normal sums = normalEquations(wanted, reach, logA, b);
    for (int step = 0; step < maxSteps && damping < 1e12; ++step) {
        const double aa = sums.aa * (1.0 + damping);
        const double bb = sums.bb * (1.0 + damping);
        const double determinant = aa * bb - sums.ab * sums.ab;
        const double nextLogA = logA - (bb * sums.ra - sums.ab * sums.rb) / determinant;
        const double nextB = b - (aa * sums.rb - sums.ab * sums.ra) / determinant;
        const Normal next = normalEquations(wanted, reach, nextLogA, nextB);
        if (!(next.squares < sums.squares) || nextB <= 0.0) {
            damping *= 10.0;
            continue;
        }
        const bool settled = sums.squares - next.squares < 1e-14 * sums.squares;
        logA = nextLogA;
        b = nextB;
        sums = next;
        damping /= 10.0;
        if (settled) {
            break;
        }
    }
    return {std::exp(logA), b};
}

} // namespace crossgloss
