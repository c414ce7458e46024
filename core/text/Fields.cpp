#include "text/Fields.h"

namespace crossgloss {

std::vector<std::string_view> splitFields(std::string_view line, char separator)
{
    std::vector<std::string_view> fields;
    std::size_t begin = 0;
    for (std::size_t end = line.find(separator); end != std::string_view::npos; end = line.find(separator, begin)) {
        fields.push_back(line.substr(begin, end - begin));
        begin = end + 1;
    }
    fields.push_back(line.substr(begin));
    return fields;
}

bool splitCsv(std::string_view line, std::vector<std::string>& fields)
{
    fields.assign(1, {});
    bool quoted = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const bool quote = line[i] == '"';
        if (quoted && quote && i + 1 < line.size() && line[i + 1] == '"') {
            fields.back() += line[++i];
        } else if (quoted) {
            quoted = !quote;
            fields.back().append(quote ? 0 : 1, line[i]);
        } else if (quote && fields.back().empty()) {
            quoted = true;
        } else if (line[i] == ',') {
            fields.emplace_back();
        } else {
            fields.back() += line[i];
        }
    }
    return !quoted;
}

std::string_view trimmedField(std::string_view field)
{
    constexpr std::string_view blanks = " \t\r";
    const std::size_t first = field.find_first_not_of(blanks);
    if (first == std::string_view::npos) {
        return {};
    }
    return field.substr(first, field.find_last_not_of(blanks) - first + 1);
}

} // namespace crossgloss
