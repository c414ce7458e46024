#include <QDirIterator>
#include <QFileInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QTest>

/// What may lie in the repository: named things at its root, nothing that was left over from work anywhere, and large
/// files only where models and pictures are.
class TestSourceTree : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rootHoldsNamedThingsOnly();
    void leftoversAreKnown_data();
    void leftoversAreKnown();
    void nothingIsLeftOver();
    void filesAreSmall();

private:
    static bool isLeftover(const QString& file);
    static QStringList trackedFiles();
    static QStringList filesOnDisk();
    static QStringList files();
};

namespace {

const QString sourceRoot = QStringLiteral(CROSSGLOSS_SOURCE_DIR "/");

} // namespace

bool TestSourceTree::isLeftover(const QString& file)
{
    static const QRegularExpression names(
        QStringLiteral("^(chunk[-_]?\\d*\\..*|(tmp|temp|scratch|untitled|junk)([-_.\\d].*)?|messages\\.json|nohup\\."
                       "out|core(\\.\\d+)?|"
                       "a\\.out|\\.DS_Store|Thumbs\\.db|\\.?#.*|.*~|.*\\.(orig|rej|bak|swp|swo|tmp|temp|log|pyc))$"),
        QRegularExpression::CaseInsensitiveOption);
    return names.match(file.section('/', -1)).hasMatch();
}

/// Names of all files under version control, relative to the root; none where there is no git or no repository.
QStringList TestSourceTree::trackedFiles()
{
    if (!QFileInfo::exists(sourceRoot + QStringLiteral(".git"))) {
        return {};
    }
    QProcess git;
    git.start(QStringLiteral("git"),
              {QStringLiteral("-C"), sourceRoot, QStringLiteral("ls-files"), QStringLiteral("-z")});
    if (!git.waitForFinished(-1) || git.exitStatus() != QProcess::NormalExit || git.exitCode() != 0) {
        return {};
    }
    QStringList names = QString::fromUtf8(git.readAllStandardOutput()).split(QChar(u'\0'), Qt::SkipEmptyParts);
    // What is being removed is listed until it is committed.
    names.removeIf([](const QString& name) { return !QFileInfo::exists(sourceRoot + name); });
    return names;
}

/// The same of an unpacked archive, where all is source but what a build or an editor makes (.gitignore).
QStringList TestSourceTree::filesOnDisk()
{
    static const QRegularExpression made(QStringLiteral(
        "^(build|\\.git|\\.cache)(/|$)|\\.user$|^CMakeUserPresets\\.json$|(^|/)compile_commands\\.json$"));
    QStringList names;
    QStringList folders{QString()};
    while (!folders.isEmpty()) {
        const QString folder = folders.takeLast();
        const QDir directory(sourceRoot + folder);
        const QFileInfoList entries =
            directory.entryInfoList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
        for (const QFileInfo& entry : entries) {
            const QString name = folder + entry.fileName();
            if (made.match(name).hasMatch()) {
                continue;
            }
            if (entry.isDir() && !entry.isSymLink()) {
                folders.append(name + QLatin1Char('/'));
            } else {
                names.append(name);
            }
        }
    }
    return names;
}

QStringList TestSourceTree::files()
{
    const QStringList tracked = trackedFiles();
    return tracked.isEmpty() ? filesOnDisk() : tracked;
}

void TestSourceTree::rootHoldsNamedThingsOnly()
{
    static const QSet<QString> allowed{".ci",
                                       ".clang-format",
                                       ".clang-tidy",
                                       ".editorconfig",
                                       ".gitattributes",
                                       ".github",
                                       ".gitignore",
                                       ".mailmap",
                                       "ARCHITECTURE.md",
                                       "CHANGELOG.md",
                                       "CMakeLists.txt",
                                       "CMakePresets.json",
                                       "CONTRIBUTING.md",
                                       "LICENSE",
                                       "README.md",
                                       "SECURITY.md",
                                       "app",
                                       "cmake",
                                       "core",
                                       "models",
                                       "package",
                                       "packages.txt",
                                       "resources",
                                       "run",
                                       "test",
                                       "tests",
                                       "translations",
                                       "ui"};
    const QStringList names = files();
    QVERIFY(names.size() > 1000);
    for (const QString& name : names) {
        const QString top = name.section('/', 0, 0);
        QVERIFY2(allowed.contains(top), qPrintable(name + ": the root holds what this test lists, no more"));
    }
}

void TestSourceTree::leftoversAreKnown_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<bool>("leftover");
    for (const char* name :
         {"chunk00.txt", "tests/chunk-12.json", "messages.json", "tmp", "ui/tmp_page.cpp", "scratch.md", "temp.txt",
          "core/base/Error.cpp.orig", "core/a.rej", "README.md~", "build.log", "#notes#", ".#notes", "ui/.x.swp"}) {
        QTest::newRow(name) << QString::fromLatin1(name) << true;
    }
    for (const char* name :
         {"core/base/TemporaryFile.cpp", "README.md", "core/text/Chunker.cpp", "ui/common/Template.h", "packages.txt",
          "tests/core/TestLayering.cpp", "resources/help/en/log.md", "core/base/Log.h"}) {
        QTest::newRow(name) << QString::fromLatin1(name) << false;
    }
}

void TestSourceTree::leftoversAreKnown()
{
    QFETCH(QString, file);
    QFETCH(bool, leftover);
    QCOMPARE(isLeftover(file), leftover);
}

void TestSourceTree::nothingIsLeftOver()
{
    for (const QString& name : files()) {
        QVERIFY2(!isLeftover(name), qPrintable(name + " looks like a scratch file"));
    }
}

void TestSourceTree::filesAreSmall()
{
    constexpr qint64 largest = 1'000'000;
    for (const QString& name : files()) {
        if (!name.startsWith(QLatin1String("models/")) && !name.startsWith(QLatin1String("resources/"))) {
            const qint64 size = QFileInfo(sourceRoot + name).size();
            QVERIFY2(size <= largest, qPrintable(QStringLiteral("%1 has %2 bytes").arg(name).arg(size)));
        }
    }
}

QTEST_GUILESS_MAIN(TestSourceTree)
#include "TestSourceTree.moc"
