#include "pack/PackCheckpoint.h"

#include "base/AtomicFile.h"
#include "base/Checksum.h"
#include "base/Json.h"

#include <nlohmann/json.hpp>

#include <fstream>

namespace crossgloss {

namespace {

constexpr char Magic[8] = {'C', 'G', 'P', 'C', 'K', 'P', 'T', '1'};

// Names everything that the way of a training run depends on; a checkpoint of another run is not gone on with.
std::string identity(const PackCorpus& corpus, const PackTrainOptions& o)
{
    nlohmann::json json;
    json["model"] = {o.model.dimension,        o.model.heads,
                     o.model.hidden,           o.model.subwords.buckets,
                     o.model.subwords.minimum, o.model.subwords.maximum,
                     o.model.maximumTokens};
    json["training"] = {o.epochs,      o.batch,         o.negatives,    o.learningRate,  o.denseRate,
                        o.wordDropout, o.spanChance,    o.gramsOnly,    o.contextChance, o.chainedWeight,
                        o.pairWeight,  o.otherLanguage, o.switchChance, o.seed};
    json["tokens"] = checksum(corpus.tokens.data(), corpus.tokens.size() * sizeof(std::uint32_t));
    json["answers"] = checksum(corpus.answers.data(), corpus.answers.size() * sizeof(std::uint32_t));
    json["counts"] = {corpus.units(), corpus.targetCount(), corpus.items.size()};
    return jsonText(json);
}

template <typename Visit>
void visitArrays(PackParameters<float>& p, PackOptimiser& o, Visit&& visit)
{
    for (std::vector<float>* array : {&p.words,
                                      &p.grams,
                                      &p.salience,
                                      &p.position,
                                      &p.w1,
                                      &p.b1,
                                      &p.w2,
                                      &o.words,
                                      &o.salience,
                                      &o.grams,
                                      &o.w1.first,
                                      &o.w1.second,
                                      &o.b1.first,
                                      &o.b1.second,
                                      &o.w2.first,
                                      &o.w2.second,
                                      &o.position.first,
                                      &o.position.second,
                                      &o.scale.first,
                                      &o.scale.second}) {
        visit(*array);
    }
}

} // namespace

void PackOptimiser::resize(const PackParameters<float>& p)
{
    const auto dense = [](Dense& state, std::size_t size) {
        state.first.assign(size, 0.0F);
        state.second.assign(size, 0.0F);
    };
    words.assign(p.units, 0.0F);
    salience.assign(p.units, 0.0F);
    grams.assign(p.options.subwords.buckets, 0.0F);
    dense(w1, p.w1.size());
    dense(b1, p.b1.size());
    dense(w2, p.w2.size());
    dense(position, p.position.size());
    dense(scale, 1);
    steps = 0;
}

namespace {

/// How far training was. @return the epoch.
int readProgress(const nlohmann::json& json, PackTrained& read, PackOptimiser& state)
{
    read.parameters.scale = json.at("scale").get<float>();
    state.steps = json.at("steps").get<std::uint64_t>();
    read.seconds = json.at("seconds").get<double>();
    for (const auto& entry : json.at("curve")) {
        TrainingPoint point;
        point.epoch = entry.at(0).get<int>();
        point.step = entry.at(1).get<std::uint64_t>();
        point.seconds = entry.at(2).get<double>();
        point.loss = entry.at(3).get<double>();
        if (!entry.at(4).is_null()) {
            point.validationP1 = entry.at(4).get<double>();
            point.validationP10 = entry.at(5).get<double>();
            point.validationMrr = entry.at(6).get<double>();
        }
        read.curve.push_back(point);
    }
    return json.at("epoch").get<int>();
}

} // namespace

int loadPackCheckpoint(const std::filesystem::path& path, const PackCorpus& corpus, const PackTrainOptions& options,
                       PackTrained& trained, PackOptimiser& optimiser)
{
    std::ifstream file(path, std::ios::binary);
    char magic[sizeof Magic] = {};
    std::uint64_t size = 0;
    if (!file.read(magic, sizeof magic) || !std::equal(magic, magic + sizeof magic, Magic) ||
        !file.read(reinterpret_cast<char*>(&size), sizeof size) || size > (1U << 24U)) {
        return 0;
    }
    std::string header(size, '\0');
    if (!file.read(header.data(), static_cast<std::streamsize>(size))) {
        return 0;
    }
    const nlohmann::json json = parsedJson(header);
    if (json.is_discarded() || !json.is_object() ||
        json.value("identity", std::string()) != identity(corpus, options)) {
        return 0;
    }
    PackTrained read;
    PackOptimiser state;
    read.parameters.resize(options.model, corpus.units());
    state.resize(read.parameters);
    bool good = true;
    visitArrays(read.parameters, state, [&](std::vector<float>& array) {
        good = good && file.read(reinterpret_cast<char*>(array.data()),
                                 static_cast<std::streamsize>(array.size() * sizeof(float)));
    });
    if (!good || file.peek() != std::ifstream::traits_type::eof()) {
        return 0;
    }
    try {
        const int epoch = readProgress(json, read, state);
        trained = std::move(read);
        optimiser = std::move(state);
        return epoch;
    } catch (const nlohmann::json::exception&) {
        return 0;
    }
}

void savePackCheckpoint(const std::filesystem::path& path, const PackCorpus& corpus, const PackTrainOptions& options,
                        const PackTrained& trained, const PackOptimiser& optimiser, int epoch)
{
    nlohmann::json json;
    json["identity"] = identity(corpus, options);
    json["epoch"] = epoch;
    json["scale"] = trained.parameters.scale;
    json["steps"] = optimiser.steps;
    json["seconds"] = trained.seconds;
    json["curve"] = nlohmann::json::array();
    for (const TrainingPoint& point : trained.curve) {
        nlohmann::json entry = {point.epoch, point.step, point.seconds, point.loss};
        for (const auto& value : {point.validationP1, point.validationP10, point.validationMrr}) {
            entry.push_back(value ? nlohmann::json(*value) : nlohmann::json());
        }
        json["curve"].push_back(entry);
    }
    const std::string header = jsonText(json);
    AtomicFile file(path);
    file.write(Magic, sizeof Magic);
    const std::uint64_t size = header.size();
    file.write(&size, sizeof size);
    file.write(header.data(), header.size());
    visitArrays(const_cast<PackParameters<float>&>(trained.parameters), const_cast<PackOptimiser&>(optimiser),
                [&](std::vector<float>& array) { file.write(array.data(), array.size() * sizeof(float)); });
    file.commit();
}

} // namespace crossgloss
