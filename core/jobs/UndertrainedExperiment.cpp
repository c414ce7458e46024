#include "jobs/UndertrainedExperiment.h"

#include "jobs/ScoredPairSets.h"

#include "corpus/TextIds.h"
#include "text/Tokeniser.h"

#include <map>

namespace crossgloss {

namespace {

nlohmann::json runParametersOf(const UndertrainedRequest& request)
{
    nlohmann::json json = {{"experiment", "undertrained"},
                           {"data", nlohmann::json::array()},
                           {"test", nlohmann::json::array()},
                           {"language", request.language},
                           {"fewer", request.fewer}};
    for (const SentenceFile& file : request.materials.sentences) {
        json["data"].push_back(file.text());
    }
    for (const std::filesystem::path& file : request.pairs) {
        json["test"].push_back(file.string());
    }
    return json;
}

CountedText countWords(const std::vector<SentenceCorpus>& corpora, const std::string& language, int threads,
                       Progress& progress)
{
    std::vector<std::string> sentences;
    for (const SentenceCorpus& corpus : corpora) {
        for (const auto& [name, side] : {std::pair(&corpus.firstLanguage, &corpus.first),
                                         std::pair(&corpus.secondLanguage, &corpus.second)}) {
            if (*name == language) {
                sentences.insert(sentences.end(), side->begin(), side->end());
            }
        }
    }
    return countText(sentences, language, {.minimumCount = 1}, threads, progress);
}

struct Share {
    std::uint64_t fewer = 0;
    std::uint64_t words = 0;
};

void count(std::string_view sentence, const std::string& language, const CountedText& trained, std::uint64_t fewer,
           Share& share)
{
    for (const std::string& word : tokenise(sentence, language)) {
        const auto id = trained.vocabulary.find(word);
        share.fewer += !id || trained.counts[*id] < fewer ? 1 : 0;
        ++share.words;
    }
}

} // namespace

ExperimentTables UndertrainedExperiment::run(Progress& outer) const
{
    RunRecord record(m_context.runs, "experiment", runParametersOf(m_request));
    return recorded(record, outer, [&](Progress& progress) {
        TrainingMaterials materials = m_request.materials;
        materials.prepare(m_request.compared, progress);
        const ScoredPairSets sets(m_context.workspace, m_request.pairs, m_request.language, m_request.language, progress);
        ExperimentTables result;
        result.experiment = "undertrained";
        result.run = record.handle();
        std::vector<std::string> columns;
        for (const TrainingMaterial material : m_request.compared) {
            columns.emplace_back(materialName(material));
        }
        FigureTable table("undertrained",
                          "Share of the test's words seen fewer than " + std::to_string(m_request.fewer)
                              + " times in training",
                          columns);
        for (std::size_t column = 0; column < columns.size(); ++column) {
            const CountedText trained =
                countWords(materials.read(m_request.compared[column], progress), m_request.language, m_request.threads,
                           progress);
            std::map<std::string, std::pair<double, std::size_t>> groups;
            for (std::size_t set = 0; set < sets.sets().size(); ++set) {
                Share share;
                for (std::size_t i = sets.pairs().start[set]; i < sets.pairs().start[set + 1]; ++i) {
                    count(sets.pairs().first[i], m_request.language, trained, m_request.fewer, share);
                    count(sets.pairs().second[i], m_request.language, trained, m_request.fewer, share);
                }
                const double ratio = share.words > 0 ? static_cast<double>(share.fewer) / static_cast<double>(share.words) : 0;
                FigureCell cell(ratio, wilsonInterval(share.fewer, share.words), share.words);
                table.row(sets.sets()[set].name).cells[column] = cell;
                if (!sets.sets()[set].group.empty()) {
                    auto& [sum, n] = groups[sets.sets()[set].group];
                    sum += ratio;
                    ++n;
                }
            }
            for (const auto& [group, mean] : groups) {
                table.row(group + " mean").cells[column] = FigureCell(mean.first / static_cast<double>(mean.second));
            }
        }
        result.tables.push_back(std::move(table));
        addFigures(record, result.tables);
        record.done(toJson(result));
        return result;
    });
}

} // namespace crossgloss
