#include "base/Random.h"
#include "pack/PackModel.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <iterator>

using namespace crossgloss;

class TestPackModel : public QObject
{
    Q_OBJECT

private slots:
    void gradients_data();
    void gradients();
    void subwords();
};

namespace {

PackCorpus smallCorpus()
{
    PackCorpus corpus;
    for (const char* code : {"aa", "bb"}) {
        PackLanguage language;
        language.code = code;
        for (int i = 0; i < 8; ++i) {
            language.units.push_back(std::string(1, static_cast<char>('a' + i)) + "word" + code);
        }
        language.targets = 6;
        language.shown.assign(language.units.begin(), language.units.begin() + 6);
        language.pos.assign(6, 0);
        corpus.languages.push_back(language);
    }
    corpus.number();
    return corpus;
}

void fill(std::vector<double>& values, Random& random, double deviation)
{
    for (double& value : values) {
        value = deviation * normal(random);
    }
}

} // namespace

void TestPackModel::gradients_data()
{
    QTest::addColumn<int>("heads");
    QTest::addColumn<int>("hidden");
    QTest::addColumn<int>("buckets");
    QTest::addColumn<int>("threads");
    QTest::newRow("plain") << 1 << 0 << 0 << 1;
    QTest::newRow("heads") << 4 << 0 << 0 << 1;
    QTest::newRow("residual layer") << 2 << 6 << 0 << 1;
    QTest::newRow("n-grams") << 1 << 0 << 16 << 1;
    QTest::newRow("all, two threads") << 4 << 6 << 16 << 2;
}

void TestPackModel::gradients()
{
    QFETCH(int, heads);
    QFETCH(int, hidden);
    QFETCH(int, buckets);
    QFETCH(int, threads);
    const PackCorpus corpus = smallCorpus();
    PackModelOptions options;
    options.dimension = 8;
    options.heads = static_cast<std::size_t>(heads);
    options.hidden = static_cast<std::size_t>(hidden);
    options.maximumTokens = 5;
    options.subwords.buckets = static_cast<std::uint32_t>(buckets);

    Random random(7);
    PackParameters<double> p;
    p.resize(options, corpus.units());
    for (auto* array : {&p.words, &p.grams, &p.salience, &p.position, &p.w1, &p.b1, &p.w2}) {
        fill(*array, random, 0.6);
    }
    p.scale = 3;
    const PackGrams grams = PackGrams::of(corpus, options.subwords);

    PackBatch batch;
    batch.clear();
    // Repeated words, a word that is token and candidate at once, a left-out candidate, dropped vectors.
    batch.tokens = {0, 9, 0, 7, 3, 12, 9, 1};
    batch.rowBegin = {0, 4, 5, 8};
    batch.candidates = {2, 0, 3, 5};
    batch.logQ = {-0.1F, -0.5F, -1.0F, -0.3F};
    batch.positive = {0, 3, 2};
    batch.masked = {{0, 2}, {2, 1}};
    batch.withoutWord = {9};

    PackStep<double> step(p, grams, threads);
    PackGradients<double> g;
    step.run(batch, g);
    PackGradients<double> scratch;
    const auto slope = [&](double& value) {
        const double h = 1e-5;
        const double kept = value;
        value = kept + h;
        const double above = step.run(batch, scratch);
        value = kept - h;
        const double below = step.run(batch, scratch);
        value = kept;
        return (above - below) / (2 * h);
    };
    double worst = 0;
    const auto compare = [&](double& value, double analytic) {
        const double numeric = slope(value);
        worst = std::max(worst, std::abs(numeric - analytic) / std::max(1e-3, std::abs(numeric) + std::abs(analytic)));
    };
    const std::size_t d = options.dimension;
    for (std::size_t i = 0; i < g.units.size(); ++i) {
        for (std::size_t j = 0; j < d; ++j) {
            compare(p.words[g.units[i] * d + j], g.ownDropped[i] ? 0.0 : g.vectors[i * d + j]);
        }
        for (std::size_t h = 0; h < options.heads; ++h) {
            compare(p.salience[g.units[i] * options.heads + h], g.salience[i * options.heads + h]);
        }
    }
    for (std::size_t i = 0; i < g.buckets.size(); ++i) {
        for (std::size_t j = 0; j < d; ++j) {
            compare(p.grams[g.buckets[i] * d + j], g.grams[i * d + j]);
        }
    }
    const auto dense = [&](std::vector<double>& values, const std::vector<double>& gradient) {
        QCOMPARE(gradient.size(), values.size());
        for (std::size_t i = 0; i < values.size(); ++i) {
            compare(values[i], gradient[i]);
        }
    };
    dense(p.position, g.position);
    dense(p.w1, g.w1);
    dense(p.b1, g.b1);
    dense(p.w2, g.w2);
    compare(p.scale, g.scale);
    QVERIFY2(worst < 1e-5, qPrintable(QString::number(worst)));
    QVERIFY(g.units.size() == 8);
}

void TestPackModel::subwords()
{
    PackSubwords subwords;
    subwords.buckets = 1U << 20U;
    std::vector<std::uint32_t> some;
    std::vector<std::uint32_t> others;
    subwords.of("haus", some);
    // <haus> has 4 + 3 + 2 n-grams of 3 to 5 letters; letters are code points, not bytes.
    QCOMPARE(some.size(), std::size_t{9});
    subwords.of("häus", others);
    QCOMPARE(others.size(), std::size_t{9});
    QVERIFY(some != others);
    subwords.of("häuser", some);
    std::vector<std::uint32_t> common;
    std::set_intersection(some.begin(), some.end(), others.begin(), others.end(), std::back_inserter(common));
    QVERIFY(common.size() >= 6); // <hä <häu <häus häu häus äus
    subwords.buckets = 0;
    subwords.of("haus", some);
    QVERIFY(some.empty());
}

QTEST_GUILESS_MAIN(TestPackModel)
#include "TestPackModel.moc"
