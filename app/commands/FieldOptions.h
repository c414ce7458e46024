#pragma once

#include "base/Field.h"

#include <initializer_list>
#include <string_view>

namespace CLI {
class App;
class Option;
}

namespace crossgloss {

/// Adds the option that a field declares, with its range, its help and its present value as default.
/// @param field of a request that lives as long as the command.
CLI::Option* addOption(CLI::App& command, const Field& field);
/// Adds those of all fields that have a help text, in their order, without some by name.
void addOptions(CLI::App& command, const Fields& fields, std::initializer_list<std::string_view> without = {});

} // namespace crossgloss
