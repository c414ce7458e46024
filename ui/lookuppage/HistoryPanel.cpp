#include "lookuppage/HistoryPanel.h"

#include "common/FlowLayout.h"
#include "common/Icons.h"
#include "common/InlineMessage.h"
#include "common/LanguageNames.h"
#include "common/Layouts.h"
#include "common/Texts.h"
#include "lookuppage/HistoryDelegate.h"
#include "lookuppage/HistoryModel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>

namespace crossgloss {

HistoryPanel::HistoryPanel(LookupHistory& history, QWidget* parent)
    : Retranslated(parent), m_history(history), m_model(new HistoryModel(history, this)), m_title(new QLabel(this)),
      m_close(new QToolButton(this)), m_search(new QLineEdit(this)), m_language(new QComboBox(this)),
      m_message(new InlineMessage(this)), m_list(new QListView(this)), m_empty(styledLabel("muted", this)),
      m_lookUp(new QPushButton(this)), m_remove(new QPushButton(this)), m_clear(new QPushButton(this)),
      m_keep(new QCheckBox(this))
{
    setProperty("helpPage", QStringLiteral("lookup#history"));
    setProperty("role", "card");
    followFont(m_title, 1.3, true);
    m_close->setIcon(themedIcon(QStringLiteral("close")));
    m_close->setObjectName(QStringLiteral("closeHistory"));
    m_search->setObjectName(QStringLiteral("historySearch"));
    m_search->setMaxLength(200);
    m_language->setObjectName(QStringLiteral("historyLanguage"));
    m_language->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_language->setMinimumContentsLength(8);
    m_list->setObjectName(QStringLiteral("historyList"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new HistoryDelegate(this));
    m_list->setUniformItemSizes(true);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignCenter);
    m_lookUp->setObjectName(QStringLiteral("historyLookUp"));
    m_remove->setObjectName(QStringLiteral("historyRemove"));
    m_clear->setObjectName(QStringLiteral("historyClear"));
    m_keep->setObjectName(QStringLiteral("historyKeep"));
    for (QObject* watched : {static_cast<QObject*>(m_search), static_cast<QObject*>(m_list)}) {
        watched->installEventFilter(this);
    }

    auto* head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_close);
    auto* buttons = new FlowLayout(nullptr, 8);
    buttons->addWidget(m_lookUp);
    buttons->addWidget(m_remove);
    buttons->addWidget(m_clear);
    auto* layout = columnIn(this, {16, 12, 16, 12}, 8);
    layout->addLayout(head);
    layout->addWidget(m_search);
    layout->addWidget(m_language);
    layout->addWidget(m_message);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_empty, 1);
    layout->addLayout(buttons);
    layout->addWidget(m_keep);

    connect(m_close, &QToolButton::clicked, this, &HistoryPanel::closeRequested);
    connect(m_search, &QLineEdit::textChanged, this, &HistoryPanel::filter);
    connect(m_language, &QComboBox::currentIndexChanged, this, &HistoryPanel::filter);
    connect(m_list, &QListView::doubleClicked, this, &HistoryPanel::chooseCurrent);
    connect(m_list, &QListView::customContextMenuRequested, this, &HistoryPanel::showMenu);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &HistoryPanel::offer);
    connect(m_lookUp, &QPushButton::clicked, this, &HistoryPanel::chooseCurrent);
    connect(m_remove, &QPushButton::clicked, this, &HistoryPanel::removeCurrent);
    connect(m_clear, &QPushButton::clicked, this, &HistoryPanel::clearAll);
    connect(m_keep, &QCheckBox::clicked, this, &HistoryPanel::keptChanged);
    connect(m_message, &InlineMessage::actionTriggered, this, &HistoryPanel::undo);
    retranslate();
}

void HistoryPanel::refresh()
{
    if (!isVisible()) {
        return; // showing it catches up
    }
    const HistoryEntry current = m_model->entry(m_list->currentIndex());
    const int row = m_list->currentIndex().row();
    m_keep->setChecked(m_history.isKept());
    fillLanguages();
    m_model->refresh();
    int found = qBound(0, row, m_model->rowCount() - 1);
    for (int i = 0; !current.text.isEmpty() && i < m_model->rowCount(); ++i) {
        if (m_model->entry(m_model->index(i)).asksAs(current)) {
            found = i;
        }
    }
    m_list->setCurrentIndex(m_model->index(found));
    offer();
}

void HistoryPanel::fillLanguages()
{
    const QSignalBlocker blocker(m_language);
    const QString chosen = m_language->currentData().toString();
    m_language->clear();
    m_language->addItem(tr("All languages"), QString());
    std::vector<std::string> codes;
    for (const QString& code : m_model->languages()) {
        codes.push_back(code.toStdString());
    }
    for (const QString& code : sortedByName(codes)) {
        m_language->addItem(displayLanguage(code), code);
    }
    m_language->setCurrentIndex(qMax(0, m_language->findData(chosen)));
}

void HistoryPanel::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void HistoryPanel::filter()
{
    m_model->setFilter(m_search->text(), m_language->currentData().toString());
    m_list->setCurrentIndex(m_model->index(0));
    offer();
}

void HistoryPanel::offer()
{
    const bool any = m_model->rowCount() > 0;
    const bool chosen = m_list->currentIndex().isValid();
    m_list->setVisible(any);
    m_empty->setVisible(!any);
    m_empty->setText(m_history.entries().isEmpty() ? tr("Nothing has been looked up yet.")
                                                   : tr("No earlier look-up contains these words."));
    m_lookUp->setEnabled(chosen);
    m_remove->setEnabled(chosen);
    m_clear->setEnabled(!m_history.entries().isEmpty());
}

void HistoryPanel::chooseCurrent()
{
    const HistoryEntry entry = m_model->entry(m_list->currentIndex());
    if (!entry.text.isEmpty()) {
        Q_EMIT chosen(entry);
    }
}

void HistoryPanel::removeCurrent()
{
    const HistoryEntry entry = m_model->entry(m_list->currentIndex());
    if (!entry.text.isEmpty()) {
        m_history.remove(entry);
        forgotten({entry}, tr("Forgotten."));
    }
}

void HistoryPanel::clearAll()
{
    const QList<HistoryEntry> all = m_history.entries();
    if (!all.isEmpty()) {
        m_history.clear();
        forgotten(all, tr("%Ln description(s) forgotten.", nullptr, static_cast<int>(all.size())));
    }
}

void HistoryPanel::forgotten(const QList<HistoryEntry>& entries, const QString& told)
{
    m_undo.append(entries);
    m_message->show(InlineMessage::Severity::Info, told, tr("Undo"));
    refresh();
    Q_EMIT edited();
}

bool HistoryPanel::undo()
{
    if (m_undo.isEmpty()) {
        return false;
    }
    m_history.bringBack(m_undo.takeLast());
    m_message->dismiss();
    refresh();
    Q_EMIT edited();
    return true;
}

void HistoryPanel::showMenu(const QPoint& at)
{
    if (!m_list->currentIndex().isValid()) {
        return;
    }
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(menu->addAction(themedIcon(QStringLiteral("lookup")), tr("&Look up again")), &QAction::triggered, this,
            &HistoryPanel::chooseCurrent);
    connect(menu->addAction(themedIcon(QStringLiteral("trash")), tr("&Forget")), &QAction::triggered, this,
            &HistoryPanel::removeCurrent);
    menu->popup(m_list->viewport()->mapToGlobal(at));
}

void HistoryPanel::showEvent(QShowEvent* event)
{
    QFrame::showEvent(event);
    refresh();
}

bool HistoryPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            chooseCurrent();
            return true;
        }
        if (watched == m_list && key == Qt::Key_Delete) {
            removeCurrent();
            return true;
        }
        if (watched == m_search && key == Qt::Key_Down && m_model->rowCount() > 0) {
            m_list->setFocus(Qt::TabFocusReason);
            return true;
        }
        if (watched == m_list && key == Qt::Key_Up && m_list->currentIndex().row() <= 0) {
            m_search->setFocus(Qt::TabFocusReason);
            return true;
        }
    }
    return QFrame::eventFilter(watched, event);
}

void HistoryPanel::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape) {
        Q_EMIT closeRequested();
    } else {
        QFrame::keyPressEvent(event);
    }
}

void HistoryPanel::retranslate()
{
    m_title->setText(tr("History"));
    setAccessibleName(tr("Descriptions looked up before"));
    m_close->setToolTip(tr("Close (Esc)"));
    m_close->setAccessibleName(tr("Close the history"));
    m_search->setPlaceholderText(tr("Search"));
    m_search->setAccessibleName(tr("Words to search the history for"));
    m_language->setAccessibleName(tr("Language to search the history for"));
    m_list->setAccessibleName(tr("Descriptions looked up before"));
    m_lookUp->setText(tr("Look up"));
    m_lookUp->setToolTip(tr("Look this up again, with its languages and filters (Enter)"));
    m_remove->setText(tr("Forget"));
    m_remove->setToolTip(tr("Forget this description (Del)"));
    m_clear->setText(tr("Forget all"));
    m_clear->setToolTip(tr("Forget all descriptions, including those that the search hides"));
    m_keep->setText(tr("Keep the history"));
    m_keep->setToolTip(tr("Otherwise it is deleted when the window closes, and nothing stays on the disk"));
    refresh();
}

} // namespace crossgloss
