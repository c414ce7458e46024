#include "TrainingFixture.h"

#include "encoder/EncoderModel.h"
#include "encoder/JointComponents.h"
#include "encoder/JointWorkers.h"
#include "encoder/TrainingData.h"

#include "base/Error.h"

#include <QDir>
#include <QTest>

#include <cmath>
#include <memory>

using namespace crossgloss;

namespace {

constexpr std::size_t dimension = 8;

/// Words of two languages in one table: en0 … , fr0 …, with random vectors.
WordTable table(std::size_t english, std::size_t french)
{
    Random random(5);
    WordTable made;
    for (const auto& [language, count] : {std::pair("en", english), std::pair("fr", french)}) {
        std::vector<std::string> words;
        std::vector<float> values;
        for (std::size_t i = 0; i < count; ++i) {
            words.push_back(std::string(language) + std::to_string(i));
            for (std::size_t d = 0; d < dimension; ++d) {
                values.push_back(static_cast<float>(0.5 * normal(random)));
            }
        }
        made.add(language, EmbeddingSpace(std::move(words), std::move(values), dimension));
    }
    return made;
}

WordRows rowsOf(const WordTable& words)
{
    WordRows rows(words.size(), words.dimension());
    for (std::uint32_t id = 0; id < words.size(); ++id) {
        std::copy_n(words.row(id), words.dimension(), rows.row(id));
    }
    return rows;
}

/// The gradient of a row by central differences against what was worked out.
template <typename Loss>
void checkRow(WordRows& rows, std::uint32_t row, const RowGradients& gradients, const Loss& loss)
{
    const auto found = std::ranges::find(gradients.rows(), row);
    QVERIFY(found != gradients.rows().end());
    const float* gradient = gradients.gradient(static_cast<std::size_t>(found - gradients.rows().begin()));
    std::vector<float> worked(gradient, gradient + dimension);
    for (std::size_t d = 0; d < dimension; ++d) {
        constexpr float h = 4e-3F;
        const float before = rows.row(row)[d];
        rows.row(row)[d] = before + h;
        const double above = loss();
        rows.row(row)[d] = before - h;
        const double below = loss();
        rows.row(row)[d] = before;
        const double numeric = (above - below) / (2.0 * static_cast<double>(h));
        QVERIFY2(std::abs(numeric - static_cast<double>(worked[d])) < 2e-3 * (1 + std::abs(numeric)),
                 qPrintable(QStringLiteral("%1 and %2").arg(numeric).arg(static_cast<double>(worked[d]))));
    }
}

} // namespace

/// Joint training (BilDRL, section 3.4): the gradients of its components, and what comes of them together.
class TestJointTraining : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void optimiserTouchesItsRowsAlone();
    void skipGramGradients();
    void alignmentGradients();
    void dictionaryGradients_data();
    void dictionaryGradients();
    void alignmentBringsTranslationsTogether();
    void workersEndEveryRound();
    void learnsWithWords();
    void sameSeedSameBits();
    void goesOnAfterCancel();
    void refusesWhatCannotBe();

private:
    static TrainingConfig config(TrainingFixture& fixture, const QString& out, int epochs)
    {
        TrainingConfig made = fixture.config(out, epochs);
        made.strategy = Strategy::Joint;
        made.encoder = EncoderKind::Gru;
        made.data.push_back({fixture.text("reverse.tsv"), "en", "fr"});
        QByteArray english;
        QByteArray french;
        for (int i = 0; i < 120; ++i) {
            english += "en" + TrainingFixture::name(i % 40) + " en" + TrainingFixture::name((i + 1) % 40) + " en" +
                       TrainingFixture::name((i + 2) % 40) + '\n';
            french += "fr" + TrainingFixture::name(i) + " fr" + TrainingFixture::name(i + 1) + '\n';
        }
        fixture.write("text.en", english);
        fixture.write("text.fr", french);
        made.joint.texts = {{"en", {fixture.text("text.en")}}, {"fr", {fixture.text("text.fr")}}};
        made.joint.parallel = {sentenceFileNamed(fixture.text("text.en") + "," + fixture.text("text.fr") + ":en:fr")};
        made.joint.learningRate = 1e-3;
        made.joint.asynchronous = false;
        return made;
    }
    static TrainingResult train(const TrainingConfig& made)
    {
        NullProgress progress;
        return trainEncoder(made, progress, [](const TrainingPoint&) {});
    }
};

void TestJointTraining::optimiserTouchesItsRowsAlone()
{
    // The same gradients through the optimiser of whole vectors: rows move alike, the others not at all.
    AmsGrad::Options options;
    options.learningRate = 0.01;
    WordRows rows(3, dimension);
    std::vector<float> flat(dimension, 0.5F);
    std::fill_n(rows.row(1), dimension, 0.5F);
    std::fill_n(rows.row(2), dimension, 0.25F);
    RowAmsGrad byRow(3, rows.width(), options);
    AmsGrad whole(dimension, options);
    RowGradients gradients(3, rows.width());
    for (int step = 0; step < 20; ++step) {
        std::vector<float> gradient(dimension);
        for (std::size_t d = 0; d < dimension; ++d) {
            gradient[d] = std::sin(static_cast<float>(step) + static_cast<float>(d));
        }
        gradients.clear();
        gradients.add(1, 0.25F, gradient.data(), dimension);
        gradients.add(1, 0.75F, gradient.data(), dimension);
        byRow.step(rows, gradients, 1);
        const float* one = gradient.data();
        whole.step(flat.data(), {&one, 1}, 1);
    }
    for (std::size_t d = 0; d < dimension; ++d) {
        QVERIFY(std::abs(rows.row(1)[d] - flat[d]) < 1e-6F);
        QCOMPARE(rows.row(2)[d], 0.25F);
        QCOMPARE(rows.row(0)[d], 0.0F);
    }
}

void TestJointTraining::skipGramGradients()
{
    const WordTable words = table(6, 5);
    WordRows rows = rowsOf(words);
    JointLanguage language;
    language.block = &words.blocks()[1];
    language.counts = {5, 4, 3, 2, 1};
    language.text.ids = {0, 1, 2};
    language.text.start = {0, 3};
    JointSettings settings;
    SkipGramComponent component(language, words.size(), dimension, settings, 4);
    Random random(3);
    for (std::size_t i = 0; i < 5; ++i) {
        for (std::size_t d = 0; d < dimension; ++d) {
            component.contexts().row(i)[d] = static_cast<float>(normal(random));
        }
    }
    const std::vector<std::uint32_t> negatives = {3, 4, 3, 1};
    const auto loss = [&] {
        SkipGramComponent fresh(language, words.size(), dimension, settings, 4);
        std::copy_n(component.contexts().row(0), 5 * component.contexts().width(), fresh.contexts().row(0));
        return fresh.addPair(rows, 2, 1, negatives);
    };
    const double worked = component.addPair(rows, 2, 1, negatives);
    QVERIFY(worked > 0);
    checkRow(rows, words.blocks()[1].first + 2, component.wordGradients(), loss);
    for (const std::uint32_t context : {1U, 3U, 4U}) {
        checkRow(component.contexts(), context, component.contextGradients(), loss);
    }
    // The neighbour itself is no negative.
    QCOMPARE(component.contextGradients().rows().size(), std::size_t{3});
}

void TestJointTraining::alignmentGradients()
{
    const WordTable words = table(6, 5);
    WordRows rows = rowsOf(words);
    TextIds first;
    first.ids = {0, 3, 3};
    first.start = {0, 3, 3};
    TextIds second;
    second.ids = {1, 2, 4};
    second.start = {0, 2, 3};
    AlignmentComponent component(words.size(), dimension, JointSettings(), 4);
    component.add(first, 0, second, words.blocks()[1].first);
    QCOMPARE(component.pairs(), std::size_t{1});       // of the second pair one side is empty
    const double worked = component.addPair(rows, 0);
    double expected = 0;
    for (std::size_t d = 0; d < dimension; ++d) {
        const double difference = static_cast<double>((rows.row(0)[d] + 2 * rows.row(3)[d]) / 3 -
                                                      (rows.row(7)[d] + rows.row(8)[d]) / 2);
        expected += difference * difference;
    }
    QVERIFY(std::abs(worked - expected) < 1e-5);
    const auto loss = [&] {
        AlignmentComponent fresh(words.size(), dimension, JointSettings(), 4);
        fresh.add(first, 0, second, words.blocks()[1].first);
        return fresh.addPair(rows, 0);
    };
    for (const std::uint32_t row : {0U, 3U, 7U, 8U}) {
        checkRow(rows, row, component.wordGradients(), loss);
    }
}

void TestJointTraining::dictionaryGradients_data()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("bow") << int(EncoderKind::Bow);
    QTest::newRow("cnn") << int(EncoderKind::Cnn);
    QTest::newRow("gru") << int(EncoderKind::Gru);
    QTest::newRow("attention") << int(EncoderKind::Attention);
}

void TestJointTraining::dictionaryGradients()
{
    QFETCH(int, kind);
    const WordTable words = table(6, 5);
    WordRows rows = rowsOf(words);
    TrainingConfig made;
    made.batch = 4;
    EncoderShape shape;
    shape.kind = static_cast<EncoderKind>(kind);
    shape.input = shape.output = dimension;
    shape.hidden = 6;
    shape.layers = 2;
    shape.sequenceLength = 4;
    DictionaryComponent component(shape, words.size(), made);
    Random random(9);
    component.encoder().initialise(component.parameters().data(), random);
    PairSet set;
    set.tokens = {0, 1, 1, 2, 7, 8, 3};
    // The last definition holds its own answer.
    set.pairs = {{0, 4, 6, 6}, {4, 2, 2, 2}, {6, 1, 3, 3}};
    const std::vector<std::uint32_t> batch = {0, 1, 2};
    const auto loss = [&] { return component.gradients(rows, set, batch); };
    QVERIFY(loss() > 0);
    for (const std::uint32_t row : {0U, 1U, 2U, 3U, 6U, 7U}) {
        loss();
        const RowGradients worked = component.wordGradients();
        checkRow(rows, row, worked, loss);
    }
    // Words enter with length one: making one longer changes nothing.
    const double before = loss();
    for (std::size_t d = 0; d < dimension; ++d) {
        rows.row(1)[d] *= 3;
        rows.row(6)[d] *= 0.5F;
    }
    QVERIFY(std::abs(loss() - before) < 1e-5);
}

void TestJointTraining::alignmentBringsTranslationsTogether()
{
    const WordTable words = table(6, 6);
    WordRows rows = rowsOf(words);
    TextIds text;
    for (std::uint32_t i = 0; i < 6; ++i) {
        text.ids.push_back(i);
        text.start.push_back(text.ids.size());
    }
    JointSettings settings;
    settings.learningRate = 0.05;
    settings.alignment = 1;
    AlignmentComponent component(words.size(), dimension, settings, 8);
    component.add(text, 0, text, 6);
    const double first = component.step(rows, 1, 0);
    double last = 0;
    for (std::uint64_t step = 1; step < 200; ++step) {
        last = component.step(rows, 1, step);
    }
    QVERIFY(last < 0.02 * first);
}

void TestJointTraining::workersEndEveryRound()
{
    const WordTable words = table(6, 6);
    WordRows rows = rowsOf(words);
    TextIds text;
    text.ids = {0, 1, 2, 3};
    text.start = {0, 2, 4};
    std::vector<std::unique_ptr<JointComponent>> components;
    for (int i = 0; i < 3; ++i) {
        auto made = std::make_unique<AlignmentComponent>(words.size(), dimension, JointSettings(), 2);
        made->add(text, 0, text, 6);
        components.push_back(std::move(made));
    }
    {
        JointWorkers workers(components, rows, 1);
        for (std::uint64_t round = 1; round <= 2000; ++round) {
            {
                const JointWorkers::Round going(workers);
            }
            for (const auto& component : components) {
                QVERIFY(component->steps() >= round);
            }
            // Between rounds nobody works.
            if (round % 500 == 0) {
                const std::uint64_t steps = components.front()->steps();
                QTest::qWait(5);
                QCOMPARE(components.front()->steps(), steps);
            }
        }
    }
    const JointWorkers unused(components, rows, 1);    // ends without a round
}

void TestJointTraining::learnsWithWords()
{
    for (const bool asynchronous : {false, true}) {
        TrainingFixture fixture;
        TrainingConfig made = config(fixture, "joint.model", 60);
        made.joint.asynchronous = asynchronous;
        const TrainingResult result = train(made);
        QVERIFY2(result.validation.mrr > 0.15, qPrintable(QString::number(result.validation.mrr)));
        QVERIFY(result.curve.back().loss < 0.7 * result.curve.front().loss);
        // The model has words of its own, which are those that it was scored with.
        const EncoderModel model = loadModel(made.out);
        NullProgress progress;
        const WordTable learned = loadVectors(model, 1, progress);
        const WordTable given = loadVectors(made, progress);
        QVERIFY(learned.block("en").space.checksum() != given.block("en").space.checksum());
        QCOMPARE(learned.block("fr").space.size(), given.block("fr").space.size());
        QCOMPARE(QDir(fixture.folder.path()).entryList({"joint.model.*.vec"}).size(), 2);
        const RetrievalScores again = evaluateEncoder(made.out, made.data[0], 1, progress);
        QVERIFY(again.covered > 300);
    }
}

void TestJointTraining::sameSeedSameBits()
{
    TrainingFixture fixture;
    const TrainingResult first = train(config(fixture, "a.model", 3));
    const TrainingResult second = train(config(fixture, "b.model", 3));
    QCOMPARE(loadModel(fixture.text("a.model")).parameters, loadModel(fixture.text("b.model")).parameters);
    QCOMPARE(loadModel(fixture.text("a.model")).vectors.at("fr").checksum, loadModel(fixture.text("b.model")).vectors.at("fr").checksum);
    QCOMPARE(first.validation.ranks, second.validation.ranks);
}

void TestJointTraining::goesOnAfterCancel()
{
    TrainingFixture fixture;
    TrainingConfig made = config(fixture, "whole.model", 4);
    const TrainingResult whole = train(made);
    made.out = fixture.text("parts.model");
    struct Stop final : Progress {
        int points = 0;
        void stage(std::string_view, std::uint64_t) override {}
        void advance(std::uint64_t) override {}
        bool cancelled() const override { return points >= 2; }
    } stop;
    bool cancelled = false;
    try {
        trainEncoder(made, stop, [&](const TrainingPoint&) { ++stop.points; });
    } catch (const Cancelled&) {
        cancelled = true;
    }
    QVERIFY(cancelled);
    const TrainingResult rest = train(made);
    QVERIFY(rest.resumed);
    QCOMPARE(loadModel(made.out).parameters, loadModel(fixture.text("whole.model")).parameters);
    QCOMPARE(loadModel(made.out).vectors.at("en").checksum, loadModel(fixture.text("whole.model")).vectors.at("en").checksum);
    QCOMPARE(rest.validation.ranks, whole.validation.ranks);
}

void TestJointTraining::refusesWhatCannotBe()
{
    TrainingFixture fixture;
    TrainingConfig made = config(fixture, "x.model", 1);
    made.joint.texts.clear();
    made.joint.parallel.clear();
    QVERIFY_THROWS_EXCEPTION(Error, train(made));
    made = config(fixture, "x.model", 1);
    made.objective = Objective::Cosine;
    QVERIFY_THROWS_EXCEPTION(Error, train(made));
    made = config(fixture, "x.model", 1);
    made.joint.texts["de"] = {fixture.text("text.en")};
    QVERIFY_THROWS_EXCEPTION(Error, train(made));
    made = config(fixture, "x.model", 1);
    made.joint.texts["en"] = {fixture.text("text.fr")};
    QVERIFY_THROWS_EXCEPTION(Error, train(made));
    made = config(fixture, "x.model", 1);
    made.joint.texts["en"] = {fixture.text("nothing")};
    QVERIFY_THROWS_EXCEPTION(Error, train(made));
    QVERIFY(!std::filesystem::exists(made.out));
}

QTEST_GUILESS_MAIN(TestJointTraining)
#include "TestJointTraining.moc"
