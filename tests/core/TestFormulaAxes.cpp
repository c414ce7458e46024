#include "base/Error.h"
#include "projection/FormulaAxes.h"

#include <QTest>

#include <cmath>
#include <map>

using namespace crossgloss;

/// Formulas read, summed and laid along axes; planted vectors of three values.
class TestFormulaAxes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsTerms_data();
    void readsTerms();
    void refusesWhatIsNone_data();
    void refusesWhatIsNone();
    void directionsAreSumsOfLengthOne();
    void classesAreMeans();
    void namesWhatItDoesNotKnow();
    void laysRowsAlong();
};

namespace {

const std::map<std::string, std::vector<float>, std::less<>> planted = {
    {"king", {1, 1, 0}}, {"man", {1, 0, 0}}, {"woman", {0, 0, 1}}, {"well-being", {0, 1, 0}}, {"New York", {0, 1, 1}}};

bool vectorOf(std::string_view word, std::span<float> out)
{
    const auto found = planted.find(word);
    if (found != planted.end()) {
        std::ranges::copy(found->second, out.begin());
    }
    return found != planted.end();
}

} // namespace

void TestFormulaAxes::readsTerms_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("terms");
    QTest::addColumn<bool>("means");
    QTest::newRow("one word") << "king" << "+king" << false;
    QTest::newRow("signs") << "king - man + woman" << "+king -man +woman" << false;
    QTest::newRow("leading sign") << " - man + king" << "-man +king" << false;
    QTest::newRow("hyphen") << "well-being - man" << "+well-being -man" << false;
    QTest::newRow("quotes") << "\"New York\" - man" << "+New York -man" << false;
    QTest::newRow("spaces within") << "New York - man" << "+New York -man" << false;
    QTest::newRow("classes") << "king, man | woman" << "+king +man -woman" << true;
    QTest::newRow("bar without blanks") << "king,  man|woman" << "+king +man -woman" << true;
}

void TestFormulaAxes::readsTerms()
{
    QFETCH(QString, text);
    QFETCH(QString, terms);
    QFETCH(bool, means);
    const Formula formula = readFormula(text.toStdString());
    QStringList found;
    for (const FormulaTerm& term : formula.terms) {
        found.append((term.minus ? "-" : "+") + QString::fromStdString(term.word));
    }
    QCOMPARE(found.join(' '), terms);
    QCOMPARE(formula.means, means);
}

void TestFormulaAxes::refusesWhatIsNone_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text : {"", "  ", "king -", "king - + man", "| man", "king |", "a | b | c", "\"king - man", ", man"}) {
        QTest::newRow(*text ? text : "nothing") << QString(text);
    }
}

void TestFormulaAxes::refusesWhatIsNone()
{
    QFETCH(QString, text);
    QVERIFY_THROWS_EXCEPTION(Error, readFormula(text.toStdString()));
}

void TestFormulaAxes::directionsAreSumsOfLengthOne()
{
    const std::vector<float> direction = formulaDirection(readFormula("king - man + woman"), 3, vectorOf);
    const float half = std::sqrt(0.5F);
    QVERIFY(std::abs(direction[0]) < 1e-6F);
    QVERIFY(std::abs(direction[1] - half) < 1e-6F && std::abs(direction[2] - half) < 1e-6F);
}

void TestFormulaAxes::classesAreMeans()
{
    // (king + man) / 2 − woman = (1, ½, −1)
    const std::vector<float> direction = formulaDirection(readFormula("king, man | woman"), 3, vectorOf);
    QVERIFY(std::abs(direction[0] - 2.0F / 3) < 1e-6F);
    QVERIFY(std::abs(direction[1] - 1.0F / 3) < 1e-6F);
    QVERIFY(std::abs(direction[2] + 2.0F / 3) < 1e-6F);
}

void TestFormulaAxes::namesWhatItDoesNotKnow()
{
    try {
        formulaDirection(readFormula("king - unicorn"), 3, vectorOf);
        QFAIL("accepted");
    } catch (const Error& error) {
        QVERIFY(std::string(error.what()).find("unicorn") != std::string::npos);
    }
    QVERIFY_THROWS_EXCEPTION(Error, formulaDirection(readFormula("man - man"), 3, vectorOf));
}

void TestFormulaAxes::laysRowsAlong()
{
    const std::vector<float> rows{1, 2, 3, 4, 5, 6};
    const std::vector<float> places = alongAxes({rows.data(), 2, 3}, 3, std::vector<float>{1, 0, 0}, std::vector<float>{0, 0.5F, 1}, 2);
    QCOMPARE(places, (std::vector<float>{1, 4, 4, 8.5F}));
}

QTEST_GUILESS_MAIN(TestFormulaAxes)
#include "TestFormulaAxes.moc"
