#include "base/Error.h"
#include "base/Random.h"
#include "projection/Clusters.h"
#include "projection/ReachabilityTree.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numbers>
#include <numeric>
#include <set>
#include <vector>

using namespace crossgloss;

/// Clusters: planted ones that come back, HDBSCAN against its definition on few points, points that coincide.
class TestClusters : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void names();
    void theTreeIsAsShortAsPrims();
    void agreesWithTheDefinition();
    void plantedDensitiesInNoise();
    void plantedMeans();
    void fewerPointsThanClusters();
    void coincidingPoints();
    void sameForAnyThreads();
    void refusesAndStops();
};

namespace {

RowMatrix matrix(const std::vector<float>& values, std::size_t dimension)
{
    return {values.data(), values.size() / dimension, dimension};
}

std::vector<float> blob(Random& random, std::size_t points, double x, double y, double deviation)
{
    std::vector<float> result;
    for (std::size_t i = 0; i < points; ++i) {
        result.push_back(static_cast<float>(x + deviation * normal(random)));
        result.push_back(static_cast<float>(y + deviation * normal(random)));
    }
    return result;
}

void append(std::vector<float>& to, const std::vector<float>& more)
{
    to.insert(to.end(), more.begin(), more.end());
}

/// Distances of mutual reachability, all of them.
std::vector<std::vector<double>> reachability(const std::vector<float>& layout, std::size_t nearest)
{
    const std::size_t n = layout.size() / 2;
    std::vector<std::vector<double>> result(n, std::vector<double>(n));
    std::vector<double> cores;
    for (std::size_t i = 0; i < n; ++i) {
        for (std::size_t j = 0; j < n; ++j) {
            const double x = static_cast<double>(layout[2 * i]) - static_cast<double>(layout[2 * j]);
            const double y = static_cast<double>(layout[2 * i + 1]) - static_cast<double>(layout[2 * j + 1]);
            result[i][j] = std::sqrt(x * x + y * y);
        }
        std::vector<double> sorted = result[i];
        std::ranges::sort(sorted);
        cores.push_back(sorted[std::min(nearest, n) - 1]);
    }
    for (std::size_t i = 0; i < n; ++i) {
        for (std::size_t j = 0; j < n; ++j) {
            result[i][j] = std::max({result[i][j], cores[i], cores[j]});
        }
    }
    return result;
}

using Members = std::vector<std::size_t>;

/// What hangs together of some points by distances below a threshold.
std::vector<Members> parts(const std::vector<std::vector<double>>& distances, const Members& members, double threshold)
{
    std::vector<Members> result;
    std::set<std::size_t> left(members.begin(), members.end());
    while (!left.empty()) {
        Members part{*left.begin()};
        left.erase(left.begin());
        for (std::size_t at = 0; at < part.size(); ++at) {
            for (auto other = left.begin(); other != left.end();) {
                if (distances[part[at]][*other] < threshold) {
                    part.push_back(*other);
                    other = left.erase(other);
                } else {
                    ++other;
                }
            }
        }
        result.push_back(part);
    }
    return result;
}

struct Choice {
    double mass = 0;
    std::vector<Members> clusters;
};

/// The definition, from the top: a cluster of these members since a density, followed until it is no more.
Choice follow(const std::vector<std::vector<double>>& distances, Members members, double born, std::size_t minimum, bool whole)
{
    const Members all = members;
    double stability = 0;
    Choice below;
    while (true) {
        // The largest distance that holds them together is the next at which they fall apart.
        double threshold = 0;
        std::set<double> steps;
        for (const std::size_t i : members) {
            for (const std::size_t j : members) {
                if (i != j) {
                    steps.insert(distances[i][j]);
                }
            }
        }
        for (auto step = steps.rbegin(); step != steps.rend(); ++step) {
            if (parts(distances, members, *step).size() > 1) {
                threshold = *step;
                break;
            }
        }
        std::vector<Members> large;
        for (const Members& part : parts(distances, members, threshold)) {
            if (part.size() >= minimum) {
                large.push_back(part);
            }
        }
        const std::size_t stay = large.size() == 1 ? large[0].size() : 0;
        stability += (1 / threshold - born) * static_cast<double>(members.size() - stay);
        if (large.size() == 1) {
            members = large[0];
            continue;
        }
        for (const Members& part : large) {
            const Choice choice = follow(distances, part, 1 / threshold, minimum, false);
            below.mass += choice.mass;
            below.clusters.insert(below.clusters.end(), choice.clusters.begin(), choice.clusters.end());
        }
        break;
    }
    if (!whole && stability >= below.mass) {
        return {stability, {all}};
    }
    return below;
}

std::set<std::set<std::size_t>> asSets(const Clusters& clusters)
{
    std::vector<std::set<std::size_t>> sets(clusters.count);
    for (std::size_t i = 0; i < clusters.of.size(); ++i) {
        if (clusters.of[i] >= 0) {
            sets[static_cast<std::size_t>(clusters.of[i])].insert(i);
        }
    }
    return {sets.begin(), sets.end()};
}

Clusters dense(const std::vector<float>& layout, const ClusterOptions& options)
{
    NullProgress progress;
    return densityClusters(layout, matrix(layout, 2), 2, options, progress);
}

class Stopped final : public Progress {
public:
    void stage(std::string_view, std::uint64_t) override {}
    void advance(std::uint64_t) override {}
    bool cancelled() const override { return true; }
};

} // namespace

void TestClusters::names()
{
    for (const ClusterMethod method : {ClusterMethod::KMeans, ClusterMethod::Density}) {
        QVERIFY(clusterMethod(nameOf(method)) == method);
    }
    QVERIFY(!clusterMethod("k-means"));
}

void TestClusters::theTreeIsAsShortAsPrims()
{
    Random random(2);
    for (const std::size_t nearest : {std::size_t{1}, std::size_t{4}, std::size_t{500}}) {
        std::vector<float> layout = blob(random, 150, 0, 0, 1);
        append(layout, blob(random, 100, 6, 0, 0.2));
        append(layout, std::vector<float>(2 * 20, 3.0F));
        const std::vector<std::vector<double>> distances = reachability(layout, nearest);
        std::vector<double> lengths, away(distances.size(), std::numeric_limits<double>::infinity());
        std::vector<bool> in(distances.size(), false);
        away[0] = 0;
        for (std::size_t round = 0; round < distances.size(); ++round) {
            std::size_t next = distances.size();
            for (std::size_t i = 0; i < distances.size(); ++i) {
                next = !in[i] && (next == distances.size() || away[i] < away[next]) ? i : next;
            }
            in[next] = true;
            if (round > 0) {
                lengths.push_back(away[next]);
            }
            for (std::size_t i = 0; i < distances.size(); ++i) {
                away[i] = std::min(away[i], distances[next][i]);
            }
        }
        std::ranges::sort(lengths);
        for (const int threads : {1, 3}) {
            const std::vector<ReachabilityEdge> edges = reachabilityTree(layout, nearest, threads, NullProgress());
            QCOMPARE(edges.size(), lengths.size());
            for (std::size_t i = 0; i < edges.size(); ++i) {
                QVERIFY(std::abs(std::sqrt(edges[i].square) - lengths[i]) < 1e-9);
            }
        }
    }
}

void TestClusters::agreesWithTheDefinition()
{
    Random random(9);
    std::size_t found = 0;
    for (int trial = 0; trial < 60; ++trial) {
        std::vector<float> layout;
        for (std::size_t i = 0; i < 1 + static_cast<std::size_t>(trial) % 4; ++i) {
            append(layout, blob(random, 8 + uniformBelow(random, 8), 6 * normal(random), 6 * normal(random), 0.3 + uniform(random)));
        }
        // Every third on a lattice, where many distances are equal.
        if (trial % 3 == 2) {
            for (float& value : layout) {
                value = std::round(2 * value) + 0.0F;
            }
        }
        const std::size_t minimum = 3 + static_cast<std::size_t>(trial) % 4;
        const std::size_t nearest = 1 + static_cast<std::size_t>(trial) % 5;
        std::vector<std::vector<double>> distances = reachability(layout, nearest);
        double extent = 0;
        for (std::size_t axis = 0; axis < 2; ++axis) {
            float low = layout[axis], high = layout[axis];
            for (std::size_t i = axis; i < layout.size(); i += 2) {
                low = std::min(low, layout[i]);
                high = std::max(high, layout[i]);
            }
            extent = std::max(extent, static_cast<double>(high - low));
        }
        for (std::vector<double>& row : distances) {
            for (double& value : row) {
                value = std::max(value, 1e-6 * extent);
            }
        }
        Members all(distances.size());
        std::iota(all.begin(), all.end(), std::size_t{0});
        std::set<std::set<std::size_t>> expected;
        for (const Members& cluster : follow(distances, all, 0, minimum, true).clusters) {
            expected.insert({cluster.begin(), cluster.end()});
        }
        const Clusters clusters = dense(layout, {.minimumSize = minimum, .minimumPoints = nearest});
        QVERIFY2(asSets(clusters) == expected, qPrintable(QString::number(trial)));
        found += expected.size();
    }
    QVERIFY(found > 60);
}

void TestClusters::plantedDensitiesInNoise()
{
    Random random(4);
    // A dense one, a wide one, a ring around a small one, and noise all over.
    std::vector<float> layout = blob(random, 800, -20, 0, 0.5);
    append(layout, blob(random, 600, 20, 0, 2));
    for (int i = 0; i < 500; ++i) {
        const double angle = 2 * std::numbers::pi * uniform(random);
        append(layout, blob(random, 1, 8 * std::cos(angle), 25 + 8 * std::sin(angle), 0.2));
    }
    append(layout, blob(random, 300, 0, 25, 0.5));
    for (int i = 0; i < 100; ++i) {
        append(layout, {static_cast<float>(80 * uniform(random) - 40), static_cast<float>(80 * uniform(random) - 30)});
    }
    const Clusters clusters = dense(layout, {.minimumSize = 60, .threads = 2});
    QCOMPARE(clusters.count, std::size_t{4});
    const std::size_t begins[] = {0, 800, 1400, 1900, 2200};
    for (std::size_t c = 0; c < 4; ++c) {
        // Numbered by size as planted; few of each are taken for noise, and hardly one for another's.
        std::size_t own = 0, strange = 0;
        for (std::size_t i = begins[c]; i < begins[c + 1]; ++i) {
            own += clusters.of[i] == static_cast<std::int32_t>(c) ? 1 : 0;
            strange += clusters.of[i] >= 0 && clusters.of[i] != static_cast<std::int32_t>(c) ? 1 : 0;
        }
        QVERIFY2(own > (begins[c + 1] - begins[c]) * 85 / 100, qPrintable(QString::number(own)));
        QVERIFY(strange <= 2);
        QCOMPARE(clusters.typical[c].size(), std::size_t{10});
        QVERIFY(c == 0 || clusters.sizes[c] <= clusters.sizes[c - 1]);
    }
    QVERIFY(std::count(clusters.of.begin() + 2200, clusters.of.end(), -1) > 60);
    // The typical ones of the wide cluster lie in its middle.
    for (const std::uint32_t point : clusters.typical[1]) {
        QVERIFY(std::hypot(layout[2 * point] - 20, layout[2 * point + 1]) < 1.0F);
    }
}

void TestClusters::plantedMeans()
{
    constexpr std::size_t dimension = 17, count = 5;
    Random random(12);
    std::vector<float> values;
    std::vector<std::size_t> of;
    for (std::size_t c = 0; c < count; ++c) {
        for (std::size_t i = 0; i < 200 - 20 * c; ++i) {
            for (std::size_t j = 0; j < dimension; ++j) {
                values.push_back(static_cast<float>((j == c ? 8.0 : 0.0) + normal(random)));
            }
            of.push_back(c);
        }
    }
    NullProgress progress;
    for (const std::uint64_t seed : {1, 2, 3, 4, 5}) {
        const Clusters clusters = kMeans(matrix(values, dimension), dimension, {.clusters = count, .seed = seed}, progress);
        QCOMPARE(clusters.count, count);
        for (std::size_t i = 0; i < of.size(); ++i) {
            QCOMPARE(clusters.of[i], static_cast<std::int32_t>(of[i]));
        }
        QCOMPARE(clusters.sizes[4], std::size_t{120});
        QVERIFY(std::ranges::all_of(clusters.typical[2], [&](std::uint32_t point) { return of[point] == 2; }));
    }
}

void TestClusters::fewerPointsThanClusters()
{
    NullProgress progress;
    const std::vector<float> values{1, 1, 2, 2, 2, 2, 9, 9, 1, 1};
    const Clusters clusters = kMeans(matrix(values, 2), 2, {.clusters = 12}, progress);
    QCOMPARE(clusters.count, std::size_t{3});
    const std::vector<std::int32_t> expected{0, 1, 1, 2, 0};
    QCOMPARE(clusters.of, expected);
    const std::vector<float> alone{3, 4};
    QCOMPARE(kMeans(matrix(alone, 2), 2, {}, progress).count, std::size_t{1});
    const Clusters one = dense(alone, {});
    QCOMPARE(one.count, std::size_t{0});
    QCOMPARE(one.of, std::vector<std::int32_t>{-1});
    QCOMPARE(dense({3, 4, 5, 6}, {}).count, std::size_t{0});
}

void TestClusters::coincidingPoints()
{
    const std::vector<float> equal(2 * 20000, 4.0F);
    NullProgress progress;
    QCOMPARE(kMeans(matrix(equal, 2), 2, {}, progress).count, std::size_t{1});
    // Nothing is denser than the rest.
    QCOMPARE(dense(equal, {}).count, std::size_t{0});
    std::vector<float> two(2 * 10000, 4.0F);
    two.resize(2 * 20000, 7.0F);
    const Clusters clusters = dense(two, {});
    QCOMPARE(clusters.count, std::size_t{2});
    QCOMPARE(clusters.of.front(), 0);
    QCOMPARE(clusters.of.back(), 1);
    QCOMPARE(clusters.sizes[0], std::size_t{10000});
}

void TestClusters::sameForAnyThreads()
{
    Random random(21);
    std::vector<float> layout;
    for (int c = 0; c < 12; ++c) {
        append(layout, blob(random, 300, 10 * normal(random), 10 * normal(random), 0.5 + uniform(random)));
    }
    NullProgress progress;
    const Clusters one = dense(layout, {.threads = 1});
    const Clusters three = dense(layout, {.threads = 3});
    QVERIFY(one.count > 3);
    QCOMPARE(three.of, one.of);
    const Clusters means = kMeans(matrix(layout, 2), 2, {.threads = 1}, progress);
    QCOMPARE(kMeans(matrix(layout, 2), 2, {.threads = 3}, progress).of, means.of);
    QCOMPARE(means.count, std::size_t{12});
}

void TestClusters::refusesAndStops()
{
    NullProgress progress;
    Stopped stopped;
    std::vector<float> values{1, 2, 3, 4, 5, 6};
    QVERIFY_THROWS_EXCEPTION(Error, kMeans({}, 2, {}, progress));
    QVERIFY_THROWS_EXCEPTION(Error, densityClusters({}, {}, 2, {}, progress));
    QVERIFY_THROWS_EXCEPTION(Error, densityClusters(std::span(values).first(4), matrix(values, 2), 2, {}, progress));
    QVERIFY_THROWS_EXCEPTION(Cancelled, kMeans(matrix(values, 2), 2, {}, stopped));
    QVERIFY_THROWS_EXCEPTION(Cancelled, densityClusters(values, matrix(values, 2), 2, {}, stopped));
    values[3] = std::numeric_limits<float>::quiet_NaN();
    QVERIFY_THROWS_EXCEPTION(Error, kMeans(matrix(values, 2), 2, {}, progress));
    QVERIFY_THROWS_EXCEPTION(Error, densityClusters(values, matrix(values, 2), 2, {}, progress));
}

QTEST_GUILESS_MAIN(TestClusters)
#include "TestClusters.moc"
