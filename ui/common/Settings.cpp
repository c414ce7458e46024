#include "common/Settings.h"

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
    : m_preferences(folderOf(folder) + QLatin1String("/preferences.ini"), QSettings::IniFormat)
    , m_session(folderOf(folder) + QLatin1String("/session.ini"), QSettings::IniFormat)
{
}

} // namespace crossgloss
