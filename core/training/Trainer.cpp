#include "training/Trainer.h"

#include "base/Error.h"
#include "base/Json.h"
#include "base/Log.h"
#include "base/OneLine.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace crossgloss {

namespace {

/// Names and values of the settings in which two trainings differ; empty when they do not tell.
std::string differences(const nlohmann::json& earlier, const nlohmann::json& present)
{
    std::string text;
    if (!earlier.is_object() || !present.is_object()) {
        return text;
    }
    for (const auto& [key, value] : present.items()) {
        if (earlier.contains(key) && earlier[key] != value) {
            text += (text.empty() ? "" : ", ") + key + ' ' + jsonText(earlier[key]) + " instead of " + jsonText(value);
        }
    }
    return oneLine(text);
}

} // namespace

Trainer::Trainer(TrainableModel& model, const TrainingPlan& plan, Progress& progress,
                 const std::function<void(const TrainingPoint&)>& onPoint)
    : m_model(model), m_plan(plan), m_progress(progress), m_onPoint(onPoint)
{
    m_state.fingerprint = plan.fingerprint;
}

TrainingOutcome Trainer::run()
{
    TrainingOutcome outcome;
    outcome.resumed = restore();
    if (!outcome.resumed) {
        m_model.initialise(false);
        m_arrays = m_model.arrays();
    }
    m_now = m_started = m_lastCheckpoint = Clock::now();
    m_secondsBefore = m_state.seconds;
    try {
        while (m_state.epochsDone < m_plan.epochs && !patienceIsOver()) {
            runEpoch();
        }
    } catch (const Cancelled&) {
        saveCheckpoint();
        throw;
    }
    if (m_changed) {
        saveCheckpoint();
    }
    std::size_t at = 0;
    for (const TrainedArray& array : m_arrays) {
        if (array.parameter && !m_best.empty()) {
            std::copy_n(m_best.begin() + static_cast<std::ptrdiff_t>(at), array.values.size(), array.values.begin());
            at += array.values.size();
        }
    }
    outcome.curve = m_state.curve;
    outcome.bestEpoch = m_state.bestEpoch;
    outcome.bestScore = m_state.bestScore;
    outcome.seconds = m_secondsBefore + secondsSince(m_started);
    return outcome;
}

bool Trainer::restore()
{
    std::error_code ignored;
    if (!m_plan.resume || m_plan.checkpoint.empty() || !std::filesystem::exists(m_plan.checkpoint, ignored)) {
        return false;
    }
    std::optional<CheckpointReader> found;
    try {
        found.emplace(m_plan.checkpoint, m_plan.model);
    } catch (const Error& error) {
        if (!m_plan.replaceUnreadable) {
            throw;
        }
        log(LogLevel::Warning, std::string(error.what()) + ", starting anew");
        return false;
    }
    if (!fits(*found)) {
        return false;
    }
    m_model.initialise(true);
    m_arrays = m_model.arrays();
    found->read(m_arrays, m_best);
    m_state = found->state();
    if (m_plan.keepBest && (m_state.bestEpoch > 0) == m_best.empty()) {
        throw Error(CROSSGLOSS_TEXT("The checkpoint does not fit its own description"))
            .at(m_plan.checkpoint.string())
            .advise(CROSSGLOSS_TEXT("Delete it and start again"));
    }
    m_model.restored(m_state.steps);
    m_bestIsSaved = m_plan.bestFile.empty() || std::filesystem::exists(m_plan.bestFile, ignored);
    m_changed = !m_bestIsSaved;
    for (const TrainingPoint& point : m_state.curve) {
        if (m_onPoint) {
            m_onPoint(point);
        }
    }
    return true;
}

bool Trainer::fits(const CheckpointReader& found) const
{
    if (found.state().fingerprint == m_plan.fingerprint) {
        return true;
    }
    const std::string settings = differences(found.options(), m_plan.options);
    log(LogLevel::Warning, m_plan.checkpoint.string() + ": belongs to other settings or data" +
                               (settings.empty() ? "" : " (" + settings + ")") + ", starting anew");
    return false;
}

bool Trainer::patienceIsOver() const
{
    return m_plan.patience > 0 && m_state.bestEpoch > 0 && !m_state.curve.empty() &&
           m_state.curve.back().score.has_value() && m_state.epochsDone - m_state.bestEpoch >= m_plan.patience;
}

double Trainer::secondsSince(Clock::time_point moment) const
{
    return std::chrono::duration<double>(Clock::now() - moment).count();
}

/// Falls from 1 by the plan's share, linearly in the batches.
double Trainer::rate(std::uint64_t batches) const
{
    const double done = (static_cast<double>(m_state.epochsDone) +
                         static_cast<double>(m_state.batchesDone) / static_cast<double>(batches)) /
                        static_cast<double>(m_plan.epochs);
    return 1 - m_plan.rateFall * done;
}

void Trainer::beginStage(std::uint64_t batches)
{
    if (m_plan.stagePerEpoch) {
        m_progress.stage(m_plan.stage, batches);
    } else if (!m_stageBegun) {
        m_progress.stage(m_plan.stage, static_cast<std::uint64_t>(m_plan.epochs) * batches);
    }
    m_stageBegun = true;
}

void Trainer::runEpoch()
{
    const std::uint64_t batches = m_model.beginEpoch(m_state.epochsDone, m_state.batchesDone);
    if (m_state.batchesDone > batches) {
        throw Error(CROSSGLOSS_TEXT("The checkpoint does not fit its own description"))
            .at(m_plan.checkpoint.string())
            .advise(CROSSGLOSS_TEXT("Delete it and start again"));
    }
    beginStage(batches);
    runBatches(batches);
    endEpoch();
}

void Trainer::runBatches(std::uint64_t batches)
{
    m_now = Clock::now();
    while (m_state.batchesDone < batches) {
        m_progress.throwIfCancelled();
        const BatchLoss made = m_model.step({m_state.batchesDone, m_state.steps, rate(batches)});
        if (!std::isfinite(made.loss)) {
            throw Error(CROSSGLOSS_TEXT("Training diverged: the loss is no longer a number (epoch %1)"),
                        {std::to_string(m_state.epochsDone + 1)})
                .advise(CROSSGLOSS_TEXT("Use a smaller learning rate and start again"));
        }
        m_changed = true;
        ++m_state.batchesDone;
        if (made.examples > 0) {
            ++m_state.steps;
            for (LossSum* sum : {&m_state.epochLoss, &m_state.pointLoss}) {
                sum->loss += made.loss * static_cast<double>(made.examples);
                sum->examples += made.examples;
            }
            m_examples += made.examples;
        }
        m_progress.advance(m_plan.stagePerEpoch ? m_state.batchesDone : m_state.steps);
        const Clock::time_point now = Clock::now();
        m_stepSeconds += std::chrono::duration<double>(now - m_now).count();
        m_now = now;
        if (m_state.batchesDone == batches) {
            return;
        }
        if (m_plan.stepsPerPoint > 0 && m_state.batchesDone % m_plan.stepsPerPoint == 0) {
            TrainingPoint point = makePoint(m_state.pointLoss);
            point.within = true;
            addPoint(point);
            m_now = Clock::now();
        }
        if (!m_plan.checkpoint.empty() &&
            std::chrono::duration<double>(now - m_lastCheckpoint).count() >= m_plan.checkpointSeconds) {
            saveCheckpoint();
            m_now = Clock::now();
        }
    }
}

/// May be cancelled while it validates: nothing has changed before that returns, and resuming validates again.
void Trainer::endEpoch()
{
    const std::optional<ValidationScores> scores = m_model.validate();
    TrainingPoint point = makePoint(m_state.epochLoss);
    if (scores) {
        point.score = scores->score;
        point.validationP1 = scores->p1;
        point.validationP10 = scores->p10;
        point.validationMrr = scores->mrr;
    }
    m_state.batchesDone = 0;
    ++m_state.epochsDone;
    m_changed = true;
    keepBest(scores ? scores->score : static_cast<double>(m_state.epochsDone - 1));
    addPoint(point);
    if (m_state.epochsDone == 1 || secondsSince(m_lastCheckpoint) >= m_plan.epochCheckpointSeconds) {
        saveCheckpoint();
    }
}

void Trainer::keepBest(double score)
{
    if (m_plan.keepBest && m_state.bestEpoch > 0 && !(score > m_state.bestScore)) {
        return;
    }
    m_state.bestScore = score;
    m_state.bestEpoch = m_state.epochsDone;
    if (!m_plan.keepBest) {
        return;
    }
    m_best.clear();
    for (const TrainedArray& array : m_arrays) {
        if (array.parameter) {
            m_best.insert(m_best.end(), array.values.begin(), array.values.end());
        }
    }
    m_bestIsSaved = false;
}

/// And begins a new stretch; an epoch's own sum is given at its end alone.
TrainingPoint Trainer::makePoint(LossSum& loss)
{
    TrainingPoint point;
    point.epoch = m_state.epochsDone + 1;
    point.step = m_state.steps;
    point.seconds = m_secondsBefore + secondsSince(m_started);
    point.loss = loss.mean();
    point.examplesPerSecond = m_stepSeconds > 0 ? static_cast<double>(m_examples) / m_stepSeconds : 0;
    loss = {};
    m_state.pointLoss = {};
    m_examples = 0;
    m_stepSeconds = 0;
    return point;
}

void Trainer::addPoint(const TrainingPoint& point)
{
    m_state.curve.push_back(point);
    if (m_onPoint) {
        m_onPoint(point);
    }
}

/// The best parameters first, so that what the checkpoint says of them is true at every moment.
void Trainer::saveCheckpoint()
{
    if (!m_bestIsSaved && m_state.bestEpoch > 0) {
        m_model.saveBest(m_best, m_state.bestEpoch);
        m_bestIsSaved = true;
    }
    if (!m_plan.checkpoint.empty()) {
        m_state.seconds = m_secondsBefore + secondsSince(m_started);
        writeCheckpoint(m_plan.checkpoint, m_plan.model, m_plan.options, m_state, m_arrays, m_best);
    }
    m_changed = false;
    m_lastCheckpoint = Clock::now();
}

} // namespace crossgloss
