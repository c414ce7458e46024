#include "Commands.h"

#include "base/Seconds.h"
#include "numeric/Rows.h"
#include "resources/EmbeddingSpace.h"
#include "resources/LineReader.h"
#include "resources/ReadIssues.h"
#include "space/ExactSearch.h"
#include "space/HnswIndex.h"
#include "space/ScreenedSearch.h"

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
    bool exact = false;
    bool screened = false;
    bool approximate = false;
    std::size_t breadth = HnswSearchOptions().breadth;
    std::size_t recall = 0;            ///< queries to compare with the exact search
};

enum class Method { Exact, Screened, Approximate };

constexpr const char* methodNames[] = {"exact", "screened", "approximate"};

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

struct Search {
    Method method = Method::Exact;
    double indexSeconds = 0;           ///< what was prepared before the first query
    double seconds = 0;
    Neighbours found;
};

class Stopwatch {
public:
    double seconds() const
    {
        return secondsSince(m_start);
    }

private:
    const std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
};

Search search(const NeighboursArguments& arguments, const RowMatrix& queries, const RowMatrix& targets,
              std::size_t dimension, const Session& session)
{
    Search result;
    if (arguments.approximate) {
        result.method = Method::Approximate;
    } else if (arguments.screened
               || (!arguments.exact && screeningPays(queries.rows, targets.rows, dimension))) {
        result.method = Method::Screened;
    }
    const std::size_t k = arguments.k + 1; // a word of the space finds itself, which is no answer
    Progress& progress = session.progress();
    const auto timed = [&result](const auto& index, const auto& ask) {
        const Stopwatch preparing;
        const auto made = index();
        result.indexSeconds = preparing.seconds();
        const Stopwatch searching;
        result.found = ask(made);
        result.seconds = searching.seconds();
    };
    switch (result.method) {
    case Method::Exact: {
        const Stopwatch searching;
        ExactSearchOptions options;
        options.k = k;
        options.threads = session.threads;
        result.found = exactSearch(queries, targets, dimension, options, progress);
        result.seconds = searching.seconds();
        break;
    }
    case Method::Screened:
        timed([&] { return ScreenedIndex(targets, dimension, {session.threads, {}}, progress); },
              [&](const ScreenedIndex& index) { return index.search(queries, {k, session.threads}, progress); });
        break;
    case Method::Approximate:
        timed(
            [&] {
                HnswOptions options;
                options.seed = session.seed;
                options.threads = session.threads;
                return HnswIndex(targets, dimension, options, progress);
            },
            [&](const HnswIndex& index) {
                return index.search(queries, {k, arguments.breadth, session.threads}, progress);
            });
        break;
    }
    return result;
}

/// Places in found.indicesOf(query) of the first k that are not the query itself.
std::vector<std::size_t> answersOf(const Neighbours& found, std::size_t query, std::optional<std::size_t> itself,
                                   std::size_t k)
{
    std::vector<std::size_t> places;
    for (std::size_t n = 0; n < found.k && places.size() < k; ++n) {
        if (itself != found.indicesOf(query)[n]) {
            places.push_back(n);
        }
    }
    return places;
}

/// Share of the exact answers that were found, over queries taken evenly from all of them.
double measureRecall(const NeighboursArguments& arguments, const Neighbours& found, const Queries& queries,
                     const RowMatrix& targets, std::size_t dimension, const Session& session)
{
    const std::size_t sample = std::min(arguments.recall, queries.words.size());
    std::vector<std::size_t> chosen;
    std::vector<float> vectors;
    for (std::size_t i = 0; i < sample; ++i) {
        chosen.push_back(i * queries.words.size() / sample);
        const auto row = queries.vectors.begin() + static_cast<std::ptrdiff_t>(chosen.back() * dimension);
        vectors.insert(vectors.end(), row, row + static_cast<std::ptrdiff_t>(dimension));
    }
    ExactSearchOptions options;
    options.k = found.k;
    options.threads = session.threads;
    const Neighbours exact
        = exactSearch({vectors.data(), sample, dimension}, targets, dimension, options, session.progress());
    std::size_t wanted = 0;
    std::size_t common = 0;
    for (std::size_t i = 0; i < sample; ++i) {
        const std::optional<std::size_t> itself = queries.rows[chosen[i]];
        std::vector<std::uint32_t> mine;
        for (const std::size_t n : answersOf(found, chosen[i], itself, arguments.k)) {
            mine.push_back(found.indicesOf(chosen[i])[n]);
        }
        for (const std::size_t n : answersOf(exact, i, itself, arguments.k)) {
            ++wanted;
            common += std::find(mine.begin(), mine.end(), exact.indicesOf(i)[n]) != mine.end() ? 1 : 0;
        }
    }
    return wanted > 0 ? static_cast<double>(common) / static_cast<double>(wanted) : 1.0;
}

void run(const NeighboursArguments& arguments, const Session& session)
{
    ReadReport report;
    ReadVectorsOptions reading;
    reading.threads = session.threads;
    const EmbeddingSpace space = readVectors(arguments.space, reading, session.progress(), report);
    Queries queries = readQueries(arguments.queries, space);
    const std::size_t dimension = space.dimension();

    std::vector<float> rows(space.data(), space.data() + space.size() * dimension);
    normaliseRows(rows.data(), space.size(), dimension, dimension);
    normaliseRows(queries.vectors.data(), queries.words.size(), dimension, dimension);
    const RowMatrix targets{rows.data(), space.size(), dimension};
    const Search done = search(arguments, {queries.vectors.data(), queries.words.size(), dimension}, targets, dimension,
                               session);
    const Neighbours& found = done.found;
    const double operations = 2.0 * static_cast<double>(queries.words.size()) * static_cast<double>(space.size())
        * static_cast<double>(dimension);

    nlohmann::json results = nlohmann::json::array();
    std::ostringstream text;
    text << std::fixed << std::setprecision(4);
    for (std::size_t i = 0; i < queries.words.size(); ++i) {
        nlohmann::json neighbours = nlohmann::json::array();
        text << queries.words[i] << '\n';
        for (const std::size_t n : answersOf(found, i, queries.rows[i], arguments.k)) {
            const std::size_t row = found.indicesOf(i)[n];
            neighbours.push_back({{"word", space.word(row)}, {"score", found.scoresOf(i)[n]}});
            text << "  " << found.scoresOf(i)[n] << "  " << space.word(row) << '\n';
        }
        results.push_back({{"query", queries.words[i]}, {"neighbours", std::move(neighbours)}});
    }
    if (!queries.unknown.empty()) {
        text << queries.unknown.size() << " words are not in the space, the first: " << queries.unknown.front() << '\n';
    }
    const char* method = methodNames[static_cast<int>(done.method)];
    text << queries.words.size() << " queries over " << space.size() << " words in " << done.seconds << " s, "
         << method;
    if (done.method != Method::Exact) {
        text << " (index " << done.indexSeconds << " s)";
    }
    text << '\n';
    nlohmann::json result = {{"method", method},
                             {"index_seconds", done.indexSeconds},
                             {"seconds", done.seconds},
                             {"gflops", done.seconds > 0.0 ? operations / done.seconds * 1e-9 : 0.0},
                             {"n", queries.words.size()},
                             {"words", space.size()},
                             {"dimension", dimension},
                             {"unknown", queries.unknown},
                             {"results", std::move(results)}};
    if (arguments.recall > 0) {
        const double recall = measureRecall(arguments, found, queries, targets, dimension, session);
        result["recall"] = recall;
        text << "recall " << recall << " of the exact answers to " << std::min(arguments.recall, queries.words.size())
             << " queries\n";
    }
    session.print(result, text.str());
}

} // namespace

void addNeighboursCommand(CLI::App& app, Session& session)
{
    CLI::App* command = app.add_subcommand("neighbours", "Find the nearest neighbours of words in a space, by cosine");
    const auto arguments = std::make_shared<NeighboursArguments>();
    command->add_option("--space", arguments->space, "Vectors: .vec or .bin, plain or compressed")->required();
    command->add_option("--queries", arguments->queries, "Words, one per line")->required();
    command->add_option("-k", arguments->k, "Neighbours of each word")->check(CLI::Range(1, 1000000));
    CLI::Option* exact = command->add_flag("--exact", arguments->exact, "Exact search (brute force)");
    CLI::Option* screened = command->add_flag(
        "--screened", arguments->screened,
        "Exact too, with an int8 prefilter; the default where it pays");
    CLI::Option* approximate = command->add_flag("--approximate", arguments->approximate,
                                                 "Approximate search in a graph (HNSW), which may miss some");
    command
        ->add_option("--breadth", arguments->breadth, "Search breadth (ef): a larger one finds more and takes longer")
        ->check(CLI::Range(1, 1000000))
        ->needs(approximate);
    command->add_option("--recall", arguments->recall, "Measure recall on this many queries against the exact search")
        ->check(CLI::Range(1, 1000000));
    exact->excludes(screened)->excludes(approximate);
    screened->excludes(approximate);
    command->callback([&session, arguments] { run(*arguments, session); });
}

} // namespace crossgloss
