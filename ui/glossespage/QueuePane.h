#pragma once

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

/// The queue of glosses with its filters and orders. One gloss is current while there is any.
class QueuePane : public QWidget {
    Q_OBJECT

public:
    explicit QueuePane(QueueModel* model, QWidget* parent = nullptr);

    QueueFilter& filter() { return *m_filter; }
    QTableView* table() const { return m_table; }
    std::int32_t current() const;
    /// @return false when the filters hide it.
    bool setCurrent(std::int32_t source);
    /// Forward or back by @p step in the order shown.
    void move(int step);
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
    void currentChanged(std::int32_t source);
    /// A key that means a step of the queue was pressed in the table.
    void moveRequested(int step);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void layOut();
    void choiceChanged();
    void tellCount();
    void showOrder();
    void adapt();
    /// Columns as there is room for them, the most important first.
    void fitColumns();
    void retranslate();

    QueueModel* m_model;
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
    /// What columns need at the present size of text.
    struct {
        int state = 0, icon = 0, lemmas = 0, margin = 0, score = 0;
    } m_widths;
};

} // namespace crossgloss
