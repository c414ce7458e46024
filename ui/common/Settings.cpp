#include "common/Settings.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

namespace crossgloss {

namespace {

QString folderOf(const QString& folder)
{
    return folder.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation)
                                  + QLatin1String("/crossgloss")
                            : folder;
}

/// What the user likes and wrote is nobody else's to read. QSettings keeps the permissions of the file that is there.
QString ownFile(const QString& name)
{
    QDir().mkpath(QFileInfo(name).absolutePath());
    constexpr QFileDevice::Permissions owner = QFileDevice::ReadOwner | QFileDevice::WriteOwner;
    if (QFile file(name); !file.open(QIODevice::WriteOnly | QIODevice::NewOnly, owner) && QFileInfo(name).isFile()) {
        file.setPermissions(owner);
    }
    return name;
}

} // namespace

Settings::Settings(const QString& folder)
    : m_folder(folderOf(folder))
    , m_preferences(ownFile(m_folder + QLatin1String("/preferences.ini")), QSettings::IniFormat)
    , m_program(ownFile(m_folder + QLatin1String("/session.ini")), QSettings::IniFormat)
{
}

void Settings::setWorkspace(const QString& workspace)
{
    m_other.reset();
    if (!workspace.isEmpty()) {
        const QByteArray hash = QCryptographicHash::hash(workspace.toUtf8(), QCryptographicHash::Sha256).toHex().left(16);
        m_other = std::make_unique<QSettings>(
            ownFile(m_folder + QStringLiteral("/session-%1.ini").arg(QLatin1String(hash))), QSettings::IniFormat);
    }
}

} // namespace crossgloss
