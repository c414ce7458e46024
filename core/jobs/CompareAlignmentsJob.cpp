#include "jobs/CompareAlignmentsJob.h"

namespace crossgloss {

namespace {

GridDictionary gridDictionary(const DictionaryChoice& choice, AlignmentData data)
{
    GridDictionary dictionary;
    switch (choice.kind) {
    case DictionaryKind::Identical:
        dictionary.kind = GridDictionaryKind::Identical;
        dictionary.name = "identical strings";
        break;
    case DictionaryKind::Sentences:
        dictionary.kind = GridDictionaryKind::Sentences;
        dictionary.name = "sentences";
        break;
    default: dictionary.name = std::filesystem::path(choice.text()).filename().string();
    }
    dictionary.words = std::move(data.words);
    dictionary.sentences = std::move(data.sentences);
    dictionary.sourceLanguage = std::move(data.sourceLanguage);
    dictionary.targetLanguage = std::move(data.targetLanguage);
    return dictionary;
}

/// A cell that has scores, as the run's report shows it.
RunFigures figuresOf(const GridCell& cell, const AlignmentGrid& grid)
{
    RunFigures figures;
    figures.direction = nameOf(cell.direction);
    figures.method = nameOf(cell.method);
    figures.retrieval = nameOf(cell.retrieval);
    if (grid.dictionaries.size() > 1) {
        figures.subset = grid.dictionaries[cell.dictionary].name;
    }
    figures.add(cell.scores.strict);
    figures.values.push_back({"tolerant_p1", cell.scores.tolerant.p1, {}});
    figures.values.push_back({"align_seconds", cell.alignSeconds, {}});
    if (cell.againstBaseline) {
        figures.values.push_back({"adjusted_p", cell.adjustedP, {}});
    }
    return figures;
}

} // namespace

Fields fieldsOf(CompareAlignmentsRequest& request)
{
    AlignmentGridOptions& grid = request.grid;
    const auto methodName = [](AlignmentMethod method) { return nameOf(method); };
    const auto retrievalName = [](RetrievalCriterion retrieval) { return nameOf(retrieval); };
    return {Field{"methods", namedList(grid.methods, methodName, &alignmentMethod),
                  "Some of least-squares, cca, procrustes, procrustes-reduced, vecmap, rcsls, self-learning and refinement; all by "
                  "default"},
            Field{"retrievals", namedList(grid.retrievals, retrievalName, &retrievalCriterion),
                  "Some of nn, isf, csls and gc; all by default"},
            directionField(grid.directions, "forward, backward or both"),
            Field{"sample", &grid.translation.retrieval.sample, "Source words that isf normalises over; 0 = all"},
            Field{"pivots", &grid.translation.retrieval.pivots,
                  "Source words that gc ranks queries among, beside them; 0 = all"},
            Field{"also", &request.also,
                  "Other dictionaries, files or names in the workspace, whose translations count too in a tolerant score"},
            Field{"baseline_method", named(grid.baselineMethod, methodName, &alignmentMethod),
                  "Method that the others are tested against"},
            Field{"baseline_retrieval", named(grid.baselineRetrieval, retrievalName, &retrievalCriterion),
                  "Retrieval that the others are tested against"}};
}

nlohmann::json runParametersOf(const CompareAlignmentsRequest& request)
{
    CompareAlignmentsRequest copy = request;
    nlohmann::json json = runParametersOf(request.align);
    json.erase("method");
    json.update(valuesOf(fieldsOf(copy)));
    for (const DictionaryChoice& choice : request.further) {
        if (choice.kind == DictionaryKind::Identical) {
            json["identical"] = true;
        } else if (choice.kind == DictionaryKind::Sentences) {
            json["sentences"] = {choice.sourceText.string(), choice.targetText.string()};
        }
    }
    return json;
}

CompareAlignmentsResult CompareAlignmentsJob::run(Progress& progress,
                                                  const std::function<void(const GridCell&)>& onCell) const
{
    m_context.spaces.requireNamed(m_request.align.source);
    m_context.spaces.requireNamed(m_request.align.target);
    RunRecord record(m_context.runs, "align-grid", runParametersOf(m_request));
    return recorded(record, progress, [&](Progress& timed) { return compare(record, timed, onCell); });
}

CompareAlignmentsResult CompareAlignmentsJob::compare(RunRecord& record, Progress& progress,
                                                      const std::function<void(const GridCell&)>& onCell) const
{
    const AlignRequest& align = m_request.align;
    StageTimes times;
    AlignmentInputs inputs = openAlignmentInputs(m_context, align, times, progress);
    addInputs(record, align, inputs);
    if (inputs.forward.words.empty()) {
        throw Error(CROSSGLOSS_TEXT("There is nothing to measure the methods on"))
            .advise(
                CROSSGLOSS_TEXT("Name a file of test pairs, or hold out a share of a dictionary of words"));
    }
    const PairOptions looking = pairOptions(align, inputs.source, inputs.target);
    std::vector<GridDictionary> dictionaries;
    if (align.dictionary.kind != DictionaryKind::None) {
        dictionaries.push_back(gridDictionary(align.dictionary, std::move(inputs.data)));
    }
    for (const DictionaryChoice& choice : m_request.further) {
        dictionaries.push_back(gridDictionary(
            choice, openDictionary(m_context, choice, looking, inputs.source, inputs.target, progress)));
    }
    std::vector<WordPair> also;
    for (const std::string& name : m_request.also) {
        const std::vector<WordPair> more =
            pairsNamed(m_context.workspace, name, inputs.source.language, inputs.target.language, progress);
        also.insert(also.end(), more.begin(), more.end());
    }
    const auto otherTest = [&](TranslationDirection direction) {
        return translationTest(also, {direction, looking.lowerCase, looking.sourceLanguage, looking.targetLanguage});
    };
    const TranslationTest alsoForward = otherTest(TranslationDirection::Forward);
    const TranslationTest alsoBackward = otherTest(TranslationDirection::Backward);

    AlignmentGridOptions options = m_request.grid;
    options.align = align.options;
    TranslationOptions& translation = options.translation;
    translation.answers = 0;
    translation.frequencyBins.clear();
    translation.bootstrap.seed = align.options.seed;
    translation.retrieval.neighbourhood = align.options.neighbourhood;
    translation.retrieval.seed = align.options.seed;
    translation.retrieval.threads = align.options.threads;
    translation.otherDictionary = also.empty() ? nullptr : &alsoForward;
    options.otherDictionaryBackward = also.empty() ? nullptr : &alsoBackward;
    if (inputs.backward.words.empty()) {
        std::erase(options.directions, TranslationDirection::Backward);
    }
    progress.stage(CROSSGLOSS_TEXT("Comparing methods"), dictionaries.size() * options.methods.size()
                                                             * options.retrievals.size() * options.directions.size());
    options.onCell = [&](const GridCell& cell, std::size_t done, std::size_t) {
        if (onCell) {
            onCell(cell);
        }
        progress.advance(done);
    };
    QuietProgress quiet(progress);
    CompareAlignmentsResult result;
    result.run = record.handle();
    result.grid = compareAlignments(inputs.source.space, inputs.target.space, dictionaries, inputs.forward,
                                    inputs.backward, options, quiet);
    result.grid.source = inputs.source.title;
    result.grid.target = inputs.target.title;
    result.grid.overlap = inputs.overlap;
    for (const GridCell& cell : result.grid.cells) {
        if (cell.problem.empty()) {
            record.addFigures(figuresOf(cell, result.grid));
        }
    }
    record.done(toJson(result.grid));
    return result;
}

ComparisonRow comparisonRow(const GridCell& cell, const AlignmentGrid* grid)
{
    ComparisonRow row;
    row.method = cell.method;
    row.figures = translationFigures(cell.scores.strict, cell.retrieval, cell.direction);
    row.seconds = cell.alignSeconds;
    row.baseline = grid && &cell == grid->baseline(cell.dictionary, cell.direction);
    row.adjustedP = cell.adjustedP;
    row.failure = cell.problem;
    return row;
}

} // namespace crossgloss
