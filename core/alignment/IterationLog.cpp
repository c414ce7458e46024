#include "alignment/IterationLog.h"

#include "alignment/Align.h"

namespace crossgloss {

void IterationLog::add(const AlignmentStep& step, std::string_view phase, std::size_t vocabulary)
{
    nlohmann::json point = {{"iteration", step.iteration}, {"phase", phase},
                            {"objective", step.objective}, {"pairs", step.pairs},
                            {"vocabulary", vocabulary},    {"keep_probability", step.keepProbability}};
    if (step.heldOutP1 >= 0.0) {
        point["held_out_p1"] = step.heldOutP1;
    }
    m_curve.push_back(std::move(point));
    if (m_onStep) {
        m_onStep(step);
    }
}

void IterationLog::endPhase(const char* name)
{
    const auto now = std::chrono::steady_clock::now();
    m_seconds[name] = std::chrono::duration<double>(now - m_last).count();
    m_last = now;
}

nlohmann::json IterationLog::json(const DictionarySplit& split, std::size_t scoredWords) const
{
    nlohmann::json heldOut = {{"words", split.heldOut.size()},
                              {"scored_words", scoredWords},
                              {"training_pairs", split.training.size()}};
    if (!split.note.empty()) {
        heldOut["note"] = split.note;
    }
    return {{"curve", m_curve}, {"seconds", m_seconds}, {"held_out", std::move(heldOut)}};
}

} // namespace crossgloss
