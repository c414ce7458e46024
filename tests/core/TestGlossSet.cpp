#include "base/Error.h"
#include "base/Random.h"
#include "gloss/GlossSet.h"

#include <QTest>

#include <cmath>
#include <numeric>

using namespace crossgloss;

/// Glosses taken apart and weighed.
class TestGlossSet : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void massesByHand();
    void oneGlossAlone();
    void vectorsHaveLengthOne();
    void tokensKeepTheirOrder();
    void homographsKeepTheirLanguagesVectors();
    void stopWordsCanBeLeftOut();
    void emptyGlosses();
    void subsetKeepsMassesAndWords();
    void subsetOfNothing();
    void wordsAreAskedForOnce();
    void nothingKnownIsAnError();
    void canBeCancelled();
};

namespace {

constexpr std::size_t dimension = 4;

/// Every word but those in z has a vector, of its own and the language's.
WordVectors vectorsOf(std::uint64_t language, std::size_t* asked = nullptr)
{
    return [language, asked](std::string_view word, std::span<float> out) {
        if (asked != nullptr) {
            ++*asked;
        }
        if (word.starts_with("z")) {
            return false;
        }
        std::uint64_t hash = language;
        for (const char c : word) {
            hash = hash * 1099511628211ULL + static_cast<unsigned char>(c);
        }
        Random random(hash);
        for (float& value : out) {
            value = static_cast<float>(3 * normal(random));
        }
        return true;
    };
}

GlossSet glosses(const std::vector<std::string>& lines, std::uint64_t language = 1, bool dropStopWords = false)
{
    NullProgress progress;
    return GlossSet(lines, {"en", dropStopWords, dimension}, vectorsOf(language), progress);
}

std::vector<std::string> wordsOf(const GlossSet& set, std::size_t gloss)
{
    std::vector<std::string> words;
    for (const std::uint32_t id : set.wordsOf(gloss)) {
        words.push_back(set.word(id));
    }
    return words;
}

bool isNear(double value, double expected)
{
    return std::fabs(value - expected) < 1e-12;
}

} // namespace

void TestGlossSet::massesByHand()
{
    // Four glosses; saw is in three of them, blade in two, wood in one. Empty ones count as documents.
    const GlossSet set = glosses({"blade saw blade", "Saw", "wood, saw: blade", ""});
    const double saw = std::log(5.0 / 4.0) + 1;
    const double blade = std::log(5.0 / 3.0) + 1;
    const double wood = std::log(5.0 / 2.0) + 1;
    QCOMPARE(set.size(), std::size_t{4});
    QCOMPARE(set.vocabulary(), std::size_t{3});
    QCOMPARE(wordsOf(set, 0), (std::vector<std::string>{"blade", "saw"}));
    QVERIFY(isNear(set.massesOf(0)[0], 2 * blade / (2 * blade + saw)));
    QVERIFY(isNear(set.massesOf(0)[1], saw / (2 * blade + saw)));
    QVERIFY(isNear(set.massesOf(1)[0], 1));
    QCOMPARE(wordsOf(set, 2), (std::vector<std::string>{"wood", "saw", "blade"}));
    QVERIFY(isNear(set.massesOf(2)[0], wood / (wood + saw + blade)));
    QVERIFY(isNear(set.massesOf(2)[1], saw / (wood + saw + blade)));
    QVERIFY(isNear(set.inverseDocumentFrequency(set.wordsOf(2)[0]), wood));
    for (std::size_t gloss = 0; gloss < 3; ++gloss) {
        const std::span<const double> masses = set.massesOf(gloss);
        QVERIFY(isNear(std::accumulate(masses.begin(), masses.end(), 0.0), 1));
    }
}

void TestGlossSet::oneGlossAlone()
{
    const GlossSet set = glosses({"a saw"});
    QVERIFY(isNear(set.inverseDocumentFrequency(0), 1));            // ln(2 / 2) + 1
    QVERIFY(isNear(set.massesOf(0)[0], 0.5));
}

void TestGlossSet::vectorsHaveLengthOne()
{
    const GlossSet set = glosses({"blade saw", "wood"});
    QCOMPARE(set.vectors().size(), 3 * dimension);
    std::vector<float> raw(dimension);
    vectorsOf(1)("saw", raw);
    const std::uint32_t id = set.wordsOf(0)[1];
    double squares = 0, product = 0, length = 0;
    for (std::size_t i = 0; i < dimension; ++i) {
        const double value = double(set.vectors()[id * dimension + i]);
        squares += value * value;
        product += value * double(raw[i]);
        length += double(raw[i]) * double(raw[i]);
    }
    QVERIFY(std::fabs(squares - 1) < 1e-5);
    QVERIFY(std::fabs(product / std::sqrt(length) - 1) < 1e-5);     // the direction stays
}

void TestGlossSet::tokensKeepTheirOrder()
{
    const GlossSet set = glosses({"saw zip blade saw", "zap"});
    const std::span<const std::uint32_t> tokens = set.tokensOf(0);
    QCOMPARE(tokens.size(), std::size_t{4});
    QCOMPARE(set.word(tokens[0]), std::string("saw"));
    QCOMPARE(tokens[1], GlossSet::unknown);
    QCOMPARE(set.word(tokens[2]), std::string("blade"));
    QCOMPARE(tokens[3], tokens[0]);
    QCOMPARE(set.tokensOf(1).size(), std::size_t{1});
    QCOMPARE(set.unknownTokens(), std::size_t{2});
}

void TestGlossSet::homographsKeepTheirLanguagesVectors()
{
    const GlossSet english = glosses({"chair"}, 1);
    const GlossSet french = glosses({"chair"}, 2);
    QCOMPARE(english.word(0), french.word(0));
    double product = 0;
    for (std::size_t i = 0; i < dimension; ++i) {
        product += double(english.vectors()[i]) * double(french.vectors()[i]);
    }
    QVERIFY(std::fabs(product) < 0.99);
}

void TestGlossSet::stopWordsCanBeLeftOut()
{
    const GlossSet with = glosses({"the blade of a saw"});
    const GlossSet without = glosses({"the blade of a saw"}, 1, true);
    QCOMPARE(with.vocabulary(), std::size_t{5});
    QCOMPARE(wordsOf(without, 0), (std::vector<std::string>{"blade", "saw"}));
    QCOMPARE(without.tokensOf(0).size(), std::size_t{2});
}

void TestGlossSet::emptyGlosses()
{
    const GlossSet set = glosses({"", "zip zap", "saw", " ?! "});
    QCOMPARE(set.emptyGlosses(), std::size_t{3});
    QVERIFY(set.wordsOf(1).empty() && set.massesOf(1).empty());
    QCOMPARE(set.tokensOf(1).size(), std::size_t{2});
    QVERIFY(set.tokensOf(3).empty());
}

void TestGlossSet::subsetKeepsMassesAndWords()
{
    const GlossSet set = glosses({"blade saw blade zip", "", "wood saw", "saw", "zap stone"});
    const std::vector<std::size_t> chosen = {4, 0, 1, 0};           // in any order, again if wished
    const GlossSet part = set.subset(chosen);
    QCOMPARE(part.size(), std::size_t{4});
    QCOMPARE(part.vocabulary(), std::size_t{3});                    // stone, blade, saw
    QCOMPARE(part.emptyGlosses(), std::size_t{1});
    QCOMPARE(part.unknownTokens(), std::size_t{3});
    for (std::size_t i = 0; i < chosen.size(); ++i) {
        QCOMPARE(wordsOf(part, i), wordsOf(set, chosen[i]));
        QVERIFY(std::equal(part.massesOf(i).begin(), part.massesOf(i).end(), set.massesOf(chosen[i]).begin(),
                           set.massesOf(chosen[i]).end()));
        QCOMPARE(part.tokensOf(i).size(), set.tokensOf(chosen[i]).size());
        for (std::size_t w = 0; w < part.wordsOf(i).size(); ++w) {
            const std::uint32_t mine = part.wordsOf(i)[w];
            const std::uint32_t theirs = set.wordsOf(chosen[i])[w];
            QCOMPARE(part.inverseDocumentFrequency(mine), set.inverseDocumentFrequency(theirs));
            QVERIFY(std::equal(part.vectors().begin() + mine * dimension,
                               part.vectors().begin() + (mine + 1) * dimension,
                               set.vectors().begin() + theirs * dimension));
        }
    }
}

void TestGlossSet::subsetOfNothing()
{
    const GlossSet part = glosses({"saw"}).subset({});
    QCOMPARE(part.size(), std::size_t{0});
    QCOMPARE(part.vocabulary(), std::size_t{0});
    QCOMPARE(part.dimension(), dimension);
}

void TestGlossSet::wordsAreAskedForOnce()
{
    std::size_t asked = 0;
    NullProgress progress;
    const std::vector<std::string> lines = {"saw zip saw", "zip saw", "blade"};
    const GlossSet set(lines, {"en", false, dimension}, vectorsOf(1, &asked), progress);
    QCOMPARE(asked, std::size_t{3});
}

void TestGlossSet::nothingKnownIsAnError()
{
    QVERIFY_EXCEPTION_THROWN(glosses({"zip", "zap"}), Error);
    QVERIFY_EXCEPTION_THROWN(glosses({}), Error);
}

void TestGlossSet::canBeCancelled()
{
    class Stop final : public Progress {
        void stage(std::string_view, std::uint64_t) override {}
        void advance(std::uint64_t) override {}
        bool cancelled() const override { return true; }
    } stop;
    QVERIFY_EXCEPTION_THROWN(GlossSet(std::vector<std::string>{"saw"}, {"en", false, dimension}, vectorsOf(1), stop),
                             Cancelled);
}

QTEST_GUILESS_MAIN(TestGlossSet)
#include "TestGlossSet.moc"
