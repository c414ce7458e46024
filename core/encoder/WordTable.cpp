#include "encoder/WordTable.h"

#include "numeric/Elementwise.h"
#include "text/Language.h"

#include "base/Error.h"

#include <array>
#include <cmath>
#include <limits>

namespace crossgloss {

void WordTable::add(const std::string& language, EmbeddingSpace space, bool centre, int threads)
{
    if (find(language)) {
        throw Error(CROSSGLOSS_TEXT("%1 has two sets of vectors"), {languageName(language)});
    }
    if (space.size() == 0 || space.dimension() == 0) {
        throw Error(CROSSGLOSS_TEXT("The vectors of %1 hold no word"), {languageName(language)});
    }
    if (m_dimension != 0 && space.dimension() != m_dimension) {
        throw Error(CROSSGLOSS_TEXT("The vectors of %1 have %2 dimensions, those of %3 have %4"),
                    {languageName(language), std::to_string(space.dimension()), languageName(m_blocks.front().language),
                     std::to_string(m_dimension)})
            .advise(CROSSGLOSS_TEXT("Use vectors aligned in one space"));
    }
    if (m_rows.size() + space.size() >= std::numeric_limits<std::uint32_t>::max()) {
        throw Error(CROSSGLOSS_TEXT("These vocabularies are too large to train on together"))
            .advise(CROSSGLOSS_TEXT("Cut the vectors to the most frequent words"));
    }
    m_dimension = space.dimension();
    Block block{language, std::move(space), static_cast<std::uint32_t>(m_rows.size()), {}, {}};
    if (centre) {
        const RowMatrix rows{block.space.data(), block.space.size(), m_dimension};
        block.normalisation = Normalisation(rows, m_dimension, std::array{NormalisationStep::Unit, NormalisationStep::Centre},
                                            threads);
        block.centred.assign(rows.data, rows.data + rows.rows * rows.stride);
        block.normalisation.apply(block.centred.data(), rows.rows, m_dimension);
    }
    m_rows.reserve(m_rows.size() + block.space.size());
    m_scales.reserve(m_rows.size() + block.space.size());
    for (std::size_t row = 0; row < block.space.size(); ++row) {
        append(block.values() + row * m_dimension);
    }
    m_blocks.push_back(std::move(block));
}

void WordTable::append(const float* row)
{
    const float square = dot(m_dimension, row, row);
    m_rows.push_back(row);
    m_scales.push_back(square > 0.0F ? 1.0F / std::sqrt(square) : 0.0F);
}

const WordTable::Block* WordTable::find(std::string_view language) const
{
    for (const Block& block : m_blocks) {
        if (block.language == language) {
            return &block;
        }
    }
    return nullptr;
}

const WordTable::Block& WordTable::block(std::string_view language) const
{
    if (const Block* found = find(language)) {
        return *found;
    }
    throw Error(CROSSGLOSS_TEXT("There are no vectors for %1"), {languageName(language)})
        .advise(CROSSGLOSS_TEXT("Name a file of word vectors for every language of the data"));
}

std::optional<std::uint32_t> WordTable::vocabularyId(const Block& block, std::string_view word) const
{
    if (const std::optional<std::size_t> row = block.space.find(word)) {
        return block.first + static_cast<std::uint32_t>(*row);
    }
    return std::nullopt;
}

std::optional<std::uint32_t> WordTable::inputId(const Block& block, std::string_view word)
{
    if (const std::optional<std::uint32_t> id = vocabularyId(block, word)) {
        return id;
    }
    if (!block.space.hasSubwords()) {
        return std::nullopt;
    }
    const auto [entry, isNew] = m_subwordIds.try_emplace({block.first, std::string(word)});
    if (isNew) {
        std::vector<float> row(m_dimension);
        if (block.space.vectorOf(word, row)) {
            block.normalisation.apply(row.data(), 1, m_dimension);
            m_subwordRows.push_back(std::move(row));
            append(m_subwordRows.back().data());
            entry->second = static_cast<std::uint32_t>(m_rows.size() - 1);
        }
    }
    return entry->second;
}

} // namespace crossgloss
