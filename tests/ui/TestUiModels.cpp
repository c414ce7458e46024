#include "common/Settings.h"
#include "common/Theme.h"
#include "jobs/JobModel.h"
#include "jobs/JobRunner.h"
#include "librarypage/ResourceModel.h"
#include "lookuppage/LookupHistory.h"
#include "lookuppage/ResultModel.h"
#include "trainpage/FileTableModel.h"
#include "trainpage/TrainingCurveModel.h"

#include <QAbstractItemModelTester>
#include <QTemporaryDir>
#include <QTest>

using namespace crossgloss;

/// Every item model under QAbstractItemModelTester, through all the changes it knows; and the history.
class TestUiModels : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void results();
    void resources();
    void files();
    void curve();
    void jobs();
    void historyKeepsOneEntryWhileTyping();
    void historyIsEditableAndStored();
};

constexpr auto fatal = QAbstractItemModelTester::FailureReportingMode::QtTest;

void TestUiModels::results()
{
    ResultModel model;
    QAbstractItemModelTester tester(&model, fatal);
    model.setRows({{"chat", "fr", 0.9, PartOfSpeech::Noun, "felin", "dict", 12}, {"chaton", "fr", 0.5, {}, {}, {}, 0}});
    QCOMPARE(model.rowCount(), 2);
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
    model.setResources({one, two});
    QCOMPARE(model.rowOf("a"), 0);
    QCOMPARE(model.rowOf("missing"), -1);
    model.retranslate();
    model.setResources({});
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
    model.append({point, point});
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(model.index(1, TrainingCurveModel::MrrColumn).data().toString(), QStringLiteral("0.250"));
    QVERIFY(model.index(0, TrainingCurveModel::MrrColumn).data().toString().isEmpty());
    model.retranslate();
    model.clear();
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

void TestUiModels::historyKeepsOneEntryWhileTyping()
{
    LookupHistory history;
    for (const char* text : {"a", "a sm", "a small", "a small pet"}) {
        history.visit({QLatin1String(text), "en", {"fr"}});
    }
    QCOMPARE(history.entries().size(), 1);
    history.visit({"something else", "en", {"fr"}});
    QCOMPARE(history.entries().size(), 2);
    QCOMPARE(history.goBack().text, QStringLiteral("a small pet"));
    QVERIFY(!history.canGoBack());
    QVERIFY(history.canGoForward());
    for (int i = 0; i < 2 * LookupHistory::capacity; ++i) {
        history.visit({QString::number(i) + QStringLiteral(" things"), "en", {"fr"}});
    }
    QCOMPARE(history.entries().size(), LookupHistory::capacity);
}

void TestUiModels::historyIsEditableAndStored()
{
    LookupHistory history;
    for (const char* text : {"one", "two", "three"}) {
        history.visit({QLatin1String(text), "en", {"fr", "de"}});
    }
    history.remove(1);
    QCOMPARE(history.entries().size(), 2);
    QCOMPARE(history.place(), 1);
    QTemporaryDir folder;
    {
        Settings settings(folder.path());
        history.save(settings.session());
    }
    Settings settings(folder.path());
    LookupHistory restored;
    restored.restore(settings.session());
    QCOMPARE(restored.entries(), history.entries());
    restored.clear();
    QVERIFY(!restored.canGoBack());
}

QTEST_MAIN(TestUiModels)
#include "TestUiModels.moc"
