#include "DataSetFixture.h"

#include "base/Error.h"
#include "base/Random.h"
#include "datasets/ParaphraseSet.h"
#include "datasets/ReverseSet.h"
#include "datasets/SentenceOverlap.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>
#include <sstream>

using namespace crossgloss;

namespace {

using Row = std::vector<std::string>;

std::vector<Row> rowsOf(const std::filesystem::path& file)
{
    std::vector<Row> rows;
    std::istringstream lines(DataSetFixture::content(file));
    for (std::string line; std::getline(lines, line);) {
        std::istringstream fields(line);
        Row row;
        for (std::string field; std::getline(fields, field, '\t');) {
            row.push_back(field);
        }
        rows.push_back(row);
    }
    return rows;
}

ReverseSetOptions germanFrench(std::uint64_t seed = 1)
{
    ReverseSetOptions options;
    options.languages = {"de", "fr"};
    options.seed = seed;
    return options;
}

ReverseSet make(const DataSetFixture& fixture, const ReverseSetOptions& options)
{
    NullProgress progress;
    return makeReverseSet(fixture.workspace(), options, progress);
}

std::vector<Row> writtenRows(const DataSetFixture& fixture, const ReverseSetOptions& options, const std::string& file)
{
    writeReverseSet(make(fixture, options), options, fixture.folder() / "set");
    return rowsOf(fixture.folder() / "set" / file);
}

/// Vectors in which words of neighbouring numbers are near.
EmbeddingSpace circle()
{
    std::vector<std::string> words;
    std::vector<float> values;
    for (int i = 0; i < DataSetFixture::words; ++i) {
        words.push_back(DataSetFixture::german(i));
        const double angle = 6.283185307 * i / DataSetFixture::words;
        values.push_back(static_cast<float>(std::cos(angle)));
        values.push_back(static_cast<float>(std::sin(angle)));
    }
    return {words, values, 2};
}

} // namespace

class TestDataSets : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsNearlyEqualTexts();
    void pairsWordsWithDefinitionsOfTheOtherLanguage();
    void holdsWordsOut();
    void joinsDefinitionsWithTranslations();
    void leavesOutWhatIsNoAnswer();
    void strictnessTakesLeaksAway();
    void isTheSameForASeed();
    void paraphrasesUseTextsOnce();
    void setsExcludeEachOther();
    void tellsWhatIsMissing();
};

void TestDataSets::findsNearlyEqualTexts()
{
    Random random(7);
    TextSet texts;
    std::vector<std::string> written;
    for (int i = 0; i < 300; ++i) {
        std::string text;
        const std::uint64_t length = 1 + uniformBelow(random, 9);
        for (std::uint64_t k = 0; k < length; ++k) {
            text += std::string(1, static_cast<char>('a' + uniformBelow(random, 8))) + "x ";
        }
        texts.add(text, "en");
    }
    const std::uint32_t empty = texts.add("", "en");
    std::vector<std::uint32_t> all;
    for (std::uint32_t i = 0; i < texts.size(); ++i) {
        all.push_back(i);
    }
    NullProgress progress;
    for (const double least : {0.5, 0.8, 1.0}) {
        const auto found = nearlyEqual(texts, all, all, least, progress);
        for (const std::uint32_t a : all) {
            std::vector<std::uint32_t> expected;
            for (const std::uint32_t b : all) {
                std::vector<std::uint32_t> both;
                std::ranges::set_intersection(texts.words(a), texts.words(b), std::back_inserter(both));
                const std::size_t either = texts.words(a).size() + texts.words(b).size() - both.size();
                if (a != empty && b != empty && static_cast<double>(both.size()) >= least * static_cast<double>(either) - 1e-9) {
                    expected.push_back(b);
                }
            }
            QCOMPARE(found[a], expected);
        }
    }
    QCOMPARE(texts.add("One, two!", "en"), texts.add("one two", "en"));
}

void TestDataSets::pairsWordsWithDefinitionsOfTheOtherLanguage()
{
    DataSetFixture fixture;
    fixture.plant();
    const ReverseSet set = make(fixture, germanFrench());
    QCOMPARE(set.directions[0].pairs.size(), std::size_t{60});
    QCOMPARE(set.directions[1].pairs.size(), std::size_t{60});
    ReverseSetOptions options = germanFrench();
    options.heldOut = 0;
    const std::vector<Row> rows = writtenRows(fixture, options, "frde.train.tsv");
    QCOMPARE(rows.size(), std::size_t{60});
    for (const Row& row : rows) {
        QCOMPARE(row.size(), std::size_t{3});
        QCOMPARE(row[0].substr(3), row[1].substr(4));
        QVERIFY(row[2].find(row[1].substr(4) + "farbe") != std::string::npos);
    }
    const std::string vocabulary = DataSetFixture::content(fixture.folder() / "set/vocabulary.fr.txt");
    QVERIFY(vocabulary.find("motab\n") != std::string::npos && vocabulary.find("abcouleur\n") != std::string::npos);
    QVERIFY(vocabulary.find("abfarbe") == std::string::npos);
}

void TestDataSets::holdsWordsOut()
{
    DataSetFixture fixture;
    fixture.plant();
    // A second definition of each word, which must go with the first.
    std::string second;
    for (int i = 0; i < DataSetFixture::words; ++i) {
        second += DataSetFixture::french(i) + '\t' + DataSetFixture::german(i) + "\tnoch eine erklärung " +
                  DataSetFixture::letters(i) + "sinn " + DataSetFixture::letters(i) + "zweck\n";
    }
    fixture.add(ResourceKind::Dictionary, "second", second, "de", "fr");
    ReverseSetOptions options = germanFrench();
    options.heldOut = 5;
    writeReverseSet(make(fixture, options), options, fixture.folder() / "set");
    std::map<std::string, std::set<std::string>> partsOf;
    std::map<std::string, std::size_t> lines;
    for (const char* part : {"train", "valid", "test"}) {
        for (const Row& row : rowsOf(fixture.folder() / "set" / (std::string("frde.") + part + ".tsv"))) {
            partsOf[row[0]].insert(part);
            ++lines[part];
        }
    }
    QCOMPARE(partsOf.size(), std::size_t{60});
    QVERIFY(std::ranges::all_of(partsOf, [](const auto& word) { return word.second.size() == 1; }));
    QCOMPARE(lines["test"], std::size_t{10});
    QCOMPARE(lines["valid"], std::size_t{10});
    options.heldOut = 500;
    // Of few words a tenth at most.
    QCOMPARE(writtenRows(fixture, options, "defr.test.tsv").size(), std::size_t{6});
}

void TestDataSets::joinsDefinitionsWithTranslations()
{
    DataSetFixture fixture;
    fixture.add(ResourceKind::Dictionary, "own", "Bank\tMöbel zum Sitzen\nlaufen\tschnell zu Fuß gehen\n", "de");
    fixture.add(ResourceKind::Lexicon, "words", "Bank\tbanc\nBank\tbanque\nlaufen\tcourir\n", "de", "fr");
    fixture.add(ResourceKind::Lexicon, "more", "banc\tBank\n", "fr", "de");
    ReverseSetOptions options = germanFrench();
    const ReverseSet set = make(fixture, options);
    const ReverseDirection& french = set.directions[1];
    QCOMPARE(french.pairs.size(), std::size_t{2});
    // Two dictionaries say "banc".
    QCOMPARE(set.material.words[1].word(french.pairs[0].answer), std::string("banc"));
    QVERIFY(french.pairs[0].chained);
    options.translations = 2;
    QCOMPARE(make(fixture, options).directions[1].pairs.size(), std::size_t{3});
    options.chained = false;
    QVERIFY_EXCEPTION_THROWN(make(fixture, options), Error);
    QVERIFY(!mayAgree(PartOfSpeech::Noun, PartOfSpeech::Verb));
    QVERIFY(mayAgree(PartOfSpeech::ProperNoun, PartOfSpeech::Noun) && mayAgree(PartOfSpeech::Verb, PartOfSpeech::Unknown));
}

void TestDataSets::leavesOutWhatIsNoAnswer()
{
    DataSetFixture fixture;
    fixture.plant();
    fixture.add(ResourceKind::Dictionary, "odd",
                "pomme de terre\tKartoffel\tessbare Knolle der Erde\net\tund\tverbindet zwei Wörter miteinander\n"
                "arch-\tOber\tsteht vor einem Rang oder Titel\nmot\tWort\tEinheit\nchat\tKatze\tTier das schnurrt\nchat\tMieze\tTier, das schnurrt!\n", "de", "fr");
    const ReverseDirection french = make(fixture, germanFrench()).directions[1];
    QCOMPARE(french.pairs.size(), std::size_t{61});
    QCOMPARE(french.leftOut.noWord, std::uint64_t{2});
    QCOMPARE(french.leftOut.stopWord, std::uint64_t{1});
    QCOMPARE(french.leftOut.length, std::uint64_t{1});
    QCOMPARE(french.leftOut.repeated, std::uint64_t{1});
}

void TestDataSets::strictnessTakesLeaksAway()
{
    DataSetFixture fixture;
    fixture.plant();
    std::string leaks;
    for (int i = 0; i < DataSetFixture::words; ++i) {
        // Synonyms of either language: the same definition, and another of the same headword.
        leaks += "aussi" + DataSetFixture::letters(i) + '\t' + DataSetFixture::german(i) + '\t' +
                 DataSetFixture::germanText(i) + '\n';
        leaks += "encore" + DataSetFixture::letters(i) + '\t' + DataSetFixture::german(i) + "\tganz anders " +
                 DataSetFixture::letters(i) + "eins " + DataSetFixture::letters(i) + "zwei\n";
    }
    fixture.add(ResourceKind::Dictionary, "leaks", leaks, "de", "fr");
    ReverseSetOptions options = germanFrench();
    options.heldOut = 8;
    const ReverseDirection loose = make(fixture, options).directions[1];
    QVERIFY(loose.before.sameDirection > 0.3 && loose.before.headword > 0.5);
    QCOMPARE(loose.after.sameDirection, loose.before.sameDirection);
    QCOMPARE(loose.removed, std::uint64_t{0});
    options.strict = true;
    const ReverseSet set = make(fixture, options);
    for (const ReverseDirection& direction : set.directions) {
        QCOMPARE(direction.after.sameDirection, 0.0);
        QCOMPARE(direction.after.otherDirection, 0.0);
        QCOMPARE(direction.after.nearly, 0.0);
        QCOMPARE(direction.after.headword, 0.0);
    }
    QCOMPARE(set.directions[1].before.headword, loose.before.headword);
    QVERIFY(set.directions[1].removed > 10);
    // No word of a held-out pair is left as a headword in either direction.
    std::set<std::string> held;
    writeReverseSet(set, options, fixture.folder() / "strict");
    for (const char* part : {"valid", "test"}) {
        for (const char* direction : {"defr.", "frde."}) {
            for (const Row& row : rowsOf(fixture.folder() / "strict" / (std::string(direction) + part + ".tsv"))) {
                held.insert({row[0], row[1]});
            }
        }
    }
    for (const char* file : {"defr.train.tsv", "frde.train.tsv"}) {
        for (const Row& row : rowsOf(fixture.folder() / "strict" / file)) {
            QVERIFY(!held.contains(row[1]));
        }
    }
}

void TestDataSets::isTheSameForASeed()
{
    DataSetFixture fixture;
    fixture.plant();
    std::map<std::string, std::string> first;
    for (const char* name : {"a", "b"}) {
        ReverseSetOptions options = germanFrench();
        options.strict = true;
        writeReverseSet(make(fixture, options), options, fixture.folder() / name);
        std::size_t files = 0;
        for (const auto& entry : std::filesystem::directory_iterator(fixture.folder() / name)) {
            const std::string content = DataSetFixture::content(entry.path());
            QCOMPARE(content, first.try_emplace(entry.path().filename().string(), content).first->second);
            ++files;
        }
        QCOMPARE(files, std::size_t{9});
    }
    QVERIFY(first["defr.test.tsv"] != DataSetFixture::content(fixture.folder() / "none"));
    writeReverseSet(make(fixture, germanFrench(2)), germanFrench(2), fixture.folder() / "c");
    QVERIFY(first["defr.test.tsv"] != DataSetFixture::content(fixture.folder() / "c/defr.test.tsv"));
}

void TestDataSets::paraphrasesUseTextsOnce()
{
    DataSetFixture fixture;
    fixture.plant();
    ParaphraseSetOptions options;
    options.languages = {"de", "fr"};
    options.neighbours = 4;
    NullProgress progress;
    const ParaphraseSet set = makeParaphraseSet(fixture.workspace(), options, circle(), progress);
    QCOMPARE(set.aligned.size(), std::size_t{60});
    QCOMPARE(set.withVectors, std::size_t{60});
    QVERIFY(set.pairs.size() >= 40);
    const nlohmann::json report = reportOf(set, options, progress);
    QCOMPARE(report["leakage"]["sentences_in_several_parts"].get<int>(), 0);
    for (const char* part : {"train", "valid", "test"}) {
        QVERIFY(report[part]["paraphrases"] == report[part]["others"]);
    }
    writeParaphraseSet(set, report, fixture.folder() / "p");
    std::set<std::string> sentences;
    std::size_t lines = 0;
    for (const char* part : {"train.tsv", "valid.tsv", "test.tsv"}) {
        for (const Row& row : rowsOf(fixture.folder() / "p" / part)) {
            ++lines;
            QCOMPARE(row.size(), std::size_t{3});
            QVERIFY(sentences.insert(row[1]).second && sentences.insert(row[2]).second);
            // "ding das abfarbe …" and "chose qui montre abcouleur …"
            const int german = (row[1][9] - 'a') * 26 + row[1][10] - 'a';
            const int french = (row[2][17] - 'a') * 26 + row[2][18] - 'a';
            if (row[0] == "1") {
                QCOMPARE(german, french);
            } else {
                const int apart = std::abs(german - french);
                QVERIFY(apart > 0 && std::min(apart, DataSetFixture::words - apart) <= 2);
            }
        }
    }
    QCOMPARE(lines, set.pairs.size());
    const ParaphraseSet again = makeParaphraseSet(fixture.workspace(), options, circle(), progress);
    QVERIFY(std::ranges::equal(set.pairs, again.pairs, {}, &ParaphrasePair::aligned, &ParaphrasePair::aligned));
}

void TestDataSets::setsExcludeEachOther()
{
    DataSetFixture fixture;
    fixture.plant();
    ParaphraseSetOptions paraphrase;
    paraphrase.languages = {"de", "fr"};
    paraphrase.pairs = 10;
    NullProgress progress;
    const ParaphraseSet pairs = makeParaphraseSet(fixture.workspace(), paraphrase, circle(), progress);
    writeParaphraseSet(pairs, reportOf(pairs, paraphrase, progress), fixture.folder() / "p");
    std::set<std::string> sentences;
    for (const char* part : {"train.tsv", "valid.tsv", "test.tsv"}) {
        for (const Row& row : rowsOf(fixture.folder() / "p" / part)) {
            sentences.insert({row[1], row[2]});
        }
    }
    ReverseSetOptions reverse = germanFrench();
    reverse.exclude = fixture.folder() / "p";
    const ReverseSet set = make(fixture, reverse);
    QVERIFY(set.directions[0].leftOut.excluded >= 20);
    for (const ReverseDirection& direction : set.directions) {
        QVERIFY(!direction.pairs.empty());
        for (const ReversePair& pair : direction.pairs) {
            QVERIFY(!sentences.contains(direction.texts[pair.text]));
        }
    }
    // And the other way: what is trained on is not among the pairs.
    writeReverseSet(set, reverse, fixture.folder() / "r");
    paraphrase.exclude = fixture.folder() / "r";
    const ParaphraseSet rest = makeParaphraseSet(fixture.workspace(), paraphrase, circle(), progress);
    std::set<std::string> trained;
    for (const char* file : {"defr.train.tsv", "frde.train.tsv"}) {
        for (const Row& row : rowsOf(fixture.folder() / "r" / file)) {
            trained.insert(row.begin(), row.end());
        }
    }
    for (const AlignedDefinitions& aligned : rest.aligned) {
        QVERIFY(!trained.contains(rest.material.words[0].word(aligned.words[0])));
        QVERIFY(!trained.contains(rest.material.senses[1][aligned.senses[1]].definition));
    }
}

void TestDataSets::tellsWhatIsMissing()
{
    DataSetFixture fixture;
    fixture.plant();
    ReverseSetOptions options = germanFrench();
    options.dictionaries = {"nothing"};
    QVERIFY_EXCEPTION_THROWN(make(fixture, options), Error);
    options = germanFrench();
    options.languages = {"de", "es"};
    QVERIFY_EXCEPTION_THROWN(make(fixture, options), Error);
    options.languages = {"de", "de"};
    QVERIFY_EXCEPTION_THROWN(make(fixture, options), Error);
    options = germanFrench();
    options.exclude = fixture.folder();
    QVERIFY_EXCEPTION_THROWN(make(fixture, options), Error);
    std::ofstream(fixture.folder() / "report.json") << R"({"kind": "reverse", "languages": ["de", "fr"]})";
    std::ofstream(fixture.folder() / "defr.train.tsv") << "one\ttwo\n";
    try {
        make(fixture, options);
        QFAIL("no error");
    } catch (const Error& error) {
        QCOMPARE(error.line(), std::size_t{1});
        QVERIFY(error.file().ends_with("defr.train.tsv"));
    }
    // Words without vectors have no neighbours.
    ParaphraseSetOptions paraphrase;
    paraphrase.languages = {"de", "fr"};
    NullProgress progress;
    QVERIFY_EXCEPTION_THROWN(
        makeParaphraseSet(fixture.workspace(), paraphrase, EmbeddingSpace({"other"}, {1, 0}, 2), progress), Error);
}

QTEST_GUILESS_MAIN(TestDataSets)
#include "TestDataSets.moc"
