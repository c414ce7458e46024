#include "resources/XmlStream.h"

#include "base/Error.h"
#include "resources/CompressedInput.h"

#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>

#include <algorithm>
#include <array>
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

/// Takes the errors of libxml2 that no parser is told of, on this thread.
class StrayErrors {
public:
    StrayErrors(void* receiver, xmlStructuredErrorFunc take) : m_receiver(xmlStructuredErrorContext), m_take(xmlStructuredError)
    {
        xmlSetStructuredErrorFunc(receiver, take);
    }
    ~StrayErrors() { xmlSetStructuredErrorFunc(m_receiver, m_take); }
    StrayErrors(const StrayErrors&) = delete;
    StrayErrors& operator=(const StrayErrors&) = delete;

private:
    void* m_receiver;
    xmlStructuredErrorFunc m_take;
};

/// Counts the attributes of tags in the bytes that go to the parser, which itself would take a time that grows with the
/// square of their number before it hands any out. In encodings of two bytes a character it may err by a few.
class TagWatch {
public:
    /// False once a tag has more than @p most attributes.
    bool see(std::string_view bytes, std::size_t most)
    {
        for (const char c : bytes) {
            switch (c) {
            case '<':
                m_begins = true;
                m_quotes = 0;
                continue;
            case '>': m_inTag = false; break;
            case '!':
            case '?': m_inTag = m_inTag && !m_begins; break;
            case '"':
            case '\'':
                if (m_inTag && ++m_quotes > 2 * most) {
                    return false;
                }
                break;
            case '\0': continue;
            default: m_inTag = m_inTag || m_begins; break;
            }
            m_begins = false;
        }
        return true;
    }

private:
    bool m_begins = false;
    bool m_inTag = false;
    std::size_t m_quotes = 0;
};

/// What libxml2 finds wrong with a document, in words of our own. %1 and %2 are its first two arguments.
struct XmlProblem {
    int code;
    const char* text;
};
constexpr std::array<XmlProblem, 22> xmlProblems{{
    {XML_ERR_TAG_NAME_MISMATCH,
     CROSSGLOSS_TEXT("The file is not well-formed XML: the end of %2 does not match the start of %1")},
    {XML_ERR_TAG_NOT_FINISHED, CROSSGLOSS_TEXT("The file is not well-formed XML: it ends within the element %1")},
    {XML_ERR_GT_REQUIRED, CROSSGLOSS_TEXT("The file is not well-formed XML: a tag does not end")},
    {XML_ERR_LTSLASH_REQUIRED, CROSSGLOSS_TEXT("The file is not well-formed XML: a tag does not end")},
    {XML_ERR_ATTRIBUTE_REDEFINED,
     CROSSGLOSS_TEXT("The file is not well-formed XML: an element has the attribute %1 twice")},
    {XML_ERR_ATTRIBUTE_WITHOUT_VALUE,
     CROSSGLOSS_TEXT("The file is not well-formed XML: the attribute %1 has no value")},
    {XML_ERR_ATTRIBUTE_NOT_STARTED,
     CROSSGLOSS_TEXT("The file is not well-formed XML: the value of an attribute is not in quotes")},
    {XML_ERR_ATTRIBUTE_NOT_FINISHED,
     CROSSGLOSS_TEXT("The file is not well-formed XML: the value of an attribute does not end")},
    {XML_ERR_LT_IN_ATTRIBUTE, CROSSGLOSS_TEXT("The file is not well-formed XML: the value of an attribute holds a <")},
    {XML_ERR_UNDECLARED_ENTITY, CROSSGLOSS_TEXT("The file is not well-formed XML: the entity %1 is not declared")},
    {XML_WAR_UNDECLARED_ENTITY, CROSSGLOSS_TEXT("The file is not well-formed XML: the entity %1 is not declared")},
    {XML_ERR_ENTITYREF_SEMICOL_MISSING,
     CROSSGLOSS_TEXT("The file is not well-formed XML: a bare &; it must be written &amp;")},
    {XML_ERR_INVALID_CHAR,
     CROSSGLOSS_TEXT("The file is not well-formed XML: it holds a character that XML does not allow")},
    {XML_ERR_INVALID_CHARREF,
     CROSSGLOSS_TEXT("The file is not well-formed XML: it names a character that XML does not allow")},
    {XML_ERR_DOCUMENT_END, CROSSGLOSS_TEXT("The file is not well-formed XML: there is content after its last element")},
    {XML_ERR_COMMENT_NOT_FINISHED, CROSSGLOSS_TEXT("The file is not well-formed XML: a comment does not end")},
    {XML_ERR_CDATA_NOT_FINISHED,
     CROSSGLOSS_TEXT("The file is not well-formed XML: a piece of plain text (CDATA) does not end")},
    {XML_ERR_PI_NOT_FINISHED,
     CROSSGLOSS_TEXT("The file is not well-formed XML: a processing instruction does not end")},
    {XML_ERR_DOCTYPE_NOT_FINISHED, CROSSGLOSS_TEXT("The file is not well-formed XML: the document type does not end")},
    {XML_ERR_NAME_REQUIRED, CROSSGLOSS_TEXT("The file is not well-formed XML: a name is missing")},
    {XML_ERR_NAME_TOO_LONG, CROSSGLOSS_TEXT("The file is not well-formed XML: a name or a comment is too long")},
    {XML_NS_ERR_UNDEFINED_NAMESPACE, CROSSGLOSS_TEXT("The file is not well-formed XML: the prefix %1 is not declared")},
}};

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
    void watch(std::string_view bytes);
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
    int m_problem = XML_ERR_OK;        ///< code of the first thing that libxml2 could not go on behind
    std::size_t m_problemLine = 0;
    std::vector<std::string> m_problemArguments;
    bool m_unconverted = false;        ///< bytes are none of the encoding
    bool m_notUtf8 = false;
    bool m_notAscii = false;           ///< bytes above 127 were read
    std::size_t m_depth = 0;
    TagWatch m_watch;
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
    if (++m_depth > m_limits.maximumDepth) {
        throw Error(CROSSGLOSS_TEXT("Elements are nested deeper than the %1 levels allowed"),
                    {std::to_string(m_limits.maximumDepth)})
            .at(m_input.path().string(), line());
    }
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

void Stream::watch(std::string_view bytes)
{
    m_notAscii = m_notAscii || std::ranges::any_of(bytes, [](char c) { return static_cast<unsigned char>(c) > 127; });
    if (!m_watch.see(bytes, m_limits.maximumAttributes)) {
        throw Error(CROSSGLOSS_TEXT("An element has more than the %1 attributes allowed"),
                    {std::to_string(m_limits.maximumAttributes)})
            .at(m_input.path().string(), m_context ? line() : 1);
    }
}

void Stream::refuseDeclaration()
{
    throw Error(CROSSGLOSS_TEXT("The file brings declarations of its own, which are not read for safety"))
        .at(m_input.path().string(), line())
        .advise(CROSSGLOSS_TEXT("Remove what is in brackets after <!DOCTYPE"));
}

void Stream::remember(const xmlError& error)
{
    m_unconverted = m_unconverted || error.code == XML_I18N_CONV_FAILED;
    // Where a document type is named but not read, libxml2 lets unknown entities vanish from the text.
    const bool counts = error.level >= XML_ERR_FATAL || error.code == XML_WAR_UNDECLARED_ENTITY;
    if (!counts || m_problem != XML_ERR_OK) {
        return;
    }
    m_problem = error.code;
    m_notUtf8 = error.message && std::string_view(error.message).starts_with("Input is not proper UTF-8");
    m_problemLine = static_cast<std::size_t>(std::max(1, error.line));
    const auto text = [](const char* argument) { return std::string(argument ? argument : ""); };
    m_problemArguments = {text(error.str1), text(error.str2)};
}

void Stream::failMalformed() const
{
    const std::string file = m_input.path().string();
    const char* const convert = CROSSGLOSS_TEXT("Convert the file first, for instance with iconv");
    const xmlChar* const declared = m_context->encoding ? m_context->encoding
                                    : m_context->input  ? m_context->input->encoding
                                                        : nullptr;
    if (m_problem == XML_ERR_UNSUPPORTED_ENCODING || m_problem == XML_ERR_UNKNOWN_ENCODING) {
        throw Error(CROSSGLOSS_TEXT("The file says that its encoding is %1, which is not known here"), m_problemArguments)
            .at(file, m_problemLine)
            .advise(convert);
    }
    // libxml2 takes text that is declared to be ASCII for ended where it is not.
    const bool ascii = declared && (viewOf(declared) == "US-ASCII" || viewOf(declared) == "ASCII");
    if (m_unconverted || m_problem == XML_ERR_INVALID_ENCODING || m_notUtf8 || (ascii && m_notAscii)) {
        Error error = declared && !m_notUtf8
                          ? Error(CROSSGLOSS_TEXT("The bytes are not of the encoding %1 that the file declares"),
                                  {std::string(viewOf(declared))})
                          : Error(CROSSGLOSS_TEXT("The bytes are not UTF-8, nor does the file say what they are"));
        throw error.at(file, m_problemLine).advise(convert);
    }
    if (m_problem == XML_ERR_DOCUMENT_EMPTY) {
        throw Error(CROSSGLOSS_TEXT("The file is not XML")).at(file, m_problemLine);
    }
    const auto known = std::ranges::find(xmlProblems, m_problem, &XmlProblem::code);
    Error error = known != xmlProblems.end()
                      ? Error(known->text, m_problemArguments)
                      : Error(CROSSGLOSS_TEXT("The file is not well-formed XML (libxml2 calls it error %1)"),
                              {std::to_string(m_problem)});
    throw error.at(file, m_problemLine)
        .advise(CROSSGLOSS_TEXT("It may be cut off or damaged: fetch or copy it again"));
}

xmlSAXHandler Stream::callbacks()
{
    xmlSAXHandler sax{};
    sax.initialized = XML_SAX2_MAGIC;
    sax.startElementNs = [](void* self, const xmlChar* name, const xmlChar* prefix, const xmlChar*, int,
                            const xmlChar**, int attributes, int, const xmlChar** values) {
        of(self).handle([&] { of(self).start(name, prefix, attributes, values); });
    };
    sax.endElementNs = [](void* self, const xmlChar* name, const xmlChar* prefix, const xmlChar*) {
        of(self).handle([&] {
            --of(self).m_depth;
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
    // What fails while bytes are converted belongs to no parser and would go to standard error.
    const StrayErrors stray(this, [](void* self, xmlErrorPtr error) { of(self).guarded([&] { of(self).remember(*error); }); });
    const auto readMore = [](void* self, char* buffer, int size) {
        Stream& stream = of(self);
        int count = -1;
        stream.guarded([&] {
            stream.m_progress.throwIfCancelled();
            stream.m_progress.advance(stream.m_input.bytesRead());
            // Behind an error nothing more is wanted.
            count = stream.m_problem == XML_ERR_OK
                        ? static_cast<int>(stream.m_input.read(buffer, static_cast<std::size_t>(size)))
                        : 0;
            stream.watch({buffer, static_cast<std::size_t>(count)});
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
    if (m_problem != XML_ERR_OK || m_unconverted || m_context->wellFormed == 0) {
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

/// Of text in UTF-16 the characters that are ASCII; other text as it is.
std::string withoutNuls(std::string text)
{
    using namespace std::string_view_literals;
    const bool marked = text.starts_with("\xff\xfe"sv) || text.starts_with("\xfe\xff"sv);
    if (marked || text.starts_with("<\0"sv) || text.starts_with("\0<"sv)) {
        text.erase(0, marked ? 2 : 0);
        std::erase(text, '\0');
    }
    return text;
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
    const std::string start = withoutNuls(startOf(path));
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
