#include "TrainingFixture.h"

#include "base/Error.h"
#include "jobs/DictionaryExperiment.h"
#include "jobs/SeededCells.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QTest>

using namespace crossgloss;

/// Table 3 of BilDRL: every row trained with every seed, each training kept as soon as it is done.
class TestDictionaryExperiment : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void figuresOverSeeds();
    void definitionsOfAWordAreDrawnTogether();
    void fillsTheTable();
    void goesOnWithWhatLiesThere();
    void jointAndMultiTaskTrainBothDirections();
    void refusesWhatCannotBe();

private:
    static DictionaryExperimentRequest request(TrainingFixture& fixture)
    {
        DictionaryExperimentRequest made;
        made.base = fixture.config("unused", 25);
        made.base.heldOut = 10;
        made.base.layers = 1;
        made.training = {{fixture.text("pairs.tsv"), "fr", "en"}};
        made.tests = made.training;
        made.seeds = {1, 2};
        made.folder = fixture.text("cells");
        made.bootstrap.resamples = 200;
        for (const DictionaryCondition& row : bilDrlConditions()) {
            if (row.name == "BOW" || row.name == "GRU") {
                made.conditions.push_back(row);
            }
        }
        return made;
    }
    static ExperimentTables run(const DictionaryExperimentRequest& made)
    {
        JobContext context(made.folder.parent_path() / "workspace");
        NullProgress progress;
        return DictionaryExperiment(context, made).run(progress);
    }
    static std::vector<QDateTime> times(const DictionaryExperimentRequest& made)
    {
        std::vector<QDateTime> found;
        for (const QFileInfo& file : QDir(QString::fromStdString(made.folder.string())).entryInfoList({"*.json"}, QDir::Files, QDir::Name)) {
            found.push_back(file.lastModified());
        }
        return found;
    }
};

void TestDictionaryExperiment::figuresOverSeeds()
{
    // Of four questions two seeds answer two and four: each question's mean, then their mean.
    const std::vector<std::vector<int>> seeds = {{1, 0, 1, 0}, {1, 1, 1, 1}};
    const auto score = [](int right, std::size_t) { return static_cast<double>(right); };
    const Questions questions = overSeeds(seeds, score);
    QCOMPARE(questions, (Questions{1, 0.5, 1, 0.5}));
    BootstrapOptions options;
    const FigureCell cell = figureOverSeeds(seeds, score, options);
    QCOMPARE(cell.value, 0.75);
    QCOMPARE(*cell.n, std::size_t{4});
    QVERIFY(std::abs(*cell.deviation - std::sqrt(0.125)) < 1e-12);
    QVERIFY(cell.interval->low >= 0.5 && cell.interval->high <= 1 && cell.interval->low < cell.interval->high);
    // A row against itself differs by nothing; one that is better everywhere surely does.
    QCOMPARE(differenceOf(questions, questions, options).value, 0.0);
    const Questions many(50, 1.0);
    const Questions few(50, 0.25);
    const FigureCell difference = differenceOf(many, few, options);
    QCOMPARE(difference.value, 0.75);
    QVERIFY(*difference.p < 0.01);
}

void TestDictionaryExperiment::definitionsOfAWordAreDrawnTogether()
{
    // Forty words, each with six definitions that are all answered or none: as sure as forty questions, not as 240.
    Questions words;
    Questions definitions;
    std::vector<std::string> names;
    for (int word = 0; word < 40; ++word) {
        words.push_back(word % 3 == 0 ? 1 : 0);
        definitions.insert(definitions.end(), 6, words.back());
        names.insert(names.end(), 6, "word" + std::to_string(word));
    }
    const QuestionGroups groups = groupsOf(names);
    QCOMPARE(groups[0], groups[5]);
    QVERIFY(groups[5] != groups[6]);
    const BootstrapOptions options;
    const FigureCell expected = figureOf(words, {}, options);
    const FigureCell found = figureOf(definitions, {}, options, groups);
    const FigureCell alone = figureOf(definitions, {}, options);
    QCOMPARE(found.value, expected.value);
    QCOMPARE(*found.n, std::size_t{240});
    QVERIFY(std::abs(found.interval->low - expected.interval->low) < 1e-12);
    QVERIFY(std::abs(found.interval->high - expected.interval->high) < 1e-12);
    QVERIFY(alone.interval->high - alone.interval->low < 0.6 * (found.interval->high - found.interval->low));
    const Questions nothing(240, 0.0);
    QVERIFY(*differenceOf(definitions, nothing, options, groups).p >= *differenceOf(definitions, nothing, options).p);
}

void TestDictionaryExperiment::fillsTheTable()
{
    TrainingFixture fixture;
    const DictionaryExperimentRequest made = request(fixture);
    const ExperimentTables found = run(made);
    QCOMPARE(found.tables.size(), std::size_t{4});
    QCOMPARE(found.tables[0].columns, std::vector<std::string>{"fr-en"});
    for (std::size_t table = 0; table < 3; ++table) {
        QCOMPARE(found.tables[table].rows.size(), std::size_t{2});
        for (const FigureTable::Row& row : found.tables[table].rows) {
            QVERIFY(row.cells[0] && row.cells[0]->deviation);
            QCOMPARE(*row.cells[0]->n, std::size_t{400});
        }
    }
    // The planted rule is a mean, which a bag of words learns best of all.
    QVERIFY(found.tables[1].rows[0].cells[0]->value > 0.5);
    QVERIFY(found.tables[3].rows.empty());             // GRU is held against CNN and ATT, which are not asked for
    QCOMPARE(times(made).size(), std::size_t{4});
}

void TestDictionaryExperiment::goesOnWithWhatLiesThere()
{
    TrainingFixture fixture;
    DictionaryExperimentRequest made = request(fixture);
    const ExperimentTables first = run(made);
    const std::vector<QDateTime> before = times(made);
    QTest::qWait(20);
    const ExperimentTables again = run(made);
    QCOMPARE(times(made), before);
    QVERIFY(toJson(again)["tables"] == toJson(first)["tables"]);
    // A cell that is damaged, or of other settings, is trained anew.
    QFile broken(fixture.path("cells/BOW.fr-en.1.model.json"));
    QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("{\"identity\"") > 0);
    broken.close();
    QVERIFY(toJson(run(made))["tables"] == toJson(first)["tables"]);
    QVERIFY(times(made)[0] != before[0]);
    QCOMPARE(times(made)[1], before[1]);
    made.base.epochs = 2;
    QVERIFY(toJson(run(made))["tables"] != toJson(first)["tables"]);
}

void TestDictionaryExperiment::jointAndMultiTaskTrainBothDirections()
{
    TrainingFixture fixture;
    DictionaryExperimentRequest made = request(fixture);
    made.training.push_back({fixture.text("reverse.tsv"), "en", "fr"});
    made.tests = made.training;
    made.base.epochs = 3;
    made.seeds = {4};
    made.conditions.clear();
    for (const DictionaryCondition& row : bilDrlConditions()) {
        if (row.name == "ATT-MTL" || row.name == "ATT-joint") {
            made.conditions.push_back(row);
        }
    }
    fixture.write("text.en", "enaa enab enac\nenad enae\nenaf enag enah\n");
    made.base.joint.texts = {{"en", {fixture.text("text.en")}}};
    const ExperimentTables found = run(made);
    QCOMPARE(times(made).size(), std::size_t{2});
    QCOMPARE(found.tables[2].rows.size(), std::size_t{2});
    for (const FigureTable::Row& row : found.tables[2].rows) {
        QVERIFY(row.cells[0] && row.cells[1]);
    }
    QCOMPARE(found.tables[3].rows.size(), std::size_t{1});
    QCOMPARE(found.tables[3].rows[0].name, std::string("ATT-joint - ATT-MTL"));
    QVERIFY(found.tables[3].rows[0].cells[1]->p.has_value());
}

void TestDictionaryExperiment::refusesWhatCannotBe()
{
    TrainingFixture fixture;
    DictionaryExperimentRequest made = request(fixture);
    made.tests.clear();
    QVERIFY_THROWS_EXCEPTION(Error, run(made));
    made = request(fixture);
    made.tests[0].answerLanguage = "en";
    QVERIFY_THROWS_EXCEPTION(Error, run(made));
    made = request(fixture);
    made.seeds.clear();
    QVERIFY_THROWS_EXCEPTION(Error, run(made));
    made = request(fixture);
    made.training[0].file = fixture.text("nothing.tsv");
    QVERIFY_THROWS_EXCEPTION(Error, run(made));
}

QTEST_GUILESS_MAIN(TestDictionaryExperiment)
#include "TestDictionaryExperiment.moc"
