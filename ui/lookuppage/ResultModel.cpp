#include "lookuppage/ResultModel.h"

#include "common/LanguageNames.h"
#include "common/PlainText.h"
#include "common/TextDirection.h"
#include "common/Texts.h"
#include "common/WordTexts.h"
#include "lookup/WordGrammar.h"

#include <QLocale>

namespace crossgloss {

ResultModel::ResultModel(QObject* parent) : QAbstractTableModel(parent) {}

void ResultModel::setRows(std::vector<LookupRow> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    m_grouped = false;
    for (std::size_t i = 1; i < m_rows.size() && !m_grouped; ++i) {
        m_grouped = m_rows[i].sense != 0 && m_rows[i].sense == m_rows[i - 1].sense;
    }
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
    case SenseRole: return beginsSense(static_cast<std::size_t>(index.row()));
    case ArticleRole: return QString::fromStdString(definiteArticle(row));
    case LabelsRole: return displayUsages(row.marks);
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
        if (row.sense > 0) {
            lines.append(tr("Sense %1 of the query word").arg(QLocale().toString(row.sense)));
        }
        if (const QStringList labels = displayUsages(row.marks); !labels.isEmpty()) {
            lines.append(labels.join(QStringLiteral(", ")));
        }
        return toolTipText(lines.join(QLatin1Char('\n')));
    }
    case Qt::AccessibleTextRole:
        return index.column() == WordColumn ? accessibleText(row) : data(index, Qt::DisplayRole);
    default: return {};
    }
}

bool ResultModel::beginsSense(std::size_t place) const
{
    return m_grouped && place > 0 && m_rows[place].sense != 0 && m_rows[place - 1].kind == m_rows[place].kind &&
           m_rows[place - 1].sense != m_rows[place].sense;
}

QString ResultModel::displayGrammar(const LookupRow& row)
{
    QStringList parts;
    QString grammar = displayPartOfSpeech(row.pos);
    const bool noun =
        row.pos == PartOfSpeech::Noun || row.pos == PartOfSpeech::ProperNoun || row.pos == PartOfSpeech::Unknown;
    if (noun && definiteArticle(row).empty() && row.marks.genders != 0) {
        grammar += (grammar.isEmpty() ? QString() : QStringLiteral(" ")) + displayGenders(row.marks);
    }
    if (!grammar.isEmpty()) {
        parts.append(grammar);
    }
    QStringList further;
    for (const PartOfSpeech pos : row.furtherPos) {
        further.append(displayPartOfSpeech(pos));
    }
    if (!further.isEmpty()) {
        parts.append(tr("also %1", "further parts of speech of a word").arg(further.join(QStringLiteral(", "))));
    }
    if (row.marks.plural) {
        parts.append(tr("plural"));
    }
    if (row.kind == AnswerKind::Translation) {
        parts.append(tr("translation"));
    } else if (row.kind == AnswerKind::Synonym) {
        parts.append(tr("synonym"));
    }
    return joinedFacts(parts);
}

QString ResultModel::accessibleText(const LookupRow& row) const
{
    QStringList parts{QString::fromStdString(definiteArticle(row) + row.word), displayLanguage(row.language)};
    if (const QString grammar = displayGrammar(row); !grammar.isEmpty()) {
        parts.append(grammar);
    }
    parts.append(displayUsages(row.marks));
    if (row.sense > 0) {
        parts.append(tr("sense %1").arg(QLocale().toString(row.sense)));
    }
    parts.append(tr("score %1").arg(QLocale().toString(row.score, 'f', 2)));
    if (!row.definition.empty()) {
        parts.append(QString::fromStdString(row.definition));
    }
    if (m_saved && m_saved(row)) {
        parts.append(tr("saved"));
    }
    return parts.join(QStringLiteral(", "));
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

void ResultModel::refreshStars()
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
