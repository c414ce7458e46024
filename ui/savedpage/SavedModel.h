#pragma once

#include "common/RowModel.h"
#include "saved/SavedWord.h"

#include <QCollator>
#include <QSortFilterProxyModel>

namespace crossgloss {

/// Saved words as rows.
class SavedModel : public RowModel<SavedWord>
{
    Q_OBJECT

public:
    enum Column
    {
        WordColumn,
        LanguageColumn,
        GrammarColumn,
        MeaningColumn,
        QueryColumn,
        TagsColumn,
        ListsColumn,
        SavedColumn,
        DueColumn,
        ColumnCount
    };
    explicit SavedModel(QObject* parent = nullptr) : RowModel(ColumnCount, parent) {}

protected:
    QString heading(int column) const override;
    QVariant cell(const SavedWord& word, int column, int role) const override;
    bool isNumber(int) const override { return false; }
};

/// Sorts texts as the interface language does, times as times.
class SavedSorting : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit SavedSorting(SavedModel* model, QObject* parent = nullptr);

    const SavedWord* word(const QModelIndex& index) const;
    /// Index of a word in this model; invalid where it is not shown.
    QModelIndex indexOf(const std::string& id) const;

protected:
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    SavedModel* m_model;
    QCollator m_collator;
};

} // namespace crossgloss
