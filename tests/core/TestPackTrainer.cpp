#include "base/Error.h"
#include "base/Random.h"
#include "pack/PackTrainer.h"
#include "training/Checkpoint.h"

#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace crossgloss;

class TestPackTrainer : public QObject
{
    Q_OBJECT

private slots:
    void learnsPlantedDefinitions();
    void repeatsItself();
    void resumesWhereItStopped();
    void goesOnWithinAnEpoch();
    void ignoresForeignCheckpoints();
    void refusesNothing();
};

namespace {

// A made-up pair of languages: word i of language b is defined in language a by three of 30 properties, and no other
// word by the same three; fillers mean nothing. Held-out cases are the same definitions with other fillers.
PackCorpus planted(std::size_t words, std::uint64_t seed)
{
    PackCorpus corpus;
    PackLanguage a;
    a.code = "aa";
    for (int i = 0; i < 30; ++i) {
        a.units.push_back("property" + std::string(1, static_cast<char>('a' + i / 6)) +
                          std::string(1, static_cast<char>('a' + i % 6)));
    }
    for (int i = 0; i < 10; ++i) {
        a.units.push_back("filler" + std::string(1, static_cast<char>('a' + i)));
    }
    a.targets = 30;
    PackLanguage b;
    b.code = "bb";
    for (std::size_t i = 0; i < words; ++i) {
        std::string name = "w";
        for (std::size_t n = i + 26; n > 0; n /= 26) {
            name += static_cast<char>('a' + n % 26);
        }
        b.units.push_back(name);
    }
    b.targets = words;
    for (PackLanguage* language : {&a, &b}) {
        language->shown.assign(language->units.begin(),
                               language->units.begin() + static_cast<std::ptrdiff_t>(language->targets));
        language->pos.assign(language->targets, 0);
    }
    corpus.languages = {a, b};
    corpus.number();

    Random random(seed);
    PackHeldOut test;
    test.name = "aa-bb reworded";
    test.answerLanguage = 1;
    for (std::uint32_t word = 0; word < words; ++word) {
        const std::uint32_t first = word % 10;
        const std::uint32_t second = 10 + word / 10 % 10;
        const std::uint32_t third = 20 + (word / 100 + word) % 10;
        for (int copy = 0; copy < 5; ++copy) {
            PackItem item;
            item.tokenBegin = static_cast<std::uint32_t>(corpus.tokens.size());
            std::vector<std::uint32_t> tokens = {first, second, third,
                                                 30 + static_cast<std::uint32_t>(uniformBelow(random, 10)),
                                                 30 + static_cast<std::uint32_t>(uniformBelow(random, 10))};
            shuffle(tokens, random);
            corpus.tokens.insert(corpus.tokens.end(), tokens.begin(), tokens.end());
            item.tokenEnd = static_cast<std::uint32_t>(corpus.tokens.size());
            item.answerBegin = static_cast<std::uint32_t>(corpus.answers.size());
            corpus.answers.push_back(corpus.languages[1].offset + word);
            item.answerEnd = item.answerBegin + 1;
            (copy == 4 ? test.items : corpus.items).push_back(item);
        }
    }
    corpus.heldOut.push_back(test);
    return corpus;
}

PackTrainOptions quick()
{
    PackTrainOptions options;
    options.model.dimension = 32;
    options.model.heads = 2;
    options.model.hidden = 16;
    options.model.subwords.buckets = 256;
    options.epochs = 25;
    options.batch = 64;
    options.negatives = 64;
    options.wordDropout = 0.05;
    options.spanChance = 0;
    options.gramsOnly = 0.02;
    options.learningRate = 0.1;
    options.threads = 2;
    options.seed = 3;
    return options;
}

} // namespace

void TestPackTrainer::learnsPlantedDefinitions()
{
    const PackCorpus corpus = planted(300, 1);
    NullProgress progress;
    int points = 0;
    const PackTrained trained = trainPack(corpus, {}, quick(), progress, [&](const TrainingPoint&) { ++points; });
    const PackGrams grams = PackGrams::of(corpus, trained.parameters.options.subwords);
    const RetrievalScores scores =
        packScores(trained.parameters, grams, corpus, corpus.heldOut.front(), {0.0}, 2).front();
    QCOMPARE(scores.n, std::uint64_t{300});
    QVERIFY2(scores.p1 > 0.97, qPrintable(QString::number(scores.p1)));
    QVERIFY2(scores.mrr > 0.98, qPrintable(QString::number(scores.mrr)));
    QCOMPARE(trained.curve.size(), std::size_t{25});
    QVERIFY(points >= 25);
    QVERIFY(trained.curve.back().loss < 0.5 * trained.curve.front().loss);
    // Words that tell answers apart weigh more than fillers.
    double property = 0;
    double filler = 0;
    for (std::size_t unit = 0; unit < 40; ++unit) {
        for (std::size_t h = 0; h < 2; ++h) {
            (unit < 30 ? property : filler) +=
                static_cast<double>(trained.parameters.salience[unit * 2 + h]) / (unit < 30 ? 60 : 20);
        }
    }
    QVERIFY2(property > filler + 0.5, qPrintable(QString("%1 %2").arg(property).arg(filler)));
}

void TestPackTrainer::repeatsItself()
{
    const PackCorpus corpus = planted(100, 2);
    PackTrainOptions options = quick();
    options.epochs = 2;
    NullProgress progress;
    const PackTrained once = trainPack(corpus, {}, options, progress, {});
    const PackTrained again = trainPack(corpus, {}, options, progress, {});
    QVERIFY(once.parameters.words == again.parameters.words);
    QVERIFY(once.parameters.w1 == again.parameters.w1);
    options.seed = 4;
    const PackTrained other = trainPack(corpus, {}, options, progress, {});
    QVERIFY(once.parameters.words != other.parameters.words);
}

void TestPackTrainer::resumesWhereItStopped()
{
    struct StopAfter final : public Progress
    {
        int stages = 0;
        void stage(std::string_view name, std::uint64_t) override { stages += name.starts_with("Training") ? 1 : 0; }
        void advance(std::uint64_t) override {}
        bool cancelled() const override { return stages == 3; }
    };
    QTemporaryDir folder;
    const PackCorpus corpus = planted(100, 2);
    PackTrainOptions options = quick();
    options.epochs = 4;
    NullProgress progress;
    const PackTrained whole = trainPack(corpus, {}, options, progress, {});
    options.checkpoint = folder.filePath("checkpoint").toStdString();
    StopAfter stop;
    bool cancelled = false;
    try {
        trainPack(corpus, {}, options, stop, {});
    } catch (const Cancelled&) {
        cancelled = true;
    }
    QVERIFY(cancelled);
    const PackTrained resumed = trainPack(corpus, {}, options, progress, {});
    QVERIFY(resumed.resumed);
    QCOMPARE(resumed.curve.size(), std::size_t{4});
    QVERIFY(resumed.parameters.words == whole.parameters.words);
    QVERIFY(resumed.parameters.grams == whole.parameters.grams);
    QCOMPARE(resumed.parameters.scale, whole.parameters.scale);
}

void TestPackTrainer::goesOnWithinAnEpoch()
{
    struct StopAfter final : public Progress
    {
        int left = 0;
        void stage(std::string_view, std::uint64_t) override {}
        void advance(std::uint64_t) override { --left; }
        bool cancelled() const override { return left <= 0; }
    };
    QTemporaryDir folder;
    const PackCorpus corpus = planted(100, 2);
    PackTrainOptions options = quick();
    options.epochs = 3;
    NullProgress progress;
    const PackTrained whole = trainPack(corpus, {}, options, progress, {});
    options.checkpoint = folder.filePath("checkpoint").toStdString();
    for (const int batches : {1, 2, 5, 4}) {           // 7 batches an epoch
        StopAfter stop;
        stop.left = batches;
        QVERIFY_THROWS_EXCEPTION(Cancelled, trainPack(corpus, {}, options, stop, {}));
        QVERIFY(CheckpointReader(options.checkpoint, "pack").state().batchesDone > 0);
    }
    const PackTrained rest = trainPack(corpus, {}, options, progress, {});
    QVERIFY(rest.resumed);
    QVERIFY(rest.parameters.words == whole.parameters.words);
    QVERIFY(rest.parameters.w2 == whole.parameters.w2);
    QCOMPARE(rest.parameters.scale, whole.parameters.scale);
    QCOMPARE(rest.curve.size(), whole.curve.size());
    for (std::size_t i = 0; i < whole.curve.size(); ++i) {
        QCOMPARE(rest.curve[i].loss, whole.curve[i].loss);
        QVERIFY(rest.curve[i].validationMrr == whole.curve[i].validationMrr);
    }
}

void TestPackTrainer::ignoresForeignCheckpoints()
{
    QTemporaryDir folder;
    const PackCorpus corpus = planted(60, 2);
    PackTrainOptions options = quick();
    options.epochs = 1;
    options.checkpoint = folder.filePath("checkpoint").toStdString();
    NullProgress progress;
    trainPack(corpus, {}, options, progress, {});
    QVERIFY(trainPack(corpus, {}, options, progress, {}).resumed);
    options.seed = 99;
    QVERIFY(!trainPack(corpus, {}, options, progress, {}).resumed);
    // Cut short, it is not used.
    QFile file(folder.filePath("checkpoint"));
    QVERIFY(file.resize(file.size() - 10));
    QVERIFY(!trainPack(corpus, {}, options, progress, {}).resumed);
}

void TestPackTrainer::refusesNothing()
{
    NullProgress progress;
    QVERIFY_THROWS_EXCEPTION(Error, trainPack({}, {}, {}, progress, {}));
}

QTEST_GUILESS_MAIN(TestPackTrainer)
#include "TestPackTrainer.moc"
