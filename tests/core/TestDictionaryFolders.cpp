#include "DictdFixture.h"
#include "StarDictFixture.h"

#include "store/InstalledDictionaries.h"

#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace crossgloss;

/// Dictionaries are found in folders of the user's own too, and go with them.
class TestDictionaryFolders : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void foldersAreLookedThrough();
    void whatLeavesTheListGoes();
    void whoKnowsNoFoldersKeepsTheirs();
    void aFolderThatIsAwayKeepsItsOwn();
    void equalNamesLieSideBySide();
    void namedFoldersHideTheSystems();
    void unknownLanguagesAreTold();

private:
    QString folder(const char* name) const
    {
        const QString path = m_folder->filePath(QLatin1String(name));
        QDir().mkpath(path);
        return path;
    }
    static std::vector<std::filesystem::path> paths(const QStringList& folders)
    {
        std::vector<std::filesystem::path> list;
        for (const QString& each : folders) {
            list.emplace_back(each.toStdString());
        }
        return list;
    }
    Workspace::InstalledReport index(const QStringList& folders, bool keepOthers = false)
    {
        NullProgress progress;
        return importInstalled(*m_workspace, {paths(folders), keepOthers}, progress);
    }
    QStringList names() const
    {
        QStringList list;
        for (const Resource& resource : m_workspace->resources()) {
            list.append(QString::fromStdString(resource.name));
        }
        return list;
    }
    static void writeDictd(const QString& to, const char* name, const char* meaning = "dog")
    {
        DictdFixture fixture(to, QLatin1String(name));
        fixture.add({"chien"}, std::string("chien\n   ") + meaning + '\n').write();
    }
    static void writeStarDict(const QString& to, const char* name, const char* title = "English-German tiny dictionary")
    {
        StarDictFixture fixture(to, QLatin1String(name));
        fixture.types = "m";
        fixture.title = title;
        fixture.add("dog", "Hund").add("cat", "Katze").write();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Workspace> m_workspace;
    QByteArray m_dictdPath;
    QByteArray m_wordnetPath;
};

void TestDictionaryFolders::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_dictdPath = qgetenv("CROSSGLOSS_DICTD_PATH");
    m_wordnetPath = qgetenv("CROSSGLOSS_WORDNET_PATH");
    qputenv("CROSSGLOSS_DICTD_PATH", folder("system").toUtf8());
    qputenv("CROSSGLOSS_WORDNET_PATH", "");
    m_workspace = std::make_unique<Workspace>(m_folder->filePath(QStringLiteral("workspace")).toStdString());
}

void TestDictionaryFolders::cleanup()
{
    m_workspace.reset();
    m_dictdPath.isNull() ? qunsetenv("CROSSGLOSS_DICTD_PATH") : qputenv("CROSSGLOSS_DICTD_PATH", m_dictdPath);
    m_wordnetPath.isNull() ? qunsetenv("CROSSGLOSS_WORDNET_PATH") : qputenv("CROSSGLOSS_WORDNET_PATH", m_wordnetPath);
}

void TestDictionaryFolders::foldersAreLookedThrough()
{
    writeDictd(folder("system"), "freedict-fra-eng");
    writeDictd(folder("mine/a"), "freedict-fra-deu", "Hund");
    writeStarDict(folder("mine/b/deeper"), "en-de");
    DictdFixture::put(folder("mine") + QStringLiteral("/alone.index"), "no data beside it");
    Workspace::InstalledReport report = index({folder("mine")});
    QCOMPARE(report.found, 3);
    QCOMPARE(report.imported, 3);
    QVERIFY(report.failures.empty());
    QCOMPARE(names().size(), 3);
    report = index({folder("mine")});
    QCOMPARE(report.imported, 0);
    QCOMPARE(report.removed, 0);
}

void TestDictionaryFolders::whatLeavesTheListGoes()
{
    writeDictd(folder("system"), "freedict-fra-eng");
    writeStarDict(folder("mine"), "en-de");
    QCOMPARE(index({folder("mine")}).imported, 2);
    QCOMPARE(index({}).removed, 1);
    QCOMPARE(names(), QStringList{QStringLiteral("freedict-fra-eng")});
}

void TestDictionaryFolders::whoKnowsNoFoldersKeepsTheirs()
{
    writeDictd(folder("system"), "freedict-fra-eng");
    writeStarDict(folder("mine"), "en-de");
    QCOMPARE(index({folder("mine")}).imported, 2);
    NullProgress progress;
    QCOMPARE(m_workspace->importInstalled(progress).removed, 0);
    QCOMPARE(names().size(), 2);
    // What is no longer there goes whoever looks.
    QFile::remove(folder("system") + QStringLiteral("/freedict-fra-eng.index"));
    QFile::remove(folder("mine") + QStringLiteral("/en-de.ifo"));
    QCOMPARE(m_workspace->importInstalled(progress).removed, 2);
}

void TestDictionaryFolders::aFolderThatIsAwayKeepsItsOwn()
{
    writeStarDict(folder("disk/dictionaries"), "en-de");
    const QStringList list{folder("disk/dictionaries")};
    QCOMPARE(index(list).imported, 1);
    QVERIFY(QDir(m_folder->path()).rename(QStringLiteral("disk"), QStringLiteral("unplugged")));
    const Workspace::InstalledReport report = index(list);
    QCOMPARE(report.removed, 0);
    QCOMPARE(report.failures.size(), std::size_t{1});
    QVERIFY(report.failures.front().message.find("cannot be read") != std::string::npos);
    QCOMPARE(names().size(), 1);
}

void TestDictionaryFolders::equalNamesLieSideBySide()
{
    writeStarDict(folder("one"), "en-de");
    writeStarDict(folder("two"), "en-de");
    QCOMPARE(index({folder("one"), folder("two")}).imported, 2);
    QCOMPARE(names().size(), 2);
    // And neither takes the other's place the next time.
    const Workspace::InstalledReport again = index({folder("one"), folder("two")});
    QCOMPARE(again.imported, 0);
    QCOMPARE(again.removed, 0);
    writeStarDict(folder("two"), "en-de", "English-German tiny dictionary, second edition");
    QCOMPARE(index({folder("one"), folder("two")}).imported, 1);
    QCOMPARE(names().size(), 2);
}

void TestDictionaryFolders::namedFoldersHideTheSystems()
{
    writeDictd(folder("system"), "freedict-fra-eng", "dog");
    writeDictd(folder("mine"), "freedict-fra-eng", "hound");
    QCOMPARE(index({folder("mine")}).found, 1);
    QCOMPARE(m_workspace->resources().at(0).path, (folder("mine") + QStringLiteral("/freedict-fra-eng.index")).toStdString());
}

void TestDictionaryFolders::unknownLanguagesAreTold()
{
    writeStarDict(folder("mine"), "tiny", "A dictionary");
    writeDictd(folder("mine"), "freedict-fra-eng");
    const Workspace::InstalledReport report = index({folder("mine")});
    QCOMPARE(report.imported, 1);
    QCOMPARE(report.failures.size(), std::size_t{1});
    QVERIFY(report.failures.front().message.find("which language") != std::string::npos);
}

QTEST_GUILESS_MAIN(TestDictionaryFolders)
#include "TestDictionaryFolders.moc"
