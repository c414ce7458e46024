#pragma once

#include "base/Progress.h"
#include "composition/SentenceModel.h"
#include "resources/Dictionary.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <span>
#include <string>
#include <vector>

namespace crossgloss {

/// Sentences of one or several languages and where they stand. Those of one line or unit follow each other.
struct SentenceTexts
{
    std::vector<std::string> languages; ///< canonical codes
    std::vector<std::string> texts;
    std::vector<std::uint32_t> lines;   ///< by sentence: 1-based line, of a translation memory the unit
    std::vector<std::uint8_t> language; ///< by sentence: its place in languages
    std::size_t blank = 0;              ///< lines, fields or segments without text, left out

    std::size_t size() const { return texts.size(); }
};

/// Which language a text is in; empty when it cannot be told.
using LanguageTeller = std::function<std::string(const std::string& text)>;

/// Reads sentences from a translation memory, a table (a tab on nearly every line: its first two columns) or plain
/// lines, told by content, plain or compressed. Lines that are no text or longer than 64 KB go to @p report.
/// @param languages canonical codes of the lines or the columns; what is missing is told from the text, and a second
/// column of no language is left out. A translation memory says its own: all are read, one of those given must be
/// there.
/// @throws Error when the file cannot be read, holds no sentences or its language cannot be told; Cancelled.
SentenceTexts readSentenceTexts(const std::filesystem::path& path, const std::vector<std::string>& languages,
                                const LanguageTeller& tell, Progress& progress, ReadReport& report);

struct EmbeddedTexts
{
    std::size_t tried = 0;     ///< sentences of languages that were wanted
    std::size_t uncovered = 0; ///< of these, without a vector
};

/// Makes the vectors of all sentences, some thousands at a time, and hands them on in order. Zeros where the model
/// knows no word or does not read the language. @param wanted only sentences of these languages; none = all.
/// @throws Error when the model reads none of the languages; Cancelled.
EmbeddedTexts embedTexts(const SentenceModel& model, const SentenceTexts& texts, const std::vector<std::string>& wanted,
                         int threads, Progress& progress, const std::function<void(std::span<const float> rows)>& take);

} // namespace crossgloss
