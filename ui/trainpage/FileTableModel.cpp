#include "trainpage/FileTableModel.h"

#include "common/LanguageNames.h"
#include "text/Language.h"

#include <QFileInfo>
#include <QRegularExpression>

namespace crossgloss {

FileTableModel::FileTableModel(int languageColumns, QObject* parent)
    : QAbstractTableModel(parent), m_languageColumns(languageColumns)
{
}

void FileTableModel::addFile(const QString& file)
{
    // "wikt.en-fr.tsv", "novels.fr.vec": the name often tells.
    static const QRegularExpression pattern(QStringLiteral("(?:^|[._-])([a-z]{2})(?=$|[._-])"));
    Row row{file, {}};
    for (auto matches = pattern.globalMatch(QFileInfo(file).fileName().toLower());
         matches.hasNext() && row.languages.size() < m_languageColumns;) {
        const QString code = matches.next().captured(1);
        if (displayLanguage(code) != code && code != QLatin1String("gz") && code != QLatin1String("xz")) {
            row.languages.append(code);
        }
    }
    while (row.languages.size() < m_languageColumns) {
        row.languages.append(QString());
    }
    beginInsertRows({}, rowCount(), rowCount());
    m_rows.push_back(row);
    endInsertRows();
}

void FileTableModel::setRows(std::vector<Row> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    for (Row& row : m_rows) {
        row.languages.resize(m_languageColumns);
        for (QString& code : row.languages) {
            code = isKnownLanguage(code.toStdString()) ? code : QString();
        }
    }
    endResetModel();
}

void FileTableModel::removeRowAt(int row)
{
    if (row >= 0 && row < rowCount()) {
        beginRemoveRows({}, row, row);
        m_rows.erase(m_rows.begin() + row);
        endRemoveRows();
    }
}

int FileTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int FileTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : 1 + m_languageColumns;
}

QVariant FileTableModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount()) {
        return {};
    }
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    if (index.column() == 0) {
        return role == Qt::DisplayRole   ? QVariant(QFileInfo(row.file).fileName())
               : role == Qt::ToolTipRole ? QVariant(row.file)
                                         : QVariant();
    }
    const QString code = row.languages.value(index.column() - 1);
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
    m_rows[static_cast<std::size_t>(index.row())].languages[index.column() - 1] = value.toString();
    Q_EMIT dataChanged(index, index);
    return true;
}

Qt::ItemFlags FileTableModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.column() > 0 ? flags | Qt::ItemIsEditable : flags;
}

QVariant FileTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    if (section == 0) {
        return tr("File");
    }
    if (section <= m_languageHeadings.size()) {
        return m_languageHeadings.at(section - 1);
    }
    return m_languageColumns == 1 ? tr("Language") : section == 1 ? tr("Answers in") : tr("Definitions in");
}

void FileTableModel::setLanguageHeadings(const QStringList& headings)
{
    m_languageHeadings = headings;
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

void FileTableModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    if (!m_rows.empty()) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    }
}

} // namespace crossgloss
