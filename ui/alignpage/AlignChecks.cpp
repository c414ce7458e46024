#include "alignpage/AlignChecks.h"

#include "common/AlignTexts.h"
#include "common/ProblemList.h"
#include "common/SpacePicker.h"
#include "common/Texts.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>

namespace crossgloss {

namespace {

QString dictionaryName(const DictionaryChoice& dictionary)
{
    switch (dictionary.kind) {
    case DictionaryKind::File: return QFileInfo(displayPath(dictionary.file)).fileName();
    case DictionaryKind::Identical: return QCoreApplication::translate("AlignChecks", "identical strings");
    case DictionaryKind::Sentences:
        return QFileInfo(displayPath(dictionary.sourceText)).fileName() + QStringLiteral(", ")
               + QFileInfo(displayPath(dictionary.targetText)).fileName();
    case DictionaryKind::Workspace: return QString::fromStdString(dictionary.resource);
    case DictionaryKind::None: return QCoreApplication::translate("AlignChecks", "none");
    }
    return {};
}

} // namespace

QStringList problemsOf(const AlignRequest& request)
{
    QStringList problems;
    const QList<QPair<const SpaceChoice*, QString>> sides = {
        {&request.source, QCoreApplication::translate("AlignChecks", "Choose the source vectors.")},
        {&request.target, QCoreApplication::translate("AlignChecks", "Choose the target vectors.")}};
    for (const auto& [choice, missing] : sides) {
        if (choice->resource.empty()) {
            requireFile(problems, choice->file, missing);
        }
    }
    const DictionaryChoice& dictionary = request.dictionary;
    switch (dictionary.kind) {
    case DictionaryKind::File:
        requireFile(problems, dictionary.file,
                    QCoreApplication::translate("AlignChecks", "Choose a file of word pairs, or another dictionary."));
        break;
    case DictionaryKind::Sentences:
        requireFile(problems, dictionary.sourceText,
                    QCoreApplication::translate("AlignChecks", "Choose the source sentences."));
        requireFile(problems, dictionary.targetText,
                    QCoreApplication::translate("AlignChecks", "Choose their translations."));
        break;
    case DictionaryKind::Workspace:
        if (dictionary.resource.empty()) {
            problems.append(QCoreApplication::translate(
                "AlignChecks", "The workspace has no bilingual dictionary yet: import one in the Library."));
        }
        break;
    case DictionaryKind::None:
        if (request.options.method != AlignmentMethod::SelfLearning) {
            problems.append(
                QCoreApplication::translate("AlignChecks", "Only self-learning works without a dictionary."));
        }
        break;
    case DictionaryKind::Identical: break;
    }
    if (!request.testFile.empty()) {
        requireFile(problems, request.testFile, {});
    }
    return problems;
}

QList<QPair<QString, QString>> parametersOf(const AlignRequest& request)
{
    const QLocale locale;
    const AlignOptions& options = request.options;
    QStringList steps;
    for (const NormalisationStep step : options.normalisation) {
        steps.append(step == NormalisationStep::Unit ? QCoreApplication::translate("AlignChecks", "unit")
                                                     : QCoreApplication::translate("AlignChecks", "centre"));
    }
    QList<QPair<QString, QString>> parameters = {
        {QCoreApplication::translate("AlignChecks", "source"), displaySpace(request.source)},
        {QCoreApplication::translate("AlignChecks", "target"), displaySpace(request.target)},
        {QCoreApplication::translate("AlignChecks", "dictionary"), dictionaryName(request.dictionary)},
        {QCoreApplication::translate("AlignChecks", "method"), displayMethod(options.method)},
        {QCoreApplication::translate("AlignChecks", "normalisation"), steps.join(QStringLiteral(", "))},
        {QCoreApplication::translate("AlignChecks", "measured on"),
         request.testFile.empty() ? QCoreApplication::translate("AlignChecks", "%1 % of the dictionary, held out")
                                        .arg(locale.toString(100 * request.testShare, 'f', 0))
                                  : QFileInfo(displayPath(request.testFile)).fileName()},
        {QCoreApplication::translate("AlignChecks", "seed"), QString::number(options.seed)}};
    if (options.dimensions > 0) {
        parameters.append(
            {QCoreApplication::translate("AlignChecks", "dimensions"), QString::number(options.dimensions)});
    }
    return parameters;
}

} // namespace crossgloss
