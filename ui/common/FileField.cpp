#include "common/FileField.h"

#include "common/Icons.h"
#include "common/Layouts.h"
#include "common/Paths.h"
#include "common/Prompts.h"
#include "common/Theme.h"

#include <QCoreApplication>
#include <QDragEnterEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>

namespace crossgloss {

namespace {

QString droppedFile(const QMimeData* data)
{
    for (const QUrl& url : data->urls()) {
        if (url.isLocalFile()) {
            return url.toLocalFile();
        }
    }
    return {};
}

} // namespace

FileField::FileField(Prompts& prompts, QWidget* parent)
    : QWidget(parent), m_prompts(prompts), m_line(new QLineEdit(this)), m_choose(new QPushButton(this))
{
    setAcceptDrops(true);
    setFocusProxy(m_line);
    m_line->setAcceptDrops(false);
    m_choose->setIcon(themedIcon(QStringLiteral("folder")));
    const auto adapt = [this] {
        m_choose->setIconSize(QSize(Theme::instance().scaled(16), Theme::instance().scaled(16)));
    };
    connect(&Theme::instance(), &Theme::changed, this, adapt);
    adapt();
    auto* layout = rowIn(this, {}, 4);
    layout->addWidget(m_line, 1);
    layout->addWidget(m_choose);
    connect(m_line, &QLineEdit::textChanged, this, &FileField::changed);
    connect(m_choose, &QPushButton::clicked, this, &FileField::choose);
}

void FileField::setTexts(const QString& name, const QString& dialogTitle, const QString& filter, const QString& empty)
{
    m_line->setAccessibleName(name);
    m_line->setPlaceholderText(empty);
    m_choose->setToolTip(dialogTitle);
    m_choose->setAccessibleName(dialogTitle);
    m_dialogTitle = dialogTitle;
    m_filter = filter;
}

QString FileField::file() const
{
    return m_line->text().trimmed();
}

std::filesystem::path FileField::path() const
{
    return toPath(file());
}

void FileField::setFile(const QString& file)
{
    m_line->setText(file);
    m_line->setCursorPosition(static_cast<int>(file.size()));
}

void FileField::choose()
{
    const QString file = m_folders ? m_prompts.openFolder(this, m_dialogTitle)
                         : m_writing ? m_prompts.saveFile(this, m_dialogTitle, m_line->text(), m_filter)
                                     : m_prompts.openFiles(this, m_dialogTitle, m_filter).value(0);
    if (!file.isEmpty()) {
        setFile(file);
    }
}

void FileField::dragEnterEvent(QDragEnterEvent* event)
{
    if (!droppedFile(event->mimeData()).isEmpty()) {
        event->acceptProposedAction();
    }
}

void FileField::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    setFile(droppedFile(event->mimeData()));
}

QString wordPairFilter()
{
    return QCoreApplication::translate("FileField", "Word pairs (*.txt *.tsv *.dict *.gz *.xz);;All files (*)");
}

QString wordVectorFilter()
{
    return QCoreApplication::translate("FileField", "Word vectors (*.vec *.bin *.txt *.gz *.xz);;All files (*)");
}

QString textFilter()
{
    return QCoreApplication::translate("FileField", "Text, one sentence per line (*.txt *.gz *.xz);;All files (*)");
}

} // namespace crossgloss
