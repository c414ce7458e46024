#pragma once

#include "base/Random.h"

#include <string>
#include <string_view>
#include <vector>

namespace crossgloss::fuzz {

/// Changes bytes as damage and ill will do: flipped bits, pieces cut out, doubled, moved and repeated, numbers pushed
/// to their limits, words of the format and odd text put in.
class Mutator
{
public:
    /// @param words of the format, which get past its first checks more often than noise does.
    Mutator(Random& random, std::vector<std::string> words);

    /// A child of @p bytes; @p other gives pieces.
    std::string mutate(std::string bytes, std::string_view other);

private:
    void change(std::string& bytes, std::string_view other);
    std::size_t place(const std::string& bytes, std::size_t room = 0);
    std::size_t length(std::size_t most);
    void changeNumber(std::string& bytes);
    void changeDigits(std::string& bytes);

    Random& m_random;
    std::vector<std::string> m_words;
};

} // namespace crossgloss::fuzz
