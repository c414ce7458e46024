#include "pack/PackLinks.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <map>
#include <vector>

namespace crossgloss {

namespace {

constexpr double minShare = 0.03;

} // namespace

std::string PackLinks::collect(const PackCorpus& corpus, std::size_t language)
{
    const PackLanguage& first = corpus.languages.front();
    const PackLanguage& other = corpus.languages[language];
    std::vector<std::map<std::uint32_t, double>> votes(first.targets);
    for (const PackItem& item : corpus.items) {
        // Both directions vote: each pair stands once under its English word and once under the other.
        if (item.kind != PackItemKind::Pair || item.tokenEnd - item.tokenBegin != 1 || item.language != 0) {
            continue;
        }
        const std::uint32_t source = corpus.tokens[item.tokenBegin];
        if (source >= first.targets) {
            continue;
        }
        for (std::uint32_t a = item.answerBegin; a < item.answerEnd; ++a) {
            const std::uint32_t unit = corpus.answers[a];
            if (unit >= other.offset && unit < other.offset + other.targets) {
                votes[source][unit - other.offset] += a < corpus.votes.size() ? corpus.votes[a] : 1;
            }
        }
    }
    std::vector<std::uint32_t> begin{0};
    std::vector<std::uint32_t> rows;
    std::string shares;
    for (const auto& of : votes) {
        double total = 0;
        for (const auto& [row, count] : of) {
            total += count;
        }
        for (const auto& [row, count] : of) {
            const double share = count / total;
            if (share >= minShare) {
                rows.push_back(row);
                shares.push_back(static_cast<char>(static_cast<unsigned char>(std::lround(share * 255))));
            }
        }
        begin.push_back(static_cast<std::uint32_t>(rows.size()));
    }
    std::string bytes(reinterpret_cast<const char*>(begin.data()), begin.size() * sizeof(std::uint32_t));
    bytes.append(reinterpret_cast<const char*>(rows.data()), rows.size() * sizeof(std::uint32_t));
    return bytes + shares;
}

bool PackLinks::open(std::string_view bytes, std::size_t rows, std::size_t targets)
{
    m_bytes = bytes;
    m_rows = 0;
    if (bytes.size() < (rows + 1) * sizeof(std::uint32_t)) {
        return false;
    }
    std::uint32_t last = 0;
    for (std::size_t i = 0; i <= rows; ++i) {
        const std::uint32_t begin = number(i);
        if (begin < last) {
            return false;
        }
        last = begin;
    }
    if (bytes.size() != (rows + 1 + last) * sizeof(std::uint32_t) + last) {
        return false;
    }
    for (std::size_t i = 0; i < last; ++i) {
        if (number(rows + 1 + i) >= targets) {
            return false;
        }
    }
    m_rows = rows;
    m_links = last;
    return true;
}

std::uint32_t PackLinks::number(std::size_t place) const
{
    std::uint32_t value = 0;
    std::memcpy(&value, m_bytes.data() + place * sizeof value, sizeof value);
    return value;
}

void PackLinks::of(std::size_t row, const std::function<void(std::size_t, double)>& sink) const
{
    if (row >= m_rows) {
        return;
    }
    const std::size_t shares = (m_rows + 1 + m_links) * sizeof(std::uint32_t);
    for (std::uint32_t i = number(row); i < number(row + 1); ++i) {
        sink(number(m_rows + 1 + i), static_cast<unsigned char>(m_bytes[shares + i]) / 255.0);
    }
}

} // namespace crossgloss
