#include "comparepage/HitModel.h"

#include "common/AlignTexts.h"
#include "common/LanguageNames.h"
#include "common/PlainText.h"
#include "common/PlotExport.h"
#include "common/TextDirection.h"
#include "common/Texts.h"

#include <algorithm>

namespace crossgloss {

bool HitModel::hasTranslations() const
{
    return std::ranges::any_of(rows(), [](const auto& hit) { return !hit.translations.empty(); });
}

QString HitModel::displayTranslations(const SearchSentencesResult::Hit& hit, const QString& separator)
{
    QStringList parts;
    for (const auto& [language, text] : hit.translations) {
        parts.append(isolated(language.empty() ? QString::fromStdString(text)
                                               : tr("%1: %2", "a language, a text in it")
                                                     .arg(displayLanguage(language), isolated(QString::fromStdString(text)))));
    }
    return parts.join(separator);
}

QString HitModel::heading(int column) const
{
    return QStringList{tr("Score"), tr("Language"), tr("Sentence"), tr("Translations"), tr("Line")}.value(column);
}

QVariant HitModel::cell(const SearchSentencesResult::Hit& hit, int column, int role) const
{
    switch (column) {
    case ScoreColumn:
        return role == Qt::DisplayRole   ? QVariant(displayScore(static_cast<double>(hit.score)))
               : role == plotValueRole ? QVariant(static_cast<double>(hit.score))
               : role == fractionRole  ? QVariant(std::max(0.0, static_cast<double>(hit.score)))
                                       : QVariant();
    case LanguageColumn:
        return role == Qt::DisplayRole   ? QVariant(displayLanguage(hit.language))
               : role == plotValueRole ? QVariant(QString::fromStdString(hit.language))
                                       : QVariant();
    case SentenceColumn: {
        const QString text = QString::fromStdString(hit.sentence);
        return role == Qt::DisplayRole   ? QVariant(isolated(text))
               : role == plotValueRole ? QVariant(text)
               : role == Qt::ToolTipRole ? QVariant(toolTipText(text))
                                         : QVariant();
    }
    case TranslationsColumn:
        return role == Qt::DisplayRole   ? QVariant(displayTranslations(hit, QStringLiteral(" · ")))
               : role == Qt::ToolTipRole ? QVariant(toolTipText(displayTranslations(hit, QStringLiteral("\n"))))
                                         : QVariant();
    case LineColumn:
        return role == Qt::DisplayRole   ? QVariant(displayCount(hit.line))
               : role == plotValueRole ? QVariant(static_cast<double>(hit.line))
                                       : QVariant();
    default: return {};
    }
}

} // namespace crossgloss
