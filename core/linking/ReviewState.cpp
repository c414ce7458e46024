#include "linking/ReviewState.h"

#include <algorithm>

namespace crossgloss {

void apply(SourceState& state, const LinkingEvent& event)
{
    const Decision& decision = event.decision;
    const auto leave = [&state](Verdict verdict) {
        state.verdict = verdict;
        state.target = -1;
        state.relation = Relation::Exact;
        state.asSuggested = false;
        state.asRetrieved = false;
    };
    switch (decision.kind) {
    case Decision::Kind::Accept:
        state.verdict = Verdict::Accepted;
        state.target = decision.target;
        state.relation = decision.relation;
        state.rejected.erase(decision.target);
        state.asSuggested = event.suggested == decision.target;
        state.asRetrieved = event.retrieved == decision.target;
        break;
    case Decision::Kind::Reject:
        state.rejected.insert(decision.target);
        if (state.verdict == Verdict::Accepted && state.target == decision.target) {
            leave(Verdict::Open);
        }
        break;
    case Decision::Kind::Defer:
        leave(Verdict::Deferred);
        break;
    case Decision::Kind::NoCounterpart:
        leave(Verdict::NoCounterpart);
        break;
    case Decision::Kind::Reopen:
        leave(Verdict::Open);
        break;
    case Decision::Kind::Note:
        state.note = decision.note;
        break;
    }
}

void ReviewJournal::append(LinkingEvent event)
{
    m_ofSource.at(static_cast<std::size_t>(event.decision.source)).push_back(m_events.size());
    m_events.push_back(std::move(event));
}

SourceState ReviewJournal::stateOf(std::int32_t source) const
{
    SourceState state;
    for (const std::size_t index : m_ofSource.at(static_cast<std::size_t>(source))) {
        if (m_events[index].state == LinkingEvent::State::Stands) {
            apply(state, m_events[index]);
        }
    }
    return state;
}

std::int64_t ReviewJournal::undoStep() const
{
    for (auto event = m_events.rbegin(); event != m_events.rend(); ++event) {
        if (event->state == LinkingEvent::State::Stands) {
            return event->step;
        }
    }
    return 0;
}

std::int64_t ReviewJournal::redoStep() const
{
    for (const LinkingEvent& event : m_events) {
        if (event.state == LinkingEvent::State::Undone) {
            return event.step;
        }
    }
    return 0;
}

std::vector<std::int32_t> ReviewJournal::setStep(std::int64_t step, LinkingEvent::State state)
{
    std::vector<std::int32_t> sources;
    for (LinkingEvent& event : m_events) {
        if (event.step == step) {
            event.state = state;
            sources.push_back(event.decision.source);
        }
    }
    std::ranges::sort(sources);
    sources.erase(std::unique(sources.begin(), sources.end()), sources.end());
    return sources;
}

std::vector<std::int64_t> ReviewJournal::undoneSteps() const
{
    std::vector<std::int64_t> steps;
    for (const LinkingEvent& event : m_events) {
        if (event.state == LinkingEvent::State::Undone && (steps.empty() || steps.back() != event.step)) {
            steps.push_back(event.step);
        }
    }
    return steps;
}

void ReviewJournal::overtakeUndone()
{
    for (LinkingEvent& event : m_events) {
        if (event.state == LinkingEvent::State::Undone) {
            event.state = LinkingEvent::State::Overtaken;
        }
    }
}

const LinkingEvent* ReviewJournal::firstOf(std::int64_t step) const
{
    const auto found = std::ranges::find(m_events, step, &LinkingEvent::step);
    return found == m_events.end() || step == 0 ? nullptr : &*found;
}

} // namespace crossgloss
