#include "gloss/PackVectors.h"

#include "numeric/Rows.h"

#include <algorithm>

namespace crossgloss {

namespace {

constexpr std::size_t textsPerCheck = 64;

} // namespace

SentenceVectors packVectors(const Pack& pack, std::span<const std::string> texts, const std::string& language,
                            Progress& progress)
{
    SentenceVectors vectors{texts.size(), pack.dimension(), std::vector<float>(texts.size() * pack.dimension(), 0.0F)};
    progress.stage(CROSSGLOSS_TEXT("Encoding glosses"), texts.size());
    for (std::size_t i = 0; i < texts.size(); ++i) {
        if (i % textsPerCheck == 0) {
            progress.throwIfCancelled();
            progress.advance(i);
        }
        const Encoding encoding = pack.encode(texts[i], language);
        std::ranges::copy(encoding.vector, vectors.values.begin() + static_cast<std::ptrdiff_t>(i * vectors.dimension));
    }
    normaliseRows(vectors.values.data(), vectors.rows, vectors.dimension, vectors.dimension);
    return vectors;
}

} // namespace crossgloss
