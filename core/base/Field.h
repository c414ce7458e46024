#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include <nlohmann/json_fwd.hpp>

namespace crossgloss {

/// One value of a request, declared once beside it. From it come what a run keeps and what is read from that again, whether
/// two requests are equal, the command's option with its help and manual page, and the range of a page's control. Its default
/// is the member's own.
struct Field
{
    /// A value that is written as a text of its own, such as the name of an enumerator.
    struct Named
    {
        std::function<std::string()> text;
        /// False, or an Error that says more, when there is no such value; then nothing is changed.
        std::function<bool(const std::string&)> set;
    };
    /// The same for several values.
    struct NamedList
    {
        std::function<std::vector<std::string>()> texts;
        std::function<bool(const std::vector<std::string>&)> set;
    };
    /// A value of a form of its own, such as a list of files.
    struct Json
    {
        std::function<nlohmann::json()> get;
        std::function<bool(const nlohmann::json&)> set; ///< as Named's
    };
    using Target = std::variant<bool*, int*, std::int64_t*, std::size_t*, double*, std::string*, std::filesystem::path*,
                                std::vector<std::string>*, Named, NamedList, Json>;

    std::string_view name;        ///< in a run: "learning_rate"
    Target target;                ///< belongs to the request, which must outlive this
    std::string_view help = {};   ///< of the command's option, in English; empty where it has none, or the whole program has it
    double minimum = std::numeric_limits<double>::lowest();
    double maximum = std::numeric_limits<double>::max();
    std::string_view option = {}; ///< where it is not --name, with - for _, or --no-name for what is on
    bool applies = true;          ///< else a run does not keep it

    static constexpr double aboveZero = std::numeric_limits<double>::min();

    Field atLeast(double least) && { return minimum = least, std::move(*this); }
    Field between(double least, double most) && { return minimum = least, maximum = most, std::move(*this); }
    Field as(std::string_view commandOption) && { return option = commandOption, std::move(*this); }
    Field when(bool used) && { return applies = used, std::move(*this); }
};

using Fields = std::vector<Field>;

/// @param text gives the name of a value. @param find gives the value of a name, as an optional.
template <typename Value, typename Text, typename Find>
Field::Named named(Value& value, Text text, Find find)
{
    return {[&value, text] { return std::string(text(value)); },
            [&value, find](const std::string& name) {
                if (const auto found = find(name)) {
                    value = *found;
                    return true;
                }
                return false;
            }};
}

/// The same with a function that throws an Error for an unknown name.
template <typename Value, typename Text, typename Parse>
Field::Named parsed(Value& value, Text text, Parse parse)
{
    return {[&value, text] { return std::string(text(value)); },
            [&value, parse](const std::string& name) {
                value = parse(name);
                return true;
            }};
}

template <typename Value, typename Text, typename Find>
Field::NamedList namedList(std::vector<Value>& values, Text text, Find find)
{
    return {[&values, text] {
                std::vector<std::string> texts;
                for (const Value value : values) {
                    texts.emplace_back(text(value));
                }
                return texts;
            },
            [&values, find](const std::vector<std::string>& names) {
                std::vector<Value> found;
                for (const std::string& name : names) {
                    if (const auto value = find(name)) {
                        found.push_back(*value);
                    }
                }
                if (found.size() != names.size()) {
                    return false;
                }
                values = std::move(found);
                return true;
            }};
}

/// Appends.
Fields& operator+=(Fields& fields, Fields more);
/// The field of this name. @throws std::out_of_range.
const Field& fieldNamed(const Fields& fields, std::string_view name);

nlohmann::json valueOf(const Field& field);
/// An object with the values that apply.
nlohmann::json valuesOf(const Fields& fields);
/// Takes the values that an object has; what is of another kind or out of range is as good as not there.
void readValues(const nlohmann::json& object, const Fields& fields);
/// Takes all values that an object has. @throws Error for a name that no field has, and a value that its field cannot take.
void applyValues(const nlohmann::json& object, const Fields& fields);
/// Whether all values are equal, whether they apply or not.
bool sameValues(const Fields& a, const Fields& b);

/// Whether all of two requests' values are equal.
template <typename Request>
bool sameValues(const Request& a, const Request& b)
{
    Request first = a; // fields point at what they are of
    Request second = b;
    return sameValues(fieldsOf(first), fieldsOf(second));
}

} // namespace crossgloss
