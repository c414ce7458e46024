#include "linking/ReviewDesk.h"

#include "base/Error.h"
#include "linking/Agreement.h"
#include "linking/DecisionMerge.h"
#include "linking/DecisionTable.h"
#include "linking/JudgedSuggestions.h"
#include "linking/LinkingDatabase.h"
#include "store/UserDatabase.h"
#include "linking/LinkingStore.h"
#include "linking/PlanGlosses.h"
#include "linking/ReviewCounts.h"
#include "linking/ReviewState.h"
#include "linking/SeenSuggestions.h"
#include "linking/SuggestedLinks.h"
#include "linking/TargetSearch.h"
#include "store/WorkspacePrivate.h"
#include "text/Names.h"

#include <algorithm>
#include <limits>
#include <map>
#include <set>

namespace crossgloss {

namespace {

std::size_t at(std::int32_t index)
{
    return static_cast<std::size_t>(index);
}

} // namespace

struct ReviewDesk::Private
{
    Private(Workspace& workspace, std::int64_t id, std::string who, Progress& progress)
        : file(userDatabaseFile(workspace)), hold(workspace, id, who), linking(readLinking(workspace, id, progress)),
          reviewer(std::move(who)), database(openUserDatabase(workspace, DatabaseAccess::Writer)),
          journal(linking.source.glosses.size()), states(linking.source.glosses.size()), links(linking, progress)
    {
        replay(progress);
        readSeen();
    }

    void replay(Progress& progress);
    void keep(std::vector<LinkingEvent> events);
    std::vector<LinkingEvent> eventsOf(std::span<const Decision> decisions) const;
    ReviewChange refresh(const std::vector<std::int32_t>& sources);
    ReviewChange turn(std::int64_t step, LinkingEvent::State state, Progress& progress);
    void checkPositions(const Decision& decision) const;
    void readSeen();

    std::filesystem::path file;
    LinkingHold hold;
    Linking linking;
    std::string reviewer;
    std::unique_ptr<SQLite::Database> database;
    ReviewJournal journal;
    ReviewerStates others;
    std::int64_t lastStep = 0;
    std::vector<SourceState> states;
    SuggestedLinks links;
    std::vector<std::int32_t> seen; ///< suggestion of each source when it was looked at last
    std::unique_ptr<PlanGlosses> plans;
    bool plansOpened = false;
    std::unique_ptr<TargetSearch> search;

    /// Who else has the target.
    void tellOthers(std::int32_t source, Candidate& candidate) const;
};

void ReviewDesk::Private::tellOthers(std::int32_t source, Candidate& candidate) const
{
    const std::int32_t taken = links.takenBy(candidate.target);
    const std::int32_t suggested = links.suggestedTo(candidate.target);
    candidate.linkedTo = taken == source ? -1 : taken;
    candidate.suggestedTo = suggested == source || suggested == taken ? -1 : suggested;
}

void ReviewDesk::Private::replay(Progress& progress)
{
    std::vector<LinkingEvent> foreign;
    guardDatabase(file, [&] {
        for (LinkingEvent& event : readEvents(*database, linking, file)) {
            lastStep = std::max(lastStep, event.step);
            (event.reviewer == reviewer ? (journal.append(event), void()) : foreign.push_back(std::move(event)));
        }
    });
    others = statesOf(foreign, states.size());
    std::vector<std::int32_t> decided;
    for (std::size_t source = 0; source < states.size(); ++source) {
        states[source] = journal.stateOf(static_cast<std::int32_t>(source));
        if (states[source] != SourceState()) {
            decided.push_back(static_cast<std::int32_t>(source));
        }
    }
    seen.reserve(states.size());
    for (std::size_t source = 0; source < states.size(); ++source) {
        seen.push_back(links.suggestedBefore(static_cast<std::int32_t>(source)));
    }
    links.set(decided, states, progress);
}

void ReviewDesk::Private::checkPositions(const Decision& decision) const
{
    const bool needsTarget = decision.kind == Decision::Kind::Accept || decision.kind == Decision::Kind::Reject;
    if (decision.source < 0 || at(decision.source) >= states.size() ||
        (needsTarget && (decision.target < 0 || at(decision.target) >= linking.target.glosses.size()))) {
        throw Error(CROSSGLOSS_TEXT("The decision is about a gloss that the linking does not have"));
    }
}

/// Decisions that change something, with those that make room for them.
std::vector<LinkingEvent> ReviewDesk::Private::eventsOf(std::span<const Decision> decisions) const
{
    std::vector<LinkingEvent> events;
    std::map<std::int32_t, SourceState> changed;
    std::map<std::int32_t, std::int32_t> takenNow; // target → source, of this step
    const auto stateOf = [&](std::int32_t source) -> SourceState& {
        return changed.try_emplace(source, states[at(source)]).first->second;
    };
    const auto add = [&](const Decision& decision) {
        LinkingEvent event;
        event.reviewer = reviewer;
        event.at = utcNow();
        event.decision = decision;
        event.decision.note = validUtf8(std::move(event.decision.note));
        const ReviewItem& item = links.item(decision.source);
        event.suggested = links.suggestedBefore(decision.source);
        event.retrieved = item.retrieved;
        SourceState& state = stateOf(decision.source);
        SourceState after = state;
        apply(after, event);
        if (after != state) {
            state = after;
            events.push_back(std::move(event));
        }
    };
    for (Decision decision : decisions) {
        checkPositions(decision);
        if (decision.kind != Decision::Kind::Accept && decision.kind != Decision::Kind::Reject) {
            decision.target = -1;
        }
        if (decision.kind == Decision::Kind::Accept && decision.relation == Relation::Exact) {
            const auto now = takenNow.find(decision.target);
            const std::int32_t holder = now != takenNow.end() ? now->second : links.takenBy(decision.target);
            if (holder >= 0 && holder != decision.source && stateOf(holder).takesTarget() &&
                stateOf(holder).target == decision.target) {
                Decision reopen;
                reopen.kind = Decision::Kind::Reopen;
                reopen.source = holder;
                add(reopen);
            }
            takenNow[decision.target] = decision.source;
        }
        add(decision);
    }
    return events;
}

/// Stores events: this reviewer's as one step of undo, those of others as another. What was undone before cannot come
/// again.
void ReviewDesk::Private::keep(std::vector<LinkingEvent> events)
{
    const auto isOwn = [this](const LinkingEvent& event) { return event.reviewer == reviewer; };
    const bool anyOwn = std::ranges::any_of(events, isOwn);
    const std::int64_t ownStep = lastStep + 1;
    const std::int64_t foreignStep = anyOwn ? ownStep + 1 : ownStep;
    for (LinkingEvent& event : events) {
        event.step = isOwn(event) ? ownStep : foreignStep;
    }
    guardDatabase(file, [&] {
        WriteTransaction transaction(*database);
        if (anyOwn) {
            for (const std::int64_t step : journal.undoneSteps()) {
                setStepState(*database, linking.id, step, LinkingEvent::State::Overtaken);
            }
        }
        appendEvents(*database, linking.id, events);
        transaction.commit();
    });
    lastStep = foreignStep;
    if (anyOwn) {
        journal.overtakeUndone();
    }
    for (LinkingEvent& event : events) {
        if (isOwn(event)) {
            journal.append(std::move(event));
        } else {
            std::vector<SourceState>& known = others[event.reviewer];
            known.resize(linking.source.glosses.size());
            apply(known[at(event.decision.source)], event);
        }
    }
}

/// What is stored is shown: from here on nothing may be cancelled.
ReviewChange ReviewDesk::Private::refresh(const std::vector<std::int32_t>& sources)
{
    NullProgress progress;
    ReviewChange change;
    change.decided = sources;
    for (const std::int32_t source : sources) {
        states[at(source)] = journal.stateOf(source);
    }
    const std::set<std::int32_t> decided(sources.begin(), sources.end());
    change.touched = sources;
    for (const LockedMatching::Change& moved : links.set(sources, states, progress)) {
        if (!decided.count(moved.row)) {
            change.moved.push_back({moved.row, moved.before, moved.after});
            change.touched.push_back(moved.row);
        }
    }
    return change;
}

ReviewChange ReviewDesk::Private::turn(std::int64_t step, LinkingEvent::State state, Progress& progress)
{
    if (step == 0) {
        return {};
    }
    progress.throwIfCancelled();
    guardDatabase(file, [&] {
        WriteTransaction transaction(*database);
        setStepState(*database, linking.id, step, state);
        transaction.commit();
    });
    return refresh(journal.setStep(step, state));
}

void ReviewDesk::Private::readSeen()
{
    const auto suggested = [this](std::size_t source) {
        return links.suggestedBefore(static_cast<std::int32_t>(source));
    };
    std::optional<SeenSuggestions> stored;
    guardDatabase(file, [&] { stored = crossgloss::readSeen(*database, linking.id, reviewer); });
    if (!stored) {
        // What moved before anybody took note counts as seen.
        stored.emplace();
        for (std::size_t source = 0; source < seen.size(); ++source) {
            if (suggested(source) != seen[source]) {
                stored->emplace_back(static_cast<std::int32_t>(source), suggested(source));
            }
        }
        guardDatabase(file, [&] {
            WriteTransaction transaction(*database);
            beginSeen(*database, linking.id, reviewer, *stored);
            transaction.commit();
        });
    }
    for (const auto& [source, target] : *stored) {
        if (source >= 0 && at(source) < seen.size()) {
            seen[at(source)] = target;
        }
    }
}

ReviewDesk::ReviewDesk(Workspace& workspace, std::int64_t linking, std::string reviewer, Progress& progress)
    : m_d(std::make_unique<Private>(workspace, linking, nameFrom(reviewer), progress))
{
}

ReviewDesk::~ReviewDesk() = default;

const Linking& ReviewDesk::linking() const
{
    return m_d->linking;
}

const std::string& ReviewDesk::reviewer() const
{
    return m_d->reviewer;
}

std::size_t ReviewDesk::size() const
{
    return m_d->states.size();
}

const ReviewItem& ReviewDesk::item(std::int32_t source) const
{
    return m_d->links.item(source);
}

std::vector<ReviewDesk::Candidate> ReviewDesk::candidates(std::int32_t source, std::size_t count) const
{
    std::vector<Candidate> result;
    const LinkingCandidates& all = m_d->linking.candidates;
    const SourceState& state = m_d->states.at(at(source));
    const std::span<const std::int32_t> targets = all.targetsOf(at(source));
    const std::span<const float> scores = all.scoresOf(at(source));
    for (const bool rejected : {false, true}) {
        for (std::size_t i = 0; i < targets.size() && result.size() < count; ++i) {
            if ((state.rejected.count(targets[i]) > 0) == rejected) {
                result.push_back({targets[i], scores[i], rejected, -1, -1});
            }
        }
    }
    // What is linked or suggested is always to be seen.
    const ReviewItem& shown = item(source);
    if (count > 0 && shown.target >= 0 && std::ranges::find(result, shown.target, &Candidate::target) == result.end()) {
        if (result.size() == count) {
            result.pop_back();
        }
        result.push_back({shown.target, shown.score, false, -1, -1});
    }
    for (Candidate& candidate : result) {
        m_d->tellOthers(source, candidate);
    }
    return result;
}

ReviewDesk::Search ReviewDesk::search(std::int32_t source, const std::string& text, std::size_t most)
{
    if (!m_d->search) {
        m_d->search = std::make_unique<TargetSearch>(m_d->linking);
    }
    const TargetSearch::Found found = m_d->search->find(text, most);
    const SourceState& state = m_d->states.at(at(source));
    Search result;
    result.all = found.all;
    for (const std::int32_t target : found.targets) {
        Candidate candidate{target, std::numeric_limits<float>::quiet_NaN(), state.rejected.count(target) > 0, -1, -1};
        if (const auto score = m_d->linking.candidates.scoreOf(at(source), target)) {
            candidate.score = *score;
        }
        m_d->tellOthers(source, candidate);
        result.found.push_back(candidate);
    }
    return result;
}

std::optional<GlossPlan> ReviewDesk::plan(std::int32_t source, std::int32_t target)
{
    if (!m_d->plansOpened) {
        m_d->plans = PlanGlosses::of(m_d->linking);
        m_d->plansOpened = true;
    }
    return m_d->plans ? m_d->plans->plan(source, target) : std::nullopt;
}

const std::string& ReviewDesk::planWord(bool source, std::uint32_t id) const
{
    return source ? m_d->plans->sourceWord(id) : m_d->plans->targetWord(id);
}

ReviewChange ReviewDesk::decide(const Decision& decision, Progress& progress)
{
    return decide(std::span(&decision, 1), progress);
}

ReviewChange ReviewDesk::decide(std::span<const Decision> decisions, Progress& progress)
{
    progress.throwIfCancelled();
    std::vector<LinkingEvent> events = m_d->eventsOf(decisions);
    if (events.empty()) {
        return {};
    }
    std::vector<std::int32_t> sources;
    for (const LinkingEvent& event : events) {
        if (std::ranges::find(sources, event.decision.source) == sources.end()) {
            sources.push_back(event.decision.source);
        }
    }
    m_d->keep(std::move(events));
    return m_d->refresh(sources);
}

bool ReviewDesk::canUndo() const
{
    return m_d->journal.undoStep() != 0;
}

bool ReviewDesk::canRedo() const
{
    return m_d->journal.redoStep() != 0;
}

std::optional<Decision> ReviewDesk::nextUndo() const
{
    const LinkingEvent* event = m_d->journal.firstOf(m_d->journal.undoStep());
    return event ? std::optional(event->decision) : std::nullopt;
}

std::optional<Decision> ReviewDesk::nextRedo() const
{
    const LinkingEvent* event = m_d->journal.firstOf(m_d->journal.redoStep());
    return event ? std::optional(event->decision) : std::nullopt;
}

ReviewChange ReviewDesk::undo(Progress& progress)
{
    return m_d->turn(m_d->journal.undoStep(), LinkingEvent::State::Undone, progress);
}

ReviewChange ReviewDesk::redo(Progress& progress)
{
    return m_d->turn(m_d->journal.redoStep(), LinkingEvent::State::Stands, progress);
}

ReviewStatistics ReviewDesk::statistics() const
{
    return statisticsOf(m_d->states, m_d->journal);
}

const std::vector<std::int32_t>& ReviewDesk::seen() const
{
    return m_d->seen;
}

void ReviewDesk::look(std::int32_t source)
{
    const std::int32_t suggested = m_d->links.suggestedBefore(source);
    if (m_d->seen.at(at(source)) == suggested) {
        return;
    }
    guardDatabase(m_d->file, [&] {
        WriteTransaction transaction(*m_d->database);
        setSeen(*m_d->database, m_d->linking.id, m_d->reviewer, source, suggested);
        transaction.commit();
    });
    m_d->seen[at(source)] = suggested;
}

std::vector<JudgedSuggestion> ReviewDesk::judgedSuggestions() const
{
    return crossgloss::judgedSuggestions(m_d->journal, m_d->linking, m_d->links.worst());
}

std::vector<std::string> ReviewDesk::reviewers() const
{
    std::vector<std::string> names = {m_d->reviewer};
    for (const auto& [name, states] : m_d->others) {
        names.push_back(name);
    }
    return names;
}

ReviewAgreement ReviewDesk::agreement(const std::string& first, const std::string& second) const
{
    const std::vector<SourceState> nothing(m_d->states.size());
    const auto statesOfReviewer = [&](const std::string& name) -> const std::vector<SourceState>& {
        if (name == m_d->reviewer) {
            return m_d->states;
        }
        const auto found = m_d->others.find(name);
        return found == m_d->others.end() ? nothing : found->second;
    };
    ReviewAgreement agreement = agreementOf(statesOfReviewer(first), statesOfReviewer(second));
    agreement.first = first;
    agreement.second = second;
    return agreement;
}

ReviewMerge ReviewDesk::importDecisions(const std::filesystem::path& file, ReviewChange& change, Progress& progress)
{
    const std::vector<DecisionLine> lines = readDecisionTable(file, progress);
    ReviewMerge report;
    ReviewerStates states = m_d->others;
    states[m_d->reviewer] = m_d->states;
    std::vector<LinkingEvent> events =
        mergeDecisions(lines, m_d->linking, m_d->reviewer, file.filename().string(), states, report);
    change = {};
    if (events.empty()) {
        return report;
    }
    std::set<std::int32_t> own;
    for (const LinkingEvent& event : events) {
        if (event.reviewer == m_d->reviewer) {
            own.insert(event.decision.source);
        }
    }
    m_d->keep(std::move(events));
    change = m_d->refresh({own.begin(), own.end()});
    return report;
}

} // namespace crossgloss
