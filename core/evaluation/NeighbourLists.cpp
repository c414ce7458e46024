#include "evaluation/NeighbourLists.h"

#include "resources/LineReader.h"
#include "resources/ReadIssues.h"

#include <algorithm>
#include <unordered_map>

namespace crossgloss {

namespace {

class ListReader {
public:
    ListReader(const std::filesystem::path& path, std::size_t k, const std::vector<std::string>& targets)
        : m_reader(path), m_k(k), m_closed(!targets.empty())
    {
        for (const std::string& target : targets) {
            add(target);
        }
    }

    NeighbourLists read(Progress& progress)
    {
        progress.stage(CROSSGLOSS_TEXT("Reading neighbours"), m_reader.totalBytes());
        std::string_view line;
        while (m_reader.next(line)) {
            if (const std::string problem = checkText(line); !problem.empty()) {
                throw at(Error(problem));
            }
            if (!line.empty()) {
                take(line);
            }
            progress.throwIfCancelled();
            progress.advance(m_reader.bytesRead());
        }
        if (m_lists.queries.empty()) {
            throw Error(CROSSGLOSS_TEXT("The file holds no lists of neighbours")).at(m_reader.path().string());
        }
        if (!m_closed) {
            for (const std::string& query : m_lists.queries) {
                add(query);
            }
        }
        m_lists.neighbours.queries = m_lists.queries.size();
        m_lists.neighbours.k = m_k;
        m_lists.neighbours.scores.assign(m_lists.neighbours.indices.size(), 0.0F);
        return std::move(m_lists);
    }

private:
    void take(std::string_view line)
    {
        std::vector<std::string_view> columns;
        while (columns.size() <= m_k) {
            const std::size_t tab = line.find('\t');
            columns.push_back(line.substr(0, tab));
            if (tab == std::string_view::npos) {
                break;
            }
            line.remove_prefix(tab + 1);
        }
        if (columns.size() <= m_k) {
            throw at(Error(CROSSGLOSS_TEXT("The line has %1 neighbours where %2 are to be counted"),
                           {std::to_string(columns.size() - 1), std::to_string(m_k)})
                         .advise(CROSSGLOSS_TEXT("Write query and neighbours with tabs between them, or count fewer")));
        }
        m_lists.queries.emplace_back(columns[0]);
        const std::size_t first = m_lists.neighbours.indices.size();
        for (std::size_t n = 1; n <= m_k; ++n) {
            m_lists.neighbours.indices.push_back(indexOf(std::string(columns[n])));
        }
        std::vector<std::uint32_t> sorted(m_lists.neighbours.indices.begin() + static_cast<std::ptrdiff_t>(first),
                                          m_lists.neighbours.indices.end());
        std::sort(sorted.begin(), sorted.end());
        if (const auto twice = std::adjacent_find(sorted.begin(), sorted.end()); twice != sorted.end()) {
            throw at(Error(CROSSGLOSS_TEXT("The neighbour %1 is listed twice"), {m_lists.targets[*twice]}));
        }
    }

    std::uint32_t indexOf(const std::string& word)
    {
        const auto known = m_indices.find(word);
        if (known != m_indices.end()) {
            return known->second;
        }
        if (m_closed) {
            throw at(Error(CROSSGLOSS_TEXT("The neighbour %1 is not a word of the target space"), {word}));
        }
        return add(word);
    }

    std::uint32_t add(const std::string& word)
    {
        const auto [place, isNew] = m_indices.try_emplace(word, static_cast<std::uint32_t>(m_lists.targets.size()));
        if (isNew) {
            m_lists.targets.push_back(word);
        }
        return place->second;
    }

    Error at(Error error) const
    {
        error.at(m_reader.path().string(), m_reader.line());
        return error;
    }

    LineReader m_reader;
    const std::size_t m_k;
    const bool m_closed;               ///< no other targets than those given
    std::unordered_map<std::string, std::uint32_t> m_indices;
    NeighbourLists m_lists;
};

} // namespace

NeighbourLists readNeighbourLists(const std::filesystem::path& path, std::size_t k, const std::vector<std::string>& targets,
                                  Progress& progress)
{
    return ListReader(path, k, targets).read(progress);
}

} // namespace crossgloss
