#include "Commands.h"

#include "numeric/Rows.h"
#include "resources/EmbeddingSpace.h"
#include "resources/LineReader.h"
#include "resources/ReadIssues.h"
#include "space/ExactSearch.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <chrono>
#include <iomanip>
#include <memory>
#include <sstream>

namespace crossgloss {

namespace {

struct NeighboursArguments {
    std::string space;
    std::string queries;
    std::size_t k = 10;
};

struct Queries {
    std::vector<std::string> words;
    std::vector<std::string> unknown;
    std::vector<std::optional<std::size_t>> rows;  ///< in the space; none for words from subwords
    std::vector<float> vectors;
};

std::string_view trimmed(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t");
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

Queries readQueries(const std::filesystem::path& path, const EmbeddingSpace& space)
{
    Queries queries;
    LineReader reader(path, {.maximumBytes = std::uint64_t{1} << 30, .maximumLine = std::size_t{1} << 20});
    std::vector<float> vector(space.dimension());
    std::string_view line;
    while (reader.next(line)) {
        if (const std::string problem = checkText(line); !problem.empty()) {
            throw Error(problem).at(path.string(), reader.line());
        }
        const std::string_view word = trimmed(line);
        if (word.empty()) {
            continue;
        }
        if (!space.vectorOf(word, vector)) {
            queries.unknown.emplace_back(word);
            continue;
        }
        queries.words.emplace_back(word);
        queries.rows.push_back(space.find(word));
        queries.vectors.insert(queries.vectors.end(), vector.begin(), vector.end());
    }
    if (queries.words.empty()) {
        throw Error(queries.unknown.empty() ? CROSSGLOSS_TEXT("The file holds no words")
                                            : CROSSGLOSS_TEXT("The space holds none of the words"))
            .at(path.string());
    }
    return queries;
}

void run(const NeighboursArguments& arguments, const Session& session)
{
    ReadReport report;
    ReadVectorsOptions reading;
    reading.threads = session.threads;
    const EmbeddingSpace space = readVectors(arguments.space, reading, session.progress(), report);
    Queries queries = readQueries(arguments.queries, space);
    const std::size_t dimension = space.dimension();

    std::vector<float> targets(space.data(), space.data() + space.size() * dimension);
    normaliseRows(targets.data(), space.size(), dimension, dimension);
    normaliseRows(queries.vectors.data(), queries.words.size(), dimension, dimension);
    ExactSearchOptions options;
    options.k = arguments.k + 1; // a word of the space finds itself, which is no answer
    options.threads = session.threads;
    const auto start = std::chrono::steady_clock::now();
    const Neighbours found = exactSearch({queries.vectors.data(), queries.words.size(), dimension},
                                         {targets.data(), space.size(), dimension}, dimension, options,
                                         session.progress());
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    const double operations = 2.0 * static_cast<double>(queries.words.size()) * static_cast<double>(space.size())
        * static_cast<double>(dimension);

    nlohmann::json results = nlohmann::json::array();
    std::ostringstream text;
    text << std::fixed << std::setprecision(4);
    for (std::size_t i = 0; i < queries.words.size(); ++i) {
        nlohmann::json neighbours = nlohmann::json::array();
        text << queries.words[i] << '\n';
        for (std::size_t n = 0; n < found.k && neighbours.size() < arguments.k; ++n) {
            const std::size_t row = found.indicesOf(i)[n];
            if (queries.rows[i] != row) {
                neighbours.push_back({{"word", space.word(row)}, {"score", found.scoresOf(i)[n]}});
                text << "  " << found.scoresOf(i)[n] << "  " << space.word(row) << '\n';
            }
        }
        results.push_back({{"query", queries.words[i]}, {"neighbours", std::move(neighbours)}});
    }
    if (!queries.unknown.empty()) {
        text << queries.unknown.size() << " words are not in the space, the first: " << queries.unknown.front() << '\n';
    }
    text << queries.words.size() << " queries over " << space.size() << " words in " << seconds << " s\n";
    session.print({{"seconds", seconds},
                   {"gflops", seconds > 0.0 ? operations / seconds * 1e-9 : 0.0},
                   {"n", queries.words.size()},
                   {"words", space.size()},
                   {"dimension", dimension},
                   {"unknown", queries.unknown},
                   {"results", std::move(results)}},
                  text.str());
}

} // namespace

void addNeighboursCommand(CLI::App& app, Session& session)
{
    CLI::App* command = app.add_subcommand("neighbours", "Find the nearest words of words in a space, by cosine");
    const auto arguments = std::make_shared<NeighboursArguments>();
    command->add_option("--space", arguments->space, "Vectors: .vec or .bin, plain or compressed")->required();
    command->add_option("--queries", arguments->queries, "Words, one a line")->required();
    command->add_option("-k", arguments->k, "Neighbours of each word")->check(CLI::Range(1, 1000000));
    command->callback([&session, arguments] { run(*arguments, session); });
}

} // namespace crossgloss
