#include "base/Field.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <stdexcept>
#include <type_traits>

#include <nlohmann/json.hpp>

namespace crossgloss {

namespace {

nlohmann::json valueOf(const Field& field)
{
    return std::visit(
        [](const auto& target) -> nlohmann::json {
            using Target = std::decay_t<decltype(target)>;
            if constexpr (std::is_same_v<Target, Field::Named>) {
                return target.text();
            } else if constexpr (std::is_same_v<Target, Field::NamedList>) {
                return target.texts();
            } else if constexpr (std::is_same_v<Target, std::filesystem::path*>) {
                return target->string();
            } else {
                return *target;
            }
        },
        field.target);
}

template <typename Number>
void readNumber(const nlohmann::json& value, const Field& field, Number& number)
{
    const bool kind = std::is_floating_point_v<Number> ? value.is_number() : value.is_number_integer();
    if (!kind) {
        return;
    }
    const double wide = value.get<double>();
    const double most = std::min(field.maximum, static_cast<double>(std::numeric_limits<Number>::max()));
    const double least = std::max(field.minimum, static_cast<double>(std::numeric_limits<Number>::lowest()));
    if (std::isfinite(wide) && wide >= least && wide <= most) {
        number = value.get<Number>();
    }
}

void readTexts(const nlohmann::json& value, std::vector<std::string>& texts)
{
    if (!value.is_array()) {
        return;
    }
    texts.clear();
    for (const nlohmann::json& each : value) {
        if (each.is_string()) {
            texts.push_back(each.get<std::string>());
        }
    }
}

void readValue(const nlohmann::json& value, const Field& field)
{
    std::visit(
        [&](const auto& target) {
            using Target = std::decay_t<decltype(target)>;
            if constexpr (std::is_same_v<Target, bool*>) {
                *target = value.is_boolean() ? value.get<bool>() : *target;
            } else if constexpr (std::is_same_v<Target, std::vector<std::string>*>) {
                readTexts(value, *target);
            } else if constexpr (std::is_same_v<Target, Field::NamedList>) {
                std::vector<std::string> texts = target.texts();
                readTexts(value, texts);
                target.set(texts);
            } else if constexpr (std::is_same_v<Target, Field::Named>) {
                if (value.is_string()) {
                    target.set(value.get<std::string>());
                }
            } else if constexpr (std::is_arithmetic_v<std::remove_pointer_t<Target>>) {
                readNumber(value, field, *target);
            } else if (value.is_string()) {
                *target = value.get<std::string>();
            }
        },
        field.target);
}

} // namespace

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
            readValue(*found, field);
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
