#include "EntryText.h"

#include "base/Error.h"
#include "resources/CompressedOutput.h"
#include "resources/Tei.h"

#include <QTemporaryDir>
#include <QTest>

#include <fstream>

using namespace crossgloss;

namespace {

const std::string head =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<TEI xmlns=\"http://www.tei-c.org/ns/1.0\">\n<teiHeader><fileDesc>"
    "<titleStmt><title>Deutsch - English  tiny dictionary</title></titleStmt><publicationStmt><publisher>Nobody"
    "</publisher><availability status=\"free\"><p>Copyright nobody.</p><p>Available under the terms of the <ref "
    "target=\"x\">Tiny Public Licence 2.0</ref>.</p></availability></publicationStmt></fileDesc></teiHeader>\n"
    "<text><body xml:lang=\"de\">\n";
const std::string tail = "</body></text></TEI>\n";

class AlwaysCancelled final : public Progress
{
public:
    void stage(std::string_view, std::uint64_t) override {}
    void advance(std::uint64_t) override {}
    bool cancelled() const override { return true; }
};

} // namespace

/// FreeDict's XML, read from files that the tests write.
class TestTei : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsEntries_data();
    void readsEntries();
    void tellsWhatItIs();
    void tellsLanguages_data();
    void tellsLanguages();
    void tellsWhatExplains();
    void readsCompressed();
    void leavesOutWhatIsEmptyOrTooLong();
    void recognisesItsRoot();
    void refusesBrokenFiles_data();
    void refusesBrokenFiles();
    void stopsWhenCancelled();

private:
    std::filesystem::path write(const std::string& name, const std::string& text) const
    {
        const std::filesystem::path path = std::filesystem::path(m_folder.path().toStdString()) / name;
        std::ofstream(path, std::ios::binary) << text;
        return path;
    }
    static std::string read(const DictionaryInfo& info, ReadReport* report = nullptr)
    {
        std::string text;
        NullProgress progress;
        const ReadReport result = readTei(info, progress, [&text](DictionaryEntry&& entry) {
            text += (text.empty() ? "" : "\n") + entryText(entry);
        });
        if (report) {
            *report = result;
        }
        return text;
    }
    static DictionaryInfo info(const std::filesystem::path& path, const DictionaryLanguages& wanted = {})
    {
        NullProgress progress;
        return readTeiInfo(path, wanted, progress);
    }

    QTemporaryDir m_folder;
};

void TestTei::readsEntries_data()
{
    QTest::addColumn<QString>("xml");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char* xml, const char* expected) {
        QTest::newRow(name) << QString::fromUtf8(xml) << QString::fromUtf8(expected);
    };
    row("translation with definition",
        "<entry><form><orth>Apfelbaum</orth><pron>ˈap͡fl̩ˌbaʊ̯m</pron><pron>/x/</pron></form><gramGrp><pos>n</pos><gen>masc"
        "</gen></gramGrp><sense><def>Baum, an dem Äpfel wachsen</def><cit type=\"trans\" xml:lang=\"en\"><quote>apple "
        "tree</quote></cit></sense></entry>",
        "Apfelbaum{m} (noun) /ˈap͡fl̩ˌbaʊ̯m/ /x/: apple tree = Baum, an dem Äpfel wachsen");
    row("several senses and marks",
        "<entry><form><orth>Kippe</orth></form><gramGrp><pos>n</pos><gen>f</gen></gramGrp><sense n=\"1\"><usg "
        "type=\"reg\">ugs.</usg><cit type=\"trans\"><quote>fag</quote><gramGrp><gen>n</gen><num>pl</num></gramGrp><usg "
        "type=\"reg\">slang</usg></cit><cit type=\"translation\"><quote>cigarette, smoke</quote></cit></sense><sense n=\"2\">"
        "<usg type=\"dom\">Sport</usg><cit type=\"trans\"><quote>kip</quote></cit></sense></entry>",
        "Kippe{f} (noun): fag{n,pl,colloquial}, cigarette, smoke # ugs. | kip # Sport");
    row("neuter and plural",
        "<entry><form><orth>Leute</orth></form><gramGrp><pos>n</pos><gen>n</gen><num>pl</num></gramGrp><sense><cit "
        "type=\"trans\"><quote>people</quote></cit></sense></entry>",
        "Leute{n,pl} (noun): people");
    row("examples",
        "<entry><form><orth>sehen</orth></form><gramGrp><pos>v</pos></gramGrp><sense><cit type=\"trans\"><quote>see</quote>"
        "</cit><cit type=\"example\"><quote>Ich sehe\n  dich.</quote><cit type=\"trans\"><quote>I see you.</quote></cit></cit>"
        "</sense></entry>",
        "sehen (verb): see « Ich sehe dich. → I see you.");
    row("nested senses",
        "<entry><form><orth>Bank</orth></form><sense><usg type=\"dom\">Geld</usg><sense><cit type=\"trans\"><quote>bank"
        "</quote></cit></sense><sense><usg type=\"time\">veraltet</usg><cit type=\"trans\"><quote>money house</quote></cit>"
        "</sense></sense></entry>",
        "Bank: bank # Geld | money house # Geld; veraltet");
    row("references and synonyms",
        "<entry><form><orth>Haus</orth></form><sense><cit type=\"trans\"><quote>house</quote></cit><xr type=\"syn\"><ref "
        "target=\"#x\">Gebäude</ref></xr><xr type=\"see\">siehe <ref>Heim</ref></xr></sense><xr type=\"plural-form\"><ref>"
        "Häuser</ref></xr><etym>althochdeutsch <mentioned>hus</mentioned></etym></entry>",
        "Haus pl. Häuser: house ~ Gebäude > Heim ; althochdeutsch hus");
    row("inflected form",
        "<entry><form><orth>Kind</orth><form type=\"infl\"><orth>Kinder</orth><gramGrp><num>pl</num></gramGrp></form></form>"
        "<sense><cit type=\"trans\"><quote>child</quote></cit></sense></entry>",
        "Kind pl. Kinder: child");
    row("two spellings",
        "<entry><form><orth>Delfin</orth></form><form type=\"variant\"><orth>Delphin</orth></form><sense><cit type=\"trans\">"
        "<quote>dolphin</quote></cit></sense></entry>",
        "Delfin: dolphin\nDelphin: dolphin");
    row("homographs",
        "<entry><form><orth>sein</orth></form><hom><gramGrp><pos>v</pos></gramGrp><sense><cit type=\"trans\"><quote>be</quote>"
        "</cit></sense></hom><hom><gramGrp><pos>pron</pos></gramGrp><sense><cit type=\"trans\"><quote>his</quote></cit></sense>"
        "</hom></entry>",
        "sein (verb): be\nsein (pronoun): his");
    row("related entry",
        "<entry><form><orth>Ruhe</orth></form><sense><cit type=\"trans\"><quote>rest</quote></cit></sense><re><form><orth>in "
        "Ruhe lassen</orth></form><sense><cit type=\"trans\"><quote>leave alone</quote></cit></sense></re></entry>",
        "Ruhe: rest\nin Ruhe lassen: leave alone");
    row("other languages are left aside",
        "<entry><form><orth>Hund</orth></form><sense><cit type=\"trans\" xml:lang=\"fr\"><quote>chien</quote></cit><cit "
        "type=\"trans\" xml:lang=\"en\"><quote>dog</quote></cit><def xml:lang=\"fr\">animal</def></sense></entry>",
        "Hund: dog");
    row("the older edition of TEI",
        "<entry><form><orth>Tag</orth></form><trans><tr>day</tr></trans><eg><q>Guten Tag</q><trans><tr>good day</tr></trans>"
        "</eg></entry>",
        "Tag: day « Guten Tag → good day");
    row("remarks in brackets and notes",
        "<entry><form><orth>Posse</orth></form><sense><note>theatre only</note><cit type=\"trans\"><quote>farce (comedy)</quote>"
        "</cit></sense></entry>",
        "Posse: farce # theatre only; comedy");
    row("references of characters", "<entry><form><orth>R&amp;D &#x2013; x</orth></form><sense><cit type=\"trans\"><quote>a"
        "<hi>b</hi>c</quote></cit></sense></entry>", "R&D – x: abc");
}

void TestTei::readsEntries()
{
    QFETCH(QString, xml);
    QFETCH(QString, expected);
    const std::filesystem::path path = write("tiny.tei", head + xml.toStdString() + tail);
    DictionaryInfo about = info(path, {"de", "en"});
    about.definitionLanguage = "de";
    QCOMPARE(QString::fromStdString(read(about)), expected);
}

void TestTei::tellsWhatItIs()
{
    const DictionaryInfo about = info(write("tiny.tei", head + "<entry/>" + tail));
    QCOMPARE(about.name, std::string("tiny"));
    QCOMPARE(about.title, std::string("Deutsch - English tiny dictionary"));
    QCOMPARE(about.licence, std::string("Available under the terms of the Tiny Public Licence 2.0."));
    QCOMPARE(about.headwordLanguage, std::string("de"));
    QCOMPARE(about.translationLanguage, std::string("en"));
}

void TestTei::tellsLanguages_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("entry");
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<QString>("languages");
    QTest::newRow("file") << "deu-eng.tei" << "" << "" << "" << "de>en";
    QTest::newRow("title") << "a.tei" << "Swahili-English dictionary" << "" << "" << "sw>en";
    QTest::newRow("title with codes") << "a.tei" << "Kiswahili (swh-eng)" << "" << "" << "sw>en";
    QTest::newRow("marked") << "a.tei" << "x"
                            << "<form xml:lang=\"lt\"><orth>a</orth></form><cit type=\"trans\" xml:lang=\"lat\"/>" << ""
                            << "lt>la";
    QTest::newRow("wanted") << "deu-eng.tei" << "" << "" << "fr>it" << "fr>it";
    QTest::newRow("unknown") << "a.tei" << "x" << "" << "" << ">";
}

void TestTei::tellsLanguages()
{
    QFETCH(QString, file);
    QFETCH(QString, title);
    QFETCH(QString, entry);
    QFETCH(QString, wanted);
    QFETCH(QString, languages);
    const std::filesystem::path path =
        write(file.toStdString(), "<TEI><teiHeader><fileDesc><titleStmt><title>" + title.toStdString() +
                                      "</title></titleStmt></fileDesc></teiHeader><text><body><entry>" +
                                      entry.toStdString() + "</entry></body></text></TEI>");
    const QStringList parts = wanted.split(QLatin1Char('>'));
    const DictionaryInfo about = info(path, {parts.first().toStdString(), wanted.isEmpty() ? "" : parts.last().toStdString()});
    QCOMPARE(QString::fromStdString(about.headwordLanguage + ">" + about.translationLanguage), languages);
}

void TestTei::tellsWhatExplains()
{
    const std::string own = "<entry><form><orth>a</orth></form><sense><def>b</def><cit type=\"trans\"><quote>c</quote></cit>"
                            "</sense></entry>";
    QCOMPARE(info(write("deu-eng.tei", head + own + tail)).definitionLanguage, std::string("de"));
    // Definitions in place of translations: the short ones are some.
    const std::string other = "<entry><form><orth>adui</orth></form><sense><def>enemy, foe</def><def>a person who fights "
                              "against another</def></sense></entry>";
    const DictionaryInfo about = info(write("swh-eng.tei", head + other + tail));
    QCOMPARE(about.definitionLanguage, std::string("en"));
    QCOMPARE(read(about), std::string("adui: enemy, foe = a person who fights against another"));
}

void TestTei::readsCompressed()
{
    const std::string text = head + "<entry><form><orth>Tag</orth></form><sense><cit type=\"trans\"><quote>day</quote></cit>"
                                    "</sense></entry>" + tail;
    for (const char* name : {"deu-eng.tei.gz", "deu-eng.tei.xz"}) {
        const std::filesystem::path path = std::filesystem::path(m_folder.path().toStdString()) / name;
        CompressedOutput out(path);
        out.write(text.data(), text.size());
        out.commit();
        QVERIFY(isTei(path));
        QCOMPARE(info(path).name, std::string("deu-eng"));
        QCOMPARE(read(info(path)), std::string("Tag: day"));
    }
}

void TestTei::leavesOutWhatIsEmptyOrTooLong()
{
    const std::string good = "<entry><form><orth>a</orth></form><sense><cit type=\"trans\"><quote>b</quote></cit></sense></entry>";
    const std::string path = write("deu-eng.tei", head + "<entry><form><orth>x</orth></form></entry>\n<entry><form><orth>" +
                                                      std::string(std::size_t{2} << 20, 'y') + "</orth></form></entry>\n" +
                                                      good + tail);
    ReadReport report;
    QCOMPARE(read(info(path), &report), std::string("a: b"));
    QCOMPARE(report.read, std::uint64_t{1});
    QCOMPARE(report.skipped, std::uint64_t{2});
    QCOMPARE(report.issues.size(), std::size_t{1});
    QCOMPARE(report.issues[0].line, std::uint64_t{6});
    QVERIFY(report.leftOut[0].harmless);
    QVERIFY(!report.leftOut[1].harmless);
}

void TestTei::recognisesItsRoot()
{
    QVERIFY(isTei(write("a", "<?xml version=\"1.0\"?><!-- x --><TEI>")));
    QVERIFY(isTei(write("b", "<TEI.2>")));
    QVERIFY(!isTei(write("c", "<LexicalResource/>")));
    QVERIFY(!isTei(write("d", "TEI")));
}

void TestTei::refusesBrokenFiles_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("message");
    QTest::newRow("cut off") << QString::fromStdString(head + "<entry><form>") << "ends within the element form";
    QTest::newRow("wrong end") << QString::fromStdString(head + "<entry></form>") << "does not match";
    QTest::newRow("entities") << "<!DOCTYPE TEI [<!ENTITY a \"b\">]><TEI/>" << "declarations of its own";
    QTest::newRow("nothing") << QString::fromStdString(head + tail) << "holds no entries";
    QTest::newRow("nothing of use") << QString::fromStdString(head + "<entry/>" + tail) << "translations or definitions";
    QTest::newRow("too deep") << QString::fromStdString(head + "<entry>" + [] {
        std::string deep;
        for (int i = 0; i < 100; ++i) {
            deep += "<sense>";
        }
        return deep;
    }()) << "deeper than the";
}

void TestTei::refusesBrokenFiles()
{
    QFETCH(QString, text);
    QFETCH(QString, message);
    const std::filesystem::path path = write("broken.tei", text.toStdString());
    try {
        read(info(path, {"de", "en"}));
        QFAIL("read");
    } catch (const Error& error) {
        QVERIFY2(QString::fromUtf8(error.what()).contains(message), error.what());
        QVERIFY(error.file().ends_with("broken.tei"));
    }
}

void TestTei::stopsWhenCancelled()
{
    const DictionaryInfo about = info(write("deu-eng.tei", head + "<entry/>" + tail));
    AlwaysCancelled progress;
    QVERIFY_EXCEPTION_THROWN(readTei(about, progress, [](DictionaryEntry&&) {}), Cancelled);
}

QTEST_GUILESS_MAIN(TestTei)
#include "TestTei.moc"
