#include "lookuppage/ResultColumn.h"

#include "common/BarDelegate.h"
#include "common/LanguageNames.h"
#include "common/Layouts.h"
#include "common/Texts.h"
#include "common/Theme.h"
#include "lookuppage/ResultModel.h"
#include "lookuppage/ResultTable.h"
#include "lookuppage/WordDelegate.h"

#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QTableView>

namespace crossgloss {

ResultColumn::ResultColumn(const QString& language, bool wide, QWidget* parent)
    : Retranslated(parent)
    , m_language(language)
    , m_wide(wide)
    , m_heading(styledLabel("section", this))
    , m_empty(styledLabel("muted", this))
    , m_view(new ResultTable(this))
    , m_model(new ResultModel(this))
    , m_wordDelegate(new WordDelegate(this))
{
    m_wordDelegate->setCompact(!wide);
    m_view->setObjectName(QStringLiteral("results-") + language);
    m_view->setModel(m_model);
    m_view->setItemDelegateForColumn(ResultModel::WordColumn, m_wordDelegate);
    m_view->setItemDelegateForColumn(ResultModel::ScoreColumn, new BarDelegate(ResultModel::ScoreRole, this));
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setShowGrid(false);
    m_view->setWordWrap(false);
    m_view->setTabKeyNavigation(false);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->verticalHeader()->hide();
    m_view->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_view->horizontalHeader()->setVisible(wide);
    m_view->horizontalHeader()->setHighlightSections(false);
    m_view->horizontalHeader()->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    m_view->setColumnHidden(ResultModel::PosColumn, !wide);
    m_view->setColumnHidden(ResultModel::DefinitionColumn, !wide);
    m_view->installEventFilter(this);
    m_view->viewport()->installEventFilter(this);
    m_view->setMouseTracking(true); // the row under the mouse shows its star
    m_empty->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    m_empty->setWordWrap(true);
    m_empty->hide();

    auto* layout = columnIn(this, {}, 8);
    layout->addWidget(m_heading);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_empty, 1);

    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &ResultColumn::currentChanged);
    connect(m_view, &QTableView::doubleClicked, this, &ResultColumn::opened);
    connect(m_view, &QTableView::clicked, this, &ResultColumn::opened);
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_view, &QWidget::customContextMenuRequested, this, [this](const QPoint& at) {
        if (const QModelIndex row = m_view->indexAt(at); row.isValid()) {
            m_view->setCurrentIndex(row);
        }
        if (current()) {
            Q_EMIT menuRequested(m_view->viewport()->mapToGlobal(at));
        }
    });
    connect(&Theme::instance(), &Theme::changed, this, &ResultColumn::adaptSizes);
    adaptSizes();
    retranslate();
}

void ResultColumn::setRows(std::vector<LookupRow> rows, int leftOut)
{
    m_leftOut = leftOut;
    m_model->setRows(std::move(rows));
    m_view->scrollToTop();
    const bool empty = m_model->rowCount() == 0;
    m_view->setVisible(!empty);
    m_empty->setVisible(empty);
    retranslate();
}

void ResultColumn::setSavedTest(const std::function<bool(const LookupRow&)>& test)
{
    m_model->setSavedTest(test);
}

void ResultColumn::refreshStars()
{
    m_model->refreshStars();
}

const std::vector<LookupRow>& ResultColumn::rows() const
{
    return m_model->rows();
}

const LookupRow* ResultColumn::current() const
{
    const QModelIndex index = m_view->currentIndex();
    return index.isValid() ? &m_model->rows()[static_cast<std::size_t>(index.row())] : nullptr;
}

int ResultColumn::currentRow() const
{
    return m_view->currentIndex().row();
}

void ResultColumn::setCurrentRow(int row)
{
    if (row < 0 || m_model->rowCount() == 0) {
        m_view->setCurrentIndex({});
        m_view->clearSelection();
    } else {
        m_view->setCurrentIndex(m_model->index(qMin(row, m_model->rowCount() - 1), ResultModel::WordColumn));
    }
}

void ResultColumn::enter()
{
    if (m_model->rowCount() > 0 && !m_view->currentIndex().isValid()) {
        setCurrentRow(0);
    }
    m_view->setFocus(Qt::OtherFocusReason);
}

bool ResultColumn::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_view && event->type() == QEvent::Resize && !m_wide) {
        // In little room the word itself goes before its score, which the details tell too.
        constexpr int fewLetters = 34;
        m_view->setColumnHidden(ResultModel::ScoreColumn,
                                m_view->width() < fewLetters * m_view->fontMetrics().averageCharWidth());
    }
    if (watched == m_view->viewport() && event->type() == QEvent::MouseButtonPress) {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        const QModelIndex index = m_view->indexAt(mouse->pos());
        if (mouse->button() == Qt::LeftButton && index.isValid() && index.column() == ResultModel::WordColumn) {
            QStyleOptionViewItem option;
            option.rect = m_view->visualRect(index);
            option.font = m_view->font();
            option.direction = m_view->layoutDirection();
            constexpr int around = 5;
            if (m_wordDelegate->starArea(option).adjusted(-around, -around, around, around).contains(mouse->pos())) {
                Q_EMIT starClicked(m_model->rows()[static_cast<std::size_t>(index.row())]);
                return true;
            }
        }
    }
    if (watched == m_view && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if ((key->modifiers() & ~Qt::KeypadModifier) == 0) {
            const int reading = layoutDirection() == Qt::RightToLeft ? -1 : 1;
            switch (key->key()) {
            case Qt::Key_Return:
            case Qt::Key_Enter: Q_EMIT entered(); return true;
            case Qt::Key_Escape: Q_EMIT escaped(); return true;
            case Qt::Key_Left: Q_EMIT leftSideways(-reading); return true;
            case Qt::Key_Right: Q_EMIT leftSideways(reading); return true;
            case Qt::Key_Up:
                if (m_view->currentIndex().row() <= 0) {
                    Q_EMIT leftUp();
                    return true;
                }
                break;
            default: break;
            }
        }
    }
    return QWidget::eventFilter(watched, event);
}

void ResultColumn::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_model->retranslate();
    }
    Retranslated::changeEvent(event);
}

void ResultColumn::retranslate()
{
    const QString name = displayLanguage(m_language);
    const int count = m_model->rowCount();
    m_heading->setText(count > 0 ? tr("%1 · %Ln word(s)", nullptr, count).arg(name) : name);
    m_empty->setText((m_leftOut > 0 ? tr("No likely word in %1.") : tr("No word in %1 matches.")).arg(name));
    m_view->setAccessibleName(tr("Answers in %1").arg(name));
}

void ResultColumn::adaptSizes()
{
    const Theme& theme = Theme::instance();
    QStyleOptionViewItem option;
    option.font = m_view->font();
    option.fontMetrics = m_view->fontMetrics();
    m_view->verticalHeader()->setDefaultSectionSize(m_wordDelegate->sizeHint(option, {}).height());
    QHeaderView* header = m_view->horizontalHeader();
    const int letter = m_view->fontMetrics().averageCharWidth();
    if (m_wide) {
        header->setSectionResizeMode(ResultModel::WordColumn, QHeaderView::Interactive);
        header->resizeSection(ResultModel::WordColumn, 26 * letter);
        header->setSectionResizeMode(ResultModel::PosColumn, QHeaderView::Interactive);
        header->resizeSection(ResultModel::PosColumn, 20 * letter);
        header->setSectionResizeMode(ResultModel::ScoreColumn, QHeaderView::Fixed);
        header->resizeSection(ResultModel::ScoreColumn, theme.scaled(130));
        header->setSectionResizeMode(ResultModel::DefinitionColumn, QHeaderView::Stretch);
    } else {
        header->setSectionResizeMode(ResultModel::WordColumn, QHeaderView::Stretch);
        header->setSectionResizeMode(ResultModel::ScoreColumn, QHeaderView::Fixed);
        header->resizeSection(ResultModel::ScoreColumn, theme.scaled(62));
    }
}

} // namespace crossgloss
