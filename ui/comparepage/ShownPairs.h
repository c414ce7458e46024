#pragma once

#include "base/Progress.h"
#include "jobs/SentenceListService.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace crossgloss {

using AlignedLists = std::shared_ptr<const AlignSentencesResult>;

/// Columns that pairs can be ordered by.
enum class PairColumn { Margin, Score, Source, Target, SourceLine, TargetLine };

/// What of two aligned lists is shown, and in which order.
struct PairChoice {
    double minimumMargin = 0;
    QString text;                      ///< every word of it stands in the pair; empty = all
    PairColumn column = PairColumn::Margin;
    bool falling = true;
};

/// What is shown of them.
struct ShownPairs {
    using Places = std::vector<std::size_t>;

    std::shared_ptr<const Places> order;       ///< of all pairs by column and direction, to be used again
    Places pairs;                      ///< places in the result, as they are to be shown
    Places sourceAlone;                ///< places of sentences without partner, by line
    Places targetAlone;
};

/// Works out what is shown; nothing for the window's thread, as there may be a million pairs.
/// @param order of an earlier answer by the same column and direction; may be null. @throws Cancelled.
ShownPairs shownPairs(const AlignSentencesResult& result, const PairChoice& choice,
                      std::shared_ptr<const ShownPairs::Places> order, Progress& progress);

/// One bar of the histogram of margins: from ≤ margin < to.
struct MarginBin {
    double from = 0;
    double to = 0;
    std::size_t pairs = 0;
};

/// Of some twenty round steps between the least and the largest margin.
std::vector<MarginBin> marginHistogram(const AlignSentencesResult& result);

} // namespace crossgloss
