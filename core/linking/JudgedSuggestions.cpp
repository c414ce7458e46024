#include "linking/JudgedSuggestions.h"

#include "linking/SuggestedLinks.h"

#include <optional>
#include <set>

namespace crossgloss {

namespace {

/// What is known of a source on the way through the journal.
struct Judging
{
    std::set<std::int32_t> rejected;
    bool over = false;
};

/// Whether a decision finds what was suggested right; nothing when it says nothing of it.
std::optional<bool> verdictOn(const LinkingEvent& event)
{
    switch (event.decision.kind) {
    case Decision::Kind::Accept:
        return event.decision.target == event.suggested;
    case Decision::Kind::NoCounterpart:
        return false;
    case Decision::Kind::Reject:
        return event.decision.target == event.suggested ? std::optional(false) : std::nullopt;
    default:
        return std::nullopt;
    }
}

} // namespace

std::vector<JudgedSuggestion> judgedSuggestions(const ReviewJournal& journal, const Linking& linking, float worst)
{
    std::vector<Judging> known(linking.source.glosses.size());
    std::vector<std::optional<JudgedSuggestion>> found(known.size());
    for (const LinkingEvent& event : journal.events()) {
        const auto source = static_cast<std::size_t>(event.decision.source);
        Judging& judging = known[source];
        if (event.state != LinkingEvent::State::Stands || judging.over) {
            continue;
        }
        if (const std::optional<bool> right = verdictOn(event)) {
            judging.over = true;
            if (event.suggested >= 0 && event.origin.empty()) {
                found[source] = {event.decision.source, event.suggested,
                                 marginOf(linking.candidates, source, event.suggested, judging.rejected, worst),
                                 *right};
            }
        } else if (event.decision.kind == Decision::Kind::Reject) {
            judging.rejected.insert(event.decision.target);
        }
    }
    std::vector<JudgedSuggestion> judged;
    for (const std::optional<JudgedSuggestion>& each : found) {
        if (each) {
            judged.push_back(*each);
        }
    }
    return judged;
}

} // namespace crossgloss
