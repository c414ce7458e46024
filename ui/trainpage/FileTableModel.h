#pragma once

#include "common/RowModel.h"

#include <QStringList>

namespace crossgloss {

struct FileRow {
    QString file;
    QStringList languages;             ///< codes; empty = not yet chosen
};

/// Files with the languages they are in: definition files have two (of the answers, of the definitions), vectors one.
class FileTableModel : public RowModel<FileRow> {
    Q_OBJECT

public:
    using Row = FileRow;

    /// @param languageColumns 1 or 2.
    explicit FileTableModel(int languageColumns, QObject* parent = nullptr) : RowModel(1 + languageColumns, parent) {}

    void addFile(const QString& file);
    void setRows(std::vector<FileRow> rows);

    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

    /// In place of those of definitions, for two columns.
    void setLanguageHeadings(const QStringList& headings);

protected:
    QString heading(int column) const override;
    QVariant cell(const FileRow& row, int column, int role) const override;
    bool isNumber(int) const override { return false; }

private:
    int languageColumns() const { return columnCount() - 1; }

    QStringList m_languageHeadings;
};

} // namespace crossgloss
