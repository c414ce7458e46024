#include "base/Random.h"

#include <cmath>

namespace crossgloss {

double normal(Random& random)
{
    double u = 0;
    double s = 0;
    do {
        u = 2 * uniform(random) - 1;
        const double v = 2 * uniform(random) - 1;
        s = u * u + v * v;
    } while (s >= 1 || s == 0);
    return u * std::sqrt(-2 * std::log(s) / s);
}

} // namespace crossgloss
