#pragma once

#include <QAbstractTableModel>
#include <QStringList>

#include <vector>

namespace crossgloss {

/// Files with the languages they are in: definition files have two (of the answers, of the definitions), vectors one.
class FileTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    struct Row {
        QString file;
        QStringList languages;             ///< codes; empty = not yet chosen
    };

    /// @param languageColumns 1 or 2.
    explicit FileTableModel(int languageColumns, QObject* parent = nullptr);

    void addFile(const QString& file);
    void setRows(std::vector<Row> rows);
    void removeRowAt(int row);
    const std::vector<Row>& rows() const { return m_rows; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    /// In place of those of definitions, for two columns.
    void setLanguageHeadings(const QStringList& headings);
    void retranslate();

private:
    int m_languageColumns;
    QStringList m_languageHeadings;
    std::vector<Row> m_rows;
};

} // namespace crossgloss
