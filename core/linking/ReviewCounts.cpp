#include "linking/ReviewCounts.h"

#include "store/WorkspacePrivate.h"

#include <set>

namespace crossgloss {

ReviewStatistics statisticsOf(const std::vector<SourceState>& states, const ReviewJournal& journal)
{
    ReviewStatistics statistics;
    statistics.sources = states.size();
    for (const SourceState& state : states) {
        statistics.open += state.verdict == Verdict::Open ? 1 : 0;
        statistics.accepted += state.verdict == Verdict::Accepted ? 1 : 0;
        statistics.deferred += state.verdict == Verdict::Deferred ? 1 : 0;
        statistics.noCounterpart += state.verdict == Verdict::NoCounterpart ? 1 : 0;
        statistics.rejectedPairs += state.rejected.size();
        statistics.notes += state.note.empty() ? 0 : 1;
        if (state.verdict == Verdict::Accepted) {
            statistics.exact += state.relation == Relation::Exact ? 1 : 0;
            statistics.broader += state.relation == Relation::Broader ? 1 : 0;
            statistics.narrower += state.relation == Relation::Narrower ? 1 : 0;
            statistics.related += state.relation == Relation::Related ? 1 : 0;
            statistics.acceptedAsSuggested += state.asSuggested ? 1 : 0;
            statistics.acceptedAsRetrieved += state.asRetrieved ? 1 : 0;
        }
    }
    const std::string today = utcNow().substr(0, 10);
    std::set<std::int32_t> decidedToday;
    for (const LinkingEvent& event : journal.events()) {
        if (event.state == LinkingEvent::State::Stands && event.at.starts_with(today) &&
            states[static_cast<std::size_t>(event.decision.source)].isDecided() &&
            (event.decision.kind == Decision::Kind::Accept || event.decision.kind == Decision::Kind::NoCounterpart)) {
            decidedToday.insert(event.decision.source);
        }
    }
    statistics.decidedToday = decidedToday.size();
    return statistics;
}

} // namespace crossgloss
