#include "base/Error.h"
#include "projection/FormulaAxes.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <vector>

using namespace crossgloss;

/// Formulas of words: what they read as, where they point, what is wrong with those that are none.
class TestFormulaAxes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsSums();
    void readsClasses();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void pointsWhereItSays();
    void unknownWordsAndNothingLeft();
    void coordinatesAlongAxes();
};

namespace {

std::string written(const Formula& formula)
{
    std::string result = formula.means ? "means" : "sum";
    for (const FormulaTerm& term : formula.terms) {
        result += (term.minus ? " -[" : " +[") + term.word + "]";
    }
    return result;
}

bool vectorOf(std::string_view word, std::span<float> out)
{
    static const std::map<std::string, std::vector<float>, std::less<>> words{
        {"king", {1, 1, 0}}, {"man", {0, 1, 0}}, {"woman", {0, 0, 1}}, {"same", {1, 1, 0}}, {"nothing", {0, 0, 0}}};
    const auto found = words.find(word);
    if (found != words.end()) {
        std::ranges::copy(found->second, out.begin());
    }
    return found != words.end();
}

} // namespace

void TestFormulaAxes::readsSums()
{
    QCOMPARE(written(readFormula("king - man + woman")), std::string("sum +[king] -[man] +[woman]"));
    QCOMPARE(written(readFormula("  king\t-  man ")), std::string("sum +[king] -[man]"));
    QCOMPARE(written(readFormula("- man + woman")), std::string("sum -[man] +[woman]"));
    QCOMPARE(written(readFormula("well-being")), std::string("sum +[well-being]"));
    QCOMPARE(written(readFormula("\"New York\" - \"-\" + \"a, b|c\"")), std::string("sum +[New York] -[-] +[a, b|c]"));
    QCOMPARE(written(readFormula("König \u2212 Mann \u2013 Frau")), std::string("sum +[König] -[Mann] -[Frau]"));
}

void TestFormulaAxes::readsClasses()
{
    QCOMPARE(written(readFormula("a, b | c, d")), std::string("means +[a] +[b] -[c] -[d]"));
    QCOMPARE(written(readFormula("a|c,d")), std::string("means +[a] -[c] -[d]"));
    QCOMPARE(written(readFormula("a, b")), std::string("means +[a] +[b]"));
    QCOMPARE(written(readFormula("\"New York\", well-being | c")), std::string("means +[New York] +[well-being] -[c]"));
}

void TestFormulaAxes::saysWhatIsWrong_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("part");
    QTest::addRow("empty") << "" << "empty";
    QTest::addRow("blank") << " \t" << "empty";
    QTest::addRow("no sign") << "New York + b" << "no sign between \"New\" and \"York\"";
    QTest::addRow("two signs") << "a - + b" << "missing before \"+\"";
    QTest::addRow("at the end") << "a -" << "missing at the end";
    QTest::addRow("sign alone") << "+" << "missing at the end";
    QTest::addRow("open quote") << "a - \"b" << "not closed";
    QTest::addRow("empty quotes") << "a - \"\"" << "nothing between two quotes";
    QTest::addRow("three classes") << "a | b | c" << "not more";
    QTest::addRow("empty class") << "a | " << "missing at the end";
    QTest::addRow("no first class") << "| a" << "missing before \"|\"";
    QTest::addRow("two commas") << "a,, b" << "missing before \",\"";
    QTest::addRow("mixed") << "a, b - c" << "\"-\" does not belong";
    QTest::addRow("words of a class") << "a b | c" << "no sign between \"a\" and \"b\"";
}

void TestFormulaAxes::saysWhatIsWrong()
{
    QFETCH(QString, text);
    QFETCH(QString, part);
    try {
        (void)readFormula(text.toStdString());
        QFAIL("it was taken");
    } catch (const Error& error) {
        QVERIFY2(QString::fromUtf8(error.what()).contains(part), error.what());
    }
}

void TestFormulaAxes::pointsWhereItSays()
{
    const std::vector<float> direction = formulaDirection(readFormula("king - man + woman"), 3, vectorOf);
    const float half = std::sqrt(0.5F);
    QVERIFY(std::abs(direction[0] - half) < 1e-6F && std::abs(direction[1]) < 1e-6F && std::abs(direction[2] - half) < 1e-6F);
    // Means: (1, 1, 0) and (0, 1, 0) are (½, 1, 0) on average; less (0, 0, 1).
    const std::vector<float> means = formulaDirection(readFormula("king, man | woman"), 3, vectorOf);
    QVERIFY(std::abs(means[0] - 1.0F / 3) < 1e-6F);
    QVERIFY(std::abs(means[1] - 2.0F / 3) < 1e-6F);
    QVERIFY(std::abs(means[2] + 2.0F / 3) < 1e-6F);
}

void TestFormulaAxes::unknownWordsAndNothingLeft()
{
    try {
        (void)formulaDirection(readFormula("king - mann"), 3, vectorOf);
        QFAIL("an unknown word was taken");
    } catch (const Error& error) {
        QVERIFY2(QString::fromUtf8(error.what()).contains("\"mann\""), error.what());
    }
    QVERIFY_THROWS_EXCEPTION(Error, formulaDirection(readFormula("king - same"), 3, vectorOf));
    QVERIFY_THROWS_EXCEPTION(Error, formulaDirection(readFormula("nothing"), 3, vectorOf));
    QVERIFY_THROWS_EXCEPTION(Error, formulaDirection({}, 3, vectorOf));
}

void TestFormulaAxes::coordinatesAlongAxes()
{
    // Rows of three values, four apart.
    const std::vector<float> values{1, 2, 3, 99, -1, 0.5F, 0, 99};
    const RowMatrix rows{values.data(), 2, 4};
    const std::vector<float> horizontal{1, 0, 0}, vertical{0, 0.6F, 0.8F};
    for (const int threads : {1, 2}) {
        const std::vector<float> layout = alongAxes(rows, 3, horizontal, vertical, threads);
        const std::vector<float> expected{1, 3.6F, -1, 0.3F};
        QCOMPARE(layout.size(), expected.size());
        for (std::size_t i = 0; i < expected.size(); ++i) {
            QVERIFY(std::abs(layout[i] - expected[i]) < 1e-6F);
        }
    }
    QVERIFY(alongAxes({}, 3, horizontal, vertical, 1).empty());
    QVERIFY_THROWS_EXCEPTION(Error, alongAxes(rows, 3, std::span(horizontal).first(2), vertical, 1));
}

QTEST_GUILESS_MAIN(TestFormulaAxes)
#include "TestFormulaAxes.moc"
