// The page's answers: what is shown, chosen, opened as an entry and copied.
#include "lookuppage/LookupPage.h"

#include "common/DescriptionEdit.h"
#include "common/Icons.h"
#include "common/InlineMessage.h"
#include "common/LanguageNames.h"
#include "common/TextDirection.h"
#include "lookuppage/AnswerSaving.h"
#include "lookuppage/DetailsPanel.h"
#include "lookuppage/EntryView.h"
#include "lookuppage/FilterBar.h"
#include "lookuppage/LanguageBar.h"
#include "lookuppage/LookupController.h"
#include "lookuppage/ResultsView.h"

#include <QApplication>
#include <QClipboard>
#include <QGuiApplication>
#include <QLocale>
#include <QMenu>
#include <QSplitter>
#include <QStackedWidget>
#include <QTimer>

#include <utility>

namespace crossgloss {

void LookupPage::showAnswer(const LookupQuery& query, const LookupAnswer& answer)
{
    m_message->dismiss();
    m_suggested = QString::fromStdString(answer.suggestedLanguage);
    if (!m_suggested.isEmpty()) {
        m_message->show(InlineMessage::Severity::Info, tr("This looks like %1.").arg(displayLanguage(answer.suggestedLanguage)),
                        tr("Describe in %1").arg(displayLanguage(answer.suggestedLanguage)));
    } else if (answer.match == WordMatch::Corrected) {
        m_message->show(InlineMessage::Severity::Info,
                        tr("No entry for this spelling. Showing %1 instead.")
                            .arg(isolated(QString::fromStdString(answer.headword))));
    }
    m_headword = QString::fromStdString(answer.headword);
    m_attention = answer.attention;
    m_results->setAnswer(answer, m_filters->isActive());
    m_stack->setCurrentWidget(m_results);
    QStringList to;
    for (const std::string& code : query.to) {
        to.append(QString::fromStdString(code));
    }
    const HistoryEntry asked{QString::fromStdString(query.text), QString::fromStdString(query.from), to, query.filter,
                             QString::fromStdString(query.dictionaries.empty() ? std::string()
                                                                               : query.dictionaries.front())};
    const bool sameQuestion = std::exchange(m_answered, asked).asksAs(asked);
    m_saving->setQuestion(asked.text, asked.from);
    followAnswer(sameQuestion);
    if (!asked.text.isEmpty()) {
        m_history.visit(asked);
        historyHasChanged();
    }
    Q_EMIT statusMessage(tr("%Ln word(s) in %1 ms", nullptr, static_cast<int>(answer.rows.size()))
                             .arg(QLocale().toString(answer.elapsedMs, 'f', answer.elapsedMs < 10 ? 1 : 0)));
}

void LookupPage::showFailure(const LookupQuery&, const QString& message)
{
    m_results->clear();
    m_answered = {};
    m_headword.clear();
    clearDetails();
    m_stack->setCurrentWidget(m_results);
    m_message->show(InlineMessage::Severity::Error, message);
}

void LookupPage::lookUpWord(const QString& word, const QString& language)
{
    if (m_languages->from() != language) {
        setLanguages(language, m_languages->to());
    }
    lookUp(word);
}

void LookupPage::lookUpAgain(const QString& text, const QString& language, const QString& answerLanguage)
{
    QStringList to = m_languages->to();
    if (!answerLanguage.isEmpty() && !to.contains(answerLanguage)) {
        to.prepend(answerLanguage);
    }
    setLanguages(language.isEmpty() ? m_languages->from() : language, to);
    lookUp(text);
}

void LookupPage::showWordMenu(const QPoint& at)
{
    const LookupRow* row = m_results->current();
    if (!row) {
        return;
    }
    const QString word = QString::fromStdString(row->word);
    const QString language = QString::fromStdString(row->language);
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("wordMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(menu->addAction(themedIcon(QStringLiteral("details")), tr("&Details")), &QAction::triggered, this,
            &LookupPage::openCurrent);
    connect(menu->addAction(themedIcon(QStringLiteral("copy")), tr("&Copy the word")), &QAction::triggered, this,
            [this, word] {
                QGuiApplication::clipboard()->setText(word);
                Q_EMIT statusMessage(tr("Copied: %1").arg(isolated(word)));
            });
    connect(menu->addAction(tr("Copy with de&finition")), &QAction::triggered, this, &LookupPage::copyWithDefinition);
    menu->addSeparator();
    connect(menu->addAction(themedIcon(QStringLiteral("lookup")), tr("&Look up this word")), &QAction::triggered, this,
            [this, word, language] { lookUpWord(word, language); });
    const bool saved = m_saving->isSaved(*row);
    connect(menu->addAction(themedIcon(saved ? QStringLiteral("star-filled") : QStringLiteral("star")),
                            saved ? tr("Remove from the &saved words") : tr("&Save the word")),
            &QAction::triggered, m_results,
            [results = m_results, answer = *row] { Q_EMIT results->starClicked(answer); });
    connect(menu->addAction(themedIcon(QStringLiteral("entry")), tr("Full &entry")), &QAction::triggered, this,
            [this, word, language] { openEntry(word, language); });
    menu->popup(at);
}

void LookupPage::clearDetails()
{
    m_describeDelay->stop();
    m_controller->cancelDescription();
    m_details->clear();
}

void LookupPage::followAnswer(bool sameQuestion)
{
    if (!detailsVisible()) {
        clearDetails();
        return;
    }
    const QString word = m_details->word();
    const QString language = m_details->language();
    if (m_results->choose(word, language)) {
        return;
    }
    if (sameQuestion && !word.isEmpty()) {
        // Reached by a link from an answer to this very question; what is known of it may be other than before.
        m_describeDelay->start();
    } else if (!m_results->isEmpty()) {
        m_results->chooseFirst(language);
    } else {
        clearDetails();
    }
}

void LookupPage::chooseCurrent()
{
    const LookupRow* row = m_results->current();
    if (row && detailsVisible()) {
        m_controller->cancelDescription();
        m_details->setWord(*row, m_attention);
        m_describeDelay->start();
    }
}

void LookupPage::openCurrent()
{
    if (m_results->current()) {
        setDetailsVisible(true);
    }
}

void LookupPage::enterCurrent()
{
    const LookupRow* row = m_results->current();
    if (row && detailsVisible()) {
        openEntry(QString::fromStdString(row->word), QString::fromStdString(row->language));
    } else {
        openCurrent();
    }
}

bool LookupPage::entryVisible() const
{
    return m_body->currentWidget() == m_entry;
}

bool LookupPage::canGoToPreviousWord() const
{
    return entryVisible() && m_entry->canGoBack();
}

bool LookupPage::canGoToNextWord() const
{
    return entryVisible() && m_entry->canGoForward();
}

void LookupPage::goToPreviousWord()
{
    m_entry->goBack();
}

void LookupPage::goToNextWord()
{
    m_entry->goForward();
}

void LookupPage::showEntry()
{
    if (entryVisible()) {
        closeEntry();
        return;
    }
    const LookupRow* row = m_results->current();
    const bool asked = !m_headword.isEmpty() && (m_description->hasFocus() || !row);
    if (asked) {
        openEntry(m_headword, m_answered.from);
    } else if (detailsVisible() && !m_details->word().isEmpty()) {
        openEntry(m_details->word(), m_details->language());
    } else if (row) {
        openEntry(QString::fromStdString(row->word), QString::fromStdString(row->language));
    } else {
        Q_EMIT statusMessage(tr("Choose an answer, or look up a word"));
    }
}

void LookupPage::openEntry(const QString& word, const QString& language)
{
    m_body->setCurrentWidget(m_entry);
    m_entry->setWantedLanguages(m_languages->to() + QStringList{m_languages->from()});
    m_entry->open(word, language);
    m_entry->setFocus(Qt::OtherFocusReason);
}

void LookupPage::closeEntry()
{
    if (!entryVisible()) {
        return;
    }
    const bool focused = m_entry->isAncestorOf(QApplication::focusWidget());
    m_body->setCurrentWidget(m_splitter);
    if (focused && !(m_results->current() && m_results->enter())) {
        m_description->setFocus();
    }
    Q_EMIT entryChanged();
}

bool LookupPage::hidesVulgar() const
{
    return m_filters->hidesVulgar();
}

void LookupPage::setHidesVulgar(bool hides)
{
    m_filters->setHidesVulgar(hides);
}

void LookupPage::setShowsUnlikely(bool shows)
{
    m_results->setShowsUnlikely(shows);
}

void LookupPage::showWord(const QString& word, const QString& language)
{
    m_controller->cancelDescription();
    m_details->setWord(word, language);
    m_describeDelay->start();
}

bool LookupPage::detailsVisible() const
{
    return !m_details->isHidden();
}

void LookupPage::setDetailsVisible(bool visible)
{
    closeEntry();
    const bool wasVisible = detailsVisible();
    m_details->setVisible(visible);
    if (visible && m_results->current()) {
        chooseCurrent();
    } else if (visible && !wasVisible) {
        followAnswer(false);
    } else if (!visible && wasVisible && !m_results->enter()) {
        m_description->setFocus();
    }
    if (visible != wasVisible) {
        Q_EMIT detailsVisibilityChanged(visible);
    }
}

void LookupPage::refresh()
{
    if (entryVisible()) {
        m_entry->refresh();
    }
    if (m_controller->engine() && !m_description->description().isEmpty() && !m_controller->isBusy()) {
        m_controller->askNow(query());
    }
}

bool LookupPage::copy()
{
    const LookupRow* row = m_results->current();
    const QString word = entryVisible()                                   ? m_entry->word()
                         : detailsVisible() && !m_details->word().isEmpty() ? m_details->word()
                         : row                                            ? QString::fromStdString(row->word)
                                                                          : QString();
    if (word.isEmpty()) {
        return false;
    }
    QGuiApplication::clipboard()->setText(word);
    Q_EMIT statusMessage(tr("Copied: %1").arg(isolated(word)));
    return true;
}

void LookupPage::copyWithDefinition()
{
    QString text;
    if (entryVisible() && m_entry->word() != m_details->word()) {
        text = m_entry->word();
    } else if (detailsVisible() && !m_details->word().isEmpty()) {
        text = m_details->asText();
    } else if (const LookupRow* row = m_results->current()) {
        text = QString::fromStdString(row->word);
        if (!row->definition.empty()) {
            text += QStringLiteral(": ") + QString::fromStdString(row->definition);
        }
    }
    if (!text.isEmpty()) {
        QGuiApplication::clipboard()->setText(text);
        Q_EMIT statusMessage(tr("Copied: %1").arg(isolated(text)));
    }
}

} // namespace crossgloss
