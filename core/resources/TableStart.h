#pragma once

#include <cstddef>
#include <filesystem>
#include <string_view>

namespace crossgloss {

// What the first line of a table of text tells of it.

/// @throws Error where @p line, the first one with text, shows that the file is no table of text: JSON, XML, HTML, a
/// database, an archive, a document.
void requireTable(std::string_view line, const std::filesystem::path& path, std::size_t number);

/// @throws Error where @p line is the heading of a list of word pairs with judgements of how alike they are, as
/// SimLex-999 and WordSim-353 have it: no translations.
void refuseSimilarityList(std::string_view line, const std::filesystem::path& path, std::size_t number);

/// Whether @p line names columns ("source<TAB>target", "word<TAB>definition") instead of filling them: its first field
/// is the name of a column of words, and a later one another name.
bool isHeading(std::string_view line);

/// Whether two words are the names or the codes of the two languages: a heading too ("English<TAB>French",
/// "en<TAB>fr").
/// @param source, target canonical codes; empty = not known.
bool namesLanguages(std::string_view first, std::string_view second, std::string_view source, std::string_view target);

} // namespace crossgloss
