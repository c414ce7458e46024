#pragma once

#include <cstdlib>
#include <filesystem>
#include <random>
#include <string>

namespace crossgloss::bench {

/// A folder of the run's own: in the temporary one, or in the one that CROSSGLOSS_BENCH_FOLDER names.
class OwnFolder {
public:
    OwnFolder()
    {
        const char* given = std::getenv("CROSSGLOSS_BENCH_FOLDER");
        m_path = given ? std::filesystem::path(given) : std::filesystem::temp_directory_path();
        m_path /= "crossgloss-bench-" + std::to_string(std::random_device()());
        std::filesystem::create_directories(m_path);
    }
    ~OwnFolder()
    {
        std::error_code ignored;
        std::filesystem::remove_all(m_path, ignored);
    }
    OwnFolder(const OwnFolder&) = delete;
    OwnFolder& operator=(const OwnFolder&) = delete;

    const std::filesystem::path& path() const { return m_path; }

private:
    std::filesystem::path m_path;
};

} // namespace crossgloss::bench
