#pragma once

#include "resources/Dictionary.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

/// A concept with its words. Ids are "00001740-n" as the Open Multilingual Wordnet writes Princeton 3.0 offsets;
/// satellite adjectives are -a.
struct Synset {
    std::string id;
    PartOfSpeech pos = PartOfSpeech::Unknown;
    std::vector<std::string> lemmas;           ///< spaces for underscores
    std::vector<std::string> definitions;
    std::vector<std::string> examples;
    std::vector<std::string> hypernyms;        ///< ids
    std::vector<std::string> wholes;           ///< ids of what this is a part, a member or the substance of
    std::vector<std::uint16_t> tagCounts;      ///< per lemma, from cntlist where present, else empty
};

struct Wordnet {
    std::string name;
    std::string language;                      ///< canonical code
    std::string licence;
    std::vector<Synset> synsets;               ///< sorted by id

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

/// Definitions of one concept in two wordnets, each on one line (several are joined by "; ").
struct GlossPair {
    std::string id;
    std::string source;
    std::string target;
};

/// The synsets that both wordnets define, in order of their ids.
std::vector<GlossPair> commonGlosses(const Wordnet& source, const Wordnet& target);

} // namespace crossgloss
