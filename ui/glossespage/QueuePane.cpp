#include "glossespage/QueuePane.h"

#include "common/AlignTexts.h"
#include "common/FlowLayout.h"
#include "common/Icons.h"
#include "common/Layouts.h"
#include "common/PlotPanel.h"
#include "common/Texts.h"
#include "common/Theme.h"
#include "glossespage/GlossTexts.h"

#include <QComboBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSettings>
#include <QTableView>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <set>

namespace crossgloss {

namespace {

constexpr Verdict verdicts[] = {Verdict::Open, Verdict::Accepted, Verdict::Deferred, Verdict::NoCounterpart};

} // namespace

QueuePane::QueuePane(QueueModel* model, CurrentGloss& current, QWidget* parent)
    : Retranslated(parent)
    , m_model(model)
    , m_current(current)
    , m_filter(new QueueFilter(model, this))
    , m_search(new QLineEdit(this))
    , m_state(new QComboBox(this))
    , m_pos(new QComboBox(this))
    , m_order(new QComboBox(this))
    , m_moved(new QToolButton(this))
    , m_disagrees(new QToolButton(this))
    , m_noted(new QToolButton(this))
    , m_rejected(new QToolButton(this))
    , m_listed(new QToolButton(this))
    , m_table(new QTableView(this))
    , m_count(styledLabel("muted", this))
    , m_typing(new QTimer(this))
{
    layOut();
    m_typing->setSingleShot(true);
    m_typing->setInterval(150);
    connect(m_typing, &QTimer::timeout, this, &QueuePane::choiceChanged);
    connect(m_search, &QLineEdit::textChanged, m_typing, qOverload<>(&QTimer::start));
    connect(m_search, &QLineEdit::returnPressed, this, [this] {
        choiceChanged();
        m_table->setFocus();
    });
    for (QComboBox* box : {m_state, m_pos}) {
        connect(box, &QComboBox::currentIndexChanged, this, &QueuePane::choiceChanged);
    }
    connect(m_order, &QComboBox::currentIndexChanged, this, [this] {
        if (!m_setting) {
            setOrder(static_cast<QueueOrder>(m_order->currentData().toInt()));
        }
    });
    for (QToolButton* chip : {m_moved, m_disagrees, m_noted, m_rejected, m_listed}) {
        connect(chip, &QToolButton::toggled, this, [this, chip](bool on) {
            setStyleProperty(chip, "active", on);
            choiceChanged();
        });
    }
    connect(m_filter, &QueueFilter::orderChanged, this, &QueuePane::showOrder);
    connect(m_table->horizontalHeader(), &QHeaderView::sectionClicked, this, [this](int column) {
        const bool again = m_table->horizontalHeader()->sortIndicatorSection() == column;
        const bool rising = m_table->horizontalHeader()->sortIndicatorOrder() == Qt::AscendingOrder;
        const CurrentGloss::Update update(m_current);
        m_filter->sort(column, again && rising ? Qt::DescendingOrder : Qt::AscendingOrder);
        settle();
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        if (!m_following && !m_current.isUpdating()) {
            m_current.set(m_filter->sourceOf(m_table->currentIndex()));
        }
    });
    connect(&m_current, &CurrentGloss::changed, this, &QueuePane::currentChanged);
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved}) {
        connect(m_filter, signal, this, &QueuePane::tellCount);
    }
    connect(m_filter, &QAbstractItemModel::modelReset, this, &QueuePane::tellCount);
    connect(&Theme::instance(), &Theme::changed, this, &QueuePane::adapt);
    retranslate();
    showOrder();
}

void QueuePane::layOut()
{
    m_search->setObjectName(QStringLiteral("queueSearch"));
    m_search->setClearButtonEnabled(true);
    m_search->addAction(themedIcon(QStringLiteral("lookup")), QLineEdit::LeadingPosition);
    m_search->installEventFilter(this);
    m_state->setObjectName(QStringLiteral("queueState"));
    m_pos->setObjectName(QStringLiteral("queuePos"));
    m_order->setObjectName(QStringLiteral("queueOrder"));
    m_moved->setObjectName(QStringLiteral("queueMoved"));
    m_disagrees->setObjectName(QStringLiteral("queueDisagrees"));
    m_noted->setObjectName(QStringLiteral("queueNoted"));
    m_rejected->setObjectName(QStringLiteral("queueRejected"));
    m_listed->setObjectName(QStringLiteral("queueListed"));
    m_listed->hide();
    m_count->setObjectName(QStringLiteral("queueCount"));
    for (QComboBox* box : {m_state, m_pos, m_order}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(box == m_pos ? 9 : 3);
    }
    m_table->setObjectName(QStringLiteral("queue"));
    m_table->setModel(m_filter);
    prepareTable(m_table);
    m_table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    QHeaderView* header = m_table->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::Interactive);
    header->setSectionResizeMode(QueueModel::SourceColumn, QHeaderView::Stretch);
    header->setSectionResizeMode(QueueModel::SuggestionColumn, QHeaderView::Stretch);
    header->setSectionsClickable(true);
    header->setSortIndicatorShown(true);
    header->setTextElideMode(Qt::ElideRight);
    m_table->installEventFilter(this);
    m_table->viewport()->installEventFilter(this);

    auto* chips = new QWidget(this);
    auto* flow = new FlowLayout(chips, 6);
    flow->addWidget(m_pos);
    for (QToolButton* chip : {m_disagrees, m_moved, m_noted, m_rejected, m_listed}) {
        chip->setProperty("role", "decision");
        chip->setCheckable(true);
        chip->setParent(chips);
        flow->addWidget(chip);
    }
    auto* boxes = newRow(6);
    boxes->addWidget(m_order, 5);
    boxes->addWidget(m_state, 4);
    auto* layout = new QVBoxLayout(this);
    // A mirrored splitter gives its first pane a pixel too many.
    layout->setContentsMargins(0, 0, 1, 0);
    layout->setSpacing(8);
    layout->addWidget(m_search);
    layout->addLayout(boxes);
    layout->addWidget(chips);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_count);
}

bool QueuePane::setCurrent(std::int32_t source)
{
    if (!m_filter->indexOf(source).isValid()) {
        return false;
    }
    m_current.set(source);
    follow();
    return true;
}

void QueuePane::settle()
{
    if (!m_filter->indexOf(m_current.source()).isValid()) {
        // The table has gone to a neighbour.
        const QModelIndex near = m_table->currentIndex();
        m_current.set(m_filter->sourceOf(near.isValid() ? near : m_filter->index(0, 0)));
    }
    follow();
}

void QueuePane::follow()
{
    m_following = true;
    const QModelIndex index = m_filter->indexOf(m_current.source());
    m_table->setCurrentIndex(index);
    if (index.isValid()) {
        m_table->scrollTo(index);
    }
    m_following = false;
}

void QueuePane::currentChanged(const CurrentGloss::Change& change)
{
    follow();
    if (change.moved && m_filter->held() >= 0) {
        // Its row may leave its place, or the filter: not while the table is changing its current row.
        QMetaObject::invokeMethod(
            this,
            [this] {
                if (m_filter->held() != m_current.source()) {
                    m_filter->release();
                }
            },
            Qt::QueuedConnection);
    }
}

void QueuePane::move(int step)
{
    const int rows = m_filter->rowCount();
    if (rows == 0) {
        return;
    }
    const QModelIndex now = m_filter->indexOf(m_current.source());
    const int row = now.isValid() ? qBound(0, now.row() + step, rows - 1) : 0;
    setCurrent(m_filter->sourceOf(m_filter->index(row, 0)));
}

void QueuePane::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void QueuePane::clearFilters()
{
    setChoice({});
}

void QueuePane::setChoice(const QueueFilter::Choice& choice)
{
    m_setting = true;
    m_search->setText(choice.text);
    m_typing->stop();
    m_state->setCurrentIndex(qMax(0, m_state->findData(choice.state ? static_cast<int>(*choice.state) : -1)));
    m_pos->setCurrentIndex(qMax(0, m_pos->findData(choice.pos ? static_cast<int>(*choice.pos) : -1)));
    m_moved->setChecked(choice.moved);
    m_disagrees->setChecked(choice.disagrees);
    m_noted->setChecked(choice.noted);
    m_rejected->setChecked(choice.rejected);
    m_listed->setChecked(choice.listed);
    m_setting = false;
    choiceChanged();
}

void QueuePane::choiceChanged()
{
    if (m_setting) {
        return;
    }
    m_typing->stop();
    QueueFilter::Choice choice;
    if (m_state->currentData().toInt() >= 0) {
        choice.state = static_cast<Verdict>(m_state->currentData().toInt());
    }
    if (m_pos->currentData().toInt() >= 0) {
        choice.pos = static_cast<PartOfSpeech>(m_pos->currentData().toInt());
    }
    choice.text = m_search->text();
    choice.moved = m_moved->isChecked();
    choice.disagrees = m_disagrees->isChecked();
    choice.noted = m_noted->isChecked();
    choice.rejected = m_rejected->isChecked();
    choice.listed = m_listed->isChecked();
    setStyleProperty(m_state, "active", choice.state.has_value());
    setStyleProperty(m_pos, "active", choice.pos.has_value());
    setStyleProperty(m_search, "active", !choice.text.isEmpty());
    const CurrentGloss::Update update(m_current);
    m_filter->setChoice(choice);
    settle();
    tellCount();
}

void QueuePane::setOrder(QueueOrder order)
{
    const CurrentGloss::Update update(m_current);
    m_filter->setOrder(order);
    settle();
}

void QueuePane::showOrder()
{
    m_setting = true;
    m_order->setCurrentIndex(m_order->findData(static_cast<int>(m_filter->order())));
    m_setting = false;
    m_table->horizontalHeader()->setSortIndicator(m_filter->sortColumn(), m_filter->sortOrder());
    fitColumns();
    if (m_table->currentIndex().isValid()) {
        m_table->scrollTo(m_table->currentIndex());
    }
}

void QueuePane::showListed(const QString& name, const std::vector<std::int32_t>& sources)
{
    const CurrentGloss::Update update(m_current);
    m_listName = name;
    m_listed->setText(name);
    m_listed->setVisible(!sources.empty());
    m_filter->setListed(sources);
    QueueFilter::Choice choice;
    choice.listed = !sources.empty();
    setChoice(choice);
}

void QueuePane::offerPartsOfSpeech()
{
    std::set<PartOfSpeech> found;
    if (m_model->linking()) {
        for (const LinkingGloss& gloss : m_model->linking()->source.glosses) {
            found.insert(gloss.pos);
        }
    }
    const int before = m_pos->count() > 0 ? m_pos->currentData().toInt() : -1;
    m_setting = true;
    m_pos->clear();
    m_pos->addItem(tr("Part of speech"), -1);
    for (const PartOfSpeech pos : found) {
        if (pos != PartOfSpeech::Unknown) {
            m_pos->addItem(displayPartOfSpeech(pos), static_cast<int>(pos));
        }
    }
    m_pos->setCurrentIndex(qMax(0, m_pos->findData(before)));
    m_setting = false;
}

void QueuePane::tellCount()
{
    const auto shown = static_cast<std::size_t>(m_filter->rowCount());
    const std::size_t all = m_model->items().size();
    m_count->setText(shown == all ? tr("%1 glosses").arg(displayCount(all))
                                  : tr("%1 of %2 glosses").arg(displayCount(shown), displayCount(all)));
}

bool QueuePane::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_table->viewport() && event->type() == QEvent::Resize) {
        fitColumns();
    }
    if (event->type() == QEvent::KeyPress) {
        auto* key = static_cast<QKeyEvent*>(event);
        if (watched == m_search && (key->key() == Qt::Key_Escape || key->key() == Qt::Key_Down)) {
            if (key->key() == Qt::Key_Escape) {
                m_search->clear();
            }
            choiceChanged();
            m_table->setFocus();
            return true;
        }
        if (watched == m_table && key->modifiers() == Qt::NoModifier) {
            const int page = qMax(1, m_table->viewport()->height() / qMax(1, m_table->rowHeight(0)) - 1);
            const QHash<int, int> steps = {{Qt::Key_Up, -1},
                                           {Qt::Key_Down, 1},
                                           {Qt::Key_PageUp, -page},
                                           {Qt::Key_PageDown, page},
                                           {Qt::Key_Home, -m_filter->rowCount()},
                                           {Qt::Key_End, m_filter->rowCount()}};
            if (const auto found = steps.constFind(key->key()); found != steps.constEnd()) {
                Q_EMIT moveRequested(*found);
                return true;
            }
        }
    }
    return QWidget::eventFilter(watched, event);
}

void QueuePane::saveSession(QSettings& settings) const
{
    const QueueFilter::Choice& choice = m_filter->choice();
    settings.setValue(QStringLiteral("order"), static_cast<int>(m_filter->order()));
    settings.setValue(QStringLiteral("state"), choice.state ? static_cast<int>(*choice.state) : -1);
    settings.setValue(QStringLiteral("pos"), choice.pos ? static_cast<int>(*choice.pos) : -1);
    settings.setValue(QStringLiteral("text"), choice.text);
    settings.setValue(QStringLiteral("moved"), choice.moved);
    settings.setValue(QStringLiteral("disagrees"), choice.disagrees);
    settings.setValue(QStringLiteral("noted"), choice.noted);
    settings.setValue(QStringLiteral("rejected"), choice.rejected);
}

void QueuePane::restoreSession(QSettings& settings)
{
    QueueFilter::Choice choice;
    const int state = settings.value(QStringLiteral("state"), -1).toInt();
    const int pos = settings.value(QStringLiteral("pos"), -1).toInt();
    if (state >= 0 && state < static_cast<int>(std::size(verdicts))) {
        choice.state = static_cast<Verdict>(state);
    }
    if (m_pos->findData(pos) > 0) {
        choice.pos = static_cast<PartOfSpeech>(pos);
    }
    choice.text = settings.value(QStringLiteral("text")).toString();
    choice.moved = settings.value(QStringLiteral("moved")).toBool();
    choice.disagrees = settings.value(QStringLiteral("disagrees")).toBool();
    choice.noted = settings.value(QStringLiteral("noted")).toBool();
    choice.rejected = settings.value(QStringLiteral("rejected")).toBool();
    setOrder(static_cast<QueueOrder>(
        qBound(0, settings.value(QStringLiteral("order"), 0).toInt(), static_cast<int>(QueueOrder::Linking))));
    setChoice(choice);
}

void QueuePane::adapt()
{
    const QFontMetrics metrics = m_table->fontMetrics();
    const Theme& theme = Theme::instance();
    int state = metrics.horizontalAdvance(tr("State"));
    for (const Verdict verdict : verdicts) {
        state = qMax(state, metrics.horizontalAdvance(displayVerdict(verdict)));
    }
    m_table->setIconSize(QSize(theme.scaled(16), theme.scaled(16)));
    m_table->verticalHeader()->setDefaultSectionSize(metrics.height() + theme.scaled(12));
    m_widths.state = state + theme.scaled(48);
    m_widths.icon = theme.scaled(40);
    m_widths.lemmas = 12 * metrics.averageCharWidth() + theme.scaled(16);
    const auto number = [&](const QString& text, const QString& heading) {
        return qMax(metrics.horizontalAdvance(text) + theme.scaled(20),
                    m_table->horizontalHeader()->fontMetrics().horizontalAdvance(heading) + theme.scaled(30));
    };
    m_widths.margin = number(QStringLiteral("+0.000"), tr("Margin"));
    m_widths.score = number(QStringLiteral("-0.000"), tr("Score"));
    fitColumns();
}

void QueuePane::fitColumns()
{
    const bool byScore = m_filter->sortColumn() == QueueModel::ScoreColumn;
    const int first = byScore ? m_widths.score : m_widths.margin;
    const int second = byScore ? m_widths.margin : m_widths.score;
    // Both words come before all else; then the number that the queue is sorted by, the other one, the name of the state.
    const int room = m_table->viewport()->width() - 2 * m_widths.lemmas;
    const bool hasFirst = room >= m_widths.icon + first;
    const bool hasSecond = room >= m_widths.icon + first + second;
    const bool named = room >= m_widths.state + first + second;
    m_filter->setCompact(!named);
    m_table->setColumnWidth(QueueModel::StateColumn, named ? m_widths.state : m_widths.icon);
    m_table->setColumnWidth(QueueModel::MarginColumn, m_widths.margin);
    m_table->setColumnWidth(QueueModel::ScoreColumn, m_widths.score);
    m_table->setColumnHidden(QueueModel::MarginColumn, byScore ? !hasSecond : !hasFirst);
    m_table->setColumnHidden(QueueModel::ScoreColumn, byScore ? !hasFirst : !hasSecond);
}

void QueuePane::retranslate()
{
    m_model->retranslate();
    m_setting = true;
    const int state = m_state->count() > 0 ? m_state->currentData().toInt() : -1;
    m_state->clear();
    m_state->addItem(tr("All states"), -1);
    for (const Verdict verdict : verdicts) {
        m_state->addItem(themedIcon(iconOf(verdict)), displayVerdict(verdict), static_cast<int>(verdict));
    }
    m_state->setCurrentIndex(m_state->findData(state));
    const QPair<QueueOrder, QString> orders[] = {
        {QueueOrder::LeastCertain, tr("Least certain")}, {QueueOrder::MostCertain, tr("Most certain")},
        {QueueOrder::BestScore, tr("Best score")},       {QueueOrder::WorstScore, tr("Worst score")},
        {QueueOrder::SourceLemma, tr("Source lemma")},      {QueueOrder::TargetLemma, tr("Suggested lemma")},
        {QueueOrder::State, tr("State")},                   {QueueOrder::Linking, tr("Order of the wordnet")}};
    m_order->clear();
    for (const auto& [order, name] : orders) {
        m_order->addItem(name, static_cast<int>(order));
    }
    m_order->setCurrentIndex(m_order->findData(static_cast<int>(m_filter->order())));
    m_setting = false;
    offerPartsOfSpeech();
    m_search->setPlaceholderText(tr("Find in lemmas and glosses"));
    m_search->setAccessibleName(tr("Find in lemmas and glosses"));
    m_search->setToolTip(tr("Find in lemmas, glosses and synsets of either side (Ctrl+F)"));
    m_state->setAccessibleName(tr("State to show"));
    m_pos->setAccessibleName(tr("Part of speech to show"));
    m_order->setAccessibleName(tr("Order of the queue"));
    m_disagrees->setText(tr("Retrieval differs"));
    m_disagrees->setToolTip(tr("Glosses whose best candidate went to another: the matching decided against retrieval"));
    m_moved->setText(tr("Changed"));
    m_moved->setToolTip(tr("Glosses whose suggestion changed since you looked"));
    m_noted->setText(tr("Notes"));
    m_noted->setToolTip(tr("Glosses with a note"));
    m_rejected->setText(tr("Rejections"));
    m_rejected->setToolTip(tr("Glosses with rejected targets"));
    m_table->setAccessibleName(tr("Queue of glosses"));
    tellCount();
    adapt();
}

} // namespace crossgloss
