#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QProcessEnvironment>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

/// The programs installed into a folder of their own, started from another place with an empty home.
class TestInstalled : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void bringsEveryFile_data();
    void bringsEveryFile();
    void commandAnswers();
    void windowTellsItsVersion();
    void releaseNotesAreOfThisVersion();
    void desktopFileFits();
    void namesNoFolderOfTheBuild();

private:
    QByteArray run(const QString& program, const QStringList& arguments);
    QByteArray contents(const QString& below) const;

    QTemporaryDir m_root;
    QTemporaryDir m_home;
    QString m_prefix;
};

void TestInstalled::initTestCase()
{
    const QString cmake = QStandardPaths::findExecutable(QStringLiteral("cmake"));
    if (cmake.isEmpty()) {
        QSKIP("cmake is not in PATH");
    }
    m_prefix = m_root.filePath(QStringLiteral("usr"));
    QProcess install;
    install.setProcessChannelMode(QProcess::MergedChannels);
    install.start(cmake, {"--install", CROSSGLOSS_BINARY_DIR, "--prefix", m_prefix, "--strip"});
    QVERIFY(install.waitForFinished(120000));
    QVERIFY2(install.exitCode() == 0, install.readAll().constData());
}

QByteArray TestInstalled::run(const QString& program, const QStringList& arguments)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "CROSSGLOSS_PACK", "CROSSGLOSS_WORKSPACE"}) {
        environment.remove(QLatin1String(name));
    }
    environment.insert(QStringLiteral("HOME"), m_home.path());
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(m_home.path());
    process.start(m_prefix + QStringLiteral("/bin/") + program, arguments);
    if (!process.waitForFinished(120000) || process.exitCode() != 0) {
        qWarning("%s", process.readAllStandardError().constData());
        return {};
    }
    return process.readAllStandardOutput();
}

QByteArray TestInstalled::contents(const QString& below) const
{
    QFile file(m_prefix + QLatin1Char('/') + below);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestInstalled::bringsEveryFile_data()
{
    QTest::addColumn<QString>("file");
    for (const char* file :
         {"bin/crossgloss", "bin/crossgloss-cli", "share/crossgloss/models/default.pack",
          "share/crossgloss/models/default.categories", "share/crossgloss/models/default.meanings",
          "share/crossgloss/models/default.md",
          "share/applications/crossgloss.desktop", "share/metainfo/crossgloss.metainfo.xml",
          "share/mime/packages/crossgloss.xml", "share/icons/hicolor/scalable/apps/crossgloss.svg",
          "share/man/man1/crossgloss.1.gz", "share/man/man1/crossgloss-cli.1.gz",
          "share/man/man1/crossgloss-cli-lookup.1.gz", "share/doc/crossgloss/copyright",
          "share/doc/crossgloss/changelog.gz", "share/doc/crossgloss/changelog.Debian.gz"}) {
        QTest::newRow(file) << QString::fromLatin1(file);
    }
}

void TestInstalled::bringsEveryFile()
{
    QFETCH(QString, file);
    const QFileInfo info(m_prefix + QLatin1Char('/') + file);
    QVERIFY(info.isFile());
    QVERIFY(info.size() > 0);
}

void TestInstalled::commandAnswers()
{
    const QByteArray answer = run(QStringLiteral("crossgloss-cli"), {"lookup", "a shy animal with long ears", "--from", "en",
                                                                     "--to", "fr", "--limit", "5"});
    QVERIFY2(answer.contains("lièvre") || answer.contains("lapin"), answer.constData());
}

void TestInstalled::windowTellsItsVersion()
{
    QVERIFY(run(QStringLiteral("crossgloss"), {"--version"}).contains(CROSSGLOSS_VERSION));
    // Its translations are part of the program.
    const QByteArray program = contents(QStringLiteral("bin/crossgloss"));
    for (const QString& language : {QStringLiteral("de"), QStringLiteral("fr")}) {
        const QString name = QStringLiteral("crossgloss_%1.qm").arg(language);
        QByteArray stored; // names of resources are UTF-16, high byte first
        for (const QChar letter : name) {
            stored.append(static_cast<char>(letter.unicode() >> 8)).append(static_cast<char>(letter.unicode() & 0xFF));
        }
        QVERIFY2(program.contains(stored), qPrintable(name));
    }
}

void TestInstalled::releaseNotesAreOfThisVersion()
{
    QXmlStreamReader xml(contents(QStringLiteral("share/metainfo/crossgloss.metainfo.xml")));
    int notes = 0;
    QString version;
    bool inRelease = false;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.name() == QLatin1String("release")) {
            inRelease = xml.isStartElement();
            version = inRelease ? xml.attributes().value(QLatin1String("version")).toString() : version;
        } else if (inRelease && xml.isStartElement() && xml.name() == QLatin1String("li")) {
            ++notes;
        }
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QCOMPARE(version, QStringLiteral(CROSSGLOSS_VERSION));
    QFile changelog(QStringLiteral(CROSSGLOSS_SOURCE_DIR "/CHANGELOG.md"));
    QVERIFY(changelog.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(changelog.readAll());
    const QString newest = text.section(QStringLiteral("\n## "), 1, 1);
    QCOMPARE(notes, newest.count(QStringLiteral("\n- ")));
}

void TestInstalled::desktopFileFits()
{
    const QByteArray desktop = contents(QStringLiteral("share/applications/crossgloss.desktop"));
    QVERIFY(desktop.contains("\nExec=crossgloss %F\n"));
    QVERIFY(desktop.contains("\nIcon=crossgloss\n"));
    // What it opens is declared, or the system knows it anyway.
    const QByteArray types = contents(QStringLiteral("share/mime/packages/crossgloss.xml"));
    const qsizetype begin = desktop.indexOf("\nMimeType=") + 10;
    for (const QByteArray& type : desktop.mid(begin, desktop.indexOf('\n', begin) - begin).split(';')) {
        QVERIFY2(type.isEmpty() || type == "text/tab-separated-values" || types.contains("\"" + type + "\""), type.constData());
    }
}

void TestInstalled::namesNoFolderOfTheBuild()
{
#ifdef CROSSGLOSS_SANITIZED
    QSKIP("Sanitizers name the source files");
#endif
    for (const char* program : {"bin/crossgloss", "bin/crossgloss-cli"}) {
        QVERIFY2(!contents(QLatin1String(program)).contains(CROSSGLOSS_SOURCE_DIR), program);
    }
}

QTEST_GUILESS_MAIN(TestInstalled)
#include "TestInstalled.moc"
