#pragma once

#include "store/Workspace.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace SQLite {
class Database;
}

namespace crossgloss {

/// What a user chose about one resource that look-ups read.
struct DictionaryUse
{
    std::string name;
    bool enabled = true;                  ///< look-ups draw on it
    std::optional<std::int64_t> position; ///< nothing where the user never put them in order
    std::string group = {};               ///< empty: the one of those that belong to no group

    bool operator==(const DictionaryUse&) const = default;
};

/// In order of preference: group by group, a group standing where its first member does.
using DictionaryUses = std::vector<DictionaryUse>;

/// True for the kinds of resources that look-ups read: those that answer, and texts whose sentences are examples.
bool servesLookups(ResourceKind kind);
/// True for those that answer.
bool servesAnswers(ResourceKind kind);

/// The workspace's resources that look-ups read; choices about others (removed ones) are left alone. @throws Error.
DictionaryUses dictionaryUses(const Workspace& workspace);

/// Lets @p change alter the list and stores what it altered, in one transaction, so that changes of two processes do
/// not mix. What is added to the list or missing from it is ignored.
/// @return the list as it was before, for restoreUses(). @throws Error.
DictionaryUses changeDictionaryUses(const Workspace& workspace, const std::function<void(DictionaryUses&)>& change);

/// Names of dictionaries and, for names of groups, of their members; each once. A dictionary goes before a group of the
/// same name. @throws Error for a name that is neither.
std::vector<std::string> namedDictionaries(const DictionaryUses& uses, const std::vector<std::string>& names);
/// The groups in order; the empty name among them where a dictionary has none.
std::vector<std::string> groupsOf(const DictionaryUses& uses);

/// Changes for changeDictionaryUses(); names of dictionaries that are not there are ignored.
void setEnabled(DictionaryUses& uses, const std::vector<std::string>& names, bool enabled);
/// @param group is trimmed; empty takes them out of their groups.
void setGroup(DictionaryUses& uses, const std::vector<std::string>& names, const std::string& group);
/// Puts dictionaries before all others, in the order of the names.
void putFirst(DictionaryUses& uses, const std::vector<std::string>& names);
/// Moves a dictionary within its group: -1 is one place up. At the end of its group it stays.
void moveWithinGroup(DictionaryUses& uses, const std::string& name, int steps);
/// Moves a whole group among the groups.
void moveGroup(DictionaryUses& uses, const std::string& group, int steps);
/// Takes changes back; dictionaries that were not there then stay as they are.
void restoreUses(DictionaryUses& uses, const DictionaryUses& earlier);

/// All that is stored, whether or not the resources are still there. @throws SQLite::Exception.
DictionaryUses storedUses(SQLite::Database& userDatabase);
/// What was chosen about the resources of these names, in order; those nobody chose anything about are used, behind the
/// others.
DictionaryUses inOrder(const std::vector<std::string>& names, const DictionaryUses& stored);

} // namespace crossgloss
