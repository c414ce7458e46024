#include "resources/TmxReader.h"

#include "base/Error.h"
#include "resources/ReadIssues.h"
#include "resources/XmlStream.h"
#include "text/Language.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace crossgloss {

namespace {

constexpr XmlLimits tmxLimits = {std::uint64_t{8} << 30, std::size_t{1} << 16, 500, 100};
constexpr std::size_t maxSegmentLength = std::size_t{1} << 20;
/// Languages of one unit; institutions of the European Union have 24.
constexpr std::size_t maxSegments = 500;

/// Elements of a segment that stand for formatting and not for text.
bool isCode(std::string_view name)
{
    constexpr std::array<std::string_view, 5> codes{"bpt", "ept", "it", "ph", "ut"};
    return std::ranges::find(codes, name) != codes.end();
}

class TmxHandler final : public XmlHandler
{
public:
    TmxHandler(const std::filesystem::path& path, ReadReport& report, const TmxSink& sink)
        : m_path(path), m_report(report), m_sink(sink)
    {
    }

    void startElement(std::string_view name, const XmlAttributes& attributes, std::size_t line) override;
    void endElement(std::string_view name, std::size_t line) override;
    void text(std::string_view piece, std::size_t line) override;

    const TmxReport& counts() const { return m_counts; }

private:
    void endSegment(std::size_t line);
    void endUnit(std::size_t line);
    void addText(std::string_view piece);

    const std::filesystem::path& m_path;
    ReadReport& m_report;
    const TmxSink& m_sink;
    TmxReport m_counts;
    TmxUnit m_unit;
    std::string m_language; ///< as the variant says it
    std::string m_text;
    std::size_t m_depth = 0;
    std::size_t m_unitDepth = 0; ///< of the open unit, variant, segment and code; 0 = none
    std::size_t m_variantDepth = 0;
    std::size_t m_segmentDepth = 0;
    std::size_t m_codeDepth = 0;
    std::size_t m_variants = 0;
    bool m_blankBefore = false;
    bool m_tooLong = false;
};

void TmxHandler::startElement(std::string_view name, const XmlAttributes& attributes, std::size_t line)
{
    ++m_depth;
    if (m_depth == 1 && name != "tmx") {
        throw Error(CROSSGLOSS_TEXT("The file is XML, but no translation memory (TMX)")).at(m_path.string(), line);
    }
    if (m_segmentDepth > 0) {
        if (m_codeDepth == 0 && isCode(name)) {
            m_codeDepth = m_depth;
        }
    } else if (name == "tu" && m_unitDepth == 0) {
        m_unitDepth = m_depth;
        m_unit = {};
        m_variants = 0;
    } else if (name == "tuv" && m_unitDepth > 0 && m_variantDepth == 0) {
        m_variantDepth = m_depth;
        m_language = attributes.has("xml:lang") ? attributes.value("xml:lang") : attributes.value("lang");
        if (++m_variants > maxSegments) {
            throw Error(CROSSGLOSS_TEXT("A unit has more than the %1 segments allowed"), {std::to_string(maxSegments)})
                .at(m_path.string(), line);
        }
    } else if (name == "seg" && m_variantDepth > 0) {
        m_segmentDepth = m_depth;
        m_text.clear();
        m_blankBefore = false;
        m_tooLong = false;
    }
}

void TmxHandler::endElement(std::string_view, std::size_t line)
{
    if (m_depth == m_codeDepth) {
        m_codeDepth = 0;
    } else if (m_depth == m_segmentDepth) {
        endSegment(line);
        m_segmentDepth = 0;
    } else if (m_depth == m_variantDepth) {
        m_variantDepth = 0;
    } else if (m_depth == m_unitDepth) {
        endUnit(line);
        m_unitDepth = 0;
    }
    --m_depth;
}

void TmxHandler::text(std::string_view piece, std::size_t)
{
    if (m_segmentDepth > 0 && m_codeDepth == 0 && !m_tooLong) {
        addText(piece);
    }
}

void TmxHandler::addText(std::string_view piece)
{
    constexpr std::string_view blanks = " \t\r\n";
    while (!piece.empty()) {
        const std::size_t end = std::min(piece.size(), piece.find_first_of(blanks));
        if (end > 0) {
            m_tooLong = m_text.size() + end >= maxSegmentLength;
            if (m_tooLong) {
                return;
            }
            if (m_blankBefore && !m_text.empty()) {
                m_text.push_back(' ');
            }
            m_text.append(piece.substr(0, end));
            m_blankBefore = false;
        }
        const std::size_t next = std::min(piece.size(), piece.find_first_not_of(blanks, end));
        m_blankBefore = m_blankBefore || next > end;
        piece.remove_prefix(next);
    }
}

void TmxHandler::endSegment(std::size_t line)
{
    if (m_tooLong) {
        addIssue(m_report, m_path, line,
                 formatMessage(CROSSGLOSS_TEXT("the segment is longer than the %1 bytes allowed"),
                               {std::to_string(maxSegmentLength)}));
        return;
    }
    if (m_language.empty()) {
        addIssue(m_report, m_path, line, CROSSGLOSS_TEXT("the segment does not say its language"));
        return;
    }
    std::string language = canonicalLanguage(m_language);
    if (!isKnownLanguage(language) && !isPrivateLanguage(language)) {
        addIssue(m_report, m_path, line,
                 formatMessage(CROSSGLOSS_TEXT("no language has the code \"%1\""), {m_language.substr(0, 40)}));
        return;
    }
    if (m_text.empty()) {
        ++m_counts.blank;
    } else if (std::ranges::find(m_unit.segments, language, &TmxUnit::Segment::language) != m_unit.segments.end()) {
        ++m_counts.repeated;
    } else {
        m_unit.segments.push_back({std::move(language), std::move(m_text)});
        m_text.clear();
    }
}

void TmxHandler::endUnit(std::size_t line)
{
    m_unit.number = ++m_counts.units;
    m_unit.line = line;
    m_counts.alone += m_unit.segments.size() < 2 ? 1 : 0;
    m_sink(std::move(m_unit));
}

} // namespace

TmxReport readTmx(const std::filesystem::path& path, Progress& progress, ReadReport& report, const TmxSink& sink)
{
    std::error_code ignored;
    const std::uintmax_t size = std::filesystem::file_size(path, ignored);
    progress.stage(CROSSGLOSS_TEXT("Reading the translation memory"), ignored ? 0 : size);
    TmxHandler handler(path, report, sink);
    streamXml(path, tmxLimits, handler, progress);
    return handler.counts();
}

bool isTmx(const std::filesystem::path& path)
{
    return hasXmlRoot(path, "tmx");
}

} // namespace crossgloss
