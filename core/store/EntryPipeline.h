#pragma once

#include "base/Progress.h"
#include "store/IndexWriter.h"

#include <functional>

namespace crossgloss {

/// Reads a dictionary's entries: reports progress, hands each entry to the sink, throws what the reader throws.
using EntryReader = std::function<ReadReport(Progress& progress, const EntrySink& sink)>;

/// Runs @p read on a thread of its own, which also cleans and stems the entries, and writes them on the calling thread:
/// parsing and inserting cost about the same, so two cores halve the time. Memory is bounded by a short queue.
/// @return the reader's report, with entries that hold nothing to index counted as skipped.
ReadReport writeEntries(const EntryReader& read, const DictionaryInfo& info, std::int64_t resource, IndexWriter& writer,
                        Progress& progress);

} // namespace crossgloss
