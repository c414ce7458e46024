#include "TrainingFixture.h"

#include "base/Error.h"
#include "encoder/EncoderModel.h"
#include "encoder/TrainingData.h"
#include "training/Checkpoint.h"

#include <QTest>

#include <set>

using namespace crossgloss;

/// Training from files to scored models, on planted data.
class TestTraining : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyEncoderLearnsThePlantedRule_data();
    void everyEncoderLearnsThePlantedRule();
    void everyObjectiveLearns_data();
    void everyObjectiveLearns();
    void monoFindsAnswersThroughHeadwords();
    void multiTaskTrainsBothDirections();
    void sameSeedAndThreadsGiveTheSameModel();
    void resumedRunEqualsAnUninterruptedOne();
    void cancelledWithinAnEpochGoesOnExactly_data();
    void cancelledWithinAnEpochGoesOnExactly();
    void eachOptionOfStepsChangesTheRun_data();
    void eachOptionOfStepsChangesTheRun();
    void fallingRateHangsOnTheEpochs();
    void checkpointOfOtherSettingsIsNotUsed();
    void finishedRunIsNotRepeated();
    void heldOutWordsAreTrainedOnNowhere();
    void sharedDefinitionsAreReportedApart();
    void patienceEndsTheRun();
    void runawayLossIsAnError();
    void evaluateRanksLikeTraining();
    void unknownAnswersCountAsMisses();
    void whatCannotBeTrainedIsRefused_data();
    void whatCannotBeTrainedIsRefused();

private:
    TrainingFixture m_fixture;
};

namespace {

/// Asks to stop at the n-th call of advance().
class StopAfter final : public Progress {
public:
    explicit StopAfter(std::uint64_t steps) : m_steps(steps) {}
    void stage(std::string_view name, std::uint64_t) override { m_training = name == "Training"; }
    void advance(std::uint64_t done) override { m_stop = m_stop || (m_training && done >= m_steps); }
    bool cancelled() const override { return m_stop; }

private:
    std::uint64_t m_steps;
    bool m_training = false;
    bool m_stop = false;
};

TrainingResult train(const TrainingConfig& config)
{
    NullProgress progress;
    return trainEncoder(config, progress, {});
}

std::string failureOf(const TrainingConfig& config)
{
    try {
        train(config);
    } catch (const Error& error) {
        return error.what();
    }
    return {};
}

CheckpointReader checkpointOf(const TrainingConfig& config)
{
    return {checkpointPath(config.out), "dictionary encoder"};
}

bool sameCurves(const std::vector<TrainingPoint>& a, const std::vector<TrainingPoint>& b)
{
    if (a.size() != b.size()) {
        return false;
    }
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (a[i].epoch != b[i].epoch || a[i].step != b[i].step || a[i].loss != b[i].loss ||
            a[i].validationMrr != b[i].validationMrr) {
            return false;
        }
    }
    return true;
}

} // namespace

void TestTraining::everyEncoderLearnsThePlantedRule_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("placement");
    QTest::addColumn<double>("wanted");
    QTest::newRow("bow") << int(EncoderKind::Bow) << 0 << 0.6;
    QTest::newRow("gru") << int(EncoderKind::Gru) << 0 << 0.3;
    QTest::newRow("bigru") << int(EncoderKind::BiGru) << 0 << 0.3;
    QTest::newRow("cnn") << int(EncoderKind::Cnn) << 0 << 0.3;
    QTest::newRow("attention pairs") << int(EncoderKind::Attention) << int(AttentionPlacement::Stacked) << 0.3;
    QTest::newRow("attention last") << int(EncoderKind::Attention) << int(AttentionPlacement::Last) << 0.3;
}

void TestTraining::everyEncoderLearnsThePlantedRule()
{
    QFETCH(int, kind);
    QFETCH(int, placement);
    QFETCH(double, wanted);
    TrainingConfig config = m_fixture.config("learn.model", 40);
    config.encoder = EncoderKind(kind);
    config.attention = AttentionPlacement(placement);
    config.resume = false;
    std::vector<TrainingPoint> live;
    NullProgress progress;
    const TrainingResult result =
        trainEncoder(config, progress, [&live](const TrainingPoint& point) { live.push_back(point); });

    QCOMPARE(live.size(), std::size_t{40});
    QVERIFY(sameCurves(live, result.curve));
    QVERIFY(result.curve.back().loss < 0.5 * result.curve.front().loss);
    // 20 words are held out of 200: a tenth of the words at most. Chance would give an MRR of .03.
    QCOMPARE(result.validation.n, std::uint64_t{40});
    QVERIFY2(result.validation.mrr > wanted, qPrintable(QString::number(result.validation.mrr)));
    QCOMPARE(result.validation.mrr, result.bestValidationMrr);
    QCOMPARE(result.counts.lines, std::uint64_t{400});
    QCOMPARE(result.counts.trained + result.counts.heldOut, std::uint64_t{400});

    const EncoderModel model = loadModel(config.out);
    QCOMPARE(model.epoch, result.bestEpoch);
    QCOMPARE(model.vectors.size(), std::size_t{2});
}

void TestTraining::everyObjectiveLearns_data()
{
    QTest::addColumn<int>("objective");
    QTest::newRow("l2") << int(Objective::L2);
    QTest::newRow("cosine") << int(Objective::Cosine);
    QTest::newRow("hinge") << int(Objective::Hinge);
    QTest::newRow("softmax") << int(Objective::Softmax);
}

void TestTraining::everyObjectiveLearns()
{
    QFETCH(int, objective);
    TrainingConfig config = m_fixture.config("objective.model", 60);
    config.encoder = EncoderKind::Bow;
    config.objective = Objective(objective);
    config.learningRate = 2e-2;
    config.resume = false;
    const TrainingResult result = train(config);
    QVERIFY2(result.validation.mrr > 0.5, qPrintable(QString::number(result.validation.mrr)));
    QVERIFY(result.curve.back().loss < result.curve.front().loss);
}

void TestTraining::monoFindsAnswersThroughHeadwords()
{
    // Definitions that hold nothing but the headword; answers stand right beside their headwords in the space.
    QByteArray pairs;
    QByteArray beside;
    const QList<QByteArray> lines = m_fixture.read("en.vec").split('\n');
    for (int i = 0; i < 40; ++i) {
        const QByteArray word = "en" + TrainingFixture::name(i);
        pairs += "de" + TrainingFixture::name(i) + '\t' + word + '\t' + word + ' ' + word + '\n';
        beside += "de" + TrainingFixture::name(i) + lines[i + 1].mid(word.size()) + '\n';
    }
    m_fixture.write("mono.tsv", pairs);
    m_fixture.write("de.vec", beside);
    TrainingConfig config = m_fixture.config("mono.model", 150);
    config.data = {{m_fixture.text("mono.tsv"), "de", "en"}};
    config.vectors = {{"en", m_fixture.text("en.vec")}, {"de", m_fixture.text("de.vec")}};
    config.strategy = Strategy::Mono;
    config.encoder = EncoderKind::Bow;
    config.learningRate = 2e-2;
    const TrainingResult result = train(config);
    QVERIFY2(result.validation.p1 > 0.7, qPrintable(QString::number(result.validation.p1)));

    config.data = {{m_fixture.text("two.tsv"), "de", "en"}};
    m_fixture.write("two.tsv", "deaa\tenaa\n");
    QVERIFY(failureOf(config).find("headword") != std::string::npos);
}

void TestTraining::multiTaskTrainsBothDirections()
{
    TrainingConfig config = m_fixture.config("multi.model", 30);
    config.data.push_back({m_fixture.text("reverse.tsv"), "en", "fr"});
    config.encoder = EncoderKind::Bow;
    config.learningRate = 2e-2;
    QVERIFY(failureOf(config).find("multitask") != std::string::npos);
    config.strategy = Strategy::MultiTask;
    const TrainingResult result = train(config);
    QCOMPARE(result.counts.lines, std::uint64_t{600});
    NullProgress progress;
    const RetrievalScores forward = evaluateEncoder(config.out, config.data[0], 1, progress);
    const RetrievalScores backward = evaluateEncoder(config.out, config.data[1], 1, progress);
    QVERIFY2(forward.p10 > 0.6, qPrintable(QString::number(forward.p10)));
    QVERIFY2(backward.p10 > 0.6, qPrintable(QString::number(backward.p10)));
}

void TestTraining::sameSeedAndThreadsGiveTheSameModel()
{
    TrainingConfig first = m_fixture.config("same.model", 3);
    first.resume = false;
    train(first);
    const EncoderModel a = loadModel(first.out);
    train(first);
    const EncoderModel b = loadModel(first.out);
    QVERIFY(a.parameters == b.parameters);
    first.seed = 2;
    train(first);
    QVERIFY(a.parameters != loadModel(first.out).parameters);
}

void TestTraining::resumedRunEqualsAnUninterruptedOne()
{
    const TrainingConfig straight = m_fixture.config("straight.model", 4);
    const TrainingResult whole = train(straight);

    TrainingConfig parts = m_fixture.config("parts.model", 2);
    train(parts);
    parts.epochs = 4;
    const TrainingResult rest = train(parts);
    QVERIFY(rest.resumed);
    QVERIFY(sameCurves(whole.curve, rest.curve));

    const std::map<std::string, std::vector<float>> left = checkpointOf(straight).readAll();
    QVERIFY(!left.at("parameters").empty() && !left.at("optimiser").empty());
    QVERIFY(left == checkpointOf(parts).readAll());
    QVERIFY(loadModel(straight.out).parameters == loadModel(parts.out).parameters);
}

void TestTraining::cancelledWithinAnEpochGoesOnExactly_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<bool>("options");
    QTest::newRow("attention") << int(EncoderKind::Attention) << false;
    QTest::newRow("attention, clipped, with dropout, slower and slower") << int(EncoderKind::Attention) << true;
    QTest::newRow("cnn, clipped, with dropout, slower and slower") << int(EncoderKind::Cnn) << true;
}

void TestTraining::cancelledWithinAnEpochGoesOnExactly()
{
    QFETCH(int, kind);
    QFETCH(bool, options);
    const QString number = QString::number(kind) + (options ? "o" : "");
    const auto configOf = [&](const QString& name) {
        TrainingConfig config = m_fixture.config(name + number + ".model", 3);
        config.encoder = EncoderKind(kind);
        config.dropout = options ? 0.2 : 0;
        config.clip = options ? 0.5 : 0;
        config.rateFall = options ? 0.9 : 0;
        return config;
    };
    const TrainingConfig straight = configOf("whole");
    const TrainingResult whole = train(straight);
    const TrainingConfig stopped = configOf("stopped");
    for (const std::uint64_t stop : {1, 7, 23, 30, 55}) {          // 23 batches an epoch: within, at the end, within
        StopAfter progress(stop);
        QVERIFY_EXCEPTION_THROWN(trainEncoder(stopped, progress, {}), Cancelled);
        QVERIFY(checkpointOf(stopped).state().steps >= stop);
    }
    const TrainingResult rest = train(stopped);
    QVERIFY(rest.resumed);
    QVERIFY(sameCurves(whole.curve, rest.curve));
    QVERIFY(checkpointOf(straight).readAll() == checkpointOf(stopped).readAll());
}

void TestTraining::eachOptionOfStepsChangesTheRun_data()
{
    QTest::addColumn<QString>("option");
    for (const char* option : {"clip", "dropout", "rate fall", "kernel", "pool", "pooling"}) {
        QTest::newRow(option) << option;
    }
}

void TestTraining::eachOptionOfStepsChangesTheRun()
{
    QFETCH(QString, option);
    TrainingConfig plain = m_fixture.config("plain.model", 2);
    plain.encoder = EncoderKind::Cnn;
    plain.resume = false;
    train(plain);
    TrainingConfig other = plain;
    other.out = m_fixture.text("other.model");
    other.clip = option == "clip" ? 0.01 : 0;
    other.dropout = option == "dropout" ? 0.2 : 0;
    other.rateFall = option == "rate fall" ? 0.5 : 0;
    other.kernel = option == "kernel" ? 3 : 2;
    other.pool = option == "pool" ? 1 : 2;
    other.pooling = option == "pooling" ? Pooling::Max : Pooling::Default;
    train(other);
    QVERIFY(loadModel(plain.out).parameters != loadModel(other.out).parameters);

    // The model knows by itself how it reads.
    NullProgress progress;
    const RetrievalScores scores = evaluateEncoder(other.out, other.data.front(), 1, progress);
    QCOMPARE(scores.n, std::uint64_t{400});
    const EncoderShape shape = loadModel(other.out).shape;
    QCOMPARE(shape.kernel, static_cast<std::size_t>(other.kernel));
    QCOMPARE(shape.pool, static_cast<std::size_t>(other.pool));
    QCOMPARE(shape.pooling, other.pooling);
}

void TestTraining::fallingRateHangsOnTheEpochs()
{
    TrainingConfig config = m_fixture.config("fall.model", 2);
    config.rateFall = 0.5;
    train(config);
    config.epochs = 3;
    QVERIFY(!train(config).resumed);                // at another rate from the first step on
    QVERIFY(train(config).resumed);
}

void TestTraining::checkpointOfOtherSettingsIsNotUsed()
{
    TrainingConfig config = m_fixture.config("settings.model", 2);
    train(config);
    config.epochs = 3;
    config.hidden = 10;
    QVERIFY(!train(config).resumed);
    QCOMPARE(loadModel(config.out).shape.hidden, std::size_t{10});
}

void TestTraining::finishedRunIsNotRepeated()
{
    const TrainingConfig config = m_fixture.config("finished.model", 2);
    const TrainingResult first = train(config);
    const TrainingResult second = train(config);
    QVERIFY(second.resumed);
    QVERIFY(sameCurves(first.curve, second.curve));
    QCOMPARE(second.validation.mrr, first.validation.mrr);
}

void TestTraining::heldOutWordsAreTrainedOnNowhere()
{
    TrainingConfig config = m_fixture.config("held.model", 1);
    config.strategy = Strategy::MultiTask;
    config.data.push_back({m_fixture.text("reverse.tsv"), "en", "fr"});
    NullProgress progress;
    WordTable table = loadVectors(config, progress);
    const TrainingData data = loadTrainingData(config, table, progress);
    std::set<std::uint32_t> heldOut;
    for (const EncodedPair& pair : data.validation.set.pairs) {
        heldOut.insert(pair.answer);
    }
    QCOMPARE(heldOut.size(), std::size_t{20 + 4});              // a tenth of 200 French and of at most 40 English words
    for (const EncodedPair& pair : data.training.pairs) {
        QVERIFY(!heldOut.contains(pair.answer));
    }
    // As headwords neither: each pair of the first file has an English, of the second a French one.
    QCOMPARE(data.counts.trained + data.counts.heldOut, data.counts.lines);
    QVERIFY(data.counts.heldOut > data.validation.set.pairs.size());
    // The choice depends on the seed alone, not on the order of the lines.
    config.data = {config.data[1], config.data[0]};
    WordTable again = loadVectors(config, progress);
    std::set<std::uint32_t> second;
    for (const EncodedPair& pair : loadTrainingData(config, again, progress).validation.set.pairs) {
        second.insert(pair.answer);
    }
    QVERIFY(heldOut == second);
}

void TestTraining::sharedDefinitionsAreReportedApart()
{
    m_fixture.write("validation.tsv", "fraa\tenaa Enab!\nfrab\tenaa enac\nfrac\tenad enaa enaa\n");
    m_fixture.write("training.tsv", "frba\tEnaa, enab\nfrbb\tenac enad\nfrbc\tenaa enac enaa\n");
    TrainingConfig config = m_fixture.config("shared.model", 1);
    config.data = {{m_fixture.text("training.tsv"), "fr", "en"}};
    config.validation = DefinitionFile{m_fixture.text("validation.tsv"), "fr", "en"};
    const TrainingResult result = train(config);
    QCOMPARE(result.validation.n, std::uint64_t{3});
    QCOMPARE(result.validationUnshared.n, std::uint64_t{2});
    QCOMPARE(result.counts.trained, std::uint64_t{3});
}

void TestTraining::patienceEndsTheRun()
{
    TrainingConfig config = m_fixture.config("patience.model", 500);
    config.encoder = EncoderKind::Bow;
    config.learningRate = 0.05;
    config.patience = 3;
    const TrainingResult result = train(config);
    QVERIFY(result.curve.size() < 400);
    QCOMPARE(static_cast<int>(result.curve.size()), result.bestEpoch + 3);
}

void TestTraining::runawayLossIsAnError()
{
    TrainingConfig config = m_fixture.config("runaway.model", 50);
    config.encoder = EncoderKind::Bow;
    config.learningRate = 1e30;
    const std::string failure = failureOf(config);
    QVERIFY2(failure.find("learning rate") != std::string::npos, failure.c_str());
}

void TestTraining::evaluateRanksLikeTraining()
{
    TrainingConfig config = m_fixture.config("evaluate.model", 5);
    config.validation = config.data.front();
    const TrainingResult result = train(config);
    NullProgress progress;
    const RetrievalScores scores = evaluateEncoder(config.out, config.data.front(), 1, progress);
    QCOMPARE(scores.ranks, result.validation.ranks);
    QCOMPARE(scores.n, std::uint64_t{400});
    QCOMPARE(result.validationUnshared.n, std::uint64_t{0});

    // Other vectors under the same name are noticed.
    TrainingFixture other;
    QVERIFY(QFile::copy(m_fixture.path("evaluate.model"), other.path("evaluate.model")));
    QByteArray changed = m_fixture.read("fr.vec");
    const QByteArray kept = changed;
    changed.replace("fraa ", "frzz ");
    m_fixture.write("fr.vec", changed);
    QVERIFY_EXCEPTION_THROWN(evaluateEncoder(other.text("evaluate.model"), config.data.front(), 1, progress), Error);
    m_fixture.write("fr.vec", kept);
}

void TestTraining::unknownAnswersCountAsMisses()
{
    const TrainingConfig config = m_fixture.config("miss.model", 1);
    train(config);
    m_fixture.write("test.tsv", "fraa\tenaa enab\nnirgends\tenaa\nfrab\tqq zz\n");
    NullProgress progress;
    const RetrievalScores scores =
        evaluateEncoder(config.out, {m_fixture.text("test.tsv"), "fr", "en"}, 1, progress);
    QCOMPARE(scores.n, std::uint64_t{3});
    QCOMPARE(scores.covered, std::uint64_t{1});
    QVERIFY(scores.ranks[0] > 0);
    QCOMPARE(scores.ranks[1], 0U);
    QCOMPARE(scores.ranks[2], 0U);
    QVERIFY(scores.mrr <= 1.0 / 3 + 1e-12);
}

void TestTraining::whatCannotBeTrainedIsRefused_data()
{
    QTest::addColumn<QString>("trouble");
    QTest::addColumn<QString>("message");
    for (const auto& [name, message] : std::vector<std::pair<QString, QString>>{
             {"joint", "multitask"},
             {"no data", "no training data"},
             {"missing file", "nowhere.tsv"},
             {"language without vectors", "German"},
             {"other dimension", "dimensions"},
             {"nothing usable", "can be trained on"},
             {"no place", "model"},
             {"zero layers", "sizes"},
             {"zero kernel", "convolution"},
             {"pooling of a bag", "pool"},
             {"ends of a gru", "bidirectional"},
             {"negative clip", "steps"},
             {"dropout of all", "steps"},
             {"rate below zero", "steps"},
             {"dropout of a bag", "dropout"},
             {"negative batch", "settings"},
             {"damaged checkpoint", "checkpoint"}}) {
        QTest::newRow(qPrintable(name)) << name << message;
    }
}

void TestTraining::whatCannotBeTrainedIsRefused()
{
    QFETCH(QString, trouble);
    QFETCH(QString, message);
    TrainingConfig config = m_fixture.config("refused.model", 1);
    if (trouble == "joint") {
        config.strategy = Strategy::Joint;
    } else if (trouble == "no data") {
        config.data.clear();
    } else if (trouble == "missing file") {
        config.data.front().file = m_fixture.text("nowhere.tsv");
    } else if (trouble == "language without vectors") {
        config.data.front().definitionLanguage = "de";
    } else if (trouble == "other dimension") {
        m_fixture.write("short.vec", "2 2\nfraa 1 2\nfrab 3 4\n");
        config.vectors["fr"] = m_fixture.text("short.vec");
    } else if (trouble == "nothing usable") {
        m_fixture.write("useless.tsv", "nirgends\tenaa\nfraa\tqq\n");
        config.data.front().file = m_fixture.text("useless.tsv");
    } else if (trouble == "no place") {
        config.out.clear();
    } else if (trouble == "zero layers") {
        config.layers = 0;
    } else if (trouble == "zero kernel") {
        config.encoder = EncoderKind::Cnn;
        config.kernel = 0;
    } else if (trouble == "pooling of a bag") {
        config.encoder = EncoderKind::Bow;
        config.pooling = Pooling::Mean;
    } else if (trouble == "ends of a gru") {
        config.pooling = Pooling::Ends;
    } else if (trouble == "negative clip") {
        config.clip = -1;
    } else if (trouble == "dropout of all") {
        config.dropout = 1;
    } else if (trouble == "rate below zero") {
        config.rateFall = 1.5;
    } else if (trouble == "dropout of a bag") {
        config.encoder = EncoderKind::Bow;
        config.dropout = 0.1;
    } else if (trouble == "negative batch") {
        config.batch = -1;
    } else if (trouble == "damaged checkpoint") {
        train(config);
        QByteArray bytes = m_fixture.read("refused.model.checkpoint");
        bytes[bytes.size() / 2] = static_cast<char>(bytes[bytes.size() / 2] ^ 1);
        m_fixture.write("refused.model.checkpoint", bytes);
    }
    const std::string failure = failureOf(config);
    QVERIFY2(QString::fromStdString(failure).contains(message), failure.c_str());
    QFile::remove(m_fixture.path("refused.model.checkpoint"));
}

QTEST_GUILESS_MAIN(TestTraining)
#include "TestTraining.moc"
