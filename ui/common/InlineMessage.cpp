#include "common/InlineMessage.h"

#include "common/Icons.h"
#include "common/Layouts.h"
#include "common/Theme.h"

#include <QLabel>
#include <QPushButton>
#include <QStyle>
#include <QToolButton>

namespace crossgloss {

InlineMessage::InlineMessage(QWidget* parent)
    : Retranslated(parent)
    , m_icon(new QLabel(this))
    , m_text(new QLabel(this))
    , m_action(new QPushButton(this))
    , m_close(new QToolButton(this))
{
    setProperty("role", "message");
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_close->setIcon(themedIcon(QStringLiteral("close")));
    m_close->setAutoRaise(true);
    auto* layout = rowIn(this, {12, 8, 8, 8}, 8);
    layout->addWidget(m_icon, 0, Qt::AlignTop);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_action);
    layout->addWidget(m_close, 0, Qt::AlignTop);
    connect(m_action, &QPushButton::clicked, this, &InlineMessage::actionTriggered);
    connect(m_close, &QToolButton::clicked, this, [this] {
        dismiss();
        Q_EMIT closed();
    });
    connect(&Theme::instance(), &Theme::changed, this, &InlineMessage::refreshIcon);
    retranslate();
    m_action->hide();
    hide();
}

void InlineMessage::show(Severity severity, const QString& text, const QString& action)
{
    static const char* const names[] = {"info", "warning", "error"};
    m_severity = severity;
    setProperty("severity", names[static_cast<int>(severity)]);
    style()->unpolish(this);
    style()->polish(this);
    refreshIcon();
    m_text->setText(text);
    m_text->setAccessibleName(text);
    m_action->setText(action);
    m_action->setVisible(!action.isEmpty());
    setVisible(true);
}

void InlineMessage::dismiss()
{
    m_text->clear();
    hide();
}

QString InlineMessage::text() const
{
    return m_text->text();
}

void InlineMessage::retranslate()
{
    m_close->setToolTip(tr("Dismiss"));
    m_close->setAccessibleName(tr("Dismiss"));
}

void InlineMessage::refreshIcon()
{
    static const char* const names[] = {"info", "warning", "error"};
    const ThemeColours& colours = Theme::instance().colours();
    const QColor colour = m_severity == Severity::Error     ? colours.error
                          : m_severity == Severity::Warning ? colours.warning
                                                            : colours.accent;
    m_icon->setPixmap(tintedPixmap(QLatin1String(names[static_cast<int>(m_severity)]), colour,
                                   Theme::instance().scaled(20), devicePixelRatioF()));
}

} // namespace crossgloss
