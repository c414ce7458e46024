#pragma once

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace crossgloss {

/// True for one of the names.
inline bool isAny(std::string_view name, std::initializer_list<std::string_view> names)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

/// An element of XML or HTML with what is in it, or a piece of text. Whoever builds trees bounds their depth, so that they
/// can be walked and freed by recursion.
struct MarkupNode
{
    std::string name; ///< of an element, without prefix; empty for a piece of text
    std::string text; ///< of a piece of text
    std::vector<std::pair<std::string, std::string>> attributes;
    std::vector<MarkupNode> children;

    bool isText() const { return name.empty(); }
    /// Empty when there is none of that name.
    std::string_view attribute(std::string_view wanted) const;
    /// The first child of that name; null when there is none.
    const MarkupNode* child(std::string_view wanted) const;
    /// All text below, in the order of the document.
    std::string allText() const;
};

/// Elements in elements, at most; what lies deeper belongs to the last one.
constexpr std::size_t deepestMarkup = 64;

/// What a dictionary's article in HTML (or Pango's markup, or XDXF) says, whatever is wrong with its tags. Names are in
/// lower case, entities are resolved. The text must be UTF-8. The root has no name.
MarkupNode parseHtml(std::string_view html);

} // namespace crossgloss
