#include "base/Error.h"
#include "resources/ReadIssues.h"
#include "resources/WnLmf.h"
#include "resources/WnLmfText.h"
#include "resources/XmlStream.h"
#include "text/Language.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <unordered_map>
#include <unordered_set>

namespace crossgloss {

namespace {

enum class Element : std::uint8_t {
    Document, Resource, Lexicon, Entry, Lemma, Sense, Synset, Definition, Example, Count, Relation,
    Ignored                            ///< with all that is in it
};

struct Child {
    Element parent;
    std::string_view name;
    Element element;
};

/// What may stand in what, as far as it is used or known to be of no use here.
constexpr std::array<Child, 23> children{{
    {Element::Document, "LexicalResource", Element::Resource},
    {Element::Resource, "Lexicon", Element::Lexicon},
    {Element::Resource, "LexiconExtension", Element::Lexicon},
    {Element::Lexicon, "Requires", Element::Ignored},
    {Element::Lexicon, "Extends", Element::Ignored},
    {Element::Lexicon, "LexicalEntry", Element::Entry},
    {Element::Lexicon, "ExternalLexicalEntry", Element::Ignored},
    {Element::Lexicon, "Synset", Element::Synset},
    {Element::Lexicon, "ExternalSynset", Element::Ignored},
    {Element::Lexicon, "SyntacticBehaviour", Element::Ignored},
    {Element::Entry, "Lemma", Element::Lemma},
    {Element::Entry, "Form", Element::Ignored},
    {Element::Entry, "Sense", Element::Sense},
    {Element::Entry, "SyntacticBehaviour", Element::Ignored},
    {Element::Lemma, "Pronunciation", Element::Ignored},
    {Element::Lemma, "Tag", Element::Ignored},
    {Element::Sense, "SenseRelation", Element::Ignored},
    {Element::Sense, "Example", Element::Example},
    {Element::Sense, "Count", Element::Count},
    {Element::Synset, "Definition", Element::Definition},
    {Element::Synset, "ILIDefinition", Element::Ignored},
    {Element::Synset, "SynsetRelation", Element::Relation},
    {Element::Synset, "Example", Element::Example},
}};

using Row = std::uint32_t;
constexpr Row nowhere = std::numeric_limits<Row>::max();
/// Lemmas, texts or hypernyms of one synset; each is compared with the others, so there must not be millions.
constexpr std::size_t maximumPerSynset = 4096;
/// Ids that a message lists.
constexpr std::size_t listedIds = 20;

std::uint64_t hashOf(std::string_view id)
{
    return std::hash<std::string_view>()(id);
}

/// What is known of a synset besides its content; forgotten when the lexicon ends.
struct Place {
    std::size_t firstLine = 0;         ///< where it is first referred to
    std::size_t line = 0;              ///< where it stands; 0 = nowhere yet
    Row lastSense = nowhere;
    PartOfSpeech pos = PartOfSpeech::Unknown;  ///< of the first lemma
};

/// A sense until its synset's members tell their order.
struct SenseMark {
    std::uint64_t sense = 0;           ///< hashes of the ids, for members are either
    std::uint64_t entry = 0;
    Row lemma = 0;                     ///< position in its synset
    Row previous = nowhere;            ///< of the same synset
};

struct Hypernym {
    Row synset = 0;
    Row target = 0;
    std::size_t line = 0;
};

class LexiconReader final : public XmlHandler {
public:
    LexiconReader(const std::filesystem::path& path, const WnLmfReadOptions& options, ReadReport& report)
        : m_path(path), m_options(options), m_report(report)
    {
    }

    void startElement(std::string_view name, const XmlAttributes& attributes, std::size_t line) override;
    void endElement(std::string_view name, std::size_t line) override;
    void text(std::string_view piece, std::size_t line) override;

    Wordnet finish();

private:
    void issue(std::size_t line, std::string message) { addIssue(m_report, m_path, line, std::move(message)); }
    void note(std::size_t line, std::string message) { addNote(m_report, m_path, line, std::move(message)); }
    [[noreturn]] void fail(std::size_t line, std::string message) const
    {
        throw Error(std::move(message)).at(m_path.string(), line);
    }

    /// False = the element cannot be used, nor what is in it.
    bool startLexicon(bool extension, const XmlAttributes& attributes, std::size_t line);
    bool startEntry(const XmlAttributes& attributes, std::size_t line);
    bool startLemma(const XmlAttributes& attributes, std::size_t line);
    bool startSense(const XmlAttributes& attributes, std::size_t line);
    bool startSynset(const XmlAttributes& attributes, std::size_t line);
    bool startText(const XmlAttributes& attributes);
    bool startRelation(const XmlAttributes& attributes, std::size_t line);

    std::string localId(std::string_view id) const;
    Row rowOf(std::string_view id, std::size_t line);
    void orderMembers(Row row, std::string_view members);
    void takeText(Element element, std::size_t line);
    void takeCount(const std::string& text, std::size_t line);
    void dropUndefined();
    void linkHypernyms();

    const std::filesystem::path& m_path;
    const WnLmfReadOptions& m_options;
    ReadReport& m_report;

    std::vector<Element> m_open{Element::Document};
    std::string m_text;
    std::vector<std::string> m_lexicons;
    std::size_t m_otherLexicons = 0;
    std::size_t m_otherLanguages = 0;
    std::size_t m_lexiconLine = 0;
    bool m_chosen = false;

    Wordnet m_wordnet;
    std::string m_prefix;              ///< the lexicon's id and a hyphen
    bool m_offsets = false;            ///< ids with the prefix are offsets of Princeton 3.0
    bool m_local = false;              ///< ids with the prefix were written here
    std::unordered_map<std::string, Row> m_rows;
    std::vector<Place> m_places;       ///< like m_wordnet.synsets
    std::vector<SenseMark> m_senses;
    std::vector<Hypernym> m_hypernyms;
    std::unordered_set<std::uint64_t> m_ids;   ///< hashes of the ids of entries and senses
    bool m_anyCount = false;

    std::string m_lemma;
    PartOfSpeech m_pos = PartOfSpeech::Unknown;
    std::uint64_t m_entry = 0;
    bool m_entryHasLemma = false;
    Row m_row = nowhere;               ///< the synset of the sense or synset that is open
    std::size_t m_lemmaIndex = 0;
};

/// omw-en15 … omw-en31 are other releases of Princeton's; every other omw-… lexicon uses offsets of 3.0.
bool usesPrincetonOffsets(std::string_view lexicon, std::string_view version)
{
    constexpr std::string_view english = "omw-en";
    const bool release = lexicon.size() > english.size() && lexicon.starts_with(english) && lexicon[english.size()] >= '0'
                         && lexicon[english.size()] <= '9';
    return (lexicon.starts_with("omw-") && (!release || lexicon == "omw-en30")) || (lexicon == "pwn" && version == "3.0");
}

void LexiconReader::startElement(std::string_view name, const XmlAttributes& attributes, std::size_t line)
{
    const Element parent = m_open.back();
    if (parent == Element::Ignored) {
        m_open.push_back(Element::Ignored);
        return;
    }
    const auto known = std::find_if(children.begin(), children.end(),
                                    [&](const Child& child) { return child.parent == parent && child.name == name; });
    if (known == children.end()) {
        if (parent == Element::Document) {
            throw Error(CROSSGLOSS_TEXT("The file is no WN-LMF: its root is %1"), {std::string(name)})
                .at(m_path.string(), line)
                .advise(CROSSGLOSS_TEXT("A wordnet in this format has the root LexicalResource"));
        }
        issue(line, formatMessage(CROSSGLOSS_TEXT("the element %1 is not known at this place"), {std::string(name)}));
        m_open.push_back(Element::Ignored);
        return;
    }
    bool used = true;
    switch (known->element) {
    case Element::Lexicon: used = startLexicon(name == "LexiconExtension", attributes, line); break;
    case Element::Entry: used = startEntry(attributes, line); break;
    case Element::Lemma: used = startLemma(attributes, line); break;
    case Element::Sense: used = startSense(attributes, line); break;
    case Element::Synset: used = startSynset(attributes, line); break;
    case Element::Definition:
    case Element::Example: used = startText(attributes); break;
    case Element::Relation: used = startRelation(attributes, line); break;
    case Element::Document:
    case Element::Resource:
    case Element::Count:
    case Element::Ignored: break;
    }
    m_text.clear();
    m_open.push_back(used ? known->element : Element::Ignored);
}

void LexiconReader::endElement(std::string_view, std::size_t line)
{
    const Element element = m_open.back();
    m_open.pop_back();
    switch (element) {
    case Element::Entry:
        if (!m_entryHasLemma) {
            issue(line, CROSSGLOSS_TEXT("the entry has no lemma"));
        }
        break;
    case Element::Definition:
    case Element::Example:
    case Element::Count: takeText(element, line); break;
    default: break;
    }
}

void LexiconReader::text(std::string_view piece, std::size_t line)
{
    const Element element = m_open.back();
    if (element != Element::Definition && element != Element::Example && element != Element::Count) {
        return;
    }
    if (m_text.size() + piece.size() > m_options.maximumText) {
        throw Error(CROSSGLOSS_TEXT("The text is longer than the %1 bytes allowed"),
                    {std::to_string(m_options.maximumText)})
            .at(m_path.string(), line);
    }
    m_text += piece;
}

bool LexiconReader::startLexicon(bool extension, const XmlAttributes& attributes, std::size_t line)
{
    const std::string id(attributes.value("id"));
    if (id.empty()) {
        issue(line, CROSSGLOSS_TEXT("the lexicon has no id"));
    }
    const bool wanted = m_options.lexicon.empty() ? !extension : id == m_options.lexicon;
    if (m_chosen || !wanted) {
        ++m_otherLexicons;
        if (m_lexicons.size() < listedIds) {
            m_lexicons.push_back(id);
        }
        return false;
    }
    m_chosen = true;
    m_lexiconLine = line;
    m_prefix = id + '-';
    m_local = attributes.value("note") == localIdsNote;
    m_offsets = usesPrincetonOffsets(id, attributes.value("version"));
    m_wordnet.name = withoutLayout(attributes.value("label"));
    if (m_wordnet.name.empty()) {
        m_wordnet.name = id.empty() ? m_path.stem().string() : id;
    }
    const std::string language = canonicalLanguage(attributes.value("language"));
    m_wordnet.language = language == "und" ? std::string() : language;
    m_wordnet.licence = withoutLayout(attributes.value("license"));
    return true;
}

bool LexiconReader::startEntry(const XmlAttributes& attributes, std::size_t line)
{
    const std::string_view id = attributes.value("id");
    m_entryHasLemma = false;
    m_lemma.clear();
    m_entry = hashOf(id);
    if (id.empty()) {
        note(line, CROSSGLOSS_TEXT("the entry has no id"));
    } else if (!m_ids.insert(m_entry).second) {
        note(line, formatMessage(CROSSGLOSS_TEXT("the id %1 stands in the file already"), {std::string(id)}));
    }
    return true;
}

bool LexiconReader::startLemma(const XmlAttributes& attributes, std::size_t line)
{
    if (m_entryHasLemma) {
        issue(line, CROSSGLOSS_TEXT("the entry has a second lemma"));
        return false;
    }
    m_entryHasLemma = true;
    m_lemma = withoutLayout(attributes.value("writtenForm"));
    if (m_lemma.empty()) {
        issue(line, CROSSGLOSS_TEXT("the lemma has no written form"));
    }
    m_pos = partOfSpeechFromLetter(attributes.value("partOfSpeech"));
    return true;
}

bool LexiconReader::startSense(const XmlAttributes& attributes, std::size_t line)
{
    const std::string_view id = attributes.value("id");
    const std::string_view synset = attributes.value("synset");
    if (m_lemma.empty()) {
        if (!m_entryHasLemma) {
            issue(line, CROSSGLOSS_TEXT("the sense stands before its lemma"));
        }
        return false;
    }
    if (synset.empty()) {
        issue(line, CROSSGLOSS_TEXT("the sense names no synset"));
        return false;
    }
    const std::uint64_t hash = hashOf(id);
    if (id.empty()) {
        note(line, CROSSGLOSS_TEXT("the sense has no id"));
    } else if (!m_ids.insert(hash).second) {
        issue(line, formatMessage(CROSSGLOSS_TEXT("the id %1 stands in the file already"), {std::string(id)}));
        return false;
    }
    m_row = rowOf(synset, line);
    Place& place = m_places[m_row];
    std::vector<std::string>& lemmas = m_wordnet.synsets[m_row].lemmas;
    const auto same = std::find(lemmas.begin(), lemmas.end(), m_lemma);
    m_lemmaIndex = static_cast<std::size_t>(same - lemmas.begin());
    if (same == lemmas.end()) {
        if (lemmas.size() == maximumPerSynset) {
            issue(line, formatMessage(CROSSGLOSS_TEXT("the synset has more than %1 words"),
                                      {std::to_string(maximumPerSynset)}));
            return false;
        }
        if (lemmas.empty()) {
            place.pos = m_pos;
        }
        lemmas.push_back(m_lemma);
    }
    m_senses.push_back({hash, m_entry, static_cast<Row>(m_lemmaIndex), place.lastSense});
    place.lastSense = static_cast<Row>(m_senses.size() - 1);
    return true;
}

bool LexiconReader::startSynset(const XmlAttributes& attributes, std::size_t line)
{
    const std::string_view id = attributes.value("id");
    if (localId(id).empty()) {
        issue(line, CROSSGLOSS_TEXT("the synset has no id"));
        return false;
    }
    m_row = rowOf(id, line);
    Place& place = m_places[m_row];
    if (place.line != 0) {
        issue(line, formatMessage(CROSSGLOSS_TEXT("the synset %1 stands on line %2 already"),
                                  {std::string(id), std::to_string(place.line)}));
        return false;
    }
    place.line = line;
    Synset& synset = m_wordnet.synsets[m_row];
    const std::string_view ili = attributes.value("ili");
    synset.ili = ili == "in" ? std::string() : withoutLayout(ili);
    constexpr std::string_view letters = "nvarstcpxu";
    const std::string_view letter = attributes.value("partOfSpeech");
    if (letter.empty()) {
        synset.pos = place.pos;
    } else if (letter.size() == 1 && letters.find(letter.front()) != std::string_view::npos) {
        synset.pos = partOfSpeechFromLetter(letter);
    } else {
        synset.pos = place.pos;
        note(line, formatMessage(CROSSGLOSS_TEXT("the part of speech %1 is not known"), {std::string(letter)}));
    }
    orderMembers(m_row, attributes.value("members"));
    return true;
}

bool LexiconReader::startText(const XmlAttributes& attributes)
{
    const std::string_view language = attributes.value("language");
    if (language.empty() || canonicalLanguage(language) == m_wordnet.language) {
        return true;
    }
    ++m_otherLanguages;
    return false;
}

bool LexiconReader::startRelation(const XmlAttributes& attributes, std::size_t line)
{
    const std::string_view type = attributes.value("relType");
    const std::string_view target = attributes.value("target");
    if (type.empty() || localId(target).empty()) {
        issue(line, CROSSGLOSS_TEXT("the relation lacks its type or its target"));
    } else if (type == "hypernym" || type == "instance_hypernym") {
        const Row row = rowOf(target, line);
        if (row == m_row) {
            note(line, CROSSGLOSS_TEXT("the synset is its own hypernym"));
        } else {
            m_hypernyms.push_back({m_row, row, line});
        }
    }
    return false; // nothing of use is in it
}

std::string LexiconReader::localId(std::string_view id) const
{
    if (!id.starts_with(m_prefix) || !(m_offsets || m_local)) {
        return std::string(id);
    }
    const std::string_view rest = id.substr(m_prefix.size());
    if (m_local) {
        return decodeName(rest);
    }
    std::string local(rest);
    if (local.ends_with("-s")) {
        local.back() = 'a';
    }
    return isOffsetId(local) ? local : std::string(id);
}

Row LexiconReader::rowOf(std::string_view id, std::size_t line)
{
    std::string local = localId(id);
    const auto [place, isNew] = m_rows.try_emplace(local, static_cast<Row>(m_wordnet.synsets.size()));
    if (isNew) {
        Synset synset;
        synset.id = std::move(local);
        m_wordnet.synsets.push_back(std::move(synset));
        m_places.push_back({});
        m_places.back().firstLine = line;
    }
    return place->second;
}

/// @param members ids of senses or, as many files have it, of entries.
void LexiconReader::orderMembers(Row row, std::string_view members)
{
    Synset& synset = m_wordnet.synsets[row];
    if (synset.lemmas.size() < 2 || members.empty()) {
        return;
    }
    std::unordered_map<std::uint64_t, std::size_t> ranks;
    for (std::size_t place = 0; place < members.size();) {
        const std::size_t end = std::min(members.size(), members.find(' ', place));
        if (end > place) {
            ranks.emplace(hashOf(members.substr(place, end - place)), ranks.size());
        }
        place = end + 1;
    }
    std::vector<std::size_t> rankOf(synset.lemmas.size(), members.size());
    for (Row mark = m_places[row].lastSense; mark != nowhere; mark = m_senses[mark].previous) {
        for (const std::uint64_t hash : {m_senses[mark].sense, m_senses[mark].entry}) {
            const auto rank = ranks.find(hash);
            if (rank != ranks.end()) {
                rankOf[m_senses[mark].lemma] = std::min(rankOf[m_senses[mark].lemma], rank->second);
            }
        }
    }
    std::vector<std::size_t> order(synset.lemmas.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        order[i] = i;
    }
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return rankOf[a] < rankOf[b]; });
    std::vector<std::string> lemmas;
    std::vector<std::uint16_t> counts;
    for (const std::size_t from : order) {
        lemmas.push_back(std::move(synset.lemmas[from]));
        if (!synset.tagCounts.empty()) {
            counts.push_back(from < synset.tagCounts.size() ? synset.tagCounts[from] : std::uint16_t{0});
        }
    }
    synset.lemmas = std::move(lemmas);
    synset.tagCounts = std::move(counts);
}

void LexiconReader::takeText(Element element, std::size_t line)
{
    std::string text = withoutLayout(m_text);
    m_text.clear();
    if (element == Element::Count) {
        takeCount(text, line);
        return;
    }
    if (text.empty()) {
        issue(line, CROSSGLOSS_TEXT("the text is empty"));
        return;
    }
    Synset& synset = m_wordnet.synsets[m_row];
    std::vector<std::string>& texts = element == Element::Definition ? synset.definitions : synset.examples;
    if (texts.size() == maximumPerSynset) {
        issue(line, formatMessage(CROSSGLOSS_TEXT("the synset has more than %1 definitions or examples"),
                                  {std::to_string(maximumPerSynset)}));
    } else if (std::find(texts.begin(), texts.end(), text) == texts.end()) {
        texts.push_back(std::move(text));
    }
}

void LexiconReader::takeCount(const std::string& text, std::size_t line)
{
    constexpr std::uint64_t largest = std::numeric_limits<std::uint16_t>::max();
    std::uint64_t count = 0;
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), count);
    if (failure == std::errc::result_out_of_range) {
        count = largest;
    } else if (failure != std::errc() || end != text.data() + text.size()) {
        issue(line, CROSSGLOSS_TEXT("the count is no number"));
        return;
    }
    std::vector<std::uint16_t>& counts = m_wordnet.synsets[m_row].tagCounts;
    counts.resize(std::max(counts.size(), m_lemmaIndex + 1));
    counts[m_lemmaIndex] = static_cast<std::uint16_t>(std::min(largest, counts[m_lemmaIndex] + std::min(largest, count)));
    m_anyCount = true;
}

void LexiconReader::linkHypernyms()
{
    for (const Hypernym& hypernym : m_hypernyms) {
        if (m_places[hypernym.target].line == 0) {
            note(hypernym.line, formatMessage(CROSSGLOSS_TEXT("the hypernym %1 does not exist"),
                                              {m_wordnet.synsets[hypernym.target].id}));
            continue;
        }
        const std::string& id = m_wordnet.synsets[hypernym.target].id;
        std::vector<std::string>& hypernyms = m_wordnet.synsets[hypernym.synset].hypernyms;
        if (hypernyms.size() == maximumPerSynset) {
            issue(hypernym.line, formatMessage(CROSSGLOSS_TEXT("the synset has more than %1 hypernyms"),
                                               {std::to_string(maximumPerSynset)}));
        } else if (std::find(hypernyms.begin(), hypernyms.end(), id) == hypernyms.end()) {
            hypernyms.push_back(id);
        }
    }
}

/// Senses and relations may name synsets that the lexicon does not have.
void LexiconReader::dropUndefined()
{
    std::size_t kept = 0;
    for (std::size_t row = 0; row < m_places.size(); ++row) {
        Synset& synset = m_wordnet.synsets[row];
        if (m_places[row].line != 0) {
            if (kept != row) {
                m_wordnet.synsets[kept] = std::move(synset);
            }
            ++kept;
        } else if (!synset.lemmas.empty()) {
            issue(m_places[row].firstLine,
                  formatMessage(CROSSGLOSS_TEXT("the lexicon does not have the synset %1 that the sense names"), {synset.id}));
        }
    }
    m_wordnet.synsets.erase(m_wordnet.synsets.begin() + static_cast<std::ptrdiff_t>(kept), m_wordnet.synsets.end());
}

std::string listed(const std::vector<std::string>& ids, std::size_t all)
{
    std::string text;
    for (const std::string& id : ids) {
        text += (text.empty() ? "" : ", ") + id;
    }
    return all > ids.size() ? text + ", …" : text;
}

Wordnet LexiconReader::finish()
{
    if (!m_chosen) {
        Error error = m_options.lexicon.empty() || m_lexicons.empty()
                          ? Error(CROSSGLOSS_TEXT("The file holds no lexicon"))
                          : Error(CROSSGLOSS_TEXT("The file holds no lexicon %1; it has: %2"),
                                  {m_options.lexicon, listed(m_lexicons, m_otherLexicons)});
        throw error.at(m_path.string());
    }
    m_senses = {};
    m_ids = {};
    m_rows = {};
    linkHypernyms();
    dropUndefined();
    if (m_wordnet.synsets.empty()) {
        fail(m_lexiconLine, CROSSGLOSS_TEXT("The lexicon holds no synset"));
    }
    if (m_otherLexicons > 0) {
        note(m_lexiconLine, formatMessage(CROSSGLOSS_TEXT("%1 is read; the file holds other lexicons too: %2"),
                                          {m_prefix.substr(0, m_prefix.size() - 1), listed(m_lexicons, m_otherLexicons)}));
    }
    if (m_otherLanguages > 0) {
        note(m_lexiconLine,
             formatMessage(CROSSGLOSS_TEXT("%1 definitions and examples in other languages are left out"),
                           {std::to_string(m_otherLanguages)}));
    }
    if (m_anyCount) {
        for (Synset& synset : m_wordnet.synsets) {
            synset.tagCounts.resize(synset.lemmas.size());
        }
    }
    std::sort(m_wordnet.synsets.begin(), m_wordnet.synsets.end(),
              [](const Synset& a, const Synset& b) { return a.id < b.id; });
    m_report.read += m_wordnet.synsets.size();
    return std::move(m_wordnet);
}

} // namespace

Wordnet readWnLmf(const std::filesystem::path& path, Progress& progress, ReadReport& report,
                  const WnLmfReadOptions& options)
{
    std::error_code failure;
    const std::uintmax_t size = std::filesystem::file_size(path, failure);
    progress.stage(CROSSGLOSS_TEXT("Reading a wordnet"), failure ? 0 : size);
    LexiconReader reader(path, options, report);
    streamXml(path, {.maximumBytes = options.maximumBytes, .maximumAttribute = options.maximumText}, reader, progress);
    return reader.finish();
}

bool isWnLmf(const std::filesystem::path& path)
{
    return hasXmlRoot(path, "LexicalResource");
}

} // namespace crossgloss
