#include "FakePack.h"

#include "base/Error.h"
#include "evaluation/LookupEvaluation.h"
#include "lookup/LookupEngine.h"
#include "store/Workspace.h"

#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <fstream>
#include <thread>

using namespace crossgloss;

namespace {

constexpr std::uint32_t noun = 1U << static_cast<int>(PartOfSpeech::Noun);
constexpr std::uint32_t verb = 1U << static_cast<int>(PartOfSpeech::Verb);

/// Description words point along axes; words of the answers lie where their planted meaning is, and some way along an axis of
/// their own (lemons the fifth, bananas the sixth): no answer but "fruit" itself is near to one of the words, as in real packs.
/// Missing coordinates are 0.
std::shared_ptr<FakePack> makePack()
{
    auto pack = std::make_shared<FakePack>(6);
    pack->addToken("en", "yellow", {1, 0, 0, 0});
    pack->addToken("en", "sour", {0, 1, 0, 0});
    pack->addToken("en", "fruit", {0, 0, 1, 0});
    pack->addToken("en", "run", {0, 0, 0, 1});
    pack->addToken("fr", "jaune", {1, 0, 0, 0});
    pack->addToken("fr", "fruit", {0, 0, 1, 0});
    pack->addWord("en", {"fruit", {0.1F, 0.1F, 1, 0}, noun});
    pack->addWord("en", {"run", {0, 0, 0, 1}, noun | verb});
    pack->addWord("en", {"lemon", {0.9F, 0.9F, 0.8F, 0, 1.2F}, noun});
    pack->addWord("en", {"banana", {0.9F, 0, 0.8F, 0, 0, 1.2F}, noun});
    pack->addWord("en", {"table", {0, 0, 0, 0}, noun});
    pack->addWord("en", {"fruits", {0.1F, 0.1F, 1, 0}, noun});
    pack->addWord("fr", {"fruit", {0.1F, 0.1F, 1, 0}, noun});
    pack->addWord("fr", {"citron", {0.9F, 0.9F, 0.8F, 0, 1.2F}, noun});
    pack->addWord("fr", {"banane", {0.9F, 0, 0.8F, 0, 0, 1.2F}, noun});
    pack->addWord("fr", {"courir", {0, 0, 0, 1}, verb});
    pack->addWord("fr", {"écrou", {0, 0, 0.1F, 0.1F}, noun});
    return pack;
}

class Fixture {
public:
    Fixture()
    {
        m_workspace = std::make_unique<Workspace>(std::filesystem::path(m_folder.path().toStdString()) / "w");
    }

    void add(ResourceKind kind, const std::string& name, const std::string& text, const std::string& language,
             const std::string& second = {})
    {
        const std::filesystem::path file = std::filesystem::path(m_folder.path().toStdString()) / name;
        std::ofstream(file, std::ios::binary) << text;
        ImportOptions options;
        options.language = language;
        options.secondLanguage = second;
        NullProgress progress;
        m_workspace->import(kind, {file}, options, progress);
    }

    /// Dictionaries whose answers are known.
    void plant()
    {
        add(ResourceKind::Dictionary, "fruits", "lemon\ta sour yellow fruit with a thick rind\n"
                                                "banana\ta long curved yellow fruit\n"
                                                "quince\ta hard sour yellow fruit used for jelly\n"
                                                "spanner\ta tool for turning nuts and bolts\n"
                                                "yellow\tthe colour of a ripe lemon\n", "en");
        add(ResourceKind::Lexicon, "one", "lemon\tcitron\nquince\tcoing\nspanner\tclé\nspanner\tclef\nlemon\tzest of\n", "en",
            "fr");
        add(ResourceKind::Lexicon, "two", "spanner\tclé\nyellow\tjaune\n", "en", "fr");
        add(ResourceKind::Lexicon, "three", "citron\tZitrone\ncoing\tQuitte\n", "fr", "de");
    }

    const Workspace& workspace() const { return *m_workspace; }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<Workspace> m_workspace;
};

LookupQuery makeQuery(const std::string& text, const std::string& from, std::vector<std::string> to,
                      Channel channel = Channel::Fused)
{
    LookupQuery query;
    query.text = text;
    query.from = from;
    query.to = std::move(to);
    query.channel = channel;
    query.limit = 10;
    return query;
}

std::vector<std::string> words(const LookupAnswer& answer, const std::string& language)
{
    std::vector<std::string> result;
    for (const LookupRow& row : answer.rows) {
        if (row.language == language) {
            result.push_back(row.word);
        }
    }
    return result;
}

LookupAnswer ask(const ReverseDictionary& dictionary, const LookupQuery& query)
{
    NullProgress progress;
    return dictionary.ask(query, progress);
}

bool has(const std::vector<std::string>& list, const std::string& word)
{
    return std::find(list.begin(), list.end(), word) != list.end();
}

class AlwaysCancelled final : public Progress {
public:
    void stage(std::string_view, std::uint64_t) override {}
    void advance(std::uint64_t) override {}
    bool cancelled() const override { return true; }
};

} // namespace

class TestLookup : public QObject {
    Q_OBJECT

private slots:
    void answersWithTheEncoderAlone();
    void answersWithDictionariesAlone();
    void carriesAnswersThroughLinks();
    void goesThroughEnglish();
    void asksEnglishDefinitionsInAnotherLanguage();
    void prefersAgreedTranslations();
    void fusesBothChannels();
    void neverAnswersWithWordsOfTheQuestion();
    void filters_data();
    void filters();
    void fillsTheListBehindAFilter();
    void mergesForms();
    void explainsRows();
    void refusesUnknownLanguages();
    void ordersLanguagesAsAsked();
    void cancels();
    void answersNothingToNothing();
    void describesAWord();
    void ranksOverAllWords();
    void ranksAgreeWithRows();
    void measuresABatch();
    void asksFromManyThreads();
    void translatesAWordAskedForByName();
    void listsByFiltersAlone();
    void repeatsOfAWordComeLater();
    void listsWithoutVulgarWords();
    void showsThePartOfSpeechThatIsExpected();
    void carriesEnglishAnswers();
    void showsChances();
};

void TestLookup::answersWithTheEncoderAlone()
{
    const auto dictionary = openLookup(makePack(), nullptr);
    QVERIFY(!dictionary->hasIndex());
    const LookupAnswer answer = ask(*dictionary, makeQuery("a sour yellow fruit", "en", {"fr"}));
    QCOMPARE(words(answer, "fr").front(), std::string("citron"));
    QCOMPARE(answer.rows.front().source, std::string("encoder"));
    QCOMPARE(answer.rows.front().pos, PartOfSpeech::Noun);
    QCOMPARE(answer.rows.front().frequencyRank, 2);
    QVERIFY(answer.elapsedMs > 0);
    double weights = 0;
    for (const TokenWeight& token : answer.attention) {
        weights += token.weight;
    }
    QVERIFY(std::abs(weights - 1) < 1e-9);
    for (std::size_t i = 0; i < answer.rows.size(); ++i) {
        QVERIFY(answer.rows[i].score >= 0 && answer.rows[i].score <= 1);
        QVERIFY(i == 0 || answer.rows[i].score <= answer.rows[i - 1].score);
    }
}

void TestLookup::answersWithDictionariesAlone()
{
    Fixture fixture;
    fixture.plant();
    const auto dictionary = openLookup(nullptr, &fixture.workspace());
    QVERIFY(dictionary->hasIndex());
    const LookupAnswer answer = ask(*dictionary, makeQuery("tools that turn a nut", "en", {"en"}));
    QCOMPARE(words(answer, "en").front(), std::string("spanner"));
    QCOMPARE(answer.rows.front().definition, std::string("a tool for turning nuts and bolts"));
    QCOMPARE(answer.rows.front().source, std::string("fruits"));
}

void TestLookup::carriesAnswersThroughLinks()
{
    Fixture fixture;
    fixture.plant();
    const auto dictionary = openLookup(nullptr, &fixture.workspace());
    const LookupAnswer answer = ask(*dictionary, makeQuery("a tool for turning nuts", "en", {"fr"}));
    QCOMPARE(words(answer, "fr").front(), std::string("clé"));
    QCOMPARE(answer.rows.front().definition, std::string("a tool for turning nuts and bolts"));
}

void TestLookup::goesThroughEnglish()
{
    Fixture fixture;
    fixture.add(ResourceKind::Dictionary, "fr-defs", "citron\tfruit jaune et acide\n", "fr");
    fixture.add(ResourceKind::Lexicon, "fr-en", "citron\tlemon\n", "fr", "en");
    fixture.add(ResourceKind::Lexicon, "en-de", "lemon\tZitrone\n", "en", "de");
    const auto dictionary = openLookup(nullptr, &fixture.workspace());
    const LookupAnswer answer = ask(*dictionary, makeQuery("un fruit acide", "fr", {"de"}, Channel::Lexical));
    QCOMPARE(words(answer, "de"), std::vector<std::string>{"Zitrone"});
}

void TestLookup::asksEnglishDefinitionsInAnotherLanguage()
{
    Fixture fixture;
    fixture.add(ResourceKind::Dictionary, "defs", "lemon\ta sour yellow fruit\nsun\ta yellow star\n", "en");
    fixture.add(ResourceKind::Lexicon, "it-en", "giallo\tyellow\nfrutto\tfruit\nacido\tsour\nlimone\tlemon\n", "it", "en");
    const auto dictionary = openLookup(nullptr, &fixture.workspace());
    // "gialli" and "frutti" are found by their stems.
    const LookupAnswer answer = ask(*dictionary, makeQuery("frutti gialli", "it", {"it", "en"}, Channel::Lexical));
    QCOMPARE(words(answer, "en").front(), std::string("lemon"));
    QCOMPARE(words(answer, "it"), std::vector<std::string>{"limone"});
}

void TestLookup::prefersAgreedTranslations()
{
    Fixture fixture;
    fixture.plant();
    const auto dictionary = openLookup(nullptr, &fixture.workspace());
    const auto french = words(ask(*dictionary, makeQuery("turning nuts", "en", {"fr"}, Channel::Lexical)), "fr");
    // Two dictionaries say clé, one says clef.
    QCOMPARE(french, (std::vector<std::string>{"clé", "clef"}));
}

void TestLookup::fusesBothChannels()
{
    Fixture fixture;
    fixture.plant();
    const auto dictionary = openLookup(makePack(), &fixture.workspace());
    const auto french = words(ask(*dictionary, makeQuery("a hard sour yellow fruit", "en", {"fr"})), "fr");
    QVERIFY(has(french, "coing"));         // Only the dictionaries know it,
    QVERIFY(has(french, "banane"));        // only the encoder finds this one in French.
    QVERIFY(has(french, "citron"));
}

void TestLookup::neverAnswersWithWordsOfTheQuestion()
{
    Fixture fixture;
    fixture.plant();
    const auto dictionary = openLookup(makePack(), &fixture.workspace());
    for (const Channel channel : {Channel::Fused, Channel::Dense, Channel::Lexical}) {
        const auto english =
            words(ask(*dictionary, makeQuery("Yellow fruit like a lemon", "en", {"en"}, channel)), "en");
        for (const char* word : {"yellow", "fruit", "fruits", "lemon"}) {
            QVERIFY2(!has(english, word), word);
        }
        QVERIFY(!english.empty());
    }
    // The same letters are another word in another language.
    QVERIFY(has(words(ask(*dictionary, makeQuery("yellow fruit", "en", {"fr"})), "fr"), "fruit"));
}

void TestLookup::filters_data()
{
    QTest::addColumn<QString>("startsWith");
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<int>("minimum");
    QTest::addColumn<int>("maximum");
    QTest::addColumn<int>("lowRank");
    QTest::addColumn<int>("highRank");
    QTest::addColumn<QString>("pos");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("first letter") << "c" << "" << 0 << 0 << 0 << 0 << "" << QStringList{"citron", "courir"};
    QTest::newRow("accent") << "E" << "" << 0 << 0 << 0 << 0 << "" << QStringList{"écrou"};
    QTest::newRow("pattern") << "" << "?????n" << 0 << 0 << 0 << 0 << "" << QStringList{"citron"};
    QTest::newRow("pattern with star") << "" << "*R*" << 0 << 0 << 0 << 0 << ""
                                       << QStringList{"citron", "fruit", "courir", "écrou"};
    QTest::newRow("length") << "" << "" << 5 << 5 << 0 << 0 << "" << QStringList{"fruit", "écrou"};
    QTest::newRow("at least") << "" << "" << 6 << 0 << 0 << 0 << "" << QStringList{"citron", "banane", "courir"};
    QTest::newRow("frequency") << "" << "" << 0 << 0 << 3 << 4 << "" << QStringList{"banane", "courir"};
    QTest::newRow("verb") << "" << "" << 0 << 0 << 0 << 0 << "verb" << QStringList{"courir"};
    QTest::newRow("nothing left") << "x" << "" << 0 << 0 << 0 << 0 << "" << QStringList{};
}

void TestLookup::filters()
{
    QFETCH(QString, startsWith);
    QFETCH(QString, pattern);
    QFETCH(int, minimum);
    QFETCH(int, maximum);
    QFETCH(int, lowRank);
    QFETCH(int, highRank);
    QFETCH(QString, pos);
    QFETCH(QStringList, expected);
    LookupQuery query = makeQuery("a sour yellow fruit", "en", {"fr"});
    query.filter.startsWith = startsWith.toStdString();
    query.filter.pattern = pattern.toStdString();
    query.filter.minimumLength = minimum;
    query.filter.maximumLength = maximum;
    query.filter.minimumFrequencyRank = lowRank;
    query.filter.maximumFrequencyRank = highRank;
    if (!pos.isEmpty()) {
        query.filter.partsOfSpeech.push_back(partOfSpeechFromName(pos.toStdString()));
    }
    const auto dictionary = openLookup(makePack(), nullptr);
    const auto found = words(ask(*dictionary, query), "fr");
    QStringList got;
    for (const std::string& word : found) {
        got << QString::fromStdString(word);
    }
    std::sort(got.begin(), got.end());
    std::sort(expected.begin(), expected.end());
    QCOMPARE(got, expected);
}

void TestLookup::fillsTheListBehindAFilter()
{
    // A thousand definitions hold the word asked for; the one wanted ranks last among them, far behind the depth that a
    // question without filter looks into.
    std::string text;
    for (int i = 0; i < 1500; ++i) {
        text += "aa" + std::to_string(i) + "\ta purple thing\n";
    }
    text += "zebra\ta purple thing of which there is very much more to say than of all of the others together\n";
    Fixture fixture;
    fixture.add(ResourceKind::Dictionary, "many", text, "en");
    const auto dictionary = openLookup(nullptr, &fixture.workspace());
    LookupQuery query = makeQuery("purple thing", "en", {"en"});
    query.filter.startsWith = "z";
    QCOMPARE(words(ask(*dictionary, query), "en"), std::vector<std::string>{"zebra"});
}

void TestLookup::mergesForms()
{
    Fixture fixture;
    fixture.add(ResourceKind::Dictionary, "a", "Lemon\ta sour yellow fruit\nlemon\tyellow fruit of a tree\n", "en");
    const auto dictionary = openLookup(makePack(), &fixture.workspace());
    const auto english = words(ask(*dictionary, makeQuery("sour yellow", "en", {"en"})), "en");
    int lemons = 0;
    for (const std::string& word : english) {
        lemons += QString::fromStdString(word).toLower() == "lemon" ? 1 : 0;
    }
    QCOMPARE(lemons, 1);
}

void TestLookup::explainsRows()
{
    Fixture fixture;
    fixture.plant();
    const auto dictionary = openLookup(makePack(), &fixture.workspace());
    LookupQuery query = makeQuery("a sour yellow fruit", "en", {"en"});
    for (const LookupRow& row : ask(*dictionary, query).rows) {
        if (row.word == "lemon") {
            QCOMPARE(row.definition, std::string("a sour yellow fruit with a thick rind"));
            QCOMPARE(row.source, std::string("fruits"));
        }
        if (row.word == "table") {
            QCOMPARE(row.source, std::string("encoder"));
            QVERIFY(row.definition.empty());
        }
    }
    // Found by the encoder alone, explained by the dictionary.
    query.channel = Channel::Dense;
    const LookupAnswer dense = ask(*dictionary, query);
    QCOMPARE(dense.rows.front().word, std::string("lemon"));
    QCOMPARE(dense.rows.front().definition, std::string("a sour yellow fruit with a thick rind"));
    query.explain = false;
    QVERIFY(ask(*dictionary, query).rows.front().definition.empty());
}

void TestLookup::refusesUnknownLanguages()
{
    const auto dictionary = openLookup(makePack(), nullptr);
    for (const auto& [from, to] : {std::pair("xx", "fr"), std::pair("en", "xx")}) {
        bool refused = false;
        try {
            ask(*dictionary, makeQuery("a fruit", from, {to}));
        } catch (const Error& error) {
            refused = true;
            QVERIFY(std::string(error.what()).find("xx") != std::string::npos);
            QVERIFY(std::string(error.what()).find("en, fr") != std::string::npos);
        }
        QVERIFY(refused);
    }
    QVERIFY_THROWS_EXCEPTION(Error, ask(*dictionary, makeQuery("a fruit", "en", {})));
    QVERIFY_THROWS_EXCEPTION(Error, openLookup(nullptr, nullptr));
}

void TestLookup::ordersLanguagesAsAsked()
{
    const auto dictionary = openLookup(makePack(), nullptr);
    LookupQuery query = makeQuery("sour yellow", "en", {"fr", "en"});
    query.limit = 2;
    const LookupAnswer answer = ask(*dictionary, query);
    QCOMPARE(answer.rows.size(), 4U);
    QCOMPARE(answer.rows[0].language, std::string("fr"));
    QCOMPARE(answer.rows[1].language, std::string("fr"));
    QCOMPARE(answer.rows[2].language, std::string("en"));
}

void TestLookup::cancels()
{
    const auto dictionary = openLookup(makePack(), nullptr);
    AlwaysCancelled progress;
    QVERIFY_THROWS_EXCEPTION(Cancelled, dictionary->ask(makeQuery("a fruit", "en", {"fr"}), progress));
}

void TestLookup::answersNothingToNothing()
{
    Fixture fixture;
    fixture.plant();
    const auto dictionary = openLookup(makePack(), &fixture.workspace());
    for (const char* text : {"", "   ", "?!…", "qwxyzq"}) {
        QVERIFY2(ask(*dictionary, makeQuery(text, "en", {"en", "fr"})).rows.empty(), text);
    }
}

void TestLookup::describesAWord()
{
    Fixture fixture;
    fixture.plant();
    const auto dictionary = openLookup(makePack(), &fixture.workspace());
    const WordDetails lemon = dictionary->describe("lemon", "en", 5);
    QCOMPARE(lemon.glosses.size(), 1U);
    QCOMPARE(lemon.glosses.front().source, std::string("fruits"));
    QVERIFY(!lemon.neighbours.empty());
    QCOMPARE(lemon.neighbours.front().word, std::string("banana"));
    std::vector<std::string> french;
    for (const LookupRow& row : lemon.translations) {
        french.push_back(row.word);
    }
    QVERIFY(has(french, "citron"));
    const WordDetails unknown = dictionary->describe("nosuchword", "en", 5);
    QVERIFY(unknown.glosses.empty() && unknown.neighbours.empty() && unknown.translations.empty());
    // Without dictionaries, the pack still tells near words of all languages.
    const auto bare = openLookup(makePack(), nullptr);
    const WordDetails banana = bare->describe("banana", "en", 3);
    QVERIFY(banana.translations.empty()); // translations are what dictionaries say; a guess is a near word
    QVERIFY(std::any_of(banana.neighbours.begin(), banana.neighbours.end(),
                        [](const LookupRow& row) { return row.language == "fr" && row.word == "banane"; }));
    QCOMPARE(banana.neighbours.front().language, std::string("en"));
}

void TestLookup::ranksOverAllWords()
{
    const auto dictionary = openLookup(makePack(), nullptr);
    NullProgress progress;
    LookupQuery query = makeQuery("a sour yellow fruit", "en", {"fr"});
    query.limit = 1;
    QCOMPARE(dictionary->rank(query, {"citron"}, progress).rank, 1U);
    QCOMPARE(dictionary->rank(query, {"banane"}, progress).rank, 2U);
    QCOMPARE(dictionary->rank(query, {"banane", "citron"}, progress).rank, 1U);
    QCOMPARE(dictionary->rank(query, {"courir"}, progress).rank, 3U);
    QCOMPARE(dictionary->rank(query, {"fruit"}, progress).rank, 5U);   // It only repeats a word of the description.
    const auto missing = dictionary->rank(query, {"pomme"}, progress);
    QVERIFY(!missing.covered);
    QCOMPARE(missing.rank, 0U);
    query.filter.startsWith = "co";
    QCOMPARE(dictionary->rank(query, {"courir"}, progress).rank, 1U);
    query = makeQuery("a sour fruit", "en", {"en"});
    const auto asked = dictionary->rank(query, {"fruit"}, progress);
    QVERIFY(asked.covered);
    QCOMPARE(asked.rank, 0U);              // It stands in the description.
}

void TestLookup::ranksAgreeWithRows()
{
    Fixture fixture;
    fixture.plant();
    const auto dictionary = openLookup(makePack(), &fixture.workspace());
    NullProgress progress;
    for (const Channel channel : {Channel::Fused, Channel::Dense, Channel::Lexical}) {
        for (const char* language : {"en", "fr"}) {
            const LookupQuery query = makeQuery("a hard sour yellow fruit", "en", {language}, channel);
            const auto rows = words(ask(*dictionary, query), language);
            QVERIFY(!rows.empty());
            for (std::size_t i = 0; i < rows.size(); ++i) {
                QCOMPARE(dictionary->rank(query, {rows[i]}, progress).rank, i + 1);
            }
        }
    }
}

void TestLookup::measuresABatch()
{
    const auto dictionary = openLookup(makePack(), nullptr);
    const std::vector<DescriptionCase> cases = {{{"citron"}, "sour yellow fruit"},
                                                {{"banane", "citron"}, "yellow fruit"},
                                                {{"écrou"}, "sour yellow"},
                                                {{"pomme"}, "fruit"}};
    NullProgress progress;
    LookupEvaluationOptions options;
    for (const int threads : {1, 2}) {
        options.threads = threads;
        options.firstLetter = false;
        const RetrievalScores plain =
            evaluateLookup(*dictionary, cases, makeQuery("", "en", {"fr"}), options, progress);
        QCOMPARE(plain.n, 4U);
        QCOMPARE(plain.covered, 3U);
        QCOMPARE(plain.ranks.size(), 4U);
        QCOMPARE(plain.ranks[0], 1U);
        QCOMPARE(plain.ranks[1], 1U);
        QVERIFY(plain.ranks[2] > 1);
        QCOMPARE(plain.ranks[3], 0U);
        QCOMPARE(plain.p1, 0.5);
        QCOMPARE(plain.p10, 0.75);
        options.firstLetter = true;
        QCOMPARE(evaluateLookup(*dictionary, cases, makeQuery("", "en", {"fr"}), options, progress).ranks[2], 1U);
    }
}

void TestLookup::asksFromManyThreads()
{
    Fixture fixture;
    fixture.plant();
    LookupOptions options;
    options.threads = 1;
    const auto dictionary = openLookup(makePack(), &fixture.workspace(), options);
    const LookupQuery query = makeQuery("a hard sour yellow fruit", "en", {"en", "fr"});
    const LookupAnswer expected = ask(*dictionary, query);
    std::vector<std::thread> threads;
    std::atomic<int> different{0};
    for (int i = 0; i < 4; ++i) {
        threads.emplace_back([&] {
            for (int repeat = 0; repeat < 25; ++repeat) {
                const LookupAnswer answer = ask(*dictionary, query);
                bool same = answer.rows.size() == expected.rows.size();
                for (std::size_t row = 0; same && row < answer.rows.size(); ++row) {
                    same = answer.rows[row].word == expected.rows[row].word &&
                           answer.rows[row].score == expected.rows[row].score;
                }
                different += same ? 0 : 1;
            }
        });
    }
    for (std::thread& thread : threads) {
        thread.join();
    }
    QCOMPARE(different.load(), 0);
}

void TestLookup::translatesAWordAskedForByName()
{
    Fixture fixture;
    fixture.plant();
    const auto dictionary = openLookup(makePack(), &fixture.workspace());
    const LookupAnswer answer = ask(*dictionary, makeQuery("spanner", "en", {"fr", "de"}));
    QCOMPARE(answer.headword, std::string("spanner"));
    QCOMPARE(answer.match, WordMatch::Exact);
    const auto french = words(answer, "fr");
    QCOMPARE(french.front(), std::string("clé"));
    QCOMPARE(answer.rows.front().kind, AnswerKind::Translation);
    NullProgress progress;
    QCOMPARE(dictionary->rank(makeQuery("spanner", "en", {"fr"}), {"clef"}, progress).rank, 2U);
    // A description names nothing.
    const LookupAnswer described = ask(*dictionary, makeQuery("a tool for turning nuts", "en", {"fr"}));
    QVERIFY(described.headword.empty());
    QVERIFY(std::all_of(described.rows.begin(), described.rows.end(),
                        [](const LookupRow& row) { return row.kind == AnswerKind::Description; }));
    // The filter holds for translations too.
    LookupQuery filtered = makeQuery("spanner", "en", {"fr"});
    filtered.filter.pattern = "????";
    QCOMPARE(words(ask(*dictionary, filtered), "fr").front(), std::string("clef"));
}

void TestLookup::listsByFiltersAlone()
{
    const auto dictionary = openLookup(makePack(), nullptr);
    LookupQuery query = makeQuery("", "en", {"fr"});
    query.filter.pattern = "c*";
    const LookupAnswer answer = ask(*dictionary, query);
    QCOMPARE(words(answer, "fr"), (std::vector<std::string>{"citron", "courir"}));
    QCOMPARE(answer.rows.front().kind, AnswerKind::Listed);
    query.filter.pattern.clear();
    query.filter.partsOfSpeech = {PartOfSpeech::Verb};
    QCOMPARE(words(ask(*dictionary, query), "fr"), std::vector<std::string>{"courir"});
}

void TestLookup::repeatsOfAWordComeLater()
{
    // Both answers are alike to the description as a whole; one of them only repeats its word "yellow".
    auto pack = makePack();
    pack->addWord("fr", {"jaunisse", {1, 0, 0, 0}, noun});
    const auto dictionary = openLookup(pack, nullptr);
    NullProgress progress;
    double repeat = -1;
    double whole = -1;
    for (const auto& candidate : dictionary->candidates(makeQuery("yellow sour fruit", "en", {"fr"}), progress)) {
        const double value = candidate.features[CandidateFeatures::Repeats];
        repeat = candidate.word == "jaunisse" ? value : repeat;
        whole = candidate.word == "citron" ? value : whole;
    }
    QVERIFY2(repeat > 0.99 && whole >= 0 && whole < 0.5, qPrintable(QStringLiteral("%1, %2").arg(repeat).arg(whole)));
    // Function words are repeated as well.
    pack->addToken("en", "where", {0, 0, 0, 1});
    pack->addWord("fr", {"où", {0, 0, 0, 1}, noun});
    double function = -1;
    for (const auto& candidate :
         openLookup(pack, nullptr)->candidates(makeQuery("where sour fruit", "en", {"fr"}), progress)) {
        function = candidate.word == "où" ? candidate.features[CandidateFeatures::Repeats] : function;
    }
    QVERIFY(function > 0.99);
}

void TestLookup::listsWithoutVulgarWords()
{
    Fixture fixture;
    fixture.add(ResourceKind::Dictionary, "fr.jsonl",
                R"({"word":"citron","lang":"French","lang_code":"fr","pos":"noun","senses":[{"glosses":["lemon"],"tags":["vulgar"]}]})"
                "\n"
                R"({"word":"courir","lang":"French","lang_code":"fr","pos":"verb","senses":[{"glosses":["run"]}]})"
                "\n",
                "fr", "en");
    const auto dictionary = openLookup(makePack(), &fixture.workspace());
    LookupQuery query = makeQuery("", "en", {"fr"});
    query.filter.pattern = "c*";
    const LookupAnswer all = ask(*dictionary, query);
    QCOMPARE(words(all, "fr"), (std::vector<std::string>{"citron", "courir"}));
    QVERIFY(all.rows.front().marks.has(Usage::Vulgar));
    query.filter.hideVulgar = true;
    QCOMPARE(words(ask(*dictionary, query), "fr"), std::vector<std::string>{"courir"});
}

void TestLookup::showsThePartOfSpeechThatIsExpected()
{
    auto pack = makePack();
    pack->addWord("fr", {"marche", {0, 0, 0, 1}, noun | verb});
    pack->addOpening("the", PartOfSpeech::Noun);
    pack->addOpening("to", PartOfSpeech::Verb);
    const auto dictionary = openLookup(pack, nullptr);
    const auto shown = [&](const std::string& description) {
        for (const LookupRow& row : ask(*dictionary, makeQuery(description, "en", {"fr"})).rows) {
            if (row.word == "marche") {
                return std::pair(row.pos, row.furtherPos);
            }
        }
        return std::pair(PartOfSpeech::Unknown, std::vector<PartOfSpeech>());
    };
    QVERIFY(shown("the run of yellow") == std::pair(PartOfSpeech::Noun, std::vector{PartOfSpeech::Verb}));
    QVERIFY(shown("to run yellow") == std::pair(PartOfSpeech::Verb, std::vector{PartOfSpeech::Noun}));
}

void TestLookup::carriesEnglishAnswers()
{
    // Nothing leads from the description to coing but what its English answer, quince, translates to.
    auto pack = makePack();
    pack->addWord("en", {"quince", {0.8F, 0.9F, 0.9F, 0}, noun});
    pack->addWord("fr", {"coing", {0, 0, 0, 0.1F}, noun});
    Fixture fixture;
    fixture.add(ResourceKind::Dictionary, "d", "quince\ta hard sour yellow fruit\n", "en");
    const LookupQuery query = makeQuery("a hard sour yellow fruit", "en", {"fr"});
    const auto score = [&] {
        NullProgress progress;
        const auto dictionary = openLookup(pack, &fixture.workspace());
        for (const auto& candidate : dictionary->candidates(query, progress)) {
            if (candidate.word == "coing") {
                return candidate.score;
            }
        }
        return -1e9;
    };
    const double before = score();
    QVERIFY(before > -1e9);
    pack->addLink("quince", "fr", "coing", 1.0);
    QVERIFY2(score() > before + 0.5, qPrintable(QStringLiteral("%1 then %2").arg(before).arg(score())));
}

void TestLookup::showsChances()
{
    Fixture fixture;
    fixture.plant();
    const auto dictionary = openLookup(makePack(), &fixture.workspace());
    const LookupAnswer answer = ask(*dictionary, makeQuery("a hard sour yellow fruit for jelly", "en", {"fr"}));
    QVERIFY(!answer.rows.empty());
    for (std::size_t i = 0; i < answer.rows.size(); ++i) {
        QVERIFY(answer.rows[i].score > 0 && answer.rows[i].score < 1);
        QVERIFY(i == 0 || answer.rows[i].score <= answer.rows[i - 1].score);
    }
    // All the softmax on one answer is shown as nearly sure, an even share of many as unlikely.
    QVERIFY(calibratedChance(10, 10) > 0.99);
    QVERIFY(calibratedChance(0, std::log(100.0)) < 0.1);
}

QTEST_GUILESS_MAIN(TestLookup)
#include "TestLookup.moc"
