#include "linking/Decision.h"

#include <array>

namespace crossgloss {

namespace {

constexpr std::array<std::string_view, 4> verdicts = {"open", "accepted", "deferred", "none"};
constexpr std::array<std::string_view, 4> relations = {"exact", "broader", "narrower", "related"};

template <typename Value>
std::optional<Value> named(std::string_view name, const std::array<std::string_view, 4>& names)
{
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i] == name) {
            return static_cast<Value>(i);
        }
    }
    return std::nullopt;
}

} // namespace

std::string_view nameOf(Verdict verdict)
{
    return verdicts.at(static_cast<std::size_t>(verdict));
}

std::string_view nameOf(Relation relation)
{
    return relations.at(static_cast<std::size_t>(relation));
}

std::optional<Verdict> verdictNamed(std::string_view name)
{
    return named<Verdict>(name, verdicts);
}

std::optional<Relation> relationNamed(std::string_view name)
{
    return named<Relation>(name, relations);
}

} // namespace crossgloss
