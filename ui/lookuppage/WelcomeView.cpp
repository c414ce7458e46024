#include "lookuppage/WelcomeView.h"

#include "common/Layouts.h"
#include "common/Texts.h"

#include <QEvent>
#include <QLabel>
#include <QMap>
#include <QPushButton>
#include <QVBoxLayout>

namespace crossgloss {

namespace {

/// Examples are data, not interface: they are in the language of the description whatever the interface's is.
QStringList examplesFor(const QString& language)
{
    static const QMap<QString, QStringList> examples = {
        {"en", {"a small house pet that purrs and catches mice", "to speak very quietly", "happening twice a year"}},
        {"fr", {"petit animal domestique qui miaule et chasse les souris", "parler à voix très basse",
                "personne qui écrit des livres"}},
        {"de", {"kleines Haustier, das schnurrt und Mäuse fängt", "sehr leise sprechen", "jemand, der Bücher schreibt"}},
        {"it", {"piccolo animale domestico che fa le fusa e caccia i topi", "parlare a voce molto bassa",
                "persona che scrive libri"}},
        {"es", {"pequeño animal doméstico que ronronea y caza ratones", "hablar en voz muy baja",
                "persona que escribe libros"}}};
    return examples.value(language);
}

} // namespace

WelcomeView::WelcomeView(QWidget* parent)
    : Retranslated(parent)
    , m_title(new QLabel(this))
    , m_sentence(styledLabel("muted", this))
    , m_try(styledLabel("section", this))
    , m_examples(new QVBoxLayout)
{
    followFont(m_title, 1.5, true);
    m_title->setAlignment(Qt::AlignHCenter);
    m_title->setWordWrap(true);
    m_sentence->setAlignment(Qt::AlignHCenter);
    m_sentence->setWordWrap(true);
    m_try->setAlignment(Qt::AlignHCenter);
    m_examples->setSpacing(4);
    auto* layout = columnIn(this, {24, 24, 24, 24}, 8);
    layout->addStretch(2);
    layout->addWidget(m_title);
    layout->addWidget(m_sentence);
    layout->addSpacing(24);
    layout->addWidget(m_try);
    layout->addLayout(m_examples);
    layout->addStretch(3);
    retranslate();
}

void WelcomeView::setLanguage(const QString& from)
{
    if (m_from != from) {
        m_from = from;
        rebuildExamples();
    }
}

void WelcomeView::rebuildExamples()
{
    while (QLayoutItem* item = m_examples->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const QStringList examples = examplesFor(m_from);
    m_try->setVisible(!examples.isEmpty());
    for (const QString& example : examples) {
        auto* button = new QPushButton(example, this);
        button->setProperty("role", "link");
        button->setObjectName(QStringLiteral("example"));
        button->setAccessibleName(tr("Look up: %1").arg(example));
        m_examples->addWidget(button, 0, Qt::AlignHCenter);
        connect(button, &QPushButton::clicked, this, [this, example] { Q_EMIT exampleChosen(example); });
    }
}

void WelcomeView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    // What holds it does not ask how high it gets at this width, where lines break.
    setMinimumHeight(layout()->totalMinimumHeightForWidth(width()));
}

void WelcomeView::retranslate()
{
    m_title->setText(tr("Describe a meaning, get the word"));
    m_sentence->setText(
        tr("Write what you mean in your own words; Crossgloss answers with words of the languages you choose."));
    m_try->setText(tr("For instance"));
    rebuildExamples();
}

} // namespace crossgloss
