#include "base/Json.h"

#include <QTest>

using namespace crossgloss;

class TestJson : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsJson();
    void refusesDeepNesting();
    void writesBytesThatAreNoText();
};

void TestJson::readsJson()
{
    QCOMPARE(parsedJson(R"({"a": [1, "]["]})").at("a").at(1).get<std::string>(), std::string("]["));
    QVERIFY(parsedJson("{").is_discarded());
    QVERIFY(parsedJson("").is_discarded());
    QVERIFY(parsedJson("[1] // why").is_discarded());
    QCOMPARE(parsedJson("[1] // why \"not", true).size(), std::size_t{1});
    // Escapes and brackets within texts do not count.
    QCOMPARE(parsedJson("\"\\\"" + std::string(200, '[') + "\"").get<std::string>().size(), std::size_t{201});
}

void TestJson::refusesDeepNesting()
{
    const auto nested = [](std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); };
    for (const bool comments : {false, true}) {
        QVERIFY(parsedJson(nested(deepestJson - 1), comments).is_array());
        QVERIFY(parsedJson(nested(deepestJson + 2), comments).is_discarded());
        QVERIFY(parsedJson(nested(2000000), comments).is_discarded());
        QVERIFY(parsedJson(std::string(2000000, '['), comments).is_discarded());
    }
    std::string objects;
    for (int i = 0; i < 500000; ++i) {
        objects += "{\"a\":";
    }
    QVERIFY(parsedJson(objects + "1" + std::string(500000, '}')).is_discarded());
}

void TestJson::writesBytesThatAreNoText()
{
    QCOMPARE(jsonText({{"file", "caff\xe8.vec"}}), std::string("{\"file\":\"caff\xef\xbf\xbd.vec\"}"));
    QCOMPARE(jsonText(nlohmann::json::array({1}), 2), std::string("[\n  1\n]"));
}

QTEST_GUILESS_MAIN(TestJson)
#include "TestJson.moc"
