#include "linking/DecisionMerge.h"

#include "store/WorkspacePrivate.h"

#include <algorithm>
#include <set>
#include <unordered_map>

namespace crossgloss {

namespace {

using Positions = std::unordered_map<std::string, std::int32_t>;

Positions positionsOf(const LinkingSide& side)
{
    Positions positions;
    for (std::size_t i = 0; i < side.glosses.size(); ++i) {
        positions.emplace(side.glosses[i].synset, static_cast<std::int32_t>(i));
    }
    return positions;
}

/// What one line does to what a reviewer has decided.
enum class News
{
    Known,
    Added,
    Conflict
};

class Merger
{
public:
    Merger(ReviewerStates& states, std::size_t sources, ReviewMerge& report)
        : m_states(states), m_sources(sources), m_report(report)
    {
        for (const auto& [reviewer, known] : states) {
            for (std::size_t source = 0; source < known.size(); ++source) {
                take(reviewer, known[source], static_cast<std::int32_t>(source));
            }
        }
    }

    void merge(LinkingEvent event, std::vector<LinkingEvent>& events)
    {
        std::vector<SourceState>& states = m_states[event.reviewer];
        states.resize(m_sources);
        SourceState& state = states[static_cast<std::size_t>(event.decision.source)];
        switch (judge(state, event)) {
        case News::Known:
            ++m_report.known;
            break;
        case News::Conflict:
            ++m_report.conflicts;
            m_conflicting.insert(event.decision.source);
            break;
        case News::Added:
            ++m_report.added;
            m_reviewers.insert(event.reviewer);
            apply(state, event);
            take(event.reviewer, state, event.decision.source);
            events.push_back(std::move(event));
            break;
        }
    }

    void finish()
    {
        m_report.conflicting.assign(m_conflicting.begin(), m_conflicting.end());
        m_report.reviewers.assign(m_reviewers.begin(), m_reviewers.end());
    }

private:
    News judge(const SourceState& state, const LinkingEvent& event) const
    {
        const Decision& decision = event.decision;
        switch (decision.kind) {
        case Decision::Kind::Accept: {
            if (state.verdict == Verdict::Accepted) {
                return state.target == decision.target && state.relation == decision.relation ? News::Known
                                                                                              : News::Conflict;
            }
            const auto taken = m_taken.find({event.reviewer, decision.target});
            const bool isTaken =
                decision.relation == Relation::Exact && taken != m_taken.end() && taken->second != decision.source;
            return state.verdict == Verdict::NoCounterpart || state.rejected.count(decision.target) || isTaken
                       ? News::Conflict
                       : News::Added;
        }
        case Decision::Kind::Reject:
            if (state.rejected.count(decision.target)) {
                return News::Known;
            }
            return state.verdict == Verdict::Accepted && state.target == decision.target ? News::Conflict : News::Added;
        case Decision::Kind::NoCounterpart:
            return state.verdict == Verdict::NoCounterpart ? News::Known
                   : state.verdict == Verdict::Accepted    ? News::Conflict
                                                           : News::Added;
        case Decision::Kind::Defer:
            // Putting off is no decision against one that was made.
            return state.verdict == Verdict::Open ? News::Added : News::Known;
        case Decision::Kind::Note:
            return state.note == decision.note ? News::Known : state.note.empty() ? News::Added : News::Conflict;
        case Decision::Kind::Reopen:
            break;
        }
        return News::Known;
    }

    void take(const std::string& reviewer, const SourceState& state, std::int32_t source)
    {
        if (state.takesTarget()) {
            m_taken[{reviewer, state.target}] = source;
        }
    }

    ReviewerStates& m_states;
    std::size_t m_sources;
    ReviewMerge& m_report;
    std::map<std::pair<std::string, std::int32_t>, std::int32_t> m_taken;
    std::set<std::int32_t> m_conflicting;
    std::set<std::string> m_reviewers;
};

std::optional<Decision::Kind> kindOf(const DecisionLine& line)
{
    if (!line.verdict) {
        return Decision::Kind::Reject;
    }
    switch (*line.verdict) {
    case Verdict::Accepted:
        return Decision::Kind::Accept;
    case Verdict::Deferred:
        return Decision::Kind::Defer;
    case Verdict::NoCounterpart:
        return Decision::Kind::NoCounterpart;
    case Verdict::Open:
        break;
    }
    return std::nullopt;
}

} // namespace

ReviewerStates statesOf(const std::vector<LinkingEvent>& events, std::size_t sources)
{
    ReviewerStates states;
    for (const LinkingEvent& event : events) {
        if (event.state == LinkingEvent::State::Stands) {
            std::vector<SourceState>& known = states[event.reviewer];
            known.resize(sources);
            apply(known.at(static_cast<std::size_t>(event.decision.source)), event);
        }
    }
    return states;
}

std::vector<LinkingEvent> mergeDecisions(const std::vector<DecisionLine>& lines, const Linking& linking,
                                         const std::string& reviewer, const std::string& origin, ReviewerStates& states,
                                         ReviewMerge& report)
{
    const Positions sources = positionsOf(linking.source);
    const Positions targets = positionsOf(linking.target);
    const std::string now = utcNow();
    Merger merger(states, linking.source.glosses.size(), report);
    std::vector<LinkingEvent> events;
    for (const DecisionLine& line : lines) {
        const auto source = sources.find(line.source);
        const auto target = line.target.empty() ? targets.end() : targets.find(line.target);
        if (source == sources.end() || (!line.target.empty() && target == targets.end())) {
            ++report.unknown;
            continue;
        }
        LinkingEvent event;
        event.reviewer = line.reviewer.empty() ? reviewer : line.reviewer;
        event.at = line.at.empty() ? now : line.at;
        event.origin = origin;
        event.decision.source = source->second;
        event.decision.relation = line.relation;
        if (const auto kind = kindOf(line)) {
            LinkingEvent verdict = event;
            verdict.decision.kind = *kind;
            verdict.decision.target = target == targets.end() ? -1 : target->second;
            merger.merge(std::move(verdict), events);
        }
        if (!line.note.empty()) {
            event.decision.kind = Decision::Kind::Note;
            event.decision.note = line.note;
            merger.merge(std::move(event), events);
        }
    }
    merger.finish();
    return events;
}

} // namespace crossgloss
