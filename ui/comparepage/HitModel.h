#pragma once

#include "common/RowModel.h"
#include "jobs/SentenceListService.h"

namespace crossgloss {

/// Sentences of a list that are nearest to a query, the nearest first.
class HitModel : public RowModel<SearchSentencesResult::Hit> {
    Q_OBJECT

public:
    enum Column { ScoreColumn, LanguageColumn, SentenceColumn, TranslationsColumn, LineColumn, ColumnCount };
    /// Length of the bar beside a score, 0 … 1.
    static constexpr int fractionRole = Qt::UserRole + 1;

    explicit HitModel(QObject* parent = nullptr) : RowModel(ColumnCount, parent) {}

    bool hasTranslations() const;
    /// "French: …", each on a line or in one.
    static QString displayTranslations(const SearchSentencesResult::Hit& hit, const QString& separator);

protected:
    QString heading(int column) const override;
    QVariant cell(const SearchSentencesResult::Hit& hit, int column, int role) const override;
    bool isNumber(int column) const override { return column == ScoreColumn || column == LineColumn; }
};

} // namespace crossgloss
