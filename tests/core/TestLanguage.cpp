#include "text/Language.h"

#include <QTest>

using namespace crossgloss;

class TestLanguage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void canonical_data();
    void canonical();
    void canonicalIsStable_data();
    void canonicalIsStable();
    void names_data();
    void names();
    void unknown();
};

void TestLanguage::canonical_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("expected");
    const std::initializer_list<std::pair<const char*, const char*>> cases = {
        // ISO 639-3, as FreeDict names its dictionaries
        {"afr", "af"}, {"ara", "ar"}, {"bre", "br"}, {"bul", "bg"}, {"cat", "ca"}, {"ces", "cs"}, {"ckb", "ckb"},
        {"cym", "cy"}, {"dan", "da"}, {"deu", "de"}, {"ell", "el"}, {"eng", "en"}, {"epo", "eo"}, {"est", "et"},
        {"eus", "eu"}, {"fin", "fi"}, {"fra", "fr"}, {"gla", "gd"}, {"gle", "ga"}, {"hin", "hi"}, {"hrv", "hr"},
        {"hun", "hu"}, {"ind", "id"}, {"isl", "is"}, {"ita", "it"}, {"jpn", "ja"}, {"kha", "kha"}, {"kor", "ko"},
        {"kur", "ku"}, {"lat", "la"}, {"lit", "lt"}, {"lav", "lv"}, {"mkd", "mk"}, {"mlg", "mg"}, {"nld", "nl"},
        {"nno", "nn"}, {"nob", "nb"}, {"nor", "no"}, {"oci", "oc"}, {"pol", "pl"}, {"por", "pt"}, {"ron", "ro"},
        {"rus", "ru"}, {"san", "sa"}, {"slk", "sk"}, {"slv", "sl"}, {"spa", "es"}, {"srp", "sr"}, {"swa", "sw"},
        {"swe", "sv"}, {"swh", "sw"}, {"tha", "th"}, {"tur", "tr"}, {"ukr", "uk"}, {"wol", "wo"}, {"zho", "zh"},
        // bibliographic twins
        {"fre", "fr"}, {"ger", "de"}, {"gre", "el"}, {"dut", "nl"}, {"cze", "cs"}, {"chi", "zh"}, {"wel", "cy"},
        {"rum", "ro"}, {"slo", "sk"}, {"ice", "is"}, {"baq", "eu"}, {"per", "fa"},
        // individual languages of wordnets
        {"cmn", "zh"}, {"arb", "ar"}, {"zsm", "ms"}, {"als", "sq"},
        // case, regions, scripts, retired codes
        {"EN", "en"}, {"Eng", "en"}, {"fra-CA", "fr"}, {"pt_BR", "pt"}, {"zh-Hant-TW", "zh"}, {"iw", "he"}, {"in", "id"},
        // no codes
        {"", ""}, {"Klingon", "klingon"}, {"x-test", "x-test"}, {"q1", "q1"}, {"qqz-foo", "qqz-foo"},
    };
    for (const auto& [code, expected] : cases) {
        QTest::addRow("%s", code) << QString(code) << QString(expected);
    }
}

void TestLanguage::canonical()
{
    QFETCH(QString, code);
    QFETCH(QString, expected);
    QCOMPARE(QString::fromStdString(canonicalLanguage(code.toStdString())), expected);
}

void TestLanguage::canonicalIsStable_data()
{
    canonical_data();
}

void TestLanguage::canonicalIsStable()
{
    QFETCH(QString, expected);
    QCOMPARE(QString::fromStdString(canonicalLanguage(expected.toStdString())), expected);
}

void TestLanguage::names_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("name");
    QTest::newRow("en") << "en" << "English";
    QTest::newRow("el") << "el" << "Greek";
    QTest::newRow("oc") << "oc" << "Occitan";
    QTest::newRow("ckb") << "ckb" << "Central Kurdish";
    QTest::newRow("nb") << "nb" << QString::fromUtf8("Norwegian Bokmål");
}

void TestLanguage::names()
{
    QFETCH(QString, code);
    QFETCH(QString, name);
    QCOMPARE(QString::fromStdString(languageName(code.toStdString())), name);
    QVERIFY(isKnownLanguage(code.toStdString()));
}

void TestLanguage::unknown()
{
    for (const char* code : {"", "eng", "EN", "klingon", "qqz", "e", "en-GB", "\xFF\xFE"}) {
        QVERIFY2(!isKnownLanguage(code), code);
    }
    QCOMPARE(languageName("qqz"), std::string("qqz"));
    QCOMPARE(languageName(""), std::string());
}

QTEST_GUILESS_MAIN(TestLanguage)
#include "TestLanguage.moc"
