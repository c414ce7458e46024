#include "CommandLine.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

/// The manual's tour for learners, as it is: in a workspace without dictionaries the description that it tells to write brings
/// the words that it promises, and its first letter finds them again.
class TestTours : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theDescriptionBringsTheWords_data();
    void theDescriptionBringsTheWords();
};

void TestTours::theDescriptionBringsTheWords_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::newRow("English") << "en" << "fr";
    QTest::newRow("German") << "de" << "fr";
    QTest::newRow("Spanish") << "es" << "en";
    QTest::newRow("French") << "fr" << "en";
    QTest::newRow("Italian") << "it" << "fr";
}

void TestTours::theDescriptionBringsTheWords()
{
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFile page(QStringLiteral(CROSSGLOSS_SOURCE_DIR "/resources/help/%1/tour-learner.md").arg(from));
    QVERIFY(page.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(page.readAll());
    static const QRegularExpression quoted(QStringLiteral("^> (.+)$"), QRegularExpression::MultilineOption);
    static const QRegularExpression promised(QStringLiteral("\\*(\\p{L}{3,})\\* \\p{L}+ \\*(\\p{L}{3,})\\*"));
    static const QRegularExpression beginning(QStringLiteral("`(\\p{L})` "));
    const QString description = quoted.match(text).captured(1);
    const QRegularExpressionMatch words = promised.match(text);
    const QString letter = beginning.match(text).captured(1);
    QVERIFY(!description.isEmpty() && words.hasMatch() && !letter.isEmpty());

    const QTemporaryDir workspace;
    const auto answers = [&](const QStringList& restriction) {
        QStringList found;
        const CommandResult result = runCommand(QStringList{"--workspace", workspace.path(), "--json", "lookup", description, "--from",
                                                            from, "--to", to, "--limit", "5"}
                                                + restriction);
        const QJsonArray rows = result.json()[QStringLiteral("results")].toArray();
        for (const QJsonValue& row : rows) {
            found.append(row.toObject()[QStringLiteral("word")].toString());
        }
        return found;
    };
    const QStringList first = answers({});
    QVERIFY2(first.contains(words.captured(1)) && first.contains(words.captured(2)), qPrintable(first.join(QLatin1Char(' '))));
    const QStringList narrowed = answers({"--starts-with", letter});
    QVERIFY2(narrowed.mid(0, 2).contains(words.captured(1)) || narrowed.mid(0, 2).contains(words.captured(2)),
             qPrintable(narrowed.join(QLatin1Char(' '))));
}

QTEST_GUILESS_MAIN(TestTours)
#include "TestTours.moc"
