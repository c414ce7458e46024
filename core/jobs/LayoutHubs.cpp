#include "jobs/LayoutService.h"

#include <algorithm>

namespace crossgloss {

std::vector<std::uint32_t> LayoutHubs::victims(std::uint32_t point) const
{
    std::vector<std::uint32_t> found;
    for (std::size_t query = 0; query < answers.queries; ++query) {
        const auto of = answers.indicesOf(query);
        if (std::ranges::find(of, point) != of.end()) {
            found.push_back(firstAsking + static_cast<std::uint32_t>(query));
        }
    }
    return found;
}

} // namespace crossgloss
