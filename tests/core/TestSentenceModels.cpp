#include "FakePack.h"

#include "base/Error.h"
#include "composition/EncodedSentences.h"
#include "corpus/ParallelSentences.h"
#include "composition/VectorModel.h"
#include "composition/WordModel.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <fstream>

using namespace crossgloss;

/// Sentence models by hand: means, SIF, tf-idf, transport; the file they lie in, sound and broken; where sentences are read.
class TestSentenceModels : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void longTextsAreReadWhole();
    void meansByHand();
    void stemsStandForUnseenWords();
    void idfByHand();
    void sifTakesTheCommonDirectionOut();
    void transportByHand();
    void entropicTransportComesNear();
    void emptySentencesScoreNothing();
    void refusesOtherLanguagesAndSizes();
    void filesComeBack();
    void brokenFilesAreRefused();
    void sentenceFilesAreNamed();
    void sentenceFilesAreRead();
};

namespace {

std::vector<LanguageWords> twoLanguages()
{
    // Axes: cat, dog, house; the second language names them alike but for the house, which lies between.
    const float half = std::sqrt(0.5F);
    return {{"en", EmbeddingSpace({"cat", "dog", "house"}, {2, 0, 0, 0, 1, 0, 0, 0, 1}, 3), {}},
            {"es", EmbeddingSpace({"gato", "perro", "casa"}, {1, 0, 0, 0, 3, 0, 0, half, half}, 3), {}}};
}

WordModel model(SentenceMethod method, std::span<const LanguageSample> samples = {})
{
    NullProgress progress;
    VectorModelOptions options;
    options.method = method;
    options.threads = 1;
    return vectorModel(twoLanguages(), samples, options, progress);
}

void write(const std::filesystem::path& path, const std::string& text)
{
    std::ofstream(path, std::ios::binary) << text;
}

} // namespace

void TestSentenceModels::longTextsAreReadWhole()
{
    auto pack = std::make_shared<FakePack>(3);
    pack->addToken("en", "red", {1, 0, 0});
    pack->addToken("en", "cold", {0, 1, 0});
    pack->addToken("en", "old", {0, 0, 1});
    pack->readAtMost(2);
    const auto model = packSentenceModel(pack);
    NullProgress progress;
    const std::vector<std::string> texts = {"red cold", "red unheard cold old old", "red red old old cold cold"};
    const EmbeddedSentences found = model->embed(texts, "en", 1, progress);
    QCOMPARE(found.coverage.words, (std::vector<std::uint32_t>{2, 5, 6}));
    QCOMPARE(found.coverage.known, (std::vector<std::uint32_t>{2, 4, 6}));
    // Parts: red (1 known word); cold and old (2, of length one); old (1).
    const double half = std::sqrt(0.5);
    const double expected[3] = {1, 2 * half, 2 * half + 1};
    const double length = std::sqrt(expected[0] * expected[0] + expected[1] * expected[1] + expected[2] * expected[2]);
    for (std::size_t j = 0; j < 3; ++j) {
        QVERIFY(std::abs(static_cast<double>(found.vectors.values[3 + j]) - expected[j] / length) < 1e-6);
        QVERIFY(std::abs(static_cast<double>(found.vectors.values[6 + j]) - std::sqrt(1.0 / 3)) < 1e-6);
    }
}

void TestSentenceModels::meansByHand()
{
    NullProgress progress;
    const auto mean = makeSentenceModel(model(SentenceMethod::Mean));
    const std::vector<std::string> sentences{"The cat, the dog!", "", "House"};
    const EmbeddedSentences found = mean->embed(sentences, "en", 2, progress);
    const float half = std::sqrt(0.5F);
    const std::vector<float> expected{half, half, 0, 0, 0, 0, 0, 0, 1};
    for (std::size_t i = 0; i < expected.size(); ++i) {
        QVERIFY(std::abs(found.vectors.values[i] - expected[i]) < 1e-6F);
    }
    QCOMPARE(found.coverage.words, (std::vector<std::uint32_t>{4, 0, 1}));
    QCOMPARE(found.coverage.known, (std::vector<std::uint32_t>{2, 0, 1}));
    QCOMPARE(found.coverage.empty(), std::size_t{1});
    QVERIFY(std::abs(found.coverage.share() - 0.6) < 1e-9);
    const PairScores scores = mean->score(sentences, "en", std::vector<std::string>{"gato", "perro", "casa"}, "es", 1, progress);
    QVERIFY(std::abs(scores.scores[0] - half) < 1e-6F);
    QCOMPARE(scores.scores[1], 0.0F);
    QVERIFY(std::abs(scores.scores[2] - half) < 1e-6F);
}

void TestSentenceModels::stemsStandForUnseenWords()
{
    // "houses" was never seen, "house" was; of two words of a stem the first one stands, and what was seen stands for itself.
    NullProgress progress;
    WordModel known = model(SentenceMethod::Mean);
    known.languages[0].words = EmbeddingSpace({"walked", "walks", "house"}, {1, 0, 0, 0, 1, 0, 0, 0, 1}, 3);
    const auto mean = makeSentenceModel(known);
    const std::vector<std::string> texts{"houses", "walking", "walks", "housing zebra"};
    const EmbeddedSentences found = mean->embed(texts, "en", 1, progress);
    const std::vector<float> expected{0, 0, 1, 1, 0, 0, 0, 1, 0, 0, 0, 1};
    QCOMPARE(found.vectors.values, expected);
    QCOMPARE(found.coverage.known, (std::vector<std::uint32_t>{1, 1, 1, 1}));
    QVERIFY(mean->wordsOf("houses", "en").words.front().known);
}

void TestSentenceModels::idfByHand()
{
    const std::vector<std::string> sample{"cat dog", "cat"};
    const std::vector<LanguageSample> samples{{"en", sample}};
    const WordModel weighed = model(SentenceMethod::TfIdf, samples);
    const std::vector<float>& weights = weighed.languages[0].weights;
    QVERIFY(std::abs(weights[0] - 1.0F) < 1e-6F);
    QVERIFY(std::abs(weights[1] - (std::log(1.5F) + 1.0F)) < 1e-6F);
    QVERIFY(std::abs(weights[2] - (std::log(3.0F) + 1.0F)) < 1e-6F);
    QVERIFY(weighed.languages[1].weights.empty());
}

void TestSentenceModels::sifTakesTheCommonDirectionOut()
{
    NullProgress progress;
    const std::vector<std::string> sample{"cat", "cat", "cat cat", "dog"};
    const std::vector<LanguageSample> samples{{"en", sample}};
    const WordModel sif = model(SentenceMethod::Sif, samples);
    QCOMPARE(sif.common.size(), std::size_t{3});
    QVERIFY(std::abs(std::abs(sif.common[0]) - 1.0F) < 1e-5F);
    const EmbeddedSentences found =
        makeSentenceModel(sif)->embed(std::vector<std::string>{"cat dog"}, "en", 1, progress);
    QVERIFY(std::abs(found.vectors.values[0]) < 1e-5F);
    QVERIFY(std::abs(found.vectors.values[1] - 1.0F) < 1e-5F);
    // Rarer words count more.
    QVERIFY(sif.languages[0].weights[0] < sif.languages[0].weights[2]);
}

void TestSentenceModels::transportByHand()
{
    NullProgress progress;
    const auto wmd = makeSentenceModel(model(SentenceMethod::Wmd));
    QCOMPARE(wmd->dimension(), std::size_t{0});
    const std::vector<std::string> first{"cat dog", "cat cat house", "dog"};
    const std::vector<std::string> second{"gato perro", "gato", "gato"};
    const PairScores scores = wmd->score(first, "en", second, "es", 2, progress);
    const float root = std::sqrt(2.0F);
    QVERIFY(std::abs(scores.scores[0] - 1.0F) < 1e-4F);
    QVERIFY(std::abs(scores.scores[1] - (1.0F - root / 6.0F)) < 1e-4F);
    QVERIFY(std::abs(scores.scores[2] - (1.0F - root / 2.0F)) < 1e-4F);
    QVERIFY_THROWS_EXCEPTION(Error, wmd->embed(first, "en", 1, progress));
}

void TestSentenceModels::entropicTransportComesNear()
{
    NullProgress progress;
    const std::vector<std::string> first{"cat dog", "cat cat house", "dog", ""};
    const std::vector<std::string> second{"gato perro", "gato casa", "gato", "gato"};
    const PairScores exact = makeSentenceModel(model(SentenceMethod::Wmd))->score(first, "en", second, "es", 1, progress);
    const PairScores near =
        makeSentenceModel(model(SentenceMethod::Sinkhorn))->score(first, "en", second, "es", 1, progress);
    for (std::size_t i = 0; i < first.size(); ++i) {
        QVERIFY(std::abs(exact.scores[i] - near.scores[i]) < 0.02F);
    }
}

void TestSentenceModels::emptySentencesScoreNothing()
{
    NullProgress progress;
    for (const SentenceMethod method : {SentenceMethod::Mean, SentenceMethod::Wmd, SentenceMethod::Sinkhorn}) {
        const PairScores scores = makeSentenceModel(model(method))->score(
            std::vector<std::string>{"zebra", ""}, "en", std::vector<std::string>{"gato", "gato"}, "es", 1, progress);
        QCOMPARE(scores.scores, (std::vector<float>{0, 0}));
        QCOMPARE(scores.first.empty(), std::size_t{2});
    }
}

void TestSentenceModels::refusesOtherLanguagesAndSizes()
{
    NullProgress progress;
    const auto mean = makeSentenceModel(model(SentenceMethod::Mean));
    const std::vector<std::string> one{"cat"};
    const std::vector<std::string> two{"cat", "dog"};
    QVERIFY_THROWS_EXCEPTION(Error, mean->embed(one, "de", 1, progress));
    QVERIFY_THROWS_EXCEPTION(Error, mean->score(one, "en", two, "es", 1, progress));
    WordModel twice = model(SentenceMethod::Mean);
    twice.languages[1].language = "en";
    QVERIFY_THROWS_EXCEPTION(Error, makeSentenceModel(twice));
    WordModel unlike = model(SentenceMethod::Mean);
    unlike.languages[1].words = EmbeddingSpace({"gato"}, {1, 0}, 2);
    QVERIFY_THROWS_EXCEPTION(Error, makeSentenceModel(unlike));
    WordModel unweighed = model(SentenceMethod::Mean);
    unweighed.method = SentenceMethod::Wmf;
    QVERIFY_THROWS_EXCEPTION(Error, makeSentenceModel(unweighed));
}

void TestSentenceModels::filesComeBack()
{
    QTemporaryDir folder;
    NullProgress progress;
    const std::filesystem::path path = folder.filePath("m.model").toStdString();
    const std::vector<std::string> sample{"cat dog", "cat"};
    const std::vector<LanguageSample> samples{{"en", sample}};
    for (const SentenceMethod method : {SentenceMethod::Mean, SentenceMethod::Sif, SentenceMethod::TfIdf}) {
        const WordModel written = model(method, samples);
        writeWordModel(written, path);
        const WordModel read = readWordModel(path);
        QCOMPARE(read.method, method);
        QCOMPARE(read.common, written.common);
        QCOMPARE(read.languages.size(), std::size_t{2});
        for (std::size_t i = 0; i < 2; ++i) {
            QCOMPARE(read.languages[i].words.checksum(), written.languages[i].words.checksum());
            QCOMPARE(read.languages[i].weights, written.languages[i].weights);
        }
        QCOMPARE(openSentenceModel(path, 1, progress)->method(), std::string(sentenceMethodName(method)));
    }
}

void TestSentenceModels::brokenFilesAreRefused()
{
    QTemporaryDir folder;
    const std::filesystem::path path = folder.filePath("m.model").toStdString();
    writeWordModel(model(SentenceMethod::Mean), path);
    std::ifstream file(path, std::ios::binary);
    const std::string whole((std::istreambuf_iterator<char>(file)), {});
    for (std::size_t size = 0; size < whole.size(); size += 7) {
        write(path, whole.substr(0, size));
        QVERIFY_THROWS_EXCEPTION(Error, readWordModel(path));
    }
    for (std::size_t at = 0; at < whole.size(); at += 5) {
        std::string changed = whole;
        changed[at] = static_cast<char>(changed[at] ^ 0x20);
        write(path, changed);
        QVERIFY_THROWS_EXCEPTION(Error, readWordModel(path));
    }
    NullProgress progress;
    write(path, "a\tb\n");
    QVERIFY_THROWS_EXCEPTION(Error, openSentenceModel(path, 1, progress));
    QVERIFY_THROWS_EXCEPTION(Error, openSentenceModel(folder.filePath("none").toStdString(), 1, progress));
}

void TestSentenceModels::sentenceFilesAreNamed()
{
    const SentenceFile pairs = sentenceFileNamed("C:/a,b.tsv:eng:ES");
    QCOMPARE(pairs.firstLanguage, std::string("en"));
    QCOMPARE(pairs.secondLanguage, std::string("es"));
    QCOMPARE(pairs.second, std::filesystem::path("b.tsv"));
    QCOMPARE(sentenceFileNamed("x.txt:fr").secondLanguage, std::string());
    QCOMPARE(sentenceFileNamed("x.txt:fr").first, std::filesystem::path("x.txt"));
    QCOMPARE(sentenceFileNamed("a,b:en:fr").text(), std::string("a,b:en:fr"));
    QVERIFY_THROWS_EXCEPTION(Error, sentenceFileNamed("x.txt"));
    QVERIFY_THROWS_EXCEPTION(Error, sentenceFileNamed(":en"));
    QVERIFY_THROWS_EXCEPTION(Error, sentenceFileNamed("x.txt:nolanguage"));
}

void TestSentenceModels::sentenceFilesAreRead()
{
    QTemporaryDir folder;
    NullProgress progress;
    ReadReport report;
    const std::string pairs = folder.filePath("p.tsv").toStdString();
    write(pairs, "one\tuno\tmore\n\n lone line\nempty\t\n\xff\tx\ntwo\tdos\r\n");
    const SentenceCorpus corpus = readSentenceFile(sentenceFileNamed(pairs + ":en:es"), progress, report);
    QCOMPARE(corpus.first, (std::vector<std::string>{"one", "two"}));
    QCOMPARE(corpus.second, (std::vector<std::string>{"uno", "dos"}));
    QCOMPARE(corpus.blank, std::size_t{2});
    QCOMPARE(report.skipped, std::uint64_t{2});
    const std::string a = folder.filePath("a.txt").toStdString();
    const std::string b = folder.filePath("b.txt").toStdString();
    write(a, "one\n\ntwo\n");
    write(b, "uno\nx\ndos\n");
    const SentenceCorpus aligned = readSentenceFile(sentenceFileNamed(a + "," + b + ":en:es"), progress, report);
    QCOMPARE(aligned.second, (std::vector<std::string>{"uno", "dos"}));
    write(b, "uno\n");
    QVERIFY_THROWS_EXCEPTION(Error, readSentenceFile(sentenceFileNamed(a + "," + b + ":en:es"), progress, report));
    write(a, "\n\n");
    QVERIFY_THROWS_EXCEPTION(Error, readSentenceFile(sentenceFileNamed(a + ":en"), progress, report));
    const SentenceCorpus alone = readSentenceFile(sentenceFileNamed(b + ":es"), progress, report);
    QCOMPARE(alone.first, (std::vector<std::string>{"uno"}));
    QVERIFY(!alone.parallel());
}

QTEST_GUILESS_MAIN(TestSentenceModels)
#include "TestSentenceModels.moc"
