#include "mappage/MapTexts.h"

#include "common/AlignTexts.h"
#include "common/LanguageNames.h"
#include "common/TextDirection.h"
#include "common/Texts.h"
#include "mappage/MapState.h"

#include <QCoreApplication>
#include <QLocale>

namespace crossgloss {

namespace {

QString text(const char* source)
{
    return QCoreApplication::translate("MapTexts", source);
}

} // namespace

QString displayProjection(ProjectionMethod method)
{
    switch (method) {
    case ProjectionMethod::Pca: return QStringLiteral("PCA");
    case ProjectionMethod::TSne: return QStringLiteral("t-SNE");
    case ProjectionMethod::Umap: return QStringLiteral("UMAP");
    }
    return {};
}

QString displayMethodOf(const LayoutRequest& request)
{
    return request.horizontal.empty() ? displayProjection(request.method) : text(QT_TRANSLATE_NOOP("MapTexts", "axes by formulas"));
}

QString displayFigures(const MapState& state)
{
    const auto& layout = state.layout();
    if (!layout) {
        return {};
    }
    QStringList parts{text(QT_TRANSLATE_NOOP("MapTexts", "%1 points")).arg(displayCount(state.points())), displayMethodOf(layout->request())};
    if (state.isLive() || layout->stages().empty()) {
        return joinedFacts(parts);
    }
    const LayoutStage& stage = layout->stages()[state.stage()];
    parts.append(stage.seconds < 10 ? text(QT_TRANSLATE_NOOP("MapTexts", "%1 s")).arg(QLocale().toString(stage.seconds, 'f', 1))
                                    : displayDuration(stage.seconds));
    if (stage.explained) {
        parts.append(text(QT_TRANSLATE_NOOP("MapTexts", "%1 of the variance")).arg(displayScore(*stage.explained)));
    }
    if (stage.divergence) {
        parts.append(text(QT_TRANSLATE_NOOP("MapTexts", "KL divergence %1")).arg(displayScore(*stage.divergence)));
    }
    if (stage.quality.sampled > 0) {
        parts.append(text(QT_TRANSLATE_NOOP("MapTexts", "trustworthiness %1")).arg(displayScore(stage.quality.trustworthiness)));
        parts.append(text(QT_TRANSLATE_NOOP("MapTexts", "continuity %1")).arg(displayScore(stage.quality.continuity)));
        parts.append(text(QT_TRANSLATE_NOOP("MapTexts", "neighbours kept %1")).arg(displayScore(stage.quality.kept)));
    }
    if (!state.placed().empty()) {
        parts.append(text(QT_TRANSLATE_NOOP("MapTexts", "Placed words: %1")).arg(displayCount(state.placed().size())));
    }
    return joinedFacts(parts);
}

QString displayPoint(const MapState& state, std::uint32_t point)
{
    if (state.isPlaced(point)) {
        return text(QT_TRANSLATE_NOOP("MapTexts", "placed by its neighbours"));
    }
    QStringList facts;
    const QString language = state.language(point);
    if (!language.isEmpty()) {
        facts.append(displayLanguage(language));
    }
    if (point < state.layout()->rank().size()) {
        facts.append(text(QT_TRANSLATE_NOOP("MapTexts", "rank %1")).arg(displayCount(state.layout()->rank()[point])));
    }
    if (point < state.layout()->partOfSpeech().size()
        && state.layout()->partOfSpeech()[point] != PartOfSpeech::Unknown) {
        facts.append(displayPartOfSpeech(state.layout()->partOfSpeech()[point]));
    }
    if (const auto count = state.occurrences(point)) {
        facts.append(QStringLiteral("N_k ") + displayCount(*count));
    }
    return joinedFacts(facts);
}

PlotParameters parametersOf(const Layout& layout)
{
    PlotParameters parameters;
    for (const auto& [name, value] : layout.parameters()) {
        parameters.append({QString::fromStdString(name), QString::fromStdString(value)});
    }
    return parameters;
}

} // namespace crossgloss
