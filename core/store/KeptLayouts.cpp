#include "store/KeptLayouts.h"

#include "base/Error.h"
#include "store/WorkspacePrivate.h"
#include "text/Names.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace crossgloss {

std::vector<StoredLayout> storedLayouts(const Workspace& workspace)
{
    std::vector<StoredLayout> layouts;
    workspace.d().readUserData([&](SQLite::Database& database) {
        SQLite::Statement rows(database, "SELECT name, made, method, about, points FROM layouts ORDER BY name");
        while (rows.executeStep()) {
            StoredLayout layout;
            layout.name = rows.getColumn(0).getString();
            layout.made = rows.getColumn(1).getString();
            layout.method = rows.getColumn(2).getString();
            layout.about = rows.getColumn(3).getString();
            layout.points = static_cast<std::size_t>(std::max<std::int64_t>(rows.getColumn(4).getInt64(), 0));
            layouts.push_back(std::move(layout));
        }
    });
    return layouts;
}

StoredLayout storedLayout(const Workspace& workspace, const std::string& name)
{
    std::optional<StoredLayout> found;
    workspace.d().readUserData([&](SQLite::Database& database) {
        SQLite::Statement row(database, "SELECT made, method, about, points, request, stages, coordinates FROM layouts "
                                        "WHERE name = ?");
        row.bind(1, name);
        if (!row.executeStep()) {
            return;
        }
        found.emplace();
        found->name = name;
        found->made = row.getColumn(0).getString();
        found->method = row.getColumn(1).getString();
        found->about = row.getColumn(2).getString();
        found->points = static_cast<std::size_t>(std::max<std::int64_t>(row.getColumn(3).getInt64(), 0));
        found->request = row.getColumn(4).getString();
        found->stages = row.getColumn(5).getString();
        const SQLite::Column blob = row.getColumn(6);
        found->coordinates.resize(static_cast<std::size_t>(blob.getBytes()) / sizeof(float));
        if (!found->coordinates.empty()) {
            std::memcpy(found->coordinates.data(), blob.getBlob(), found->coordinates.size() * sizeof(float));
        }
    });
    if (!found) {
        throw Error(CROSSGLOSS_TEXT("The workspace has no layout named %1"), {name});
    }
    if (found->points == 0 || found->coordinates.empty() || found->coordinates.size() % (2 * found->points) != 0 ||
        !std::ranges::all_of(found->coordinates, [](float value) { return std::isfinite(value); })) {
        throw Error(CROSSGLOSS_TEXT("The layout %1 is damaged"), {name}).advise(CROSSGLOSS_TEXT("Lay the points out anew"));
    }
    return std::move(*found);
}

void addLayout(Workspace& workspace, StoredLayout layout, bool replace)
{
    requireName(layout.name);
    workspace.d().changeUserData([&](SQLite::Database& database) {
        SQLite::Statement earlier(database, "SELECT 1 FROM layouts WHERE name = ?");
        earlier.bind(1, layout.name);
        if (earlier.executeStep() && !replace) {
            throw NameTakenError(layout.name);
        }
        SQLite::Statement row(database, "INSERT OR REPLACE INTO layouts(name, made, method, about, points, request, stages, "
                                        "coordinates) VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
        row.bind(1, layout.name);
        row.bind(2, layout.made.empty() ? utcNow() : layout.made);
        row.bind(3, layout.method);
        row.bind(4, layout.about);
        row.bind(5, static_cast<std::int64_t>(layout.points));
        row.bind(6, layout.request);
        row.bind(7, layout.stages);
        row.bind(8, layout.coordinates.data(), static_cast<int>(layout.coordinates.size() * sizeof(float)));
        row.exec();
    });
}

StoredLayout removeLayout(Workspace& workspace, const std::string& name)
{
    StoredLayout layout;
    try {
        layout = storedLayout(workspace, name);
    } catch (const Error&) {
        // A damaged one can be removed as well.
        const std::vector<StoredLayout> all = storedLayouts(workspace);
        if (std::ranges::find(all, name, &StoredLayout::name) == all.end()) {
            throw;
        }
    }
    workspace.d().changeUserData([&](SQLite::Database& database) {
        SQLite::Statement row(database, "DELETE FROM layouts WHERE name = ?");
        row.bind(1, name);
        row.exec();
    });
    return layout;
}

} // namespace crossgloss
