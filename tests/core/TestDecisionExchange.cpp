#include "LinkingFixture.h"

#include "base/Error.h"
#include "linking/LinkingExport.h"
#include "linking/ReviewDesk.h"
#include "resources/WnLmf.h"

#include <QFile>
#include <QTest>

#include <algorithm>

using namespace crossgloss;

/// Decisions leave a desk as tables and wordnets, and come back as tables that never overwrite.
class TestDecisionExchange : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void exportsAndMergesDecisions();
    void keepsNotesThatAreNoText();
    void exportsWordnets();
    void exportsKeepTheHeader();
    void importsKeepWhatIsDecided();
    void badTablesChangeNothing_data();
    void badTablesChangeNothing();

private:
    static std::filesystem::path write(const QTemporaryDir& folder, const char* name, const QByteArray& text);

    NullProgress m_progress;
};

std::filesystem::path TestDecisionExchange::write(const QTemporaryDir& folder, const char* name, const QByteArray& text)
{
    QFile file(folder.filePath(QString::fromLatin1(name)));
    if (file.open(QIODevice::WriteOnly)) {
        file.write(text);
    }
    return file.fileName().toStdString();
}

void TestDecisionExchange::exportsAndMergesDecisions()
{
    PlantedLinking planted(10, 10);
    auto& [folder, workspace, linking] = planted;
    const std::filesystem::path table = folder.filePath(QStringLiteral("decisions.tsv")).toStdString();
    QVERIFY_EXCEPTION_THROWN(exportLinking(workspace, linking.id, LinkingFormat::Tsv, {}, table, m_progress), Error);
    QVERIFY(!std::filesystem::exists(table));
    std::vector<ReviewItem> items;
    {
        ReviewDesk desk(workspace, linking.id, "anna", m_progress);
        desk.decide(accept(0, 3), m_progress);
        desk.decide(accept(1, 3, Relation::Broader), m_progress);
        desk.decide(decisionOf(Decision::Kind::Defer, 2), m_progress);
        desk.decide(decisionOf(Decision::Kind::NoCounterpart, 3), m_progress);
        desk.decide(reject(4, 1), m_progress);
        desk.decide(reject(4, 2), m_progress);
        Decision note = decisionOf(Decision::Kind::Note, 4);
        note.note = "tab\there, line\nthere, back\\slash";
        desk.decide(note, m_progress);
        for (std::int32_t i = 0; i < 10; ++i) {
            items.push_back(desk.item(i));
        }
    }
    const LinkingExportReport written = exportLinking(workspace, linking.id, LinkingFormat::Tsv, {}, table, m_progress);
    QCOMPARE(written.decisions, std::size_t{7});

    const QTemporaryDir elsewhere;
    Workspace other(elsewhere.path().toStdString());
    Linking copy = plantedLinking(10, 10);
    addLinking(other, copy, m_progress);
    ReviewDesk desk(other, copy.id, "anna", m_progress);
    ReviewChange change;
    ReviewMerge merge = desk.importDecisions(table, change, m_progress);
    QCOMPARE(merge.added, std::size_t{7});
    QCOMPARE(merge.conflicts, std::size_t{0});
    for (std::int32_t i = 0; i < 10; ++i) {
        const ReviewItem& item = items[static_cast<std::size_t>(i)];
        QCOMPARE(desk.item(i).verdict, item.verdict);
        QCOMPARE(desk.item(i).relation, item.relation);
        QCOMPARE(desk.item(i).rejected, item.rejected);
        QCOMPARE(desk.item(i).note, item.note);
        if (item.verdict == Verdict::Accepted) {
            QCOMPARE(desk.item(i).target, item.target);
        }
    }
    merge = desk.importDecisions(table, change, m_progress);
    QCOMPARE(merge.added, std::size_t{0});
    QCOMPARE(merge.known, std::size_t{7});
    desk.undo(m_progress);             // the import is one step
    QCOMPARE(desk.statistics().open, std::size_t{10});
    QVERIFY(!desk.canUndo());
}

void TestDecisionExchange::keepsNotesThatAreNoText()
{
    PlantedLinking planted(4, 4);
    auto& [folder, workspace, linking] = planted;
    const std::filesystem::path table = folder.filePath(QStringLiteral("notes.tsv")).toStdString();
    {
        ReviewDesk desk(workspace, linking.id, "ann\xe8\nb", m_progress);
        QCOMPARE(desk.reviewer(), std::string("ann\xef\xbf\xbd b"));
        Decision note = decisionOf(Decision::Kind::Note, 1);
        note.note = "caff\xe8";
        desk.decide(note, m_progress);
        QCOMPARE(desk.item(1).note, std::string("caff\xef\xbf\xbd"));
    }
    exportLinking(workspace, linking.id, LinkingFormat::Tsv, {}, table, m_progress);
    ReviewDesk other(workspace, linking.id, "other", m_progress);
    ReviewChange change;
    // Comes back as a table of text.
    QCOMPARE(other.importDecisions(table, change, m_progress).unknown, std::size_t{0});
}

void TestDecisionExchange::exportsWordnets()
{
    const QTemporaryDir folder;
    Workspace workspace(folder.path().toStdString());
    Linking linking = plantedLinking(6, 6);
    for (std::size_t i = 0; i < 6; ++i) {
        linking.target.glosses[i].synset = "0000000" + std::to_string(i) + "-n";
        linking.target.glosses[i].ili = "i" + std::to_string(i + 1);
    }
    linking.source.licence = "CC BY 4.0";
    addLinking(workspace, linking, m_progress);
    const std::filesystem::path tab = folder.filePath(QStringLiteral("out.tab")).toStdString();
    const std::filesystem::path lmf = folder.filePath(QStringLiteral("out.xml")).toStdString();
    {
        ReviewDesk desk(workspace, linking.id, "anna", m_progress);
        desk.decide(accept(0, 3, Relation::Broader), m_progress);
        QVERIFY_EXCEPTION_THROWN(exportLinking(workspace, linking.id, LinkingFormat::OmwTab, {}, tab, m_progress), Error);
        desk.decide(accept(1, 2), m_progress);
        desk.decide(accept(2, 1), m_progress);
        desk.decide(reject(4, 4), m_progress);
    }
    ReadReport report;
    QCOMPARE(exportLinking(workspace, linking.id, LinkingFormat::OmwTab, {}, tab, m_progress).synsets, std::size_t{2});
    const Wordnet words = readOmwTab(tab, m_progress, report);
    QCOMPARE(words.synsets.size(), std::size_t{2});
    QCOMPARE(QString::fromStdString(words.language), QStringLiteral("it"));
    QCOMPARE(QString::fromStdString(words.synsets[0].id), QStringLiteral("00000001-n"));
    QCOMPARE(words.synsets[0].lemmas, std::vector<std::string>{"parola2"});
    QCOMPARE(words.synsets[1].definitions, std::vector<std::string>{linking.source.glosses[1].text});

    QCOMPARE(exportLinking(workspace, linking.id, LinkingFormat::WnLmf, "anna", lmf, m_progress).decisions, std::size_t{3});
    const Wordnet linked = readWnLmf(lmf, m_progress, report);
    const auto found = std::ranges::find(linked.synsets, std::vector<std::string>{"parola1"}, &Synset::lemmas);
    QVERIFY(found != linked.synsets.end());
    QCOMPARE(QString::fromStdString(found->ili), QStringLiteral("i3"));
    QCOMPARE(report.skipped, std::uint64_t{0});
    {
        ReviewDesk desk(workspace, linking.id, "bruno", m_progress);
        desk.decide(accept(5, 5), m_progress);
    }
    QVERIFY_EXCEPTION_THROWN(exportLinking(workspace, linking.id, LinkingFormat::WnLmf, {}, lmf, m_progress), Error);
    QCOMPARE(exportLinking(workspace, linking.id, LinkingFormat::OmwTab, "bruno", tab, m_progress).synsets, std::size_t{1});
    QVERIFY_EXCEPTION_THROWN(exportLinking(workspace, linking.id, LinkingFormat::Tsv, "nobody", tab, m_progress), Error);
}

void TestDecisionExchange::exportsKeepTheHeader()
{
    const QTemporaryDir folder;
    Workspace workspace(folder.path().toStdString());
    Linking linking = plantedLinking(4, 4);
    for (LinkingSide* side : {&linking.source, &linking.target}) {
        for (std::size_t i = 0; i < side->glosses.size(); ++i) {
            side->glosses[i].synset = "0000000" + std::to_string(i) + "-n";
        }
    }
    linking.source.name = "Wordnet of here";
    linking.source.licence = "CC BY";
    linking.source.header = {"ita", "http://here.example", "here-it", "2.1", "who@here.example", "Here 2020"};
    linking.target.header.languageCode = "eng";
    addLinking(workspace, linking, m_progress);
    {
        ReviewDesk desk(workspace, linking.id, "anna", m_progress);
        desk.decide(accept(0, 1), m_progress);
        desk.decide(accept(1, 2, Relation::Broader), m_progress);
    }
    const auto text = [&folder](const char* name) {
        QFile file(folder.filePath(QLatin1String(name)));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    exportLinking(workspace, linking.id, LinkingFormat::OmwTab, {}, folder.filePath("out.tab").toStdString(),
                  m_progress);
    QVERIFY(text("out.tab").startsWith("# Wordnet of here\tita\thttp://here.example\tCC BY\n"));
    QVERIFY(text("out.tab").contains("\tita:lemma\t") && text("out.tab").contains("\tita:def\t"));
    exportLinking(workspace, linking.id, LinkingFormat::WnLmf, {}, folder.filePath("out.xml").toStdString(),
                  m_progress);
    const QByteArray lmf = text("out.xml");
    for (const char* attribute : {"id=\"here-it\"", "label=\"Wordnet of here\"", "language=\"ita\"", "version=\"2.1\"",
                                  "email=\"who@here.example\"", "url=\"http://here.example\"", "citation=\"Here 2020\"",
                                  "<Definition language=\"eng\">"}) {
        QVERIFY2(lmf.contains(attribute), attribute);
    }
    ReadReport report;
    const Wordnet read = readWnLmf(folder.filePath("out.xml").toStdString(), m_progress, report);
    QCOMPARE(read.language, std::string("it"));
    QCOMPARE(read.header.languageCode, std::string("ita"));
    QCOMPARE(read.header.citation, std::string("Here 2020"));
}

void TestDecisionExchange::importsKeepWhatIsDecided()
{
    PlantedLinking planted(8, 8);
    auto& [folder, workspace, linking] = planted;
    ReviewDesk desk(workspace, linking.id, "anna", m_progress);
    desk.decide(accept(0, 0), m_progress);
    desk.decide(reject(1, 1), m_progress);
    desk.decide(decisionOf(Decision::Kind::Defer, 2), m_progress);
    const auto table = write(folder, "in.tsv",
                             "target\tsource\tverdict\trelation\treviewer\n"
                             "t4\ts0\taccepted\t\t\n"           // she has another
                             "t1\ts1\taccepted\t\t\n"           // she rejected it
                             "t2\ts2\taccepted\texact\t\n"      // put off: now decided
                             "t0\ts3\taccepted\texact\t\n"      // taken
                             "t0\ts4\taccepted\tnarrower\t\n"   // may share
                             "t0\ts0\trejected\t\t\n"           // she accepted it
                             "\ts5\tnone\t\tbruno\n"
                             "t6\ts6\taccepted\t\tbruno\n"
                             "t9\ts6\taccepted\t\t\n"           // unknown
                             "\ts0\tdeferred\t\t\n");           // no decision against one
    ReviewChange change;
    const ReviewMerge merge = desk.importDecisions(table, change, m_progress);
    QCOMPARE(merge.added, std::size_t{4});
    QCOMPARE(merge.conflicts, std::size_t{4});
    QCOMPARE(merge.known, std::size_t{1});
    QCOMPARE(merge.unknown, std::size_t{1});
    QCOMPARE(merge.conflicting, (std::vector<std::int32_t>{0, 1, 3}));
    QCOMPARE(merge.reviewers, (std::vector<std::string>{"anna", "bruno"}));
    QCOMPARE(desk.item(0).target, 0);
    QCOMPARE(desk.item(2).target, 2);
    QCOMPARE(desk.item(2).verdict, Verdict::Accepted);
    QCOMPARE(desk.item(4).relation, Relation::Narrower);
    QCOMPARE(desk.item(6).verdict, Verdict::Open);
    QCOMPARE(desk.reviewers(), (std::vector<std::string>{"anna", "bruno"}));
    // Undoing the import leaves the other reviewer's decisions.
    desk.undo(m_progress);
    QCOMPARE(desk.item(2).verdict, Verdict::Deferred);
    const LinkingExportReport report = exportLinking(workspace, linking.id, LinkingFormat::Tsv, "bruno",
                                                     folder.filePath("bruno.tsv").toStdString(), m_progress);
    QCOMPARE(report.decisions, std::size_t{2});
    // Two columns without a heading are exact links.
    const auto plain = write(folder, "plain.tsv", "s5\tt5\n# a remark\ns6\tt6\n");
    QCOMPARE(desk.importDecisions(plain, change, m_progress).added, std::size_t{2});
    QCOMPARE(desk.item(5).target, 5);
    QCOMPARE(desk.item(5).verdict, Verdict::Accepted);
}

void TestDecisionExchange::badTablesChangeNothing_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::newRow("empty") << QByteArray() << 0;
    QTest::newRow("heading alone") << QByteArray("source\ttarget\n") << 0;
    QTest::newRow("verdict") << QByteArray("source\ttarget\tverdict\ns1\tt1\taccepted\ns2\tt2\tperhaps\n") << 3;
    QTest::newRow("relation") << QByteArray("source\ttarget\trelation\ns1\tt1\tequal\n") << 2;
    QTest::newRow("no target") << QByteArray("source\ttarget\tverdict\ns1\t\taccepted\n") << 2;
    QTest::newRow("no source") << QByteArray("source\ttarget\n\tt1\n") << 2;
    QTest::newRow("encoding") << QByteArray("source\ttarget\tnote\ns1\tt1\tcaff\xe8\n") << 2;
    QTest::newRow("no time") << QByteArray("source\ttarget\tat\ns1\tt1\tyesterday\n") << 2;
    QTest::newRow("no day") << QByteArray("source\ttarget\tat\ns1\tt1\t2026-02-30T10:00:00Z\n") << 2;
    QTest::newRow("no hour") << QByteArray("source\ttarget\tat\ns1\tt1\t2026-02-28T24:00:00Z\n") << 2;
    QTest::newRow("zero") << QByteArray("s1\tt\0 1\n", 7) << 1;
}

void TestDecisionExchange::badTablesChangeNothing()
{
    QFETCH(QByteArray, text);
    QFETCH(int, line);
    PlantedLinking planted(4, 4);
    auto& [folder, workspace, linking] = planted;
    ReviewDesk desk(workspace, linking.id, "anna", m_progress);
    const auto table = write(folder, "bad.tsv", text);
    ReviewChange change;
    try {
        desk.importDecisions(table, change, m_progress);
        QFAIL("accepted");
    } catch (const Error& error) {
        QCOMPARE(error.file(), table.string());
        QCOMPARE(error.line(), static_cast<std::size_t>(line));
    }
    QVERIFY(!desk.canUndo());
}

QTEST_GUILESS_MAIN(TestDecisionExchange)
#include "TestDecisionExchange.moc"
