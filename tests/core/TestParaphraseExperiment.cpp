#include "PlantedParaphrases.h"

#include "base/Error.h"
#include "jobs/ParaphraseExperiment.h"

#include <QDateTime>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace crossgloss;

/// Table 4 of BilDRL on planted sentences.
class TestParaphraseExperiment : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fillsTheTableAndGoesOn();
    void refusesWhatCannotBe();

private:
    std::filesystem::path path(const std::string& name) const { return m_folder.path().toStdString() + "/" + name; }
    ParaphraseExperimentRequest request()
    {
        PlantedParaphrases::writeVectors(path("en.vec"), 'x');
        PlantedParaphrases::writeVectors(path("es.vec"), 'y');
        PlantedParaphrases::write(path("train.tsv"), 400, 1);
        PlantedParaphrases::write(path("valid.tsv"), 100, 2);
        PlantedParaphrases::write(path("test.tsv"), 200, 3);
        ParaphraseExperimentRequest made;
        made.base.vectors = {{"en", path("en.vec")}, {"es", path("es.vec")}};
        made.base.train = {path("train.tsv"), {}, "en", "es"};
        made.base.test = {path("test.tsv"), {}, "en", "es"};
        made.base.validation = SentenceFile{path("valid.tsv"), {}, "en", "es"};
        made.base.layers = 1;
        made.base.hidden = made.base.classifierHidden = 16;
        made.base.sequenceLength = 6;
        made.base.batch = 32;
        made.base.epochs = 40;
        made.base.patience = 0;
        made.base.learningRate = 5e-3;
        made.base.absolute = true;
        made.seeds = {1, 2};
        made.folder = path("cells");
        made.bootstrap.resamples = 200;
        made.conditions = {pairBaselines()[0], pairBaselines()[3]};
        return made;
    }
    ExperimentTables run(const ParaphraseExperimentRequest& made)
    {
        JobContext context(path("workspace"));
        NullProgress progress;
        return ParaphraseExperiment(context, made).run(progress);
    }

    QTemporaryDir m_folder;
};

void TestParaphraseExperiment::fillsTheTableAndGoesOn()
{
    const ParaphraseExperimentRequest made = request();
    const ExperimentTables found = run(made);
    QCOMPARE(found.tables.size(), std::size_t{2});
    QCOMPARE(found.tables[0].rows.size(), std::size_t{2});
    QCOMPARE(found.tables[0].rows[1].name, std::string("BiGRU"));
    for (const FigureTable::Row& row : found.tables[0].rows) {
        QCOMPARE(*row.cells[0]->n, std::size_t{200});
        QVERIFY(row.cells[0]->deviation.has_value());
        for (const auto& cell : row.cells) {
            QVERIFY(cell->interval->low <= cell->value && cell->value <= cell->interval->high);
        }
        QVERIFY2(row.cells[0]->value > 0.7, row.name.c_str());
    }
    // The worse of the two against the better one.
    QCOMPARE(found.tables[1].rows.size(), std::size_t{1});
    QVERIFY(found.tables[1].rows[0].cells[0]->value <= 0);
    const QFileInfo cell(QString::fromStdString(path("cells/BiBOW.1.pairs.json")));
    const QDateTime before = cell.lastModified();
    QTest::qWait(20);
    QVERIFY(toJson(run(made))["tables"] == toJson(found)["tables"]);
    QCOMPARE(QFileInfo(cell.filePath()).lastModified(), before);
}

void TestParaphraseExperiment::refusesWhatCannotBe()
{
    ParaphraseExperimentRequest made = request();
    made.seeds.clear();
    QVERIFY_THROWS_EXCEPTION(Error, run(made));
    made = request();
    made.base.test.first = path("nothing.tsv");
    QVERIFY_THROWS_EXCEPTION(Error, run(made));
    made = request();
    made.conditions = {{"BilDRL", {}, {path("nothing.model")}}};
    QVERIFY_THROWS_EXCEPTION(Error, run(made));
}

QTEST_GUILESS_MAIN(TestParaphraseExperiment)
#include "TestParaphraseExperiment.moc"
