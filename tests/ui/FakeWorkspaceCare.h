#pragma once

#include "common/WorkspaceCareService.h"

#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace crossgloss {

/// A workspace whose damage is planted, and that remembers what was asked of it.
class FakeWorkspaceCare final : public WorkspaceCareService
{
public:
    ~FakeWorkspaceCare() override;   // in Fakes.cpp, and with it all that is virtual
    WorkspaceState state(Progress&) override
    {
        const std::lock_guard<std::mutex> lock(m_mutex);
        if (refusal) {
            throw *refusal;
        }
        return opened;
    }
    FolderContent examine(const std::filesystem::path& folder) override
    {
        const std::lock_guard<std::mutex> lock(m_mutex);
        if (folder.filename() == "newer") {
            throw Error("The workspace was written by a newer version of the program");
        }
        return folder.filename() == "mine"    ? FolderContent::Workspace
               : folder.filename() == "files" ? FolderContent::Other
                                              : FolderContent::Empty;
    }
    /// Three megabytes in "mine", nothing elsewhere.
    std::uint64_t spaceOf(const std::filesystem::path& folder) override
    {
        return folder.filename() == "mine" ? 3 << 20 : 0;
    }
    std::uint64_t emptyTrash() override
    {
        const std::lock_guard<std::mutex> lock(m_mutex);
        return std::exchange(trash, 0);
    }
    CareReport check(Progress&) override
    {
        const std::lock_guard<std::mutex> lock(m_mutex);
        CareReport report;
        report.databases = 2;
        report.vectors = 2;
        report.space.databases = 3 << 20;
        report.space.trash = trash;
        report.findings = damage;
        return report;
    }
    std::vector<CareFinding> checkVectors(Progress&) override
    {
        const std::lock_guard<std::mutex> lock(m_mutex);
        return damage;
    }
    std::vector<CareFinding> repair(Progress&) override
    {
        const std::lock_guard<std::mutex> lock(m_mutex);
        damage.clear();
        return {};
    }
    BackupReport backUp(const std::filesystem::path& file, Progress&) override
    {
        const std::lock_guard<std::mutex> lock(m_mutex);
        written = file;
        return {3, 4096};
    }
    BackupReport restore(const std::filesystem::path& file, Progress&) override
    {
        const std::lock_guard<std::mutex> lock(m_mutex);
        read = file;
        return {3, 4096};
    }

    std::vector<CareFinding> damage;
    std::optional<Error> refusal; ///< the workspace cannot be opened
    WorkspaceState opened;
    std::uint64_t trash = 0;
    std::filesystem::path written;
    std::filesystem::path read;

private:
    std::mutex m_mutex;
};

} // namespace crossgloss
