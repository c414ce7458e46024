// Mutates files of every kind that somebody may bring and reads them, in one process. Whatever is not an Error, is
// slow, takes much memory or says something unfit to be shown, is told and kept.

#include "Mutator.h"
#include "Readers.h"
#include "base/Error.h"

#include <sys/resource.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <fstream>
#include <new>
#include <optional>

using namespace crossgloss;
using namespace crossgloss::fuzz;

namespace {

struct Options
{
    std::string kind;             ///< empty: all
    std::uint64_t iterations = 0; ///< of each kind; 0 = until the time is over
    double seconds = 10;          ///< of each kind
    std::uint64_t seed = 1;
    std::filesystem::path folder; ///< where files are written; empty = a temporary one
    std::filesystem::path input;  ///< reads that file once, as it is
};

constexpr double slowest = 8;            ///< seconds a file of 1 MB at most may take
constexpr long maxMegabytes = 1500;     ///< above what the process had before
constexpr std::size_t maxTextLength = 900; ///< bytes of a message with file and advice
constexpr std::size_t maxParents = 200;

long megabytes()
{
    rusage usage{};
    ::getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss / 1024;
}

void write(const std::filesystem::path& path, const std::string& bytes)
{
    std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes;
}

/// What is wrong with how a file was read; @p accepted says whether it was.
std::optional<std::string> faultOf(const Reader& reader, const std::filesystem::path& path, bool& accepted)
{
    accepted = false;
    try {
        reader.read(path);
        accepted = true;
    } catch (const Error& error) {
        const std::string_view text = error.what();
        if (text.empty() || text.find_first_of("\n\r") != std::string_view::npos || text.size() > maxTextLength) {
            return "unfit message: " + std::string(text.substr(0, 300));
        }
    } catch (const std::bad_alloc&) {
        return "memory runs out";
    } catch (const std::exception& error) {
        return std::string("not an Error: ") + error.what();
    }
    return std::nullopt;
}

int run(const Reader& reader, const Options& options)
{
    using Clock = std::chrono::steady_clock;
    Random random(options.seed);
    Mutator mutator(random, reader.words);
    std::vector<std::string> parents = reader.seeds;
    const std::filesystem::path path = options.folder / reader.file;
    const Clock::time_point start = Clock::now();
    const auto elapsed = [&start] { return std::chrono::duration<double>(Clock::now() - start).count(); };
    std::uint64_t done = 0;
    std::uint64_t taken = 0;
    int faults = 0;
    const auto keep = [&](const std::string& bytes, const std::string& what) {
        const std::filesystem::path kept = options.folder / (reader.name + "-fault-" + std::to_string(++faults));
        write(kept, bytes);
        std::printf("%s: %s\n  %s\n", reader.name.c_str(), what.c_str(), kept.c_str());
        std::fflush(stdout);
    };
    for (const std::string& seed : reader.seeds) {
        write(path, seed);
        bool accepted = false;
        const std::optional<std::string> fault = faultOf(reader, path, accepted);
        if (fault || !accepted) {
            keep(seed, fault.value_or("a seed is refused"));
        }
    }
    while (options.iterations > 0 ? done < options.iterations : elapsed() < options.seconds) {
        ++done;
        const std::string& parent = parents[uniformBelow(random, parents.size())];
        const std::string& other = parents[uniformBelow(random, parents.size())];
        std::string bytes = mutator.mutate(parent, other);
        if (reader.repair && uniformBelow(random, 10) > 0) {
            reader.repair(bytes);
        }
        write(path, bytes);
        const long before = megabytes();
        const Clock::time_point begun = Clock::now();
        bool accepted = false;
        std::optional<std::string> fault = faultOf(reader, path, accepted);
        const double seconds = std::chrono::duration<double>(Clock::now() - begun).count();
        if (!fault && options.iterations == 0 && seconds > slowest) {
            fault = "took " + std::to_string(seconds) + " s";
        }
        if (!fault && megabytes() > before + maxMegabytes) {
            fault = "took " + std::to_string(megabytes() - before) + " MB";
        }
        if (fault) {
            keep(bytes, *fault);
            if (faults >= 20) {
                break;
            }
        }
        taken += accepted ? 1 : 0;
        // What is still read leads deeper than what is refused at once.
        if (accepted && bytes.size() < 200000 && uniformBelow(random, 4) == 0) {
            if (parents.size() < maxParents) {
                parents.push_back(std::move(bytes));
            } else {
                parents[reader.seeds.size() + uniformBelow(random, maxParents - reader.seeds.size())] =
                    std::move(bytes);
            }
        }
    }
    std::printf("%-16s %8llu files in %6.1f s, %llu accepted, %d faults, at most %ld MB\n", reader.name.c_str(),
                static_cast<unsigned long long>(done), elapsed(), static_cast<unsigned long long>(taken), faults,
                megabytes());
    std::fflush(stdout);
    return faults;
}

bool parse(int argc, char** argv, Options& options)
{
    for (int i = 1; i + 1 < argc; i += 2) {
        const std::string name = argv[i];
        const std::string value = argv[i + 1];
        if (name == "--kind") {
            options.kind = value;
        } else if (name == "--iterations") {
            options.iterations = std::strtoull(value.c_str(), nullptr, 10);
        } else if (name == "--seconds") {
            options.seconds = std::strtod(value.c_str(), nullptr);
        } else if (name == "--seed") {
            options.seed = std::strtoull(value.c_str(), nullptr, 10);
        } else if (name == "--folder") {
            options.folder = value;
        } else if (name == "--input") {
            options.input = value;
        } else {
            return false;
        }
    }
    return argc % 2 == 1;
}

} // namespace

int main(int argc, char** argv)
{
    Options options;
    if (!parse(argc, argv, options)) {
        std::fputs(
            "FuzzReaders [--kind NAME] [--iterations N | --seconds N] [--seed N] [--folder DIR] [--input FILE]\n",
            stderr);
        return 2;
    }
    const bool temporary = options.folder.empty();
    if (temporary) {
        options.folder = std::filesystem::temp_directory_path() / ("crossgloss-fuzz-" + std::to_string(::getpid()));
    }
    std::filesystem::create_directories(options.folder);
    int faults = 0;
    bool known = options.kind.empty();
    for (const Reader& reader : readers(options.folder)) {
        if (!options.kind.empty() && reader.name != options.kind) {
            continue;
        }
        known = true;
        if (options.input.empty()) {
            faults += run(reader, options);
        } else {
            std::filesystem::copy_file(options.input, options.folder / reader.file,
                                       std::filesystem::copy_options::overwrite_existing);
            bool accepted = false;
            const std::optional<std::string> fault = faultOf(reader, options.folder / reader.file, accepted);
            std::printf("%s: %s\n", reader.name.c_str(), fault ? fault->c_str() : accepted ? "read" : "refused");
            faults += fault ? 1 : 0;
        }
    }
    if (temporary && faults == 0) {
        std::error_code ignored;
        std::filesystem::remove_all(options.folder, ignored);
    }
    return known && faults == 0 ? 0 : 1;
}
