#include "common/FolderMemory.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>

namespace crossgloss {

namespace {

const QLatin1String anyKind("folders/any");

QString existing(const QString& folder)
{
    return !folder.isEmpty() && QFileInfo(folder).isDir() ? folder : QString();
}

} // namespace

QString FolderMemory::keyOf(const QString& filter)
{
    // "Word vectors (*.vec *.bin);;All files (*)" → "vec-bin"
    QString patterns = filter.section(QLatin1Char('('), 1, 1).section(QLatin1Char(')'), 0, 0);
    patterns.remove(QLatin1Char('*')).remove(QLatin1Char('.'));
    patterns = patterns.simplified().replace(QLatin1Char(' '), QLatin1Char('-'));
    return patterns.isEmpty() ? QString(anyKind) : QStringLiteral("folders/") + patterns;
}

QString FolderMemory::folder(const QString& filter) const
{
    if (!m_session) {
        return {};
    }
    const QString own = existing(m_session->value(keyOf(filter)).toString());
    return own.isEmpty() ? existing(m_session->value(anyKind).toString()) : own;
}

QString FolderMemory::placed(const QString& filter, const QString& proposal) const
{
    const QString last = folder(filter);
    return last.isEmpty() || QFileInfo(proposal).isAbsolute() ? proposal : QDir(last).filePath(proposal);
}

void FolderMemory::remember(const QString& filter, const QString& file)
{
    if (m_session && !file.isEmpty()) {
        const QString folder = QFileInfo(file).absolutePath();
        m_session->setValue(keyOf(filter), folder);
        m_session->setValue(anyKind, folder);
    }
}

} // namespace crossgloss
