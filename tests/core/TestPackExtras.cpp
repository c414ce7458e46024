#include "base/Random.h"
#include "pack/PackLinks.h"
#include "pack/PackOpenings.h"
#include "pack/PackSwitching.h"

#include <QTest>

#include <cmath>
#include <set>

using namespace crossgloss;

namespace {

constexpr std::uint32_t noun = 1U << static_cast<int>(PartOfSpeech::Noun);
constexpr std::uint32_t verb = 1U << static_cast<int>(PartOfSpeech::Verb);

/// English and Spanish, a few words each; units are numbered en: dog eat the small someone to, es: perro comer pequeño.
PackCorpus smallCorpus()
{
    PackCorpus corpus;
    PackLanguage english;
    english.code = "en";
    english.units = {"dog", "eat", "the", "small", "someone", "to"};
    english.pos = {noun, verb, 0, 0, 0, 0};
    english.targets = 6;
    PackLanguage spanish;
    spanish.code = "es";
    spanish.units = {"perro", "comer", "pequeño"};
    spanish.pos = {noun, verb, 0};
    spanish.targets = 3;
    corpus.languages = {english, spanish};
    corpus.number();
    return corpus;
}

void add(PackCorpus& corpus, PackItemKind kind, std::uint16_t language, std::vector<std::uint32_t> tokens,
         std::vector<std::uint32_t> answers)
{
    PackItem item;
    item.kind = kind;
    item.language = language;
    item.tokenBegin = static_cast<std::uint32_t>(corpus.tokens.size());
    corpus.tokens.insert(corpus.tokens.end(), tokens.begin(), tokens.end());
    item.tokenEnd = static_cast<std::uint32_t>(corpus.tokens.size());
    item.answerBegin = static_cast<std::uint32_t>(corpus.answers.size());
    corpus.answers.insert(corpus.answers.end(), answers.begin(), answers.end());
    item.answerEnd = static_cast<std::uint32_t>(corpus.answers.size());
    corpus.items.push_back(item);
}

} // namespace

class TestPackExtras : public QObject
{
    Q_OBJECT

private slots:
    void switchesWordByWord();
    void leavesWhatItCannotTranslate();
    void openingsTellPartsOfSpeech();
    void linksKeepShares();
    void linksRefuseDamage();
};

void TestPackExtras::switchesWordByWord()
{
    PackCorpus corpus = smallCorpus();
    add(corpus, PackItemKind::Pair, 0, {0}, {6});
    add(corpus, PackItemKind::Pair, 0, {3}, {8});
    add(corpus, PackItemKind::Definition, 0, {3, 0}, {1});
    const PackSwitching switching(corpus);
    QCOMPARE(switching.words(0), 2U);
    Random random(1);
    std::vector<std::uint32_t> out;
    QVERIFY(switching.translate(corpus.items.back(), random, out));
    QCOMPARE(out, (std::vector<std::uint32_t>{8, 6}));
}

void TestPackExtras::leavesWhatItCannotTranslate()
{
    PackCorpus corpus = smallCorpus();
    add(corpus, PackItemKind::Pair, 0, {0}, {6});
    add(corpus, PackItemKind::Definition, 0, {2, 0}, {1});
    add(corpus, PackItemKind::Definition, 0, {2, 3, 4, 0}, {1});
    const PackSwitching switching(corpus);
    Random random(1);
    std::vector<std::uint32_t> out;
    QVERIFY(switching.translate(corpus.items[1], random, out)); // half of it
    QCOMPARE(out, std::vector<std::uint32_t>{6});
    QVERIFY(!switching.translate(corpus.items[2], random, out)); // a quarter
}

void TestPackExtras::openingsTellPartsOfSpeech()
{
    PackCorpus corpus = smallCorpus();
    for (int i = 0; i < 50; ++i) {
        add(corpus, PackItemKind::Definition, 0, {4, 3}, {0});
        add(corpus, PackItemKind::Definition, 0, {5, 3}, {1});
    }
    const std::string bytes = PackOpenings::count(corpus, 0);
    const PackOpenings openings(bytes);
    const auto someone = openings.probabilities({"someone", "small"});
    const auto to = openings.probabilities({"to", "unseen"});
    QVERIFY(someone[static_cast<std::size_t>(PartOfSpeech::Noun)] > 0.9);
    QVERIFY(to[static_cast<std::size_t>(PartOfSpeech::Verb)] > 0.85);
    const auto unseen = openings.probabilities({"never"});
    QVERIFY(std::abs(unseen[static_cast<std::size_t>(PartOfSpeech::Noun)] -
                     unseen[static_cast<std::size_t>(PartOfSpeech::Verb)]) < 1e-9);
    double sum = 0;
    for (const double p : someone) {
        sum += p;
    }
    QVERIFY(std::abs(sum - 1) < 1e-9);
    QVERIFY(PackOpenings().probabilities({"to"}).empty());
}

void TestPackExtras::linksKeepShares()
{
    PackCorpus corpus = smallCorpus();
    corpus.answers = {6, 7};
    corpus.votes = {3, 1};
    PackItem item;
    item.kind = PackItemKind::Pair;
    item.tokenEnd = 1;
    item.answerEnd = 2;
    corpus.tokens = {0};
    corpus.items = {item};
    const std::string bytes = PackLinks::collect(corpus, 1);
    PackLinks links;
    QVERIFY(links.open(bytes, 6, 3));
    std::vector<std::pair<std::size_t, double>> found;
    links.of(0, [&](std::size_t row, double share) { found.emplace_back(row, share); });
    QCOMPARE(found.size(), 2U);
    QCOMPARE(found[0].first, 0U);
    QVERIFY(std::abs(found[0].second - 0.75) < 0.01);
    QVERIFY(std::abs(found[1].second - 0.25) < 0.01);
    int none = 0;
    links.of(1, [&](std::size_t, double) { ++none; });
    links.of(99, [&](std::size_t, double) { ++none; });
    QCOMPARE(none, 0);
}

void TestPackExtras::linksRefuseDamage()
{
    PackCorpus corpus = smallCorpus();
    add(corpus, PackItemKind::Pair, 0, {0}, {6});
    const std::string bytes = PackLinks::collect(corpus, 1);
    PackLinks links;
    QVERIFY(links.open(bytes, 6, 3));
    QVERIFY(!links.open(bytes.substr(0, bytes.size() - 1), 6, 3));
    QVERIFY(!links.open(bytes, 7, 3));
    QVERIFY(!links.open({}, 6, 3));
    std::string beyond = bytes;
    beyond[7 * 4] = 9; // the row of a word that is not there
    QVERIFY(!links.open(beyond, 6, 3));
    std::string falling = bytes;
    falling[4] = 77; // begins behind the end
    QVERIFY(!links.open(falling, 6, 3));
}

QTEST_GUILESS_MAIN(TestPackExtras)
#include "TestPackExtras.moc"
