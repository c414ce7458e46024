#include "pack/PackOpenings.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <map>

#include <xxhash.h>

namespace crossgloss {

namespace {

constexpr std::array counted = {PartOfSpeech::Noun, PartOfSpeech::Verb, PartOfSpeech::Adjective, PartOfSpeech::Adverb};
constexpr double pseudoCounts = 5;
constexpr double minCount = 4; // of an opening of two words that is kept

struct Record
{
    // Hash of the words with a space between; of nothing for all descriptions. Of some hundred thousand openings two share it
    // with a chance of 10^-9, and would only share their counts.
    std::uint64_t key;
    std::array<std::uint32_t, counted.size()> counts;
};
static_assert(sizeof(Record) == 24);

std::uint64_t keyOf(std::string_view words)
{
    return XXH3_64bits(words.data(), words.size());
}

} // namespace

std::string PackOpenings::count(const PackCorpus& corpus, std::size_t index)
{
    const PackLanguage& language = corpus.languages[index];
    std::map<std::string, std::array<double, counted.size()>> sums;
    for (const PackItem& item : corpus.items) {
        if (item.kind != PackItemKind::Definition || item.language != index || item.tokenEnd - item.tokenBegin < 2) {
            continue;
        }
        std::array<double, counted.size()> share{};
        double total = 0;
        for (std::uint32_t a = item.answerBegin; a < item.answerEnd; ++a) {
            const std::uint32_t unit = corpus.answers[a];
            const PackLanguage& of = corpus.languages[corpus.languageOf(unit)];
            for (std::size_t i = 0; i < counted.size(); ++i) {
                // Words of one part of speech tell it; others would blur it.
                if (of.pos[unit - of.offset] == 1U << static_cast<unsigned>(counted[i])) {
                    share[i] += 1;
                    total += 1;
                }
            }
        }
        if (total == 0) {
            continue;
        }
        const auto text = [&](std::uint32_t t) { return language.units[corpus.tokens[t] - language.offset]; };
        const std::string first = text(item.tokenBegin);
        for (const std::string& key : {std::string(), first, first + ' ' + text(item.tokenBegin + 1)}) {
            for (std::size_t i = 0; i < counted.size(); ++i) {
                sums[key][i] += share[i] / total;
            }
        }
    }
    std::vector<Record> records;
    for (const auto& [words, counts] : sums) {
        double total = 0;
        Record record{keyOf(words), {}};
        for (std::size_t i = 0; i < counted.size(); ++i) {
            total += counts[i];
            record.counts[i] = static_cast<std::uint32_t>(counts[i] * 16);
        }
        if (words.empty() || total >= minCount) {
            records.push_back(record);
        }
    }
    std::sort(records.begin(), records.end(), [](const Record& a, const Record& b) { return a.key < b.key; });
    return {reinterpret_cast<const char*>(records.data()), records.size() * sizeof(Record)};
}

PackOpenings::PackOpenings(std::string_view bytes) : m_bytes(bytes), m_records(bytes.size() / sizeof(Record)) {}

std::vector<double> PackOpenings::probabilities(const std::vector<std::string>& tokens) const
{
    if (empty()) {
        return {};
    }
    const auto find = [&](std::string_view words, Record& found) {
        const std::uint64_t key = keyOf(words);
        std::size_t low = 0;
        std::size_t high = m_records;
        while (low < high) {
            const std::size_t middle = (low + high) / 2;
            std::memcpy(&found, m_bytes.data() + middle * sizeof found, sizeof found);
            if (found.key == key) {
                return true;
            }
            (found.key < key ? low : high) = found.key < key ? middle + 1 : middle;
        }
        return false;
    };
    std::array<double, counted.size()> p;
    p.fill(1.0 / counted.size());
    std::string words;
    for (std::size_t length = 0; length <= std::min<std::size_t>(2, tokens.size()); ++length) {
        if (length > 0) {
            words += (length > 1 ? " " : "") + tokens[length - 1];
        }
        Record record{};
        if (!find(words, record)) {
            continue;
        }
        double total = 0;
        for (const std::uint32_t count : record.counts) {
            total += count / 16.0;
        }
        for (std::size_t i = 0; i < p.size(); ++i) {
            p[i] = (record.counts[i] / 16.0 + pseudoCounts * p[i]) / (total + pseudoCounts);
        }
    }
    std::vector<double> result(static_cast<std::size_t>(PartOfSpeech::Affix) + 1, 0.0);
    for (std::size_t i = 0; i < counted.size(); ++i) {
        result[static_cast<std::size_t>(counted[i])] = p[i];
    }
    return result;
}

} // namespace crossgloss
