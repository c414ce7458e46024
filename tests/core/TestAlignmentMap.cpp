#include "AlignmentFixture.h"

#include "alignment/AlignmentMap.h"
#include "alignment/MapExport.h"
#include "base/Checksum.h"
#include "base/Error.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cstring>
#include <functional>

using namespace crossgloss;
using namespace crossgloss::test;

class TestAlignmentMap : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void mapsRowsAlike();
    void mapsWordsAndEntries();
    void mapsUnknownWordsBySubwords();
    void refusesOtherSpaces();
    void comesBackFromItsFile();
    void sameMapSameFile();
    void refusesCutFiles();
    void refusesDamagedFiles();
    void refusesForgedFiles_data();
    void refusesForgedFiles();
    void refusesOtherFiles();
    void exportsWhatItMaps();
    void inducesADictionary();
    void inducesMutualPairs();

private:
    QTemporaryDir m_folder;
    std::filesystem::path path(const char* name) const { return m_folder.filePath(name).toStdString(); }
};

namespace {

struct Learned {
    EmbeddingSpace source;
    EmbeddingSpace target;
    AlignmentMap map;

    explicit Learned(AlignmentMethod method = AlignmentMethod::Cca, std::size_t words = 300)
    {
        const DenseMatrix x = wordLike(words, 12, 1);
        source = spaceOf(x, "s");
        target = spaceOf(product(x, rotation(12, 2)), "t");
        AlignOptions options;
        options.method = method;
        options.threads = 2;
        map = learn(source, target, diagonalPairs(words / 2), options);
        map.source.name = "source.vec";
        map.source.language = "en";
        map.target.name = "target.vec";
        map.target.language = "fr";
    }
};

QByteArray contentOf(const std::filesystem::path& path)
{
    QFile file(QString::fromStdString(path.string()));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void writeContent(const std::filesystem::path& path, const QByteArray& content)
{
    QFile file(QString::fromStdString(path.string()));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
}

QString problemOf(const std::filesystem::path& path)
{
    try {
        readMap(path);
    } catch (const Error& error) {
        return QString::fromUtf8(error.what());
    }
    return {};
}

/// A file with text and values of one's own choice and a header that fits them: what only an ill will makes.
QByteArray forged(nlohmann::json text, const std::vector<float>& values, const std::string& raw = {})
{
    std::string json = raw.empty() ? text.dump() : raw;
    json.resize((json.size() + 7) / 8 * 8, ' ');
    std::string content = json;
    content.append(reinterpret_cast<const char*>(values.data()), values.size() * sizeof(float));
    QByteArray file("XGALIGN\n");
    const auto number = [&](auto value) { file.append(reinterpret_cast<const char*>(&value), sizeof value); };
    number(std::uint32_t{0x01020304});
    number(std::uint32_t{1});
    number(static_cast<std::uint64_t>(json.size()));
    number(static_cast<std::uint64_t>(values.size()));
    file.append(QByteArray::fromStdString(checksum(content.data(), content.size())));
    file.append(QByteArray::fromStdString(content));
    return file;
}

/// A map of two spaces of one dimension.
nlohmann::json smallText()
{
    const nlohmann::json side = {
        {"dimension", 1}, {"normalisation", {"unit", "centre"}}, {"checksum", "c"}, {"name", "n"}, {"language", ""}};
    return {{"method", "procrustes"}, {"seed", 1}, {"beta", 0.5}, {"details", nlohmann::json::object()}, {"shared", 1},
            {"source", side},         {"target", side}};
}

} // namespace

void TestAlignmentMap::mapsRowsAlike()
{
    const Learned learned;
    for (const MapSide side : {MapSide::Source, MapSide::Target}) {
        const EmbeddingSpace& space = side == MapSide::Source ? learned.source : learned.target;
        const std::size_t shared = learned.map.side(side).shared;
        const std::vector<float> all = mapped(learned.map, side, space);
        QCOMPARE(all.size(), space.size() * shared);
        QVERIFY(largestDifference(learned.map.applyRows(side, space.data(), space.size(), 3), all) < 1e-6);
        std::vector<float> some(17 * shared);
        learned.map.mapRows(side, space, 100, 117, some.data());
        QVERIFY(largestDifference(some, {all.begin() + static_cast<std::ptrdiff_t>(100 * shared),
                                         all.begin() + static_cast<std::ptrdiff_t>(117 * shared)})
                < 1e-6);
        for (std::size_t row = 0; row < space.size(); ++row) {
            double squares = 0.0;
            for (std::size_t i = 0; i < shared; ++i) {
                squares += double(all[row * shared + i]) * double(all[row * shared + i]);
            }
            QVERIFY(std::abs(squares - 1.0) < 1e-5);
        }
    }
    QVERIFY(learned.map.applyRows(MapSide::Source, nullptr, 0, 2).empty());
}

void TestAlignmentMap::mapsWordsAndEntries()
{
    const Learned learned;
    const std::size_t shared = learned.map.source.shared;
    const std::vector<float> all = mapped(learned.map, MapSide::Source, learned.source);
    const auto row = [&](std::size_t index) {
        return std::vector<float>(all.begin() + static_cast<std::ptrdiff_t>(index * shared),
                                  all.begin() + static_cast<std::ptrdiff_t>((index + 1) * shared));
    };
    std::vector<float> out(shared);
    QVERIFY(learned.map.vectorOf(MapSide::Source, learned.source, "s7", out));
    QVERIFY(largestDifference(out, row(7)) < 1e-5);
    QVERIFY(learned.map.vectorOf(MapSide::Source, learned.source, "S7", out));     // in lower case
    QVERIFY(largestDifference(out, row(7)) < 1e-5);

    // An entry of several words: the mean of their normalised vectors, unknown ones left out.
    std::vector<float> rows(2 * 12);
    std::ranges::copy(learned.source.vector(3), rows.begin());
    std::ranges::copy(learned.source.vector(4), rows.begin() + 12);
    learned.map.source.normalisation.apply(rows.data(), 2, 12);
    std::vector<double> expected(shared);
    double squares = 0.0;
    for (std::size_t i = 0; i < shared; ++i) {
        for (std::size_t d = 0; d < 12; ++d) {
            expected[i] += (double(rows[d]) + double(rows[12 + d])) * double(learned.map.source.matrix[d * shared + i]);
        }
        squares += expected[i] * expected[i];
    }
    for (double& value : expected) {
        value /= std::sqrt(squares);
    }
    for (const char* entry : {"s3 s4", "S3-s4", "s4, unheard s3"}) {
        QVERIFY(learned.map.vectorOf(MapSide::Source, learned.source, entry, out));
        QVERIFY(largestDifference(std::vector<double>(out.begin(), out.end()), expected) < 1e-5);
    }
    QVERIFY(!learned.map.vectorOf(MapSide::Source, learned.source, "unheard", out));
    QVERIFY(!learned.map.vectorOf(MapSide::Source, learned.source, "unheard of", out));
    QVERIFY(!learned.map.vectorOf(MapSide::Source, learned.source, "", out));
    QVERIFY(!learned.map.vectorOf(MapSide::Source, learned.source, " ... ", out));
}

void TestAlignmentMap::mapsUnknownWordsBySubwords()
{
    NullProgress progress;
    ReadReport report;
    const EmbeddingSpace space =
        readVectors(CROSSGLOSS_TEST_DATA "/vectors/tiny.fasttext.bin", {}, progress, report);
    QVERIFY(space.hasSubwords());
    AlignOptions options;
    options.normalisation = {NormalisationStep::Unit};
    const AlignmentMap map = learn(space, space, diagonalPairs(3), options);
    std::vector<float> known(map.source.shared);
    std::vector<float> unseen(map.source.shared);
    const std::string word(space.word(1));
    QVERIFY(!space.find(word + word));
    QVERIFY(map.vectorOf(MapSide::Source, space, word + word, unseen));
    std::vector<float> raw(space.dimension());
    QVERIFY(space.vectorOf(word + word, raw));
    QVERIFY(largestDifference(map.applyRows(MapSide::Source, raw.data(), 1, 1), unseen) < 1e-6);
}

void TestAlignmentMap::refusesOtherSpaces()
{
    const Learned learned;
    NullProgress progress;
    requireSpace(learned.map.source, learned.source);
    // One value of one vector is another.
    std::vector<std::string> words;
    for (std::size_t row = 0; row < learned.source.size(); ++row) {
        words.emplace_back(learned.source.word(row));
    }
    std::vector<float> values(learned.source.data(), learned.source.data() + learned.source.size() * 12);
    values.back() += 1.0f;
    const EmbeddingSpace touched(words, values, 12);
    const EmbeddingSpace narrow = spaceOf(gaussian(300, 11, 3), "s");
    for (const EmbeddingSpace& other : {touched, narrow, learned.target, EmbeddingSpace()}) {
        QVERIFY_EXCEPTION_THROWN(learned.map.apply(MapSide::Source, other, 1, progress), Error);
        QVERIFY_EXCEPTION_THROWN(exportMapped(learned.map, MapSide::Source, other, path("no.vec"), 1, progress), Error);
        QVERIFY_EXCEPTION_THROWN(induceDictionary(learned.map, other, learned.target, {}, path("no.tsv"), progress),
                                 Error);
    }
    QVERIFY(!std::filesystem::exists(path("no.vec")) && !std::filesystem::exists(path("no.tsv")));
    try {
        requireSpace(learned.map.source, touched);
        QFAIL("another space was taken");
    } catch (const Error& error) {
        const QString text = QString::fromUtf8(error.what());
        QVERIFY(text.contains(QString::fromStdString(touched.checksum())));
        QVERIFY(text.contains(QString::fromStdString(learned.source.checksum())));
        QVERIFY(text.contains(QStringLiteral("source.vec")));
        QVERIFY(!error.advice().empty());
    }
    try {
        requireSpace(learned.map.source, narrow);
        QFAIL("a space of other dimensions was taken");
    } catch (const Error& error) {
        QVERIFY(QString::fromUtf8(error.what()).contains(QStringLiteral("11")));
    }
}

void TestAlignmentMap::comesBackFromItsFile()
{
    const Learned learned;
    writeMap(learned.map, path("map"));
    const AlignmentMap read = readMap(path("map"));
    QCOMPARE(read.method, learned.map.method);
    QCOMPARE(read.seed, learned.map.seed);
    QCOMPARE(read.beta, learned.map.beta);
    QVERIFY(read.details == learned.map.details);
    for (const MapSide side : {MapSide::Source, MapSide::Target}) {
        QCOMPARE(read.side(side).matrix, learned.map.side(side).matrix);
        QCOMPARE(read.side(side).shared, learned.map.side(side).shared);
        QCOMPARE(read.side(side).dimension, learned.map.side(side).dimension);
        QCOMPARE(read.side(side).checksum, learned.map.side(side).checksum);
        QCOMPARE(read.side(side).name, learned.map.side(side).name);
        QCOMPARE(read.side(side).language, learned.map.side(side).language);
        QVERIFY(read.side(side).normalisation.steps() == learned.map.side(side).normalisation.steps());
        QCOMPARE(read.side(side).normalisation.means(), learned.map.side(side).normalisation.means());
    }
    QCOMPARE(mapped(read, MapSide::Target, learned.target), mapped(learned.map, MapSide::Target, learned.target));
    // Names are whatever bytes a file system has.
    AlignmentMap odd = learned.map;
    odd.source.name = "caf\xe9.vec";
    writeMap(odd, path("odd"));
    QVERIFY(readMap(path("odd")).source.name.starts_with("caf"));
}

void TestAlignmentMap::sameMapSameFile()
{
    Learned first;
    Learned second;
    for (Learned* learned : {&first, &second}) {
        learned->map.details.erase("seconds");
    }
    writeMap(first.map, path("first"));
    writeMap(second.map, path("second"));
    QCOMPARE(contentOf(path("first")), contentOf(path("second")));
}

void TestAlignmentMap::refusesCutFiles()
{
    const Learned learned;
    writeMap(learned.map, path("map"));
    const QByteArray whole = contentOf(path("map"));
    for (qsizetype size = 0; size < whole.size(); size += size < 200 ? 1 : 97) {
        writeContent(path("cut"), whole.first(size));
        QVERIFY2(!problemOf(path("cut")).isEmpty(), qPrintable(QString::number(size)));
    }
    writeContent(path("long"), whole + QByteArray(4, '\0'));
    QVERIFY(!problemOf(path("long")).isEmpty());
    QVERIFY(problemOf(path("map")).isEmpty());
}

void TestAlignmentMap::refusesDamagedFiles()
{
    const Learned learned;
    writeMap(learned.map, path("map"));
    const QByteArray whole = contentOf(path("map"));
    for (qsizetype place = 0; place < whole.size(); place += place < 200 ? 1 : 61) {
        QByteArray damaged = whole;
        damaged[place] = static_cast<char>(damaged[place] ^ 0x20);
        writeContent(path("damaged"), damaged);
        QVERIFY2(!problemOf(path("damaged")).isEmpty(), qPrintable(QString::number(place)));
    }
}

void TestAlignmentMap::refusesForgedFiles_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<bool>("good");
    const std::vector<float> values = {0.5f, 2.0f, 0.25f, 3.0f};
    QTest::newRow("as it should be") << forged(smallText(), values) << true;
    const auto changed = [&](const char* name, const std::function<void(nlohmann::json&)>& change) {
        nlohmann::json text = smallText();
        change(text);
        QTest::newRow(name) << forged(text, values) << false;
    };
    changed("no method", [](nlohmann::json& text) { text.erase("method"); });
    changed("method of another type", [](nlohmann::json& text) { text["method"] = 7; });
    changed("negative seed", [](nlohmann::json& text) { text["seed"] = "one"; });
    changed("beta below zero", [](nlohmann::json& text) { text["beta"] = -1; });
    changed("no side", [](nlohmann::json& text) { text.erase("target"); });
    changed("side of another type", [](nlohmann::json& text) { text["source"] = nlohmann::json::array(); });
    changed("no dimension", [](nlohmann::json& text) { text["source"]["dimension"] = 0; });
    changed("negative dimension", [](nlohmann::json& text) { text["source"]["dimension"] = -1; });
    changed("broken dimension", [](nlohmann::json& text) { text["source"]["dimension"] = 1.5; });
    changed("huge dimension", [](nlohmann::json& text) { text["source"]["dimension"] = std::uint64_t{1} << 63; });
    changed("large dimension", [](nlohmann::json& text) { text["source"]["dimension"] = 1000000; });
    changed("huge shared space", [](nlohmann::json& text) { text["shared"] = std::uint64_t{1} << 62; });
    changed("larger shared space", [](nlohmann::json& text) { text["shared"] = 2; });
    changed("unknown step", [](nlohmann::json& text) { text["source"]["normalisation"] = {"square"}; });
    changed("fewer means", [](nlohmann::json& text) { text["source"]["normalisation"] = {"unit"}; });
    changed("more means", [](nlohmann::json& text) { text["target"]["normalisation"] = {"centre", "centre"}; });
    changed("a thousand steps", [](nlohmann::json& text) {
        text["source"]["normalisation"] = std::vector<std::string>(1000, "unit");
    });
    changed("steps of another type", [](nlohmann::json& text) { text["source"]["normalisation"] = "unit"; });
    QTest::newRow("not a number") << forged(smallText(), {0.5f, std::nanf(""), 0.25f, 3.0f}) << false;
    QTest::newRow("infinite") << forged(smallText(), {0.5f, 2.0f, std::numeric_limits<float>::infinity(), 3.0f})
                              << false;
    QTest::newRow("too few values") << forged(smallText(), {0.5f, 2.0f, 0.25f}) << false;
    QTest::newRow("too many values") << forged(smallText(), {0.5f, 2.0f, 0.25f, 3.0f, 1.0f}) << false;
    QTest::newRow("no text") << forged({}, values, " ") << false;
    QTest::newRow("half a text") << forged({}, values, "{\"method\": ") << false;
    QTest::newRow("bytes that are no text") << forged({}, values, std::string("\xff\xfe\x00\x01", 4)) << false;
    nlohmann::json deep = smallText();
    const std::string text = deep.dump();
    const std::string nested = std::string(200000, '[') + std::string(200000, ']');
    QTest::newRow("nested without end")
        << forged({}, values, text.substr(0, text.size() - 1) + ", \"more\": " + nested + "}") << false;
}

void TestAlignmentMap::refusesForgedFiles()
{
    QFETCH(QByteArray, content);
    QFETCH(bool, good);
    writeContent(path("forged"), content);
    QCOMPARE(problemOf(path("forged")).isEmpty(), good);
}

void TestAlignmentMap::refusesOtherFiles()
{
    writeContent(path("text"), "5 2\none 1 0\n");
    QVERIFY(problemOf(path("text")).contains(QStringLiteral("not a map")));
    QVERIFY(!problemOf(path("none")).isEmpty());
    QVERIFY(!problemOf(m_folder.path().toStdString()).isEmpty());
    // Of another version.
    const Learned learned;
    writeMap(learned.map, path("map"));
    QByteArray other = contentOf(path("map"));
    other[12] = 2;
    writeContent(path("other"), other);
    QVERIFY(problemOf(path("other")).contains(QStringLiteral("version")));
}

void TestAlignmentMap::exportsWhatItMaps()
{
    const Learned learned;
    NullProgress progress;
    ReadReport report;
    for (const MapSide side : {MapSide::Source, MapSide::Target}) {
        const EmbeddingSpace& space = side == MapSide::Source ? learned.source : learned.target;
        exportMapped(learned.map, side, space, path("mapped.vec"), 2, progress);
        const EmbeddingSpace read = readVectors(path("mapped.vec"), {}, progress, report);
        QCOMPARE(read.size(), space.size());
        QCOMPARE(read.dimension(), learned.map.side(side).shared);
        QCOMPARE(read.word(123), space.word(123));
        QVERIFY(largestDifference({read.data(), read.data() + read.size() * read.dimension()},
                                  mapped(learned.map, side, space))
                < 1e-6);
    }
    QCOMPARE(report.skipped, std::uint64_t{0});
}

void TestAlignmentMap::inducesADictionary()
{
    const Learned learned(AlignmentMethod::Procrustes);
    NullProgress progress;
    InduceOptions options;
    options.retrieval.k = 2;
    options.sourceLimit = 50;
    QCOMPARE(induceDictionary(learned.map, learned.source, learned.target, options, path("induced.tsv"), progress),
             std::size_t{100});
    const QList<QByteArray> lines = contentOf(path("induced.tsv")).split('\n');
    QCOMPARE(lines.size(), 101);
    for (int i = 0; i < 100; ++i) {
        const QList<QByteArray> fields = lines[i].split('\t');
        QCOMPARE(fields.size(), 3);
        QCOMPARE(fields[0], "s" + QByteArray::number(i / 2));
        QVERIFY(i % 2 != 0 || fields[1] == "t" + QByteArray::number(i / 2));
        bool number = false;
        fields[2].toDouble(&number);
        QVERIFY(number);
    }
    options.sourceLimit = 0;
    options.retrieval.k = 1;
    QCOMPARE(induceDictionary(learned.map, learned.source, learned.target, options, path("induced.tsv"), progress),
             std::size_t{300});
}

void TestAlignmentMap::inducesMutualPairs()
{
    // Of the target only the first hundred words may be chosen: the others' sources choose strangers, who do not choose
    // back.
    const Learned learned(AlignmentMethod::Procrustes);
    NullProgress progress;
    InduceOptions options;
    options.retrieval.k = 1;
    options.targetLimit = 100;
    options.mutualOnly = true;
    options.retrieval.criterion = RetrievalCriterion::NearestNeighbour;
    QCOMPARE(induceDictionary(learned.map, learned.source, learned.target, options, path("mutual.tsv"), progress),
             std::size_t{100});
    for (const QByteArray& line : contentOf(path("mutual.tsv")).trimmed().split('\n')) {
        const QList<QByteArray> fields = line.split('\t');
        QCOMPARE(fields[0].mid(1), fields[1].mid(1));
    }
}

QTEST_GUILESS_MAIN(TestAlignmentMap)
#include "TestAlignmentMap.moc"
