#include "glossespage/TargetSearchView.h"

#include "common/AlignTexts.h"
#include "common/Icons.h"
#include "common/Layouts.h"
#include "common/PlotPanel.h"
#include "common/Texts.h"
#include "common/Theme.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>
#include <QTimer>

#include <utility>

namespace crossgloss {

TargetSearchView::TargetSearchView(QWidget* parent)
    : Retranslated(parent), m_title(styledLabel("section", this)), m_field(new QLineEdit(this)),
      m_model(new CandidateModel(CandidateModel::FirstColumn::Synset, this)), m_table(new QTableView(this)),
      m_count(styledLabel("muted", this)), m_typing(new QTimer(this))
{
    setProperty("helpPage", QStringLiteral("glosses#decide"));
    layOut();
    m_typing->setSingleShot(true);
    m_typing->setInterval(150);
    connect(m_typing, &QTimer::timeout, this, &TargetSearchView::ask);
    connect(m_field, &QLineEdit::textChanged, m_typing, qOverload<>(&QTimer::start));
    connect(m_table, &QAbstractItemView::doubleClicked, this,
            [this](const QModelIndex& index) { choose(index.row()); });
    connect(&Theme::instance(), &Theme::changed, this, &TargetSearchView::adapt);
    retranslate();
}

void TargetSearchView::layOut()
{
    m_field->setObjectName(QStringLiteral("targetSearch"));
    m_field->setClearButtonEnabled(true);
    m_field->addAction(themedIcon(QStringLiteral("lookup")), QLineEdit::LeadingPosition);
    m_field->installEventFilter(this);
    m_table->setObjectName(QStringLiteral("foundTargets"));
    m_table->setModel(m_model);
    prepareTable(m_table);
    QHeaderView* header = m_table->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::Interactive);
    header->setSectionResizeMode(CandidateModel::GlossColumn, QHeaderView::Stretch);
    m_table->installEventFilter(this);
    m_count->setObjectName(QStringLiteral("foundCount"));
    m_count->setWordWrap(true);
    auto* layout = columnIn(this, {}, 4);
    layout->addWidget(m_title);
    layout->addWidget(m_field);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_count);
}

void TargetSearchView::begin()
{
    m_field->setFocus(Qt::ShortcutFocusReason);
    m_field->selectAll();
}

QString TargetSearchView::text() const
{
    return m_field->text().trimmed();
}

void TargetSearchView::ask()
{
    m_typing->stop();
    if (text().isEmpty()) {
        clear();
    } else {
        Q_EMIT asked(text());
    }
}

void TargetSearchView::show(const Linking& linking, const ReviewItem& item, const ReviewDesk::Search& search)
{
    m_model->setRows(candidateRows(linking, item, search.found));
    m_all = search.all;
    m_answered = text();
    if (!search.found.empty()) {
        m_table->setCurrentIndex(m_model->index(0, 0));
    }
    tellCount();
    if (std::exchange(m_chooses, false)) {
        choose(0);
    }
}

void TargetSearchView::clear()
{
    m_typing->stop();
    m_model->clear();
    m_all = 0;
    m_answered.clear();
    m_chooses = false;
    tellCount();
}

void TargetSearchView::choose(int row)
{
    if (const CandidateRow* found = m_model->row(m_model->index(row, 0))) {
        Q_EMIT chosen(found->target);
    }
}

bool TargetSearchView::keyPressed(QObject* watched, int key)
{
    const bool enter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (key == Qt::Key_Escape) {
        Q_EMIT left();
        return true;
    }
    if (enter && watched == m_field && m_answered != text()) {
        // The answer is still to come: its first row is what is meant.
        m_chooses = !text().isEmpty();
        ask();
        return true;
    }
    if (enter && m_table->currentIndex().isValid()) {
        choose(m_table->currentIndex().row());
        return true;
    }
    if (watched == m_field && (key == Qt::Key_Down || key == Qt::Key_Up) && m_model->rowCount() > 0) {
        // The list is gone through while the field keeps the keyboard.
        const int row = m_table->currentIndex().row() + (key == Qt::Key_Down ? 1 : -1);
        m_table->setCurrentIndex(m_model->index(qBound(0, row, m_model->rowCount() - 1), 0));
        return true;
    }
    return false;
}

bool TargetSearchView::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && keyPressed(watched, static_cast<QKeyEvent*>(event)->key())) {
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void TargetSearchView::tellCount()
{
    const auto shown = static_cast<std::size_t>(m_model->rowCount());
    m_count->setText(m_answered.isEmpty()
                         ? tr("Every concept of the target wordnet can be found and linked, compared or not.")
                     : m_all == 0    ? tr("No match. Try fewer words, or only their beginnings.")
                     : m_all > shown ? tr("The first %1 of %2 matches").arg(displayCount(shown), displayCount(m_all))
                                     : tr("%Ln concept(s) found", nullptr, static_cast<int>(m_all)));
}

void TargetSearchView::adapt()
{
    const Theme& theme = Theme::instance();
    const QFontMetrics metrics = m_table->fontMetrics();
    m_table->verticalHeader()->setDefaultSectionSize(metrics.height() + theme.scaled(8));
    m_table->setColumnWidth(CandidateModel::FirstColumnPlace,
                            metrics.horizontalAdvance(QStringLiteral("00000000-n")) + theme.scaled(20));
    m_table->setColumnWidth(CandidateModel::LemmasColumn, m_table->width() * 22 / 100);
    m_table->setColumnWidth(CandidateModel::MarksColumn, m_table->width() * 20 / 100);
    m_table->setColumnWidth(
        CandidateModel::ScoreColumn,
        qMax(metrics.horizontalAdvance(QStringLiteral("-00.000")),
             metrics.horizontalAdvance(m_model->headerData(CandidateModel::ScoreColumn, Qt::Horizontal).toString())) +
            theme.scaled(28));
    m_table->setColumnHidden(CandidateModel::ScoreColumn, m_table->width() < theme.scaled(500));
    m_table->setColumnHidden(CandidateModel::FirstColumnPlace, m_table->width() < theme.scaled(400));
    m_table->setMinimumHeight(metrics.height() * 3);
}

void TargetSearchView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    adapt();
}

void TargetSearchView::retranslate()
{
    m_model->retranslate();
    m_title->setText(tr("Search the target wordnet"));
    m_field->setPlaceholderText(tr("Word, words of the gloss, or id"));
    m_field->setAccessibleName(tr("Word, words of the gloss, or id"));
    m_table->setAccessibleName(tr("Concepts found; Enter links the chosen one, Escape goes back"));
    tellCount();
    adapt();
}

} // namespace crossgloss
