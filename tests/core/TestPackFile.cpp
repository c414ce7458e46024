#include "base/Checksum.h"
#include "base/Error.h"
#include "base/Random.h"
#include "pack/Pack.h"
#include "pack/PackFormat.h"
#include "pack/PackKernel.h"
#include "pack/PackTrainer.h"
#include "pack/PackWriter.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <cstring>

using namespace crossgloss;

class TestPackFile : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void quantisationKeepsDirections();
    void scoresRowsAsFloatsDo();
    void readsWhatWasWritten();
    void encodesAsTrained();
    void unknownWords();
    void stemsOfOneHashStayApart();
    void damagedFiles();
    void forgedFiles();
    void newerVersion();

private:
    QTemporaryDir m_folder;
    PackCorpus m_corpus;
    PackParameters<float> m_parameters;
    PackGrams m_grams;
    QByteArray m_bytes;
    std::filesystem::path path(const char* name) const { return m_folder.filePath(name).toStdString(); }
};

void TestPackFile::initTestCase()
{
    PackLanguage en;
    en.code = "en";
    for (int i = 0; i < 60; ++i) {
        en.units.push_back("word" + std::string(1, static_cast<char>('a' + i / 26)) +
                           std::string(1, static_cast<char>('a' + i % 26)));
    }
    en.targets = 50;
    PackLanguage de = en;
    de.code = "de";
    for (std::string& unit : de.units) {
        unit = "wort" + unit.substr(4);
    }
    for (PackLanguage* language : {&en, &de}) {
        language->shown.assign(language->units.begin(), language->units.begin() + 50);
        language->pos.assign(50, 2);
    }
    de.shown[3][0] = 'W';
    m_corpus.languages = {en, de};
    m_corpus.number();
    for (std::uint32_t unit = 0; unit < 60; ++unit) {
        PackItem item;
        item.tokenBegin = static_cast<std::uint32_t>(m_corpus.tokens.size());
        m_corpus.tokens.push_back(unit);
        item.tokenEnd = item.tokenBegin + 1;
        m_corpus.items.push_back(item);
    }
    PackModelOptions options;
    options.dimension = 64;
    options.heads = 4;
    options.hidden = 24;
    options.subwords.buckets = 512;
    m_parameters.resize(options, m_corpus.units());
    Random random(5);
    for (auto* array : {&m_parameters.words, &m_parameters.grams, &m_parameters.salience, &m_parameters.position,
                        &m_parameters.w1, &m_parameters.w2}) {
        for (float& value : *array) {
            value = 0.3F * static_cast<float>(normal(random));
        }
    }
    m_parameters.scale = 12;
    m_grams = PackGrams::of(m_corpus, options.subwords);
    PackWriteOptions writing;
    writing.describes = 10;
    writing.prior = 0.5;
    writePack(m_parameters, m_grams, m_corpus, R"({"licence":"test"})", path("a.pack"), writing);
    QFile file(m_folder.filePath("a.pack"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    m_bytes = file.readAll();
}

void TestPackFile::quantisationKeepsDirections()
{
    Random random(1);
    double worst = 1;
    for (int trial = 0; trial < 200; ++trial) {
        std::vector<float> values(160);
        for (float& value : values) {
            value = static_cast<float>(normal(random));
        }
        std::vector<std::uint8_t> codes(80);
        const float scale = packQuantise(values.data(), 160, codes.data());
        std::vector<float> back(160);
        packDequantise({codes.data(), &scale, 1, 160}, 0, back.data());
        double dot = 0;
        double a = 0;
        double b = 0;
        for (std::size_t i = 0; i < 160; ++i) {
            dot += static_cast<double>(values[i]) * static_cast<double>(back[i]);
            a += static_cast<double>(values[i]) * static_cast<double>(values[i]);
            b += static_cast<double>(back[i]) * static_cast<double>(back[i]);
        }
        worst = std::min(worst, dot / std::sqrt(a * b));
    }
    // Four bits on Gaussian values: about 1.2 % of the energy is lost, so the cosine stays above .985.
    QVERIFY2(worst > 0.985, qPrintable(QString::number(worst)));
    const std::vector<float> zero(160, 0.0F);
    std::vector<std::uint8_t> codes(80);
    QCOMPARE(packQuantise(zero.data(), 160, codes.data()), 0.0F);
}

void TestPackFile::scoresRowsAsFloatsDo()
{
    Random random(2);
    constexpr std::size_t Rows = 37;
    constexpr std::size_t D = 50;
    std::vector<std::uint8_t> codes(Rows * D / 2);
    for (std::uint8_t& code : codes) {
        code = static_cast<std::uint8_t>(uniformBelow(random, 256));
    }
    std::vector<float> scales(Rows);
    for (float& scale : scales) {
        scale = static_cast<float>(uniform(random));
    }
    std::vector<float> query(D);
    for (float& value : query) {
        value = static_cast<float>(normal(random));
    }
    const PackRows rows{codes.data(), scales.data(), Rows, D};
    std::vector<float> out(Rows - 5);
    packScoreRows(rows, packQuery(query.data(), D), 5, Rows, out.data());
    for (std::size_t row = 5; row < Rows; ++row) {
        std::vector<float> values(D);
        packDequantise(rows, row, values.data());
        double expected = 0;
        for (std::size_t i = 0; i < D; ++i) {
            expected += static_cast<double>(values[i]) * static_cast<double>(query[i]);
        }
        QVERIFY(std::abs(expected - static_cast<double>(out[row - 5])) < 5e-3);
    }
}

void TestPackFile::readsWhatWasWritten()
{
    const auto pack = Pack::open(path("a.pack"));
    QCOMPARE(pack->card(), std::string(R"({"licence":"test"})"));
    QCOMPARE(pack->dimension(), std::size_t{64});
    QCOMPARE(pack->answerLanguages(), (std::vector<std::string>{"en", "de"}));
    QCOMPARE(pack->descriptionLanguages(), (std::vector<std::string>{"en"}));
    QCOMPARE(pack->vocabularySize("de"), std::size_t{50});
    QCOMPARE(pack->word("de", 3), std::string_view("Wortad"));
    QCOMPARE(pack->find("de", "Wortad"), std::optional<std::size_t>(3));
    QCOMPARE(pack->find("de", "wortad"), std::optional<std::size_t>(3));
    QVERIFY(!pack->find("en", "wordcc").has_value());
    QVERIFY(!pack->find("en", pack->word("de", 0)).has_value());
    QCOMPARE(pack->partsOfSpeech("en", 0), 2U);
    QVERIFY_THROWS_EXCEPTION(Error, pack->word("en", 50));
    QVERIFY_THROWS_EXCEPTION(Error, pack->vocabularySize("xx"));
    QVERIFY_THROWS_EXCEPTION(Error, pack->encode("wortaa", "de"));
}

void TestPackFile::encodesAsTrained()
{
    const auto pack = Pack::open(path("a.pack"));
    const std::vector<std::string> words = {"wordab", "wordcd", "wordaz", "wordab"};
    std::vector<std::uint32_t> units;
    for (const std::string& word : words) {
        units.push_back(m_corpus.languages[0].index.at(word));
    }
    std::vector<float> expected(64);
    QVERIFY(packEncode<float>(m_parameters, m_grams, units, expected.data()));
    const Encoding encoding = pack->encode("wordab wordcd, wordaz WORDAB!", "en");
    QCOMPARE(encoding.vector.size(), std::size_t{64});
    double cosine = 0;
    for (std::size_t i = 0; i < 64; ++i) {
        cosine += static_cast<double>(expected[i]) * static_cast<double>(encoding.vector[i]);
    }
    QVERIFY2(cosine > 0.985, qPrintable(QString::number(cosine)));
    double sum = 0;
    for (const EncodedToken& token : encoding.tokens) {
        QVERIFY(token.known);
        sum += token.weight;
    }
    QVERIFY(std::abs(sum - 1) < 1e-5);

    // score() is scale · cos + prior, and finds the target that the float model finds.
    std::vector<float> scores(50);
    pack->score(encoding, "de", scores);
    std::vector<float> vector(64);
    pack->targetVector("de", 7, vector);
    double dot = 0;
    for (std::size_t i = 0; i < 64; ++i) {
        dot += static_cast<double>(vector[i]) * static_cast<double>(encoding.vector[i]);
    }
    QVERIFY(std::abs(static_cast<double>(scores[7]) - (12 * dot - 0.5 * std::log(27.0))) < 1e-2);
    std::vector<float> tooShort(10);
    QVERIFY_THROWS_EXCEPTION(Error, pack->score(encoding, "de", tooShort));
}

void TestPackFile::unknownWords()
{
    const auto pack = Pack::open(path("a.pack"));
    // Known, known by its letters only, and not at all.
    const Encoding encoding = pack->encodeTokens(std::vector<std::string>{"wordau", "wordling", ""}, "en");
    QVERIFY(encoding.tokens[0].known);
    QVERIFY(encoding.tokens[1].known);
    QVERIFY(!encoding.tokens[2].known);
    QCOMPARE(encoding.tokens[2].weight, 0.0);
    QVERIFY(pack->encode(" . ", "en").vector.empty());
    std::vector<float> scores(50);
    pack->score(pack->encode("", "en"), "en", scores);
    QVERIFY(scores[0] > scores[49]); // nothing said: the prior alone
}

void TestPackFile::stemsOfOneHashStayApart()
{
    // Two words, stems of their own, that share those bits of the hash by which stems are found.
    PackCorpus corpus = m_corpus;
    corpus.languages[0].units[40] = "zaapzmto";
    writePack(m_parameters, m_grams, corpus, "{}", path("stems.pack"), {});
    const auto pack = Pack::open(path("stems.pack"));
    QCOMPARE(pack->findStem("en", "zaapzmto"), std::optional<std::size_t>(40));
    QVERIFY(!pack->findStem("en", "zazogtmo"));
}

void TestPackFile::damagedFiles()
{
    const auto refuses = [&](const QByteArray& bytes) {
        QFile file(m_folder.filePath("b.pack"));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) {
            return false;
        }
        file.close();
        try {
            Pack::open(path("b.pack"));
        } catch (const Error& error) {
            return error.file() == path("b.pack").string();
        }
        return false;
    };
    QVERIFY(refuses({}));
    QVERIFY(refuses("no pack at all, but long enough to hold a header if it were one, which it is not"));
    for (const qsizetype length : {1, 63, 64, 65, 500, int(m_bytes.size() / 2), int(m_bytes.size() - 1)}) {
        QVERIFY2(refuses(m_bytes.left(length)), qPrintable(QString::number(length)));
    }
    QVERIFY(refuses(m_bytes + "x"));
    Random random(9);
    for (int trial = 0; trial < 200; ++trial) {
        QByteArray broken = m_bytes;
        const auto at = static_cast<qsizetype>(uniformBelow(random, static_cast<std::uint64_t>(broken.size())));
        // The last eight bytes of the header are reserved and not covered by the checksum.
        if (at >= 56 && at < 64) {
            continue;
        }
        broken[at] = static_cast<char>(broken[at] ^ (1 << uniformBelow(random, 8)));
        QVERIFY2(refuses(broken), qPrintable(QString::number(at)));
    }
}

// Damage with a right checksum: made on purpose, not by a bad disk. Nothing may be read outside of the file.
void TestPackFile::forgedFiles()
{
    Random random(11);
    const std::size_t table = sizeof(PackHeader) + 16 * sizeof(PackSection);
    int opened = 0;
    for (int trial = 0; trial < 300; ++trial) {
        QByteArray forged = m_bytes;
        for (int change = 0; change < 1 + trial % 3; ++change) {
            // Mostly in the section table and the shape, where sizes stand.
            const std::uint64_t end = trial % 4 == 0 ? static_cast<std::uint64_t>(forged.size()) : table + 1200;
            const auto at = static_cast<qsizetype>(64 + uniformBelow(random, end - 64));
            forged[at] = static_cast<char>(trial % 2 == 0 ? '0' + static_cast<char>(uniformBelow(random, 10))
                                                          : static_cast<char>(uniformBelow(random, 256)));
        }
        const std::string sum = checksum(forged.constData() + 64, static_cast<std::size_t>(forged.size() - 64));
        std::memcpy(forged.data() + 24, sum.data(), sum.size());
        QFile file(m_folder.filePath("c.pack"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(forged);
        file.close();
        try {
            const auto pack = Pack::open(path("c.pack"));
            ++opened;
            for (const std::string& language : pack->answerLanguages()) {
                std::vector<float> scores(pack->vocabularySize(language));
                const auto from = pack->descriptionLanguages();
                const Encoding encoding =
                    from.empty() ? Encoding{} : pack->encode("wordab wordzz wordau", from.front());
                pack->score(encoding, language, scores);
                for (std::size_t row = 0; row < scores.size(); ++row) {
                    QVERIFY(pack->word(language, row).size() < 256);
                }
            }
        } catch (const Error&) {
        }
    }
    QVERIFY(opened > 0); // harmless changes open; the others end in an Error, never in a crash
}

void TestPackFile::newerVersion()
{
    QByteArray newer = m_bytes;
    newer[8] = 9;
    QFile file(m_folder.filePath("d.pack"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(newer);
    file.close();
    try {
        Pack::open(path("d.pack"));
        QFAIL("a newer pack was opened");
    } catch (const Error& error) {
        QVERIFY(std::string(error.what()).find("version 9") != std::string::npos);
    }
}

QTEST_GUILESS_MAIN(TestPackFile)
#include "TestPackFile.moc"
