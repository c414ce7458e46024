#include "base/Field.h"

#include "base/Error.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <stdexcept>
#include <type_traits>

#include <nlohmann/json.hpp>

namespace crossgloss {

namespace {

template <typename Number>
bool readNumber(const nlohmann::json& value, const Field& field, Number& number)
{
    const bool kind = std::is_floating_point_v<Number> ? value.is_number() : value.is_number_integer();
    if (!kind) {
        return false;
    }
    const double wide = value.get<double>();
    const double most = std::min(field.maximum, static_cast<double>(std::numeric_limits<Number>::max()));
    const double least = std::max(field.minimum, static_cast<double>(std::numeric_limits<Number>::lowest()));
    if (!std::isfinite(wide) || wide < least || wide > most) {
        return false;
    }
    number = value.get<Number>();
    return true;
}

std::optional<std::vector<std::string>> textsIn(const nlohmann::json& value)
{
    if (!value.is_array() || !std::ranges::all_of(value, [](const nlohmann::json& each) { return each.is_string(); })) {
        return std::nullopt;
    }
    return value.get<std::vector<std::string>>();
}

/// @throws Error as the field's own set().
bool readValue(const nlohmann::json& value, const Field& field)
{
    return std::visit(
        [&](const auto& target) {
            using Target = std::decay_t<decltype(target)>;
            if constexpr (std::is_same_v<Target, Field::Json>) {
                return target.set(value);
            } else if constexpr (std::is_same_v<Target, Field::Named>) {
                return value.is_string() && target.set(value.get<std::string>());
            } else if constexpr (std::is_same_v<Target, Field::NamedList>) {
                const auto texts = textsIn(value);
                return texts && target.set(*texts);
            } else if constexpr (std::is_same_v<Target, std::vector<std::string>*>) {
                const auto texts = textsIn(value);
                *target = texts.value_or(*target);
                return texts.has_value();
            } else if constexpr (std::is_same_v<Target, bool*>) {
                *target = value.is_boolean() ? value.get<bool>() : *target;
                return value.is_boolean();
            } else if constexpr (std::is_arithmetic_v<std::remove_pointer_t<Target>>) {
                return readNumber(value, field, *target);
            } else {
                if (value.is_string()) {
                    *target = value.get<std::string>();
                }
                return value.is_string();
            }
        },
        field.target);
}

} // namespace

nlohmann::json valueOf(const Field& field)
{
    return std::visit(
        [](const auto& target) -> nlohmann::json {
            using Target = std::decay_t<decltype(target)>;
            if constexpr (std::is_same_v<Target, Field::Named>) {
                return target.text();
            } else if constexpr (std::is_same_v<Target, Field::NamedList>) {
                return target.texts();
            } else if constexpr (std::is_same_v<Target, Field::Json>) {
                return target.get();
            } else if constexpr (std::is_same_v<Target, std::filesystem::path*>) {
                return target->string();
            } else {
                return *target;
            }
        },
        field.target);
}

Fields& operator+=(Fields& fields, Fields more)
{
    std::move(more.begin(), more.end(), std::back_inserter(fields));
    return fields;
}

const Field& fieldNamed(const Fields& fields, std::string_view name)
{
    for (const Field& field : fields) {
        if (field.name == name) {
            return field;
        }
    }
    throw std::out_of_range(std::string(name));
}

nlohmann::json valuesOf(const Fields& fields)
{
    nlohmann::json object = nlohmann::json::object();
    for (const Field& field : fields) {
        if (field.applies) {
            object[std::string(field.name)] = valueOf(field);
        }
    }
    return object;
}

void readValues(const nlohmann::json& object, const Fields& fields)
{
    for (const Field& field : fields) {
        if (const auto found = object.find(std::string(field.name)); found != object.end()) {
            try {
                readValue(*found, field);
            } catch (const Error&) {
                // As good as not there.
            }
        }
    }
}

void applyValues(const nlohmann::json& object, const Fields& fields)
{
    for (const auto& [name, value] : object.items()) {
        const auto field = std::ranges::find(fields, name, &Field::name);
        if (field == fields.end()) {
            std::string known;
            for (const Field& each : fields) {
                known.append(known.empty() ? "" : ", ").append(each.name);
            }
            throw Error(CROSSGLOSS_TEXT("There is no setting \"%1\". The settings are %2"), {name, known});
        }
        if (!readValue(value, *field)) {
            throw Error(CROSSGLOSS_TEXT("The value of \"%1\" cannot be used"), {name});
        }
    }
}

bool sameValues(const Fields& a, const Fields& b)
{
    if (a.size() != b.size()) {
        return false;
    }
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (a[i].name != b[i].name || valueOf(a[i]) != valueOf(b[i])) {
            return false;
        }
    }
    return true;
}

} // namespace crossgloss
