#pragma once

#include "resources/Wordnet.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace crossgloss {

// WN-LMF, the XML format of the Global WordNet Association for wordnets (https://globalwordnet.github.io/schemas/).

struct WnLmfReadOptions {
    /// Which lexicon of the file, by its id; empty = the first. The others are named in the report.
    std::string lexicon;
    /// Limits against hostile files.
    std::uint64_t maximumBytes = std::uint64_t{2} << 30;       ///< of the decompressed file
    std::size_t maximumText = std::size_t{1} << 20;            ///< bytes of one definition, example or attribute
};

/// Reads a lexicon of a WN-LMF file, versions 1.0 to 1.4, plain or compressed, as a stream: besides the wordnet itself
/// only some tens of bytes per sense are kept.
///
/// Taken are written forms of lemmas, counts of senses, definitions and examples (of synsets and of their senses; only
/// those in the lexicon's language), hypernyms (of instances too) and ILIs ("in", a proposal, is none). Lemmas stand in
/// the order of a synset's members, where it has them.
///
/// Ids: where they are known to be offsets of Princeton 3.0 with the lexicon's id before them (lexicons omw-… but for
/// other releases of the English one, pwn 3.0, and what writeWnLmf() wrote), they become "00001740-n"; elsewhere they
/// stay whole.
///
/// Elements that cannot be used (repeated ids, references to nothing, missing attributes, strange elements) go to the
/// report with their line.
/// @throws Error with file and line when the file is damaged, no WN-LMF, passes a limit or has no such lexicon;
/// Cancelled.
Wordnet readWnLmf(const std::filesystem::path& path, Progress& progress, ReadReport& report,
                  const WnLmfReadOptions& options = {});

/// True when the root of the file is that of WN-LMF. @throws Error when it cannot be read.
bool isWnLmf(const std::filesystem::path& path);

/// A synset of the wordnet that is written, linked with one of another wordnet.
struct SynsetLink {
    /// How the written synset stands to the target.
    enum class Relation : std::uint8_t {
        Exact,                         ///< the same concept
        Broader,                       ///< the written one is broader
        Narrower,                      ///< the written one is narrower
        Related                        ///< neither, but close
    };
    std::string synset;                ///< id in the wordnet that is written
    Relation relation = Relation::Exact;
    std::string target;                ///< id in the other wordnet
    std::string targetIli;             ///< empty when it has none
    std::string targetGloss;           ///< for people who read the file; may be empty
};

struct WnLmfOptions {
    // What is empty is taken from the wordnet's header.
    std::string id;                    ///< of the lexicon, else made of the wordnet's name. Letters, digits, - and .
    std::string version;               ///< of the wordnet, else 1.0
    std::string email;                 ///< whom to ask; the format wants the attribute, which may be empty
    std::string url;                   ///< home page
    std::string citation;
    std::vector<SynsetLink> links;
    std::string linkedName;            ///< of the wordnet that links lead to
    std::string linkedLanguage;        ///< its canonical code
};

struct WnLmfWritten {
    std::size_t entries = 0;
    std::size_t senses = 0;
    std::size_t synsets = 0;           ///< those of the wordnet
    std::size_t linkedConcepts = 0;    ///< those that stand for targets of links
    std::size_t leftOut = 0;           ///< hypernyms that the wordnet lacks, empty or repeated lemmas and texts
};

/// Writes a wordnet as WN-LMF 1.1 (compressed where the name ends in .gz or .xz), valid by the format's strict document
/// type: an entry per lemma and part of speech, its senses (the frequent ones first) with their counts, and the synsets
/// with ILI, definitions, examples, hypernyms and the order of their members. readWnLmf() reads it back as it was, with
/// these exceptions: blanks at the ends of texts, and line breaks and tabs within, are layout; characters that XML
/// cannot hold become U+FFFD; parts of speech that the format has no letter for become Unknown; tag counts, once some
/// lemma has one, are 0 where there were none; empty or repeated lemmas and texts are left out; links come back as
/// relations.
///
/// Links: the format knows neither relations between files nor ones that need no target. Its means are the interlingual
/// index and synsets that no word of the language expresses, and both are used, so that other programs understand the
/// file:
/// - Exact, the target having an ILI that no synset here has yet: that ILI becomes the synset's own, if it has none.
/// - Anything else: a relation to the synset that stands for the target here, which is the one with the target's ILI,
///   or else one that is added for it: `lexicalized="false"`, the target's ILI if known, `dc:source` the other
///   wordnet's name, `dc:identifier` the id there. The relation is eq_synonym (exact), hyponym (broader: the target is
///   one kind of it), hypernym (narrower) or similar (related).
/// @throws Error when the wordnet has no lemma at all (the format wants one), ids are empty or repeated, a link begins
/// at no synset, or the file cannot be written; Cancelled.
WnLmfWritten writeWnLmf(const Wordnet& wordnet, const WnLmfOptions& options, const std::filesystem::path& path,
                        Progress& progress);

} // namespace crossgloss
