#include "savedpage/SavedView.h"

#include "common/FlowLayout.h"
#include "common/Icons.h"
#include "common/LanguageNames.h"
#include "common/Layouts.h"
#include "common/PlotPanel.h"
#include "common/Texts.h"
#include "common/Theme.h"
#include "savedpage/SavedActions.h"
#include "savedpage/SavedEditPanel.h"
#include "savedpage/SavedListsPane.h"
#include "savedpage/SavedModel.h"

#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QSplitter>
#include <QTableView>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace crossgloss {

namespace {

constexpr int searchDelayMs = 120;

} // namespace

SavedView::SavedView(const SavedActions& actions, QWidget* parent)
    : Retranslated(parent)
    , m_actions(actions)
    , m_model(new SavedModel(this))
    , m_sorting(new SavedSorting(m_model, this))
    , m_search(new QLineEdit(this))
    , m_language(new QComboBox(this))
    , m_count(styledLabel("muted", this))
    , m_review(new QPushButton(this))
    , m_merge(new QPushButton(this))
    , m_import(new QPushButton(this))
    , m_export(new QPushButton(this))
    , m_remove(new QPushButton(this))
    , m_lists(new SavedListsPane(this))
    , m_table(new QTableView(this))
    , m_editor(new SavedEditPanel(this))
    , m_splitter(new QSplitter(Qt::Horizontal, this))
    , m_delay(new QTimer(this))
{
    layOut(actions);
    m_delay->setSingleShot(true);
    m_delay->setInterval(searchDelayMs);
    connect(m_search, &QLineEdit::textChanged, m_delay, qOverload<>(&QTimer::start));
    connect(m_delay, &QTimer::timeout, this, &SavedView::filterChanged);
    connect(m_language, &QComboBox::currentIndexChanged, this, [this] {
        if (!m_filling) {
            Q_EMIT filterChanged();
        }
    });
    connect(m_lists, &SavedListsPane::currentChanged, this, &SavedView::filterChanged);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        if (!m_filling) {
            showChosen();
        }
    });
    connect(m_table, &QWidget::customContextMenuRequested, this, &SavedView::showMenu);
    const std::pair<QPushButton*, QAction*> buttons[] = {{m_review, actions.review},
                                                         {m_merge, actions.merge},
                                                         {m_import, actions.importWords},
                                                         {m_export, actions.exportWords},
                                                         {m_remove, actions.remove}};
    for (const auto& [button, action] : buttons) {
        connect(button, &QPushButton::clicked, action, &QAction::trigger);
    }
    const auto adapt = [this] {
        m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().height() + Theme::instance().scaled(12));
        const int letter = m_table->fontMetrics().averageCharWidth();
        const int widths[] = {18, 15, 22, 32, 22, 14, 14, 13, 13};
        for (int column = 0; column < SavedModel::ColumnCount; ++column) {
            m_table->horizontalHeader()->resizeSection(column, widths[column] * letter);
        }
        for (QPushButton* button : {m_merge, m_import, m_export, m_remove}) {
            button->setIconSize(QSize(Theme::instance().scaled(16), Theme::instance().scaled(16)));
        }
        m_lists->setMinimumWidth(Theme::instance().scaled(120));
    };
    connect(&Theme::instance(), &Theme::changed, this, adapt);
    adapt();
    retranslate();
}

void SavedView::layOut(const SavedActions&)
{
    m_search->setObjectName(QStringLiteral("savedSearch"));
    m_search->setClearButtonEnabled(true);
    m_language->setObjectName(QStringLiteral("savedLanguage"));
    m_count->setObjectName(QStringLiteral("savedCount"));
    m_review->setObjectName(QStringLiteral("startReview"));
    m_review->setProperty("role", "primary");
    m_merge->setIcon(themedIcon(QStringLiteral("merge")));
    m_merge->setObjectName(QStringLiteral("mergeDuplicates"));
    m_import->setIcon(themedIcon(QStringLiteral("import")));
    m_import->setObjectName(QStringLiteral("importSaved"));
    m_export->setIcon(themedIcon(QStringLiteral("export")));
    m_export->setObjectName(QStringLiteral("exportSaved"));
    m_remove->setIcon(themedIcon(QStringLiteral("trash")));
    m_remove->setObjectName(QStringLiteral("removeSaved"));
    m_table->setObjectName(QStringLiteral("savedWords"));
    m_table->setModel(m_sorting);
    prepareTable(m_table);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(SavedModel::SavedColumn, Qt::DescendingOrder);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->installEventFilter(this);

    auto* head = newRow(8);
    head->addWidget(m_search, 1);
    head->addWidget(m_language);
    head->addWidget(m_count);
    head->addStretch();
    head->addWidget(m_review);
    auto* tools = new FlowLayout(nullptr, 8);
    tools->addWidget(m_merge);
    tools->addWidget(m_import);
    tools->addWidget(m_export);
    tools->addWidget(m_remove);
    auto* centre = new QWidget(this);
    auto* centreLayout = columnIn(centre, {}, 8);
    centreLayout->addWidget(m_table, 1);
    centreLayout->addLayout(tools);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(12);
    m_splitter->addWidget(m_lists);
    m_splitter->addWidget(centre);
    m_splitter->addWidget(m_editor);
    m_splitter->setStretchFactor(0, 2);
    m_splitter->setStretchFactor(1, 8);
    m_splitter->setStretchFactor(2, 4);
    m_splitter->setSizes({1700, 6200, 2900});
    auto* layout = columnIn(this, {}, 8);
    layout->addLayout(head);
    layout->addWidget(m_splitter, 1);
}

void SavedView::setOverview(SavedOverview overview)
{
    const std::vector<std::string> before = chosenIds();
    const std::string current = [this] {
        const SavedWord* word = m_sorting->word(m_table->currentIndex());
        return word ? word->id : std::string();
    }();
    m_filling = true;
    m_overview = std::move(overview);
    m_model->setRows(m_overview.words);
    fillLanguages();
    m_lists->setLists(m_overview.lists, m_overview.all);
    QItemSelection selection;
    for (const std::string& id : before) {
        if (const QModelIndex index = m_sorting->indexOf(id); index.isValid()) {
            selection.select(index, index);
        }
    }
    QModelIndex place = m_sorting->indexOf(current);
    if (selection.isEmpty() && m_sorting->rowCount() > 0) {
        place = m_sorting->index(0, 0);
        selection.select(place, place);
    }
    m_table->selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    m_table->selectionModel()->setCurrentIndex(place, QItemSelectionModel::NoUpdate);
    m_filling = false;
    m_editor->setLists(m_overview.lists);
    retranslate();
    showChosen();
}

void SavedView::fillLanguages()
{
    const QString before = m_wantedLanguage.isEmpty() ? m_language->currentData().toString()
                                                      : std::exchange(m_wantedLanguage, QString());
    m_language->clear();
    m_language->addItem(tr("All languages"), QString());
    for (const QString& code : sortedByName(m_overview.languages)) {
        m_language->addItem(displayLanguage(code), code);
    }
    m_language->setCurrentIndex(std::max(0, m_language->findData(before)));
}

SavedFilter SavedView::filter() const
{
    const QString language = m_wantedLanguage.isEmpty() ? m_language->currentData().toString() : m_wantedLanguage;
    return {m_search->text().toStdString(), language.toStdString(), m_lists->current().toStdString(), {}};
}

std::vector<SavedWord> SavedView::chosen() const
{
    QModelIndexList indices = m_table->selectionModel()->selectedRows();
    std::ranges::sort(indices, {}, &QModelIndex::row);
    std::vector<SavedWord> words;
    for (const QModelIndex& index : indices) {
        if (const SavedWord* word = m_sorting->word(index)) {
            words.push_back(*word);
        }
    }
    return words;
}

std::vector<std::string> SavedView::chosenIds() const
{
    std::vector<std::string> ids;
    for (const SavedWord& word : chosen()) {
        ids.push_back(word.id);
    }
    return ids;
}

void SavedView::choose(const std::string& id)
{
    if (const QModelIndex index = m_sorting->indexOf(id); index.isValid()) {
        m_table->setCurrentIndex(index);
        m_table->selectRow(index.row());
    }
}

void SavedView::showChosen()
{
    m_editor->setWords(chosen());
    m_remove->setEnabled(m_table->selectionModel()->hasSelection());
    Q_EMIT chosenChanged();
}

QString SavedView::selectedText() const
{
    QStringList lines;
    for (const SavedWord& word : chosen()) {
        lines.append(QString::fromStdString(word.word) + QLatin1Char('\t') +
                     QString::fromStdString(word.meaning).simplified());
    }
    return lines.join(QLatin1Char('\n'));
}

void SavedView::showMenu(const QPoint& at)
{
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("savedMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addActions({m_actions.lookUpAgain, m_actions.merge, m_actions.remove});
    menu->popup(m_table->viewport()->mapToGlobal(at));
}

bool SavedView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_table && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Delete) {
            m_actions.remove->trigger();
            return true;
        }
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            m_editor->noteField()->setFocus();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void SavedView::saveSession(QSettings& settings) const
{
    settings.setValue(QStringLiteral("saved/search"), m_search->text());
    settings.setValue(QStringLiteral("saved/language"), m_language->currentData());
    settings.setValue(QStringLiteral("saved/list"), m_lists->current());
    settings.setValue(QStringLiteral("saved/splitter"), m_splitter->saveState());
    const QHeaderView* header = m_table->horizontalHeader();
    settings.setValue(QStringLiteral("saved/sortColumn"), header->sortIndicatorSection());
    settings.setValue(QStringLiteral("saved/sortDescending"), header->sortIndicatorOrder() == Qt::DescendingOrder);
}

void SavedView::restoreSession(QSettings& settings)
{
    m_filling = true;
    m_search->setText(settings.value(QStringLiteral("saved/search")).toString());
    m_delay->stop();
    m_wantedLanguage = settings.value(QStringLiteral("saved/language")).toString();
    m_lists->setCurrent(settings.value(QStringLiteral("saved/list")).toString());
    m_splitter->restoreState(settings.value(QStringLiteral("saved/splitter")).toByteArray());
    const int column = settings.value(QStringLiteral("saved/sortColumn"), SavedModel::SavedColumn).toInt();
    const bool descending = settings.value(QStringLiteral("saved/sortDescending"), true).toBool();
    m_table->sortByColumn(std::clamp(column, 0, SavedModel::ColumnCount - 1),
                          descending ? Qt::DescendingOrder : Qt::AscendingOrder);
    m_filling = false;
}

void SavedView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_model->retranslate();
        m_filling = true;
        fillLanguages();
        m_filling = false;
    }
    Retranslated::changeEvent(event);
}

void SavedView::retranslate()
{
    const auto due = static_cast<int>(m_overview.due + m_overview.fresh);
    const auto count = static_cast<int>(m_overview.all);
    const auto shown = static_cast<int>(m_overview.words.size());
    m_search->setPlaceholderText(tr("Search words, meanings, notes, tags"));
    m_search->setAccessibleName(tr("Search the saved words"));
    m_language->setAccessibleName(tr("Language of the words"));
    m_count->setText(shown == count ? tr("%Ln word(s)", nullptr, count)
                                    : tr("%1 of %Ln word(s)", nullptr, count).arg(QLocale().toString(shown)));
    m_review->setText(due > 0 ? tr("Review %Ln word(s)", nullptr, due) : tr("Nothing to review"));
    m_review->setToolTip(tr("Go through the words that are due (Ctrl+Shift+D)"));
    m_review->setEnabled(due > 0);
    m_merge->setText(tr("Merge duplicates"));
    m_merge->setToolTip(tr("Merge the selected entries of the same word, or all such entries (Ctrl+Shift+U)"));
    m_merge->setVisible(m_overview.duplicates > 0);
    m_import->setText(tr("Import…"));
    m_import->setToolTip(tr("Merge words of a CSV, TSV or Anki text file (Ctrl+Shift+O)"));
    m_export->setText(tr("Export…"));
    m_export->setToolTip(tr("Write the words shown as CSV, TSV, or for Anki (Ctrl+Shift+E)"));
    m_remove->setText(tr("Remove"));
    m_remove->setToolTip(tr("Remove the selected words (Del); Ctrl+Z restores them"));
    m_table->setAccessibleName(tr("Saved words"));
}

} // namespace crossgloss
