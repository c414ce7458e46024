#include "base/Error.h"
#include "training/Checkpoint.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace crossgloss;

/// Checkpoint files: what goes in comes out, nothing broken gets in.
class TestCheckpoint : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everythingComesBack();
    void everyTruncationIsRefused();
    void everyFlippedByteIsRefused();
    void wrongContentIsRefused_data();
    void wrongContentIsRefused();
    void arraysMustFit();

private:
    std::filesystem::path path(const char* name) const { return m_folder.filePath(name).toStdString(); }
    QByteArray bytes(const char* name) const
    {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void write(const char* name, const QByteArray& content) const
    {
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate) && file.write(content) == content.size());
    }
    QTemporaryDir m_folder;
};

namespace {

struct Arrays {
    std::vector<float> weights = {1, -2.5F, 3}, squares = {0.25F, 0.5F, 0.75F, 1}, best = {4, 5, 6};

    std::vector<TrainedArray> all() { return {{"weights", weights, true}, {"squares", squares}}; }
};

TrainingState state()
{
    TrainingState state;
    state.fingerprint = "of something";
    state.epochsDone = 2;
    state.batchesDone = 3;
    state.steps = 23;
    state.epochLoss = {0.1, 7};
    state.pointLoss = {1.0 / 3, 2};
    state.seconds = 12.5;
    state.bestEpoch = 1;
    state.bestScore = 0.125;
    TrainingPoint point;
    point.epoch = 1;
    point.step = 10;
    point.loss = 0.7;
    point.score = 0.125;
    point.validationMrr = 0.125;
    state.curve.push_back(point);
    point.epoch = 2;
    point.score.reset();
    point.validationMrr.reset();
    point.within = true;
    state.curve.push_back(point);
    return state;
}

void save(const std::filesystem::path& path)
{
    Arrays arrays;
    writeCheckpoint(path, "test", {{"setting", 1}}, state(), arrays.all(), arrays.best);
}

} // namespace

void TestCheckpoint::everythingComesBack()
{
    save(path("whole"));
    const CheckpointReader reader(path("whole"), "test");
    const TrainingState& read = reader.state();
    const TrainingState wanted = state();
    QCOMPARE(read.fingerprint, wanted.fingerprint);
    QCOMPARE(read.epochsDone, 2);
    QCOMPARE(read.batchesDone, std::uint64_t{3});
    QCOMPARE(read.steps, std::uint64_t{23});
    QVERIFY(read.epochLoss.loss == wanted.epochLoss.loss && read.epochLoss.examples == 7);
    QVERIFY(read.pointLoss.loss == wanted.pointLoss.loss && read.pointLoss.examples == 2);
    QCOMPARE(read.seconds, 12.5);
    QCOMPARE(read.bestEpoch, 1);
    QVERIFY(read.bestScore == 0.125);
    QCOMPARE(read.curve.size(), std::size_t{2});
    QVERIFY(read.curve[0].score == 0.125 && !read.curve[0].within && !read.curve[1].score && read.curve[1].within);
    QVERIFY(reader.options() == nlohmann::json({{"setting", 1}}));

    Arrays wantedArrays;
    Arrays arrays;
    for (std::vector<float>* values : {&arrays.weights, &arrays.squares, &arrays.best}) {
        std::fill(values->begin(), values->end(), 0.0F);
    }
    reader.read(arrays.all(), arrays.best);
    QCOMPARE(arrays.weights, wantedArrays.weights);
    QCOMPARE(arrays.squares, wantedArrays.squares);
    QCOMPARE(arrays.best, wantedArrays.best);
    QCOMPARE(reader.readAll().at("squares"), wantedArrays.squares);
    QCOMPARE(checkpointPath("a/b.model"), std::filesystem::path("a/b.model.checkpoint"));
}

void TestCheckpoint::everyTruncationIsRefused()
{
    save(path("whole"));
    const QByteArray whole = bytes("whole");
    for (qsizetype size = 0; size < whole.size(); size += size < 64 ? 1 : 17) {
        write("cut", whole.left(size));
        QVERIFY_EXCEPTION_THROWN(CheckpointReader(path("cut"), "test"), Error);
    }
    QVERIFY_EXCEPTION_THROWN(CheckpointReader(path("nowhere"), "test"), Error);
}

void TestCheckpoint::everyFlippedByteIsRefused()
{
    save(path("whole"));
    const QByteArray whole = bytes("whole");
    for (qsizetype at = 0; at < whole.size(); at += at < 64 ? 1 : 13) {
        QByteArray changed = whole;
        changed[at] = static_cast<char>(changed[at] ^ 0x20);
        write("flipped", changed);
        QVERIFY_EXCEPTION_THROWN(CheckpointReader(path("flipped"), "test"), Error);
    }
}

void TestCheckpoint::wrongContentIsRefused_data()
{
    QTest::addColumn<QByteArray>("changes");           // of the header, by a merge patch; the checksum is right
    QTest::addColumn<QByteArray>("message");
    const QByteArray damaged = "description";
    QTest::newRow("newer") << QByteArray(R"({"version": 2})") << QByteArray("newer version");
    QTest::newRow("version of text") << QByteArray(R"({"version": "1"})") << damaged;
    QTest::newRow("no version") << QByteArray(R"({"version": null})") << damaged;
    QTest::newRow("another model") << QByteArray(R"({"model": "pack"})") << QByteArray("not of the kind");
    QTest::newRow("no model") << QByteArray(R"({"model": null})") << damaged;
    QTest::newRow("no sections") << QByteArray(R"({"sections": null})") << damaged;
    QTest::newRow("sections of text") << QByteArray(R"({"sections": ["weights"]})") << damaged;
    QTest::newRow("fewer sections") << QByteArray(R"({"sections": [{"name": "weights", "size": 3}]})") << damaged;
    QTest::newRow("more sections")
        << QByteArray(R"({"sections": [{"name": "a", "size": 10}, {"name": "b", "size": 1}]})") << damaged;
    QTest::newRow("huge section") << QByteArray(R"({"sections": [{"name": "a", "size": 18446744073709551615}]})")
                                  << damaged;
    QTest::newRow("sizes that wrap")
        << QByteArray(R"({"sections": [{"name": "a", "size": 9}, {"name": "b", "size": 18446744073709551615},
                          {"name": "c", "size": 2}]})")
        << damaged;
    QTest::newRow("negative size")
        << QByteArray(R"({"sections": [{"name": "a", "size": 11}, {"name": "b", "size": -1}]})") << damaged;
    QTest::newRow("fraction") << QByteArray(R"({"sections": [{"name": "a", "size": 10.0}]})") << damaged;
    QTest::newRow("same name twice")
        << QByteArray(R"({"sections": [{"name": "a", "size": 5}, {"name": "a", "size": 5}]})") << damaged;
    QTest::newRow("best of the future") << QByteArray(R"({"best-epoch": 3})") << damaged;
    QTest::newRow("negative epochs") << QByteArray(R"({"epochs": -2, "best-epoch": -2})") << damaged;
    QTest::newRow("curve of numbers") << QByteArray(R"({"curve": [1, 2]})") << damaged;
    QTest::newRow("no fingerprint") << QByteArray(R"({"fingerprint": null})") << damaged;
    QTest::newRow("no losses") << QByteArray(R"({"epoch-loss": null})") << damaged;
}

void TestCheckpoint::wrongContentIsRefused()
{
    QFETCH(QByteArray, changes);
    QFETCH(QByteArray, message);
    save(path("right"));
    ParameterFile file = readParameterFile(path("right"), "training");
    file.header.merge_patch(nlohmann::json::parse(changes.toStdString()));
    writeParameterFile(path("wrong"), "training", file.header, {file.values});
    try {
        const CheckpointReader reader(path("wrong"), "test");
        QFAIL("was taken");
    } catch (const Error& error) {
        QVERIFY2(QByteArray(error.what()).contains(message), error.what());
        QCOMPARE(error.file(), path("wrong").string());
    }
}

void TestCheckpoint::arraysMustFit()
{
    save(path("fit"));
    const CheckpointReader reader(path("fit"), "test");
    Arrays arrays;
    const std::vector<float> kept = {9, 9, 9};
    const auto refused = [&](const std::vector<TrainedArray>& wanted) {
        arrays.weights = kept;
        try {
            reader.read(wanted, arrays.best);
        } catch (const Error&) {
            return arrays.weights == kept;             // nothing is half read
        }
        return false;
    };
    std::vector<float> other(5);
    QVERIFY(refused({{"weights", arrays.weights, true}}));
    QVERIFY(refused({{"weights", arrays.weights, true}, {"squares", other}}));
    QVERIFY(refused({{"weights", arrays.weights, true}, {"moments", arrays.squares}}));
    QVERIFY(refused({{"weights", arrays.weights, true}, {"squares", arrays.squares}, {"more", other}}));
    QVERIFY(refused({{"weights", arrays.weights}, {"squares", arrays.squares, true}}));      // the best ones are of 3
    QVERIFY(!refused(arrays.all()));
}

QTEST_GUILESS_MAIN(TestCheckpoint)
#include "TestCheckpoint.moc"
