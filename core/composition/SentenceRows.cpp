#include "composition/SentenceRows.h"

#include <algorithm>

namespace crossgloss {

namespace {

/// Below any cosine.
constexpr float noAnswer = -2.0F;
/// A pass over so many bytes ends before a second thread has begun, on a busy machine by far.
constexpr std::size_t oneThreadBytes = std::size_t{1} << 26;

int threadsFor(std::size_t bytes, int threads)
{
    return bytes < oneThreadBytes ? 1 : threads;
}

} // namespace

std::vector<ScoredRow> nearestSentences(const SentenceRows& rows, const ScreenedIndex* index,
                                        std::span<const float> query, std::size_t limit, std::string_view language,
                                        int threads, Progress& progress)
{
    const std::size_t d = rows.dimension();
    const RowMatrix vectors = rows.vectors();
    std::vector<ScoredRow> found;
    if (index && language.empty()) {
        const Neighbours near =
            index->search({query.data(), 1, d}, {.k = limit, .threads = threadsFor(index->bytes(), threads)}, progress);
        for (std::size_t i = 0; i < near.k; ++i) {
            found.push_back({near.indices[i], near.scores[i], near.scores[i]});
        }
    } else {
        std::vector<float> cosines =
            cosinesTo(query, vectors, d, threadsFor(vectors.rows * d * sizeof(float), threads));
        for (std::size_t row = 0; !language.empty() && row < cosines.size(); ++row) {
            cosines[row] = rows.language(row) == language ? cosines[row] : noAnswer;
        }
        found = bestRows(cosines, {}, limit);
    }
    std::erase_if(found, [&](const ScoredRow& hit) {
        const float* row = vectors.data + hit.row * vectors.stride;
        return hit.cosine == noAnswer || std::all_of(row, row + d, [](float value) { return value == 0.0F; });
    });
    return found;
}

} // namespace crossgloss
