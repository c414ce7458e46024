#include "jobs/GlossTableJob.h"

#include "alignment/Align.h"
#include "alignment/IdentityMap.h"
#include "base/Checksum.h"
#include "base/Error.h"
#include "base/Json.h"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <utility>

namespace crossgloss {

namespace {

std::string checksumOf(const std::vector<std::string>& lines)
{
    RunningChecksum sum;
    for (const std::string& line : lines) {
        sum.add(line.data(), line.size());
        sum.add("\n", 1);
    }
    return sum.hex();
}

LanguagePair turned(const LanguagePair& pair)
{
    return {pair.second, pair.first};
}

/// What of a run's parameters makes its result: not where the files lay, nor how many threads worked.
nlohmann::json identityOf(nlohmann::json parameters)
{
    for (const char* key : {"folder", "source", "target", "source_vectors", "target_vectors", "map", "threads"}) {
        parameters.erase(key);
    }
    return parameters;
}

class GlossTableWork {
public:
    GlossTableWork(JobContext& context, const GlossTableOptions& options, Progress& progress)
        : m_context(context), m_options(options), m_progress(progress), m_runs(context.workspace.open()->runs())
    {
    }

    GlossTable run()
    {
        for (const WordnetChoice& choice : m_options.wordnets) {
            m_wordnets.push_back(m_context.wordnets.open(choice, m_progress));
        }
        readRelations();
        for (std::size_t source = 0; source < m_wordnets.size(); ++source) {
            for (std::size_t target = source + 1; target < m_wordnets.size(); ++target) {
                add(m_wordnets[source]->wordnet, m_wordnets[target]->wordnet);
            }
        }
        return std::move(m_table);
    }

private:
    /// Other wordnets take their relations from Princeton's.
    void readRelations()
    {
        const auto given = std::ranges::find_if(m_wordnets, [](const std::shared_ptr<const OpenedWordnet>& opened) {
            return opened->wordnet.name.starts_with("princeton");
        });
        if (given != m_wordnets.end()) {
            m_relations = *given;
        } else if (!findInstalledPrinceton().empty()) {
            m_relations = m_context.wordnets.open({{}, true}, m_progress);
        }
    }

    void add(const Wordnet& source, const Wordnet& target)
    {
        GlossTablePair pair;
        pair.source = source.name;
        pair.target = target.name;
        pair.languages = {source.language, target.language};
        using Reason = GlossTableOmission::Reason;
        const auto leaveOut = [&](Reason reason, const std::string& language = {}) {
            m_table.omissions.push_back({pair.source, pair.target, reason, pair.languages, pair.common, language});
        };
        if (source.language == target.language) {
            leaveOut(Reason::SameLanguage);
            return;
        }
        const std::vector<GlossPair> common = commonGlosses(source, target);
        pair.common = common.size();
        if (common.size() < std::max<std::size_t>(2, m_options.minimum)) {
            leaveOut(Reason::FewCommon);
            return;
        }
        for (const std::string& language : {source.language, target.language}) {
            if (!m_options.vectors.contains(language)) {
                leaveOut(Reason::NoVectors, language);
                return;
            }
        }
        if (!isMapped(pair.languages)) {
            leaveOut(Reason::NoMap);
            return;
        }
        measure(std::move(pair), common);
    }

    bool isMapped(const LanguagePair& languages) const
    {
        return m_options.identical || m_options.aligned || m_options.maps.contains(languages)
               || m_options.maps.contains(turned(languages)) || m_options.dictionaries.contains(languages)
               || m_options.dictionaries.contains(turned(languages));
    }

    void measure(GlossTablePair pair, const std::vector<GlossPair>& common)
    {
        GlossLines lines;
        std::vector<std::string> ids;
        for (const GlossPair& each : common) {
            ids.push_back(each.id);
            lines.source.push_back(each.source);
            lines.target.push_back(each.target);
        }
        // Wordnets with ids of their own say nothing about Princeton's relations.
        if (m_relations && std::ranges::any_of(ids, [this](const std::string& id) { return m_relations->wordnet.find(id); })) {
            pair.density = synsetDensity(m_relations->wordnet, ids);
        }
        nlohmann::json parameters = parametersOf(pair, lines);
        GlossComparisonOptions options = m_options.comparison;
        if (!options.siamese.model.empty()) {
            // Each pair has a space, and so a network, of its own.
            std::string name = '.' + pair.source + '-' + pair.target;
            std::replace(name.begin(), name.end(), '/', '_');
            options.siamese.model += name;
        }
        // Made when the first cell wants it: where all are there already nothing is read or aligned.
        std::unique_ptr<GlossComparison> comparison;
        for (const GlossMeasure measure : m_options.measures) {
            nlohmann::json cell = parameters;
            cell["metric"] = nameOf(measure);
            cell.update(toJson(options, measure));
            if (std::optional<GlossTableCell> known = stored(cell, measure)) {
                pair.cells.push_back(std::move(*known));
                continue;
            }
            RunRecord record(m_context.runs, "glosses", cell);
            recorded(record, m_progress, [&](Progress& progress) {
                if (!comparison) {
                    comparison = std::make_unique<GlossComparison>(lines, spacesOf(pair.languages), options,
                                                                   m_context.workspace, m_progress);
                }
                const GlossMeasurement found = measureGlosses(*comparison, measure, true, true, progress);
                for (RunFigures& line : figuresOf(found.scores)) {
                    record.addFigures(std::move(line));
                }
                record.done(found.json, found.pairs);
                pair.cells.push_back({measure, m_context.runs.id(record.handle()), false, found.json});
            });
        }
        m_table.pairs.push_back(std::move(pair));
    }

    nlohmann::json parametersOf(const GlossTablePair& pair, const GlossLines& lines)
    {
        const auto& [source, target] = pair.languages;
        nlohmann::json json = {{"source", pair.source},
                               {"target", pair.target},
                               {"source_language", source},
                               {"target_language", target},
                               {"source_checksum", checksumOf(lines.source)},
                               {"target_checksum", checksumOf(lines.target)},
                               {"source_vectors", m_options.vectors.at(source)},
                               {"target_vectors", m_options.vectors.at(target)},
                               {"source_vectors_checksum", spaceOf(source).space.checksum()},
                               {"target_vectors_checksum", spaceOf(target).space.checksum()},
                               {"mode", "both"},
                               {"seed", m_options.comparison.seed},
                               {"threads", m_options.comparison.threads},
                               {"version", CROSSGLOSS_VERSION}};
        if (const std::string file = named(m_options.maps, pair.languages); !file.empty()) {
            json["map"] = file;
            json["map_checksum"] = fileChecksum(file);
        } else if (const std::string dictionary = named(m_options.dictionaries, pair.languages); !dictionary.empty()) {
            json["map_method"] = m_options.method;
            json["map_dictionary"] = dictionary;
            std::error_code failure;
            if (std::filesystem::is_regular_file(dictionary, failure)) {
                json["map_dictionary_checksum"] = fileChecksum(dictionary);
            }
        } else {
            json["map_method"] = m_options.identical ? m_options.method : std::string("none");
            json["map_dictionary"] = m_options.identical ? "identical strings" : "";
        }
        return json;
    }

    static std::string named(const std::map<LanguagePair, std::string>& names, const LanguagePair& languages)
    {
        for (const LanguagePair& key : {languages, turned(languages)}) {
            const auto found = names.find(key);
            if (found != names.end()) {
                return found->second;
            }
        }
        return {};
    }

    std::optional<GlossTableCell> stored(const nlohmann::json& parameters, GlossMeasure measure) const
    {
        const nlohmann::json wanted = identityOf(parameters);
        for (auto run = m_runs.rbegin(); run != m_runs.rend(); ++run) {
            if (run->kind != "glosses" || run->state != "done") {
                continue;
            }
            const nlohmann::json known = parsedJson(run->parameters);
            if (known.is_object() && identityOf(known) == wanted) {
                return GlossTableCell{measure, run->id, true, parsedJson(run->result)};
            }
        }
        return std::nullopt;
    }

    const OpenedSpace& spaceOf(const std::string& language)
    {
        auto found = m_spaces.find(language);
        if (found == m_spaces.end()) {
            found = m_spaces.emplace(language, m_context.spaces.open(spaceNamed(m_options.vectors.at(language), language),
                                                                     m_progress, m_options.comparison.threads))
                        .first;
        }
        return found->second;
    }

    MappedSpaces spacesOf(const LanguagePair& languages)
    {
        MappedSpaces spaces;
        spaces.source = spaceOf(languages.first);
        spaces.target = spaceOf(languages.second);
        if (const std::string file = named(m_options.maps, languages); !file.empty()) {
            spaces.map = readMap(file);
            if (!m_options.maps.contains(languages)) {
                std::swap(spaces.map.source, spaces.map.target);
            }
            try {
                requireSpace(spaces.map.source, spaces.source.space);
                requireSpace(spaces.map.target, spaces.target.space);
            } catch (Error& error) {
                throw error.at(file);
            }
        } else if (m_options.dictionaries.contains(languages) || m_options.dictionaries.contains(turned(languages))
                   || m_options.identical) {
            spaces.map = learned(spaces, languages);
        } else {
            spaces.map = identityMap(spaces.source.space, spaces.source.title, spaces.target.space, spaces.target.title);
        }
        return spaces;
    }

    AlignmentMap learned(const MappedSpaces& spaces, const LanguagePair& languages)
    {
        AlignmentData data;
        if (const std::string dictionary = named(m_options.dictionaries, languages); !dictionary.empty()) {
            const bool forward = m_options.dictionaries.contains(languages);
            const LanguagePair& order = forward ? languages : turned(languages);
            std::vector<WordPair> words = pairsNamed(
                m_context.workspace, dictionary, order.first, order.second, m_progress);
            if (!forward) {
                for (WordPair& word : words) {
                    std::swap(word.source, word.target);
                }
            }
            data.words = resolvePairs(words, spaces.source.space, spaces.target.space);
        } else {
            data.words = identicalPairs(spaces.source.space, spaces.target.space, {});
        }
        AlignOptions options;
        options.method = *alignmentMethod(m_options.method);
        options.learnBeta = false;
        options.seed = m_options.comparison.seed;
        options.threads = m_options.comparison.threads;
        return align(spaces.source.space, spaces.target.space, data, options, m_progress);
    }

    JobContext& m_context;
    const GlossTableOptions& m_options;
    Progress& m_progress;
    std::vector<Run> m_runs;
    std::vector<std::shared_ptr<const OpenedWordnet>> m_wordnets;
    std::shared_ptr<const OpenedWordnet> m_relations;
    std::map<std::string, OpenedSpace> m_spaces;
    GlossTable m_table;
};

} // namespace

GlossTable GlossTableJob::run(Progress& progress) const
{
    return GlossTableWork(m_context, m_options, progress).run();
}

} // namespace crossgloss
