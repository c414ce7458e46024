#pragma once

#include "resources/CompressedOutput.h"

#include <memory>
#include <string>

struct _xmlTextWriter;

namespace crossgloss {

/// Writes an indented XML document into a file, by libxml2. What it is given is UTF-8 without characters that XML
/// cannot hold. @throws what the file throws, std::bad_alloc.
class XmlWriter {
public:
    explicit XmlWriter(CompressedOutput& file);

    void raw(const std::string& text);
    void start(const std::string& name);
    void end();
    void attribute(const std::string& name, const std::string& value);
    void attributeUnlessEmpty(const std::string& name, const std::string& value);
    void element(const std::string& name, const std::string& text);
    void text(const std::string& text);
    /// Hands the rest to the file.
    void finish();

private:
    struct Deleter {
        void operator()(_xmlTextWriter* writer) const;
    };

    std::unique_ptr<_xmlTextWriter, Deleter> m_writer;
};

} // namespace crossgloss
