#include "glossespage/DecisionBar.h"

#include "common/FlowLayout.h"
#include "common/Layouts.h"
#include "common/Texts.h"
#include "common/Theme.h"
#include "glossespage/GlossTexts.h"
#include "glossespage/ReviewActions.h"

#include <QAbstractTextDocumentLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QToolButton>

namespace crossgloss {

DecisionBar::DecisionBar(ReviewActions& actions, CurrentGloss& current, QWidget* parent)
    : Retranslated(parent)
    , m_actions(actions)
    , m_current(current)
    , m_note(new QPlainTextEdit(this))
{
    auto* decisions = new QWidget(this);
    auto* decisionFlow = new FlowLayout(decisions, 6);
    for (const auto& [action, name] : std::initializer_list<std::pair<QAction*, const char*>>{
             {actions.accept, "acceptPair"},
             {actions.reject, "rejectPair"},
             {actions.defer, "deferGloss"},
             {actions.noCounterpart, "noCounterpart"},
             {actions.reopen, "reopenGloss"}}) {
        QToolButton* button = makeButton(action, name);
        button->setParent(decisions);
        decisionFlow->addWidget(button);
        m_reopen = button;
    }
    auto* relations = new QWidget(this);
    auto* relationFlow = new FlowLayout(relations, 6);
    for (QAction* action : std::as_const(actions.relations)) {
        QToolButton* button = makeButton(action, "relation");
        button->setObjectName(QStringLiteral("relation%1").arg(m_relations.size()));
        button->setCheckable(true);
        button->setParent(relations);
        relationFlow->addWidget(button);
        m_relations.append(button);
        connect(action, &QAction::toggled, button, [button](bool on) {
            button->setChecked(on);
            setStyleProperty(button, "active", on);
        });
    }
    setStyleProperty(m_relations.first(), "active", true);
    m_relations.first()->setChecked(true);
    m_note->setObjectName(QStringLiteral("note"));
    m_note->setTabChangesFocus(true);
    connect(m_note->document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this, &DecisionBar::fitNote);
    m_note->installEventFilter(this);
    auto* layout = columnIn(this, {}, 6);
    layout->addWidget(decisions);
    layout->addWidget(relations);
    layout->addWidget(m_note);
    connect(&Theme::instance(), &Theme::changed, this, &DecisionBar::adapt);
    adapt();
    connect(&m_current, &CurrentGloss::changed, this, &DecisionBar::showCurrent);
    retranslate();
    showCurrent();
}

QToolButton* DecisionBar::makeButton(QAction* action, const char* name)
{
    auto* button = new QToolButton(this);
    button->setObjectName(QLatin1String(name));
    button->setProperty("role", "decision");
    button->setIcon(action->icon());
    button->setToolButtonStyle(action->icon().isNull() ? Qt::ToolButtonTextOnly : Qt::ToolButtonTextBesideIcon);
    button->setEnabled(action->isEnabled());
    connect(button, &QToolButton::clicked, action, &QAction::trigger);
    connect(action, &QAction::changed, button, [button, action] { button->setEnabled(action->isEnabled()); });
    m_buttons.append({button, action});
    return button;
}

void DecisionBar::showCurrent()
{
    if (m_unknownNote) {
        return;
    }
    if (m_noteOf != m_current.source() && noteChanged()) {
        Q_EMIT noteEntered();
    }
    const ReviewItem* item = m_current.item();
    m_noteOf = m_current.source();
    m_stored = item ? QString::fromStdString(item->note) : QString();
    if (m_note->toPlainText() != m_stored) {
        m_note->setPlainText(m_stored);
    }
    m_note->setEnabled(item != nullptr);
    m_reopen->setVisible(item && item->verdict != Verdict::Open);
    setRelation(item && item->verdict == Verdict::Accepted ? item->relation : Relation::Exact);
}

Relation DecisionBar::relation() const
{
    for (int i = 0; i < m_actions.relations.size(); ++i) {
        if (m_actions.relations.at(i)->isChecked()) {
            return static_cast<Relation>(i);
        }
    }
    return Relation::Exact;
}

void DecisionBar::setRelation(Relation relation)
{
    m_actions.relations.at(static_cast<int>(relation))->setChecked(true);
}

void DecisionBar::editNote()
{
    m_note->setFocus(Qt::ShortcutFocusReason);
    m_note->moveCursor(QTextCursor::End);
}

QString DecisionBar::note() const
{
    return m_note->toPlainText().trimmed();
}

bool DecisionBar::noteChanged() const
{
    return m_note->isEnabled() && note() != m_stored.trimmed();
}

void DecisionBar::noteTaken()
{
    m_stored = m_note->toPlainText();
}

void DecisionBar::noteRefused()
{
    const ReviewItem* item = m_current.item();
    if (item && m_noteOf == m_current.source()) {
        m_stored = QString::fromStdString(item->note);
    }
}

void DecisionBar::beginUnknownNote()
{
    m_unknownNote = true;
    m_noteOf = -1;
    m_note->clear();
    m_stored.clear();
    m_note->setEnabled(true);
    m_note->setFocus(Qt::ShortcutFocusReason);
}

void DecisionBar::endUnknownNote()
{
    const QString typed = m_note->toPlainText();
    m_unknownNote = false;
    m_note->clear();
    showCurrent();
    if (const ReviewItem* item = m_current.item()) {
        m_note->moveCursor(QTextCursor::End);
        m_note->insertPlainText(item->note.empty() || typed.isEmpty() ? typed : QLatin1Char(' ') + typed);
    }
}

bool DecisionBar::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_note && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (key->key() == Qt::Key_Escape || (enter && !(key->modifiers() & Qt::ShiftModifier))) {
            if (key->key() == Qt::Key_Escape) {
                m_note->setPlainText(m_stored);
            }
            Q_EMIT noteEntered();
            Q_EMIT noteLeft();
            return true;
        }
    } else if (watched == m_note && event->type() == QEvent::FocusOut) {
        Q_EMIT noteEntered();
    }
    return QWidget::eventFilter(watched, event);
}

void DecisionBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    // A splitter knows nothing of rows that wrap: it would cut them.
    setMinimumHeight(layout()->heightForWidth(width()));
}

void DecisionBar::rename()
{
    for (const auto& [button, action] : std::as_const(m_buttons)) {
        const qsizetype relation = m_relations.indexOf(button);
        QString name = relation >= 0 ? displayRelation(static_cast<Relation>(relation)) : action->text();
        name.remove(QLatin1Char('&'));
        button->setAccessibleName(relation >= 0 ? QString(action->text()).remove(QLatin1Char('&')) : name);
        button->setToolTip(tr("%1 (%2)", "what a button does, its key")
                               .arg(relation >= 0 ? action->toolTip() : name,
                                    action->shortcut().toString(QKeySequence::NativeText)));
        button->setText(tr("%1 %2", "name of a button, its key").arg(name, keyOf(action)));
    }
}

void DecisionBar::fitNote()
{
    // One line for most, three for those who need them.
    const int lines = qBound(1, static_cast<int>(m_note->document()->size().height()), 3);
    m_note->setFixedHeight(m_note->fontMetrics().lineSpacing() * lines + Theme::instance().scaled(22));
}

QString DecisionBar::keyOf(const QAction* action)
{
    QString key = action->shortcut().toString(QKeySequence::NativeText);
    return key.replace(QStringLiteral("Shift+"), QStringLiteral("⇧"));
}

void DecisionBar::adapt()
{
    const Theme& theme = Theme::instance();
    for (const auto& [button, action] : std::as_const(m_buttons)) {
        button->setIconSize(QSize(theme.scaled(14), theme.scaled(14)));
    }
    fitNote();
}

void DecisionBar::retranslate()
{
    m_note->setPlaceholderText(tr("Note (%1): Enter saves it, Shift+Enter starts a new line")
                                   .arg(m_actions.note->shortcut().toString(QKeySequence::NativeText)));
    m_note->setAccessibleName(tr("Note on this gloss"));
    rename();
    const QPair<const char*, QString> shortNames[] = {{"acceptPair", tr("Accept")},
                                                      {"rejectPair", tr("Reject")},
                                                      {"deferGloss", tr("Defer")},
                                                      {"noCounterpart", tr("No counterpart")},
                                                      {"reopenGloss", tr("Reopen")}};
    for (const auto& [button, action] : std::as_const(m_buttons)) {
        for (const auto& [id, name] : shortNames) {
            if (button->objectName() == QLatin1String(id)) {
                button->setText(tr("%1 %2", "name of a button, its key")
                                    .arg(name, keyOf(action)));
            }
        }
    }
}

} // namespace crossgloss
