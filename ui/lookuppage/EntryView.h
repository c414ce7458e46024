#pragma once

#include "common/Retranslated.h"
#include "common/SealedBrowser.h"
#include "lookup/Lookup.h"
#include "lookuppage/EntryDocument.h"
#include "lookuppage/VisitedWords.h"

#include <QFrame>
#include <QSet>
#include <QString>
#include <QStringList>

class QMenu;
class QPushButton;
class QSettings;
class QToolButton;
class QUrl;

namespace crossgloss {

class InlineMessage;

/// The full entry of a word over the whole width: every word in it leads to its own entry, and back and forward go among
/// those visited. Asks for what is known of a word by describeRequested().
class EntryView : public Retranslated<QFrame>
{
    Q_OBJECT

public:
    explicit EntryView(QWidget* parent = nullptr);

    /// Languages whose translations the reader wants to see before others.
    void setWantedLanguages(const QStringList& languages);
    /// Goes to a word, as a link does.
    void open(const QString& word, const QString& language);
    /// Asks for the present word again: dictionaries have changed.
    void refresh();
    /// What belongs to another word than the present one is dropped, as are failures.
    void setDetails(const QString& word, const QString& language, const WordDetails& details);
    void setFailure(const QString& word, const QString& language, const QString& message);

    /// The present word; empty before the first.
    QString word() const;
    QString language() const;
    /// The present word as an answer, with what is known of it.
    LookupRow row() const;
    void setSaved(bool saved);
    bool canGoBack() const { return m_visited.canGoBack(); }
    bool canGoForward() const { return m_visited.canGoForward(); }
    const QList<EntryDocument::Link>& links() const { return m_links; }
    SealedBrowser* text() const { return m_text; }

    void saveSession(QSettings& settings) const;
    void restoreSession(QSettings& settings);

public Q_SLOTS:
    void goBack();
    void goForward();

Q_SIGNALS:
    void describeRequested(const QString& word, const QString& language);
    /// Look the word up as a description in its language.
    void lookupRequested(const QString& text, const QString& language);
    void copyRequested();
    void saveRequested();
    void closeRequested();
    /// The present word, what is known of it, or what lies before and behind it.
    void visited();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showWord(const VisitedWord* word);
    void followLink(const QUrl& link);
    void rememberPlace();
    void rebuildHistory();
    void render(int scrolled);
    void fitText();
    bool isPresent(const QString& word, const QString& language) const;
    void refreshSave();
    void retranslate() override;

    VisitedWords m_visited;
    WordDetails m_details;
    QStringList m_wanted;
    bool m_loaded = false;
    bool m_saved = false;
    QSet<QString> m_expanded;
    QList<EntryDocument::Link> m_links;
    QToolButton* m_back;
    QToolButton* m_forward;
    QToolButton* m_history;
    QMenu* m_historyMenu;
    QPushButton* m_save;
    QPushButton* m_copy;
    QPushButton* m_lookup;
    QToolButton* m_close;
    InlineMessage* m_failure;
    SealedBrowser* m_text;
};

} // namespace crossgloss
