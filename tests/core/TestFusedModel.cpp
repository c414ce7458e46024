#include "base/Error.h"
#include "composition/CharacterNgrams.h"
#include "composition/FusedModel.h"
#include "composition/WordModel.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <fstream>
#include <numeric>

using namespace crossgloss;

/// n-grams of characters, and several models as one: planted weights, cosines by hand, the file sound and broken.
class TestFusedModel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ngramsSeeSpelling();
    void ngramsByHand();
    void weightsComeBack();
    void weightsAreNeverNegative();
    void cosinesAreWeighed();
    void readsWhatAllRead();
    void filesComeBack();
    void partsThatChangedAreRefused();
    void brokenFilesAreRefused();

private:
    std::filesystem::path path(const char* name) const { return m_folder.filePath(name).toStdString(); }

    QTemporaryDir m_folder;
};

namespace {

/// Two axes: cat and dog; the angle of "pet" is given.
WordModel words(float pet, std::vector<std::string> codes = {"en", "es"})
{
    WordModel model;
    model.method = SentenceMethod::Mean;
    for (const std::string& code : codes) {
        model.languages.push_back({code, EmbeddingSpace({"cat", "dog", "pet"}, {1, 0, 0, 1, std::cos(pet), std::sin(pet)}, 2), {}});
    }
    return model;
}

double scoreOf(const SentenceModel& model, const std::string& first, const std::string& second)
{
    NullProgress progress;
    const std::vector<std::string> a{first};
    const std::vector<std::string> b{second};
    return static_cast<double>(model.score(a, "en", b, "es", 1, progress).scores.front());
}

std::string textOf(const std::filesystem::path& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

void write(const std::filesystem::path& path, const std::string& text)
{
    std::ofstream(path, std::ios::binary) << text;
}

} // namespace

void TestFusedModel::ngramsSeeSpelling()
{
    const auto model = characterNgramModel();
    QCOMPARE(model->method(), std::string("ngrams"));
    QVERIFY(model->reads("en") && model->reads("ja"));
    QVERIFY(std::abs(scoreOf(*model, "Élan vital!", "elan VITAL") - 1.0) < 1e-6);
    const double cognates = scoreOf(*model, "the president of Argentina in 1998", "el presidente de Argentina en 1998");
    const double strangers = scoreOf(*model, "the president of Argentina in 1998", "un gato duerme bajo la mesa");
    QVERIFY2(cognates > 0.5, qPrintable(QString::number(cognates)));
    QVERIFY2(strangers < 0.2, qPrintable(QString::number(strangers)));
    QCOMPARE(scoreOf(*model, "...", "el gato"), 0.0);
}

void TestFusedModel::ngramsByHand()
{
    // " ab " has the runs " ab" and "ab "; " abc " shares the first of its three. Values that collide would change that,
    // with so many of them they do not.
    const auto model = characterNgramModel({3, 1 << 16});
    QVERIFY(std::abs(scoreOf(*model, "ab", "abc") - 1 / std::sqrt(2.0 * 3.0)) < 1e-6);
    // Twice the same run counts 1 + ln 2: of " ab ab " "_ab" and "ab_" twice, "b_a" once.
    const double twice = 1 + std::log(2.0);
    QVERIFY(std::abs(scoreOf(*model, "ab", "ab ab") - 2 * twice / std::sqrt(2.0 * (2 * twice * twice + 1))) < 1e-6);
}

void TestFusedModel::weightsComeBack()
{
    std::vector<double> gold;
    std::vector<std::vector<float>> cosines(3);
    for (int i = 0; i < 50; ++i) {
        for (std::size_t j = 0; j < 3; ++j) {
            cosines[j].push_back(static_cast<float>(std::sin(0.7 * i * static_cast<double>(j + 1) + static_cast<double>(j))));
        }
        gold.push_back(3 + 2 * static_cast<double>(cosines[0].back()) + 0.5 * static_cast<double>(cosines[2].back()));
    }
    const std::vector<double> weights = fusionWeights(gold, cosines);
    QVERIFY(std::abs(weights[0] - 2) < 1e-6);
    QVERIFY(std::abs(weights[1]) < 1e-6);
    QVERIFY(std::abs(weights[2] - 0.5) < 1e-6);
}

void TestFusedModel::weightsAreNeverNegative()
{
    // Gold is first − second: least squares without bounds would weigh the second −1.
    std::vector<double> gold;
    std::vector<std::vector<float>> cosines(2);
    for (int i = 0; i < 40; ++i) {
        cosines[0].push_back(static_cast<float>(std::sin(1.3 * i)));
        cosines[1].push_back(static_cast<float>(std::cos(0.9 * i)));
        gold.push_back(static_cast<double>(cosines[0].back() - cosines[1].back()));
    }
    const std::vector<double> weights = fusionWeights(gold, cosines);
    QVERIFY(weights[0] > 0.8);
    QCOMPARE(weights[1], 0.0);
    // Twice the same model: the sum is what counts.
    cosines[1] = cosines[0];
    gold.assign(cosines[0].begin(), cosines[0].end());
    const std::vector<double> shared = fusionWeights(gold, cosines);
    QVERIFY(std::abs(shared[0] + shared[1] - 1) < 1e-6);
    const std::vector<std::vector<float>> uneven{{1, 2, 3}};
    QVERIFY_THROWS_EXCEPTION(Error, fusionWeights(gold, uneven));
}

void TestFusedModel::cosinesAreWeighed()
{
    // cat · pet is cos(.3) in one model and cos(1.2) in the other.
    const auto fused = fusedSentenceModel(
        {{"a", {}, 1, makeSentenceModel(words(0.3F))}, {"b", {}, 3, makeSentenceModel(words(1.2F))}});
    QCOMPARE(fused->method(), std::string("fused"));
    QCOMPARE(fused->dimension(), std::size_t{4});
    QVERIFY(std::abs(scoreOf(*fused, "cat", "pet") - (std::cos(0.3) + 3 * std::cos(1.2)) / 4) < 1e-6);
    QCOMPARE(scoreOf(*fused, "cat", "nothing"), 0.0);
    const SentenceWords read = fused->wordsOf("cat pet", "en");
    QVERIFY(std::abs(read.vectors[2] - std::cos(1.2F)) < 1e-6F);        // of the heavier part
}

void TestFusedModel::readsWhatAllRead()
{
    const auto both = makeSentenceModel(words(0.3F, {"en", "es", "fr"}));
    const auto other = makeSentenceModel(words(0.3F, {"de", "es"}));
    const auto fused = fusedSentenceModel({{"a", {}, 1, both}, {"b", {}, 1, other}, {"c", {}, 1, characterNgramModel()}});
    QCOMPARE(fused->languages(), std::vector<std::string>{"es"});
    QVERIFY_THROWS_EXCEPTION(Error, fusedSentenceModel({{"a", {}, 1, makeSentenceModel(words(0.3F, {"fr"}))}, {"b", {}, 1, other}}));
    QVERIFY_THROWS_EXCEPTION(Error, fusedSentenceModel({{"a", {}, 0, both}}));
    QVERIFY_THROWS_EXCEPTION(Error, fusedSentenceModel({}));
    WordModel transport = words(0.3F);
    transport.method = SentenceMethod::Wmd;
    QVERIFY_THROWS_EXCEPTION(Error, fusedSentenceModel({{"a", {}, 1, makeSentenceModel(transport)}}));
    // What no learned part knows is unknown, whatever its spelling.
    NullProgress progress;
    const std::vector<std::string> text{"cat zebra"};
    QCOMPARE(fused->embed(text, "es", 1, progress).coverage.known.front(), 1U);
}

void TestFusedModel::filesComeBack()
{
    NullProgress progress;
    writeWordModel(words(0.3F), path("a.model"));
    writeWordModel(words(1.2F), path("b.model"));
    const std::vector<FusionMember> parts{{path("a.model").string(), {}, 0.25}, {path("b.model").string(), {}, 0.75}};
    writeFusedModel(path("f.model"), parts);
    QVERIFY(isFusedModel(path("f.model")));
    QVERIFY(!isFusedModel(path("a.model")) && !isFusedModel(path("none")));
    QVERIFY(textOf(path("f.model")).find("\"a.model\"") != std::string::npos);         // relative, so that folders may move
    const double expected = (std::cos(0.3) + 3 * std::cos(1.2)) / 4;
    QVERIFY(std::abs(scoreOf(*openSentenceModel(path("f.model"), 1, progress), "cat", "pet") - expected) < 1e-6);
    std::filesystem::create_directory(path("moved"));
    for (const char* name : {"a.model", "b.model", "f.model"}) {
        std::filesystem::rename(path(name), path("moved") / name);
    }
    QVERIFY(std::abs(scoreOf(*openSentenceModel(path("moved") / "f.model", 1, progress), "cat", "pet") - expected) < 1e-6);
}

void TestFusedModel::partsThatChangedAreRefused()
{
    NullProgress progress;
    writeWordModel(words(0.3F), path("p.model"));
    const std::vector<FusionMember> changed{{path("p.model").string(), "00000000000000000000000000000000", 1}, {"ngrams", {}, 1}};
    writeFusedModel(path("f.model"), changed);
    QVERIFY_THROWS_EXCEPTION(Error, openSentenceModel(path("f.model"), 1, progress));
    const std::vector<FusionMember> gone{{path("gone.model").string(), {}, 1}, {"ngrams", {}, 1}};
    writeFusedModel(path("f.model"), gone);
    QVERIFY_THROWS_EXCEPTION(Error, openSentenceModel(path("f.model"), 1, progress));
    const std::vector<FusionMember> itself{{path("f.model").string(), {}, 1}, {"ngrams", {}, 1}};
    writeFusedModel(path("f.model"), itself);
    QVERIFY_THROWS_EXCEPTION(Error, openSentenceModel(path("f.model"), 1, progress));
}

void TestFusedModel::brokenFilesAreRefused()
{
    NullProgress progress;
    writeWordModel(words(0.3F), path("q.model"));
    const std::vector<FusionMember> parts{{path("q.model").string(), {}, 1}, {"ngrams", {}, 1}};
    writeFusedModel(path("f.model"), parts);
    const std::string whole = textOf(path("f.model"));
    for (std::size_t size = 0; size + 3 < whole.size(); size += 3) {
        write(path("f.model"), whole.substr(0, size));
        QVERIFY_THROWS_EXCEPTION(Error, openSentenceModel(path("f.model"), 1, progress));
    }
    const std::string head = R"({"format":"crossgloss fused sentence model",)";
    for (const char* rest : {R"("version":1,"parts":[]})", R"("version":2,"parts":[{"model":"ngrams","weight":1}]})",
                             R"("version":1,"parts":[{"model":"ngrams","weight":-1}]})",
                             R"("version":1,"parts":[{"model":"ngrams","weight":"1"}]})",
                             R"("version":1,"parts":[{"model":7,"weight":1}]})", R"("version":1,"parts":{}})"}) {
        write(path("f.model"), head + rest);
        QVERIFY_THROWS_EXCEPTION(Error, openSentenceModel(path("f.model"), 1, progress));
    }
    write(path("f.model"), head + R"("version":1,"parts":[{"model":"ngrams","weight":1}]})");
    QCOMPARE(openSentenceModel(path("f.model"), 1, progress)->method(), std::string("fused"));
}

QTEST_GUILESS_MAIN(TestFusedModel)
#include "TestFusedModel.moc"
