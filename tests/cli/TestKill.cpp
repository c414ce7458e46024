#include "store/DefinitionIndex.h"
#include "store/Workspace.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>

#include <sqlite3.h>

using namespace crossgloss;

/// Kills the program in the middle of imports: what was there before stays whole, what was running leaves nothing.
class TestKill : public QObject {
    Q_OBJECT

private slots:
    void importsSurviveKills();

private:
    static QString textOf(const std::filesystem::path& file, const char* sql);
};

/// First column of the first row as text.
QString TestKill::textOf(const std::filesystem::path& file, const char* sql)
{
    sqlite3* database = nullptr;
    QString result = QStringLiteral("failed");
    if (sqlite3_open(file.string().c_str(), &database) == SQLITE_OK) {
        sqlite3_stmt* statement = nullptr;
        if (sqlite3_prepare_v2(database, sql, -1, &statement, nullptr) == SQLITE_OK) {
            const int code = sqlite3_step(statement);
            if (code == SQLITE_ROW) {
                result = QString::fromUtf8(reinterpret_cast<const char*>(sqlite3_column_text(statement, 0)));
            } else if (code == SQLITE_DONE) {
                result = QStringLiteral("done");
            }
        }
        sqlite3_finalize(statement);
    }
    sqlite3_close(database);
    return result;
}

void TestKill::importsSurviveKills()
{
    constexpr int definitions = 60000;
    const QTemporaryDir folder;
    const QString workspace = folder.filePath(QStringLiteral("workspace"));
    const auto write = [&](const QString& name, int count, const char* kind) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        for (int i = 0; i < count; ++i) {
            file.write(QStringLiteral("%1%2\tthe %1 thing that is called number %2 of many\n").arg(kind).arg(i).toUtf8());
        }
    };
    write(QStringLiteral("small.en.tsv"), 10, "little");
    write(QStringLiteral("big.en.tsv"), definitions, "great");
    const QStringList common = {QStringLiteral("--workspace"), workspace, QStringLiteral("import"),
                                QStringLiteral("dictionary")};
    QCOMPARE(QProcess::execute(QStringLiteral(CROSSGLOSS_CLI), common + QStringList{folder.filePath("small.en.tsv")}), 0);

    const std::filesystem::path database = std::filesystem::path(workspace.toStdString()) / "workspace.sqlite";
    int killed = 0;
    for (const int delay : {20, 60, 120, 200, 300, 450}) {
        QProcess import;
        import.start(QStringLiteral(CROSSGLOSS_CLI), common + QStringList{folder.filePath("big.en.tsv")});
        QVERIFY(import.waitForStarted());
        if (!import.waitForFinished(delay)) {
            import.kill();
            QVERIFY(import.waitForFinished());
        }
        // An import may end in the moment before its kill reaches it; then it must have ended well, and wholly.
        const bool ended = import.exitStatus() == QProcess::NormalExit;
        killed += ended ? 0 : 1;
        const Workspace again(workspace.toStdString());
        const std::size_t resources = again.resources().size();
        if (ended) {
            QCOMPARE(import.exitCode(), 0);
            QCOMPARE(resources, std::size_t{2});
        } else {
            QVERIFY(resources == 1 || resources == 2);
        }
        const DefinitionIndex index(again);
        QCOMPARE(index.snapshot()->statistics("en").definitions, resources == 1 ? 10U : 10U + definitions);
        QCOMPARE(index.snapshot()->postings("en_littl")->size(), 10U);
        QCOMPARE(textOf(database, "PRAGMA integrity_check"), QStringLiteral("ok"));
        QCOMPARE(textOf(database, "INSERT INTO definition_index(definition_index, rank) VALUES ('integrity-check', 1)"),
                 QStringLiteral("done"));
    }
    QVERIFY(killed > 0);
    QCOMPARE(QProcess::execute(QStringLiteral(CROSSGLOSS_CLI), common + QStringList{folder.filePath("big.en.tsv")}), 0);
    const Workspace whole(workspace.toStdString());
    QCOMPARE(DefinitionIndex(whole).snapshot()->statistics("en").definitions, 10U + definitions);
}

QTEST_GUILESS_MAIN(TestKill)
#include "TestKill.moc"
