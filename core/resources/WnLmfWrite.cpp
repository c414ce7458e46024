#include "base/Error.h"
#include "resources/CompressedOutput.h"
#include "resources/WnLmf.h"
#include "resources/WnLmfText.h"
#include "resources/XmlWriter.h"

#include <algorithm>
#include <tuple>
#include <unordered_map>
#include <unordered_set>

namespace crossgloss {

namespace {

/// The format wants these lines just so; some programs compare them as they are.
constexpr const char* preamble =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    "<!DOCTYPE LexicalResource SYSTEM \"http://globalwordnet.github.io/schemas/WN-LMF-1.1.dtd\">\n";
constexpr const char* dublinCore = "https://globalwordnet.github.io/schemas/dc/";

/// "Tiny wordnet for tests" → "Tiny-wordnet-for-tests": an XML name that needs no escapes.
std::string nameLike(std::string_view text)
{
    std::string name;
    for (const char c : text) {
        const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        const bool later = (c >= '0' && c <= '9') || c == '.' || c == '-';
        if (letter || (later && !name.empty())) {
            name.push_back(c);
        } else if (!name.empty() && name.back() != '-') {
            name.push_back('-');
        }
    }
    while (name.ends_with('-')) {
        name.pop_back();
    }
    return name.empty() ? "wordnet" : name;
}

/// A lemma of a synset on its way into an entry.
struct Word {
    std::string lemma;
    char pos = 'u';
    std::uint16_t count = 0;
    std::size_t synset = 0;
    std::size_t place = 0;             ///< among its synset's members
};

struct Relation {
    const char* type;
    std::string target;                ///< id in the file
};

/// A concept of the other wordnet that no word here expresses.
struct LinkedConcept {
    std::string id;                    ///< in the file
    const SynsetLink* link = nullptr;
};

class LexiconWriter {
public:
    LexiconWriter(const Wordnet& wordnet, const WnLmfOptions& options, const std::filesystem::path& path)
        : m_wordnet(wordnet), m_options(options), m_path(path)
    {
    }

    void prepare();
    WnLmfWritten write(Progress& progress);

private:
    [[noreturn]] void fail(std::string message, std::vector<std::string> arguments = {}) const
    {
        throw Error(std::move(message), std::move(arguments)).at(m_path.string());
    }

    void nameSynsets();
    void gatherWords();
    void placeLinks();
    std::string conceptFor(const SynsetLink& link);
    void nameEntries();
    void writeLexicon(XmlWriter& xml, Progress& progress);
    void writeEntries(XmlWriter& xml, Progress& progress);
    void writeSynset(XmlWriter& xml, std::size_t row);
    void writeTexts(XmlWriter& xml, const char* element, const std::vector<std::string>& texts);
    void writeConcept(XmlWriter& xml, const LinkedConcept& linked) const;

    const Wordnet& m_wordnet;
    const WnLmfOptions& m_options;
    const std::filesystem::path& m_path;

    std::string m_id;                  ///< of the lexicon
    bool m_local = false;              ///< the wordnet's ids do not begin with it
    std::vector<std::string> m_ids;    ///< of the synsets, in the file
    std::vector<std::string> m_ilis;
    std::unordered_map<std::string_view, std::size_t> m_rows;          ///< by ids of the wordnet
    std::unordered_set<std::string> m_taken;                           ///< ids in the file
    std::unordered_map<std::string, std::string> m_idByIli;            ///< → id in the file
    std::unordered_map<std::string_view, std::string> m_concepts;      ///< id in the other wordnet → id in the file
    std::vector<LinkedConcept> m_linked;
    std::unordered_map<std::size_t, std::vector<Relation>> m_relations;///< of links, by synset
    std::vector<Word> m_words;                                         ///< by lemma, then part of speech
    std::vector<std::vector<std::string>> m_members;                   ///< ids of senses, by synset
    std::string m_entryPrefix;
    WnLmfWritten m_written;
};

void LexiconWriter::nameSynsets()
{
    const std::string& known = m_wordnet.header.id;
    m_id = m_options.id.empty() && !known.empty() && encodeName(known) == known
               ? known
               : nameLike(m_options.id.empty() ? m_wordnet.name : m_options.id);
    const std::string prefix = m_id + '-';
    const auto isWhole = [&](const Synset& synset) {
        return synset.id.starts_with(prefix) && encodeName(synset.id) == synset.id;
    };
    // Ids that were read from a published lexicon bear its name already.
    m_local = !std::all_of(m_wordnet.synsets.begin(), m_wordnet.synsets.end(), isWhole);
    for (const Synset& synset : m_wordnet.synsets) {
        if (synset.id.empty()) {
            fail(CROSSGLOSS_TEXT("A synset has no id"));
        }
        std::string id = m_local ? prefix + encodeName(synset.id) : synset.id;
        if (!m_taken.insert(id).second) {
            fail(CROSSGLOSS_TEXT("Two synsets have the id %1"), {synset.id});
        }
        m_rows.emplace(synset.id, m_ids.size());
        m_ilis.push_back(cleanForXml(synset.ili));
        if (!m_ilis.back().empty()) {
            m_idByIli.emplace(m_ilis.back(), id);
        }
        m_ids.push_back(std::move(id));
    }
}

void LexiconWriter::gatherWords()
{
    m_members.resize(m_wordnet.synsets.size());
    for (std::size_t row = 0; row < m_wordnet.synsets.size(); ++row) {
        const Synset& synset = m_wordnet.synsets[row];
        const std::size_t first = m_words.size();
        for (std::size_t i = 0; i < synset.lemmas.size(); ++i) {
            Word word;
            word.lemma = cleanForXml(synset.lemmas[i]);
            word.pos = partOfSpeechLetter(synset.pos);
            word.count = i < synset.tagCounts.size() ? synset.tagCounts[i] : std::uint16_t{0};
            word.synset = row;
            word.place = m_words.size() - first;
            const bool repeated = std::any_of(m_words.begin() + static_cast<std::ptrdiff_t>(first), m_words.end(),
                                              [&](const Word& other) { return other.lemma == word.lemma; });
            if (word.lemma.empty() || repeated) {
                ++m_written.leftOut;
            } else {
                m_words.push_back(std::move(word));
            }
        }
        m_members[row].resize(m_words.size() - first);
    }
    if (m_words.empty()) {
        throw Error(CROSSGLOSS_TEXT("The wordnet has no lemma, and WN-LMF knows none without"))
            .at(m_path.string())
            .advise(CROSSGLOSS_TEXT("Write it as an OMW tab file"));
    }
}

/// The synset that stands for a link's target in the file.
std::string LexiconWriter::conceptFor(const SynsetLink& link)
{
    const std::string ili = cleanForXml(link.targetIli);
    if (const auto known = m_idByIli.find(ili); !ili.empty() && known != m_idByIli.end()) {
        return known->second;
    }
    if (const auto known = m_concepts.find(link.target); known != m_concepts.end()) {
        return known->second;
    }
    std::string id = m_id + '-' + nameLike(m_options.linkedName) + '.' + encodeName(link.target);
    while (!m_taken.insert(id).second) {
        id += '.';
    }
    m_concepts.emplace(link.target, id);
    if (!ili.empty()) {
        m_idByIli.emplace(ili, id);
    }
    m_linked.push_back({id, &link});
    return id;
}

void LexiconWriter::placeLinks()
{
    // Exact links give ILIs first, so that the other links find the synsets that got them.
    std::vector<const SynsetLink*> others;
    for (const SynsetLink& link : m_options.links) {
        const auto row = m_rows.find(link.synset);
        if (row == m_rows.end()) {
            fail(CROSSGLOSS_TEXT("The wordnet has no synset %1 that a link could begin at"), {link.synset});
        }
        const std::string ili = cleanForXml(link.targetIli);
        const bool exact = link.relation == SynsetLink::Relation::Exact && !ili.empty();
        if (exact && m_ilis[row->second] == ili) {
            continue;
        }
        if (exact && m_ilis[row->second].empty() && m_idByIli.emplace(ili, m_ids[row->second]).second) {
            m_ilis[row->second] = ili;
        } else {
            others.push_back(&link);
        }
    }
    for (const SynsetLink* link : others) {
        const std::size_t row = m_rows.find(link->synset)->second;
        Relation relation{"similar", conceptFor(*link)};
        switch (link->relation) {
        case SynsetLink::Relation::Exact: relation.type = "eq_synonym"; break;
        case SynsetLink::Relation::Broader: relation.type = "hyponym"; break;
        case SynsetLink::Relation::Narrower: relation.type = "hypernym"; break;
        case SynsetLink::Relation::Related: break;
        }
        if (relation.target != m_ids[row]) {
            m_relations[row].push_back(std::move(relation));
        }
    }
}

void LexiconWriter::nameEntries()
{
    // Entries, senses and synsets share one space of names.
    std::string mark = "w";
    const auto isTaken = [&] {
        return std::any_of(m_taken.begin(), m_taken.end(), [&](const std::string& id) {
            return std::string_view(id).substr(m_id.size() + 1).starts_with(mark);
        });
    };
    while (isTaken()) {
        mark += 'w';
    }
    m_entryPrefix = m_id + '-' + mark;
    std::sort(m_words.begin(), m_words.end(), [](const Word& a, const Word& b) {
        return std::tie(a.lemma, a.pos, b.count, a.synset) < std::tie(b.lemma, b.pos, a.count, b.synset);
    });
}

void LexiconWriter::prepare()
{
    nameSynsets();
    gatherWords();
    placeLinks();
    nameEntries();
}

void LexiconWriter::writeEntries(XmlWriter& xml, Progress& progress)
{
    for (std::size_t first = 0; first < m_words.size();) {
        std::size_t last = first;
        while (last < m_words.size() && m_words[last].lemma == m_words[first].lemma
               && m_words[last].pos == m_words[first].pos) {
            ++last;
        }
        if (m_written.entries % 1024 == 0) {
            progress.throwIfCancelled();
            progress.advance(first);
        }
        const std::string entry = m_entryPrefix + std::to_string(++m_written.entries);
        xml.start("LexicalEntry");
        xml.attribute("id", entry);
        xml.start("Lemma");
        xml.attribute("writtenForm", m_words[first].lemma);
        xml.attribute("partOfSpeech", std::string(1, m_words[first].pos));
        xml.end();
        for (std::size_t i = first; i < last; ++i) {
            const Word& word = m_words[i];
            const std::string sense = entry + '-' + std::to_string(i - first + 1);
            xml.start("Sense");
            xml.attribute("id", sense);
            xml.attribute("synset", m_ids[word.synset]);
            if (word.count > 0) {
                xml.element("Count", std::to_string(word.count));
            }
            xml.end();
            ++m_written.senses;
            m_members[word.synset][word.place] = sense;
        }
        xml.end();
        first = last;
    }
}

void LexiconWriter::writeTexts(XmlWriter& xml, const char* element, const std::vector<std::string>& texts)
{
    std::vector<std::string> written;
    for (const std::string& text : texts) {
        std::string clean = cleanForXml(text);
        if (clean.empty() || std::find(written.begin(), written.end(), clean) != written.end()) {
            ++m_written.leftOut;
            continue;
        }
        xml.element(element, clean);
        written.push_back(std::move(clean));
    }
}

void LexiconWriter::writeSynset(XmlWriter& xml, std::size_t row)
{
    const Synset& synset = m_wordnet.synsets[row];
    xml.start("Synset");
    xml.attribute("id", m_ids[row]);
    xml.attribute("ili", m_ilis[row]);
    xml.attribute("partOfSpeech", std::string(1, partOfSpeechLetter(synset.pos)));
    std::string members;
    for (const std::string& sense : m_members[row]) {
        if (!members.empty()) {
            members += ' ';
        }
        members += sense;
    }
    if (members.empty()) {
        xml.attribute("lexicalized", "false");
    } else {
        xml.attribute("members", members);
    }
    writeTexts(xml, "Definition", synset.definitions);
    std::vector<Relation> relations;
    for (const std::string& hypernym : synset.hypernyms) {
        const auto target = m_rows.find(hypernym);
        if (target == m_rows.end() || target->second == row) {
            ++m_written.leftOut;
        } else {
            relations.push_back({"hypernym", m_ids[target->second]});
        }
    }
    if (const auto links = m_relations.find(row); links != m_relations.end()) {
        relations.insert(relations.end(), links->second.begin(), links->second.end());
    }
    for (const Relation& relation : relations) {
        xml.start("SynsetRelation");
        xml.attribute("relType", relation.type);
        xml.attribute("target", relation.target);
        xml.end();
    }
    writeTexts(xml, "Example", synset.examples);
    xml.end();
    ++m_written.synsets;
}

void LexiconWriter::writeConcept(XmlWriter& xml, const LinkedConcept& linked) const
{
    xml.start("Synset");
    xml.attribute("id", linked.id);
    xml.attribute("ili", cleanForXml(linked.link->targetIli));
    const std::size_t row = m_rows.find(linked.link->synset)->second;
    xml.attribute("partOfSpeech", std::string(1, partOfSpeechLetter(m_wordnet.synsets[row].pos)));
    xml.attribute("lexicalized", "false");
    xml.attributeUnlessEmpty("dc:source", cleanForXml(m_options.linkedName));
    xml.attribute("dc:identifier", cleanForXml(linked.link->target));
    if (const std::string gloss = cleanForXml(linked.link->targetGloss); !gloss.empty()) {
        xml.start("Definition");
        xml.attributeUnlessEmpty("language", cleanForXml(m_options.linkedLanguage));
        xml.text(gloss);
        xml.end();
    }
    xml.end();
}

void LexiconWriter::writeLexicon(XmlWriter& xml, Progress& progress)
{
    const std::string label = cleanForXml(m_wordnet.name);
    const std::string language = cleanForXml(m_wordnet.languageCode());
    const WordnetHeader& header = m_wordnet.header;
    const auto said = [](const std::string& here, const std::string& there) {
        return cleanForXml(here.empty() ? there : here);
    };
    const std::string version = said(m_options.version, header.version);
    xml.start("Lexicon");
    xml.attribute("id", m_id);
    xml.attribute("label", label.empty() ? m_id : label);
    xml.attribute("language", language.empty() ? "und" : language);
    xml.attribute("email", said(m_options.email, header.email));
    xml.attribute("license", cleanForXml(m_wordnet.licence));
    xml.attribute("version", version.empty() ? "1.0" : version);
    xml.attributeUnlessEmpty("url", said(m_options.url, header.url));
    xml.attributeUnlessEmpty("citation", said(m_options.citation, header.citation));
    if (m_local) {
        xml.attribute("note", std::string(localIdsNote));
    }
    writeEntries(xml, progress);
    for (std::size_t row = 0; row < m_wordnet.synsets.size(); ++row) {
        if (row % 1024 == 0) {
            progress.throwIfCancelled();
            progress.advance(m_words.size() + row);
        }
        writeSynset(xml, row);
    }
    for (const LinkedConcept& linked : m_linked) {
        writeConcept(xml, linked);
    }
    xml.end();
}

WnLmfWritten LexiconWriter::write(Progress& progress)
{
    progress.stage(CROSSGLOSS_TEXT("Writing a wordnet"), m_words.size() + m_wordnet.synsets.size());
    CompressedOutput file(m_path);
    {
        XmlWriter xml(file);
        xml.raw(preamble);
        xml.start("LexicalResource");
        xml.attribute("xmlns:dc", dublinCore);
        writeLexicon(xml, progress);
        xml.end();
        xml.finish();
    }
    file.commit();
    progress.advance(m_words.size() + m_wordnet.synsets.size());
    m_written.linkedConcepts = m_linked.size();
    return m_written;
}

} // namespace

WnLmfWritten writeWnLmf(const Wordnet& wordnet, const WnLmfOptions& options, const std::filesystem::path& path,
                        Progress& progress)
{
    LexiconWriter writer(wordnet, options, path);
    writer.prepare();
    return writer.write(progress);
}

} // namespace crossgloss
