#include "text/Tokeniser.h"

#include <QTest>

#include <atomic>
#include <thread>

using namespace crossgloss;

namespace {

QString joined(const std::vector<std::string>& tokens)
{
    QStringList list;
    for (const std::string& token : tokens) {
        list << QString::fromStdString(token);
    }
    return list.join('|');
}

} // namespace

class TestTokeniser : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void normalises_data();
    void normalises();
    void normalisingTwiceChangesNothing_data();
    void normalisingTwiceChangesNothing();
    void tokenises_data();
    void tokenises();
    void keepsCaseInNfc();
    void tellsValidUtf8();
    void survivesEveryByte();
    void knowsFunctionWords_data();
    void knowsFunctionWords();
    void stems_data();
    void stems();
    void stemsAndCutsOnManyThreads();
};

void TestTokeniser::normalises_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("language");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char* name, const char* text, const char* language, const char* expected) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(language) << QByteArray(expected);
    };
    row("empty", "", "en", "");
    row("ascii", "Hello, World 42!", "en", "hello, world 42!");
    row("german sharp s stays", "STRAßE Öl", "de", "straße öl");
    row("capital sharp s", "STRAẞE", "de", "straße");
    row("greek final sigma", "ΟΔΥΣΣΕΥΣ ΣΟΦΟΣ.", "el", "οδυσσευς σοφος.");
    row("greek accents", "Άνθρωπος", "el", "άνθρωπος");
    row("turkish dotless", "ISPARTA İzmir", "tr", "ısparta izmir");
    row("azeri dotless", "Işıq", "az", "ışıq");
    row("english i", "ISPARTA", "en", "isparta");
    row("dotted i outside turkish", "İzmir", "en", "i̇zmir");
    row("combining accents", "e\xCC\x81te\xCC\x81", "fr", "\xC3\xA9t\xC3\xA9");
    row("combining on capital", "A\xCC\x8A", "sv", "\xC3\xA5");
    row("two marks in wrong order", "q\xCC\x87\xCC\xA3", "en", "q\xCC\xA3\xCC\x87");
    row("angstrom sign", "\xE2\x84\xAB", "sv", "\xC3\xA5");
    row("typographic apostrophes", "l\u2019eau d\u02BCor \u2018x\u2019", "fr", "l'eau d'or 'x'");
    row("apostrophe beside a combining mark", "l\u2019e\u0301te\u0301", "fr", "l'été");
    row("soft hyphen goes", "Donau\u00ADdampf", "de", "donaudampf");
    row("cyrillic", "ЁЛКА", "ru", "ёлка");
    row("outside the basic plane", "\U00010400", "en", "\U00010428");
    row("stray continuation byte", "a\x80z", "en", "a\uFFFDz");
    row("truncated sequence", "caf\xC3", "fr", "caf\uFFFD");
    row("surrogate", "\xED\xA0\x80", "en", "\uFFFD\uFFFD\uFFFD");
    row("invalid beside a combining mark", "e\xCC\x81\xFF", "fr", "é\uFFFD");
}

void TestTokeniser::normalises()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, language);
    QFETCH(QByteArray, expected);
    QCOMPARE(QByteArray::fromStdString(normalise(text.toStdString(), language.toStdString())), expected);
}

void TestTokeniser::normalisingTwiceChangesNothing_data()
{
    normalises_data();
}

void TestTokeniser::normalisingTwiceChangesNothing()
{
    QFETCH(QByteArray, language);
    QFETCH(QByteArray, expected);
    QCOMPARE(QByteArray::fromStdString(normalise(expected.toStdString(), language.toStdString())), expected);
}

void TestTokeniser::tokenises_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("language");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char* text, const char* language, const char* expected) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(language) << QString::fromUtf8(expected);
    };
    row("empty", "", "en", "");
    row("only punctuation", " -- ... !? ", "en", "");
    row("sentence", "A small, round fruit (red).", "en", "a|small|round|fruit|red");
    row("numbers", "in 1969, 3.5 km", "en", "in|1969|3|5|km");
    row("english contraction", "Don't stop; it's John\u2019s 'x'", "en", "don't|stop|it's|john's|x");
    row("trailing apostrophe", "the dogs' bowl", "en", "the|dogs|bowl");
    row("french elision", "L\u2019eau qu'il boit d'un trait", "fr", "l'|eau|qu'|il|boit|d'|un|trait");
    row("french lexical apostrophe", "aujourd'hui jusqu'à l'aube", "fr", "aujourd'hui|jusqu'|à|l'|aube");
    row("hyphens split", "c'est-à-dire chef-d'œuvre", "fr", "c'|est|à|dire|chef|d'|œuvre");
    row("italian elision", "dell'acqua, un po' d'olio", "it", "dell'|acqua|un|po|d'|olio");
    row("catalan elision", "l'aigua d'un riu", "ca", "l'|aigua|d'|un|riu");
    row("catalan middle dot splits", "col·lecció", "ca", "col|lecció");
    row("dutch plural", "foto's van 's nachts", "nl", "foto's|van|s|nachts");
    row("german", "Größe über Füße geht's", "de", "größe|über|füße|geht|s");
    row("turkish suffix", "İstanbul'da IŞIK", "tr", "istanbul|da|ışık");
    row("greek", "Ο ΣΟΦΟΣ άνθρωπος", "el", "ο|σοφος|άνθρωπος");
    row("ukrainian apostrophe", "п'ять слів", "uk", "п'ять|слів");
    row("bulgarian with accent", "походка\u0300 моя́", "bg", "походка\u0300|моя\u0301");
    row("combining accents", "re\u0301sume\u0301 final", "en", "résumé|final");
    row("a mark begins no word", "\u0301abc", "en", "abc");
    row("hebrew with points", "שָׁלוֹם עולם", "he", "שָׁלוֹם|עולם");
    row("arabic with harakat", "كِتَابٌ جديد", "ar", "كِتَابٌ|جديد");
    row("persian non-joiner", "می\u200Cخواهم بروم", "fa", "می\u200Cخواهم|بروم");
    row("dangling joiner", "ab\u200D cd", "en", "ab|cd");
    row("hindi vowel signs", "हिन्दी भाषा", "hi", "हिन्दी|भाषा");
    row("right-to-left marks", "a\u200Fb \u202Bcd\u202C", "en", "ab|cd");
    row("emoji", "I ❤️ pizza 🍕🇮🇹!", "en", "i|pizza");
    row("emoji with joiners", "👩‍👩‍👧 family", "en", "family");
    row("invalid UTF-8", "good\xFF""bad \xC3", "en", "good|bad");
    row("no-break space", "à\u00A0la\u202Fmode", "fr", "à|la|mode");
    row("han in english text", "sushi 寿司 dish", "en", "sushi|寿司|dish");
    row("japanese", "東京都に住む", "ja", "東京|都|に|住む");
    row("japanese with latin", "TOEFLの試験。", "ja", "toefl|の|試験");
    row("chinese", "我喜欢苹果", "zh", "我|喜欢|苹果");
    row("thai", "ฉันกินข้าว", "th", "ฉัน|กิน|ข้าว");
    row("unknown language", "l'eau", "", "l|eau");
}

void TestTokeniser::tokenises()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, language);
    QFETCH(QString, expected);
    QCOMPARE(joined(tokenise(text.toStdString(), language.toStdString())), expected);
}

void TestTokeniser::keepsCaseInNfc()
{
    QCOMPARE(toNfc("Cafe\u0301 L\u2019Eau"), std::string("Café L\u2019Eau"));
    QCOMPARE(toNfc("plain"), std::string("plain"));
    QCOMPARE(toNfc("a\xFFz"), std::string("a\uFFFDz"));
    QCOMPARE(toNfc("\uFFFD"), std::string("\uFFFD"));
}

void TestTokeniser::tellsValidUtf8()
{
    QVERIFY(isValidUtf8(""));
    QVERIFY(isValidUtf8("añ寿🍕\uFFFD"));
    QVERIFY(!isValidUtf8("\x80"));
    QVERIFY(!isValidUtf8("a\xC3"));
    QVERIFY(!isValidUtf8("\xC0\xAF"));             // overlong
    QVERIFY(!isValidUtf8("\xED\xA0\x80"));         // surrogate
    QVERIFY(!isValidUtf8("\xF4\x90\x80\x80"));     // beyond Unicode
}

void TestTokeniser::survivesEveryByte()
{
    std::string text;
    for (int first = 0; first < 256; ++first) {
        for (int second = 0; second < 256; ++second) {
            text += static_cast<char>(first);
            text += static_cast<char>(second);
        }
    }
    for (const char* language : {"en", "fr", "tr", "ja", "th", "xx"}) {
        for (const std::string& token : tokenise(text, language)) {
            QVERIFY(!token.empty());
            QVERIFY(isValidUtf8(token));
        }
    }
}

void TestTokeniser::knowsFunctionWords_data()
{
    QTest::addColumn<QByteArray>("language");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("content");
    QTest::newRow("en") << QByteArray("en") << "the dog that is in a house" << "dog|house";
    QTest::newRow("fr") << QByteArray("fr") << "l'eau d'une fontaine qu'on boit" << "eau|fontaine|boit";
    QTest::newRow("de") << QByteArray("de") << "das Haus, in dem man wohnt" << "haus|wohnt";
    QTest::newRow("it") << QByteArray("it") << "l'acqua della fontana" << "acqua|fontana";
    QTest::newRow("es") << QByteArray("es") << "la casa en que se vive" << "casa|vive";
    QTest::newRow("pt") << QByteArray("pt") << "a casa em que se vive" << "casa|vive";
    QTest::newRow("nl") << QByteArray("nl") << "het huis waarin men woont" << "huis|woont";
    QTest::newRow("fi") << QByteArray("fi") << "talo jossa on ikkuna" << "talo|ikkuna";
    QTest::newRow("sv") << QByteArray("sv") << "ett hus som är stort" << "hus|stort";
    QTest::newRow("nb") << QByteArray("nb") << "et hus som er stort" << "hus|stort";
    QTest::newRow("da") << QByteArray("da") << "et hus som er stort" << "hus|stort";
    QTest::newRow("ca") << QByteArray("ca") << "l'aigua de la font" << "aigua|font";
    QTest::newRow("pl") << QByteArray("pl") << "dom, w którym się mieszka" << "dom|mieszka";
    QTest::newRow("bg") << QByteArray("bg") << "къща, в която се живее" << "къща|живее";
    QTest::newRow("el") << QByteArray("el") << "το σπίτι στο οποίο" << "σπίτι";
    QTest::newRow("ru") << QByteArray("ru") << "дом, в котором живут" << "дом|живут";
    QTest::newRow("id") << QByteArray("id") << "rumah yang besar" << "rumah|besar";
    QTest::newRow("ja") << QByteArray("ja") << QString::fromUtf8("東京の家") << QString::fromUtf8("東京|家");
    QTest::newRow("none") << QByteArray("qq") << "the dog" << "the|dog";
}

void TestTokeniser::knowsFunctionWords()
{
    QFETCH(QByteArray, language);
    QFETCH(QString, text);
    QFETCH(QString, content);
    std::vector<std::string> kept;
    for (std::string& token : tokenise(text.toStdString(), language.toStdString())) {
        if (!isStopWord(token, language.toStdString())) {
            kept.push_back(std::move(token));
        }
    }
    QCOMPARE(joined(kept), content);
}

void TestTokeniser::stems_data()
{
    QTest::addColumn<QByteArray>("language");
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("other");
    QTest::newRow("en") << QByteArray("en") << "running" << "runs";
    QTest::newRow("fr") << QByteArray("fr") << "chevaux" << "cheval";
    QTest::newRow("de") << QByteArray("de") << "häuser" << "haus";
    QTest::newRow("it") << QByteArray("it") << "gatti" << "gatto";
    QTest::newRow("es") << QByteArray("es") << "casas" << "casa";
    QTest::newRow("fi") << QByteArray("fi") << "talossa" << "talo";
    QTest::newRow("ru") << QByteArray("ru") << "дома" << "домов";
}

void TestTokeniser::stems()
{
    QFETCH(QByteArray, language);
    QFETCH(QString, one);
    QFETCH(QString, other);
    QCOMPARE(stem(one.toStdString(), language.toStdString()), stem(other.toStdString(), language.toStdString()));
    QCOMPARE(stem(one.toStdString(), "qq"), one.toStdString());
    QCOMPARE(stem("", language.toStdString()), std::string());
    const std::string absurd(100'000, 's');
    QCOMPARE(stem(absurd, language.toStdString()), absurd);
}

void TestTokeniser::stemsAndCutsOnManyThreads()
{
    std::vector<std::thread> threads;
    std::atomic<int> right{0};
    for (int i = 0; i < 8; ++i) {
        threads.emplace_back([&right] {
            for (int repeat = 0; repeat < 200; ++repeat) {
                right += stem("chevaux", "fr") == stem("cheval", "fr") && stem("running", "en") == "run"
                    && tokenise("東京都に住む", "ja").size() == 4 && isStopWord("the", "en");
            }
        });
    }
    for (std::thread& thread : threads) {
        thread.join();
    }
    QCOMPARE(right.load(), 1600);
}

QTEST_GUILESS_MAIN(TestTokeniser)
#include "TestTokeniser.moc"
