#include "savedpage/ReviewSession.h"

#include <algorithm>

namespace crossgloss {

void ReviewSession::begin(DueWords due)
{
    m_queue.assign(std::make_move_iterator(due.words.begin()), std::make_move_iterator(due.words.end()));
    m_graded.clear();
    m_total = m_queue.size();
}

void ReviewSession::graded(ReviewGrade grade, const SavedGrading& grading)
{
    if (m_queue.empty()) {
        return;
    }
    m_graded.push_back({std::move(m_queue.front()), grade, grading.step});
    m_queue.pop_front();
    if (grade == ReviewGrade::Again) {
        m_queue.push_back(grading.next);
    }
}

void ReviewSession::takenBack()
{
    if (m_graded.empty()) {
        return;
    }
    const std::string id = m_graded.back().before.word.id;
    std::erase_if(m_queue, [&](const DueWord& word) { return word.word.id == id; });
    m_queue.push_front(std::move(m_graded.back().before));
    m_graded.pop_back();
}

std::size_t ReviewSession::count(ReviewGrade grade) const
{
    return static_cast<std::size_t>(std::ranges::count(m_graded, grade, &Graded::grade));
}

} // namespace crossgloss
