#include "TrainingFixture.h"

#include "encoder/EncoderModel.h"
#include "encoder/WordTable.h"

#include <QTest>

using namespace crossgloss;

/// Vectors whose mean is taken off before an encoder learns from them.
class TestCentredVectors : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tableTakesTheMeanOff();
    void commonMeanHidesThePlantedRule();
    void modelsKeepTheChoice();

private:
    /// The fixture's words, all moved far into one direction.
    static void moveVectors(const TrainingFixture& fixture)
    {
        for (const char* file : {"en.vec", "fr.vec"}) {
            const QList<QByteArray> lines = fixture.read(QLatin1String(file)).trimmed().split('\n');
            QByteArray moved = lines.front() + '\n';
            for (const QByteArray& line : lines.mid(1)) {
                const QList<QByteArray> fields = line.split(' ');
                moved += fields.front();
                for (const QByteArray& value : fields.mid(1)) {
                    moved += ' ' + QByteArray::number(value.toDouble() + 12, 'g', 8);
                }
                moved += '\n';
            }
            fixture.write(QLatin1String(file), moved);
        }
    }
    static double mrr(const TrainingConfig& config)
    {
        NullProgress progress;
        trainEncoder(config, progress, {});
        return evaluateEncoder(config.out, config.data.front(), 2, progress).mrr;
    }
};

void TestCentredVectors::tableTakesTheMeanOff()
{
    const std::vector<float> values = {3, 4, 0, 2, 5, 12};
    WordTable centred;
    centred.add("en", EmbeddingSpace({"a", "b", "c"}, values, 2), true);
    // Unit vectors (.6, .8), (0, 1), (5/13, 12/13) less their mean.
    const double meanX = (0.6 + 5.0 / 13) / 3;
    QVERIFY(std::abs(centred.row(0)[0] - (0.6 - meanX)) < 1e-6);
    QVERIFY(std::abs(centred.row(1)[0] + meanX) < 1e-6);
    for (int i = 0; i < 2; ++i) {
        QVERIFY(std::abs(centred.row(0)[i] + centred.row(1)[i] + centred.row(2)[i]) < 1e-6);
    }
    QCOMPARE(centred.block("en").values(), centred.row(0));
    WordTable plain;
    plain.add("en", EmbeddingSpace({"a", "b", "c"}, values, 2));
    QCOMPARE(plain.row(2)[1], 12.0f);
    QCOMPARE(plain.block("en").values(), plain.block("en").space.data());
}

void TestCentredVectors::commonMeanHidesThePlantedRule()
{
    TrainingFixture fixture;
    moveVectors(fixture);
    TrainingConfig config = fixture.config("centred.model", 40);
    config.encoder = EncoderKind::Bow;
    QVERIFY(config.centre);
    const double centred = mrr(config);
    config.centre = false;
    config.out = fixture.text("plain.model");
    const double plain = mrr(config);
    QVERIFY2(centred > 0.3 && centred > 2 * plain, qPrintable(QString("%1, plain %2").arg(centred).arg(plain)));
}

void TestCentredVectors::modelsKeepTheChoice()
{
    TrainingFixture fixture;
    TrainingConfig config = fixture.config("a.model", 2);
    config.encoder = EncoderKind::Bow;
    config.centre = false;
    mrr(config);
    QVERIFY(!loadModel(config.out).config.centre);
    config.centre = true;
    config.out = fixture.text("b.model");
    mrr(config);
    QVERIFY(loadModel(config.out).config.centre);
}

QTEST_MAIN(TestCentredVectors)
#include "TestCentredVectors.moc"
