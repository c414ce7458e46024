#include "common/PageHeading.h"

#include "common/Layouts.h"
#include "common/Texts.h"

#include <QLabel>

namespace crossgloss {

PageHeading::PageHeading(QWidget* parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_sentence(styledLabel("muted", this))
{
    followFont(m_title, 1.5, true);
    m_sentence->setWordWrap(true);
    auto* layout = columnIn(this, {}, 8);
    layout->addWidget(m_title);
    layout->addWidget(m_sentence);
}

void PageHeading::setTexts(const QString& title, const QString& sentence)
{
    m_title->setText(title);
    m_sentence->setText(sentence);
}

} // namespace crossgloss
