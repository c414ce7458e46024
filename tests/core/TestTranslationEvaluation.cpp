#include "DictdFixture.h"

#include "base/Error.h"
#include "base/Random.h"
#include "evaluation/TranslationEvaluation.h"
#include "numeric/Rows.h"
#include "store/Workspace.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace crossgloss;

namespace {

/// Words w0 … of a language whose vectors are given.
struct Language {
    EmbeddingSpace space;
    std::vector<float> shared;
    std::size_t dimension = 0;

    SharedSpace view(std::size_t rows = 0) const
    {
        return {&space, {shared.data(), rows == 0 ? space.size() : rows, dimension}};
    }
};

Language language(std::vector<std::string> words, std::vector<float> values, std::size_t dimension)
{
    Language result{EmbeddingSpace(std::move(words), values, dimension), values, dimension};
    normaliseRows(result.shared.data(), result.space.size(), dimension, dimension);
    return result;
}

/// Four words on the axes of four dimensions; the angles of the targets to them are known.
Language english()
{
    return language({"dog", "cat", "house", "Paris"},
                    {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1}, 4);
}

Language french()
{
    return language({"chien", "chat", "maison", "paris", "toutou"},
                    {.8F, 0, 0, .6F, 0, 1, 0, 0, 0, .6F, .8F, 0, 0, 0, 0, 1, .96F, .28F, 0, 0}, 4);
}

TranslationOptions nearest()
{
    TranslationOptions options;
    options.retrieval.criterion = RetrievalCriterion::NearestNeighbour;
    options.bootstrap.resamples = 50;
    return options;
}

TranslationEvaluation evaluate(const std::vector<WordPair>& pairs, const TranslationOptions& options,
                               bool lowerCase = true)
{
    const Language from = english();
    const Language to = french();
    NullProgress progress;
    return evaluateTranslation(translationTest(pairs, {.lowerCase = lowerCase}), from.view(), to.view(), 4, options,
                               progress);
}

const std::vector<WordPair> gold = {{"dog", "chien"}, {"cat", "chat"},      {"cat", "minet"}, {"house", "demeure"},
                                    {"Paris", "Paris"}, {"zebra", "zèbre"}};

} // namespace

class TestTranslationEvaluation : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void groupsTranslations();
    void ranksByHand();
    void toleratesOtherDictionaries();
    void keepsToLimits();
    void bandsAddUp();
    void tellsProperNamesApart();
    void tellsProperNamesByCase_data();
    void tellsProperNamesByCase();
    void asksDictionariesForProperNouns();
    void readsProperNames();
    void emptyTests();
    void ranksBeyondTheDepthAreMisses();
    void agreesWithANaiveRanking();
    void writesTheReport();
    void namesTests();
    void countsTrainingWords();
};

void TestTranslationEvaluation::groupsTranslations()
{
    const std::vector<WordPair> pairs = {{"Haus", "house"}, {"haus", "home"}, {"Haus", "house"}, {"Tor", "gate"}};
    const TranslationTest plain = translationTest(pairs);
    QCOMPARE(plain.words, (std::vector<std::string>{"Haus", "haus", "Tor"}));
    QCOMPARE(plain.repeated, std::size_t{1});
    const TranslationTest lower = translationTest(pairs, {.lowerCase = true});
    QCOMPARE(lower.words, (std::vector<std::string>{"Haus", "Tor"}));
    QCOMPARE(lower.translations[0], (std::vector<std::string>{"house", "home"}));
    const TranslationTest backward = translationTest(pairs, {.direction = TranslationDirection::Backward});
    QCOMPARE(backward.words, (std::vector<std::string>{"house", "home", "gate"}));
    QCOMPARE(backward.translations[0], (std::vector<std::string>{"Haus"}));
    // Turkish capitals have two kinds of i.
    const std::vector<WordPair> turkish = {{"Irmak", "river"}, {"ırmak", "stream"}, {"irmak", "irmak"}};
    QCOMPARE(translationTest(turkish, {.lowerCase = true, .sourceLanguage = "tr"}).words.size(), std::size_t{2});
}

void TestTranslationEvaluation::ranksByHand()
{
    const TranslationEvaluation evaluation = evaluate(gold, nearest());
    // dog: toutou .96, chien .8; cat: chat 1; house: its only translation is missing; Paris: found as "paris".
    QCOMPARE(evaluation.ranks(), (std::vector<std::uint32_t>{2, 1, NoRank, 1, NoRank}));
    const TranslationScores& scores = evaluation.scores;
    QCOMPARE(scores.n, std::size_t{5});
    QCOMPARE(scores.covered, std::size_t{3});
    QCOMPARE(scores.wordMissing, std::size_t{1});
    QCOMPARE(scores.translationsMissing, std::size_t{1});
    QCOMPARE(scores.inLowerCase, std::size_t{1});
    QCOMPARE(scores.strict.p1, 2.0 / 3);
    QCOMPARE(scores.strict.p5, 1.0);
    QVERIFY(std::abs(scores.strict.mrr - 2.5 / 3) < 1e-12);
    QCOMPARE(evaluation.words[0].answers[0].word, std::string("toutou"));
    QVERIFY(std::abs(evaluation.words[0].answers[0].score - 0.96F) < 1e-6F);
    QVERIFY(evaluation.words[2].coverage == WordCoverage::TranslationsMissing);
    QCOMPARE(evaluation.words[2].row, 2U);
    QVERIFY(evaluation.words[4].coverage == WordCoverage::WordMissing);
    QCOMPARE(evaluation.words[4].row, NoRank);
    const nlohmann::json json = toJson(evaluation);
    QCOMPARE(json["n"].get<int>(), 5);
    QCOMPARE(json["covered"].get<int>(), 3);
    QVERIFY(!json.contains("proper_names"));
    // As they are written, "Paris" has no translation; it is told what lower case would bring.
    const TranslationEvaluation written = evaluate(gold, nearest(), false);
    QCOMPARE(written.ranks(), (std::vector<std::uint32_t>{2, 1, NoRank, NoRank, NoRank}));
    QCOMPARE(written.scores.inLowerCase, std::size_t{1});
}

void TestTranslationEvaluation::toleratesOtherDictionaries()
{
    const std::vector<WordPair> otherPairs = {
        {"Dog", "Toutou"}, {"cat", "toutou"}, {"house", "maison"}, {"cow", "vache"}};
    const TranslationTest other = translationTest(otherPairs, {.lowerCase = true});
    TranslationOptions options = nearest();
    options.otherDictionary = &other;
    const TranslationEvaluation evaluation = evaluate(gold, options);
    QCOMPARE(evaluation.scores.strict.p1, 2.0 / 3);
    QCOMPARE(evaluation.scores.tolerant.p1, 1.0);
    // A word that the gold list does not cover is not asked for the other dictionary's sake.
    QCOMPARE(evaluation.scores.tolerant.n, std::size_t{3});
    QCOMPARE(evaluation.rightByOther(), (std::vector<std::size_t>{0}));
    QCOMPARE(evaluation.words[0].tolerantRank, 1U);
    QCOMPARE(evaluation.words[0].rank, 2U);
    QCOMPARE(evaluation.words[1].tolerantRank, 1U);
    const nlohmann::json json = tolerantJson(evaluation, translationTest(gold));
    QCOMPARE(json["right_by_other"].get<int>(), 1);
    QCOMPARE(json["examples"][0]["answer"].get<std::string>(), std::string("toutou"));
}

void TestTranslationEvaluation::keepsToLimits()
{
    const Language from = english();
    const Language to = french();
    NullProgress progress;
    // Without toutou "chien" comes first; without Paris it is missing.
    const TranslationEvaluation evaluation = evaluateTranslation(translationTest(gold, {.lowerCase = true}),
                                                                 from.view(3), to.view(4), 4, nearest(), progress);
    QCOMPARE(evaluation.ranks(), (std::vector<std::uint32_t>{1, 1, NoRank, NoRank, NoRank}));
    QCOMPARE(evaluation.scores.wordMissing, std::size_t{2});
}

void TestTranslationEvaluation::bandsAddUp()
{
    TranslationOptions options = nearest();
    options.frequencyBins = {3, 1, 3, 0};              // in any order, repeated
    const TranslationEvaluation evaluation = evaluate(gold, options);
    QCOMPARE(evaluation.bands.size(), std::size_t{3});
    QCOMPARE(evaluation.bands[0].to, std::size_t{1});
    QCOMPARE(evaluation.bands[0].scores.p1, 0.0);
    QCOMPARE(evaluation.bands[1].from, std::size_t{1});
    QCOMPARE(evaluation.bands[1].words, std::size_t{2});
    QCOMPARE(evaluation.bands[1].scores.n, std::size_t{1});
    QCOMPARE(evaluation.bands[1].scores.p1, 1.0);
    QCOMPARE(evaluation.bands[2].from, std::size_t{3});
    QCOMPARE(evaluation.bands[2].to, std::size_t{4});
    options.frequencyBins = {10};
    QCOMPARE(evaluate(gold, options).bands.size(), std::size_t{1});
    QCOMPARE(evaluate(gold, options).bands[0].scores.n, std::size_t{3});
}

void TestTranslationEvaluation::tellsProperNamesApart()
{
    ProperNames names;
    TranslationOptions options = nearest();
    options.properNames = &names;
    QVERIFY(!evaluate(gold, options).properNames);     // nothing to go by
    const std::vector<WordPair> list = {{"paris", "paris"}, {"London", "Londres"}};
    names.addList(list);
    const TranslationEvaluation evaluation = evaluate(gold, options);
    QCOMPARE(evaluation.properNames->n, std::size_t{1});
    QCOMPARE(evaluation.properNames->p1, 1.0);
    QCOMPARE(evaluation.withoutProperNames->n, std::size_t{2});
    QCOMPARE(evaluation.withoutProperNames->p1, 0.5);
    QVERIFY(evaluation.words[3].properName && !evaluation.words[0].properName);
    const std::vector<std::string> marked = {"dog"};
    names.addMarked(marked);
    QCOMPARE(evaluate(gold, options).properNames->n, std::size_t{2});
    QCOMPARE(names.listed(), std::size_t{2});
    QCOMPARE(names.marked(), std::size_t{1});
}

void TestTranslationEvaluation::tellsProperNamesByCase_data()
{
    QTest::addColumn<QStringList>("pairs");            // source, target, source, …
    QTest::addColumn<QStringList>("names");
    QTest::addColumn<bool>("informed");
    QTest::newRow("both keep case")
        << QStringList{"Paris", "Paris", "Vienna", "Vienne", "Monday", "lundi", "dog", "chien", "cat", "chat", "sun",
                       "soleil", "red", "rouge"}
        << QStringList{"paris", "vienna"} << true;
    QTest::newRow("nouns capitalised: only the same string")
        << QStringList{"Paris", "Paris", "Vienna", "Wien", "dog", "Hund", "cat",
                       "Katze", "sun",   "Sonne",  "red",  "rot", "Mond", "Mond"}
        << QStringList{"paris", "mond"} << true;
    QTest::newRow("lower-cased") << QStringList{"paris", "paris", "dog", "chien"} << QStringList{} << false;
    QTest::newRow("one side lower-cased") << QStringList{"pear", "Pera", "crab", "granchio"} << QStringList{} << false;
    QTest::newRow("headline style") << QStringList{"Dog", "Chien", "Paris", "Paris"} << QStringList{} << false;
    QTest::newRow("empty") << QStringList{} << QStringList{} << false;
}

void TestTranslationEvaluation::tellsProperNamesByCase()
{
    QFETCH(QStringList, pairs);
    QFETCH(QStringList, names);
    QFETCH(bool, informed);
    std::vector<WordPair> dictionary;
    for (qsizetype i = 0; i + 1 < pairs.size(); i += 2) {
        dictionary.push_back({pairs[i].toStdString(), pairs[i + 1].toStdString()});
    }
    ProperNames found;
    found.addByCase(dictionary);
    QCOMPARE(found.informed(), informed);
    QCOMPARE(found.byCase(), static_cast<std::size_t>(names.size()));
    for (const QString& name : names) {
        QVERIFY(found.contains(name.toStdString()));
    }
    QVERIFY(!found.contains("monday") && !found.contains("dog"));
}

void TestTranslationEvaluation::asksDictionariesForProperNouns()
{
    const QTemporaryDir folder;
    Workspace workspace(std::filesystem::path(folder.path().toStdString()) / "workspace");
    NullProgress progress;
    const auto import = [&](const char* name, DictdFixture& fixture) {
        workspace.import(ResourceKind::Dictionary, {fixture.write()},
                         {.language = {}, .secondLanguage = {}, .name = name}, progress);
    };
    DictdFixture english(folder.path(), "freedict-eng-fra");
    english.add({"london"}, "London /x/ <pn>\nLondres\n")
        .add({"china"}, "China /x/ <pn>\nChine\n")
        .add({"china"}, "china /x/ <n>\nporcelaine\n")       // in lower case: a word of its own
        .add({"may"}, "May /x/ <pn>\nmai\n")
        .add({"may"}, "May /x/ <v>\npouvoir\n")              // another part of speech
        .add({"paris"}, "Paris /x/ <pn>\nParis\n")
        .add({"paris"}, "Paris /x/ <n>\nParis\n")            // noun, but with a capital
        .add({"oak"}, "oak /x/ <n>\nchêne\n");
    import("english", english);
    DictdFixture german(folder.path(), "freedict-deu-fra");
    german.add({"bonn"}, "Bonn /x/ <pn>\nBonn\n")
        .add({"rose"}, "Rose /x/ <pn>\nRose\n")
        .add({"rose"}, "Rose /x/ <n>\nrose\n");              // in German a noun tells nothing by its capital
    import("german", german);
    const DefinitionIndex index(workspace);
    const std::vector<std::string> words = {"london", "China", "may", "paris", "oak", "unknown", "Paris"};
    QCOMPARE(markedProperNouns(index, "en", words, progress), (std::vector<std::string>{"london", "paris", "Paris"}));
    const std::vector<std::string> germanWords = {"Bonn", "Rose", "rose"};
    QCOMPARE(markedProperNouns(index, "de", germanWords, progress), (std::vector<std::string>{"Bonn"}));
    QVERIFY(markedProperNouns(index, "it", words, progress).empty());
}

void TestTranslationEvaluation::readsProperNames()
{
    QTemporaryDir folder;
    const auto file = [&folder](const QByteArray& content) {
        QFile out(folder.filePath("names.txt"));
        return out.open(QIODevice::WriteOnly) && out.write(content) == content.size()
            ? out.fileName().toStdString() : std::string();
    };
    const std::vector<WordPair> names = readProperNames(file("London\tLondres\tcity\nvienna vienne\n\nRome\r\n"
                                                             "New York City\nLa Paz\tLa Paz\n"));
    const std::vector<WordPair> expected = {{"London", "Londres"}, {"vienna", "vienne"}, {"Rome", "Rome"},
                                            {"New York City", "New York City"}, {"La Paz", "La Paz"}};
    QCOMPARE(names.size(), expected.size());
    for (std::size_t i = 0; i < names.size(); ++i) {
        QCOMPARE(names[i].source, expected[i].source);
        QCOMPARE(names[i].target, expected[i].target);
    }
    QVERIFY_EXCEPTION_THROWN(readProperNames(file("\n \n")), Error);
    QVERIFY_EXCEPTION_THROWN(readProperNames(file("Paris\n\xff\xfe\n")), Error);
    QVERIFY_EXCEPTION_THROWN(readProperNames("/nowhere/names.txt"), Error);
}

void TestTranslationEvaluation::emptyTests()
{
    const TranslationEvaluation none = evaluate({}, nearest());
    QCOMPARE(none.scores.n, std::size_t{0});
    QCOMPARE(none.scores.coverage(), 0.0);
    const TranslationEvaluation uncovered = evaluate({{"zebra", "zèbre"}}, nearest());
    QCOMPARE(uncovered.scores.n, std::size_t{1});
    QCOMPARE(uncovered.scores.strict.n, std::size_t{0});
    QCOMPARE(uncovered.scores.strict.p1, 0.0);
}

void TestTranslationEvaluation::ranksBeyondTheDepthAreMisses()
{
    TranslationOptions options = nearest();
    options.depth = 1;
    options.answers = 1;
    const TranslationEvaluation evaluation = evaluate(gold, options);
    QCOMPARE(evaluation.words[0].rank, 0U);
    QVERIFY(std::abs(evaluation.scores.strict.mrr - 2.0 / 3) < 1e-12);
}

void TestTranslationEvaluation::agreesWithANaiveRanking()
{
    Random random(17);
    constexpr std::size_t words = 400;
    constexpr std::size_t dimension = 12;
    std::vector<std::string> names;
    std::vector<float> source;
    std::vector<float> target;
    for (std::size_t i = 0; i < words; ++i) {
        names.push_back("w" + std::to_string(i));
        for (std::size_t d = 0; d < dimension; ++d) {
            source.push_back(static_cast<float>(normal(random)));
            target.push_back(source.back() + 0.8F * static_cast<float>(normal(random)));
        }
    }
    const Language from = language(names, source, dimension);
    const Language to = language(names, target, dimension);
    std::vector<WordPair> pairs;
    for (int i = 0; i < 300; ++i) {
        const std::string& word = names[uniformBelow(random, words)];
        pairs.push_back({word, uniform(random) < 0.8 ? word : names[uniformBelow(random, words)]});
    }
    const TranslationTest test = translationTest(pairs);
    TranslationOptions options = nearest();
    options.depth = 50;
    NullProgress progress;
    const TranslationEvaluation evaluation =
        evaluateTranslation(test, from.view(), to.view(), dimension, options, progress);
    for (std::size_t i = 0; i < test.words.size(); ++i) {
        const float* query = from.shared.data() + *from.space.find(test.words[i]) * dimension;
        const auto similarity = [&](std::size_t row) {
            double sum = 0;
            for (std::size_t d = 0; d < dimension; ++d) {
                sum += double{query[d]} * double{to.shared[row * dimension + d]};
            }
            return sum;
        };
        double best = -2;
        for (const std::string& translation : test.translations[i]) {
            best = std::max(best, similarity(*to.space.find(translation)));
        }
        std::uint32_t rank = 1;
        for (std::size_t row = 0; row < words; ++row) {
            rank += similarity(row) > best + 1e-6 ? 1 : 0;
        }
        QCOMPARE(evaluation.words[i].rank, rank <= 50 ? rank : 0);
    }
}

void TestTranslationEvaluation::writesTheReport()
{
    QTemporaryDir folder;
    const std::string path = folder.filePath("report.tsv").toStdString();
    ProperNames names;
    const std::vector<WordPair> list = {{"Paris", "Paris"}};
    names.addList(list);
    TranslationOptions options = nearest();
    options.properNames = &names;
    options.answers = 2;
    writeTranslationReport(translationTest(gold), evaluate(gold, options), path);
    QFile file(QString::fromStdString(path));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QList<QByteArray> lines = file.readAll().split('\n');
    QCOMPARE(lines.size(), 7);
    QCOMPARE(lines[0].count('\t'), 8);
    QCOMPARE(lines[1], QByteArray("dog\tchien\tcovered\t1\t0-5000\tno\t2\t2\ttoutou 0.9600|chien 0.8000"));
    QVERIFY(lines[2].startsWith("cat\tchat|minet\tcovered\t2\t"));
    QCOMPARE(lines[3], QByteArray("house\tdemeure\ttranslations missing\t3\t0-5000\tno\t\t\t"));
    QVERIFY(lines[4].contains("\tyes\t1\t1\t"));
    QCOMPARE(lines[5], QByteArray("zebra\tzèbre\tword missing\t\t\tno\t\t\t"));
}

void TestTranslationEvaluation::namesTests()
{
    const std::vector<WordPair> other = {{"dog", "chien"}, {"cat", "chat"}};
    QCOMPARE(testChecksum(translationTest(gold)), testChecksum(translationTest(gold)));
    QVERIFY(testChecksum(translationTest(gold)) != testChecksum(translationTest(other)));
    QVERIFY(testChecksum(translationTest(gold)) !=
            testChecksum(translationTest(gold, {.direction = TranslationDirection::Backward})));
}

void TestTranslationEvaluation::countsTrainingWords()
{
    const std::vector<WordPair> training = {{"Dog", "chien"}, {"dog", "toutou"}, {"paris", "paname"}};
    const TrainingOverlap forward = trainingOverlap(translationTest(gold), training, TranslationDirection::Forward);
    QCOMPARE(forward.words, std::size_t{2});
    QCOMPARE(forward.pairs, std::size_t{1});
    const TranslationTest backwardTest = translationTest(gold, {.direction = TranslationDirection::Backward});
    const TrainingOverlap backward = trainingOverlap(backwardTest, training, TranslationDirection::Backward);
    QCOMPARE(backward.words, std::size_t{1});
    QCOMPARE(backward.pairs, std::size_t{1});
}

QTEST_GUILESS_MAIN(TestTranslationEvaluation)
#include "TestTranslationEvaluation.moc"
