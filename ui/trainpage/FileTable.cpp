#include "trainpage/FileTable.h"

#include "common/Icons.h"
#include "common/Layouts.h"
#include "common/Prompts.h"
#include "common/Texts.h"
#include "common/Theme.h"
#include "trainpage/FileTableModel.h"
#include "trainpage/LanguageDelegate.h"

#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>

namespace crossgloss {

FileTable::FileTable(int languageColumns, Prompts& prompts, QWidget* parent)
    : Retranslated(parent)
    , m_prompts(prompts)
    , m_model(new FileTableModel(languageColumns, this))
    , m_heading(styledLabel("section", this))
    , m_hint(styledLabel("muted", this))
    , m_view(new QTableView(this))
    , m_add(new QPushButton(this))
    , m_remove(new QPushButton(this))
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);   // spare room is not for it
    m_view->setModel(m_model);
    m_view->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::SelectedClicked
                            | QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed);
    m_view->setShowGrid(false);
    m_view->setWordWrap(false);
    m_view->setTabKeyNavigation(false);
    m_view->verticalHeader()->hide();
    m_view->horizontalHeader()->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    m_view->horizontalHeader()->setHighlightSections(false);
    m_view->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    for (int column = 1; column <= languageColumns; ++column) {
        m_view->setItemDelegateForColumn(column, new LanguageDelegate(this));
        m_view->horizontalHeader()->setSectionResizeMode(column, QHeaderView::Interactive);
    }
    m_hint->setWordWrap(true);
    m_add->setIcon(themedIcon(QStringLiteral("plus")));
    m_remove->setIcon(themedIcon(QStringLiteral("trash")));
    auto* head = newRow(8);
    head->addWidget(m_heading, 1);
    head->addWidget(m_remove);
    head->addWidget(m_add);
    auto* layout = columnIn(this, {}, 4);
    layout->addLayout(head);
    layout->addWidget(m_hint);
    layout->addWidget(m_view);
    connect(m_add, &QPushButton::clicked, this, &FileTable::addFiles);
    connect(m_remove, &QPushButton::clicked, this, &FileTable::removeCurrent);
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved}) {
        connect(m_model, signal, this, [this] {
            adapt();
            Q_EMIT changed();
        });
    }
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] {
        adapt();
        Q_EMIT changed();
    });
    connect(m_model, &QAbstractItemModel::dataChanged, this, &FileTable::changed);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &FileTable::adapt);
    connect(&Theme::instance(), &Theme::changed, this, &FileTable::adapt);
    retranslate();
    adapt();
}

void FileTable::setTexts(const QString& heading, const QString& hint, const QString& dialogTitle, const QString& filter)
{
    m_heading->setText(heading);
    m_hint->setText(hint);
    m_view->setAccessibleName(heading);
    m_dialogTitle = dialogTitle;
    m_filter = filter;
}

void FileTable::addFiles()
{
    for (const QString& file : m_prompts.openFiles(this, m_dialogTitle, m_filter)) {
        m_model->addFile(file);
    }
}

void FileTable::removeCurrent()
{
    m_model->removeRowAt(m_view->currentIndex().row());
}

void FileTable::adapt()
{
    const int rows = m_model->rowCount();
    const int row = m_view->fontMetrics().height() + Theme::instance().scaled(14);
    m_view->verticalHeader()->setDefaultSectionSize(row);
    m_view->setVisible(rows > 0);
    m_view->setFixedHeight(m_view->horizontalHeader()->sizeHint().height() + qBound(1, rows, 5) * row + 4);
    for (int column = 1; column < m_model->columnCount(); ++column) {
        m_view->setColumnWidth(column, m_view->fontMetrics().averageCharWidth() * 18);
    }
    m_hint->setVisible(rows == 0);
    m_remove->setVisible(rows > 0);
    m_remove->setEnabled(m_view->currentIndex().isValid());
}

void FileTable::retranslate()
{
    m_model->retranslate();
    m_add->setText(tr("Add…"));
    m_remove->setText(tr("Remove"));
}

} // namespace crossgloss
