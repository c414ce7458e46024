#pragma once

#include "base/MemoryMap.h"
#include "base/Progress.h"
#include "composition/SentenceRows.h"
#include "composition/SentenceTexts.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

namespace crossgloss {

/// A list of sentences with their vectors in one file, used where it lies: opening takes as long for a million
/// sentences as for ten.
class SentenceListFile final : public SentenceRows
{
public:
    /// Maps it. @throws Error when the file is not such a one, cut off or damaged in a way that could be harmful;
    /// isIntact() tells the rest, by reading everything.
    explicit SentenceListFile(const std::filesystem::path& path);

    std::size_t size() const override { return m_rows; }
    std::size_t dimension() const override { return m_dimension; }
    const std::vector<std::string>& languages() const override { return m_languages; }
    std::string_view text(std::size_t row) const override;
    std::uint32_t line(std::size_t row) const override { return m_lines[row]; }
    const std::string& language(std::size_t row) const override;
    RowMatrix vectors() const override { return {m_values, m_rows, m_dimension}; }

    /// What its maker wrote down beside it.
    const std::string& about() const { return m_about; }
    /// The search that was prepared when the list was made, where there is one and this processor can use it.
    std::shared_ptr<const ScreenedIndex> storedIndex() const;
    /// Reads everything again. False when it is not what was written.
    bool isIntact() const;
    /// @throws Error when the file lost its end since it was opened.
    void requireIntact() const { m_map.requireIntact(); }

    static constexpr std::string_view ending = ".sentences";
    /// Whether a file begins as such a one.
    static constexpr std::string_view magic = "XGSENTS\n";

private:
    [[noreturn]] void failDamaged() const;

    std::filesystem::path m_path;
    MemoryMap m_map;
    std::size_t m_rows = 0;
    std::size_t m_dimension = 0;
    std::vector<std::string> m_languages;
    std::string m_about;
    std::string m_checksum;
    std::span<const std::byte> m_content; ///< all that the checksum is of
    std::span<const std::uint64_t> m_bounds;
    std::span<const char> m_text;
    std::span<const std::uint32_t> m_lines;
    std::span<const std::uint8_t> m_language;
    const float* m_values = nullptr;
    std::optional<ScreenedParts> m_screen;
};

/// Writes sentences and what @p embed makes of them (atomic). Vectors go to a temporary file beside it first, so that
/// memory does not grow with them; where there are many, the search through bytes is prepared, too.
/// @param embed hands on all rows of @p dimension floats, in order. @param about any text, kept as it is.
/// @throws Error, Cancelled.
void writeSentenceList(const std::filesystem::path& path, const SentenceTexts& texts, std::size_t dimension,
                       const std::function<void(const std::function<void(std::span<const float>)>& take)>& embed,
                       const std::string& about, int threads, Progress& progress);

} // namespace crossgloss
