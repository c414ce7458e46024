#include "glossespage/CandidatesView.h"

#include "common/Layouts.h"
#include "common/PlainText.h"
#include "common/PlotPanel.h"
#include "common/TextDirection.h"
#include "common/Texts.h"
#include "common/Theme.h"
#include "glossespage/GlossTexts.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QTableView>
#include <QToolButton>

namespace crossgloss {

CandidateModel::CandidateModel(FirstColumn first, QObject* parent) : RowModel(ColumnCount, parent), m_first(first) {}

QString CandidateModel::heading(int column) const
{
    switch (column) {
    case FirstColumnPlace:
        return m_first == FirstColumn::Key ? tr("Key") : tr("Synset");
    case LemmasColumn: return tr("Lemmas");
    case GlossColumn: return tr("Gloss");
    case MarksColumn: return tr("Remarks");
    case ScoreColumn: return tr("Score");
    default: return {};
    }
}

QVariant CandidateModel::cell(const CandidateRow& row, int column, int role) const
{
    if (role == Qt::FontRole) {
        QFont font;
        font.setBold(row.current);
        font.setStrikeOut(row.rejected && column != MarksColumn && column != FirstColumnPlace);
        return row.current || row.rejected ? QVariant(font) : QVariant();
    }
    if (role == Qt::ForegroundRole && row.rejected) {
        return Theme::instance().colours().muted;
    }
    if (role == Qt::ToolTipRole) {
        return toolTipText(column == GlossColumn    ? row.gloss
                           : column == LemmasColumn ? row.lemmas
                                                    : row.marks);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (column) {
    case FirstColumnPlace:
        return m_first == FirstColumn::Key ? QString::number(row.key) : isolated(row.synset);
    case LemmasColumn: return isolated(row.lemmas);
    case GlossColumn: return isolated(row.gloss);
    case MarksColumn: return row.marks;
    case ScoreColumn: return displaySimilarity(row.score);
    default: return {};
    }
}

std::vector<CandidateRow> candidateRows(const Linking& linking, const ReviewItem& item,
                                        const std::vector<ReviewDesk::Candidate>& candidates)
{
    std::vector<CandidateRow> rows;
    for (const ReviewDesk::Candidate& candidate : candidates) {
        const LinkingGloss& gloss = linking.target.glosses.at(static_cast<std::size_t>(candidate.target));
        CandidateRow row;
        row.key = static_cast<int>(rows.size() + 1) % 10;
        row.target = candidate.target;
        row.synset = QString::fromStdString(gloss.synset);
        row.lemmas = displayLemmas(gloss);
        row.gloss = QString::fromStdString(gloss.text);
        row.score = candidate.score;
        row.rejected = candidate.rejected;
        row.current = candidate.target == item.target && item.verdict != Verdict::NoCounterpart;
        QStringList marks;
        const auto lemma = [&linking](std::int32_t source) {
            return isolated(displayLemmas(linking.source.glosses.at(static_cast<std::size_t>(source))));
        };
        if (row.current) {
            marks.append(item.verdict == Verdict::Accepted ? CandidatesView::tr("✓ accepted")
                                                           : CandidatesView::tr("suggested"));
        }
        if (candidate.rejected) {
            marks.append(CandidatesView::tr("✗ rejected"));
        }
        if (candidate.linkedTo >= 0) {
            marks.append(CandidatesView::tr("linked to %1").arg(lemma(candidate.linkedTo)));
        } else if (candidate.suggestedTo >= 0) {
            marks.append(CandidatesView::tr("suggested for %1").arg(lemma(candidate.suggestedTo)));
        }
        row.marks = marks.join(QStringLiteral(", "));
        rows.push_back(row);
    }
    return rows;
}

CandidatesView::CandidatesView(QAction* search, QWidget* parent)
    : Retranslated(parent), m_title(styledLabel("section", this)), m_search(new QToolButton(this)),
      m_model(new CandidateModel(CandidateModel::FirstColumn::Key, this)), m_table(new QTableView(this))
{
    m_search->setObjectName(QStringLiteral("searchTargets"));
    m_search->setIcon(search->icon());
    m_search->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    connect(m_search, &QToolButton::clicked, search, &QAction::trigger);
    const auto name = [this, search] {
        const QString text = QString(search->text()).remove(QLatin1Char('&'));
        const QString key = search->shortcut().toString(QKeySequence::NativeText);
        m_search->setText(tr("%1 %2", "name of a button, its key").arg(text, key));
        m_search->setAccessibleName(text);
        m_search->setEnabled(search->isEnabled());
    };
    connect(search, &QAction::changed, this, name);
    name();
    m_search->setFocusPolicy(Qt::TabFocus);
    m_search->setAutoRaise(true);
    m_table->setObjectName(QStringLiteral("candidates"));
    m_table->setModel(m_model);
    prepareTable(m_table);
    QHeaderView* header = m_table->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::Interactive);
    header->setSectionResizeMode(CandidateModel::GlossColumn, QHeaderView::Stretch);
    m_table->installEventFilter(this);
    auto* layout = columnIn(this, {}, 4);
    auto* head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_search);
    layout->addLayout(head);
    layout->addWidget(m_table, 1);
    connect(m_table, &QAbstractItemView::doubleClicked, this,
            [this](const QModelIndex& index) { Q_EMIT chosen(index.row()); });
    connect(&Theme::instance(), &Theme::changed, this, &CandidatesView::adapt);
    retranslate();
}

void CandidatesView::show(const Linking& linking, const ReviewItem& item,
                          const std::vector<ReviewDesk::Candidate>& candidates)
{
    m_model->setRows(candidateRows(linking, item, candidates));
}

void CandidatesView::clear()
{
    m_model->clear();
}

bool CandidatesView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_table && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if ((key == Qt::Key_Return || key == Qt::Key_Enter) && m_table->currentIndex().isValid()) {
            Q_EMIT chosen(m_table->currentIndex().row());
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void CandidatesView::adapt()
{
    const Theme& theme = Theme::instance();
    const QFontMetrics metrics = m_table->fontMetrics();
    m_table->verticalHeader()->setDefaultSectionSize(metrics.height() + theme.scaled(8));
    m_table->setColumnWidth(CandidateModel::FirstColumnPlace, metrics.horizontalAdvance(tr("Key")) + theme.scaled(32));
    m_table->setColumnWidth(CandidateModel::LemmasColumn, m_table->width() * 22 / 100);
    m_table->setColumnWidth(CandidateModel::MarksColumn, m_table->width() * 24 / 100);
    m_table->setColumnWidth(CandidateModel::ScoreColumn,
                            qMax(metrics.horizontalAdvance(QStringLiteral("-00.000")), metrics.horizontalAdvance(tr("Score")))
                                + theme.scaled(28));
    // Without room for all, the score goes first: the order tells it.
    m_table->setColumnHidden(CandidateModel::ScoreColumn, m_table->width() < theme.scaled(400));
    m_table->setMinimumHeight(metrics.height() * 4);
}

void CandidatesView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    adapt();
}

void CandidatesView::retranslate()
{
    m_model->retranslate();
    m_title->setText(tr("Best candidates"));
    m_table->setAccessibleName(tr("The ten best candidates; a number or Enter accepts one"));
    adapt();
}

} // namespace crossgloss
