#include "Mutator.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>

namespace crossgloss::fuzz {

namespace {

constexpr std::size_t largest = std::size_t{1} << 20;

/// Text that readers of any format may stumble over.
const std::vector<std::string>& oddTexts()
{
    static const std::vector<std::string> texts = {std::string(1, '\0'),
                                                   "\n",
                                                   "\r",
                                                   "\r\n",
                                                   "\t",
                                                   " ",
                                                   "\xef\xbb\xbf",
                                                   "\xff\xfe",
                                                   "\xc0\x80",
                                                   "\xed\xa0\x80",
                                                   "\xf4\x90\x80\x80",
                                                   "\xe2\x80\xae",
                                                   "\xc3",
                                                   "\"",
                                                   "\\",
                                                   "{",
                                                   "[",
                                                   "<",
                                                   ">",
                                                   "&",
                                                   "%1",
                                                   "%n",
                                                   "-1",
                                                   "0",
                                                   "00",
                                                   "4294967296",
                                                   "18446744073709551615",
                                                   "-9223372036854775808",
                                                   "1e999",
                                                   "-1e-999",
                                                   "nan",
                                                   "inf",
                                                   "0x10",
                                                   "1,5",
                                                   "e\xcc\x81\xcc\x81\xcc\x81",
                                                   "\xf0\x9f\x91\xa9\xe2\x80\x8d\xf0\x9f\x9a\x80"};
    return texts;
}

} // namespace

Mutator::Mutator(Random& random, std::vector<std::string> words) : m_random(random), m_words(std::move(words)) {}

std::size_t Mutator::place(const std::string& bytes, std::size_t room)
{
    // Half of the time near the start, where headers stand.
    const std::size_t end = bytes.size() >= room ? bytes.size() - room + 1 : 1;
    return static_cast<std::size_t>(
        uniformBelow(m_random, uniformBelow(m_random, 2) == 0 ? std::min<std::size_t>(end, 200) : end));
}

std::size_t Mutator::length(std::size_t most)
{
    const std::size_t limit = std::max<std::size_t>(1, most >> uniformBelow(m_random, 12));
    return 1 + static_cast<std::size_t>(uniformBelow(m_random, limit));
}

void Mutator::changeNumber(std::string& bytes)
{
    const std::size_t size = std::size_t{1} << uniformBelow(m_random, 4);
    if (bytes.size() < size) {
        return;
    }
    const std::size_t at = place(bytes, size);
    static constexpr std::array<std::uint64_t, 12> limits = {0,
                                                             1,
                                                             0x7f,
                                                             0xff,
                                                             0x7fff,
                                                             0xffff,
                                                             0x7fffffff,
                                                             0x80000000,
                                                             0xffffffff,
                                                             0x7fffffffffffffff,
                                                             0x8000000000000000,
                                                             ~std::uint64_t{0}};
    std::uint64_t value = 0;
    std::memcpy(&value, bytes.data() + at, size);
    switch (uniformBelow(m_random, 3)) {
    case 0:
        value = limits.at(uniformBelow(m_random, limits.size()));
        break;
    case 1:
        value += uniformBelow(m_random, 17) - 8;
        break;
    default:
        value = m_random();
        break;
    }
    std::memcpy(bytes.data() + at, &value, size);
}

void Mutator::changeDigits(std::string& bytes)
{
    const std::size_t begin = bytes.find_first_of("0123456789", place(bytes));
    if (begin == std::string::npos) {
        return;
    }
    const std::size_t end = std::min(bytes.size(), bytes.find_first_not_of("0123456789", begin));
    static const std::vector<std::string> numbers = {
        "0", "1", "-1", "255", "65536", "4294967295", "99999999999999999999", "1e5", "0.1", ""};
    bytes.replace(begin, end - begin, numbers.at(uniformBelow(m_random, numbers.size())));
}

void Mutator::change(std::string& bytes, std::string_view other)
{
    const auto any = [&](const std::vector<std::string>& list) { return list.at(uniformBelow(m_random, list.size())); };
    switch (uniformBelow(m_random, 14)) {
    case 0:
    case 1:
        if (!bytes.empty()) {
            char& byte = bytes[place(bytes, 1)];
            byte = static_cast<char>(byte ^ (1 << uniformBelow(m_random, 8)));
        }
        break;
    case 2:
        if (!bytes.empty()) {
            bytes[place(bytes, 1)] = static_cast<char>(uniformBelow(m_random, 256));
        }
        break;
    case 3:
        bytes.resize(bytes.size() - std::min(bytes.size(), length(bytes.size() + 1)));
        break;
    case 4:
        bytes.erase(place(bytes), length(bytes.size() / 4 + 1));
        break;
    case 5: {
        const std::string piece = bytes.substr(place(bytes), length(bytes.size() / 4 + 1));
        bytes.insert(place(bytes), piece);
        break;
    }
    case 6: {
        const std::string piece = bytes.substr(place(bytes), length(32));
        std::string many;
        for (std::uint64_t i = std::uint64_t{1} << uniformBelow(m_random, 15); i > 0 && many.size() < largest / 4;
             --i) {
            many += piece;
        }
        bytes.insert(place(bytes), many);
        break;
    }
    case 7:
        if (!other.empty()) {
            const std::size_t begin = uniformBelow(m_random, other.size());
            bytes.insert(place(bytes), other.substr(begin, length(other.size())));
        }
        break;
    case 8:
        if (!other.empty()) {
            const std::size_t cut = uniformBelow(m_random, std::min(bytes.size(), other.size()) + 1);
            bytes = bytes.substr(0, cut).append(other.substr(cut));
        }
        break;
    case 9:
        bytes.insert(place(bytes), any(oddTexts()));
        break;
    case 10: {
        const std::string text = m_words.empty() ? any(oddTexts()) : any(m_words);
        bytes.insert(place(bytes), text);
        break;
    }
    case 11: {
        const std::string text = m_words.empty() ? any(oddTexts()) : any(m_words);
        const std::size_t at = place(bytes);
        bytes.replace(at, std::min(bytes.size() - at, text.size()), text);
        break;
    }
    case 12:
        changeNumber(bytes);
        break;
    default:
        changeDigits(bytes);
        break;
    }
    bytes.resize(std::min(bytes.size(), largest));
}

std::string Mutator::mutate(std::string bytes, std::string_view other)
{
    for (std::uint64_t i = std::uint64_t{1} << uniformBelow(m_random, 5); i > 0; --i) {
        change(bytes, other);
    }
    return bytes;
}

} // namespace crossgloss::fuzz
