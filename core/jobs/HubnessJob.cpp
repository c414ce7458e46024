#include "jobs/HubnessJob.h"

#include "evaluation/NeighbourLists.h"

#include <algorithm>
#include <functional>
#include <unordered_map>

namespace crossgloss {

namespace {

/// Hubs that a page lists by name; their number is told whatever it is.
constexpr std::size_t maxHubs = 1000;

using WordOf = std::function<std::string(std::size_t row)>;

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
            if (figures.hubs.size() == maxHubs) {
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

HubnessLine lineOf(const Neighbours& neighbours, const Hubness& hubness, std::size_t k, const WordOf& source,
                   const WordOf& target, std::size_t namedHubs, std::size_t namedVictims)
{
    HubnessLine line;
    line.skewness = hubness.skewness;
    line.robinHood = hubness.robinHood;
    line.gini = hubness.gini;
    const auto largest = std::ranges::max_element(hubness.occurrences);
    line.largest = largest == hubness.occurrences.end() ? 0 : *largest;
    line.hubCount = hubness.hubs.size();
    line.antihubCount = hubness.antihubs;
    line.histogram = occurrenceHistogram(hubness.occurrences, k);
    for (std::size_t i = 0; i < std::min(namedHubs, hubness.hubs.size()); ++i) {
        const std::uint32_t row = hubness.hubs[i];
        HubnessLine::Hub hub{target(row), hubness.occurrences[row], {}};
        for (const std::uint32_t victim : victimsOf(neighbours, row, k)) {
            if (hub.victims.size() == namedVictims) {
                break;
            }
            hub.victims.push_back(source(victim));
        }
        line.hubs.push_back(std::move(hub));
    }
    for (std::size_t row = 0; row < hubness.occurrences.size() && line.antihubs.size() < namedHubs; ++row) {
        if (hubness.occurrences[row] == 0) {
            line.antihubs.push_back(target(row));
        }
    }
    return line;
}

HubnessTable tableOf(const HubnessReport& report, const HubnessRequest& request, const WordOf& source,
                     const WordOf& target)
{
    HubnessTable table;
    table.k = report.k;
    table.queries = report.queries;
    table.sources = report.sources;
    table.targets = report.targets;
    table.beta = report.beta;
    table.listed = report.listed;
    for (const HubnessEntry& entry : report.entries) {
        HubnessLine line = lineOf(entry.neighbours, entry.hubness, report.k, source, target, request.namedHubs,
                                  request.namedVictims);
        line.stage = nameOf(entry.stage);
        line.method = nameOf(entry.method);
        line.p1 = entry.p1;
        line.p1Interval = entry.p1Interval;
        line.n = entry.n;
        line.seconds = entry.seconds;
        table.lines.push_back(std::move(line));
    }
    return table;
}

void keep(const HubnessTable& table, RunRecord& record)
{
    for (const HubnessLine& line : table.lines) {
        RunFigures figures;
        figures.stage = line.stage;
        figures.method = line.method;
        figures.values = {{"skewness", line.skewness, {}},
                          {"robin_hood", line.robinHood, {}},
                          {"gini", line.gini, {}},
                          {"hub_count", static_cast<double>(line.hubCount), {}},
                          {"antihub_count", static_cast<double>(line.antihubCount), {}},
                          {"largest", static_cast<double>(line.largest), {}}};
        if (line.p1) {
            figures.n = line.n;
            figures.values.push_back({"p1", *line.p1, line.p1Interval});
        }
        record.addFigures(std::move(figures));
    }
    record.done(toJson(table));
}

HubnessReportOptions optionsOf(const HubnessRequest& request, bool oneSpace)
{
    HubnessReportOptions options;
    options.k = request.k;
    options.methods = request.methods;
    options.queries = request.queries;
    // Where a space is named twice, either limit is that of its words.
    const bool twice = oneSpace && !request.target.empty() && request.sources == 0;
    options.sourceLimit = twice ? request.targets : request.sources;
    options.targetLimit = request.targets;
    options.beta = request.beta;
    options.seed = request.seed;
    options.threads = request.threads;
    return options;
}

} // namespace

Fields fieldsOf(HubnessRequest& request)
{
    return {Field{"test", &request.dictionary, "Test dictionary, a file or a name in the workspace: P@1 beside each criterion"},
            Field{"methods", namedList(request.methods, [](HubnessMethod method) { return nameOf(method); }, &hubnessMethod),
                  "Which criteria and reducers: nn, isf, csls, gc, local-scaling, nicdm, mutual-proximity, dissim-local; all by "
                  "default"},
            Field{"k", &request.k, "Nearest neighbours counted per query"}.between(1, 1000).as("-k"),
            Field{"queries", &request.queries, "Query words: the most frequent of the source; 0 = all"},
            Field{"source_limit", &request.sources, "Only the first words of the source; 0 = all"},
            Field{"target_limit", &request.targets, "Only the first words of the target; 0 = all"},
            Field{"beta", &request.beta, "Inverse temperature of isf; by default the map's own, else 30"}.atLeast(0),
            Field{"hubs", &request.namedHubs, "Hubs and antihubs to list"},
            Field{"victims", &request.namedVictims, "Victims to list for each hub"},
            Field{"seed", &request.seed},
            Field{"threads", &request.threads}.atLeast(0)};
}

nlohmann::json runParametersOf(const HubnessRequest& request)
{
    HubnessRequest copy = request;
    nlohmann::json json = valuesOf(fieldsOf(copy));
    json.update({{"source", request.source.text()},
                 {"target", request.target.text()},
                 {"map", MapChoice{request.map, request.alignment}.path().string()}});
    return json;
}

HubnessRequest hubnessRequestOf(const RunParameters& parameters)
{
    HubnessRequest request;
    request.source = parameters.space("source");
    // Commands leave the target out where a space is measured within itself.
    request.target = parameters.has("target") && !parameters.text("target").empty() ? parameters.space("target")
                                                                                     : request.source;
    request.map = parameters.file("map");
    parameters.read(fieldsOf(request));
    return request;
}

HubnessJob::Measured HubnessJob::measure(const HubnessRequest& request, Progress& outer) const
{
    m_context.spaces.requireNamed(request.source);
    m_context.spaces.requireNamed(request.target);
    RunRecord record(m_context.runs, "hubness", runParametersOf(request));
    return recorded(record, outer, [&](Progress& progress) {
        const OpenedSpace source = m_context.spaces.open(request.source, progress, request.threads);
        const OpenedSpace target =
            request.target.empty() ? source : m_context.spaces.open(request.target, progress, request.threads);
        record.addInput("source", source.space.checksum());
        record.addInput("target", target.space.checksum());
        const std::optional<AlignmentMap> map =
            openMap({request.map, request.alignment}, source.space, target.space);
        record.setParameter("method", map ? map->method : std::string());
        record.addFiles({request.map, request.dictionary});
        std::vector<WordPair> dictionary;
        if (!request.dictionary.empty()) {
            dictionary = pairsNamed(m_context.workspace, request.dictionary.string(), source.language,
                                    target.language, progress);
        }
        const bool oneSpace = !map && source.space.checksum() == target.space.checksum();
        const HubnessReportOptions options = optionsOf(request, oneSpace);
        HubnessReport report =
            oneSpace ? hubnessReport(source.space, options, progress)
                     : hubnessReport(source.space, target.space, map ? &*map : nullptr, dictionary, options, progress);
        Measured measured;
        measured.table = tableOf(
            report, request, [&](std::size_t row) { return std::string(source.space.word(row)); },
            [&](std::size_t row) { return std::string(target.space.word(row)); });
        measured.table.run = record.handle();
        keep(measured.table, record);
        measured.result = std::make_shared<MeasuredHubness>(source, target, std::move(report), dictionary);
        return measured;
    });
}

HubnessTable HubnessJob::measure(const NeighbourHubsRequest& request, Progress& outer) const
{
    m_context.spaces.requireNamed(request.target);
    RunRecord record(m_context.runs, "hubness",
                     {{"neighbours", request.neighbours.string()},
                      {"target", request.target.text()},
                      {"target_limit", request.targets},
                      {"k", request.k}});
    return recorded(record, outer, [&](Progress& progress) {
        std::vector<std::string> words;
        if (!request.target.empty()) {
            const EmbeddingSpace space = m_context.spaces.open(request.target, progress).space;
            const std::size_t rows = request.targets == 0 ? space.size() : std::min(request.targets, space.size());
            for (std::size_t row = 0; row < rows; ++row) {
                words.emplace_back(space.word(row));
            }
        }
        const NeighbourLists lists = readNeighbourLists(request.neighbours, request.k, words, progress);
        record.addFiles({request.neighbours});
        HubnessTable table;
        table.k = request.k;
        table.queries = table.sources = lists.queries.size();
        table.targets = lists.targets.size();
        table.lines.push_back(lineOf(
            lists.neighbours, measureHubness(lists.neighbours, lists.targets.size(), request.k), request.k,
            [&](std::size_t row) { return lists.queries[row]; }, [&](std::size_t row) { return lists.targets[row]; },
            request.namedHubs, request.namedVictims));
        table.lines.front().stage = table.lines.front().method = "given";
        table.run = record.handle();
        keep(table, record);
        return table;
    });
}

nlohmann::json toJson(const HubnessTable& table)
{
    nlohmann::json json = {{"k", table.k},       {"queries", table.queries}, {"sources", table.sources},
                           {"targets", table.targets}, {"beta", table.beta},       {"entries", nlohmann::json::array()}};
    for (const HubnessLine& line : table.lines) {
        nlohmann::json hubs = nlohmann::json::array();
        for (const HubnessLine::Hub& hub : line.hubs) {
            hubs.push_back({{"word", hub.word}, {"occurrences", hub.occurrences}, {"victims", hub.victims}});
        }
        nlohmann::json histogram = nlohmann::json::array();
        for (const OccurrenceBin& bin : line.histogram) {
            histogram.push_back({{"from", bin.from}, {"to", bin.to}, {"targets", bin.targets}});
        }
        nlohmann::json entry = {{"stage", line.stage},
                                {"method", line.method},
                                {"skewness", line.skewness},
                                {"robin_hood", line.robinHood},
                                {"gini", line.gini},
                                {"largest", line.largest},
                                {"hub_count", line.hubCount},
                                {"antihub_count", line.antihubCount},
                                {"hubs", std::move(hubs)},
                                {"antihubs", line.antihubs},
                                {"histogram", std::move(histogram)},
                                {"seconds", line.seconds}};
        if (line.p1) {
            entry["p1"] = *line.p1;
            entry["p1_interval"] = {line.p1Interval.low, line.p1Interval.high};
            entry["n"] = line.n;
        }
        json["entries"].push_back(std::move(entry));
    }
    if (table.listed > 0) {
        json["test"] = {{"listed", table.listed}, {"n", table.lines.front().n}};
    }
    return json;
}

} // namespace crossgloss
