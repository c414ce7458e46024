#pragma once

#include "base/Progress.h"
#include "resources/Dictionary.h"
#include "store/Workspace.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace crossgloss {

/// A synset as the index keeps it: what two wordnets have of one concept bears one number.
struct StoredSynset
{
    std::int64_t number = 0;
    PartOfSpeech pos = PartOfSpeech::Unknown;
    std::vector<std::string> words;
    std::vector<std::string> definitions;
};

/// All that a dictionary or wordnet of a workspace states, one entry after the other.
class StoredEntries
{
public:
    /// @param workspace must outlive this. @throws Error when it has no dictionary or wordnet of that name.
    StoredEntries(const Workspace& workspace, const std::string& name);

    const Resource& resource() const { return m_resource; }
    /// Canonical code; empty when the dictionary defines nothing.
    const std::string& definitionLanguage() const { return m_definitionLanguage; }

    /// Dictionaries: entries as they were read, in their order; those of a list of definitions are one a definition and
    /// headword. Wordnets: an entry for each word of a synset, in the order of the synsets. In memory is one block of
    /// entries, or one synset. @throws Error when the workspace is damaged; Cancelled.
    void read(Progress& progress, const EntrySink& sink) const;
    /// The synsets of a wordnet that have words. @throws Error as above.
    void readSynsets(Progress& progress, const std::function<void(const StoredSynset&)>& sink) const;

private:
    void readBlocks(Progress& progress, const EntrySink& sink) const;
    void readList(Progress& progress, const EntrySink& sink) const;

    const Workspace& m_workspace;
    Resource m_resource;
    std::string m_definitionLanguage;
    std::uint64_t m_blocks = 0; ///< of whole entries; none in wordnets and lists of definitions
};

} // namespace crossgloss
