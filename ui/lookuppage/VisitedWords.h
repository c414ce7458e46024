#pragma once

#include <QList>
#include <QString>

class QSettings;

namespace crossgloss {

/// A word whose entry was read, and how far it was scrolled.
struct VisitedWord
{
    QString word;
    QString language;
    int scrolled = 0; ///< pixels
};

/// Words whose entries were read, oldest first, with a place among them for going back and forward as in a browser: who
/// goes on from an earlier word leaves the later ones behind.
class VisitedWords
{
public:
    void visit(const QString& word, const QString& language);
    bool canGoBack() const { return m_place > 0; }
    bool canGoForward() const { return m_place + 1 < m_words.size(); }
    void goBack();
    void goForward();
    void goTo(qsizetype index);
    void setScrolled(int pixels);

    /// The word at the present place; null before the first.
    const VisitedWord* present() const;
    const QList<VisitedWord>& words() const { return m_words; }
    qsizetype place() const { return m_place; }

    void save(QSettings& settings) const;
    void restore(QSettings& settings);

    static constexpr qsizetype capacity = 100;

private:
    QList<VisitedWord> m_words;
    qsizetype m_place = -1;
};

} // namespace crossgloss
