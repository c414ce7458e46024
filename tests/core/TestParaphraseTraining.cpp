#include "PlantedParaphrases.h"

#include "base/Error.h"
#include "paraphrase/ParaphraseTraining.h"

#include <QTemporaryDir>
#include <QTest>

using namespace crossgloss;

/// Paraphrase identification on planted sentences.
class TestParaphraseTraining : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void learnsWhatIsThere_data();
    void learnsWhatIsThere();
    void learnsByATrainedEncoder();
    void learnsNothingWhereNothingIs();
    void goesOnBitForBit();
    void namesBrokenLines();
    void scores();

private:
    std::filesystem::path path(const std::string& name) const { return m_folder.path().toStdString() + "/" + name; }
    ParaphraseConfig config(const std::string& encoder) const
    {
        ParaphraseConfig config;
        setPairEncoder(config, encoder);
        config.vectors = {{"en", path("en.vec")}, {"es", path("es.vec")}};
        config.train = {path("train.tsv"), {}, "en", "es"};
        config.test = {path("test.tsv"), {}, "en", "es"};
        config.validation = SentenceFile{path("valid.tsv"), {}, "en", "es"};
        config.layers = 1;
        config.hidden = 16;
        config.classifierHidden = 16;
        config.window = 2;
        config.sequenceLength = 6;
        config.batch = 32;
        config.epochs = 60;
        config.patience = 0;
        config.learningRate = 5e-3;
        config.threads = 2;
        config.absolute = true;
        return config;
    }
    static ParaphraseResult train(const ParaphraseConfig& config)
    {
        NullProgress progress;
        return trainParaphrase(config, progress, {});
    }

    QTemporaryDir m_folder;
};

void TestParaphraseTraining::initTestCase()
{
    PlantedParaphrases::writeVectors(path("en.vec"), 'x');
    PlantedParaphrases::writeVectors(path("es.vec"), 'y');
    PlantedParaphrases::write(path("train.tsv"), 800, 1);
    PlantedParaphrases::write(path("valid.tsv"), 100, 2);
    PlantedParaphrases::write(path("test.tsv"), 400, 3);
    PlantedParaphrases::write(path("noise.tsv"), 400, 4, true);
    PlantedParaphrases::write(path("noise-test.tsv"), 1000, 5, true);
}

void TestParaphraseTraining::learnsWhatIsThere_data()
{
    QTest::addColumn<QString>("encoder");
    QTest::addColumn<bool>("absolute");
    for (const char* encoder : {"bow", "cnn", "gru", "bigru", "att", "abcnn"}) {
        QTest::newRow(encoder) << QString(encoder) << true;
    }
    QTest::newRow("gru, signed") << QString("gru") << false;
}

void TestParaphraseTraining::learnsWhatIsThere()
{
    QFETCH(QString, encoder);
    QFETCH(bool, absolute);
    ParaphraseConfig settings = config(encoder.toStdString());
    settings.absolute = absolute;
    const ParaphraseResult result = train(settings);
    QCOMPARE(result.trained, std::size_t{800});
    QCOMPARE(result.validated, std::size_t{100});
    QCOMPARE(result.scores.n, std::size_t{400});
    QCOMPARE(result.unknown, std::size_t{0});
    QVERIFY2(result.scores.accuracy > 0.9, qPrintable(QString::number(result.scores.accuracy)));
    QVERIFY(result.scores.f1 > 0.9 && result.bestEpoch >= 1);
}

/// A dictionary encoder that was trained before; only the classifier learns.
void TestParaphraseTraining::learnsByATrainedEncoder()
{
    std::ofstream data(path("definitions.tsv"));
    Random random(9);
    for (int i = 0; i < 600; ++i) {
        const std::uint64_t topic = uniformBelow(random, PlantedParaphrases::topics);
        data << PlantedParaphrases::word('y', topic, uniformBelow(random, 8)) << '\t'
             << PlantedParaphrases::sentence('x', topic, random) << '\n';
    }
    data.close();
    std::ofstream other(path("back.tsv"));
    for (int i = 0; i < 600; ++i) {
        const std::uint64_t topic = uniformBelow(random, PlantedParaphrases::topics);
        other << PlantedParaphrases::word('x', topic, uniformBelow(random, 8)) << '\t'
              << PlantedParaphrases::sentence('y', topic, random) << '\n';
    }
    other.close();
    TrainingConfig encoder;
    encoder.data = {{path("definitions.tsv"), "es", "en"}, {path("back.tsv"), "en", "es"}};
    encoder.vectors = {{"en", path("en.vec")}, {"es", path("es.vec")}};
    encoder.encoder = EncoderKind::Gru;
    encoder.strategy = Strategy::MultiTask;
    encoder.layers = 1;
    encoder.hidden = 16;
    encoder.sequenceLength = 6;
    encoder.epochs = 15;
    encoder.learningRate = 5e-3;
    encoder.heldOut = 0;
    encoder.threads = 2;
    encoder.out = path("encoder.model");
    NullProgress progress;
    trainEncoder(encoder, progress, [](const TrainingPoint&) {});
    ParaphraseConfig settings = config("bow");
    settings.vectors.clear();
    settings.model = path("encoder.model");
    settings.validation.reset();
    const ParaphraseResult result = train(settings);
    QCOMPARE(result.validated, std::size_t{80});
    QVERIFY2(result.scores.accuracy > 0.9, qPrintable(QString::number(result.scores.accuracy)));
    QCOMPARE(pairEncoderName(settings), std::string("model"));
}

void TestParaphraseTraining::learnsNothingWhereNothingIs()
{
    for (const char* encoder : {"bow", "gru", "abcnn"}) {
        ParaphraseConfig settings = config(encoder);
        settings.train.first = path("noise.tsv");
        settings.test.first = path("noise-test.tsv");
        settings.validation.reset();
        settings.epochs = 20;
        const ParaphraseResult result = train(settings);
        QVERIFY2(std::abs(result.scores.accuracy - 0.5) < 0.08, qPrintable(QString::number(result.scores.accuracy)));
    }
}

void TestParaphraseTraining::goesOnBitForBit()
{
    for (const char* encoder : {"gru", "abcnn"}) {
        ParaphraseConfig settings = config(encoder);
        settings.epochs = 6;
        settings.checkpointSeconds = 0;
        settings.out = path("whole");
        const ParaphraseResult whole = train(settings);
        settings.out = path("parts");
        struct StopsAfter final : Progress {
            void stage(std::string_view, std::uint64_t) override {}
            void advance(std::uint64_t) override {}
            bool cancelled() const override { return stop; }
            bool stop = false;
        } progress;
        QVERIFY_EXCEPTION_THROWN(trainParaphrase(settings, progress,
                                                 [&](const TrainingPoint& point) { progress.stop = point.epoch == 3; }),
                                 Cancelled);
        const ParaphraseResult rest = train(settings);
        QVERIFY(rest.resumed);
        QCOMPARE(rest.found, whole.found);
        QCOMPARE(rest.curve.size(), whole.curve.size());
        QCOMPARE(rest.curve.back().loss, whole.curve.back().loss);
        QCOMPARE(rest.validationAccuracy, whole.validationAccuracy);
        std::filesystem::remove(path("whole"));
        std::filesystem::remove(path("parts"));
        std::filesystem::remove(path("whole.checkpoint"));
        std::filesystem::remove(path("parts.checkpoint"));
    }
}

void TestParaphraseTraining::namesBrokenLines()
{
    NullProgress progress;
    for (const char* line : {"1\tonly one", "2\ta\tb", "\ta\tb", "1\t\tb", "1\ta\tb\tc", "1\ta\t\xff", "no tab"}) {
        std::ofstream(path("broken.tsv"), std::ios::binary) << "1\tgood\tbien\n" << line << '\n';
        try {
            readLabelledPairs(path("broken.tsv"), progress);
            QFAIL(line);
        } catch (const Error& error) {
            QCOMPARE(error.line(), std::size_t{2});
            QVERIFY(error.file().ends_with("broken.tsv"));
        }
    }
    std::ofstream(path("broken.tsv"), std::ios::binary) << "";
    QVERIFY_EXCEPTION_THROWN(readLabelledPairs(path("broken.tsv"), progress), Error);
    std::ofstream(path("broken.tsv"), std::ios::binary) << "1\tunheard\tunseen\n";
    ParaphraseConfig settings = config("bow");
    settings.train.first = path("broken.tsv");
    QVERIFY_EXCEPTION_THROWN(train(settings), Error);
    settings = config("bow");
    settings.vectors.clear();
    QVERIFY_EXCEPTION_THROWN(train(settings), Error);
    settings = config("bow");
    settings.epochs = 0;
    QVERIFY_EXCEPTION_THROWN(train(settings), Error);
    QVERIFY_EXCEPTION_THROWN(setPairEncoder(settings, "magic"), Error);
}

void TestParaphraseTraining::scores()
{
    const ParaphraseScores scores = scorePairs({1, 1, 1, 0, 0}, {1, 1, 0, 1, 0});
    QCOMPARE(scores.n, std::size_t{5});
    QVERIFY(std::abs(scores.accuracy - 0.6) < 1e-12);
    QVERIFY(std::abs(scores.f1 - 4.0 / 6) < 1e-12);
    QVERIFY(std::abs(scores.macroF1 - (4.0 / 6 + 2.0 / 4) / 2) < 1e-12);
    QCOMPARE(scorePairs({0, 0}, {0, 0}).f1, 0.0);
}

QTEST_GUILESS_MAIN(TestParaphraseTraining)
#include "TestParaphraseTraining.moc"
