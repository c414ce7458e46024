#include "CommandLine.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

/// Choosing dictionaries on the command line, and look-ups that are limited to some.
class TestDictionariesCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void listsThem();
    void switchesAtOnce();
    void ordersAndGroups();
    void limitsOneLookup();
    void unknownNamesAreSaid();

private:
    QStringList with(const QStringList& arguments) const
    {
        return QStringList{QStringLiteral("--workspace"), m_folder->filePath(QStringLiteral("ws")),
                           QStringLiteral("--json")} +
               arguments;
    }
    QJsonObject run(const QStringList& arguments) const
    {
        const CommandResult result = runCommand(with(arguments));
        if (result.code != 0) {
            qWarning("%s", result.err.constData());
        }
        return result.json();
    }
    QStringList answers(const QStringList& more = {}) const
    {
        QStringList words;
        const QJsonObject json =
            run(QStringList{"lookup", "small animal", "--from", "en", "--to", "fr", "--channel", "lexical"} + more);
        for (const QJsonValue& row : json["results"].toArray()) {
            words.append(row.toObject()["word"].toString());
        }
        return words;
    }
    static QStringList names(const QJsonObject& json)
    {
        QStringList list;
        for (const QJsonValue& each : json["dictionaries"].toArray()) {
            list.append(each.toObject()["name"].toString());
        }
        return list;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestDictionariesCommand::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    const auto import = [&](const QString& name, const QByteArray& content) {
        QFile file(m_folder->filePath(name + ".tsv"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
        file.close();
        QCOMPARE(runCommand(with({"import", "dictionary", file.fileName(), "--language", "en", "--second-language", "fr",
                                  "--name", name}))
                     .code,
                 0);
    };
    import("cats", "chat\ta small animal that purrs\n");
    import("dogs", "chien\ta small animal that barks\n");
    import("mice", "souris\ta small animal that squeaks\n");
}

void TestDictionariesCommand::listsThem()
{
    const QJsonObject json = run({"dictionaries"});
    QCOMPARE(names(json), (QStringList{"cats", "dogs", "mice"}));
    QCOMPARE(names(run({"dictionaries", "list"})), (QStringList{"cats", "dogs", "mice"}));
    const QJsonObject first = json["dictionaries"].toArray()[0].toObject();
    QCOMPARE(first["enabled"].toBool(), true);
    QCOMPARE(first["kind"].toString(), QString("dictionary"));
    QCOMPARE(first["second_language"].toString(), QString("fr"));
}

void TestDictionariesCommand::switchesAtOnce()
{
    QCOMPARE(answers().size(), 3);
    const QJsonObject after = run({"dictionaries", "disable", "cats", "mice"});
    QVERIFY(!after["dictionaries"].toArray()[0].toObject()["enabled"].toBool());
    QCOMPARE(answers(), QStringList{"chien"});
    run({"dictionaries", "enable", "mice"});
    QCOMPARE(answers().size(), 2);
}

void TestDictionariesCommand::ordersAndGroups()
{
    QCOMPARE(names(run({"dictionaries", "order", "mice", "dogs"})), (QStringList{"mice", "dogs", "cats"}));
    const QJsonObject grouped = run({"dictionaries", "group", "cats", "mice", "--to", "Rivals"});
    QCOMPARE(names(grouped), (QStringList{"mice", "cats", "dogs"}));
    QCOMPARE(grouped["dictionaries"].toArray()[1].toObject()["group"].toString(), QString("Rivals"));
    run({"dictionaries", "disable", "Rivals"});
    QCOMPARE(answers(), QStringList{"chien"});
    const QJsonObject free = run({"dictionaries", "group", "Rivals", "--to", ""});
    QCOMPARE(names(free), (QStringList{"mice", "dogs", "cats"}));
    QCOMPARE(free["dictionaries"].toArray()[0].toObject()["group"].toString(), QString());
}

void TestDictionariesCommand::limitsOneLookup()
{
    run({"dictionaries", "group", "cats", "mice", "--to", "Rivals"});
    run({"dictionaries", "disable", "mice"});
    QCOMPARE(answers({"--dictionaries", "Rivals"}), QStringList{"chat"});
    QStringList both = answers({"--dictionaries", "mice,dogs"});
    both.sort();
    QCOMPARE(both, (QStringList{"chien", "souris"}));
}

void TestDictionariesCommand::unknownNamesAreSaid()
{
    for (const QStringList& arguments :
         {QStringList{"dictionaries", "disable", "cats", "nobody"},
          QStringList{"lookup", "animal", "--from", "en", "--to", "fr", "--dictionaries", "nobody"}}) {
        const CommandResult result = runCommand(with(arguments));
        QCOMPARE(result.code, 1);
        QVERIFY2(result.err.contains("nobody"), result.err.constData());
    }
    // Nothing of a refused change is kept.
    QCOMPARE(answers().size(), 3);
}

QTEST_GUILESS_MAIN(TestDictionariesCommand)
#include "TestDictionariesCommand.moc"
