#include "base/Error.h"
#include "resources/WnLmf.h"
#include "resources/WnLmfText.h"

#include <QDirIterator>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <fstream>
#include <random>

using namespace crossgloss;

using Texts = std::vector<std::string>;

class TestWnLmfRead : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsALexicon();
    void readsTheLexiconThatIsNamed();
    void namesLexiconsThatAreNotThere();
    void knowsWhichIdsAreOffsets_data();
    void knowsWhichIdsAreOffsets();
    void readsCompressed_data();
    void readsCompressed();
    void readsDeclaredEncodings();
    void tellsWhatIsWrong_data();
    void tellsWhatIsWrong();
    void survivesBrokenFiles_data();
    void survivesBrokenFiles();
    void boundsHostileFiles_data();
    void boundsHostileFiles();
    void keepsOnlyWhatItReturns();
    void stopsWhenCancelled();
    void survivesMutations();
    void recognisesTheRoot_data();
    void recognisesTheRoot();
    void readsEveryKindByItsContent();
    void joinsByIli();
    void encodesNames_data();
    void encodesNames();
    void takesLayoutOff_data();
    void takesLayoutOff();

private:
    QString write(const char* name, const std::string& content);
    QTemporaryDir m_folder;
};

namespace {

const std::filesystem::path tiny = CROSSGLOSS_TEST_DATA "/wordnet/tiny-lmf.xml";

Wordnet lmf(const std::filesystem::path& path, ReadReport& report, const std::string& lexicon = {})
{
    NullProgress progress;
    WnLmfReadOptions options;
    options.lexicon = lexicon;
    return readWnLmf(path, progress, report, options);
}

std::string whole(const std::filesystem::path& path)
{
    std::ifstream stream(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

const char* const head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<LexicalResource>\n<Lexicon id=\"x\" label=\"X\" "
                         "language=\"en\" email=\"\" license=\"\" version=\"1\">\n";
const char* const entry = "<LexicalEntry id=\"x-w1\"><Lemma writtenForm=\"tool\" partOfSpeech=\"n\"/>"
                          "<Sense id=\"x-w1-1\" synset=\"x-1\"/></LexicalEntry>\n";
const char* const tail = "</Lexicon></LexicalResource>\n";

/// Largest resident set of this process so far, in MiB; 0 where the system does not tell.
std::size_t peakMemory()
{
    std::ifstream status("/proc/self/status");
    std::string word;
    while (status >> word) {
        if (word == "VmHWM:") {
            std::size_t kibibytes = 0;
            status >> kibibytes;
            return kibibytes / 1024;
        }
    }
    return 0;
}

} // namespace

QString TestWnLmfRead::write(const char* name, const std::string& content)
{
    const QString path = m_folder.filePath(QString::fromUtf8(name));
    QFile::remove(path); // overwriting waits for the disk on some file systems
    std::ofstream(path.toStdString(), std::ios::binary) << content;
    return path;
}

void TestWnLmfRead::readsALexicon()
{
    ReadReport report;
    const Wordnet wordnet = lmf(tiny, report);
    QCOMPARE(wordnet.name, std::string("Tiny English wordnet"));
    QCOMPARE(wordnet.language, std::string("en"));
    QCOMPARE(wordnet.licence, std::string("CC0"));
    QCOMPARE(wordnet.synsets.size(), std::size_t{4});
    QCOMPARE(report.read, std::uint64_t{4});
    QCOMPARE(report.skipped, std::uint64_t{0});
    // What the user should know: the other lexicons, and the definition in another language.
    QCOMPARE(report.issues.size(), std::size_t{2});
    QVERIFY(report.issues[0].message.find("omw-fr, tiny-en-more") != std::string::npos);
    QCOMPARE(report.issues[0].line, std::uint64_t{6});

    // Ids are whole, for they are no offsets of Princeton 3.0.
    const Synset* tool = wordnet.find("tiny-en-1-n");
    QVERIFY(tool);
    QCOMPARE(tool->ili, std::string("i1"));
    QCOMPARE(tool->pos, PartOfSpeech::Noun);
    QCOMPARE(tool->lemmas, (Texts{"implement", "tool", "hand tool"}));       // by members, which are entries here
    QCOMPARE(tool->tagCounts, (std::vector<std::uint16_t>{0, 65535, 0}));
    QCOMPARE(tool->definitions, (Texts{"something held in the hand to work with", "often made of \"steel\" & wood"}));
    QCOMPARE(tool->examples, Texts{"a <tool> for every jobé"});
    QVERIFY(tool->hypernyms.empty());

    const Synset* saw = wordnet.find("tiny-en-2-n");
    QVERIFY(saw);
    QVERIFY(saw->ili.empty());                                               // "in" proposes one
    QCOMPARE(saw->tagCounts, std::vector<std::uint16_t>{7});
    QCOMPARE(saw->examples, (Texts{"a rusty saw", "she bought a saw"}));
    QCOMPARE(saw->hypernyms, Texts{"tiny-en-1-n"});

    const Synset* cut = wordnet.find("tiny-en-3-v");
    QVERIFY(cut);
    QCOMPARE(cut->pos, PartOfSpeech::Verb);                                  // the lemma tells
    QCOMPARE(cut->hypernyms, Texts{"tiny-en-1-n"});
    QCOMPARE(wordnet.find("tiny-en-4-s")->pos, PartOfSpeech::Adjective);
}

void TestWnLmfRead::readsTheLexiconThatIsNamed()
{
    ReadReport report;
    const Wordnet french = lmf(tiny, report, "omw-fr");
    QCOMPARE(french.language, std::string("fr"));
    QCOMPARE(french.synsets.size(), std::size_t{2});
    // Offsets join with OMW's tab files and with Princeton's, satellites as adjectives.
    QVERIFY(french.find("00000223-n"));
    QCOMPARE(french.find("00000226-a")->lemmas, Texts{"tranchant"});
    QCOMPARE(french.find("00000226-a")->tagCounts, std::vector<std::uint16_t>{});

    const Wordnet more = lmf(tiny, report, "tiny-en-more");
    QCOMPARE(more.synsets.size(), std::size_t{1});
    QCOMPARE(more.synsets[0].lemmas, Texts{"hacksaw"});
}

void TestWnLmfRead::namesLexiconsThatAreNotThere()
{
    ReadReport report;
    try {
        lmf(tiny, report, "tiny-de");
        QFAIL("no error");
    } catch (const Error& error) {
        QVERIFY2(QByteArray(error.what()).contains("no lexicon tiny-de; it has: tiny-en, omw-fr, tiny-en-more"),
                 error.what());
    }
}

void TestWnLmfRead::knowsWhichIdsAreOffsets_data()
{
    QTest::addColumn<QString>("lexicon");
    QTest::addColumn<QString>("version");
    QTest::addColumn<QString>("found");
    QTest::newRow("omw-en") << "omw-en" << "1.4" << "00001740-n";
    QTest::newRow("omw-iwn") << "omw-iwn" << "1.4" << "00001740-n";
    QTest::newRow("omw-en31") << "omw-en31" << "1.4" << "omw-en31-00001740-n";
    QTest::newRow("omw-en15") << "omw-en15" << "1.4" << "omw-en15-00001740-n";
    QTest::newRow("pwn 3.0") << "pwn" << "3.0" << "00001740-n";
    QTest::newRow("pwn 3.1") << "pwn" << "3.1" << "pwn-00001740-n";
    QTest::newRow("oewn") << "oewn" << "2023" << "oewn-00001740-n";
}

void TestWnLmfRead::knowsWhichIdsAreOffsets()
{
    QFETCH(QString, lexicon);
    QFETCH(QString, version);
    QFETCH(QString, found);
    const QString path = write("ids.xml", QStringLiteral("<LexicalResource><Lexicon id='%1' label='' language='en' "
                                                         "version='%2'><Synset id='%1-00001740-n' ili=''/>"
                                                         "<Synset id='%1-more' ili=''/></Lexicon></LexicalResource>")
                                              .arg(lexicon, version).toStdString());
    ReadReport report;
    const Wordnet wordnet = lmf(path.toStdString(), report);
    QVERIFY(wordnet.find(found.toStdString()));
    QVERIFY(wordnet.find(lexicon.toStdString() + "-more")); // no offset: whole in any case
}

void TestWnLmfRead::readsCompressed_data()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("gzip") << QStringLiteral(CROSSGLOSS_TEST_DATA "/wordnet/tiny-lmf.xml.gz");
    QTest::newRow("xz") << QStringLiteral(CROSSGLOSS_TEST_DATA "/wordnet/tiny-lmf.xml.xz");
}

void TestWnLmfRead::readsCompressed()
{
    QFETCH(QString, file);
    ReadReport report;
    QCOMPARE(lmf(file.toStdString(), report).synsets.size(), std::size_t{4});
    QVERIFY(isWnLmf(file.toStdString()));
}

void TestWnLmfRead::readsDeclaredEncodings()
{
    QString text = QStringLiteral("<?xml version=\"1.0\" encoding=\"%1\"?>\n<LexicalResource><Lexicon id=\"x\" language=\"fr\">"
                                  "<Synset id=\"x-1\" ili=\"\"><Definition>é</Definition></Synset></Lexicon>"
                                  "</LexicalResource>\n");
    ReadReport report;
    const QString latin = write("latin.xml", text.arg("ISO-8859-1").toLatin1().toStdString());
    QCOMPARE(lmf(latin.toStdString(), report).synsets[0].definitions, Texts{"é"});
    const QString wide = text.arg("UTF-16");
    std::string bytes("\xff\xfe", 2);
    for (const QChar c : wide) {
        bytes.push_back(static_cast<char>(c.unicode() & 0xff));
        bytes.push_back(static_cast<char>(c.unicode() >> 8));
    }
    const QString utf16 = write("utf16.xml", bytes);
    QCOMPARE(lmf(utf16.toStdString(), report).synsets[0].definitions, Texts{"é"});
    const QString marked = write("marked.xml", "\xef\xbb\xbf" + whole(tiny));
    QCOMPARE(lmf(marked.toStdString(), report).synsets.size(), std::size_t{4});
}

void TestWnLmfRead::tellsWhatIsWrong_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<bool>("throws");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("text");
    const auto row = [](const char* file, bool throws, int line, const char* text) {
        QTest::addRow("%s, line %d: %s", file, line, text) << QString::fromUtf8(file) << throws << line << QString::fromUtf8(text);
    };
    row("empty.xml", true, 1, "not XML");
    row("plain-text.xml", true, 1, "not XML");
    row("other-root.xml", true, 2, "its root is html");
    row("truncated.xml", true, 6, "not well-formed");
    row("truncated-gzip.xml", true, 0, "damaged or incomplete");
    row("latin1-undeclared.xml", true, 6, "not UTF-8");
    row("mismatched-tags.xml", true, 6, "mismatch");
    row("billion-laughs.xml", true, 3, "declarations of its own");
    row("external-entity.xml", true, 3, "declarations of its own");
    row("parameter-entity.xml", true, 3, "declarations of its own");
    row("own-declarations.xml", true, 3, "declarations of its own");
    row("undeclared-entity.xml", true, 6, "eacute");
    row("undeclared-entity-in-attribute.xml", true, 5, "tool");
    row("deep.xml", true, 6, "depth");
    row("no-lexicon.xml", true, 0, "no lexicon");
    row("no-synset.xml", true, 4, "no synset");
    row("duplicate-synsets.xml", false, 7, "stands on line 6 already");
    row("duplicate-senses.xml", false, 6, "x-w1-1 stands in the file already");
    row("duplicate-entries.xml", false, 6, "x-w1 stands in the file already");
    row("dangling-sense.xml", false, 6, "does not have the synset x-2");
    row("dangling-hypernym.xml", false, 7, "hypernym x-9 does not exist");
    row("own-hypernym.xml", false, 7, "its own hypernym");
    row("missing-attributes.xml", false, 6, "no written form");
    row("missing-attributes.xml", false, 7, "names no synset");
    row("missing-attributes.xml", false, 8, "before its lemma");
    row("missing-attributes.xml", false, 9, "the entry has no id");
    row("missing-attributes.xml", false, 9, "the sense has no id");
    row("missing-attributes.xml", false, 11, "the synset has no id");
    row("missing-attributes.xml", false, 12, "part of speech noun");
    row("missing-attributes.xml", false, 12, "lacks its type or its target");
    row("missing-attributes.xml", false, 13, "the text is empty");
    row("bad-counts.xml", false, 5, "count is no number");
    row("strange-elements.xml", false, 5, "Etymology");
    row("strange-elements.xml", false, 6, "Sense");
    row("strange-elements.xml", false, 7, "element b");
    row("lexicon-without-id.xml", false, 4, "the lexicon has no id");
}

void TestWnLmfRead::tellsWhatIsWrong()
{
    QFETCH(QString, file);
    QFETCH(bool, throws);
    QFETCH(int, line);
    QFETCH(QString, text);
    const QString path = QStringLiteral(CROSSGLOSS_TEST_DATA "/broken/lmf/") + file;
    ReadReport report;
    try {
        const Wordnet wordnet = lmf(path.toStdString(), report);
        QVERIFY(!throws);
        QVERIFY(wordnet.find("x-1"));
        const bool told = std::any_of(report.issues.begin(), report.issues.end(), [&](const ReadIssue& issue) {
            return issue.line == static_cast<std::uint64_t>(line) && issue.file == path.toStdString()
                   && QString::fromStdString(issue.message).contains(text);
        });
        QVERIFY2(told, report.issues.empty() ? "nothing told" : report.issues.front().message.c_str());
    } catch (const Error& error) {
        QVERIFY2(throws, error.what());
        QCOMPARE(error.file(), path.toStdString());
        QVERIFY2(QString::fromUtf8(error.what()).contains(text), error.what());
        QCOMPARE(static_cast<int>(error.line()), line);
        QVERIFY(!QString::fromUtf8(error.what()).contains('\n'));
    }
}

void TestWnLmfRead::survivesBrokenFiles_data()
{
    QTest::addColumn<QString>("file");
    QDirIterator files(QStringLiteral(CROSSGLOSS_TEST_DATA "/broken/lmf"), QDir::Files);
    int count = 0;
    while (files.hasNext()) {
        const QString file = files.next();
        QTest::newRow(qPrintable(files.fileName())) << file;
        ++count;
    }
    QVERIFY(count >= 34);
}

void TestWnLmfRead::survivesBrokenFiles()
{
    QFETCH(QString, file);
    ReadReport report;
    try {
        const Wordnet wordnet = lmf(file.toStdString(), report);
        QVERIFY(!wordnet.synsets.empty());
        QVERIFY(!report.issues.empty());
        for (const ReadIssue& issue : report.issues) {
            QVERIFY(issue.line > 0 && !issue.message.empty());
        }
    } catch (const Error& error) {
        QVERIFY2(QString::fromStdString(error.file()) == file, error.what());
        QVERIFY2(!QString::fromUtf8(error.what()).contains('\n'), error.what());
    }
}

void TestWnLmfRead::boundsHostileFiles_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("line");
    const auto repeated = [](const char* text, std::size_t count) {
        std::string all;
        for (std::size_t i = 0; i < count; ++i) {
            all += text;
        }
        return all;
    };
    const std::string start = std::string(head) + entry;
    QTest::newRow("endless nesting") << write("nested.xml", start + repeated("<Synset>", 5'000'000)) << 5;
    QTest::newRow("endless attribute")
        << write("attribute.xml", start + "<Synset id=\"" + std::string(30 << 20, 'y') + "\"/>" + tail) << 5;
    QTest::newRow("long attribute")
        << write("long.xml", start + "<Synset id=\"" + std::string(2 << 20, 'y') + "\"/>" + tail) << 5;
    QTest::newRow("long text")
        << write("text.xml", start + "<Synset id=\"x-1\"><Definition>" + std::string(2 << 20, 'y')
                                 + "</Definition></Synset>" + tail) << 5;
    QTest::newRow("endless name") << write("name.xml", start + '<' + std::string(30 << 20, 'y')) << 5;
    QTest::newRow("endless comment") << write("comment.xml", start + "<!-- " + std::string(30 << 20, 'y')) << 5;
    QTest::newRow("endless declaration") << write("declaration.xml", "<?xml " + std::string(30 << 20, ' ')) << 1;
    QTest::newRow("endless doctype") << write("doctype.xml", "<!DOCTYPE x SYSTEM \"" + std::string(30 << 20, 'y')) << 1;
}

void TestWnLmfRead::boundsHostileFiles()
{
    QFETCH(QString, file);
    QFETCH(int, line);
    ReadReport report;
    try {
        lmf(file.toStdString(), report);
        QFAIL("no error");
    } catch (const Error& error) {
        QVERIFY2(QString::fromStdString(error.file()) == file, error.what());
        QVERIFY2(QString::fromUtf8(error.what()).size() < 1000, "the message repeats the file");
        QCOMPARE(static_cast<int>(error.line()), line);
    }
    QFile::remove(file);
}

void TestWnLmfRead::keepsOnlyWhatItReturns()
{
#ifdef CROSSGLOSS_SANITIZED
    QSKIP("sanitizers keep memory of their own");
#endif
    if (peakMemory() == 0) {
        QSKIP("the system does not tell its memory");
    }
    // One small lexicon, and 96 MiB of what is not kept: relations, forms, another lexicon, text of another language.
    const QString path = m_folder.filePath("large.xml");
    {
        std::ofstream file(path.toStdString(), std::ios::binary);
        file << head << entry << "<LexicalEntry id=\"x-w2\"><Lemma writtenForm=\"saw\" partOfSpeech=\"n\"/>\n";
        const std::string form = "<Form writtenForm=\"" + std::string(200, 'f') + "\"><Tag category=\"c\">t</Tag></Form>\n";
        const std::string relation = "<SynsetRelation relType=\"similar\" target=\"" + std::string(200, 't') + "\"/>\n";
        const std::string text = "<Definition language=\"de\">" + std::string(2000, 'd') + "</Definition>\n";
        for (int i = 0; i < 120'000; ++i) {
            file << form;
        }
        file << "</LexicalEntry>\n<Synset id=\"x-1\" ili=\"\">\n";
        for (int i = 0; i < 120'000; ++i) {
            file << relation;
        }
        for (int i = 0; i < 12'000; ++i) {
            file << text;
        }
        file << "</Synset>\n</Lexicon>\n<Lexicon id=\"y\">\n";
        for (int i = 0; i < 120'000; ++i) {
            file << entry;
        }
        file << tail;
    }
    QVERIFY(QFile(path).size() > (90 << 20));
    const std::size_t before = peakMemory();
    ReadReport report;
    const Wordnet wordnet = lmf(path.toStdString(), report);
    const std::size_t used = peakMemory() - before;
    QCOMPARE(wordnet.synsets.size(), std::size_t{1});
    QVERIFY2(used <= 16, qPrintable(QString::number(used) + " MiB more than before"));
}

void TestWnLmfRead::stopsWhenCancelled()
{
    class Impatient final : public Progress {
    public:
        void stage(std::string_view, std::uint64_t) override {}
        void advance(std::uint64_t) override { ++calls; }
        bool cancelled() const override { return calls > 2; }
        int calls = 0;
    };
    std::string content = head;
    for (int i = 0; i < 20'000; ++i) {
        content += "<Synset id=\"x-" + std::to_string(i) + "\" ili=\"\"/>\n";
    }
    const QString path = write("cancelled.xml", content + tail);
    Impatient progress;
    ReadReport report;
    QVERIFY_EXCEPTION_THROWN(readWnLmf(path.toStdString(), progress, report), Cancelled);
    QVERIFY(progress.calls <= 4);
}

void TestWnLmfRead::survivesMutations()
{
    const std::string good = whole(tiny);
    std::mt19937_64 random(7);
    const auto below = [&](std::size_t bound) { return static_cast<std::size_t>(random() % bound); };
    int read = 0;
    int refused = 0;
    for (int round = 0; round < 4000; ++round) {
        std::string text = good;
        for (std::size_t change = 0, changes = 1 + below(3); change < changes; ++change) {
            const std::size_t place = below(text.size());
            const std::size_t length = std::min(text.size() - place, 1 + below(40));
            switch (below(5)) {
            case 0: text[place] = static_cast<char>(below(256)); break;
            case 1: text.erase(place, length); break;
            case 2: text.insert(place, good.substr(below(good.size()), length)); break;
            case 3: text.insert(place, 1, "<>&\"'/=[]!\n-"[below(12)]); break;
            default: text.resize(below(2) ? place : text.size()); break;
            }
            if (text.empty()) {
                text = "<";
            }
        }
        const QString path = write("mutation.xml", text);
        ReadReport report;
        try {
            const Wordnet wordnet = lmf(path.toStdString(), report);
            QVERIFY(!wordnet.synsets.empty());
            for (std::size_t i = 0; i < wordnet.synsets.size(); ++i) {
                const Synset& synset = wordnet.synsets[i];
                QVERIFY(!synset.id.empty() && (i == 0 || wordnet.synsets[i - 1].id < synset.id));
                QVERIFY(synset.tagCounts.empty() || synset.tagCounts.size() == synset.lemmas.size());
                for (const std::string& hypernym : synset.hypernyms) {
                    QVERIFY(wordnet.find(hypernym));
                }
            }
            ++read;
        } catch (const Error& error) {
            QVERIFY2(QString::fromStdString(error.file()) == path, error.what());
            ++refused;
        }
    }
    QVERIFY(read > 100);
    QVERIFY(refused > 100);
}

void TestWnLmfRead::recognisesTheRoot_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("known");
    QTest::newRow("bare") << "<LexicalResource>" << true;
    QTest::newRow("attributes") << "<LexicalResource\nxmlns:dc='x'>" << true;
    QTest::newRow("declaration") << "<?xml version='1.0'?>\n<LexicalResource/>" << true;
    QTest::newRow("comment and type") << "\xef\xbb\xbf<?xml version='1.0'?><!-- <html> -->\n<!DOCTYPE LexicalResource SYSTEM 'x'>"
                                      << true;
    QTest::newRow("other") << "<html><LexicalResource/></html>" << false;
    QTest::newRow("other type") << "<!DOCTYPE html>\n<LexicalResource/>" << false;
    QTest::newRow("longer name") << "<LexicalResources>" << false;
    QTest::newRow("open comment") << "<!-- <LexicalResource>" << false;
    QTest::newRow("text") << "LexicalResource" << false;
    QTest::newRow("empty") << "" << false;
}

void TestWnLmfRead::recognisesTheRoot()
{
    QFETCH(QString, text);
    QFETCH(bool, known);
    QCOMPARE(isWnLmf(write("root.xml", text.toStdString()).toStdString()), known);
}

void TestWnLmfRead::readsEveryKindByItsContent()
{
    NullProgress progress;
    ReadReport report;
    QCOMPARE(readWordnet(tiny, progress, report).synsets.size(), std::size_t{4});
    QCOMPARE(readWordnet(CROSSGLOSS_TEST_DATA "/wordnet/tiny.tab", progress, report).language, std::string("fr"));
    QCOMPARE(readWordnet(CROSSGLOSS_TEST_DATA "/wordnet/tiny", progress, report).name, std::string("princeton-wordnet-3.0"));
    // Names do not matter.
    const QString misnamed = write("wordnet.tab", whole(tiny));
    QCOMPARE(readWordnet(misnamed.toStdString(), progress, report).name, std::string("Tiny English wordnet"));
    QVERIFY_EXCEPTION_THROWN(readWordnet("/nowhere/x.xml", progress, report), Error);
}

void TestWnLmfRead::joinsByIli()
{
    ReadReport report;
    const Wordnet english = lmf(tiny, report);
    const Wordnet french = lmf(tiny, report, "omw-fr");
    const std::vector<SynsetPair> pairs = commonSynsets(english, french);
    QCOMPARE(pairs.size(), std::size_t{1});
    QCOMPARE(english.synsets[pairs[0].source].id, std::string("tiny-en-1-n"));
    QCOMPARE(french.synsets[pairs[0].target].id, std::string("00000223-n"));
    const std::vector<GlossPair> glosses = commonGlosses(english, french);
    QCOMPARE(glosses.size(), std::size_t{1});
    QCOMPARE(glosses[0].id, std::string("tiny-en-1-n"));
    QCOMPARE(glosses[0].target, std::string("ce que l’on tient en main pour travailler"));

    // An id comes before an ILI, an ILI serves once, and having none joins nothing.
    const auto synset = [](const char* id, const char* ili) {
        Synset made;
        made.id = id;
        made.ili = ili;
        return made;
    };
    Wordnet a;
    Wordnet b;
    a.synsets = {synset("a1", "i1"), synset("a2", "i1"), synset("a3", ""), synset("same", "i2"), synset("z", "i3")};
    b.synsets = {synset("b1", "i1"), synset("b2", "i2"), synset("b3", ""), synset("same", "i3")};
    std::vector<std::pair<std::size_t, std::size_t>> found;
    for (const SynsetPair& pair : commonSynsets(a, b)) {
        found.emplace_back(pair.source, pair.target);
    }
    QCOMPARE(found, (std::vector<std::pair<std::size_t, std::size_t>>{{0, 0}, {3, 3}}));
}

void TestWnLmfRead::encodesNames_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("name");
    QTest::newRow("offset") << "00001740-n" << "00001740-n";
    QTest::newRow("letters") << "maïs.été_1" << "maïs.été_1";
    QTest::newRow("blank") << "a b" << "a_x0020_b";
    QTest::newRow("colon and slash") << "pwn:a/b" << "pwn_x003A_a_x002F_b";
    QTest::newRow("underscore before x") << "a_x0020_b" << "a_x005F_x0020_b";
    QTest::newRow("underscores") << "__x_" << "__x005F_x_";
    QTest::newRow("astral") << QString::fromUtf8("\xf3\xb0\x80\x80") << "_x000F0000_";
    QTest::newRow("empty") << "" << "";
}

void TestWnLmfRead::encodesNames()
{
    QFETCH(QString, id);
    QFETCH(QString, name);
    QCOMPARE(QString::fromStdString(encodeName(id.toStdString())), name);
    QCOMPARE(QString::fromStdString(decodeName(name.toStdString())), id);
}

void TestWnLmfRead::takesLayoutOff_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("plain");
    QTest::newRow("nothing") << "" << "";
    QTest::newRow("blanks") << " \n\t " << "";
    QTest::newRow("indented") << "\n    one\n    two  three \n" << "one two  three";
    QTest::newRow("tab") << "one\ttwo" << "one two";
    QTest::newRow("kept") << "one  two" << "one  two";
}

void TestWnLmfRead::takesLayoutOff()
{
    QFETCH(QString, text);
    QFETCH(QString, plain);
    QCOMPARE(QString::fromStdString(withoutLayout(text.toStdString())), plain);
}

QTEST_GUILESS_MAIN(TestWnLmfRead)
#include "TestWnLmfRead.moc"
