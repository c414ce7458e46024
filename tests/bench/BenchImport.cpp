// Dictionaries into a new workspace: a Wiktextract dump of 240 MB, a WN-LMF wordnet of 147 MB, and a tab-separated file of
// 27 MB, each of 300,000 definitions; made in the temporary folder (CROSSGLOSS_BENCH_FOLDER names another). The floor, which
// alternates with them: as many definitions, each with its word, in a table of SQLite without an index, one transaction.
#include "Alternation.h"
#include "ImportInputs.h"
#include "OwnFolder.h"

#include "store/Workspace.h"

#include <SQLiteCpp/SQLiteCpp.h>

using namespace crossgloss;
using bench::OwnFolder;

namespace {

constexpr std::size_t definitions = 300000;

void writePlainTable(const std::filesystem::path& file)
{
    std::error_code ignored;
    std::filesystem::remove(file, ignored);
    bench::Words words(5);
    SQLite::Database database(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    database.exec("CREATE TABLE definitions(word TEXT, definition TEXT)");
    SQLite::Transaction transaction(database);
    SQLite::Statement insert(database, "INSERT INTO definitions VALUES (?, ?)");
    for (std::size_t i = 0; i < definitions; ++i) {
        insert.reset();
        insert.bind(1, bench::Words::word(i));
        insert.bind(2, words.some(9));
        insert.exec();
    }
    transaction.commit();
}

void import(benchmark::State& state, ResourceKind kind, const std::string& name,
            const std::function<void(const std::filesystem::path&)>& write)
{
    const OwnFolder folder;
    const std::filesystem::path file = folder.path() / name;
    write(file);
    ImportOptions options;
    options.language = "en";
    int number = 0;
    const double median = bench::alternate(
        state, [&] { writePlainTable(folder.path() / "plain.sqlite"); },
        [&] {
            Workspace workspace(folder.path() / std::to_string(number++));
            NullProgress progress;
            const Resource resource = workspace.import(kind, {file}, options, progress);
            if (resource.entries == 0) {
                state.SkipWithError("nothing was imported");
            }
        });
    state.counters["MB_per_s"] = static_cast<double>(std::filesystem::file_size(file)) / 1e6 / median;
}

void importDump(benchmark::State& state)
{
    import(state, ResourceKind::Dictionary, "dump.jsonl",
           [](const std::filesystem::path& file) { bench::writeDump(file, definitions / 3); });
}

void importWordnet(benchmark::State& state)
{
    import(state, ResourceKind::Wordnet, "wordnet.xml",
           [](const std::filesystem::path& file) { bench::writeWordnet(file, definitions); });
}

void importDefinitions(benchmark::State& state)
{
    import(state, ResourceKind::Dictionary, "definitions.en.tsv",
           [](const std::filesystem::path& file) { bench::writeDefinitions(file, definitions); });
}

BENCHMARK(importDump)->Unit(benchmark::kMillisecond)->UseManualTime()->Iterations(3);
BENCHMARK(importWordnet)->Unit(benchmark::kMillisecond)->UseManualTime()->Iterations(3);
BENCHMARK(importDefinitions)->Unit(benchmark::kMillisecond)->UseManualTime()->Iterations(3);

} // namespace

BENCHMARK_MAIN();
