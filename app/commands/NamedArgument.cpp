#include "NamedArgument.h"

#include "base/Error.h"
#include "text/Language.h"

namespace crossgloss {

namespace {

/// What stands on either side of the first =; @p form names what was expected.
std::pair<std::string, std::string> split(const std::string& argument, const std::string& form)
{
    const std::size_t equals = argument.find('=');
    if (equals == std::string::npos || equals == 0 || equals + 1 == argument.size()) {
        throw Error(form, {argument});
    }
    return {argument.substr(0, equals), argument.substr(equals + 1)};
}

} // namespace

std::pair<std::string, std::string> languageAndFile(const std::string& argument)
{
    auto [language, file] = split(argument, CROSSGLOSS_TEXT("\"%1\" is not of the form LANGUAGE=FILE"));
    return {requireLanguage(language), std::move(file)};
}

std::pair<std::string, std::string> nameAndValue(const std::string& argument)
{
    return split(argument, CROSSGLOSS_TEXT("\"%1\" is not of the form NAME=VALUE"));
}

} // namespace crossgloss
