#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace crossgloss {

/// A process, told from all others: from later ones that get its number, and from those of other runs of the system,
/// other machines and other containers. Fields that the system does not tell are empty.
struct ProcessMark {
    std::int64_t number = 0;
    std::string started;               ///< in units of the system's own
    std::string boot;                  ///< this run of the system
    std::string space;                 ///< that numbers are counted in
    std::string machine;

    /// One line of text, and back. A text that is none has number 0.
    std::string text() const;
    static ProcessMark of(std::string_view text);
};

/// This process.
ProcessMark thisProcessMark();

/// True when the process is certainly over. False when it lives, and when that cannot be told from here: on another
/// machine, in another container, or without a number.
bool hasEnded(const ProcessMark& mark);

} // namespace crossgloss
