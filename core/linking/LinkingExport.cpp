#include "linking/LinkingExport.h"

#include "base/AtomicFile.h"
#include "base/Error.h"
#include "linking/DecisionMerge.h"
#include "linking/DecisionTable.h"
#include "linking/LinkingStore.h"

#include <algorithm>

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
class TableWriter {
public:
    TableWriter(const Linking& linking, std::ostream& out) : m_linking(linking), m_out(out)
    {
        m_out << "source\ttarget\tverdict\trelation\tnote\treviewer\tat\tscore\tsource_lemmas\tsource_gloss\ttarget_lemmas\t"
                 "target_gloss\n";
    }

    void write(const std::string& reviewer, std::int32_t source, const SourceState& state, const std::string& at)
    {
        for (const std::int32_t target : state.rejected) {
            line(reviewer, source, target, "rejected", {}, {}, at);
        }
        if (state.verdict != Verdict::Open || !state.note.empty()) {
            const bool linked = state.verdict == Verdict::Accepted;
            line(reviewer, source, state.target, nameOf(state.verdict), linked ? nameOf(state.relation) : "", state.note, at);
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

} // namespace

std::optional<LinkingFormat> linkingFormat(std::string_view name)
{
    return name == "tsv" ? std::optional(LinkingFormat::Tsv)
        : name == "tab"  ? std::optional(LinkingFormat::OmwTab)
        : name == "lmf"  ? std::optional(LinkingFormat::WnLmf)
                         : std::nullopt;
}

LinkingExportReport exportLinking(const Workspace& workspace, std::int64_t id, LinkingFormat format,
                                  const std::string& reviewer, const std::filesystem::path& path, Progress& progress)
{
    const Linking linking = readLinking(workspace, id, progress);
    const auto database = openLinkings(workspace, DatabaseAccess::Reader);
    std::vector<LinkingEvent> events;
    guardDatabase(linkingFile(workspace), [&] { events = readEvents(*database, id); });
    ReviewerStates states = statesOf(events, linking.source.glosses.size());
    if (!reviewer.empty()) {
        std::erase_if(states, [&reviewer](const auto& entry) { return entry.first != reviewer; });
    }
    if (states.empty()) {
        throw Error(CROSSGLOSS_TEXT("Nothing is decided in %1 yet"), {linking.name});
    }
    (void)format;
    return exportTable(linking, events, states, path);
}

} // namespace crossgloss
