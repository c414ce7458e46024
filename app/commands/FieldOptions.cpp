#include "FieldOptions.h"

#include "base/Error.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <stdexcept>
#include <string>
#include <type_traits>

#include <CLI/CLI.hpp>

namespace crossgloss {

namespace {

/// As an option: --learning-rate, and --no-whiten for what is on unless it is switched off.
std::string optionOf(const Field& field)
{
    if (!field.option.empty()) {
        return std::string(field.option);
    }
    std::string name(field.name);
    std::ranges::replace(name, '_', '-');
    const bool* const* flag = std::get_if<bool*>(&field.target);
    return (flag != nullptr && **flag ? "--no-" : "--") + name;
}

template <typename Number>
void checkRange(CLI::Option& option, const Field& field)
{
    using Bound = std::conditional_t<std::is_integral_v<Number>, std::int64_t, double>;
    const bool open = field.maximum == std::numeric_limits<double>::max();
    if (open && (field.minimum == 1 || field.minimum == Field::aboveZero)) {
        option.check(CLI::PositiveNumber);
    } else if (open && field.minimum == 0) {
        option.check(CLI::NonNegativeNumber);
    } else if (!open) {
        option.check(CLI::Range(static_cast<Bound>(field.minimum), static_cast<Bound>(field.maximum)));
    }
}

CLI::Option* addNamed(CLI::App& command, const std::string& name, const Field::Named& value, const std::string& help)
{
    CLI::Option* option = command.add_option_function<std::string>(
        name, [value](const std::string& text) { value.set(text); }, help);
    option->default_str(value.text());
    return option->check(CLI::Validator(
        [value](std::string& text) {
            const std::string before = value.text();
            try {
                const bool known = value.set(text);
                value.set(before);
                return known ? std::string() : text + " is not one of the values";
            } catch (const Error& error) {
                return std::string(error.what());
            }
        },
        ""));
}

CLI::Option* addNamedList(CLI::App& command, const std::string& name, const Field::NamedList& list, const std::string& help)
{
    return command
        .add_option_function<std::vector<std::string>>(
            name,
            [list, name](const std::vector<std::string>& texts) {
                if (!list.set(texts)) {
                    throw CLI::ValidationError(name, "one of these is not one of the values");
                }
            },
            help)
        ->delimiter(',');
}

} // namespace

CLI::Option* addOption(CLI::App& command, const Field& field)
{
    const std::string name = optionOf(field);
    const std::string help(field.help);
    return std::visit(
        [&](const auto& target) -> CLI::Option* {
            using Target = std::decay_t<decltype(target)>;
            if constexpr (std::is_same_v<Target, bool*>) {
                return command.add_flag_callback(name, [target, value = !*target] { *target = value; }, help);
            } else if constexpr (std::is_same_v<Target, Field::Named>) {
                return addNamed(command, name, target, help);
            } else if constexpr (std::is_same_v<Target, Field::NamedList>) {
                return addNamedList(command, name, target, help);
            } else if constexpr (std::is_same_v<Target, Field::Json>) {
                throw std::logic_error("no option can hold " + name);
            } else {
                CLI::Option* option = command.add_option(name, *target, help);
                if constexpr (std::is_arithmetic_v<std::remove_pointer_t<Target>>) {
                    checkRange<std::remove_pointer_t<Target>>(*option, field);
                }
                return option;
            }
        },
        field.target);
}

void addOptions(CLI::App& command, const Fields& fields, std::initializer_list<std::string_view> without)
{
    for (const Field& field : fields) {
        if (!field.help.empty() && std::ranges::find(without, field.name) == without.end()) {
            addOption(command, field);
        }
    }
}

} // namespace crossgloss
