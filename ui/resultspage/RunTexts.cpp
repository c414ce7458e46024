#include "resultspage/RunTexts.h"

#include "common/AlignTexts.h"
#include "common/TextDirection.h"
#include "evaluation/TranslationEvaluation.h"
#include "glossespage/GlossTexts.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <cmath>

namespace crossgloss {

namespace {

QString text(const char* source)
{
    return QCoreApplication::translate("RunTexts", source);
}

struct Name {
    const char* key;
    const char* text;
};

QString named(const std::string& key, std::initializer_list<Name> names)
{
    for (const Name& name : names) {
        if (key == name.key) {
            return text(name.text);
        }
    }
    return QString::fromStdString(key);
}

bool isCount(double value)
{
    return std::abs(value - std::round(value)) < 1e-9 && std::abs(value) < 1e15;
}

} // namespace

QString displayFigure(const std::string& name)
{
    return named(name, {{"p1", QT_TRANSLATE_NOOP("RunTexts", "P@1")},
                        {"p5", QT_TRANSLATE_NOOP("RunTexts", "P@5")},
                        {"p10", QT_TRANSLATE_NOOP("RunTexts", "P@10")},
                        {"p100", QT_TRANSLATE_NOOP("RunTexts", "P@100")},
                        {"mrr", QT_TRANSLATE_NOOP("RunTexts", "MRR")},
                        {"median_rank", QT_TRANSLATE_NOOP("RunTexts", "Median rank")},
                        {"covered", QT_TRANSLATE_NOOP("RunTexts", "Covered")},
                        {"coverage", QT_TRANSLATE_NOOP("RunTexts", "Coverage")},
                        {"tolerant_p1", QT_TRANSLATE_NOOP("RunTexts", "P@1, tolerant")},
                        {"held_out_p1", QT_TRANSLATE_NOOP("RunTexts", "P@1 on held-out pairs")},
                        {"adjusted_p", QT_TRANSLATE_NOOP("RunTexts", "p against the baseline")},
                        {"align_seconds", QT_TRANSLATE_NOOP("RunTexts", "Training time (s)")},
                        {"similarity", QT_TRANSLATE_NOOP("RunTexts", "Similarity")},
                        {"percentile", QT_TRANSLATE_NOOP("RunTexts", "Share of random pairs less alike")},
                        {"mean_margin", QT_TRANSLATE_NOOP("RunTexts", "Mean margin")},
                        {"skewness", QT_TRANSLATE_NOOP("RunTexts", "Skewness of N_k")},
                        {"robin_hood", QT_TRANSLATE_NOOP("RunTexts", "Robin Hood")},
                        {"gini", QT_TRANSLATE_NOOP("RunTexts", "Gini")},
                        {"hub_count", QT_TRANSLATE_NOOP("RunTexts", "Hubs")},
                        {"antihub_count", QT_TRANSLATE_NOOP("RunTexts", "Antihubs")},
                        {"largest", QT_TRANSLATE_NOOP("RunTexts", "Largest N_k")},
                        {"best_epoch", QT_TRANSLATE_NOOP("RunTexts", "Best epoch")},
                        {"best_validation_mrr", QT_TRANSLATE_NOOP("RunTexts", "Best MRR")},
                        {"epoch", QT_TRANSLATE_NOOP("RunTexts", "Epoch")},
                        {"hidden", QT_TRANSLATE_NOOP("RunTexts", "Hidden units")},
                        {"input-dropout", QT_TRANSLATE_NOOP("RunTexts", "Dropout of inputs")},
                        {"state-dropout", QT_TRANSLATE_NOOP("RunTexts", "Dropout of states")},
                        {"pairs", QT_TRANSLATE_NOOP("RunTexts", "Training pairs")},
                        {"listed", QT_TRANSLATE_NOOP("RunTexts", "Pairs available")},
                        {"shared_dimensions", QT_TRANSLATE_NOOP("RunTexts", "Shared dimensions")},
                        {"beta", QT_TRANSLATE_NOOP("RunTexts", "β of the inverted softmax")},
                        {"sources", QT_TRANSLATE_NOOP("RunTexts", "Glosses to link")},
                        {"targets", QT_TRANSLATE_NOOP("RunTexts", "Target glosses")},
                        {"candidates", QT_TRANSLATE_NOOP("RunTexts", "Candidate pairs")},
                        {"without_candidates", QT_TRANSLATE_NOOP("RunTexts", "Without candidates")},
                        {"seen", QT_TRANSLATE_NOOP("RunTexts", "Pairs the model was trained on")}});
}

bool isShareFigure(const std::string& name)
{
    for (const char* share : {"p1", "p5", "p10", "p100", "mrr", "coverage", "tolerant_p1", "held_out_p1", "adjusted_p",
                              "robin_hood", "gini", "best_validation_mrr"}) {
        if (name == share) {
            return true;
        }
    }
    return false;
}

QString displayFigureValue(const std::string& name, double value)
{
    if (isShareFigure(name)) {
        return displayScore(value);
    }
    if (isCount(value)) {
        return QLocale().toString(static_cast<qlonglong>(std::llround(value)));
    }
    const QString mark = value < 0 ? QString(leftToRightMark) : QString();
    return mark + QLocale().toString(value, 'f', std::abs(value) < 100 ? 2 : 1);
}

QString displaySubset(const RunFigures& figures)
{
    if (figures.subset == "rank") {
        return text(QT_TRANSLATE_NOOP("RunTexts", "ranks %1 – %2"))
            .arg(displayCount(figures.from + 1), displayCount(figures.to));
    }
    return named(figures.subset, {{"", ""},
                                  {"tolerant", QT_TRANSLATE_NOOP("RunTexts", "with the other dictionary")},
                                  {"proper_names", QT_TRANSLATE_NOOP("RunTexts", "proper names")},
                                  {"without_proper_names", QT_TRANSLATE_NOOP("RunTexts", "other words")},
                                  {"validation", QT_TRANSLATE_NOOP("RunTexts", "validation")},
                                  {"training", QT_TRANSLATE_NOOP("RunTexts", "training")},
                                  {"trial", QT_TRANSLATE_NOOP("RunTexts", "settings tried")}});
}

QString displayDirectionName(const std::string& direction)
{
    return named(direction, {{"", ""},
                             {"forward", QT_TRANSLATE_NOOP("RunTexts", "forward")},
                             {"backward", QT_TRANSLATE_NOOP("RunTexts", "backward")}});
}

QString displayStageName(const std::string& stage)
{
    return named(stage, {{"", ""},
                         {"before", QT_TRANSLATE_NOOP("RunTexts", "before the map")},
                         {"after", QT_TRANSLATE_NOOP("RunTexts", "after the map")},
                         {"given", QT_TRANSLATE_NOOP("RunTexts", "lists as given")}});
}

QString displayMethodName(const std::string& name)
{
    if (const auto method = alignmentMethod(name)) {
        return displayMethod(*method);
    }
    if (const auto criterion = retrievalCriterion(name)) {
        return displayCriterion(*criterion);
    }
    if (const auto method = hubnessMethod(name)) {
        return displayHubnessMethod(*method);
    }
    if (glossMeasure(name)) {
        return displayMeasure(name);
    }
    return named(name, {{"", ""},
                        {"given", QT_TRANSLATE_NOOP("RunTexts", "as given")},
                        {"gru", QT_TRANSLATE_NOOP("RunTexts", "GRU")},
                        {"att", QT_TRANSLATE_NOOP("RunTexts", "Attentive GRU")},
                        {"bow", QT_TRANSLATE_NOOP("RunTexts", "Bag of words")},
                        {"dense", QT_TRANSLATE_NOOP("RunTexts", "Encoder alone")},
                        {"lexical", QT_TRANSLATE_NOOP("RunTexts", "Dictionaries alone")},
                        {"both", QT_TRANSLATE_NOOP("RunTexts", "Encoder and dictionaries")}});
}

QString displayFigurePath(const std::string& path)
{
    QStringList parts;
    const QStringList names = QString::fromStdString(path).split(QLatin1Char('/'));
    for (qsizetype i = 0; i + 1 < names.size(); ++i) {
        const std::string name = names[i].toStdString();
        RunFigures subset;
        subset.subset = name;
        QString part = names[i];
        for (const QString& known : {displayStageName(name), displayDirectionName(name), displayMethodName(name),
                                     displaySubset(subset)}) {
            if (known != names[i]) {
                part = known;
                break;
            }
        }
        parts.append(part);
    }
    parts.append(displayFigure(names.last().toStdString()));
    if (parts.size() > 1 && !parts.first().isEmpty()) {
        parts.first()[0] = parts.first().at(0).toUpper();
    }
    return parts.join(QStringLiteral(", "));
}

QString displayRunMethod(const RunRow& row)
{
    const std::string& kind = row.run.kind;
    if (kind == "align-grid") {
        return text(QT_TRANSLATE_NOOP("RunTexts", "All methods"));
    }
    if (kind == "hubness" && row.method.empty()) {
        return text(QT_TRANSLATE_NOOP("RunTexts", "Without a map"));
    }
    const QString method = displayMethodName(row.method);
    const QString retrieval = row.retrieval == row.method ? QString() : displayMethodName(row.retrieval);
    return method.isEmpty() || retrieval.isEmpty() ? method + retrieval : method + QStringLiteral(", ") + retrieval;
}

} // namespace crossgloss
