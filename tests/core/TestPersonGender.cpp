#include "FakePack.h"
#include "lookup/PersonGender.h"

#include <QTest>

using namespace crossgloss;

namespace {

constexpr auto man = static_cast<std::uint8_t>(Gender::Masculine);
constexpr auto woman = static_cast<std::uint8_t>(Gender::Feminine);

} // namespace

/// Men and women in descriptions and among the words.
class TestPersonGender : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void describes_data();
    void describes();
    void describesThroughTranslations();
    void names();
};

void TestPersonGender::describes_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("expected");
    QTest::newRow("the noun itself") << "the woman who sells bread" << int{woman};
    QTest::newRow("possessive before it") << "your brother's daughter" << int{woman};
    QTest::newRow("relation behind it") << "the father of your wife" << int{man};
    QTest::newRow("adjective before it") << "a very rich man" << int{man};
    QTest::newRow("nobody") << "a large yellow fruit" << 0;
    QTest::newRow("too far from the beginning") << "a long white festive garment for a woman" << 0;
    QTest::newRow("nothing") << "" << 0;
}

void TestPersonGender::describes()
{
    QFETCH(QString, text);
    QFETCH(int, expected);
    const ReadDescription read = DescriptionReader().read(text.toStdString(), "en", nullptr, nullptr);
    QCOMPARE(int{describedGender(read)}, expected);
}

void TestPersonGender::describesThroughTranslations()
{
    ReadDescription read;
    read.language = "de";
    read.words = {{"die", {"die"}, true, {}, {}, {}},
                  {"schwester", {"schwester"}, false, {{"sister", 0.8}, {"nurse", 0.2}}, {}, {}},
                  {"frau", {"frau"}, false, {{"wife", 1.0}}, {}, {}}};
    QCOMPARE(int{describedGender(read)}, int{woman});
    read.words[1].english = {{"thing", 1.0}};
    read.words[2].english = {{"man", 1.0}};
    QCOMPARE(int{describedGender(read)}, int{man});
}

void TestPersonGender::names()
{
    FakePack pack(1);
    for (const char* word : {"niece", "uncle", "table", "nephew"}) {
        pack.addWord("en", {word, {1}});
    }
    for (const char* word : {"sobrina", "sobrino", "tío", "mesa", "actor", "amigo", "amiga"}) {
        pack.addWord("es", {word, {1}});
    }
    pack.addLink("niece", "es", "sobrina", 1.0);
    pack.addLink("uncle", "es", "tío", 1.0);
    const auto of = [&](const char* word, const char* language) {
        return int{namedGender(pack, *pack.find(language, word), language)};
    };
    QCOMPARE(of("niece", "en"), int{woman});
    QCOMPARE(of("uncle", "en"), int{man});
    QCOMPARE(of("table", "en"), 0);
    QCOMPARE(of("sobrina", "es"), int{woman});
    QCOMPARE(of("tío", "es"), int{man});
    QCOMPARE(of("sobrino", "es"), int{man}); // by its ending, beside sobrina
    QCOMPARE(of("amiga", "es"), int{woman});
    QCOMPARE(of("mesa", "es"), 0);  // no "meso"
    QCOMPARE(of("actor", "es"), 0); // no "actora"
    // Said of both: nothing is told by the links, and the ending decides.
    pack.addLink("nephew", "es", "sobrina", 1.0);
    QCOMPARE(of("sobrina", "es"), int{woman});
    pack.addLink("niece", "es", "tío", 0.9);
    QCOMPARE(of("tío", "es"), 0);
}

QTEST_GUILESS_MAIN(TestPersonGender)
#include "TestPersonGender.moc"
