#include "base/Error.h"
#include "gloss/TranslatedTfIdf.h"

#include <QTest>

#include <cmath>

using namespace crossgloss;

/// The baseline on translated glosses, worked out by hand.
class TestTranslatedTfIdf : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void byHand();
    void translationsShareTheWeight();
    void unknownWordsStandForThemselves();
    void withoutDictionaryTheSourceIsTranslated();
    void stemsMeet();
    void emptyGlossesAreAlikeToNothing();
    void threadsDoNotMatter();
    void candidatesHaveTheMatrixsValues();
    void canBeCancelled();

private:
    static GlossSimilarity compare(const std::vector<std::string>& source, const std::vector<std::string>& target,
                                   const std::vector<WordPair>& dictionary, bool stems = false, int threads = 1);
};

GlossSimilarity TestTranslatedTfIdf::compare(const std::vector<std::string>& source,
                                             const std::vector<std::string>& target,
                                             const std::vector<WordPair>& dictionary, bool stems, int threads)
{
    NullProgress progress;
    return TranslatedTfIdf(source, target, dictionary, {"it", "en", stems, threads}, progress).similarity(progress);
}

namespace {

bool isNear(float value, double expected)
{
    return std::fabs(double(value) - expected) < 1e-6;
}

} // namespace

void TestTranslatedTfIdf::byHand()
{
    // Four glosses in all. In how many a term stands: cat 2, black 2, dog 3, house 1.
    const GlossSimilarity similarity = compare({"gatto nero", "cane cane"}, {"black cat dog", "dog house"},
                                               {{"gatto", "cat"}, {"nero", "black"}, {"cane", "dog"}});
    QCOMPARE(similarity.rows, std::size_t{2});
    QCOMPARE(similarity.columns, std::size_t{2});
    const double two = std::log(5.0 / 3.0);
    const double three = std::log(5.0 / 4.0);
    const double one = std::log(5.0 / 2.0);
    const double first = std::sqrt(two * two + two * two);
    const double blackCatDog = std::sqrt(two * two + two * two + three * three);
    const double dogHouse = std::sqrt(three * three + one * one);
    QVERIFY(isNear(similarity.row(0)[0], (two * two + two * two) / (first * blackCatDog)));
    QVERIFY(isNear(similarity.row(0)[1], 0));
    QVERIFY(isNear(similarity.row(1)[0], three / blackCatDog));     // a word twice is longer, not other
    QVERIFY(isNear(similarity.row(1)[1], three / dogHouse));
}

void TestTranslatedTfIdf::translationsShareTheWeight()
{
    // "nero" is half black and half dark; "capo" a quarter of each word of two translations of two words.
    const GlossSimilarity similarity =
        compare({"nero gatto", "capo"}, {"black", "dark cat", "head master big boss"},
                {{"nero", "black"}, {"nero", "dark"}, {"gatto", "cat"}, {"capo", "head master"}, {"capo", "big boss"}});
    const double idf = std::log(6.0 / 3.0);                         // each term in two of five glosses
    const double source = std::sqrt(0.25 + 0.25 + 1.0) * idf;
    QVERIFY(isNear(similarity.row(0)[0], 0.5 * idf * idf / (source * idf)));
    QVERIFY(isNear(similarity.row(0)[1], 1.5 * idf * idf / (source * std::sqrt(2.0) * idf)));
    QVERIFY(isNear(similarity.row(1)[2], 1.0));
}

void TestTranslatedTfIdf::unknownWordsStandForThemselves()
{
    const GlossSimilarity similarity =
        compare({"Roma 1861", "gatto"}, {"rome", "ROMA", "1861 cat"}, {{"gatto", "cat"}});
    QVERIFY(similarity.row(0)[0] == 0.0F);
    QVERIFY(similarity.row(0)[1] > 0.5F);
    QVERIFY(similarity.row(0)[2] > 0.3F);
    QVERIFY(similarity.row(1)[2] > 0.3F);
}

void TestTranslatedTfIdf::withoutDictionaryTheSourceIsTranslated()
{
    const GlossSimilarity similarity = compare({"the black cat", "a dog"}, {"a dog", "the black cat"}, {});
    QVERIFY(isNear(similarity.row(0)[1], 1.0));
    QVERIFY(isNear(similarity.row(1)[0], 1.0));
    QVERIFY(isNear(similarity.row(0)[0], 0.0));
}

void TestTranslatedTfIdf::stemsMeet()
{
    const std::vector<std::string> source = {"gatti", "cane"};
    const std::vector<std::string> target = {"a cat", "running dogs"};
    const std::vector<WordPair> dictionary = {{"gatti", "cats"}, {"cane", "dog"}};
    const GlossSimilarity words = compare(source, target, dictionary, false);
    QVERIFY(words.row(0)[0] == 0.0F && words.row(1)[1] == 0.0F);
    const GlossSimilarity stems = compare(source, target, dictionary, true);
    QVERIFY(stems.row(0)[0] > 0.3F && stems.row(1)[1] > 0.3F);
}

void TestTranslatedTfIdf::emptyGlossesAreAlikeToNothing()
{
    const GlossSimilarity similarity = compare({"", "gatto", "?!"}, {"cat", ""}, {{"gatto", "cat"}});
    for (const std::size_t row : {std::size_t{0}, std::size_t{2}}) {
        QVERIFY(similarity.row(row)[0] == 0.0F && similarity.row(row)[1] == 0.0F);
    }
    QVERIFY(isNear(similarity.row(1)[0], 1.0));
    QVERIFY(similarity.row(1)[1] == 0.0F);
    // A term of every gloss weighs nothing, and a gloss of such terms alone has no direction.
    const GlossSimilarity common = compare({"di", "di cat"}, {"di", "di cat"}, {});
    for (const float value : common.values) {
        QVERIFY(std::isfinite(value));
    }
    QCOMPARE(common.row(0)[0], 0.0F);
    QVERIFY(isNear(common.row(1)[1], 1.0));
    QVERIFY(compare({}, {}, {}).values.empty());
}

void TestTranslatedTfIdf::threadsDoNotMatter()
{
    std::vector<std::string> source, target;
    for (int i = 0; i < 50; ++i) {
        source.push_back(QStringLiteral("w%1 v%2").arg(i % 7).arg(i % 11).toStdString());
        target.push_back(QStringLiteral("v%1 w%2").arg(i % 13).arg(i % 5).toStdString());
    }
    QCOMPARE(compare(source, target, {}, false, 3).values, compare(source, target, {}, false, 1).values);
}

void TestTranslatedTfIdf::candidatesHaveTheMatrixsValues()
{
    const std::vector<std::string> source = {"uno due tre", "", "due due quattro", "uno"};
    const std::vector<std::string> target = {"two three", "one", "four two", ""};
    const std::vector<WordPair> dictionary = {{"uno", "one"}, {"due", "two"}, {"tre", "three"}, {"quattro", "four"}};
    NullProgress progress;
    const TranslatedTfIdf glosses(source, target, dictionary, {"it", "en", true, 2}, progress);
    const GlossSimilarity all = glosses.similarity(progress);
    GlossCandidates some;
    some.target = {2, 0, 1, 3, 2, 0};
    some.start = {0, 2, 4, 6, 6};
    const std::vector<float> values = glosses.similarities(some, progress);
    QVERIFY(values[0] > 0 && values[1] > values[0]);
    for (std::size_t row = 0; row < source.size(); ++row) {
        for (std::size_t i = some.start[row]; i < some.start[row + 1]; ++i) {
            QCOMPARE(values[i], all.row(row)[some.target[i]]);
        }
    }
}

void TestTranslatedTfIdf::canBeCancelled()
{
    class Stop final : public Progress {
        void stage(std::string_view, std::uint64_t) override {}
        void advance(std::uint64_t) override {}
        bool cancelled() const override { return true; }
    } stop;
    const std::vector<std::string> line = {"a"};
    QVERIFY_EXCEPTION_THROWN(TranslatedTfIdf(line, line, {}, {"it", "en", false, 1}, stop).similarity(stop), Cancelled);
}

QTEST_GUILESS_MAIN(TestTranslatedTfIdf)
#include "TestTranslatedTfIdf.moc"
