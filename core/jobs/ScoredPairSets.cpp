#include "jobs/ScoredPairSets.h"

#include "resources/ScoredPairs.h"

#include <algorithm>

namespace crossgloss {

namespace {

/// "sts.2012.MSRpar.test" of "F/sts.2012.MSRpar.test.tsv.xz"; both names of crossed files.
std::string setName(const std::filesystem::path& name)
{
    const auto plain = [](std::filesystem::path path) {
        path = path.filename();
        for (const char* extension : {".xz", ".gz", ".bz2", ".zst", ".tsv", ".csv", ".txt"}) {
            if (path.extension() == extension) {
                path = path.stem();
            }
        }
        return path.string();
    };
    const ScoredPairPaths files = scoredPairPaths(name);
    return files.second.empty() ? plain(files.first) : plain(files.first) + " × " + plain(files.second);
}

} // namespace

ScoredPairSets::ScoredPairSets(SharedWorkspace& workspace, const std::vector<std::filesystem::path>& files,
                               std::string firstLanguage, std::string secondLanguage, Progress& progress)
    : m_firstLanguage(std::move(firstLanguage)), m_secondLanguage(std::move(secondLanguage)),
      m_pairs(readScoredPairFiles(workspace, files, progress))
{
    for (std::size_t i = 0; i < files.size(); ++i) {
        ScoredSet set;
        set.name = setName(files[i]);
        // Two files of one name in two folders are two sets all the same.
        if (std::ranges::find(m_sets, set.name, &ScoredSet::name) != m_sets.end()) {
            set.name = files[i].string();
        }
        set.group = yearInName(set.name);
        set.gold.assign(m_pairs.gold.begin() + static_cast<std::ptrdiff_t>(m_pairs.start[i]),
                        m_pairs.gold.begin() + static_cast<std::ptrdiff_t>(m_pairs.start[i + 1]));
        m_sets.push_back(std::move(set));
    }
    if (m_firstLanguage == m_secondLanguage) {
        m_both = m_pairs.first;
        m_both.insert(m_both.end(), m_pairs.second.begin(), m_pairs.second.end());
    }
}

std::vector<LanguageSample> ScoredPairSets::samples() const
{
    if (!m_both.empty()) {
        return {{m_firstLanguage, m_both}};
    }
    return {{m_firstLanguage, m_pairs.first}, {m_secondLanguage, m_pairs.second}};
}

std::vector<std::vector<double>> ScoredPairSets::scores(const SentenceModel& model, int threads, Progress& progress) const
{
    const PairScores scored = model.score(m_pairs.first, m_firstLanguage, m_pairs.second, m_secondLanguage, threads, progress);
    std::vector<std::vector<double>> result;
    for (std::size_t i = 0; i < m_sets.size(); ++i) {
        result.emplace_back(scored.scores.begin() + static_cast<std::ptrdiff_t>(m_pairs.start[i]),
                            scored.scores.begin() + static_cast<std::ptrdiff_t>(m_pairs.start[i + 1]));
    }
    return result;
}

void ScoredPairSets::add(std::size_t system, std::vector<std::vector<double>> scores)
{
    for (std::size_t i = 0; i < m_sets.size(); ++i) {
        m_sets[i].found.resize(std::max(m_sets[i].found.size(), system + 1));
        m_sets[i].found[system].push_back(std::move(scores[i]));
    }
}

std::vector<std::filesystem::path> filesNamed(const std::vector<std::filesystem::path>& names)
{
    std::vector<std::filesystem::path> files;
    for (const std::filesystem::path& name : names) {
        const ScoredPairPaths found = scoredPairPaths(name);
        files.push_back(found.first);
        if (!found.second.empty()) {
            files.push_back(found.second);
        }
    }
    return files;
}

} // namespace crossgloss
