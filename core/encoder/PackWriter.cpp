#include "encoder/PackWriter.h"

#include "encoder/PackFormat.h"
#include "encoder/PackKernel.h"
#include "encoder/PackTrainer.h"

#include "base/AtomicFile.h"
#include "base/Checksum.h"
#include "base/Error.h"
#include "base/Parallel.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <functional>

namespace crossgloss {

namespace {

struct Named {
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

} // namespace

std::uint64_t writePack(const PackParameters<float>& p, const PackGrams& grams, const PackCorpus& corpus,
                        const std::string& card, const std::filesystem::path& path, const PackWriteOptions& options)
{
    const std::size_t d = p.options.dimension;
    const std::size_t heads = p.options.heads;

    // The words that descriptions use most keep their own input vectors.
    std::vector<std::uint64_t> used(p.units, 0);
    for (const PackItem& item : corpus.items) {
        if (item.kind == PackItemKind::Definition) {
            for (std::uint32_t t = item.tokenBegin; t < item.tokenEnd; ++t) {
                ++used[corpus.tokens[t]];
            }
        }
    }
    std::vector<std::uint32_t> order;
    for (std::uint32_t unit = 0; unit < p.units; ++unit) {
        if (used[unit] > 0) {
            order.push_back(unit);
        }
    }
    std::sort(order.begin(), order.end(),
              [&](std::uint32_t a, std::uint32_t b) { return used[a] != used[b] ? used[a] > used[b] : a < b; });
    order.resize(std::min(order.size(), options.inputs));
    std::vector<std::uint8_t> kept(p.units, 0);
    for (const std::uint32_t unit : order) {
        kept[unit] = 1;
    }

    std::vector<Named> sections;
    nlohmann::json shape;
    shape["dimension"] = d;
    shape["heads"] = heads;
    shape["hidden"] = p.options.hidden;
    shape["maximumTokens"] = p.options.maximumTokens;
    shape["buckets"] = p.options.subwords.buckets;
    shape["minimumGram"] = p.options.subwords.minimum;
    shape["maximumGram"] = p.options.subwords.maximum;
    shape["scale"] = p.scale;
    shape["prior"] = options.prior;
    shape["languages"] = nlohmann::json::array();

    std::vector<double> mean(heads, 0.0);
    for (const std::uint32_t unit : order) {
        for (std::size_t h = 0; h < heads; ++h) {
            mean[h] += static_cast<double>(p.salience[unit * heads + h]) / static_cast<double>(order.size());
        }
    }
    std::string dense;
    putFloats(dense, p.w1.data(), p.w1.size());
    putFloats(dense, p.b1.data(), p.b1.size());
    putFloats(dense, p.w2.data(), p.w2.size());
    putFloats(dense, p.position.data(), p.position.size());
    for (const double value : mean) {
        const auto one = static_cast<float>(value);
        putFloats(dense, &one, 1);
    }

    for (const PackLanguage& language : corpus.languages) {
        Named words{language.code + ".words", {}};
        Named shown{language.code + ".shown", {}};
        Named pos{language.code + ".pos", {}};
        Named bits{language.code + ".bits", {}};
        Named salience{language.code + ".salience", {}};
        // Words that are neither answers nor kept as input serve nothing.
        std::vector<std::uint32_t> units;
        std::vector<std::uint32_t> inputs;
        for (std::uint32_t i = 0; i < language.units.size(); ++i) {
            const bool input = kept[language.offset + i] != 0;
            if (i >= language.targets && !input) {
                continue;
            }
            if (units.size() % 8 == 0) {
                bits.bytes += '\0';
            }
            if (input) {
                bits.bytes.back() = static_cast<char>(bits.bytes.back() | (1 << (units.size() % 8)));
                inputs.push_back(language.offset + i);
            }
            units.push_back(i);
            putText(words.bytes, language.units[i]);
            if (i < language.targets) {
                if (language.shown[i] != language.units[i]) {
                    shown.bytes.append(reinterpret_cast<const char*>(&i), sizeof i);
                    putText(shown.bytes, language.shown[i]);
                }
                const auto mask = static_cast<std::uint16_t>(language.pos[i]);
                pos.bytes.append(reinterpret_cast<const char*>(&mask), sizeof mask);
            }
        }
        for (const std::uint32_t unit : inputs) {
            for (std::size_t h = 0; h < heads; ++h) {
                const long step = std::lround(p.salience[unit * heads + h] / PackSalienceStep);
                salience.bytes += static_cast<char>(static_cast<signed char>(std::clamp(step, -127L, 127L)));
            }
        }
        Named target{language.code + ".target", quantised(language.targets, d, options.threads, [&](std::size_t row, float* out) {
            packWordVector(p, grams, language.offset + static_cast<std::uint32_t>(row), out);
            double square = 1e-12;
            for (std::size_t j = 0; j < d; ++j) {
                out[j] += p.options.offsets ? p.offsets[(language.targetOffset + row) * d + j] : 0.0F;
                square += static_cast<double>(out[j]) * static_cast<double>(out[j]);
            }
            for (std::size_t j = 0; j < d; ++j) {
                out[j] /= static_cast<float>(std::sqrt(square));
            }
        })};
        Named input{language.code + ".input", quantised(inputs.size(), d, options.threads, [&](std::size_t row, float* out) {
            packWordVector(p, grams, inputs[row], out);
        })};
        // Borrowed vectors have length 1; the mean length of the language's own makes up for that.
        double length = 0;
        std::vector<float> one(d);
        for (const std::uint32_t unit : inputs) {
            packWordVector(p, grams, unit, one.data());
            double square = 0;
            for (const float value : one) {
                square += static_cast<double>(value) * static_cast<double>(value);
            }
            length += std::sqrt(square) / static_cast<double>(inputs.size());
        }
        nlohmann::json entry;
        entry["code"] = language.code;
        entry["targets"] = language.targets;
        entry["units"] = units.size();
        entry["inputs"] = inputs.size();
        entry["inputLength"] = inputs.empty() ? 1.0 : length;
        entry["describes"] = inputs.size() >= options.minimumInputs;
        shape["languages"].push_back(entry);
        for (Named* section : {&words, &shown, &pos, &target, &bits, &input, &salience}) {
            sections.push_back(std::move(*section));
        }
    }
    sections.insert(sections.begin(), {"grams", quantised(p.options.subwords.buckets, d, options.threads,
                                                          [&](std::size_t row, float* out) {
                                                              std::copy_n(p.grams.data() + row * d, d, out);
                                                          })});
    sections.insert(sections.begin(), {"dense", dense});
    sections.insert(sections.begin(), {"shape", shape.dump()});
    sections.insert(sections.begin(), {"card", card});

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

} // namespace crossgloss
