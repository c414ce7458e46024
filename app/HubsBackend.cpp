#include "HubsBackend.h"

#include "FittingMap.h"
#include "HubnessJson.h"
#include "RunInputs.h"

#include "evaluation/HubnessReport.h"
#include "evaluation/TranslationEvaluation.h"
#include "resources/WordPairs.h"

#include <algorithm>
#include <unordered_map>

namespace crossgloss {

namespace {

/// Hubs listed by name; their number is told whatever it is.
constexpr std::size_t mostHubs = 1000;

class MeasuredHubness final : public HubnessResult {
public:
    MeasuredHubness(OpenedSpace source, OpenedSpace target, HubnessReport report,
                    const std::vector<WordPair>& dictionary)
        : m_source(std::move(source))
        , m_target(std::move(target))
        , m_report(std::move(report))
    {
        for (const WordPair& pair : dictionary) {
            m_translations[pair.source].push_back(pair.target);
        }
        for (const HubnessEntry& entry : m_report.entries) {
            m_figures.push_back(figuresOf(entry));
        }
    }

    const std::vector<HubnessFigures>& figures() const override { return m_figures; }
    std::size_t k() const override { return m_report.k; }
    std::size_t queries() const override { return m_report.queries; }
    std::size_t targets() const override { return m_report.targets; }

    std::vector<HubVictim> victims(std::size_t figures, std::uint32_t target) const override
    {
        const Neighbours& answers = m_report.entries.at(figures).neighbours;
        std::vector<HubVictim> result;
        for (const std::uint32_t query : victimsOf(answers, target, m_report.k)) {
            const std::span<const std::uint32_t> found = answers.indicesOf(query);
            HubVictim victim;
            victim.word = m_source.space.word(query);
            victim.rank = static_cast<std::size_t>(std::ranges::find(found, target) - found.begin()) + 1;
            victim.best = m_target.space.word(found.front());
            const auto known = m_translations.find(victim.word);
            if (known != m_translations.end()) {
                for (const std::string& word : known->second) {
                    victim.gold += (victim.gold.empty() ? "" : ", ") + word;
                }
                victim.firstIsRight = std::ranges::find(known->second, victim.best) != known->second.end();
            }
            result.push_back(std::move(victim));
        }
        return result;
    }

private:
    HubnessFigures figuresOf(const HubnessEntry& entry) const
    {
        const Hubness& hubness = entry.hubness;
        HubnessFigures figures;
        figures.method = entry.method;
        figures.stage = entry.stage;
        figures.skewness = hubness.skewness;
        figures.robinHood = hubness.robinHood;
        figures.gini = hubness.gini;
        figures.hubCount = hubness.hubs.size();
        figures.antihubs = hubness.antihubs;
        figures.p1 = entry.p1;
        figures.p1Words = entry.n;
        figures.histogram = occurrenceHistogram(hubness.occurrences, m_report.k);
        for (const std::uint32_t hub : hubness.hubs) {
            if (figures.hubs.size() == mostHubs) {
                break;
            }
            figures.hubs.push_back({hub, std::string(m_target.space.word(hub)), hubness.occurrences[hub]});
        }
        return figures;
    }

    OpenedSpace m_source;
    OpenedSpace m_target;
    HubnessReport m_report;
    std::unordered_map<std::string, std::vector<std::string>> m_translations;
    std::vector<HubnessFigures> m_figures;
};

} // namespace

std::shared_ptr<const HubnessResult> HubsBackend::measure(const HubnessRequest& request, Progress& progress)
{
    const OpenedSpace source = m_spaces.open(request.source, progress);
    const OpenedSpace target = m_spaces.open(request.target, progress);
    const std::optional<AlignmentMap> map = fittingMap(request.alignment, request.map, source.space, target.space);
    std::vector<WordPair> dictionary;
    if (!request.dictionary.empty()) {
        ReadReport report;
        dictionary = readWordPairs(request.dictionary, progress, report);
    }
    HubnessReportOptions options;
    options.k = request.k;
    options.queries = request.queries;
    options.targetLimit = request.targets;
    options.seed = request.seed;
    options.threads = request.threads;
    const bool same = !map && source.space.checksum() == target.space.checksum();
    if (same) {
        options.sourceLimit = request.targets;
    }
    nlohmann::json parameters = parametersOf(request);
    parameters["method"] = map ? map->method : std::string();
    parameters["checksums"] = {{"source", source.space.checksum()}, {"target", target.space.checksum()}};
    KeptRun run(m_runs, "hubness", parameters);
    try {
        HubnessReport report =
            same ? hubnessReport(source.space, options, progress)
                 : hubnessReport(source.space, target.space, map ? &*map : nullptr, dictionary, options, progress);
        HubnessNames names;
        names.source = [&source](std::size_t row) { return std::string(source.space.word(row)); };
        names.target = [&target](std::size_t row) { return std::string(target.space.word(row)); };
        run.done(hubnessJson(report, names));
        return std::make_shared<MeasuredHubness>(source, target, std::move(report), dictionary);
    } catch (const Error& error) {
        run.failed(error);
        throw;
    }
}

} // namespace crossgloss
