#pragma once

#include "linking/ReviewDesk.h"

#include <QWidget>

class QAction;
class QPlainTextEdit;
class QToolButton;

namespace crossgloss {

class ReviewActions;

/// The buttons of a decision with their keys, the relation, and the note.
class DecisionBar : public QWidget {
    Q_OBJECT

public:
    explicit DecisionBar(ReviewActions& actions, QWidget* parent = nullptr);

    /// @param item null = nothing to decide.
    void show(const ReviewItem* item);
    Relation relation() const;
    void setRelation(Relation relation);
    /// Puts the keyboard into the note.
    void editNote();
    /// The note as written, and whether it differs from the stored one.
    QString note() const;
    bool noteChanged() const;
    /// The note is on its way into the workspace.
    void noteTaken();
    /// It did not get there: it counts as changed again.
    void noteRefused(const ReviewItem& item);
    /// A note is begun whose gloss will be known later; it is added to what that gloss has.
    void beginUnknownNote();
    void endUnknownNote(const ReviewItem* item);
    QPlainTextEdit* noteField() const { return m_note; }

Q_SIGNALS:
    /// The note is written: Enter, or the keyboard went elsewhere.
    void noteEntered();
    /// Enter or Escape in the note.
    void noteLeft();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QToolButton* makeButton(QAction* action, const char* name);
    void rename();
    void fitNote();
    /// Short enough for a button.
    static QString keyOf(const QAction* action);
    void adapt();
    void retranslate();

    ReviewActions& m_actions;
    QList<QPair<QToolButton*, QAction*>> m_buttons;
    QList<QToolButton*> m_relations;
    QToolButton* m_reopen = nullptr;
    QPlainTextEdit* m_note;
    QString m_stored;
};

} // namespace crossgloss
