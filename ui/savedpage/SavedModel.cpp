#include "savedpage/SavedModel.h"

#include "common/LanguageNames.h"
#include "common/PlainText.h"
#include "common/TextDirection.h"
#include "common/Texts.h"
#include "savedpage/SavedTexts.h"

#include <QStringList>

#include <limits>

namespace crossgloss {

namespace {

QString listNames(const SavedWord& word)
{
    QStringList names;
    for (const std::string& list : word.lists) {
        names.append(QString::fromStdString(list));
    }
    return names.join(QStringLiteral(", "));
}

std::int64_t timeOf(const SavedWord& word, int column)
{
    if (column == SavedModel::SavedColumn) {
        return word.savedAt;
    }
    return word.review ? word.review->dueAt : std::numeric_limits<std::int64_t>::max();
}

} // namespace

QString SavedModel::heading(int column) const
{
    return QStringList{tr("Word"), tr("Language"), tr("Part of speech"), tr("Meaning"), tr("Looked up"), tr("Tags"),
                       tr("Lists"), tr("Saved"), tr("Due")}.value(column);
}

QVariant SavedModel::cell(const SavedWord& word, int column, int role) const
{
    if (role == Qt::ToolTipRole) {
        QStringList lines{joinedFacts({QString::fromStdString(word.word), displayLanguage(word.language)})};
        for (const std::string* text : {&word.meaning, &word.note}) {
            if (!text->empty()) {
                lines.append(isolated(QString::fromStdString(*text)));
            }
        }
        return toolTipText(lines.join(QLatin1Char('\n')));
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (column) {
    case WordColumn: return QString::fromStdString(word.word);
    case LanguageColumn: return displayLanguage(word.language);
    case GrammarColumn: return displayGrammar(word);
    case MeaningColumn: return QString::fromStdString(word.meaning).simplified();
    case QueryColumn: return QString::fromStdString(word.query);
    case TagsColumn: return displayTags(word);
    case ListsColumn: return listNames(word);
    case SavedColumn: return displayDay(word.savedAt);
    case DueColumn: return displayDue(word);
    default: return {};
    }
}

SavedSorting::SavedSorting(SavedModel* model, QObject* parent) : QSortFilterProxyModel(parent), m_model(model)
{
    m_collator.setCaseSensitivity(Qt::CaseInsensitive);
    m_collator.setNumericMode(true);
    setSourceModel(model);
}

const SavedWord* SavedSorting::word(const QModelIndex& index) const
{
    return m_model->row(mapToSource(index));
}

QModelIndex SavedSorting::indexOf(const std::string& id) const
{
    const auto& rows = m_model->rows();
    const auto found = std::ranges::find(rows, id, &SavedWord::id);
    return found == rows.end() ? QModelIndex()
                               : mapFromSource(m_model->index(static_cast<int>(found - rows.begin()), 0));
}

bool SavedSorting::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    const SavedWord& a = *m_model->row(left);
    const SavedWord& b = *m_model->row(right);
    const int column = left.column();
    if (column == SavedModel::SavedColumn || column == SavedModel::DueColumn) {
        return timeOf(a, column) < timeOf(b, column);
    }
    return m_collator.compare(left.data().toString(), right.data().toString()) < 0;
}

} // namespace crossgloss
