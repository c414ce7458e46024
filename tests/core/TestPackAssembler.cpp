#include "base/Error.h"
#include "pack/PackAssembler.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace crossgloss;

class TestPackAssembler : public QObject
{
    Q_OBJECT

private slots:
    void joinsEqualDescriptions();
    void descriptionsOfOneHashStayApart();
    void ordersWordsByFrequency();
    void rankedWordsAnswerWhenAsked();
    void chainsThroughTranslations();
    void heldOutWordsAreNowhere();
    void rewordedCasesLeaveTraining();
    void answers_data();
    void answers();
    void nothingUsable();
};

namespace {

std::string letters(int n)
{
    std::string name = "q";
    for (int i = 0; i < 4; ++i, n /= 26) {
        name += static_cast<char>('a' + n % 26);
    }
    return name;
}

std::set<std::string> answersOf(const PackCorpus& corpus, const PackItem& item)
{
    std::set<std::string> words;
    for (std::uint32_t a = item.answerBegin; a < item.answerEnd; ++a) {
        const PackLanguage& language = corpus.languages[corpus.languageOf(corpus.answers[a])];
        words.insert(language.code + ':' + language.units[corpus.answers[a] - language.offset]);
    }
    return words;
}

std::string textOf(const PackCorpus& corpus, const PackItem& item)
{
    std::string text;
    for (std::uint32_t t = item.tokenBegin; t < item.tokenEnd; ++t) {
        const PackLanguage& language = corpus.languages[corpus.languageOf(corpus.tokens[t])];
        text += (text.empty() ? "" : " ") + language.units[corpus.tokens[t] - language.offset];
    }
    return text;
}

PackAssemblyOptions everything()
{
    PackAssemblyOptions options;
    options.heldOut = 0;
    options.reworded = 0;
    options.glosses = 0;
    options.minimumTokenCount = 1;
    return options;
}

} // namespace

void TestPackAssembler::joinsEqualDescriptions()
{
    PackAssembler assembler(everything());
    assembler.addDefinition("en", "A large cat.", {{"fr", "lion"}}, {"en", "lion"}, PackItemKind::Definition, 1);
    assembler.addDefinition("en", "a LARGE cat", {{"de", "Tiger"}}, {"en", "tiger"}, PackItemKind::Definition, 1);
    assembler.addDefinition("en", "a small cat [rare]", {}, {"en", "kitten"}, PackItemKind::Definition, 1);
    NullProgress progress;
    const PackCorpus corpus = assembler.assemble(progress);
    QCOMPARE(corpus.items.size(), std::size_t{2});
    QCOMPARE(answersOf(corpus, corpus.items[0]), (std::set<std::string>{"en:lion", "en:tiger", "fr:lion", "de:tiger"}));
    QCOMPARE(textOf(corpus, corpus.items[1]), std::string("a small cat"));
    const std::size_t de = corpus.findLanguage("de");
    QCOMPARE(corpus.languages[de].shown[0], std::string("Tiger"));
}

void TestPackAssembler::descriptionsOfOneHashStayApart()
{
    // Two texts that share all 64 bits of the hash by which descriptions are found.
    PackAssembler assembler(everything());
    assembler.addDefinition("en", "pgdeblhmnipanacm", {}, {"en", "lion"}, PackItemKind::Definition, 1);
    assembler.addDefinition("en", "mnbmcpbaokepmfga", {}, {"en", "tiger"}, PackItemKind::Definition, 1);
    NullProgress progress;
    const PackCorpus corpus = assembler.assemble(progress);
    QCOMPARE(corpus.items.size(), std::size_t{2});
    QCOMPARE(answersOf(corpus, corpus.items[0]), std::set<std::string>{"en:lion"});
    QCOMPARE(answersOf(corpus, corpus.items[1]), std::set<std::string>{"en:tiger"});
}

void TestPackAssembler::ordersWordsByFrequency()
{
    PackAssembler assembler(everything());
    for (const char* word : {"rare", "common", "middle"}) {
        assembler.addDefinition("en", std::string("some ") + word + " thing", {}, {"en", word},
                                PackItemKind::Definition, 1);
    }
    assembler.addRanking("en", {"common", "middle", "unlisted", "rare"});
    NullProgress progress;
    const PackCorpus corpus = assembler.assemble(progress);
    const PackLanguage& en = corpus.languages[0];
    QCOMPARE(en.targets, std::size_t{3}); // a ranking alone makes no answer
    QCOMPARE(en.units[0], std::string("common"));
    QCOMPARE(en.units[1], std::string("middle"));
    QCOMPARE(en.units[2], std::string("rare"));
}

// So that words which nothing defines can be asked for: they are known by their start vectors and by their letters.
void TestPackAssembler::rankedWordsAnswerWhenAsked()
{
    PackAssemblyOptions options = everything();
    options.rankedAnswers = true;
    PackAssembler assembler(options);
    assembler.addDefinition("en", "beside the unlisted house", {}, {"en", "barn"}, PackItemKind::Definition, 1);
    assembler.addRanking("en", {"the", "unlisted", "barn", "</s>", "2nd"});
    NullProgress progress;
    const PackCorpus corpus = assembler.assemble(progress);
    const PackLanguage& en = corpus.languages[0];
    const std::set<std::string> targets(en.units.begin(), en.units.begin() + static_cast<std::ptrdiff_t>(en.targets));
    QCOMPARE(targets, (std::set<std::string>{"the", "unlisted", "barn"})); // "house" only stands in a description
    QCOMPARE(corpus.items.size(), std::size_t{1});
    QCOMPARE(answersOf(corpus, corpus.items[0]), (std::set<std::string>{"en:barn"}));
}

void TestPackAssembler::chainsThroughTranslations()
{
    PackAssembler assembler(everything());
    assembler.addDefinition("fr", "grand félin", {}, {"fr", "lion"}, PackItemKind::Definition, 1);
    assembler.addPair({"fr", "lion"}, {"en", "lion"});
    NullProgress progress;
    const PackCorpus corpus = assembler.assemble(progress);
    const auto chained = std::find_if(corpus.items.begin(), corpus.items.end(),
                                      [](const PackItem& item) { return item.kind == PackItemKind::Chained; });
    QVERIFY(chained != corpus.items.end());
    QCOMPARE(textOf(corpus, *chained), std::string("grand félin"));
    QCOMPARE(answersOf(corpus, *chained), (std::set<std::string>{"en:lion"}));
}

// The honest split: no pair of any kind or direction names a held-out word, and no held-out text is left in training.
void TestPackAssembler::heldOutWordsAreNowhere()
{
    PackAssemblyOptions options = everything();
    options.heldOut = 30;
    options.heldOutFrom = 0;
    options.heldOutTo = 400;
    PackAssembler assembler(options);
    for (int i = 0; i < 300; ++i) {
        const std::string word = letters(i);
        const std::string other = letters((i * 7 + 1) % 300);
        const std::string french = "fr" + word;
        const std::string text = "thing number " + letters(5000 + i) + " like " + letters(6000 + i / 2);
        assembler.addDefinition("en", text, {{"fr", french}}, {"en", word}, PackItemKind::Definition, 1);
        assembler.addDefinition("fr", "chose " + letters(7000 + i), {{"en", word}}, {"fr", french},
                                PackItemKind::Definition, 1);
        assembler.addDefinition("en", "shared by many", {}, {"en", word}, PackItemKind::Definition, 1);
        assembler.addPair({"en", word}, {"fr", french});
        assembler.addPair({"en", word}, {"en", other}, 0.5F);
    }
    NullProgress progress;
    const PackCorpus corpus = assembler.assemble(progress);
    std::set<std::string> held;
    std::set<std::string> texts;
    for (const PackHeldOut& cases : corpus.heldOut) {
        QVERIFY(cases.name.ends_with("unseen"));
        for (const PackItem& item : cases.items) {
            for (const std::string& answer : answersOf(corpus, item)) {
                held.insert(answer);
            }
            texts.insert(textOf(corpus, item));
        }
    }
    QVERIFY2(held.size() >= 40, qPrintable(QString::number(held.size())));
    QVERIFY(!corpus.items.empty());
    for (const PackItem& item : corpus.items) {
        for (const std::string& answer : answersOf(corpus, item)) {
            QVERIFY2(!held.contains(answer), answer.c_str());
        }
        QVERIFY(!texts.contains(textOf(corpus, item)));
        if (item.kind == PackItemKind::Pair) {
            const PackLanguage& language = corpus.languages[item.language];
            QVERIFY(!held.contains(language.code + ':' + textOf(corpus, item)));
        }
    }
    // The same words again, whatever else was added.
    assembler.addDefinition("en", "one more thing", {}, {"en", "zzzz"}, PackItemKind::Definition, 1);
    const PackCorpus again = assembler.assemble(progress);
    QCOMPARE(again.heldOut.size(), corpus.heldOut.size());
}

void TestPackAssembler::rewordedCasesLeaveTraining()
{
    PackAssemblyOptions options = everything();
    options.reworded = 100;
    PackAssembler assembler(options);
    for (int i = 0; i < 1200; ++i) {
        const std::string word = letters(i);
        assembler.addDefinition("en", "installed text " + letters(4000 + i), {}, {"en", word}, PackItemKind::Definition,
                                1);
        assembler.addDefinition("en", "file text " + letters(8000 + i), {{"en", word}}, {}, PackItemKind::Definition, 1,
                                true);
    }
    NullProgress progress;
    const PackCorpus corpus = assembler.assemble(progress);
    QCOMPARE(corpus.heldOut.size(), std::size_t{1});
    QCOMPARE(corpus.heldOut[0].name, std::string("en-en reworded"));
    QVERIFY(corpus.heldOut[0].items.size() >= 20);
    std::set<std::string> training;
    std::set<std::string> known;
    for (const PackItem& item : corpus.items) {
        training.insert(textOf(corpus, item));
        known.merge(answersOf(corpus, item));
    }
    for (const PackItem& item : corpus.heldOut[0].items) {
        QVERIFY(textOf(corpus, item).starts_with("file text"));
        QVERIFY(!training.contains(textOf(corpus, item)));
        QVERIFY(known.contains(*answersOf(corpus, item).begin())); // the word itself is learned from elsewhere
    }
}

void TestPackAssembler::answers_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<bool>("good");
    QTest::newRow("word") << "maison" << true;
    QTest::newRow("hyphen") << "arc-en-ciel" << true;
    QTest::newRow("apostrophe") << "aujourd'hui" << true;
    QTest::newRow("expression") << "point of view" << true;
    QTest::newRow("other script") << "снегоочистител" << true;
    QTest::newRow("sentence") << "one two three four five" << false;
    QTest::newRow("number") << "100e" << false;
    QTest::newRow("mark") << "what?" << false;
    QTest::newRow("affix") << "-ness" << false;
    QTest::newRow("nothing") << "" << false;
    QTest::newRow("long") << "abcdefghijabcdefghijabcdefghijabcdefghijabc" << false;
}

void TestPackAssembler::answers()
{
    QFETCH(QString, word);
    QFETCH(bool, good);
    QCOMPARE(PackAssembler::isAnswer(word.toStdString()), good);
}

void TestPackAssembler::nothingUsable()
{
    PackAssembler assembler;
    assembler.addDefinition("xx", "unknown language", {}, {"xx", "word"}, PackItemKind::Definition, 1);
    NullProgress progress;
    QVERIFY_THROWS_EXCEPTION(Error, assembler.assemble(progress));
}

QTEST_GUILESS_MAIN(TestPackAssembler)
#include "TestPackAssembler.moc"
