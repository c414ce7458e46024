#include "base/Error.h"
#include "base/Random.h"
#include "composition/CompositionTraining.h"
#include "composition/WordModel.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace crossgloss;

/// J_bi and J_pa: the loss against a plain loop, every gradient against central differences in double; that training finds
/// planted translations, does not depend on the number of threads, and goes on where it was broken off.
class TestComposition : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void lossIsThatOfAPlainLoop();
    void gradientsMatchFiniteDifferences_data();
    void gradientsMatchFiniteDifferences();
    void equalSentencesAreNoNegatives();
    void threadsDoNotMatter();
    void updatesTouchOnlyWhatOccurs();
    void findsPlantedTranslations_data();
    void findsPlantedTranslations();
    void paraphrasesAreOfOneLanguage();
    void beginsWithGivenVectors();
    void goesOnAsIfUninterrupted();
    void refusesWhatCannotBeUsed();
};

namespace {

constexpr std::size_t units = 12;
constexpr std::size_t dimension = 5;

CompositionPairs smallPairs(std::uint64_t seed, std::size_t count = 7)
{
    Random random(seed);
    CompositionPairs pairs;
    for (std::size_t i = 0; i < count; ++i) {
        for (TextIds* side : {&pairs.first, &pairs.second}) {
            const std::uint64_t words = 1 + uniformBelow(random, 4);
            for (std::uint64_t j = 0; j < words; ++j) {
                side->ids.push_back(static_cast<std::uint32_t>(uniformBelow(random, units)));
            }
            side->start.push_back(side->ids.size());
        }
    }
    pairs.makeKeys();
    return pairs;
}

template <typename Scalar>
std::vector<Scalar> randomWords(std::uint64_t seed)
{
    Random random(seed);
    std::vector<Scalar> words(units * dimension);
    for (Scalar& value : words) {
        value = static_cast<Scalar>(normal(random));
    }
    return words;
}

template <typename Scalar>
typename CompositionStep<Scalar>::Options stepOptions(CompositionDistance distance, NegativeSampling sampling)
{
    typename CompositionStep<Scalar>::Options options;
    options.dimension = dimension;
    options.distance = distance;
    options.sampling = sampling;
    options.negatives = 3;
    options.margin = distance == CompositionDistance::Cosine ? 0.6 : 9.0;
    options.regularisation = 0.3;
    options.batch = 7;
    return options;
}

const std::vector<std::uint32_t> batch{0, 1, 2, 3, 4, 5, 6};

/// Sentences of two languages, one a word by word translation of the other.
SentenceCorpus planted(std::size_t count, std::uint64_t seed, bool paraphrases = false)
{
    Random random(seed);
    SentenceCorpus corpus{"en", paraphrases ? "en" : "es", {}, {}, 0};
    for (std::size_t i = 0; i < count; ++i) {
        std::string first, second;
        for (int j = 0; j < 4; ++j) {
            const std::string word = std::to_string(uniformBelow(random, 60));
            first += "a" + word + " ";
            second = "b" + word + " " + second;
        }
        corpus.first.push_back(first);
        corpus.second.push_back(second);
    }
    return corpus;
}

CompositionOptions smallOptions(SentenceMethod objective)
{
    CompositionOptions options;
    options.objective = objective;
    options.dimension = 24;
    options.batch = 40;
    options.epochs = 12;
    options.margin = 5;
    options.heldOut = 100;
    options.threads = 2;
    if (objective == SentenceMethod::Pa) {
        options.distance = CompositionDistance::Cosine;
        options.sampling = NegativeSampling::Max;
        options.margin = 0.6;
    }
    return options;
}

} // namespace

void TestComposition::lossIsThatOfAPlainLoop()
{
    // As many negatives as there are others: nothing is left to chance.
    const CompositionPairs pairs = smallPairs(3);
    const std::vector<double> words = randomWords<double>(4);
    auto options = stepOptions<double>(CompositionDistance::Euclidean, NegativeSampling::Drawn);
    options.negatives = 100;
    CompositionStep<double> step(units, options);
    const double loss = step.run(words.data(), pairs, batch, 1);
    const auto sum = [&](const TextIds& text, std::size_t i) {
        std::vector<double> g(dimension, 0.0);
        for (const std::uint32_t id : text.sentence(i)) {
            for (std::size_t c = 0; c < dimension; ++c) {
                g[c] += words[id * dimension + c];
            }
        }
        return g;
    };
    const auto distance = [](const std::vector<double>& a, const std::vector<double>& b) {
        double squares = 0.0;
        for (std::size_t c = 0; c < dimension; ++c) {
            squares += (a[c] - b[c]) * (a[c] - b[c]);
        }
        return squares;
    };
    double expected = 0.0;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const double own = distance(sum(pairs.first, i), sum(pairs.second, i));
        for (std::size_t j = 0; j < pairs.size(); ++j) {
            if (i != j) {
                expected += std::max(0.0, 9.0 + own - distance(sum(pairs.first, i), sum(pairs.second, j)));
                expected += std::max(0.0, 9.0 + own - distance(sum(pairs.second, i), sum(pairs.first, j)));
            }
        }
    }
    expected /= static_cast<double>(pairs.size());
    for (const std::uint32_t unit : step.units()) {
        for (std::size_t c = 0; c < dimension; ++c) {
            expected += 0.15 * words[unit * dimension + c] * words[unit * dimension + c];
        }
    }
    QVERIFY(std::abs(loss - expected) < 1e-9 * expected);
}

void TestComposition::gradientsMatchFiniteDifferences_data()
{
    QTest::addColumn<int>("distance");
    QTest::addColumn<int>("sampling");
    for (const int distance : {0, 1}) {
        for (const int sampling : {0, 1, 2}) {
            QTest::addRow("%s, %s", distance == 0 ? "Euclidean" : "cosine",
                          sampling == 0 ? "random" : sampling == 1 ? "max" : "mix")
                << distance << sampling;
        }
    }
}

void TestComposition::gradientsMatchFiniteDifferences()
{
    QFETCH(int, distance);
    QFETCH(int, sampling);
    const CompositionPairs pairs = smallPairs(5);
    std::vector<double> words = randomWords<double>(6);
    CompositionStep<double> step(units, stepOptions<double>(static_cast<CompositionDistance>(distance),
                                                            static_cast<NegativeSampling>(sampling)));
    QVERIFY(step.run(words.data(), pairs, batch, 9) > 0.0);
    const std::vector<std::uint32_t> touched(step.units().begin(), step.units().end());
    const std::vector<double> gradient(step.gradient(), step.gradient() + touched.size() * dimension);
    constexpr double width = 1e-6;
    for (std::size_t i = 0; i < touched.size(); ++i) {
        for (std::size_t c = 0; c < dimension; ++c) {
            double& value = words[touched[i] * dimension + c];
            const double before = value;
            value = before + width;
            const double above = step.run(words.data(), pairs, batch, 9);
            value = before - width;
            const double below = step.run(words.data(), pairs, batch, 9);
            value = before;
            const double expected = (above - below) / (2 * width);
            QVERIFY2(std::abs(gradient[i * dimension + c] - expected) < 1e-5 * std::max(1.0, std::abs(expected)),
                     qPrintable(QString("%1 instead of %2").arg(gradient[i * dimension + c]).arg(expected)));
        }
    }
}

void TestComposition::equalSentencesAreNoNegatives()
{
    // Two pairs with the same second side, and nothing else: there is no negative, so there is no loss.
    CompositionPairs pairs;
    pairs.first.ids = {0, 1};
    pairs.first.start = {0, 1, 2};
    pairs.second.ids = {2, 2};
    pairs.second.start = {0, 1, 2};
    pairs.makeKeys();
    const std::vector<double> words = randomWords<double>(6);
    auto options = stepOptions<double>(CompositionDistance::Euclidean, NegativeSampling::Max);
    options.regularisation = 0;
    CompositionStep<double> step(units, options);
    QCOMPARE(step.run(words.data(), pairs, std::vector<std::uint32_t>{0, 1}, 1), 0.0);
}

void TestComposition::threadsDoNotMatter()
{
    const CompositionPairs pairs = smallPairs(5);
    const std::vector<float> words = randomWords<float>(6);
    auto options = stepOptions<float>(CompositionDistance::Euclidean, NegativeSampling::Mix);
    CompositionStep<float> one(units, options);
    options.threads = 3;
    CompositionStep<float> three(units, options);
    QVERIFY(std::abs(one.run(words.data(), pairs, batch, 2) - three.run(words.data(), pairs, batch, 2)) < 1e-4);
    QCOMPARE(std::vector<std::uint32_t>(one.units().begin(), one.units().end()),
             std::vector<std::uint32_t>(three.units().begin(), three.units().end()));
    for (std::size_t i = 0; i < one.units().size() * dimension; ++i) {
        QVERIFY(std::abs(one.gradient()[i] - three.gradient()[i]) < 1e-4F);
    }
}

void TestComposition::updatesTouchOnlyWhatOccurs()
{
    for (const RowUpdate update : {RowUpdate::AdaGrad, RowUpdate::Adam}) {
        std::vector<float> words = randomWords<float>(1);
        const std::vector<float> before = words;
        RowOptimiser optimiser(units, dimension, {update, 0.1});
        const std::vector<float> gradient(dimension, 0.5F);
        for (const std::uint32_t row : {3U, 7U}) {
            optimiser.update(words.data(), row, gradient.data(), optimiser.moment(1.0, 0));
        }
        for (std::size_t i = 0; i < words.size(); ++i) {
            const bool touched = i / dimension == 3 || i / dimension == 7;
            // The first step of either has the length of the learning rate.
            QVERIFY(std::abs(words[i] - before[i] + (touched ? 0.1F : 0.0F)) < 1e-5F);
        }
    }
}

void TestComposition::findsPlantedTranslations_data()
{
    QTest::addColumn<int>("objective");
    QTest::newRow("J_bi") << static_cast<int>(SentenceMethod::Bi);
    QTest::newRow("J_pa") << static_cast<int>(SentenceMethod::Pa);
}

void TestComposition::findsPlantedTranslations()
{
    QFETCH(int, objective);
    const std::vector<SentenceCorpus> corpora{planted(1500, 1)};
    NullProgress progress;
    const CompositionResult result =
        trainComposition(corpora, smallOptions(static_cast<SentenceMethod>(objective)), progress, {});
    QCOMPARE(result.heldOut, std::size_t{100});
    QVERIFY2(result.bestScore > 0.9, qPrintable(QString::number(result.bestScore)));
    QCOMPARE(result.model.languages.size(), std::size_t{2});
    const SentenceCorpus test = planted(50, 77);
    const PairScores parallel =
        makeSentenceModel(result.model)->score(test.first, "en", test.second, "es", 2, progress);
    std::vector<std::string> others(test.second.begin() + 1, test.second.end());
    others.push_back(test.second.front());
    const PairScores random = makeSentenceModel(result.model)->score(test.first, "en", others, "es", 2, progress);
    double difference = 0.0;
    for (std::size_t i = 0; i < parallel.scores.size(); ++i) {
        difference += static_cast<double>(parallel.scores[i] - random.scores[i]) / 50.0;
    }
    QVERIFY2(difference > 0.4, qPrintable(QString::number(difference)));
}

void TestComposition::paraphrasesAreOfOneLanguage()
{
    const std::vector<SentenceCorpus> corpora{planted(800, 1, true)};
    NullProgress progress;
    const CompositionResult result = trainComposition(corpora, smallOptions(SentenceMethod::Bi), progress, {});
    QCOMPARE(result.model.languages.size(), std::size_t{1});
    QCOMPARE(result.model.languages[0].words.size(), std::size_t{120});
    QVERIFY(result.bestScore > 0.8);
}

void TestComposition::beginsWithGivenVectors()
{
    const std::vector<SentenceCorpus> corpora{planted(100, 1)};
    CompositionOptions options = smallOptions(SentenceMethod::Bi);
    options.epochs = 1;
    options.optimiser.learningRate = 1e-12;
    options.start["en"] = EmbeddingSpace({"a1", "a2"}, {1, 2, 3, 4, 5, 6}, 3);
    NullProgress progress;
    const CompositionResult result = trainComposition(corpora, options, progress, {});
    const LanguageWords& words = *result.model.find("en");
    QCOMPARE(words.words.dimension(), std::size_t{3});
    QCOMPARE(words.words.vector(*words.words.find("a2"))[1], 5.0F);
    options.start["es"] = EmbeddingSpace({"b1"}, {1, 2}, 2);
    QVERIFY_THROWS_EXCEPTION(Error, trainComposition(corpora, options, progress, {}));
}

void TestComposition::goesOnAsIfUninterrupted()
{
    /// Stops after so many polls.
    class Impatient final : public Progress {
    public:
        explicit Impatient(int polls) : m_left(polls) {}
        void stage(std::string_view, std::uint64_t) override {}
        void advance(std::uint64_t) override { --m_left; }
        bool cancelled() const override { return m_left < 0; }

    private:
        int m_left;
    };
    QTemporaryDir folder;
    const std::vector<SentenceCorpus> corpora{planted(600, 1)};
    CompositionOptions options = smallOptions(SentenceMethod::Bi);
    options.epochs = 4;
    options.out = folder.filePath("whole.model").toStdString();
    NullProgress progress;
    const CompositionResult whole = trainComposition(corpora, options, progress, {});
    options.out = folder.filePath("parts.model").toStdString();
    Impatient impatient(31);
    QVERIFY_THROWS_EXCEPTION(Cancelled, trainComposition(corpora, options, impatient, {}));
    const CompositionResult parts = trainComposition(corpora, options, progress, {});
    QVERIFY(parts.resumed);
    QCOMPARE(parts.bestScore, whole.bestScore);
    QCOMPARE(parts.model.languages[1].words.checksum(), whole.model.languages[1].words.checksum());
    QCOMPARE(readWordModel(options.out).languages[1].words.checksum(), whole.model.languages[1].words.checksum());
}

void TestComposition::refusesWhatCannotBeUsed()
{
    NullProgress progress;
    const std::vector<SentenceCorpus> corpora{planted(100, 1)};
    CompositionOptions options = smallOptions(SentenceMethod::Bi);
    options.objective = SentenceMethod::Cmf;
    QVERIFY_THROWS_EXCEPTION(Error, trainComposition(corpora, options, progress, {}));
    options = smallOptions(SentenceMethod::Bi);
    options.batch = 1;
    QVERIFY_THROWS_EXCEPTION(Error, trainComposition(corpora, options, progress, {}));
    options = smallOptions(SentenceMethod::Bi);
    options.vocabulary.minimumCount = 100000;
    QVERIFY_THROWS_EXCEPTION(Error, trainComposition(corpora, options, progress, {}));
    const std::vector<SentenceCorpus> single{{"en", "", {"a b"}, {}, 0}};
    QVERIFY_THROWS_EXCEPTION(Error, trainComposition(single, smallOptions(SentenceMethod::Bi), progress, {}));
}

QTEST_GUILESS_MAIN(TestComposition)
#include "TestComposition.moc"
