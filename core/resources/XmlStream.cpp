#include "resources/XmlStream.h"

#include "base/Error.h"
#include "resources/CompressedInput.h"

#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>

#include <algorithm>
#include <exception>
#include <memory>
#include <mutex>

namespace crossgloss {

namespace {

std::string_view viewOf(const xmlChar* text)
{
    return text ? std::string_view(reinterpret_cast<const char*>(text)) : std::string_view();
}

struct ContextDeleter {
    void operator()(xmlParserCtxt* context) const
    {
        if (context->myDoc) {
            xmlFreeDoc(context->myDoc);
            context->myDoc = nullptr;
        }
        xmlFreeParserCtxt(context);
    }
};

/// One run over a file. libxml2 is C: what is thrown in its callbacks waits here until it has returned.
class Stream {
public:
    Stream(const std::filesystem::path& path, const XmlLimits& limits, XmlHandler& handler, Progress& progress)
        : m_input(path, limits.maximumBytes), m_limits(limits), m_handler(handler), m_progress(progress)
    {
    }

    void run();
    std::uint64_t totalBytes() const { return m_input.totalBytes(); }

private:
    static Stream& of(void* self) { return *static_cast<Stream*>(self); }

    template <typename Work>
    void guarded(const Work& work)
    {
        if (m_failure) {
            return;
        }
        try {
            work();
        } catch (...) {
            m_failure = std::current_exception();
        }
    }

    /// For events of the document; not for reading, which the parser must come back from first.
    template <typename Work>
    void handle(const Work& work)
    {
        guarded(work);
        if (m_failure) {
            xmlStopParser(m_context.get());
        }
    }

    std::size_t line() const
    {
        return static_cast<std::size_t>(std::max(1, xmlSAX2GetLineNumber(m_context.get())));
    }
    void start(const xmlChar* name, const xmlChar* prefix, int attributes, const xmlChar** values);
    void refuseDeclaration();
    void remember(const xmlError& error);
    [[noreturn]] void failMalformed() const;
    xmlSAXHandler callbacks();

    CompressedInput m_input;
    const XmlLimits& m_limits;
    XmlHandler& m_handler;
    Progress& m_progress;
    std::unique_ptr<xmlParserCtxt, ContextDeleter> m_context;
    std::exception_ptr m_failure;
    std::vector<XmlAttributes::Attribute> m_attributes;
    std::string m_name;
    std::string m_problem;             ///< the first thing that libxml2 could not go on behind
    int m_problemCode = 0;
    std::size_t m_problemLine = 0;
};

std::string qualifiedName(const xmlChar* prefix, const xmlChar* name)
{
    std::string whole;
    if (prefix) {
        whole.append(viewOf(prefix)).push_back(':');
    }
    return whole.append(viewOf(name));
}

void Stream::start(const xmlChar* name, const xmlChar* prefix, int attributes, const xmlChar** values)
{
    m_attributes.clear();
    for (int i = 0; i < attributes; ++i) {
        // Local name, prefix, namespace, first byte of the value, the byte behind it.
        const xmlChar* const* parts = values + 5 * i;
        const std::string_view value(reinterpret_cast<const char*>(parts[3]),
                                     static_cast<std::size_t>(parts[4] - parts[3]));
        if (value.size() > m_limits.maximumAttribute) {
            throw Error(CROSSGLOSS_TEXT("The attribute %1 is longer than the %2 bytes allowed"),
                        {qualifiedName(parts[1], parts[0]), std::to_string(m_limits.maximumAttribute)})
                .at(m_input.path().string(), line());
        }
        m_attributes.emplace_back(qualifiedName(parts[1], parts[0]), value);
    }
    m_name = qualifiedName(prefix, name);
    m_handler.startElement(m_name, XmlAttributes(m_attributes), line());
}

void Stream::refuseDeclaration()
{
    throw Error(CROSSGLOSS_TEXT("The file brings declarations of its own, which are not read for safety"))
        .at(m_input.path().string(), line())
        .advise(CROSSGLOSS_TEXT("Take out what stands in brackets behind <!DOCTYPE"));
}

void Stream::remember(const xmlError& error)
{
    // Where a document type is named but not read, libxml2 lets unknown entities vanish from the text.
    const bool counts = error.level >= XML_ERR_FATAL || error.code == XML_WAR_UNDECLARED_ENTITY;
    if (!counts || !m_problem.empty()) {
        return;
    }
    m_problem = error.message ? error.message : "?";
    m_problem.resize(std::min(m_problem.size(), m_problem.find('\n')));
    m_problemCode = error.code;
    m_problemLine = static_cast<std::size_t>(std::max(1, error.line));
}

void Stream::failMalformed() const
{
    const std::string file = m_input.path().string();
    if (m_problemCode == XML_ERR_INVALID_ENCODING || m_problemCode == XML_I18N_CONV_FAILED
        || m_problem.starts_with("Input is not proper UTF-8")) {
        throw Error(CROSSGLOSS_TEXT("The bytes are not UTF-8, nor does the file say what they are"))
            .at(file, m_problemLine)
            .advise(CROSSGLOSS_TEXT("Convert the file first, for instance with iconv"));
    }
    if (m_problemCode == XML_ERR_DOCUMENT_EMPTY) {
        throw Error(CROSSGLOSS_TEXT("The file is not XML")).at(file, m_problemLine);
    }
    throw Error(CROSSGLOSS_TEXT("The file is not well-formed XML: %1"), {m_problem})
        .at(file, m_problemLine)
        .advise(CROSSGLOSS_TEXT("It may be cut off or damaged: fetch or copy it again"));
}

xmlSAXHandler Stream::callbacks()
{
    xmlSAXHandler sax{};
    sax.initialized = XML_SAX2_MAGIC;
    sax.startElementNs = [](void* self, const xmlChar* name, const xmlChar* prefix, const xmlChar*, int, const xmlChar**,
                            int attributes, int, const xmlChar** values) {
        of(self).handle([&] { of(self).start(name, prefix, attributes, values); });
    };
    sax.endElementNs = [](void* self, const xmlChar* name, const xmlChar* prefix, const xmlChar*) {
        of(self).handle([&] {
            of(self).m_name = qualifiedName(prefix, name);
            of(self).m_handler.endElement(of(self).m_name, of(self).line());
        });
    };
    sax.characters = [](void* self, const xmlChar* text, int length) {
        of(self).handle([&] {
            of(self).m_handler.text({reinterpret_cast<const char*>(text), static_cast<std::size_t>(length)},
                                    of(self).line());
        });
    };
    sax.ignorableWhitespace = sax.characters;
    sax.cdataBlock = sax.characters;
    // Only the five entities that every document has.
    sax.getEntity = [](void*, const xmlChar* name) { return xmlGetPredefinedEntity(name); };
    sax.entityDecl = [](void* self, const xmlChar*, int, const xmlChar*, const xmlChar*, xmlChar*) {
        of(self).handle([&] { of(self).refuseDeclaration(); });
    };
    sax.unparsedEntityDecl = [](void* self, const xmlChar*, const xmlChar*, const xmlChar*, const xmlChar*) {
        of(self).handle([&] { of(self).refuseDeclaration(); });
    };
    sax.notationDecl = [](void* self, const xmlChar*, const xmlChar*, const xmlChar*) {
        of(self).handle([&] { of(self).refuseDeclaration(); });
    };
    sax.elementDecl = [](void* self, const xmlChar*, int, xmlElementContentPtr) {
        of(self).handle([&] { of(self).refuseDeclaration(); });
    };
    sax.attributeDecl = [](void* self, const xmlChar*, const xmlChar*, int, int, const xmlChar*,
                           xmlEnumerationPtr choices) {
        xmlFreeEnumeration(choices);
        of(self).handle([&] { of(self).refuseDeclaration(); });
    };
    sax.serror = [](void* self, xmlErrorPtr error) { of(self).guarded([&] { of(self).remember(*error); }); };
    return sax;
}

void Stream::run()
{
    static std::once_flag initialised;
    std::call_once(initialised, [] { xmlInitParser(); });
    xmlSAXHandler sax = callbacks();
    const auto readMore = [](void* self, char* buffer, int size) {
        Stream& stream = of(self);
        int count = -1;
        stream.guarded([&] {
            stream.m_progress.throwIfCancelled();
            stream.m_progress.advance(stream.m_input.bytesRead());
            // Behind an error nothing more is wanted.
            count = stream.m_problem.empty()
                        ? static_cast<int>(stream.m_input.read(buffer, static_cast<std::size_t>(size)))
                        : 0;
        });
        return count;
    };
    m_context.reset(xmlCreateIOParserCtxt(&sax, this, readMore, nullptr, this, XML_CHAR_ENCODING_NONE));
    if (!m_context && !m_failure) {
        throw std::bad_alloc();
    }
    if (!m_failure) {
        // Character references and the five entities come as what they stand for; others cannot be declared.
        xmlCtxtUseOptions(m_context.get(), XML_PARSE_NONET | XML_PARSE_NOENT | XML_PARSE_NOCDATA);
        xmlParseDocument(m_context.get());
    }
    if (m_failure) {
        std::rethrow_exception(m_failure);
    }
    if (!m_problem.empty() || m_context->wellFormed == 0) {
        failMalformed();
    }
    m_progress.advance(m_input.totalBytes());
}

/// The first characters of a file, its byte order mark taken off.
std::string startOf(const std::filesystem::path& path)
{
    CompressedInput input(path);
    std::string start(std::size_t{1} << 16, '\0');
    start.resize(input.read(start.data(), start.size()));
    if (start.starts_with("\xef\xbb\xbf")) {
        start.erase(0, 3);
    }
    return start;
}

std::size_t skipBlanks(std::string_view text, std::size_t place)
{
    return std::min(text.size(), text.find_first_not_of(" \t\r\n", place));
}

} // namespace

void streamXml(const std::filesystem::path& path, const XmlLimits& limits, XmlHandler& handler, Progress& progress)
{
    Stream stream(path, limits, handler, progress);
    stream.run();
}

bool hasXmlRoot(const std::filesystem::path& path, std::string_view name)
{
    const std::string start = startOf(path);
    const std::string_view text = start;
    std::size_t place = skipBlanks(text, 0);
    while (place < text.size() && text[place] == '<') {
        const std::string_view rest = text.substr(place);
        std::string_view end;
        if (rest.starts_with("<?")) {
            end = "?>";
        } else if (rest.starts_with("<!--")) {
            end = "-->";
        } else {
            constexpr std::string_view doctype = "<!DOCTYPE";
            const bool named = rest.starts_with(doctype);
            const std::size_t first = skipBlanks(rest, named ? doctype.size() : 1);
            const std::size_t last = std::min(rest.size(), rest.find_first_of(" \t\r\n/>[", first));
            return rest.substr(first, last - first) == name;
        }
        const std::size_t found = text.find(end, place);
        place = found == std::string_view::npos ? text.size() : skipBlanks(text, found + end.size());
    }
    return false;
}

bool looksLikeXml(const std::filesystem::path& path)
{
    using namespace std::string_view_literals;
    const std::string start = startOf(path);
    const std::string_view text = start;
    // UTF-16 may be XML, but never lines of a tab file.
    return text.starts_with("\xff\xfe"sv) || text.starts_with("\xfe\xff"sv) || text.starts_with("<\0"sv)
           || text.starts_with("\0<"sv) || (skipBlanks(text, 0) < text.size() && text[skipBlanks(text, 0)] == '<');
}

} // namespace crossgloss
