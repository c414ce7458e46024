#include "base/AtomicFile.h"
#include "base/Parallel.h"
#include "resources/EmbeddingSpace.h"
#include "resources/SpaceStorage.h"
#include "resources/VecLines.h"

#include <algorithm>
#include <charconv>

namespace crossgloss {

namespace {

/// True when readVectors finds the word again in a line of text.
bool fitsLine(std::string_view word)
{
    return faultOfWord(word).empty() && word.front() != ' ' && word.back() != ' '
           && (word.find(' ') == std::string_view::npos || countValues(word) == 0);
}

} // namespace

void writeVec(const EmbeddingSpace& space, const std::filesystem::path& path, Progress& progress)
{
    const std::size_t dimension = space.dimension();
    const RowProvider rows = [&](std::size_t begin, std::size_t end, float* out) {
        std::copy_n(space.data() + begin * dimension, (end - begin) * dimension, out);
    };
    writeVec(space, dimension, rows, path, 0, progress);
}

void writeVec(const EmbeddingSpace& words, std::size_t dimension, const RowProvider& rows,
              const std::filesystem::path& path, int threads, Progress& progress)
{
    for (std::size_t row = 0; row < words.size(); ++row) {
        if (!fitsLine(words.word(row))) {
            throw Error(CROSSGLOSS_TEXT("The word “%1” does not fit a line of text"), {std::string(words.word(row))})
                .at(path.string());
        }
    }
    progress.stage(CROSSGLOSS_TEXT("Writing vectors"), words.size());
    AtomicFile file(path);
    const std::string header = std::to_string(words.size()) + ' ' + std::to_string(dimension) + '\n';
    file.write(header.data(), header.size());

    // Blocks of rows become text in parallel and are written in order.
    constexpr std::size_t block = 512;
    const std::size_t together = static_cast<std::size_t>(resolveThreads(threads)) * 4;
    std::vector<std::string> texts(together);
    for (std::size_t start = 0; start < words.size(); start += block * together) {
        progress.throwIfCancelled();
        parallelEach(together, threads, [&](std::size_t index) {
            std::string& text = texts[index];
            text.clear();
            const std::size_t begin = std::min(words.size(), start + index * block);
            const std::size_t end = std::min(words.size(), begin + block);
            std::vector<float> values((end - begin) * dimension);
            if (begin < end) {
                rows(begin, end, values.data());
            }
            for (std::size_t row = begin; row < end; ++row) {
                text += words.word(row);
                for (std::size_t i = 0; i < dimension; ++i) {
                    // The shortest text that reads back as the same float.
                    char digits[32];
                    const std::to_chars_result last =
                        std::to_chars(digits, digits + sizeof digits, values[(row - begin) * dimension + i]);
                    text += ' ';
                    text.append(digits, last.ptr);
                }
                text += '\n';
            }
        });
        for (const std::string& text : texts) {
            file.write(text.data(), text.size());
        }
        progress.advance(std::min(words.size(), start + block * together));
    }
    file.commit();
}

} // namespace crossgloss
