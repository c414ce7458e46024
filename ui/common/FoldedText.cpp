#include "common/FoldedText.h"

namespace crossgloss {

QString foldedForSearch(const QString& text)
{
    const QString parts = text.normalized(QString::NormalizationForm_KD);
    QString folded;
    folded.reserve(parts.size());
    for (const QChar letter : parts) {
        if (!letter.isMark()) {
            folded.append(letter);
        }
    }
    return folded.toCaseFolded();
}

} // namespace crossgloss
