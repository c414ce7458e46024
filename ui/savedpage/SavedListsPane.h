#pragma once

#include "common/Retranslated.h"

#include <QString>
#include <QWidget>

#include <map>
#include <string>

class QLabel;
class QListWidget;
class QListWidgetItem;
class QToolButton;

namespace crossgloss {

/// The lists of saved words, at the side. Names are typed in place.
class SavedListsPane : public Retranslated<QWidget>
{
    Q_OBJECT

public:
    explicit SavedListsPane(QWidget* parent = nullptr);

    void setLists(const std::map<std::string, std::size_t>& lists, std::size_t all);
    /// The chosen list; empty for all words.
    QString current() const { return m_current; }
    /// Chooses a list, now or when there is one.
    void setCurrent(const QString& list);
    QListWidget* list() const { return m_list; }

public Q_SLOTS:
    /// A new row whose name is typed.
    void beginNew();
    void beginRename();

Q_SIGNALS:
    void currentChanged(const QString& list);
    void addRequested(const QString& name);
    void renameRequested(const QString& name, const QString& newName);
    void removeRequested(const QString& name);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill();
    void edited(QListWidgetItem* item);
    void retranslate() override;

    QLabel* m_heading;
    QToolButton* m_new;
    QListWidget* m_list;
    std::map<std::string, std::size_t> m_lists;
    std::size_t m_all = 0;
    QString m_current;
    bool m_filling = false;
};

} // namespace crossgloss
