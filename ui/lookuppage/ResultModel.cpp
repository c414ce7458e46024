#include "lookuppage/ResultModel.h"

#include "common/LanguageNames.h"
#include "common/Texts.h"

#include <QLocale>

namespace crossgloss {

ResultModel::ResultModel(QObject* parent) : QAbstractTableModel(parent) {}

void ResultModel::setRows(std::vector<LookupRow> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

int ResultModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ResultModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ResultModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= static_cast<int>(m_rows.size())) {
        return {};
    }
    const LookupRow& row = m_rows[static_cast<std::size_t>(index.row())];
    const QString word = QString::fromStdString(row.word);
    const QString definition = QString::fromStdString(row.definition);
    switch (role) {
    case ScoreRole: return row.score;
    case SavedRole: return m_saved && m_saved(row);
    case BlockRole: {
        const auto place = static_cast<std::size_t>(index.row());
        return place > 0 && m_rows[place - 1].kind != row.kind;
    }
    case DefinitionRole: return definition;
    case Qt::DisplayRole:
        switch (index.column()) {
        case WordColumn: return word;
        case PosColumn: return displayGrammar(row);
        case ScoreColumn: return QLocale().toString(row.score, 'f', 2);
        case DefinitionColumn: return definition;
        default: return {};
        }
    case Qt::ToolTipRole: {
        QStringList lines;
        if (!definition.isEmpty()) {
            lines.append(tr("%1 (%2)").arg(isolated(definition), QString::fromStdString(row.source)));
        }
        if (row.frequencyRank > 0) {
            lines.append(tr("Rank %1 by frequency").arg(QLocale().toString(row.frequencyRank)));
        }
        return toolTipText(lines.join(QLatin1Char('\n')));
    }
    case Qt::AccessibleTextRole: {
        QStringList parts{word, displayLanguage(row.language)};
        if (const QString grammar = displayGrammar(row); !grammar.isEmpty()) {
            parts.append(grammar);
        }
        parts.append(tr("score %1").arg(QLocale().toString(row.score, 'f', 2)));
        if (!definition.isEmpty()) {
            parts.append(definition);
        }
        if (m_saved && m_saved(row)) {
            parts.append(tr("saved"));
        }
        return index.column() == WordColumn ? parts.join(QStringLiteral(", ")) : data(index, Qt::DisplayRole);
    }
    default: return {};
    }
}

QString ResultModel::displayGrammar(const LookupRow& row)
{
    QStringList parts;
    if (row.kind == AnswerKind::Translation) {
        parts.append(tr("translation"));
    } else if (row.kind == AnswerKind::Synonym) {
        parts.append(tr("synonym"));
    }
    if (row.pos != PartOfSpeech::Unknown) {
        parts.append(displayPartOfSpeech(row.pos));
    }
    return parts.join(QStringLiteral(" · "));
}

QVariant ResultModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case WordColumn: return tr("Word");
    case PosColumn: return tr("Part of speech");
    case ScoreColumn: return tr("Score");
    case DefinitionColumn: return tr("Best matching definition");
    default: return {};
    }
}

void ResultModel::renewStars()
{
    if (!m_rows.empty()) {
        Q_EMIT dataChanged(index(0, WordColumn), index(rowCount() - 1, WordColumn), {SavedRole, Qt::AccessibleTextRole});
    }
}

void ResultModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!m_rows.empty()) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    }
}

} // namespace crossgloss
