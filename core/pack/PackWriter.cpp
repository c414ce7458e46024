#include "pack/PackWriter.h"

#include "pack/Pack.h"
#include "pack/PackFormat.h"
#include "pack/PackKernel.h"
#include "pack/PackLinks.h"
#include "pack/PackOpenings.h"

#include "base/AtomicFile.h"
#include "base/Checksum.h"
#include "base/Error.h"
#include "base/Json.h"
#include "base/MemoryMap.h"
#include "base/Parallel.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <functional>
#include <iterator>

namespace crossgloss {

namespace {

// The languages whose openings and links a pack keeps.
constexpr std::size_t mainLanguages = 5;

struct Named
{
    std::string name;
    std::string bytes;
};

std::string quantised(std::size_t rows, std::size_t dimension, int threads,
                      const std::function<void(std::size_t row, float* out)>& vector)
{
    std::string bytes(packRowBytes(rows, dimension), '\0');
    auto* codes = reinterpret_cast<std::uint8_t*>(bytes.data());
    const std::size_t scales = bytes.size() - rows * sizeof(float);
    parallelRanges(rows, threads, [&](std::size_t begin, std::size_t end, int) {
        std::vector<float> values(dimension);
        for (std::size_t row = begin; row < end; ++row) {
            vector(row, values.data());
            const float scale = packQuantise(values.data(), dimension, codes + row * (dimension / 2));
            std::memcpy(bytes.data() + scales + row * sizeof(float), &scale, sizeof scale);
        }
    });
    return bytes;
}

void putText(std::string& bytes, const std::string& text)
{
    const std::size_t length = std::min<std::size_t>(text.size(), 255);
    bytes += static_cast<char>(static_cast<unsigned char>(length));
    bytes.append(text, 0, length);
}

void putFloats(std::string& bytes, const float* values, std::size_t count)
{
    bytes.append(reinterpret_cast<const char*>(values), count * sizeof(float));
}

std::uint64_t writeSections(const std::vector<Named>& sections, const std::filesystem::path& path)
{
    PackHeader header{};
    std::memcpy(header.magic, PackMagic, sizeof header.magic);
    header.version = PackVersion;
    header.sections = static_cast<std::uint32_t>(sections.size());
    std::string body(sections.size() * sizeof(PackSection), '\0');
    for (std::size_t i = 0; i < sections.size(); ++i) {
        body.resize((sizeof header + body.size() + 63) / 64 * 64 - sizeof header, '\0');
        PackSection section{};
        std::memcpy(section.name, sections[i].name.data(), std::min(sections[i].name.size(), sizeof section.name));
        section.offset = sizeof header + body.size();
        section.size = sections[i].bytes.size();
        std::memcpy(body.data() + i * sizeof section, &section, sizeof section);
        body += sections[i].bytes;
    }
    header.size = sizeof header + body.size();
    std::memcpy(header.checksum, checksum(body.data(), body.size()).data(), sizeof header.checksum);

    AtomicFile file(path);
    file.write(&header, sizeof header);
    file.write(body.data(), body.size());
    file.commit();
    return header.size;
}

/// What definitions are made of.
struct InputCounts
{
    std::vector<std::uint64_t> used;      ///< units: how often each stands in a definition
    std::vector<std::uint64_t> described; ///< languages: how many definitions each has
};

InputCounts countInputs(std::size_t units, const PackCorpus& corpus)
{
    InputCounts counts{std::vector<std::uint64_t>(units, 0), std::vector<std::uint64_t>(corpus.languages.size(), 0)};
    for (const PackItem& item : corpus.items) {
        if (item.kind == PackItemKind::Definition) {
            ++counts.described[item.language];
            for (std::uint32_t t = item.tokenBegin; t < item.tokenEnd; ++t) {
                ++counts.used[corpus.tokens[t]];
            }
        }
    }
    return counts;
}

/// Flags of the @p most units that definitions use most and that are no answers, which are kept in any case.
std::vector<std::uint8_t> keptInputs(const std::vector<std::uint64_t>& used, const PackCorpus& corpus, std::size_t most)
{
    std::vector<std::uint32_t> order;
    for (std::uint32_t unit = 0; unit < used.size(); ++unit) {
        if (used[unit] > 0 && corpus.targetIndex(unit) < 0) {
            order.push_back(unit);
        }
    }
    std::sort(order.begin(), order.end(),
              [&](std::uint32_t a, std::uint32_t b) { return used[a] != used[b] ? used[a] > used[b] : a < b; });
    order.resize(std::min(order.size(), most));
    std::vector<std::uint8_t> kept(used.size(), 0);
    for (const std::uint32_t unit : order) {
        kept[unit] = 1;
    }
    return kept;
}

/// A word known by its letters alone weighs what rare words do; without rare ones, what the rarest do.
/// @return a mean salience per head.
std::vector<double> rareSalience(const PackParameters<float>& p, const std::vector<std::uint64_t>& used)
{
    const std::size_t heads = p.options.heads;
    std::uint64_t rarest = ~std::uint64_t{0};
    for (const std::uint64_t count : used) {
        rarest = count > 0 ? std::min(rarest, count) : rarest;
    }
    std::vector<double> mean(heads, 0.0);
    std::uint64_t rare = 0;
    for (std::uint32_t unit = 0; unit < p.units; ++unit) {
        if (used[unit] > 0 && used[unit] <= std::max<std::uint64_t>(5, rarest)) {
            ++rare;
            for (std::size_t h = 0; h < heads; ++h) {
                mean[h] += static_cast<double>(p.salience[unit * heads + h]);
            }
        }
    }
    for (double& value : mean) {
        value /= static_cast<double>(std::max<std::uint64_t>(1, rare));
    }
    return mean;
}

/// The parameters that are not of one word or n-gram.
std::string denseSection(const PackParameters<float>& p, const std::vector<std::uint64_t>& used)
{
    std::string dense;
    putFloats(dense, p.w1.data(), p.w1.size());
    putFloats(dense, p.b1.data(), p.b1.size());
    putFloats(dense, p.w2.data(), p.w2.size());
    putFloats(dense, p.position.data(), p.position.size());
    for (const double value : rareSalience(p, used)) {
        const auto one = static_cast<float>(value);
        putFloats(dense, &one, 1);
    }
    return dense;
}

/// Unit vectors of @p units in 4 bits; @p length gets a step of the vector's length for each.
std::string rowsSection(const PackParameters<float>& p, const PackGrams& grams, const std::vector<std::uint32_t>& units,
                        int threads, std::string& length)
{
    const std::size_t d = p.options.dimension;
    length.resize(units.size());
    return quantised(units.size(), d, threads, [&](std::size_t row, float* out) {
        packWordVector(p, grams, units[row], out);
        double square = 1e-12;
        for (std::size_t j = 0; j < d; ++j) {
            square += static_cast<double>(out[j]) * static_cast<double>(out[j]);
        }
        const double norm = std::sqrt(square);
        for (std::size_t j = 0; j < d; ++j) {
            out[j] /= static_cast<float>(norm);
        }
        const long step = std::lround(norm / static_cast<double>(PackLengthStep)) - 1;
        length[row] = static_cast<char>(static_cast<unsigned char>(std::clamp(step, 0L, 255L)));
    });
}

/// Appends the sections of a language: its answers, and the inputs that are kept.
/// @return how many words that makes.
std::size_t addLanguage(const PackParameters<float>& p, const PackGrams& grams, const PackLanguage& language,
                        const std::vector<std::uint8_t>& kept, int threads, std::vector<Named>& sections)
{
    const std::size_t heads = p.options.heads;
    Named words{language.code + ".words", {}};
    Named shown{language.code + ".shown", {}};
    Named pos{language.code + ".pos", {}};
    Named length{language.code + ".length", {}};
    Named salience{language.code + ".salience", {}};
    std::vector<std::uint32_t> units;
    for (std::uint32_t i = 0; i < language.units.size(); ++i) {
        if (i >= language.targets && !kept[language.offset + i]) {
            continue;
        }
        units.push_back(language.offset + i);
        putText(words.bytes, language.units[i]);
        if (i < language.targets) {
            if (language.shown[i] != language.units[i]) {
                shown.bytes.append(reinterpret_cast<const char*>(&i), sizeof i);
                putText(shown.bytes, language.shown[i]);
            }
            const auto mask = static_cast<std::uint16_t>(language.pos[i]);
            pos.bytes.append(reinterpret_cast<const char*>(&mask), sizeof mask);
        }
        for (std::size_t h = 0; h < heads; ++h) {
            const long step = std::lround(p.salience[(language.offset + i) * heads + h] / PackSalienceStep);
            salience.bytes += static_cast<char>(static_cast<signed char>(std::clamp(step, -127L, 127L)));
        }
    }
    Named rows{language.code + ".rows", rowsSection(p, grams, units, threads, length.bytes)};
    for (Named* section : {&words, &shown, &pos, &rows, &length, &salience}) {
        sections.push_back(std::move(*section));
    }
    return units.size();
}

} // namespace

std::uint64_t writePack(const PackParameters<float>& p, const PackGrams& grams, const PackCorpus& corpus,
                        const std::string& card, const std::filesystem::path& path, const PackWriteOptions& options)
{
    const std::size_t d = p.options.dimension;
    const InputCounts counts = countInputs(p.units, corpus);
    const std::vector<std::uint8_t> kept = keptInputs(counts.used, corpus, options.inputs);

    nlohmann::json shape;
    shape["dimension"] = d;
    shape["heads"] = p.options.heads;
    shape["hidden"] = p.options.hidden;
    shape["maximumTokens"] = p.options.maximumTokens;
    shape["buckets"] = p.options.subwords.buckets;
    shape["minimumGram"] = p.options.subwords.minimum;
    shape["maximumGram"] = p.options.subwords.maximum;
    shape["scale"] = p.scale;
    shape["languages"] = nlohmann::json::array();

    std::vector<Named> ofLanguages;
    for (std::size_t l = 0; l < corpus.languages.size(); ++l) {
        const PackLanguage& language = corpus.languages[l];
        nlohmann::json entry;
        entry["code"] = language.code;
        entry["targets"] = language.targets;
        entry["units"] = addLanguage(p, grams, language, kept, options.threads, ofLanguages);
        const auto prior = options.priors.find(language.code);
        entry["prior"] = prior == options.priors.end() ? options.prior : prior->second;
        entry["describes"] = counts.described[l] >= options.describes || options.alsoDescribes.contains(language.code);
        shape["languages"].push_back(entry);
        if (l < mainLanguages) {
            ofLanguages.push_back({language.code + ".openings", PackOpenings::count(corpus, l)});
            if (l > 0) {
                ofLanguages.push_back({language.code + ".links", PackLinks::collect(corpus, l)});
            }
        }
    }

    std::vector<Named> sections;
    sections.push_back({"card", card});
    sections.push_back({"shape", jsonText(shape)});
    sections.push_back({"dense", denseSection(p, counts.used)});
    const auto ofGrams = [&](std::size_t row, float* out) { std::copy_n(p.grams.data() + row * d, d, out); };
    sections.push_back({"grams", quantised(p.options.subwords.buckets, d, options.threads, ofGrams)});
    std::move(ofLanguages.begin(), ofLanguages.end(), std::back_inserter(sections));
    return writeSections(sections, path);
}

void replacePackCard(const std::filesystem::path& path, const std::string& card)
{
    Pack::open(path); // refuses what is not sound
    std::vector<Named> sections;
    {
        const MemoryMap map(path);
        PackHeader header{};
        std::memcpy(&header, map.text(), sizeof header);
        for (std::uint32_t i = 0; i < header.sections; ++i) {
            PackSection section{};
            std::memcpy(&section, map.text() + sizeof header + i * sizeof section, sizeof section);
            const std::string name(section.name, strnlen(section.name, sizeof section.name));
            sections.push_back({name, name == "card" ? card : std::string(map.text() + section.offset, section.size)});
        }
    }
    writeSections(sections, path);
}

} // namespace crossgloss
