#include "lookuppage/EntryView.h"

#include "common/Icons.h"
#include "common/InlineMessage.h"
#include "common/LanguageNames.h"
#include "common/Layouts.h"
#include "common/PlainText.h"
#include "common/Theme.h"
#include "common/WordTexts.h"

#include <QEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPushButton>
#include <QScrollBar>
#include <QShortcut>
#include <QTextFrame>
#include <QToolButton>
#include <QUrl>

#include <algorithm>

namespace crossgloss {

namespace {

/// Entries with translations into the wanted languages come first, in the order of those, then those of dictionaries of
/// one language, then the others.
void wantedFirst(std::vector<WordDetails::Entry>& entries, const QStringList& wanted)
{
    const auto place = [&wanted](const WordDetails::Entry& entry) {
        const qsizetype at = wanted.indexOf(QString::fromStdString(entry.translationLanguage));
        return at >= 0 ? at : wanted.size() + (entry.translationLanguage.empty() ? 0 : 1);
    };
    std::ranges::stable_sort(entries, {}, place);
}

} // namespace

EntryView::EntryView(QWidget* parent)
    : Retranslated(parent)
    , m_back(new QToolButton(this))
    , m_forward(new QToolButton(this))
    , m_history(new QToolButton(this))
    , m_historyMenu(new QMenu(this))
    , m_save(new QPushButton(this))
    , m_copy(new QPushButton(this))
    , m_lookup(new QPushButton(this))
    , m_close(new QToolButton(this))
    , m_failure(new InlineMessage(this))
    , m_text(new SealedBrowser(this))
{
    setProperty("helpPage", QStringLiteral("lookup#entry"));
    setProperty("role", "card");
    m_back->setIcon(themedIcon(QStringLiteral("back")));
    m_back->setObjectName(QStringLiteral("previousWord"));
    m_forward->setIcon(themedIcon(QStringLiteral("forward")));
    m_forward->setObjectName(QStringLiteral("nextWord"));
    m_history->setIcon(themedIcon(QStringLiteral("history")));
    m_history->setObjectName(QStringLiteral("visitedWords"));
    m_history->setPopupMode(QToolButton::InstantPopup);
    m_history->setMenu(m_historyMenu);
    m_save->setObjectName(QStringLiteral("saveEntry"));
    m_copy->setIcon(themedIcon(QStringLiteral("copy")));
    m_lookup->setIcon(themedIcon(QStringLiteral("lookup")));
    m_close->setIcon(themedIcon(QStringLiteral("close")));
    m_close->setObjectName(QStringLiteral("closeEntry"));
    m_text->setObjectName(QStringLiteral("entry"));
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setProperty("role", "reading");
    m_text->setTextInteractionFlags(Qt::TextBrowserInteraction);
    m_text->document()->setIndentWidth(24);
    m_text->viewport()->setAutoFillBackground(false);
    m_text->viewport()->installEventFilter(this);

    auto* head = newRow(8);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_back, m_forward, m_history}) {
        head->addWidget(widget);
    }
    head->addStretch();
    for (QWidget* widget : std::initializer_list<QWidget*>{m_save, m_copy, m_lookup, m_close}) {
        head->addWidget(widget);
    }
    auto* layout = columnIn(this, {8, 12, 8, 12}, 8);
    layout->addLayout(head);
    layout->addWidget(m_failure);
    layout->addWidget(m_text, 1);

    connect(m_back, &QToolButton::clicked, this, &EntryView::goBack);
    connect(m_forward, &QToolButton::clicked, this, &EntryView::goForward);
    connect(m_save, &QPushButton::clicked, this, &EntryView::saveRequested);
    connect(m_copy, &QPushButton::clicked, this, &EntryView::copyRequested);
    connect(m_lookup, &QPushButton::clicked, this, [this] { Q_EMIT lookupRequested(word(), language()); });
    connect(m_close, &QToolButton::clicked, this, &EntryView::closeRequested);
    connect(m_text, &SealedBrowser::anchorClicked, this, &EntryView::followLink);
    connect(&Theme::instance(), &Theme::changed, this, [this] { render(m_text->verticalScrollBar()->value()); });
    auto* escape = new QShortcut(QKeySequence(Qt::Key_Escape), this);
    escape->setContext(Qt::WidgetWithChildrenShortcut);
    connect(escape, &QShortcut::activated, this, &EntryView::closeRequested);
    setFocusProxy(m_text);
    retranslate();
}

QString EntryView::word() const
{
    const VisitedWord* present = m_visited.present();
    return present ? present->word : QString();
}

QString EntryView::language() const
{
    const VisitedWord* present = m_visited.present();
    return present ? present->language : QString();
}

bool EntryView::isPresent(const QString& word, const QString& language) const
{
    const VisitedWord* present = m_visited.present();
    return present && present->word == word && present->language == language;
}

LookupRow EntryView::row() const
{
    LookupRow row = EntryDocument::ownRow(word(), language(), m_details);
    if (!m_details.glosses.empty()) {
        row.definition = m_details.glosses.front().definition;
        row.definitionLanguage = m_details.glosses.front().language;
        row.source = m_details.glosses.front().source;
    }
    return row;
}

void EntryView::setSaved(bool saved)
{
    m_saved = saved;
    refreshSave();
}

void EntryView::refreshSave()
{
    m_save->setIcon(themedIcon(m_saved ? QStringLiteral("star-filled") : QStringLiteral("star")));
    m_save->setText(m_saved ? tr("Saved") : tr("Save"));
    m_save->setToolTip(m_saved ? tr("Remove the word from the saved ones (Ctrl+D)") : tr("Save the word (Ctrl+D)"));
}

void EntryView::open(const QString& word, const QString& language)
{
    rememberPlace();
    m_visited.visit(word, language);
    showWord(m_visited.present());
}

void EntryView::goBack()
{
    rememberPlace();
    m_visited.goBack();
    showWord(m_visited.present());
}

void EntryView::goForward()
{
    rememberPlace();
    m_visited.goForward();
    showWord(m_visited.present());
}

void EntryView::setWantedLanguages(const QStringList& languages)
{
    m_wanted = languages;
}

void EntryView::refresh()
{
    if (m_visited.present()) {
        Q_EMIT describeRequested(word(), language());
    }
}

void EntryView::rememberPlace()
{
    if (m_loaded) {
        m_visited.setScrolled(m_text->verticalScrollBar()->value());
    }
}

void EntryView::showWord(const VisitedWord* word)
{
    m_failure->dismiss();
    m_details = {};
    m_loaded = false;
    m_expanded.clear();
    rebuildHistory();
    if (word) {
        Q_EMIT describeRequested(word->word, word->language);
    }
    Q_EMIT visited();
}

void EntryView::setDetails(const QString& word, const QString& language, const WordDetails& details)
{
    if (!isPresent(word, language)) {
        return;
    }
    const int place = m_loaded ? m_text->verticalScrollBar()->value() : m_visited.present()->scrolled;
    m_details = details;
    wantedFirst(m_details.entries, m_wanted);
    m_loaded = true;
    render(place);
    Q_EMIT visited();
}

void EntryView::setFailure(const QString& word, const QString& language, const QString& message)
{
    if (isPresent(word, language)) {
        m_text->clear();
        m_failure->show(InlineMessage::Severity::Error, message);
    }
}

void EntryView::followLink(const QUrl& link)
{
    const QString place = link.path();
    if (link.scheme() == QLatin1String("more")) {
        m_expanded.insert(place);
        render(m_text->verticalScrollBar()->value());
        return;
    }
    bool isNumber = false;
    const int number = place.toInt(&isNumber);
    if (link.scheme() == QLatin1String("word") && isNumber && number >= 0 && number < m_links.size()) {
        const EntryDocument::Link target = m_links.at(number);
        open(target.word, target.language);
    }
}

void EntryView::render(int scrolled)
{
    if (!m_loaded) {
        return;
    }
    const EntryDocument document(word(), language(), m_details, m_expanded);
    m_links = document.links();
    QTextOption option = m_text->document()->defaultTextOption();
    option.setTextDirection(layoutDirection());
    m_text->document()->setDefaultTextOption(option);
    m_text->document()->setDefaultStyleSheet(EntryDocument::styleSheet());
    m_text->setHtml(document.html());
    fitText();
    m_text->verticalScrollBar()->setValue(scrolled);
}

void EntryView::fitText()
{
    // Lines longer than a hundred letters are hard to read.
    const int readable = m_text->fontMetrics().averageCharWidth() * 110;
    QTextFrame* root = m_text->document()->rootFrame();
    QTextFrameFormat format = root->frameFormat();
    const qreal beside = qMax(0, m_text->viewport()->width() - readable);
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    if (!qFuzzyCompare(1 + beside, 1 + (mirrored ? format.leftMargin() : format.rightMargin()))) {
        format.setLeftMargin(mirrored ? beside : 0);
        format.setRightMargin(mirrored ? 0 : beside);
        root->setFrameFormat(format);
    }
}

void EntryView::rebuildHistory()
{
    m_historyMenu->clear();
    const auto& words = m_visited.words();
    for (qsizetype i = words.size() - 1; i >= 0 && i >= words.size() - 20; --i) {
        QString text = withoutMnemonics(shownText(words.at(i).word, 60));
        QAction* action =
            m_historyMenu->addAction(QStringLiteral("%1 (%2)").arg(text, displayLanguage(words.at(i).language)));
        action->setCheckable(true);
        action->setChecked(i == m_visited.place());
        connect(action, &QAction::triggered, this, [this, i] {
            rememberPlace();
            m_visited.goTo(i);
            showWord(m_visited.present());
        });
    }
    m_history->setEnabled(!words.isEmpty());
    m_back->setEnabled(canGoBack());
    m_forward->setEnabled(canGoForward());
}

void EntryView::saveSession(QSettings& settings) const
{
    m_visited.save(settings);
}

void EntryView::restoreSession(QSettings& settings)
{
    m_visited.restore(settings);
    rebuildHistory();
}

bool EntryView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_text->viewport()) {
        if (event->type() == QEvent::Resize) {
            fitText();
        } else if (event->type() == QEvent::MouseButtonPress) {
            const Qt::MouseButton button = static_cast<QMouseEvent*>(event)->button();
            if (button == Qt::BackButton || button == Qt::ForwardButton) {
                button == Qt::BackButton ? goBack() : goForward();
                return true;
            }
        }
    }
    return QFrame::eventFilter(watched, event);
}

void EntryView::retranslate()
{
    setAccessibleName(tr("Full entry of a word"));
    m_text->setAccessibleName(tr("Entry"));
    m_back->setToolTip(tr("Previous word (Alt+Up)"));
    m_back->setAccessibleName(tr("Previous word"));
    m_forward->setToolTip(tr("Next word (Alt+Down)"));
    m_forward->setAccessibleName(tr("Next word"));
    m_history->setToolTip(tr("Words visited"));
    m_history->setAccessibleName(tr("Words visited"));
    refreshSave();
    m_copy->setText(tr("Copy"));
    m_copy->setToolTip(tr("Copy the word (Ctrl+C)"));
    m_lookup->setText(tr("Look up this word"));
    m_lookup->setToolTip(tr("Ask for words that mean the same"));
    m_close->setToolTip(tr("Close the entry (Esc)"));
    m_close->setAccessibleName(tr("Close the entry"));
    rebuildHistory();
    render(m_text->verticalScrollBar()->value());
}

} // namespace crossgloss
