#include "pack/PackCorpus.h"

#include <algorithm>

namespace crossgloss {

std::uint32_t PackCorpus::units() const
{
    return languages.empty() ? 0 : languages.back().offset + static_cast<std::uint32_t>(languages.back().units.size());
}

std::uint32_t PackCorpus::targetCount() const
{
    return languages.empty() ? 0 : languages.back().targetOffset + static_cast<std::uint32_t>(languages.back().targets);
}

std::size_t PackCorpus::languageOf(std::uint32_t unit) const
{
    const auto next = std::upper_bound(languages.begin(), languages.end(), unit,
                                       [](std::uint32_t id, const PackLanguage& l) { return id < l.offset; });
    return static_cast<std::size_t>(next - languages.begin()) - 1;
}

std::int64_t PackCorpus::targetIndex(std::uint32_t unit) const
{
    const PackLanguage& language = languages[languageOf(unit)];
    const std::uint32_t local = unit - language.offset;
    return local < language.targets ? static_cast<std::int64_t>(language.targetOffset + local) : -1;
}

std::size_t PackCorpus::findLanguage(std::string_view code) const
{
    std::size_t i = 0;
    while (i < languages.size() && languages[i].code != code) {
        ++i;
    }
    return i;
}

void PackCorpus::number()
{
    std::uint32_t offset = 0;
    std::uint32_t targetOffset = 0;
    for (PackLanguage& language : languages) {
        language.offset = offset;
        language.targetOffset = targetOffset;
        offset += static_cast<std::uint32_t>(language.units.size());
        targetOffset += static_cast<std::uint32_t>(language.targets);
        language.index.clear();
        language.index.reserve(language.units.size());
        for (std::uint32_t unit = 0; unit < language.units.size(); ++unit) {
            language.index.emplace(language.units[unit], unit);
        }
    }
}

} // namespace crossgloss
