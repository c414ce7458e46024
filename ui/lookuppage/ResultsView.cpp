#include "lookuppage/ResultsView.h"

#include "common/Icons.h"
#include "common/Layouts.h"
#include "common/Texts.h"
#include "lookuppage/MeaningsView.h"
#include "lookuppage/ResultColumn.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <map>

namespace crossgloss {

ResultsView::ResultsView(QWidget* parent)
    : Retranslated(parent)
    , m_answerPage(new QWidget(this))
    , m_meanings(new MeaningsView(m_answerPage))
    , m_columnsPage(new QWidget(m_answerPage))
    , m_unlikely(new QPushButton(m_answerPage))
    , m_emptyPage(new QWidget(this))
    , m_emptyTitle(new QLabel(m_emptyPage))
    , m_emptyAdvice(styledLabel("muted", m_emptyPage))
    , m_clearFilters(new QPushButton(m_emptyPage))
{
    auto* page = columnIn(m_answerPage, {}, 12);
    page->addWidget(m_meanings);
    page->addWidget(m_columnsPage, 1);
    page->addWidget(m_unlikely, 0, Qt::AlignHCenter);
    m_unlikely->setObjectName(QStringLiteral("unlikely"));
    m_unlikely->setFlat(true);
    rowIn(m_columnsPage, {}, 16);

    followFont(m_emptyTitle, 1.3, true);
    for (QLabel* label : {m_emptyTitle, m_emptyAdvice}) {
        label->setAlignment(Qt::AlignHCenter);
        label->setWordWrap(true);
    }
    m_clearFilters->setIcon(themedIcon(QStringLiteral("reset")));
    auto* empty = new QVBoxLayout(m_emptyPage);
    empty->setSpacing(8);
    empty->addStretch(2);
    empty->addWidget(m_emptyTitle);
    empty->addWidget(m_emptyAdvice);
    empty->addSpacing(8);
    empty->addWidget(m_clearFilters, 0, Qt::AlignHCenter);
    empty->addStretch(3);

    addWidget(m_answerPage);
    addWidget(m_emptyPage);
    connect(m_clearFilters, &QPushButton::clicked, this, &ResultsView::clearFiltersRequested);
    connect(m_unlikely, &QPushButton::clicked, this, [this] { setShowsUnlikely(!m_showsUnlikely); });
    connect(m_meanings, &MeaningsView::wordChosen, this, &ResultsView::choose);
    retranslate();
}

void ResultsView::setLanguages(const QStringList& languages)
{
    QStringList present;
    for (const ResultColumn* column : std::as_const(m_columns)) {
        present.append(column->language());
    }
    if (present == languages) {
        return;
    }
    const bool wasWide = m_columns.size() == 1;
    const bool wide = languages.size() == 1;
    QList<ResultColumn*> kept;
    for (const QString& language : languages) {
        const auto index = present.indexOf(language);
        if (index >= 0 && wide == wasWide) {
            kept.append(m_columns.at(index));
            m_columns[index] = nullptr;
            continue;
        }
        auto* column = new ResultColumn(language, wide, m_columnsPage);
        if (index >= 0) {
            column->setRows(m_columns.at(index)->rows());
        }
        connect(column, &ResultColumn::currentChanged, this, [this, column] { becomeCurrent(column); });
        connect(column, &ResultColumn::opened, this, [this, column] {
            becomeCurrent(column);
            Q_EMIT opened();
        });
        connect(column, &ResultColumn::entered, this, [this, column] {
            becomeCurrent(column);
            Q_EMIT entered();
        });
        connect(column, &ResultColumn::menuRequested, this, [this, column](const QPoint& at) {
            becomeCurrent(column);
            Q_EMIT menuRequested(at);
        });
        column->setSavedTest([this](const LookupRow& row) { return m_saved && m_saved(row); });
        connect(column, &ResultColumn::starClicked, this, &ResultsView::starClicked);
        connect(column, &ResultColumn::escaped, this, &ResultsView::escaped);
        connect(column, &ResultColumn::leftUp, this, &ResultsView::leftUp);
        connect(column, &ResultColumn::leftSideways, this, [this, column](int step) { moveSideways(column, step); });
        kept.append(column);
    }
    for (ResultColumn* column : std::as_const(m_columns)) {
        if (column) {
            column->hide();
            column->deleteLater();
        }
    }
    m_columns = kept;
    if (!m_columns.contains(m_current)) {
        m_current = nullptr;
    }
    QWidget* previous = nullptr;
    for (ResultColumn* column : std::as_const(m_columns)) {
        m_columnsPage->layout()->removeWidget(column);
        static_cast<QHBoxLayout*>(m_columnsPage->layout())->addWidget(column, 1);
        column->show();
        if (previous) {
            setTabOrder(previous, column->view());
        }
        previous = column->view();
    }
}

void ResultsView::setAnswer(const LookupAnswer& answer, bool filtered)
{
    m_filtered = filtered;
    m_answer = answer;
    m_meanings->setAnswer(answer);
    showRows();
    setCurrentWidget(isEmpty() && m_unlikelyCount == 0 ? m_emptyPage : m_answerPage);
}

void ResultsView::showRows()
{
    std::map<std::string, std::vector<LookupRow>> byLanguage;
    std::map<std::string, int> leftOut;
    m_unlikelyCount = 0;
    for (const LookupRow& row : m_answer.rows) {
        const bool likely = isLikely(m_answer, row);
        m_unlikelyCount += likely ? 0 : 1;
        if (likely || m_showsUnlikely) {
            byLanguage[row.language].push_back(row);
        } else {
            ++leftOut[row.language];
        }
    }
    m_current = nullptr;
    const QSignalBlocker blocker(this);
    for (ResultColumn* column : std::as_const(m_columns)) {
        const std::string language = column->language().toStdString();
        column->setRows(std::move(byLanguage[language]), leftOut[language]);
    }
    retranslate();
}

void ResultsView::setShowsUnlikely(bool shows)
{
    if (shows == m_showsUnlikely) {
        return;
    }
    m_showsUnlikely = shows;
    const LookupRow* present = current();
    const QString word = present ? QString::fromStdString(present->word) : QString();
    const QString language = present ? QString::fromStdString(present->language) : QString();
    showRows();
    if (!word.isEmpty() && !select(word, language)) {
        chooseFirst(language);
    }
    Q_EMIT showsUnlikelyChanged(shows);
}

void ResultsView::clear()
{
    setAnswer({}, false);
    setCurrentWidget(m_answerPage);
}

void ResultsView::refreshStars()
{
    for (ResultColumn* column : std::as_const(m_columns)) {
        column->refreshStars();
    }
}

bool ResultsView::isEmpty() const
{
    for (const ResultColumn* column : m_columns) {
        if (!column->rows().empty()) {
            return false;
        }
    }
    return true;
}

bool ResultsView::enter()
{
    if (m_current && m_current->current()) {
        m_current->enter();
        return true;
    }
    for (ResultColumn* column : std::as_const(m_columns)) {
        if (!column->rows().empty()) {
            column->enter();
            return true;
        }
    }
    return false;
}

void ResultsView::chooseFirst(const QString& language)
{
    ResultColumn* first = nullptr;
    for (ResultColumn* column : std::as_const(m_columns)) {
        if (!column->rows().empty() && (!first || column->language() == language)) {
            first = column;
        }
    }
    if (first) {
        first->setCurrentRow(0);
    }
}

bool ResultsView::choose(const QString& word, const QString& language)
{
    const bool hidden = std::ranges::any_of(m_answer.rows, [&, text = word.toStdString(), in = language.toStdString()](
                                                               const LookupRow& row) {
        return row.word == text && row.language == in && !isLikely(m_answer, row);
    });
    if (hidden && !m_showsUnlikely) {
        setShowsUnlikely(true);
    }
    return select(word, language);
}

bool ResultsView::select(const QString& word, const QString& language)
{
    for (ResultColumn* column : std::as_const(m_columns)) {
        if (column->language() != language) {
            continue;
        }
        const auto& rows = column->rows();
        const auto row = std::find_if(rows.begin(), rows.end(), [text = word.toStdString()](const LookupRow& each) {
            return each.word == text;
        });
        if (row != rows.end()) {
            column->setCurrentRow(static_cast<int>(row - rows.begin()));
            return true;
        }
    }
    return false;
}

const LookupRow* ResultsView::current() const
{
    return m_current ? m_current->current() : nullptr;
}

void ResultsView::becomeCurrent(ResultColumn* column)
{
    if (!column->current()) {
        return;
    }
    m_current = column;
    // One word is chosen at a time, whatever the number of lists.
    for (ResultColumn* other : std::as_const(m_columns)) {
        if (other && other != column && other->current()) {
            const QSignalBlocker blocker(other);
            other->setCurrentRow(-1);
        }
    }
    Q_EMIT currentChanged();
}

void ResultsView::moveSideways(ResultColumn* from, int step)
{
    const int row = from->currentRow();
    for (auto i = m_columns.indexOf(from) + step; i >= 0 && i < m_columns.size(); i += step) {
        if (!m_columns.at(i)->rows().empty()) {
            m_columns.at(i)->setCurrentRow(qMax(0, row));
            m_columns.at(i)->enter();
            return;
        }
    }
}

void ResultsView::retranslate()
{
    m_emptyTitle->setText(tr("No word found"));
    m_emptyAdvice->setText(m_filtered ? tr("No word matches the filters. Clear one, or describe it with other words.")
                                      : tr("Try other or simpler words, say what kind of thing it is, and check the "
                                           "language of the description."));
    m_unlikely->setVisible(m_unlikelyCount > 0);
    m_unlikely->setText(m_showsUnlikely ? tr("Hide less likely words")
                                        : tr("Show %Ln less likely word(s)", nullptr, m_unlikelyCount));
    m_clearFilters->setText(tr("Clear all filters"));
    m_clearFilters->setVisible(m_filtered);
}

} // namespace crossgloss
