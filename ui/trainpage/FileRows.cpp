#include "trainpage/FileRows.h"

#include "common/Paths.h"
#include "trainpage/FileTable.h"

#include <QSettings>

namespace crossgloss {

FileTableModel::Row rowOf(const SentenceFile& file)
{
    const QString name =
        file.second.empty() ? fromPath(file.first) : fromPath(file.first) + QLatin1Char(',') + fromPath(file.second);
    return {name, {QString::fromStdString(file.firstLanguage), QString::fromStdString(file.secondLanguage)}};
}

SentenceFile toSentenceFile(const FileTableModel::Row& row)
{
    SentenceFile file;
    const QStringList files = row.file.split(QLatin1Char(','));
    file.first = toPath(files.size() == 2 ? files.first() : row.file);
    file.second = toPath(files.size() == 2 ? files.last() : QString());
    file.firstLanguage = row.languages.value(0).toStdString();
    file.secondLanguage = row.languages.value(1).toStdString();
    return file;
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
