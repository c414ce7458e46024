#include "CommandLine.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

/// Whole entries on the command line, and what look-ups say of gender, article, register and sense.
class TestEntryCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void printsAnEntry();
    void printsText();
    void leadsFromForms();
    void saysWhatIsMissing();
    void rowsHaveGrammar();
    void hidesVulgarWords();

private:
    CommandResult run(const QStringList& arguments) const
    {
        return runCommand(QStringList{QStringLiteral("--workspace"), m_folder.filePath(QStringLiteral("ws"))} + arguments);
    }
    QJsonObject json(const QStringList& arguments) const
    {
        const CommandResult result = run(QStringList{QStringLiteral("--json")} + arguments);
        if (result.code != 0) {
            qWarning("%s", result.err.constData());
        }
        return result.json();
    }
    void import(const QString& name, const QByteArray& content, const QStringList& arguments) const
    {
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
        file.close();
        const CommandResult result =
            run(QStringList{"import", arguments.front(), file.fileName()} + arguments.mid(1));
        QVERIFY2(result.code == 0, result.err.constData());
    }
    QJsonObject rowOf(const QJsonObject& answer, const QString& word) const
    {
        for (const QJsonValue& row : answer["results"].toArray()) {
            if (row.toObject()["word"].toString() == word) {
                return row.toObject();
            }
        }
        return {};
    }
    static QStringList strings(const QJsonValue& array)
    {
        QStringList list;
        for (const QJsonValue& each : array.toArray()) {
            list.append(each.toString());
        }
        return list;
    }
    static QStringList lookup(const QString& word)
    {
        return {"lookup", word, "--from", "en", "--to", "de", "--limit", "8"};
    }

    QTemporaryDir m_folder;
};

void TestEntryCommand::initTestCase()
{
    import("tiny-deu-eng.tei",
           "<TEI xmlns=\"http://www.tei-c.org/ns/1.0\"><text><body>"
           "<entry><form><orth>Kippe</orth><pron>ˈkɪpə</pron></form><gramGrp><pos>n</pos><gen>fem</gen></gramGrp>"
           "<form type=\"infl\"><orth>Kippen</orth><gramGrp><num>pl</num></gramGrp></form>"
           "<sense><usg type=\"reg\">ugs.</usg><cit type=\"trans\"><quote>fag</quote><usg type=\"reg\">slang</usg></cit>"
           "<cit type=\"example\"><quote>Er raucht eine Kippe.</quote><cit type=\"trans\"><quote>He smokes a fag.</quote>"
           "</cit></cit></sense>"
           "<sense><cit type=\"trans\"><quote>tilted place</quote></cit><xr type=\"syn\"><ref>Halde</ref></xr>"
           "<xr type=\"see\"><ref>kippen</ref></xr></sense><etym>Low German</etym></entry>"
           "</body></text></TEI>",
           {"dictionary", "--language", "de", "--second-language", "en", "--name", "tiny"});
    import("back-eng-deu.tei",
           "<TEI xmlns=\"http://www.tei-c.org/ns/1.0\"><text><body>"
           "<entry><form><orth>zibble</orth></form><gramGrp><pos>n</pos></gramGrp>"
           "<sense><cit type=\"trans\"><quote>Zwibbel</quote><gramGrp><gen>masc</gen></gramGrp></cit>"
           "<cit type=\"trans\"><quote>Zwubbel</quote><gramGrp><gen>neut</gen></gramGrp><usg type=\"reg\">vulg.</usg></cit>"
           "</sense></entry></body></text></TEI>",
           {"dictionary", "--language", "en", "--second-language", "de", "--name", "back"});
    import("sentences.tsv",
           "Auf der Kippe liegt noch Schnee.\tThere is still snow on the tip.\nDas Haus ist alt.\tThe house is old.\n",
           {"parallel", "--language", "de", "--second-language", "en", "--name", "mine"});
}

void TestEntryCommand::printsAnEntry()
{
    const QJsonObject entry = json({"entry", "Kippe", "--from", "de"});
    QCOMPARE(entry["word"].toString(), QString("Kippe"));
    QCOMPARE(entry["article"].toString(), QString("die"));
    QCOMPARE(strings(entry["gender"]), QStringList{"feminine"});
    QCOMPARE(strings(entry["pronunciations"]), QStringList{"ˈkɪpə"});
    QCOMPARE(entry["plural_form"].toString(), QString("Kippen"));
    QCOMPARE(entry["plural"].toBool(), false);
    QCOMPARE(entry["entries"].toArray().size(), 1);
    const QJsonObject said = entry["entries"].toArray()[0].toObject();
    QCOMPARE(said["source"].toString(), QString("tiny"));
    QCOMPARE(said["translation_language"].toString(), QString("en"));
    QCOMPARE(said["pos"].toString(), QString("noun"));
    QCOMPARE(strings(said["references"]), QStringList{"kippen"});
    QCOMPARE(said["etymology"].toString(), QString("Low German"));
    const QJsonArray senses = said["senses"].toArray();
    QCOMPARE(senses.size(), 2);
    const QJsonObject fag = senses[0]["translations"].toArray()[0].toObject();
    QCOMPARE(fag["word"].toString(), QString("fag"));
    QCOMPARE(strings(fag["register"]), QStringList{"colloquial"});
    QCOMPARE(senses[0]["examples"].toArray()[0].toObject()["translation"].toString(), QString("He smokes a fag."));
    QCOMPARE(strings(senses[1]["synonyms"]), QStringList{"Halde"});
    const QJsonArray sentences = entry["sentences"].toArray();
    QCOMPARE(sentences.size(), 1);
    QCOMPARE(sentences[0]["translation"].toString(), QString("There is still snow on the tip."));
    QCOMPARE(sentences[0]["source"].toString(), QString("mine"));
}

void TestEntryCommand::printsText()
{
    const QString text = QString::fromUtf8(run({"entry", "Kippe", "--from", "de"}).out);
    QVERIFY2(text.startsWith(QString::fromUtf8("die Kippe  German  /ˈkɪpə/")), qPrintable(text));
    for (const char* part : {"tiny (de-en)\n", "plural: Kippen", "    1. (ugs.) fag [colloquial]\n",
                             "“Er raucht eine Kippe.” – He smokes a fag.\n", "    2. tilted place\n",
                             "       synonyms: Halde\n", "see also: kippen\n", "origin: Low German\n",
                             "  Auf der Kippe liegt noch Schnee.\n    There is still snow on the tip.  (mine)\n"}) {
        QVERIFY2(text.contains(QString::fromUtf8(part)), qPrintable(QString::fromUtf8(part) + '\n' + text));
    }
}

void TestEntryCommand::leadsFromForms()
{
    const QJsonObject entry = json({"entry", "kippe", "--from", "de"});
    QCOMPARE(entry["asked"].toString(), QString("kippe"));
    QCOMPARE(entry["entries"].toArray().size(), 1);
}

void TestEntryCommand::saysWhatIsMissing()
{
    const CommandResult nothing = run({"entry", "qwrtzplm", "--from", "de"});
    QCOMPARE(nothing.code, 0);
    QVERIFY2(nothing.out.contains("No installed dictionary has an entry"), nothing.out.constData());
    QVERIFY(json({"entry", "qwrtzplm", "--from", "de"})["entries"].toArray().isEmpty());
    const CommandResult unknown = run({"entry", "Kippe", "--from", "de", "--dictionaries", "nobody"});
    QCOMPARE(unknown.code, 1);
    QVERIFY2(unknown.err.contains("nobody"), unknown.err.constData());
    QVERIFY(run({"entry", "Kippe"}).code != 0);
}

void TestEntryCommand::rowsHaveGrammar()
{
    const QJsonObject answer = json(lookup("zibble") + QStringList{"--vulgar"});
    const QJsonObject first = rowOf(answer, "Zwibbel");
    QCOMPARE(first["article"].toString(), QString("der"));
    QCOMPARE(strings(first["gender"]), QStringList{"masculine"});
    QCOMPARE(first["plural"].toBool(), false);
    QVERIFY(strings(first["register"]).isEmpty());
    QCOMPARE(first["sense"].toInt(), 1);
    const QJsonObject second = rowOf(answer, "Zwubbel");
    QCOMPARE(second["article"].toString(), QString("das"));
    QCOMPARE(strings(second["register"]), QStringList{"vulgar"});
    const QByteArray table = run(lookup("zibble") + QStringList{"--vulgar"}).out;
    QVERIFY2(table.contains("  der Zwibbel"), table.constData());
    QVERIFY2(table.contains("noun [vulgar]"), table.constData());
}

void TestEntryCommand::hidesVulgarWords()
{
    const QJsonObject answer = json(lookup("zibble"));
    QVERIFY(!rowOf(answer, "Zwibbel").isEmpty());
    QVERIFY(rowOf(answer, "Zwubbel").isEmpty());
}

QTEST_GUILESS_MAIN(TestEntryCommand)
#include "TestEntryCommand.moc"
