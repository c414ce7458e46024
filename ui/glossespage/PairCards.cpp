#include "glossespage/PairCards.h"

#include "common/Icons.h"
#include "common/LanguageNames.h"
#include "common/Layouts.h"
#include "common/PlotPanel.h"
#include "common/TextDirection.h"
#include "common/Texts.h"
#include "common/Theme.h"
#include "glossespage/GlossTexts.h"
#include "common/PlanView.h"

#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QTableView>
#include <QToolButton>

namespace crossgloss {

PairCards::PairCards(QWidget* parent)
    : Retranslated(parent)
    , m_source(makeCard("sourceCard"))
    , m_target(makeCard("targetCard"))
    , m_note(styledLabel("muted", this))
    , m_toggle(new QToolButton(this))
    , m_plan(new PlanView(this))
    , m_model(new PlanModel(this))
    , m_table(new QTableView(this))
{
    m_note->setObjectName(QStringLiteral("pairNote"));
    m_note->setTextFormat(Qt::PlainText);
    m_note->setWordWrap(true);
    m_plan->setObjectName(QStringLiteral("plan"));
    m_toggle->setObjectName(QStringLiteral("planTable"));
    m_toggle->setIcon(themedIcon(QStringLiteral("table")));
    m_toggle->setCheckable(true);
    m_toggle->setAutoRaise(true);
    m_table->setModel(m_model);
    prepareTable(m_table);
    m_table->hide();

    // The cards reach down behind the plan, so that its bands run from one into the other.
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(24);
    grid->setVerticalSpacing(0);
    int column = 0;
    for (const Card& card : {m_source, m_target}) {
        auto* texts = columnIn(nullptr, {14, 12, 14, 8}, 4);
        texts->addWidget(card.head);
        texts->addWidget(card.lemmas);
        texts->addWidget(card.text);
        texts->addStretch();
        grid->addWidget(card.frame, 0, column, 2, 1);
        grid->addLayout(texts, 0, column);
        grid->setColumnStretch(column++, 1);
    }
    auto* plan = new QWidget(this);
    auto* planLayout = columnIn(plan);
    m_table->setParent(plan);
    planLayout->addWidget(m_plan, 1);
    planLayout->addWidget(m_table, 1);
    grid->addWidget(plan, 1, 0, 1, 2);
    auto* foot = rowIn(nullptr, {2, 4, 2, 0});
    foot->addWidget(m_note, 1);
    foot->addWidget(m_toggle);
    grid->addLayout(foot, 2, 0, 1, 2);
    grid->setRowStretch(1, 1);
    plan->raise();

    connect(m_toggle, &QToolButton::toggled, this, [this](bool on) {
        // The keyboard stays with the plan: elsewhere the next letter might be a decision, or text.
        const bool had = m_plan->hasFocus() || m_table->hasFocus();
        (on ? static_cast<QWidget*>(m_table) : m_plan)->show();
        if (had) {
            (on ? static_cast<QWidget*>(m_table) : m_plan)->setFocus();
        }
        (on ? m_plan : static_cast<QWidget*>(m_table))->hide();
        Q_EMIT tableToggled(on);
    });
    const auto adapt = [this] {
        m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().height() + Theme::instance().scaled(10));
        m_table->setMinimumHeight(m_table->fontMetrics().height() * 8);
    };
    connect(&Theme::instance(), &Theme::changed, this, adapt);
    adapt();
    retranslate();
}

PairCards::Card PairCards::makeCard(const char* name)
{
    Card card;
    card.frame = new QFrame(this);
    card.frame->setProperty("role", "card");
    card.head = styledLabel("muted", this);
    card.lemmas = new QLabel(this);
    card.text = new QLabel(this);
    card.text->setObjectName(QLatin1String(name));
    followFont(card.lemmas, 1.2, true);
    followFont(card.text, 1.05);
    for (QLabel* label : {card.head, card.lemmas, card.text}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    return card;
}

void PairCards::fill(const Card& card, const LinkingSide* side, const LinkingGloss* gloss, const QString& missing)
{
    card.lemmas->setVisible(gloss != nullptr);
    card.text->setVisible(gloss != nullptr);
    if (!gloss || !side) {
        card.head->setText(missing);
        card.text->clear();
        card.lemmas->clear();
        card.frame->setAccessibleName(missing);
        return;
    }
    QStringList head{displayLanguage(side->language)};
    if (gloss->pos != PartOfSpeech::Unknown) {
        head.append(displayPartOfSpeech(gloss->pos));
    }
    head.append(isolated(QString::fromStdString(gloss->synset)));
    card.head->setText(joinedFacts(head));
    const QString text = QString::fromStdString(gloss->text);
    // A gloss is read in its own direction, whichever way the window runs.
    const Qt::LayoutDirection direction = text.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight;
    card.lemmas->setLayoutDirection(direction);
    card.text->setLayoutDirection(direction);
    card.lemmas->setText(displayLemmas(*gloss));
    card.text->setText(text);
    card.frame->setAccessibleName(head.join(QStringLiteral(", ")) + QStringLiteral(": ") + displayLemmas(*gloss)
                                  + QStringLiteral(": ") + text);
}

void PairCards::setPair(const LinkingSide* sourceSide, const LinkingGloss* source, const LinkingSide* targetSide,
                        const LinkingGloss* target, const QString& note)
{
    fill(m_source, sourceSide, source, tr("No gloss is chosen."));
    fill(m_target, targetSide, target, source ? tr("No suggestion.") : QString());
    m_note->setText(note);
}

void PairCards::setPlan(const std::optional<PlanFlows>& plan, const QString& placeholder)
{
    m_plan->setPlaceholder(placeholder);
    m_plan->setPlan(plan);
    m_model->setPlan(plan);
}

bool PairCards::tableVisible() const
{
    return m_toggle->isChecked();
}

void PairCards::setTableVisible(bool visible)
{
    m_toggle->setChecked(visible);
}

void PairCards::retranslate()
{
    m_model->retranslate();
    m_plan->setAccessibleName(tr("Transport plan between the words of the two glosses; arrow keys highlight a word"));
    m_table->setAccessibleName(tr("The transport plan in numbers"));
    m_toggle->setToolTip(tr("The plan as a table (T)"));
    m_toggle->setAccessibleName(tr("The plan as a table"));
}

} // namespace crossgloss
