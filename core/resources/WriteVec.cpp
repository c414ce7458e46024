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
    for (std::size_t row = 0; row < space.size(); ++row) {
        if (!fitsLine(space.word(row))) {
            throw Error(CROSSGLOSS_TEXT("The word “%1” does not fit a line of text"), {std::string(space.word(row))})
                .at(path.string());
        }
    }
    progress.stage(CROSSGLOSS_TEXT("Writing vectors"), space.size());
    AtomicFile file(path);
    const std::string header = std::to_string(space.size()) + ' ' + std::to_string(space.dimension()) + '\n';
    file.write(header.data(), header.size());

    // Blocks of rows become text in parallel and are written in order.
    constexpr std::size_t block = 512;
    const std::size_t together = static_cast<std::size_t>(resolveThreads(0)) * 4;
    std::vector<std::string> texts(together);
    for (std::size_t start = 0; start < space.size(); start += block * together) {
        progress.throwIfCancelled();
        parallelEach(together, 0, [&](std::size_t index) {
            std::string& text = texts[index];
            text.clear();
            const std::size_t begin = std::min(space.size(), start + index * block);
            for (std::size_t row = begin; row < std::min(space.size(), begin + block); ++row) {
                text += space.word(row);
                for (const float value : space.vector(row)) {
                    // The shortest text that reads back as the same float.
                    char digits[32];
                    const std::to_chars_result end = std::to_chars(digits, digits + sizeof digits, value);
                    text += ' ';
                    text.append(digits, end.ptr);
                }
                text += '\n';
            }
        });
        for (const std::string& text : texts) {
            file.write(text.data(), text.size());
        }
        progress.advance(std::min(space.size(), start + block * together));
    }
    file.commit();
}

} // namespace crossgloss
