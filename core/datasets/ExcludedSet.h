#pragma once

#include "base/Progress.h"

#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <string_view>

namespace crossgloss {

/// Words and texts of a data set that was made before, which another is to do without.
class ExcludedSet
{
public:
    ExcludedSet() = default;
    /// Reads a folder with a report.json: of a reverse-dictionary set what is trained on, of a paraphrase set everything.
    /// An empty name excludes nothing. @throws Error when it is no data set of this program; Cancelled.
    ExcludedSet(const std::filesystem::path& folder, Progress& progress);

    bool word(std::string_view word, const std::string& language) const;
    bool text(std::string_view text, const std::string& language) const;

private:
    void addText(std::string_view text, const std::string& language);
    void addWord(std::string_view word, const std::string& language);

    std::map<std::string, std::set<std::string>> m_words; ///< normalised, by language
    std::map<std::string, std::set<std::string>> m_texts; ///< tokens with blanks between them
};

} // namespace crossgloss
