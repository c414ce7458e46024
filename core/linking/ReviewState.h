#pragma once

#include "linking/Decision.h"
#include "linking/LinkingDatabase.h"

#include <cstddef>
#include <cstdint>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace crossgloss {

/// What one reviewer's standing decisions add up to for one source.
struct SourceState {
    Verdict verdict = Verdict::Open;
    Relation relation = Relation::Exact;
    std::int32_t target = -1;          ///< when accepted
    std::set<std::int32_t> rejected;
    std::string note;
    bool asSuggested = false;          ///< accepted what the matching suggested at that moment
    bool asRetrieved = false;

    bool isDecided() const { return verdict == Verdict::Accepted || verdict == Verdict::NoCounterpart; }
    /// An exact link takes its target from all others; broader, narrower and related ones may share it.
    bool takesTarget() const { return verdict == Verdict::Accepted && relation == Relation::Exact; }
    friend bool operator==(const SourceState&, const SourceState&) = default;
};

/// Applies one decision.
void apply(SourceState& state, const LinkingEvent& event);

/// The journal of one reviewer in memory.
class ReviewJournal {
public:
    explicit ReviewJournal(std::size_t sources) : m_ofSource(sources) {}

    void append(LinkingEvent event);
    /// State of a source from its standing decisions.
    SourceState stateOf(std::int32_t source) const;
    /// Every event, whatever became of it.
    const std::vector<LinkingEvent>& events() const { return m_events; }

    /// Step that undo would take back or redo bring again; 0 = none.
    std::int64_t undoStep() const;
    std::int64_t redoStep() const;
    /// Sets the state of a step. @return the sources it is about, each once.
    std::vector<std::int32_t> setStep(std::int64_t step, LinkingEvent::State state);
    /// Steps that redo would bring again, in order.
    std::vector<std::int64_t> undoneSteps() const;
    /// These can no longer come again.
    void overtakeUndone();
    /// First decision of a step; null when there is none.
    const LinkingEvent* firstOf(std::int64_t step) const;

private:
    std::vector<LinkingEvent> m_events;                ///< by sequence
    std::vector<std::vector<std::size_t>> m_ofSource;  ///< indices into m_events
};

} // namespace crossgloss
