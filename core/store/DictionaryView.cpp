#include "store/DictionaryView.h"

#include "base/Error.h"
#include "base/Log.h"
#include "store/UserDatabase.h"

#include <algorithm>
#include <set>
#include <system_error>

namespace crossgloss {

namespace {

constexpr std::size_t keptViews = 32;

/// Languages that hidden resources are in and none of the others is.
std::vector<std::int64_t> hiddenLanguages(const IndexedResources& indexed, const std::vector<std::int64_t>& hidden)
{
    std::set<std::string> served;
    std::set<std::string> unserved;
    for (const auto& [id, resource] : indexed.resources) {
        if (servesAnswers(resource.kind)) {
            auto& languages = std::ranges::binary_search(hidden, id) ? unserved : served;
            languages.insert(resource.language);
            languages.insert(resource.secondLanguage);
        }
    }
    std::vector<std::int64_t> result;
    for (const auto& [id, code] : indexed.languages) {
        if (unserved.contains(code) && !served.contains(code)) {
            result.push_back(id);
        }
    }
    return result;
}

} // namespace

bool DictionaryView::hides(std::int64_t resource) const
{
    return !hidden.empty() && std::ranges::binary_search(hidden, resource);
}

std::int64_t DictionaryView::placeOf(std::int64_t resource) const
{
    const auto place = places.find(resource);
    return place == places.end() ? static_cast<std::int64_t>(places.size()) : place->second;
}

DictionaryViews::DictionaryViews(const Workspace& workspace)
    : m_workspace(workspace), m_file(userDatabaseFile(workspace))
{
}

DictionaryViews::~DictionaryViews() = default;

/// Reads the user's choices again where they may have changed.
void DictionaryViews::follow()
{
    try {
        std::error_code failure;
        if (!m_database) {
            if (!std::filesystem::exists(m_file, failure)) {
                return;
            }
            m_database = openUserDatabase(m_workspace, DatabaseAccess::Reader);
            m_version = std::make_unique<FastStatement>(*m_database, "PRAGMA data_version");
        }
        guardDatabase(m_file, [&] {
            m_version->step();
            const std::int64_t version = m_version->integer(0);
            m_version->reset();
            if (version == m_seen) {
                return;
            }
            // Whoever is just making the database has not made its table yet.
            if (!m_database->tableExists("dictionary_use")) {
                return;
            }
            DictionaryUses stored = storedUses(*m_database);
            m_seen = version;
            m_warned = false;
            if (!(stored == m_stored)) {
                m_stored = std::move(stored);
                m_views.clear();
            }
        });
    } catch (const Error& error) {
        // Without them all dictionaries answer, in no order.
        if (!m_warned) {
            log(LogLevel::Warning, error.what());
        }
        m_warned = true;
        m_version.reset();
        m_database.reset();
        m_seen = -1;
        m_stored.clear();
        m_views.clear();
    }
}

DictionaryUses DictionaryViews::uses(const IndexedResources& indexed) const
{
    std::vector<std::string> names;
    for (const auto& [id, resource] : indexed.resources) {
        if (servesLookups(resource.kind)) {
            names.push_back(resource.name);
        }
    }
    return inOrder(names, m_stored);
}

std::shared_ptr<const DictionaryView> DictionaryViews::view(const IndexedResources& indexed,
                                                            const std::vector<std::string>& only)
{
    const std::lock_guard lock(m_mutex);
    follow();
    if (m_generation != indexed.generation) {
        m_generation = indexed.generation;
        m_views.clear();
    }
    if (const auto known = m_views.find(only); known != m_views.end()) {
        return known->second;
    }
    const DictionaryUses all = uses(indexed);
    const std::vector<std::string> named = namedDictionaries(all, only);
    const auto drawnOn = [&](const DictionaryUse& use) {
        const auto listed = [&](const std::vector<std::string>& names) {
            return std::ranges::find(names, use.name) != names.end();
        };
        return only.empty() ? use.enabled : listed(only) || (use.enabled && listed(named));
    };
    auto view = std::make_shared<DictionaryView>();
    bool answers = false;
    bool left = false;
    const bool ordered = std::ranges::any_of(all, [](const DictionaryUse& use) { return use.position.has_value(); });
    for (const auto& [id, resource] : indexed.resources) {
        const auto use = std::ranges::find(all, resource.name, &DictionaryUse::name);
        if (use == all.end()) {
            continue;
        }
        answers = answers || servesAnswers(resource.kind);
        if (!drawnOn(*use)) {
            view->hidden.push_back(id);
        } else {
            left = left || servesAnswers(resource.kind);
        }
        if (ordered) {
            view->places[id] = use - all.begin();
        }
    }
    view->nothingLeft = answers && !left;
    view->hiddenLanguages = hiddenLanguages(indexed, view->hidden);
    if (m_views.size() >= keptViews) {
        m_views.clear();
    }
    m_views[only] = view;
    return view;
}

} // namespace crossgloss
