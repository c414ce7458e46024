#pragma once

#include "resources/Dictionary.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

/// A concept with its words. Ids are "00001740-n" as the Open Multilingual Wordnet writes Princeton 3.0 offsets;
/// satellite adjectives are -a. Wordnets that number concepts otherwise keep ids of their own, which never look so.
struct Synset {
    std::string id;
    std::string ili;                           ///< in the interlingual index ("i35545"); empty when not known
    PartOfSpeech pos = PartOfSpeech::Unknown;
    std::vector<std::string> lemmas;           ///< spaces for underscores
    std::vector<std::string> definitions;
    std::vector<std::string> examples;
    std::vector<std::string> hypernyms;        ///< ids
    std::vector<std::string> wholes;           ///< ids of what this is a part, a member or the substance of
    std::vector<std::uint16_t> tagCounts;      ///< per lemma, from cntlist where present, else empty
    int lexicographerFile = -1;                ///< 0 to 44 as Princeton numbers them (18 = noun.person); -1 = not known
};

/// What a wordnet's file says of itself besides name, language and licence; what is written of it says the same.
struct WordnetHeader {
    std::string languageCode;                  ///< as the file has it ("ita", "pt-BR")
    std::string url;                           ///< home page
    std::string id;                            ///< of a WN-LMF lexicon; so are these:
    std::string version;
    std::string email;
    std::string citation;
};

struct Wordnet {
    std::string name;
    std::string language;                      ///< canonical code
    std::string licence;
    std::vector<Synset> synsets;               ///< sorted by id
    WordnetHeader header{};

    /// The language as the wordnet's file has it, the canonical code where it has none or that is of another language.
    std::string languageCode() const;

    /// Null when there is none.
    const Synset* find(std::string_view id) const;
};

/// Reads Princeton's database files (data.noun …) of a folder. Debian's patched files shift some offsets away from
/// Princeton 3.0: the shift is found from the files themselves and undone, so that ids are the ones OMW uses.
/// @throws Error.
Wordnet readPrinceton(const std::filesystem::path& folder, Progress& progress, ReadReport& report);

/// Folder of the system's Princeton database; empty when not installed.
std::filesystem::path findInstalledPrinceton();

/// Reads an OMW `.tab` (plain, gzip, xz): lemma, def and exe rows. Language and licence from its first line.
/// @throws Error.
Wordnet readOmwTab(const std::filesystem::path& path, Progress& progress, ReadReport& report);

/// Reads a wordnet of any kind: a folder of Princeton's database, else by the file's content and not by its name a
/// WN-LMF (its first lexicon) or an OMW `.tab`, plain or compressed.
/// @throws Error.
Wordnet readWordnet(const std::filesystem::path& path, Progress& progress, ReadReport& report);

/// Writes lemma, def and exe rows (compressed where the name ends in .gz or .xz) that readOmwTab() reads back as the
/// same synsets. The format has no place for hypernyms, tag counts and ILIs; line breaks and tabs within texts become
/// blanks, underscores of lemmas are read back as blanks.
/// @return rows written.
/// @throws Error when an id is not of the form 00001740-n, two synsets have the same, nothing is to be written, or the
/// file cannot be.
std::size_t writeOmwTab(const Wordnet& wordnet, const std::filesystem::path& path, Progress& progress);

/// Positions of two synsets that stand for one concept.
struct SynsetPair {
    std::size_t source = 0;
    std::size_t target = 0;
};

/// The concepts that two wordnets share: same id, and for synsets whose id the other wordnet does not have, same ILI.
/// Every synset stands in one pair at most; in order of the source's ids.
std::vector<SynsetPair> commonSynsets(const Wordnet& source, const Wordnet& target);

/// Definitions of one concept in two wordnets, each on one line (several are joined by "; ").
struct GlossPair {
    std::string id;                            ///< in the source wordnet
    std::string source;
    std::string target;
};

/// The commonSynsets() that both wordnets define, in order of the source's ids.
std::vector<GlossPair> commonGlosses(const Wordnet& source, const Wordnet& target);

} // namespace crossgloss
