#include "frame/LineViewer.h"

#include "base/Error.h"
#include "common/Layouts.h"
#include "common/Theme.h"
#include "jobs/JobRunner.h"

#include <QDialogButtonBox>
#include <QFile>
#include <QFileInfo>
#include <QFontDatabase>
#include <QLabel>
#include <QPlainTextEdit>
#include <QTextBlock>

namespace crossgloss {

namespace {

struct Excerpt {
    QString text;
    int marked = -1;
};

constexpr quint64 linesAround = 12;
constexpr qint64 maxLineLength = 2000;

Excerpt readExcerpt(const QString& name, quint64 line, JobProgress& progress)
{
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly)) {
        throw Error(CROSSGLOSS_TEXT("The file cannot be read: %1"), {file.errorString().toStdString()})
            .at(name.toStdString());
    }
    progress.stage(CROSSGLOSS_TEXT("Reading"), static_cast<std::uint64_t>(file.size()));
    const quint64 first = line > linesAround ? line - linesAround : 1;
    Excerpt excerpt;
    for (quint64 number = 1; number <= line + linesAround && !file.atEnd(); ++number) {
        QByteArray shown = file.readLine(maxLineLength);
        bool cut = false;
        for (bool whole = shown.endsWith('\n'); !whole && !file.atEnd();) {
            cut = true;
            whole = file.readLine(maxLineLength).endsWith('\n');
        }
        if (number >= first) {
            while (shown.endsWith('\n') || shown.endsWith('\r')) {
                shown.chop(1);
            }
            excerpt.text += QString::number(number).rightJustified(7) + QStringLiteral("  ") + QString::fromUtf8(shown)
                            + (cut ? QStringLiteral(" …\n") : QStringLiteral("\n"));
            excerpt.marked = number == line ? static_cast<int>(number - first) : excerpt.marked;
        } else if (number % 4096 == 0) {
            progress.advance(static_cast<std::uint64_t>(file.pos()));
            progress.throwIfCancelled();
        }
    }
    excerpt.text.chop(1);
    return excerpt;
}

} // namespace

LineViewer::LineViewer(const QString& file, quint64 line, QWidget* parent) : QDialog(parent), m_text(new QPlainTextEdit(this))
{
    setProperty("helpPage", QStringLiteral("library#import"));
    setWindowTitle(line > 0 ? tr("%1, line %2").arg(QFileInfo(file).fileName(), QLocale().toString(line)) : QFileInfo(file).fileName());
    auto* path = new QLabel(file, this);
    path->setProperty("role", "muted");
    path->setTextInteractionFlags(Qt::TextSelectableByMouse);
    path->setWordWrap(true);
    m_text->setReadOnly(true);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_text->setAccessibleName(tr("Lines of the file"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = columnIn(this, {16, 16, 16, 16}, 8);
    layout->addWidget(path);
    layout->addWidget(m_text, 1);
    layout->addWidget(buttons);
    resize(760, 480);
}

void LineViewer::setExcerpt(const QString& text, int markedBlock)
{
    m_text->setPlainText(text);
    if (markedBlock < 0) {
        return;
    }
    QTextEdit::ExtraSelection mark;
    mark.cursor = QTextCursor(m_text->document()->findBlockByNumber(markedBlock));
    mark.format.setBackground(Theme::instance().colours().selection);
    mark.format.setProperty(QTextFormat::FullWidthSelection, true);
    m_text->setExtraSelections({mark});
    m_text->setTextCursor(mark.cursor);
    m_text->centerCursor();
}

void LineViewer::open(const QString& file, quint64 line, JobRunner& jobs, QWidget* parent)
{
    auto* dialog = new LineViewer(file, line, parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
    jobs.ask(
        tr("Showing a line"), [file, line](JobProgress& progress) { return readExcerpt(file, line, progress); }, dialog,
        [dialog](const Excerpt& excerpt) { dialog->setExcerpt(excerpt.text, excerpt.marked); });
}

} // namespace crossgloss
