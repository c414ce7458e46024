#include "resources/MarkupTree.h"

#include <libxml/HTMLparser.h>

#include <algorithm>
#include <memory>
#include <mutex>
#include <new>

namespace crossgloss {

namespace {

void appendText(const MarkupNode& node, std::string& text)
{
    text += node.text;
    for (const MarkupNode& child : node.children) {
        appendText(child, text);
    }
}

/// Builds the tree from libxml2's events. What is thrown must not pass through C: the only thing that can be is
/// bad_alloc, which is kept.
class HtmlTree
{
public:
    HtmlTree() { m_open.push_back({}); }

    void start(const xmlChar* name, const xmlChar** attributes)
    {
        ++m_depth;
        if (m_depth >= deepestMarkup) {
            return;
        }
        MarkupNode node;
        node.name = textOf(name);
        for (; attributes && attributes[0]; attributes += 2) {
            node.attributes.emplace_back(textOf(attributes[0]), textOf(attributes[1]));
        }
        m_open.push_back(std::move(node));
    }
    void end()
    {
        if (m_depth == 0) {
            return;
        }
        const bool wasKept = m_depth < deepestMarkup;
        --m_depth;
        if (wasKept) {
            close();
        }
    }
    void text(const xmlChar* piece, int length)
    {
        std::vector<MarkupNode>& siblings = m_open.back().children;
        if (siblings.empty() || !siblings.back().isText()) {
            siblings.emplace_back();
        }
        siblings.back().text.append(reinterpret_cast<const char*>(piece), static_cast<std::size_t>(length));
    }
    MarkupNode take()
    {
        while (m_open.size() > 1) {
            close();
        }
        return std::move(m_open.front());
    }

    template <typename Work>
    static void guarded(void* self, const Work& work)
    {
        auto& tree = *static_cast<HtmlTree*>(self);
        try {
            work(tree);
        } catch (const std::bad_alloc&) {
            tree.exhausted = true;
        }
    }

    bool exhausted = false;

private:
    static std::string textOf(const xmlChar* text) { return text ? reinterpret_cast<const char*>(text) : ""; }

    void close()
    {
        MarkupNode node = std::move(m_open.back());
        m_open.pop_back();
        m_open.back().children.push_back(std::move(node));
    }

    std::vector<MarkupNode> m_open; ///< from the root to the element that is open
    std::size_t m_depth = 0;
};

struct HtmlContextDeleter
{
    void operator()(htmlParserCtxt* context) const
    {
        if (context->myDoc) {
            xmlFreeDoc(context->myDoc);
            context->myDoc = nullptr;
        }
        htmlFreeParserCtxt(context);
    }
};

} // namespace

std::string_view MarkupNode::attribute(std::string_view wanted) const
{
    const auto found = std::ranges::find_if(attributes, [&](const auto& each) { return each.first == wanted; });
    return found == attributes.end() ? std::string_view() : std::string_view(found->second);
}

const MarkupNode* MarkupNode::child(std::string_view wanted) const
{
    const auto found = std::ranges::find_if(children, [&](const auto& each) { return each.name == wanted; });
    return found == children.end() ? nullptr : &*found;
}

std::string MarkupNode::allText() const
{
    std::string all;
    appendText(*this, all);
    return all;
}

MarkupNode parseHtml(std::string_view html)
{
    static std::once_flag initialised;
    std::call_once(initialised, [] { xmlInitParser(); });
    const std::unique_ptr<htmlParserCtxt, HtmlContextDeleter> context(htmlNewParserCtxt());
    if (!context) {
        throw std::bad_alloc();
    }
    HtmlTree tree;
    htmlSAXHandler sax{};
    sax.startElement = [](void* self, const xmlChar* name, const xmlChar** attributes) {
        HtmlTree::guarded(self, [&](HtmlTree& to) { to.start(name, attributes); });
    };
    sax.endElement = [](void* self, const xmlChar*) { HtmlTree::guarded(self, [](HtmlTree& to) { to.end(); }); };
    sax.characters = [](void* self, const xmlChar* text, int length) {
        HtmlTree::guarded(self, [&](HtmlTree& to) { to.text(text, length); });
    };
    sax.ignorableWhitespace = sax.characters;
    *context->sax = sax;
    context->userData = &tree;
    // Text that stands in no element would get a paragraph of its own.
    const std::string whole = std::string("<div>").append(html).append("</div>");
    htmlCtxtReadMemory(context.get(), whole.data(), static_cast<int>(whole.size()), nullptr, "UTF-8",
                       HTML_PARSE_RECOVER | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING | HTML_PARSE_NONET
                           | HTML_PARSE_NOIMPLIED | HTML_PARSE_NODEFDTD);
    if (tree.exhausted) {
        throw std::bad_alloc();
    }
    MarkupNode root = tree.take();
    if (root.children.empty()) {
        return root;
    }
    // What a stray end tag left outside goes on behind.
    MarkupNode inside = std::move(root.children.front());
    inside.name.clear();
    for (std::size_t i = 1; i < root.children.size(); ++i) {
        inside.children.push_back(std::move(root.children[i]));
    }
    return inside;
}

} // namespace crossgloss
