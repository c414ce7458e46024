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
