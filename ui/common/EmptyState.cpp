#include "common/EmptyState.h"

#include "common/Texts.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace crossgloss {

EmptyState::EmptyState(const QString& buttonName, QWidget* parent)
    : QWidget(parent)
    , m_text(styledLabel("muted", this))
    , m_button(new QPushButton(this))
{
    m_text->setAlignment(Qt::AlignCenter);
    m_text->setWordWrap(true);
    m_button->setObjectName(buttonName);
    m_button->setProperty("role", "primary");
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(16);
    layout->addStretch();
    layout->addWidget(m_text);
    layout->addWidget(m_button, 0, Qt::AlignCenter);
    layout->addStretch();
    connect(m_button, &QPushButton::clicked, this, &EmptyState::actionTriggered);
}

void EmptyState::setText(const QString& text)
{
    m_text->setText(text);
}

} // namespace crossgloss
