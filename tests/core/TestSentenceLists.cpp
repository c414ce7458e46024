#include "StopsAt.h"

#include "base/Error.h"
#include "base/Random.h"
#include "jobs/AddSentenceListJob.h"
#include "jobs/AlignSentencesJob.h"
#include "jobs/SearchSentencesJob.h"
#include "store/RemovedResources.h"
#include "store/SentenceLists.h"
#include "store/WorkspaceBackup.h"
#include "store/WorkspaceCare.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <fstream>
#include <memory>

#include <sys/stat.h>

using namespace crossgloss;
using namespace crossgloss::test;

/// Lists of sentences that the library keeps: added, searched, aligned, removed, brought back. Words of two planted
/// languages share a space: "xa" and "ya" mean the same.
class TestSentenceLists : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void keepsTextsAndVectors();
    void refusesBrokenFiles_data();
    void refusesBrokenFiles();
    void findsWhatWasPlanted();
    void searchesFilesAlike();
    void findsTheSameThroughBytes();
    void keepsWhatStandsBeside();
    void importsNothingByHalves();
    void namesAreTakenOnce();
    void tellsThatTheModelChanged();
    void countsWordsOfSifAgain();
    void comesBackWhenRemoved();
    void goesWithTheBackup();
    void isChecked();
    void alignsLists();

private:
    std::filesystem::path path(const std::string& name) const
    {
        return std::filesystem::path(m_folder->path().toStdString()) / name;
    }
    std::filesystem::path write(const std::string& name, const std::string& content) const
    {
        std::ofstream(path(name), std::ios::binary) << content;
        return path(name);
    }
    SentenceModelChoice model(const std::string& method = "mean") const
    {
        SentenceModelChoice choice;
        choice.model = method;
        choice.vectors = {{"", path("x.vec"), "en"}, {"", path("y.vec"), "es"}};
        choice.components = 0;
        return choice;
    }
    AddSentenceListResult add(const std::filesystem::path& file, const std::string& name,
                              const std::string& language = {}, bool replace = false,
                              const std::string& method = "mean")
    {
        AddSentenceListRequest request;
        request.file = file;
        request.name = name;
        request.language = language;
        request.model = model(method);
        request.replace = replace;
        request.threads = 2;
        return AddSentenceListJob(*m_context, *m_lists, request).run(m_progress);
    }
    SearchSentencesResult search(const std::string& list, const std::string& query, const std::string& from,
                                 std::size_t limit = 3)
    {
        SearchSentencesRequest request;
        request.list = sentenceListNamed(list);
        request.query = query;
        request.from = from;
        request.limit = limit;
        request.threads = 2;
        request.model = model();
        return SearchSentencesJob(*m_context, *m_lists, request).search(m_progress);
    }
    /// Everything is opened anew.
    void reopen()
    {
        m_lists.reset();
        m_context.reset();
        m_context = std::make_unique<JobContext>(path("workspace"));
        m_lists = std::make_unique<OpenedSentenceLists>(*m_context, m_pack);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    NullProgress m_progress;
    SharedPack m_pack{[]() -> std::filesystem::path { throw Error("there is no pack"); }};
    std::unique_ptr<JobContext> m_context;
    std::unique_ptr<OpenedSentenceLists> m_lists;
};

void TestSentenceLists::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    std::string first = "8 8\n";
    std::string second = "8 8\n";
    for (int word = 0; word < 8; ++word) {
        std::string numbers;
        for (int k = 0; k < 8; ++k) {
            numbers += k == word ? " 1" : k == (word + 1) % 8 ? " 0.25" : " 0";
        }
        const char letter = static_cast<char>('a' + word);
        first += std::string("x") + letter + numbers + '\n';
        second += std::string("y") + letter + numbers + '\n';
    }
    write("x.vec", first);
    write("y.vec", second);
    write("first.txt", "xa xb\n\nxc xd\nxe xf\nnobody knows\nxg xh xg\n");
    write("second.txt", "yg yh yg\nya yb\nye yf\nyc yd\n");
    write("both.tmx",
          "<?xml version=\"1.0\"?><tmx version=\"1.4\"><body>"
          "<tu><tuv xml:lang=\"en-US\"><seg>xa xb</seg></tuv><tuv xml:lang=\"es\"><seg>ya yb</seg></tuv></tu>"
          "<tu><tuv xml:lang=\"en\"><seg>xc xd</seg></tuv><tuv xml:lang=\"de\"><seg>nur so</seg></tuv></tu>"
          "</body></tmx>");
    m_context.reset();
    reopen();
}

void TestSentenceLists::keepsTextsAndVectors()
{
    SentenceTexts texts;
    texts.languages = {"en", "es"};
    texts.texts = {"one", "uno", "two"};
    texts.lines = {1, 1, 7};
    texts.language = {0, 1, 0};
    const std::vector<float> values{1, 0, 0.6F, 0.8F, 0, 0};
    const auto embed = [&](const std::function<void(std::span<const float>)>& take) {
        take(std::span(values).first(4));
        take(std::span(values).subspan(4));
    };
    const mode_t mask = ::umask(0);
    writeSentenceList(path("a.sentences"), texts, 2, embed, "{\"x\": 1}", 1, m_progress);
    ::umask(mask);
    using std::filesystem::perms;
    QVERIFY(std::filesystem::status(path("a.sentences")).permissions() == (perms::owner_read | perms::owner_write));
    const SentenceListFile list(path("a.sentences"));
    QCOMPARE(list.size(), std::size_t{3});
    QCOMPARE(list.dimension(), std::size_t{2});
    QCOMPARE(list.languages(), texts.languages);
    QCOMPARE(list.about(), std::string("{\"x\": 1}"));
    QCOMPARE(list.text(1), std::string_view("uno"));
    QCOMPARE(list.language(1), std::string("es"));
    QCOMPARE(list.line(2), 7U);
    QVERIFY(std::equal(values.begin(), values.end(), list.vectors().data));
    QVERIFY(list.isIntact());
    QVERIFY(!list.storedIndex());
    // A sentence without a vector is no answer.
    const std::vector<float> query{0.6F, 0.8F};
    const std::vector<ScoredRow> found = nearestSentences(list, nullptr, query, 3, {}, 1, m_progress);
    QCOMPARE(found.size(), std::size_t{2});
    QCOMPARE(found[0].row, 1U);
    QCOMPARE(nearestSentences(list, nullptr, query, 3, "en", 1, m_progress).at(0).row, 0U);
    const auto tooFew = [&](const std::function<void(std::span<const float>)>& take) {
        take(values);
        take(values);
    };
    QVERIFY_THROWS_EXCEPTION(Error, writeSentenceList(path("b.sentences"), texts, 2, tooFew, "", 1, m_progress));
    QVERIFY(!std::filesystem::exists(path("b.sentences")));
}

void TestSentenceLists::refusesBrokenFiles_data()
{
    QTest::addColumn<int>("place");  // of the byte that is changed; -1 = the file is cut
    QTest::addColumn<bool>("opens"); // and is found out only when everything is read
    QTest::newRow("another file") << 0 << false;
    QTest::newRow("cut off") << -1 << false;
    QTest::newRow("version") << 12 << false;
    QTest::newRow("number of rows") << 24 << false;
    QTest::newRow("a section") << 72 << false;
    QTest::newRow("a byte of the content") << 300 << true;
}

void TestSentenceLists::refusesBrokenFiles()
{
    QFETCH(int, place);
    QFETCH(bool, opens);
    SentenceTexts texts;
    texts.languages = {"en"};
    texts.texts = {"one"};
    texts.lines = {1};
    texts.language = {0};
    const std::vector<float> values{1, 0};
    writeSentenceList(
        path("a.sentences"), texts, 2, [&](const std::function<void(std::span<const float>)>& take) { take(values); },
        std::string(100, 'x'), 1, m_progress);
    {
        std::fstream file(path("a.sentences"), std::ios::binary | std::ios::in | std::ios::out);
        file.seekp(std::max(place, 0));
        file.put('\x7f');
    }
    if (place < 0) {
        write("a.sentences", "XGSENTS\n and no more");
    }
    if (opens) {
        QVERIFY(!SentenceListFile(path("a.sentences")).isIntact());
        return;
    }
    try {
        const SentenceListFile list(path("a.sentences"));
        QFAIL("it was opened");
    } catch (const Error& error) {
        QCOMPARE(error.file(), path("a.sentences").string());
    }
}

void TestSentenceLists::findsWhatWasPlanted()
{
    const AddSentenceListResult added = add(path("first.txt"), "novel", "en");
    QCOMPARE(added.list.sentences, std::size_t{5});
    QCOMPARE(added.blank, std::size_t{1});
    QCOMPARE(added.uncovered, std::size_t{1});
    QCOMPARE(added.list.dimension, std::size_t{8});
    for (int round = 0; round < 2; ++round) {
        const SearchSentencesResult found = search("novel", "yd yc", "es");
        QCOMPARE(found.n, std::size_t{5});
        QCOMPARE(found.hits[0].sentence, std::string("xc xd"));
        QCOMPARE(found.hits[0].line, std::size_t{3});
        QCOMPARE(found.hits[0].language, std::string("en"));
        QVERIFY(std::abs(found.hits[0].score - 1.0F) < 1e-5F);
        reopen();
    }
    const std::vector<SentenceList> lists = sentenceLists(m_context->workspace);
    QCOMPARE(lists.size(), std::size_t{1});
    QCOMPARE(lists[0].name, std::string("novel"));
    QCOMPARE(lists[0].model, std::string("mean"));
    QCOMPARE(lists[0].languages, std::vector<std::string>{"en"});
    QCOMPARE(lists[0].source, path("first.txt"));
    QCOMPARE(search("novel", "xb", "en", 100).hits.size(), std::size_t{4});
    QVERIFY_THROWS_EXCEPTION(Error, search("novel", "what", "en"));
    QVERIFY_THROWS_EXCEPTION(Error, search("none", "xa", "en"));
}

void TestSentenceLists::searchesFilesAlike()
{
    const SearchSentencesResult found = search(path("first.txt").string() + ":en", "yd yc", "es");
    QCOMPARE(found.hits[0].line, std::size_t{3});
    const SearchSentencesResult memory = search(path("both.tmx").string() + ":es", "xa", "en");
    QCOMPARE(memory.n, std::size_t{1});
    QCOMPARE(memory.hits.size(), std::size_t{1});
    QCOMPARE(memory.hits[0].sentence, std::string("ya yb"));
    QCOMPARE(memory.hits[0].translations.at(0).second, std::string("xa xb"));
}

void TestSentenceLists::findsTheSameThroughBytes()
{
    constexpr std::size_t rows = 12000;
    constexpr std::size_t d = 24;
    SentenceTexts texts;
    texts.languages = {"en"};
    std::vector<float> values;
    Random random(7);
    for (std::size_t row = 0; row < rows; ++row) {
        texts.texts.push_back("sentence " + std::to_string(row));
        texts.lines.push_back(static_cast<std::uint32_t>(row + 1));
        texts.language.push_back(0);
        double squares = 0;
        for (std::size_t k = 0; k < d; ++k) {
            values.push_back(static_cast<float>(normal(random)));
            squares += static_cast<double>(values.back()) * static_cast<double>(values.back());
        }
        for (std::size_t k = 0; k < d; ++k) {
            values[row * d + k] /= static_cast<float>(std::sqrt(squares));
        }
    }
    writeSentenceList(
        path("many.sentences"), texts, d,
        [&](const std::function<void(std::span<const float>)>& take) { take(values); }, "", 2, m_progress);
    const SentenceListFile list(path("many.sentences"));
    QVERIFY(list.isIntact());
    const auto index = list.storedIndex();
    if (!index) {
        QSKIP("no products of bytes on this processor");
    }
    for (std::size_t asked = 0; asked < rows; asked += 997) {
        const std::span<const float> query(values.data() + asked * d, d);
        const std::vector<ScoredRow> screened = nearestSentences(list, index.get(), query, 10, {}, 2, m_progress);
        const std::vector<ScoredRow> all = nearestSentences(list, nullptr, query, 10, {}, 2, m_progress);
        QCOMPARE(screened.size(), all.size());
        QCOMPARE(screened[0].row, static_cast<std::uint32_t>(asked));
        for (std::size_t i = 0; i < all.size(); ++i) {
            QCOMPARE(screened[i].row, all[i].row);
        }
    }
}

void TestSentenceLists::keepsWhatStandsBeside()
{
    const AddSentenceListResult added = add(path("both.tmx"), "");
    QCOMPARE(added.list.name, std::string("both"));
    QCOMPARE(added.list.sentences, std::size_t{4});
    QCOMPARE(added.list.languages, (std::vector<std::string>{"en", "es", "de"}));
    QCOMPARE(added.uncovered, std::size_t{1});
    const SearchSentencesResult found = search("both", "xa", "en");
    QCOMPARE(found.hits[0].line, std::size_t{1});
    QCOMPARE(found.hits[0].translations.size(), std::size_t{1});
    const SearchSentencesResult german = search("both", "xc xd", "en", 1);
    QCOMPARE(german.hits[0].line, std::size_t{2});
    QCOMPARE(german.hits[0].translations.at(0), (std::pair<std::string, std::string>("de", "nur so")));
    const SearchSentencesResult spanish = search("both:es", "xc xd", "en");
    QCOMPARE(spanish.n, std::size_t{1});
    QCOMPARE(spanish.hits.at(0).sentence, std::string("ya yb"));
}

void TestSentenceLists::importsNothingByHalves()
{
    AddSentenceListRequest request;
    request.file = path("first.txt");
    request.name = "novel";
    request.language = "en";
    request.model = model();
    for (const char* stage : {"Reading sentences", "Making vectors of the sentences", "Writing the list"}) {
        StopsAt progress(stage);
        QVERIFY_THROWS_EXCEPTION(Cancelled, AddSentenceListJob(*m_context, *m_lists, request).run(progress));
    }
    request.file = write("broken.tmx", "<tmx><body><tu><tuv xml:lang=\"en\"><seg>xa</seg></tuv></tu>");
    QVERIFY_THROWS_EXCEPTION(Error, AddSentenceListJob(*m_context, *m_lists, request).run(m_progress));
    request.file = path("first.txt");
    request.language = "fr"; // which the model does not read
    QVERIFY_THROWS_EXCEPTION(Error, AddSentenceListJob(*m_context, *m_lists, request).run(m_progress));
    request.language = "en";
    request.model.model = "wmd"; // which makes no vectors
    QVERIFY_THROWS_EXCEPTION(Error, AddSentenceListJob(*m_context, *m_lists, request).run(m_progress));
    QVERIFY(sentenceLists(m_context->workspace).empty());
    QVERIFY(std::filesystem::is_empty(path("workspace") / "vectors"));
}

void TestSentenceLists::namesAreTakenOnce()
{
    add(path("first.txt"), "novel", "en");
    QVERIFY_THROWS_EXCEPTION(NameTakenError, add(path("second.txt"), "novel", "es"));
    add(path("second.txt"), "novel", "es", true);
    QCOMPARE(search("novel", "xa", "en").hits[0].sentence, std::string("ya yb"));
    // The same file without a name takes its own place.
    QCOMPARE(add(path("first.txt"), "", "en").list.name, std::string("first"));
    QCOMPARE(add(path("first.txt"), "", "en").list.name, std::string("first"));
    QCOMPARE(sentenceLists(m_context->workspace).size(), std::size_t{2});
    std::size_t files = 0;
    for ([[maybe_unused]] const auto& entry : std::filesystem::directory_iterator(path("workspace") / "vectors")) {
        ++files;
    }
    QCOMPARE(files, std::size_t{2});
    QVERIFY_THROWS_EXCEPTION(
        Error, m_context->workspace.open()->import(ResourceKind::Sentences, {path("first.txt")}, {}, m_progress));
}

void TestSentenceLists::tellsThatTheModelChanged()
{
    add(path("first.txt"), "novel", "en");
    std::ofstream(path("x.vec"), std::ios::app) << "xz 1 1 1 1 1 1 1 1\n";
    reopen();
    try {
        search("novel", "xa", "en");
        QFAIL("it was searched");
    } catch (const Error& error) {
        QVERIFY(QString(error.what()).contains("another version"));
        QVERIFY(QString(error.what()).contains("Add the list again"));
    }
}

void TestSentenceLists::countsWordsOfSifAgain()
{
    add(path("first.txt"), "novel", "en", false, "sif");
    reopen();
    QCOMPARE(search("novel", "xe xf", "en").hits[0].sentence, std::string("xe xf"));
}

void TestSentenceLists::comesBackWhenRemoved()
{
    add(path("first.txt"), "novel", "en");
    const std::shared_ptr<Workspace> workspace = m_context->workspace.open();
    const RemovedResource removed = removeResource(*workspace, "novel");
    QVERIFY(sentenceLists(m_context->workspace).empty());
    QVERIFY_THROWS_EXCEPTION(Error, search("novel", "xa", "en"));
    const Resource restored = restoreResource(*workspace, removed);
    QCOMPARE(static_cast<int>(restored.kind), static_cast<int>(ResourceKind::Sentences));
    QCOMPARE(search("novel", "xa", "en").hits[0].sentence, std::string("xa xb"));
    workspace->remove("novel");
    QVERIFY(std::filesystem::is_empty(path("workspace") / "vectors"));
}

void TestSentenceLists::goesWithTheBackup()
{
    add(path("first.txt"), "novel", "en");
    backUpWorkspace(path("workspace"), path("backup.tar"), m_progress);
    m_context->workspace.open()->remove("novel");
    m_lists.reset();
    m_context.reset();
    restoreWorkspace(path("workspace"), path("backup.tar"), m_progress);
    reopen();
    QCOMPARE(search("novel", "xa", "en").hits[0].sentence, std::string("xa xb"));
}

void TestSentenceLists::isChecked()
{
    add(path("first.txt"), "novel", "en");
    const std::filesystem::path file = storedSentenceList(*m_context->workspace.open(), "novel").file;
    QCOMPARE(checkWorkspace(path("workspace"), m_progress).problems(), std::size_t{0});
    {
        std::fstream content(file, std::ios::binary | std::ios::in | std::ios::out);
        content.seekp(-4, std::ios::end);
        content.put('\x7f');
    }
    QCOMPARE(checkWorkspace(path("workspace"), m_progress).problems(), std::size_t{1});
    std::filesystem::remove(file);
    QCOMPARE(checkWorkspace(path("workspace"), m_progress).problems(), std::size_t{1});
    reopen();
    QVERIFY_THROWS_EXCEPTION(Error, search("novel", "xa", "en"));
    QCOMPARE(sentenceLists(m_context->workspace).size(), std::size_t{1});
}

void TestSentenceLists::alignsLists()
{
    add(path("first.txt"), "novel", "en");
    add(path("second.txt"), "novela", "es");
    AlignSentencesRequest request;
    request.model = model();
    request.mining.threads = 2;
    request.out = path("pairs.tmx");
    const std::vector<std::pair<std::string, std::string>> sides{
        {"novel", "novela"},
        {"novel:en", path("second.txt").string() + ":es"},
        {path("first.txt").string() + ":en", path("second.txt").string() + ":es"}};
    for (const auto& [source, target] : sides) {
        request.source = sentenceListNamed(source);
        request.target = sentenceListNamed(target);
        const AlignSentencesResult result = AlignSentencesJob(*m_context, *m_lists, request).run(m_progress);
        QCOMPARE(result.pairs.size(), std::size_t{4});
        QCOMPARE(result.sourceLanguage, std::string("en"));
        QCOMPARE(result.targetLanguage, std::string("es"));
        QCOMPARE(result.sourceSentences, std::size_t{5});
        for (const MinedPair& pair : result.pairs) {
            std::string translated = result.source[pair.first];
            std::ranges::replace(translated, 'x', 'y');
            QCOMPARE(result.target[pair.second], translated);
        }
        exportPairs(result, std::vector<std::size_t>{3}, path("one.tmx"), m_progress);
        const SearchSentencesResult one =
            search(path("one.tmx").string() + ":en", result.source[result.pairs[3].first], "en");
        QCOMPARE(one.n, std::size_t{1});
    }
    request.source = sentenceListNamed(path("both.tmx").string());
    QVERIFY_THROWS_EXCEPTION(Error, AlignSentencesJob(*m_context, *m_lists, request).run(m_progress));
    add(path("second.txt"), "other", "es", false, "sif");
    request.source = sentenceListNamed("novel");
    request.target = sentenceListNamed("other");
    QVERIFY_THROWS_EXCEPTION(Error, AlignSentencesJob(*m_context, *m_lists, request).run(m_progress));
}

QTEST_GUILESS_MAIN(TestSentenceLists)
#include "TestSentenceLists.moc"
