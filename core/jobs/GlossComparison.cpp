#include "jobs/GlossComparison.h"

#include "base/Checksum.h"
#include "base/Error.h"
#include "base/FreeMemory.h"
#include "base/Random.h"
#include "gloss/InducedTranslations.h"
#include "gloss/PackVectors.h"
#include "gloss/TranslatedTfIdf.h"
#include "pack/Pack.h"
#include "resources/LineReader.h"
#include "resources/ReadIssues.h"
#include "text/Language.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <numeric>
#include <utility>

namespace crossgloss {

namespace {

std::vector<std::string> linesAt(const std::vector<std::string>& lines, const std::vector<std::size_t>& chosen)
{
    std::vector<std::string> result;
    result.reserve(chosen.size());
    for (const std::size_t index : chosen) {
        result.push_back(lines[index]);
    }
    return result;
}

std::vector<NamedSimilarity> named(const std::map<std::string, GlossSimilarity>& values)
{
    std::vector<NamedSimilarity> result;
    for (const auto& [name, similarity] : values) {
        result.push_back({name, &similarity});
    }
    return result;
}

nlohmann::json fileJson(const std::string& name)
{
    std::error_code failure;
    nlohmann::json json = {{"name", name}};
    if (std::filesystem::is_regular_file(name, failure)) {
        json["checksum"] = fileChecksum(name);
    }
    return json;
}

std::vector<std::string> readLines(const std::string& path)
{
    std::vector<std::string> lines;
    LineReader reader(path, {.maximumBytes = std::uint64_t{1} << 32, .maximumLine = std::size_t{1} << 20});
    std::string_view line;
    while (reader.next(line)) {
        if (const std::string problem = checkText(line); !problem.empty()) {
            throw Error(problem).at(path, reader.line());
        }
        lines.emplace_back(line);
    }
    if (lines.empty()) {
        throw Error(CROSSGLOSS_TEXT("The file holds no glosses")).at(path);
    }
    return lines;
}

void checkAligned(const std::vector<std::string>& source, const std::vector<std::string>& target,
                  const std::string& file)
{
    if (source.size() != target.size()) {
        throw Error(CROSSGLOSS_TEXT("The files are not aligned line by line: %1 and %2 lines"),
                    {std::to_string(source.size()), std::to_string(target.size())})
            .at(file);
    }
}

/// Every gloss is compared with every other: told beforehand where that cannot be held.
void checkMemory(GlossMeasure measure, std::size_t glosses)
{
    // The similarities, those corrected for hubs, and the matching's; fused also each measure's own.
    const double matrices = measure == GlossMeasure::Fused ? 9 : 3;
    const double bytes = matrices * sizeof(float) * static_cast<double>(glosses) * static_cast<double>(glosses);
    const std::optional<double> available = freeMemory();
    if (available && bytes > *available) {
        const std::string number = std::to_string(glosses);
        throw Error(CROSSGLOSS_TEXT("%1 × %2 glosses need %3 GiB, and %4 are free"),
                    {number, number, gibibytes(bytes), gibibytes(*available)})
            .advise(CROSSGLOSS_TEXT("Score a sample of them, or compare candidates only, as a linking does"));
    }
}

} // namespace

nlohmann::json toJson(const GlossComparisonOptions& options, GlossMeasure measure)
{
    const bool fused = measure == GlossMeasure::Fused;
    nlohmann::json json = {{"sample", options.sample}, {"drop_stop_words", options.dropStopWords}};
    if (fused || measure == GlossMeasure::Sinkhorn) {
        json["regularisation"] = options.regularisation;
        json["iterations"] = options.iterations;
    }
    if (fused) {
        json["validation"] = options.validation;
        if (!options.weights.empty()) {
            json["weights"] = fileJson(options.weights);
        }
    }
    if ((fused || measure == GlossMeasure::TfIdf) && !options.dictionary.empty()) {
        json["dictionary"] = fileJson(options.dictionary);
    }
    if ((fused || measure == GlossMeasure::TfIdf) && !options.translated.empty()) {
        json["translated"] = fileJson(options.translated);
    }
    if (measure == GlossMeasure::Siamese || (fused && !options.siamese.model.empty())) {
        json["siamese"] = toJson(options.siamese);
        json["validation"] = options.validation;
    }
    if (measure == GlossMeasure::Encoder) {
        json["pack"] = fileJson(options.pack);
    }
    return json;
}

GlossLines readGlossLines(const std::string& source, const std::string& target)
{
    GlossLines lines{readLines(source), readLines(target)};
    checkAligned(lines.source, lines.target, target);
    return lines;
}

GlossComparison::GlossComparison(GlossLines lines, MappedSpaces spaces, GlossComparisonOptions options,
                                 SharedWorkspace& workspace, Progress& progress)
    : m_options(std::move(options)), m_workspace(workspace), m_progress(progress), m_lines(std::move(lines)), m_spaces(std::move(spaces))
{
    if (!m_options.translated.empty()) {
        m_translated = readLines(m_options.translated);
        checkAligned(m_translated, m_lines.target, m_options.translated);
    }
    m_sourceSet = std::make_unique<GlossSet>(glossSet(MapSide::Source));
    m_targetSet = std::make_unique<GlossSet>(glossSet(MapSide::Target));
    draw();
}

GlossSimilarity GlossComparison::compare(GlossMeasure measure, const std::vector<std::size_t>& lines) const
{
    checkMemory(measure, lines.size());
    switch (measure) {
    case GlossMeasure::TfIdf:
        return tfIdf(lines);
    case GlossMeasure::Encoder:
        return encoder(lines);
    case GlossMeasure::Siamese:
        return siamese(lines);
    case GlossMeasure::Fused:
        return fused(lines);
    default: {
        GlossSimilarityOptions options;
        options.sinkhorn = {m_options.regularisation, m_options.iterations};
        options.sif.threads = m_options.threads;
        options.threads = m_options.threads;
        return compareGlosses(m_sourceSet->subset(lines), m_targetSet->subset(lines), measure, options,
                              m_progress);
    }
    }
}

nlohmann::json GlossComparison::details(GlossMeasure measure) const
{
    // Another measure of the same glosses may have left its own.
    const std::pair<const char*, GlossMeasure> owners[] = {{"dictionary", GlossMeasure::TfIdf},
                                                           {"siamese", GlossMeasure::Siamese},
                                                           {"weights", GlossMeasure::Fused}};
    nlohmann::json found = m_details;
    for (const auto& [key, owner] : owners) {
        if (measure != owner && measure != GlossMeasure::Fused) {
            found.erase(key);
        }
    }
    return found;
}

GlossSet GlossComparison::glossSet(MapSide side) const
{
    const bool isSource = side == MapSide::Source;
    const OpenedSpace& space = isSource ? m_spaces.source : m_spaces.target;
    GlossOptions options;
    options.language = space.language;
    options.dropStopWords = m_options.dropStopWords;
    options.dimension = m_spaces.map.source.shared;
    return GlossSet(
        isSource ? m_lines.source : m_lines.target, options,
        [&](std::string_view word, std::span<float> out) {
            return m_spaces.map.vectorOf(side, space.space, word, out);
        },
        m_progress);
}

/// A random sample to score, and as many other lines to fit weights on.
void GlossComparison::draw()
{
    std::vector<std::size_t> order(m_lines.source.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    if (m_options.sample == 0 || m_options.sample >= order.size()) {
        m_sample = std::move(order);
        return;
    }
    Random random(m_options.seed);
    shuffle(order, random);
    const auto split = order.begin() + static_cast<std::ptrdiff_t>(m_options.sample);
    const std::size_t rest = std::min(order.size() - m_options.sample, m_options.validation);
    m_sample.assign(order.begin(), split);
    m_validation.assign(split, split + static_cast<std::ptrdiff_t>(rest));
    m_training.assign(split + static_cast<std::ptrdiff_t>(rest), order.end());
}

std::vector<WordPair> GlossComparison::givenPairs() const
{
    return pairsNamed(m_workspace, m_options.dictionary, m_spaces.source.language, m_spaces.target.language,
                      m_progress);
}

/// The given dictionary, else the map's own: nearest target words under CSLS.
const std::vector<WordPair>& GlossComparison::dictionary() const
{
    if (!m_dictionary) {
        m_dictionary = std::make_unique<std::vector<WordPair>>(
            m_options.dictionary.empty()
                ? inducedTranslations(*m_sourceSet, *m_targetSet, usualTranslationsPerWord, m_options.threads,
                                      m_progress)
                : givenPairs());
        m_details["dictionary"] = {{"from", m_options.dictionary.empty() ? "map" : m_options.dictionary},
                                   {"pairs", m_dictionary->size()}};
    }
    return *m_dictionary;
}

GlossSimilarity GlossComparison::tfIdf(const std::vector<std::size_t>& lines) const
{
    TranslatedTfIdfOptions options;
    options.sourceLanguage = m_spaces.source.language;
    options.targetLanguage = m_spaces.target.language;
    options.threads = m_options.threads;
    if (!m_translated.empty()) {
        return TranslatedTfIdf(linesAt(m_translated, lines), linesAt(m_lines.target, lines), {}, options,
                               m_progress)
            .similarity(m_progress);
    }
    return TranslatedTfIdf(linesAt(m_lines.source, lines), linesAt(m_lines.target, lines), dictionary(), options,
                           m_progress)
        .similarity(m_progress);
}

GlossSimilarity GlossComparison::encoder(const std::vector<std::size_t>& lines) const
{
    const std::shared_ptr<const Pack> pack = Pack::open(m_options.pack);
    const SentenceVectors source =
        packVectors(*pack, linesAt(m_lines.source, lines), m_spaces.source.language, m_progress);
    const SentenceVectors target =
        packVectors(*pack, linesAt(m_lines.target, lines), m_spaces.target.language, m_progress);
    return cosineSimilarity(source, target, m_options.threads, m_progress);
}

/// Trained on the lines that are neither scored nor validation.
GlossSimilarity GlossComparison::siamese(const std::vector<std::size_t>& lines) const
{
    if (!m_siamese) {
        SiameseData data{*m_sourceSet, *m_targetSet, m_training, m_validation};
        data.vectors = {mappedChecksum(m_spaces.map.source), mappedChecksum(m_spaces.map.target)};
        m_siamese = siameseModel(m_options.siamese, data, m_sample, m_progress, m_details);
        requireVectors(*m_siamese, m_spaces.map);
    }
    return siameseSimilarity(*m_siamese, m_sourceSet->subset(lines), m_targetSet->subset(lines), m_options.threads,
                             m_progress);
}

GlossSimilarity GlossComparison::fused(const std::vector<std::size_t>& lines) const
{
    const FusedWeights weights = m_options.weights.empty() ? fittedWeights() : readFusedWeights(m_options.weights);
    m_details["weights"] = toJson(weights);
    std::map<std::string, GlossSimilarity> values;
    for (const FusedPart& part : weights.parts) {
        const std::optional<GlossMeasure> measure = glossMeasure(part.name);
        if (!measure || *measure == GlossMeasure::Fused) {
            throw Error(CROSSGLOSS_TEXT("The fused measure needs %1, which is not there"), {part.name});
        }
        if (!values.count(part.name)) {
            values.emplace(part.name, compare(*measure, lines));
        }
    }
    return fuse(named(values), weights);
}

FusedWeights GlossComparison::fittedWeights() const
{
    constexpr std::size_t fewest = 50;
    if (m_validation.size() < fewest) {
        throw Error(CROSSGLOSS_TEXT("The fused measure has no lines left to fit its weights on"))
            .advise(CROSSGLOSS_TEXT("Score a sample of the lines, or give weights"));
    }
    std::map<std::string, GlossSimilarity> values;
    std::vector<GlossMeasure> measures = {GlossMeasure::Semb, GlossMeasure::Sif, GlossMeasure::Wmd,
                                          GlossMeasure::Sinkhorn, GlossMeasure::TfIdf};
    if (!m_options.siamese.model.empty()) {
        measures.push_back(GlossMeasure::Siamese);
    }
    for (const GlossMeasure measure : measures) {
        values.emplace(nameOf(measure), compare(measure, m_validation));
    }
    FitFusionOptions options;
    options.threads = m_options.threads;
    return fitFusion(named(values), options, m_progress);
}

} // namespace crossgloss
