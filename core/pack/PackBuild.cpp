#include "pack/PackBuild.h"

#include "pack/PackSwitching.h"

#include "base/AtomicFile.h"
#include "base/Error.h"
#include "base/Json.h"
#include "base/Random.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>

namespace crossgloss {

namespace {

double rounded(double value)
{
    return std::round(value * 10000.0) / 10000.0;
}

nlohmann::json describe(const RetrievalScores& scores, std::uint64_t seed)
{
    std::vector<double> hits;
    std::vector<double> reciprocal;
    for (const std::uint32_t rank : scores.ranks) {
        hits.push_back(rank > 0 && rank <= 10 ? 1.0 : 0.0);
        reciprocal.push_back(rank > 0 ? 1.0 / rank : 0.0);
    }
    return {{"n", scores.n},
            {"p1", rounded(scores.p1)},
            {"p10", bootstrap(hits, seed)},
            {"p100", rounded(scores.p100)},
            {"mrr", bootstrap(reciprocal, seed)},
            {"medianRank", scores.medianRank}};
}

bool isReworded(const PackHeldOut& cases)
{
    return !cases.name.ends_with("unseen");
}

constexpr double Priors[] = {0.0, 0.15, 0.25, 0.35, 0.5, 0.7, 1.0};

// Which factor of log frequency serves the cases with words that training met best, all directions weighing the same.
// @param language of the answers; languages.size() = all of them. @return nothing when there is no such case.
std::optional<std::size_t> choosePrior(const PackCorpus& corpus,
                                       const std::vector<std::vector<RetrievalScores>>& scores, std::size_t language)
{
    std::vector<double> sums(std::size(Priors), 0.0);
    bool any = false;
    for (std::size_t c = 0; c < corpus.heldOut.size(); ++c) {
        const PackHeldOut& cases = corpus.heldOut[c];
        if (!isReworded(cases) || (language < corpus.languages.size() && cases.answerLanguage != language)) {
            continue;
        }
        any = true;
        for (std::size_t k = 0; k < sums.size(); ++k) {
            sums[k] += scores[c][k].p10 + scores[c][k].mrr;
        }
    }
    return any ? std::optional(static_cast<std::size_t>(std::max_element(sums.begin(), sums.end()) - sums.begin()))
               : std::nullopt;
}

// The cases set apart as `answer|answer<TAB>description` of the words that the encoder knows.
void writeHeldOut(const PackCorpus& corpus, const std::filesystem::path& folder)
{
    std::filesystem::create_directories(folder);
    for (const PackHeldOut& cases : corpus.heldOut) {
        std::string name = cases.name;
        std::replace(name.begin(), name.end(), ' ', '.');
        AtomicFile file(folder / (name + ".tsv"));
        const PackLanguage& to = corpus.languages[cases.answerLanguage];
        const PackLanguage& from = corpus.languages[cases.definitionLanguage];
        for (const PackItem& item : cases.items) {
            std::string line;
            for (std::uint32_t a = item.answerBegin; a < item.answerEnd; ++a) {
                line += (line.empty() ? "" : "|") + to.shown[corpus.answers[a] - to.offset];
            }
            line += '\t';
            for (std::uint32_t t = item.tokenBegin; t < item.tokenEnd; ++t) {
                line += (t == item.tokenBegin ? "" : " ") + from.units[corpus.tokens[t] - from.offset];
            }
            file.stream() << line << '\n';
        }
        file.commit();
    }
}

nlohmann::json describeSources(const PackCorpus& corpus)
{
    nlohmann::json sources = nlohmann::json::array();
    for (const PackSource& source : corpus.sources) {
        sources.push_back({{"name", source.name},
                           {"title", source.title},
                           {"licence", source.licence.substr(0, 160)},
                           {"file", source.file},
                           {"checksum", source.checksum},
                           {"definitions", source.definitions},
                           {"pairs", source.pairs},
                           {"installed", source.installed}});
    }
    return sources;
}

} // namespace

nlohmann::json bootstrap(const std::vector<double>& values, std::uint64_t seed)
{
    if (values.empty()) {
        return {0.0, 0.0, 0.0};
    }
    Random random(seed);
    std::vector<double> means(1000);
    for (double& mean : means) {
        double sum = 0;
        for (std::size_t i = 0; i < values.size(); ++i) {
            sum += values[static_cast<std::size_t>(uniformBelow(random, values.size()))];
        }
        mean = sum / static_cast<double>(values.size());
    }
    std::sort(means.begin(), means.end());
    double sum = 0;
    for (const double value : values) {
        sum += value;
    }
    return {rounded(sum / static_cast<double>(values.size())), rounded(means[25]), rounded(means[974])};
}

PackBuildResult buildPack(const PackBuildOptions& options, Progress& progress,
                          const std::function<void(const TrainingPoint&)>& onPoint)
{
    PackStart start;
    const PackCorpus corpus =
        gatherPackCorpus(options.inputs, options.assembly, start, options.training.threads, progress);
    if (!options.heldOutFolder.empty()) {
        writeHeldOut(corpus, options.heldOutFolder);
    }
    const PackTrained trained = trainPack(corpus, start, options.training, progress, onPoint);
    const PackGrams grams = PackGrams::of(corpus, options.training.model.subwords);

    PackBuildResult result;
    PackWriteOptions writing = options.writing;
    writing.threads = options.training.threads;
    if (options.training.switchChance > 0) {
        const PackSwitching switching(corpus);
        for (std::size_t l = 0; l < std::min(PackSwitching::languages, corpus.languages.size()); ++l) {
            if (switching.words(l) >= options.writing.describes) {
                writing.alsoDescribes.insert(corpus.languages[l].code);
            }
        }
    }
    progress.stage(CROSSGLOSS_TEXT("Evaluating on held-out words"), corpus.heldOut.size());
    std::vector<std::vector<RetrievalScores>> scores;
    for (const PackHeldOut& cases : corpus.heldOut) {
        progress.throwIfCancelled();
        scores.push_back(packScores(trained.parameters, grams, corpus, cases, {std::begin(Priors), std::end(Priors)},
                                    options.training.threads));
        progress.advance(scores.size());
    }
    const std::size_t common = choosePrior(corpus, scores, corpus.languages.size()).value_or(2);
    writing.prior = Priors[common];
    std::vector<std::size_t> chosen;
    for (std::size_t l = 0; l < corpus.languages.size(); ++l) {
        chosen.push_back(choosePrior(corpus, scores, l).value_or(common));
        writing.priors[corpus.languages[l].code] = Priors[chosen.back()];
    }
    nlohmann::json& card = result.card;
    card["command"] = options.command;
    card["program"] = CROSSGLOSS_VERSION;
    card["seed"] = options.training.seed;
    card["trainingSeconds"] = std::round(trained.seconds);
    card["prior"] = writing.priors;
    card["sources"] = describeSources(corpus);
    for (const PackLanguage& language : corpus.languages) {
        card["languages"][language.code] = language.targets;
    }
    std::map<std::string, std::uint64_t> kinds;
    for (const PackItem& item : corpus.items) {
        static constexpr const char* Names[] = {"definitions", "chained", "pairs", "extra"};
        ++kinds[Names[static_cast<std::size_t>(item.kind)]];
    }
    card["training"] = {{"dimension", options.training.model.dimension},
                        {"heads", options.training.model.heads},
                        {"hidden", options.training.model.hidden},
                        {"buckets", options.training.model.subwords.buckets},
                        {"epochs", options.training.epochs},
                        {"batch", options.training.batch},
                        {"negatives", options.training.negatives},
                        {"learningRate", options.training.learningRate},
                        {"items", kinds}};
    card["curve"] = nlohmann::json::array();
    for (const TrainingPoint& point : trained.curve) {
        card["curve"].push_back({point.epoch, rounded(point.loss), rounded(point.validationP10.value_or(0)),
                                 rounded(point.validationMrr.value_or(0)), std::round(point.seconds)});
    }
    card["heldOut"] = nlohmann::json::object();
    for (std::size_t c = 0; c < corpus.heldOut.size(); ++c) {
        card["heldOut"][corpus.heldOut[c].name]["encoder"] =
            describe(scores[c][chosen[corpus.heldOut[c].answerLanguage]], options.training.seed);
    }
    if (!options.out.empty()) {
        progress.stage(CROSSGLOSS_TEXT("Writing the pack"), 0);
        result.bytes = writePack(trained.parameters, grams, corpus, jsonText(card), options.out, writing);
    }
    return result;
}

} // namespace crossgloss
