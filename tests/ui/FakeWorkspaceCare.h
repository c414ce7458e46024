#pragma once

#include "common/WorkspaceCareService.h"

#include <mutex>
#include <string>
#include <vector>

namespace crossgloss {

/// A workspace whose damage is planted, and that remembers what was asked of it.
class FakeWorkspaceCare final : public WorkspaceCareService
{
public:
    CareReport check(Progress&) override
    {
        const std::lock_guard<std::mutex> lock(m_mutex);
        CareReport report;
        report.databases = 2;
        report.vectors = 2;
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
    std::filesystem::path written;
    std::filesystem::path read;

private:
    std::mutex m_mutex;
};

} // namespace crossgloss
