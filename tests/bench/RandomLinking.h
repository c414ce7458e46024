#pragma once

#include "base/Random.h"
#include "linking/Linking.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace crossgloss {

inline constexpr std::size_t dimension = 100;
inline constexpr std::size_t vocabulary = 5000;
inline constexpr std::size_t wordsOfGloss = 9;

inline LinkingSide randomSide(const char* name, std::size_t size, Random& random)
{
    LinkingSide side;
    side.name = name;
    side.language = "en";
    for (std::size_t word = 0; word < vocabulary; ++word) {
        side.words.push_back(std::string(name) + std::to_string(word));
        for (std::size_t i = 0; i < dimension; ++i) {
            side.vectors.push_back(static_cast<float>(uniform(random) - 0.4));
        }
    }
    for (std::size_t i = 0; i < size; ++i) {
        std::string text;
        for (std::size_t word = 0; word < wordsOfGloss; ++word) {
            text += side.words[uniformBelow(random, vocabulary)] + " ";
        }
        side.glosses.push_back({std::string(name) + "-" + std::to_string(i), PartOfSpeech::Noun, {"lemma"}, text, {}});
    }
    return side;
}

/// Scores as hubs make them: some targets are liked by everybody.
inline Linking randomLinking(std::size_t size, std::size_t candidates)
{
    Random random(1);
    Linking linking;
    linking.measure = "wmd";
    linking.parameters = "{}";
    linking.dimension = dimension;
    linking.source = randomSide("s", size, random);
    linking.target = randomSide("t", size, random);
    std::vector<float> liked(size);
    for (float& value : liked) {
        value = static_cast<float>(uniform(random));
    }
    std::vector<std::pair<float, std::int32_t>> row;
    std::vector<char> taken(size, 0);
    for (std::size_t i = 0; i < size; ++i) {
        row.clear();
        for (std::size_t j = 0; j < candidates; ++j) {
            std::size_t target = candidates == size ? j : uniformBelow(random, size);
            while (taken[target]) {
                target = (target + 1) % size;
            }
            taken[target] = 1;
            row.emplace_back(0.5F * liked[target] + 0.5F * static_cast<float>(uniform(random)),
                             static_cast<std::int32_t>(target));
        }
        std::sort(row.rbegin(), row.rend());
        for (const auto& [score, target] : row) {
            taken[static_cast<std::size_t>(target)] = 0;
            linking.candidates.target.push_back(target);
            linking.candidates.score.push_back(score);
        }
        linking.candidates.start.push_back(linking.candidates.target.size());
    }
    return linking;
}

} // namespace crossgloss
