#include "EntryText.h"

#include "base/Error.h"
#include "resources/CompressedOutput.h"
#include "resources/Wiktextract.h"

#include <QTemporaryDir>
#include <QTest>

#include <fstream>

using namespace crossgloss;

namespace {

/// An entry as the English edition has them.
std::string english(const std::string& word, const std::string& rest)
{
    return R"({"word": ")" + word + R"(", "lang": "English", "lang_code": "en", )" + rest + "}\n";
}

std::string persian(const std::string& word, const std::string& rest)
{
    return R"({"word": ")" + word + R"(", "lang": "Persian", "lang_code": "fa", )" + rest + "}\n";
}

class AlwaysCancelled final : public Progress
{
public:
    void stage(std::string_view, std::uint64_t) override {}
    void advance(std::uint64_t) override {}
    bool cancelled() const override { return true; }
};

} // namespace

/// Lines of JSON that wiktextract makes, read from files that the tests write.
class TestWiktextract : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsEntries_data();
    void readsEntries();
    void findsTheLanguages_data();
    void findsTheLanguages();
    void leavesOutOtherLanguages();
    void goesOnBehindBadLines();
    void readsCompressed();
    void isRecognised_data();
    void isRecognised();
    void refusesBrokenFiles_data();
    void refusesBrokenFiles();
    void stopsWhenCancelled();
    void countsStayBounded();

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
        const ReadReport result = readWiktextract(info, progress, [&text](DictionaryEntry&& entry) {
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
        return readWiktextractInfo(path, wanted, progress);
    }

    QTemporaryDir m_folder;
};

void TestWiktextract::readsEntries_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("languages");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const std::string& line, const char* languages, const char* expected) {
        QTest::newRow(name) << QString::fromStdString(line) << languages << QString::fromUtf8(expected);
    };
    row("a short gloss translates", persian("x", R"("pos": "adv", "senses": [{"glosses": ["afterwards, later"]}])"), "fa>en",
        "x (adverb): afterwards, later");
    row("a long gloss explains",
        persian("x", R"("pos": "noun", "senses": [{"glosses": ["a small animal that purrs and catches mice"]}])"), "fa>en",
        "x (noun): = a small animal that purrs and catches mice");
    row("a gloss does both",
        persian("x", R"("pos": "noun", "senses": [{"glosses": ["a cat, tomcat; any animal of the family of cats"]}])"),
        "fa>en", "x (noun): cat, tomcat = any animal of the family of cats");
    row("verbs lose their to", persian("x", R"("pos": "verb", "senses": [{"glosses": ["to take care of"]}])"), "fa>en",
        "x (verb): take care of");
    row("names are not what they are",
        persian("x", R"j("pos": "name", "senses": [{"glosses": ["a surname"]}, {"glosses": ["Persia (an old country in Asia)"]}])j"),
        "fa>en", "x (proper noun): = a surname | Persia = an old country in Asia");
    row("glosses below others",
        persian("x", R"("pos": "noun", "senses": [{"glosses": ["light", "lamp"]}, {"glosses": ["light", "torch"]}])"),
        "fa>en", "x (noun): light | lamp | torch");
    row("labels, marks and examples",
        persian("x", R"("pos": "noun", "senses": [{"raw_glosses": ["(botany, vulgar) tree"], "glosses": ["tree"], "tags":
 ["vulgar", "feminine"], "examples": [{"text": "y", "english": "a  tree"}, {"text": "z", "translation": "t"}],
 "synonyms": [{"word": "s"}]}], "sounds": [{"ipa": "/dɛɾ/"}, {"audio": "a.ogg"}, {"ipa": "[x]"}],
 "forms": [{"form": "r", "tags": ["romanization"]}, {"form": "xs", "tags": ["plural"]}],
 "related": [{"word": "forest"}], "etymology_text": "From y.\nOld.")"),
        "fa>en", "x{f,vulgar} (noun) /dɛɾ/ /x/ pl. xs: tree ~ s « y → a tree « z → t # botany, vulgar > forest ; From y. Old.");
    row("own language with translations",
        english("bank", R"("pos": "noun", "senses": [{"glosses": ["An institution that keeps money."]}, {"glosses":
 ["The edge of a river."]}], "translations": [{"lang": "French", "code": "fr", "sense": "edge of river", "word": "rive", "tags":
 ["feminine"]}, {"lang": "French", "lang_code": "fr", "sense": "institution", "word": "banque", "tags": ["feminine"]},
 {"lang": "German", "code": "de", "sense": "institution", "word": "Bank"}, {"lang": "French", "code": "fr", "sense":
 "safe place for blood", "word": "banque de sang"}])"),
        "en>fr",
        "bank (noun): banque{f} = An institution that keeps money. | rive{f} = The edge of a river. | banque de sang = safe "
        "place for blood");
    row("translations in senses and by number",
        english("x", R"("pos": "noun", "senses": [{"sense_index": "1", "glosses": ["first thing"], "translations": [{"code":
 "fr", "word": "un"}]}, {"sense_index": "2", "glosses": ["second thing"]}], "translations": [{"code": "fr", "word": "deux",
 "sense_index": "2"}, {"code": "fr", "word": "tous", "sense_index": "1–2"}])"),
        "en>fr", "x (noun): un, tous = first thing | deux = second thing");
    row("synonyms of the entry",
        english("x", R"("pos": "adj", "senses": [{"glosses": ["large and heavy"]}, {"glosses": ["quick"]}], "synonyms":
 [{"word": "big", "sense": "large"}, {"word": "odd"}])"),
        "en>", "x (adjective): = large and heavy ~ big | = quick > odd");
    row("a form besides a sense of its own",
        english("axes", R"("pos": "noun", "senses": [{"glosses": ["plural of axe"], "tags": ["form-of", "plural"], "form_of":
 [{"word": "axe"}]}, {"glosses": ["lines to measure by"]}])"),
        "en>", "axes (noun): = lines to measure by > axe");
    row("register of all senses only",
        english("x", R"("pos": "noun", "senses": [{"glosses": ["one"], "tags": ["slang", "dated"]}, {"glosses": ["two"], "tags":
 ["slang"]}])"),
        "en>", "x{colloquial} (noun): = one | = two");
    row("odd types are nothing",
        english("x", R"("pos": 3, "senses": [{"glosses": ["one", 2, null], "tags": "a", "examples": [3, {"text": {}}]}, 7, null],
 "translations": {"a": 1}, "sounds": [null, [1]], "forms": [[]], "synonyms": ["a"])"),
        "en>fr", "x: = one");
}

void TestWiktextract::readsEntries()
{
    QFETCH(QString, line);
    QFETCH(QString, languages);
    QFETCH(QString, expected);
    const QStringList parts = languages.split(QLatin1Char('>'));
    std::string text = line.toStdString();
    std::ranges::replace(text, '\n', ' ');
    const DictionaryInfo about =
        info(write("tiny.jsonl", text), {parts.first().toStdString(), parts.last().toStdString()});
    QCOMPARE(QString::fromStdString(read(about)), expected);
}

void TestWiktextract::findsTheLanguages_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<QString>("found"); ///< headwords, translations, definitions
    const std::string gloss = R"("senses": [{"glosses": ["y"]}])";
    const std::string own = english(
        "x", gloss + R"(, "translations": [{"code": "fi", "word": "a"}, {"code": "fi", "word": "b"}, {"code": "fr", "word": "c"}])");
    const auto row = [](const char* name, const std::string& lines, const char* wanted, const char* found) {
        QTest::newRow(name) << QString::fromStdString(lines) << wanted << found;
    };
    row("another language's", persian("x", gloss), ">", "fa en en");
    row("most entries", persian("x", gloss) + persian("y", gloss) + own, ">", "fa en en");
    row("own language", own, ">", "en fi en");
    row("own language without translations", english("x", gloss), ">", "en  en");
    row("asked for", persian("x", gloss) + own, "en>fr", "en fr en");
    row("French edition", R"({"word": "x", "lang": "Persan", "lang_code": "fa", "senses": []})", ">", "fa fr fr");
    row("German edition", R"({"word": "x", "lang": "Deutsch", "lang_code": "de", "senses": []})", ">", "de  de");
    row("one name in two editions",
        R"({"word": "x", "lang": "Italiano", "lang_code": "it", "translations": [{"lang_code": "de", "word": "y"}]})", ">",
        "it de it");
    row("codes of three letters", R"({"word": "x", "lang": "Dutch", "lang_code": "nld", "senses": []})", ">", "nl en en");
}

void TestWiktextract::findsTheLanguages()
{
    QFETCH(QString, text);
    QFETCH(QString, wanted);
    QFETCH(QString, found);
    const QStringList parts = wanted.split(QLatin1Char('>'));
    const DictionaryInfo about =
        info(write("x.jsonl", text.toStdString()), {parts.first().toStdString(), parts.last().toStdString()});
    QCOMPARE(QString::fromStdString(about.headwordLanguage + ' ' + about.translationLanguage + ' ' +
                                    about.definitionLanguage),
             found);
    QCOMPARE(about.name, std::string("x"));
    QVERIFY(about.title.find(found.startsWith("fa") ? "Persian" : "Wiktionary") != std::string::npos);
}

void TestWiktextract::leavesOutOtherLanguages()
{
    const std::string gloss = R"("pos": "noun", "senses": [{"glosses": ["y"]}])";
    const std::string form = R"("pos": "noun", "senses": [{"glosses": ["plural of z"], "form_of": [{"word": "z"}]}])";
    const std::filesystem::path path =
        write("mixed.jsonl", persian("a", gloss) + english("b", gloss) + "{\"title\": \"c\", \"redirect\": \"d\"}\n\n" +
                                 english("e", gloss) + persian("f", form) + persian("g", R"("senses": [])"));
    ReadReport report;
    QCOMPARE(read(info(path, {"fa", {}}), &report), std::string("a (noun): y"));
    QCOMPARE(report.read, std::uint64_t{1});
    QCOMPARE(report.skipped, std::uint64_t{5});
    QVERIFY(report.issues.empty());
    std::uint64_t told = 0;
    for (const LeftOut& left : report.leftOut) {
        QVERIFY(left.harmless);
        told += left.count;
    }
    QCOMPARE(told, report.skipped);
    QCOMPARE(report.leftOut.back().reason, std::string("The entry is of another language (English)"));
    QCOMPARE(report.leftOut.back().count, std::uint64_t{2});
}

void TestWiktextract::goesOnBehindBadLines()
{
    const std::string good = persian("a", R"("pos": "noun", "senses": [{"glosses": ["y"]}])");
    std::string deep = R"({"lang": "Persian", "lang_code": "fa", "word": "b", "senses": )" + std::string(100, '[') +
                       std::string(100, ']') + "}\n";
    const std::filesystem::path path =
        write("bad.jsonl", good + "[1, 2]\n" + "{\"word\": \"x\"}\n" + good.substr(0, good.size() - 9) + "\n" + deep +
                               persian("", R"("senses": [])") + "{\"lang\": \"Persian\", \"lang_code\": \"fa\", \"word\": \"\xff\"}\n" +
                               good);
    ReadReport report;
    QCOMPARE(read(info(path, {"fa", "en"}), &report), std::string("a (noun): y\na (noun): y"));
    QCOMPARE(report.issues.size(), std::size_t{6});
    for (std::size_t i = 0; i < report.issues.size(); ++i) {
        QCOMPARE(report.issues[i].line, std::uint64_t{i + 2});
        QVERIFY(!report.issues[i].message.empty());
    }
}

void TestWiktextract::readsCompressed()
{
    const std::string text = persian("a", R"("senses": [{"glosses": ["y"]}])");
    for (const char* name : {"dump.jsonl.gz", "dump.jsonl.xz"}) {
        const std::filesystem::path path = std::filesystem::path(m_folder.path().toStdString()) / name;
        CompressedOutput out(path);
        out.write(text.data(), text.size());
        out.commit();
        QVERIFY(isWiktextract(path));
        QCOMPARE(info(path).name, std::string("dump"));
        QCOMPARE(read(info(path)), std::string("a: y"));
    }
}

void TestWiktextract::isRecognised_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("is");
    QTest::newRow("entry") << QString::fromStdString(persian("a", R"("senses": [])")) << true;
    QTest::newRow("behind redirects") << "{\"title\": \"c\", \"redirect\": \"d\"}\n\n" +
                                             QString::fromStdString(persian("a", R"("senses": [])"))
                                      << true;
    QTest::newRow("other JSON") << "{\"a\": 1}\n" << false;
    QTest::newRow("nested only") << R"({"a": {"word": "x", "lang": "English", "lang_code": "en"}})" << false;
    QTest::newRow("array") << R"([{"word": "x", "lang": "English", "lang_code": "en"}])" << false;
    QTest::newRow("table") << "one\ttwo\n" << false;
    QTest::newRow("empty") << "" << false;
}

void TestWiktextract::isRecognised()
{
    QFETCH(QString, text);
    QFETCH(bool, is);
    QCOMPARE(isWiktextract(write("a.txt", text.toStdString())), is);
}

void TestWiktextract::refusesBrokenFiles_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("message");
    QTest::newRow("nothing") << QByteArray("\n\n") << "no entry that can be used";
    QTest::newRow("other language") << QByteArray::fromStdString(english("a", R"("senses": [{"glosses": ["y"]}])"))
                                    << "no entry of the language Persian that can be used, most are of English";
    QTest::newRow("a line without end") << QByteArray("{\"word\": \"") + QByteArray(9 << 20, 'x') << "longer than the 8388608";
    QTest::newRow("no JSON") << QByteArray("a\nb\n") << "no entry that can be used";
}

void TestWiktextract::refusesBrokenFiles()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, message);
    const std::filesystem::path path = write("broken.jsonl", text.toStdString());
    try {
        read(info(path, {"fa", "en"}));
        QFAIL("read");
    } catch (const Error& error) {
        QVERIFY2(QString::fromUtf8(error.what()).contains(message), error.what());
        QVERIFY(error.file().ends_with("broken.jsonl"));
    }
}

void TestWiktextract::stopsWhenCancelled()
{
    std::string text;
    for (int i = 0; i < 300; ++i) {
        text += persian("a", R"("senses": [{"glosses": ["y"]}])");
    }
    const DictionaryInfo about = info(write("x.jsonl", text));
    AlwaysCancelled progress;
    QVERIFY_EXCEPTION_THROWN(readWiktextract(about, progress, [](DictionaryEntry&&) {}), Cancelled);
    QVERIFY_EXCEPTION_THROWN(readWiktextractInfo(about.path, {}, progress), Cancelled);
}

void TestWiktextract::countsStayBounded()
{
    // One entry of 4 MB whose parts would all be compared with each other.
    std::string senses;
    std::string translations;
    for (int i = 0; i < 20000; ++i) {
        const std::string number = std::to_string(i);
        senses += (i > 0 ? ", " : "") + (R"({"glosses": ["thing of kind )" + number + R"("], "sense_index": "1-300"})");
        translations += (i > 0 ? ", " : "") + (R"({"code": "fr", "word": "w)" + number + R"(", "sense": "kind )" + number + R"("})");
    }
    const std::filesystem::path path =
        write("large.jsonl", english("x", "\"senses\": [" + senses + "], \"translations\": [" + translations + "]"));
    NullProgress progress;
    DictionaryEntry large;
    readWiktextract(info(path, {"en", "fr"}), progress, [&large](DictionaryEntry&& entry) { large = std::move(entry); });
    QCOMPARE(large.senses.size(), std::size_t{300});
    for (const Sense& sense : large.senses) {
        QVERIFY(sense.translations.size() <= 200);
    }
}

QTEST_GUILESS_MAIN(TestWiktextract)
#include "TestWiktextract.moc"
