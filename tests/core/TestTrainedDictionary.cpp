#include "TrainingFixture.h"

#include "encoder/TrainedDictionary.h"

#include "base/Error.h"

#include <QTest>

#include <numeric>

using namespace crossgloss;

/// A trained encoder that is asked, and says why it answers so.
class TestTrainedDictionary : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void answersAndExplains_data();
    void answersAndExplains();
    void attentionIsTheLayersOwn();
    void wordsItDoesNotKnowHaveNoShare();
    void trainingFilesMayBeGone();
    void refusesWhatCannotBe();

private:
    static std::filesystem::path train(TrainingFixture& fixture, EncoderKind kind, int epochs)
    {
        TrainingConfig config = fixture.config("asked.model", epochs);
        config.encoder = kind;
        config.heldOut = 0;
        NullProgress progress;
        trainEncoder(config, progress, [](const TrainingPoint&) {});
        return config.out;
    }
    static EncoderReply ask(const std::filesystem::path& model, std::string_view text, const AskOptions& options = {})
    {
        NullProgress progress;
        return TrainedDictionary(model, 1, progress).ask(text, "en", "fr", options, progress);
    }
};

void TestTrainedDictionary::answersAndExplains_data()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("bow") << int(EncoderKind::Bow);
    QTest::newRow("gru") << int(EncoderKind::Gru);
    QTest::newRow("attention") << int(EncoderKind::Attention);
    QTest::newRow("cnn") << int(EncoderKind::Cnn);
}

void TestTrainedDictionary::answersAndExplains()
{
    QFETCH(int, kind);
    TrainingFixture fixture;
    const auto model = train(fixture, static_cast<EncoderKind>(kind), 80);
    // The first lines of the training data: the answer is known, and so is the definition.
    const QByteArray line = fixture.read("pairs.tsv").split('\n').front();
    const std::string answer = line.split('\t')[0].toStdString();
    const std::string definition = line.split('\t')[2].toStdString();
    const EncoderReply reply = ask(model, definition);
    QCOMPARE(reply.answers.size(), std::size_t{10});
    for (std::size_t i = 1; i < reply.answers.size(); ++i) {
        QVERIFY(reply.answers[i].score <= reply.answers[i - 1].score);
    }
    QVERIFY(std::ranges::any_of(reply.answers, [&](const EncoderAnswer& each) { return each.word == answer; }));
    double sum = 0;
    for (const EncoderWord& word : reply.words) {
        QVERIFY(word.share >= 0);
        sum += word.share;
    }
    QVERIFY(std::abs(sum - 1) < 1e-6);
    QCOMPARE(reply.nearest.size(), std::size_t{5});
    QVERIFY(reply.nearest.front().similarity > 0.9999F);
    QVERIFY(std::ranges::any_of(reply.nearest, [&](const NearDefinition& near) { return near.definition == definition; }));
    AskOptions few;
    few.answers = 3;
    few.nearest = 0;
    const EncoderReply less = ask(model, definition, few);
    QCOMPARE(less.answers.size(), std::size_t{3});
    QCOMPARE(less.answers.front().word, reply.answers.front().word);
    QVERIFY(less.nearest.empty());
}

void TestTrainedDictionary::attentionIsTheLayersOwn()
{
    TrainingFixture fixture;
    const auto path = train(fixture, EncoderKind::Attention, 2);
    const EncoderReply reply = ask(path, "enaa enab enac");
    const EncoderModel model = loadModel(path);
    NullProgress progress;
    WordTable table = loadVectors(model, 1, progress);
    const SentenceEncoder<float> encoder(model.shape);
    PackedBatch batch;
    const int length = 3;
    batch.assign({&length, 1});
    BatchInput<float> input;
    for (const char* word : {"enaa", "enab", "enac"}) {
        const std::uint32_t id = *table.vocabularyId(table.block("en"), word);
        input.rows.push_back(table.row(id));
        input.scales.push_back(table.scale(id));
    }
    auto workspace = encoder.makeWorkspace(1);
    std::vector<float> out(model.shape.output);
    encoder.forward(model.parameters.data(), batch, input, workspace, out.data());
    for (std::size_t i = 0; i < 3; ++i) {
        QVERIFY(std::abs(reply.words[i].share - static_cast<double>(encoder.attention(batch, workspace, 0)[i])) < 1e-5);
    }
}

void TestTrainedDictionary::wordsItDoesNotKnowHaveNoShare()
{
    TrainingFixture fixture;
    const EncoderReply reply = ask(train(fixture, EncoderKind::Gru, 1), "enaa nowhere enab");
    QCOMPARE(reply.words.size(), std::size_t{3});
    QCOMPARE(reply.words[1].text, std::string("nowhere"));
    QVERIFY(reply.words[0].known && !reply.words[1].known && reply.words[2].known);
    QCOMPARE(reply.words[1].share, 0.0);
    QCOMPARE(ask(fixture.text("asked.model"), "nowhere enac").words[1].share, 1.0);
}

void TestTrainedDictionary::trainingFilesMayBeGone()
{
    TrainingFixture fixture;
    const auto model = train(fixture, EncoderKind::Bow, 1);
    QVERIFY(QFile::remove(fixture.path("pairs.tsv")));
    const EncoderReply reply = ask(model, "enaa enab");
    QVERIFY(reply.nearest.empty());
    QCOMPARE(reply.answers.size(), std::size_t{10});
}

void TestTrainedDictionary::refusesWhatCannotBe()
{
    TrainingFixture fixture;
    const auto model = train(fixture, EncoderKind::Bow, 1);
    NullProgress progress;
    TrainedDictionary dictionary(model, 1, progress);
    QCOMPARE(dictionary.languages(), (std::vector<std::string>{"en", "fr"}));
    QVERIFY_THROWS_EXCEPTION(Error, dictionary.ask("nowhere", "en", "fr", {}, progress));
    QVERIFY_THROWS_EXCEPTION(Error, dictionary.ask("", "en", "fr", {}, progress));
    QVERIFY_THROWS_EXCEPTION(Error, dictionary.ask("enaa", "de", "fr", {}, progress));
    QVERIFY_THROWS_EXCEPTION(Error, TrainedDictionary(fixture.text("pairs.tsv"), 1, progress));
}

QTEST_GUILESS_MAIN(TestTrainedDictionary)
#include "TestTrainedDictionary.moc"
