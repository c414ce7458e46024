#pragma once

#include <QString>

namespace crossgloss {

struct HistoryEntry;

/// "English → French, German": with the restrictions where there are some.
QString historyLanguages(const HistoryEntry& entry);
/// The restrictions in short; empty without any.
QString historyRestrictions(const HistoryEntry& entry);
/// The time of day for today, else the date with it.
QString historyTime(const HistoryEntry& entry);
/// The description for a menu: on one line, not too long.
QString historyMenuText(const HistoryEntry& entry);

} // namespace crossgloss
