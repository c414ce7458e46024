#include "CommandLine.h"

#include "base/Random.h"
#include "saved/SavedWords.h"
#include "store/UserDatabase.h"

#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace crossgloss;

/// `saved`: words kept, changed, taken along and learnt by the command; kills in between lose nothing that was told.
class TestSavedCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void wordsAreAddedAndListed();
    void wordsAreNamedByBeginnings();
    void changesAreUndone();
    void listsAndTags();
    void filesGoOutAndComeBack();
    void reviews();
    void wrongUsage();
    void killsLoseNothing();
    void killedImportsChangeNothing();

private:
    CommandResult saved(const QStringList& arguments) const
    {
        return runCommand(QStringList{"--workspace", m_folder->filePath("w"), "saved"} + arguments);
    }
    QString add(const QString& word) const
    {
        return saved({"add", word, "--language", "de", "--json"}).json()["id"].toString();
    }
    QJsonArray list(const QStringList& arguments = {}) const
    {
        return saved(QStringList{"list", "--json"} + arguments).json()["words"].toArray();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestSavedCommand::wordsAreAddedAndListed()
{
    QCOMPARE(saved({"list"}).out, QByteArray("No saved words\n"));
    const CommandResult added =
        saved({"add", "Hündin", "--language", "deu", "--pos", "noun", "--gender", "f", "--meaning", "a female dog",
               "--query", "dog, female", "--from", "en", "--note", "n", "--tag", "tiere", "--tag", "haus", "--list", "A1",
               "--json"});
    QCOMPARE(added.code, 0);
    QCOMPARE(added.json()["outcome"].toString(), QStringLiteral("added"));
    QCOMPARE(saved({"add", "Hündin", "--language", "de", "--query", "DOG, female", "--json"}).json()["outcome"].toString(),
             QStringLiteral("unchanged"));
    const QJsonArray words = list({"--search", "hundin"});
    QCOMPARE(words.size(), 1);
    const QJsonObject word = words[0].toObject();
    QCOMPARE(word["gender"].toString(), QStringLiteral("feminine"));
    QCOMPARE(word["tags"].toArray(), (QJsonArray{"haus", "tiere"}));
    QCOMPARE(word["lists"].toArray(), QJsonArray{"A1"});
    QVERIFY(word["review"].isNull());
    QVERIFY(saved({"list"}).out.contains("Hündin"));
    QCOMPARE(list({"--language", "fr"}).size(), 0);
    QCOMPARE(list({"--tag", "haus", "--list", "A1"}).size(), 1);
}

void TestSavedCommand::wordsAreNamedByBeginnings()
{
    const QString id = add(QStringLiteral("Hund"));
    QCOMPARE(saved({"edit", id.left(8), "--note", "bellt"}).code, 0);
    QCOMPARE(saved({"edit", "Hund", "--meaning", "dog"}).code, 0);
    const QJsonObject word = list()[0].toObject();
    QCOMPARE(word["note"].toString(), QStringLiteral("bellt"));
    QCOMPARE(word["meaning"].toString(), QStringLiteral("dog"));
    saved({"add", "Hund", "--language", "de", "--query", "another"});
    const CommandResult several = saved({"remove", "Hund"});
    QCOMPARE(several.code, 1);
    QVERIFY(several.err.contains("names 2"));
    QCOMPARE(list({"--duplicates"}).size(), 2);
    QCOMPARE(saved({"merge", "--json"}).json()["merged"].toInt(), 1);
    QCOMPARE(list().size(), 1);
}

void TestSavedCommand::changesAreUndone()
{
    add(QStringLiteral("Hund"));
    QCOMPARE(saved({"remove", "Hund"}).code, 0);
    QCOMPARE(list().size(), 0);
    QCOMPARE(saved({"undo", "--json"}).json()["kind"].toString(), QStringLiteral("remove"));
    QCOMPARE(list().size(), 1);
    QCOMPARE(saved({"redo"}).code, 0);
    QCOMPARE(list().size(), 0);
    saved({"undo"});
    saved({"undo"});
    QCOMPARE(saved({"undo"}).out, QByteArray("Nothing to undo\n"));
}

void TestSavedCommand::listsAndTags()
{
    add(QStringLiteral("Hund"));
    QCOMPARE(saved({"tag", "--add", "x", "--add", "y", "Hund"}).code, 0);
    QCOMPARE(saved({"tag", "Hund", "--remove", "x"}).code, 0);
    QCOMPARE(list()[0].toObject()["tags"].toArray(), QJsonArray{"y"});
    QCOMPARE(saved({"lists", "--add", "A"}).code, 0);
    QCOMPARE(saved({"move", "Hund", "--to", "A"}).code, 0);
    QCOMPARE(saved({"lists", "--rename", "A", "B"}).code, 0);
    const QJsonArray lists = saved({"lists", "--json"}).json()["lists"].toArray();
    QCOMPARE(lists.size(), 1);
    QCOMPARE(lists[0].toObject()["name"].toString(), QStringLiteral("B"));
    QCOMPARE(lists[0].toObject()["words"].toInt(), 1);
    QCOMPARE(saved({"lists", "--remove", "C"}).code, 1);
}

void TestSavedCommand::filesGoOutAndComeBack()
{
    add(QStringLiteral("Hund"));
    add(QStringLiteral("=x"));
    for (const char* name : {"a.csv", "a.tsv", "a.txt", "a.apkg"}) {
        const QString file = m_folder->filePath(QString::fromLatin1(name));
        QCOMPARE(saved({"export", "--out", file, "--json"}).json()["words"].toInt(), 2);
        QVERIFY(QFile::exists(file));
        if (!file.endsWith(QStringLiteral("apkg"))) {
            QCOMPARE(saved({"import", file, "--json"}).json()["unchanged"].toInt(), 2);
        }
    }
    QVERIFY(saved({"export"}).out.contains(",'=x,"));
    QVERIFY(saved({"export", "--format", "anki"}).out.startsWith("#separator:tab\n"));
    QCOMPARE(saved({"export", "--out", m_folder->filePath("a.unknown")}).code, 2);
    QFile table(m_folder->filePath("b.csv"));
    QVERIFY(table.open(QIODevice::WriteOnly));
    table.write("word,language,meaning\nHund,de,barks\nMaus,,mouse\n");
    table.close();
    const CommandResult result = saved({"import", table.fileName()});
    QCOMPARE(result.code, 0);
    QVERIFY2(result.out.contains("b.csv:3: "), result.out);
    QVERIFY(result.out.contains("0 added, 1 merged, 0 unchanged, 1 skipped"));
    QCOMPARE(saved({"import", m_folder->filePath("w/user.sqlite")}).code, 1);
}

void TestSavedCommand::reviews()
{
    const QString id = add(QStringLiteral("Hund"));
    add(QStringLiteral("Katze"));
    QJsonObject due = saved({"review", "--due", "--new-per-day", "1", "--json"}).json();
    QCOMPARE(due["new"].toInt(), 1);
    QCOMPARE(due["new_waiting"].toInt(), 1);
    const QJsonObject outcomes = due["words"].toArray()[0].toObject()["outcomes"].toObject();
    QCOMPARE(outcomes["good"].toObject()["interval_days"].toInt(), 3);
    QCOMPARE(outcomes["easy"].toObject()["interval_days"].toInt(), 16);
    const QJsonObject graded = saved({"review", id, "--grade", "good", "--json"}).json();
    QCOMPARE(graded["word"].toObject()["review"].toObject()["interval_days"].toInt(), 3);
    due = saved({"review", "--json"}).json();
    QCOMPARE(due["due"].toInt() + due["new"].toInt(), 0);
    QCOMPARE(saved({"undo", "--json"}).json()["kind"].toString(), QStringLiteral("review"));
    QCOMPARE(saved({"review", "--json"}).json()["new"].toInt(), 1);
}

void TestSavedCommand::wrongUsage()
{
    QCOMPARE(saved({}).code, 2);
    QCOMPARE(saved({"add"}).code, 2);
    QCOMPARE(saved({"add", "Hund"}).code, 1); // no language
    QCOMPARE(saved({"add", "Hund", "--language", "de", "--pos", "nonsense"}).code, 2);
    QCOMPARE(saved({"review", "Hund"}).code, 2);
    QCOMPARE(saved({"review", "Hund", "--grade", "well"}).code, 2);
    QCOMPARE(saved({"remove", "nothing"}).code, 1);
}

void TestSavedCommand::killsLoseNothing()
{
    constexpr int kills = 15;
    Random random(5);
    QStringList told;
    int killed = 0;
    for (int round = 0; round < kills; ++round) {
        QProcess process;
        process.start(QStringLiteral(CROSSGLOSS_CLI),
                      {QStringLiteral("--workspace"), m_folder->filePath("w"), QStringLiteral("saved"),
                       QStringLiteral("add"), QStringLiteral("--lines"), QStringLiteral("--language"),
                       QStringLiteral("de")});
        QVERIFY(process.waitForStarted());
        QByteArray lines;
        for (int line = 0; line < 400; ++line) {
            lines += "w" + QByteArray::number(round) + "-" + QByteArray::number(line) + "\tmeaning\n";
        }
        process.write(lines);
        const int wanted = 1 + static_cast<int>(uniformBelow(random, 60));
        QStringList here;
        QElapsedTimer patience;
        patience.start();
        const auto read = [&] {
            while (process.canReadLine()) {
                here += QString::fromUtf8(process.readLine()).trimmed().section('\t', 1);
            }
        };
        while (here.size() < wanted && patience.elapsed() < 120000 && process.state() == QProcess::Running) {
            process.waitForReadyRead(50);
            read();
        }
        process.kill();
        QVERIFY(process.waitForFinished());
        killed += process.exitStatus() == QProcess::CrashExit ? 1 : 0;
        read();
        QVERIFY2(here.size() >= wanted, process.readAllStandardError().constData());
        told += here;
        const Workspace workspace(m_folder->filePath("w").toStdString());
        const auto database = openUserDatabase(workspace, DatabaseAccess::Reader);
        QCOMPARE(QString::fromStdString(database->execAndGet("PRAGMA integrity_check").getString()),
                 QStringLiteral("ok"));
        // Every word that was told is there; each word has its step in the journal, and there is none besides.
        SavedWords words(workspace);
        for (const QString& id : here) {
            QVERIFY(words.find(id.toStdString()));
        }
        const auto all = static_cast<std::int64_t>(words.all().size());
        const std::int64_t steps = database->execAndGet("SELECT count(*) FROM saved_steps").getInt64();
        QCOMPARE(steps, std::min<std::int64_t>(all, rememberedSteps));
        QVERIFY(all >= told.size());
    }
    QVERIFY(killed > kills / 2);
    Workspace workspace(m_folder->filePath("w").toStdString());
    SavedWords words(workspace);
    const std::size_t before = words.all().size();
    words.undo();
    QCOMPARE(words.all().size(), before - 1);
}

void TestSavedCommand::killedImportsChangeNothing()
{
    add(QStringLiteral("Hund"));
    QFile table(m_folder->filePath("big.csv"));
    QVERIFY(table.open(QIODevice::WriteOnly));
    table.write("word,language,meaning\n");
    constexpr int lines = 20000;
    for (int i = 0; i < lines; ++i) {
        table.write("w" + QByteArray::number(i) + ",de,meaning\n");
    }
    table.close();
    Random random(6);
    int killed = 0;
    for (int round = 0; round < 8; ++round) {
        QProcess process;
        process.start(QStringLiteral(CROSSGLOSS_CLI), {QStringLiteral("--workspace"), m_folder->filePath("w"),
                                                       QStringLiteral("saved"), QStringLiteral("import"),
                                                       table.fileName()});
        QVERIFY(process.waitForStarted());
        process.waitForFinished(static_cast<int>(20 + uniformBelow(random, 400)));
        process.kill();
        process.waitForFinished();
        const bool died = process.exitStatus() == QProcess::CrashExit;
        killed += died ? 1 : 0;
        const Workspace workspace(m_folder->filePath("w").toStdString());
        SavedWords words(workspace);
        const std::size_t all = words.all().size();
        QVERIFY2(all == 1 || all == lines + 1, std::to_string(all).c_str());
        if (all > 1) {
            words.undo();
            QCOMPARE(words.all().size(), std::size_t{1});
        }
    }
    qInfo("%d imports killed", killed);
}

QTEST_GUILESS_MAIN(TestSavedCommand)
#include "TestSavedCommand.moc"
