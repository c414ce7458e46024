#pragma once

#include "base/MemoryMap.h"
#include "base/Progress.h"
#include "meanings/DescriptionModel.h"
#include "meanings/Meaning.h"
#include "pack/Pack.h"
#include "pack/PackKernel.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace crossgloss {

/// The vocabulary of meanings as look-ups use it: words, definitions and examples as text, the stems of all descriptions as
/// numbers, for every meaning the mean of what the encoder of a pack makes of its descriptions in all languages, and a
/// DescriptionModel learned from them. One read-only file beside the pack. Thread-safe.
class MeaningFile
{
public:
    /// What a language's descriptions hold, as numbers.
    struct Language
    {
        std::span<const std::uint32_t> wordBegin;        ///< per meaning, one more at the end
        std::span<const std::uint32_t> descriptionBegin; ///< per meaning, one more at the end
        std::span<const std::uint8_t> stemCounts;        ///< per description
        std::span<const std::uint16_t> stems;            ///< different ones of each description
        std::span<const std::uint8_t> lengths;           ///< tokens of each description
    };
    /// What is computed of a language's stems.
    struct Stems
    {
        std::vector<std::uint32_t> begin; ///< per description, one more at the end: into Language::stems
        std::vector<float> idf;           ///< of each stem among the descriptions
        float averageLength = 0;          ///< of a description, in tokens
        std::unordered_map<std::string_view, std::uint16_t> numbers;
    };

    /// @throws Error when the file is no such thing, is damaged (checksum) or belongs to another pack.
    static std::shared_ptr<const MeaningFile> open(const std::filesystem::path& path, const Pack& pack);
    /// Compiles entries for a pack; atomic. @throws Error when a language has more different words than fit.
    /// Its model is learned on the way. @throws Cancelled.
    static void write(const VocabularyFolder& vocabulary, const Pack& pack, const std::filesystem::path& path, Progress& progress,
                      const DescriptionTraining& training = {});

    std::size_t size() const { return m_pos.size(); }
    PartOfSpeech pos(std::size_t meaning) const { return static_cast<PartOfSpeech>(m_pos[meaning]); }
    std::string_view synset(std::size_t meaning) const;
    /// Names a meaning for as long as its part of speech and its first words stay: its synset, or a hash of these.
    std::string id(std::size_t meaning) const;
    /// Cosines of all meanings' mean encodings with a description's. @param encoding of the pack; not empty.
    std::vector<float> cosines(std::span<const float> encoding) const;
    /// Cosines of all meanings' learned vectors with a description. @param encoding of the pack; may be empty. @param stems of
    /// the language, with their weights.
    std::vector<float> scores(std::size_t language, std::span<const float> encoding,
                              std::span<const std::pair<std::uint16_t, float>> stems) const;
    const Language& language(std::size_t language) const { return m_languages[language]; }
    /// Made when first asked for.
    const Stems& stems(std::size_t language) const;
    /// How often descriptions that begin with these words (none to two) are of each of meaningPartsOfSpeech; empty where that
    /// was hardly seen.
    std::span<const float> partsOfSpeech(std::size_t language, std::string_view opening) const;

    std::size_t wordCount(std::size_t language, std::size_t meaning) const;
    MeaningWord word(std::size_t language, std::size_t meaning, std::size_t place) const;
    /// The first of its descriptions.
    std::string_view definition(std::size_t language, std::size_t meaning) const;
    std::string_view example(std::size_t language, std::size_t meaning) const;

    /// Meanings that a word says, by its normalised form.
    std::vector<std::uint32_t> meaningsOf(std::size_t language, std::string_view normalised) const;
    /// Meanings that a word says, and its text, where letters may have lost their accents ("manana").
    std::vector<std::uint32_t> meaningsOfFolded(std::size_t language, std::string_view normalised, std::string& word) const;
    /// What a description that denies a word of this meaning may be of.
    std::span<const DeniedMeaning> opposites(std::size_t meaning) const;
    struct Headword
    {
        std::string_view word;
        PartOfSpeech pos = PartOfSpeech::Unknown;
    };
    /// Headwords of an irregular form, the likeliest first.
    std::vector<Headword> headwordsOf(std::size_t language, std::string_view normalised) const;
    /// Irregular forms of a normalised headword, normalised, sorted.
    std::vector<std::string> formsOf(std::size_t language, std::string_view headword, PartOfSpeech pos) const;
    /// Bits of Usage for words that degrade, insult or are coarse; 0 for all others. @param language any.
    std::uint16_t offence(std::string_view language, std::string_view normalised) const;

private:
    /// Texts one after the other.
    struct Texts
    {
        std::span<const std::uint32_t> begin; ///< one more than there are
        std::string_view text;
        std::string_view operator[](std::size_t i) const { return text.substr(begin[i], begin[i + 1] - begin[i]); }
        std::size_t size() const { return begin.empty() ? 0 : begin.size() - 1; }
        std::size_t firstFrom(std::string_view wanted) const;
    };
    struct Words
    {
        Texts texts;
        std::span<const std::uint32_t> regional; ///< places of words that are said in some regions only
        Texts regions;                           ///< these
        std::span<const std::uint32_t> marks;     ///< genders | plural << 8 | usage << 16
        std::span<const std::uint32_t> sorted;    ///< places by normalised text, which is made anew when words are compared
    };
    /// Irregular forms, sorted.
    struct Forms
    {
        Texts forms;
        Texts headwords;
        std::span<const std::uint16_t> headwordOf; ///< of each form
        std::span<const std::uint8_t> pos;         ///< of each form
    };
    struct LazyStems
    {
        mutable std::once_flag made;
        mutable Stems stems;
    };
    class Sections;
    void read(std::string_view body);

    MemoryMap m_map;
    std::size_t m_dimension = 0;
    std::span<const std::uint8_t> m_pos;
    PackRows m_vectors; ///< of length one
    std::size_t m_learned = 0;                     ///< dimension of the model
    std::span<const float> m_fromEncoding;         ///< m_dimension × m_learned
    std::span<const std::int8_t> m_learnedVectors; ///< meanings × m_learned
    std::span<const float> m_learnedScales;
    Texts m_synsets;
    std::span<const DeniedMeaning> m_opposites;
    Texts m_offensive; ///< language, tab, word; sorted
    std::span<const std::uint16_t> m_offences; ///< of each
    std::array<Language, meaningLanguages.size()> m_languages;
    std::array<Texts, meaningLanguages.size()> m_stemTexts;
    std::array<PackRows, meaningLanguages.size()> m_stemVectors; ///< of the frequent stems, the first ones
    std::array<LazyStems, meaningLanguages.size()> m_stems;
    std::array<Texts, meaningLanguages.size()> m_openings;       ///< sorted
    std::array<std::span<const float>, meaningLanguages.size()> m_openingCounts; ///< openings × parts of speech
    std::array<Words, meaningLanguages.size()> m_words;
    std::array<Texts, meaningLanguages.size()> m_definitions;
    std::array<Texts, meaningLanguages.size()> m_examples;
    std::array<Forms, meaningLanguages.size()> m_forms;
};

} // namespace crossgloss
