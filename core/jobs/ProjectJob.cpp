#include "jobs/ProjectJob.h"

#include "base/AtomicFile.h"
#include "base/Error.h"
#include "base/Numbers.h"
#include "jobs/Stopwatch.h"
#include "numeric/Rows.h"
#include "projection/Pca.h"
#include "resources/LineReader.h"
#include "saved/DelimitedText.h"

#include <algorithm>

namespace crossgloss {

namespace {

/// The words to be shown, with their vectors.
struct ChosenWords {
    std::vector<std::string> words;
    std::vector<float> vectors;
    std::size_t unknown = 0;
};

void add(ChosenWords& chosen, const EmbeddingSpace& space, std::size_t row)
{
    chosen.words.emplace_back(space.word(row));
    const auto vector = space.vector(row);
    chosen.vectors.insert(chosen.vectors.end(), vector.begin(), vector.end());
}

ChosenWords choose(const EmbeddingSpace& space, const ProjectRequest& request)
{
    ChosenWords chosen;
    const std::size_t most = request.limit > 0 ? request.limit : space.size();
    if (request.words.empty()) {
        for (std::size_t row = 0; row < std::min(most, space.size()); ++row) {
            add(chosen, space, row);
        }
        return chosen;
    }
    LineReader lines(request.words);
    for (std::string_view line; chosen.words.size() < most && lines.next(line);) {
        while (!line.empty() && (line.back() == '\r' || line.back() == ' ' || line.back() == '\t')) {
            line.remove_suffix(1);
        }
        if (line.empty()) {
            continue;
        }
        if (const auto row = space.find(line)) {
            add(chosen, space, *row);
        } else {
            ++chosen.unknown;
        }
    }
    if (chosen.words.empty()) {
        throw Error(CROSSGLOSS_TEXT("The vectors hold none of the words")).at(request.words.string());
    }
    return chosen;
}

void writeCsv(const std::filesystem::path& path, const ProjectResult& result)
{
    AtomicFile file(path);
    file.stream() << "word,x,y\n";
    for (std::size_t i = 0; i < result.words.size(); ++i) {
        file.stream() << delimitedRecord({result.words[i], significantDigits(static_cast<double>(result.layout[2 * i]), 7),
                                          significantDigits(static_cast<double>(result.layout[2 * i + 1]), 7)},
                                         ',', "\n");
    }
    file.commit();
}

nlohmann::json runParametersOf(const ProjectRequest& request)
{
    return {{"method", "pca"},
            {"source", request.space.text()},
            {"words", request.words.string()},
            {"limit", request.limit},
            {"neighbours", request.quality.neighbours},
            {"seed", request.seed},
            {"out", request.out.string()}};
}

} // namespace

ProjectResult ProjectJob::run(Progress& progress) const
{
    RunRecord record(m_context.runs, "project", runParametersOf(m_request));
    return recorded(record, progress, [&](Progress& timed) {
        ProjectResult result = project(record, timed);
        record.done(toJson(result));
        return result;
    });
}

ProjectResult ProjectJob::project(RunRecord& record, Progress& progress) const
{
    if (!m_request.out.empty() && m_request.out.extension() != ".csv") {
        throw Error(CROSSGLOSS_TEXT("A layout is written as CSV")).at(m_request.out.string());
    }
    ProjectResult result;
    result.run = record.handle();
    result.method = m_request.method;
    const OpenedSpace opened = m_context.spaces.open(m_request.space, progress, m_request.threads);
    record.addFiles({m_request.space.file, m_request.words});
    ChosenWords chosen = choose(opened.space, m_request);
    const std::size_t dimension = opened.space.dimension();
    normaliseRows(chosen.vectors.data(), chosen.words.size(), dimension, dimension);
    const RowMatrix rows{chosen.vectors.data(), chosen.words.size(), dimension};
    const Stopwatch projecting;
    PcaOptions options;
    options.seed = m_request.seed;
    options.threads = m_request.threads;
    const Pca pca = principalComponents(rows, dimension, options, progress);
    result.seconds = projecting.seconds();
    result.explained = pca.explained();
    result.words = std::move(chosen.words);
    result.unknown = chosen.unknown;
    result.layout.assign(2 * result.words.size(), 0.0F);
    for (std::size_t i = 0; i < result.words.size(); ++i) {
        std::copy_n(pca.coordinates.begin() + static_cast<std::ptrdiff_t>(i * pca.components), pca.components,
                    result.layout.begin() + static_cast<std::ptrdiff_t>(2 * i));
    }
    if (2 * m_request.quality.neighbours < result.words.size()) {
        const Stopwatch judging;
        LayoutQualityOptions quality = m_request.quality;
        quality.seed = m_request.seed;
        quality.threads = m_request.threads;
        result.quality = layoutQuality(rows, dimension, result.layout, quality, progress);
        result.qualitySeconds = judging.seconds();
    }
    if (!m_request.out.empty()) {
        writeCsv(m_request.out, result);
    }
    RunFigures figures;
    figures.n = result.words.size();
    figures.values = {{"explained", result.explained, {}}};
    if (result.quality.sampled > 0) {
        figures.values.push_back({"trustworthiness", result.quality.trustworthiness, {}});
        figures.values.push_back({"continuity", result.quality.continuity, {}});
    }
    record.addFigures(std::move(figures));
    return result;
}

nlohmann::json toJson(const ProjectResult& result)
{
    nlohmann::json json = {{"n", result.words.size()},
                           {"method", "pca"},
                           {"seconds", result.seconds},
                           {"explained", result.explained},
                           {"unknown", result.unknown},
                           {"kl", nullptr},
                           {"trustworthiness", nullptr},
                           {"continuity", nullptr},
                           {"kept", nullptr},
                           {"neighbours", result.quality.neighbours},
                           {"sampled", result.quality.sampled}};
    if (result.quality.sampled > 0) {
        json["trustworthiness"] = result.quality.trustworthiness;
        json["continuity"] = result.quality.continuity;
        json["kept"] = result.quality.kept;
    }
    return json;
}

} // namespace crossgloss
