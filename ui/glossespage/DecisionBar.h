#pragma once

#include "common/Retranslated.h"
#include "glossespage/CurrentGloss.h"

#include <QWidget>

class QAction;
class QPlainTextEdit;
class QToolButton;

namespace crossgloss {

class ReviewActions;

/// The buttons of a decision with their keys, the relation, and the note of the current gloss. A note that is half written
/// when another gloss becomes current is entered first.
class DecisionBar : public Retranslated<QWidget> {
    Q_OBJECT

public:
    DecisionBar(ReviewActions& actions, CurrentGloss& current, QWidget* parent = nullptr);

    Relation relation() const;
    void setRelation(Relation relation);
    /// Puts the keyboard into the note.
    void editNote();
    /// The gloss whose note the field holds; -1 = none, or not known yet.
    std::int32_t noteOf() const { return m_noteOf; }
    /// The note as written, and whether it differs from the stored one.
    QString note() const;
    bool noteChanged() const;
    /// The note is on its way into the workspace.
    void noteTaken();
    /// It did not get there: it counts as changed again.
    void noteRefused();
    /// A note is begun whose gloss will be known later, when it is current; it is added to what that gloss has.
    void beginUnknownNote();
    void endUnknownNote();
    bool isNoteUnknown() const { return m_unknownNote; }
    QPlainTextEdit* noteField() const { return m_note; }

Q_SIGNALS:
    /// The note is written: Enter, or the keyboard went elsewhere.
    void noteEntered();
    /// Enter or Escape in the note.
    void noteLeft();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void showCurrent();
    QToolButton* makeButton(QAction* action, const char* name);
    void rename();
    void fitNote();
    /// Short enough for a button.
    static QString keyOf(const QAction* action);
    void adapt();
    void retranslate() override;

    ReviewActions& m_actions;
    CurrentGloss& m_current;
    QList<QPair<QToolButton*, QAction*>> m_buttons;
    QList<QToolButton*> m_relations;
    QToolButton* m_reopen = nullptr;
    QPlainTextEdit* m_note;
    std::int32_t m_noteOf = -1;
    bool m_unknownNote = false;
    QString m_stored;
};

} // namespace crossgloss
