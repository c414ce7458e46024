#include "store/Workspace.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QProcessEnvironment>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>

using namespace crossgloss;

/// The window's program as the system starts it: by its desktop file, with files, and without a display.
class TestStart : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answersWithoutADisplay_data();
    void answersWithoutADisplay();
    void desktopFileOpensFiles();
    void namedFilesAreImported();
    void adviceNamesNoOption();

private:
    QProcessEnvironment environment() const;
    static QByteArray read(const QString& file);

    QTemporaryDir m_folder;
};

QByteArray TestStart::read(const QString& name)
{
    QFile file(QStringLiteral(CROSSGLOSS_SOURCE_DIR "/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QProcessEnvironment TestStart::environment() const
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"), m_folder.filePath(QStringLiteral("config")));
    environment.insert(QStringLiteral("XDG_DATA_HOME"), m_folder.filePath(QStringLiteral("data")));
    return environment;
}

void TestStart::answersWithoutADisplay_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("answer");
    QTest::newRow("help") << QStringList{"--help"} << QByteArray("[FILE...]");
    QTest::newRow("short help") << QStringList{"-h"} << QByteArray("--workspace");
    QTest::newRow("version") << QStringList{"--version"} << QByteArray("crossgloss ");
    QTest::newRow("version beside a platform")
        << QStringList{"-platform", "xcb", "--version"} << QByteArray("crossgloss ");
}

void TestStart::answersWithoutADisplay()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, answer);
    QProcessEnvironment bare = environment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) {
        bare.remove(QLatin1String(name));
    }
    QProcess process;
    process.setProcessEnvironment(bare);
    process.start(QStringLiteral(CROSSGLOSS_WINDOW), arguments);
    QVERIFY(process.waitForFinished(60000));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 0);
    const QByteArray out = process.readAllStandardOutput();
    QVERIFY2(out.contains(answer), out.constData());
}

void TestStart::desktopFileOpensFiles()
{
    const QByteArray desktop = read(QStringLiteral("resources/crossgloss.desktop"));
    QVERIFY(desktop.contains("\nExec=crossgloss %F\n"));
    const qsizetype begin = desktop.indexOf("\nMimeType=") + 10;
    QVERIFY(begin > 10);
    const QList<QByteArray> types = desktop.mid(begin, desktop.indexOf('\n', begin) - begin).split(';');
    QVERIFY(types.size() > 3 && types.last().isEmpty());
    // Each is told of in our own list, or is everybody's.
    QXmlStreamReader xml(read(QStringLiteral("resources/crossgloss-mime.xml")));
    QList<QByteArray> own = {"text/tab-separated-values"};
    while (!xml.atEnd()) {
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == QLatin1String("mime-type")) {
            own.append(xml.attributes().value(QLatin1String("type")).toUtf8());
        }
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    for (const QByteArray& type : types) {
        QVERIFY2(type.isEmpty() || own.contains(type), type.constData());
    }
}

void TestStart::namedFilesAreImported()
{
    const auto write = [this](const char* name, const QByteArray& text) {
        QFile file(m_folder.filePath(QLatin1String(name)));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
    };
    QVERIFY(write("words.en.vec", "3 2\none 1 0\ntwo 0 1\nthree 1 1\n"));
    QVERIFY(write("wn-here.tab", "# Here\tita\thttp://here.example\tCC BY\n00000001-n\tita:lemma\tuno\n"));
    QVERIFY(write("empty.txt", ""));
    const QString workspace = m_folder.filePath(QStringLiteral("workspace"));
    QProcess process;
    process.setProcessEnvironment(environment());
    process.setWorkingDirectory(m_folder.path());
    process.start(QStringLiteral(CROSSGLOSS_WINDOW),
                  {"--workspace", workspace, "words.en.vec", "wn-here.tab", "empty.txt"});
    QVERIFY(process.waitForStarted());
    const auto imported = [&workspace](const char* file) {
        if (!QFile::exists(workspace + QStringLiteral("/workspace.sqlite"))) {
            return false;
        }
        const std::vector<Resource> resources = Workspace(workspace.toStdString()).resources();
        return std::any_of(resources.begin(), resources.end(), [file](const Resource& resource) {
            return QString::fromStdString(resource.path).endsWith(QLatin1String(file));
        });
    };
    QTRY_VERIFY_WITH_TIMEOUT(imported("words.en.vec"), 120000);
    QTRY_VERIFY_WITH_TIMEOUT(imported("wn-here.tab"), 120000);
    QCOMPARE(process.state(), QProcess::Running);
    process.kill();
    QVERIFY(process.waitForFinished());
}

void TestStart::adviceNamesNoOption()
{
    // What core and the pages say is read in the window too.
    static const QRegularExpression option(
        QStringLiteral("\"[^\"\\n]*(\\s--[a-z]|(has|one) with: [a-z]|crossgloss-cli)"));
    for (const char* folder : {"core", "ui", "app"}) {
        QDir top(QStringLiteral(CROSSGLOSS_SOURCE_DIR "/") + QLatin1String(folder));
        QStringList folders{top.path()};
        if (QLatin1String(folder) != QLatin1String("app")) {
            for (const QString& name : top.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
                folders.append(top.filePath(name));
            }
        }
        for (const QString& each : std::as_const(folders)) {
            for (const QString& name : QDir(each).entryList({"*.cpp", "*.h"}, QDir::Files)) {
                // The command lines themselves.
                if (name == QLatin1String("WindowArguments.cpp") || name == QLatin1String("cli.cpp") ||
                    name == QLatin1String("Session.cpp")) {
                    continue;
                }
                QFile file(each + QLatin1Char('/') + name);
                QVERIFY(file.open(QIODevice::ReadOnly));
                for (const QString& line : QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'))) {
                    QVERIFY2(!option.match(line).hasMatch(), qPrintable(name + QStringLiteral(": ") + line.trimmed()));
                }
            }
        }
    }
}

QTEST_GUILESS_MAIN(TestStart)
#include "TestStart.moc"
