#include "lookuppage/MeaningsView.h"

#include "common/LanguageNames.h"
#include "common/Theme.h"

#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QStandardItemModel>

#include <algorithm>

namespace crossgloss {

namespace {

constexpr std::size_t shownMeanings = 4;
constexpr double definitionShare = 0.34; ///< of the width, where several languages share the rest
constexpr std::size_t shownWords = 3; ///< of a language; the tool tip has all

QString joined(const std::vector<std::string>& words, std::size_t most)
{
    QStringList list;
    for (std::size_t i = 0; i < std::min(words.size(), most); ++i) {
        list.append(QString::fromStdString(words[i]));
    }
    return list.join(QStringLiteral(", "));
}

QStandardItem* cell(const QString& text, const QString& whole)
{
    auto* item = new QStandardItem(text);
    item->setEditable(false);
    item->setToolTip(whole);
    return item;
}

} // namespace

MeaningsView::MeaningsView(QWidget* parent) : QTableView(parent), m_model(new QStandardItemModel(this))
{
    setObjectName(QStringLiteral("meanings"));
    setModel(m_model);
    setSelectionBehavior(QAbstractItemView::SelectItems);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setStretchLastSection(true);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    connect(this, &QTableView::clicked, this, &MeaningsView::choose);
    hide();
}

void MeaningsView::setAnswer(const LookupAnswer& answer)
{
    m_meanings = answer.meanings;
    m_sure = answer.sure;
    if (m_sure) {
        std::erase_if(m_meanings, [](const LookupMeaning& meaning) { return meaning.score < minLikely; });
    }
    m_meanings.resize(std::min(m_meanings.size(), shownMeanings));
    adapt();
}

void MeaningsView::adapt()
{
    m_model->clear();
    setAccessibleName(tr("Meanings"));
    setVisible(!m_meanings.empty());
    if (m_meanings.empty()) {
        return;
    }
    QStringList titles{m_sure ? tr("Meaning") : tr("Not sure. Did you mean")};
    for (const auto& [language, words] : m_meanings.front().words) {
        titles.append(displayLanguage(language));
    }
    m_model->setHorizontalHeaderLabels(titles);
    for (const LookupMeaning& meaning : m_meanings) {
        const QString definition = QString::fromStdString(meaning.definition);
        QList<QStandardItem*> row{cell(definition, definition)};
        for (const auto& [language, words] : meaning.words) {
            row.append(cell(joined(words, shownWords), joined(words, words.size())));
        }
        m_model->appendRow(row);
    }
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + Theme::instance().scaled(10));
    setFixedHeight(horizontalHeader()->sizeHint().height() + m_model->rowCount() * verticalHeader()->defaultSectionSize()
                   + 2 * frameWidth());
    share();
}

void MeaningsView::share()
{
    const int columns = m_model->columnCount();
    if (columns < 2) {
        return;
    }
    const int width = viewport()->width();
    const int first = columns == 2 ? width / 2 : static_cast<int>(definitionShare * width);
    for (int column = 0; column < columns; ++column) {
        setColumnWidth(column, column == 0 ? first : (width - first) / (columns - 1));
    }
}

void MeaningsView::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    share();
}

void MeaningsView::choose(const QModelIndex& index)
{
    const auto row = static_cast<std::size_t>(index.row());
    if (!index.isValid() || row >= m_meanings.size()) {
        return;
    }
    const auto& words = m_meanings[row].words;
    const auto column = static_cast<std::size_t>(std::max(0, index.column() - 1));
    if (column < words.size() && !words[column].second.empty()) {
        Q_EMIT wordChosen(QString::fromStdString(words[column].second.front()), QString::fromStdString(words[column].first));
    }
}

void MeaningsView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space) {
        choose(currentIndex());
        return;
    }
    QTableView::keyPressEvent(event);
}

void MeaningsView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) {
        adapt();
    }
    QTableView::changeEvent(event);
}

} // namespace crossgloss
