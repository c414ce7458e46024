#include "jobs/ParaphraseJob.h"

#include "base/Random.h"

#include <algorithm>
#include <vector>

namespace crossgloss {

namespace {

constexpr std::size_t samples = 1000;

Interval f1Interval(const ParaphraseResult& learned, std::uint64_t seed)
{
    Random random(seed);
    std::vector<double> scores;
    std::vector<int> labels(learned.labels.size()), found(learned.labels.size());
    for (std::size_t sample = 0; sample < samples; ++sample) {
        for (std::size_t i = 0; i < labels.size(); ++i) {
            const auto drawn = static_cast<std::size_t>(uniformBelow(random, labels.size()));
            labels[i] = learned.labels[drawn];
            found[i] = learned.found[drawn];
        }
        scores.push_back(scorePairs(labels, found).macroF1);
    }
    std::ranges::sort(scores);
    return {scores[samples / 40], scores[samples - 1 - samples / 40]};
}

} // namespace

ParaphraseOutcome ParaphraseJob::run(Progress& progress, const std::function<void(const TrainingPoint&)>& onPoint) const
{
    RunRecord record(m_context.runs, "paraphrase", toJson(m_config));
    return recorded(record, progress, [&](Progress& timed) {
        nlohmann::json curve = nlohmann::json::array();
        ParaphraseOutcome outcome;
        outcome.run = record.handle();
        outcome.learned = trainParaphrase(m_config, timed, [&](const TrainingPoint& point) {
            curve.push_back(toJson(point));
            record.setPartial({{"curve", curve}});
            onPoint(point);
        });
        record.addFiles({m_config.train.first, m_config.test.first, m_config.model});
        for (const auto& [language, file] : m_config.vectors) {
            record.addFiles({file});
        }
        const ParaphraseScores& scores = outcome.learned.scores;
        const auto right = static_cast<std::size_t>(scores.accuracy * static_cast<double>(scores.n) + 0.5);
        outcome.accuracyInterval = wilsonInterval(right, scores.n);
        outcome.f1Interval = f1Interval(outcome.learned, m_config.seed);
        RunFigures figures;
        figures.n = scores.n;
        figures.values = {{"accuracy", scores.accuracy, outcome.accuracyInterval},
                          {"f1", scores.macroF1, outcome.f1Interval},
                          {"f1_paraphrases", scores.f1, {}}};
        record.addFigures(std::move(figures));
        record.done(toJson(m_config, outcome));
        return outcome;
    });
}

nlohmann::json toJson(const ParaphraseConfig& config, const ParaphraseOutcome& outcome)
{
    const ParaphraseResult& learned = outcome.learned;
    nlohmann::json json = {{"encoder", pairEncoderName(config)},
                           {"n", learned.scores.n},
                           {"accuracy", learned.scores.accuracy},
                           {"accuracy_interval", {outcome.accuracyInterval.low, outcome.accuracyInterval.high}},
                           {"f1", learned.scores.macroF1},
                           {"f1_interval", {outcome.f1Interval.low, outcome.f1Interval.high}},
                           {"f1_paraphrases", learned.scores.f1},
                           {"majority", learned.majority},
                           {"unknown", learned.unknown},
                           {"trained", learned.trained},
                           {"validated", learned.validated},
                           {"validation_accuracy", learned.validationAccuracy},
                           {"best_epoch", learned.bestEpoch},
                           {"resumed", learned.resumed},
                           {"curve", nlohmann::json::array()}};
    for (const TrainingPoint& point : learned.curve) {
        json["curve"].push_back(toJson(point));
    }
    return json;
}

} // namespace crossgloss
