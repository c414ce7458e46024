#include "base/Error.h"
#include "base/Random.h"
#include "composition/PhraseExtraction.h"
#include "resources/PhraseTable.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <set>

using namespace crossgloss;

/// Word alignment of a planted corpus, its symmetrisation, phrase extraction on the published example, and phrase tables.
class TestPhrases : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void alignerFindsPlantedLinks_data();
    void alignerFindsPlantedLinks();
    void placesNeedNoCache();
    void directionsAgree();
    void emptyAndLongPairsHaveNoLinks();
    void growsByHand();
    void phrasesOfThePublishedExample();
    void unalignedEdgesBelongOrNot();
    void extractsProbabilities();
    void tablesComeBack();
    void tablesOfOthersAreRead();
};

namespace {

constexpr std::size_t words = 40;

/// Word w of one language is word w of the other; neighbours change places now and then, so that a diagonal alone does
/// not find all links.
struct Planted {
    TextIds first;
    TextIds second;
    std::vector<WordLinks> links;
};

Planted planted(std::size_t sentences, std::uint64_t seed)
{
    Random random(seed);
    Planted result;
    for (std::size_t i = 0; i < sentences; ++i) {
        const std::size_t length = 3 + uniformBelow(random, 8);
        std::vector<std::uint32_t> first;
        while (first.size() < length) {
            const auto word = static_cast<std::uint32_t>(uniformBelow(random, words));
            if (std::ranges::count(first, word) == 0) {
                first.push_back(word);
            }
        }
        std::vector<std::uint32_t> order(length);
        for (std::uint32_t j = 0; j < length; ++j) {
            order[j] = j;
        }
        for (std::size_t j = 0; j + 1 < length; ++j) {
            if (uniform(random) < 0.2) {
                std::swap(order[j], order[j + 1]);
            }
        }
        WordLinks links;
        for (std::uint32_t j = 0; j < length; ++j) {
            result.second.ids.push_back(first[order[j]]);
            links.emplace_back(order[j], j);
        }
        std::ranges::sort(links);
        result.links.push_back(links);
        result.first.ids.insert(result.first.ids.end(), first.begin(), first.end());
        result.first.start.push_back(result.first.ids.size());
        result.second.start.push_back(result.second.ids.size());
    }
    return result;
}

WordAlignerOptions twoThreads()
{
    WordAlignerOptions options;
    options.threads = 2;
    return options;
}

void write(const std::filesystem::path& path, const std::string& text)
{
    std::ofstream(path, std::ios::binary) << text;
}

} // namespace

void TestPhrases::alignerFindsPlantedLinks_data()
{
    QTest::addColumn<double>("concentration");
    QTest::newRow("variational Bayes") << 0.01;
    QTest::newRow("maximum likelihood") << 0.0;
}

void TestPhrases::alignerFindsPlantedLinks()
{
    QFETCH(double, concentration);
    const Planted corpus = planted(400, 1);
    WordAlignerOptions options = twoThreads();
    options.concentration = concentration;
    NullProgress progress;
    const WordAlignment found = alignWords(corpus.first, words, corpus.second, words, options, progress);
    QVERIFY2(alignmentErrorRate(found.links, corpus.links) < 0.01,
             qPrintable(QString::number(alignmentErrorRate(found.links, corpus.links))));
    QVERIFY(found.translations.of(3, 3) > 0.8F);
    QVERIFY(found.translations.of(3, 4) < 0.1F);
    for (std::size_t i = 1; i < found.perplexities.size() && concentration == 0.0; ++i) {
        QVERIFY(found.perplexities[i] < found.perplexities[i - 1]);
    }
    QVERIFY(found.tension > 4.0);       // the planted order is nearly the same in both languages
    QCOMPARE(alignWords(corpus.first, words, corpus.second, words, options, progress).links, found.links);
    // Other threads add up in another order: a link that hangs on the last bits may change.
    options.threads = 1;
    const WordAlignment alone = alignWords(corpus.first, words, corpus.second, words, options, progress);
    QVERIFY(alignmentErrorRate(alone.links, found.links) < 0.01);
}

void TestPhrases::placesNeedNoCache()
{
    const Planted corpus = planted(100, 1);
    WordAlignerOptions options = twoThreads();
    NullProgress progress;
    const WordAlignment cached = alignWords(corpus.first, words, corpus.second, words, options, progress);
    options.cacheBytes = 0;
    QCOMPARE(alignWords(corpus.first, words, corpus.second, words, options, progress).links, cached.links);
}

void TestPhrases::directionsAgree()
{
    const Planted corpus = planted(400, 2);
    NullProgress progress;
    const WordAlignment forward = alignWords(corpus.first, words, corpus.second, words, twoThreads(), progress);
    WordAlignment backward = alignWords(corpus.second, words, corpus.first, words, twoThreads(), progress);
    for (WordLinks& links : backward.links) {
        for (auto& [i, j] : links) {
            std::swap(i, j);
        }
        std::ranges::sort(links);
    }
    QVERIFY(alignmentErrorRate(forward.links, backward.links) < 0.02);
}

void TestPhrases::emptyAndLongPairsHaveNoLinks()
{
    Planted corpus = planted(20, 2);
    corpus.first.start.push_back(corpus.first.ids.size());
    corpus.second.ids.push_back(1);
    corpus.second.start.push_back(corpus.second.ids.size());
    corpus.first.ids.insert(corpus.first.ids.end(), 5000, 2);
    corpus.first.start.push_back(corpus.first.ids.size());
    corpus.second.ids.insert(corpus.second.ids.end(), 5000, 2);
    corpus.second.start.push_back(corpus.second.ids.size());
    NullProgress progress;
    const WordAlignment found = alignWords(corpus.first, words, corpus.second, words, twoThreads(), progress);
    QCOMPARE(found.links.size(), std::size_t{22});
    QVERIFY(found.links[20].empty() && found.links[21].empty() && !found.links[0].empty());
    TextIds shorter;
    QVERIFY_THROWS_EXCEPTION(Error, alignWords(shorter, words, corpus.second, words, twoThreads(), progress));
}

void TestPhrases::growsByHand()
{
    // Both agree on (0,0) and (3,3). (1,1) touches the first and is of one direction; (2,2) follows from it. (5,5) touches
    // nothing, but neither word is aligned; (5,4) comes too late for word 5.
    const WordLinks forward{{0, 0}, {1, 1}, {3, 3}, {5, 5}};
    const WordLinks backward{{0, 0}, {2, 2}, {3, 3}, {5, 4}};
    const WordLinks expected{{0, 0}, {1, 1}, {2, 2}, {3, 3}, {5, 5}};
    QCOMPARE(growDiagFinalAnd(forward, backward, 6, 6), expected);
    QCOMPARE(growDiagFinalAnd({}, {}, 2, 2), WordLinks{});
}

void TestPhrases::phrasesOfThePublishedExample()
{
    // "michael assumes that he will stay in the house" / "michael geht davon aus , dass er im haus bleibt" (Koehn 2010,
    // chapter 5): 24 consistent pairs, the comma being unaligned.
    const WordLinks links{{0, 0}, {1, 1}, {1, 2}, {1, 3}, {2, 5}, {3, 6}, {4, 9}, {5, 9}, {6, 7}, {7, 7}, {8, 8}};
    const std::vector<PhraseSpan> found = consistentPhrases(links, 9, 10, 10);
    const std::set<PhraseSpan> spans(found.begin(), found.end());
    QCOMPARE(spans.size(), found.size());
    QCOMPARE(found.size(), std::size_t{24});
    const auto has = [&](const PhraseSpan& span) { return spans.count(span) == 1; };
    QVERIFY(has({0, 1, 0, 1}));         // michael
    QVERIFY(has({1, 2, 1, 4}));         // assumes / geht davon aus
    QVERIFY(has({1, 2, 1, 5}));         // … with the comma
    QVERIFY(has({2, 3, 5, 6}));         // that / dass
    QVERIFY(has({2, 3, 4, 6}));         // that / , dass
    QVERIFY(has({4, 6, 9, 10}));        // will stay / bleibt
    QVERIFY(has({6, 8, 7, 8}));         // in the / im
    QVERIFY(has({4, 9, 7, 10}));        // will stay in the house / im haus bleibt
    QVERIFY(has({0, 9, 0, 10}));        // all of it
    QVERIFY(!has({4, 5, 9, 10}));       // will alone is not consistent
    // A limit leaves the short ones.
    for (const PhraseSpan& span : consistentPhrases(links, 9, 10, 3)) {
        QVERIFY(span.firstEnd - span.firstBegin <= 3 && span.secondEnd - span.secondBegin <= 3);
    }
}

void TestPhrases::unalignedEdgesBelongOrNot()
{
    const std::vector<PhraseSpan> expected{{0, 1, 0, 2}, {0, 1, 0, 3}, {0, 1, 1, 2}, {0, 1, 1, 3}};
    QCOMPARE(consistentPhrases({{0, 1}}, 1, 3, 7), expected);
    QVERIFY(consistentPhrases({}, 3, 3, 7).empty());
}

void TestPhrases::extractsProbabilities()
{
    const Planted corpus = planted(300, 3);
    SentenceCorpus text{"en", "es", {}, {}, 0};
    for (std::size_t i = 0; i < corpus.links.size(); ++i) {
        std::string first, second;
        for (const std::uint32_t id : corpus.first.sentence(i)) {
            first += "a" + std::to_string(id) + " ";
        }
        for (const std::uint32_t id : corpus.second.sentence(i)) {
            second += "b" + std::to_string(id) + " ";
        }
        text.first.push_back(first);
        text.second.push_back(second);
    }
    PhraseExtractionOptions options;
    options.threads = 2;
    NullProgress progress;
    const ExtractedPhrases found = extractPhrases(text, options, progress);
    QVERIFY(found.disagreement < 0.05);
    std::map<std::string, double> sums;
    for (const PhrasePair& pair : found.pairs) {
        sums[pair.first] += pair.secondGivenFirst;
        QVERIFY(pair.firstGivenSecond > 0.0 && pair.firstGivenSecond <= 1.0 && pair.count > 0);
        if (pair.first == "a7" && pair.second == "b7") {
            QVERIFY(pair.secondGivenFirst > 0.8 && pair.lexicalSecond > 0.8);
        }
    }
    for (const auto& [phrase, sum] : sums) {
        QVERIFY(std::abs(sum - 1.0) < 1e-9);
    }
    options.minimumCount = 3;
    const ExtractedPhrases frequent = extractPhrases(text, options, progress);
    QVERIFY(frequent.pairs.size() < found.pairs.size());
    QVERIFY(std::ranges::all_of(frequent.pairs, [](const PhrasePair& pair) { return pair.count >= 3; }));
    text.secondLanguage = "en";
    QVERIFY_THROWS_EXCEPTION(Error, extractPhrases(text, options, progress));
}

void TestPhrases::tablesComeBack()
{
    QTemporaryDir folder;
    const std::filesystem::path path = folder.filePath("table").toStdString();
    const std::vector<PhrasePair> pairs{{"the house", "la casa", 0.5, 0.25, 0.1, 0.2, 7}, {"x", "y", 1, 1, 1, 1, 1}};
    NullProgress progress;
    writePhraseTable(pairs, path, progress);
    std::vector<PhrasePair> read;
    ReadReport report;
    readPhraseTable(path, progress, report, [&](PhrasePair&& pair) { read.push_back(std::move(pair)); });
    QCOMPARE(read.size(), std::size_t{2});
    QCOMPARE(read[0].second, std::string("la casa"));
    QCOMPARE(read[0].firstGivenSecond, 0.5);
    QCOMPARE(read[0].secondGivenFirst, 0.25);
    QCOMPARE(read[0].lexicalSecond, 0.2);
    QCOMPARE(read[0].count, std::uint64_t{7});
}

void TestPhrases::tablesOfOthersAreRead()
{
    QTemporaryDir folder;
    const std::filesystem::path path = folder.filePath("table").toStdString();
    NullProgress progress;
    std::vector<PhrasePair> read;
    const auto sink = [&](PhrasePair&& pair) { read.push_back(std::move(pair)); };
    ReadReport report;
    write(path, "a ||| b ||| 0.1 0.2 0.3 0.4 ||| 0-0 ||| 1 2 3 ||| |||\nonly ||| \nno bars\nx ||| y\n"
                "q ||| r ||| zero ||| |||\np ||| s ||| 1 1 1 1 ||| ||| 1 1 -5\n");
    readPhraseTable(path, progress, report, sink);
    QCOMPARE(read.size(), std::size_t{3});
    QCOMPARE(read[0].secondGivenFirst, 0.3);
    QCOMPARE(read[0].count, std::uint64_t{3});
    QCOMPARE(read[2].count, std::uint64_t{0});
    QCOMPARE(report.skipped, std::uint64_t{3});
    read.clear();
    write(path, "la casa\tthe house\t0.7\nwrong\na\tb\tx\n\tb\nc\td\r\n");
    readPhraseTable(path, progress, report, sink);
    QCOMPARE(read.size(), std::size_t{2});
    QCOMPARE(read[0].secondGivenFirst, 0.7);
    QCOMPARE(read[1].second, std::string("d"));
    write(path, "\n\n");
    QVERIFY_THROWS_EXCEPTION(Error, readPhraseTable(path, progress, report, sink));
}

QTEST_GUILESS_MAIN(TestPhrases)
#include "TestPhrases.moc"
