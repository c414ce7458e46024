#pragma once

#include "base/Progress.h"
#include "corpus/TextIds.h"

#include <cstdint>
#include <filesystem>
#include <span>
#include <string_view>

namespace crossgloss {

/// Reads plain text, a sentence or paragraph a line, plain or compressed, and numbers its words as countText() does: by
/// falling frequency, equals by their bytes, the same for any number of threads. Every line is a sentence. Of the text no
/// more than some megabytes are held at a time: memory goes to the different words and four bytes for each occurrence.
/// @throws Error when a file cannot be read or is no text (with the line), or no word is frequent enough; Cancelled.
CountedText countTextFiles(std::span<const std::filesystem::path> files, std::string_view language,
                           const VocabularyOptions& options, int threads, Progress& progress);

/// Words that were read, those left out included.
std::uint64_t wordsRead(const TextIds& text);

} // namespace crossgloss
