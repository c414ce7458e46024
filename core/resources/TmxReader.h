#pragma once

#include "base/Progress.h"
#include "resources/Dictionary.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace crossgloss {

/// A unit of a translation memory: one text in several languages.
struct TmxUnit
{
    struct Segment
    {
        std::string language; ///< canonical code; each language of a unit once
        std::string text;     ///< without codes, runs of white space as one blank; never empty
    };
    std::size_t number = 0;        ///< 1-based, in the file
    std::size_t line = 0;          ///< where it ends
    std::vector<Segment> segments; ///< in the order of the file; may be empty
};

/// What a translation memory holds that is not in its units as they are handed out.
struct TmxReport
{
    std::size_t units = 0;
    std::size_t blank = 0;    ///< segments without text
    std::size_t repeated = 0; ///< segments of a language that the unit has already; the first one counts
    std::size_t alone = 0;    ///< units with one language or none
};

using TmxSink = std::function<void(TmxUnit&&)>;

/// Streams a translation memory (TMX 1.1 to 1.4b, plain or compressed, any encoding that it declares). Of a segment the
/// text counts, that within <hi> too; codes (<bpt>, <ept>, <it>, <ph>, <ut>) go with what is in them. A document type
/// may be named but declares nothing here. Segments without a language, of one that is unknown, or too long go to @p
/// report.
/// @throws Error with file and line when the file is not well-formed, passes a limit or is no translation memory;
/// Cancelled; whatever @p sink throws.
TmxReport readTmx(const std::filesystem::path& path, Progress& progress, ReadReport& report, const TmxSink& sink);

/// Whether the file's content begins as a translation memory. @throws Error when it cannot be read.
bool isTmx(const std::filesystem::path& path);

} // namespace crossgloss
