#include "savedpage/ReviewCard.h"

#include "common/Icons.h"
#include "common/LanguageNames.h"
#include "common/Layouts.h"
#include "common/TextDirection.h"
#include "common/Texts.h"
#include "common/Theme.h"
#include "savedpage/SavedTexts.h"

#include <QComboBox>
#include <QEvent>
#include <QFrame>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace crossgloss {

namespace {

constexpr std::array grades = {ReviewGrade::Again, ReviewGrade::Hard, ReviewGrade::Good, ReviewGrade::Easy};

QString qt(const std::string& text)
{
    return QString::fromStdString(text);
}

} // namespace

ReviewCard::ReviewCard(QWidget* parent)
    : Retranslated(parent)
    , m_progressText(new QLabel(this))
    , m_progress(new QProgressBar(this))
    , m_direction(new QComboBox(this))
    , m_undo(new QPushButton(this))
    , m_close(new QPushButton(this))
    , m_stack(new QStackedWidget(this))
{
    setProperty("helpPage", QStringLiteral("saved#review"));
    setFocusPolicy(Qt::StrongFocus);
    m_progressText->setObjectName(QStringLiteral("reviewProgress"));
    m_progress->setTextVisible(false);
    m_direction->setObjectName(QStringLiteral("reviewDirection"));
    m_direction->addItem(QString());
    m_direction->addItem(QString());
    m_undo->setObjectName(QStringLiteral("reviewUndo"));
    m_undo->setIcon(themedIcon(QStringLiteral("back")));
    m_close->setObjectName(QStringLiteral("reviewClose"));
    m_close->setIcon(themedIcon(QStringLiteral("close")));
    m_stack->addWidget(makeCard());
    m_stack->addWidget(makeEnd());

    auto* head = newRow(8);
    head->addWidget(m_progressText);
    head->addWidget(m_progress, 1);
    head->addWidget(m_direction);
    head->addWidget(m_undo);
    head->addWidget(m_close);
    auto* layout = columnIn(this, {}, 12);
    layout->addLayout(head);
    layout->addWidget(m_stack, 1);

    connect(m_direction, &QComboBox::currentIndexChanged, this, &ReviewCard::render);
    connect(m_undo, &QPushButton::clicked, this, &ReviewCard::undoRequested);
    connect(m_close, &QPushButton::clicked, this, &ReviewCard::closed);
    connect(m_show, &QPushButton::clicked, this, &ReviewCard::showAnswer);
    connect(m_back, &QPushButton::clicked, this, &ReviewCard::closed);
    connect(&Theme::instance(), &Theme::changed, this, &ReviewCard::adaptSizes);
    adaptSizes();
    retranslate();
}

void ReviewCard::adaptSizes()
{
    for (QPushButton* button : {m_undo, m_close}) {
        button->setIconSize(QSize(Theme::instance().scaled(16), Theme::instance().scaled(16)));
    }
}

QWidget* ReviewCard::makeCard()
{
    auto* page = new QWidget(this);
    auto* card = new QFrame(page);
    card->setProperty("role", "card");
    m_facts = styledLabel("muted", card);
    m_question = new QLabel(card);
    m_query = styledLabel("muted", card);
    m_line = new QFrame(card);
    m_answer = new QLabel(card);
    m_grammar = styledLabel("muted", card);
    m_note = new QLabel(card);
    m_question->setObjectName(QStringLiteral("reviewQuestion"));
    m_answer->setObjectName(QStringLiteral("reviewAnswer"));
    followFont(m_question, 1.5);
    followFont(m_answer, 1.9, true);
    m_line->setObjectName(QStringLiteral("railLine"));
    m_line->setFixedHeight(1);
    auto* content = new QWidget(card);
    auto* texts = new QVBoxLayout(content);
    texts->setSpacing(12);
    texts->addStretch(2);
    for (QLabel* label : {m_facts, m_question, m_query, m_answer, m_grammar, m_note}) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        if (label == m_answer) {
            texts->addSpacing(8);
            texts->addWidget(m_line);
            texts->addSpacing(8);
        }
        texts->addWidget(label);
    }
    texts->addStretch(3);
    auto* scroll = new QScrollArea(card);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(content);
    scroll->viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    auto* inside = columnIn(card, {24, 16, 24, 16});
    inside->addWidget(scroll);

    m_show = new QPushButton(page);
    m_show->setObjectName(QStringLiteral("reviewShow"));
    m_show->setProperty("role", "primary");
    m_grades = new QWidget(page);
    auto* buttons = rowIn(m_grades, {}, 8);
    for (const ReviewGrade grade : grades) {
        auto* button = new QPushButton(m_grades);
        button->setObjectName(QStringLiteral("grade-") + QString::fromLatin1(gradeName(grade).data()));
        connect(button, &QPushButton::clicked, this, [this, grade] { gradeAs(grade); });
        buttons->addWidget(button, 1);
        m_gradeButtons.append(button);
    }
    auto* layout = columnIn(page, {}, 12);
    layout->addWidget(card, 1);
    layout->addWidget(m_show, 0, Qt::AlignHCenter);
    layout->addWidget(m_grades);
    return page;
}

QWidget* ReviewCard::makeEnd()
{
    auto* page = new QWidget(this);
    m_endTitle = new QLabel(page);
    m_endText = styledLabel("muted", page);
    m_endText->setObjectName(QStringLiteral("reviewEnd"));
    m_back = new QPushButton(page);
    m_back->setObjectName(QStringLiteral("reviewBack"));
    m_back->setProperty("role", "primary");
    followFont(m_endTitle, 1.5, true);
    auto* layout = new QVBoxLayout(page);
    layout->setSpacing(12);
    layout->addStretch(2);
    for (QLabel* label : {m_endTitle, m_endText}) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
        layout->addWidget(label);
    }
    layout->addWidget(m_back, 0, Qt::AlignHCenter);
    layout->addStretch(3);
    return page;
}

void ReviewCard::begin(DueWords due)
{
    m_session.begin(std::move(due));
    ask();
}

ReviewCard::Direction ReviewCard::direction() const
{
    return static_cast<Direction>(std::max(0, m_direction->currentIndex()));
}

void ReviewCard::setDirection(Direction direction)
{
    m_direction->setCurrentIndex(direction);
}

void ReviewCard::ask()
{
    m_shown = false;
    m_waiting = false;
    render();
    setFocus(Qt::OtherFocusReason);
}

void ReviewCard::showAnswer()
{
    if (m_session.current() && !m_shown) {
        m_shown = true;
        render();
        setFocus(Qt::OtherFocusReason);
    }
}

void ReviewCard::gradeAs(ReviewGrade grade)
{
    if (m_session.current() && m_shown && !m_waiting) {
        m_waiting = true;
        Q_EMIT gradeRequested(qt(m_session.current()->word.id), grade);
    }
}

void ReviewCard::graded(ReviewGrade grade, const SavedGrading& grading)
{
    m_session.graded(grade, grading);
    ask();
}

void ReviewCard::takenBack()
{
    m_session.takenBack();
    ask();
}

void ReviewCard::release()
{
    m_waiting = false;
}

void ReviewCard::keyPressEvent(QKeyEvent* event)
{
    const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == 0;
    const int grade = event->key() - Qt::Key_1;
    if (plain && (event->key() == Qt::Key_Space || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) {
        if (m_session.current()) {
            showAnswer();
        } else {
            Q_EMIT closed();
        }
    } else if (plain && grade >= 0 && grade < 4) {
        gradeAs(grades.at(static_cast<std::size_t>(grade)));
    } else if (event->key() == Qt::Key_Escape) {
        Q_EMIT closed();
    } else {
        QWidget::keyPressEvent(event);
    }
}

void ReviewCard::render()
{
    const DueWord* asked = m_session.current();
    m_stack->setCurrentIndex(asked ? 0 : 1);
    m_undo->setEnabled(m_session.last() != nullptr);
    const auto total = static_cast<int>(m_session.total());
    const auto done = static_cast<int>(m_session.done());
    m_progress->setRange(0, std::max(1, total));
    m_progress->setValue(done);
    m_progressText->setText(tr("%1 of %2").arg(QLocale().toString(asked ? done + 1 : done), QLocale().toString(total)));
    m_direction->setVisible(asked != nullptr);
    m_close->setVisible(asked != nullptr);
    if (!asked) {
        const auto again = static_cast<int>(m_session.count(ReviewGrade::Again));
        m_endTitle->setText(total > 0 ? tr("All done") : tr("Nothing to review"));
        m_endText->setText(total == 0 ? tr("No word is due. Come back later, or save new ones.")
                                      : tr("%Ln word(s) reviewed.", nullptr, total) + QLatin1Char('\n') +
                                            (again == 0 ? tr("You knew all of them.")
                                                        : tr("Forgotten %Ln time(s).", nullptr, again)));
        return;
    }
    const SavedWord& word = asked->word;
    const bool reverse = direction() == WordToMeaning;
    const QString meaning = qt(word.meaning);
    const QString query = qt(word.query);
    // A word without a meaning is asked for by what it answered.
    const QString description = meaning.isEmpty() ? query : meaning;
    m_facts->setText(joinedFacts({displayLanguage(word.language), displayPartOfSpeech(word.pos)}));
    m_question->setText(isolated(reverse ? qt(word.word) : description));
    m_query->setText(meaning.isEmpty() || query.isEmpty() ? QString() : tr("Looked up: %1").arg(isolated(query)));
    m_query->setVisible(!m_query->text().isEmpty() && (!reverse || m_shown));
    m_answer->setText(isolated(reverse ? description : qt(word.word)));
    m_grammar->setText(displayGender(word.marks));
    m_note->setText(qt(word.note));
    m_line->setVisible(m_shown);
    m_answer->setVisible(m_shown);
    m_grammar->setVisible(m_shown && !m_grammar->text().isEmpty());
    m_note->setVisible(m_shown && !word.note.empty());
    m_show->setVisible(!m_shown);
    m_grades->setVisible(m_shown);
    for (std::size_t i = 0; i < grades.size(); ++i) {
        QPushButton* button = m_gradeButtons.at(static_cast<int>(i));
        const QString interval = displayInterval(asked->outcomes[i]);
        button->setText(QStringLiteral("%1  %2\n%3").arg(QString::number(i + 1), displayGrade(grades[i]), interval));
        button->setAccessibleName(tr("%1, next time after %2").arg(displayGrade(grades[i]), interval));
    }
}

void ReviewCard::retranslate()
{
    setAccessibleName(tr("Review of saved words"));
    m_progress->setAccessibleName(tr("Progress of the review"));
    m_direction->setItemText(MeaningToWord, tr("Meaning → word"));
    m_direction->setItemText(WordToMeaning, tr("Word → meaning"));
    m_direction->setAccessibleName(tr("Direction of the review"));
    m_undo->setText(tr("Undo"));
    m_undo->setToolTip(tr("Undo the last grade (Ctrl+Z)"));
    m_close->setText(tr("End"));
    m_close->setToolTip(tr("Back to the list (Esc); what was graded is kept"));
    m_show->setText(tr("Show the answer (Space)"));
    for (std::size_t i = 0; i < grades.size(); ++i) {
        m_gradeButtons.at(static_cast<int>(i))->setAccessibleName(displayGrade(grades[i]));
    }
    m_back->setText(tr("Back to the list"));
    render();
}

} // namespace crossgloss
