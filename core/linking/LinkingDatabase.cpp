#include "linking/LinkingDatabase.h"

#include "base/Error.h"

namespace crossgloss {

namespace {

std::optional<std::int64_t> orNull(std::int32_t position)
{
    return position < 0 ? std::nullopt : std::optional<std::int64_t>(position);
}

std::int32_t positionIn(const SQLite::Column& column)
{
    return column.isNull() ? -1 : column.getInt();
}

} // namespace

std::vector<LinkingEvent> readEvents(SQLite::Database& database, std::int64_t linking)
{
    std::vector<LinkingEvent> events;
    SQLite::Statement rows(database,
                           "SELECT sequence, step, state, reviewer, at, origin, kind, source, target, relation, note, "
                           "suggested, retrieved FROM linking_events WHERE linking = ? ORDER BY sequence");
    rows.bind(1, linking);
    while (rows.executeStep()) {
        LinkingEvent event;
        event.sequence = rows.getColumn(0).getInt64();
        event.step = rows.getColumn(1).getInt64();
        event.state = static_cast<LinkingEvent::State>(rows.getColumn(2).getInt());
        event.reviewer = rows.getColumn(3).getString();
        event.at = rows.getColumn(4).getString();
        event.origin = rows.getColumn(5).getString();
        event.decision.kind = static_cast<Decision::Kind>(rows.getColumn(6).getInt());
        event.decision.source = rows.getColumn(7).getInt();
        event.decision.target = positionIn(rows.getColumn(8));
        event.decision.relation = static_cast<Relation>(rows.getColumn(9).getInt());
        event.decision.note = rows.getColumn(10).getString();
        event.suggested = positionIn(rows.getColumn(11));
        event.retrieved = positionIn(rows.getColumn(12));
        events.push_back(std::move(event));
    }
    return events;
}

std::vector<LinkingEvent> readEvents(SQLite::Database& database, const Linking& linking,
                                     const std::filesystem::path& file)
{
    // The journal is a file as others are: what stands in it may be anything.
    const auto within = [](std::int32_t position, std::size_t count) {
        return position >= 0 && static_cast<std::size_t>(position) < count;
    };
    const std::size_t targets = linking.target.glosses.size();
    const auto known = [&](std::int32_t target) { return target < 0 || within(target, targets); };
    std::vector<LinkingEvent> events = readEvents(database, linking.id);
    for (const LinkingEvent& event : events) {
        const Decision& decision = event.decision;
        const bool needsTarget = decision.kind == Decision::Kind::Accept || decision.kind == Decision::Kind::Reject;
        const bool fits = decision.kind <= Decision::Kind::Note && decision.relation <= Relation::Related
                          && event.state <= LinkingEvent::State::Overtaken
                          && within(decision.source, linking.source.glosses.size())
                          && (needsTarget ? within(decision.target, targets) : known(decision.target))
                          && known(event.suggested) && known(event.retrieved);
        if (!fits) {
            throw Error(CROSSGLOSS_TEXT("A decision is about a gloss that the linking does not have")).at(file.string());
        }
    }
    return events;
}

void appendEvents(SQLite::Database& database, std::int64_t linking, std::vector<LinkingEvent>& events)
{
    SQLite::Statement last(database, "SELECT coalesce(max(sequence), 0) FROM linking_events WHERE linking = ?");
    last.bind(1, linking);
    last.executeStep();
    std::int64_t sequence = last.getColumn(0).getInt64();
    SQLite::Statement insert(database, "INSERT INTO linking_events VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    const auto bind = [&insert](int index, std::int32_t position) {
        if (const auto value = orNull(position)) {
            insert.bind(index, *value);
        } else {
            insert.bind(index);
        }
    };
    for (LinkingEvent& event : events) {
        event.sequence = ++sequence;
        insert.reset();
        insert.bind(1, linking);
        insert.bind(2, event.sequence);
        insert.bind(3, event.step);
        insert.bind(4, static_cast<int>(event.state));
        insert.bind(5, event.reviewer);
        insert.bind(6, event.at);
        insert.bind(7, event.origin);
        insert.bind(8, static_cast<int>(event.decision.kind));
        insert.bind(9, event.decision.source);
        bind(10, event.decision.target);
        insert.bind(11, static_cast<int>(event.decision.relation));
        insert.bind(12, event.decision.note);
        bind(13, event.suggested);
        bind(14, event.retrieved);
        insert.exec();
    }
}

void setStepState(SQLite::Database& database, std::int64_t linking, std::int64_t step, LinkingEvent::State state)
{
    SQLite::Statement update(database, "UPDATE linking_events SET state = ? WHERE linking = ? AND step = ?");
    update.bind(1, static_cast<int>(state));
    update.bind(2, linking);
    update.bind(3, step);
    update.exec();
}

} // namespace crossgloss
