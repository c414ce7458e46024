#include "librarypage/KindPanel.h"

#include "common/Layouts.h"
#include "common/TextDirection.h"
#include "common/Texts.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QEvent>
#include <QFile>
#include <QFileInfo>
#include <QFontDatabase>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QRadioButton>

namespace crossgloss {

namespace {

constexpr int shownLines = 4;
constexpr qsizetype shownLetters = 100;
constexpr qint64 bytesToRead = 4096;

} // namespace

KindPanel::KindPanel(QWidget* parent)
    : Retranslated(parent), m_heading(new QLabel(this)), m_why(styledLabel("muted", this)), m_text(new QLabel(this)),
      m_kinds(new QButtonGroup(this)), m_go(new QPushButton(this)), m_cancel(new QPushButton(this))
{
    setProperty("helpPage", QStringLiteral("library#import"));
    layOut();
    connect(m_kinds, &QButtonGroup::idToggled, this, [this] { m_go->setEnabled(kind().has_value()); });
    connect(m_go, &QPushButton::clicked, this, &KindPanel::chosen);
    connect(m_cancel, &QPushButton::clicked, this, &KindPanel::dismissed);
    retranslate();
}

void KindPanel::layOut()
{
    setProperty("role", "card");
    setObjectName(QStringLiteral("kindPanel"));
    followFont(m_heading, 1.15, true);
    m_heading->setWordWrap(true);
    m_why->setWordWrap(true);
    m_text->setObjectName(QStringLiteral("kindText"));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_go->setObjectName(QStringLiteral("kindAccept"));
    m_go->setProperty("role", "primary");
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(1, 1);
    for (const ResourceKind kind : importedKinds) {
        auto* button = new QRadioButton(this);
        auto* explanation = styledLabel("muted", this);
        explanation->setWordWrap(true);
        const int row = grid->rowCount();
        grid->addWidget(button, row, 0, Qt::AlignTop);
        grid->addWidget(explanation, row, 1);
        m_kinds->addButton(button, static_cast<int>(kind));
        m_explanations.append(explanation);
    }
    auto* buttons = newRow(8);
    buttons->addStretch();
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_go);
    auto* layout = columnIn(this, {16, 16, 16, 16}, 8);
    layout->addWidget(m_heading);
    layout->addWidget(m_why);
    layout->addWidget(m_text);
    layout->addLayout(grid);
    layout->addLayout(buttons);
}

QString KindPanel::beginningOf(const QString& name)
{
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    const QString text = QString::fromUtf8(file.read(bytesToRead));
    QStringList lines;
    for (const QString& line : text.split(QLatin1Char('\n'))) {
        QString shown;
        for (const QChar letter : line.left(shownLetters)) {
            // What is no text is shown as such.
            shown += letter == QLatin1Char('\t') ? QStringLiteral("⇥ ")
                     : letter.isPrint()          ? QString(letter)
                                                 : QStringLiteral("·");
        }
        if (!shown.trimmed().isEmpty()) {
            lines.append(line.size() > shownLetters ? shown + QChar(0x2026) : shown);
        }
        if (lines.size() == shownLines) {
            break;
        }
    }
    return lines.join(QLatin1Char('\n'));
}

void KindPanel::ask(const QStringList& files, const QString& beginning)
{
    m_files = files;
    m_beginning = beginning;
    m_kinds->setExclusive(false);
    for (QAbstractButton* button : m_kinds->buttons()) {
        button->setChecked(false);
    }
    m_kinds->setExclusive(true);
    m_go->setEnabled(false);
    retranslate();
    m_kinds->buttons().constFirst()->setFocus();
}

std::optional<ResourceKind> KindPanel::kind() const
{
    const int id = m_kinds->checkedId();
    return id < 0 ? std::nullopt : std::optional(static_cast<ResourceKind>(id));
}

void KindPanel::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape) {
        Q_EMIT dismissed();
    } else if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && m_go->isEnabled()) {
        m_go->click();
    } else {
        QFrame::keyPressEvent(event);
    }
}

void KindPanel::retranslate()
{
    QStringList names;
    for (const QString& file : std::as_const(m_files)) {
        names.append(isolated(QFileInfo(file).fileName()));
    }
    m_heading->setText(tr("What is %1?").arg(QLocale().createSeparatedList(names)));
    const bool empty = m_files.isEmpty() || QFileInfo(m_files.constFirst()).size() == 0;
    m_why->setText(empty ? tr("The file is empty. Nothing can be read from it as it is.")
                         : tr("The kind of this resource is not clear from its name and beginning. Choose one:"));
    m_text->setText(m_beginning);
    m_text->setVisible(!m_beginning.isEmpty());
    const auto explain = [](ResourceKind kind) {
        switch (kind) {
        case ResourceKind::Dictionary:
            return tr("StarDict, FreeDict (TEI), wiktextract (JSON lines), dictd, or a word and its definition on each line");
        case ResourceKind::Wordnet:
            return tr("Princeton WordNet's folder, Open Multilingual Wordnet, WN-LMF");
        case ResourceKind::Embeddings:
            return tr("a word and its numbers on each line, or word2vec and fastText binaries");
        case ResourceKind::Lexicon:
            return tr("a word and its translation on each line");
        case ResourceKind::Parallel:
            return tr("sentences and their translations, line by line");
        case ResourceKind::Pairs:
            return tr("a score and two texts on each line");
        case ResourceKind::Descriptions:
            return tr("an answer and what describes it on each line");
        case ResourceKind::Sentences:
            break;
        }
        return QString();
    };
    const QList<QAbstractButton*> buttons = m_kinds->buttons();
    for (int i = 0; i < buttons.size(); ++i) {
        const auto kind = static_cast<ResourceKind>(m_kinds->id(buttons.at(i)));
        buttons.at(i)->setText(displayResourceKind(kind));
        m_explanations.at(i)->setText(explain(kind));
        buttons.at(i)->setAccessibleDescription(explain(kind));
    }
    m_go->setText(tr("Continue"));
    m_cancel->setText(tr("Cancel"));
}

} // namespace crossgloss
