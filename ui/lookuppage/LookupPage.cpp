#include "lookuppage/LookupPage.h"

#include "common/DescriptionEdit.h"
#include "common/Icons.h"
#include "common/InlineMessage.h"
#include "common/Layouts.h"
#include "common/Texts.h"
#include "lookuppage/AnswerSaving.h"
#include "lookuppage/DetailsPanel.h"
#include "lookuppage/EntryView.h"
#include "lookuppage/FilterBar.h"
#include "lookuppage/HistoryButtons.h"
#include "lookuppage/HistoryPanel.h"
#include "lookuppage/LanguageBar.h"
#include "lookuppage/LookupController.h"
#include "lookuppage/ResultsView.h"
#include "lookuppage/WelcomeView.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QProgressBar>
#include <QSplitter>
#include <QStackedWidget>
#include <QTimer>
#include <QToolButton>

namespace crossgloss {

LookupPage::LookupPage(QWidget* parent)
    : Page(parent)
    , m_controller(new LookupController(this))
    , m_description(new DescriptionEdit(this))
    , m_steps(new HistoryButtons(m_history, this))
    , m_historyButton(new QToolButton(this))
    , m_busy(new QProgressBar(this))
    , m_languages(new LanguageBar(this))
    , m_filters(new FilterBar(this))
    , m_message(new InlineMessage(this))
    , m_stack(new QStackedWidget(this))
    , m_welcome(new WelcomeView(this))
    , m_results(new ResultsView(this))
    , m_historyPanel(new HistoryPanel(m_history, this))
    , m_splitter(new QSplitter(Qt::Horizontal, this))
    , m_details(new DetailsPanel(this))
    , m_body(new QStackedWidget(this))
    , m_entry(new EntryView(this))
    , m_entryButton(new QToolButton(this))
    , m_saving(new AnswerSaving({*m_results, *m_details, *m_entry, *m_message}, this))
    , m_describeDelay(new QTimer(this))
{
    followFont(m_description, 1.25);
    m_description->setObjectName(QStringLiteral("description"));
    m_historyButton->setIcon(themedIcon(QStringLiteral("history")));
    m_historyButton->setObjectName(QStringLiteral("showHistory"));
    m_historyButton->setCheckable(true);
    m_historyPanel->hide();
    m_entryButton->setIcon(themedIcon(QStringLiteral("entry")));
    m_entryButton->setObjectName(QStringLiteral("entryButton"));
    m_busy->setObjectName(QStringLiteral("busy"));
    m_busy->setRange(0, 0);
    m_busy->setTextVisible(false);
    // Keeps its room while it is hidden, so that nothing jumps while typing.
    QSizePolicy policy = m_busy->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_busy->setSizePolicy(policy);
    m_busy->hide();
    m_describeDelay->setSingleShot(true);
    m_describeDelay->setInterval(80);
    m_details->hide();

    auto* top = newRow(8);
    top->addWidget(m_steps, 0, Qt::AlignTop);
    top->addWidget(m_description, 1);
    top->addWidget(m_entryButton, 0, Qt::AlignTop);
    top->addWidget(m_historyButton, 0, Qt::AlignTop);

    m_stack->addWidget(m_welcome);
    m_stack->addWidget(m_results);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(16);
    m_splitter->addWidget(m_historyPanel);
    m_splitter->addWidget(m_stack);
    m_splitter->addWidget(m_details);
    m_splitter->setStretchFactor(0, 2);
    m_splitter->setStretchFactor(1, 5);
    m_splitter->setStretchFactor(2, 3);
    m_details->setMinimumWidth(240);
    m_body->addWidget(m_splitter);
    m_body->addWidget(m_entry);

    auto* layout = columnIn(this, {24, 16, 24, 16}, 8);
    layout->addLayout(top);
    layout->addWidget(m_busy);
    layout->addWidget(m_languages);
    layout->addWidget(m_filters);
    layout->addWidget(m_message);
    layout->addSpacing(8);
    layout->addWidget(m_body, 1);

    connectParts();
    retranslate();
    m_steps->refresh();
}

void LookupPage::connectParts()
{
    connect(m_description, &QPlainTextEdit::textChanged, this, [this] {
        if (m_typeAhead || !hasQuestion()) {
            questionChanged();
        }
    });
    connect(m_description, &DescriptionEdit::submitted, this, &LookupPage::lookUpNow);
    connect(m_description, &DescriptionEdit::leftDown, m_results, &ResultsView::enter);
    connect(m_languages, &LanguageBar::changed, this, &LookupPage::languagesChanged);
    connect(m_filters, &FilterBar::changed, this, &LookupPage::questionChanged);
    m_steps->leaveOut(m_entry);
    connect(m_steps, &HistoryButtons::goRequested, this, &LookupPage::go);
    connect(m_historyButton, &QToolButton::clicked, this, &LookupPage::setHistoryVisible);
    connect(m_historyPanel, &HistoryPanel::closeRequested, this, [this] { setHistoryVisible(false); });
    connect(m_historyPanel, &HistoryPanel::edited, this, &LookupPage::historyHasChanged);
    connect(m_historyPanel, &HistoryPanel::keptChanged, this, &LookupPage::setHistoryKept);
    connect(m_historyPanel, &HistoryPanel::chosen, this, &LookupPage::applyEntry);
    connect(m_welcome, &WelcomeView::exampleChosen, this, &LookupPage::lookUp);
    connect(m_results, &ResultsView::currentChanged, this, &LookupPage::chooseCurrent);
    connect(m_results, &ResultsView::opened, this, &LookupPage::openCurrent);
    connect(m_results, &ResultsView::entered, this, &LookupPage::enterCurrent);
    connect(m_results, &ResultsView::escaped, this, &LookupPage::clearDescription);
    connect(m_results, &ResultsView::leftUp, this, [this] { m_description->setFocus(); });
    connect(m_results, &ResultsView::clearFiltersRequested, m_filters, &FilterBar::clear);
    connect(m_saving, &AnswerSaving::statusMessage, this, &LookupPage::statusMessage);
    connect(m_message, &InlineMessage::actionTriggered, this, [this] {
        if (!m_saving->takeBack() && !m_suggested.isEmpty()) {
            setLanguages(m_suggested, m_languages->to());
            lookUpNow();
        }
    });
    connect(m_controller, &LookupController::answered, this, &LookupPage::showAnswer);
    connect(m_controller, &LookupController::failed, this, &LookupPage::showFailure);
    connect(m_controller, &LookupController::busyChanged, m_busy, &QWidget::setVisible);
    connect(m_controller, &LookupController::described, this,
            [this](const QString& word, const QString& language, const WordDetails& details) {
                m_details->setDetails(word, language, details);
                m_entry->setDetails(word, language, details);
            });
    connect(m_controller, &LookupController::describeFailed, this,
            [this](const QString& word, const QString& language, const QString& message) {
                m_details->setFailure(word, language, message);
                m_entry->setFailure(word, language, message);
            });
    connect(m_describeDelay, &QTimer::timeout, this,
            [this] { m_controller->describe(m_details->word(), m_details->language(), query().dictionaries); });
    connect(m_details, &DetailsPanel::wordRequested, this, &LookupPage::showWord);
    connect(m_details, &DetailsPanel::lookupRequested, this, &LookupPage::lookUpWord);
    connect(m_results, &ResultsView::menuRequested, this, &LookupPage::showWordMenu);
    connect(m_details, &DetailsPanel::copyRequested, this, &LookupPage::copy);
    connect(m_details, &DetailsPanel::entryRequested, this, &LookupPage::openEntry);
    connect(m_entry, &EntryView::describeRequested, this, [this](const QString& word, const QString& language) {
        m_controller->describe(word, language, query().dictionaries, LookupController::Reader::Entry);
    });
    connect(m_entry, &EntryView::lookupRequested, this, &LookupPage::lookUpWord);
    connect(m_entry, &EntryView::copyRequested, this, &LookupPage::copy);
    connect(m_entry, &EntryView::closeRequested, this, &LookupPage::closeEntry);
    connect(m_entry, &EntryView::visited, this, &LookupPage::entryChanged);
    connect(m_entryButton, &QToolButton::clicked, this, &LookupPage::showEntry);
    connect(m_filters, &FilterBar::hidesVulgarChanged, this, &LookupPage::hidesVulgarChanged);
    connect(m_results, &ResultsView::showsUnlikelyChanged, this, &LookupPage::showsUnlikelyChanged);
    connect(m_details, &DetailsPanel::closeRequested, this, [this] { setDetailsVisible(false); });
}

void LookupPage::setEngine(std::shared_ptr<const LookupEngine> engine)
{
    m_controller->setEngine(engine);
    m_ready = true;
    if (!engine) {
        return;
    }
    m_message->dismiss();
    // What is wanted is what the session says; offering languages may choose others for a moment.
    const QString from = m_wantedFrom;
    const QStringList to = m_wantedTo;
    m_languages->setAvailable(engine->descriptionLanguages(), engine->answerLanguages());
    m_languages->setLanguages(from, to);
    languagesChanged();
}

void LookupPage::setFailure(const QString& message)
{
    m_ready = true;
    m_message->show(InlineMessage::Severity::Error, message);
}

void LookupPage::setDictionaryGroups(const QStringList& groups)
{
    m_filters->setDictionaryGroups(groups);
}

QWidget* LookupPage::focusTarget()
{
    return m_description;
}

LookupQuery LookupPage::query() const
{
    LookupQuery query;
    query.text = m_description->description().toStdString();
    query.from = m_languages->from().toStdString();
    for (const QString& code : m_languages->to()) {
        query.to.push_back(code.toStdString());
    }
    query.filter = m_filters->filter();
    query.limit = m_answerLimit;
    if (const QString group = m_filters->dictionaryGroup(); !group.isEmpty()) {
        query.dictionaries = {group.toStdString()};
    }
    return query;
}

bool LookupPage::hasQuestion() const
{
    // Restrictions alone list the words that pass them.
    return !m_description->description().isEmpty() || m_filters->isActive();
}

void LookupPage::questionChanged()
{
    closeEntry();
    if (!hasQuestion()) {
        m_controller->cancel();
        m_results->clear();
        m_answered = {};
        m_headword.clear();
        clearDetails();
        m_stack->setCurrentWidget(m_welcome);
        m_message->dismiss();
        return;
    }
    if (m_controller->engine()) {
        m_controller->ask(query());
    }
}

void LookupPage::languagesChanged()
{
    m_wantedFrom = m_languages->from();
    m_wantedTo = m_languages->to();
    m_welcome->setLanguage(m_languages->from());
    m_results->setLanguages(m_languages->to());
    questionChanged();
}

void LookupPage::lookUpNow()
{
    if (hasQuestion() && m_controller->engine()) {
        m_controller->askNow(query());
    }
}

void LookupPage::setAnswerLimit(int limit)
{
    if (limit != m_answerLimit) {
        m_answerLimit = limit;
        lookUpNow();
    }
}

void LookupPage::setSavedAnswers(SavedAnswers* answers)
{
    m_saving->setSavedAnswers(answers);
}

void LookupPage::toggleSaved()
{
    m_saving->toggle();
}

void LookupPage::lookUp(const QString& text)
{
    // Through a cursor, so that undo brings back what stood there.
    QTextCursor cursor(m_description->document());
    cursor.select(QTextCursor::Document);
    cursor.insertText(text.simplified());
    m_description->setFocus();
    lookUpNow();
}

void LookupPage::setLanguages(const QString& from, const QStringList& to)
{
    m_wantedFrom = from;
    m_wantedTo = to;
    if (m_controller->engine()) {
        m_languages->setLanguages(from, to);
    }
}

bool LookupPage::hasAnswer() const
{
    return !m_results->isEmpty() && !m_controller->isBusy();
}

bool LookupPage::isBusy() const
{
    return m_controller->isBusy();
}

QString LookupPage::messageText() const
{
    return m_message->text();
}

bool LookupPage::openFirst()
{
    if (m_results->isEmpty()) {
        return false;
    }
    m_results->chooseFirst();
    setDetailsVisible(true);
    return true;
}

void LookupPage::focusDescription()
{
    m_description->setFocus(Qt::ShortcutFocusReason);
    m_description->selectAll();
}

void LookupPage::focusFilters()
{
    m_filters->firstField()->setFocus(Qt::ShortcutFocusReason);
}

void LookupPage::lookUpClipboard()
{
    const QString text = QGuiApplication::clipboard()->text().simplified().left(2000);
    if (text.isEmpty()) {
        Q_EMIT statusMessage(tr("The clipboard holds no text"));
    } else {
        lookUp(text);
    }
}

void LookupPage::swapLanguages()
{
    if (m_languages->canSwap()) {
        m_languages->swap();
    } else {
        Q_EMIT statusMessage(tr("These languages cannot be swapped: the pack has no descriptions in the other one"));
    }
}

void LookupPage::clearFilters()
{
    m_filters->clear();
}

void LookupPage::clearDescription()
{
    QTextCursor cursor(m_description->document());
    cursor.select(QTextCursor::Document);
    cursor.removeSelectedText();
    m_description->setFocus();
}

void LookupPage::goBack()
{
    go(-1);
}

void LookupPage::goForward()
{
    go(1);
}

void LookupPage::go(int steps)
{
    if (steps < 0 ? m_history.canGoBack() : m_history.canGoForward()) {
        applyEntry(m_history.go(steps));
        historyHasChanged();
    }
}

void LookupPage::applyEntry(const HistoryEntry& entry)
{
    setLanguages(entry.from, entry.to);
    m_filters->setRestrictions(entry.filter, entry.dictionaries);
    m_description->setPlainText(entry.text);
    m_description->moveCursor(QTextCursor::End);
    lookUpNow();
}

void LookupPage::historyHasChanged()
{
    m_steps->refresh();
    m_historyPanel->refresh();
    Q_EMIT historyChanged();
}

void LookupPage::setHistoryVisible(bool visible)
{
    const bool wasVisible = historyVisible();
    m_historyPanel->setVisible(visible);
    m_historyButton->setChecked(visible);
    if (visible) {
        m_historyPanel->focusSearch();
    } else if (wasVisible) {
        m_description->setFocus();
    }
    if (visible != wasVisible) {
        Q_EMIT historyVisibilityChanged(visible);
    }
}

bool LookupPage::historyVisible() const
{
    return !m_historyPanel->isHidden();
}

void LookupPage::setHistoryKept(bool kept)
{
    if (kept != m_history.isKept()) {
        m_history.setKept(kept);
        historyHasChanged();
        Q_EMIT historyKeptChanged(kept);
    }
}

bool LookupPage::undo()
{
    return m_historyPanel->undo();
}

void LookupPage::saveSession(QSettings& settings) const
{
    settings.setValue(QStringLiteral("description"), m_description->toPlainText());
    settings.setValue(QStringLiteral("from"), m_wantedFrom);
    settings.setValue(QStringLiteral("to"), m_wantedTo);
    settings.setValue(QStringLiteral("details"), detailsVisible());
    settings.setValue(QStringLiteral("historyVisible"), historyVisible());
    settings.setValue(QStringLiteral("lookupSplitter"), m_splitter->saveState());
    m_filters->saveSession(settings);
    m_history.save(settings);
    m_entry->saveSession(settings);
}

void LookupPage::restoreSession(QSettings& settings)
{
    m_wantedFrom = settings.value(QStringLiteral("from"), QStringLiteral("en")).toString();
    m_wantedTo = settings.value(QStringLiteral("to"), QStringList{"fr", "de", "es"}).toStringList();
    m_splitter->restoreState(settings.value(QStringLiteral("lookupSplitter")).toByteArray());
    setDetailsVisible(settings.value(QStringLiteral("details"), false).toBool());
    m_filters->restoreSession(settings);
    m_history.restore(settings, !settings.value(QStringLiteral("description")).toString().isEmpty());
    m_historyPanel->setVisible(settings.value(QStringLiteral("historyVisible"), false).toBool());
    m_historyButton->setChecked(historyVisible());
    m_steps->refresh();
    m_entry->restoreSession(settings);
    m_description->setPlainText(settings.value(QStringLiteral("description")).toString());
    m_description->moveCursor(QTextCursor::End);
}

void LookupPage::retranslate()
{
    m_description->setPlaceholderText(tr("Describe the word you are looking for"));
    m_description->setAccessibleName(tr("Description of the word you are looking for"));
    m_historyButton->setToolTip(tr("Descriptions looked up before (Ctrl+H)"));
    m_historyButton->setAccessibleName(tr("Descriptions looked up before"));
    m_entryButton->setToolTip(tr("Full entry of the word (F8)"));
    m_entryButton->setAccessibleName(tr("Full entry of the word"));
    m_busy->setAccessibleName(tr("Looking up"));
}

} // namespace crossgloss
