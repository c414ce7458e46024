#pragma once

#include "common/Retranslated.h"
#include "savedpage/ReviewSession.h"

#include <QList>
#include <QWidget>

class QComboBox;
class QFrame;
class QLabel;
class QProgressBar;
class QPushButton;
class QStackedWidget;

namespace crossgloss {

/// A round of reviews: the question, on Space the answer, and a grade by 1 to 4. What is graded is told by a signal; who
/// stores it says when it is done.
class ReviewCard : public Retranslated<QWidget>
{
    Q_OBJECT

public:
    enum Direction
    {
        MeaningToWord,
        WordToMeaning
    };

    explicit ReviewCard(QWidget* parent = nullptr);

    void begin(DueWords due);
    const ReviewSession& session() const { return m_session; }
    bool isAnswerShown() const { return m_shown; }
    /// A grade is being stored.
    bool isWaiting() const { return m_waiting; }
    Direction direction() const;
    void setDirection(Direction direction);
    /// The grade was stored.
    void graded(ReviewGrade grade, const SavedGrading& grading);
    /// The last grade was taken back.
    void takenBack();
    /// What was asked for could not be stored: the card can be graded again.
    void release();

public Q_SLOTS:
    void showAnswer();
    void gradeAs(ReviewGrade grade);

Q_SIGNALS:
    void gradeRequested(const QString& id, ReviewGrade grade);
    void undoRequested();
    /// Back to the list.
    void closed();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* makeCard();
    QWidget* makeEnd();
    void ask();
    void render();
    void adaptSizes();
    void retranslate() override;

    ReviewSession m_session;
    bool m_shown = false;
    bool m_waiting = false; ///< for a grade to be stored
    QLabel* m_progressText;
    QProgressBar* m_progress;
    QComboBox* m_direction;
    QPushButton* m_undo;
    QPushButton* m_close;
    QStackedWidget* m_stack;
    QLabel* m_facts;
    QLabel* m_question;
    QLabel* m_query;
    QFrame* m_line;
    QLabel* m_answer;
    QLabel* m_grammar;
    QLabel* m_note;
    QPushButton* m_show;
    QWidget* m_grades;
    QList<QPushButton*> m_gradeButtons;
    QLabel* m_endTitle;
    QLabel* m_endText;
    QPushButton* m_back;
};

} // namespace crossgloss
