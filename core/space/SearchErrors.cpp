#include "space/SearchErrors.h"

#include <cstdint>
#include <limits>

namespace crossgloss {

void requireIndexable(std::size_t targets)
{
    if (targets > std::numeric_limits<std::uint32_t>::max()) {
        throw Error(CROSSGLOSS_TEXT("A space of %1 words is too large to search"), {std::to_string(targets)});
    }
}

Error notFinite()
{
    return Error(CROSSGLOSS_TEXT("A vector holds a value that is not a number"));
}

} // namespace crossgloss
