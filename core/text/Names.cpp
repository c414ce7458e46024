#include "text/Names.h"

#include "base/Error.h"
#include "base/OneLine.h"
#include "text/Tokeniser.h"

#include <utility>

namespace crossgloss {

void requireName(std::string_view name)
{
    if (oneLine(name, maxNameLength) != name) {
        throw Error(CROSSGLOSS_TEXT("This cannot be a name: %1"), {oneLine(name, 60)})
            .advise(CROSSGLOSS_TEXT("A name is one line of UTF-8 text, of no more than 200 characters"));
    }
}

std::string nameFrom(std::string_view text)
{
    return oneLine(text, maxNameLength);
}

std::string validUtf8(std::string text)
{
    return isValidUtf8(text) ? std::move(text) : toNfc(text);
}

} // namespace crossgloss
