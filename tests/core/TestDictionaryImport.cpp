#include "StarDictFixture.h"

#include "base/Error.h"
#include "lookup/LookupEngine.h"
#include "resources/CompressedOutput.h"
#include "resources/DictionaryFile.h"
#include "store/Workspace.h"

#include <QTemporaryDir>

#include <algorithm>
#include <fstream>
#include <functional>

using namespace crossgloss;

namespace {

class CancelledAt final : public Progress
{
public:
    explicit CancelledAt(int questions) : m_questions(questions) {}
    void stage(std::string_view, std::uint64_t) override {}
    void advance(std::uint64_t) override {}
    bool cancelled() const override { return --m_questions < 0; }

private:
    mutable int m_questions;
};

bool has(const std::vector<LookupRow>& rows, const std::string& word, AnswerKind kind)
{
    return std::ranges::any_of(rows, [&](const LookupRow& row) { return row.word == word && row.kind == kind; });
}

} // namespace

/// Dictionaries of every format on their way into a workspace, and look-ups in what came of them.
class TestDictionaryImport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void recognisesFormats_data();
    void recognisesFormats();
    void servesTheLookUp_data();
    void servesTheLookUp();
    void takesAnyPartOfAStarDict();
    void readsAgainWhatChanged();
    void takesSeveralPairsOutOfOneFile();
    void refusesUnknownLanguages_data();
    void refusesUnknownLanguages();
    void isAllOrNothing_data();
    void isAllOrNothing();
    void refusesBombs_data();
    void refusesBombs();
    void tellsLinesOfWhatIsLeftOut();

private:
    QString path(const QString& name) const { return m_folder->filePath(name); }
    std::filesystem::path write(const QString& name, const std::string& text) const
    {
        DictdFixture::put(path(name), QByteArray::fromStdString(text));
        return path(name).toStdString();
    }
    /// A tiny dictionary from English into German of each format.
    std::filesystem::path make(const QString& format) const;
    Resource import(const std::filesystem::path& file, const ImportOptions& options = {})
    {
        NullProgress progress;
        return m_workspace->import(guessKind(file), {file}, options, progress);
    }
    std::string problem(const std::function<void()>& work) const
    {
        try {
            work();
        } catch (const Error& error) {
            return error.what();
        }
        return {};
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Workspace> m_workspace;
};

void TestDictionaryImport::init()
{
    m_workspace.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_workspace = std::make_unique<Workspace>(std::filesystem::path(path("workspace").toStdString()));
}

std::filesystem::path TestDictionaryImport::make(const QString& format) const
{
    if (format == "stardict") {
        StarDictFixture fixture(m_folder->path(), "tiny");
        fixture.add("hare", "<div><font class=\"grammar\">noun</font><br>shy animal with long ears<div>Hase</div></div>");
        fixture.add("spanner", "<div>tool for turning nuts<div>Schlüssel</div></div>").addSynonym("wrench", 1);
        return fixture.write();
    }
    if (format == "tei") {
        return write("eng-deu.tei",
                     "<TEI><teiHeader><fileDesc><titleStmt><title>Tiny</title></titleStmt></fileDesc></teiHeader><text><body>"
                     "<entry><form><orth>hare</orth></form><gramGrp><pos>n</pos></gramGrp><sense><def>shy animal with long ears"
                     "</def><cit type=\"trans\"><quote>Hase</quote></cit></sense></entry><entry><form><orth>spanner</orth>"
                     "</form><sense><def>tool for turning nuts</def><cit type=\"trans\"><quote>Schlüssel</quote></cit></sense>"
                     "</entry></body></text></TEI>");
    }
    return write("words.jsonl",
                 "{\"word\": \"hare\", \"lang\": \"English\", \"lang_code\": \"en\", \"pos\": \"noun\", \"senses\": [{\"glosses\": "
                 "[\"shy animal with long ears\"]}], \"translations\": [{\"code\": \"de\", \"word\": \"Hase\"}, {\"code\": \"fr\", "
                 "\"word\": \"lièvre\"}]}\n{\"word\": \"spanner\", \"lang\": \"English\", \"lang_code\": \"en\", \"senses\": "
                 "[{\"glosses\": [\"tool for turning nuts\"]}], \"translations\": [{\"code\": \"de\", \"word\": \"Schlüssel\"}]}\n"
                 "{\"word\": \"perro\", \"lang\": \"Spanish\", \"lang_code\": \"es\", \"senses\": [{\"glosses\": [\"dog\"]}]}\n");
}

void TestDictionaryImport::recognisesFormats_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<int>("expected");
    QTest::newRow("stardict") << "stardict" << static_cast<int>(DictionaryFormat::StarDict);
    QTest::newRow("tei") << "tei" << static_cast<int>(DictionaryFormat::Tei);
    QTest::newRow("jsonl") << "jsonl" << static_cast<int>(DictionaryFormat::Wiktextract);
}

void TestDictionaryImport::recognisesFormats()
{
    QFETCH(QString, format);
    QFETCH(int, expected);
    const std::filesystem::path file = make(format);
    QCOMPARE(static_cast<int>(dictionaryFormatOf(file)), expected);
    QVERIFY(guessKind(file) == ResourceKind::Dictionary);
    // By what they are, not by what they are called.
    if (format != "stardict") {
        const std::filesystem::path other = path("other").toStdString();
        std::filesystem::copy_file(file, other);
        QCOMPARE(static_cast<int>(dictionaryFormatOf(other)), expected);
    }
    QVERIFY(dictionaryFormatOf(write("table.tsv", "hare\ta shy animal\n")) == DictionaryFormat::None);
    QVERIFY(dictionaryFormatOf(write("a.index", "x\tA\tB\n")) == DictionaryFormat::Dictd);
}

void TestDictionaryImport::servesTheLookUp_data()
{
    recognisesFormats_data();
}

void TestDictionaryImport::servesTheLookUp()
{
    QFETCH(QString, format);
    const Resource resource = import(make(format), {format == "jsonl" ? "en" : "", format == "jsonl" ? "de" : "", {}, false, 0});
    QCOMPARE(resource.language, std::string("en"));
    QCOMPARE(resource.secondLanguage, std::string("de"));
    QCOMPARE(resource.entries, std::uint64_t{format == "stardict" ? 3U : 2U});
    QCOMPARE(resource.faulty(), std::uint64_t{0});
    const auto engine = openLookup(nullptr, m_workspace.get());
    NullProgress progress;
    LookupQuery query;
    query.text = "an animal that has long ears";
    query.from = "en";
    query.to = {"de", "en"};
    const LookupAnswer described = engine->ask(query, progress);
    QVERIFY(has(described.rows, "Hase", AnswerKind::Description));
    QVERIFY(has(described.rows, "hare", AnswerKind::Description));
    QCOMPARE(described.rows.front().definition, std::string("shy animal with long ears"));
    query.text = "hare";
    QVERIFY(has(engine->ask(query, progress).rows, "Hase", AnswerKind::Translation));
    query.text = "Schlüssel";
    query.from = "de";
    query.to = {"en"};
    const LookupAnswer back = engine->ask(query, progress);
    QVERIFY(has(back.rows, "spanner", AnswerKind::Translation));
    QCOMPARE(has(back.rows, "wrench", AnswerKind::Translation), format == "stardict");
}

void TestDictionaryImport::takesAnyPartOfAStarDict()
{
    make("stardict");
    NullProgress progress;
    std::vector<std::filesystem::path> parts;
    for (const char* ending : {".dict", ".idx", ".ifo", ".syn"}) {
        parts.push_back((path("tiny") + ending).toStdString());
        QVERIFY(guessKind(parts.back()) == ResourceKind::Dictionary);
        QCOMPARE(import(parts.back()).name, std::string("tiny"));
    }
    QCOMPARE(m_workspace->import(ResourceKind::Dictionary, parts, {}, progress).entries, std::uint64_t{3});
    QCOMPARE(m_workspace->resources().size(), std::size_t{1});
    parts.push_back(make("tei"));
    QVERIFY(problem([&] { m_workspace->import(ResourceKind::Dictionary, parts, {}, progress); }).find("one at a time") !=
            std::string::npos);
}

void TestDictionaryImport::readsAgainWhatChanged()
{
    const std::filesystem::path ifo = make("stardict");
    const Resource first = import(ifo);
    QCOMPARE(import(ifo).id, first.id);
    // The description and the index stay as they are.
    DictdFixture::put(path("tiny.syn"), QByteArray("wranch\0\0\0\0\1", 11));
    const Resource second = import(ifo);
    QVERIFY(second.checksum != first.checksum);
    QCOMPARE(second.name, first.name);
    QCOMPARE(m_workspace->resources().size(), std::size_t{1});
}

void TestDictionaryImport::takesSeveralPairsOutOfOneFile()
{
    const std::filesystem::path file = make("jsonl");
    const Resource german = import(file, {"en", "de", {}, false, 0});
    const Resource french = import(file, {"en", "fr", {}, false, 0});
    const Resource spanish = import(file, {"es", {}, {}, false, 0});
    QVERIFY(german.name != french.name);
    QCOMPARE(french.secondLanguage, std::string("fr"));
    QCOMPARE(spanish.language + '>' + spanish.secondLanguage, std::string("es>en"));
    QCOMPARE(spanish.entries, std::uint64_t{1});
    QCOMPARE(m_workspace->resources().size(), std::size_t{3});
    QCOMPARE(import(file, {"en", "fr", {}, false, 0}).id, french.id);
    // Nobody says: the languages of most entries and of most translations.
    const Resource guessed = import(file);
    QCOMPARE(guessed.language + '>' + guessed.secondLanguage, std::string("en>de"));
}

void TestDictionaryImport::refusesUnknownLanguages_data()
{
    QTest::addColumn<QString>("format");
    QTest::newRow("stardict") << "stardict";
    QTest::newRow("tei") << "tei";
}

void TestDictionaryImport::refusesUnknownLanguages()
{
    QFETCH(QString, format);
    std::filesystem::path file;
    if (format == "tei") {
        file = path("unknown.tei").toStdString();
        std::filesystem::copy_file(make("tei"), file);
    } else {
        StarDictFixture fixture(m_folder->path(), "unknown");
        fixture.title = "Words";
        file = fixture.add("a", "b").write();
    }
    QVERIFY(problem([&] { import(file); }).find("does not say which language it is in") != std::string::npos);
    QVERIFY(m_workspace->resources().empty());
    if (format == "tei") {
        QVERIFY(problem([&] { import(file, {"en", {}, {}, false, 0}); }).find("which second language") != std::string::npos);
    }
    QCOMPARE(import(file, {"en", "de", {}, false, 0}).secondLanguage, std::string("de"));
}

void TestDictionaryImport::isAllOrNothing_data()
{
    recognisesFormats_data();
}

void TestDictionaryImport::isAllOrNothing()
{
    QFETCH(QString, format);
    const std::filesystem::path file = make(format);
    bool finished = false;
    for (int questions = 0; !finished && questions < 50; ++questions) {
        CancelledAt progress(questions);
        try {
            m_workspace->import(ResourceKind::Dictionary, {file}, {"en", "de", {}, false, 0}, progress);
            finished = true;
        } catch (const Cancelled&) {
            QVERIFY(m_workspace->resources().empty());
            QVERIFY(!openLookup(nullptr, m_workspace.get())->hasIndex());
        }
    }
    QVERIFY(finished);
    QCOMPARE(m_workspace->resources().size(), std::size_t{1});
}

void TestDictionaryImport::refusesBombs_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("tei") << QByteArray("<TEI><text><body>")
                         << QByteArray("<entry><form><orth>a</orth></form><sense><def>b</def></sense></entry>\n");
    QTest::newRow("jsonl") << QByteArray() << QByteArray("{\"word\": \"a\", \"lang\": \"Persian\", \"lang_code\": \"fa\", "
                                                         "\"senses\": [{\"glosses\": [\"b\"]}]}\n");
    QTest::newRow("one line") << QByteArray("{\"word\": \"a\", \"lang\": \"Persian\", \"lang_code\": \"fa\", \"b\": \"")
                              << QByteArray("aaaaaaaa");
}

void TestDictionaryImport::refusesBombs()
{
    QFETCH(QByteArray, head);
    QFETCH(QByteArray, line);
    const std::filesystem::path file = path("bomb.gz").toStdString();
    const QByteArray piece = line.repeated((1 << 20) / line.size());
    {
        CompressedOutput out(file);
        out.write(head.constData(), static_cast<std::size_t>(head.size()));
        for (int i = 0; i < 48; ++i) {
            out.write(piece.constData(), static_cast<std::size_t>(piece.size()));
        }
        out.commit();
    }
    NullProgress progress;
    const std::string told = problem(
        [&] { m_workspace->import(ResourceKind::Dictionary, {file}, {"fa", "en", {}, false, 0}, progress); });
    QVERIFY2(told.find("out of all proportion") != std::string::npos || told.find("longer than") != std::string::npos,
             told.c_str());
    QVERIFY(m_workspace->resources().empty());
}

void TestDictionaryImport::tellsLinesOfWhatIsLeftOut()
{
    const std::filesystem::path file = make("jsonl");
    std::ofstream(file, std::ios::app) << "{broken\n";
    const Resource resource = import(file, {"en", "de", {}, false, 0});
    QCOMPARE(resource.skipped, std::uint64_t{2});
    QCOMPARE(resource.faulty(), std::uint64_t{1});
    QCOMPARE(resource.issues.size(), std::size_t{1});
    QCOMPARE(resource.issues[0].line, std::uint64_t{4});
    QVERIFY(std::ranges::any_of(resource.leftOut, [](const LeftOut& left) {
        return left.harmless && left.reason == "The entry is of another language (Spanish)";
    }));
}

QTEST_GUILESS_MAIN(TestDictionaryImport)
#include "TestDictionaryImport.moc"
