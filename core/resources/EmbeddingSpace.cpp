#include "resources/EmbeddingSpace.h"

#include "base/Error.h"
#include "numeric/Rows.h"
#include "resources/SpaceStorage.h"

#include <algorithm>
#include <cstring>

namespace crossgloss {

EmbeddingSpace::EmbeddingSpace(std::vector<std::string> words, std::vector<float> values, std::size_t dimension)
{
    if (words.size() > maximumRows || values.size() != words.size() * dimension) {
        throw Error(CROSSGLOSS_TEXT("%1 words of %2 dimensions do not fit %3 values"),
                    {std::to_string(words.size()), std::to_string(dimension), std::to_string(values.size())});
    }
    if (!allFinite(values.data(), values.size())) {
        throw Error(CROSSGLOSS_TEXT("A vector holds a value that is not a finite number"));
    }
    std::vector<RowWord> rows(words.size());
    for (std::size_t row = 0; row < words.size(); ++row) {
        rows[row] = {words[row].data(), static_cast<std::uint32_t>(words[row].size()), 0, hashWord(words[row])};
    }
    PageBuffer buffer(values.size() * sizeof(float));
    if (!values.empty()) {
        std::memcpy(buffer.data(), values.data(), values.size() * sizeof(float));
    }
    m_storage = assembleSpace(rows, std::move(buffer), dimension, [&](std::size_t row) {
        throw Error(CROSSGLOSS_TEXT("The word “%1” occurs twice"), {words[row]});
    });
}

EmbeddingSpace::EmbeddingSpace(std::shared_ptr<const Storage> storage) : m_storage(std::move(storage)) {}

std::size_t EmbeddingSpace::size() const
{
    return m_storage ? m_storage->words.size() : 0;
}

std::size_t EmbeddingSpace::dimension() const
{
    return m_storage ? m_storage->dimension : 0;
}

std::string_view EmbeddingSpace::word(std::size_t row) const
{
    return m_storage->words.word(row);
}

std::span<const float> EmbeddingSpace::vector(std::size_t row) const
{
    return {m_storage->values + row * m_storage->dimension, m_storage->dimension};
}

const float* EmbeddingSpace::data() const
{
    return m_storage ? m_storage->values : nullptr;
}

std::optional<std::size_t> EmbeddingSpace::find(std::string_view word) const
{
    return m_storage ? m_storage->words.find(word) : std::nullopt;
}

bool EmbeddingSpace::hasSubwords() const
{
    return m_storage && m_storage->subwords.available();
}

bool EmbeddingSpace::vectorOf(std::string_view word, std::span<float> out) const
{
    if (!m_storage) {
        return false;
    }
    if (const std::optional<std::size_t> row = find(word)) {
        std::ranges::copy(vector(*row), out.begin());
        return true;
    }
    std::vector<std::uint32_t> ids;
    subwordBuckets(word, m_storage->subwords, ids);
    if (ids.empty()) {
        return false;
    }
    out = out.first(m_storage->dimension);
    std::ranges::fill(out, 0.0f);
    addSubwordRows(m_storage->subwords, ids, out);
    const float scale = static_cast<float>(1.0 / static_cast<double>(ids.size()));
    for (float& value : out) {
        value *= scale;
    }
    return true;
}

const std::string& EmbeddingSpace::checksum() const
{
    static const Storage empty;
    const Storage& storage = m_storage ? *m_storage : empty;
    std::call_once(storage.checksumOnce, [&] {
        if (storage.checksum.empty()) {
            storage.checksum = storage.computeChecksum();
        }
    });
    return storage.checksum;
}

bool EmbeddingSpace::isIntact() const
{
    return !m_storage || m_storage->computeChecksum() == checksum();
}

} // namespace crossgloss
