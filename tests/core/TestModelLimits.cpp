#include "base/Error.h"
#include "resources/EmbeddingSpace.h"
#include "resources/Subwords.h"

#include <QTemporaryDir>
#include <QTest>

#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <limits>
#include <string>
#include <string_view>

namespace crossgloss {
// As resources/WordIndex.h has it, in which a name is that of a macro of Qt.
std::uint64_t hashWord(std::string_view word);
} // namespace crossgloss

using namespace crossgloss;

/// What a fastText model says of its n-grams decides neither about memory nor about time.
class TestModelLimits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void modelsWithImpossibleNgramsAreRefused_data();
    void modelsWithImpossibleNgramsAreRefused();
    void longWordsOfModelsStayCheap();
    void storedVectorsWithImpossibleNgramsAreRefused();

private:
    std::filesystem::path write(const std::string& name, const std::string& text) const
    {
        const std::filesystem::path path = std::filesystem::path(m_folder.path().toStdString()) / name;
        std::ofstream(path, std::ios::binary) << text;
        return path;
    }
    static EmbeddingSpace vectors(const std::filesystem::path& file)
    {
        NullProgress progress;
        ReadReport report;
        return readVectors(file, {}, progress, report);
    }

    QTemporaryDir m_folder;
};

namespace {

/// A model of one word, whose n-grams have the lengths given.
std::string fastTextModel(const std::string& word, std::int32_t minimum, std::int32_t maximum)
{
    std::string bytes;
    const auto add = [&bytes](auto value) { bytes.append(reinterpret_cast<const char*>(&value), sizeof value); };
    constexpr std::int32_t dimension = 2;
    constexpr std::int32_t buckets = 3;
    for (const std::int32_t value : {793712314, 12, dimension, 5, 5, 1, 5, 1, 1, 2, buckets, minimum, maximum, 100}) {
        add(value);
    }
    add(1e-4);
    for (const std::int32_t value : {1, 1, 0}) { // entries, words, labels
        add(value);
    }
    add(std::int64_t{10});
    add(std::int64_t{-1});
    bytes.append(word).push_back('\0');
    add(std::int64_t{10});
    add(std::int8_t{0});
    add(std::int8_t{0});
    add(std::int64_t{1 + buckets});
    add(std::int64_t{dimension});
    for (int i = 0; i < (1 + buckets) * dimension; ++i) {
        add(0.25F * static_cast<float>(i));
    }
    return bytes;
}

} // namespace

void TestModelLimits::modelsWithImpossibleNgramsAreRefused_data()
{
    QTest::addColumn<int>("minimum");
    QTest::addColumn<int>("maximum");
    QTest::addColumn<bool>("possible");
    constexpr int most = std::numeric_limits<std::int32_t>::max();
    QTest::newRow("usual") << 3 << 6 << true;
    QTest::newRow("none") << 0 << 0 << true;
    QTest::newRow("none, minimum as by default") << 3 << 0 << true;
    QTest::newRow("longest") << 3 << Subwords::maxNgram << true;
    QTest::newRow("one longer") << 3 << Subwords::maxNgram + 1 << false;
    QTest::newRow("endless") << 3 << most << false;
    QTest::newRow("negative minimum") << -1 << 6 << false;
    QTest::newRow("negative maximum") << 3 << -1 << false;
}

void TestModelLimits::modelsWithImpossibleNgramsAreRefused()
{
    QFETCH(int, minimum);
    QFETCH(int, maximum);
    QFETCH(bool, possible);
    const std::filesystem::path file = write("model.bin", fastTextModel("hare", minimum, maximum));
    if (possible) {
        QCOMPARE(vectors(file).size(), std::size_t{1});
        return;
    }
    try {
        vectors(file);
        QFAIL("read it");
    } catch (const Error& error) {
        const QString told = QString::fromUtf8(error.what());
        QVERIFY2(told.contains(QStringLiteral("n-grams of %1 to %2 characters").arg(minimum).arg(maximum)),
                 error.what());
        QVERIFY(told.contains(QLatin1String("model.bin")) && told.contains(QLatin1String(".vec")));
    }
}

void TestModelLimits::longWordsOfModelsStayCheap()
{
    // 60 KB: with n-grams of any length it would be two thousand million of them.
    const std::string word(60000, 'a');
    const EmbeddingSpace space = vectors(write("model.bin", fastTextModel(word, 1, Subwords::maxNgram)));
    QCOMPARE(space.size(), std::size_t{1});
    std::vector<std::uint32_t> ids;
    subwordBuckets(word, {1, Subwords::maxNgram, 3, nullptr}, ids);
    QVERIFY(ids.size() <= (word.size() + 2) * Subwords::maxNgram);
}

void TestModelLimits::storedVectorsWithImpossibleNgramsAreRefused()
{
    const std::filesystem::path file = write("model.space", {});
    writeSpace(vectors(write("model.bin", fastTextModel("hare", 3, 6))), file);
    std::ifstream in(file, std::ios::binary);
    const std::string whole{std::istreambuf_iterator<char>(in), {}};
    // As a workspace or a backup of others may hold it: the header's own hash holds.
    constexpr std::size_t placeOfMaximum = 48;
    constexpr std::size_t placeOfHash = 176;
    for (const std::int32_t maximum : {6, Subwords::maxNgram, Subwords::maxNgram + 1,
                                       std::numeric_limits<std::int32_t>::max(), -1}) {
        std::string changed = whole;
        std::memcpy(changed.data() + placeOfMaximum, &maximum, sizeof maximum);
        const std::uint64_t hash = hashWord({changed.data(), placeOfHash});
        std::memcpy(changed.data() + placeOfHash, &hash, sizeof hash);
        const std::filesystem::path other = write("other.space", changed);
        if (maximum >= 0 && maximum <= Subwords::maxNgram) {
            QCOMPARE(openSpace(other).size(), std::size_t{1});
        } else {
            QVERIFY_EXCEPTION_THROWN(openSpace(other), Error);
        }
    }
}

QTEST_GUILESS_MAIN(TestModelLimits)
#include "TestModelLimits.moc"
