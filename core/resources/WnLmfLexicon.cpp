#include "resources/WnLmfLexicon.h"

#include "base/Error.h"
#include "resources/ReadIssues.h"
#include "resources/WnLmfText.h"

#include <algorithm>

namespace crossgloss {

namespace {

/// Ids stand for 64 bits: of a million two share them with a chance of 3 · 10^-8, and one is then told to occur twice.
std::uint64_t hashOf(std::string_view id)
{
    return std::hash<std::string_view>()(id);
}

/// omw-en15 … omw-en31 are other releases of Princeton's; every other omw-… lexicon uses offsets of 3.0.
bool usesPrincetonOffsets(std::string_view lexicon, std::string_view version)
{
    constexpr std::string_view english = "omw-en";
    if (lexicon == "omw-en30" || (lexicon == "pwn" && version == "3.0")) {
        return true;
    }
    const bool release = lexicon.size() > english.size() && lexicon.starts_with(english)
                         && lexicon[english.size()] >= '0' && lexicon[english.size()] <= '9';
    return lexicon.starts_with("omw-") && !release;
}

} // namespace

void LexiconBuilder::begin(std::string_view lexicon, std::string_view version, bool local)
{
    m_prefix = std::string(lexicon) + '-';
    m_local = local;
    m_offsets = usesPrincetonOffsets(lexicon, version);
}

std::string LexiconBuilder::localId(std::string_view id) const
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

LexiconBuilder::Row LexiconBuilder::rowOf(std::string_view id, std::size_t line)
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

bool LexiconBuilder::addId(std::string_view id)
{
    return m_ids.insert(hashOf(id)).second;
}

std::optional<std::size_t> LexiconBuilder::addSense(Row row, std::string_view sense, std::string_view entry,
                                                    const std::string& lemma, PartOfSpeech pos, std::size_t line)
{
    Place& place = m_places[row];
    std::vector<std::string>& lemmas = m_wordnet.synsets[row].lemmas;
    const auto same = std::find(lemmas.begin(), lemmas.end(), lemma);
    const std::size_t position = static_cast<std::size_t>(same - lemmas.begin());
    if (same == lemmas.end()) {
        if (lemmas.size() == maximumPerSynset) {
            addIssue(m_report, m_path, line, formatMessage(CROSSGLOSS_TEXT("the synset has more than %1 words"),
                                                           {std::to_string(maximumPerSynset)}));
            return std::nullopt;
        }
        if (lemmas.empty()) {
            place.pos = pos;
        }
        lemmas.push_back(lemma);
    }
    m_senses.push_back({hashOf(sense), hashOf(entry), static_cast<Row>(position), place.lastSense});
    place.lastSense = static_cast<Row>(m_senses.size() - 1);
    return position;
}

void LexiconBuilder::addCount(Row row, std::size_t position, std::uint16_t count)
{
    constexpr std::uint32_t largest = std::numeric_limits<std::uint16_t>::max();
    std::vector<std::uint16_t>& counts = m_wordnet.synsets[row].tagCounts;
    counts.resize(std::max(counts.size(), position + 1));
    counts[position] = static_cast<std::uint16_t>(std::min(largest, std::uint32_t{counts[position]} + count));
    m_anyCount = true;
}

std::size_t LexiconBuilder::define(Row row, std::size_t line)
{
    const std::size_t before = m_places[row].line;
    if (before == 0) {
        m_places[row].line = line;
    }
    return before;
}

void LexiconBuilder::orderMembers(Row row, std::string_view members)
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

void LexiconBuilder::addText(Row row, bool definition, std::string text, std::size_t line)
{
    Synset& synset = m_wordnet.synsets[row];
    std::vector<std::string>& texts = definition ? synset.definitions : synset.examples;
    if (texts.size() == maximumPerSynset) {
        addIssue(m_report, m_path, line,
                 formatMessage(CROSSGLOSS_TEXT("the synset has more than %1 definitions or examples"),
                               {std::to_string(maximumPerSynset)}));
    } else if (std::find(texts.begin(), texts.end(), text) == texts.end()) {
        texts.push_back(std::move(text));
    }
}

void LexiconBuilder::addHypernym(Row row, std::string_view target, std::size_t line)
{
    const Row targetRow = rowOf(target, line);
    if (targetRow == row) {
        addNote(m_report, m_path, line, CROSSGLOSS_TEXT("the synset is its own hypernym"));
    } else {
        m_hypernyms.push_back({row, targetRow, line});
    }
}

void LexiconBuilder::linkHypernyms()
{
    for (const Hypernym& hypernym : m_hypernyms) {
        if (m_places[hypernym.target].line == 0) {
            addNote(m_report, m_path, hypernym.line, formatMessage(CROSSGLOSS_TEXT("the hypernym %1 does not exist"),
                                              {m_wordnet.synsets[hypernym.target].id}));
            continue;
        }
        const std::string& id = m_wordnet.synsets[hypernym.target].id;
        std::vector<std::string>& hypernyms = m_wordnet.synsets[hypernym.synset].hypernyms;
        if (hypernyms.size() == maximumPerSynset) {
            addIssue(m_report, m_path, hypernym.line,
                     formatMessage(CROSSGLOSS_TEXT("the synset has more than %1 hypernyms"),
                                   {std::to_string(maximumPerSynset)}));
        } else if (std::find(hypernyms.begin(), hypernyms.end(), id) == hypernyms.end()) {
            hypernyms.push_back(id);
        }
    }
}

/// Senses and relations may name synsets that the lexicon does not have.
void LexiconBuilder::dropUndefined()
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
            addIssue(m_report, m_path, m_places[row].firstLine,
                     formatMessage(CROSSGLOSS_TEXT("the lexicon does not have the synset %1 that the sense names"),
                                   {synset.id}));
        }
    }
    m_wordnet.synsets.erase(m_wordnet.synsets.begin() + static_cast<std::ptrdiff_t>(kept), m_wordnet.synsets.end());
}

Wordnet LexiconBuilder::finish()
{
    m_senses = {};
    m_ids = {};
    m_rows = {};
    linkHypernyms();
    dropUndefined();
    if (m_anyCount) {
        for (Synset& synset : m_wordnet.synsets) {
            synset.tagCounts.resize(synset.lemmas.size());
        }
    }
    std::sort(m_wordnet.synsets.begin(), m_wordnet.synsets.end(),
              [](const Synset& a, const Synset& b) { return a.id < b.id; });
    return std::move(m_wordnet);
}

} // namespace crossgloss
