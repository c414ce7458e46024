#pragma once

#include "AlignmentFixture.h"

#include <QTest>

namespace crossgloss::test {

inline AlignOptions optionsFor(AlignmentMethod method)
{
    AlignOptions options;
    options.method = method;
    options.threads = 2;
    return options;
}

/// Rows for the methods that learn from a dictionary alone.
inline void addMethods()
{
    QTest::addColumn<AlignmentMethod>("method");
    for (const AlignmentMethod method :
         {AlignmentMethod::LeastSquares, AlignmentMethod::Cca, AlignmentMethod::Procrustes,
          AlignmentMethod::ProcrustesReduced, AlignmentMethod::VecMap, AlignmentMethod::Rcsls}) {
        QTest::newRow(std::string(nameOf(method)).c_str()) << method;
    }
}

/// Two spaces, the second the first one rotated, with noise.
struct Planted {
    DenseMatrix turn;
    EmbeddingSpace source;
    EmbeddingSpace target;

    Planted(std::size_t words, std::size_t dimension, double noise = 0.0, std::uint64_t seed = 1)
        : turn(rotation(dimension, seed + 100))
    {
        const DenseMatrix x = wordLike(words, dimension, seed);
        DenseMatrix z = product(x, turn);
        const DenseMatrix disturbance = gaussian(words, dimension, seed + 200);
        for (std::size_t i = 0; i < z.values.size(); ++i) {
            z.values[i] += noise * disturbance.values[i];
        }
        source = spaceOf(x, "s");
        target = spaceOf(z, "t");
    }
};

} // namespace crossgloss::test
