#include "AlignmentFixture.h"

#include "alignment/AlignmentPairs.h"
#include "alignment/HeldOut.h"
#include "base/Error.h"

#include <QTest>

#include <set>

using namespace crossgloss;
using namespace crossgloss::test;

class TestAlignmentPairs : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void looksWordsUp();
    void keepsToTheFirstRows();
    void lowerCaseOnlyWhenAsked();
    void countsPairsInBothSpellingsOnce();
    void emptyDictionaries();
    void findsIdenticalStrings();
    void filtersIdenticalStrings_data();
    void filtersIdenticalStrings();
    void refusesImpossibleFilter();
    void splitsBySourceWord();
    void splitFollowsTheSeed();
    void smallDictionariesAreNotSplit();
    void refusesImpossibleShares();
};

namespace {

EmbeddingSpace spaceOfWords(const std::vector<std::string>& words)
{
    std::vector<float> values(words.size() * 2, 1.0f);
    return {words, values, 2};
}

std::vector<std::string> namesOf(const AlignmentPairs& pairs, const EmbeddingSpace& source,
                                 const EmbeddingSpace& target)
{
    std::vector<std::string> names;
    for (const IndexPair& pair : pairs.pairs) {
        names.push_back(std::string(source.word(pair.source)) + "=" + std::string(target.word(pair.target)));
    }
    return names;
}

} // namespace

void TestAlignmentPairs::looksWordsUp()
{
    const EmbeddingSpace source = spaceOfWords({"cat", "dog", "house"});
    const EmbeddingSpace target = spaceOfWords({"chien", "chat", "maison", "matou"});
    const std::vector<WordPair> dictionary = {{"dog", "chien"},  {"cat", "matou"}, {"cat", "chat"},   {"dog", "chien"},
                                              {"unicorn", "chat"}, {"house", "hutte"}, {"unicorn", "licorne"}};
    const AlignmentPairs pairs = resolvePairs(dictionary, source, target);
    QCOMPARE(namesOf(pairs, source, target), (std::vector<std::string>{"dog=chien", "cat=matou", "cat=chat"}));
    QCOMPARE(pairs.listed, std::size_t{7});
    QCOMPARE(pairs.sourceWords, std::size_t{4});
    QCOMPARE(pairs.coveredSourceWords, std::size_t{2});
    QCOMPARE(pairs.coverage(), 0.5);
    QCOMPARE(pairs.missing, (std::vector<std::string>{"unicorn", "hutte", "licorne"}));
}

void TestAlignmentPairs::keepsToTheFirstRows()
{
    const EmbeddingSpace source = spaceOfWords({"a", "b", "c"});
    const EmbeddingSpace target = spaceOfWords({"x", "y", "z"});
    const std::vector<WordPair> dictionary = {{"a", "x"}, {"b", "z"}, {"c", "y"}};
    QCOMPARE(resolvePairs(dictionary, source, target, {.sourceLimit = 2}).pairs.size(), std::size_t{2});
    QCOMPARE(resolvePairs(dictionary, source, target, {.targetLimit = 2}).pairs.size(), std::size_t{2});
    const AlignmentPairs both = resolvePairs(dictionary, source, target, {.sourceLimit = 2, .targetLimit = 2});
    QCOMPARE(namesOf(both, source, target), std::vector<std::string>{"a=x"});
    QCOMPARE(resolvePairs(dictionary, source, target, {.sourceLimit = 99}).pairs.size(), std::size_t{3});
}

void TestAlignmentPairs::lowerCaseOnlyWhenAsked()
{
    const EmbeddingSpace source = spaceOfWords({"haus", "Hund", "\u0131s\u0131"});
    const EmbeddingSpace target = spaceOfWords({"house", "dog", "heat"});
    const std::vector<WordPair> dictionary = {{"Haus", "House"}, {"Hund", "dog"}, {"ISI", "heat"}};
    const AlignmentPairs strict = resolvePairs(dictionary, source, target);
    QCOMPARE(namesOf(strict, source, target), std::vector<std::string>{"Hund=dog"});
    QCOMPARE(strict.inLowerCase, std::size_t{1});
    const AlignmentPairs lower = resolvePairs(dictionary, source, target, {.lowerCase = true});
    QCOMPARE(namesOf(lower, source, target), (std::vector<std::string>{"haus=house", "Hund=dog"}));
    QCOMPARE(lower.inLowerCase, std::size_t{1});
    // Turkish lower-cases I to a dotless one.
    QCOMPARE(resolvePairs(dictionary, source, target, {.lowerCase = true, .sourceLanguage = "tr"}).pairs.size(),
             std::size_t{3});
}

void TestAlignmentPairs::countsPairsInBothSpellingsOnce()
{
    const EmbeddingSpace source = spaceOfWords({"haus"});
    const EmbeddingSpace target = spaceOfWords({"house"});
    const std::vector<WordPair> dictionary = {{"Haus", "house"}, {"haus", "house"}, {"haus", "House"}};
    const AlignmentPairs strict = resolvePairs(dictionary, source, target);
    QCOMPARE(strict.pairs.size(), std::size_t{1});
    QCOMPARE(strict.inLowerCase, std::size_t{0});
    QCOMPARE(resolvePairs(dictionary, source, target, {.lowerCase = true}).pairs.size(), std::size_t{1});
}

void TestAlignmentPairs::emptyDictionaries()
{
    const EmbeddingSpace source = spaceOfWords({"a"});
    const AlignmentPairs none = resolvePairs({}, source, source);
    QVERIFY(none.pairs.empty() && none.missing.empty());
    QCOMPARE(none.coverage(), 0.0);
    QVERIFY(resolvePairs(std::vector<WordPair>{{"a", "a"}}, EmbeddingSpace(), source).pairs.empty());
    QVERIFY(identicalPairs(EmbeddingSpace(), source, {}).pairs.empty());
    QVERIFY(identicalPairs(source, EmbeddingSpace(), {}).pairs.empty());
}

void TestAlignmentPairs::findsIdenticalStrings()
{
    const EmbeddingSpace source = spaceOfWords({"the", "london", "dna", "cat"});
    const EmbeddingSpace target = spaceOfWords({"dna", "le", "chat", "london"});
    const AlignmentPairs pairs = identicalPairs(source, target, {});
    QCOMPARE(namesOf(pairs, source, target), (std::vector<std::string>{"london=london", "dna=dna"}));
    QCOMPARE(pairs.listed, std::size_t{2});
    QCOMPARE(pairs.coverage(), 1.0);
}

void TestAlignmentPairs::filtersIdenticalStrings_data()
{
    QTest::addColumn<IdenticalOptions>("options");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("all") << IdenticalOptions{} << QStringList{"été", "a", "1984", "x2", "well-known", "\u0968\u0966"};
    QTest::newRow("letters") << IdenticalOptions{.lettersOnly = true} << QStringList{"été", "a"};
    QTest::newRow("digits") << IdenticalOptions{.digitsOnly = true} << QStringList{"1984", "\u0968\u0966"};
    QTest::newRow("length") << IdenticalOptions{.minimumLength = 3} << QStringList{"été", "1984", "well-known"};
    QTest::newRow("source rows") << IdenticalOptions{.sourceLimit = 2} << QStringList{"été", "a"};
    QTest::newRow("target rows") << IdenticalOptions{.targetLimit = 1} << QStringList{"\u0968\u0966"};
}

void TestAlignmentPairs::filtersIdenticalStrings()
{
    QFETCH(IdenticalOptions, options);
    QFETCH(QStringList, expected);
    std::vector<std::string> words = {"été", "a", "1984", "x2", "well-known", "\u0968\u0966"};
    const EmbeddingSpace source = spaceOfWords(words);
    std::ranges::reverse(words);
    const EmbeddingSpace target = spaceOfWords(words);
    QStringList found;
    for (const IndexPair& pair : identicalPairs(source, target, options).pairs) {
        QCOMPARE(source.word(pair.source), target.word(pair.target));
        found.append(QString::fromStdString(std::string(source.word(pair.source))));
    }
    QCOMPARE(found, expected);
}

void TestAlignmentPairs::refusesImpossibleFilter()
{
    const EmbeddingSpace space = spaceOfWords({"a"});
    QVERIFY_EXCEPTION_THROWN(identicalPairs(space, space, {.lettersOnly = true, .digitsOnly = true}), Error);
}

void TestAlignmentPairs::splitsBySourceWord()
{
    // Each source word has two translations, which stay together.
    std::vector<IndexPair> pairs;
    for (std::uint32_t word = 0; word < 300; ++word) {
        pairs.push_back({word, word});
        pairs.push_back({word, word + 1});
    }
    const DictionarySplit split = splitDictionary(pairs, 0.1, 1);
    QVERIFY(split.note.empty());
    QCOMPARE(split.heldOut.size(), std::size_t{30});
    QCOMPARE(split.training.size(), std::size_t{540});
    std::set<std::uint32_t> aside;
    for (const HeldOutWord& word : split.heldOut) {
        QCOMPARE(word.targets, (std::vector<std::uint32_t>{word.source, word.source + 1}));
        QVERIFY(aside.insert(word.source).second);
    }
    for (const IndexPair& pair : split.training) {
        QVERIFY(!aside.contains(pair.source));
    }
}

void TestAlignmentPairs::splitFollowsTheSeed()
{
    const std::vector<IndexPair> pairs = diagonalPairs(500).words.pairs;
    const auto asideOf = [&](std::uint64_t seed) {
        std::vector<std::uint32_t> words;
        for (const HeldOutWord& word : splitDictionary(pairs, 0.2, seed).heldOut) {
            words.push_back(word.source);
        }
        return words;
    };
    QCOMPARE(asideOf(1), asideOf(1));
    QVERIFY(asideOf(1) != asideOf(2));
}

void TestAlignmentPairs::smallDictionariesAreNotSplit()
{
    const std::vector<IndexPair> pairs = diagonalPairs(100).words.pairs;
    for (const double share : {0.0, 0.1}) {                // a tenth would be ten words
        const DictionarySplit split = splitDictionary(pairs, share, 1);
        QVERIFY(split.heldOut.empty());
        QVERIFY(!split.note.empty());
        QCOMPARE(split.training, pairs);
    }
    QCOMPARE(splitDictionary(pairs, 0.2, 1).heldOut.size(), std::size_t{20});
    QVERIFY(splitDictionary({}, 0.1, 1).training.empty());
}

void TestAlignmentPairs::refusesImpossibleShares()
{
    const std::vector<IndexPair> pairs = diagonalPairs(100).words.pairs;
    for (const double share : {-0.1, 1.0, 2.0, std::nan("")}) {
        QVERIFY_EXCEPTION_THROWN(splitDictionary(pairs, share, 1), Error);
    }
}

QTEST_GUILESS_MAIN(TestAlignmentPairs)
#include "TestAlignmentPairs.moc"
