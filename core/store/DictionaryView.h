#pragma once

#include "store/Database.h"
#include "store/DictionaryUse.h"
#include "store/Workspace.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace crossgloss {

/// Which resources a look-up draws on and whose definitions come first.
struct DictionaryView
{
    std::vector<std::int64_t> hidden;               ///< resources that contribute nothing, ascending
    std::vector<std::int64_t> hiddenLanguages;      ///< that only these have words of, ascending
    std::map<std::int64_t, std::int64_t> places;    ///< of the resources; empty where nobody put them in order
    bool nothingLeft = false;                       ///< every resource that answers is hidden

    bool hides(std::int64_t resource) const;
    std::int64_t placeOf(std::int64_t resource) const;
};

/// A resource of the index.
struct IndexedResource
{
    std::string name;
    ResourceKind kind = ResourceKind::Dictionary;
    std::string language;
    std::string secondLanguage;
};

/// What the index knows of its resources and languages in one generation.
struct IndexedResources
{
    std::int64_t generation = -1;
    std::map<std::int64_t, IndexedResource> resources; ///< by id
    std::map<std::int64_t, std::string> languages;     ///< codes by id
};

/// Makes views of what the user chose, anew whenever that or the index has changed. Thread-safe.
class DictionaryViews
{
public:
    explicit DictionaryViews(const Workspace& workspace);
    ~DictionaryViews();

    /// @param only names of dictionaries, which are then used even where they are switched off, and of groups, of which
    /// those that are switched on are used; empty: all that are switched on.
    /// @throws Error for a name that is neither.
    std::shared_ptr<const DictionaryView> view(const IndexedResources& indexed, const std::vector<std::string>& only);

private:
    void follow();
    DictionaryUses uses(const IndexedResources& indexed) const;

    const Workspace& m_workspace;
    std::filesystem::path m_file;
    std::mutex m_mutex;
    std::unique_ptr<SQLite::Database> m_database;    ///< null while nobody has chosen anything
    std::unique_ptr<FastStatement> m_version;
    std::int64_t m_seen = -1;                        ///< SQLite's number of the state that was read
    bool m_warned = false;                           ///< that they cannot be read
    DictionaryUses m_stored;
    std::int64_t m_generation = -1;                  ///< of the index that the views were made of
    std::map<std::vector<std::string>, std::shared_ptr<const DictionaryView>> m_views;
};

} // namespace crossgloss
