#include "base/Random.h"
#include "meanings/DescriptionModel.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <vector>

using namespace crossgloss;

namespace {

constexpr std::size_t meaningCount = 30;
constexpr std::size_t stemsOfOne = 12;   // each meaning's own
constexpr std::size_t sharedStems = 40;  // that all use
constexpr std::size_t stemCount = meaningCount * stemsOfOne + sharedStems;

/// Descriptions of four stems of their meaning's own and four that say nothing.
struct Planted
{
    std::vector<DescriptionInput> inputs;
    std::vector<std::uint32_t> owners;

    Planted(std::size_t ofEach, std::uint64_t seed, bool encoded)
    {
        Random random(seed);
        for (std::uint32_t meaning = 0; meaning < meaningCount; ++meaning) {
            for (std::size_t i = 0; i < ofEach; ++i) {
                DescriptionInput input;
                for (int word = 0; word < 4; ++word) {
                    input.stems.emplace_back(static_cast<std::uint32_t>(meaning * stemsOfOne + uniformBelow(random, stemsOfOne)), 3.0F);
                    input.stems.emplace_back(static_cast<std::uint32_t>(meaningCount * stemsOfOne + uniformBelow(random, sharedStems)), 1.0F);
                }
                if (encoded) {
                    input.encoding = {1.0F, static_cast<float>(normal(random)), static_cast<float>(normal(random))};
                }
                inputs.push_back(std::move(input));
                owners.push_back(meaning);
            }
        }
    }
};

std::vector<float> scoresOf(const DescriptionModel& model, const DescriptionInput& input)
{
    std::vector<float> vector(model.dimension);
    for (std::size_t i = 0; i < input.encoding.size(); ++i) {
        for (std::size_t d = 0; d < model.dimension; ++d) {
            vector[d] += input.encoding[i] * model.map[i * model.dimension + d];
        }
    }
    for (const auto& [stem, weight] : input.stems) {
        for (std::size_t d = 0; d < model.dimension; ++d) {
            vector[d] += weight * model.stems[stem * model.dimension + d];
        }
    }
    std::vector<float> result;
    for (std::size_t m = 0; m < meaningCount; ++m) {
        float dot = 0;
        for (std::size_t d = 0; d < model.dimension; ++d) {
            dot += vector[d] * model.meanings[m * model.dimension + d];
        }
        result.push_back(dot);
    }
    return result;
}

DescriptionTraining small()
{
    DescriptionTraining options;
    options.dimension = 16;
    options.batch = 32;
    options.epochs = 20;
    options.threads = 2;
    return options;
}

} // namespace

class TestDescriptionModel : public QObject
{
    Q_OBJECT

private slots:
    void tellsNewDescriptions();
    void meaningsHaveLengthOne();
    void isTheSameWithOneSeed();
    void doesWithoutEncodings();
    void stopsWhenCancelled();
};

void TestDescriptionModel::tellsNewDescriptions()
{
    const Planted known(8, 1, true);
    const Planted unseen(20, 2, true);
    NullProgress progress;
    const DescriptionModel model = trainDescriptionModel(known.inputs, known.owners, meaningCount, stemCount, small(), progress);
    std::size_t right = 0;
    for (std::size_t i = 0; i < unseen.inputs.size(); ++i) {
        const std::vector<float> scores = scoresOf(model, unseen.inputs[i]);
        right += std::ranges::max_element(scores) - scores.begin() == static_cast<std::ptrdiff_t>(unseen.owners[i]) ? 1U : 0U;
    }
    // Chance would be right one time in thirty. A description shares at least one of four stems with eight known ones in all
    // but rare cases, so that most are told; half of them leaves room for any rounding.
    QVERIFY2(2 * right > unseen.inputs.size(), qPrintable(QString::number(right)));
}

void TestDescriptionModel::meaningsHaveLengthOne()
{
    const Planted known(4, 3, true);
    NullProgress progress;
    const DescriptionModel model = trainDescriptionModel(known.inputs, known.owners, meaningCount, stemCount, small(), progress);
    QCOMPARE(model.map.size(), 3 * model.dimension);
    QCOMPARE(model.stems.size(), stemCount * model.dimension);
    for (std::size_t m = 0; m < meaningCount; ++m) {
        double square = 0;
        for (std::size_t d = 0; d < model.dimension; ++d) {
            square += std::pow(static_cast<double>(model.meanings[m * model.dimension + d]), 2);
        }
        QVERIFY(std::abs(square - 1) < 1e-5);
    }
}

void TestDescriptionModel::isTheSameWithOneSeed()
{
    const Planted known(4, 4, true);
    NullProgress progress;
    const auto train = [&](std::uint64_t seed) {
        DescriptionTraining options = small();
        options.epochs = 2;
        options.seed = seed;
        return trainDescriptionModel(known.inputs, known.owners, meaningCount, stemCount, options, progress);
    };
    const DescriptionModel first = train(1);
    QVERIFY(first.stems == train(1).stems);
    QVERIFY(first.stems != train(2).stems);
}

void TestDescriptionModel::doesWithoutEncodings()
{
    const Planted known(8, 5, false);
    NullProgress progress;
    const DescriptionModel model = trainDescriptionModel(known.inputs, known.owners, meaningCount, stemCount, small(), progress);
    QVERIFY(model.map.empty());
    std::size_t right = 0;
    for (std::size_t i = 0; i < known.inputs.size(); ++i) {
        const std::vector<float> scores = scoresOf(model, known.inputs[i]);
        right += std::ranges::max_element(scores) - scores.begin() == static_cast<std::ptrdiff_t>(known.owners[i]) ? 1U : 0U;
    }
    QVERIFY2(2 * right > known.inputs.size(), qPrintable(QString::number(right)));
}

void TestDescriptionModel::stopsWhenCancelled()
{
    class Stopped final : public Progress {
    public:
        void stage(std::string_view, std::uint64_t) override {}
        void advance(std::uint64_t) override {}
        bool cancelled() const override { return true; }
    };
    const Planted known(2, 6, true);
    Stopped progress;
    QVERIFY_THROWS_EXCEPTION(Cancelled,
                             trainDescriptionModel(known.inputs, known.owners, meaningCount, stemCount, small(), progress));
}

QTEST_GUILESS_MAIN(TestDescriptionModel)
#include "TestDescriptionModel.moc"
