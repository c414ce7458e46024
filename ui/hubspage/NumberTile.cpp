#include "hubspage/NumberTile.h"

#include "common/Layouts.h"
#include "common/Texts.h"

#include <QLabel>

namespace crossgloss {

NumberTile::NumberTile(QWidget* parent)
    : QFrame(parent)
    , m_name(styledLabel("muted", this))
    , m_number(new QLabel(this))
    , m_beside(styledLabel("muted", this))
{
    setProperty("role", "card");
    followFont(m_number, 1.7, true);
    followFont(m_beside, 0.9);
    auto* layout = columnIn(this, {10, 4, 10, 4}, 0);
    layout->addWidget(m_name);
    layout->addWidget(m_number);
    layout->addWidget(m_beside);
}

void NumberTile::setTexts(const QString& name, const QString& explanation)
{
    m_name->setText(name);
    setToolTip(explanation);
    rename();
}

void NumberTile::setNumber(const QString& number, const QString& beside)
{
    m_number->setText(number);
    m_beside->setText(beside);
    m_beside->setVisible(!beside.isEmpty());
    rename();
}

QString NumberTile::number() const
{
    return m_number->text();
}

void NumberTile::rename()
{
    setAccessibleName(m_name->text() + QStringLiteral(": ") + m_number->text() + QLatin1Char(' ') + m_beside->text());
}

} // namespace crossgloss
