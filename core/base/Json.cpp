#include "base/Json.h"

namespace crossgloss {

namespace {

/// Counted before anything is built; of a text that is no JSON it may be wrong, which the parser then says.
bool nestsTooDeep(std::string_view text)
{
    std::size_t depth = 0;
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (quoted) {
            i += c == '\\' ? 1 : 0;
            quoted = c != '"';
        } else if (c == '"') {
            quoted = true;
        } else if (c == '[' || c == '{') {
            if (++depth > deepestJson) {
                return true;
            }
        } else if (c == ']' || c == '}') {
            depth -= depth > 0 ? 1 : 0;
        }
    }
    return false;
}

} // namespace

nlohmann::json parsedJson(std::string_view text, bool ignoreComments)
{
    // With comments the count would take their quotation marks for strings: they are left to the parser's own depth.
    nlohmann::json refused(nlohmann::json::value_t::discarded);
    if (!ignoreComments) {
        return nestsTooDeep(text) ? refused : nlohmann::json::parse(text, nullptr, false);
    }
    bool deep = false;
    nlohmann::json value = nlohmann::json::parse(
        text,
        [&](int depth, nlohmann::json::parse_event_t, nlohmann::json&) {
            deep = deep || depth > static_cast<int>(deepestJson);
            return !deep;
        },
        false, true);
    return deep ? refused : value;
}

std::string jsonText(const nlohmann::json& value, int indent)
{
    return value.dump(indent, ' ', false, nlohmann::json::error_handler_t::replace);
}

} // namespace crossgloss
