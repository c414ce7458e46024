#pragma once

#include "common/Retranslated.h"
#include "helpwindow/HelpBook.h"

#include <QList>
#include <QWidget>

#include <functional>

class QLabel;
class QLineEdit;
class QListWidget;
class QListWidgetItem;
class QSettings;
class QSplitter;
class QStackedWidget;
class QToolButton;
class QUrl;

namespace crossgloss {

class HelpText;
class InterfaceLanguage;

/// The manual beside the window: contents and search at the left, the page at the right, back and forward among the pages
/// read. Links lead to its own pages only.
class HelpWindow : public Retranslated<QWidget> {
    Q_OBJECT

public:
    /// What the program knows better than a text that was written: filled in when the manual is read.
    struct Parts {
        InterfaceLanguage& language;
        QSettings& session;
        std::function<QString()> keyTables; ///< Markdown of all actions with their keys
    };

    explicit HelpWindow(const Parts& parts, QWidget* parent);

    /// Shows a page, "train" or "train#vectors", and brings the window to the front.
    void open(const QString& place);
    /// The place of @p widget in the manual: what its property "helpPage" says, or that of the nearest widget around it
    /// in its window; empty where none says anything.
    static QString placeOf(const QWidget* widget);

    const HelpBook& book() const { return m_book; }
    QString currentKey() const { return m_key; }
    HelpText& text() { return *m_text; }
    QLineEdit& searchField() { return *m_search; }
    QListWidget& hits() { return *m_hits; }

public Q_SLOTS:
    void goBack();
    void goForward();
    void goHome();
    /// Shows the field that finds words in the page.
    void findInPage();

protected:
    void changeEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Visit {
        QString key;
        int scrolled = 0;
    };

    QWidget* makeLeft();
    QWidget* makeRight();
    void makeShortcuts();
    void readBook();
    void fillContents();
    void go(const QString& key, const QString& anchor, int heading = -1);
    void showPage(const QString& key);
    void travel(QList<Visit>& from, QList<Visit>& to);
    void followLink(const QUrl& link);
    void search();
    void openHit(const QListWidgetItem* item);
    void findNext(bool backward);
    void closeFind();
    void retranslate() override;

    Parts m_parts;
    HelpBook m_book;
    QString m_key;
    QList<Visit> m_behind;
    QList<Visit> m_ahead;
    QSplitter* m_splitter;
    QLineEdit* m_search;
    QLabel* m_found;
    QStackedWidget* m_lists;
    QListWidget* m_contents;
    QListWidget* m_hits;
    QToolButton* m_back;
    QToolButton* m_forward;
    QToolButton* m_home;
    QToolButton* m_findButton;
    QToolButton* m_close;
    HelpText* m_text;
    QWidget* m_findBar;
    QLineEdit* m_find;
    QLabel* m_notFound;
    QToolButton* m_previous;
    QToolButton* m_next;
};

} // namespace crossgloss
