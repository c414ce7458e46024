#include "savedpage/SavedEditPanel.h"

#include "common/Icons.h"
#include "common/LanguageNames.h"
#include "common/Layouts.h"
#include "common/PlainText.h"
#include "common/TextDirection.h"
#include "common/Texts.h"
#include "common/Theme.h"
#include "savedpage/SavedTexts.h"

#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>

#include <algorithm>

namespace crossgloss {

SavedEditPanel::SavedEditPanel(QWidget* parent)
    : Retranslated(parent)
    , m_content(new QWidget(this))
    , m_title(new QLabel(this))
    , m_facts(styledLabel("muted", this))
    , m_review(styledLabel("muted", this))
    , m_lookUp(new QPushButton(this))
    , m_meaningLabel(styledLabel("section", this))
    , m_meaning(new QPlainTextEdit(this))
    , m_noteLabel(styledLabel("section", this))
    , m_note(new QPlainTextEdit(this))
    , m_tagsLabel(styledLabel("section", this))
    , m_tags(new QLineEdit(this))
    , m_listsLabel(styledLabel("section", this))
    , m_listsButton(new QToolButton(this))
    , m_listsMenu(new QMenu(this))
{
    setProperty("role", "card");
    followFont(m_title, 1.5, true);
    for (QLabel* label : {m_title, m_facts, m_review}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    m_lookUp->setObjectName(QStringLiteral("lookUpAgain"));
    m_lookUp->setIcon(themedIcon(QStringLiteral("lookup")));
    m_meaning->setObjectName(QStringLiteral("savedMeaning"));
    m_note->setObjectName(QStringLiteral("savedNote"));
    m_tags->setObjectName(QStringLiteral("savedTags"));
    m_listsButton->setObjectName(QStringLiteral("savedListsButton"));
    m_listsButton->setProperty("role", "chip");
    m_listsButton->setPopupMode(QToolButton::InstantPopup);
    m_listsButton->setMenu(m_listsMenu);
    m_listsButton->setFocusPolicy(Qt::StrongFocus);
    m_listsButton->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    for (QPlainTextEdit* edit : {m_meaning, m_note}) {
        edit->setTabChangesFocus(true);
        edit->installEventFilter(this);
    }
    m_tags->installEventFilter(this);
    m_meaningLabel->setBuddy(m_meaning);
    m_noteLabel->setBuddy(m_note);
    m_tagsLabel->setBuddy(m_tags);
    m_listsLabel->setBuddy(m_listsButton);

    auto* fields = columnIn(m_content, {0, 0, 8, 0}, 6);
    fields->addWidget(m_title);
    fields->addWidget(m_facts);
    fields->addWidget(m_review);
    fields->addWidget(m_lookUp, 0, Qt::AlignLeading);
    const std::pair<QLabel*, QWidget*> pairs[] = {
        {m_meaningLabel, m_meaning}, {m_noteLabel, m_note}, {m_tagsLabel, m_tags}, {m_listsLabel, m_listsButton}};
    for (const auto& [label, field] : pairs) {
        fields->addSpacing(4);
        fields->addWidget(label);
        fields->addWidget(field);
    }
    fields->addStretch();
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(m_content);
    scroll->viewport()->setAutoFillBackground(false);
    m_content->setAutoFillBackground(false);
    auto* layout = columnIn(this, {16, 16, 8, 16});
    layout->addWidget(scroll);

    connect(m_tags, &QLineEdit::returnPressed, this, &SavedEditPanel::commit);
    connect(m_lookUp, &QPushButton::clicked, this, &SavedEditPanel::lookUpRequested);
    connect(&Theme::instance(), &Theme::changed, this, &SavedEditPanel::adaptSizes);
    retranslate();
    adaptSizes();
}

void SavedEditPanel::adaptSizes()
{
    const Theme& theme = Theme::instance();
    for (QPlainTextEdit* edit : {m_meaning, m_note}) {
        edit->setFixedHeight(edit->fontMetrics().lineSpacing() * 4 + theme.scaled(20));
        edit->setMinimumWidth(theme.scaled(120));
    }
    m_lookUp->setIconSize(QSize(theme.scaled(16), theme.scaled(16)));
    // Nothing of the fields may be cut off beside the scroll bar.
    m_lookUp->ensurePolished();
    setMinimumWidth(m_lookUp->sizeHint().width() + theme.scaled(12) + 36);
}

void SavedEditPanel::setWords(const std::vector<SavedWord>& words)
{
    if (words == m_words) {
        return;
    }
    if (words.size() == 1 && m_words.size() == 1 && words.front().id == m_words.front().id) {
        // What is being typed stays; commit() hands it on.
        m_words = words;
        render(true);
        return;
    }
    commit();
    m_words = words;
    render();
}

void SavedEditPanel::setLists(const std::map<std::string, std::size_t>& lists)
{
    m_lists = lists;
    fillLists();
}

void SavedEditPanel::commit()
{
    if (m_words.size() == 1) {
        SavedWord word = m_words.front();
        const auto typed = [](const QPlainTextEdit* edit, const std::string& before) {
            return edit->document()->isModified() ? edit->toPlainText().toStdString() : before;
        };
        word.meaning = typed(m_meaning, word.meaning);
        word.note = typed(m_note, word.note);
        if (m_tags->isModified()) {
            word.tags = tagsIn(m_tags->text().toStdString());
        }
        if (word != m_words.front()) {
            m_words.front() = word;
            m_meaning->document()->setModified(false);
            m_note->document()->setModified(false);
            m_tags->setModified(false);
            Q_EMIT edited(word);
        }
    } else if (m_words.size() > 1 && m_tags->isModified()) {
        const std::vector<std::string> tags = tagsIn(m_tags->text().toStdString());
        m_tags->clear();
        if (!tags.empty()) {
            std::vector<std::string> ids;
            for (const SavedWord& word : m_words) {
                ids.push_back(word.id);
            }
            Q_EMIT tagged(ids, tags);
        }
    }
}

bool SavedEditPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusOut) {
        commit();
    }
    return QFrame::eventFilter(watched, event);
}

void SavedEditPanel::fillLists()
{
    m_listsMenu->clear();
    std::vector<std::string> ids;
    for (const SavedWord& word : m_words) {
        ids.push_back(word.id);
    }
    QStringList in;
    for (const auto& [name, count] : m_lists) {
        const auto inside = std::ranges::count_if(m_words, [&list = name](const SavedWord& word) {
            return std::ranges::find(word.lists, list) != word.lists.end();
        });
        const QString shown = QString::fromStdString(name);
        const bool all = inside > 0 && inside == static_cast<std::ptrdiff_t>(m_words.size());
        QString label = shown;
        QAction* action = m_listsMenu->addAction(withoutMnemonics(label));
        action->setCheckable(true);
        action->setChecked(all);
        connect(action, &QAction::triggered, this, [this, ids, shown, all] {
            Q_EMIT moved(ids, all ? shown : QString(), all ? QString() : shown);
        });
        if (inside > 0) {
            in.append(shown);
        }
    }
    if (!m_lists.empty()) {
        m_listsMenu->addSeparator();
    }
    connect(m_listsMenu->addAction(themedIcon(QStringLiteral("plus")), tr("New list")), &QAction::triggered, this,
            &SavedEditPanel::newListRequested);
    const QString names = in.isEmpty() ? tr("Not in a list") : in.join(QStringLiteral(", "));
    m_listsButton->setText(withoutMnemonics(
        m_listsButton->fontMetrics().elidedText(names, Qt::ElideRight, Theme::instance().scaled(220))));
    m_listsButton->setToolTip(toolTipText(names));
    m_listsButton->setEnabled(!m_words.empty());
}

void SavedEditPanel::render(bool keepTyped)
{
    const bool one = m_words.size() == 1;
    const SavedWord word = one ? m_words.front() : SavedWord();
    const auto qt = [](const std::string& text) { return QString::fromStdString(text); };
    m_title->setText(one                ? qt(word.word)
                     : m_words.empty() ? tr("No word is chosen")
                                       : tr("%Ln word(s)", nullptr, static_cast<int>(m_words.size())));
    QStringList facts;
    if (one) {
        facts.append(displayLanguage(word.language));
        facts.append(displayGrammar(word));
        facts.append(word.source.empty() ? QString() : qt(word.source));
        facts.removeAll(QString());
    }
    m_facts->setText(joinedFacts(facts));
    m_facts->setVisible(!facts.isEmpty());
    m_review->setVisible(one);
    if (one) {
        m_review->setText(word.review
                              ? tr("Reviewed %Ln time(s), due: %1", nullptr, static_cast<int>(word.review->reviews))
                                    .arg(displayDue(word))
                              : tr("Not reviewed yet"));
    }
    m_lookUp->setVisible(one);
    for (QWidget* field : {static_cast<QWidget*>(m_meaning), static_cast<QWidget*>(m_meaningLabel),
                           static_cast<QWidget*>(m_note), static_cast<QWidget*>(m_noteLabel)}) {
        field->setVisible(one);
    }
    for (QWidget* field : {static_cast<QWidget*>(m_tags), static_cast<QWidget*>(m_tagsLabel),
                           static_cast<QWidget*>(m_listsButton), static_cast<QWidget*>(m_listsLabel)}) {
        field->setVisible(!m_words.empty());
    }
    m_tags->setPlaceholderText(one ? tr("Tags separated by spaces") : tr("Tags to add to all of them"));
    fillLists();
    // A text that is there already keeps its cursor.
    const auto fill = [keepTyped](QPlainTextEdit* edit, const QString& text) {
        if (keepTyped && edit->document()->isModified()) {
            return;
        }
        if (edit->toPlainText() != text) {
            edit->setPlainText(text);
        }
        edit->document()->setModified(false);
    };
    fill(m_meaning, qt(word.meaning));
    fill(m_note, qt(word.note));
    if (!keepTyped || !m_tags->isModified()) {
        if (const QString tags = one ? displayTags(word) : QString(); m_tags->text() != tags) {
            m_tags->setText(tags);
        }
        m_tags->setModified(false);
    }
}

void SavedEditPanel::retranslate()
{
    commit();
    setAccessibleName(tr("The chosen word"));
    m_lookUp->setText(tr("Look up again"));
    m_lookUp->setToolTip(tr("Go to the Look-up page with the query of this word (Ctrl+Shift+L)"));
    m_meaningLabel->setText(tr("Meaning"));
    m_noteLabel->setText(tr("Note"));
    m_note->setPlaceholderText(tr("Your own words"));
    m_tagsLabel->setText(tr("Tags"));
    m_listsLabel->setText(tr("Lists"));
    m_meaning->setAccessibleName(tr("Meaning"));
    m_note->setAccessibleName(tr("Note"));
    m_tags->setAccessibleName(tr("Tags"));
    m_listsButton->setAccessibleName(tr("Lists that the word is in"));
    adaptSizes();
    render();
}

} // namespace crossgloss
