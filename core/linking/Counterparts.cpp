#include "linking/Counterparts.h"

#include <cstddef>
#include <string_view>
#include <unordered_map>

namespace crossgloss {

std::vector<std::int32_t> counterparts(std::span<const LinkingGloss> source, std::span<const LinkingGloss> target)
{
    std::unordered_map<std::string_view, std::int32_t> byId;
    for (std::size_t i = 0; i < target.size(); ++i) {
        byId.emplace(target[i].synset, static_cast<std::int32_t>(i));
        if (!target[i].ili.empty()) {
            byId.emplace(target[i].ili, static_cast<std::int32_t>(i));
        }
    }
    std::vector<std::int32_t> found(source.size(), -1);
    for (std::size_t i = 0; i < source.size(); ++i) {
        auto known = byId.find(source[i].synset);
        if (known == byId.end() && !source[i].ili.empty()) {
            known = byId.find(source[i].ili);
        }
        found[i] = known != byId.end() ? known->second : -1;
    }
    return found;
}

} // namespace crossgloss
