#include "settings/FolderList.h"

#include "common/FlowLayout.h"
#include "common/Layouts.h"
#include "common/Prompts.h"

#include <QDir>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QUrl>

namespace crossgloss {

FolderList::FolderList(Prompts& prompts, QWidget* parent)
    : Retranslated(parent)
    , m_prompts(prompts)
    , m_list(new QListWidget(this))
    , m_add(new QPushButton(this))
    , m_remove(new QPushButton(this))
{
    setAcceptDrops(true);
    setFocusProxy(m_list);
    m_list->setObjectName(QStringLiteral("folders"));
    m_add->setObjectName(QStringLiteral("addFolder"));
    m_remove->setObjectName(QStringLiteral("removeFolder"));
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setFixedHeight(m_list->fontMetrics().height() * 5);
    for (QPushButton* button : {m_add, m_remove}) {
        button->setAutoDefault(false);
    }
    auto* buttons = new FlowLayout;
    buttons->addWidget(m_add);
    buttons->addWidget(m_remove);
    auto* layout = columnIn(this, {}, 8);
    layout->addWidget(m_list);
    layout->addLayout(buttons);
    connect(m_add, &QPushButton::clicked, this, &FolderList::choose);
    connect(m_remove, &QPushButton::clicked, this, &FolderList::removeChosen);
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) { m_remove->setEnabled(row >= 0); });
    m_remove->setEnabled(false);
    retranslate();
}

QStringList FolderList::folders() const
{
    QStringList all;
    for (int row = 0; row < m_list->count(); ++row) {
        all.append(m_list->item(row)->data(Qt::UserRole).toString());
    }
    return all;
}

void FolderList::setFolders(const QStringList& folders)
{
    if (folders == this->folders()) {
        return;
    }
    m_list->clear();
    for (const QString& folder : folders) {
        auto* item = new QListWidgetItem(QDir::toNativeSeparators(folder), m_list);
        item->setData(Qt::UserRole, folder);
        item->setToolTip(QDir::toNativeSeparators(folder));
    }
    m_remove->setEnabled(m_list->currentRow() >= 0);
}

void FolderList::setName(const QString& name)
{
    m_name = name;
    m_list->setAccessibleName(name);
}

void FolderList::add(const QStringList& added)
{
    QStringList all = folders();
    for (const QString& folder : added) {
        const QFileInfo info(folder);
        const QString path = QDir::cleanPath(info.absoluteFilePath());
        if (info.isDir() && !all.contains(path)) {
            all.append(path);
        }
    }
    if (all != folders()) {
        setFolders(all);
        m_list->setCurrentRow(m_list->count() - 1);
        Q_EMIT changed();
    }
}

void FolderList::choose()
{
    const QString folder = m_prompts.openFolder(this, tr("Add a folder of dictionaries"));
    if (!folder.isEmpty()) {
        add({folder});
    }
}

void FolderList::removeChosen()
{
    QStringList all = folders();
    const int row = m_list->currentRow();
    if (row >= 0) {
        all.removeAt(row);
        setFolders(all);
        m_list->setCurrentRow(qMin(row, m_list->count() - 1));
        Q_EMIT changed();
    }
}

void FolderList::dragEnterEvent(QDragEnterEvent* event)
{
    for (const QUrl& url : event->mimeData()->urls()) {
        if (url.isLocalFile() && QFileInfo(url.toLocalFile()).isDir()) {
            event->acceptProposedAction();
            return;
        }
    }
}

void FolderList::dropEvent(QDropEvent* event)
{
    QStringList dropped;
    for (const QUrl& url : event->mimeData()->urls()) {
        if (url.isLocalFile()) {
            dropped.append(url.toLocalFile());
        }
    }
    event->acceptProposedAction();
    add(dropped);
}

void FolderList::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange) {
        m_list->setFixedHeight(m_list->fontMetrics().height() * 5);
    }
    Retranslated::changeEvent(event);
}

void FolderList::retranslate()
{
    m_add->setText(tr("A&dd…"));
    m_add->setAccessibleName(tr("Add a folder of dictionaries"));
    m_remove->setText(tr("Remove from &list"));
    m_list->setAccessibleName(m_name);
}

} // namespace crossgloss
