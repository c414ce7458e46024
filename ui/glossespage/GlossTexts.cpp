#include "glossespage/GlossTexts.h"

#include "common/AlignTexts.h"
#include "common/TextDirection.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <cmath>

namespace crossgloss {

QString displayVerdict(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Open: return QCoreApplication::translate("GlossTexts", "Open");
    case Verdict::Accepted: return QCoreApplication::translate("GlossTexts", "Accepted");
    case Verdict::Deferred: return QCoreApplication::translate("GlossTexts", "Deferred");
    case Verdict::NoCounterpart: return QCoreApplication::translate("GlossTexts", "No counterpart");
    }
    return {};
}

QString iconOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Open: return QStringLiteral("open");
    case Verdict::Accepted: return QStringLiteral("check");
    case Verdict::Deferred: return QStringLiteral("defer");
    case Verdict::NoCounterpart: return QStringLiteral("none");
    }
    return {};
}

QString displayRelation(Relation relation)
{
    switch (relation) {
    case Relation::Exact: return QCoreApplication::translate("GlossTexts", "Exact");
    case Relation::Broader: return QCoreApplication::translate("GlossTexts", "Broader");
    case Relation::Narrower: return QCoreApplication::translate("GlossTexts", "Narrower");
    case Relation::Related: return QCoreApplication::translate("GlossTexts", "Related");
    }
    return {};
}

QString explainRelation(Relation relation)
{
    switch (relation) {
    case Relation::Exact:
        return QCoreApplication::translate("GlossTexts", "Both express the same concept.");
    case Relation::Broader: return QCoreApplication::translate("GlossTexts", "The left concept is broader.");
    case Relation::Narrower: return QCoreApplication::translate("GlossTexts", "The left concept is narrower.");
    case Relation::Related:
        return QCoreApplication::translate("GlossTexts", "Close, but neither contains the other.");
    }
    return {};
}

QString displayMeasure(GlossMeasure measure)
{
    switch (measure) {
    case GlossMeasure::Semb: return QCoreApplication::translate("GlossTexts", "Mean of word vectors");
    case GlossMeasure::Sif: return QCoreApplication::translate("GlossTexts", "Smoothed mean of word vectors");
    case GlossMeasure::Wmd: return QCoreApplication::translate("GlossTexts", "Word Mover's Distance");
    case GlossMeasure::Sinkhorn: return QCoreApplication::translate("GlossTexts", "Sinkhorn");
    case GlossMeasure::Siamese: return QCoreApplication::translate("GlossTexts", "Siamese LSTM");
    case GlossMeasure::Encoder: return QCoreApplication::translate("GlossTexts", "Dictionary encoder");
    case GlossMeasure::TfIdf: return QCoreApplication::translate("GlossTexts", "Translated words");
    case GlossMeasure::Fused:
        return QCoreApplication::translate("GlossTexts", "Fused measure");
    }
    return {};
}

QString displayMeasure(const std::string& name)
{
    const std::optional<GlossMeasure> known = glossMeasure(name);
    return known ? displayMeasure(*known) : QString::fromStdString(name);
}

QString displayLemmas(const LinkingGloss& gloss)
{
    QStringList lemmas;
    for (const std::string& lemma : gloss.lemmas) {
        lemmas.append(QString::fromStdString(lemma));
    }
    return lemmas.isEmpty() ? QString::fromStdString(gloss.synset) : lemmas.join(QStringLiteral(", "));
}

QString displayMargin(float margin)
{
    if (std::isnan(margin)) {
        return QStringLiteral("–");
    }
    // A sign before a number would move behind it where the text around runs from right to left.
    const QString number = QLocale().toString(static_cast<double>(margin), 'f', 3);
    return leftToRightMark + (margin > 0 ? QStringLiteral("+") : QString()) + number;
}

QString displaySimilarity(float score)
{
    return std::isnan(score) ? QStringLiteral("–") : displayScore(static_cast<double>(score));
}

QString displayTime(const std::string& iso)
{
    const QDateTime time = QDateTime::fromString(QString::fromStdString(iso), Qt::ISODate);
    return time.isValid() ? QLocale().toString(time.toLocalTime(), QLocale::ShortFormat) : QString::fromStdString(iso);
}

} // namespace crossgloss
