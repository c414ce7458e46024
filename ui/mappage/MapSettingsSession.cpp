#include "mappage/MapSettings.h"

#include "common/Paths.h"
#include "common/SpacePicker.h"
#include "common/Texts.h"

namespace crossgloss {

void MapSettings::saveSession(QSettings& settings) const
{
    settings.beginGroup(QStringLiteral("map"));
    LayoutRequest wanted = request();
    if (wanted.content == LayoutContent::PackWords && wanted.languages.empty()) {
        wanted.languages = m_wantedLanguages;
    }
    QStringList languages;
    for (const std::string& code : wanted.languages) {
        languages.append(QString::fromStdString(code));
    }
    settings.setValue(QStringLiteral("content"), static_cast<int>(wanted.content));
    settings.setValue(QStringLiteral("languages"), languages);
    settings.setValue(QStringLiteral("source"), toText(wanted.source));
    settings.setValue(QStringLiteral("target"), toText(wanted.target));
    settings.setValue(QStringLiteral("map"), displayPath(wanted.map.path()));
    settings.setValue(QStringLiteral("dictionary"), displayPath(wanted.dictionary));
    settings.setValue(QStringLiteral("name"), QString::fromStdString(m_wantedName.empty() ? wanted.list : m_wantedName));
    settings.setValue(QStringLiteral("run"), static_cast<qlonglong>(m_wantedRun > 0 ? m_wantedRun : wanted.run));
    settings.setValue(QStringLiteral("words"), displayPath(wanted.words));
    settings.setValue(QStringLiteral("limit"), static_cast<qulonglong>(wanted.limit));
    settings.setValue(QStringLiteral("method"), static_cast<int>(wanted.method));
    settings.setValue(QStringLiteral("perplexity"), wanted.perplexity);
    settings.setValue(QStringLiteral("neighbours"), static_cast<qulonglong>(wanted.neighbours));
    settings.setValue(QStringLiteral("distance"), wanted.minimumDistance);
    settings.setValue(QStringLiteral("horizontal"), QString::fromStdString(wanted.horizontal));
    settings.setValue(QStringLiteral("vertical"), QString::fromStdString(wanted.vertical));
    settings.setValue(QStringLiteral("before"), wanted.beforeMap);
    settings.setValue(QStringLiteral("seed"), static_cast<qulonglong>(wanted.seed));
    settings.endGroup();
}

void MapSettings::restoreSession(QSettings& settings)
{
    settings.beginGroup(QStringLiteral("map"));
    if (settings.contains(QStringLiteral("content"))) {
        const auto path = [&settings](const char* key) {
            return toPath(settings.value(QLatin1String(key)).toString());
        };
        const auto number = [&settings](const char* key, int least, int most, int otherwise) {
            return qBound(least, settings.value(QLatin1String(key), otherwise).toInt(), most);
        };
        LayoutRequest request;
        request.content = static_cast<LayoutContent>(number("content", 0, static_cast<int>(LayoutContent::GlossRun), 0));
        for (const QString& code : settings.value(QStringLiteral("languages")).toStringList()) {
            request.languages.push_back(code.toStdString());
        }
        request.source = spaceFromText(settings.value(QStringLiteral("source")).toString());
        request.target = spaceFromText(settings.value(QStringLiteral("target")).toString());
        request.map.file = path("map");
        request.dictionary = path("dictionary");
        request.list = settings.value(QStringLiteral("name")).toString().toStdString();
        request.run = std::max<qlonglong>(0, settings.value(QStringLiteral("run")).toLongLong());
        request.words = path("words");
        request.limit = static_cast<std::size_t>(number("limit", 0, 10000000, 5000));
        request.method = static_cast<ProjectionMethod>(number("method", 0, axes - 1, 0));
        request.perplexity = qBound(2.0, settings.value(QStringLiteral("perplexity"), 30).toDouble(), 1000.0);
        request.neighbours = static_cast<std::size_t>(number("neighbours", 2, 200, 15));
        request.minimumDistance = qBound(0.0, settings.value(QStringLiteral("distance"), 0.1).toDouble(), 1.0);
        request.horizontal = settings.value(QStringLiteral("horizontal")).toString().toStdString();
        request.vertical = settings.value(QStringLiteral("vertical")).toString().toStdString();
        request.beforeMap = settings.value(QStringLiteral("before")).toBool();
        request.seed = static_cast<std::uint64_t>(number("seed", 0, 1000000000, 1));
        setRequest(request);
    }
    settings.endGroup();
}

} // namespace crossgloss
