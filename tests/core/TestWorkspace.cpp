#include "base/Error.h"
#include "base/ProcessMark.h"
#include "store/DefinitionIndex.h"
#include "store/GlossRuns.h"
#include "store/IndexTerms.h"
#include "store/Workspace.h"

#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <filesystem>
#include <fstream>
#include <functional>
#include <set>
#include <thread>

#include <sqlite3.h>

using namespace crossgloss;

namespace {

std::filesystem::path writeFile(const QTemporaryDir& folder, const std::string& name, const std::string& text)
{
    const std::filesystem::path path = std::filesystem::path(folder.path().toStdString()) / name;
    std::filesystem::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << text;
    return path;
}

std::filesystem::path workspacePath(const QTemporaryDir& folder)
{
    return std::filesystem::path(folder.path().toStdString()) / "workspace";
}

/// One number of a database that the workspace does not hold open for us.
long long query(const std::filesystem::path& file, const char* sql)
{
    sqlite3* database = nullptr;
    long long value = -1;
    if (sqlite3_open(file.string().c_str(), &database) == SQLITE_OK) {
        sqlite3_stmt* statement = nullptr;
        if (sqlite3_prepare_v2(database, sql, -1, &statement, nullptr) == SQLITE_OK &&
            sqlite3_step(statement) == SQLITE_ROW) {
            value = sqlite3_column_int64(statement, 0);
        }
        sqlite3_finalize(statement);
    }
    sqlite3_close(database);
    return value;
}

bool execute(const std::filesystem::path& file, const char* sql)
{
    sqlite3* database = nullptr;
    const bool done = sqlite3_open(file.string().c_str(), &database) == SQLITE_OK &&
                      sqlite3_exec(database, sql, nullptr, nullptr, nullptr) == SQLITE_OK;
    sqlite3_close(database);
    return done;
}

std::string errorOf(const std::function<void()>& work)
{
    try {
        work();
    } catch (const Error& error) {
        return error.what();
    }
    return {};
}

std::size_t postings(const Workspace& workspace, const std::string& word, const std::string& language)
{
    const DefinitionIndex index(workspace);
    return index.snapshot()->postings(indexTerm(contentStems(word, language).front(), language))->size();
}

/// Cancels once a stage has come so far.
class CancelAfter final : public Progress {
public:
    explicit CancelAfter(int calls) : m_calls(calls) {}
    void stage(std::string_view, std::uint64_t) override {}
    void advance(std::uint64_t) override { --m_calls; }
    bool cancelled() const override { return m_calls <= 0; }

private:
    int m_calls;
};

} // namespace

class TestWorkspace : public QObject {
    Q_OBJECT

private slots:
    void opensAnEmptyFolder();
    void refusesANewerSchema();
    void refusesAForeignDatabase();
    void refusesAFileThatIsNoDatabase();
    void indexesDefinitions();
    void doesNothingForAnUnchangedFile();
    void replacesAChangedFile();
    void removesOnlyWhatNobodyElseProvides();
    void keepsNothingOfACancelledImport();
    void keepsNothingOfAFileWithoutContent();
    void asksForTheLanguage();
    void linksALexicon();
    void storesParallelText();
    void storesTranslationMemories();
    void refusesUnevenParallelText();
    void readsWhileAnImportRuns();
    void tellsThatAnotherProcessWrites();
    void keepsRuns();
    void runsOfEndedProcessesAreInterrupted();
    void guessesKinds_data();
    void guessesKinds();
    void cleansWords_data();
    void cleansWords();
};

void TestWorkspace::opensAnEmptyFolder()
{
    const QTemporaryDir folder;
    {
        const Workspace workspace(workspacePath(folder));
        QVERIFY(workspace.resources().empty());
        QVERIFY(workspace.runs().empty());
        QVERIFY(DefinitionIndex(workspace).empty());
    }
    const Workspace again(workspacePath(folder));
    QVERIFY(std::filesystem::exists(again.folder() / "workspace.sqlite"));
}

void TestWorkspace::refusesANewerSchema()
{
    const QTemporaryDir folder;
    { const Workspace workspace(workspacePath(folder)); }
    const std::filesystem::path file = workspacePath(folder) / "workspace.sqlite";
    QVERIFY(execute(file, "PRAGMA user_version = 1000"));
    const std::string message = errorOf([&] { const Workspace workspace(workspacePath(folder)); });
    QVERIFY2(message.find("newer version") != std::string::npos, message.c_str());
    QCOMPARE(query(file, "PRAGMA user_version"), 1000);
}

void TestWorkspace::refusesAForeignDatabase()
{
    const QTemporaryDir folder;
    const std::filesystem::path file = workspacePath(folder) / "workspace.sqlite";
    std::filesystem::create_directories(workspacePath(folder));
    QVERIFY(execute(file, "CREATE TABLE recipes(name TEXT)"));
    const std::string message = errorOf([&] { const Workspace workspace(workspacePath(folder)); });
    QVERIFY2(message.find("another program's database") != std::string::npos, message.c_str());
    QCOMPARE(query(file, "SELECT count(*) FROM sqlite_schema"), 1);
}

void TestWorkspace::refusesAFileThatIsNoDatabase()
{
    const QTemporaryDir folder;
    writeFile(folder, "workspace/workspace.sqlite", std::string(5000, 'x'));
    const std::string message = errorOf([&] { const Workspace workspace(workspacePath(folder)); });
    QVERIFY2(message.find("damaged or is not a workspace") != std::string::npos, message.c_str());
    QVERIFY(message.find('\n') == std::string::npos);
}

void TestWorkspace::indexesDefinitions()
{
    const QTemporaryDir folder;
    Workspace workspace(workspacePath(folder));
    NullProgress progress;
    const auto file = writeFile(folder, "fruits.tsv", "pear\ta green fruit that narrows towards the stalk\n"
                                                      "lemon\ta sour yellow fruit\n"
                                                      "broken line\n");
    ImportOptions options;
    options.language = "eng";
    const Resource resource = workspace.import(ResourceKind::Dictionary, {file}, options, progress);
    QCOMPARE(resource.name, std::string("fruits"));
    QCOMPARE(resource.language, std::string("en"));
    QCOMPARE(resource.entries, 2U);
    QCOMPARE(resource.skipped, 1U);
    QCOMPARE(resource.issues.size(), 1U);
    QCOMPARE(resource.issues.front().line, 3U);
    QCOMPARE(workspace.resources().size(), 1U);
    QCOMPARE(workspace.resources().front().issues.size(), 1U);
    QCOMPARE(postings(workspace, "fruits", "en"), 2U);
    QCOMPARE(postings(workspace, "yellow", "en"), 1U);
    QCOMPARE(postings(workspace, "yellow", "fr"), 0U);
    const DefinitionIndex index(workspace);
    const auto snapshot = index.snapshot();
    QCOMPARE(snapshot->statistics("en").definitions, 2U);
    QCOMPARE(snapshot->findWord("pear", "en").size(), 1U);
}

void TestWorkspace::doesNothingForAnUnchangedFile()
{
    const QTemporaryDir folder;
    Workspace workspace(workspacePath(folder));
    NullProgress progress;
    const auto file = writeFile(folder, "d.en.tsv", "lemon\ta sour yellow fruit\n");
    const Resource first = workspace.import(ResourceKind::Dictionary, {file}, {}, progress);
    const Resource second = workspace.import(ResourceKind::Dictionary, {file}, {}, progress);
    QCOMPARE(second.id, first.id);
    QCOMPARE(second.importedAt, first.importedAt);
}

void TestWorkspace::replacesAChangedFile()
{
    const QTemporaryDir folder;
    Workspace workspace(workspacePath(folder));
    NullProgress progress;
    auto file = writeFile(folder, "d.en.tsv", "lemon\ta sour yellow fruit\n");
    workspace.import(ResourceKind::Dictionary, {file}, {}, progress);
    file = writeFile(folder, "d.en.tsv", "lime\ta sour green fruit\nplum\ta blue fruit\n");
    workspace.import(ResourceKind::Dictionary, {file}, {}, progress);
    QCOMPARE(workspace.resources().size(), 1U);
    QCOMPARE(workspace.resources().front().entries, 2U);
    QCOMPARE(postings(workspace, "yellow", "en"), 0U);
    QCOMPARE(postings(workspace, "green", "en"), 1U);
    QCOMPARE(DefinitionIndex(workspace).snapshot()->statistics("en").definitions, 2U);
    QVERIFY(DefinitionIndex(workspace).snapshot()->findWord("lemon", "en").empty());
}

void TestWorkspace::removesOnlyWhatNobodyElseProvides()
{
    const QTemporaryDir folder;
    Workspace workspace(workspacePath(folder));
    NullProgress progress;
    const auto one = writeFile(folder, "one.en.tsv", "lemon\ta sour yellow fruit\nplum\ta blue fruit\n");
    const auto two = writeFile(folder, "two.en.tsv", "lemon\ta sour yellow fruit\n");
    workspace.import(ResourceKind::Dictionary, {one}, {}, progress);
    workspace.import(ResourceKind::Dictionary, {two}, {}, progress);
    QCOMPARE(postings(workspace, "yellow", "en"), 1U);          // Shared word for word: one definition.
    workspace.remove("one.en");
    QCOMPARE(postings(workspace, "yellow", "en"), 1U);
    QCOMPARE(postings(workspace, "blue", "en"), 0U);
    QVERIFY(DefinitionIndex(workspace).snapshot()->findWord("plum", "en").empty());
    workspace.remove("two.en");
    QVERIFY(DefinitionIndex(workspace).empty());
    QCOMPARE(query(workspacePath(folder) / "workspace.sqlite", "SELECT count(*) FROM definitions"), 0);
    QVERIFY(execute(workspacePath(folder) / "workspace.sqlite",
                    "INSERT INTO definition_index(definition_index, rank) VALUES ('integrity-check', 1)"));
    QVERIFY(errorOf([&] { workspace.remove("two.en"); }).find("two.en") != std::string::npos);
}

void TestWorkspace::keepsNothingOfACancelledImport()
{
    const QTemporaryDir folder;
    Workspace workspace(workspacePath(folder));
    std::string text;
    for (int i = 0; i < 20000; ++i) {
        text += "word" + std::to_string(i) + "\tthe meaning number " + std::to_string(i) + "\n";
    }
    const auto file = writeFile(folder, "many.en.tsv", text);
    NullProgress progress;
    const auto small = writeFile(folder, "small.en.tsv", "lemon\ta sour yellow fruit\n");
    workspace.import(ResourceKind::Dictionary, {small}, {}, progress);
    for (const int calls : {1, 3, 8}) {
        CancelAfter cancel(calls);
        bool cancelled = false;
        try {
            workspace.import(ResourceKind::Dictionary, {file}, {}, cancel);
        } catch (const Cancelled&) {
            cancelled = true;
        }
        QVERIFY(cancelled);
        QCOMPARE(workspace.resources().size(), 1U);
        QCOMPARE(DefinitionIndex(workspace).snapshot()->statistics("en").definitions, 1U);
    }
    workspace.import(ResourceKind::Dictionary, {file}, {}, progress);
    QCOMPARE(DefinitionIndex(workspace).snapshot()->statistics("en").definitions, 20001U);
}

void TestWorkspace::keepsNothingOfAFileWithoutContent()
{
    const QTemporaryDir folder;
    Workspace workspace(workspacePath(folder));
    NullProgress progress;
    const auto empty = writeFile(folder, "empty.en.tsv", "");
    const auto wrong = writeFile(folder, "wrong.en.tsv", "no tab here\nnor here\n");
    for (const auto& file : {empty, wrong}) {
        const std::string message =
            errorOf([&] { workspace.import(ResourceKind::Dictionary, {file}, {}, progress); });
        QVERIFY2(message.find(file.filename().string()) != std::string::npos, message.c_str());
    }
    QVERIFY(workspace.resources().empty());
    QVERIFY(errorOf([&] {
                workspace.import(ResourceKind::Dictionary, {"/nonexistent/x.tsv"}, {}, progress);
            }).find("does not exist") != std::string::npos);
}

void TestWorkspace::asksForTheLanguage()
{
    const QTemporaryDir folder;
    Workspace workspace(workspacePath(folder));
    NullProgress progress;
    const auto file = writeFile(folder, "definitions.tsv", "lemon\ta sour yellow fruit\n");
    const std::string message = errorOf([&] { workspace.import(ResourceKind::Dictionary, {file}, {}, progress); });
    QVERIFY2(message.find("Say which language it is in") != std::string::npos, message.c_str());
}

void TestWorkspace::linksALexicon()
{
    const QTemporaryDir folder;
    Workspace workspace(workspacePath(folder));
    NullProgress progress;
    const auto file = writeFile(folder, "lex.en-fr.txt", "dog\tchien\nto bark\taboyer\nteacher (female)\tenseignante\n");
    const Resource resource = workspace.import(ResourceKind::Lexicon, {file}, {}, progress);
    QCOMPARE(resource.language, std::string("en"));
    QCOMPARE(resource.secondLanguage, std::string("fr"));
    QCOMPARE(resource.entries, 3U);
    const DefinitionIndex index(workspace);
    const auto snapshot = index.snapshot();
    for (const auto& [english, french] : {std::pair("dog", "chien"), std::pair("bark", "aboyer"),
                                          std::pair("teacher", "enseignante")}) {
        const auto ids = snapshot->findWord(english, "en");
        QCOMPARE(ids.size(), 1U);
        std::vector<std::string> forward;
        snapshot->translations(ids.front(), [&](const IndexedLink& link) { forward.push_back(std::to_string(link.word)); });
        QCOMPARE(forward.size(), 1U);
        const auto back = snapshot->findWord(french, "fr");
        QCOMPARE(back.size(), 1U);
        QCOMPARE(std::to_string(back.front()), forward.front());
        int backward = 0;
        snapshot->translations(back.front(), [&](const IndexedLink& link) {
            backward += link.word == ids.front() ? 1 : 0;
        });
        QCOMPARE(backward, 1);
    }
}

void TestWorkspace::storesParallelText()
{
    const QTemporaryDir folder;
    Workspace workspace(workspacePath(folder));
    NullProgress progress;
    const auto english = writeFile(folder, "t.en.txt", "Good day\n\nThank you\n");
    const auto french = writeFile(folder, "t.fr.txt", "Bonjour\nOui\nMerci\n");
    ImportOptions options;
    options.language = "en";
    options.secondLanguage = "fr";
    const Resource resource = workspace.import(ResourceKind::Parallel, {english, french}, options, progress);
    QCOMPARE(resource.entries, 2U);
    const auto scored = writeFile(folder, "s.en.tsv", "4.5\ta dog\ta hound\n\tx y\tz\nnot a number\ta\tb\n");
    const Resource pairs = workspace.import(ResourceKind::Pairs, {scored}, {}, progress);
    QCOMPARE(pairs.entries, 2U);
    QCOMPARE(pairs.skipped, 1U);
    QCOMPARE(query(workspacePath(folder) / "workspace.sqlite", "SELECT count(*) FROM lines WHERE score = 4.5"), 1);
}

void TestWorkspace::storesTranslationMemories()
{
    const auto unit = [](std::initializer_list<std::pair<const char*, const char*>> texts) {
        std::string made = "<tu>";
        for (const auto& [language, text] : texts) {
            made += std::string("<tuv xml:lang=\"") + language + "\"><seg>" + text + "</seg></tuv>";
        }
        return made + "</tu>\n";
    };
    const auto memory = [](const std::string& units) {
        return "<?xml version=\"1.0\"?>\n<tmx version=\"1.4\"><header srclang=\"en\"/><body>\n" + units + "</body></tmx>\n";
    };
    const QTemporaryDir folder;
    Workspace workspace(workspacePath(folder));
    NullProgress progress;
    const auto two = writeFile(folder, "two.tmx", memory(unit({{"en-GB", "Good day"}, {"fr", "Bonjour"}})
                                                         + unit({{"en", "Alone"}})
                                                         + unit({{"fr", "Merci"}, {"en", "Thank you"}})));
    const Resource resource = workspace.import(ResourceKind::Parallel, {two}, {}, progress);
    QCOMPARE(resource.language, std::string("en"));
    QCOMPARE(resource.secondLanguage, std::string("fr"));
    QCOMPARE(resource.entries, 2U);
    QCOMPARE(resource.faulty(), 0U);
    QCOMPARE(resource.leftOut.size(), 1U);
    QCOMPARE(resource.leftOut.front().count, 1U);
    QCOMPARE(query(workspacePath(folder) / "workspace.sqlite",
                   "SELECT count(*) FROM lines WHERE first = 'Thank you' AND second = 'Merci'"), 1);
    // The other way round, as it was asked for.
    ImportOptions options;
    options.language = "fr";
    options.name = "turned";
    const Resource turned = workspace.import(ResourceKind::Parallel, {two}, options, progress);
    QCOMPARE(turned.secondLanguage, std::string("en"));
    // Of three languages two must be named.
    const auto three = writeFile(folder, "three.tmx", memory(unit({{"en", "Yes"}, {"fr", "Oui"}, {"de", "Ja"}})));
    const std::string message = errorOf([&] { workspace.import(ResourceKind::Parallel, {three}, {}, progress); });
    QVERIFY2(message.find("several languages: en, fr, de") != std::string::npos, message.c_str());
    options.language = "de";
    options.secondLanguage = "en";
    options.name = "three";
    QCOMPARE(workspace.import(ResourceKind::Parallel, {three}, options, progress).entries, 1U);
    // A language that is not there.
    options.secondLanguage = "it";
    options.name = "none";
    QVERIFY(errorOf([&] { workspace.import(ResourceKind::Parallel, {three}, options, progress); }).find("nothing that can be used")
            != std::string::npos);
    const auto one = writeFile(folder, "one.tmx", memory(unit({{"en", "Yes"}})));
    QVERIFY(errorOf([&] { workspace.import(ResourceKind::Parallel, {one}, {}, progress); }).find("second language") != std::string::npos);
    QCOMPARE(workspace.resources().size(), 3U);
}

void TestWorkspace::refusesUnevenParallelText()
{
    const QTemporaryDir folder;
    Workspace workspace(workspacePath(folder));
    NullProgress progress;
    const auto english = writeFile(folder, "t.en.txt", "Good day\nThank you\n");
    const auto french = writeFile(folder, "t.fr.txt", "Bonjour\n");
    ImportOptions options;
    options.language = "en";
    options.secondLanguage = "fr";
    const std::string message =
        errorOf([&] { workspace.import(ResourceKind::Parallel, {english, french}, options, progress); });
    QVERIFY2(message.find("same number of lines") != std::string::npos, message.c_str());
    QVERIFY(workspace.resources().empty());
}

void TestWorkspace::readsWhileAnImportRuns()
{
    const QTemporaryDir folder;
    Workspace workspace(workspacePath(folder));
    NullProgress progress;
    const auto small = writeFile(folder, "small.en.tsv", "lemon\ta sour yellow fruit\n");
    workspace.import(ResourceKind::Dictionary, {small}, {}, progress);
    std::string text;
    for (int i = 0; i < 60000; ++i) {
        text += "word" + std::to_string(i) + "\ta yellow thing number " + std::to_string(i) + "\n";
    }
    const auto file = writeFile(folder, "many.en.tsv", text);
    const DefinitionIndex index(workspace);
    std::atomic<bool> ended{false};
    std::thread import([&] {
        NullProgress quiet;
        workspace.import(ResourceKind::Dictionary, {file}, {}, quiet);
        ended = true;
    });
    std::set<std::size_t> seen;
    while (!ended) {
        seen.insert(index.snapshot()->postings("en_yellow")->size());
    }
    import.join();
    seen.insert(index.snapshot()->postings("en_yellow")->size());
    // Before or after, never in between.
    QCOMPARE(seen, (std::set<std::size_t>{1, 60001}));
}

void TestWorkspace::tellsThatAnotherProcessWrites()
{
    const QTemporaryDir folder;
    Workspace workspace(workspacePath(folder));
    sqlite3* other = nullptr;
    Run run;
    run.kind = "train";
    QCOMPARE(workspace.addRun(run), 1);
    QCOMPARE(sqlite3_open((workspacePath(folder) / "user.sqlite").string().c_str(), &other), SQLITE_OK);
    QCOMPARE(sqlite3_exec(other, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr), SQLITE_OK);
    workspace.setBusyTimeout(50);
    const std::string message = errorOf([&] { workspace.addRun(run); });
    QVERIFY2(message.find("Another process is writing") != std::string::npos, message.c_str());
    QVERIFY(workspace.resources().empty());                     // Reading goes on.
    QCOMPARE(workspace.runs().size(), std::size_t{1});
    sqlite3_exec(other, "COMMIT", nullptr, nullptr, nullptr);
    sqlite3_close(other);
    QCOMPARE(workspace.addRun(run), 2);
}

void TestWorkspace::keepsRuns()
{
    const QTemporaryDir folder;
    Workspace workspace(workspacePath(folder));
    Run run;
    run.kind = "train";
    run.state = "running";
    run.parameters = R"({"epochs":3})";
    run.id = workspace.addRun(run);
    run.state = "done";
    run.seconds = 12.5;
    run.result = R"({"mrr":0.25})";
    workspace.updateRun(run);
    const std::vector<Run> runs = workspace.runs();
    QCOMPARE(runs.size(), 1U);
    QCOMPARE(runs.front().state, std::string("done"));
    QCOMPARE(runs.front().seconds, 12.5);
    QCOMPARE(runs.front().result, run.result);
    QVERIFY(!runs.front().startedAt.empty());
    run.id = 99;
    QVERIFY(!errorOf([&] { workspace.updateRun(run); }).empty());
}

void TestWorkspace::runsOfEndedProcessesAreInterrupted()
{
    const QTemporaryDir folder;
    const ProcessMark own = thisProcessMark();
    const auto changed = [&own](const std::function<void(ProcessMark&)>& change) {
        ProcessMark mark = own;
        change(mark);
        return mark.text();
    };
    const std::vector<std::pair<std::string, bool>> planted = {
        {own.text(), false},
        {changed([](ProcessMark& mark) { mark.started += "1"; }), true},               // its number was given to another
        {changed([](ProcessMark& mark) { mark.boot = "before"; }), true},              // the machine was off since
        {changed([](ProcessMark& mark) { mark.machine = "elsewhere"; mark.boot = "other"; }), false},
        {changed([](ProcessMark& mark) { mark.space = "pid:[1]"; mark.number = 1 << 30; }), false},     // a container
        {changed([](ProcessMark& mark) { mark.number = 1 << 30; }), true},             // there is none of that number
        {"nonsense", false}};
    {
        Workspace workspace(workspacePath(folder));
        Run run;
        run.kind = "train";
        run.state = "running";
        for (const auto& [process, ended] : planted) {
            run.process = process;
            workspace.addRun(run);
        }
    }
    const std::filesystem::path file = workspacePath(folder) / "user.sqlite";
    const auto check = [&](const std::vector<Run>& runs) {
        QCOMPARE(runs.size(), planted.size());
        for (std::size_t i = 0; i < planted.size(); ++i) {
            QVERIFY2(runs[i].state == (planted[i].second ? "interrupted" : "running"), runs[i].process.c_str());
        }
    };
    {
        // Another writer is at work: opening does not wait, and tells the truth all the same.
        sqlite3* other = nullptr;
        QCOMPARE(sqlite3_open(file.string().c_str(), &other), SQLITE_OK);
        QCOMPARE(sqlite3_exec(other, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr), SQLITE_OK);
        check(Workspace(workspacePath(folder)).runs());
        QCOMPARE(query(file, "SELECT count(*) FROM runs WHERE state = 'interrupted'"), 0);
        sqlite3_exec(other, "COMMIT", nullptr, nullptr, nullptr);
        sqlite3_close(other);
    }
    check(Workspace(workspacePath(folder)).runs());
    QCOMPARE(query(file, "SELECT count(*) FROM runs WHERE state = 'interrupted'"), 3);
    // Taken out and put back it stays what it was.
    Workspace workspace(workspacePath(folder));
    restoreRun(workspace, removeRun(workspace, 1));
    check(workspace.runs());
    // Who comes to an end after all says so himself.
    Run late = workspace.runs()[1];
    late.state = "done";
    workspace.updateRun(late);
    QCOMPARE(workspace.runs()[1].state, std::string("done"));
}

void TestWorkspace::guessesKinds_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("kind");
    const auto row = [](const char* tag, const char* name, const char* text, ResourceKind kind) {
        QTest::newRow(tag) << name << text << static_cast<int>(kind);
    };
    row("vec with header", "v.txt", "2 3\ndog 0.1 0.2 0.3\ncat 1 2 3\n", ResourceKind::Embeddings);
    row("vec without header", "v", "dog 0.1 0.2 0.3\ncat 1 2 3\n", ResourceKind::Embeddings);
    row("vec by name", "v.vec.xz", "", ResourceKind::Embeddings);
    row("dictd", "freedict-eng-fra.index", "", ResourceKind::Dictionary);
    row("definitions", "d.tsv", "dog\ta domesticated animal that barks\ncat\tan animal that purrs\n",
        ResourceKind::Dictionary);
    row("three columns", "d.tsv", "chien\tdog\ta domesticated animal\n", ResourceKind::Dictionary);
    row("omw", "w.tab", "# Test\tfra\turl\tfree\n00001740-n\tfra:lemma\tentité\n", ResourceKind::Wordnet);
    row("wn-lmf", "w.xml", "<?xml version=\"1.0\"?>\n<!DOCTYPE LexicalResource SYSTEM \"x.dtd\">\n<LexicalResource>\n",
        ResourceKind::Wordnet);
    row("wn-lmf by content", "w", "<LexicalResource xmlns:dc=\"x\">\n", ResourceKind::Wordnet);
    row("lexicon with tabs", "l.txt", "dog\tchien\ncat\tchat\n", ResourceKind::Lexicon);
    row("lexicon with spaces", "l.txt", "dog chien\ncat chat\n", ResourceKind::Lexicon);
    row("scored pairs", "p.tsv", "4.2\ta dog barks\ta hound barks\n", ResourceKind::Pairs);
    row("descriptions", "q.tsv", "dog|hound\tan animal that barks at strangers\n", ResourceKind::Descriptions);
    row("memory", "t.xml", "<?xml version=\"1.0\"?>\n<tmx version=\"1.4\"><header/><body></body></tmx>\n", ResourceKind::Parallel);
    row("parallel", "t.tsv", "The dog barks at strangers.\tLe chien aboie.\n", ResourceKind::Parallel);
}

void TestWorkspace::guessesKinds()
{
    QFETCH(QString, name);
    QFETCH(QString, text);
    QFETCH(int, kind);
    const QTemporaryDir folder;
    const auto file = writeFile(folder, name.toStdString(), text.toStdString());
    QCOMPARE(static_cast<int>(guessKind(file)), kind);
}

void TestWorkspace::cleansWords_data()
{
    QTest::addColumn<QString>("raw");
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("clean");
    QTest::newRow("plain") << "Haus" << "de" << "Haus";
    QTest::newRow("brackets") << "Lehrer(in) [ugs.]" << "de" << "Lehrer";
    QTest::newRow("ending") << "Lehrer/in" << "de" << "Lehrer";
    QTest::newRow("placeholder") << "to give sb. sth." << "en" << "give";
    QTest::newRow("german placeholder") << "jdm. etw. geben" << "de" << "geben";
    QTest::newRow("punctuation") << " ; dog, " << "en" << "dog";
    QTest::newRow("verb to") << "to run" << "en" << "run";
    QTest::newRow("only to") << "to" << "en" << "to";
    QTest::newRow("phrase") << "pomme de terre" << "fr" << "pomme de terre";
    QTest::newRow("paraphrase") << "one of the four legs of" << "en" << "";
    QTest::newRow("no letters") << "12.5 %" << "en" << "";
    QTest::newRow("nothing") << "()" << "en" << "";
    QTest::newRow("open bracket") << "word (never closed" << "en" << "word";
    QTest::newRow("japanese") << "犬" << "ja" << "犬";
}

void TestWorkspace::cleansWords()
{
    QFETCH(QString, raw);
    QFETCH(QString, language);
    QFETCH(QString, clean);
    QCOMPARE(QString::fromStdString(cleanWord(raw.toStdString(), language.toStdString())), clean);
}

QTEST_GUILESS_MAIN(TestWorkspace)
#include "TestWorkspace.moc"
