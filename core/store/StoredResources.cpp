#include "store/StoredResources.h"

#include "base/Error.h"
#include "store/Database.h"
#include "store/WorkspaceFiles.h"
#include "store/WorkspacePrivate.h"
#include "text/Language.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace crossgloss {

namespace {

StoredResource find(const Workspace& workspace, SQLite::Database& database, const std::string& name)
{
    std::vector<StoredResource> all = workspace.d().stored(database);
    const auto found = std::ranges::find(all, name, [](const StoredResource& stored) { return stored.resource.name; });
    if (found == all.end()) {
        throw Error(CROSSGLOSS_TEXT("The workspace has no resource named %1"), {name})
            .advise(CROSSGLOSS_TEXT("See the list of resources"));
    }
    return std::move(*found);
}

/// Ids of a language's words: [first, end).
std::optional<std::pair<std::int64_t, std::int64_t>> wordRange(SQLite::Database& database, std::string_view code)
{
    SQLite::Statement select(database, "SELECT id FROM languages WHERE code = ?");
    select.bind(1, std::string(code));
    if (!select.executeStep()) {
        return std::nullopt;
    }
    const std::int64_t id = select.getColumn(0).getInt64();
    return std::pair(id << 32, (id + 1) << 32);
}

/// Pairs of words (a of the first range, b of the second) that @p sql selects for a resource.
void addPairs(SQLite::Database& database, const char* sql, std::int64_t resource,
              const std::pair<std::int64_t, std::int64_t>& from, const std::pair<std::int64_t, std::int64_t>& to,
              std::vector<WordPair>& pairs)
{
    FastStatement select(database, sql);
    select.bind(1, resource).bind(2, from.first).bind(3, from.second).bind(4, to.first).bind(5, to.second);
    while (select.step()) {
        pairs.push_back({std::string(select.text(0)), std::string(select.text(1))});
    }
}

constexpr const char* linkedPairs =
    "SELECT a.word, b.word FROM (SELECT source AS x, target AS y FROM links WHERE resource = ?1 "
    "UNION SELECT target, source FROM links WHERE resource = ?1) "
    "JOIN words a ON a.id = x JOIN words b ON b.id = y "
    "WHERE x >= ?2 AND x < ?3 AND y >= ?4 AND y < ?5 ORDER BY x, y";

constexpr const char* synsetPairs =
    "SELECT a.word, b.word FROM (SELECT DISTINCT s.word AS x, t.word AS y FROM synset_words s "
    "JOIN synset_words t ON t.synset = s.synset "
    "WHERE (s.resource = ?1 OR t.resource = ?1) AND s.word >= ?2 AND s.word < ?3 AND t.word >= ?4 AND t.word < ?5) "
    "JOIN words a ON a.id = x JOIN words b ON b.id = y ORDER BY x, y";

} // namespace

Resource storedResource(const Workspace& workspace, const std::string& name)
{
    Resource resource;
    guardDatabase(workspace.d().file, [&] { resource = find(workspace, **workspace.d().reader(), name).resource; });
    return resource;
}

EmbeddingSpace openStoredSpace(const Workspace& workspace, const std::string& name)
{
    StoredResource stored;
    guardDatabase(workspace.d().file, [&] { stored = find(workspace, **workspace.d().reader(), name); });
    if (stored.resource.kind != ResourceKind::Embeddings) {
        throw Error(CROSSGLOSS_TEXT("The resource %1 of the workspace holds no word vectors"), {name})
            .advise(CROSSGLOSS_TEXT("See the list of resources"));
    }
    const std::filesystem::path file = storedPath(workspace.folder(), stored.file);
    try {
        return openSpace(file);
    } catch (const Error& error) {
        std::error_code failure;
        throw Error(std::filesystem::exists(file, failure) ? CROSSGLOSS_TEXT("The vectors of %1 are damaged")
                                                           : CROSSGLOSS_TEXT("The vectors of %1 are missing"),
                    {name, stored.resource.path})
            .at(file.string())
            .advise(CROSSGLOSS_TEXT("Import them again from %2"));
    }
}

std::vector<WordPair> storedWordPairs(const Workspace& workspace, const std::string& name, std::string_view from,
                                      std::string_view to)
{
    std::vector<WordPair> pairs;
    guardDatabase(workspace.d().file, [&] {
        const auto reader = workspace.d().reader();
        const Resource resource = find(workspace, **reader, name).resource;
        const auto sources = wordRange(**reader, from);
        const auto targets = wordRange(**reader, to);
        if (sources && targets) {
            addPairs(**reader, resource.kind == ResourceKind::Wordnet ? synsetPairs : linkedPairs, resource.id,
                     *sources, *targets, pairs);
        }
        if (pairs.empty()) {
            throw Error(CROSSGLOSS_TEXT("%1 has no translations from %2 to %3"),
                        {name, languageName(from), languageName(to)})
                .advise(
                    resource.kind == ResourceKind::Wordnet
                        ? CROSSGLOSS_TEXT("A wordnet gives pairs together with one of the other language in the same "
                                          "workspace")
                        : CROSSGLOSS_TEXT("Name the languages of both spaces, or choose another dictionary"));
        }
    });
    return pairs;
}

std::vector<StoredLine> storedLines(const Workspace& workspace, const std::string& name,
                                    std::initializer_list<ResourceKind> kinds)
{
    std::vector<StoredLine> lines;
    guardDatabase(workspace.d().file, [&] {
        const auto reader = workspace.d().reader();
        const Resource resource = find(workspace, **reader, name).resource;
        if (std::ranges::find(kinds, resource.kind) == kinds.end()) {
            throw Error(CROSSGLOSS_TEXT("%1 of the workspace does not hold such lines"), {name})
                .advise(CROSSGLOSS_TEXT("Choose parallel text, sentence pairs or descriptions, as the job asks for"));
        }
        SQLite::Statement select(**reader, "SELECT first, second, score FROM lines WHERE resource = ? ORDER BY line");
        select.bind(1, resource.id);
        while (select.executeStep()) {
            lines.push_back({select.getColumn(0).getString(), select.getColumn(1).getString(),
                             select.isColumnNull(2) ? std::nullopt : std::optional(select.getColumn(2).getDouble())});
        }
    });
    return lines;
}

} // namespace crossgloss
