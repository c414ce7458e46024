#pragma once

#include "base/Progress.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

/// A dictd dictionary in memory: the index (`word TAB offset TAB length`, numbers in dictd's base 64) and the data that
/// it points into, plain or dictzip. Says nothing about what the articles look like.
class DictdContainer {
public:
    /// A stretch of the data and one word that names it.
    struct Line {
        std::string_view word;
        std::uint64_t offset = 0;
        std::uint64_t length = 0;
        std::uint64_t number = 0; ///< line of the index file, 1-based
    };

    /// Decompressed data above this are refused.
    static constexpr std::uint64_t maximumData = std::uint64_t{2} << 30;
    static constexpr std::uint64_t maximumIndex = std::uint64_t{512} << 20;

    enum class Extent {
        Everything, ///< all articles
        Headers     ///< only what the 00-database-… entries need: the start of the data
    };

    /// Checks every line of the index before anything is handed out.
    /// @throws Error when a file is missing, damaged, malformed or too big; Cancelled.
    DictdContainer(const std::filesystem::path& index, Extent extent, const Progress& progress);
    DictdContainer(const DictdContainer&) = delete;
    DictdContainer& operator=(const DictdContainer&) = delete;

    /// Lines of articles in the order of the index, header entries left out.
    const std::vector<Line>& lines() const { return m_lines; }
    std::string_view text(const Line& line) const;
    /// Text of a header entry ("info", "short", "url"), without the repeated name; empty when there is none.
    std::string header(std::string_view name) const;
    const std::filesystem::path& dataPath() const { return m_dataPath; }

    /// `.dict.dz` or `.dict` beside @p index. @throws Error when neither exists.
    static std::filesystem::path findData(const std::filesystem::path& index);
    /// The first @p wanted bytes of a data file, plain or dictzip; all of it when @p wanted is 0.
    /// @throws Error when it is damaged or too big; Cancelled.
    static std::string readData(const std::filesystem::path& path, std::uint64_t wanted, const Progress& progress);

private:
    void parseIndex(Extent extent);

    std::filesystem::path m_indexPath;
    std::filesystem::path m_dataPath;
    std::string m_index;
    std::string m_data;
    std::vector<Line> m_lines;
    std::vector<Line> m_headers;
};

} // namespace crossgloss
