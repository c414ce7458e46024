#include "jobs/SeededCells.h"

#include "base/AtomicFile.h"
#include "base/Checksum.h"
#include "base/Json.h"

#include <algorithm>
#include <fstream>
#include <numeric>
#include <sstream>
#include <unordered_map>

namespace crossgloss {

namespace {

struct Group {
    double sum = 0;
    double questions = 0;
};

/// The questions group by group; without groups each stands alone.
std::vector<Group> grouped(const Questions& questions, const QuestionGroups& groups)
{
    std::vector<Group> found;
    for (std::size_t i = 0; i < questions.size(); ++i) {
        const std::size_t group = groups.empty() ? i : groups[i];
        found.resize(std::max(found.size(), group + 1));
        found[group].sum += questions[i];
        ++found[group].questions;
    }
    return found;
}

/// Means of groups drawn with replacement.
std::vector<double> draws(const Questions& questions, const BootstrapOptions& options, const QuestionGroups& groups)
{
    const std::vector<Group> population = grouped(questions, groups);
    Random random(options.seed);
    std::vector<double> means;
    for (int draw = 0; draw < options.resamples && !population.empty(); ++draw) {
        Group drawn;
        for (std::size_t i = 0; i < population.size(); ++i) {
            const Group& group = population[uniformBelow(random, population.size())];
            drawn.sum += group.sum;
            drawn.questions += group.questions;
        }
        means.push_back(drawn.sum / drawn.questions);
    }
    return means;
}

} // namespace

double meanOf(const Questions& questions)
{
    return questions.empty() ? 0 : std::accumulate(questions.begin(), questions.end(), 0.0) / static_cast<double>(questions.size());
}

QuestionGroups groupsOf(const std::vector<std::string>& names)
{
    std::unordered_map<std::string, std::uint32_t> known;
    QuestionGroups groups;
    for (const std::string& name : names) {
        groups.push_back(known.emplace(name, static_cast<std::uint32_t>(known.size())).first->second);
    }
    return groups;
}

FigureCell figureOf(const Questions& questions, const std::vector<double>& seeds, const BootstrapOptions& options,
                    const QuestionGroups& groups)
{
    const double mean = meanOf(questions);
    std::vector<double> means = draws(questions, options, groups);
    FigureCell cell(mean, pairedDifference(mean, means, options.confidence).interval, questions.size());
    if (seeds.size() > 1) {
        double squares = 0;
        for (const double seed : seeds) {
            squares += (seed - mean) * (seed - mean);
        }
        cell.deviation = std::sqrt(squares / static_cast<double>(seeds.size() - 1));
    }
    return cell;
}

FigureCell differenceOf(const Questions& first, const Questions& second, const BootstrapOptions& options,
                        const QuestionGroups& groups)
{
    Questions difference = first;
    for (std::size_t i = 0; i < difference.size(); ++i) {
        difference[i] -= second[i];
    }
    std::vector<double> means = draws(difference, options, groups);
    return FigureCell(pairedDifference(meanOf(difference), means, options.confidence), difference.size());
}

const std::string& FileChecksums::of(const std::filesystem::path& file)
{
    const auto known = m_known.find(file);
    return known != m_known.end() ? known->second : m_known.emplace(file, fileChecksum(file)).first->second;
}

nlohmann::json keptCell(const std::filesystem::path& file, const std::string& identity)
{
    std::ifstream in(file, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    nlohmann::json json = parsedJson(text.str());
    return json.is_object() && json.value("identity", "") == identity ? json : nlohmann::json();
}

void keepCell(const std::filesystem::path& file, const nlohmann::json& cell)
{
    const std::string text = jsonText(cell);
    AtomicFile out(file);
    out.write(text.data(), text.size());
    out.commit();
}

} // namespace crossgloss
