#include "EntryText.h"
#include "StarDictFixture.h"

#include "base/Error.h"
#include "resources/StarDict.h"
#include "resources/StarDictContainer.h"

#include <QTemporaryDir>

#include <algorithm>
#include <ctime>
#include <limits>

using namespace crossgloss;

namespace {

std::string read(const DictionaryInfo& info, ReadReport* report = nullptr)
{
    std::string text;
    NullProgress progress;
    const ReadReport result = readStarDict(info, progress, [&text](DictionaryEntry&& entry) {
        text += (text.empty() ? "" : "\n") + entryText(entry);
    });
    if (report) {
        *report = result;
    }
    return text;
}

DictionaryInfo about(const std::filesystem::path& ifo, const DictionaryLanguages& wanted = {})
{
    NullProgress progress;
    return readStarDictInfo(ifo, wanted, progress);
}

class AlwaysCancelled final : public Progress
{
public:
    void stage(std::string_view, std::uint64_t) override {}
    void advance(std::uint64_t) override {}
    bool cancelled() const override { return true; }
};

const std::string field = std::string(1, '\0');

} // namespace

/// StarDict's dictionaries, which the tests write themselves.
class TestStarDict : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsArticles_data();
    void readsArticles();
    void readsAllContainers_data();
    void readsAllContainers();
    void readsMixedTypes();
    void joinsWordsOfOneArticle();
    void leavesInflectedFormsOut();
    void tellsWhatItIs();
    void tellsLanguages_data();
    void tellsLanguages();
    void findsItsFiles();
    void goesOnBehindBadArticles();
    void refusesBrokenFiles_data();
    void refusesBrokenFiles();
    void refusesEveryCut();
    void stopsWhenCancelled();
    void hostileArticlesStayQuick_data();
    void hostileArticlesStayQuick();

private:
    QTemporaryDir m_folder;
};

void TestStarDict::readsArticles_data()
{
    QTest::addColumn<QString>("types");
    QTest::addColumn<QString>("languages");
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("article");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char* types, const char* languages, const char* word, const char* article,
                        const char* expected) {
        QTest::newRow(name) << types << languages << QString::fromUtf8(word) << QString::fromUtf8(article)
                            << QString::fromUtf8(expected);
    };
    row("one sense", "h", "en>de", "hare",
        "<div>/<font color=\"gray\">hɛː</font>/, /<font color=\"gray\">h</font>/<br>\n<font class=\"grammar\" color=\"green\">"
        "noun</font><br>shy animal with long ears<div>Hase</div></div>",
        "hare (noun) /hɛː/ /h/: Hase = shy animal with long ears");
    row("list of translations", "h", "en>de", "hare",
        "<div><font class=\"grammar\" color=\"green\">noun</font><br>shy animal<ol><li><div>Hase</div></li><li><div>Feldhase "
        "(male)</div></li></ol></div>",
        "hare (noun): Hase, Feldhase = shy animal # male");
    row("list of senses", "h", "en>de", "bar",
        "<div><font class=\"grammar\" color=\"green\">noun</font><br><ol><li>place to drink<ol><li><div>Bar</div></li><li><div>"
        "Kneipe</div></li></ol></li><li>piece of metal<div>Stange</div></li></ol></div>",
        "bar (noun): Bar, Kneipe = place to drink | Stange = piece of metal");
    row("list of definitions", "h", "en>de", "bar",
        "<div><ol><li>one thing</li><li>the other thing</li></ol><div>Bar</div></div>", "bar: Bar = one thing = the other thing");
    row("references", "h", "en>de", "bar",
        "<div>place<div>Bar</div><div>Related: <a href=\"bword://pub\">pub</a> | <a href=\"bword://inn\">inn・1</a></div><div>"
        "Synonyms: <a href=\"bword://x\">taproom</a></div></div>",
        "bar: Bar = place ~ taproom > pub > inn");
    row("a part of speech each", "h", "en>de", "run",
        "<div><font color=\"green\">noun</font><div>Lauf</div></div><div><font color=\"green\">verb</font><div>laufen</div></div>",
        "run (noun): Lauf\nrun (verb): laufen");
    row("lines", "h", "ru>en", "гусар",
        "<font color=\"#007000\">noun</font> гусар (m) <br>\nhussar, member of the light cavalry; soldier",
        "гусар{m} (noun): hussar, soldier = member of the light cavalry");
    row("bold headword, italic grammar", "h", "en>fr", "cat",
        "<b>cat</b> [kæt] <i>n.</i><br>1. chat, matou<br>2. personne méchante qui dit du mal d'autrui",
        "cat (noun) /kæt/: chat, matou | = personne méchante qui dit du mal d'autrui");
    row("broken tags", "h", "en>fr", "cat", "<b>cat</b><br><i><b>chat</i> &amp; co<br></div></b>&eacute;", "cat: chat & co | é");
    row("plain text", "m", "en>de", "cat", "*['kæt]\nn. Katze, Kater\nvt. den Anker aufziehen und festmachen",
        "cat (noun) /'kæt/: Katze, Kater\ncat (verb) /'kæt/: = den Anker aufziehen und festmachen");
    row("text of dictd", "m", "de>fr", "Apfelbaum", "Apfelbaum /ap/ <n, masc>\npommier\nBaum, an dem Äpfel wachsen\n",
        "Apfelbaum{m} (noun) /ap/: pommier = Baum, an dem Äpfel wachsen");
    row("one language", "m", "en>", "cat", "a small animal that purrs\na spiteful woman",
        "cat: = a small animal that purrs | = a spiteful woman");
    row("Pango's markup", "g", "en>de", "cat", "<b>cat</b> <i>noun</i>\n<span color=\"blue\">Katze</span>", "cat (noun): Katze");
    row("XDXF", "x", "en>es", "model",
        "<k>model</k>\n<tr>ˈmɒdl</tr> <abr>n</abr>\n<dtrn>modelado <abr>m</abr> 3-D</dtrn> <dtrn>modelo</dtrn>\n<co>art</co>\n"
        "<ex><ex_orig>a model</ex_orig><ex_tran>un modelo</ex_tran></ex>\n<kref>mould</kref>",
        "model (noun) /ˈmɒdl/: modelado 3-D{m}, modelo « a model → un modelo # art > mould");
    row("XDXF as text", "x", "en>de", "cat", "<k>cat</k>\n <b>1)</b> Katze\n <b>2)</b> <c c=\"green\">Kater</c>", "cat: Katze | Kater");
    row("KingSoft's XML", "k", "en>zh", "cat", "<C><L><![CDATA[cat]]></L><I>猫</I></C>", "cat: 猫");
    row("MediaWiki", "w", "en>de", "cat", "== Noun ==\n# '''[[Katze]]'''\n# {{x|y}}[[Kater|Kater]]", "cat (noun): Katze | Kater");
    row("pronunciation and meaning", "tm", "en>de", "cat", "kæt|Katze", "cat /kæt/: Katze");
}

void TestStarDict::readsArticles()
{
    QFETCH(QString, types);
    QFETCH(QString, languages);
    QFETCH(QString, word);
    QFETCH(QString, article);
    QFETCH(QString, expected);
    const QTemporaryDir folder;
    StarDictFixture fixture(folder.path(), "tiny");
    fixture.types = types.toStdString();
    std::string text = article.toStdString();
    std::ranges::replace(text, '|', types.size() > 1 ? '\0' : '|');
    fixture.add(word.toStdString(), text);
    const QStringList parts = languages.split(QLatin1Char('>'));
    fixture.title = parts.last().isEmpty() ? "English" : "A dictionary";
    const DictionaryInfo info = about(fixture.write(), {parts.first().toStdString(), parts.last().toStdString()});
    QCOMPARE(QString::fromStdString(read(info)), expected);
}

void TestStarDict::readsAllContainers_data()
{
    QTest::addColumn<QString>("version");
    QTest::addColumn<bool>("wide");
    QTest::addColumn<bool>("compressed");
    QTest::newRow("2.4.2") << "2.4.2" << false << false;
    QTest::newRow("3.0.0") << "3.0.0" << false << false;
    QTest::newRow("compressed") << "3.0.0" << false << true;
    QTest::newRow("64 bits") << "3.0.0" << true << false;
    QTest::newRow("64 bits, compressed") << "3.0.0" << true << true;
}

void TestStarDict::readsAllContainers()
{
    QFETCH(QString, version);
    QFETCH(bool, wide);
    QFETCH(bool, compressed);
    const QTemporaryDir folder;
    StarDictFixture fixture(folder.path(), "many");
    fixture.version = version.toStdString();
    fixture.wide = wide;
    fixture.types = "m";
    for (int i = 0; i < 3000; ++i) {
        fixture.add("word" + std::to_string(i), "Wort" + std::to_string(i) + ", das Wort Nummer " + std::to_string(i));
    }
    ReadReport report;
    const std::string text = read(about(fixture.write(compressed)), &report);
    QCOMPARE(report.read, std::uint64_t{3000});
    QCOMPARE(report.skipped, std::uint64_t{0});
    QVERIFY(text.find("word1234: Wort1234 = das Wort Nummer 1234\n") != std::string::npos);
}

void TestStarDict::readsMixedTypes()
{
    const QTemporaryDir folder;
    StarDictFixture fixture(folder.path(), "mixed");
    fixture.types.clear();
    fixture.add("a", "tsound" + field + "mKatze" + field + "h<i>Kater</i>" + field);
    // A picture in between, whose bytes are no text, and a last string without its end.
    fixture.add("b", "P" + StarDictFixture::number(3, 4) + "\xff\xfe" + field + "mHund");
    fixture.add("c", "P" + StarDictFixture::number(1, 4) + "x");
    ReadReport report;
    QCOMPARE(read(about(fixture.write()), &report), std::string("a /sound/: Katze | Kater\nb: Hund"));
    QCOMPARE(report.skipped, std::uint64_t{1});
    QVERIFY(report.leftOut[0].harmless);
}

void TestStarDict::joinsWordsOfOneArticle()
{
    const QTemporaryDir folder;
    StarDictFixture fixture(folder.path(), "joined");
    fixture.types = "m";
    fixture.add("color", "Farbe").addPlace("colour", 0, 5).add("grey", "grau").addSynonym("gray", 2);
    QCOMPARE(read(about(fixture.write())), std::string("color: Farbe\ncolour: Farbe\ngrey: grau\ngray: grau"));
}

void TestStarDict::leavesInflectedFormsOut()
{
    const QTemporaryDir folder;
    StarDictFixture fixture(folder.path(), "forms");
    fixture.types = "m";
    fixture.add("house(noun form)", "Haus").add("tool", "Gerät");
    for (const char* word : {"houses", "housed", "housing", "house's", "rehoused"}) {
        fixture.addSynonym(word, 0);
    }
    for (const char* word : {"utensil", "implement", "gadget", "tools", "gear"}) {
        fixture.addSynonym(word, 1);
    }
    ReadReport report;
    QCOMPARE(read(about(fixture.write()), &report),
             std::string("house: Haus\ntool: Gerät\nutensil: Gerät\nimplement: Gerät\ngadget: Gerät\ntools: Gerät\ngear: Gerät"));
    QCOMPARE(report.skipped, std::uint64_t{5});
    QVERIFY(report.leftOut[0].harmless);
}

void TestStarDict::tellsWhatItIs()
{
    const QTemporaryDir folder;
    StarDictFixture fixture(folder.path(), "tiny");
    fixture.more = "author=Nobody\ndescription=Made by nobody.<br>Licensed under the <a href=\"x\">Tiny Licence</a>.<br>Bye.\n";
    fixture.add("hare", "<div>animal<div>Hase</div></div>");
    const DictionaryInfo info = about(fixture.write());
    QCOMPARE(info.name, std::string("tiny"));
    QCOMPARE(info.title, std::string("English-German tiny dictionary"));
    QCOMPARE(info.licence, std::string("Licensed under the Tiny Licence."));
    QCOMPARE(info.headwordLanguage, std::string("en"));
    QCOMPARE(info.translationLanguage, std::string("de"));
    QCOMPARE(info.definitionLanguage, std::string("en"));
}

void TestStarDict::tellsLanguages_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<QString>("languages");
    QTest::newRow("file") << "100-en-de-v4" << "x" << ">" << "en>de";
    QTest::newRow("three letters") << "my_eng-deu" << "x" << ">" << "en>de";
    QTest::newRow("title") << "a" << "English-German dictionary" << ">" << "en>de";
    QTest::newRow("own names") << "a" << "English–Deutsch" << ">" << "en>de";
    QTest::newRow("codes in the title") << "a" << "Sample: English-Deutsch (en-fr)" << ">" << "en>fr";
    QTest::newRow("arrow") << "a" << "Words fr → it" << ">" << "fr>it";
    QTest::newRow("one language") << "a" << "The English Dictionary" << ">" << "en>";
    QTest::newRow("wanted") << "100-en-de" << "x" << "fr>it" << "fr>it";
    QTest::newRow("one wanted") << "100-en-de" << "x" << "fr>" << "fr>";
    QTest::newRow("nobody says") << "pocket" << "A good add-on" << ">" << ">";
}

void TestStarDict::tellsLanguages()
{
    QFETCH(QString, file);
    QFETCH(QString, title);
    QFETCH(QString, wanted);
    QFETCH(QString, languages);
    const QTemporaryDir folder;
    StarDictFixture fixture(folder.path(), file);
    fixture.title = title.toStdString();
    fixture.add("a", "b");
    const QStringList parts = wanted.split(QLatin1Char('>'));
    const DictionaryInfo info = about(fixture.write(), {parts.first().toStdString(), parts.last().toStdString()});
    QCOMPARE(QString::fromStdString(info.headwordLanguage + ">" + info.translationLanguage), languages);
}

void TestStarDict::findsItsFiles()
{
    const QTemporaryDir folder;
    StarDictFixture fixture(folder.path(), "some.thing");
    fixture.types = "m";
    const std::filesystem::path ifo = fixture.add("a", "b").addSynonym("c", 0).write(true);
    QCOMPARE(StarDictContainer::files(ifo).size(), std::size_t{4});
    for (const std::filesystem::path& file : StarDictContainer::files(ifo)) {
        QCOMPARE(StarDictContainer::findIfo(file), ifo);
    }
    QVERIFY(StarDictContainer::findIfo(folder.filePath("other.dict").toStdString()).empty());
    QFile::remove(folder.filePath("some.thing.idx.gz"));
    QVERIFY_EXCEPTION_THROWN(StarDictContainer::files(ifo), Error);
}

void TestStarDict::goesOnBehindBadArticles()
{
    const QTemporaryDir folder;
    StarDictFixture fixture(folder.path(), "bad");
    fixture.types.clear();
    fixture.add("a", "mKatze").add("b", "m\xff").add("c", "W" + StarDictFixture::number(1000, 4)).add("d", "mHund").add("e", "");
    fixture.add("f", "m" + std::string(2 << 20, 'x'));
    ReadReport report;
    QCOMPARE(read(about(fixture.write()), &report), std::string("a: Katze\nd: Hund"));
    QCOMPARE(report.issues.size(), std::size_t{3});
    QCOMPARE(report.issues[0].line, std::uint64_t{2});
    QCOMPARE(report.issues[1].line, std::uint64_t{3});
    QCOMPARE(report.skipped, std::uint64_t{4});
}

void TestStarDict::refusesBrokenFiles_data()
{
    QTest::addColumn<int>("fault");
    QTest::addColumn<QString>("message");
    QTest::newRow("size of the index") << 0 << "The index has 20 bytes, the description says 18";
    QTest::newRow("number of words") << 1 << "The index has 2 words, the description says 4000000000";
    QTest::newRow("number of synonyms") << 2 << "The list has 1 synonyms, the description says 7";
    QTest::newRow("synonym of nothing") << 3 << "Synonym number 1 belongs to word 6, but there are only 2";
    QTest::newRow("behind the end") << 4
                                    << "Word number 3 of the index points past the end of the data (4000000000 + 5";
    QTest::newRow("64 bits behind the end")
        << 5 << "points past the end of the data (18446744073709551615 + 4294967295";
    QTest::newRow("version") << 6 << "of version 9";
    QTest::newRow("no number") << 7 << "12x is not a number";
    QTest::newRow("another number") << 8 << "99999999999999999999 is not a number";
    QTest::newRow("bytes for a number") << 15 << "is not a number. The dictionary is damaged";
    QTest::newRow("offsets") << 9 << "32 or 64 bits, not 16";
    QTest::newRow("another kind") << 10 << "not the description of a StarDict dictionary";
    QTest::newRow("no version") << 11 << "lacks its version";
    QTest::newRow("cut off index") << 12 << "cut off within its word number 2";
    QTest::newRow("cut off synonyms") << 13 << "cut off within its word number 1";
    QTest::newRow("no data") << 14 << "data file of this dictionary is missing";
}

void TestStarDict::refusesBrokenFiles()
{
    QFETCH(int, fault);
    QFETCH(QString, message);
    const QTemporaryDir folder;
    StarDictFixture fixture(folder.path(), "en-de");
    fixture.types = "m";
    fixture.wide = fault == 5;
    fixture.add("a", "Katze").add("b", "Hund");
    const QString base = folder.filePath("en-de");
    const auto ifo = [&base](const QByteArray& text) { DictdFixture::put(base + ".ifo", text); };
    switch (fault) {
    case 0: fixture.indexBytes = 18; break;
    case 1: fixture.words = 4000000000; break;
    case 2: fixture.addSynonym("c", 0).synonyms = 7; break;
    case 3: fixture.addSynonym("c", 5); break;
    case 4: fixture.addPlace("c", 4000000000, 5); break;
    case 5: fixture.addPlace("c", ~std::uint64_t{0}, 0xFFFFFFFF); break;
    case 6: fixture.version = "9"; break;
    case 7: fixture.more = "wordcount=12x\n"; break;
    case 8: fixture.more = "wordcount=99999999999999999999\n"; break;
    case 15: fixture.more = "wordcount=" + std::string(600, '\xff') + '\n'; break;
    case 9: fixture.more = "idxoffsetbits=16\n"; break;
    default: break;
    }
    // Twenty bytes of index: a word, its end, two numbers, twice.
    fixture.write();
    switch (fault) {
    case 10: ifo("StarDict's treedict ifo file\nversion=2.4.2\n"); break;
    case 11: ifo("StarDict's dict ifo file\nbookname=x\n"); break;
    case 12:
        ifo("StarDict's dict ifo file\nversion=2.4.2\nwordcount=2\nidxfilesize=15\n");
        QFile::resize(base + ".idx", 15);
        break;
    case 13: DictdFixture::put(base + ".syn", "abc"); break;
    case 14: QFile::remove(base + ".dict"); break;
    default: break;
    }
    try {
        read(about((base + ".ifo").toStdString()));
        QFAIL("read");
    } catch (const Error& error) {
        QVERIFY2(QString::fromUtf8(error.what()).contains(message), error.what());
        QVERIFY(error.file().find("en-de") != std::string::npos);
        QVERIFY(std::string_view(error.what()).size() < 400);
    }
}

void TestStarDict::refusesEveryCut()
{
    const QTemporaryDir folder;
    StarDictFixture fixture(folder.path(), "en-de");
    fixture.types = "m";
    fixture.add("a", "Katze").add("b", "Hund").addSynonym("c", 1);
    const std::filesystem::path ifo = fixture.write();
    for (const char* ending : {".idx", ".syn", ".dict"}) {
        const QString path = folder.filePath("en-de") + ending;
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray whole = file.readAll();
        file.close();
        for (qsizetype length = 0; length < whole.size(); ++length) {
            DictdFixture::put(path, whole.left(length));
            QVERIFY_EXCEPTION_THROWN(read(about(ifo)), Error);
        }
        DictdFixture::put(path, whole);
    }
    QCOMPARE(read(about(ifo)), std::string("a: Katze\nb: Hund\nc: Hund"));
}

void TestStarDict::stopsWhenCancelled()
{
    const QTemporaryDir folder;
    StarDictFixture fixture(folder.path(), "en-de");
    const DictionaryInfo info = about(fixture.add("a", "b").write());
    AlwaysCancelled progress;
    QVERIFY_EXCEPTION_THROWN(readStarDict(info, progress, [](DictionaryEntry&&) {}), Cancelled);
}

void TestStarDict::hostileArticlesStayQuick_data()
{
    QTest::addColumn<QString>("types");
    QTest::addColumn<QByteArray>("piece");
    for (const char* types : {"h", "x", "k", "g", "w", "m"}) {
        for (const char* piece : {"(", "<", "<div>", "<b>", "[[", "{{", "a;", "a,", "/a/", "]]>", "<a href=\"bword://a\">b</a>",
                                  "&amp;", "1. a\n", "<li>", "<ol><li><div>a</div></li>", "n. a\nv. b\n", "&#1;", "<!--", "''"}) {
            QTest::addRow("%s %s", types, piece) << types << QByteArray(piece);
        }
    }
}

void TestStarDict::hostileArticlesStayQuick()
{
    QFETCH(QString, types);
    QFETCH(QByteArray, piece);
    const auto seconds = [&](qsizetype bytes) {
        const QTemporaryDir folder;
        StarDictFixture fixture(folder.path(), "en-de");
        fixture.types = types.toStdString();
        fixture.add("a", QByteArray(piece).repeated(bytes / piece.size()).toStdString()).add("b", "Katze");
        const std::clock_t begin = std::clock();
        const bool found = read(about(fixture.write())).find("Katze") != std::string::npos;
        return found ? static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC : std::numeric_limits<double>::quiet_NaN();
    };
    // Of the processor's time, which other programs do not lengthen: four times as much takes four times as long, but
    // sixteen times where every piece looks at all others. Half a second more is nothing that anybody waits for.
    const double quarter = seconds(1 << 18);
    const double whole = seconds(1 << 20);
    QVERIFY2(whole < 8 * quarter + 0.5, qPrintable(QStringLiteral("%1 s, a quarter of it %2 s").arg(whole).arg(quarter)));
}

QTEST_GUILESS_MAIN(TestStarDict)
#include "TestStarDict.moc"
