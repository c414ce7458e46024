#include "SpaceFixture.h"

#include "base/Error.h"
#include "space/Retrieval.h"
#include "space/SampleRows.h"

#include <QTest>

#include <limits>

using namespace crossgloss;
using namespace crossgloss::test;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

RetrievalOptions optionsFor(RetrievalCriterion criterion, std::size_t k = 7)
{
    RetrievalOptions options;
    options.criterion = criterion;
    options.k = k;
    options.neighbourhood = 5;
    options.sample = 0;
    options.pivots = 0;
    options.threads = 2;
    return options;
}

Neighbours ask(const RowMatrix& queries, const Space& targets, const RowMatrix& sources, const RetrievalOptions& options)
{
    NullProgress progress;
    return retrieve(queries, targets.view(), sources, targets.dimension, options, progress);
}

/// Mean cosine of a row to its nearest rows of another space, itself left out when both are one.
double naiveMean(const Space& points, std::size_t row, const Space& others, std::size_t k, bool same = false)
{
    std::vector<double> cosines;
    for (std::size_t other = 0; other < others.rows; ++other) {
        if (!same || other != row) {
            cosines.push_back(cosine(points, row, others, other));
        }
    }
    return meanOf(largestOf(cosines, k));
}

std::vector<double> naiveMeans(const Space& points, const Space& others, std::size_t k, bool same = false)
{
    std::vector<double> means;
    for (std::size_t row = 0; row < points.rows; ++row) {
        means.push_back(naiveMean(points, row, others, k, same));
    }
    return means;
}

const std::vector<RetrievalCriterion> criteria = {RetrievalCriterion::NearestNeighbour, RetrievalCriterion::InvertedSoftmax,
                                                  RetrievalCriterion::Csls, RetrievalCriterion::GloballyCorrected};

} // namespace

/// The criteria against their definitions, computed in double and one pair at a time.
class TestRetrieval : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cslsEqualsDefinition_data();
    void cslsEqualsDefinition();
    void softmaxEqualsDefinition_data();
    void softmaxEqualsDefinition();
    void softmaxOfSample();
    void globalCorrectionEqualsDefinition_data();
    void globalCorrectionEqualsDefinition();
    void meansEqualDefinition_data();
    void meansEqualDefinition();
    void leavesOutOwnWord();
    void avoidsPlantedHub();
    void queriesAmongSourcesChangeNothing();
    void threadsChangeNothing();
    void degenerateInputs();
    void refusesNaN();
    void stopsWhenCancelled();
};

void TestRetrieval::cslsEqualsDefinition_data()
{
    QTest::addColumn<int>("queries");
    QTest::addColumn<int>("targets");
    QTest::addColumn<int>("sources");
    QTest::addColumn<int>("neighbourhood");
    QTest::addColumn<int>("k");
    QTest::newRow("one query") << 1 << 700 << 90 << 5 << 7;
    QTest::newRow("many") << 60 << 1500 << 300 << 10 << 7;
    QTest::newRow("several blocks of targets and sources") << 20 << 9000 << 2300 << 10 << 3;
    QTest::newRow("fewer sources than neighbours") << 9 << 80 << 4 << 10 << 7;
    QTest::newRow("fewer targets than neighbours") << 9 << 6 << 40 << 10 << 3;
    QTest::newRow("k > targets") << 9 << 6 << 40 << 2 << 100;
    QTest::newRow("wide neighbourhood") << 9 << 200 << 300 << 100 << 4;
    QTest::newRow("one of each") << 1 << 1 << 1 << 1 << 1;
}

void TestRetrieval::cslsEqualsDefinition()
{
    QFETCH(int, queries);
    QFETCH(int, targets);
    QFETCH(int, sources);
    QFETCH(int, neighbourhood);
    QFETCH(int, k);
    const Space q = randomSpace(static_cast<std::size_t>(queries), 11, 1, 2, 0.5);
    const Space t = randomSpace(static_cast<std::size_t>(targets), 11, 2, 1, 0.5);
    const Space s = randomSpace(static_cast<std::size_t>(sources), 11, 3, 3, 0.5);
    RetrievalOptions options = optionsFor(RetrievalCriterion::Csls, static_cast<std::size_t>(k));
    options.neighbourhood = static_cast<std::size_t>(neighbourhood);
    const Neighbours found = ask(q.view(), t, s.view(), options);
    QCOMPARE(found.queries, q.rows);
    QCOMPARE(found.k, std::min(options.k, t.rows));
    const std::vector<double> targetMeans = naiveMeans(t, s, options.neighbourhood);
    const std::vector<double> queryMeans = naiveMeans(q, t, options.neighbourhood);
    QVERIFY(areBest(found, t.rows, 2e-6, [&](std::size_t i, std::size_t j) {
        return 2.0 * cosine(q, i, t, j) - targetMeans[j] - queryMeans[i];
    }));
}

void TestRetrieval::softmaxEqualsDefinition_data()
{
    QTest::addColumn<double>("beta");
    QTest::newRow("soft") << 1.0;
    QTest::newRow("usual") << 30.0;
    QTest::newRow("hard") << 2000.0;
}

void TestRetrieval::softmaxEqualsDefinition()
{
    QFETCH(double, beta);
    const Space q = randomSpace(30, 13, 1, 0, 0.5);
    const Space t = randomSpace(1200, 13, 2, 1, 0.5);
    const Space s = randomSpace(2500, 13, 3, 0, 0.5);
    RetrievalOptions options = optionsFor(RetrievalCriterion::InvertedSoftmax);
    options.beta = beta;
    const Neighbours found = ask(q.view(), t, s.view(), options);
    const std::vector<double> normalisers = naiveNormalisers(t, s, allRows(s), beta);
    QVERIFY(areBest(found, t.rows, 1e-6 * beta + 1e-5,
                    [&](std::size_t i, std::size_t j) { return beta * cosine(q, i, t, j) - normalisers[j]; }));
}

void TestRetrieval::softmaxOfSample()
{
    const Space q = randomSpace(30, 13, 1);
    const Space t = randomSpace(300, 13, 2);
    const Space s = randomSpace(500, 13, 3);
    RetrievalOptions options = optionsFor(RetrievalCriterion::InvertedSoftmax);
    options.sample = 40;
    options.seed = 9;
    const std::vector<std::uint32_t> rows = sampleIndices(s.rows, options.sample, options.seed);
    QCOMPARE(rows.size(), options.sample);
    QVERIFY(std::is_sorted(rows.begin(), rows.end()) && std::adjacent_find(rows.begin(), rows.end()) == rows.end());
    const std::vector<double> normalisers = naiveNormalisers(t, s, rows, options.beta);
    const auto score = [&](std::size_t i, std::size_t j) { return options.beta * cosine(q, i, t, j) - normalisers[j]; };
    const Neighbours found = ask(q.view(), t, s.view(), options);
    QVERIFY(areBest(found, t.rows, 5e-5, score));
    QCOMPARE(ask(q.view(), t, s.view(), options).scores, found.scores);
    options.seed = 10;
    QVERIFY(ask(q.view(), t, s.view(), options).scores != found.scores);
}

void TestRetrieval::globalCorrectionEqualsDefinition_data()
{
    QTest::addColumn<int>("pivots");
    QTest::addColumn<bool>("among");
    QTest::addColumn<int>("targets");
    QTest::newRow("all sources") << 0 << false << 700;
    QTest::newRow("a sample") << 60 << false << 700;
    QTest::newRow("queries are sources") << 0 << true << 700;
    QTest::newRow("a sample, queries are sources") << 60 << true << 300;
    QTest::newRow("one target") << 0 << false << 1;
}

void TestRetrieval::globalCorrectionEqualsDefinition()
{
    QFETCH(int, pivots);
    QFETCH(bool, among);
    QFETCH(int, targets);
    const Space t = randomSpace(static_cast<std::size_t>(targets), 9, 2, 1, 0.7);
    const Space s = randomSpace(400, 9, 3, 2, 0.7);
    const Space strangers = randomSpace(50, 9, 1, 2, 0.7);
    const std::size_t first = 100;
    const RowMatrix queries = among ? s.view(first, 50) : strangers.view();
    RetrievalOptions options = optionsFor(RetrievalCriterion::GloballyCorrected);
    options.pivots = static_cast<std::size_t>(pivots);
    options.seed = 4;
    const Neighbours found = ask(queries, t, s.view(), options);
    QCOMPARE(found.k, std::min(options.k, t.rows));

    std::vector<std::uint32_t> others;
    for (const std::uint32_t row : sampleIndices(among ? 350 : 400, options.pivots, options.seed)) {
        others.push_back(among && row >= first ? row + 50 : row);
    }
    const auto ofQuery = [&](std::size_t i, std::size_t j) {
        return among ? cosine(s, first + i, t, j) : cosine(strangers, i, t, j);
    };
    QVERIFY(areBest(found, t.rows, 1e-4, [&](std::size_t i, std::size_t j) {
        const double own = ofQuery(i, j);
        int rank = 1;
        for (std::size_t other = 0; other < 50; ++other) {
            rank += other != i && ofQuery(other, j) > own ? 1 : 0;
        }
        for (const std::uint32_t other : others) {
            rank += cosine(s, other, t, j) > own ? 1 : 0;
        }
        return 0.5 * own - rank;
    }));
}

void TestRetrieval::meansEqualDefinition_data()
{
    QTest::addColumn<int>("others");
    QTest::addColumn<int>("neighbourhood");
    QTest::newRow("usual") << 3000 << 10;
    QTest::newRow("one") << 300 << 1;
    QTest::newRow("all") << 50 << 50;
    QTest::newRow("more than there are") << 50 << 70;
    QTest::newRow("wide") << 500 << 90;
    QTest::newRow("none") << 0 << 10;
    QTest::newRow("of no neighbours") << 10 << 0;
}

void TestRetrieval::meansEqualDefinition()
{
    QFETCH(int, others);
    QFETCH(int, neighbourhood);
    const Space p = randomSpace(700, 7, 1, 1, 0.3);
    const Space o = randomSpace(static_cast<std::size_t>(others), 7, 2, 0, 0.3);
    NullProgress progress;
    const auto k = static_cast<std::size_t>(neighbourhood);
    const std::vector<float> means = meanSimilarity(p.view(), o.view(), 7, k, 2, progress);
    QCOMPARE(means.size(), p.rows);
    for (std::size_t row = 0; row < p.rows; ++row) {
        QVERIFY(std::abs(static_cast<double>(means[row]) - naiveMean(p, row, o, k)) < 1e-6);
    }
    QVERIFY(meanSimilarity({}, o.view(), 7, k, 2, progress).empty());
}

void TestRetrieval::leavesOutOwnWord()
{
    const Space s = randomSpace(500, 9, 3, 2, 0.5);
    const RowMatrix queries = s.view(0, 80);
    for (const RetrievalCriterion criterion : criteria) {
        RetrievalOptions options = optionsFor(criterion);
        options.sameSpace = true;
        const std::vector<double> means = naiveMeans(s, s, options.neighbourhood, true);
        const std::vector<double> normalisers = naiveNormalisers(s, s, allRows(s), options.beta, true);
        const auto score = [&](std::size_t i, std::size_t j) {
            if (i == j) {
                return -infinity;
            }
            const double own = cosine(s, i, s, j);
            switch (criterion) {
            case RetrievalCriterion::Csls:
                return 2.0 * own - means[i] - means[j];
            case RetrievalCriterion::InvertedSoftmax:
                return options.beta * own - normalisers[j];
            case RetrievalCriterion::GloballyCorrected: {
                int rank = 1;
                for (std::size_t other = 0; other < s.rows; ++other) {
                    rank += other != i && other != j && cosine(s, other, s, j) > own ? 1 : 0;
                }
                return 0.5 * own - rank;
            }
            case RetrievalCriterion::NearestNeighbour:
                break;
            }
            return own;
        };
        QVERIFY(areBest(ask(queries, s, s.view(), options), s.rows, 5e-5, score));
        // All but the word itself.
        options.k = 600;
        QCOMPARE(ask(queries, s, s.view(), options).k, s.rows - 1);
        options.sample = options.pivots = 50;
        QVERIFY(ask(queries, s, s.view(), options).scores.front() > -1e30f);
        const Space alone = randomSpace(1, 9, 3);
        QCOMPARE(ask(alone.view(), alone, alone.view(), options).k, std::size_t{0});
    }
}

void TestRetrieval::avoidsPlantedHub()
{
    // Every source has its own translation nearby, in a cloud; the hub sits in the middle of the cloud.
    constexpr std::size_t words = 200;
    constexpr std::size_t d = 30;
    const Space s = randomSpace(words, d, 1, 0, 1.0);
    Space t(words + 1, d);
    Random random(2);
    for (std::size_t row = 0; row < words; ++row) {
        for (std::size_t i = 0; i < d; ++i) {
            t.row(row)[i] = s.row(row)[i] + static_cast<float>(0.2 * normal(random));
        }
    }
    for (std::size_t i = 0; i < d; ++i) {
        t.row(words)[i] = i == 0 ? 1.0f : 0.0f;
    }
    t.normalise();
    const auto answersOf = [&](RetrievalCriterion criterion) {
        RetrievalOptions options = optionsFor(criterion, 1);
        std::size_t hub = 0;
        std::size_t right = 0;
        const Neighbours found = ask(s.view(), t, s.view(), options);
        for (std::size_t row = 0; row < words; ++row) {
            hub += found.indices[row] == words ? 1 : 0;
            right += found.indices[row] == row ? 1 : 0;
        }
        return std::pair(hub, right);
    };
    const auto [victims, plainly] = answersOf(RetrievalCriterion::NearestNeighbour);
    QVERIFY(victims > words / 4);
    for (const RetrievalCriterion criterion :
         {RetrievalCriterion::InvertedSoftmax, RetrievalCriterion::Csls, RetrievalCriterion::GloballyCorrected}) {
        const auto [hub, right] = answersOf(criterion);
        QVERIFY(3 * hub <= victims);
        QVERIFY(2 * right >= 3 * plainly);
    }
}

void TestRetrieval::queriesAmongSourcesChangeNothing()
{
    // The same rows elsewhere in memory take the longer way.
    const Space t = randomSpace(1500, 10, 2, 0, 0.5);
    const Space s = randomSpace(2500, 10, 3, 1, 0.5);
    const std::vector<std::pair<std::size_t, std::size_t>> ranges = {{0, 2500}, {0, 40}, {2100, 400}};
    for (const auto& range : ranges) {
        Space copy(range.second, 10);
        for (std::size_t row = 0; row < range.second; ++row) {
            std::copy_n(s.row(range.first + row), 10, copy.row(row));
        }
        const RetrievalOptions options = optionsFor(RetrievalCriterion::Csls);
        const Neighbours within = ask(s.view(range.first, range.second), t, s.view(), options);
        const Neighbours apart = ask(copy.view(), t, s.view(), options);
        QCOMPARE(within.indices, apart.indices);
        for (std::size_t i = 0; i < within.scores.size(); ++i) {
            QVERIFY(std::abs(within.scores[i] - apart.scores[i]) < 1e-5f);
        }
    }
}

void TestRetrieval::threadsChangeNothing()
{
    const Space t = randomSpace(3000, 20, 2, 0, 0.5);
    const Space s = randomSpace(2300, 20, 3, 0, 0.5);
    const Space q = randomSpace(70, 20, 4, 0, 0.5);
    std::vector<IndexPair> pairs;
    for (std::uint32_t i = 0; i < 2000; ++i) {
        pairs.push_back({i, i});
    }
    NullProgress progress;
    for (const RetrievalCriterion criterion : criteria) {
        RetrievalOptions options = optionsFor(criterion);
        options.sample = 500;
        options.threads = 1;
        for (const RowMatrix& queries : {q.view(), s.view(10, 900)}) {
            const Neighbours alone = ask(queries, t, s.view(), options);
            for (const int threads : {2, 3, 8}) {
                options.threads = threads;
                const Neighbours found = ask(queries, t, s.view(), options);
                QCOMPARE(found.indices, alone.indices);
                QCOMPARE(found.scores, alone.scores); // to the last bit
            }
        }
    }
    LearnBetaOptions options;
    options.threads = 1;
    const LearnedBeta alone = learnBeta(s.view(), t.view(), 20, pairs, options, progress);
    options.threads = 3;
    QCOMPARE(learnBeta(s.view(), t.view(), 20, pairs, options, progress).beta, alone.beta);
}

void TestRetrieval::degenerateInputs()
{
    const Space some = randomSpace(20, 4, 1);
    const Space nobody(0, 4);
    for (const RetrievalCriterion criterion : criteria) {
        const RetrievalOptions options = optionsFor(criterion);
        QCOMPARE(ask(some.view(), nobody, some.view(), options).k, std::size_t{0});
        QCOMPARE(ask(some.view(), nobody, some.view(), options).queries, std::size_t{20});
        QCOMPARE(ask(nobody.view(), some, some.view(), options).queries, std::size_t{0});
        QVERIFY(ask(some.view(), some, some.view(), optionsFor(criterion, 0)).indices.empty());
        const Space one = randomSpace(1, 4, 2);
        const Neighbours found = ask(some.view(), one, some.view(), options);
        QCOMPARE(found.k, std::size_t{1});
        QVERIFY(std::all_of(found.indices.begin(), found.indices.end(), [](std::uint32_t index) { return index == 0; }));
        const bool needsSources
            = criterion == RetrievalCriterion::Csls || criterion == RetrievalCriterion::InvertedSoftmax;
        if (needsSources) {
            QVERIFY_EXCEPTION_THROWN(ask(some.view(), some, nobody.view(), options), Error);
        } else {
            QCOMPARE(ask(some.view(), some, nobody.view(), options).k, options.k);
        }
    }
    RetrievalOptions options = optionsFor(RetrievalCriterion::InvertedSoftmax);
    for (const double beta : {0.0, -1.0, std::numeric_limits<double>::quiet_NaN()}) {
        options.beta = beta;
        QVERIFY_EXCEPTION_THROWN(ask(some.view(), some, some.view(), options), Error);
    }
    // Words without a vector are like anything else; equal ones keep their order.
    Space zeros(30, 4);
    std::fill(zeros.values.begin(), zeros.values.end(), 0.0f);
    for (const RetrievalCriterion criterion : criteria) {
        const Neighbours found = ask(some.view(), zeros, zeros.view(), optionsFor(criterion, 3));
        QCOMPARE(found.indicesOf(19)[0], 0u);
        QCOMPARE(found.indicesOf(19)[2], 2u);
    }
}

void TestRetrieval::refusesNaN()
{
    for (const RetrievalCriterion criterion : criteria) {
        for (const int place : {0, 1, 2}) {
            Space q = randomSpace(20, 8, 1);
            Space t = randomSpace(900, 8, 2);
            Space s = randomSpace(300, 8, 3);
            Space& bad = place == 0 ? q : place == 1 ? t : s;
            if (place == 2 && criterion == RetrievalCriterion::NearestNeighbour) {
                continue; // does not look at the sources
            }
            bad.row(bad.rows - 1)[3] = std::numeric_limits<float>::quiet_NaN();
            QVERIFY_EXCEPTION_THROWN(ask(q.view(), t, s.view(), optionsFor(criterion)), Error);
        }
    }
}

void TestRetrieval::stopsWhenCancelled()
{
    class Stopped final : public Progress {
    public:
        void stage(std::string_view, std::uint64_t) override {}
        void advance(std::uint64_t) override {}
        bool cancelled() const override { return true; }
    };
    const Space s = randomSpace(1000, 8, 3);
    Stopped progress;
    for (const RetrievalCriterion criterion : criteria) {
        QVERIFY_EXCEPTION_THROWN(retrieve(s.view(), s.view(), s.view(), 8, optionsFor(criterion), progress), Cancelled);
    }
    QVERIFY_EXCEPTION_THROWN(meanSimilarity(s.view(), s.view(), 8, 10, 2, progress), Cancelled);
    QVERIFY_EXCEPTION_THROWN(learnBeta(s.view(), s.view(), 8, std::vector<IndexPair>{{1, 1}}, {}, progress), Cancelled);
}

QTEST_GUILESS_MAIN(TestRetrieval)
#include "TestRetrieval.moc"
