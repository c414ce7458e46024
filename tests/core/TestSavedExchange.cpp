#include "BrokenFiles.h"
#include "base/Error.h"
#include "base/Json.h"
#include "base/Random.h"
#include "saved/DelimitedText.h"
#include "saved/SavedColumns.h"
#include "saved/SavedExchange.h"

#include <QCryptographicHash>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <fstream>
#include <functional>
#include <memory>
#include <set>
#include <sstream>
#include <thread>

#include <SQLiteCpp/SQLiteCpp.h>
#include <archive.h>
#include <archive_entry.h>
#include <sys/stat.h>

using namespace crossgloss;

/// Saved words as files and back: nothing gets lost or run as a formula, imports merge and say what they did.
class TestSavedExchange : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void recordsOfEveryShape();
    void formulasAreGuarded();
    void tablesComeBackWhole_data();
    void tablesComeBackWhole();
    void csvFollowsItsStandard();
    void ankiTextSaysWhatItIs();
    void ankisOwnExportIsRead();
    void foreignTablesAreRead();
    void importsMerge();
    void importsReplaceWhenAsked();
    void badLinesAreTold();
    void wrongFilesAreRefused();
    void brokenFilesDoNoHarm();
    void importsAreUndone();
    void packagesOpen();
    void packagesArePrivateOnTheirWay();
    void packagesOfNothing();

private:
    std::filesystem::path path(const char* name) const
    {
        return std::filesystem::path(m_folder->path().toStdString()) / name;
    }
    void write(const char* name, const std::string& text) const { std::ofstream(path(name), std::ios::binary) << text; }
    static std::string errorOf(const std::function<void()>& work)
    {
        try {
            work();
        } catch (const Error& error) {
            return error.what();
        }
        return {};
    }
    SavedImportReport import(const char* name, const SavedImportOptions& options = {})
    {
        return importSavedWords(*m_words, path(name), options, m_progress);
    }
    /// Words with everything that could go wrong in a table.
    void addStrangeWords();

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Workspace> m_workspace;
    std::unique_ptr<SavedWords> m_words;
    NullProgress m_progress;
    static constexpr std::int64_t now = 1800000000;
};

void TestSavedExchange::init()
{
    qputenv("TZ", "UTC");
    m_words.reset();
    m_workspace.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_workspace = std::make_unique<Workspace>(path("w"));
    m_words = std::make_unique<SavedWords>(*m_workspace, [] { return now; });
}

void TestSavedExchange::addStrangeWords()
{
    const std::string texts[] = {"plain",          "a,b;c\td",      "say \"hello\"", "\"",         "line\nbreak\n\nand more",
                                 "=1+1",           "-heit",         "+49",           "@home",      "'=quoted",
                                 "''@twice",       "'plain quote",  "#first",        "日本語 😀", "שלום",
                                 "a&b <i>c</i>",   "back\\slash; x", "  inner  blanks", "|pipe|",  "\xe2\x80\xaa bidi"};
    int number = 0;
    for (const std::string& text : texts) {
        SavedWord word;
        word.word = text;
        word.language = number % 2 == 0 ? "de" : "ja";
        word.meaning = text;
        word.query = text;
        word.note = text + "\n" + text;
        word.tags = tagsIn(text);
        word.lists = {"list; of \\ " + std::to_string(number % 3), "b"};
        word.pos = number % 3 == 0 ? PartOfSpeech::Noun : PartOfSpeech::Unknown;
        word.marks.add(Gender::Neuter);
        word.source = "dict";
        const std::string id = m_words->add(word).id;
        if (number % 4 == 0) {
            m_words->grade(id, number % 8 == 0 ? ReviewGrade::Easy : ReviewGrade::Again);
        }
        ++number;
    }
}

void TestSavedExchange::recordsOfEveryShape()
{
    const std::vector<std::vector<std::string>> records = {
        {"a", "b"}, {""}, {"", ""}, {"a\"b", "c,d", "e\nf", "\"\""}, {"#x", " y "}};
    for (const auto& record : records) {
        QCOMPARE(delimitedCells(delimitedRecord(record, ',', ""), ','), record);
        QCOMPARE(delimitedCells(delimitedRecord(record, '\t', ""), '\t'), record);
    }
    QCOMPARE(delimitedRecord({"a", "b c", "d\"e"}, ',', "\r\n"), std::string("a,b c,\"d\"\"e\"\r\n"));
    QCOMPARE(delimitedCells("a,\"b\"x,\"c", ','), (std::vector<std::string>{"a", "bx", "c"}));
    QVERIFY(endsQuoted("a,\"b", ',', false));
    QVERIFY(!endsQuoted("a,b\"", ',', false));
    QVERIFY(!endsQuoted("b\",c", ',', true));
    QVERIFY(endsQuoted("b\",\"c", ',', true));
}

void TestSavedExchange::formulasAreGuarded()
{
    for (const char* text : {"=1", "+1", "-1", "@x", "'=1", "''-1", "'", "''", "a", "", "'a", "\t=1"}) {
        const std::string guarded = formulaGuarded(text);
        QCOMPARE(formulaUnguarded(guarded), std::string(text));
        QVERIFY(guarded.empty() || std::string("=+-@\t\r").find(guarded.front()) == std::string::npos);
    }
    QCOMPARE(formulaGuarded("=1"), std::string("'=1"));
    QCOMPARE(formulaGuarded("a=1"), std::string("a=1"));
}

void TestSavedExchange::tablesComeBackWhole_data()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("csv") << "words.csv";
    QTest::newRow("tsv") << "words.tsv";
    QTest::newRow("anki") << "words.txt";
}

void TestSavedExchange::tablesComeBackWhole()
{
    QFETCH(QString, file);
    const std::string name = file.toStdString();
    addStrangeWords();
    std::vector<SavedWord> before = m_words->all();
    exportSavedWords(before, m_words->reviews(), *savedFormatOf(path(name.c_str())), path(name.c_str()));
    SavedImportReport report = import(name.c_str());
    QCOMPARE(report.unchanged, before.size());
    QCOMPARE(report.differing, std::size_t{0});
    QVERIFY(report.lines.empty());
    QCOMPARE(report.step, std::int64_t{0});
    // Into another workspace.
    const Workspace other(path("other"));
    SavedWords words(other, [] { return now + 5; });
    report = importSavedWords(words, path(name.c_str()), {}, m_progress);
    QCOMPARE(report.added, before.size());
    std::vector<SavedWord> after = words.all();
    if (name == "words.txt") {
        for (SavedWord& word : before) {
            word.review.reset();
        }
    }
    std::ranges::sort(before, {}, &SavedWord::id);
    std::ranges::sort(after, {}, &SavedWord::id);
    for (std::size_t i = 0; i < before.size(); ++i) {
        QVERIFY2(after.at(i) == before[i], before[i].word.c_str());
    }
}

void TestSavedExchange::csvFollowsItsStandard()
{
    SavedWord word;
    word.word = "Hund";
    word.language = "de";
    word.meaning = "=HYPERLINK(\"http://x\")";
    word.note = "a\nb";
    m_words->add(word);
    const std::string csv = savedWordsText(m_words->all(), SavedFormat::Csv);
    QVERIFY(csv.starts_with("id,word,language,part_of_speech,gender,meaning,"));
    QVERIFY(csv.find(",\"'=HYPERLINK(\"\"http://x\"\")\",") != std::string::npos);
    QVERIFY(csv.find("\"a\nb\"") != std::string::npos);
    QCOMPARE(std::count(csv.begin(), csv.end(), '\r'), std::ptrdiff_t{0});
    QVERIFY(csv.ends_with("\n"));
}

void TestSavedExchange::ankiTextSaysWhatItIs()
{
    SavedWord word;
    word.word = "Hund";
    word.language = "de";
    word.meaning = "=not a spreadsheet";
    word.tags = {"a", "b"};
    const std::string id = m_words->add(word).id;
    std::istringstream text(savedWordsText(m_words->all(), SavedFormat::AnkiText));
    std::vector<std::string> lines;
    for (std::string line; std::getline(text, line);) {
        lines.push_back(line);
    }
    QCOMPARE(lines.size(), std::size_t{6});
    QCOMPARE(lines[0], std::string("#separator:tab"));
    QCOMPARE(lines[1], std::string("#html:false"));
    QCOMPARE(lines[2], std::string("#guid column:1"));
    QCOMPARE(lines[3], std::string("#tags column:14"));
    QVERIFY(lines[4].starts_with("#columns:Id\tWord\tMeaning\t"));
    const std::vector<std::string> heading = delimitedCells(lines[4].substr(9), '\t');
    const std::vector<std::string> cells = delimitedCells(lines[5], '\t');
    QCOMPARE(cells.size(), heading.size());
    QCOMPARE(heading[13], std::string("Tags"));
    QCOMPARE(cells[0], id);
    QCOMPARE(cells[2], std::string("=not a spreadsheet"));
    QCOMPARE(cells[13], std::string("a b"));
}

void TestSavedExchange::ankisOwnExportIsRead()
{
    // As Anki writes notes of our type: no columns named, HTML, columns of its own between.
    write("notes.txt", "#separator:tab\n#html:true\n#guid column:1\n#notetype column:2\n#deck column:3\n#tags column:17\n"
                       "abc\tCrossgloss\tDeck\tabc\tHund\ta &lt;dog&gt;<br>barks\tdog\tde\tnoun\tmasculine\t\ten\t\t\t\t\ttiere haus\n");
    const SavedImportReport report = import("notes.txt");
    QCOMPARE(report.added, std::size_t{1});
    const SavedWord word = m_words->all().front();
    QCOMPARE(word.id, std::string("abc"));
    QCOMPARE(word.word, std::string("Hund"));
    QCOMPARE(word.meaning, std::string("a <dog>\nbarks"));
    QCOMPARE(word.pos, PartOfSpeech::Noun);
    QVERIFY(word.marks.has(Gender::Masculine));
    QCOMPARE(word.tags, (std::vector<std::string>{"haus", "tiere"}));
}

void TestSavedExchange::foreignTablesAreRead()
{
    write("a.csv", "\xef\xbb\xbfWord;Definition;POS;unknown column;List\r\nHund;\"a; dog\";noun;x\r\n\r\nKatze;cat;;;Alt\r\n");
    SavedImportOptions options;
    options.language = "deu";
    options.list = "Neu";
    const SavedImportReport report = import("a.csv", options);
    QCOMPARE(report.added, std::size_t{2});
    const std::vector<SavedWord> words = m_words->all();
    QCOMPARE(words[0].meaning, std::string("a; dog"));
    QCOMPARE(words[0].language, std::string("de"));
    QCOMPARE(words[1].word, std::string("Katze"));
    QCOMPARE(words[0].lists, (std::vector<std::string>{"Neu"}));
    QCOMPARE(words[1].lists, (std::vector<std::string>{"Alt", "Neu"}));
}

void TestSavedExchange::importsMerge()
{
    SavedWord word;
    word.word = "Hund";
    word.language = "de";
    word.query = "dog";
    word.meaning = "mine";
    const std::string id = m_words->add(word).id;
    // By id although everything else differs; by word, language and query although the id differs.
    write("a.csv", "id,word,language,query,meaning,note,tags\n" + id + ",Hunde,de,dogs,theirs,new note,x\nother-id,Hund,de,DOG,,n2,y\n"
                   "third,Maus,de,mouse,,,\n" + id + ",Hund,de,dog,,,\n");
    const SavedImportReport report = import("a.csv");
    QCOMPARE(report.added, std::size_t{1});
    QCOMPARE(report.merged, std::size_t{2});
    QCOMPARE(report.unchanged, std::size_t{1});
    QCOMPARE(report.differing, std::size_t{2});
    const SavedWord kept = *m_words->find(id);
    QCOMPARE(kept.word, std::string("Hund"));
    QCOMPARE(kept.meaning, std::string("mine"));
    QCOMPARE(kept.query, std::string("dog"));
    QCOMPARE(kept.note, std::string("new note\nn2"));
    QCOMPARE(kept.tags, (std::vector<std::string>{"x", "y"}));
    QCOMPARE(report.lines[0].line, std::size_t{2});
    QCOMPARE(report.lines[0].differing, (std::vector<std::string>{"word", "meaning", "query"}));
    QCOMPARE(report.lines[1].line, std::size_t{3});
    QVERIFY(m_words->find("third"));
}

void TestSavedExchange::importsReplaceWhenAsked()
{
    SavedWord word;
    word.word = "Hund";
    word.language = "de";
    word.query = "dog";
    word.meaning = "mine";
    word.note = "mine too";
    word.lists = {"A"};
    const std::string id = m_words->add(word).id;
    m_words->grade(id, ReviewGrade::Good);
    write("a.csv", "id,word,language,query,meaning\n" + id + ",Hund,de,dog,theirs\n");
    SavedImportOptions options;
    options.takeFile = true;
    const SavedImportReport report = import("a.csv", options);
    QCOMPARE(report.merged, std::size_t{1});
    QCOMPARE(report.differing, std::size_t{1});
    const SavedWord kept = *m_words->find(id);
    QCOMPARE(kept.meaning, std::string("theirs"));
    QCOMPARE(kept.note, std::string("mine too"));
    QCOMPARE(kept.lists, (std::vector<std::string>{"A"}));
    QVERIFY(kept.review);
    m_words->undo();
    QCOMPARE(m_words->find(id)->meaning, std::string("mine"));
}

void TestSavedExchange::badLinesAreTold()
{
    write("a.tsv", "word\tlanguage\tsaved_at\tdifficulty\nHund\tde\n\tde\nKatze\nMaus\tde\tyesterday\nRind\tde\t\t77\n\"a\nb\"\tde\n"
                   "b\xff" "ad\tde\nPferd\tde\n");
    const SavedImportReport report = import("a.tsv");
    QCOMPARE(report.added, std::size_t{3});
    QCOMPARE(report.skipped, std::size_t{5});
    std::vector<std::size_t> lines;
    for (const SavedImportLine& line : report.lines) {
        QVERIFY(line.reason);
        QCOMPARE(line.reason->line(), line.line);
        lines.push_back(line.line);
    }
    QCOMPARE(lines, (std::vector<std::size_t>{3, 4, 5, 6, 9}));
}

void TestSavedExchange::wrongFilesAreRefused()
{
    write("none.csv", "Hund,dog\nKatze,cat\n");
    QVERIFY(errorOf([&] { import("none.csv"); }).find("none.csv:1: ") != std::string::npos);
    write("empty.csv", "");
    QVERIFY(!errorOf([&] { import("empty.csv"); }).empty());
    write("open.csv", "word,language\nHund,de\n\"Katze,de\nMaus,de\n");
    const std::string message = errorOf([&] { import("open.csv"); });
    QVERIFY2(message.find("open.csv:3: ") != std::string::npos, message.c_str());
    QVERIFY(!errorOf([&] { import("missing.csv"); }).empty());
    write("columns.txt", "#separator:tab\n#columns:Front\tBack\na\tb\n");
    QVERIFY(!errorOf([&] { import("columns.txt"); }).empty());
    QVERIFY(m_words->all().empty()); // all or nothing
    std::string wide = "word,language\n\"";
    for (int i = 0; i < 1200000; ++i) {
        wide += "\n";
    }
    write("wide.csv", wide);
    QVERIFY(!errorOf([&] { import("wide.csv"); }).empty());
}

void TestSavedExchange::brokenFilesDoNoHarm()
{
    addStrangeWords();
    for (const SavedFormat format : {SavedFormat::Csv, SavedFormat::AnkiText}) {
        const std::string whole = savedWordsText(m_words->all(), format);
        Random random(9);
        for (int round = 0; round < 300; ++round) {
            std::string broken = whole.substr(0, uniformBelow(random, whole.size() + 1));
            for (int change = 0; change < 5 && !broken.empty(); ++change) {
                broken[uniformBelow(random, broken.size())] = static_cast<char>(uniformBelow(random, 256));
            }
            write("broken.txt", broken);
            try {
                import("broken.txt");
                m_words->undo();
            } catch (const Error&) {
                // told; that is all that is asked
            }
        }
    }
}

void TestSavedExchange::importsAreUndone()
{
    write("a.csv", "word,language,lists\nHund,de,A\nKatze,de,B\n");
    const SavedImportReport report = import("a.csv");
    QVERIFY(report.step > 0);
    m_words->takeBack(report.step);
    QVERIFY(m_words->all().empty());
    QVERIFY(m_words->lists().empty());
}

namespace {

std::map<std::string, std::string> unzipped(const std::filesystem::path& file)
{
    std::map<std::string, std::string> entries;
    archive* reader = archive_read_new();
    archive_read_support_format_zip(reader);
    archive_entry* entry = nullptr;
    if (archive_read_open_filename(reader, file.c_str(), 65536) == ARCHIVE_OK) {
        while (archive_read_next_header(reader, &entry) == ARCHIVE_OK) {
            std::string& content = entries[archive_entry_pathname(entry)];
            char piece[4096];
            for (la_ssize_t count = 0; (count = archive_read_data(reader, piece, sizeof piece)) > 0;) {
                content.append(piece, static_cast<std::size_t>(count));
            }
        }
    }
    archive_read_free(reader);
    return entries;
}

} // namespace

void TestSavedExchange::packagesOpen()
{
    addStrangeWords();
    const std::vector<SavedWord> words = m_words->all();
    exportSavedWords(words, m_words->reviews(), SavedFormat::AnkiPackage, path("words.apkg"));
    const auto entries = unzipped(path("words.apkg"));
    QCOMPARE(entries.size(), std::size_t{2});
    QCOMPARE(entries.at("media"), std::string("{}"));
    write("collection.anki2", entries.at("collection.anki2"));
    SQLite::Database database(path("collection.anki2").string(), SQLite::OPEN_READONLY);
    QCOMPARE(database.execAndGet("PRAGMA integrity_check").getString(), std::string("ok"));
    for (const char* table : {"col", "notes", "cards", "revlog", "graves"}) {
        QVERIFY2(database.tableExists(table), table);
    }
    QCOMPARE(database.execAndGet("SELECT count(*) FROM col WHERE id = 1 AND ver = 11").getInt(), 1);
    nlohmann::json models;
    nlohmann::json decks;
    for (const char* column : {"conf", "models", "decks", "dconf", "tags"}) {
        const nlohmann::json json =
            parsedJson(database.execAndGet("SELECT " + std::string(column) + " FROM col").getString());
        QVERIFY2(json.is_object(), column);
        models = std::string(column) == "models" ? json : models;
        decks = std::string(column) == "decks" ? json : decks;
    }
    QCOMPARE(models.size(), std::size_t{1});
    const nlohmann::json& model = models.begin().value();
    QCOMPARE(model["flds"].size(), ankiFields.size());
    for (std::size_t i = 0; i < ankiFields.size(); ++i) {
        QCOMPARE(model["flds"][i]["name"].get<std::string>(), ankiFieldName(ankiFields[i]));
        QCOMPARE(model["flds"][i]["ord"].get<std::size_t>(), i);
    }
    // The template names fields that there are.
    const std::string front = model["tmpls"][0]["qfmt"].get<std::string>();
    QVERIFY(front.find("{{Meaning}}") != std::string::npos);
    QVERIFY(model["tmpls"][0]["afmt"].get<std::string>().find("{{Word}}") != std::string::npos);

    QCOMPARE(database.execAndGet("SELECT count(*) FROM notes").getInt64(), static_cast<std::int64_t>(words.size()));
    QCOMPARE(database.execAndGet("SELECT count(*) FROM cards c JOIN notes n ON n.id = c.nid").getInt64(),
             static_cast<std::int64_t>(words.size()));
    QCOMPARE(database.execAndGet("SELECT count(DISTINCT did) FROM cards").getInt(), 1);
    QVERIFY(decks.contains(database.execAndGet("SELECT did FROM cards LIMIT 1").getString()));
    QCOMPARE(model["id"].get<std::int64_t>(), database.execAndGet("SELECT DISTINCT mid FROM notes").getInt64());
    std::set<std::string> guids;
    SQLite::Statement notes(database, "SELECT guid, flds, csum, tags, sfld FROM notes");
    while (notes.executeStep()) {
        const std::string guid = notes.getColumn(0).getString();
        guids.insert(guid);
        const QStringList fields = QString::fromStdString(notes.getColumn(1).getString()).split(QChar(0x1f));
        QCOMPARE(fields.size(), static_cast<qsizetype>(ankiFields.size()));
        QCOMPARE(fields[0].toStdString(), guid);
        const QByteArray sha1 = QCryptographicHash::hash(fields[0].toUtf8(), QCryptographicHash::Sha1).toHex();
        QCOMPARE(notes.getColumn(2).getInt64(), sha1.left(8).toLongLong(nullptr, 16));
        const std::string tags = notes.getColumn(3).getString();
        QVERIFY(tags.empty() || (tags.front() == ' ' && tags.back() == ' '));
        bool number = false; // which Anki's own column turns such words into
        fields[1].toDouble(&number);
        QVERIFY(number || notes.getColumn(4).getString() == fields[1].toStdString());
        const SavedWord word = *m_words->find(guid);
        QVERIFY(word.word.find('<') == std::string::npos || fields[1].contains(QStringLiteral("&lt;")));
    }
    QCOMPARE(guids.size(), words.size());
    // Reviewed words keep what is known of them.
    QCOMPARE(database.execAndGet("SELECT count(*) FROM cards WHERE type = 2 AND queue = 2 AND ivl > 0").getInt(), 5);
    QCOMPARE(database.execAndGet("SELECT count(*) FROM cards WHERE type = 0 AND queue = 0 AND data = ''").getInt64(),
             static_cast<std::int64_t>(words.size()) - 5);
    QCOMPARE(database.execAndGet("SELECT count(*) FROM revlog r JOIN cards c ON c.id = r.cid").getInt(), 5);
    const nlohmann::json memory =
        parsedJson(database.execAndGet("SELECT data FROM cards WHERE type = 2 AND ivl > 10 LIMIT 1").getString());
    QCOMPARE(memory["s"].get<double>(), 15.69105);
}

void TestSavedExchange::packagesArePrivateOnTheirWay()
{
    std::vector<SavedWord> words(3000);
    for (std::size_t i = 0; i < words.size(); ++i) {
        words[i].id = std::to_string(i);
        words[i].word = "word" + std::to_string(i);
        words[i].language = "en";
    }
    const QByteArray before = qgetenv("TMPDIR");
    std::filesystem::create_directory(path("tmp"));
    qputenv("TMPDIR", path("tmp").c_str());
    const mode_t mask = ::umask(0);
    // Somebody who looks into the folder all the while.
    std::atomic<bool> done = false;
    std::set<unsigned> seen;
    std::thread looking([&] {
        while (!done) {
            std::error_code failure;
            for (std::filesystem::directory_iterator entry(path("tmp"), failure), end; !failure && entry != end;
                 entry.increment(failure)) {
                struct stat status
                {
                };
                if (::stat(entry->path().c_str(), &status) == 0) {
                    seen.insert(status.st_mode & 0777U);
                }
            }
        }
    });
    const std::string told = errorOf([&] { exportSavedWords(words, {}, SavedFormat::AnkiPackage, path("many.apkg")); });
    done = true;
    looking.join();
    ::umask(mask);
    before.isNull() ? qunsetenv("TMPDIR") : qputenv("TMPDIR", before);
    QCOMPARE(told, std::string());
    QCOMPARE(seen, std::set<unsigned>{0600U});
    QVERIFY(std::filesystem::is_empty(path("tmp")));
}

void TestSavedExchange::packagesOfNothing()
{
    exportSavedWords({}, {}, SavedFormat::AnkiPackage, path("empty.apkg"));
    QCOMPARE(unzipped(path("empty.apkg")).size(), std::size_t{2});
    QVERIFY(!errorOf([&] { exportSavedWords({}, {}, SavedFormat::Csv, path("empty.apkg/x.csv")); }).empty());
    QVERIFY(!errorOf([&] { savedWordsText({}, SavedFormat::AnkiPackage); }).empty());
}

QTEST_GUILESS_MAIN(TestSavedExchange)
#include "TestSavedExchange.moc"
