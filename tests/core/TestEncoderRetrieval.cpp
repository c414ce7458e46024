#include "TrainingFixture.h"
#include "base/Error.h"
#include "base/Random.h"
#include "encoder/EncoderRetrieval.h"
#include "encoder/Ranking.h"
#include "encoder/Training.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace crossgloss;

/// Words of a trained encoder ranked with their hubness taken off.
class TestEncoderRetrieval : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void correctionsEqualTheirFormulas();
    void aHubGoesBackToItsPlace();
    void evaluatesByEveryCriterion();
    void badRequestsAreTold();
};

namespace {

constexpr std::size_t dimension = 12;

std::vector<float> unitRows(std::size_t count, std::uint64_t seed)
{
    Random random(seed);
    std::vector<float> values(count * dimension);
    for (std::size_t row = 0; row < count; ++row) {
        double square = 0;
        for (std::size_t d = 0; d < dimension; ++d) {
            float& value = values[row * dimension + d];
            value = static_cast<float>(normal(random));
            square += static_cast<double>(value) * static_cast<double>(value);
        }
        for (std::size_t d = 0; d < dimension; ++d) {
            values[row * dimension + d] /= static_cast<float>(std::sqrt(square));
        }
    }
    return values;
}

WordTable tableOf(std::vector<float> values)
{
    std::vector<std::string> names(values.size() / dimension);
    for (std::size_t i = 0; i < names.size(); ++i) {
        names[i] = "w" + std::to_string(i);
    }
    WordTable table;
    table.add("fr", EmbeddingSpace(std::move(names), std::move(values), dimension));
    return table;
}

double cosine(const float* a, const float* b)
{
    return std::inner_product(a, a + dimension, b, 0.0, std::plus<>(), [](float x, float y) {
        return static_cast<double>(x) * static_cast<double>(y);
    });
}

} // namespace

void TestEncoderRetrieval::correctionsEqualTheirFormulas()
{
    constexpr std::size_t words = 150;
    constexpr std::size_t definitions = 1100;
    const std::vector<float> rows = unitRows(words, 3);
    std::vector<float> longer = rows;
    for (float& value : longer) {
        value *= 2.5F;                 // the length of a word vector has no part in it
    }
    const WordTable table = tableOf(longer);
    const std::vector<float> pool = unitRows(definitions, 4);
    NullProgress progress;
    EncoderRetrieval csls{RetrievalCriterion::Csls, 7, 10, 0};
    EncoderRetrieval softmax{RetrievalCriterion::InvertedSoftmax, 7, 9, 0};
    const std::vector<float> r = hubCorrection(table, table.block("fr"), pool, csls, 2, progress);
    const std::vector<float> z = hubCorrection(table, table.block("fr"), pool, softmax, 2, progress);
    QCOMPARE(r.size(), words);
    QCOMPARE(z.size(), words);
    for (std::size_t word = 0; word < words; ++word) {
        std::vector<double> cosines(definitions);
        double sum = 0;
        for (std::size_t i = 0; i < definitions; ++i) {
            cosines[i] = cosine(rows.data() + word * dimension, pool.data() + i * dimension);
            sum += std::exp(9 * cosines[i]);
        }
        std::ranges::sort(cosines, std::greater<>());
        QVERIFY(std::abs(static_cast<double>(r[word]) - std::accumulate(cosines.begin(), cosines.begin() + 7, 0.0) / 14) < 1e-5);
        QVERIFY(std::abs(static_cast<double>(z[word]) - std::log(sum / definitions) / 9) < 1e-5);
    }
    QVERIFY(hubCorrection(table, table.block("fr"), pool, {}, 2, progress).empty());
}

void TestEncoderRetrieval::aHubGoesBackToItsPlace()
{
    // Every definition points half to its own word and half to the hub, word 0, which wins by cosine alone.
    constexpr std::size_t words = 60;
    std::vector<float> values = unitRows(words, 5);
    const WordTable table = tableOf(values);
    const WordTable::Block& block = table.block("fr");
    std::vector<float> queries;
    std::vector<std::uint32_t> answers;
    for (std::size_t word = 1; word < words; ++word) {
        double square = 0;
        std::vector<double> mixed(dimension);
        for (std::size_t d = 0; d < dimension; ++d) {
            mixed[d] = static_cast<double>(values[word * dimension + d]) + 1.3 * static_cast<double>(values[d]);
            square += mixed[d] * mixed[d];
        }
        for (const double value : mixed) {
            queries.push_back(static_cast<float>(value / std::sqrt(square)));
        }
        answers.push_back(block.first + static_cast<std::uint32_t>(word));
    }
    NullProgress progress;
    const auto right = [&](const EncoderRetrieval& retrieval) {
        const std::vector<float> taken = hubCorrection(table, block, queries, retrieval, 1, progress);
        const std::vector<std::uint32_t> ranks = rankAnswers(table, block, queries, answers, 1, progress, taken);
        return std::ranges::count(ranks, 1U);
    };
    const auto plain = right({});
    const auto csls = right({RetrievalCriterion::Csls, 5, 10, 0});
    const auto softmax = right({RetrievalCriterion::InvertedSoftmax, 5, 10, 0});
    QVERIFY2(plain < 10, qPrintable(QString::number(plain)));
    QVERIFY2(csls > 45, qPrintable(QString::number(csls)));
    QVERIFY2(softmax > 45, qPrintable(QString::number(softmax)));
}

void TestEncoderRetrieval::evaluatesByEveryCriterion()
{
    TrainingFixture fixture;
    TrainingConfig config = fixture.config("retrieval.model", 3);
    NullProgress progress;
    trainEncoder(config, progress, [](const TrainingPoint&) {});
    const RetrievalScores plain = evaluateEncoder(config.out, config.data.front(), 1, progress);
    const RetrievalScores same = evaluateEncoder(config.out, config.data.front(), EncoderRetrieval{}, 1, progress);
    QCOMPARE(same.ranks, plain.ranks);
    for (const RetrievalCriterion criterion : {RetrievalCriterion::Csls, RetrievalCriterion::InvertedSoftmax}) {
        EncoderRetrieval retrieval;
        retrieval.criterion = criterion;
        retrieval.neighbourhood = 10;
        const RetrievalScores one = evaluateEncoder(config.out, config.data.front(), retrieval, 1, progress);
        QCOMPARE(one.covered, plain.covered);
        QVERIFY(one.ranks != plain.ranks);
        QCOMPARE(evaluateEncoder(config.out, config.data.front(), retrieval, 2, progress).ranks, one.ranks);
        // As many definitions as there are, in steps: not the first hundred.
        retrieval.sample = 100;
        QVERIFY(evaluateEncoder(config.out, config.data.front(), retrieval, 1, progress).mrr > 0);
    }
}

void TestEncoderRetrieval::badRequestsAreTold()
{
    TrainingFixture fixture;
    const TrainingConfig config = fixture.config("gone.model", 1);
    NullProgress progress;
    trainEncoder(config, progress, [](const TrainingPoint&) {});
    DefinitionFile test = config.data.front();
    test.file = fixture.text("test.tsv");
    QVERIFY(QFile::copy(QString::fromStdString(config.data.front().file.string()), QString::fromStdString(test.file.string())));
    EncoderRetrieval retrieval;
    retrieval.criterion = RetrievalCriterion::GloballyCorrected;
    QVERIFY_EXCEPTION_THROWN(evaluateEncoder(config.out, test, retrieval, 1, progress), Error);
    retrieval.criterion = RetrievalCriterion::Csls;
    QVERIFY(evaluateEncoder(config.out, test, retrieval, 1, progress).mrr > 0);
    for (const DefinitionFile& file : config.data) {
        QFile::remove(QString::fromStdString(file.file.string()));
    }
    QVERIFY_EXCEPTION_THROWN(evaluateEncoder(config.out, test, retrieval, 1, progress), Error);
    QVERIFY(evaluateEncoder(config.out, test, 1, progress).mrr > 0);
}

QTEST_GUILESS_MAIN(TestEncoderRetrieval)
#include "TestEncoderRetrieval.moc"
