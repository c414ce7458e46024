#pragma once

#include "common/Retranslated.h"
#include "lookup/Lookup.h"

#include <QList>
#include <QStackedWidget>
#include <QStringList>

#include <functional>

class QLabel;
class QPushButton;

namespace crossgloss {

class MeaningsView;
class ResultColumn;

/// The answers of all target languages side by side, or what to try when there are none.
class ResultsView : public Retranslated<QStackedWidget> {
    Q_OBJECT

public:
    explicit ResultsView(QWidget* parent = nullptr);

    /// Makes a column per language; rows of the columns that stay are kept.
    void setLanguages(const QStringList& languages);
    void setAnswer(const LookupAnswer& answer, bool filtered);
    /// Whether answers that are hardly right are listed too.
    bool showsUnlikely() const { return m_showsUnlikely; }
    void setShowsUnlikely(bool shows);
    void clear();
    /// Which answers bear a star.
    void setSavedTest(std::function<bool(const LookupRow&)> test) { m_saved = std::move(test); }
    /// Other answers may be saved than before.
    void refreshStars();
    /// Gives the keyboard to the first list that has rows. @return false when none has.
    bool enter();
    /// Puts the arrow keys' place on the best answer of the first list that has rows.
    /// @param language Begin with the list of this language, where it has rows.
    void chooseFirst(const QString& language = {});
    /// Puts it on this word. @return false when no list has it.
    bool choose(const QString& word, const QString& language);

    const QList<ResultColumn*>& columns() const { return m_columns; }
    const LookupRow* current() const;
    bool isEmpty() const;

Q_SIGNALS:
    void currentChanged();
    void opened();
    void entered();
    void escaped();
    void leftUp();
    void clearFiltersRequested();
    void showsUnlikelyChanged(bool shows);
    void starClicked(const LookupRow& row);
    /// Of the current word, at a place of the screen.
    void menuRequested(const QPoint& at);

private:
    /// The rows of the answer that are to be seen go into the columns.
    void showRows();
    /// Puts the arrow keys' place on a word that is listed. @return false when no list has it.
    bool select(const QString& word, const QString& language);
    void moveSideways(ResultColumn* from, int step);
    void becomeCurrent(ResultColumn* column);
    void retranslate() override;

    QWidget* m_answerPage;
    MeaningsView* m_meanings;
    QWidget* m_columnsPage;
    QPushButton* m_unlikely; ///< shows and hides what is hardly right
    QWidget* m_emptyPage;
    QLabel* m_emptyTitle;
    QLabel* m_emptyAdvice;
    QPushButton* m_clearFilters;
    QList<ResultColumn*> m_columns;
    ResultColumn* m_current = nullptr;
    LookupAnswer m_answer;
    int m_unlikelyCount = 0;
    bool m_showsUnlikely = false;
    bool m_filtered = false;
    std::function<bool(const LookupRow&)> m_saved;
};

} // namespace crossgloss
