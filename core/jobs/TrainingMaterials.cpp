#include "jobs/TrainingMaterials.h"

#include "base/AtomicFile.h"
#include "base/Error.h"
#include "jobs/ComposeJob.h"
#include "resources/PhraseTable.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace crossgloss {

namespace {

constexpr std::array<std::string_view, 3> names{"sentences", "phrases", "paraphrases"};

SentenceCorpus joined(const std::vector<SentenceFile>& files, Progress& progress)
{
    if (files.empty()) {
        throw Error(CROSSGLOSS_TEXT("There are no sentences to extract phrases from"));
    }
    SentenceCorpus all{files.front().firstLanguage, files.front().secondLanguage, {}, {}, 0};
    for (const SentenceFile& file : files) {
        if (file.firstLanguage != all.firstLanguage || file.secondLanguage != all.secondLanguage) {
            throw Error(CROSSGLOSS_TEXT("Phrases are extracted from sentences of the same two languages"))
                .at(file.first.string());
        }
        ReadReport report;
        SentenceCorpus corpus = readSentenceFile(file, progress, report);
        std::ranges::move(corpus.first, std::back_inserter(all.first));
        std::ranges::move(corpus.second, std::back_inserter(all.second));
    }
    return all;
}

std::vector<PhrasePair> readTable(const std::filesystem::path& path, Progress& progress)
{
    std::vector<PhrasePair> pairs;
    ReadReport report;
    readPhraseTable(path, progress, report, [&](PhrasePair&& pair) { pairs.push_back(std::move(pair)); });
    return pairs;
}

} // namespace

std::string_view materialName(TrainingMaterial material)
{
    return names[static_cast<std::size_t>(material)];
}

TrainingMaterial materialFromName(std::string_view name)
{
    const auto found = std::ranges::find(names, name);
    if (found == names.end()) {
        throw Error(CROSSGLOSS_TEXT("\"%1\" is none of sentences, phrases and paraphrases"), {std::string(name)});
    }
    return static_cast<TrainingMaterial>(found - names.begin());
}

void TrainingMaterials::prepare(const std::vector<TrainingMaterial>& wanted, Progress& progress)
{
    const bool pivots = std::ranges::count(wanted, TrainingMaterial::Paraphrases) > 0 && paraphrases.first.empty();
    const bool takesPhrases = pivots || std::ranges::count(wanted, TrainingMaterial::Phrases) > 0;
    std::vector<PhrasePair> table;
    if (takesPhrases && phrases.first.empty()) {
        const SentenceCorpus corpus = joined(sentences, progress);
        table = extractPhrases(corpus, extraction, progress).pairs;
        phrases = {folder / "phrases.table", {}, corpus.firstLanguage, corpus.secondLanguage};
        writePhraseTable(table, phrases.first, progress);
    }
    if (!pivots) {
        return;
    }
    if (table.empty()) {
        table = readTable(phrases.first, progress);
    }
    const SentenceCorpus found = pivotParaphrases(table, phrases.firstLanguage, pivoting);
    if (found.first.empty()) {
        throw Error(CROSSGLOSS_TEXT("No two phrases share a translation that is likely enough"));
    }
    paraphrases = {folder / "paraphrases.tsv", {}, found.firstLanguage, found.firstLanguage};
    AtomicFile file(paraphrases.first);
    for (std::size_t i = 0; i < found.first.size(); ++i) {
        file.stream() << found.first[i] << '\t' << found.second[i] << '\n';
    }
    file.commit();
}

void TrainingMaterials::putInto(ComposeRequest& request, TrainingMaterial material) const
{
    request.train.clear();
    request.phrases.clear();
    if (material == TrainingMaterial::Sentences) {
        request.train = sentences;
    } else if (material == TrainingMaterial::Phrases) {
        request.phrases = {phrases};
    } else {
        request.train = {paraphrases};
    }
}

std::vector<SentenceCorpus> TrainingMaterials::read(TrainingMaterial material, Progress& progress) const
{
    std::vector<SentenceCorpus> corpora;
    if (material == TrainingMaterial::Phrases) {
        SentenceCorpus corpus{phrases.firstLanguage, phrases.secondLanguage, {}, {}, 0};
        for (PhrasePair& pair : readTable(phrases.first, progress)) {
            corpus.first.push_back(std::move(pair.first));
            corpus.second.push_back(std::move(pair.second));
        }
        corpora.push_back(std::move(corpus));
        return corpora;
    }
    ComposeRequest request;
    putInto(request, material);
    for (const SentenceFile& file : request.train) {
        ReadReport report;
        corpora.push_back(readSentenceFile(file, progress, report));
    }
    return corpora;
}

} // namespace crossgloss
