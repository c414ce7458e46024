#include "commands/ResourceText.h"

#include <array>
#include <utility>

namespace crossgloss {

namespace {

constexpr std::array<std::pair<ResourceKind, const char*>, 8> kinds = {{{ResourceKind::Embeddings, "embeddings"},
                                                                       {ResourceKind::Dictionary, "dictionary"},
                                                                       {ResourceKind::Wordnet, "wordnet"},
                                                                       {ResourceKind::Lexicon, "lexicon"},
                                                                       {ResourceKind::Parallel, "parallel"},
                                                                       {ResourceKind::Pairs, "pairs"},
                                                                       {ResourceKind::Descriptions, "descriptions"},
                                                                       {ResourceKind::Sentences, "sentences"}}};

/// Code point at @p position, which moves on; the texts come from the core and are well-formed.
char32_t nextPoint(const std::string& text, std::size_t& position)
{
    const auto lead = static_cast<unsigned char>(text[position++]);
    if (lead < 0x80) {
        return lead;
    }
    const int more = lead >= 0xf0 ? 3 : lead >= 0xe0 ? 2 : 1;
    char32_t point = lead & (0x3f >> more);
    for (int i = 0; i < more && position < text.size(); ++i) {
        point = (point << 6) | (static_cast<unsigned char>(text[position++]) & 0x3f);
    }
    return point;
}

std::size_t pointWidth(char32_t point)
{
    if ((point >= 0x300 && point <= 0x36f) || (point >= 0x200b && point <= 0x200f)) {
        return 0;
    }
    const bool wide = (point >= 0x1100 && point <= 0x115f) || (point >= 0x2e80 && point <= 0xa4cf) ||
                      (point >= 0xac00 && point <= 0xd7a3) || (point >= 0xf900 && point <= 0xfaff) ||
                      (point >= 0xfe30 && point <= 0xfe6f) || (point >= 0xff00 && point <= 0xff60) ||
                      (point >= 0x1f300 && point <= 0x1faff) || (point >= 0x20000 && point <= 0x3fffd);
    return wide ? 2 : 1;
}

} // namespace

std::string resourceKindName(ResourceKind kind)
{
    for (const auto& [value, name] : kinds) {
        if (value == kind) {
            return name;
        }
    }
    return {};
}

std::optional<ResourceKind> resourceKindFromName(const std::string& name)
{
    for (const auto& [value, known] : kinds) {
        if (name == known) {
            return value;
        }
    }
    return std::nullopt;
}

nlohmann::json resourceJson(const Resource& resource)
{
    nlohmann::json issues = nlohmann::json::array();
    for (const ReadIssue& issue : resource.issues) {
        issues.push_back({{"file", issue.file}, {"line", issue.line}, {"message", issue.message}});
    }
    nlohmann::json leftOut = nlohmann::json::array();
    for (const LeftOut& each : resource.leftOut) {
        leftOut.push_back({{"reason", each.reason}, {"count", each.count}, {"harmless", each.harmless}});
    }
    return {{"name", resource.name},
            {"kind", resourceKindName(resource.kind)},
            {"title", resource.title},
            {"language", resource.language},
            {"second_language", resource.secondLanguage},
            {"licence", resource.licence},
            {"path", resource.path},
            {"checksum", resource.checksum},
            {"imported_at", resource.importedAt},
            {"entries", resource.entries},
            {"dimension", resource.dimension},
            {"skipped", resource.skipped},
            {"left_out", leftOut},
            {"faulty", resource.faulty()},
            {"issues", issues}};
}

std::string resourceLine(const Resource& resource)
{
    const std::string languages =
        resource.secondLanguage.empty() ? resource.language : resource.language + "-" + resource.secondLanguage;
    std::string line = padded(resource.name, 26) + ' ' + padded(resourceKindName(resource.kind), 12) + ' ' +
                       padded(languages, 8) + ' ' + std::to_string(resource.entries) + " entries";
    if (resource.dimension > 0) {
        line += ", " + std::to_string(resource.dimension) + " dimensions";
    }
    if (resource.faulty() > 0) {
        line += ", " + std::to_string(resource.faulty()) + " skipped";
    }
    return line;
}

std::size_t displayWidth(const std::string& text)
{
    std::size_t width = 0;
    for (std::size_t position = 0; position < text.size();) {
        width += pointWidth(nextPoint(text, position));
    }
    return width;
}

std::string padded(const std::string& text, std::size_t width)
{
    const std::size_t own = displayWidth(text);
    if (own <= width) {
        return text + std::string(width - own, ' ');
    }
    std::size_t used = 0;
    std::size_t position = 0;
    while (position < text.size()) {
        std::size_t next = position;
        const std::size_t more = pointWidth(nextPoint(text, next));
        if (used + more + 1 > width) {
            break;
        }
        used += more;
        position = next;
    }
    return text.substr(0, position) + "…" + std::string(width - used - 1, ' ');
}

} // namespace crossgloss
