#pragma once

#include "resources/Wordnet.h"

#include <QString>

#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include <libxml/parser.h>
#include <libxml/valid.h>

struct XmlDocumentDeleter {
    void operator()(xmlDoc* document) const { xmlFreeDoc(document); }
};
struct XmlTypeDeleter {
    void operator()(xmlDtd* type) const { xmlFreeDtd(type); }
};
struct XmlContextDeleter {
    void operator()(xmlValidCtxt* context) const { xmlFreeValidCtxt(context); }
};

inline void appendXmlFault(void* found, const char* format, ...)
{
    char text[500];
    va_list arguments;
    va_start(arguments, format);
    std::vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    *static_cast<std::string*>(found) += text;
}

/// Folder with the document types (WN-LMF-1.1.dtd …) and sample files that the Global WordNet Association publishes;
/// empty where nobody named one.
inline std::filesystem::path publishedLmf()
{
    const char* folder = std::getenv("CROSSGLOSS_WN_LMF_FOLDER");
    return folder ? folder : "";
}

/// What a document type finds wrong with a file; empty when it is valid.
inline std::string faults(const std::filesystem::path& path, const std::filesystem::path& documentType)
{
    const std::unique_ptr<xmlDoc, XmlDocumentDeleter> document(
        xmlReadFile(path.c_str(), nullptr, XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING));
    if (!document) {
        return "not well-formed";
    }
    const std::string dtd = documentType.string();
    const std::unique_ptr<xmlDtd, XmlTypeDeleter> type(
        xmlParseDTD(nullptr, reinterpret_cast<const xmlChar*>(dtd.c_str())));
    const std::unique_ptr<xmlValidCtxt, XmlContextDeleter> context(xmlNewValidCtxt());
    if (!type || !context) {
        return "no document type";
    }
    std::string found;
    context->userData = &found;
    context->error = &appendXmlFault;
    const bool valid = xmlValidateDtd(context.get(), document.get(), type.get()) == 1;
    return valid ? found : "invalid: " + found;
}

/// The same by our own document type, and by the published ones where they are.
inline std::string faults(const std::filesystem::path& path)
{
    std::string found = faults(path, CROSSGLOSS_TEST_DATA "/wordnet/wn-lmf-1.1.dtd");
    for (const char* version : {"1.1", "1.4"}) {
        const std::filesystem::path published = publishedLmf() / ("WN-LMF-" + std::string(version) + ".dtd");
        if (!publishedLmf().empty() && std::filesystem::exists(published)) {
            found += faults(path, published);
        }
    }
    return found;
}

/// Empty when the two say the same.
inline QString difference(const crossgloss::Synset& a, const crossgloss::Synset& b)
{
    const auto texts = [](const char* name, const std::vector<std::string>& x, const std::vector<std::string>& y) {
        QString all = QString::fromUtf8(name) + ':';
        for (const std::string& text : x) {
            all += " [" + QString::fromStdString(text) + ']';
        }
        all += " /";
        for (const std::string& text : y) {
            all += " [" + QString::fromStdString(text) + ']';
        }
        return x == y ? QString() : all;
    };
    if (a.id != b.id || a.ili != b.ili || a.pos != b.pos) {
        return QString::fromStdString("id " + a.id + ' ' + a.ili + " / " + b.id + ' ' + b.ili);
    }
    return texts("lemmas", a.lemmas, b.lemmas) + texts("definitions", a.definitions, b.definitions)
           + texts("examples", a.examples, b.examples) + texts("hypernyms", a.hypernyms, b.hypernyms)
           + (a.tagCounts == b.tagCounts ? QString() : QStringLiteral("counts"));
}

/// Empty when the two say the same.
inline QString difference(const crossgloss::Wordnet& a, const crossgloss::Wordnet& b)
{
    if (a.name != b.name || a.language != b.language || a.licence != b.licence) {
        return QString::fromStdString("name, language or licence: " + b.name + ", " + b.language + ", " + b.licence);
    }
    if (a.synsets.size() != b.synsets.size()) {
        return QStringLiteral("%1 / %2 synsets").arg(a.synsets.size()).arg(b.synsets.size());
    }
    for (std::size_t i = 0; i < a.synsets.size(); ++i) {
        if (const QString found = difference(a.synsets[i], b.synsets[i]); !found.isEmpty()) {
            return QString::fromStdString(a.synsets[i].id) + ": " + found;
        }
    }
    return {};
}
