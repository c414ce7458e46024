#include "common/Settings.h"

#include <QCryptographicHash>
#include <QStandardPaths>

namespace crossgloss {

namespace {

QString folderOf(const QString& folder)
{
    return folder.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation)
                                  + QLatin1String("/crossgloss")
                            : folder;
}

} // namespace

Settings::Settings(const QString& folder)
    : m_folder(folderOf(folder))
    , m_preferences(m_folder + QLatin1String("/preferences.ini"), QSettings::IniFormat)
    , m_program(m_folder + QLatin1String("/session.ini"), QSettings::IniFormat)
{
}

void Settings::setWorkspace(const QString& workspace)
{
    m_other.reset();
    if (!workspace.isEmpty()) {
        const QByteArray hash = QCryptographicHash::hash(workspace.toUtf8(), QCryptographicHash::Sha256).toHex().left(16);
        m_other = std::make_unique<QSettings>(
            m_folder + QStringLiteral("/session-%1.ini").arg(QLatin1String(hash)), QSettings::IniFormat);
    }
}

} // namespace crossgloss
