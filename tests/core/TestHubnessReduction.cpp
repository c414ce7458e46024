#include "SpaceFixture.h"

#include "base/Error.h"
#include "space/Hubness.h"
#include "space/HubnessReduction.h"
#include "space/Retrieval.h"

#include <QTest>

using namespace crossgloss;
using namespace crossgloss::test;

namespace {

enum class Reducer { LocalScaling, Nicdm, MutualProximity, DisSimLocal };
const std::vector<Reducer> reducers = {Reducer::LocalScaling, Reducer::Nicdm, Reducer::MutualProximity, Reducer::DisSimLocal};

struct Request {
    std::size_t k = 6;
    std::size_t neighbourhood = 5;
    bool sameSpace = false;
    int threads = 2;
};

Neighbours reduce(Reducer reducer, const RowMatrix& queries, const RowMatrix& targets, const RowMatrix& sources,
                  std::size_t dimension, const Request& request, Progress& progress)
{
    if (reducer == Reducer::MutualProximity) {
        return mutualProximity(queries, targets, sources, dimension, {request.k, request.sameSpace, request.threads},
                               progress);
    }
    if (reducer == Reducer::DisSimLocal) {
        return disSimLocal(queries, targets, sources, dimension,
                           {request.k, request.neighbourhood, request.sameSpace, request.threads}, progress);
    }
    LocalScalingOptions options;
    options.k = request.k;
    options.scale = reducer == Reducer::Nicdm ? LocalScale::MeanDistance : LocalScale::KthDistance;
    options.neighbourhood = request.neighbourhood;
    options.sameSpace = request.sameSpace;
    options.threads = request.threads;
    return localScaling(queries, targets, sources, dimension, options, progress);
}

Neighbours reduce(Reducer reducer, const RowMatrix& queries, const Space& targets, const Space& sources,
                  const Request& request)
{
    NullProgress progress;
    return reduce(reducer, queries, targets.view(), sources.view(), targets.dimension, request, progress);
}

/// What the definitions say of a point and the rows of the other side.
struct Surroundings {
    double kthDistance = 0;
    double meanDistance = 0;
    double mean = 0;                   ///< of all cosine distances
    double deviation = 0;
    double toCentroid = 0;             ///< squared distance to the mean of the nearest rows
};

Surroundings lookAround(const Space& points, std::size_t row, const Space& others, std::size_t k, bool same)
{
    std::vector<std::pair<double, std::size_t>> distances;
    for (std::size_t other = 0; other < others.rows; ++other) {
        if (!same || other != row) {
            distances.emplace_back(1.0 - cosine(points, row, others, other), other);
        }
    }
    Surroundings result;
    for (const auto& [distance, other] : distances) {
        result.mean += distance / static_cast<double>(distances.size());
    }
    for (const auto& [distance, other] : distances) {
        result.deviation += (distance - result.mean) * (distance - result.mean) / static_cast<double>(distances.size());
    }
    result.deviation = std::sqrt(result.deviation);
    std::sort(distances.begin(), distances.end());
    distances.resize(std::min(k, distances.size()));
    std::vector<double> centroid(points.dimension, 0.0);
    for (const auto& [distance, other] : distances) {
        result.kthDistance = std::sqrt(2.0 * distance);
        result.meanDistance += result.kthDistance / static_cast<double>(distances.size());
        for (std::size_t i = 0; i < points.dimension; ++i) {
            centroid[i] += static_cast<double>(others.row(other)[i]) / static_cast<double>(distances.size());
        }
    }
    for (std::size_t i = 0; i < points.dimension; ++i) {
        const double difference = static_cast<double>(points.row(row)[i]) - centroid[i];
        result.toCentroid += difference * difference;
    }
    return result;
}

std::vector<Surroundings> lookAroundAll(const Space& points, const Space& others, std::size_t k, bool same)
{
    std::vector<Surroundings> all;
    for (std::size_t row = 0; row < points.rows; ++row) {
        all.push_back(lookAround(points, row, others, k, same));
    }
    return all;
}

double above(double z)
{
    return 0.5 * std::erfc(z / std::sqrt(2.0));
}

double naiveScore(Reducer reducer, double cosine, const Surroundings& x, const Surroundings& y)
{
    const double square = 2.0 - 2.0 * cosine;
    switch (reducer) {
    case Reducer::LocalScaling:
        return std::exp(-square / (x.kthDistance * y.kthDistance));
    case Reducer::Nicdm:
        return -std::sqrt(square) / std::sqrt(x.meanDistance * y.meanDistance);
    case Reducer::MutualProximity:
        return std::log(above((1.0 - cosine - x.mean) / x.deviation) * above((1.0 - cosine - y.mean) / y.deviation));
    case Reducer::DisSimLocal:
        break;
    }
    return x.toCentroid + y.toCentroid - square;
}

} // namespace

/// The reducers against their definitions, computed in double and one pair at a time.
class TestHubnessReduction : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void equalDefinitions_data();
    void equalDefinitions();
    void leaveOutOwnWord();
    void flattenPlantedHubs();
    void threadsChangeNothing();
    void mutualProximityOfFarQueries();
    void degenerateInputs();
    void refuseNaN();
    void stopWhenCancelled();
};

void TestHubnessReduction::equalDefinitions_data()
{
    QTest::addColumn<int>("queries");
    QTest::addColumn<int>("targets");
    QTest::addColumn<int>("sources");
    QTest::addColumn<int>("neighbourhood");
    QTest::addColumn<int>("k");
    QTest::newRow("one query") << 1 << 700 << 90 << 5 << 7;
    QTest::newRow("many") << 60 << 1500 << 300 << 5 << 7;
    QTest::newRow("several blocks") << 10 << 2500 << 2300 << 5 << 3;
    QTest::newRow("fewer sources than neighbours") << 9 << 80 << 4 << 10 << 7;
    QTest::newRow("fewer targets than neighbours") << 9 << 6 << 40 << 10 << 3;
    QTest::newRow("k > targets") << 9 << 6 << 40 << 2 << 100;
}

void TestHubnessReduction::equalDefinitions()
{
    QFETCH(int, queries);
    QFETCH(int, targets);
    QFETCH(int, sources);
    QFETCH(int, neighbourhood);
    QFETCH(int, k);
    const Space q = randomSpace(static_cast<std::size_t>(queries), 11, 1, 2, 0.5);
    const Space t = randomSpace(static_cast<std::size_t>(targets), 11, 2, 1, 0.5);
    const Space s = randomSpace(static_cast<std::size_t>(sources), 11, 3, 3, 0.5);
    Request request;
    request.k = static_cast<std::size_t>(k);
    request.neighbourhood = static_cast<std::size_t>(neighbourhood);
    const std::vector<Surroundings> ofQueries = lookAroundAll(q, t, request.neighbourhood, false);
    const std::vector<Surroundings> ofTargets = lookAroundAll(t, s, request.neighbourhood, false);
    for (const Reducer reducer : reducers) {
        const Neighbours found = reduce(reducer, q.view(), t, s, request);
        QCOMPARE(found.queries, q.rows);
        QCOMPARE(found.k, std::min(request.k, t.rows));
        QVERIFY2(areBest(found, t.rows, 2e-5,
                         [&](std::size_t i, std::size_t j) {
                             return naiveScore(reducer, cosine(q, i, t, j), ofQueries[i], ofTargets[j]);
                         }),
                 qPrintable(QString::number(static_cast<int>(reducer))));
    }
}

void TestHubnessReduction::leaveOutOwnWord()
{
    const Space s = randomSpace(400, 9, 3, 2, 0.5);
    Request request;
    request.sameSpace = true;
    const std::vector<Surroundings> all = lookAroundAll(s, s, request.neighbourhood, true);
    for (const Reducer reducer : reducers) {
        const Neighbours found = reduce(reducer, s.view(0, 70), s, s, request);
        QVERIFY2(areBest(found, s.rows, 2e-5,
                         [&](std::size_t i, std::size_t j) {
                             return i == j ? -std::numeric_limits<double>::infinity()
                                           : naiveScore(reducer, cosine(s, i, s, j), all[i], all[j]);
                         }),
                 qPrintable(QString::number(static_cast<int>(reducer))));
    }
}

void TestHubnessReduction::flattenPlantedHubs()
{
    // Normal data of many dimensions has hubs near its middle (Radovanović et al. 2010), so long as it is not centred.
    const Space s = randomSpace(1500, 100, 3, 0, 0.7);
    RetrievalOptions nearest;
    nearest.criterion = RetrievalCriterion::NearestNeighbour;
    nearest.sameSpace = true;
    NullProgress progress;
    const Neighbours plain = retrieve(s.view(), s.view(), s.view(), s.dimension, nearest, progress);
    const Hubness before = measureHubness(plain, s.rows, 10);
    QVERIFY2(before.skewness > 2.0, qPrintable(QString::number(before.skewness)));
    Request request;
    request.k = 10;
    request.sameSpace = true;
    for (const Reducer reducer : reducers) {
        const Hubness after = measureHubness(reduce(reducer, s.view(), s, s, request), s.rows, 10);
        const QString figures = QString::number(before.skewness) + " → " + QString::number(after.skewness);
        QVERIFY2(after.skewness < 0.75 * before.skewness, qPrintable(figures));
        QVERIFY(after.robinHood < before.robinHood);
        QVERIFY(after.gini < before.gini);
        QVERIFY(after.hubs.size() < before.hubs.size());
        QVERIFY(after.antihubs <= before.antihubs);
    }
}

void TestHubnessReduction::threadsChangeNothing()
{
    const Space t = randomSpace(3000, 20, 2, 0, 0.5);
    const Space s = randomSpace(2300, 20, 3, 0, 0.5);
    for (const Reducer reducer : reducers) {
        Request request;
        request.threads = 1;
        const Neighbours alone = reduce(reducer, s.view(10, 900), t, s, request);
        for (const int threads : {2, 3, 8}) {
            request.threads = threads;
            const Neighbours found = reduce(reducer, s.view(10, 900), t, s, request);
            QCOMPARE(found.indices, alone.indices);
            QCOMPARE(found.scores, alone.scores); // to the last bit
        }
    }
}

void TestHubnessReduction::mutualProximityOfFarQueries()
{
    // Dozens of standard deviations from everything, beyond what an error function can tell apart.
    constexpr std::size_t d = 12;
    Space t = randomSpace(200, d, 2, 0, 60.0);
    Space q(2, d);
    for (std::size_t i = 0; i < d; ++i) {
        q.row(0)[i] = i == 0 ? -1.0f : 0.0f;
        q.row(1)[i] = i == 0 ? 1.0f : 0.0f;
    }
    NullProgress progress;
    const Neighbours found = mutualProximity(q.view(), t.view(), t.view(), d, {200, false, 2}, progress);
    for (std::size_t query = 0; query < 2; ++query) {
        std::vector<std::uint32_t> indices(found.indicesOf(query).begin(), found.indicesOf(query).end());
        std::sort(indices.begin(), indices.end());
        QVERIFY(std::adjacent_find(indices.begin(), indices.end()) == indices.end());
        for (const float score : found.scoresOf(query)) {
            QVERIFY(std::isfinite(score) && score <= 0.0f);
        }
    }
}

void TestHubnessReduction::degenerateInputs()
{
    const Space some = randomSpace(20, 4, 1);
    const Space one = randomSpace(1, 4, 2);
    const Space nobody(0, 4);
    Space equal(30, 4);
    for (std::size_t row = 0; row < equal.rows; ++row) {
        std::copy_n(some.row(0), 4, equal.row(row));
    }
    Space zeros(30, 4);
    std::fill(zeros.values.begin(), zeros.values.end(), 0.0f);
    for (const Reducer reducer : reducers) {
        Request request;
        QCOMPARE(reduce(reducer, some.view(), nobody, some, request).k, std::size_t{0});
        QCOMPARE(reduce(reducer, nobody.view(), some, some, request).queries, std::size_t{0});
        QVERIFY_EXCEPTION_THROWN(reduce(reducer, some.view(), some, nobody, request), Error);
        QCOMPARE(reduce(reducer, some.view(), one, one, request).k, std::size_t{1});
        for (const Space* space : {&equal, &zeros}) {
            const Neighbours found = reduce(reducer, some.view(), *space, *space, request);
            QCOMPARE(found.k, request.k);
            QVERIFY(std::all_of(found.scores.begin(), found.scores.end(), [](float score) { return score == score; }));
            // Where nothing tells targets apart, they come in order.
            QCOMPARE(found.indicesOf(19)[0], 0u);
            QCOMPARE(found.indicesOf(19)[5], 5u);
        }
        request.k = 0;
        QVERIFY(reduce(reducer, some.view(), some, some, request).indices.empty());
        request = {};
        request.neighbourhood = 0;
        QCOMPARE(reduce(reducer, some.view(), some, some, request).k, request.k);
        request = {};
        request.sameSpace = true;
        QCOMPARE(reduce(reducer, one.view(), one, one, request).k, std::size_t{0});
    }
}

void TestHubnessReduction::refuseNaN()
{
    for (const Reducer reducer : reducers) {
        for (const int place : {0, 1, 2}) {
            Space q = randomSpace(20, 8, 1);
            Space t = randomSpace(900, 8, 2);
            Space s = randomSpace(300, 8, 3);
            Space& bad = place == 0 ? q : place == 1 ? t : s;
            bad.row(bad.rows - 1)[3] = std::numeric_limits<float>::quiet_NaN();
            QVERIFY_EXCEPTION_THROWN(reduce(reducer, q.view(), t, s, {}), Error);
        }
    }
}

void TestHubnessReduction::stopWhenCancelled()
{
    class Stopped final : public Progress {
    public:
        void stage(std::string_view, std::uint64_t) override {}
        void advance(std::uint64_t) override {}
        bool cancelled() const override { return true; }
    };
    const Space s = randomSpace(1000, 8, 3);
    Stopped progress;
    for (const Reducer reducer : reducers) {
        QVERIFY_EXCEPTION_THROWN(reduce(reducer, s.view(), s.view(), s.view(), 8, {}, progress), Cancelled);
    }
}

QTEST_GUILESS_MAIN(TestHubnessReduction)
#include "TestHubnessReduction.moc"
