#include "base/Error.h"
#include "base/Random.h"
#include "gloss/GlossChoice.h"
#include "gloss/GlossFusion.h"

#include <QTest>

#include <cmath>
#include <numeric>

using namespace crossgloss;

/// Weights of measures whose worth is planted.
class TestGlossFusion : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void oneInformativeMeasureAmongNoise();
    void measuresThatKnowDifferentPairsHelpEachOther();
    void aMisleadingMeasureWeighsBelowZero();
    void unitsDoNotMatter();
    void likelihoodIsThatOfTheDiagonal();
    void fusedIsTheSumOfStandardisedMeasures();
    void threadsDoNotMatter();
    void weightsComeBackFromJson();
    void whatIsMissingIsTold();

private:
    static FusedWeights fit(const std::vector<NamedSimilarity>& measures, int threads = 2);
    static double weightOf(const FusedWeights& weights, const std::string& name);
};

namespace {

constexpr std::size_t size = 120;

/// Noise with @p signal added to the diagonal's rows first … last − 1.
GlossSimilarity measure(std::uint64_t seed, double signal, std::size_t first = 0, std::size_t last = size)
{
    Random random(seed);
    GlossSimilarity similarity{size, size, std::vector<float>(size * size)};
    for (float& value : similarity.values) {
        value = static_cast<float>(normal(random));
    }
    for (std::size_t i = first; i < last; ++i) {
        similarity.values[i * size + i] += static_cast<float>(signal);
    }
    return similarity;
}

double p1(const GlossSimilarity& similarity)
{
    std::vector<std::uint32_t> right(similarity.rows);
    std::iota(right.begin(), right.end(), 0U);
    double hits = 0;
    for (const std::uint32_t rank : ranksOf(similarity, right, 1)) {
        hits += rank == 1 ? 1 : 0;
    }
    return hits / static_cast<double>(similarity.rows);
}

} // namespace

FusedWeights TestGlossFusion::fit(const std::vector<NamedSimilarity>& measures, int threads)
{
    NullProgress progress;
    FitFusionOptions options;
    options.threads = threads;
    return fitFusion(measures, options, progress);
}

double TestGlossFusion::weightOf(const FusedWeights& weights, const std::string& name)
{
    double sum = 0;
    for (const FusedPart& part : weights.parts) {
        sum += part.name == name ? part.weight : 0;
    }
    return sum;
}

void TestGlossFusion::oneInformativeMeasureAmongNoise()
{
    const GlossSimilarity good = measure(1, 4);
    const GlossSimilarity noise = measure(2, 0);
    const GlossSimilarity more = measure(3, 0);
    const std::vector<NamedSimilarity> measures = {{"noise", &noise}, {"good", &good}, {"more", &more}};
    const FusedWeights weights = fit(measures);
    QCOMPARE(weights.parts.size(), std::size_t{3});
    QCOMPARE(weights.pairs, size);
    QVERIFY(weightOf(weights, "good") > 1);
    QVERIFY(std::fabs(weightOf(weights, "noise")) < 0.15 * weightOf(weights, "good"));
    QVERIFY(std::fabs(weightOf(weights, "more")) < 0.15 * weightOf(weights, "good"));
    // On other pairs of the same kind, too.
    const GlossSimilarity otherGood = measure(11, 4), otherNoise = measure(12, 0), otherMore = measure(13, 0);
    const std::vector<NamedSimilarity> others = {{"good", &otherGood}, {"more", &otherMore}, {"noise", &otherNoise}};
    QVERIFY(p1(fuse(others, weights)) > p1(otherGood) - 0.03);
    QVERIFY(p1(fuse(others, weights)) > 0.8);
}

void TestGlossFusion::measuresThatKnowDifferentPairsHelpEachOther()
{
    const GlossSimilarity a = measure(1, 5, 0, 70);
    const GlossSimilarity b = measure(2, 5, 50, size);
    const std::vector<NamedSimilarity> measures = {{"a", &a}, {"b", &b}};
    const FusedWeights weights = fit(measures);
    const double fused = p1(fuse(measures, weights));
    QVERIFY(fused > p1(a) + 0.1);
    QVERIFY(fused > p1(b) + 0.1);
}

void TestGlossFusion::aMisleadingMeasureWeighsBelowZero()
{
    const GlossSimilarity good = measure(1, 3);
    const GlossSimilarity misleading = measure(2, -3);
    const FusedWeights weights = fit({{"good", &good}, {"misleading", &misleading}});
    QVERIFY(weightOf(weights, "good") > 0.5);
    QVERIFY(weightOf(weights, "misleading") < -0.5);
}

void TestGlossFusion::unitsDoNotMatter()
{
    const GlossSimilarity a = measure(1, 3);
    GlossSimilarity b = measure(2, 2);
    const FusedWeights before = fit({{"a", &a}, {"b", &b}});
    for (float& value : b.values) {
        value = 64.0F * value + 32.0F;
    }
    const FusedWeights after = fit({{"a", &a}, {"b", &b}});
    for (std::size_t part = 0; part < before.parts.size(); ++part) {
        QVERIFY(std::fabs(before.parts[part].weight - after.parts[part].weight) < 0.01);
    }
}

void TestGlossFusion::likelihoodIsThatOfTheDiagonal()
{
    const GlossSimilarity noise = measure(2, 0);
    const GlossSimilarity good = measure(1, 8);
    // Noise can do little better than to guess among all; a clear measure is nearly sure.
    const double guess = -std::log(static_cast<double>(size));
    QVERIFY(std::fabs(fit({{"noise", &noise}}).logLikelihood - guess) < 0.1);
    QVERIFY(fit({{"good", &good}}).logLikelihood > -0.3);
}

void TestGlossFusion::fusedIsTheSumOfStandardisedMeasures()
{
    const GlossSimilarity a{2, 2, {1, 2, 3, 6}};                    // mean 3, variance 3.5
    const GlossSimilarity b{2, 2, {0, 4, 0, 4}};                    // mean 2, deviation 2
    FusedWeights weights;
    weights.parts = {{"a", 0, 1, 2.0}, {"b", 0, 1, -0.5}};
    const std::vector<NamedSimilarity> measures = {{"b", &b}, {"a", &a}};
    const GlossSimilarity fused = fuse(measures, weights);
    const double deviation = std::sqrt(3.5);
    const double sums[4] = {2 * -2 / deviation + 0.5, 2 * -1 / deviation - 0.5, 0.5, 2 * 3 / deviation - 0.5};
    for (std::size_t i = 0; i < 4; ++i) {
        QVERIFY(std::fabs(double(fused.values[i]) - sums[i]) < 1e-6);
    }
    // A measure that is the same everywhere says nothing, and breaks nothing.
    const GlossSimilarity flat{2, 2, {7, 7, 7, 7}};
    weights.parts = {{"flat", 0, 1, 3.0}};
    const GlossSimilarity nothing = fuse(std::vector<NamedSimilarity>{{"flat", &flat}}, weights);
    for (const float value : nothing.values) {
        QCOMPARE(value, 0.0F);
    }
}

void TestGlossFusion::threadsDoNotMatter()
{
    const GlossSimilarity a = measure(1, 3);
    const GlossSimilarity b = measure(2, 2);
    const FusedWeights one = fit({{"a", &a}, {"b", &b}}, 1);
    const FusedWeights three = fit({{"a", &a}, {"b", &b}}, 3);
    for (std::size_t part = 0; part < one.parts.size(); ++part) {
        QVERIFY(std::fabs(one.parts[part].weight - three.parts[part].weight) < 1e-6);
    }
}

void TestGlossFusion::weightsComeBackFromJson()
{
    FusedWeights weights;
    weights.parts = {{"wmd", -1.25, 0.5, 1.75}, {"semb", 0.5, 0.25, -0.5}};
    weights.pairs = 1000;
    weights.logLikelihood = -2.5;
    const FusedWeights back = fusedWeights(nlohmann::json::parse(toJson(weights).dump()));
    QVERIFY(toJson(back) == toJson(weights));
    QCOMPARE(back.parts[0].name, std::string("wmd"));
    QCOMPARE(back.parts[1].weight, -0.5);
}

void TestGlossFusion::whatIsMissingIsTold()
{
    const GlossSimilarity a = measure(1, 3);
    FusedWeights weights;
    weights.parts = {{"a", 0, 1, 1.0}, {"b", 0, 1, 1.0}};
    const std::vector<NamedSimilarity> measures = {{"a", &a}};
    QVERIFY_EXCEPTION_THROWN(fuse(measures, weights), Error);
    weights.parts[1].weight = 0;                                    // without weight it is not missed
    QCOMPARE(fuse(measures, weights).rows, size);
    weights.parts.clear();
    QVERIFY_EXCEPTION_THROWN(fuse(measures, weights), Error);
    QVERIFY_EXCEPTION_THROWN(fit({}), Error);
    const GlossSimilarity nothing;
    QVERIFY_EXCEPTION_THROWN(fit({{"nothing", &nothing}}), Error);
    for (const char* text :
         {"{}", "[]", "null", "{\"parts\": 3}", "{\"parts\": [{\"measure\": \"a\"}]}",
          "{\"parts\": [{\"measure\": 1, \"mean\": 0, \"deviation\": 1, \"weight\": 1}]}"}) {
        QVERIFY_EXCEPTION_THROWN(fusedWeights(nlohmann::json::parse(text)), Error);
    }
}

QTEST_GUILESS_MAIN(TestGlossFusion)
#include "TestGlossFusion.moc"
