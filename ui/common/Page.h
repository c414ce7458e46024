#pragma once

#include "common/Retranslated.h"

#include <QSettings>
#include <QString>
#include <QStringList>
#include <QWidget>

#include <memory>

class QAction;

namespace crossgloss {

struct AlignRequest;
struct AlignedSpaces;

/// The pages of the window; frame/PageCatalogue.h has their names, places and shortcuts.
enum class PageId { Lookup, Compare, Map, Saved, Glosses, Align, Hubs, Train, Results, Library };

/// One page of the window.
class Page : public Retranslated<QWidget> {
    Q_OBJECT

public:
    using Retranslated::Retranslated;

    /// Shown for the first or another time; data may be fetched now.
    virtual void activate() {}
    /// What gets the keyboard when the page opens.
    virtual QWidget* focusTarget() { return this; }
    /// Edit > Copy when no text field has the keyboard. @return false when there is nothing to copy.
    virtual bool copy() { return false; }
    /// Edit > Undo and Redo when no text field has the keyboard. @return false when the page has nothing of the kind.
    virtual bool undo() { return false; }
    virtual bool redo() { return false; }
    /// Edit > Go to the restrictions. @return false when the page has none.
    virtual bool find() { return false; }
    /// Files dropped on the window. @return false when the page has no use for them.
    virtual bool takeFiles(const QStringList&) { return false; }
    /// File > Export: offers what the page shows as a file.
    virtual void exportCurrent() {}
    virtual bool canExport() const { return false; }
    /// Something was imported or removed.
    virtual void reloadResources() {}
    /// A map was learned; a page that uses one may take it. What the user has chosen since stays when one more is made.
    virtual void setAlignment(std::shared_ptr<const AlignedSpaces>, const AlignRequest&) {}
    /// Run > Cancel while the page's own run goes on. @return false when none does.
    virtual bool cancelRun() { return false; }
    /// The actions of the menu that start the page's runs, and the one that cancels: buttons that do the same name their
    /// keys.
    virtual void setKeys(const QList<QAction*>&, QAction*) {}
    virtual void saveSession(QSettings&) const {}
    virtual void restoreSession(QSettings&) {}

Q_SIGNALS:
    /// Something short for the status bar.
    void statusMessage(const QString& text);
    /// A line of a file is at fault and is to be shown.
    void lineRequested(const QString& file, quint64 line);
    /// A run of the page is over, well or not: Results may have one more.
    void runEnded();
};

} // namespace crossgloss
