#include "frame/SessionStart.h"

#include <QSettings>
#include <QStringList>

#include <algorithm>

namespace crossgloss {

void forgetPages(QSettings& session)
{
    static const QStringList kept = {QStringLiteral("geometry"),    QStringLiteral("state"),
                                     QStringLiteral("page"),        QStringLiteral("recentFiles"),
                                     QStringLiteral("indexedBy"),   QStringLiteral("folders/"),
                                     QStringLiteral("workspaces/"), QStringLiteral("resume/")};
    for (const QString& key : session.allKeys()) {
        const bool stays = std::ranges::any_of(kept, [&key](const QString& name) {
            return name.endsWith(QLatin1Char('/')) ? key.startsWith(name) : key == name;
        });
        if (!stays) {
            session.remove(key);
        }
    }
}

} // namespace crossgloss
