#pragma once

// What tests make of a workspace as a stranger would: through SQLite and the file system as they are.

#include "base/Error.h"

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <string>

#include <sqlite3.h>
#include <sys/stat.h>

namespace crossgloss::hostile {

inline std::string errorOf(const std::function<void()>& work)
{
    try {
        work();
    } catch (const Error& error) {
        return error.what();
    }
    return {};
}

/// Without any of the program's settings.
inline bool execute(const std::filesystem::path& file, const std::string& sql)
{
    sqlite3* database = nullptr;
    const bool done = sqlite3_open(file.string().c_str(), &database) == SQLITE_OK &&
                      sqlite3_exec(database, sql.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK;
    sqlite3_close(database);
    return done;
}

inline std::string bytesOf(const std::filesystem::path& file)
{
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

inline std::filesystem::path put(const std::filesystem::path& file, const std::string& bytes)
{
    std::filesystem::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary | std::ios::trunc) << bytes;
    return file;
}

inline unsigned permissionsOf(const std::filesystem::path& path)
{
    struct stat status
    {
    };
    return ::stat(path.c_str(), &status) == 0 ? status.st_mode & 0777U : 0U;
}

/// A view that has the columns of a table and no end.
inline std::string endlessView(const std::string& table, const std::string& columns)
{
    std::string values;
    for (std::size_t begin = 0; begin < columns.size();) {
        const std::size_t end = std::min(columns.find(' ', begin), columns.size());
        values += (values.empty() ? "x AS " : ", x AS ") + columns.substr(begin, end - begin);
        begin = end + 1;
    }
    return "PRAGMA foreign_keys = OFF; DROP TABLE " + table + "; CREATE VIEW " + table +
           " AS WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT " + values + " FROM c";
}

/// The journal that makes SQLite, as it goes back to before a change, delete a file that is no database's.
inline std::string journalNaming(const std::filesystem::path& victim, std::uint32_t pages, std::uint32_t pageSize)
{
    const auto number = [](std::uint32_t value) {
        std::string bytes;
        for (int shift = 24; shift >= 0; shift -= 8) {
            bytes += static_cast<char>(value >> shift & 0xff);
        }
        return bytes;
    };
    const std::string magic = "\xd9\xd5\x05\xf9\x20\xa1\x63\xd7";
    const std::string name = victim.string();
    std::uint32_t sum = 0;
    for (const char c : name) {
        sum += static_cast<std::uint32_t>(static_cast<signed char>(c));
    }
    std::string journal = magic + number(0) + number(0) + number(pages) + number(512) + number(pageSize);
    journal.resize(512);
    return journal + number(0x40000000 / pageSize + 1) + name + number(static_cast<std::uint32_t>(name.size())) +
           number(sum) + magic;
}

} // namespace crossgloss::hostile
