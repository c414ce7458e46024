#include "Gate.h"
#include "alignpage/AlignModels.h"
#include "common/PlotExport.h"
#include "common/Settings.h"
#include "common/Theme.h"
#include "hubspage/HubModels.h"
#include "jobs/JobModel.h"
#include "jobs/JobRunner.h"
#include "librarypage/ResourceModel.h"
#include "lookuppage/ResultModel.h"
#include "resultspage/RunModels.h"
#include "trainpage/FileTableModel.h"
#include "trainpage/TrainingCurveModel.h"

#include <QAbstractItemModelTester>
#include <QTemporaryDir>
#include <QLocale>
#include <QTest>
#include <QThread>

#include <atomic>

using namespace crossgloss;

/// Every item model under QAbstractItemModelTester, through all the changes it knows.
class TestUiModels : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Numbers are expected as the interface in English writes them, whatever the locale of the tests.
    void initTestCase() { QLocale::setDefault(QLocale::c()); }
    void results();
    void resources();
    void files();
    void curve();
    void alignment();
    void planePairs();
    void hubs();
    void jobs();
    void promptJobsHaveTheirOwnLane();
    void interruptedRunsSaySo();
    void resumedWorkTellsTheTimeOfTheRest();
};

constexpr auto fatal = QAbstractItemModelTester::FailureReportingMode::QtTest;

void TestUiModels::results()
{
    ResultModel model;
    QAbstractItemModelTester tester(&model, fatal);
    LookupRow cat;
    cat.word = "chat";
    cat.language = "fr";
    cat.score = 0.9;
    cat.pos = PartOfSpeech::Noun;
    cat.definition = "felin";
    cat.kind = AnswerKind::Translation;
    LookupRow kitten;
    kitten.word = "chaton";
    kitten.language = "fr";
    kitten.score = 0.5;
    model.setRows({cat, kitten});
    QCOMPARE(model.rowCount(), 2);
    // Translations of a word that was asked for stand apart from what a description found.
    QVERIFY(!model.index(0, 0).data(ResultModel::BlockRole).toBool());
    QVERIFY(model.index(1, 0).data(ResultModel::BlockRole).toBool());
    QVERIFY(model.index(0, ResultModel::PosColumn).data().toString().contains(QStringLiteral("translation")));
    QVERIFY(model.index(1, ResultModel::PosColumn).data().toString().isEmpty());
    QCOMPARE(model.index(0, 0).data(Qt::AccessibleTextRole).toString().section(QStringLiteral(", "), 0, 0),
             QStringLiteral("chat"));
    model.retranslate();
    model.setRows({});
    QCOMPARE(model.rowCount(), 0);
}

void TestUiModels::resources()
{
    ResourceModel model;
    QAbstractItemModelTester tester(&model, fatal);
    Resource one;
    one.name = "b";
    Resource two;
    two.name = "a";
    model.setResources({one, two}, {});
    QCOMPARE(model.rowOf("a"), 0);
    QCOMPARE(model.rowOf("missing"), -1);
    model.retranslate();
    model.setResources({one, two}, {{"b", true, 0, "group"}, {"a", false, 1, ""}});
    QCOMPARE(model.rowCount(), 4);
    QCOMPARE(model.rowOfGroup(""), 2);
    QCOMPARE(model.state(model.index(2, 0)), Qt::Unchecked);
    model.retranslate();
    model.setResources({}, {});
    QCOMPARE(model.rowCount(), 0);
}

void TestUiModels::files()
{
    FileTableModel model(2);
    QAbstractItemModelTester tester(&model, fatal);
    model.addFile(QStringLiteral("/data/wikt.fr-en.tsv.xz"));
    model.addFile(QStringLiteral("/data/plain.txt"));
    QCOMPARE(model.rows().front().languages, (QStringList{"fr", "en"}));
    QCOMPARE(model.rows().back().languages, (QStringList{"", ""}));
    QVERIFY(model.setData(model.index(1, 2), QStringLiteral("de")));
    QCOMPARE(model.rows().back().languages.at(1), QStringLiteral("de"));
    QVERIFY(!model.setData(model.index(1, 0), QStringLiteral("x")));
    model.removeRowAt(0);
    model.removeRowAt(7);
    QCOMPARE(model.rowCount(), 1);
    model.retranslate();
}

void TestUiModels::curve()
{
    TrainingCurveModel model;
    QAbstractItemModelTester tester(&model, fatal);
    TrainingPoint point;
    point.epoch = 1;
    point.loss = 0.5;
    model.append({point});
    point.epoch = 2;
    point.validationMrr = 0.25;
    point.examplesPerSecond = 1234.4;
    model.append({point, point});
    QCOMPARE(model.index(1, TrainingCurveModel::SpeedColumn).data().toString(), QLocale().toString(1234));
    QVERIFY(model.index(0, TrainingCurveModel::SpeedColumn).data().toString().isEmpty());
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(model.index(1, TrainingCurveModel::MrrColumn).data().toString(), QStringLiteral("0.250"));
    QVERIFY(model.index(0, TrainingCurveModel::MrrColumn).data().toString().isEmpty());
    model.retranslate();
    model.clear();
}

void TestUiModels::alignment()
{
    AlignmentCurveModel curve;
    QAbstractItemModelTester curveTester(&curve, fatal);
    curve.append({{1, 0.5, -1, 100, 0.1}, {2, 0.6, 0.25, 120, 0.1}});
    QCOMPARE(curve.index(1, AlignmentCurveModel::P1Column).data().toString(), QStringLiteral("0.250"));
    QVERIFY(curve.index(0, AlignmentCurveModel::P1Column).data().toString().isEmpty());
    curve.retranslate();
    curve.clear();

    FiguresModel figures;
    QAbstractItemModelTester figuresTester(&figures, fatal);
    figures.setTitles(QStringLiteral("en"), QStringLiteral("fr"));
    figures.setRows({{true, RetrievalCriterion::Csls, 712, 0.26712, 0.4, 0.5, 0.3, 0.23, 0.3}});
    QVERIFY(figures.index(0, FiguresModel::DirectionColumn).data().toString().contains(QStringLiteral("→")));
    QCOMPARE(figures.index(0, FiguresModel::P1Column).data(plotValueRole).toDouble(), 0.26712);
    figures.retranslate();

    NeighbourModel neighbours;
    QAbstractItemModelTester neighboursTester(&neighbours, fatal);
    neighbours.setRows({{"maison", 0.8}, {"loin", -0.1}});
    QCOMPARE(neighbours.index(1, 1).data(NeighbourModel::FractionRole).toDouble(), 0.0);
    neighbours.setRows({});

    ComparisonModel comparison;
    QAbstractItemModelTester comparisonTester(&comparison, fatal);
    comparison.append({{AlignmentMethod::Cca, {}, 1.5, false, 0.0001, {}}});
    comparison.append({{AlignmentMethod::Rcsls, {}, 0, false, 1, "no words"}});
    QCOMPARE(comparison.index(0, ComparisonModel::ChanceColumn).data().toString(), QStringLiteral("< 0.001"));
    QCOMPARE(comparison.index(1, ComparisonModel::P1Column).data().toString(), QString());
    comparison.setTitles(QStringLiteral("en"), QStringLiteral("fr"));
    comparison.clear();
}

void TestUiModels::planePairs()
{
    PlanePairModel model;
    QAbstractItemModelTester tester(&model, fatal);
    model.setPairs({{"house", "maison"}, {"dog", "chien"}});
    PlaneAnswer answer;
    answer.pairs = {{"dog", "chien"}};
    answer.unknown = {{"house", "maison"}};
    answer.plane.cosineAfter = {0.5};
    model.setAnswer(answer);
    QCOMPARE(model.index(1, PlanePairModel::AfterColumn).data().toString(), QStringLiteral("0.500"));
    QVERIFY(model.index(1, PlanePairModel::BeforeColumn).data().toString().isEmpty());
    QVERIFY(!model.index(0, PlanePairModel::AfterColumn).data().toString().isEmpty());
    QCOMPARE(model.addPair(), 2);
    QCOMPARE(model.pairs().size(), std::size_t(2));
    QVERIFY(model.flags(model.index(2, 0)) & Qt::ItemIsEditable);
    QVERIFY(!(model.flags(model.index(2, 3)) & Qt::ItemIsEditable));
    QVERIFY(model.setData(model.index(2, 0), QStringLiteral("  night ")));
    QVERIFY(!model.setData(model.index(2, 3), QStringLiteral("x")));
    QCOMPARE(model.index(2, 0).data().toString(), QStringLiteral("night"));
    model.removePair(0);
    model.removePair(9);
    model.retranslate();
    QCOMPARE(model.rowCount(), 2);
}

void TestUiModels::hubs()
{
    OccurrenceModel bins;
    QAbstractItemModelTester binTester(&bins, fatal);
    bins.setRows({{0, 0, 1200}, {3, 4, 7}});
    QCOMPARE(bins.index(1, 0).data().toString(), QStringLiteral("3–4"));
    bins.retranslate();
    HubModel hubs;
    QAbstractItemModelTester hubTester(&hubs, fatal);
    hubs.setRows({{5, "hélas", 700}});
    QCOMPARE(hubs.index(0, 0).data().toString(), QStringLiteral("hélas"));
    hubs.clear();
    VictimModel victims;
    QAbstractItemModelTester victimTester(&victims, fatal);
    victims.setRows({{"dog", 3, "chien", "chien", true}});
    QCOMPARE(victims.index(0, VictimModel::BestColumn).data().toString(), QStringLiteral("chien ✓"));
    CriteriaModel criteria;
    QAbstractItemModelTester criteriaTester(&criteria, fatal);
    HubnessFigures figures;
    figures.skewness = 3.25;
    criteria.setRows({figures});
    QVERIFY(!criteria.index(0, CriteriaModel::P1Column).data().isValid());
    criteria.retranslate();
}

void TestUiModels::jobs()
{
    JobRunner runner;
    JobModel model(runner);
    QAbstractItemModelTester tester(&model, fatal);
    Job* good = runner.start(QStringLiteral("good"), [](JobProgress& progress) {
        progress.stage("Reading", 4);
        progress.advance(2);
        progress.note("a line");
        progress.report({{"/tmp/a.vec", 4, "too short"}});
    });
    Job* bad = runner.start(QStringLiteral("bad"), [](JobProgress&) { throw std::runtime_error("no luck"); });
    Job* endless = runner.start(QStringLiteral("endless"), [](JobProgress& progress) {
        while (true) {
            progress.throwIfCancelled();
        }
    });
    bool thenRan = false;
    Job* chained = runner.compute(QStringLiteral("sum"), [](JobProgress&) { return 41; }, &runner,
                                  [&thenRan](int value) { thenRan = value == 41; });
    QCOMPARE(model.rowCount(), 4);
    QTRY_COMPARE(good->state(), Job::State::Done);
    QTRY_COMPARE(bad->state(), Job::State::Failed);
    QTRY_COMPARE(chained->state(), Job::State::Done);
    QVERIFY(thenRan);
    QCOMPARE(bad->message(), QStringLiteral("no luck"));
    QCOMPARE(good->notes().size(), std::size_t(1));
    QCOMPARE(good->issues().size(), std::size_t(1));
    QVERIFY(endless->isActive());
    endless->cancel();
    QTRY_COMPARE(endless->state(), Job::State::Cancelled);
    QCOMPARE(model.rowCount(), 4);
    model.retranslate();
    runner.clearFinished();
    QCOMPARE(model.rowCount(), 0);
}

void TestUiModels::promptJobsHaveTheirOwnLane()
{
    JobRunner runner;
    Gate gate;
    gate.closeAt(0);
    const auto wait = [&gate](JobProgress& progress) { gate.pass(progress); };
    QList<Job*> slow;
    for (int i = 0; i < 5; ++i) {
        slow.append(runner.start(QStringLiteral("slow"), wait));
    }
    Job* late = runner.start(QStringLiteral("late"), [](JobProgress&) {});
    Job* prompt = runner.start(QStringLiteral("prompt"), [](JobProgress&) {}, nullptr, {}, JobRunner::Lane::Prompt);
    int answer = 0;
    runner.compute(QStringLiteral("answer"), [](JobProgress&) { return 42; }, &runner,
                   [&answer](int value) { answer = value; }, JobRunner::Lane::Prompt);
    QTRY_COMPARE(prompt->state(), Job::State::Done);
    QTRY_COMPARE(answer, 42);
    QCOMPARE(late->state(), Job::State::Waiting);
    gate.open();
    QTRY_COMPARE(late->state(), Job::State::Done);
    QTRY_COMPARE(runner.activeCount(), 0);
}

void TestUiModels::interruptedRunsSaySo()
{
    RunModel runs;
    QAbstractItemModelTester tester(&runs, fatal);
    std::vector<RunRow> rows(3);
    rows[0].run.state = "interrupted";
    rows[1].run.state = "running";
    rows[2].run.state = "done";
    rows[2].run.seconds = 12;
    runs.setRows(rows);
    const QModelIndex state = runs.index(0, RunModel::StateColumn);
    QCOMPARE(state.data().toString(), QStringLiteral("interrupted"));
    QVERIFY(state.data(Qt::ToolTipRole).toString().contains(QStringLiteral("killed")));
    QVERIFY(!runs.index(1, RunModel::StateColumn).data(Qt::ToolTipRole).isValid());
    // Nobody knows how long they took.
    QCOMPARE(runs.index(0, RunModel::DurationColumn).data().toString(), QStringLiteral("–"));
    QCOMPARE(runs.index(1, RunModel::DurationColumn).data().toString(), QStringLiteral("–"));
    QVERIFY(runs.index(2, RunModel::DurationColumn).data().toString().contains(QStringLiteral("12")));
}

void TestUiModels::resumedWorkTellsTheTimeOfTheRest()
{
    JobRunner runner;
    Job* job = runner.start(QStringLiteral("resumed"), [](JobProgress& progress) {
        progress.stage("Training", 1000);
        for (std::uint64_t done = 900;; done = qMin<std::uint64_t>(done + 1, 960)) {
            progress.throwIfCancelled();
            progress.advance(done);
            QThread::msleep(30);
        }
    });
    QTRY_VERIFY(job->remainingSeconds().has_value());
    // A hundredth of a second a step would follow from all 900 being done in the time of a few.
    const double left = 1000 * (1 - *job->fraction());
    QVERIFY2(*job->remainingSeconds() > 0.02 * left, qPrintable(QString::number(*job->remainingSeconds())));
    job->cancel();
    QTRY_COMPARE(job->state(), Job::State::Cancelled);
}

QTEST_MAIN(TestUiModels)
#include "TestUiModels.moc"
