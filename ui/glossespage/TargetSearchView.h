#pragma once

#include "common/Retranslated.h"
#include "glossespage/CandidatesView.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QTableView;
class QTimer;

namespace crossgloss {

/// Searches the whole target wordnet by word, gloss or id. What is found is taken by Enter or a double click.
class TargetSearchView : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit TargetSearchView(QWidget* parent = nullptr);

    /// Puts the keyboard into the field.
    void begin();
    QString text() const;
    void show(const Linking& linking, const ReviewItem& item, const ReviewDesk::Search& search);
    /// Forgets what was asked and found.
    void clear();
    const CandidateModel& model() const { return *m_model; }
    QTableView* table() const { return m_table; }
    QLineEdit* field() const { return m_field; }

Q_SIGNALS:
    /// Wants what fits the text now; show() is the answer.
    void asked(const QString& text);
    void chosen(std::int32_t target);
    /// Escape: back to the candidates.
    void left();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void layOut();
    void ask();
    void choose(int row);
    bool keyPressed(QObject* watched, int key);
    void tellCount();
    void adapt();
    void retranslate() override;

    QLabel* m_title;
    QLineEdit* m_field;
    CandidateModel* m_model;
    QTableView* m_table;
    QLabel* m_count;
    QTimer* m_typing;
    QString m_answered;                ///< the text that the rows fit
    bool m_chooses = false;            ///< Enter was pressed before the answer was there
    std::size_t m_all = 0;
};

} // namespace crossgloss
