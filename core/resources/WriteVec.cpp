#include "base/AtomicFile.h"
#include "base/Parallel.h"
#include "resources/EmbeddingSpace.h"

#include <algorithm>
#include <charconv>

namespace crossgloss {

void writeVec(const EmbeddingSpace& space, const std::filesystem::path& path, Progress& progress)
{
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
