#include "mappage/MapColouring.h"

#include "common/AlignTexts.h"
#include "common/LanguageNames.h"
#include "common/Texts.h"
#include "common/Theme.h"
#include "mappage/MapState.h"

#include <QCoreApplication>
#include <QList>

#include <algorithm>
#include <array>
#include <map>

namespace crossgloss {

namespace {

/// Upper bounds of the classes of frequency.
constexpr std::array<std::uint32_t, 6> ranks{100, 300, 1000, 3000, 10000, 30000};
constexpr std::size_t maxClasses = 255;

QString text(const char* source)
{
    return QCoreApplication::translate("MapColouring", source);
}

QColor distinct(std::size_t index)
{
    static const QList<QColor> light{QColor("#0072b2"), QColor("#d55e00"), QColor("#009e73"), QColor("#b0558c"),
                                     QColor("#8a6d00"), QColor("#3a9bd9"), QColor("#e69f00"), QColor("#333a44")};
    static const QList<QColor> dark{QColor("#56b4e9"), QColor("#e69f00"), QColor("#3ecfa3"), QColor("#dd9fc4"),
                                    QColor("#f0e442"), QColor("#7f9fff"), QColor("#ff7f50"), QColor("#e5e8ec")};
    const QList<QColor>& colours = Theme::instance().isDark() ? dark : light;
    return colours.at(static_cast<int>(index % static_cast<std::size_t>(colours.size())));
}

/// Step @p index of @p count, rising.
QColor step(std::size_t index, std::size_t count)
{
    static const QList<QColor> light{QColor("#440154"), QColor("#443a83"), QColor("#31688e"), QColor("#21918c"),
                                     QColor("#2fa36b"), QColor("#6fae2e"), QColor("#b3a412")};
    static const QList<QColor> dark{QColor("#6a5bb0"), QColor("#4a76b5"), QColor("#2f9aa8"), QColor("#2fb58f"),
                                    QColor("#63cd62"), QColor("#b0dd3a"), QColor("#fde725")};
    const QList<QColor>& colours = Theme::instance().isDark() ? dark : light;
    const std::size_t last = static_cast<std::size_t>(colours.size()) - 1;
    return colours.at(static_cast<int>(count < 2 ? 0 : index * last / (count - 1)));
}

QColor grey()
{
    return Theme::instance().isDark() ? QColor("#7b8592") : QColor("#9aa3ae");
}

/// Counts the points of every class; placed words get one of their own.
MapColouring finished(const MapState& state, MapColouring colouring)
{
    if (!state.placed().empty()) {
        colouring.classes.push_back({text(QT_TRANSLATE_NOOP("MapColouring", "Placed words")), Theme::instance().colours().accent});
        colouring.of.resize(state.size(), static_cast<std::uint8_t>(colouring.classes.size() - 1));
    }
    for (const std::uint8_t known : colouring.of) {
        ++colouring.classes[known].points;
    }
    return colouring;
}

MapColouring byLanguage(const MapState& state)
{
    MapColouring result;
    for (const std::string& code : state.layout()->languages()) {
        result.classes.push_back({displayLanguage(code), distinct(result.classes.size())});
    }
    if (result.classes.empty()) {
        result.classes.push_back({text(QT_TRANSLATE_NOOP("MapColouring", "All points")), distinct(0)});
    }
    const auto languages = state.layout()->language();
    result.of.resize(state.points());
    for (std::size_t i = 0; i < std::min(languages.size(), result.of.size()); ++i) {
        result.of[i] = languages[i] < result.classes.size() ? languages[i] : std::uint8_t{0};
    }
    return result;
}

MapColouring byFrequency(const MapState& state)
{
    MapColouring result;
    std::uint32_t from = 1;
    for (std::size_t i = 0; i <= ranks.size(); ++i) {
        const QString name = i < ranks.size() ? text(QT_TRANSLATE_NOOP("MapColouring", "%1 to %2")).arg(displayCount(from), displayCount(ranks[i]))
                                              : text(QT_TRANSLATE_NOOP("MapColouring", "beyond %1")).arg(displayCount(ranks.back()));
        result.classes.push_back({name, step(ranks.size() - i, ranks.size() + 1)});
        from = i < ranks.size() ? ranks[i] + 1 : from;
    }
    const auto rank = state.layout()->rank();
    result.of.resize(state.points(), static_cast<std::uint8_t>(ranks.size()));
    for (std::size_t i = 0; i < std::min(rank.size(), result.of.size()); ++i) {
        result.of[i] = static_cast<std::uint8_t>(std::ranges::lower_bound(ranks, rank[i]) - ranks.begin());
    }
    return result;
}

MapColouring byPartOfSpeech(const MapState& state)
{
    const auto pos = state.layout()->partOfSpeech();
    std::map<PartOfSpeech, std::size_t> counts;
    for (const PartOfSpeech each : pos) {
        ++counts[each];
    }
    std::vector<PartOfSpeech> order;
    for (const auto& [each, count] : counts) {
        if (each != PartOfSpeech::Unknown) {
            order.push_back(each);
        }
    }
    std::ranges::sort(order, [&](PartOfSpeech a, PartOfSpeech b) { return counts[a] > counts[b]; });
    MapColouring result;
    std::map<PartOfSpeech, std::uint8_t> place;
    for (const PartOfSpeech each : order) {
        place[each] = static_cast<std::uint8_t>(result.classes.size());
        result.classes.push_back({displayPartOfSpeech(each), distinct(result.classes.size())});
    }
    place[PartOfSpeech::Unknown] = static_cast<std::uint8_t>(result.classes.size());
    result.classes.push_back({text(QT_TRANSLATE_NOOP("MapColouring", "not known")), grey()});
    result.of.resize(state.points(), place[PartOfSpeech::Unknown]);
    for (std::size_t i = 0; i < std::min(pos.size(), result.of.size()); ++i) {
        result.of[i] = place[pos[i]];
    }
    return result;
}

MapColouring byCluster(const MapState& state)
{
    const Clusters& clusters = *state.clusters();
    const std::size_t named = std::min(clusters.count, maxClasses - 2);
    MapColouring result;
    for (std::size_t i = 0; i < named; ++i) {
        result.classes.push_back({state.clusterName(i), distinct(i)});
    }
    result.classes.push_back({text(QT_TRANSLATE_NOOP("MapColouring", "in no cluster")), grey()});
    result.of.resize(state.points(), static_cast<std::uint8_t>(named));
    for (std::size_t i = 0; i < std::min(clusters.of.size(), result.of.size()); ++i) {
        const std::int32_t cluster = clusters.of[i];
        result.of[i] = cluster < 0 ? static_cast<std::uint8_t>(named)
                                   : static_cast<std::uint8_t>(std::min(static_cast<std::size_t>(cluster), named));
    }
    return result;
}

MapColouring byOccurrences(const MapState& state)
{
    MapColouring result;
    const std::vector<OccurrenceBin>& bins = state.hubs()->histogram;
    const std::size_t shown = std::min(bins.size(), maxClasses - 2);
    for (std::size_t i = 0; i < shown; ++i) {
        const QString range = bins[i].from == bins[i].to ? displayCount(bins[i].from)
                                                         : displayCount(bins[i].from) + QChar(0x2013) + displayCount(bins[i].to);
        result.classes.push_back({QStringLiteral("N_k ") + range, step(i, shown)});
    }
    const auto none = static_cast<std::uint8_t>(result.classes.size());
    result.classes.push_back({text(QT_TRANSLATE_NOOP("MapColouring", "only ask")), grey()});
    result.of.resize(state.points(), none);
    for (std::size_t i = 0; i < result.of.size(); ++i) {
        if (const auto count = state.occurrences(static_cast<std::uint32_t>(i))) {
            const auto bin = std::ranges::find_if(bins, [&](const OccurrenceBin& each) { return *count <= each.to; });
            const auto place = static_cast<std::size_t>(bin - bins.begin());
            result.of[i] = place < shown ? static_cast<std::uint8_t>(place) : none;
        }
    }
    return result;
}

MapColouring byTranslation(const MapState& state)
{
    MapColouring result;
    result.classes = {{text(QT_TRANSLATE_NOOP("MapColouring", "no translation known")), grey()}, {text(QT_TRANSLATE_NOOP("MapColouring", "right")), distinct(0)}, {text(QT_TRANSLATE_NOOP("MapColouring", "wrong")), distinct(1)}};
    const auto states = state.layout()->translation();
    result.of.resize(state.points());
    for (std::size_t i = 0; i < std::min(states.size(), result.of.size()); ++i) {
        result.of[i] = static_cast<std::uint8_t>(states[i]);
    }
    return result;
}

} // namespace

bool canColour(const MapState& state, ColourBy by)
{
    if (!state.layout()) {
        return false;
    }
    switch (by) {
    case ColourBy::Language: return true;
    case ColourBy::Frequency: return !state.layout()->rank().empty();
    case ColourBy::PartOfSpeech: return !state.layout()->partOfSpeech().empty();
    case ColourBy::Cluster: return state.clusters().has_value();
    case ColourBy::Occurrences: return state.hubs() != nullptr;
    case ColourBy::Translation: return !state.layout()->translation().empty();
    }
    return false;
}

MapColouring colouringOf(const MapState& state, ColourBy by)
{
    if (!canColour(state, by)) {
        return state.layout() ? finished(state, byLanguage(state)) : MapColouring{};
    }
    switch (by) {
    case ColourBy::Language: return finished(state, byLanguage(state));
    case ColourBy::Frequency: return finished(state, byFrequency(state));
    case ColourBy::PartOfSpeech: return finished(state, byPartOfSpeech(state));
    case ColourBy::Cluster: return finished(state, byCluster(state));
    case ColourBy::Occurrences: return finished(state, byOccurrences(state));
    case ColourBy::Translation: return finished(state, byTranslation(state));
    }
    return {};
}

std::vector<std::uint8_t> glowOf(const MapState& state)
{
    if (!state.hubs() || state.hubs()->hubs.empty()) {
        return {};
    }
    const LayoutHubs& hubs = *state.hubs();
    const auto most = static_cast<double>(hubs.occurrences[hubs.hubs.front()]);
    std::vector<std::uint8_t> glow(state.size());
    for (const std::uint32_t hub : hubs.hubs) {
        glow[hub] = static_cast<std::uint8_t>(std::clamp(255.0 * hubs.occurrences[hub] / std::max(most, 1.0), 40.0, 255.0));
    }
    return glow;
}

} // namespace crossgloss
