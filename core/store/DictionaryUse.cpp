#include "store/DictionaryUse.h"

#include "base/Contains.h"
#include "base/Error.h"
#include "store/UserDatabase.h"

#include <algorithm>
#include <limits>
#include <map>

namespace crossgloss {

namespace {

std::vector<std::string> lookupResources(const Workspace& workspace)
{
    std::vector<std::string> names;
    for (const Resource& resource : workspace.resources()) {
        if (servesLookups(resource.kind)) {
            names.push_back(resource.name);
        }
    }
    return names;
}

void arrange(DictionaryUses& uses)
{
    const std::vector<std::string> groups = groupsOf(uses);
    std::map<std::string, std::size_t> places;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        places[groups[i]] = i;
    }
    std::ranges::stable_sort(uses, {}, [&](const DictionaryUse& use) { return places[use.group]; });
}

/// Makes the order of the list the one that was chosen.
void number(DictionaryUses& uses)
{
    arrange(uses);
    std::int64_t position = 0;
    for (DictionaryUse& use : uses) {
        use.position = position++;
    }
}

std::string trimmed(const std::string& text)
{
    const std::size_t begin = text.find_first_not_of(" \t\r\n");
    return begin == std::string::npos ? std::string()
                                      : text.substr(begin, text.find_last_not_of(" \t\r\n") - begin + 1);
}

void store(SQLite::Database& database, const DictionaryUse& use)
{
    SQLite::Statement statement(database, "INSERT INTO dictionary_use(name, enabled, position, category) "
                                          "VALUES (?, ?, ?, ?) ON CONFLICT(name) DO UPDATE SET enabled = "
                                          "excluded.enabled, position = excluded.position, category = "
                                          "excluded.category");
    statement.bind(1, use.name);
    statement.bind(2, use.enabled ? 1 : 0);
    if (use.position) {
        statement.bind(3, *use.position);
    }
    statement.bind(4, use.group);
    statement.exec();
}

} // namespace

bool servesLookups(ResourceKind kind)
{
    return servesAnswers(kind) || kind == ResourceKind::Parallel;
}

bool servesAnswers(ResourceKind kind)
{
    return kind == ResourceKind::Dictionary || kind == ResourceKind::Wordnet || kind == ResourceKind::Lexicon;
}

DictionaryUses dictionaryUses(const Workspace& workspace)
{
    const std::unique_ptr<SQLite::Database> database = openUserDatabase(workspace, DatabaseAccess::Reader);
    DictionaryUses stored;
    guardDatabase(userDatabaseFile(workspace), [&] { stored = storedUses(*database); });
    return inOrder(lookupResources(workspace), stored);
}

DictionaryUses changeDictionaryUses(const Workspace& workspace, const std::function<void(DictionaryUses&)>& change)
{
    const std::vector<std::string> names = lookupResources(workspace);
    const std::unique_ptr<SQLite::Database> database = openUserDatabase(workspace, DatabaseAccess::Writer);
    DictionaryUses before;
    guardDatabase(userDatabaseFile(workspace), [&] {
        WriteTransaction transaction(*database);
        before = inOrder(names, storedUses(*database));
        DictionaryUses after = before;
        change(after);
        for (const DictionaryUse& use : after) {
            const auto same = std::ranges::find(before, use.name, &DictionaryUse::name);
            if (same != before.end() && !(*same == use)) {
                store(*database, use);
            }
        }
        transaction.commit();
    });
    return before;
}

std::vector<std::string> namedDictionaries(const DictionaryUses& uses, const std::vector<std::string>& names)
{
    std::vector<std::string> result;
    for (const std::string& name : names) {
        bool known = std::ranges::any_of(uses, [&](const DictionaryUse& use) { return use.name == name; });
        if (known) {
            if (!contains(result, name)) {
                result.push_back(name);
            }
            continue;
        }
        for (const DictionaryUse& use : uses) {
            if (!name.empty() && use.group == name) {
                known = true;
                if (!contains(result, use.name)) {
                    result.push_back(use.name);
                }
            }
        }
        if (!known) {
            throw Error(CROSSGLOSS_TEXT("There is no dictionary and no group of dictionaries named %1"), {name})
                .advise(CROSSGLOSS_TEXT("See the list of dictionaries"));
        }
    }
    return result;
}

std::vector<std::string> groupsOf(const DictionaryUses& uses)
{
    std::vector<std::string> groups;
    for (const DictionaryUse& use : uses) {
        if (!contains(groups, use.group)) {
            groups.push_back(use.group);
        }
    }
    return groups;
}

void setEnabled(DictionaryUses& uses, const std::vector<std::string>& names, bool enabled)
{
    for (DictionaryUse& use : uses) {
        if (contains(names, use.name)) {
            use.enabled = enabled;
        }
    }
}

void setGroup(DictionaryUses& uses, const std::vector<std::string>& names, const std::string& group)
{
    for (DictionaryUse& use : uses) {
        if (contains(names, use.name)) {
            use.group = trimmed(group);
        }
    }
    arrange(uses);
}

void putFirst(DictionaryUses& uses, const std::vector<std::string>& names)
{
    std::ranges::stable_sort(
        uses, {}, [&](const DictionaryUse& use) { return std::ranges::find(names, use.name) - names.begin(); });
    number(uses);
}

void moveWithinGroup(DictionaryUses& uses, const std::string& name, int steps)
{
    arrange(uses);
    const auto found = std::ranges::find(uses, name, &DictionaryUse::name);
    if (found == uses.end()) {
        return;
    }
    const auto inGroup = [&](const DictionaryUse& use) { return use.group == found->group; };
    const std::ptrdiff_t place = found - uses.begin();
    const std::ptrdiff_t first = std::ranges::find_if(uses, inGroup) - uses.begin();
    const std::ptrdiff_t last = first + std::ranges::count_if(uses, inGroup) - 1;
    const std::ptrdiff_t wanted = std::clamp<std::ptrdiff_t>(place + steps, first, last);
    if (wanted < place) {
        std::rotate(uses.begin() + wanted, uses.begin() + place, uses.begin() + place + 1);
    } else if (wanted > place) {
        std::rotate(uses.begin() + place, uses.begin() + place + 1, uses.begin() + wanted + 1);
    } else {
        return;
    }
    number(uses);
}

void moveGroup(DictionaryUses& uses, const std::string& group, int steps)
{
    std::vector<std::string> groups = groupsOf(uses);
    const std::ptrdiff_t place = std::ranges::find(groups, group) - groups.begin();
    if (place == std::ssize(groups)) {
        return;
    }
    groups.erase(groups.begin() + place);
    const std::ptrdiff_t wanted = std::clamp<std::ptrdiff_t>(place + steps, 0, std::ssize(groups));
    groups.insert(groups.begin() + wanted, group);
    if (wanted == place) {
        return;
    }
    std::ranges::stable_sort(
        uses, {}, [&](const DictionaryUse& use) { return std::ranges::find(groups, use.group) - groups.begin(); });
    number(uses);
}

void restoreUses(DictionaryUses& uses, const DictionaryUses& earlier)
{
    for (DictionaryUse& use : uses) {
        if (const auto then = std::ranges::find(earlier, use.name, &DictionaryUse::name); then != earlier.end()) {
            use = *then;
        }
    }
}

DictionaryUses storedUses(SQLite::Database& userDatabase)
{
    DictionaryUses uses;
    SQLite::Statement rows(userDatabase, "SELECT name, enabled, position, category FROM dictionary_use");
    while (rows.executeStep()) {
        DictionaryUse use;
        use.name = rows.getColumn(0).getString();
        use.enabled = rows.getColumn(1).getInt() != 0;
        if (!rows.getColumn(2).isNull()) {
            use.position = rows.getColumn(2).getInt64();
        }
        use.group = rows.getColumn(3).getString();
        uses.push_back(std::move(use));
    }
    return uses;
}

DictionaryUses inOrder(const std::vector<std::string>& names, const DictionaryUses& stored)
{
    DictionaryUses uses;
    for (const std::string& name : names) {
        const auto chosen = std::ranges::find(stored, name, &DictionaryUse::name);
        uses.push_back(chosen == stored.end() ? DictionaryUse{name, true, std::nullopt} : *chosen);
    }
    std::ranges::stable_sort(uses, {}, [](const DictionaryUse& use) {
        return use.position.value_or(std::numeric_limits<std::int64_t>::max());
    });
    arrange(uses);
    return uses;
}

} // namespace crossgloss
