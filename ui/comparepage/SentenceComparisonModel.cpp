#include "comparepage/SentenceComparisonModel.h"

#include "CoreText.h"
#include "common/AlignTexts.h"
#include "common/PlotExport.h"
#include "common/TextDirection.h"
#include "comparepage/CompareSettings.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace crossgloss {

QString SentenceComparisonModel::displayPercentile(const SentenceComparison& said)
{
    if (said.first.known == 0 || said.second.known == 0) {
        return tr("no word of a sentence is known to it");
    }
    if (!said.percentile) {
        return tr("there are no random pairs of these languages to compare with");
    }
    // Whole percents that never claim more than there is.
    const int percent = static_cast<int>(std::floor(100 * *said.percentile));
    if (percent >= 100) {
        return tr("closer than all of %n random pair(s)", nullptr, static_cast<int>(said.randomPairs));
    }
    return percent < 1 ? tr("no closer than random pairs")
                       : tr("closer than %1 % of random pairs").arg(QLocale().toString(percent));
}

QString SentenceComparisonModel::heading(int column) const
{
    return QStringList{tr("Model"), tr("Similarity"), tr("Against random pairs"), tr("Known words")}.value(column);
}

QVariant SentenceComparisonModel::cell(const SentenceComparison& said, int column, int role) const
{
    if (column == NameColumn) {
        return role == Qt::DisplayRole ? QVariant(displaySentenceModel(said.model)) : QVariant();
    }
    if (said.error) {
        const bool told = column == PercentileColumn && (role == Qt::DisplayRole || role == Qt::ToolTipRole);
        return told ? QVariant(translated(*said.error)) : role == fractionRole ? QVariant(-1) : QVariant();
    }
    switch (column) {
    case SimilarityColumn:
        return role == Qt::DisplayRole ? QVariant(displayScore(said.similarity))
               : role == plotValueRole ? QVariant(said.similarity)
               : role == fractionRole  ? QVariant(std::max(0.0, said.similarity))
                                       : QVariant();
    case PercentileColumn:
        return role == Qt::DisplayRole                      ? QVariant(displayPercentile(said))
               : role == plotValueRole && said.percentile ? QVariant(*said.percentile)
                                                          : QVariant();
    case KnownColumn:
        // Numbers between few words are put in another order where the window is mirrored.
        return role == Qt::DisplayRole
                   ? QVariant(isolated(tr("%1 of %2, %3 of %4", "known and all words of both sentences")
                                           .arg(said.first.known)
                                           .arg(said.first.words)
                                           .arg(said.second.known)
                                           .arg(said.second.words)))
                   : QVariant();
    default: return {};
    }
}

} // namespace crossgloss
