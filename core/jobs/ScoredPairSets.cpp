#include "jobs/ScoredPairSets.h"

#include <algorithm>
#include <iterator>

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
    const ScoredPairFiles files = scoredPairFilesNamed(name);
    return files.second.empty() ? plain(files.first) : plain(files.first) + " × " + plain(files.second);
}

} // namespace

ScoredPairs scoredPairsNamed(SharedWorkspace& workspace, const std::filesystem::path& name, Progress& progress,
                             ReadReport& report)
{
    const auto lines = linesNamed(workspace, name, {ResourceKind::Pairs});
    if (!lines) {
        return readScoredPairs(name, progress, report);
    }
    ScoredPairs read;
    for (const StoredLine& line : *lines) {
        if (line.score) {
            read.pairs.push_back({*line.score, line.first, line.second});
        } else {
            ++read.withoutScore;
        }
    }
    return read;
}

ScoredPairSets::ScoredPairSets(SharedWorkspace& workspace, const std::vector<std::filesystem::path>& files,
                               std::string firstLanguage, std::string secondLanguage, Progress& progress)
    : m_firstLanguage(std::move(firstLanguage)), m_secondLanguage(std::move(secondLanguage))
{
    for (const std::filesystem::path& file : files) {
        ReadReport report;
        ScoredPairs read = scoredPairsNamed(workspace, file, progress, report);
        m_withoutScore += read.withoutScore;
        m_skipped += report.skipped;
        ScoredSet set;
        set.name = setName(file);
        // Two files of one name in two folders are two sets all the same.
        const auto taken = [&](const std::string& name) {
            return std::ranges::find(m_sets, name, &ScoredSet::name) != m_sets.end();
        };
        if (taken(set.name)) {
            set.name = file.string();
        }
        set.group = yearInName(set.name);
        for (ScoredPair& pair : read.pairs) {
            set.gold.push_back(pair.score);
            m_first.push_back(std::move(pair.first));
            m_second.push_back(std::move(pair.second));
        }
        m_start.push_back(m_first.size());
        m_sets.push_back(std::move(set));
    }
    if (m_firstLanguage == m_secondLanguage) {
        m_both = m_first;
        m_both.insert(m_both.end(), m_second.begin(), m_second.end());
    }
}

std::vector<LanguageSample> ScoredPairSets::samples() const
{
    if (!m_both.empty()) {
        return {{m_firstLanguage, m_both}};
    }
    return {{m_firstLanguage, m_first}, {m_secondLanguage, m_second}};
}

std::vector<std::vector<double>> ScoredPairSets::scores(const SentenceModel& model, int threads, Progress& progress) const
{
    const PairScores scored = model.score(m_first, m_firstLanguage, m_second, m_secondLanguage, threads, progress);
    std::vector<std::vector<double>> result;
    for (std::size_t i = 0; i < m_sets.size(); ++i) {
        result.emplace_back(scored.scores.begin() + static_cast<std::ptrdiff_t>(m_start[i]),
                            scored.scores.begin() + static_cast<std::ptrdiff_t>(m_start[i + 1]));
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

std::vector<std::filesystem::path> filesOf(const std::vector<std::filesystem::path>& names)
{
    std::vector<std::filesystem::path> files;
    for (const std::filesystem::path& name : names) {
        const ScoredPairFiles found = scoredPairFilesNamed(name);
        files.push_back(found.first);
        if (!found.second.empty()) {
            files.push_back(found.second);
        }
    }
    return files;
}

} // namespace crossgloss
