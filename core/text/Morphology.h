#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

/// Base forms and corrections of words by the hunspell dictionary of a language. Thread-safe.
class Morphology
{
public:
    virtual ~Morphology() = default;

    /// Base forms of a normalised word, normalised, without the word itself; empty when it is one or is unknown.
    virtual std::vector<std::string> lemmas(std::string_view word) const = 0;
    /// True when the spelling is known, in lower case or with a capital.
    virtual bool knows(std::string_view word) const = 0;
    /// What may have been meant by a word that is not known, the likeliest first, as the dictionary writes it.
    virtual std::vector<std::string> suggestions(std::string_view word, std::size_t limit) const = 0;
};

/// The morphology of a language, loaded at its first use and kept; null where the system has no dictionary of it. The
/// folders searched are those of hunspell: $DICPATH, then the system's. Thread-safe.
std::shared_ptr<const Morphology> morphologyOf(std::string_view language);

/// Opens a dictionary by its two files. @throws Error when one cannot be read.
std::shared_ptr<const Morphology> openMorphology(const std::filesystem::path& affixes,
                                                 const std::filesystem::path& words, std::string_view language);

} // namespace crossgloss
