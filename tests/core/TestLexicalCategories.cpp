#include "FakePack.h"

#include "base/Random.h"
#include "lookup/DescriptionReader.h"
#include "pack/LexicalCategories.h"
#include "resources/Wordnet.h"

#include <QTemporaryDir>
#include <QTest>

#include <fstream>
#include <iterator>
#include <numeric>

using namespace crossgloss;

namespace {

constexpr int person = 18; // noun.person
constexpr int animal = 5;  // noun.animal
constexpr int motion = 38; // verb.motion
constexpr std::size_t dimension = 6;

/// Words whose vectors lie about the axis of their category, and a wordnet that knows most of them.
struct Planted
{
    Planted() : pack(std::make_shared<FakePack>(dimension))
    {
        Random random(7);
        const auto near = [&](std::size_t axis) {
            std::vector<float> vector(dimension);
            for (float& value : vector) {
                value = static_cast<float>(0.2 * normal(random));
            }
            vector[axis] += 1;
            return vector;
        };
        const std::array<int, 3> categories = {person, animal, motion};
        for (std::size_t axis = 0; axis < categories.size(); ++axis) {
            for (int i = 0; i < 60; ++i) {
                const std::string word = std::string(1, static_cast<char>('p' + axis)) + std::to_string(i);
                const std::vector<float> vector = near(axis);
                pack->addWord("en", {word, vector, 0});
                pack->addToken("en", word, vector);
                pack->addToken("fr", word, vector);
                Synset synset;
                synset.id = word;
                synset.pos = categories[axis] == motion ? PartOfSpeech::Verb : PartOfSpeech::Noun;
                synset.lexicographerFile = categories[axis];
                synset.lemmas = {word};
                // Described by words of its own kind.
                synset.definitions = {std::string(1, static_cast<char>('p' + axis)) + std::to_string((i + 1) % 60)};
                wordnet.synsets.push_back(synset);
            }
        }
        pack->addWord("fr", {"unseen", near(1), 0});
        wordnet.name = "planted";
        wordnet.language = "en";
    }

    LexicalCategories learn(CategoryReport& report) const
    {
        CategoryTrainingOptions options;
        options.hidden = 8;
        options.wordEpochs = 60;
        options.descriptionEpochs = 60;
        options.batch = 16;
        options.learningRate = 0.02F;
        NullProgress progress;
        return trainLexicalCategories(*pack, wordnet, options, report, progress);
    }

    std::shared_ptr<FakePack> pack;
    Wordnet wordnet;
};

std::size_t likeliest(const LexicalCategories::Chances& chances)
{
    return static_cast<std::size_t>(std::ranges::max_element(chances) - chances.begin());
}

std::string content(const std::filesystem::path& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

} // namespace

class TestLexicalCategories : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsPlantedCategories();
    void staysTheSameInAFile();
    void refusesDamagedFiles();
    void refusesWordnetsWithoutCategories();
};

void TestLexicalCategories::findsPlantedCategories()
{
    const Planted planted;
    CategoryReport report;
    const LexicalCategories categories = planted.learn(report);
    QCOMPARE(report.words, std::size_t{180});
    QCOMPARE(report.descriptions + report.heldOut, std::size_t{180});
    QVERIFY2(report.rightWords > 0.97, std::to_string(report.rightWords).c_str());
    QVERIFY2(report.rightHeldOut > 0.85, std::to_string(report.rightHeldOut).c_str());

    // A word that no wordnet knows, of a language without one.
    std::vector<float> vector(dimension);
    planted.pack->targetVector("fr", 0, vector);
    const LexicalCategories::Chances chances = categories.ofWord(vector);
    QCOMPARE(likeliest(chances), std::size_t{animal});
    QVERIFY(std::abs(std::accumulate(chances.begin(), chances.end(), 0.0F) - 1) < 1e-4F);
    // Of any length.
    for (float& value : vector) {
        value *= 7;
    }
    QVERIFY(std::abs(categories.ofWord(vector)[animal] - chances[animal]) < 1e-4F);

    const std::vector<float> description = planted.pack->encode("r1 r2 r3", "en").vector;
    QCOMPARE(likeliest(categories.ofDescription(description, description)), std::size_t{motion});
    // Nothing known is no certainty.
    const std::vector<float> nothing(dimension);
    QVERIFY(std::isfinite(categories.ofWord(nothing)[0]));
}

void TestLexicalCategories::staysTheSameInAFile()
{
    const Planted planted;
    CategoryReport report;
    const LexicalCategories categories = planted.learn(report);
    const QTemporaryDir folder;
    const std::filesystem::path path = folder.filePath("a.categories").toStdString();
    categories.write(path);
    const auto read = LexicalCategories::read(path);
    std::vector<float> vector(dimension);
    planted.pack->targetVector("en", 3, vector);
    QCOMPARE(read->ofWord(vector), categories.ofWord(vector));
    QCOMPARE(read->ofDescription(vector, vector), categories.ofDescription(vector, vector));
    // Equal seeds give equal files.
    CategoryReport again;
    const std::filesystem::path second = folder.filePath("b.categories").toStdString();
    planted.learn(again).write(second);
    QCOMPARE(content(second), content(path));
}

void TestLexicalCategories::refusesDamagedFiles()
{
    const Planted planted;
    CategoryReport report;
    const QTemporaryDir folder;
    const std::filesystem::path path = folder.filePath("a.categories").toStdString();
    planted.learn(report).write(path);
    const std::string whole = content(path);
    const auto refused = [&](const std::string& bytes) {
        std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes;
        try {
            LexicalCategories::read(path);
        } catch (const Error& error) {
            return error.file() == path.string();
        }
        return false;
    };
    QVERIFY(!refused(whole));
    for (const std::size_t size : {std::size_t{0}, std::size_t{8}, std::size_t{79}, whole.size() / 2, whole.size() - 1}) {
        QVERIFY2(refused(whole.substr(0, size)), std::to_string(size).c_str());
    }
    QVERIFY(refused(whole + "x"));
    std::string flipped = whole;
    flipped[whole.size() - 3] = static_cast<char>(flipped[whole.size() - 3] ^ 0x40);
    QVERIFY(refused(flipped));
    flipped = whole;
    flipped[8] = 9; // version
    QVERIFY(refused(flipped));
}

void TestLexicalCategories::refusesWordnetsWithoutCategories()
{
    Planted planted;
    for (Synset& synset : planted.wordnet.synsets) {
        synset.lexicographerFile = -1;
    }
    CategoryReport report;
    QVERIFY_EXCEPTION_THROWN(planted.learn(report), Error);
}

QTEST_GUILESS_MAIN(TestLexicalCategories)
#include "TestLexicalCategories.moc"
