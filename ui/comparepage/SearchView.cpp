#include "comparepage/SearchView.h"

#include "CoreText.h"
#include "common/AlignTexts.h"
#include "common/BarDelegate.h"
#include "common/DescriptionEdit.h"
#include "common/Icons.h"
#include "common/Layouts.h"
#include "common/Paths.h"
#include "common/PlainText.h"
#include "common/PlotExport.h"
#include "common/PlotPanel.h"
#include "common/Prompts.h"
#include "common/TextDirection.h"
#include "common/Texts.h"
#include "common/Theme.h"
#include "comparepage/ListFiles.h"
#include "comparepage/SentenceField.h"
#include "comparepage/SentenceFinder.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableView>

#include <algorithm>

namespace crossgloss {

namespace {

constexpr std::size_t maxHits = 50;

} // namespace

SearchView::SearchView(std::shared_ptr<Backend> backend, JobRunner& jobs, Prompts& prompts, QWidget* parent)
    : Retranslated(parent)
    , m_prompts(prompts)
    , m_finder(new SentenceFinder(std::move(backend), jobs, this))
    , m_listLabel(new QLabel(this))
    , m_list(new QComboBox(this))
    , m_add(new QPushButton(this))
    , m_remove(new QPushButton(this))
    , m_facts(styledLabel("muted", this))
    , m_query(new SentenceField(QStringLiteral("searchQuery"), this))
    , m_status(styledLabel("muted", this))
    , m_hits(new HitModel(this))
    , m_table(new QTableView(this))
    , m_whole(new QLabel(this))
    , m_compare(new QPushButton(this))
    , m_copy(new QPushButton(this))
    , m_export(new QPushButton(this))
{
    m_list->setObjectName(QStringLiteral("searchList"));
    m_list->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_listLabel->setBuddy(m_list);
    m_add->setObjectName(QStringLiteral("searchAddList"));
    m_add->setIcon(themedIcon(QStringLiteral("plus")));
    m_remove->setObjectName(QStringLiteral("searchRemoveList"));
    m_remove->setIcon(themedIcon(QStringLiteral("trash")));
    m_compare->setObjectName(QStringLiteral("searchCompare"));
    m_compare->setIcon(themedIcon(QStringLiteral("compare")));
    m_copy->setObjectName(QStringLiteral("searchCopy"));
    m_copy->setIcon(themedIcon(QStringLiteral("copy")));
    m_export->setObjectName(QStringLiteral("searchExport"));
    m_export->setIcon(themedIcon(QStringLiteral("export")));
    m_status->setObjectName(QStringLiteral("searchStatus"));
    m_whole->setObjectName(QStringLiteral("searchWhole"));
    m_table->setObjectName(QStringLiteral("searchHits"));
    m_facts->setTextFormat(Qt::PlainText);
    for (QLabel* label : {m_facts, m_status, m_whole}) {
        label->setWordWrap(true);
    }
    m_status->setTextFormat(Qt::PlainText);
    m_whole->setTextFormat(Qt::PlainText);
    m_whole->setTextInteractionFlags(Qt::TextSelectableByMouse);

    m_table->setModel(m_hits);
    m_table->setItemDelegateForColumn(HitModel::ScoreColumn, new BarDelegate(HitModel::fractionRole, m_table));
    prepareTable(m_table);
    QHeaderView* header = m_table->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(HitModel::SentenceColumn, QHeaderView::Stretch);
    header->setSectionResizeMode(HitModel::TranslationsColumn, QHeaderView::Stretch);

    auto* head = newRow(8);
    head->addWidget(m_listLabel);
    head->addWidget(m_list);
    head->addWidget(m_facts, 1);
    head->addWidget(m_add);
    head->addWidget(m_remove);
    auto* buttons = newRow(8);
    buttons->addWidget(m_compare);
    buttons->addWidget(m_copy);
    buttons->addWidget(m_export);
    buttons->addStretch();
    auto* layout = columnIn(this, {}, 8);
    layout->addLayout(head);
    layout->addWidget(m_query);
    layout->addWidget(m_status);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_whole);
    layout->addLayout(buttons);
    QWidget* const order[] = {m_query->edit(), m_table, m_compare, m_copy, m_export, m_list, m_add, m_remove};
    for (std::size_t i = 1; i < std::size(order); ++i) {
        setTabOrder(order[i - 1], order[i]);
    }

    connect(m_list, &QComboBox::currentIndexChanged, this, [this] {
        showStatus();
        ask(true);
        Q_EMIT listChosen();
    });
    connect(m_add, &QPushButton::clicked, this, &SearchView::addRequested);
    connect(m_remove, &QPushButton::clicked, this, [this] { Q_EMIT removeRequested(list()); });
    connect(m_query, &SentenceField::textChanged, this, [this] { ask(false); });
    connect(m_query, &SentenceField::languageChanged, this, [this] { ask(true); });
    connect(m_query, &SentenceField::submitted, this, [this] { ask(true); });
    connect(m_query->edit(), &DescriptionEdit::leftDown, this, [this] {
        if (m_hits->rowCount() > 0) {
            m_table->setFocus(Qt::OtherFocusReason);
        }
    });
    connect(m_finder, &SentenceFinder::found, this, &SearchView::show);
    connect(m_finder, &SentenceFinder::failed, this, [this](const QString& message) {
        m_failure = message;
        showStatus();
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &SearchView::showChosen);
    connect(m_table, &QTableView::activated, this, &SearchView::compareRequested);
    connect(m_compare, &QPushButton::clicked, this, &SearchView::compareRequested);
    connect(m_copy, &QPushButton::clicked, this, &SearchView::copyChosen);
    connect(m_export, &QPushButton::clicked, this, &SearchView::exportHits);
    connect(&Theme::instance(), &Theme::changed, this, &SearchView::adapt);
    adapt();
    retranslate();
}

void SearchView::setLists(const std::vector<SentenceList>& lists, const QString& chosen)
{
    const QString before = list();
    const QString wanted = chosen.isEmpty() ? before : chosen;
    m_lists = lists;
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        for (const SentenceList& each : m_lists) {
            const QString name = QString::fromStdString(each.name);
            m_list->addItem(name, name);
            m_list->setItemData(m_list->count() - 1, toolTipText(displayPath(each.source)), Qt::ToolTipRole);
        }
        m_list->setCurrentIndex(std::max(0, m_list->findData(wanted)));
    }
    showStatus();
    ask(true);
    Q_EMIT listChosen();
}

QString SearchView::list() const
{
    return m_list->currentData().toString();
}

void SearchView::chooseList(const QString& name)
{
    const int row = m_list->findData(name);
    if (row >= 0) {
        m_list->setCurrentIndex(row);
    }
}

QString SearchView::statusText() const
{
    return m_status->text();
}

bool SearchView::isBusy() const
{
    return m_finder->isBusy();
}

const SearchSentencesResult::Hit* SearchView::chosen() const
{
    return m_hits->row(m_table->currentIndex());
}

void SearchView::search()
{
    ask(true);
}

void SearchView::ask(bool now)
{
    const QString text = m_query->text();
    m_failure.clear();
    if (text.isEmpty() || list().isEmpty()) {
        m_finder->cancel();
        m_hits->clear();
        m_result.reset();
        m_asked.clear();
        m_query->setDetected({});
        showStatus();
        showChosen();
        return;
    }
    SearchSentencesRequest request;
    request.list.first = toPath(list());
    request.query = text.toStdString();
    request.from = m_query->language().toStdString();
    request.limit = maxHits;
    now ? m_finder->askNow(request) : m_finder->ask(request);
}

void SearchView::show(const SearchSentencesRequest& request, const SearchSentencesResult& result)
{
    m_result = result;
    m_failure.clear();
    m_asked = QString::fromStdString(request.query);
    m_from = QString::fromStdString(result.from);
    if (request.from.empty()) {
        m_query->setDetected(m_from);
    }
    m_hits->setRows(result.hits);
    m_table->setColumnHidden(HitModel::TranslationsColumn, !m_hits->hasTranslations());
    m_table->setCurrentIndex(m_hits->index(0, 0));
    showStatus();
    showChosen();
}

void SearchView::showStatus()
{
    const auto known = std::ranges::find(m_lists, list().toStdString(), &SentenceList::name);
    m_facts->setText(known == m_lists.end() ? QString() : displayList(*known));
    m_remove->setEnabled(known != m_lists.end());
    setStyleProperty(m_status, "role", m_failure.isEmpty() ? "muted" : "error");
    if (!m_failure.isEmpty()) {
        m_status->setText(m_failure);
        return;
    }
    if (!m_result) {
        m_status->setText(tr("Write a sentence: what means the same is found as you type, in any language of the list."));
        return;
    }
    QStringList parts{tr("the %1 nearest of %2 sentences").arg(displayCount(m_result->hits.size()), displayCount(m_result->n)),
                      tr("%1 ms").arg(QLocale().toString(m_result->elapsedMs, 'f', m_result->elapsedMs < 10 ? 1 : 0))};
    if (m_result->coverage < 0.9995) {
        parts.append(tr("%1 % of the words are known to the model").arg(qRound(100 * m_result->coverage)));
    }
    m_status->setText(joinedFacts(parts));
}

void SearchView::showChosen()
{
    const SearchSentencesResult::Hit* hit = chosen();
    QStringList lines;
    if (hit) {
        lines.append(isolated(QString::fromStdString(hit->sentence)));
        if (!hit->translations.empty()) {
            lines.append(HitModel::displayTranslations(*hit, QStringLiteral("\n")));
        }
    }
    m_whole->setText(lines.join(QLatin1Char('\n')));
    m_whole->setVisible(hit);
    m_compare->setEnabled(hit);
    m_copy->setEnabled(hit);
    m_export->setEnabled(m_hits->rowCount() > 0);
    Q_EMIT chosenChanged();
}

void SearchView::copyChosen()
{
    if (const SearchSentencesResult::Hit* hit = chosen()) {
        QApplication::clipboard()->setText(QString::fromStdString(hit->sentence));
    }
}

void SearchView::exportHits()
{
    if (m_hits->rowCount() == 0) {
        return;
    }
    QString file = m_prompts.saveFile(this, tr("Export the sentences to"), tr("search", "file name") + QStringLiteral(".tsv"),
                                      tr("Table (*.tsv)"));
    if (file.isEmpty()) {
        return;
    }
    if (QFileInfo(file).suffix().isEmpty()) {
        file += QStringLiteral(".tsv");
    }
    try {
        exportTsv(*m_hits, {{tr("query"), m_asked}, {tr("list"), list()}}, file);
        Q_EMIT told(InlineMessage::Severity::Info, tr("Exported to %1.").arg(isolated(file)));
    } catch (const Error& error) {
        Q_EMIT told(InlineMessage::Severity::Error, translated(error));
    }
}

void SearchView::adapt()
{
    m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().height() + Theme::instance().scaled(12));
    m_table->setMinimumHeight(Theme::instance().scaled(70));   // the heading and a row, beside the form in a small window
}

void SearchView::retranslate()
{
    m_hits->retranslate();
    m_listLabel->setText(tr("&List"));
    m_list->setAccessibleName(tr("List to search"));
    m_add->setText(tr("A&dd a list…"));
    m_add->setToolTip(tr("Add a list of sentences to the library"));
    m_remove->setText(tr("Rem&ove"));
    m_remove->setToolTip(tr("Remove this list from the library; its file stays"));
    m_query->setTexts(tr("Se&ntence"), tr("Write a sentence in any language"));
    m_table->setAccessibleName(tr("Sentences by descending score; Enter compares one with the query"));
    m_compare->setText(tr("&Compare with the query"));
    m_compare->setToolTip(tr("Open both in Two sentences: which words carry the similarity"));
    m_copy->setText(tr("Cop&y"));
    m_copy->setToolTip(tr("Copy the chosen sentence"));
    m_export->setText(tr("E&xport…"));
    m_export->setToolTip(tr("Export the sentences found as TSV"));
    showStatus();
    showChosen();
}

} // namespace crossgloss
