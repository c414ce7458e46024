#include "base/Error.h"
#include "pack/Pack.h"
#include "pack/PackBuild.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <numeric>

using namespace crossgloss;

class TestPackBuild : public QObject
{
    Q_OBJECT

private slots:
    void buildsFromFiles();
    void repeatsItself();
    void replacesCards();
    void bootstrapCoversTheMean();
    void namesThatAreNoText();
    void missingFile();

private:
    QTemporaryDir m_folder;
    PackBuildOptions options(const char* out) const;
    static QByteArray contentOf(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
};

namespace {

std::string letters(int n)
{
    std::string name = "w";
    for (int i = 0; i < 3; ++i, n /= 26) {
        name += static_cast<char>('a' + n % 26);
    }
    return name;
}

} // namespace

// 200 English words, each defined by two properties and answered in French too.
PackBuildOptions TestPackBuild::options(const char* out) const
{
    QFile file(m_folder.filePath("definitions.tsv"));
    if (!file.exists() && file.open(QIODevice::WriteOnly)) {
        for (int i = 0; i < 200; ++i) {
            for (const char* filler : {"a kind of", "something rather", "usually"}) {
                const std::string line = "fr" + letters(i) + '\t' + letters(i) + '\t' + filler + " has" +
                                         letters(1000 + i % 14) + " and does" + letters(2000 + i / 14) + '\n';
                file.write(line.data(), static_cast<qint64>(line.size()));
            }
        }
        file.close();
    }
    PackBuildOptions options;
    options.inputs.installed = false;
    options.inputs.definitions = {{m_folder.filePath("definitions.tsv").toStdString(), "fr", "en"}};
    options.inputs.licences = {{"definitions.tsv", "CC0"}};
    options.assembly.heldOut = 0;
    options.assembly.reworded = 0;
    options.training.model.dimension = 32;
    options.training.model.hidden = 16;
    options.training.model.subwords.buckets = 256;
    options.training.epochs = 60;
    options.training.wordDropout = 0.05;
    options.training.contextChance = 0;
    options.training.learningRate = 0.1;
    options.training.batch = 64;
    options.training.negatives = 128;
    options.training.spanChance = 0;
    options.training.threads = 2;
    options.writing.describes = 100;
    options.command = "a command";
    options.out = m_folder.filePath(out).toStdString();
    return options;
}

void TestPackBuild::buildsFromFiles()
{
    NullProgress progress;
    const PackBuildResult result = buildPack(options("a.pack"), progress, {});
    const auto pack = Pack::open(m_folder.filePath("a.pack").toStdString());
    QCOMPARE(static_cast<qint64>(result.bytes), QFileInfo(m_folder.filePath("a.pack")).size());
    QCOMPARE(pack->answerLanguages(), (std::vector<std::string>{"en", "fr"}));
    // French has no definitions; it learned to be read from translated ones.
    QCOMPARE(pack->descriptionLanguages(), (std::vector<std::string>{"en", "fr"}));
    const nlohmann::json card = nlohmann::json::parse(pack->card());
    QCOMPARE(card.at("command").get<std::string>(), std::string("a command"));
    QCOMPARE(card.at("sources").at(0).at("licence").get<std::string>(), std::string("CC0"));
    QCOMPARE(card.at("sources").at(0).at("definitions").get<int>(), 600);
    QCOMPARE(card.at("sources").at(0).at("checksum").get<std::string>().size(), std::size_t{32});
    QCOMPARE(card.at("curve").size(), std::size_t{60});
    // An English description finds the French word, in the written file.
    int right = 0;
    std::vector<float> scores(pack->vocabularySize("fr"));
    for (int i = 0; i < 200; i += 10) {
        pack->score(pack->encode("usually does" + letters(2000 + i / 14) + " a kind of has" + letters(1000 + i % 14) +
                                     " and does" + letters(2000 + i / 14),
                                 "en"),
                    "fr", scores);
        const auto best = std::max_element(scores.begin(), scores.end()) - scores.begin();
        right += pack->word("fr", static_cast<std::size_t>(best)) == "fr" + letters(i) ? 1 : 0;
    }
    QVERIFY2(right >= 18, qPrintable(QString::number(right)));
}

void TestPackBuild::repeatsItself()
{
    NullProgress progress;
    PackBuildOptions once = options("b.pack");
    once.training.epochs = 2;
    buildPack(once, progress, {});
    const QByteArray first = contentOf(m_folder.filePath("b.pack"));
    buildPack(once, progress, {});
    const QByteArray second = contentOf(m_folder.filePath("b.pack"));
    QVERIFY(first.size() > 1000);
    // Only the card tells how long it took; the sections behind it are the same.
    const qsizetype models = first.size() / 2;
    QVERIFY(first.right(models) == second.right(models));
}

void TestPackBuild::replacesCards()
{
    NullProgress progress;
    PackBuildOptions once = options("c.pack");
    once.training.epochs = 1;
    buildPack(once, progress, {});
    const std::filesystem::path path = once.out;
    const auto before = Pack::open(path)->encode("a kind of haswmma", "en").vector;
    replacePackCard(path, std::string(5000, ' ') + R"({"new":true})");
    const auto pack = Pack::open(path);
    QVERIFY(nlohmann::json::parse(pack->card()).at("new").get<bool>());
    QVERIFY(pack->encode("a kind of haswmma", "en").vector == before);
    QFile broken(m_folder.filePath("broken.pack"));
    QVERIFY(broken.open(QIODevice::WriteOnly));
    broken.write("nothing");
    broken.close();
    QVERIFY_THROWS_EXCEPTION(Error, replacePackCard(m_folder.filePath("broken.pack").toStdString(), "{}"));
}

void TestPackBuild::bootstrapCoversTheMean()
{
    std::vector<double> values(400);
    std::fill(values.begin(), values.begin() + 100, 1.0);
    const nlohmann::json interval = bootstrap(values, 1);
    QCOMPARE(interval.at(0).get<double>(), 0.25);
    // Binomial: ± 1.96 · sqrt(.25 · .75 / 400) = ± .042. As a percentile of 1000 draws an end has a standard deviation of
    // √(.025 · .975 / 1000) over the density there, .0584 / .0217: .0018. Five of them.
    QVERIFY(std::abs(interval.at(1).get<double>() - 0.208) < 0.01);
    QVERIFY(std::abs(interval.at(2).get<double>() - 0.292) < 0.01);
}

void TestPackBuild::namesThatAreNoText()
{
    PackBuildOptions building = options("strange.pack");
    building.training.epochs = 1;
    building.command = "pack build --definitions caff\xe8.tsv";
    NullProgress progress;
    buildPack(building, progress, [](const TrainingPoint&) {});
    QVERIFY(Pack::open(building.out)->card().find("caff\xef\xbf\xbd.tsv") != std::string::npos);
}

void TestPackBuild::missingFile()
{
    NullProgress progress;
    PackBuildOptions bad = options("d.pack");
    bad.inputs.definitions[0].file = m_folder.filePath("nowhere.tsv").toStdString();
    QVERIFY_THROWS_EXCEPTION(Error, buildPack(bad, progress, {}));
    QVERIFY(!QFile::exists(m_folder.filePath("d.pack")));
}

QTEST_GUILESS_MAIN(TestPackBuild)
#include "TestPackBuild.moc"
