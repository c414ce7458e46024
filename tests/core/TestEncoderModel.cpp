#include "base/Checksum.h"
#include "base/Error.h"
#include "base/Random.h"
#include "encoder/EncoderModel.h"
#include "training/ParameterFile.h"
#include "encoder/SentenceEncoder.h"
#include "encoder/TrainingJson.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace crossgloss;

/// Model files: what goes in comes out, and nothing broken gets in.
class TestEncoderModel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void modelSurvivesSavingAndLoading();
    void everyTruncationIsRefused();
    void everyFlippedByteIsRefused();
    void wrongContentIsRefused_data();
    void wrongContentIsRefused();
    void deepHeadersAreRefused();
    void configurationSurvivesJson();
    void definitionFilesAreParsed();

private:
    static EncoderModel model();
    std::string path(const QString& name) const { return m_folder.filePath(name).toStdString(); }
    QTemporaryDir m_folder;
};

EncoderModel TestEncoderModel::model()
{
    EncoderModel model;
    model.config.hidden = 3;
    model.config.layers = 1;
    model.config.data = {{"a.tsv", "fr", "en"}};
    model.config.vectors = {{"en", "en.vec"}, {"fr", "fr.vec"}};
    model.shape = shapeOf(model.config, 2);
    model.vectors["en"] = {"/x/en.vec", "0123", 7};
    model.epoch = 4;
    model.scores = {{"mrr", 0.5}};
    model.parameters.resize(SentenceEncoder<float>(model.shape).parameterCount());
    Random random(2);
    SentenceEncoder<float>(model.shape).initialise(model.parameters.data(), random);
    return model;
}

void TestEncoderModel::modelSurvivesSavingAndLoading()
{
    const EncoderModel saved = model();
    saveModel(saved, path("a.model"));
    const EncoderModel loaded = loadModel(path("a.model"));
    QVERIFY(loaded.shape == saved.shape);
    QVERIFY(loaded.parameters == saved.parameters);
    QCOMPARE(loaded.epoch, 4);
    QCOMPARE(loaded.vectors.at("en").checksum, std::string("0123"));
    QCOMPARE(loaded.vectors.at("en").words, std::uint64_t{7});
    QVERIFY(toJson(loaded.config) == toJson(saved.config));
    QVERIFY(loaded.scores == saved.scores);
}

void TestEncoderModel::everyTruncationIsRefused()
{
    saveModel(model(), path("whole.model"));
    QFile whole(m_folder.filePath("whole.model"));
    QVERIFY(whole.open(QIODevice::ReadOnly));
    const QByteArray bytes = whole.readAll();
    for (qsizetype size = 0; size < bytes.size(); size += size < 64 ? 1 : 97) {
        QFile cut(m_folder.filePath("cut.model"));
        QVERIFY(cut.open(QIODevice::WriteOnly | QIODevice::Truncate));
        cut.write(bytes.left(size));
        cut.close();
        QVERIFY_EXCEPTION_THROWN(loadModel(path("cut.model")), Error);
    }
}

void TestEncoderModel::everyFlippedByteIsRefused()
{
    saveModel(model(), path("whole.model"));
    QFile whole(m_folder.filePath("whole.model"));
    QVERIFY(whole.open(QIODevice::ReadOnly));
    const QByteArray bytes = whole.readAll();
    for (qsizetype at = 0; at < bytes.size(); at += at < 64 ? 1 : 61) {
        QByteArray changed = bytes;
        changed[at] = static_cast<char>(changed[at] ^ 0x40);
        QFile file(m_folder.filePath("flipped.model"));
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(changed);
        file.close();
        QVERIFY_EXCEPTION_THROWN(loadModel(path("flipped.model")), Error);
    }
}

void TestEncoderModel::wrongContentIsRefused_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QByteArray>("value");
    QTest::newRow("newer version") << "version" << QByteArray("99");
    QTest::newRow("earlier version") << "version" << QByteArray("1");
    QTest::newRow("version of another type") << "version" << QByteArray("\"one\"");
    QTest::newRow("absurd dimension") << "dimension" << QByteArray("4000000000");
    QTest::newRow("negative dimension") << "dimension" << QByteArray("-3");
    QTest::newRow("other dimension") << "dimension" << QByteArray("3");
    QTest::newRow("no configuration") << "config" << QByteArray("null");
    QTest::newRow("unknown setting") << "config" << QByteArray("{\"depth\": 1}");
    QTest::newRow("absurd layers") << "config" << QByteArray("{\"layers\": 1000000}");
    QTest::newRow("vectors without path") << "vectors" << QByteArray("{\"en\": {}}");
}

void TestEncoderModel::wrongContentIsRefused()
{
    // Well-formed files with a right checksum whose content is not right.
    QFETCH(QString, key);
    QFETCH(QByteArray, value);
    saveModel(model(), path("right.model"));
    ParameterFile file = readParameterFile(path("right.model"), "encoder");
    file.header[key.toStdString()] = nlohmann::json::parse(value.toStdString());
    writeParameterFile(path("wrong.model"), "encoder", file.header, {file.values});
    QVERIFY_EXCEPTION_THROWN(loadModel(path("wrong.model")), Error);
    QVERIFY_EXCEPTION_THROWN(readParameterFile(path("right.model"), "checkpt"), Error);
    file = readParameterFile(path("right.model"), "encoder");
    file.values[0] = std::numeric_limits<float>::quiet_NaN();
    writeParameterFile(path("wrong.model"), "encoder", file.header, {file.values});
    QVERIFY_EXCEPTION_THROWN(loadModel(path("wrong.model")), Error);
}

void TestEncoderModel::deepHeadersAreRefused()
{
    // As a stranger would write it: a right checksum, and lists in lists until the stack ends.
    const QByteArray text = "{\"scores\": " + QByteArray(1000000, '[') + QByteArray(1000000, ']') + '}';
    QByteArray bytes("CGPARAM1encoder\0", 16);
    const quint64 sizes[] = {static_cast<quint64>(text.size()), 0};
    bytes.append(reinterpret_cast<const char*>(sizes), sizeof sizes).append(text);
    bytes.append(QByteArray::fromStdString(checksum(bytes.constData(), static_cast<std::size_t>(bytes.size()))));
    QFile file(m_folder.filePath("deep.model"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
    file.close();
    QVERIFY_EXCEPTION_THROWN(loadModel(path("deep.model")), Error);
}

void TestEncoderModel::configurationSurvivesJson()
{
    TrainingConfig config;
    config.data = {{"a:b.tsv", "fr", "en"}, {"c.tsv", "en", "fr"}};
    config.vectors = {{"en", "en.vec"}};
    config.encoder = EncoderKind::Gru;
    config.strategy = Strategy::MultiTask;
    config.objective = Objective::Softmax;
    config.attention = AttentionPlacement::Last;
    config.learningRate = 0.1;
    config.validation = DefinitionFile{"v.tsv", "fr", "en"};
    config.seed = 0xFFFFFFFFFFFFFFFFULL;
    config.resume = false;
    TrainingConfig read;
    applyJson(toJson(config), read);
    QVERIFY(toJson(read) == toJson(config));
    QCOMPARE(read.seed, config.seed);
    QVERIFY_EXCEPTION_THROWN(applyJson({{"epochs", 2.5}}, read), Error);
    QVERIFY_EXCEPTION_THROWN(applyJson({{"learning-rate", -1.0}}, read), Error);
    QVERIFY_EXCEPTION_THROWN(applyJson({{"data", "a.tsv:fr:en"}}, read), Error);
    QVERIFY_EXCEPTION_THROWN(applyJson(nlohmann::json::array(), read), Error);
}

void TestEncoderModel::definitionFilesAreParsed()
{
    const DefinitionFile file = definitionFileFromText("C:/x/a.tsv:fra:EN");
    QCOMPARE(file.file.string(), std::string("C:/x/a.tsv"));
    QCOMPARE(file.answerLanguage, std::string("fr"));
    QCOMPARE(file.definitionLanguage, std::string("en"));
    for (const char* wrong : {"", "a.tsv", "a.tsv:fr", "a.tsv:fr:", "a.tsv::en", ":fr:en", "::"}) {
        QVERIFY_EXCEPTION_THROWN(definitionFileFromText(wrong), Error);
    }
}

QTEST_GUILESS_MAIN(TestEncoderModel)
#include "TestEncoderModel.moc"
