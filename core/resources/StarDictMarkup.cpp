#include "resources/ArticleText.h"
#include "resources/StarDictArticle.h"
#include "text/Tokeniser.h"

#include <algorithm>

namespace crossgloss {

namespace {

bool isList(const MarkupNode& node)
{
    return node.name == "ol" || node.name == "ul";
}

bool isBlock(std::string_view name)
{
    return isAny(name, {"div", "p", "ol", "ul", "li", "dl", "dt", "dd", "table", "tr", "td", "blockquote", "h1", "h2", "h3",
                        "h4", "h5", "h6", "hr", "ar", "def", "ex", "html", "body"});
}

bool isLeft(std::string_view name)
{
    return isAny(name, {"script", "style", "img", "audio", "video", "rref", "head", "title", "link", "meta"});
}

bool hasBlock(const MarkupNode& node)
{
    return std::ranges::any_of(node.children,
                               [](const MarkupNode& child) { return isBlock(child.name) || hasBlock(child); });
}

bool isGreen(const MarkupNode& node)
{
    const std::string_view colour = node.attribute("color");
    return node.name == "font"
        && (node.attribute("class") == "grammar" || isAny(colour, {"green", "#007000", "#008000", "#060"}));
}

/// Elements that dictionaries mark a part of speech or gender with.
bool marksGrammar(const MarkupNode& node)
{
    return isGreen(node) || isAny(node.name, {"i", "em", "abr", "abbr", "gr", "pos", "acronym"})
        || isAny(node.attribute("class"), {"pos", "grammar", "gram"});
}

bool isLink(const MarkupNode& node)
{
    return node.name == "kref" || node.name == "sr"
        || (node.name == "a" && isAny(node.attribute("href").substr(0, 7), {"bword:/", "entry:/"}));
}

void collectLinks(const MarkupNode& node, std::vector<std::string>& links)
{
    if (isLink(node)) {
        // "彷徨く・1" names the sense too.
        std::string word = squeezed(node.allText());
        if (const std::size_t dot = word.rfind("・"); dot != std::string::npos && dot > 0
            && word.find_first_not_of("0123456789", dot + 3) == std::string::npos) {
            word.resize(dot);
        }
        links.push_back(std::move(word));
        return;
    }
    for (const MarkupNode& child : node.children) {
        collectLinks(child, links);
    }
}

/// "Related: a | b", "Synonyms: a": a line that only points elsewhere. @return false when @p node is none.
bool takeLinks(const MarkupNode& node, std::string_view text, StarDictArticle& article)
{
    std::vector<std::string> links;
    collectLinks(node, links);
    const std::size_t colon = text.find(':');
    const std::string intro = normalise(trimmed(text.substr(0, std::min<std::size_t>(colon, 20))), "");
    const bool introduced = isAny(intro, {"related", "see also", "see", "synonym", "synonyms", "antonym", "antonyms", "cf",
                                          "compare", "siehe", "siehe auch", "voir", "voir aussi"});
    std::size_t linked = 0;
    for (const std::string& link : links) {
        linked += link.size();
    }
    if (links.empty() || (!introduced && 2 * linked < text.size())) {
        return false;
    }
    for (std::string& link : links) {
        article.reference(std::move(link), intro.starts_with("synonym"));
    }
    return true;
}

/// FreeDict's layout: definitions stand bare, translations in <div>, senses in lists.
class StructuredReader
{
public:
    explicit StructuredReader(StarDictArticle& article) : m_article(article) {}

    void read(const MarkupNode& node)
    {
        MarkupNode run; // what stands bare between blocks
        run.name = "run";
        for (const MarkupNode& child : node.children) {
            if (isLeft(child.name)) {
                continue;
            }
            if (!isBlock(child.name) && child.name != "br" && !hasBlock(child)) {
                run.children.push_back(child);
                continue;
            }
            takeBare(run);
            run.children.clear();
            if (isList(child)) {
                readList(child);
            } else if (hasBlock(child)) {
                read(child);
            } else if (child.name == "div") {
                takeLeaf(child);
            } else {
                takeBare(child);
            }
        }
        takeBare(run);
    }

private:
    static bool isOnlyLeaf(const MarkupNode& item)
    {
        return std::ranges::count_if(item.children, [](const MarkupNode& child) {
                   return child.name == "div" && !hasBlock(child);
               }) == 1
            && std::ranges::all_of(item.children, [](const MarkupNode& child) {
                   return child.name == "div" || (child.isText() && trimmed(child.text).empty());
               });
    }

    void readList(const MarkupNode& list)
    {
        std::vector<const MarkupNode*> items;
        for (const MarkupNode& child : list.children) {
            if (child.name == "li") {
                items.push_back(&child);
            }
        }
        const bool leaves = std::ranges::all_of(items, [](const MarkupNode* item) { return isOnlyLeaf(*item); });
        const bool bare = std::ranges::none_of(items, [](const MarkupNode* item) { return hasBlock(*item); });
        for (const MarkupNode* item : items) {
            if (!leaves && !bare) {
                m_article.beginSense();
            }
            read(*item);
        }
    }

    /// Grammar in @p run is taken out of the text.
    std::string textOf(const MarkupNode& run)
    {
        std::string text;
        for (const MarkupNode& child : run.children) {
            if (!marksGrammar(child) || !m_article.grammar(squeezed(child.allText()))) {
                text += isGreen(child) ? std::string() : child.allText();
            }
        }
        text = squeezed(text);
        text.erase(0, std::min(text.find_first_not_of(" ,"), text.size()));
        return text;
    }

    /// "/s/, /z/": sounds and nothing else.
    bool takeSounds(std::string_view text)
    {
        if (!text.starts_with('/') || !text.ends_with('/') || text.size() < 3) {
            return false;
        }
        for (const std::string_view part : splitTopLevel(text, ", ")) {
            m_article.sound(part);
        }
        return true;
    }

    void takeBare(const MarkupNode& run)
    {
        const std::string text = textOf(run);
        if (text.empty() || takeSounds(text) || takeLinks(run, text, m_article)) {
            return;
        }
        if (m_article.explainsInOwnLanguage() || !m_article.isBilingual()) {
            m_article.definition(text);
        } else {
            m_article.label(text);
        }
    }

    void takeLeaf(const MarkupNode& div)
    {
        const std::string text = textOf(div);
        if (text.empty() || takeSounds(text) || takeLinks(div, text, m_article)) {
            return;
        }
        if (div.attribute("class").starts_with("ex")) {
            m_article.example(text, {});
        } else if (text.starts_with("Usage: ")) {
            m_article.label(std::string_view(text).substr(7));
        } else if (m_article.explainsInOwnLanguage()) {
            m_article.translation(text);
        } else {
            m_article.gloss(text);
        }
    }

    StarDictArticle& m_article;
};

/// Anything else: lines of text, in which some elements have a meaning of their own.
class PlainReader
{
public:
    PlainReader(char type, StarDictArticle& article) : m_type(type), m_article(article) {}

    void read(const MarkupNode& node)
    {
        for (const MarkupNode& child : node.children) {
            take(child);
        }
    }

    void flush()
    {
        std::string text = squeezed(m_line);
        m_line.clear();
        if (!text.empty() && !takeLinks(m_links, text, m_article)) {
            m_article.line(std::move(text));
        }
        m_links.children.clear();
    }

private:
    void takeText(std::string_view text)
    {
        // Only HTML takes line breaks for spaces.
        while (m_type != 'h' && text.find('\n') != std::string_view::npos) {
            m_line += text.substr(0, text.find('\n'));
            flush();
            text.remove_prefix(text.find('\n') + 1);
        }
        m_line += text;
    }

    void take(const MarkupNode& node)
    {
        if (node.isText()) {
            takeText(node.text);
            return;
        }
        const bool isXdxf = m_type == 'x';
        if (isLeft(node.name) || (isXdxf && node.name == "k")) {
            return;
        }
        const std::string text = squeezed(node.allText());
        if (node.name == "dtrn" && !hasBlock(node)) {
            flush();
            m_article.translation(translationText(node));
        } else if (isAny(node.name, {"b", "strong", "font"}) && trimmed(m_line).empty() && m_article.isHeadword(text)) {
            return;
        } else if (isXdxf && node.name == "tr") {
            m_article.sound(text);
        } else if (isXdxf && node.name == "ex") {
            flush();
            takeExample(node);
        } else if (isXdxf && node.name == "co") {
            m_article.label(text);
        } else if (isGreen(node) || (marksGrammar(node) && text.size() < 30 && trimmed(m_line).empty())) {
            if (!m_article.grammar(text)) {
                m_line += isGreen(node) ? std::string() : text;
            }
        } else if (isLink(node)) {
            m_links.children.push_back(node);
            m_line += node.allText();
        } else {
            const bool apart = isBlock(node.name) || node.name == "br" || m_type == 'k';
            if (apart) {
                flush();
            }
            read(node);
            if (apart) {
                flush();
            }
        }
    }

    /// "modelado <abr>m</abr>": a gender behind a word belongs to it.
    static std::string translationText(const MarkupNode& node)
    {
        std::string text;
        for (const MarkupNode& child : node.children) {
            const std::string inside = child.allText();
            text += isAny(child.name, {"abr", "abbr", "gr"}) ? "<" + squeezed(inside) + ">" : inside;
        }
        return squeezed(text);
    }

    void takeExample(const MarkupNode& node)
    {
        const MarkupNode* const original = node.child("ex_orig");
        const MarkupNode* const translated = node.child("ex_tran");
        m_article.example(squeezed(original ? original->allText() : node.allText()),
                          original && translated ? squeezed(translated->allText()) : std::string());
    }

    char m_type;
    StarDictArticle& m_article;
    std::string m_line;
    MarkupNode m_links; ///< of the line
};

std::string without(std::string_view text, std::string_view mark)
{
    std::string result;
    for (std::size_t at = text.find(mark); at != std::string_view::npos; at = text.find(mark)) {
        result.append(text.substr(0, at)).push_back(' ');
        text.remove_prefix(at + mark.size());
    }
    return result.append(text);
}

} // namespace

bool isStructured(const MarkupNode& tree)
{
    const auto isLeaf = [](const MarkupNode& node) { return node.name == "div" && !hasBlock(node); };
    return std::ranges::any_of(tree.children, [&](const MarkupNode& child) {
        return (isAny(tree.name, {"div", "li"}) && isLeaf(child)) || isStructured(child);
    });
}

void readMarkup(char type, std::string_view text, StarDictArticle& article)
{
    const MarkupNode tree = parseHtml(without(without(text, "<![CDATA["), "]]>"));
    if (type == 'h' && isStructured(tree)) {
        StructuredReader(article).read(tree);
        return;
    }
    PlainReader reader(type, article);
    reader.read(tree);
    reader.flush();
}

} // namespace crossgloss
