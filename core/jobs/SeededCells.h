#pragma once

#include "base/Random.h"
#include "evaluation/FigureTable.h"
#include "evaluation/PairedTests.h"

#include <cmath>
#include <cstdint>
#include <filesystem>
#include <map>
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

/// For each question the group that it belongs to, from 0 on: definitions of one word are not independent questions, so that
/// intervals must come from drawing words (cluster bootstrap; Davison & Hinkley 1997, section 3.8). Empty = each its own.
using QuestionGroups = std::vector<std::uint32_t>;

/// Groups of equal names. @param names of what each question belongs to.
QuestionGroups groupsOf(const std::vector<std::string>& names);

/// The mean, its interval by drawing groups of questions, and the deviation over the seeds. @param seeds the means of each.
FigureCell figureOf(const Questions& questions, const std::vector<double>& seeds, const BootstrapOptions& options,
                    const QuestionGroups& groups = {});
/// The mean of first − second, with interval and p, paired by question.
FigureCell differenceOf(const Questions& first, const Questions& second, const BootstrapOptions& options,
                        const QuestionGroups& groups = {});

template <typename Answer, typename Score>
FigureCell figureOverSeeds(const std::vector<std::vector<Answer>>& answers, const Score& score, const BootstrapOptions& options,
                           const QuestionGroups& groups = {})
{
    std::vector<double> seeds;
    for (const std::vector<Answer>& seed : answers) {
        seeds.push_back(meanOf(overSeeds(std::vector<std::vector<Answer>>{seed}, score)));
    }
    return figureOf(overSeeds(answers, score), seeds, options, groups);
}

/// Checksums of files, each read once however many cells ask.
class FileChecksums {
public:
    /// @throws Error when it cannot be read.
    const std::string& of(const std::filesystem::path& file);

private:
    std::map<std::filesystem::path, std::string> m_known;
};

/// What a cell kept, when it is of the same @p identity; else null.
nlohmann::json keptCell(const std::filesystem::path& file, const std::string& identity);
/// Writes it (atomic).
void keepCell(const std::filesystem::path& file, const nlohmann::json& cell);

} // namespace crossgloss
