#pragma once

#include "base/Progress.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

/// What the .ifo file of a StarDict dictionary says.
struct StarDictDescription
{
    std::string title;       ///< bookname
    std::string description; ///< with line breaks, without tags
    std::string sameTypes;   ///< sametypesequence; empty where each article names the types of its fields
    std::uint64_t words = 0;
    std::uint64_t indexBytes = 0;
    std::optional<std::uint64_t> synonyms;
    bool wideOffsets = false; ///< idxoffsetbits=64
};

/// One of the pieces that an article consists of.
struct StarDictField
{
    char type = 'm';
    std::string_view data;
};

/// A StarDict dictionary in memory: .ifo, .idx or .idx.gz, .syn where there is one, .dict or .dict.dz. Versions 2.4.2 and
/// 3.0.0. Says nothing about what the articles look like.
class StarDictContainer
{
public:
    struct Word
    {
        std::string_view word;
        std::uint64_t offset = 0;
        std::uint32_t size = 0;
    };
    /// Another word for the article of one in the index.
    struct Synonym
    {
        std::string_view word;
        std::uint32_t index = 0;
    };
    enum class Extent
    {
        Everything,
        Sample ///< as much of the data as shows what articles look like
    };

    /// Checks all that the files say of themselves and of each other before anything is handed out.
    /// @param ifo the .ifo file. @throws Error when a file is missing, damaged, malformed or too big; Cancelled.
    StarDictContainer(const std::filesystem::path& ifo, Extent extent, const Progress& progress);
    StarDictContainer(const StarDictContainer&) = delete;
    StarDictContainer& operator=(const StarDictContainer&) = delete;

    const StarDictDescription& description() const { return m_description; }
    const std::vector<Word>& words() const { return m_words; }
    const std::vector<Synonym>& synonyms() const { return m_synonyms; }
    /// Nothing where the sample ends before it.
    std::optional<std::string_view> article(const Word& word) const;
    /// Nothing when the fields do not fit the article.
    std::optional<std::vector<StarDictField>> fields(std::string_view article) const;

    /// The .ifo beside any of the files of a dictionary; empty when there is none.
    static std::filesystem::path findIfo(const std::filesystem::path& file);
    /// All files of the dictionary, the .ifo first. @throws Error when one is missing.
    static std::vector<std::filesystem::path> files(const std::filesystem::path& ifo);

private:
    void readDescription();
    void readIndex(const std::filesystem::path& path);
    void readSynonyms(const std::filesystem::path& path);
    void checkPlaces() const;

    std::filesystem::path m_ifo;
    StarDictDescription m_description;
    std::string m_index;
    std::string m_synonymText;
    std::string m_data;
    std::vector<Word> m_words;
    std::vector<Synonym> m_synonyms;
};

} // namespace crossgloss
