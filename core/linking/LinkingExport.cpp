#include "linking/LinkingExport.h"

#include "base/AtomicFile.h"
#include "base/Error.h"
#include "linking/DecisionMerge.h"
#include "linking/DecisionTable.h"
#include "linking/LinkingStore.h"
#include "resources/WnLmf.h"
#include "resources/Wordnet.h"
#include "store/UserDatabase.h"

#include <algorithm>
#include <array>

namespace crossgloss {

namespace {

std::string joined(const std::vector<std::string>& parts)
{
    std::string text;
    for (const std::string& part : parts) {
        text += (text.empty() ? "" : ", ") + part;
    }
    return text;
}

/// Writes the standing decisions of reviewers, source by source.
class TableWriter
{
public:
    TableWriter(const Linking& linking, std::ostream& out) : m_linking(linking), m_out(out)
    {
        m_out << "source\ttarget\tverdict\trelation\tnote\treviewer\tat\tscore\tsource_lemmas\tsource_gloss\ttarget_"
                 "lemmas\t"
                 "target_gloss\n";
    }

    void write(const std::string& reviewer, std::int32_t source, const SourceState& state, const std::string& at)
    {
        for (const std::int32_t target : state.rejected) {
            line(reviewer, source, target, "rejected", {}, {}, at);
        }
        if (state.verdict != Verdict::Open || !state.note.empty()) {
            const bool linked = state.verdict == Verdict::Accepted;
            line(reviewer, source, state.target, nameOf(state.verdict), linked ? nameOf(state.relation) : "",
                 state.note, at);
        }
    }

    std::size_t lines() const { return m_lines; }

private:
    void line(const std::string& reviewer, std::int32_t source, std::int32_t target, std::string_view verdict,
              std::string_view relation, const std::string& note, const std::string& at)
    {
        const LinkingGloss& from = m_linking.source.glosses[static_cast<std::size_t>(source)];
        const LinkingGloss* to = target < 0 ? nullptr : &m_linking.target.glosses[static_cast<std::size_t>(target)];
        m_out << decisionCell(from.synset) << '\t' << (to ? decisionCell(to->synset) : "") << '\t' << verdict << '\t'
              << relation << '\t' << decisionCell(note) << '\t' << decisionCell(reviewer) << '\t' << at << '\t';
        if (to) {
            if (const auto score = m_linking.candidates.scoreOf(static_cast<std::size_t>(source), target)) {
                m_out << *score;
            }
        }
        m_out << '\t' << decisionCell(joined(from.lemmas)) << '\t' << decisionCell(from.text) << '\t'
              << (to ? decisionCell(joined(to->lemmas)) : "") << '\t' << (to ? decisionCell(to->text) : "") << '\n';
        ++m_lines;
    }

    const Linking& m_linking;
    std::ostream& m_out;
    std::size_t m_lines = 0;
};

LinkingExportReport exportTable(const Linking& linking, const std::vector<LinkingEvent>& events,
                                const ReviewerStates& states, const std::filesystem::path& path)
{
    AtomicFile file(path);
    TableWriter writer(linking, file.stream());
    for (const auto& [reviewer, sources] : states) {
        std::vector<std::string> times(sources.size());
        for (const LinkingEvent& event : events) {
            if (event.reviewer == reviewer && event.state == LinkingEvent::State::Stands) {
                times[static_cast<std::size_t>(event.decision.source)] = event.at;
            }
        }
        for (std::size_t source = 0; source < sources.size(); ++source) {
            writer.write(reviewer, static_cast<std::int32_t>(source), sources[source], times[source]);
        }
    }
    if (writer.lines() == 0) {
        throw Error(CROSSGLOSS_TEXT("Nothing is decided in %1 yet"), {linking.name});
    }
    file.commit();
    LinkingExportReport report;
    report.decisions = writer.lines();
    return report;
}

const std::vector<SourceState>& statesOfOne(const Linking& linking, const ReviewerStates& states)
{
    if (states.size() > 1) {
        std::string names;
        for (const auto& [reviewer, sources] : states) {
            names += (names.empty() ? "" : ", ") + reviewer;
        }
        throw Error(CROSSGLOSS_TEXT("Several reviewers have decided in %1: %2"), {linking.name, names})
            .advise(CROSSGLOSS_TEXT("State whose decisions to write"));
    }
    return states.begin()->second;
}

Synset synsetOf(const LinkingGloss& gloss)
{
    Synset synset;
    synset.id = gloss.synset;
    synset.ili = gloss.ili;
    synset.pos = gloss.pos;
    synset.lemmas = gloss.lemmas;
    synset.definitions = {gloss.text};
    return synset;
}

Wordnet emptyWordnet(const LinkingSide& side)
{
    return {side.name, side.language, side.licence, {}, side.header};
}

void sortSynsets(Wordnet& wordnet)
{
    std::ranges::sort(wordnet.synsets, {}, &Synset::id);
}

/// A wordnet of the source's words on the targets' concepts.
LinkingExportReport exportTab(const Linking& linking, const std::vector<SourceState>& states,
                              const std::filesystem::path& path, Progress& progress)
{
    Wordnet wordnet = emptyWordnet(linking.source);
    LinkingExportReport report;
    for (std::size_t source = 0; source < states.size(); ++source) {
        if (states[source].takesTarget()) {
            const LinkingGloss& target = linking.target.glosses[static_cast<std::size_t>(states[source].target)];
            Synset synset = synsetOf(linking.source.glosses[source]);
            synset.id = target.synset;
            report.words += synset.lemmas.size();
            wordnet.synsets.push_back(std::move(synset));
        }
    }
    if (wordnet.synsets.empty()) {
        throw Error(CROSSGLOSS_TEXT("No exact link is accepted in %1 yet"), {linking.name});
    }
    report.decisions = report.synsets = wordnet.synsets.size();
    sortSynsets(wordnet);
    writeOmwTab(wordnet, path, progress);
    return report;
}

/// The source wordnet with its links.
LinkingExportReport exportLmf(const Linking& linking, const std::vector<SourceState>& states,
                              const std::filesystem::path& path, Progress& progress)
{
    constexpr std::array relations = {SynsetLink::Relation::Exact, SynsetLink::Relation::Broader,
                                      SynsetLink::Relation::Narrower, SynsetLink::Relation::Related};
    Wordnet wordnet = emptyWordnet(linking.source);
    WnLmfOptions options;
    options.linkedName = linking.target.name;
    options.linkedLanguage = emptyWordnet(linking.target).languageCode();
    for (std::size_t source = 0; source < states.size(); ++source) {
        wordnet.synsets.push_back(synsetOf(linking.source.glosses[source]));
        if (states[source].verdict == Verdict::Accepted) {
            const LinkingGloss& target = linking.target.glosses[static_cast<std::size_t>(states[source].target)];
            options.links.push_back({linking.source.glosses[source].synset,
                                     relations.at(static_cast<std::size_t>(states[source].relation)), target.synset,
                                     target.ili, target.text});
        }
    }
    if (options.links.empty()) {
        throw Error(CROSSGLOSS_TEXT("No link is accepted in %1 yet"), {linking.name});
    }
    sortSynsets(wordnet);
    const WnLmfWritten written = writeWnLmf(wordnet, options, path, progress);
    LinkingExportReport report;
    report.decisions = options.links.size();
    report.synsets = written.synsets;
    report.words = written.entries;
    return report;
}

} // namespace

std::optional<LinkingFormat> linkingFormat(std::string_view name)
{
    return name == "tsv"   ? std::optional(LinkingFormat::Tsv)
           : name == "tab" ? std::optional(LinkingFormat::OmwTab)
           : name == "lmf" ? std::optional(LinkingFormat::WnLmf)
                           : std::nullopt;
}

LinkingExportReport exportLinking(const Workspace& workspace, std::int64_t id, LinkingFormat format,
                                  const std::string& reviewer, const std::filesystem::path& path, Progress& progress)
{
    const Linking linking = readLinking(workspace, id, progress);
    const auto database = openUserDatabase(workspace, DatabaseAccess::Reader);
    std::vector<LinkingEvent> events;
    guardDatabase(userDatabaseFile(workspace), [&] { events = readEvents(*database, linking, userDatabaseFile(workspace)); });
    ReviewerStates states = statesOf(events, linking.source.glosses.size());
    if (!reviewer.empty()) {
        std::erase_if(states, [&reviewer](const auto& entry) { return entry.first != reviewer; });
    }
    if (states.empty()) {
        throw Error(CROSSGLOSS_TEXT("Nothing is decided in %1 yet"), {linking.name});
    }
    switch (format) {
    case LinkingFormat::OmwTab:
        return exportTab(linking, statesOfOne(linking, states), path, progress);
    case LinkingFormat::WnLmf:
        return exportLmf(linking, statesOfOne(linking, states), path, progress);
    case LinkingFormat::Tsv:
        break;
    }
    return exportTable(linking, events, states, path);
}

} // namespace crossgloss
