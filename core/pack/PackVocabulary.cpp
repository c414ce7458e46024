#include "pack/PackVocabulary.h"

#include "text/Tokeniser.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <limits>

#include <xxhash.h>

namespace crossgloss {

namespace {

constexpr std::size_t maxStemmed = 25000; // frequent answers of a language that are found by their stems

std::uint64_t hashOf(std::string_view text)
{
    return XXH3_64bits(text.data(), text.size());
}

} // namespace

void PackVocabulary::Table::reserve(std::size_t count)
{
    m_cells.assign(std::bit_ceil(2 * count + 1), Cell());
    m_mask = m_cells.size() - 1;
}

template <typename Same>
std::optional<std::uint32_t> PackVocabulary::Table::find(std::uint64_t hash, const Same& same) const
{
    if (m_cells.empty()) {
        return std::nullopt;
    }
    const auto tag = static_cast<std::uint32_t>(hash >> 32U);
    for (std::size_t i = hash & m_mask; m_cells[i].number != 0; i = (i + 1) & m_mask) {
        if (m_cells[i].tag == tag && same(m_cells[i].number - 1)) {
            return m_cells[i].number - 1;
        }
    }
    return std::nullopt;
}

void PackVocabulary::Table::add(std::uint64_t hash, std::uint32_t number)
{
    std::size_t i = hash & m_mask;
    while (m_cells[i].number != 0) {
        i = (i + 1) & m_mask;
    }
    m_cells[i] = {static_cast<std::uint32_t>(hash >> 32U), number + 1};
}

std::string PackVocabulary::open(std::string_view words, std::string_view shown, std::size_t units,
                                 std::size_t answers)
{
    constexpr std::size_t most = std::numeric_limits<std::uint32_t>::max() - 1;
    m_words = words;
    m_shown = shown;
    if (units > words.size() || words.size() > most) {
        return "words";
    }
    m_begin.reserve(units);
    std::size_t at = 0;
    for (std::size_t i = 0; i < units; ++i) {
        const std::size_t length = at < words.size() ? static_cast<unsigned char>(words[at]) : words.size();
        if (at + 1 + length > words.size()) {
            return "words";
        }
        m_begin.push_back(static_cast<std::uint32_t>(at));
        at += 1 + length;
    }
    m_shownAt.assign(answers, 0);
    for (at = 0; at < shown.size();) {
        std::uint32_t row = 0;
        if (shown.size() > most || at + sizeof row + 1 > shown.size()) {
            return "shown";
        }
        std::memcpy(&row, shown.data() + at, sizeof row);
        at += sizeof row;
        const std::size_t length = static_cast<unsigned char>(shown[at]);
        if (row >= answers || at + 1 + length > shown.size()) {
            return "shown";
        }
        m_shownAt[row] = static_cast<std::uint32_t>(at + 1);
        at += 1 + length;
    }
    return {};
}

std::string_view PackVocabulary::unitText(std::size_t unit) const
{
    const std::size_t at = m_begin[unit];
    return m_words.substr(at + 1, static_cast<unsigned char>(m_words[at]));
}

std::string_view PackVocabulary::word(std::size_t row) const
{
    const std::size_t at = m_shownAt[row];
    return at == 0 ? unitText(row) : m_shown.substr(at, static_cast<unsigned char>(m_shown[at - 1]));
}

const PackVocabulary::Table& PackVocabulary::units() const
{
    std::call_once(m_indexed, [this] {
        m_units.reserve(m_begin.size());
        for (std::uint32_t i = 0; i < m_begin.size(); ++i) {
            m_units.add(hashOf(unitText(i)), i);
        }
    });
    return m_units;
}

const PackVocabulary::Table& PackVocabulary::stems(const std::string& language) const
{
    std::call_once(m_stemmed, [&] {
        // Stems of rare words are hardly asked for, and a first look-up would wait for them.
        const auto rows = static_cast<std::uint32_t>(std::min(m_shownAt.size(), maxStemmed));
        m_stems.reserve(rows);
        for (std::uint32_t row = 0; row < rows; ++row) {
            const std::string_view text = unitText(row);
            if (text.find(' ') == std::string_view::npos) {
                m_stems.add(hashOf(crossgloss::stem(text, language)), row);
            }
        }
    });
    return m_stems;
}

void PackVocabulary::prepare(const std::string& language) const
{
    units();
    stems(language);
}

std::optional<std::uint32_t> PackVocabulary::unit(std::string_view normalised) const
{
    return units().find(hashOf(normalised), [&](std::uint32_t unit) { return unitText(unit) == normalised; });
}

std::optional<std::uint32_t> PackVocabulary::stem(std::string_view stemmed, const std::string& language) const
{
    return stems(language).find(hashOf(stemmed), [&](std::uint32_t row) {
        return crossgloss::stem(unitText(row), language) == stemmed;
    });
}

} // namespace crossgloss
