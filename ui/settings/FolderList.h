#pragma once

#include "common/Retranslated.h"

#include <QStringList>
#include <QWidget>

class QListWidget;
class QPushButton;

namespace crossgloss {

class Prompts;

/// A list of folders, with buttons that add one and take the chosen one off. Takes folders dropped on it.
class FolderList : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit FolderList(Prompts& prompts, QWidget* parent = nullptr);

    QStringList folders() const;
    void setFolders(const QStringList& folders);
    /// For those who cannot see the label.
    void setName(const QString& name);

Q_SIGNALS:
    /// The user has added or taken off one.
    void changed();

protected:
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void add(const QStringList& folders);
    void choose();
    void removeChosen();
    void retranslate() override;

    Prompts& m_prompts;
    QListWidget* m_list;
    QPushButton* m_add;
    QPushButton* m_remove;
    QString m_name;
};

} // namespace crossgloss
