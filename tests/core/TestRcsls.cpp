#include "AlignmentFixture.h"

#include "alignment/HeldOut.h"
#include "alignment/PreparedSpaces.h"
#include "alignment/Rcsls.h"
#include "base/Error.h"

#include <QTest>

#include <numeric>

using namespace crossgloss;
using namespace crossgloss::test;

class TestRcsls : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void lossAndStepEqualNaiveOnes();
    void lossNeverRises();
    void takesBackStepsThatRaiseTheLoss();
    void takesBackStepsThatTranslateFewer();
    void neverEndsWorseThanItBegan_data();
    void neverEndsWorseThanItBegan();
    void findsWhatProcrustesCannot();
    void repeatsItsStepsOnOtherPairs();
    void spectralMapsStayBounded();
    void keepsItsStartWithoutAJudge();
    void heldOutScoresEqualNaiveOnes();
};

namespace {

/// Two languages that are no rotation of each other: the target is bent, noisy and has hubs.
struct Bent {
    EmbeddingSpace source;
    EmbeddingSpace target;

    /// @param straightness how much of the bend is the identity.
    explicit Bent(std::size_t words, std::size_t dimension, double noise, double straightness = 3.0,
                  std::uint64_t seed = 1)
    {
        const DenseMatrix x = wordLike(words, dimension, seed);
        DenseMatrix bend = gaussian(dimension, dimension, seed + 1);
        for (std::size_t i = 0; i < dimension; ++i) {
            bend(i, i) += straightness;
        }
        DenseMatrix z = product(x, bend);
        const DenseMatrix disturbance = gaussian(words, dimension, seed + 2);
        for (std::size_t i = 0; i < z.values.size(); ++i) {
            z.values[i] += noise * disturbance.values[i];
        }
        source = spaceOf(x, "s");
        target = spaceOf(z, "t");
    }
};

PreparedSpaces prepare(const Bent& bent)
{
    AlignOptions options;
    options.threads = 2;
    return prepareSpaces(bent.source, bent.target, options);
}

DenseMatrix rowsOf(const PreparedSide& side)
{
    return toDense(side.firstRows(side.rows, 1), side.rows, side.dimension());
}

/// Loss and gradient of eq. 4 of Joulin et al., by sorting all products.
double naiveLoss(const DenseMatrix& x, const DenseMatrix& z, const std::vector<IndexPair>& pairs,
                 const DenseMatrix& map, std::size_t k, DenseMatrix& gradient)
{
    const DenseMatrix moved = product(x, map);
    gradient = DenseMatrix(x.columns, z.columns);
    double loss = 0.0;
    const auto inner = [](const DenseMatrix& a, std::size_t i, const DenseMatrix& b, std::size_t j) {
        return std::inner_product(a.values.begin() + static_cast<std::ptrdiff_t>(i * a.columns),
                                  a.values.begin() + static_cast<std::ptrdiff_t>((i + 1) * a.columns),
                                  b.values.begin() + static_cast<std::ptrdiff_t>(j * b.columns), 0.0);
    };
    const auto add = [&](double weight, std::size_t from, std::size_t to) {
        for (std::size_t r = 0; r < x.columns; ++r) {
            for (std::size_t c = 0; c < z.columns; ++c) {
                gradient(r, c) += weight * x(from, r) * z(to, c);
            }
        }
        loss += weight * inner(moved, from, z, to);
    };
    const double n = static_cast<double>(pairs.size());
    for (const IndexPair& pair : pairs) {
        add(-2.0 / n, pair.source, pair.target);
        std::vector<std::size_t> order(z.rows);
        std::iota(order.begin(), order.end(), 0u);
        std::ranges::sort(order, std::greater<>(), [&](std::size_t j) { return inner(moved, pair.source, z, j); });
        for (std::size_t j = 0; j < k; ++j) {
            add(1.0 / (n * static_cast<double>(k)), pair.source, order[j]);
        }
        order.resize(x.rows);
        std::iota(order.begin(), order.end(), 0u);
        std::ranges::sort(order, std::greater<>(), [&](std::size_t i) { return inner(moved, i, z, pair.target); });
        for (std::size_t i = 0; i < k; ++i) {
            add(1.0 / (n * static_cast<double>(k)), order[i], pair.target);
        }
    }
    return loss;
}

RcslsOptions optionsWith(double rate, int iterations = 10)
{
    RcslsOptions options;
    options.learningRate = rate;
    options.iterations = iterations;
    options.threads = 2;
    return options;
}

} // namespace

void TestRcsls::lossAndStepEqualNaiveOnes()
{
    const Bent bent(80, 7, 0.3);
    const PreparedSpaces spaces = prepare(bent);
    std::vector<IndexPair> pairs = diagonalPairs(30).words.pairs;
    pairs.push_back({3, 40});                              // a second translation and a second source
    pairs.push_back({41, 5});
    RcslsOptions options = optionsWith(0.5, 1);
    options.neighbourhood = 4;
    NullProgress progress;
    const RcslsResult result = rcsls(spaces, pairs, nullptr, options, {}, progress);
    QCOMPARE(result.curve.size(), std::size_t{2});

    const MapPair start = procrustes(spaces.products(pairs, false).cross);
    DenseMatrix map = product(start.source, Transpose::No, start.target, Transpose::Yes);
    const DenseMatrix x = rowsOf(spaces.source);
    const DenseMatrix z = rowsOf(spaces.target);
    DenseMatrix gradient;
    QVERIFY(std::abs(result.curve[0].loss - naiveLoss(x, z, pairs, map, 4, gradient)) < 1e-5);
    for (std::size_t i = 0; i < map.values.size(); ++i) {
        map.values[i] -= 0.5 * gradient.values[i];
    }
    QVERIFY(largestDifference(result.maps.source, map) < 1e-5);
    QVERIFY(std::abs(result.curve[1].loss - naiveLoss(x, z, pairs, map, 4, gradient)) < 1e-5);
    QVERIFY(largestDifference(result.maps.target, DenseMatrix::identity(7)) == 0.0);
}

void TestRcsls::lossNeverRises()
{
    const Bent bent(400, 20, 0.5);
    const PreparedSpaces spaces = prepare(bent);
    NullProgress progress;
    std::vector<int> told;
    const RcslsResult result =
        rcsls(spaces, diagonalPairs(300).words.pairs, nullptr, optionsWith(25.0),
              [&](const RcslsPoint& point) { told.push_back(point.iteration); }, progress);
    QCOMPARE(told.size(), result.curve.size());
    double last = std::numeric_limits<double>::infinity();
    double rate = 25.0;
    for (const RcslsPoint& point : result.curve) {
        if (point.iteration > 0) {
            QCOMPARE(point.learningRate, rate);
        }
        if (point.accepted) {
            QVERIFY(point.loss <= last);
            last = point.loss;
        } else {
            QVERIFY(point.loss > last);
            rate /= 2.0;
        }
        QVERIFY(!point.heldOut);
    }
    QVERIFY(result.curve[result.best].loss == last);
    QVERIFY(!result.rates.empty());
}

void TestRcsls::takesBackStepsThatRaiseTheLoss()
{
    // Steps so long that every one of them overshoots: what is left must be the start itself, not the last attempt.
    const Bent bent(200, 10, 0.5);
    const PreparedSpaces spaces = prepare(bent);
    const std::vector<IndexPair> pairs = diagonalPairs(150).words.pairs;
    NullProgress progress;
    // Kept within the unit ball, a huge step lands on its edge, far from the start.
    RcslsOptions options = optionsWith(1e9, 3);
    options.spectral = true;
    const RcslsResult result = rcsls(spaces, pairs, nullptr, options, {}, progress);
    const MapPair start = procrustes(spaces.products(pairs, false).cross);
    std::size_t refused = 0;
    for (const RcslsPoint& point : result.curve) {
        refused += point.accepted ? 0 : 1;
    }
    QCOMPARE(refused, std::size_t{3});
    QCOMPARE(result.best, std::size_t{0});
    QVERIFY(result.rates.empty());
    QVERIFY(largestDifference(result.maps.source, product(start.source, Transpose::No, start.target, Transpose::Yes)) <
            1e-12);
}

void TestRcsls::takesBackStepsThatTranslateFewer()
{
    // Here the loss goes on falling for a while when the translations have begun to suffer.
    const Bent bent(1500, 12, 0.3, 0.0);
    const PreparedSpaces spaces = prepare(bent);
    const DictionarySplit split = splitDictionary(diagonalPairs(1000).words.pairs, 0.1, 1);
    const HeldOutScorer scorer(spaces, split.heldOut, 1500, 10);
    NullProgress progress;
    const RcslsResult result = rcsls(spaces, split.training, &scorer, optionsWith(25.0), {}, progress);
    double best = -1.0;
    bool taken = false;
    for (const RcslsPoint& point : result.curve) {
        if (point.heldOut && !point.accepted) {
            QVERIFY(point.heldOut->csls < best);
            taken = true;
        } else if (point.accepted) {
            best = std::max(best, point.heldOut->csls);
        }
    }
    QVERIFY(taken);
    QCOMPARE(result.curve[result.best].heldOut->csls, best);
    QCOMPARE(scorer.score(result.maps, progress).csls, best);  // the state that was kept is the one that scored
}

void TestRcsls::neverEndsWorseThanItBegan_data()
{
    QTest::addColumn<double>("noise");
    QTest::addColumn<double>("rate");
    for (const double noise : {0.0, 0.5, 2.0, 8.0}) {
        for (const double rate : {1.0, 25.0, 10000.0}) {
            QTest::newRow(qPrintable(QStringLiteral("noise %1, rate %2").arg(noise).arg(rate))) << noise << rate;
        }
    }
}

void TestRcsls::neverEndsWorseThanItBegan()
{
    QFETCH(double, noise);
    QFETCH(double, rate);
    const Bent bent(400, 15, noise);
    const PreparedSpaces spaces = prepare(bent);
    const DictionarySplit split = splitDictionary(diagonalPairs(300).words.pairs, 0.2, 3);
    const HeldOutScorer scorer(spaces, split.heldOut, 400, 10);
    NullProgress progress;
    const RcslsResult result = rcsls(spaces, split.training, &scorer, optionsWith(rate), {}, progress);
    const MapPair start = procrustes(spaces.products(split.training, false).cross);
    const double began = scorer.score(start, progress).csls;
    QCOMPARE(result.curve[0].heldOut->csls, began);
    QVERIFY(scorer.score(result.maps, progress).csls >= began);
}

void TestRcsls::findsWhatProcrustesCannot()
{
    // A map far from any rotation: what the loss is for.
    const Bent bent(1500, 12, 1.0, 0.0);
    AlignOptions options;
    options.threads = 2;
    options.method = AlignmentMethod::Procrustes;
    const AlignmentData data = diagonalPairs(1000);
    const double rotated =
        precision(learn(bent.source, bent.target, data, options), bent.source, bent.target, 1000, 1500);
    options.method = AlignmentMethod::Rcsls;
    const AlignmentMap map = learn(bent.source, bent.target, data, options);
    const double relaxed = precision(map, bent.source, bent.target, 1000, 1500);
    QVERIFY2(relaxed > rotated + 0.03, qPrintable(QStringLiteral("%1 → %2").arg(rotated).arg(relaxed)));
    QVERIFY(map.details["rcsls"]["steps"].get<int>() > 0);
}

void TestRcsls::repeatsItsStepsOnOtherPairs()
{
    const Bent bent(300, 12, 0.3);
    const PreparedSpaces spaces = prepare(bent);
    const std::vector<IndexPair> pairs = diagonalPairs(200).words.pairs;
    NullProgress progress;
    const RcslsResult result = rcsls(spaces, pairs, nullptr, optionsWith(5.0, 4), {}, progress);
    const MapPair again = rcslsSteps(spaces, pairs, result.rates, optionsWith(5.0), progress);
    QVERIFY(largestDifference(again.source, result.maps.source) < 1e-12);
    const MapPair start = procrustes(spaces.products(pairs, false).cross);
    QVERIFY(largestDifference(rcslsSteps(spaces, pairs, {}, optionsWith(5.0), progress).source,
                              product(start.source, Transpose::No, start.target, Transpose::Yes))
            < 1e-12);
}

void TestRcsls::spectralMapsStayBounded()
{
    const Bent bent(300, 12, 0.3);
    const PreparedSpaces spaces = prepare(bent);
    NullProgress progress;
    RcslsOptions options = optionsWith(5.0);
    options.spectral = true;
    const RcslsResult result = rcsls(spaces, diagonalPairs(200).words.pairs, nullptr, options, {}, progress);
    QVERIFY(singularValues(result.maps.source).values.front() <= 1.0 + 1e-9);
}

void TestRcsls::keepsItsStartWithoutAJudge()
{
    // Fifty pairs are too few to keep a tenth aside; asked to keep none aside, it goes by the loss.
    const Bent bent(300, 12, 0.3);
    AlignOptions options;
    options.threads = 2;
    options.method = AlignmentMethod::Rcsls;
    const AlignmentMap kept = learn(bent.source, bent.target, diagonalPairs(50), options);
    QCOMPARE(kept.details["rcsls"]["steps"].get<int>(), 0);
    QVERIFY(!kept.details["held_out"]["note"].get<std::string>().empty());
    options.method = AlignmentMethod::Procrustes;
    QVERIFY(largestDifference(throughShared(kept),
                              throughShared(learn(bent.source, bent.target, diagonalPairs(50), options))) < 1e-6);
    options.method = AlignmentMethod::Rcsls;
    options.heldOut = 0.0;
    QVERIFY(learn(bent.source, bent.target, diagonalPairs(50), options).details["rcsls"]["steps"].get<int>() > 0);
}

void TestRcsls::heldOutScoresEqualNaiveOnes()
{
    const Bent bent(200, 10, 1.0);
    const PreparedSpaces spaces = prepare(bent);
    const DictionarySplit split = splitDictionary(diagonalPairs(150, 50).words.pairs, 0.4, 1);
    constexpr std::size_t vocabulary = 100;
    const HeldOutScorer scorer(spaces, split.heldOut, vocabulary, 5);
    QCOMPARE(scorer.words(), std::size_t{60});
    const MapPair maps = procrustes(spaces.products(split.training, false).cross);
    NullProgress progress;
    const HeldOutScores scores = scorer.score(maps, progress);

    const auto unit = [](DenseMatrix rows) {
        for (std::size_t r = 0; r < rows.rows; ++r) {
            double squares = 0.0;
            for (std::size_t c = 0; c < rows.columns; ++c) {
                squares += rows(r, c) * rows(r, c);
            }
            for (std::size_t c = 0; c < rows.columns; ++c) {
                rows(r, c) /= std::sqrt(squares);
            }
        }
        return rows;
    };
    const DenseMatrix s = product(unit(product(rowsOf(spaces.source), maps.source)), Transpose::No,
                                  unit(product(rowsOf(spaces.target), maps.target)), Transpose::Yes);
    double nearest = 0.0;
    double csls = 0.0;
    for (const HeldOutWord& word : split.heldOut) {
        std::size_t best = 0;
        std::size_t bestCorrected = 0;
        double bestScore = -9.0;
        double bestCorrectedScore = -9.0;
        for (std::size_t j = 0; j < 200; ++j) {
            // Candidates are the first words and the translations kept aside.
            const bool listed = j < vocabulary || std::ranges::any_of(split.heldOut, [&](const HeldOutWord& other) {
                                    return other.targets[0] == j;
                                });
            if (!listed) {
                continue;
            }
            std::vector<double> neighbours;
            for (std::size_t i = 0; i < vocabulary; ++i) {
                neighbours.push_back(s(i, j));
            }
            std::ranges::sort(neighbours, std::greater<>());
            const double mean = std::accumulate(neighbours.begin(), neighbours.begin() + 5, 0.0) / 5.0;
            if (s(word.source, j) > bestScore) {
                bestScore = s(word.source, j);
                best = j;
            }
            if (2.0 * s(word.source, j) - mean > bestCorrectedScore) {
                bestCorrectedScore = 2.0 * s(word.source, j) - mean;
                bestCorrected = j;
            }
        }
        nearest += best == word.targets[0] ? 1.0 : 0.0;
        csls += bestCorrected == word.targets[0] ? 1.0 : 0.0;
    }
    QCOMPARE(scores.nearest, nearest / 60.0);
    QCOMPARE(scores.csls, csls / 60.0);
}

QTEST_GUILESS_MAIN(TestRcsls)
#include "TestRcsls.moc"
