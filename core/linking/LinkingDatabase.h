#pragma once

#include "linking/Decision.h"
#include "linking/Linking.h"
#include "store/Database.h"
#include "store/Workspace.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace crossgloss {

/// A decision as the journal keeps it.
struct LinkingEvent {
    enum class State : std::uint8_t {
        Stands,
        Undone,                        ///< redo brings it back
        Overtaken                      ///< was undone when something else was decided; kept for the record
    };
    std::int64_t sequence = 0;
    std::int64_t step = 0;             ///< what is undone together
    State state = State::Stands;
    std::string reviewer;
    std::string at;                    ///< ISO 8601, UTC
    std::string origin;                ///< file that it was imported from; empty = decided here
    Decision decision;
    std::int32_t suggested = -1;       ///< target that the matching suggested at that moment
    std::int32_t retrieved = -1;       ///< target that retrieval suggested
};

/// Every event of a linking in the order in which it happened.
std::vector<LinkingEvent> readEvents(SQLite::Database& database, std::int64_t linking);
/// The same, after checking that all of them are about glosses that the linking has. @throws Error naming @p file.
std::vector<LinkingEvent> readEvents(SQLite::Database& database, const Linking& linking,
                                     const std::filesystem::path& file);
/// Within a transaction; sequences are given here.
void appendEvents(SQLite::Database& database, std::int64_t linking, std::vector<LinkingEvent>& events);
/// Sets the state of a step. Within a transaction.
void setStepState(SQLite::Database& database, std::int64_t linking, std::int64_t step, LinkingEvent::State state);

} // namespace crossgloss
