#pragma once

#include "store/Database.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace crossgloss {

/// Finds sentences of parallel text by their words. A row's number tells resource, line and side.
class SentenceIndex
{
public:
    explicit SentenceIndex(SQLite::Database& database);

    /// Indexes both sides of a line; a side whose language nobody told is left out.
    void add(std::int64_t resource, std::int64_t line, std::string_view first, const std::string& firstLanguage,
             std::string_view second, const std::string& secondLanguage);

    static void removeResource(SQLite::Database& database, std::int64_t resource);

    static constexpr std::int64_t resourceOf(std::int64_t row) { return row >> resourceShift; }
    static constexpr std::int64_t lineOf(std::int64_t row) { return (row & ((std::int64_t{1} << resourceShift) - 1)) >> 1; }
    /// 0 for the first text of a line, 1 for the second.
    static constexpr int sideOf(std::int64_t row) { return static_cast<int>(row & 1); }

private:
    static constexpr int resourceShift = 40;

    FastStatement m_insert;
};

} // namespace crossgloss
