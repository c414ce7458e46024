#include "AlignmentFixture.h"

#include "alignment/SentencePairs.h"
#include "base/Error.h"
#include "numeric/Rows.h"
#include "text/Tokeniser.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace crossgloss;
using namespace crossgloss::test;

class TestSentencePairs : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void productsEqualNaiveOnes_data();
    void productsEqualNaiveOnes();
    void threadsAndBatchesAgree();
    void keepsAShareAside();
    void sentencesRecoverPlantedRotation_data();
    void sentencesRecoverPlantedRotation();
    void reductionIsChosenOnSentences();
    void rcslsRefusesSentences();
    void readsFiles();
    void refusesFilesThatDoNotFit();
    void unknownWordsDropOut();
    void noKnownWordIsAnError();
    void stopsWhenCancelled();
};

namespace {

struct Corpus {
    std::vector<std::string> source;
    std::vector<std::string> target;
};

/// Sentences of two to seven words, word i being translated by word i.
Corpus corpusOf(std::size_t lines, std::size_t words, std::uint64_t seed)
{
    Random random(seed);
    Corpus corpus;
    for (std::size_t line = 0; line < lines; ++line) {
        std::string source;
        std::string target;
        for (std::uint64_t i = 0; i < 2 + uniformBelow(random, 6); ++i) {
            const std::string word = std::to_string(uniformBelow(random, words));
            source += "S" + word + ", ";
            target = "t" + word + " " + target;            // in another order
        }
        corpus.source.push_back(source);
        corpus.target.push_back(target);
    }
    return corpus;
}

SentenceSource sourceOf(const Corpus& corpus, std::size_t batch = 1000)
{
    return [&corpus, batch] {
        const auto next = std::make_shared<std::size_t>(0);
        return SentenceReader([&corpus, batch, next](SentenceBatch& lines) {
            lines.source.clear();
            lines.target.clear();
            for (; *next < corpus.source.size() && lines.source.size() < batch; ++*next) {
                lines.source.push_back(corpus.source[*next]);
                lines.target.push_back(corpus.target[*next]);
            }
            return !lines.source.empty();
        });
    };
}

struct Languages {
    DenseMatrix turn;
    EmbeddingSpace source;
    EmbeddingSpace target;

    explicit Languages(std::size_t words = 200, std::size_t dimension = 16, double noise = 0.0)
        : turn(rotation(dimension, 7))
    {
        const DenseMatrix x = wordLike(words, dimension, 1);
        DenseMatrix z = product(x, turn);
        const DenseMatrix disturbance = gaussian(words, dimension, 2);
        for (std::size_t i = 0; i < z.values.size(); ++i) {
            z.values[i] += noise * disturbance.values[i];
        }
        source = spaceOf(x, "s");
        target = spaceOf(z, "t");
    }

    Normalisation fit(const EmbeddingSpace& space, const std::vector<NormalisationStep>& steps) const
    {
        return {{space.data(), space.size(), space.dimension()}, space.dimension(), steps, 1};
    }
};

/// The normalised sum of the normalised vectors of a line's words.
std::vector<float> naiveRow(const std::string& line, const EmbeddingSpace& space, const Normalisation& normalisation)
{
    std::vector<float> sum(space.dimension());
    for (const std::string& word : tokenise(line, "en")) {
        std::vector<float> row(space.vector(*space.find(word)).begin(), space.vector(*space.find(word)).end());
        normalisation.apply(row.data(), 1, space.dimension());
        for (std::size_t i = 0; i < row.size(); ++i) {
            sum[i] += row[i];
        }
    }
    normaliseRows(sum.data(), 1, sum.size(), sum.size());
    return sum;
}

} // namespace

void TestSentencePairs::productsEqualNaiveOnes_data()
{
    QTest::addColumn<int>("steps");
    QTest::newRow("standard") << 0;
    QTest::newRow("iterative") << 1;
    QTest::newRow("centre alone") << 2;
    QTest::newRow("none") << 3;
}

void TestSentencePairs::productsEqualNaiveOnes()
{
    QFETCH(int, steps);
    const std::vector<std::vector<NormalisationStep>> all = {Normalisation::standardSteps(),
                                                             Normalisation::iterativeSteps(3),
                                                             {NormalisationStep::Centre},
                                                             {}};
    const Languages languages;
    const Normalisation x = languages.fit(languages.source, all[static_cast<std::size_t>(steps)]);
    const Normalisation z = languages.fit(languages.target, all[static_cast<std::size_t>(steps)]);
    const Corpus corpus = corpusOf(700, 200, 3);
    SentenceOptions options;
    options.sourceLanguage = options.targetLanguage = "en";
    options.aside = 0;
    options.threads = 2;
    NullProgress progress;
    const SentencePairs pairs =
        sentencePairs(sourceOf(corpus), languages.source, x, languages.target, z, options, progress);
    QCOMPARE(pairs.products.pairs, std::size_t{700});
    QCOMPARE(pairs.listed, std::size_t{700});
    QCOMPARE(pairs.aside, std::size_t{0});

    DenseMatrix sources(700, 16);
    DenseMatrix targets(700, 16);
    for (std::size_t line = 0; line < 700; ++line) {
        std::ranges::copy(naiveRow(corpus.source[line], languages.source, x), sources.values.data() + line * 16);
        std::ranges::copy(naiveRow(corpus.target[line], languages.target, z), targets.values.data() + line * 16);
    }
    QVERIFY(largestDifference(pairs.products.cross, product(sources, Transpose::Yes, targets, Transpose::No)) < 1e-3);
    QVERIFY(largestDifference(pairs.products.sourceGram, product(sources, Transpose::Yes, sources, Transpose::No)) <
            1e-3);
    QVERIFY(largestDifference(pairs.products.targetGram, product(targets, Transpose::Yes, targets, Transpose::No)) <
            1e-3);
    for (std::size_t i = 0; i < 16; ++i) {
        double sum = 0.0;
        for (std::size_t line = 0; line < 700; ++line) {
            sum += sources(line, i);
        }
        QVERIFY(std::abs(pairs.products.sourceSum[i] - sum) < 1e-3);
    }
}

void TestSentencePairs::threadsAndBatchesAgree()
{
    const Languages languages;
    const Normalisation x = languages.fit(languages.source, Normalisation::standardSteps());
    const Corpus corpus = corpusOf(3000, 200, 3);
    SentenceOptions options;
    options.aside = 50;
    NullProgress progress;
    const auto run = [&](int threads, std::size_t batch) {
        options.threads = threads;
        return sentencePairs(sourceOf(corpus, batch), languages.source, x, languages.target, x, options, progress);
    };
    const SentencePairs one = run(1, 1000);
    const SentencePairs three = run(3, 1000);
    const SentencePairs small = run(2, 64);
    QCOMPARE(one.aside, std::size_t{50});
    // The same lines go aside whatever the threads and batches.
    QCOMPARE(three.asideSource, one.asideSource);
    QCOMPARE(small.asideTarget, one.asideTarget);
    QVERIFY(largestDifference(three.products.cross, one.products.cross) < 1e-9);
    QVERIFY(largestDifference(small.products.cross, one.products.cross) < 1e-9);
    QCOMPARE(run(3, 1000).products.cross.values, three.products.cross.values);
    options.seed = 2;
    QVERIFY(run(1, 1000).asideSource != one.asideSource);
}

void TestSentencePairs::keepsAShareAside()
{
    const Languages languages;
    const Normalisation x = languages.fit(languages.source, Normalisation::standardSteps());
    const Corpus corpus = corpusOf(2000, 200, 3);
    SentenceOptions options;
    NullProgress progress;
    for (const std::size_t wanted : {std::size_t{0}, std::size_t{100}, std::size_t{100000}}) {
        options.aside = wanted;
        const SentencePairs pairs =
            sentencePairs(sourceOf(corpus), languages.source, x, languages.target, x, options, progress);
        QCOMPARE(pairs.products.pairs + pairs.aside, std::size_t{2000});
        QCOMPARE(pairs.asideSource.size(), pairs.aside * 16);
        QCOMPARE(pairs.asideTarget.size(), pairs.aside * 16);
        if (wanted <= 100) {
            QCOMPARE(pairs.aside, wanted);
        } else {
            QVERIFY(pairs.aside > 150 && pairs.aside < 250);   // a tenth
        }
    }
    // Of a single sentence nothing goes aside.
    const Corpus one = corpusOf(1, 200, 3);
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        options.seed = seed;
        QCOMPARE(
            sentencePairs(sourceOf(one), languages.source, x, languages.target, x, options, progress).products.pairs,
            std::size_t{1});
    }
}

void TestSentencePairs::sentencesRecoverPlantedRotation_data()
{
    QTest::addColumn<AlignmentMethod>("method");
    QTest::newRow("procrustes") << AlignmentMethod::Procrustes;
    QTest::newRow("least squares") << AlignmentMethod::LeastSquares;
    QTest::newRow("cca") << AlignmentMethod::Cca;
    QTest::newRow("vecmap") << AlignmentMethod::VecMap;
}

void TestSentencePairs::sentencesRecoverPlantedRotation()
{
    QFETCH(AlignmentMethod, method);
    const Languages languages;
    const Corpus corpus = corpusOf(1500, 150, 5);
    AlignmentData data;
    data.sentences = sourceOf(corpus);
    AlignOptions options;
    options.method = method;
    options.threads = 2;
    const AlignmentMap map = learn(languages.source, languages.target, data, options);
    if (method == AlignmentMethod::Procrustes || method == AlignmentMethod::LeastSquares) {
        QVERIFY(largestDifference(throughShared(map), languages.turn) < 1e-4);
    }
    // Words that no sentence holds find their translations too.
    QCOMPARE(precision(map, languages.source, languages.target, 150, 200), 1.0);
    QCOMPARE(map.details["dictionary"]["kind"].get<std::string>(), std::string("sentences"));
    QCOMPARE(map.details["dictionary"]["listed"].get<int>(), 1500);
    QVERIFY(map.beta > 0.0);
}

void TestSentencePairs::reductionIsChosenOnSentences()
{
    const Languages languages(200, 16, 0.5);
    const Corpus corpus = corpusOf(1500, 200, 5);
    AlignmentData data;
    data.sentences = sourceOf(corpus);
    AlignOptions options;
    options.method = AlignmentMethod::ProcrustesReduced;
    options.threads = 2;
    const AlignmentMap map = learn(languages.source, languages.target, data, options);
    QVERIFY(map.details["held_out"]["sentences"].get<int>() > 100);
    QCOMPARE(map.details["dimensions"]["chosen"].get<std::size_t>(), map.source.shared);
}

void TestSentencePairs::rcslsRefusesSentences()
{
    const Languages languages;
    const Corpus corpus = corpusOf(50, 200, 5);
    AlignmentData data;
    data.sentences = sourceOf(corpus);
    AlignOptions options;
    options.method = AlignmentMethod::Rcsls;
    QVERIFY_EXCEPTION_THROWN(learn(languages.source, languages.target, data, options), Error);
}

void TestSentencePairs::readsFiles()
{
    QTemporaryDir folder;
    const auto write = [&](const char* name, const QByteArray& content) {
        QFile file(folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(content) == content.size() ? file.fileName().toStdString()
                                                                                        : std::string();
    };
    const SentenceSource source = sentenceFiles(write("a", "one\r\n\nthree\n"), write("b", "un\n\ntrois"));
    for (int again = 0; again < 2; ++again) {              // a source can be read more than once
        const SentenceReader next = source();
        SentenceBatch batch;
        QVERIFY(next(batch));
        QCOMPARE(batch.source, (std::vector<std::string>{"one", "", "three"}));
        QCOMPARE(batch.target, (std::vector<std::string>{"un", "", "trois"}));
        QVERIFY(!next(batch));
    }
    // More lines than one batch takes.
    QByteArray lines;
    for (int i = 0; i < 20000; ++i) {
        lines += QByteArray::number(i) + '\n';
    }
    const std::string many = write("c", lines);
    const SentenceReader next = sentenceFiles(many, many)();
    SentenceBatch batch;
    std::size_t count = 0;
    while (next(batch)) {
        for (const std::string& line : batch.source) {
            QCOMPARE(line, std::to_string(count++));
        }
        QCOMPARE(batch.source, batch.target);
    }
    QCOMPARE(count, std::size_t{20000});
}

void TestSentencePairs::refusesFilesThatDoNotFit()
{
    QTemporaryDir folder;
    const auto write = [&](const char* name, const QByteArray& content) {
        QFile file(folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(content) == content.size() ? file.fileName().toStdString()
                                                                                        : std::string();
    };
    const std::string two = write("two", "a\nb\n");
    const std::string three = write("three", "a\nb\nc\n");
    const std::string latin = write("latin", "a\ncaf\xe9\n");
    const auto problem = [](const std::string& a, const std::string& b) -> std::string {
        try {
            SentenceBatch batch;
            const SentenceReader next = sentenceFiles(a, b)();
            while (next(batch)) {
            }
        } catch (const Error& error) {
            return error.what();
        }
        return {};
    };
    QVERIFY(problem(two, three).starts_with(two + ":2"));
    QVERIFY(problem(three, two).starts_with(two + ":2"));
    QVERIFY(problem(two, latin).starts_with(latin + ":2"));
    QVERIFY(!problem(two, folder.filePath("none").toStdString()).empty());
}

void TestSentencePairs::unknownWordsDropOut()
{
    const Languages languages;
    const Normalisation none;
    Corpus corpus;
    corpus.source = {"s1 nonsense", "nonsense", "", "s2", "s3"};
    corpus.target = {"t1", "t2", "t3", "", "... t4"};
    SentenceOptions options;
    options.aside = 0;
    NullProgress progress;
    const SentencePairs pairs =
        sentencePairs(sourceOf(corpus), languages.source, none, languages.target, none, options, progress);
    QCOMPARE(pairs.listed, std::size_t{5});
    QCOMPARE(pairs.empty, std::size_t{3});
    QCOMPARE(pairs.products.pairs, std::size_t{2});
}

void TestSentencePairs::noKnownWordIsAnError()
{
    const Languages languages;
    const Corpus corpus = {{"hello there"}, {"bonjour"}};
    AlignmentData data;
    data.sentences = sourceOf(corpus);
    QVERIFY_EXCEPTION_THROWN(learn(languages.source, languages.target, data, {}), Error);
    const Corpus none;
    data.sentences = sourceOf(none);
    QVERIFY_EXCEPTION_THROWN(learn(languages.source, languages.target, data, {}), Error);
}

void TestSentencePairs::stopsWhenCancelled()
{
    class Stopped final : public Progress {
    public:
        void stage(std::string_view, std::uint64_t) override {}
        void advance(std::uint64_t) override {}
        bool cancelled() const override { return true; }
    } stopped;
    const Languages languages;
    const Corpus corpus = corpusOf(50, 200, 5);
    const Normalisation none;
    QVERIFY_EXCEPTION_THROWN(
        sentencePairs(sourceOf(corpus), languages.source, none, languages.target, none, {}, stopped), Cancelled);
}

QTEST_GUILESS_MAIN(TestSentencePairs)
#include "TestSentencePairs.moc"
