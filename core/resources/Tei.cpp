#include "resources/Tei.h"

#include "base/Error.h"
#include "resources/ArticleText.h"
#include "resources/BareName.h"
#include "resources/CompressedInput.h"
#include "resources/ReadIssues.h"
#include "resources/TeiEntry.h"
#include "resources/XmlStream.h"
#include "text/Language.h"
#include "text/Names.h"

#include <algorithm>
#include <functional>
#include <map>

namespace crossgloss {

namespace {

constexpr XmlLimits teiLimits = {std::uint64_t{4} << 30, std::size_t{1} << 16, 500, deepestMarkup};
constexpr std::size_t largestEntry = std::size_t{1} << 20; ///< bytes of text and attributes, and some for each element
constexpr std::size_t nodeCost = 64;
constexpr int sampledEntries = 2000;

/// Name of the file without what says how it is stored.
std::string_view withoutPrefix(std::string_view name)
{
    return name.substr(name.find(':') + 1);
}

/// Cuts the stream into the header and the entries, each of which it keeps as a tree until it ends.
class TeiStream final : public XmlHandler
{
public:
    struct Receiver
    {
        std::function<void(const MarkupNode& header)> header;
        std::function<void(const MarkupNode& entry, std::size_t line)> entry;
        std::function<void(std::size_t line)> tooLong;
        std::function<void(std::string_view language)> body;
    };
    explicit TeiStream(Receiver receiver) : m_receiver(std::move(receiver)) {}

    void startElement(std::string_view qualified, const XmlAttributes& attributes, std::size_t line) override
    {
        const std::string_view name = withoutPrefix(qualified);
        if (m_open.empty()) {
            if (name == "body") {
                m_receiver.body(attributes.value("xml:lang"));
            }
            if (name != "entry" && name != "entryFree" && name != "teiHeader") {
                return;
            }
            m_size = 0;
            m_line = line;
        }
        MarkupNode node;
        // Of what is too long only the nesting is followed.
        if (grow(nodeCost)) {
            node.name = name;
            for (const char* each : {"type", "xml:lang", "ident", "target", "n", "status"}) {
                if (const std::string_view value = attributes.value(each); !value.empty() && grow(value.size())) {
                    node.attributes.emplace_back(each, value);
                }
            }
        }
        m_open.push_back(std::move(node));
    }

    void endElement(std::string_view, std::size_t) override
    {
        if (m_open.empty()) {
            return;
        }
        MarkupNode node = std::move(m_open.back());
        m_open.pop_back();
        if (!m_open.empty()) {
            if (m_size <= largestEntry) {
                m_open.back().children.push_back(std::move(node));
            }
        } else if (node.name == "teiHeader") {
            m_receiver.header(node);
        } else if (m_size > largestEntry) {
            m_receiver.tooLong(m_line);
        } else {
            m_receiver.entry(node, m_line);
        }
    }

    void text(std::string_view piece, std::size_t) override
    {
        if (m_open.empty() || !grow(piece.size())) {
            return;
        }
        std::vector<MarkupNode>& siblings = m_open.back().children;
        if (siblings.empty() || !siblings.back().isText()) {
            siblings.emplace_back();
            grow(nodeCost);
        }
        siblings.back().text += piece;
    }

private:
    bool grow(std::size_t by)
    {
        m_size += by;
        return m_size <= largestEntry;
    }

    Receiver m_receiver;
    std::vector<MarkupNode> m_open; ///< the header or entry, and what is open within it
    std::size_t m_size = 0;
    std::size_t m_line = 0;
};

const MarkupNode* find(const MarkupNode& node, std::initializer_list<std::string_view> path)
{
    const MarkupNode* place = &node;
    for (const std::string_view name : path) {
        place = place ? place->child(name) : nullptr;
    }
    return place;
}

void describe(const MarkupNode& header, DictionaryInfo& info)
{
    if (const MarkupNode* title = find(header, {"fileDesc", "titleStmt", "title"})) {
        info.title = nameFrom(squeezed(title->allText()));
    }
    const MarkupNode* availability = find(header, {"fileDesc", "publicationStmt", "availability"});
    if (!availability) {
        return;
    }
    std::string description;
    for (const MarkupNode& part : availability->children) {
        description += squeezed(part.allText()) + "\n\n";
    }
    info.licence = licenceOf(description);
    if (info.licence.empty()) {
        if (const MarkupNode* licence = availability->child("licence")) {
            info.licence = nameFrom(licence->attribute("target"));
        }
    }
}

/// What the first entries show.
struct Sample
{
    std::map<std::string, int> formLanguages;
    std::map<std::string, int> translationLanguages;
    std::map<std::string, int> definitionLanguages;
    int translated = 0; ///< entries with translations
    int defined = 0;   ///< entries with definitions
    int undivided = 0; ///< of those, the ones without translations beside them
    int entries = 0;

    void add(const MarkupNode& entry)
    {
        ++entries;
        bool definition = false;
        bool translation = false;
        look(entry, definition, translation);
        translated += translation ? 1 : 0;
        defined += definition ? 1 : 0;
        undivided += definition && !translation ? 1 : 0;
    }

    static std::string most(const std::map<std::string, int>& counts)
    {
        const auto best = std::ranges::max_element(counts, {}, [](const auto& each) { return each.second; });
        return best == counts.end() ? std::string() : best->first;
    }

private:
    static void count(const MarkupNode& node, std::map<std::string, int>& counts)
    {
        const std::string code = canonicalLanguage(node.attribute("xml:lang"));
        if (isKnownLanguage(code)) {
            ++counts[code];
        }
    }
    void look(const MarkupNode& node, bool& definition, bool& translation)
    {
        for (const MarkupNode& child : node.children) {
            if (child.name == "form" || child.name == "orth") {
                count(child, formLanguages);
            } else if (isTeiTranslation(child)) {
                translation = true;
                count(child, translationLanguages);
                if (const MarkupNode* quote = child.child("quote")) {
                    count(*quote, translationLanguages);
                }
                continue;
            } else if (child.name == "def") {
                definition = true;
                count(child, definitionLanguages);
            }
            if (child.name != "cit") {
                look(child, definition, translation);
            }
        }
    }
};

/// Thrown by a handler that has seen what it wanted.
struct SeenEnough
{
};

void chooseLanguages(DictionaryInfo& info, const DictionaryLanguages& wanted, const Sample& sample,
                     const std::string& bodyLanguage)
{
    DictionaryLanguages told = languageCodesIn(bareName(info.path));
    for (const DictionaryLanguages& other : {languageCodesIn(info.title), languagesOfTitle(info.title)}) {
        if (told.headword.empty()) {
            told = other;
        }
    }
    const auto firstOf = [](std::initializer_list<std::string> candidates) {
        const auto found = std::ranges::find_if(candidates, [](const std::string& each) { return !each.empty(); });
        return found == candidates.end() ? std::string() : *found;
    };
    info.headwordLanguage =
        firstOf({wanted.headword, Sample::most(sample.formLanguages), told.headword, bodyLanguage});
    info.translationLanguage =
        firstOf({wanted.translation, Sample::most(sample.translationLanguages), told.translation});
    if (info.translationLanguage == info.headwordLanguage) {
        info.translationLanguage.clear();
    }
    if (info.translationLanguage.empty() && sample.translated > 0 && !info.headwordLanguage.empty()) {
        throw Error(CROSSGLOSS_TEXT("The file does not say which second language it holds"))
            .at(info.path.string())
            .advise(CROSSGLOSS_TEXT("Say which language the second one is"));
    }
    info.definitionLanguage = Sample::most(sample.definitionLanguages);
    if (info.definitionLanguage.empty()) {
        // Where entries that explain do not translate besides, they explain in the other language.
        const bool inOther = !info.translationLanguage.empty() && 2 * sample.undivided > sample.defined;
        info.definitionLanguage = inOther ? info.translationLanguage : info.headwordLanguage;
    }
}

} // namespace

bool isTei(const std::filesystem::path& file)
{
    return hasXmlRoot(file, "TEI") || hasXmlRoot(file, "TEI.2");
}

DictionaryInfo readTeiInfo(const std::filesystem::path& file, const DictionaryLanguages& wanted, Progress& progress)
{
    DictionaryInfo info;
    info.path = file;
    info.name = bareName(file);
    Sample sample;
    std::string bodyLanguage;
    TeiStream stream({[&](const MarkupNode& header) { describe(header, info); },
                      [&](const MarkupNode& entry, std::size_t) {
                          sample.add(entry);
                          if (sample.entries == sampledEntries) {
                              throw SeenEnough();
                          }
                      },
                      [](std::size_t) {},
                      [&](std::string_view language) {
                          const std::string code = canonicalLanguage(language);
                          bodyLanguage = isKnownLanguage(code) ? code : std::string();
                      }});
    QuietProgress quiet(progress);
    try {
        streamXml(file, teiLimits, stream, quiet);
    } catch (const SeenEnough&) {
        // The rest is read later.
    }
    if (info.title.empty()) {
        info.title = info.name;
    }
    chooseLanguages(info, wanted, sample, bodyLanguage);
    return info;
}

ReadReport readTei(const DictionaryInfo& info, Progress& progress, const EntrySink& sink)
{
    ReadReport report;
    std::uint64_t entries = 0;
    TeiStream stream(
        {[](const MarkupNode&) {},
         [&](const MarkupNode& entry, std::size_t) {
             ++entries;
             std::vector<DictionaryEntry> found = entriesOfTei(entry, info);
             if (found.empty()) {
                 ++report.skipped;
                 countLeftOut(report, CROSSGLOSS_TEXT("The entry holds neither translations nor definitions"), true);
             }
             for (DictionaryEntry& each : found) {
                 ++report.read;
                 sink(std::move(each));
             }
         },
         [&](std::size_t line) {
             ++entries;
             addIssue(report, info.path, line, CROSSGLOSS_TEXT("The entry is too long"));
         },
         [](std::string_view) {}});
    progress.stage(CROSSGLOSS_TEXT("Reading the dictionary"), CompressedInput(info.path).totalBytes());
    streamXml(info.path, teiLimits, stream, progress);
    if (report.read == 0) {
        throw Error(entries == 0 ? CROSSGLOSS_TEXT("The file holds no entries")
                                 : CROSSGLOSS_TEXT("No entry of this file holds translations or definitions"))
            .at(info.path.string())
            .advise(CROSSGLOSS_TEXT("Check the languages: what is marked as another language is skipped"));
    }
    return report;
}

} // namespace crossgloss
