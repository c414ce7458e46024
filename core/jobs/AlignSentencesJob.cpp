#include "jobs/AlignSentencesJob.h"

#include "base/Error.h"
#include "composition/SentenceListFile.h"
#include "composition/SentencePairWriter.h"
#include "jobs/ListModel.h"
#include "jobs/Stopwatch.h"
#include "text/Language.h"

#include <numeric>

namespace crossgloss {

namespace {

nlohmann::json runParametersOf(const AlignSentencesRequest& request)
{
    nlohmann::json parameters = toJson(request.model);
    parameters.update({{"source", request.source.text()},
                       {"target", request.target.text()}});
    AlignSentencesRequest copy = request;
    parameters.update(valuesOf(fieldsOf(copy)));
    return parameters;
}

/// A list as SentenceFile::text() writes it: "F" or "F:L".
SentenceFile listOf(const std::string& text, const RunParameters& parameters)
{
    SentenceFile file;
    const std::size_t colon = text.rfind(':');
    const bool told = colon != std::string::npos && isKnownLanguage(canonicalLanguage(text.substr(colon + 1)));
    file.firstLanguage = told ? canonicalLanguage(text.substr(colon + 1)) : std::string();
    const std::string name = told ? text.substr(0, colon) : text;
    file.first = parameters.isResource(name) ? std::filesystem::path(name) : parameters.placed(name);
    return file;
}

/// The sentences of one language, and their vectors where a list of the library has them.
struct Side {
    std::string language;
    std::vector<std::string> texts;
    std::vector<std::uint32_t> lines;                  ///< by text, 1-based
    std::shared_ptr<const OpenedSentenceList> list;    ///< null for files
    std::vector<std::size_t> rows;                     ///< of the list
};

/// The language of a side: as it is given, else the only one there is.
std::string languageOf(const SentenceFile& file, const std::vector<std::string>& languages)
{
    if (!file.secondLanguage.empty() || (file.firstLanguage.empty() && languages.size() != 1)) {
        throw Error(CROSSGLOSS_TEXT("A list that is aligned has one language"))
            .at(file.first.string())
            .advise(CROSSGLOSS_TEXT("Name one of its languages"));
    }
    return file.firstLanguage.empty() ? languages.front() : file.firstLanguage;
}

[[noreturn]] void failWithout(const SentenceFile& file, const std::string& language)
{
    throw Error(CROSSGLOSS_TEXT("The list has no sentences in %1"), {languageName(language)}).at(file.first.string());
}

Side storedSide(const SentenceFile& file, const AlignSentencesRequest& request, OpenedSentenceLists& lists,
                Progress& progress)
{
    Side side;
    side.list = lists.open(file, request.model, request.mining.threads, progress);
    const SentenceRows& rows = *side.list->rows;
    side.language = languageOf(file, rows.languages());
    for (std::size_t row = 0; row < rows.size(); ++row) {
        if (rows.language(row) == side.language) {
            side.texts.emplace_back(rows.text(row));
            side.lines.push_back(rows.line(row));
            side.rows.push_back(row);
        }
    }
    if (side.texts.empty()) {
        failWithout(file, side.language);
    }
    return side;
}

Side readSide(const SentenceFile& file, const AlignSentencesRequest& request, OpenedSentenceLists& lists,
              Progress& progress)
{
    if (namesStoredList(file)) {
        return storedSide(file, request, lists, progress);
    }
    Side side;
    ReadReport report;
    SentenceTexts texts = readSentenceTexts(file.first, {file.firstLanguage}, lists.teller(), progress, report);
    side.language = languageOf(file, texts.languages);
    for (std::size_t row = 0; row < texts.size(); ++row) {
        if (texts.languages[texts.language[row]] == side.language) {
            side.texts.push_back(std::move(texts.texts[row]));
            side.lines.push_back(texts.lines[row]);
        }
    }
    return side;
}

SentenceVectors vectorsOf(const Side& side, const SentenceModel& model, int threads, Progress& progress)
{
    if (!side.list) {
        return model.embed(side.texts, side.language, threads, progress).vectors;
    }
    SentenceVectors vectors{side.rows.size(), side.list->rows->dimension(), {}};
    const RowMatrix stored = side.list->rows->vectors();
    vectors.values.reserve(vectors.rows * vectors.dimension);
    for (const std::size_t row : side.rows) {
        const float* const values = stored.data + row * stored.stride;
        vectors.values.insert(vectors.values.end(), values, values + vectors.dimension);
    }
    return vectors;
}

/// The sentences by language, as a model made of word vectors counts their words.
SentenceTexts textsOf(const Side& source, const Side& target)
{
    SentenceTexts texts;
    texts.languages = {source.language};
    if (target.language != source.language) {
        texts.languages.push_back(target.language);
    }
    for (const Side* side : {&source, &target}) {
        const std::uint8_t place = side->language == source.language ? 0 : 1;
        texts.texts.insert(texts.texts.end(), side->texts.begin(), side->texts.end());
        texts.language.resize(texts.texts.size(), place);
    }
    return texts;
}

/// A list of the library brings its model along; two have to have the same.
std::shared_ptr<const SentenceModel> modelOf(const Side& source, const Side& target, JobContext& context,
                                             OpenedSentenceLists& lists, const AlignSentencesRequest& request,
                                             Progress& progress)
{
    if (source.list && target.list) {
        const auto aboutOf = [](const Side& side) {
            const auto* file = dynamic_cast<const SentenceListFile*>(side.list->rows.get());
            return file ? file->about() : std::string();
        };
        if (aboutOf(source) != aboutOf(target)) {
            throw Error(CROSSGLOSS_TEXT("The vectors of the two lists were made by different models"))
                .advise(CROSSGLOSS_TEXT("Add one of them again with the model of the other"));
        }
    }
    const std::shared_ptr<const OpenedSentenceList>& list = source.list ? source.list : target.list;
    return list ? list->model
                : openListModel(context, lists.pack(), request.model, textsOf(source, target), request.mining.threads,
                                progress);
}

} // namespace

AlignSentencesResult AlignSentencesJob::run(Progress& progress) const
{
    RunRecord record(m_context.runs, "align-sentences", runParametersOf(m_request));
    return recorded(record, progress, [&](Progress& timed) {
        AlignSentencesResult result = align(record, timed);
        record.done(toJson(result));
        return result;
    });
}

AlignSentencesResult AlignSentencesJob::align(RunRecord& record, Progress& progress) const
{
    AlignSentencesResult result;
    result.run = record.handle();
    const int threads = m_request.mining.threads;
    const Stopwatch embedding;
    Side source = readSide(m_request.source, m_request, m_lists, progress);
    Side target = readSide(m_request.target, m_request, m_lists, progress);
    record.addFiles({m_request.source.first, m_request.target.first});
    const auto model = modelOf(source, target, m_context, m_lists, m_request, progress);
    const SentenceVectors first = vectorsOf(source, *model, threads, progress);
    const SentenceVectors second = vectorsOf(target, *model, threads, progress);
    result.sourceLanguage = source.language;
    result.targetLanguage = target.language;
    result.source = std::move(source.texts);
    result.target = std::move(target.texts);
    result.sourceLines = std::move(source.lines);
    result.targetLines = std::move(target.lines);
    result.sourceSentences = result.source.size();
    result.targetSentences = result.target.size();
    result.embedSeconds = embedding.seconds();
    const Stopwatch mining;
    progress.stage(CROSSGLOSS_TEXT("Comparing sentences"), 0);
    result.pairs = minePairs(first, second, m_request.mining, progress);
    result.mineSeconds = mining.seconds();
    for (const MinedPair& pair : result.pairs) {
        result.meanMargin += static_cast<double>(pair.margin) / static_cast<double>(result.pairs.size());
    }
    if (!m_request.out.empty()) {
        std::vector<std::size_t> all(result.pairs.size());
        std::iota(all.begin(), all.end(), std::size_t{0});
        exportPairs(result, all, m_request.out, progress);
    }
    RunFigures figures;
    figures.n = result.pairs.size();
    figures.values = {{"mean_margin", result.meanMargin, {}}};
    record.addFigures(std::move(figures));
    return result;
}

void exportPairs(const AlignSentencesResult& result, std::span<const std::size_t> chosen,
                 const std::filesystem::path& file, Progress& progress)
{
    std::vector<MinedPair> pairs;
    pairs.reserve(chosen.size());
    for (const std::size_t place : chosen) {
        pairs.push_back(result.pairs.at(place));
    }
    writeSentencePairs(file, pairs, {result.sourceLanguage, result.targetLanguage, result.source, result.target},
                       progress);
}

Fields fieldsOf(AlignSentencesRequest& request)
{
    SentenceMiningOptions& mining = request.mining;
    return {Field{"neighbours", &mining.neighbours, "Nearest sentences that the margin is taken against"}.between(1, 1000),
            Field{"minimum_margin", &mining.minimumMargin, "Leave out pairs below (1 = no better than neighbours)"}.atLeast(0),
            Field{"one_to_one", &mining.oneToOne, "Sentences of the target may be partners of several"}.as("--many-to-one"),
            Field{"out", &request.out, "Pairs by falling margin: TSV, or TMX where it ends in .tmx"}};
}

AlignSentencesRequest alignSentencesRequestOf(const RunParameters& parameters)
{
    AlignSentencesRequest request;
    request.model = sentenceModelChoiceOf(parameters.json(), parameters);
    request.source = listOf(parameters.text("source"), parameters);
    request.target = listOf(parameters.text("target"), parameters);
    parameters.read(fieldsOf(request));
    return request;
}

nlohmann::json toJson(const AlignSentencesResult& result)
{
    return {{"n", result.pairs.size()},
            {"source_sentences", result.sourceSentences},
            {"target_sentences", result.targetSentences},
            {"mean_margin", result.meanMargin},
            {"seconds", {{"embed", result.embedSeconds}, {"mine", result.mineSeconds}}}};
}

} // namespace crossgloss
