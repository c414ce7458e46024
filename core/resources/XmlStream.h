#pragma once

#include "base/Progress.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace crossgloss {

/// Attributes of one element, names with their prefix ("dc:identifier"); valid during the call that hands them out.
class XmlAttributes {
public:
    using Attribute = std::pair<std::string, std::string_view>;

    explicit XmlAttributes(const std::vector<Attribute>& attributes) : m_attributes(attributes) {}

    bool has(std::string_view name) const { return find(name) != nullptr; }
    /// Empty when there is none of that name.
    std::string_view value(std::string_view name) const
    {
        const Attribute* attribute = find(name);
        return attribute ? attribute->second : std::string_view();
    }

private:
    const Attribute* find(std::string_view name) const
    {
        for (const Attribute& attribute : m_attributes) {
            if (attribute.first == name) {
                return &attribute;
            }
        }
        return nullptr;
    }

    const std::vector<Attribute>& m_attributes;
};

/// What streamXml() finds, in the order of the document. Lines are those where a tag ends. May throw.
class XmlHandler {
public:
    virtual ~XmlHandler() = default;
    virtual void startElement(std::string_view name, const XmlAttributes& attributes, std::size_t line) = 0;
    virtual void endElement(std::string_view name, std::size_t line) = 0;
    /// A piece of text; one text may come in many.
    virtual void text(std::string_view piece, std::size_t line) = 0;
};

struct XmlLimits {
    std::uint64_t maximumBytes = std::uint64_t{2} << 30;       ///< of the decompressed file
    std::size_t maximumAttribute = std::size_t{1} << 20;       ///< bytes of one value
    std::size_t maximumAttributes = 2000;                      ///< of one element, about; libxml2 compares each with each
    std::size_t maximumDepth = 200;                            ///< of elements in elements
};

/// Hands the elements of an XML file (plain or compressed, UTF-8 or what its declaration says) to @p handler without
/// keeping them. Made for files from strangers: nothing is fetched, document types may be named but declare nothing
/// here (so that no entity can grow). Messages are our own, never libxml2's.
/// @throws Error with file and line when the file is not well-formed or passes a limit; Cancelled; whatever @p handler
/// throws.
void streamXml(const std::filesystem::path& path, const XmlLimits& limits, XmlHandler& handler, Progress& progress);

/// True when the file, decompressed, begins with an element (or the document type) of that name.
/// @throws Error when it cannot be read.
bool hasXmlRoot(const std::filesystem::path& path, std::string_view name);

/// True when the file, decompressed, begins like XML of whatever kind. @throws Error when it cannot be read.
bool looksLikeXml(const std::filesystem::path& path);

} // namespace crossgloss
