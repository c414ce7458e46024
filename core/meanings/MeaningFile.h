#pragma once

#include "base/MemoryMap.h"
#include "meanings/Meaning.h"
#include "pack/Pack.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace crossgloss {

/// The vocabulary of meanings as look-ups use it: words, definitions and examples as text, the stems of all descriptions as
/// numbers, and for every meaning one vector in the space of a pack: the mean of what its encoder makes of
/// the descriptions in all languages. One read-only file beside the pack. Thread-safe.
class MeaningFile
{
public:
    /// What a language's descriptions hold, as numbers.
    struct Language
    {
        std::span<const std::uint32_t> wordBegin;        ///< per meaning, one more at the end
        std::span<const std::uint32_t> descriptionBegin; ///< per meaning, one more at the end
        std::span<const std::uint32_t> stemBegin;        ///< per description, one more at the end: into stems
        std::span<const std::uint16_t> stems;            ///< different ones of each description
        std::span<const std::uint16_t> lengths;          ///< tokens of each description
        std::vector<float> idf;                          ///< of each stem among the descriptions
        float averageLength = 0;
        std::unordered_map<std::string_view, std::uint16_t> stemNumbers;
        /// How often descriptions that begin with these one or two words ("" for all) are of each part of speech.
        std::unordered_map<std::string_view, std::array<float, meaningPartsOfSpeech.size()>> openings;
    };

    /// @throws Error when the file is no such thing, is damaged (checksum) or belongs to another pack.
    static std::shared_ptr<const MeaningFile> open(const std::filesystem::path& path, const Pack& pack);
    /// Compiles entries for a pack; atomic. @throws Error when a language has more different words than fit.
    static void write(const std::vector<Meaning>& meanings, const Pack& pack, const std::filesystem::path& path);

    std::size_t size() const { return m_pos.size(); }
    PartOfSpeech pos(std::size_t meaning) const { return static_cast<PartOfSpeech>(m_pos[meaning]); }
    std::string_view synset(std::size_t meaning) const;
    /// Names a meaning for as long as its part of speech and its first words stay: its synset, or a hash of these.
    std::string id(std::size_t meaning) const;
    /// dimension() of the pack values, int8; a vector of length one once multiplied by the scale.
    std::span<const std::int8_t> vector(std::size_t meaning) const
    {
        return m_vectors.subspan(meaning * m_dimension, m_dimension);
    }
    float vectorScale(std::size_t meaning) const { return m_scales[meaning]; }
    const Language& language(std::size_t language) const { return m_languages[language]; }

    std::size_t wordCount(std::size_t language, std::size_t meaning) const;
    MeaningWord word(std::size_t language, std::size_t meaning, std::size_t place) const;
    /// The first of its descriptions.
    std::string_view definition(std::size_t language, std::size_t meaning) const;
    std::string_view example(std::size_t language, std::size_t meaning) const;

    /// Meanings that a word says, by its normalised form.
    std::vector<std::uint32_t> meaningsOf(std::size_t language, std::string_view normalised) const;

private:
    /// Texts one after the other.
    struct Texts
    {
        std::span<const std::uint32_t> begin; ///< one more than there are
        std::string_view text;
        std::string_view operator[](std::size_t i) const { return text.substr(begin[i], begin[i + 1] - begin[i]); }
        std::size_t size() const { return begin.empty() ? 0 : begin.size() - 1; }
    };
    struct Words
    {
        Texts texts;
        Texts normalised;
        Texts regions;
        std::span<const std::uint32_t> marks;     ///< genders | plural << 8 | usage << 16
        std::span<const std::uint32_t> sorted;    ///< places by normalised text
        std::span<const std::uint32_t> meanings;  ///< of each
    };
    class Sections;
    void read(std::string_view body, const std::filesystem::path& path);

    MemoryMap m_map;
    std::size_t m_dimension = 0;
    std::span<const std::uint8_t> m_pos;
    std::span<const std::int8_t> m_vectors;
    std::span<const float> m_scales;
    Texts m_synsets;
    std::array<Language, meaningLanguages.size()> m_languages;
    std::array<Words, meaningLanguages.size()> m_words;
    std::array<Texts, meaningLanguages.size()> m_definitions;
    std::array<Texts, meaningLanguages.size()> m_examples;
};

} // namespace crossgloss
