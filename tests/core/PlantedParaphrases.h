#pragma once

#include "base/Random.h"

#include <filesystem>
#include <fstream>
#include <string>

/// A planted language of two: "x<t><w>" and "y<t><w>" are words of topic t, their vectors near the topic's. Sentences of
/// one topic say the same.
struct PlantedParaphrases
{
    static constexpr int topics = 6;
    static constexpr int words = 8;

    static std::string word(char language, std::uint64_t topic, std::uint64_t place)
    {
        return std::string(1, language) + static_cast<char>('a' + topic) + static_cast<char>('a' + place);
    }
    static std::string sentence(char language, std::uint64_t topic, crossgloss::Random& random)
    {
        std::string text;
        for (std::uint64_t i = 0; i < 2 + crossgloss::uniformBelow(random, 5); ++i) {
            text += (text.empty() ? "" : " ") + word(language, topic, crossgloss::uniformBelow(random, words));
        }
        return text;
    }
    /// @param random labels: they have nothing to do with the sentences.
    static void write(const std::filesystem::path& file, int pairs, std::uint64_t seed, bool randomLabels = false)
    {
        crossgloss::Random random(seed);
        std::ofstream out(file, std::ios::binary);
        for (int i = 0; i < pairs; ++i) {
            const bool same = i % 2 == 0;
            const std::uint64_t topic = crossgloss::uniformBelow(random, topics);
            const std::uint64_t other = same ? topic : (topic + 1 + crossgloss::uniformBelow(random, topics - 1)) % topics;
            const bool label = randomLabels ? crossgloss::uniformBelow(random, 2) == 1 : same;
            out << (label ? 1 : 0) << '\t' << sentence('x', topic, random) << '\t' << sentence('y', other, random) << '\n';
        }
    }
    static void writeVectors(const std::filesystem::path& file, char language)
    {
        crossgloss::Random random(3);
        std::ofstream out(file, std::ios::binary);
        for (std::uint64_t topic = 0; topic < topics; ++topic) {
            for (std::uint64_t place = 0; place < words; ++place) {
                out << word(language, topic, place);
                for (std::uint64_t k = 0; k < 8; ++k) {
                    out << ' ' << (k == topic ? 1.0 : 0.0) + 0.15 * crossgloss::normal(random);
                }
                out << '\n';
            }
        }
    }
};
