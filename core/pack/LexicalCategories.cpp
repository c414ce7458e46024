#include "pack/LexicalCategories.h"

#include "base/AtomicFile.h"
#include "base/Checksum.h"
#include "base/Error.h"
#include "numeric/Elementwise.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <fstream>
#include <iterator>

namespace crossgloss {

namespace {

// A file: FileHeader, then for each of the three layers its sizes (two u32) and its floats, weights before bias.
struct FileHeader
{
    char magic[8];
    std::uint32_t version;
    std::uint32_t reserved;
    char pack[32];     ///< checksum of the pack
    char checksum[32]; ///< XXH3-128 in hexadecimal of everything behind the header
};
static_assert(sizeof(FileHeader) == 80);

constexpr char magic[8] = {'C', 'G', 'C', 'A', 'T', 'E', 'G', 'O'};
constexpr std::uint32_t version = 1;
constexpr std::size_t largestFile = 64 << 20;

/// The layer's inputs are the vectors one after the other, each scaled to the usual length; a zero vector stays.
void apply(const LexicalCategories::Layer& layer, std::initializer_list<std::span<const float>> vectors, bool scale,
           float* out)
{
    std::ranges::copy(layer.bias, out);
    const float* row = layer.weights.data();
    for (const std::span<const float> vector : vectors) {
        const float length = scale ? std::sqrt(dot(vector.size(), vector.data(), vector.data())) : 1;
        const float factor = !scale ? 1 : length > 0 ? LexicalCategories::vectorLength / length : 0;
        for (const float value : vector) {
            addScaled(layer.outputs, factor * value, row, out);
            row += layer.outputs;
        }
    }
}

void softmax(LexicalCategories::Chances& values)
{
    const float largest = *std::ranges::max_element(values);
    float sum = 0;
    for (float& value : values) {
        value = std::exp(value - largest);
        sum += value;
    }
    for (float& value : values) {
        value /= sum;
    }
}

void append(std::string& bytes, const void* data, std::size_t size)
{
    bytes.append(static_cast<const char*>(data), size);
}

void appendLayer(std::string& bytes, const LexicalCategories::Layer& layer)
{
    const std::uint32_t sizes[2] = {static_cast<std::uint32_t>(layer.inputs),
                                    static_cast<std::uint32_t>(layer.outputs)};
    append(bytes, sizes, sizeof sizes);
    append(bytes, layer.weights.data(), layer.weights.size() * sizeof(float));
    append(bytes, layer.bias.data(), layer.bias.size() * sizeof(float));
}

/// @return false when the bytes do not hold what they say.
bool takeLayer(std::string_view& bytes, LexicalCategories::Layer& layer)
{
    std::uint32_t sizes[2];
    if (bytes.size() < sizeof sizes) {
        return false;
    }
    std::memcpy(sizes, bytes.data(), sizeof sizes);
    bytes.remove_prefix(sizeof sizes);
    layer.inputs = sizes[0];
    layer.outputs = sizes[1];
    const std::uint64_t floats = (std::uint64_t{sizes[0]} + 1) * sizes[1];
    if (floats > bytes.size() / sizeof(float)) {
        return false;
    }
    std::vector<float> values(floats);
    std::memcpy(values.data(), bytes.data(), floats * sizeof(float));
    bytes.remove_prefix(floats * sizeof(float));
    layer.bias.assign(values.end() - static_cast<std::ptrdiff_t>(layer.outputs), values.end());
    values.resize(values.size() - layer.outputs);
    layer.weights = std::move(values);
    return std::ranges::all_of(layer.weights, [](float value) { return std::isfinite(value); }) &&
           std::ranges::all_of(layer.bias, [](float value) { return std::isfinite(value); });
}

} // namespace

LexicalCategories::LexicalCategories(std::string packChecksum, Layer word, Layer hidden, Layer description)
    : m_packChecksum(std::move(packChecksum)), m_word(std::move(word)), m_hidden(std::move(hidden)),
      m_description(std::move(description))
{
    if (m_word.outputs != count || m_description.outputs != count || m_description.inputs != m_hidden.outputs ||
        m_hidden.inputs != 2 * m_word.inputs) {
        throw Error(CROSSGLOSS_TEXT("the layers of the categories do not fit together"));
    }
}

std::shared_ptr<const LexicalCategories> LexicalCategories::read(const std::filesystem::path& path)
{
    const auto damaged = [&](const char* what) {
        return Error(CROSSGLOSS_TEXT("the categories of a pack are damaged (%1)"), {what})
            .at(path.string())
            .advise(CROSSGLOSS_TEXT("install the program again, or remove the file: look-ups then do without it"));
    };
    std::ifstream file(path, std::ios::binary);
    std::string bytes;
    if (!file || std::filesystem::file_size(path) > largestFile) {
        throw damaged("size");
    }
    bytes.assign(std::istreambuf_iterator<char>(file), {});
    FileHeader header;
    if (bytes.size() < sizeof header) {
        throw damaged("size");
    }
    std::memcpy(&header, bytes.data(), sizeof header);
    if (std::memcmp(header.magic, magic, sizeof magic) != 0 || header.version != version) {
        throw damaged("version");
    }
    std::string_view body = std::string_view(bytes).substr(sizeof header);
    if (checksum(body.data(), body.size()) != std::string(header.checksum, sizeof header.checksum)) {
        throw damaged("checksum");
    }
    Layer word;
    Layer hidden;
    Layer description;
    if (!takeLayer(body, word) || !takeLayer(body, hidden) || !takeLayer(body, description) || !body.empty()) {
        throw damaged("layers");
    }
    try {
        return std::make_shared<LexicalCategories>(std::string(header.pack, sizeof header.pack), std::move(word),
                                                   std::move(hidden), std::move(description));
    } catch (const Error&) {
        throw damaged("layers");
    }
}

void LexicalCategories::write(const std::filesystem::path& path) const
{
    std::string body;
    for (const Layer* layer : {&m_word, &m_hidden, &m_description}) {
        appendLayer(body, *layer);
    }
    FileHeader header{};
    std::memcpy(header.magic, magic, sizeof magic);
    header.version = version;
    std::memcpy(header.pack, m_packChecksum.data(), std::min(m_packChecksum.size(), sizeof header.pack));
    std::memcpy(header.checksum, checksum(body.data(), body.size()).data(), sizeof header.checksum);
    AtomicFile file(path);
    file.write(&header, sizeof header);
    file.write(body.data(), body.size());
    file.commit();
}

LexicalCategories::Chances LexicalCategories::ofWord(std::span<const float> vector) const
{
    Chances chances;
    apply(m_word, {vector}, true, chances.data());
    softmax(chances);
    return chances;
}

LexicalCategories::Chances LexicalCategories::ofDescription(std::span<const float> whole,
                                                            std::span<const float> opening) const
{
    std::vector<float> hidden(m_hidden.outputs);
    apply(m_hidden, {whole, opening}, true, hidden.data());
    for (float& value : hidden) {
        value = std::max(value, 0.0F);
    }
    Chances chances;
    apply(m_description, {hidden}, false, chances.data());
    softmax(chances);
    return chances;
}

} // namespace crossgloss
