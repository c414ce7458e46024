#pragma once

#include "base/Random.h"
#include "evaluation/FigureTable.h"
#include "evaluation/PairedTests.h"

#include <cmath>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// What experiments of several seeds share: figures over questions, and cells that are kept as soon as they are done.

/// A score of each question, the mean over the seeds of a training.
using Questions = std::vector<double>;

double meanOf(const Questions& questions);
/// @param answers by seed, one a question. @param score of an answer.
template <typename Answer, typename Score>
Questions overSeeds(const std::vector<std::vector<Answer>>& answers, const Score& score)
{
    Questions questions(answers.front().size());
    for (const std::vector<Answer>& seed : answers) {
        for (std::size_t i = 0; i < seed.size(); ++i) {
            questions[i] += score(seed[i], i) / static_cast<double>(answers.size());
        }
    }
    return questions;
}

/// The mean, its interval by drawing questions, and the deviation over the seeds. @param seeds the means of each.
FigureCell figureOf(const Questions& questions, const std::vector<double>& seeds, const BootstrapOptions& options);
/// The mean of first − second, with interval and p, paired by question.
FigureCell differenceOf(const Questions& first, const Questions& second, const BootstrapOptions& options);

template <typename Answer, typename Score>
FigureCell figureOverSeeds(const std::vector<std::vector<Answer>>& answers, const Score& score, const BootstrapOptions& options)
{
    std::vector<double> seeds;
    for (const std::vector<Answer>& seed : answers) {
        seeds.push_back(meanOf(overSeeds(std::vector<std::vector<Answer>>{seed}, score)));
    }
    return figureOf(overSeeds(answers, score), seeds, options);
}

/// What a cell kept, when it is of the same @p identity; else null.
nlohmann::json keptCell(const std::filesystem::path& file, const std::string& identity);
/// Writes it (atomic).
void keepCell(const std::filesystem::path& file, const nlohmann::json& cell);

} // namespace crossgloss
