#include "common/AlignTexts.h"

#include "common/TextDirection.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QLocale>

namespace crossgloss {

QString displayMethod(AlignmentMethod method)
{
    switch (method) {
    case AlignmentMethod::LeastSquares: return QCoreApplication::translate("AlignTexts", "Least squares");
    case AlignmentMethod::Cca: return QCoreApplication::translate("AlignTexts", "CCA");
    case AlignmentMethod::Procrustes: return QCoreApplication::translate("AlignTexts", "Procrustes");
    case AlignmentMethod::ProcrustesReduced: return QCoreApplication::translate("AlignTexts", "Procrustes, reduced");
    case AlignmentMethod::VecMap: return QCoreApplication::translate("AlignTexts", "VecMap");
    case AlignmentMethod::Rcsls: return QCoreApplication::translate("AlignTexts", "RCSLS");
    case AlignmentMethod::SelfLearning: return QCoreApplication::translate("AlignTexts", "Self-learning");
    case AlignmentMethod::MuseRefinement: return QCoreApplication::translate("AlignTexts", "Refinement (MUSE)");
    }
    return {};
}

QString displayMethodShort(AlignmentMethod method)
{
    switch (method) {
    case AlignmentMethod::LeastSquares: return QCoreApplication::translate("AlignTexts", "Least sq.");
    case AlignmentMethod::ProcrustesReduced: return QCoreApplication::translate("AlignTexts", "Reduced");
    case AlignmentMethod::SelfLearning: return QCoreApplication::translate("AlignTexts", "Self-learn.");
    case AlignmentMethod::MuseRefinement: return QCoreApplication::translate("AlignTexts", "MUSE");
    case AlignmentMethod::Cca:
    case AlignmentMethod::Procrustes:
    case AlignmentMethod::VecMap:
    case AlignmentMethod::Rcsls: break;
    }
    return displayMethod(method);
}

QString displayCriterion(RetrievalCriterion criterion)
{
    switch (criterion) {
    case RetrievalCriterion::NearestNeighbour: return QCoreApplication::translate("AlignTexts", "Nearest neighbour");
    case RetrievalCriterion::InvertedSoftmax: return QCoreApplication::translate("AlignTexts", "Inverted softmax");
    case RetrievalCriterion::Csls: return QCoreApplication::translate("AlignTexts", "CSLS");
    case RetrievalCriterion::GloballyCorrected: return QCoreApplication::translate("AlignTexts", "Globally corrected");
    }
    return {};
}

QString displayHubnessMethod(HubnessMethod method)
{
    switch (method) {
    case HubnessMethod::NearestNeighbour: return displayCriterion(RetrievalCriterion::NearestNeighbour);
    case HubnessMethod::InvertedSoftmax: return displayCriterion(RetrievalCriterion::InvertedSoftmax);
    case HubnessMethod::Csls: return displayCriterion(RetrievalCriterion::Csls);
    case HubnessMethod::GloballyCorrected: return displayCriterion(RetrievalCriterion::GloballyCorrected);
    case HubnessMethod::LocalScaling: return QCoreApplication::translate("AlignTexts", "Local scaling");
    case HubnessMethod::Nicdm: return QCoreApplication::translate("AlignTexts", "NICDM");
    case HubnessMethod::MutualProximity: return QCoreApplication::translate("AlignTexts", "Mutual proximity");
    case HubnessMethod::DisSimLocal: return QCoreApplication::translate("AlignTexts", "DisSim local");
    }
    return {};
}

QString displayScore(double score)
{
    // A minus before a number would move behind it where the text around runs from right to left.
    return (score < 0 ? QString(leftToRightMark) : QString()) + QLocale().toString(score, 'f', 3);
}

QString displayP(double p)
{
    const QString mark = QGuiApplication::isRightToLeft() ? QString(leftToRightMark) : QString();
    return p < 0.001 ? mark + QStringLiteral("< ") + displayScore(0.001) : displayScore(p);
}

QString displayCount(std::size_t count)
{
    return QLocale().toString(static_cast<qulonglong>(count));
}

} // namespace crossgloss
