#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace crossgloss {

/// What is known of a source gloss.
enum class Verdict : std::uint8_t {
    Open,                              ///< the matching suggests
    Accepted,                          ///< linked to a target
    Deferred,                          ///< to be looked at again
    NoCounterpart                      ///< the other wordnet has no such concept
};

/// How the source concept stands to the target concept (as MWSA and WN-LMF name relations between senses).
enum class Relation : std::uint8_t {
    Exact,                             ///< the same concept
    Broader,                           ///< the source is broader than the target
    Narrower,                          ///< the source is narrower than the target
    Related                            ///< neither, but close
};

/// Names of files and the command line: open accepted deferred none; exact broader narrower related.
std::string_view nameOf(Verdict verdict);
std::string_view nameOf(Relation relation);
std::optional<Verdict> verdictNamed(std::string_view name);
std::optional<Relation> relationNamed(std::string_view name);

/// What a reviewer does to a source gloss.
struct Decision {
    enum class Kind : std::uint8_t {
        Accept,                        ///< links source and target; an accepted pair is given another target or relation so too
        Reject,                        ///< never this target; the source is open again when it was linked to it
        Defer,
        NoCounterpart,
        Reopen,                        ///< takes accept, defer or no counterpart back; rejected targets stay rejected
        Note                           ///< replaces the note
    };
    Kind kind = Kind::Defer;
    std::int32_t source = -1;          ///< position of the gloss in its linking
    std::int32_t target = -1;          ///< for accept and reject
    Relation relation = Relation::Exact;   ///< for accept
    std::string note;                  ///< for note; empty takes it away
};

} // namespace crossgloss
