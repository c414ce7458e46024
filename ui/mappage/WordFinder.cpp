#include "mappage/WordFinder.h"

#include "common/Icons.h"
#include "common/LanguageNames.h"
#include "common/TextDirection.h"
#include "mappage/MapState.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QSignalBlocker>
#include <QStringListModel>
#include <QTimer>

#include <algorithm>

namespace crossgloss {

namespace {

constexpr std::size_t maxFound = 12;

QStringList wordsOf(const QString& text)
{
    QStringList words;
    for (const QString& part : text.split(QLatin1Char(','))) {
        if (!part.trimmed().isEmpty()) {
            words.append(part.trimmed());
        }
    }
    return words;
}

} // namespace

WordFinder::WordFinder(MapState& state, QWidget* parent)
    : Retranslated(parent), m_state(state), m_model(new QStringListModel(this)),
      m_completer(new QCompleter(m_model, this))
{
    setObjectName(QStringLiteral("mapFind"));
    setClearButtonEnabled(true);
    addAction(themedIcon(QStringLiteral("lookup")), LeadingPosition);
    m_completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    m_completer->setMaxVisibleItems(static_cast<int>(maxFound) + 1);
    m_completer->setWidget(this);
    connect(this, &QLineEdit::textEdited, this, &WordFinder::search);
    connect(this, &QLineEdit::returnPressed, this, &WordFinder::accept);
    connect(m_completer, QOverload<const QModelIndex&>::of(&QCompleter::activated), this,
            [this](const QModelIndex& index) { visit(index.row()); });
    connect(&m_state, &MapState::layoutChanged, this, [this] { m_found.clear(); });
    retranslate();
}

void WordFinder::search(const QString& text)
{
    m_found.clear();
    const QString wanted = text.trimmed().toCaseFolded();
    std::vector<std::uint32_t> within;
    QStringList lines;
    if (!wanted.isEmpty() && m_state.layout()) {
        bool exact = false;
        std::vector<std::uint32_t> beginning;
        for (std::uint32_t point = 0; point < m_state.size(); ++point) {
            const QString folded = m_state.text(point).toCaseFolded();
            if (folded == wanted) {
                exact = true;
                m_found.push_back(point);
            } else if (beginning.size() < maxFound && folded.startsWith(wanted)) {
                beginning.push_back(point);
            } else if (within.size() < maxFound && folded.contains(wanted)) {
                within.push_back(point);
            }
        }
        m_found.insert(m_found.end(), beginning.begin(), beginning.end());
        m_found.insert(m_found.end(), within.begin(), within.end());
        m_found.resize(std::min(m_found.size(), maxFound));
        for (const std::uint32_t point : m_found) {
            const QString language = m_state.language(point);
            lines.append(language.isEmpty() ? isolated(m_state.text(point))
                                            : tr("%1 (%2)", "a word, its language")
                                                  .arg(isolated(m_state.text(point)), displayLanguage(language)));
        }
        if (!exact) {
            lines.append(tr("Place “%1” on the map").arg(isolated(text.trimmed())));
        }
    }
    m_model->setStringList(lines);
    if (lines.isEmpty()) {
        m_completer->popup()->hide();
    } else if (isVisible()) {
        m_completer->complete();
    }
}

void WordFinder::visit(int row)
{
    if (row < 0) {
        return;
    }
    if (static_cast<std::size_t>(row) < m_found.size()) {
        const std::uint32_t point = m_found[static_cast<std::size_t>(row)];
        m_state.visit(point);
        // The completer writes its line into the field after this.
        QTimer::singleShot(0, this, [this, text = m_state.text(point)] { setText(text); });
    } else {
        place();
    }
}

void WordFinder::accept()
{
    m_completer->popup()->hide();
    if (text().trimmed().isEmpty()) {
        return;
    }
    search(text());
    m_completer->popup()->hide();
    visit(0);
}

void WordFinder::place()
{
    const QStringList words = wordsOf(text());
    if (words.isEmpty()) {
        setFocus(Qt::ShortcutFocusReason);
        return;
    }
    m_completer->popup()->hide();
    Q_EMIT placeRequested(words);
}

void WordFinder::retranslate()
{
    setPlaceholderText(tr("Find a word on the map"));
    setAccessibleName(tr("Find a word on the map"));
    setToolTip(tr("Enter goes to the word; words that are not on the map are placed there, with commas between them "
                  "(Ctrl+F)"));
}

} // namespace crossgloss
