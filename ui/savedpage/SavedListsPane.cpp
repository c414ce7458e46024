#include "savedpage/SavedListsPane.h"

#include "common/Icons.h"
#include "common/Layouts.h"
#include "common/PlainText.h"
#include "common/Texts.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QStyledItemDelegate>
#include <QToolButton>

namespace crossgloss {

namespace {

constexpr int nameRole = Qt::UserRole + 1; ///< of a list; empty for all words and for a new list
constexpr int countRole = Qt::UserRole + 2;

/// Shows the number of words behind a list's name, and gives the name alone to be edited.
class ListDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        if (const QVariant count = index.data(countRole); count.isValid()) {
            option->text += QStringLiteral("  ·  ") + QLocale().toString(count.toULongLong());
        }
    }
};

} // namespace

SavedListsPane::SavedListsPane(QWidget* parent)
    : Retranslated(parent)
    , m_heading(styledLabel("section", this))
    , m_new(new QToolButton(this))
    , m_list(new QListWidget(this))
{
    m_new->setObjectName(QStringLiteral("newSavedList"));
    m_new->setIcon(themedIcon(QStringLiteral("plus")));
    m_list->setObjectName(QStringLiteral("savedLists"));
    m_list->setItemDelegate(new ListDelegate(m_list));
    m_list->setEditTriggers(QAbstractItemView::EditKeyPressed);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->installEventFilter(this);
    auto* head = new QHBoxLayout;
    head->addWidget(m_heading, 1);
    head->addWidget(m_new);
    auto* layout = columnIn(this, {}, 8);
    layout->addLayout(head);
    layout->addWidget(m_list, 1);

    connect(m_new, &QToolButton::clicked, this, &SavedListsPane::beginNew);
    connect(m_list, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        if (!m_filling && item) {
            m_current = item->data(nameRole).toString();
            Q_EMIT currentChanged(m_current);
        }
    });
    connect(m_list, &QListWidget::itemChanged, this, &SavedListsPane::edited);
    retranslate();
}

void SavedListsPane::setLists(const std::map<std::string, std::size_t>& lists, std::size_t all)
{
    m_lists = lists;
    m_all = all;
    fill();
}

void SavedListsPane::setCurrent(const QString& list)
{
    m_current = list;
    fill();
}

void SavedListsPane::fill()
{
    m_filling = true;
    m_list->clear();
    auto* all = new QListWidgetItem(tr("All words"), m_list);
    all->setData(countRole, static_cast<qulonglong>(m_all));
    QListWidgetItem* chosen = all;
    for (const auto& [name, count] : m_lists) {
        auto* item = new QListWidgetItem(QString::fromStdString(name), m_list);
        item->setData(nameRole, item->text());
        item->setData(countRole, static_cast<qulonglong>(count));
        item->setToolTip(toolTipText(item->text()));
        item->setFlags(item->flags() | Qt::ItemIsEditable);
        if (item->text() == m_current) {
            chosen = item;
        }
    }
    m_list->setCurrentItem(chosen);
    m_filling = false;
}

void SavedListsPane::beginNew()
{
    m_filling = true;
    auto* item = new QListWidgetItem(tr("New list"), m_list);
    item->setFlags(item->flags() | Qt::ItemIsEditable);
    m_filling = false;
    m_list->scrollToItem(item);
    m_list->editItem(item);
}

void SavedListsPane::beginRename()
{
    QListWidgetItem* item = m_list->currentItem();
    if (item && (item->flags() & Qt::ItemIsEditable) != 0) {
        m_list->editItem(item);
    }
}

void SavedListsPane::edited(QListWidgetItem* item)
{
    if (m_filling || (item->flags() & Qt::ItemIsEditable) == 0) {
        return;
    }
    const QString before = item->data(nameRole).toString();
    const QString after = item->text().simplified();
    if (after.isEmpty() || after == before) {
        QMetaObject::invokeMethod(this, [this] { fill(); }, Qt::QueuedConnection);
    } else if (before.isEmpty()) {
        Q_EMIT addRequested(after);
    } else {
        if (m_current == before) {
            m_current = after;
        }
        Q_EMIT renameRequested(before, after);
    }
}

bool SavedListsPane::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_list && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Delete && !m_current.isEmpty()) {
        Q_EMIT removeRequested(m_current);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void SavedListsPane::retranslate()
{
    m_heading->setText(tr("Lists"));
    m_new->setToolTip(tr("New list (Ctrl+Shift+N)"));
    m_new->setAccessibleName(tr("New list"));
    m_list->setAccessibleName(tr("Lists of saved words"));
    fill();
}

} // namespace crossgloss
