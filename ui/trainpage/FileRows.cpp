#include "trainpage/FileRows.h"

#include "trainpage/FileTable.h"

#include <QSettings>

namespace crossgloss {

std::filesystem::path toPath(const QString& file)
{
    return std::filesystem::path(file.toStdU16String());
}

QString fromPath(const std::filesystem::path& path)
{
    return QString::fromStdU16String(path.u16string());
}

void saveRows(QSettings& settings, const QString& name, const FileTable& table)
{
    const auto& rows = table.model().rows();
    settings.beginWriteArray(name, static_cast<int>(rows.size()));
    for (std::size_t i = 0; i < rows.size(); ++i) {
        settings.setArrayIndex(static_cast<int>(i));
        settings.setValue(QStringLiteral("file"), rows[i].file);
        settings.setValue(QStringLiteral("languages"), rows[i].languages);
    }
    settings.endArray();
}

void restoreRows(QSettings& settings, const QString& name, FileTable& table)
{
    std::vector<FileTableModel::Row> rows;
    const int count = qMin(settings.beginReadArray(name), 1000);
    for (int i = 0; i < count; ++i) {
        settings.setArrayIndex(i);
        rows.push_back({settings.value(QStringLiteral("file")).toString(),
                        settings.value(QStringLiteral("languages")).toStringList()});
    }
    settings.endArray();
    table.model().setRows(rows);
}

} // namespace crossgloss
