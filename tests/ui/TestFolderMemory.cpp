#include "common/FolderMemory.h"

#include <QDir>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace crossgloss;

/// Where dialogs begin.
class TestFolderMemory : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eachKindHasItsFolder();
    void foldersThatAreGoneAreForgotten();
};

void TestFolderMemory::eachKindHasItsFolder()
{
    QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("vectors")) && QDir(folder.path()).mkpath(QStringLiteral("maps")));
    const QString vectors = QStringLiteral("Word vectors (*.vec *.bin);;All files (*)");
    const QString maps = QStringLiteral("Maps (*.map);;All files (*)");
    QSettings settings(folder.filePath(QStringLiteral("session.ini")), QSettings::IniFormat);
    FolderMemory memory(&settings);
    QVERIFY(memory.folder(vectors).isEmpty());
    QCOMPARE(memory.placed(maps, QStringLiteral("a.map")), QStringLiteral("a.map"));
    memory.remember(vectors, folder.filePath(QStringLiteral("vectors/en.vec")));
    // A kind that has none of its own begins where anything was last.
    QCOMPARE(memory.folder(maps), folder.filePath(QStringLiteral("vectors")));
    memory.remember(maps, folder.filePath(QStringLiteral("maps/en-fr.map")));
    QCOMPARE(memory.folder(vectors), folder.filePath(QStringLiteral("vectors")));
    // The filter's words are the interface's language; the kind is not.
    QCOMPARE(memory.folder(QStringLiteral("Abbildungen (*.map);;Alle Dateien (*)")), folder.filePath(QStringLiteral("maps")));
    QCOMPARE(memory.placed(maps, QStringLiteral("a.map")), folder.filePath(QStringLiteral("maps/a.map")));
    QCOMPARE(memory.placed(maps, QStringLiteral("/elsewhere/a.map")), QStringLiteral("/elsewhere/a.map"));
    FolderMemory again(&settings);
    QCOMPARE(again.folder(maps), folder.filePath(QStringLiteral("maps")));
    QVERIFY(FolderMemory(nullptr).folder(maps).isEmpty());
}

void TestFolderMemory::foldersThatAreGoneAreForgotten()
{
    QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("gone")));
    QSettings settings(folder.filePath(QStringLiteral("session.ini")), QSettings::IniFormat);
    FolderMemory memory(&settings);
    const QString filter = QStringLiteral("Table (*.csv)");
    memory.remember(filter, folder.filePath(QStringLiteral("gone/a.csv")));
    QVERIFY(QDir(folder.path()).rmdir(QStringLiteral("gone")));
    QVERIFY(memory.folder(filter).isEmpty());
}

QTEST_GUILESS_MAIN(TestFolderMemory)
#include "TestFolderMemory.moc"
