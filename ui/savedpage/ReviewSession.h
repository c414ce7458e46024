#pragma once

#include "common/SavedWordsService.h"

#include <cstddef>
#include <deque>
#include <optional>
#include <vector>

namespace crossgloss {

/// One round of reviews: which word is asked next, what was graded, and the way back. Knows no widgets and stores
/// nothing itself.
class ReviewSession
{
public:
    struct Graded
    {
        DueWord before;
        ReviewGrade grade = ReviewGrade::Good;
        std::int64_t step = 0; ///< of the journal
    };

    void begin(DueWords due);
    /// The word to ask; nothing at the end.
    const DueWord* current() const { return m_queue.empty() ? nullptr : &m_queue.front(); }
    /// The present word was graded and stored. A forgotten one is asked again at the end of the round.
    void graded(ReviewGrade grade, const SavedGrading& grading);
    /// The last grade; nothing where there is none.
    const Graded* last() const { return m_graded.empty() ? nullptr : &m_graded.back(); }
    /// The last grade was taken back: its word is asked again.
    void takenBack();

    std::size_t total() const { return m_total; }
    /// Words of the round that need not be asked again.
    std::size_t done() const { return m_total - m_queue.size(); }
    /// How often a grade was given.
    std::size_t count(ReviewGrade grade) const;

private:
    std::deque<DueWord> m_queue;
    std::vector<Graded> m_graded;
    std::size_t m_total = 0;
};

} // namespace crossgloss
