#include "jobs/SeededCells.h"

#include "base/AtomicFile.h"
#include "base/Json.h"

#include <fstream>
#include <numeric>
#include <sstream>

namespace crossgloss {

namespace {

/// Means of questions drawn with replacement.
std::vector<double> draws(const Questions& questions, const BootstrapOptions& options)
{
    Random random(options.seed);
    std::vector<double> means;
    for (int draw = 0; draw < options.resamples; ++draw) {
        double sum = 0;
        for (std::size_t i = 0; i < questions.size(); ++i) {
            sum += questions[uniformBelow(random, questions.size())];
        }
        means.push_back(sum / static_cast<double>(questions.size()));
    }
    return means;
}

} // namespace

double meanOf(const Questions& questions)
{
    return questions.empty() ? 0 : std::accumulate(questions.begin(), questions.end(), 0.0) / static_cast<double>(questions.size());
}

FigureCell figureOf(const Questions& questions, const std::vector<double>& seeds, const BootstrapOptions& options)
{
    const double mean = meanOf(questions);
    std::vector<double> means = draws(questions, options);
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

FigureCell differenceOf(const Questions& first, const Questions& second, const BootstrapOptions& options)
{
    Questions difference = first;
    for (std::size_t i = 0; i < difference.size(); ++i) {
        difference[i] -= second[i];
    }
    std::vector<double> means = draws(difference, options);
    return FigureCell(pairedDifference(meanOf(difference), means, options.confidence), difference.size());
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
