#pragma once

#include "common/Retranslated.h"
#include "glossespage/CurrentGloss.h"
#include "glossespage/QueueFilter.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QSettings;
class QTableView;
class QTimer;
class QToolButton;

namespace crossgloss {

/// The queue of glosses with its filters and orders. One that it shows is current while it shows any.
class QueuePane : public Retranslated<QWidget> {
    Q_OBJECT

public:
    QueuePane(QueueModel* model, CurrentGloss& current, QWidget* parent = nullptr);

    QueueFilter& filter() { return *m_filter; }
    QTableView* table() const { return m_table; }
    /// Makes a gloss current. @return false when the filters hide it.
    bool setCurrent(std::int32_t source);
    /// Forward or back by @p step in the order shown.
    void move(int step);
    /// Has a gloss current that is shown: where the present one is not, what took its place.
    void settle();
    void focusSearch();
    void clearFilters();
    void setChoice(const QueueFilter::Choice& choice);
    void setOrder(QueueOrder order);
    /// A filter of its own: sources of @p name.
    void showListed(const QString& name, const std::vector<std::int32_t>& sources);
    /// Parts of speech of the linking, to choose from.
    void offerPartsOfSpeech();
    void saveSession(QSettings& settings) const;
    void restoreSession(QSettings& settings);

Q_SIGNALS:
    /// A key that means a step of the queue was pressed in the table.
    void moveRequested(int step);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void layOut();
    void follow();
    void currentChanged(const CurrentGloss::Change& change);
    void choiceChanged();
    void tellCount();
    void showOrder();
    void adapt();
    /// Columns as there is room for them, the most important first.
    void fitColumns();
    void retranslate() override;

    QueueModel* m_model;
    CurrentGloss& m_current;
    QueueFilter* m_filter;
    QLineEdit* m_search;
    QComboBox* m_state;
    QComboBox* m_pos;
    QComboBox* m_order;
    QToolButton* m_moved;
    QToolButton* m_disagrees;
    QToolButton* m_noted;
    QToolButton* m_rejected;
    QToolButton* m_listed;
    QTableView* m_table;
    QLabel* m_count;
    QTimer* m_typing;
    QString m_listName;
    bool m_setting = false;
    bool m_following = false;          ///< the table is led; what it tells of its current row is not a wish
    /// What columns need at the present size of text.
    struct {
        int state = 0, icon = 0, lemmas = 0, margin = 0, score = 0;
    } m_widths;
};

} // namespace crossgloss
