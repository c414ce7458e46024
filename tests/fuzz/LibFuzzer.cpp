// One kind of file under libFuzzer, which is led by the paths that the code takes: CROSSGLOSS_READER names the kind.
//   CROSSGLOSS_READER=lmf build/fuzz/fuzz/LibFuzzer CORPUS -max_total_time=3600
// The script tests/fuzz/run does so for all kinds. Seeds are those of FuzzReaders, written into the corpus when it is empty.
#include "Readers.h"

#include "base/Error.h"

#include <unistd.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <memory>

namespace fs = std::filesystem;
using crossgloss::fuzz::Reader;

// The names and types are libFuzzer's.
extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t maximum);

namespace {

constexpr std::size_t maxMessageLength = 4000;

struct Kind
{
    Reader reader;
    fs::path file;
};

std::unique_ptr<Kind> kind;

void put(const fs::path& path, const std::string& bytes)
{
    std::ofstream(path, std::ios::binary).write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

[[noreturn]] void fail(const char* what)
{
    std::fprintf(stderr, "%s\n", what);
    std::abort();
}

} // namespace

extern "C" int LLVMFuzzerInitialize(int* count, char*** arguments)
{
    const char* name = std::getenv("CROSSGLOSS_READER");
    const fs::path folder = fs::temp_directory_path() / ("crossgloss-fuzz-" + std::to_string(::getpid()));
    fs::create_directories(folder);
    std::string known;
    for (Reader& reader : crossgloss::fuzz::readers(folder)) {
        known += ' ' + reader.name;
        if (name && reader.name == name) {
            kind = std::make_unique<Kind>();
            kind->file = folder / reader.file;
            kind->reader = std::move(reader);
        }
    }
    if (!kind) {
        std::printf("CROSSGLOSS_READER is one of%s\n", known.c_str());
        std::exit(name ? 2 : 0);
    }
    for (int i = 1; i < *count; ++i) {
        const fs::path corpus = (*arguments)[i];
        if (fs::is_directory(corpus)) {
            if (fs::is_empty(corpus)) {
                for (std::size_t seed = 0; seed < kind->reader.seeds.size(); ++seed) {
                    put(corpus / ("seed" + std::to_string(seed)), kind->reader.seeds[seed]);
                }
            }
            break;
        }
    }
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    put(kind->file, std::string(reinterpret_cast<const char*>(data), size));
    try {
        kind->reader.read(kind->file);
    } catch (const crossgloss::Error& error) {
        // One line that can be shown.
        const char* text = error.what();
        if (*text == '\0' || std::strpbrk(text, "\n\r") || std::strlen(text) > maxMessageLength) {
            fail("unfit message");
        }
    } catch (const std::exception& error) {
        fail(error.what());
    }
    return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t maximum, unsigned int seed)
{
    std::size_t length = LLVMFuzzerMutate(data, size, maximum);
    const std::vector<std::string>& words = kind->reader.words;
    if (!words.empty() && seed % 3 == 0) {
        const std::string& word = words[seed / 3 % words.size()];
        const std::size_t place = length == 0 ? 0 : seed / 7 % length;
        if (place + word.size() <= maximum) {
            std::memcpy(data + place, word.data(), word.size());
            length = std::max(length, place + word.size());
        }
    }
    if (kind->reader.repair && seed % 10 > 0) {
        std::string bytes(reinterpret_cast<const char*>(data), length);
        kind->reader.repair(bytes);
        if (bytes.size() <= maximum) {
            std::memcpy(data, bytes.data(), bytes.size());
            length = bytes.size();
        }
    }
    return length;
}
