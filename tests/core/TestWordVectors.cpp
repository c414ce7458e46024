#include "StopsAt.h"
#include "base/Error.h"
#include "base/Random.h"
#include "wordvectors/WordVectors.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <fstream>

using namespace crossgloss;

namespace {

constexpr std::size_t topics = 8;
constexpr std::size_t wordsPerTopic = 10;

/// Letters only, so that the tokeniser keeps it whole.
std::string word(char language, std::uint64_t topic, std::uint64_t place)
{
    return std::string(1, language) + "or" + static_cast<char>('a' + topic) + "t" + static_cast<char>('a' + place);
}

double cosine(std::span<const float> a, std::span<const float> b)
{
    double ab = 0;
    double aa = 0;
    double bb = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        ab += static_cast<double>(a[i]) * static_cast<double>(b[i]);
        aa += static_cast<double>(a[i]) * static_cast<double>(a[i]);
        bb += static_cast<double>(b[i]) * static_cast<double>(b[i]);
    }
    return ab / std::sqrt(aa * bb);
}

} // namespace

/// Word vectors learned from planted text: words of a topic share their contexts.
class TestWordVectors : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void topicsCome_data();
    void topicsCome();
    void bilbowaBringsTranslationsTogether();
    void oneThreadGivesTheSameBits();
    void rareWordsAreLeftOut();
    void ngramsReadBackAndKnowOtherWords();
    void word2vecBinaryReadsBack();
    void pointsTellHowItGoes();
    void cancelLeavesNothing();
    void refusesWhatCannotBe();

private:
    std::filesystem::path path(const std::string& name) const { return m_folder->filePath(QString::fromStdString(name)).toStdString(); }
    /// Sentences of one topic each, and of both languages the same topic in each line.
    void writeTexts(int lines, std::uint64_t seed = 1) const
    {
        Random random(seed);
        std::ofstream first(path("text.en"), std::ios::binary);
        std::ofstream second(path("text.fr"), std::ios::binary);
        for (int line = 0; line < lines; ++line) {
            const std::uint64_t topic = uniformBelow(random, topics);
            for (int i = 0; i < 8; ++i) {
                first << word('e', topic, uniformBelow(random, wordsPerTopic)) << ' ';
                second << word('f', topic, uniformBelow(random, wordsPerTopic)) << ' ';
            }
            first << "end\n";
            second << "fin\n";
        }
    }
    WordVectorConfig config(WordVectorMethod method) const
    {
        WordVectorConfig made;
        made.method = method;
        made.texts = {{"en", {path("text.en")}}};
        made.out = {{"en", path("en.vec")}};
        made.dimension = 20;
        made.epochs = 5;
        made.minimumCount = 2;
        made.subsample = 0;
        made.threads = 1;
        if (method == WordVectorMethod::Bilbowa) {
            made.texts["fr"] = {path("text.fr")};
            made.out["fr"] = path("fr.vec");
            made.parallel = {sentenceFileNamed(path("text.en").string() + "," + path("text.fr").string() + ":en:fr")};
        }
        return made;
    }
    static WordVectorResult train(const WordVectorConfig& made)
    {
        NullProgress progress;
        return trainWordVectors(made, {}, progress, [](const WordVectorPoint&) {});
    }
    /// Share of words whose nearest other word is of their topic.
    static double sameTopic(const EmbeddingSpace& space)
    {
        double right = 0;
        double all = 0;
        for (std::size_t a = 0; a < space.size(); ++a) {
            if (space.word(a).size() != 6) {
                continue;
            }
            std::size_t best = a;
            double top = -2;
            for (std::size_t b = 0; b < space.size(); ++b) {
                if (const double score = cosine(space.vector(a), space.vector(b)); b != a && score > top) {
                    top = score;
                    best = b;
                }
            }
            all += 1;
            right += space.word(best).size() == 6 && space.word(best)[3] == space.word(a)[3] ? 1 : 0;
        }
        return right / all;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestWordVectors::topicsCome_data()
{
    QTest::addColumn<int>("method");
    QTest::addColumn<int>("threads");
    QTest::newRow("skip-gram") << int(WordVectorMethod::SkipGram) << 1;
    QTest::newRow("skip-gram, two threads") << int(WordVectorMethod::SkipGram) << 2;
    QTest::newRow("cbow") << int(WordVectorMethod::Cbow) << 1;
}

void TestWordVectors::topicsCome()
{
    QFETCH(int, method);
    QFETCH(int, threads);
    writeTexts(1500);
    WordVectorConfig made = config(static_cast<WordVectorMethod>(method));
    made.threads = threads;
    const WordVectorResult result = train(made);
    QCOMPARE(result.languages.size(), std::size_t{1});
    QCOMPARE(result.languages[0].words, topics * wordsPerTopic + 1);
    QCOMPARE(result.languages[0].tokens, std::uint64_t{1500 * 9});
    QVERIFY(result.wordsPerSecond > 0);
    const double share = sameTopic(result.languages[0].space);
    QVERIFY2(share > 0.95, qPrintable(QString::number(share)));
    NullProgress progress;
    ReadReport report;
    QCOMPARE(readVectors(path("en.vec"), {}, progress, report).checksum(), result.languages[0].space.checksum());
}

void TestWordVectors::bilbowaBringsTranslationsTogether()
{
    writeTexts(1500);
    const auto translated = [this](double alignment) {
        WordVectorConfig made = config(WordVectorMethod::Bilbowa);
        made.alignment = alignment;
        const WordVectorResult result = train(made);
        const EmbeddingSpace& en = result.languages[0].language == "en" ? result.languages[0].space : result.languages[1].space;
        const EmbeddingSpace& fr = result.languages[0].language == "en" ? result.languages[1].space : result.languages[0].space;
        double right = 0;
        for (std::size_t topic = 0; topic < topics; ++topic) {
            for (std::size_t place = 0; place < wordsPerTopic; ++place) {
                const auto row = *en.find(word('e', topic, place));
                double top = -2;
                std::size_t best = 0;
                for (std::size_t other = 0; other < fr.size(); ++other) {
                    if (const double score = cosine(en.vector(row), fr.vector(other)); score > top) {
                        top = score;
                        best = other;
                    }
                }
                right += fr.word(best).size() == 6 && fr.word(best)[3] == word('e', topic, place)[3] ? 1 : 0;
            }
        }
        return right / (topics * wordsPerTopic);
    };
    const double with = translated(1);
    const double without = translated(0);
    QVERIFY2(with > 0.9, qPrintable(QString::number(with)));
    QVERIFY2(without < 0.5, qPrintable(QString::number(without)));
}

void TestWordVectors::oneThreadGivesTheSameBits()
{
    writeTexts(200);
    for (const WordVectorMethod method : {WordVectorMethod::SkipGram, WordVectorMethod::Cbow, WordVectorMethod::Bilbowa}) {
        WordVectorConfig made = config(method);
        made.epochs = 2;
        const std::string first = train(made).languages[0].space.checksum();
        QCOMPARE(train(made).languages[0].space.checksum(), first);
        made.seed = 2;
        QVERIFY(train(made).languages[0].space.checksum() != first);
    }
}

void TestWordVectors::rareWordsAreLeftOut()
{
    writeTexts(300);
    std::ofstream(path("text.en"), std::ios::app) << "rare\nseldom seldom\n";
    const EmbeddingSpace space = train(config(WordVectorMethod::SkipGram)).languages[0].space;
    QVERIFY(!space.find("rare"));
    QVERIFY(space.find("seldom"));
    // The most frequent word stands first.
    QCOMPARE(space.word(0), std::string_view("end"));
}

void TestWordVectors::ngramsReadBackAndKnowOtherWords()
{
    writeTexts(400);
    WordVectorConfig made = config(WordVectorMethod::SkipGram);
    made.smallestNgram = 3;
    made.largestNgram = 4;
    made.buckets = 2000;
    made.out["en"] = path("en.bin");
    const WordVectorResult result = train(made);
    NullProgress progress;
    ReadReport report;
    const EmbeddingSpace space = readVectors(path("en.bin"), {}, progress, report);
    QVERIFY(space.hasSubwords());
    QCOMPARE(space.size(), result.languages[0].words);
    std::vector<float> known(20);
    std::vector<float> unknown(20);
    QVERIFY(space.vectorOf(word('e', 0, 0), known));
    for (std::size_t d = 0; d < 20; ++d) {
        QVERIFY(std::abs(known[d] - result.languages[0].space.vector(*result.languages[0].space.find(word('e', 0, 0)))[d]) < 1e-5F);
    }
    // A word that is not in the text has a vector by its n-grams, near words that are written alike.
    QVERIFY(!space.find(word('e', 0, 0) + "x"));
    QVERIFY(space.vectorOf(word('e', 0, 0) + "x", unknown));
    std::vector<float> other(20);
    QVERIFY(space.vectorOf(word('e', 5, 5), other));
    QVERIFY(cosine(known, unknown) > cosine(other, unknown));
}

void TestWordVectors::word2vecBinaryReadsBack()
{
    writeTexts(200);
    WordVectorConfig made = config(WordVectorMethod::Cbow);
    made.out["en"] = path("plain.bin");
    const WordVectorResult result = train(made);
    NullProgress progress;
    ReadReport report;
    const EmbeddingSpace space = readVectors(path("plain.bin"), {}, progress, report);
    QVERIFY(!space.hasSubwords());
    QCOMPARE(space.checksum(), result.languages[0].space.checksum());
}

void TestWordVectors::pointsTellHowItGoes()
{
    writeTexts(400);
    NullProgress progress;
    std::vector<WordVectorPoint> points;
    const WordVectorResult result = trainWordVectors(config(WordVectorMethod::SkipGram), {word('e', 1, 1)}, progress,
                                                     [&](const WordVectorPoint& point) { points.push_back(point); });
    QVERIFY(!points.empty());
    QCOMPARE(points.size(), result.curve.size());
    QVERIFY(std::abs(points.back().share - 1) < 1e-9);
    QCOMPARE(points.back().samples.size(), std::size_t{1});
    QCOMPARE(points.back().samples[0].word, word('e', 1, 1));
    QVERIFY(!points.back().samples[0].nearest.empty());
    QCOMPARE(points.back().samples[0].nearest[0][3], word('e', 1, 1)[3]);
}

void TestWordVectors::cancelLeavesNothing()
{
    writeTexts(3000);
    for (const char* stage : {"Reading words", "Learning word vectors"}) {
        test::StopsAt progress(stage);
        bool cancelled = false;
        try {
            trainWordVectors(config(WordVectorMethod::SkipGram), {}, progress, [](const WordVectorPoint&) {});
        } catch (const Cancelled&) {
            cancelled = true;
        }
        QVERIFY2(progress.cancelled() && cancelled, stage);
        QVERIFY(QDir(m_folder->path()).entryList({"en.vec*"}).isEmpty());
    }
}

void TestWordVectors::refusesWhatCannotBe()
{
    writeTexts(20);
    const auto refused = [](const WordVectorConfig& made) {
        try {
            train(made);
        } catch (const Error&) {
            return true;
        }
        return false;
    };
    WordVectorConfig made = config(WordVectorMethod::SkipGram);
    made.texts["en"] = {path("nothing")};
    QVERIFY(refused(made));
    std::ofstream(path("empty"));
    made.texts["en"] = {path("empty")};
    QVERIFY(refused(made));
    std::ofstream(path("one")) << "word\n";
    made.texts["en"] = {path("one")};
    QVERIFY(refused(made));
    made = config(WordVectorMethod::SkipGram);
    made.minimumCount = 1000;
    QVERIFY(refused(made));
    made = config(WordVectorMethod::SkipGram);
    made.dimension = 0;
    QVERIFY(refused(made));
    made = config(WordVectorMethod::SkipGram);
    made.out.clear();
    QVERIFY(refused(made));
    made = config(WordVectorMethod::Bilbowa);
    made.parallel.clear();
    QVERIFY(refused(made));
    made = config(WordVectorMethod::Bilbowa);
    made.texts.erase("fr");
    QVERIFY(refused(made));
    QVERIFY(!std::filesystem::exists(path("en.vec")));
}

QTEST_GUILESS_MAIN(TestWordVectors)
#include "TestWordVectors.moc"
