#include "base/Random.h"
#include "gloss/SentenceVectors.h"
#include "gloss/WordMovers.h"

#include <QTest>

#include <cmath>
#include <map>

using namespace crossgloss;

/// Glosses as histograms of words, and the distances and vectors made of them.
class TestWordMovers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void massesFollowTheFormula();
    void unknownAndEmpty();
    void subsetKeepsWeights();
    void matrixEqualsPairs();
    void equalGlossesAreNearest();
    void homographsOfTwoLanguagesDiffer();
    void threadsDoNotMatter();
    void meansAndCommonDirection();

private:
    static GlossSet glosses(const std::vector<std::string>& lines, std::uint64_t seed);
    static std::vector<std::string> randomLines(std::size_t count, std::uint64_t seed);
};

namespace {

constexpr std::size_t dimension = 12;

/// A vector for every word that does not begin with z, by its letters and a seed that stands for the language.
WordVectors vectorsOf(std::uint64_t seed)
{
    return [seed](std::string_view word, std::span<float> out) {
        if (word.starts_with("z")) {
            return false;
        }
        std::uint64_t hash = seed;
        for (const char c : word) {
            hash = hash * 1099511628211ULL + static_cast<unsigned char>(c);
        }
        Random random(hash);
        for (float& value : out) {
            value = static_cast<float>(normal(random)) + 0.5F;
        }
        return true;
    };
}

} // namespace

GlossSet TestWordMovers::glosses(const std::vector<std::string>& lines, std::uint64_t seed)
{
    NullProgress progress;
    return GlossSet(lines, {"en", false, dimension}, vectorsOf(seed), progress);
}

std::vector<std::string> TestWordMovers::randomLines(std::size_t count, std::uint64_t seed)
{
    Random random(seed);
    std::vector<std::string> lines(count);
    for (std::string& line : lines) {
        const std::size_t words = 2 + uniformBelow(random, 11);
        for (std::size_t w = 0; w < words; ++w) {
            // Squared, so that some words are frequent.
            const double u = uniform(random);
            line += "w" + std::to_string(static_cast<int>(u * u * 150)) + " ";
        }
    }
    return lines;
}

void TestWordMovers::massesFollowTheFormula()
{
    const GlossSet set = glosses({"apple tree apple", "tree", "river"}, 1);
    QCOMPARE(set.size(), std::size_t(3));
    QCOMPARE(set.vocabulary(), std::size_t(3));
    const double apple = std::log(4.0 / 2.0) + 1.0;
    const double tree = std::log(4.0 / 3.0) + 1.0;
    QCOMPARE(set.word(set.wordsOf(0)[0]), std::string("apple"));
    QVERIFY(std::abs(set.massesOf(0)[0] - 2 * apple / (2 * apple + tree)) < 1e-12);
    QVERIFY(std::abs(set.massesOf(0)[1] - tree / (2 * apple + tree)) < 1e-12);
    QCOMPARE(set.massesOf(1)[0], 1.0);
    for (std::size_t word = 0; word < set.vocabulary(); ++word) {
        double squares = 0.0;
        for (std::size_t d = 0; d < dimension; ++d) {
            squares += double(set.vectors()[word * dimension + d]) * double(set.vectors()[word * dimension + d]);
        }
        QVERIFY(std::abs(squares - 1.0) < 1e-5);
    }
}

void TestWordMovers::unknownAndEmpty()
{
    const GlossSet set = glosses({"zebra", "", "house zoo house"}, 1);
    QCOMPARE(set.emptyGlosses(), std::size_t(2));
    QCOMPARE(set.unknownTokens(), std::size_t(2));
    QCOMPARE(set.wordsOf(2).size(), std::size_t(1));
    QCOMPARE(set.tokensOf(2).size(), std::size_t(3));
    QCOMPARE(set.tokensOf(2)[1], GlossSet::unknown);
    NullProgress progress;
    const std::vector<float> matrix = wordMoversMatrix(set, set, {}, progress);
    QCOMPARE(matrix[0 * 3 + 2], farthestGloss);
    QVERIFY(std::abs(matrix[2 * 3 + 2]) < 1e-3F);
    QVERIFY_EXCEPTION_THROWN(glosses({"zebra", "zoo"}, 1), Error);
}

void TestWordMovers::subsetKeepsWeights()
{
    const GlossSet set = glosses(randomLines(40, 5), 1);
    const std::vector<std::size_t> chosen = {31, 4, 17};
    const GlossSet part = set.subset(chosen);
    QCOMPARE(part.size(), std::size_t(3));
    for (std::size_t i = 0; i < 3; ++i) {
        QCOMPARE(part.wordsOf(i).size(), set.wordsOf(chosen[i]).size());
        for (std::size_t w = 0; w < part.wordsOf(i).size(); ++w) {
            QCOMPARE(part.word(part.wordsOf(i)[w]), set.word(set.wordsOf(chosen[i])[w]));
            QCOMPARE(part.massesOf(i)[w], set.massesOf(chosen[i])[w]);
        }
    }
    NullProgress progress;
    const std::vector<float> whole = wordMoversMatrix(set, set, {}, progress);
    const std::vector<float> small = wordMoversMatrix(part, part, {}, progress);
    QVERIFY(std::abs(small[0 * 3 + 2] - whole[31 * 40 + 17]) < 1e-5F);
}

void TestWordMovers::matrixEqualsPairs()
{
    const GlossSet source = glosses(randomLines(45, 1), 1);
    const GlossSet target = glosses(randomLines(38, 2), 2);
    NullProgress progress;
    const std::vector<float> exact = wordMoversMatrix(source, target, {}, progress);
    const std::vector<float> entropic = wordMoversMatrix(source, target, {SinkhornOptions{0.1, 50}, 0}, progress);
    double excess = 0.0;
    for (std::size_t s = 0; s < source.size(); ++s) {
        for (std::size_t t = 0; t < target.size(); ++t) {
            const GlossPlan plan = explainPair(source, s, target, t);
            QVERIFY(std::abs(plan.distance - double(exact[s * target.size() + t])) < 1e-5);
            double mass = 0.0;
            for (const Shipment& shipment : plan.shipments) {
                mass += shipment.mass;
            }
            QVERIFY(std::abs(mass - 1.0) < 1e-9);
            QVERIFY(entropic[s * target.size() + t] > exact[s * target.size() + t] - 2e-3F);
            excess += double(entropic[s * target.size() + t] - exact[s * target.size() + t]);
        }
    }
    QVERIFY(excess / double(exact.size()) < 0.2);
}

void TestWordMovers::equalGlossesAreNearest()
{
    const std::vector<std::string> lines = randomLines(60, 9);
    const GlossSet set = glosses(lines, 1);
    NullProgress progress;
    const std::vector<float> matrix = wordMoversMatrix(set, set, {}, progress);
    for (std::size_t i = 0; i < set.size(); ++i) {
        QVERIFY(std::abs(matrix[i * set.size() + i]) < 1e-3F);
    }
}

void TestWordMovers::homographsOfTwoLanguagesDiffer()
{
    const GlossSet english = glosses({"chair"}, 1);
    const GlossSet french = glosses({"chair"}, 2);
    NullProgress progress;
    QVERIFY(wordMoversMatrix(english, french, {}, progress)[0] > 0.1F);
}

void TestWordMovers::threadsDoNotMatter()
{
    const GlossSet source = glosses(randomLines(100, 3), 1);
    const GlossSet target = glosses(randomLines(50, 4), 2);
    NullProgress progress;
    for (const bool entropic : {false, true}) {
        WordMoversOptions options;
        if (entropic) {
            options.sinkhorn = SinkhornOptions{};
        }
        options.threads = 1;
        const std::vector<float> one = wordMoversMatrix(source, target, options, progress);
        options.threads = 3;
        QCOMPARE(wordMoversMatrix(source, target, options, progress), one);
    }
}

void TestWordMovers::meansAndCommonDirection()
{
    const GlossSet set = glosses({"apple tree", "river apple apple", "stone", "tree river stone cloud"}, 1);
    const SentenceVectors means = meanVectors(set, 2);
    std::vector<double> expected(dimension, 0.0);
    for (std::size_t i = 0; i < 2; ++i) {
        for (std::size_t d = 0; d < dimension; ++d) {
            expected[d] += set.massesOf(0)[i] * double(set.vectors()[set.wordsOf(0)[i] * dimension + d]);
        }
    }
    double squares = 0.0;
    for (const double value : expected) {
        squares += value * value;
    }
    for (std::size_t d = 0; d < dimension; ++d) {
        QVERIFY(std::abs(expected[d] / std::sqrt(squares) - double(means.values[d])) < 1e-5);
    }
    // All vectors share a direction; taking it out leaves glosses that share no words nearly orthogonal on average.
    const GlossSet many = glosses(randomLines(200, 8), 1);
    const auto mean = [&](const SentenceVectors& vectors) {
        double sum = 0.0;
        for (std::size_t i = 0; i + 1 < vectors.rows; ++i) {
            for (std::size_t d = 0; d < dimension; ++d) {
                sum += double(vectors.values[i * dimension + d]) * double(vectors.values[(i + 1) * dimension + d]);
            }
        }
        return sum / double(vectors.rows - 1);
    };
    QVERIFY(mean(meanVectors(many, 1)) > 0.4);
    const auto [a, b] = sifVectors(many, many, {});
    QCOMPARE(a.values, b.values);
    QVERIFY(std::abs(mean(a)) < 0.15);
}

QTEST_GUILESS_MAIN(TestWordMovers)
#include "TestWordMovers.moc"
