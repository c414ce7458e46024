#include "jobs/ListModel.h"

#include "base/Checksum.h"
#include "base/Error.h"
#include "base/Json.h"
#include "composition/EncodedSentences.h"
#include "composition/FusedModel.h"
#include "numeric/Elementwise.h"

#include <algorithm>
#include <array>
#include <system_error>

namespace crossgloss {

namespace {

/// A sentence embedded anew is to be as near to its vector; sums in another order move it by less.
constexpr float sameVector = 0.9999F;

std::vector<LanguageSample> samplesOf(const SentenceTexts& texts, std::vector<std::vector<std::string>>& storage)
{
    storage.assign(texts.languages.size(), {});
    for (std::size_t row = 0; row < texts.size(); ++row) {
        storage[texts.language[row]].push_back(texts.texts[row]);
    }
    std::vector<LanguageSample> samples;
    for (std::size_t i = 0; i < storage.size(); ++i) {
        samples.push_back({texts.languages[i], storage[i]});
    }
    return samples;
}

bool countsWords(const SentenceModelChoice& choice)
{
    return choice.model == "sif" || choice.model == "tfidf";
}

/// Checksums of all that a model is made of, by name; of a pack the one that it has itself.
nlohmann::json checksumsOf(JobContext& context, SharedPack& pack, const SentenceModelChoice& choice)
{
    nlohmann::json sums = nlohmann::json::object();
    const auto addFile = [&](const std::string& name, const std::filesystem::path& file) {
        std::error_code failure;
        sums[name] = std::filesystem::is_regular_file(file, failure) ? fileChecksum(file) : std::string();
    };
    if (choice.model == "pack") {
        sums["pack"] = choice.pack.empty() ? pack.open()->checksum() : Pack::open(choice.pack)->checksum();
    } else if (choice.isFile()) {
        addFile("model", choice.model);
    }
    if (!choice.map.empty()) {
        addFile("map", choice.map.path());
    }
    for (const SpaceChoice& vectors : choice.vectors) {
        if (vectors.resource.empty()) {
            addFile(vectors.text(), vectors.file);
        } else {
            sums[vectors.text()] = storedResource(*context.workspace.open(), vectors.resource).checksum;
        }
    }
    return sums;
}

Error changedModel(const std::string& name, const std::string& model)
{
    return Error(CROSSGLOSS_TEXT("The list %1 has vectors of another version of the model \"%2\""), {name, model})
        .advise(CROSSGLOSS_TEXT("Add the list again"));
}

SentenceTexts textsOf(const SentenceRows& rows)
{
    SentenceTexts texts;
    texts.languages = rows.languages();
    for (std::size_t row = 0; row < rows.size(); ++row) {
        texts.texts.emplace_back(rows.text(row));
        texts.lines.push_back(rows.line(row));
        const auto place = std::ranges::find(texts.languages, rows.language(row)) - texts.languages.begin();
        texts.language.push_back(static_cast<std::uint8_t>(place));
    }
    return texts;
}

/// Embeds the first sentence that has a vector once more.
bool makesSameVectors(const SentenceModel& model, const SentenceRows& rows, int threads, Progress& progress)
{
    const std::size_t d = rows.dimension();
    if (model.dimension() != d) {
        return false;
    }
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const float* const stored = rows.vectors().data + row * rows.vectors().stride;
        if (std::all_of(stored, stored + d, [](float value) { return value == 0.0F; })) {
            continue;
        }
        if (!model.reads(rows.language(row))) {
            return false;
        }
        const std::array<std::string, 1> text{std::string(rows.text(row))};
        const EmbeddedSentences made = model.embed(text, rows.language(row), threads, progress);
        return dot(d, made.vectors.values.data(), stored) >= sameVector;
    }
    return true;
}

} // namespace

std::shared_ptr<const SentenceModel> openListModel(JobContext& context, SharedPack& pack,
                                                   const SentenceModelChoice& choice, const SentenceTexts& texts,
                                                   int threads, Progress& progress)
{
    if (choice.model == "pack" && choice.pack.empty()) {
        return packSentenceModel(pack.open());
    }
    std::vector<std::vector<std::string>> storage;
    std::vector<LanguageSample> samples;
    if (countsWords(choice)) {
        samples = samplesOf(texts, storage);
    }
    SentenceModelChoice named = choice;
    if (choice.isFile() && choice.pack.empty() && isFusedModel(choice.model)) {
        pack.open();
        named.pack = pack.file();
    }
    return openSentenceModel(context, named, samples, threads, progress);
}

nlohmann::json listModelToJson(JobContext& context, SharedPack& pack, const SentenceModelChoice& choice,
                               const SentenceModel& model)
{
    nlohmann::json vectors = nlohmann::json::array();
    for (const SpaceChoice& each : choice.vectors) {
        vectors.push_back({{"language", each.language}, {"resource", each.resource}, {"file", each.file.string()}});
    }
    return {{"model",
             {{"model", choice.model},
              {"vectors", std::move(vectors)},
              {"map", choice.map.path().string()},
              {"pack", choice.pack.empty() ? pack.file().string() : choice.pack.string()},
              {"smoothing", choice.smoothing},
              {"components", choice.components}}},
            {"method", model.method()},
            {"checksums", checksumsOf(context, pack, choice)}};
}

SentenceModelChoice listModelChoice(const std::string& about)
{
    try {
        const nlohmann::json json = parsedJson(about).at("model");
        SentenceModelChoice choice;
        choice.model = json.at("model").get<std::string>();
        for (const nlohmann::json& each : json.at("vectors")) {
            choice.vectors.push_back({each.at("resource").get<std::string>(), each.at("file").get<std::string>(),
                                      each.at("language").get<std::string>()});
        }
        choice.map.file = json.at("map").get<std::string>();
        choice.pack = json.at("pack").get<std::string>();
        choice.smoothing = json.at("smoothing").get<double>();
        choice.components = json.at("components").get<std::size_t>();
        return choice;
    } catch (const nlohmann::json::exception&) {
        throw Error(CROSSGLOSS_TEXT("The list of sentences does not say which model made its vectors"))
            .advise(CROSSGLOSS_TEXT("Add the list again"));
    }
}

std::shared_ptr<const SentenceModel> reopenListModel(JobContext& context, SharedPack& pack, const std::string& name,
                                                     const std::string& about, const SentenceRows& rows, int threads,
                                                     Progress& progress)
{
    SentenceModelChoice choice = listModelChoice(about);
    const nlohmann::json checksums = parsedJson(about).value("checksums", nlohmann::json::object());
    // The program's pack may have moved with it.
    if (choice.model == "pack" && checksums.value("pack", std::string()) == pack.open()->checksum()) {
        choice.pack.clear();
    } else if (std::error_code failure; choice.model == "pack" && !std::filesystem::exists(choice.pack, failure)) {
        throw changedModel(name, choice.model);
    }
    if (checksumsOf(context, pack, choice) != checksums) {
        throw changedModel(name, choice.model);
    }
    const SentenceTexts texts = countsWords(choice) ? textsOf(rows) : SentenceTexts();
    auto model = openListModel(context, pack, choice, texts, threads, progress);
    if (!makesSameVectors(*model, rows, threads, progress)) {
        throw changedModel(name, choice.model);
    }
    return model;
}

} // namespace crossgloss
