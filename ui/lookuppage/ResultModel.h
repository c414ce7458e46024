#pragma once

#include "lookup/Lookup.h"

#include <QAbstractTableModel>

#include <cstddef>
#include <functional>
#include <vector>

namespace crossgloss {

/// The answers in one language, best first.
class ResultModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { WordColumn, PosColumn, ScoreColumn, DefinitionColumn, ColumnCount };
    enum Role {
        ScoreRole = Qt::UserRole + 1,
        DefinitionRole,
        BlockRole,                     ///< true for the first answer of another kind than those before it
        SavedRole,                     ///< true for answers that are saved
        SenseRole,                     ///< true for the first translation of another sense within their block
        ArticleRole,                   ///< shown before the word, with the space that parts them; often empty
        LabelsRole                     ///< register, as a list of texts
    };

    explicit ResultModel(QObject* parent = nullptr);

    void setRows(std::vector<LookupRow> rows);
    const std::vector<LookupRow>& rows() const { return m_rows; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    /// Part of speech, gender where no article tells it, and why the word is there where no description led to it.
    static QString displayGrammar(const LookupRow& row);

    /// Which answers are saved.
    void setSavedTest(std::function<bool(const LookupRow&)> test) { m_saved = std::move(test); }
    /// Other answers may be saved than before.
    void refreshStars();

    void retranslate();

private:
    QString accessibleText(const LookupRow& row) const;
    bool beginsSense(std::size_t place) const;

    std::vector<LookupRow> m_rows;
    bool m_grouped = false; ///< a sense has several translations: only then do lines between senses tell something
    std::function<bool(const LookupRow&)> m_saved;
};

} // namespace crossgloss
