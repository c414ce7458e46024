#include "base/Error.h"
#include "base/Random.h"
#include "gloss/GlossChoice.h"
#include "gloss/SiameseSearch.h"
#include "gloss/SiameseStep.h"
#include "gloss/SiameseTraining.h"
#include "training/Checkpoint.h"
#include "training/ParameterFile.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <numeric>

using namespace crossgloss;

/// Training of the Siamese LSTM on planted topics, its files, and going on after a stop.
class TestSiameseTraining : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void plantedTopicsBecomeRetrievable_data();
    void plantedTopicsBecomeRetrievable();
    void similarityIsTheDistanceOfTheEncodings();
    void emptyGlossesAreFarthest();
    void sameSeedAndThreadsGiveTheSameBytes();
    void dropoutActsInTrainingAlone();
    void stoppedRunGoesOnExactly();
    void checkpointOfOtherSettingsIsNotUsed();
    void patienceEndsTheRun();
    void searchKeepsTheBest();
    void searchGoesOnAfterAKill();
    void seenPairsAreCounted();
    void filesComeBackAsTheyWere();
    void hostileFilesAreRefused_data();
    void hostileFilesAreRefused();
    void whatCannotBeTrainedIsRefused_data();
    void whatCannotBeTrainedIsRefused();

private:
    std::string path(const char* name) const { return m_folder.filePath(QLatin1String(name)).toStdString(); }
    QTemporaryDir m_folder;
};

namespace {

constexpr std::size_t dimension = 16;
constexpr std::size_t topics = 30;
constexpr std::size_t glossesPerTopic = 25;

/// "t12b" is a word of topic 12; other words are fillers. Topics have unrelated vectors in the two languages, so that
/// nothing but training brings them together; the seed stands for the language.
WordVectors vectorsOf(std::uint64_t language)
{
    return [language](std::string_view word, std::span<float> out) {
        if (word.starts_with("z")) {
            return false;
        }
        std::uint64_t hash = 7;
        const bool isTopic = word.starts_with("t");
        const std::string_view stem = isTopic ? word.substr(0, word.size() - 1) : word;
        for (const char c : stem) {
            hash = hash * 1099511628211ULL + static_cast<unsigned char>(c);
        }
        Random random(isTopic ? hash * 31 + language : hash);
        Random noise(hash * 17 + static_cast<unsigned char>(word.back()));
        for (float& value : out) {
            value = word == "nan" ? std::nanf("") : static_cast<float>(normal(random) + 0.2 * normal(noise));
        }
        return true;
    };
}

/// Glosses of 2 to 4 words, one of which is of the gloss's topic; gloss i has topic i % topics.
GlossSet planted(std::uint64_t language, std::vector<std::string> extra = {})
{
    Random random(100 + language);
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < topics * glossesPerTopic; ++i) {
        const std::size_t words = 2 + uniformBelow(random, 3);
        const std::size_t place = uniformBelow(random, words);
        std::string line;
        for (std::size_t w = 0; w < words; ++w) {
            line += w == place ? 't' : 'f';
            line += std::to_string(w == place ? i % topics : uniformBelow(random, 30));
            line += w == place ? static_cast<char>('a' + uniformBelow(random, 3)) : ' ';
            line += ' ';
        }
        lines.push_back(line);
    }
    lines.insert(lines.end(), extra.begin(), extra.end());
    NullProgress progress;
    return GlossSet(lines, {"en", false, dimension}, vectorsOf(language), progress);
}

struct Planted {
    explicit Planted(std::vector<std::string> extra = {}) : source(planted(1, extra)), target(planted(2, extra)) {}

    /// The last gloss of every topic is for validation.
    SiameseData data() const
    {
        SiameseData made{source, target, std::vector<std::size_t>(topics * (glossesPerTopic - 1)),
                         std::vector<std::size_t>(topics)};
        std::iota(made.training.begin(), made.training.end(), std::size_t{0});
        std::iota(made.validation.begin(), made.validation.end(), made.training.size());
        return made;
    }

    GlossSet source, target;
};

SiameseOptions smallOptions(int epochs)
{
    SiameseOptions options;
    options.hidden = 16;
    options.batch = 32;
    options.epochs = epochs;
    options.inputDropout = 0.05;
    options.stateDropout = 0.1;
    options.patience = 0;
    options.threads = 2;
    return options;
}

SiameseResult train(const SiameseData& data, const SiameseOptions& options)
{
    NullProgress progress;
    return trainSiamese(data, options, progress, {});
}

bool sameCurves(const std::vector<TrainingPoint>& a, const std::vector<TrainingPoint>& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const TrainingPoint& x, const TrainingPoint& y) {
        return x.epoch == y.epoch && x.step == y.step && x.loss == y.loss && x.validationMrr == y.validationMrr;
    });
}

QByteArray bytesOf(const std::string& path)
{
    QFile file(QString::fromStdString(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Asks to stop after so many steps of training.
class StopAfter final : public Progress {
public:
    explicit StopAfter(std::uint64_t steps) : m_steps(steps) {}
    void stage(std::string_view name, std::uint64_t) override { m_training = name.starts_with("Training"); }
    void advance(std::uint64_t done) override { m_stop = m_stop || (m_training && done >= m_steps); }
    bool cancelled() const override { return m_stop; }

private:
    std::uint64_t m_steps;
    bool m_training = false;
    bool m_stop = false;
};

SiameseModel tinyModel()
{
    SiameseModel model;
    model.shape.dimension = dimension;
    model.shape.hidden = 6;
    model.parameters.resize(model.shape.parameterCount());
    Random random(5);
    LstmLayer<float>(dimension, 6).initialise(model.parameters.data(), 1.0, random);
    model.parameters.back() = -0.7F;
    model.epoch = 3;
    model.fingerprint = "of something";
    model.settings = {{"hidden", 6}};
    model.scores = {{"mrr", 0.25}};
    model.trainedPairs = {1, 5, 5, 4000000000U};
    return model;
}

} // namespace

void TestSiameseTraining::plantedTopicsBecomeRetrievable_data()
{
    QTest::addColumn<int>("objective");
    QTest::addColumn<int>("distance");
    QTest::addColumn<int>("epochs");
    QTest::newRow("shuffled, manhattan") << int(SiameseObjective::Shuffled) << int(SiameseDistance::Manhattan) << 150;
    QTest::newRow("batch, manhattan") << int(SiameseObjective::Batch) << int(SiameseDistance::Manhattan) << 120;
    QTest::newRow("softmax, manhattan") << int(SiameseObjective::Softmax) << int(SiameseDistance::Manhattan) << 40;
    QTest::newRow("softmax, euclidean") << int(SiameseObjective::Softmax) << int(SiameseDistance::Euclidean) << 40;
}

void TestSiameseTraining::plantedTopicsBecomeRetrievable()
{
    QFETCH(int, objective);
    QFETCH(int, distance);
    QFETCH(int, epochs);
    const Planted planted;
    // Ranks by chance are uniform: the mean of their inverses, and four standard errors of it. How far a training comes above
    // that hangs on its last bits.
    double mean = 0;
    double square = 0;
    for (std::size_t rank = 1; rank <= topics; ++rank) {
        mean += 1.0 / static_cast<double>(rank * topics);
        square += 1.0 / static_cast<double>(rank * rank * topics);
    }
    const double byChance = mean + 4 * std::sqrt((square - mean * mean) / double(topics));
    SiameseOptions options = smallOptions(epochs);
    options.threads = 1;
    options.objective = SiameseObjective(objective);
    options.distance = SiameseDistance(distance);
    std::vector<TrainingPoint> live;
    NullProgress progress;
    const SiameseData data = planted.data();
    const SiameseResult result =
        trainSiamese(data, options, progress, [&live](const TrainingPoint& point) { live.push_back(point); });
    QCOMPARE(live.size(), static_cast<std::size_t>(epochs));
    QVERIFY(sameCurves(live, result.curve));
    QVERIFY(result.curve.back().loss < result.curve.front().loss);
    QVERIFY2(result.bestMrr > byChance, qPrintable(QString::number(result.bestMrr)));
    QCOMPARE(*result.curve[static_cast<std::size_t>(result.model.epoch - 1)].validationMrr, result.bestMrr);

    // The network before it has learnt anything does no better than chance.
    SiameseModel untrained = result.model;
    Random random(1);
    LstmLayer<float>(dimension, untrained.shape.hidden).initialise(untrained.parameters.data(), 1.0, random);
    const GlossSimilarity similarity = siameseSimilarity(untrained, planted.source.subset(data.validation),
                                                         planted.target.subset(data.validation), 2, progress);
    std::vector<std::uint32_t> right(topics);
    std::iota(right.begin(), right.end(), 0U);
    double mrr = 0;
    for (const std::uint32_t rank : ranksOf(similarity, right, 1)) {
        mrr += 1.0 / rank / double(topics);
    }
    QVERIFY2(mrr < byChance, qPrintable(QString::number(mrr)));
}

void TestSiameseTraining::similarityIsTheDistanceOfTheEncodings()
{
    const Planted planted;
    for (const SiameseDistance distance : {SiameseDistance::Manhattan, SiameseDistance::Euclidean}) {
        SiameseModel model = tinyModel();
        model.shape.distance = distance;
        NullProgress progress;
        const std::vector<float> a = encodeGlosses(model, planted.source, 2, progress);
        const std::vector<float> b = encodeGlosses(model, planted.target, 1, progress);
        const GlossSimilarity similarity = siameseSimilarity(model, planted.source, planted.target, 2, progress);
        QCOMPARE(similarity.rows, planted.source.size());
        const double scale = std::exp(-0.7);
        for (const std::size_t row : {std::size_t{0}, std::size_t{63}, std::size_t{64}, similarity.rows - 1}) {
            for (std::size_t column = 0; column < similarity.columns; column += 7) {
                double sum = 0;
                for (std::size_t i = 0; i < 6; ++i) {
                    const double difference = double(a[row * 6 + i]) - double(b[column * 6 + i]);
                    sum += distance == SiameseDistance::Manhattan ? std::fabs(difference) : difference * difference;
                }
                sum = distance == SiameseDistance::Manhattan ? sum : std::sqrt(sum);
                QVERIFY(std::fabs(double(similarity.row(row)[column]) + scale * sum) < 1e-5);
            }
        }
        const GlossSimilarity again = siameseSimilarity(model, planted.source, planted.target, 1, progress);
        QVERIFY(similarity.values == again.values);    // whatever the threads
    }
    SiameseModel other = tinyModel();
    other.shape.dimension = 3;
    NullProgress progress;
    QVERIFY_EXCEPTION_THROWN(encodeGlosses(other, planted.source, 1, progress), Error);
}

void TestSiameseTraining::emptyGlossesAreFarthest()
{
    const Planted planted({"zebra zoo", ""});
    NullProgress progress;
    const GlossSimilarity similarity = siameseSimilarity(tinyModel(), planted.source, planted.target, 1, progress);
    const std::size_t empty = topics * glossesPerTopic;
    const float least = *std::min_element(similarity.row(0), similarity.row(0) + empty);
    QVERIFY(similarity.row(0)[empty] < least);
    QVERIFY(similarity.row(empty)[0] < least);
    QVERIFY(std::isfinite(similarity.row(empty)[empty + 1]));
    // Training leaves them out.
    SiameseData data = planted.data();
    data.training.push_back(empty);
    data.training.push_back(empty + 1);
    QCOMPARE(train(data, smallOptions(1)).pairs, topics * (glossesPerTopic - 1));
}

void TestSiameseTraining::sameSeedAndThreadsGiveTheSameBytes()
{
    const Planted planted;
    SiameseOptions options = smallOptions(3);
    options.out = path("first.model");
    train(planted.data(), options);
    options.out = path("second.model");
    train(planted.data(), options);
    const QByteArray first = bytesOf(path("first.model"));
    QVERIFY(!first.isEmpty());
    QCOMPARE(bytesOf(path("second.model")), first);
    options.seed = 2;
    options.out = path("third.model");
    train(planted.data(), options);
    QVERIFY(bytesOf(path("third.model")) != first);
    QVERIFY(!QFile::exists(QString::fromStdString(path("first.model.checkpoint"))));
}

void TestSiameseTraining::dropoutActsInTrainingAlone()
{
    const Planted planted;
    SiameseOptions options = smallOptions(2);
    options.inputDropout = options.stateDropout = 0;
    const SiameseResult without = train(planted.data(), options);
    options.inputDropout = 0.3;
    const SiameseResult onInput = train(planted.data(), options);
    options.inputDropout = 0;
    options.stateDropout = 0.3;
    const SiameseResult onState = train(planted.data(), options);
    QVERIFY(without.model.parameters != onInput.model.parameters);
    QVERIFY(without.model.parameters != onState.model.parameters);
    NullProgress progress;
    QVERIFY(encodeGlosses(onState.model, planted.source, 1, progress) ==
            encodeGlosses(onState.model, planted.source, 1, progress));
}

void TestSiameseTraining::stoppedRunGoesOnExactly()
{
    const Planted planted;
    const SiameseData data = planted.data();
    SiameseOptions options = smallOptions(4);
    options.objective = SiameseObjective::Shuffled;
    options.out = path("straight.model");
    const SiameseResult whole = train(data, options);
    QVERIFY(!whole.resumed);
    options.out = path("stopped.model");
    for (const std::uint64_t stop : {1, 7, 23, 30, 46, 70}) {          // 23 batches an epoch: within and at the end
        StopAfter progress(stop);
        QVERIFY_EXCEPTION_THROWN(trainSiamese(data, options, progress, {}), Cancelled);
        QVERIFY(CheckpointReader(checkpointPath(options.out), "gloss encoder").state().steps >= stop);
        QVERIFY(!QFile::exists(QString::fromStdString(options.out.string())));
    }
    const SiameseResult rest = train(data, options);
    QVERIFY(rest.resumed);
    QVERIFY(sameCurves(whole.curve, rest.curve));
    QCOMPARE(bytesOf(path("stopped.model")), bytesOf(path("straight.model")));
}

void TestSiameseTraining::checkpointOfOtherSettingsIsNotUsed()
{
    const Planted planted;
    const SiameseData data = planted.data();
    SiameseOptions options = smallOptions(3);
    options.out = path("settings.model");
    const auto stop = [&] {
        StopAfter progress(3);
        QVERIFY_EXCEPTION_THROWN(trainSiamese(data, options, progress, {}), Cancelled);
    };
    stop();
    SiameseOptions other = options;
    other.hidden = 10;
    QVERIFY(!train(data, other).resumed);
    stop();
    SiameseData fewer = data;
    fewer.training.pop_back();
    QVERIFY(!train(fewer, options).resumed);
    stop();
    QByteArray bytes = bytesOf(path("settings.model.checkpoint"));
    bytes[bytes.size() / 2] = static_cast<char>(bytes[bytes.size() / 2] ^ 1);
    QFile file(QString::fromStdString(path("settings.model.checkpoint")));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    file.close();
    QVERIFY_EXCEPTION_THROWN(train(data, options), Error);
}

void TestSiameseTraining::patienceEndsTheRun()
{
    const Planted planted;
    SiameseOptions options = smallOptions(400);
    options.patience = 2;
    const SiameseResult result = train(planted.data(), options);
    QVERIFY(result.curve.size() < 400);
    QCOMPARE(static_cast<int>(result.curve.size()), result.model.epoch + 2);
}

void TestSiameseTraining::searchKeepsTheBest()
{
    const Planted planted;
    const SiameseData data = planted.data();
    // A network of one unit cannot tell thirty topics apart.
    std::vector<SiameseOptions> grid(3, smallOptions(15));
    grid[0].hidden = 1;
    grid[2].hidden = 2;
    NullProgress progress;
    std::vector<std::size_t> points(3);
    const SiameseGridResult result = searchSiamese(
        data, grid, path("grid.model"), progress,
        [&points](std::size_t candidate, const TrainingPoint&) { ++points[candidate]; });
    QCOMPARE(result.chosen, std::size_t{1});
    QCOMPARE(result.best.model.shape.hidden, std::size_t{16});
    QCOMPARE(points, (std::vector<std::size_t>{15, 15, 15}));
    for (const SiameseTrial& trial : result.trials) {
        QVERIFY(trial.bestMrr <= result.best.bestMrr);
    }
    QVERIFY(loadSiamese(path("grid.model")).parameters == result.best.model.parameters);
    QVERIFY(!QFile::exists(QString::fromStdString(path("grid.model.1"))));

    SiameseOptions base;
    const std::vector<SiameseOptions> standard = siameseGrid(base);
    QVERIFY(standard.size() >= 4);
    SiameseData blind = data;
    blind.validation.clear();
    QVERIFY_EXCEPTION_THROWN(searchSiamese(blind, grid, {}, progress, {}), Error);
}

void TestSiameseTraining::searchGoesOnAfterAKill()
{
    const Planted planted;
    const SiameseData data = planted.data();
    std::vector<SiameseOptions> grid(3, smallOptions(2));
    grid[1].hidden = 12;
    grid[2].hidden = 6;
    NullProgress progress;
    searchSiamese(data, grid, path("whole.model"), progress, {});
    // The last step of the second candidate comes too late for the first.
    struct StopInSecond final : Progress {
        void stage(std::string_view name, std::uint64_t) override
        {
            candidates += name.starts_with("Training") ? 1 : 0;
        }
        void advance(std::uint64_t done) override { stop = stop || (candidates == 2 && done >= 30); }
        bool cancelled() const override { return stop; }
        int candidates = 0;
        bool stop = false;
    } stopping;
    QVERIFY_EXCEPTION_THROWN(searchSiamese(data, grid, path("parts.model"), stopping, {}), Cancelled);
    QVERIFY(QFile::exists(QString::fromStdString(path("parts.model.1"))));
    std::vector<std::size_t> points(3);
    const SiameseGridResult rest = searchSiamese(
        data, grid, path("parts.model"), progress,
        [&points](std::size_t candidate, const TrainingPoint&) { ++points[candidate]; });
    QCOMPARE(points[0], std::size_t{0});               // was finished
    QCOMPARE(rest.trials.size(), std::size_t{3});
    QCOMPARE(bytesOf(path("parts.model")), bytesOf(path("whole.model")));
}

void TestSiameseTraining::seenPairsAreCounted()
{
    const Planted planted;
    SiameseData data = planted.data();
    std::vector<std::size_t> unseen(data.training.end() - 20, data.training.end());
    data.training.resize(data.training.size() - 20);
    const SiameseResult result = train(data, smallOptions(1));
    QCOMPARE(result.model.trainedPairs.size(), data.training.size() + data.validation.size());
    QVERIFY(result.model.trainedPairs.back() >> 32 > 0); // of 32 bits other pairs would share some
    QCOMPARE(pairsSeen(result.model, planted.source, planted.target, unseen), std::size_t{0});
    QCOMPARE(pairsSeen(result.model, planted.source, planted.target, data.training), data.training.size());
    unseen.push_back(data.validation.front());
    QCOMPARE(pairsSeen(result.model, planted.source, planted.target, unseen), std::size_t{1});
}

void TestSiameseTraining::filesComeBackAsTheyWere()
{
    const SiameseModel model = tinyModel();
    saveSiamese(model, path("tiny.model"));
    const SiameseModel back = loadSiamese(path("tiny.model"));
    QVERIFY(back.parameters == model.parameters);
    QVERIFY(back.trainedPairs == model.trainedPairs);
    QCOMPARE(back.shape.hidden, model.shape.hidden);
    QCOMPARE(back.shape.longest, model.shape.longest);
    QCOMPARE(back.epoch, 3);
    QCOMPARE(back.fingerprint, model.fingerprint);
    QVERIFY(toJson(back) == toJson(model));
    QCOMPARE(toJson(model)["distance"].get<std::string>(), std::string("manhattan"));
    QCOMPARE(toJson(model)["pairs"].get<int>(), 4);
}

void TestSiameseTraining::hostileFilesAreRefused_data()
{
    QTest::addColumn<QString>("trouble");
    for (const char* trouble :
         {"missing", "empty", "cut", "flipped", "another kind", "newer", "older", "no hidden", "huge hidden", "zero hidden",
          "other distance", "not a number", "unsorted pairs", "too few weights"}) {
        QTest::newRow(trouble) << QString::fromLatin1(trouble);
    }
}

void TestSiameseTraining::hostileFilesAreRefused()
{
    QFETCH(QString, trouble);
    const std::string file = path("hostile.model");
    QFile::remove(QString::fromStdString(file));
    SiameseModel model = tinyModel();
    const auto rewrite = [&](const std::function<void(nlohmann::json&)>& change) {
        nlohmann::json header = readParameterFile(file, "siamese").header;
        change(header);
        writeParameterFile(file, "siamese", header, {model.parameters});
    };
    if (trouble == "not a number") {
        model.parameters[7] = std::nanf("");
    } else if (trouble == "unsorted pairs") {
        model.trainedPairs = {5, 1};
    } else if (trouble == "too few weights") {
        model.parameters.pop_back();
    }
    if (trouble != "missing") {
        saveSiamese(model, file);
    }
    QFile raw(QString::fromStdString(file));
    if (trouble == "empty") {
        QVERIFY(raw.resize(0));
    } else if (trouble == "cut") {
        QVERIFY(raw.resize(raw.size() - 40));
    } else if (trouble == "flipped") {
        QByteArray bytes = bytesOf(file);
        bytes[100] = static_cast<char>(bytes[100] ^ 4);
        QVERIFY(raw.open(QIODevice::WriteOnly) && raw.write(bytes) == bytes.size());
        raw.close();
    } else if (trouble == "another kind") {
        writeParameterFile(file, "encoder", nlohmann::json::object(), {model.parameters});
    } else if (trouble == "newer") {
        rewrite([](nlohmann::json& header) { header["version"] = 99; });
    } else if (trouble == "older") {
        rewrite([](nlohmann::json& header) { header["version"] = 1; });
    } else if (trouble == "no hidden") {
        rewrite([](nlohmann::json& header) { header.erase("hidden"); });
    } else if (trouble == "huge hidden") {
        rewrite([](nlohmann::json& header) { header["hidden"] = 4611686018427387904ULL; });
    } else if (trouble == "zero hidden") {
        rewrite([](nlohmann::json& header) { header["hidden"] = 0; });
    } else if (trouble == "other distance") {
        rewrite([](nlohmann::json& header) { header["distance"] = "chebyshev"; });
    }
    try {
        loadSiamese(file);
        QFAIL("was taken");
    } catch (const Error& error) {
        QVERIFY2(std::string(error.what()).find("hostile.model") != std::string::npos, error.what());
    }
}

void TestSiameseTraining::whatCannotBeTrainedIsRefused_data()
{
    QTest::addColumn<QString>("trouble");
    QTest::addColumn<QString>("message");
    QTest::newRow("no lines") << "no lines" << "no aligned glosses";
    QTest::newRow("line beyond") << "line beyond" << "not aligned";
    QTest::newRow("batch of one") << "batch of one" << "settings";
    QTest::newRow("all dropped") << "all dropped" << "settings";
    QTest::newRow("no units") << "no units" << "sizes";
    QTest::newRow("no number") << "no number" << "learning rate";
}

void TestSiameseTraining::whatCannotBeTrainedIsRefused()
{
    QFETCH(QString, trouble);
    QFETCH(QString, message);
    const Planted planted(trouble == "no number" ? std::vector<std::string>{"nan"} : std::vector<std::string>());
    SiameseData data = planted.data();
    SiameseOptions options = smallOptions(1);
    if (trouble == "no lines") {
        data.training.clear();
    } else if (trouble == "line beyond") {
        data.training.push_back(planted.source.size());
    } else if (trouble == "batch of one") {
        options.batch = 1;
    } else if (trouble == "all dropped") {
        options.stateDropout = 1;
    } else if (trouble == "no units") {
        options.hidden = 0;
    } else if (trouble == "no number") {
        data.training.push_back(topics * glossesPerTopic);
    }
    try {
        train(data, options);
        QFAIL("was trained");
    } catch (const Error& error) {
        QVERIFY2(QString::fromUtf8(error.what()).contains(message), error.what());
    }
}

QTEST_GUILESS_MAIN(TestSiameseTraining)
#include "TestSiameseTraining.moc"
