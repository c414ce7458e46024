#include "helpwindow/HelpWindow.h"

#include "common/Icons.h"
#include "common/Layouts.h"
#include "common/PlainText.h"
#include "common/Texts.h"
#include "frame/InterfaceLanguage.h"
#include "helpwindow/HelpText.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>
#include <QSettings>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QUrl>

namespace crossgloss {

namespace {

constexpr int keyRole = Qt::UserRole;
constexpr int headingRole = Qt::UserRole + 1;
const QString geometryKey = QStringLiteral("helpGeometry");

QToolButton* makeButton(const QString& icon, const QString& name, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setIcon(themedIcon(icon));
    button->setObjectName(name);
    return button;
}

void nameButton(QToolButton* button, const QString& name, const QKeySequence& keys)
{
    button->setAccessibleName(name);
    button->setToolTip(keys.isEmpty() ? name
                                      : QStringLiteral("%1 (%2)").arg(name, keys.toString(QKeySequence::NativeText)));
}

QListWidgetItem* headingOf(const QString& text, QListWidget* list)
{
    auto* item = new QListWidgetItem(text, list);
    item->setFlags(Qt::NoItemFlags);
    QFont font = list->font();
    font.setBold(true);
    item->setFont(font);
    return item;
}

} // namespace

HelpWindow::HelpWindow(const Parts& parts, QWidget* parent)
    : Retranslated(parent, Qt::Window)
    , m_parts(parts)
    , m_book(parts.language.current())
    , m_splitter(new QSplitter(this))
{
    setObjectName(QStringLiteral("helpWindow"));
    setProperty("helpPage", HelpBook::startKey());
    setWindowIcon(QIcon(QStringLiteral(":/icons/crossgloss.svg")));
    m_splitter->addWidget(makeLeft());
    m_splitter->addWidget(makeRight());
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setSizes({270, 780});
    auto* layout = columnIn(this, {12, 12, 12, 12});
    layout->addWidget(m_splitter);
    makeShortcuts();
    readBook();
    retranslate();
    if (!restoreGeometry(m_parts.session.value(geometryKey).toByteArray())) {
        resize(1080, 760);
    }
    go(HelpBook::startKey(), {});
}

QWidget* HelpWindow::makeLeft()
{
    auto* left = new QWidget(this);
    m_search = new QLineEdit(left);
    m_search->setObjectName(QStringLiteral("helpSearch"));
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_found = styledLabel("muted", left);
    m_found->setWordWrap(true);
    m_found->hide();
    m_lists = new QStackedWidget(left);
    m_contents = new QListWidget(m_lists);
    m_contents->setObjectName(QStringLiteral("helpContents"));
    m_hits = new QListWidget(m_lists);
    m_hits->setObjectName(QStringLiteral("helpHits"));
    m_hits->setWordWrap(true);
    m_hits->setAlternatingRowColors(true);
    m_lists->addWidget(m_contents);
    m_lists->addWidget(m_hits);
    auto* layout = columnIn(left, {0, 0, 6, 0}, 8);
    layout->addWidget(m_search);
    layout->addWidget(m_found);
    layout->addWidget(m_lists, 1);
    connect(m_search, &QLineEdit::textChanged, this, &HelpWindow::search);
    connect(m_contents, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        if (item && !item->data(keyRole).toString().isEmpty()) {
            go(item->data(keyRole).toString(), {});
        }
    });
    connect(m_hits, &QListWidget::currentItemChanged, this, &HelpWindow::openHit);
    connect(m_hits, &QListWidget::itemClicked, this, &HelpWindow::openHit);
    connect(m_hits, &QListWidget::itemActivated, this, [this] { m_text->setFocus(); });
    connect(m_contents, &QListWidget::itemActivated, this, [this] { m_text->setFocus(); });
    return left;
}

QWidget* HelpWindow::makeRight()
{
    auto* right = new QFrame(this);
    right->setProperty("role", "card");
    m_back = makeButton(QStringLiteral("back"), QStringLiteral("helpBack"), right);
    m_forward = makeButton(QStringLiteral("forward"), QStringLiteral("helpForward"), right);
    m_home = makeButton(QStringLiteral("index"), QStringLiteral("helpHome"), right);
    m_findButton = makeButton(QStringLiteral("lookup"), QStringLiteral("helpFindButton"), right);
    m_close = makeButton(QStringLiteral("close"), QStringLiteral("helpClose"), right);
    auto* bar = rowIn(nullptr, {8, 6, 8, 2});
    for (QToolButton* button : {m_back, m_forward, m_home}) {
        bar->addWidget(button);
    }
    bar->addStretch();
    bar->addWidget(m_findButton);
    bar->addWidget(m_close);

    m_text = new HelpText(right);
    m_findBar = new QWidget(right);
    m_find = new QLineEdit(m_findBar);
    m_find->setObjectName(QStringLiteral("helpFind"));
    m_find->setClearButtonEnabled(true);
    m_find->installEventFilter(this);
    m_notFound = styledLabel("error", m_findBar);
    m_previous = makeButton(QStringLiteral("up"), QStringLiteral("helpFindPrevious"), m_findBar);
    m_next = makeButton(QStringLiteral("down"), QStringLiteral("helpFindNext"), m_findBar);
    auto* finder = rowIn(m_findBar, {12, 4, 12, 8});
    finder->addWidget(m_find, 1);
    finder->addWidget(m_previous);
    finder->addWidget(m_next);
    finder->addWidget(m_notFound);
    m_findBar->hide();
    auto* layout = columnIn(right, {1, 1, 1, 1}, 0);
    layout->addLayout(bar);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_findBar);

    connect(m_back, &QToolButton::clicked, this, &HelpWindow::goBack);
    connect(m_forward, &QToolButton::clicked, this, &HelpWindow::goForward);
    connect(m_home, &QToolButton::clicked, this, &HelpWindow::goHome);
    connect(m_findButton, &QToolButton::clicked, this, &HelpWindow::findInPage);
    connect(m_close, &QToolButton::clicked, this, &QWidget::close);
    connect(m_text, &QTextBrowser::anchorClicked, this, &HelpWindow::followLink);
    connect(m_previous, &QToolButton::clicked, this, [this] { findNext(true); });
    connect(m_next, &QToolButton::clicked, this, [this] { findNext(false); });
    connect(m_find, &QLineEdit::textEdited, this, [this] {
        QTextCursor cursor = m_text->textCursor();
        cursor.setPosition(cursor.selectionStart()); // a longer word may stand where the shorter one was found
        m_text->setTextCursor(cursor);
        findNext(false);
    });
    return right;
}

void HelpWindow::makeShortcuts()
{
    const auto on = [this](const QKeySequence& keys, auto&& work) {
        connect(new QShortcut(keys, this), &QShortcut::activated, this, std::forward<decltype(work)>(work));
    };
    on(QKeySequence(Qt::Key_Escape), [this] { m_findBar->isVisible() ? closeFind() : static_cast<void>(close()); });
    on(QKeySequence(Qt::CTRL | Qt::Key_W), [this] { close(); });
    on(QKeySequence(Qt::ALT | Qt::Key_Left), [this] { goBack(); });
    on(QKeySequence(Qt::ALT | Qt::Key_Right), [this] { goForward(); });
    on(QKeySequence(Qt::ALT | Qt::Key_Home), [this] { goHome(); });
    on(QKeySequence(Qt::CTRL | Qt::Key_F), [this] { findInPage(); });
    on(QKeySequence(Qt::Key_F3), [this] { findNext(false); });
    on(QKeySequence(Qt::SHIFT | Qt::Key_F3), [this] { findNext(true); });
    on(QKeySequence(Qt::CTRL | Qt::Key_L), [this] {
        m_search->setFocus();
        m_search->selectAll();
    });
}

void HelpWindow::readBook()
{
    m_book = HelpBook(m_parts.language.current());
    if (m_parts.keyTables) {
        m_book.fill(QStringLiteral("keys"), QStringLiteral("{{keys}}"), m_parts.keyTables());
    }
    fillContents();
}

void HelpWindow::fillContents()
{
    const QSignalBlocker quiet(m_contents);
    m_contents->clear();
    for (const HelpPage& page : m_book.pages()) {
        if (page.key == QLatin1String("tour-learner")) {
            headingOf(tr("Five-minute tours"), m_contents);
        } else if (page.key == QLatin1String("window")) {
            headingOf(tr("The window, page by page"), m_contents);
        } else if (page.key == QLatin1String("command-line")) {
            headingOf(tr("Reference"), m_contents);
        }
        auto* item = new QListWidgetItem(page.title, m_contents);
        item->setData(keyRole, page.key);
        if (page.key == m_key) {
            m_contents->setCurrentItem(item);
        }
    }
}

void HelpWindow::open(const QString& place)
{
    if (!isVisible()) {
        show();
    }
    m_search->clear();
    go(place.section(QLatin1Char('#'), 0, 0), place.section(QLatin1Char('#'), 1));
    m_text->setFocus();
    raise();
    activateWindow();
}

QString HelpWindow::placeOf(const QWidget* widget)
{
    for (; widget; widget = widget->isWindow() ? nullptr : widget->parentWidget()) {
        const QVariant place = widget->property("helpPage");
        if (place.isValid()) {
            return place.toString();
        }
    }
    return {};
}

void HelpWindow::showPage(const QString& key)
{
    m_key = key;
    const HelpPage& page = *m_book.page(key);
    m_text->setPage(page);
    m_text->setAccessibleName(page.title);
    setWindowTitle(tr("%1 – manual").arg(page.title));
    m_back->setEnabled(!m_behind.isEmpty());
    m_forward->setEnabled(!m_ahead.isEmpty());
    m_notFound->clear();
    const QSignalBlocker quiet(m_contents);
    for (int i = 0; i < m_contents->count(); ++i) {
        if (m_contents->item(i)->data(keyRole).toString() == key) {
            m_contents->setCurrentRow(i);
        }
    }
}

void HelpWindow::go(const QString& key, const QString& anchor, int heading)
{
    const QString wanted = m_book.page(key) ? key : HelpBook::startKey();
    if (wanted != m_key) {
        if (!m_key.isEmpty()) {
            m_behind.append({m_key, m_text->verticalScrollBar()->value()});
            m_ahead.clear();
        }
        showPage(wanted);
    }
    if (heading >= 0) {
        m_text->scrollToHeading(heading);
    } else if (!anchor.isEmpty()) {
        m_text->scrollToAnchorOf(anchor);
    } else {
        m_text->scrollToHeading(0);
    }
}

void HelpWindow::travel(QList<Visit>& from, QList<Visit>& to)
{
    if (from.isEmpty()) {
        return;
    }
    to.append({m_key, m_text->verticalScrollBar()->value()});
    const Visit visit = from.takeLast();
    showPage(visit.key);
    m_text->verticalScrollBar()->setValue(visit.scrolled);
}

void HelpWindow::goBack()
{
    travel(m_behind, m_ahead);
}

void HelpWindow::goForward()
{
    travel(m_ahead, m_behind);
}

void HelpWindow::goHome()
{
    go(HelpBook::startKey(), {});
}

void HelpWindow::followLink(const QUrl& link)
{
    // Nothing of the manual leads out of it.
    const QString file = link.path();
    if (!link.isRelative() || (!file.isEmpty() && !file.endsWith(QLatin1String(".md")))) {
        return;
    }
    go(file.isEmpty() ? m_key : file.chopped(3), link.fragment());
}

void HelpWindow::search()
{
    const QString words = m_search->text().trimmed();
    const QSignalBlocker quiet(m_hits);
    m_hits->clear();
    m_found->setVisible(!words.isEmpty());
    m_lists->setCurrentWidget(words.isEmpty() ? m_contents : m_hits);
    if (words.isEmpty()) {
        return;
    }
    const QList<HelpBook::Hit> found = m_book.find(words);
    m_found->setText(found.isEmpty() ? tr("No page has all of these words.")
                                     : tr("%Ln place(s) found", nullptr, static_cast<int>(found.size())));
    for (const HelpBook::Hit& hit : found) {
        const QString title = hit.section.isEmpty() ? hit.title : tr("%1: %2").arg(hit.title, hit.section);
        auto* item = new QListWidgetItem(title + QLatin1Char('\n') + hit.excerpt, m_hits);
        item->setData(keyRole, hit.key);
        item->setData(headingRole, hit.heading);
        item->setData(Qt::AccessibleTextRole, title);
        item->setData(Qt::AccessibleDescriptionRole, hit.excerpt);
    }
}

void HelpWindow::openHit(const QListWidgetItem* item)
{
    if (!item) {
        return;
    }
    go(item->data(keyRole).toString(), {}, item->data(headingRole).toInt());
    // The word itself, where it stands in this form; the section is in sight in any case.
    m_text->findText(m_search->text().simplified(), false);
}

void HelpWindow::findInPage()
{
    m_findBar->show();
    const QString chosen = m_text->textCursor().selectedText();
    if (!chosen.isEmpty() && chosen.size() < 60) {
        m_find->setText(chosen);
    }
    m_find->setFocus();
    m_find->selectAll();
}

void HelpWindow::findNext(bool backward)
{
    if (!m_findBar->isVisible()) {
        findInPage();
        return;
    }
    m_notFound->setText(m_text->findText(m_find->text(), backward) ? QString() : tr("Not on this page"));
}

void HelpWindow::closeFind()
{
    m_findBar->hide();
    m_notFound->clear();
    m_text->setFocus();
}

bool HelpWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<const QKeyEvent*>(event);
        const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (watched == m_find && enter) {
            findNext(key->modifiers().testFlag(Qt::ShiftModifier));
            return true;
        }
        if (watched == m_search && (enter || key->key() == Qt::Key_Down)) {
            auto* list = static_cast<QListWidget*>(m_lists->currentWidget());
            list->setFocus();
            if (list == m_hits && list->count() > 0) {
                list->setCurrentRow(0);
            }
            return true;
        }
        if (watched == m_search && key->key() == Qt::Key_Escape && !m_search->text().isEmpty()) {
            m_search->clear();
            return true;
        }
    } else if (event->type() == QEvent::ShortcutOverride && watched == m_search && !m_search->text().isEmpty()
               && static_cast<const QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept(); // empties the field; the next one closes the window
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void HelpWindow::changeEvent(QEvent* event)
{
    Retranslated::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        readBook();
        showPage(m_key);
        search();
    }
}

void HelpWindow::hideEvent(QHideEvent* event)
{
    m_parts.session.setValue(geometryKey, saveGeometry());
    QWidget::hideEvent(event);
}

void HelpWindow::retranslate()
{
    m_search->setPlaceholderText(tr("Search the manual"));
    m_search->setAccessibleName(tr("Words to search the manual for"));
    m_search->setToolTip(toolTipText(tr("Finds pages that have all of these words; accents and case do not matter (%1)")
                                         .arg(QKeySequence(Qt::CTRL | Qt::Key_L).toString(QKeySequence::NativeText))));
    m_contents->setAccessibleName(tr("Contents of the manual"));
    m_hits->setAccessibleName(tr("Places found; the arrow keys show them"));
    nameButton(m_back, tr("Back"), QKeySequence(Qt::ALT | Qt::Key_Left));
    nameButton(m_forward, tr("Forward"), QKeySequence(Qt::ALT | Qt::Key_Right));
    nameButton(m_home, tr("Start page"), QKeySequence(Qt::ALT | Qt::Key_Home));
    nameButton(m_findButton, tr("Find in the page"), QKeySequence(Qt::CTRL | Qt::Key_F));
    nameButton(m_close, tr("Close"), QKeySequence(Qt::Key_Escape));
    nameButton(m_previous, tr("Previous place"), QKeySequence(Qt::SHIFT | Qt::Key_F3));
    nameButton(m_next, tr("Next place"), QKeySequence(Qt::Key_F3));
    m_find->setPlaceholderText(tr("Find in the page"));
    m_find->setAccessibleName(tr("Words to find in the page"));
}

} // namespace crossgloss
