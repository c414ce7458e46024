#include "resources/XmlWriter.h"

#include <libxml/xmlwriter.h>

#include <new>

namespace crossgloss {

namespace {

const xmlChar* bytesOf(const std::string& text)
{
    return reinterpret_cast<const xmlChar*>(text.c_str());
}

void check(int written)
{
    if (written < 0) {
        throw std::bad_alloc(); // names and nesting being ours, nothing else is left
    }
}

} // namespace

void XmlWriter::Deleter::operator()(_xmlTextWriter* writer) const
{
    xmlFreeTextWriter(writer);
}

XmlWriter::XmlWriter(CompressedOutput& file)
{
    const auto write = [](void* out, const char* data, int size) {
        static_cast<CompressedOutput*>(out)->write(data, static_cast<std::size_t>(size));
        return size; // its end tells of a full disk
    };
    xmlOutputBuffer* buffer = xmlOutputBufferCreateIO(write, nullptr, &file, nullptr);
    m_writer.reset(buffer ? xmlNewTextWriter(buffer) : nullptr);
    if (!m_writer) {
        xmlOutputBufferClose(buffer);
        throw std::bad_alloc();
    }
    xmlTextWriterSetIndent(m_writer.get(), 1);
    xmlTextWriterSetIndentString(m_writer.get(), bytesOf("  "));
}

void XmlWriter::raw(const std::string& text)
{
    check(xmlTextWriterWriteRaw(m_writer.get(), bytesOf(text)));
}

void XmlWriter::start(const std::string& name)
{
    check(xmlTextWriterStartElement(m_writer.get(), bytesOf(name)));
}

void XmlWriter::end()
{
    check(xmlTextWriterEndElement(m_writer.get()));
}

void XmlWriter::attribute(const std::string& name, const std::string& value)
{
    check(xmlTextWriterWriteAttribute(m_writer.get(), bytesOf(name), bytesOf(value)));
}

void XmlWriter::attributeUnlessEmpty(const std::string& name, const std::string& value)
{
    if (!value.empty()) {
        attribute(name, value);
    }
}

void XmlWriter::element(const std::string& name, const std::string& text)
{
    check(xmlTextWriterWriteElement(m_writer.get(), bytesOf(name), bytesOf(text)));
}

void XmlWriter::text(const std::string& text)
{
    check(xmlTextWriterWriteString(m_writer.get(), bytesOf(text)));
}

void XmlWriter::finish()
{
    check(xmlTextWriterFlush(m_writer.get()));
}

} // namespace crossgloss
