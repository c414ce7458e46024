#include "CommandLine.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

/// Every command has a manual page, which names each option of its help.
class TestManualPages : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everyCommandHasAPage();
    void pagesNameEveryOption_data();
    void pagesNameEveryOption();
    void pagesTellDefaultsAndChoices();
    void pagesAreTheSameTwice();
    void nothingOfTheBuilderIsInThem();
    void formatsWithoutWarnings();

private:
    static QStringList commands(const QStringList& of);
    QString page(const QString& name) const;

    QTemporaryDir m_folder;
    QStringList m_commands;
};

/// The commands that the help of a command names.
QStringList TestManualPages::commands(const QStringList& of)
{
    const QString help = QString::fromUtf8(runCommand(of + QStringList{QStringLiteral("--help")}).out);
    QStringList names;
    static const QRegularExpression line(QStringLiteral("^  ([a-z][a-z-]*)"), QRegularExpression::MultilineOption);
    const qsizetype begin = help.indexOf(QLatin1String("Subcommands:\n"));
    for (auto found = line.globalMatch(begin < 0 ? QString() : help.mid(begin)); found.hasNext();) {
        names.append(found.next().captured(1));
    }
    return names;
}

/// A page as it reads: hyphens are hyphens.
QString TestManualPages::page(const QString& name) const
{
    QFile file(m_folder.filePath(name));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).replace(QLatin1String("\\-"), QLatin1String("-"))
                                          : QString();
}

void TestManualPages::initTestCase()
{
    const CommandResult written = runCommand({"man", "--out", m_folder.path(), "--date", "2020-02-03"});
    QCOMPARE(written.code, 0);
    m_commands = commands({});
    QVERIFY(m_commands.contains(QStringLiteral("lookup")));
    QVERIFY(!m_commands.contains(QStringLiteral("man")));
}

void TestManualPages::everyCommandHasAPage()
{
    QStringList expected{QStringLiteral("crossgloss-cli.1")};
    for (const QString& command : std::as_const(m_commands)) {
        expected.append(QStringLiteral("crossgloss-cli-%1.1").arg(command));
        QVERIFY(page(QStringLiteral("crossgloss-cli.1")).contains(QStringLiteral("\\fB%1\\fR").arg(command)));
    }
    expected.sort();
    QCOMPARE(QDir(m_folder.path()).entryList(QDir::Files, QDir::Name), expected);
}

void TestManualPages::pagesNameEveryOption_data()
{
    QTest::addColumn<QString>("command");
    for (const QString& command : std::as_const(m_commands)) {
        QTest::newRow(qPrintable(command)) << command;
    }
}

void TestManualPages::pagesNameEveryOption()
{
    QFETCH(QString, command);
    const QString text = page(QStringLiteral("crossgloss-cli-%1.1").arg(command));
    QVERIFY(text.startsWith(QStringLiteral(".TH \"CROSSGLOSS-CLI-%1\" 1 \"2020-02-03\"").arg(command.toUpper())));
    QList<QStringList> open{{command}};
    while (!open.isEmpty()) {
        const QStringList called = open.takeFirst();
        const QString help = QString::fromUtf8(runCommand(called + QStringList{QStringLiteral("--help")}).out);
        // Of a command within a command, what stands in its own part of the page.
        QString part = text;
        if (called.size() > 1) {
            const qsizetype begin = text.indexOf(QStringLiteral(".SS \"crossgloss-cli %1\"").arg(called.join(QLatin1Char(' '))));
            QVERIFY2(begin >= 0, qPrintable(called.join(QLatin1Char(' '))));
            part = text.mid(begin);
            part.truncate(part.indexOf(QLatin1String("\n.S"), 1));
        }
        static const QRegularExpression option(QStringLiteral("^  (?:-\\w,)?(--[a-z0-9-]+)"), QRegularExpression::MultilineOption);
        int count = 0;
        for (auto found = option.globalMatch(help); found.hasNext(); ++count) {
            const QString name = found.next().captured(1);
            QVERIFY2(part.contains(QRegularExpression(name + QStringLiteral("(\\\\fR|,)"))),
                     qPrintable(called.join(QLatin1Char(' ')) + QLatin1Char(' ') + name));
        }
        QVERIFY(count > 0); // --help at least
        for (const QString& below : commands(called)) {
            open.append(called + QStringList{below});
        }
    }
}

void TestManualPages::pagesTellDefaultsAndChoices()
{
    const QString text = page(QStringLiteral("crossgloss-cli-lookup.1")).simplified();
    QVERIFY(text.contains(QLatin1String("\\fB--from\\fR \\fITEXT\\fR Language of the description. Required.")));
    QVERIFY(text.contains(QLatin1String("Answers per language. From 1 to 1000. Default: 20.")));
    QVERIFY(text.contains(QLatin1String("Default: fused.")));
    QVERIFY(text.contains(QLatin1String("CROSSGLOSS_WORKSPACE")));
}

void TestManualPages::pagesAreTheSameTwice()
{
    QTemporaryDir again;
    QCOMPARE(runCommand({"man", "--out", again.path(), "--date", "2020-02-03"}).code, 0);
    for (const QString& name : QDir(again.path()).entryList(QDir::Files)) {
        QFile one(m_folder.filePath(name));
        QFile other(again.filePath(name));
        QVERIFY(one.open(QIODevice::ReadOnly) && other.open(QIODevice::ReadOnly));
        QCOMPARE(one.readAll(), other.readAll());
    }
}

void TestManualPages::nothingOfTheBuilderIsInThem()
{
    QTemporaryDir pages;
    const QString home = QStringLiteral("/somewhere/odd");
    QCOMPARE(runCommand({"man", "--out", pages.path()}, {{"HOME", home}, {"XDG_DATA_HOME", home}, {"CROSSGLOSS_WORKSPACE", home}}).code, 0);
    for (const QString& name : QDir(pages.path()).entryList(QDir::Files)) {
        QFile file(pages.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY2(!file.readAll().contains("/somewhere"), qPrintable(name));
    }
}

void TestManualPages::formatsWithoutWarnings()
{
    QProcess groff;
    groff.start(QStringLiteral("groff"), {"-man", "-ww", "-Tutf8", "-z"});
    if (!groff.waitForStarted()) {
        QSKIP("groff is not installed");
    }
    for (const QString& name : QDir(m_folder.path()).entryList(QDir::Files)) {
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        groff.write(file.readAll());
    }
    groff.closeWriteChannel();
    QVERIFY(groff.waitForFinished());
    QCOMPARE(QString::fromUtf8(groff.readAllStandardError()), QString());
    QCOMPARE(groff.exitCode(), 0);
}

QTEST_GUILESS_MAIN(TestManualPages)
#include "TestManualPages.moc"
