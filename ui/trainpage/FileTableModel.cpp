#include "trainpage/FileTableModel.h"

#include "common/LanguageNames.h"
#include "text/Language.h"

#include <QFileInfo>
#include <QRegularExpression>

namespace crossgloss {

void FileTableModel::addFile(const QString& file)
{
    // "wikt.en-fr.tsv", "novels.fr.vec": the name often tells.
    static const QRegularExpression pattern(QStringLiteral("(?:^|[._-])([a-z]{2})(?=$|[._-])"));
    FileRow row{file, {}};
    for (auto matches = pattern.globalMatch(QFileInfo(file).fileName().toLower());
         matches.hasNext() && row.languages.size() < languageColumns();) {
        const QString code = matches.next().captured(1);
        if (displayLanguage(code) != code && code != QLatin1String("gz") && code != QLatin1String("xz")) {
            row.languages.append(code);
        }
    }
    while (row.languages.size() < languageColumns()) {
        row.languages.append(QString());
    }
    append({row});
}

void FileTableModel::setRows(std::vector<FileRow> rows)
{
    for (FileRow& row : rows) {
        row.languages.resize(languageColumns());
        for (QString& code : row.languages) {
            code = isKnownLanguage(code.toStdString()) ? code : QString();
        }
    }
    RowModel::setRows(std::move(rows));
}

QVariant FileTableModel::cell(const FileRow& row, int column, int role) const
{
    if (column == 0) {
        return role == Qt::DisplayRole   ? QVariant(QFileInfo(row.file).fileName())
               : role == Qt::ToolTipRole ? QVariant(row.file)
                                         : QVariant();
    }
    const QString code = row.languages.value(column - 1);
    if (role == Qt::EditRole) {
        return code;
    }
    return role == Qt::DisplayRole ? QVariant(code.isEmpty() ? tr("choose") : displayLanguage(code)) : QVariant();
}

bool FileTableModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!index.isValid() || role != Qt::EditRole || index.column() == 0
        || !isKnownLanguage(value.toString().toStdString())) {
        return false;
    }
    rowsToChange()[static_cast<std::size_t>(index.row())].languages[index.column() - 1] = value.toString();
    Q_EMIT dataChanged(index, index);
    return true;
}

Qt::ItemFlags FileTableModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = RowModel::flags(index);
    return index.column() > 0 ? flags | Qt::ItemIsEditable : flags;
}

QString FileTableModel::heading(int column) const
{
    if (column == 0) {
        return tr("File");
    }
    if (column <= m_languageHeadings.size()) {
        return m_languageHeadings.at(column - 1);
    }
    return languageColumns() == 1 ? tr("Language") : column == 1 ? tr("Answers in") : tr("Definitions in");
}

void FileTableModel::setLanguageHeadings(const QStringList& headings)
{
    m_languageHeadings = headings;
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

} // namespace crossgloss
