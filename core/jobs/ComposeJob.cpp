#include "jobs/ComposeJob.h"

#include "base/Error.h"
#include "base/Seconds.h"
#include "composition/PairSelection.h"
#include "jobs/ScoredPairFiles.h"
#include "resources/PhraseTable.h"

#include <algorithm>
#include <chrono>
#include <iterator>

namespace crossgloss {

namespace {

bool isFactorisation(SentenceMethod objective)
{
    return objective == SentenceMethod::Wmf || objective == SentenceMethod::Bmf || objective == SentenceMethod::Cmf;
}

nlohmann::json toJson(const FactorisationOptions& options)
{
    return {{"dimension", options.factors},
            {"missing_weight", options.missingWeight},
            {"regularisation", options.regularisation},
            {"iterations", options.iterations},
            {"minimum_count", options.vocabulary.minimumCount},
            {"maximum_words", options.vocabulary.maximumWords},
            {"seed", options.seed}};
}

/// Sentences of files, or parallel text or sentence pairs of the workspace.
SentenceCorpus corpusOf(SharedWorkspace& workspace, const SentenceFile& file, Progress& progress, ReadReport& report)
{
    const auto lines = file.second.empty() && !file.secondLanguage.empty()
                           ? linesNamed(workspace, file.first, {ResourceKind::Parallel, ResourceKind::Pairs})
                           : std::nullopt;
    if (!lines) {
        return readSentenceFile(file, progress, report);
    }
    SentenceCorpus corpus{file.firstLanguage, file.secondLanguage, {}, {}, 0};
    const Resource resource = storedResource(*workspace.open(), file.first.string());
    const bool turned = resource.language == file.secondLanguage && resource.language != file.firstLanguage;
    for (const StoredLine& line : *lines) {
        corpus.first.push_back(turned ? line.second : line.first);
        corpus.second.push_back(turned ? line.first : line.second);
    }
    return corpus;
}

SentenceCorpus phrasesOf(const SentenceFile& file, ComposeResult& result, Progress& progress)
{
    SentenceCorpus corpus{file.firstLanguage, file.secondLanguage, {}, {}, 0};
    ReadReport report;
    readPhraseTable(file.first, progress, report, [&](PhrasePair&& pair) {
        corpus.first.push_back(std::move(pair.first));
        corpus.second.push_back(std::move(pair.second));
    });
    result.skipped += report.skipped;
    return corpus;
}

} // namespace

nlohmann::json parametersOf(const ComposeRequest& request)
{
    nlohmann::json json =
        isFactorisation(request.objective) ? toJson(request.factorisation) : crossgloss::toJson(request.composition);
    json["data"] = nlohmann::json::array();
    for (const auto* files : {&request.train, &request.phrases}) {
        for (const SentenceFile& file : *files) {
            json["data"].push_back(file.text());
        }
    }
    json["method"] = sentenceMethodName(request.objective);
    json["out"] = request.out.string();
    if (!request.pivot.empty()) {
        json["pivot"] = request.pivot;
    }
    if (request.extractPhrases) {
        json["extract_phrases"] = {{"longest", request.extraction.longest},
                                   {"minimum_count", request.extraction.minimumCount}};
    }
    for (const SentenceFile& file : request.withoutBigramsOf) {
        json["without_bigrams_of"].push_back(file.text());
    }
    if (request.pairsLimit > 0) {
        json["pairs_limit"] = request.pairsLimit;
    }
    for (const SpaceChoice& vectors : request.start) {
        json["vectors"][vectors.language] = vectors.text();
    }
    return json;
}

std::vector<SentenceCorpus> ComposeJob::readCorpora(ComposeResult& result, Progress& progress) const
{
    std::vector<SentenceCorpus> corpora;
    for (const SentenceFile& file : m_request.train) {
        ReadReport report;
        corpora.push_back(corpusOf(m_context.workspace, file, progress, report));
        result.skipped += report.skipped;
    }
    if (m_request.extractPhrases) {
        takePhrases(corpora, result, progress);
    }
    for (const SentenceFile& file : m_request.phrases) {
        corpora.push_back(phrasesOf(file, result, progress));
    }
    selectPairs(corpora, result, progress);
    for (const SentenceCorpus& corpus : corpora) {
        result.pairs += corpus.first.size();
        result.blank += corpus.blank;
    }
    return corpora;
}

void ComposeJob::selectPairs(std::vector<SentenceCorpus>& corpora, ComposeResult& result, Progress& progress) const
{
    const bool factorisation = isFactorisation(m_request.objective);
    const int threads = factorisation ? m_request.factorisation.threads : m_request.composition.threads;
    for (const SentenceFile& file : m_request.withoutBigramsOf) {
        const std::string crossed = file.second.empty() ? std::string() : "," + file.second.string();
        const std::filesystem::path name = file.first.string() + crossed;
        const ScoredPairFiles test = readScoredPairFiles(m_context.workspace, std::span(&name, 1), progress);
        BigramSet first(file.firstLanguage);
        BigramSet second(file.secondLanguage.empty() ? file.firstLanguage : file.secondLanguage);
        first.add(test.first);
        second.add(test.second);
        result.sharing += dropSharing(corpora, first, threads, progress);
        result.sharing += dropSharing(corpora, second, threads, progress);
    }
    keepSample(corpora, m_request.pairsLimit,
               factorisation ? m_request.factorisation.seed : m_request.composition.seed);
}

/// Puts phrase pairs in the place of sentence pairs, those of the same two languages together.
void ComposeJob::takePhrases(std::vector<SentenceCorpus>& corpora, ComposeResult& result, Progress& progress) const
{
    std::vector<SentenceCorpus> joined;
    for (SentenceCorpus& corpus : corpora) {
        const auto same = std::ranges::find_if(joined, [&](const SentenceCorpus& other) {
            return other.firstLanguage == corpus.firstLanguage && other.secondLanguage == corpus.secondLanguage;
        });
        if (same == joined.end()) {
            joined.push_back(std::move(corpus));
            continue;
        }
        same->blank += corpus.blank;
        std::ranges::move(corpus.first, std::back_inserter(same->first));
        std::ranges::move(corpus.second, std::back_inserter(same->second));
    }
    std::vector<PhrasePair> table;
    for (SentenceCorpus& corpus : joined) {
        ExtractedPhrases found = extractPhrases(corpus, m_request.extraction, progress);
        result.extractions.push_back({corpus.firstLanguage, corpus.secondLanguage, found.pairs.size(),
                                      found.disagreement, found.alignSeconds, found.extractSeconds});
        corpus.first.clear();
        corpus.second.clear();
        for (const PhrasePair& pair : found.pairs) {
            corpus.first.push_back(pair.first);
            corpus.second.push_back(pair.second);
        }
        if (!m_request.phraseTable.empty()) {
            std::ranges::move(found.pairs, std::back_inserter(table));
        }
    }
    if (!m_request.phraseTable.empty()) {
        writePhraseTable(table, m_request.phraseTable, progress);
    }
    corpora = std::move(joined);
}

WordModel ComposeJob::train(const std::vector<SentenceCorpus>& corpora, ComposeResult& result, Progress& progress,
                            const PointSink& onPoint) const
{
    if (isFactorisation(m_request.objective)) {
        const auto sink = [&](const FactorisationPoint& point) { onPoint(crossgloss::toJson(point)); };
        const std::string& pivot = m_request.pivot.empty() ? corpora.front().firstLanguage : m_request.pivot;
        FactorisationResult trained =
            m_request.objective == SentenceMethod::Wmf   ? trainWmf(corpora, pivot, m_request.factorisation, progress, sink)
            : m_request.objective == SentenceMethod::Bmf ? trainBmf(corpora, m_request.factorisation, progress, sink)
                                                         : trainCmf(corpora, pivot, m_request.factorisation, progress, sink);
        result.training = {{"sentences", trained.sentences}, {"non_zeros", trained.nonZeros}};
        return std::move(trained.model);
    }
    CompositionOptions options = m_request.composition;
    options.objective = m_request.objective;
    options.out = m_request.out;
    for (const SpaceChoice& vectors : m_request.start) {
        options.start[vectors.language] = m_context.spaces.open(vectors, progress, options.threads).space;
    }
    CompositionResult trained = trainComposition(corpora, options, progress, [&](const TrainingPoint& point) {
        onPoint(crossgloss::toJson(point));
    });
    result.training = {{"trained", trained.pairs},      {"held_out", trained.heldOut},
                       {"without_words", trained.withoutWords}, {"best_epoch", trained.bestEpoch},
                       {"score", trained.bestScore},    {"resumed", trained.resumed}};
    return std::move(trained.model);
}

ComposeResult ComposeJob::run(Progress& outer, const PointSink& onPoint) const
{
    RunRecord record(m_context.runs, "compose", parametersOf(m_request));
    return recorded(record, outer, [&](Progress& progress) {
        if (m_request.train.empty() && m_request.phrases.empty()) {
            throw Error(CROSSGLOSS_TEXT("There are no sentences to train on"));
        }
        ComposeResult result;
        result.run = record.handle();
        result.objective = m_request.objective;
        result.out = m_request.out;
        for (const auto* files : {&m_request.train, &m_request.phrases}) {
            for (const SentenceFile& file : *files) {
                record.addFiles({file.first, file.second});
            }
        }
        const std::vector<SentenceCorpus> corpora = readCorpora(result, progress);
        const auto started = std::chrono::steady_clock::now();
        WordModel model = train(corpora, result, progress, [&](const nlohmann::json& point) {
            result.curve.push_back(point);
            record.setPartial({{"curve", result.curve}});
            if (onPoint) {
                onPoint(point);
            }
        });
        result.seconds = secondsSince(started);
        result.dimension = model.dimension();
        for (const LanguageWords& language : model.languages) {
            result.words.emplace_back(language.language, language.words.size());
        }
        model.details = parametersOf(m_request);
        model.details.update(m_request.details);
        model.details["training"] = result.training;
        model.details["training"].update({{"pairs", result.pairs}, {"sharing", result.sharing}});
        writeWordModel(model, m_request.out);
        RunFigures figures;
        figures.subset = "training";
        figures.n = result.pairs;
        for (const char* key : {"score", "best_epoch"}) {
            if (result.training.contains(key)) {
                figures.values.push_back({key, result.training[key].get<double>(), {}});
            }
        }
        if (!result.curve.empty()) {
            figures.values.push_back({"loss", result.curve.back().value("loss", 0.0), {}});
        }
        record.addFigures(std::move(figures));
        record.done(toJson(result));
        return result;
    });
}

nlohmann::json toJson(const ComposeResult& result)
{
    nlohmann::json json = {{"objective", sentenceMethodName(result.objective)},
                           {"model", result.out.string()},
                           {"pairs", result.pairs},
                           {"sharing", result.sharing},
                           {"blank", result.blank},
                           {"skipped", result.skipped},
                           {"words", nlohmann::json::object()},
                           {"dimension", result.dimension},
                           {"curve", result.curve},
                           {"seconds", result.seconds}};
    for (const auto& [language, words] : result.words) {
        json["words"][language] = words;
    }
    for (const ComposeResult::Extraction& extraction : result.extractions) {
        json["extracted"].push_back({{"languages", {extraction.firstLanguage, extraction.secondLanguage}},
                                     {"pairs", extraction.pairs},
                                     {"disagreement", extraction.disagreement},
                                     {"align_seconds", extraction.alignSeconds},
                                     {"extract_seconds", extraction.extractSeconds}});
    }
    json.update(result.training);
    return json;
}

} // namespace crossgloss
