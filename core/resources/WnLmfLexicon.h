#pragma once

#include "resources/Wordnet.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace crossgloss {

/// A lexicon of a WN-LMF file on its way to a Wordnet. Senses and relations name synsets before these come, so a synset
/// has a row from its first mention on; what is known of rows besides their content is forgotten at the end.
class LexiconBuilder {
public:
    using Row = std::uint32_t;

    /// Lemmas, texts or hypernyms of one synset; each is compared with the others, so there must not be millions.
    static constexpr std::size_t maximumPerSynset = 4096;

    LexiconBuilder(const std::filesystem::path& path, ReadReport& report) : m_path(path), m_report(report) {}

    /// Says whose synsets come. @param local the note of writeWnLmf() stands on the lexicon.
    void begin(std::string_view lexicon, std::string_view version, bool local);

    /// Name, language and licence are the caller's to fill.
    Wordnet& wordnet() { return m_wordnet; }
    /// What a synset of the file is called in the wordnet.
    std::string localId(std::string_view id) const;
    Row rowOf(std::string_view id, std::size_t line);

    /// Notes the id of an entry or sense. @return false when the file has it already.
    bool addId(std::string_view id);
    /// Adds a lemma to a synset. @return its position there; nothing when there are too many.
    std::optional<std::size_t> addSense(Row row, std::string_view sense, std::string_view entry,
                                        const std::string& lemma, PartOfSpeech pos, std::size_t line);
    void addCount(Row row, std::size_t position, std::uint16_t count);
    /// Says that the file has the synset. @return the line where it stood before, 0 = this is the first.
    std::size_t define(Row row, std::size_t line);
    /// Part of speech of the first lemma.
    PartOfSpeech lemmaPos(Row row) const { return m_places[row].pos; }
    /// @param members ids of senses or, as many files have it, of entries, in their order.
    void orderMembers(Row row, std::string_view members);
    void addText(Row row, bool definition, std::string text, std::size_t line);
    void addHypernym(Row row, std::string_view target, std::size_t line);

    /// Sorts, and drops what was mentioned but never came. Empty when nothing came at all.
    Wordnet finish();

private:
    static constexpr Row nowhere = std::numeric_limits<Row>::max();

    struct Place {
        std::size_t firstLine = 0;     ///< where the synset is first mentioned
        std::size_t line = 0;          ///< where it stands; 0 = nowhere yet
        Row lastSense = nowhere;
        PartOfSpeech pos = PartOfSpeech::Unknown;
    };

    /// A sense until its synset's members tell their order.
    struct SenseMark {
        std::uint64_t sense = 0;       ///< hashes of the ids, for members are either
        std::uint64_t entry = 0;
        Row lemma = 0;                 ///< position in its synset
        Row previous = nowhere;        ///< of the same synset
    };

    struct Hypernym {
        Row synset = 0;
        Row target = 0;
        std::size_t line = 0;
    };

    void linkHypernyms();
    void dropUndefined();

    const std::filesystem::path& m_path;
    ReadReport& m_report;
    Wordnet m_wordnet;
    std::string m_prefix;              ///< the lexicon's id and a hyphen
    bool m_offsets = false;            ///< ids with the prefix are offsets of Princeton 3.0
    bool m_local = false;              ///< ids with the prefix were written by writeWnLmf()
    std::unordered_map<std::string, Row> m_rows;
    std::vector<Place> m_places;       ///< like m_wordnet.synsets
    std::vector<SenseMark> m_senses;
    std::vector<Hypernym> m_hypernyms;
    std::unordered_set<std::uint64_t> m_ids;   ///< hashes, of entries and senses
    bool m_anyCount = false;
};

} // namespace crossgloss
