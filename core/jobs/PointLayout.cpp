#include "jobs/LayoutJob.h"

#include "base/AtomicFile.h"
#include "base/Error.h"
#include "base/Numbers.h"
#include "numeric/Rows.h"
#include "projection/PlacePoints.h"
#include "saved/DelimitedText.h"
#include "space/BestK.h"

#include <algorithm>
#include <array>
#include <utility>

namespace crossgloss {

namespace {

constexpr std::array<std::pair<LayoutContent, const char*>, 5> contents = {{{LayoutContent::PackWords, "pack"},
                                                                            {LayoutContent::Vectors, "vectors"},
                                                                            {LayoutContent::Sentences, "sentences"},
                                                                            {LayoutContent::Glosses, "glosses"},
                                                                            {LayoutContent::GlossRun, "run"}}};

/// Neighbours that a word is placed by.
constexpr std::size_t placedBy = 10;

nlohmann::json figuresOf(const LayoutStage& stage)
{
    nlohmann::json json = {{"seconds", stage.seconds},
                           {"iterations", stage.iterations},
                           {"explained", nullptr},
                           {"kl", nullptr},
                           {"trustworthiness", nullptr},
                           {"continuity", nullptr},
                           {"kept", nullptr},
                           {"neighbours", stage.quality.neighbours},
                           {"sampled", stage.quality.sampled}};
    if (stage.explained) {
        json["explained"] = *stage.explained;
    }
    if (stage.divergence) {
        json["kl"] = *stage.divergence;
    }
    if (stage.quality.sampled > 0) {
        json["trustworthiness"] = stage.quality.trustworthiness;
        json["continuity"] = stage.quality.continuity;
        json["kept"] = stage.quality.kept;
    }
    return json;
}

std::string methodOf(const LayoutRequest& request)
{
    return request.horizontal.empty() ? std::string(nameOf(request.method)) : "axes";
}

} // namespace

std::string_view nameOf(ProjectionMethod method)
{
    switch (method) {
    case ProjectionMethod::Pca: return "pca";
    case ProjectionMethod::TSne: return "tsne";
    case ProjectionMethod::Umap: return "umap";
    }
    return {};
}

std::optional<ProjectionMethod> projectionMethod(std::string_view name)
{
    for (const ProjectionMethod method : {ProjectionMethod::Pca, ProjectionMethod::TSne, ProjectionMethod::Umap}) {
        if (name == nameOf(method)) {
            return method;
        }
    }
    return std::nullopt;
}

std::optional<std::size_t> PointLayout::find(std::string_view text, std::size_t language) const
{
    std::call_once(m_placesMade, [this] {
        for (std::size_t i = 0; i < m_points->size(); ++i) {
            m_places[m_points->texts[i]].push_back(static_cast<std::uint32_t>(i));
        }
    });
    if (const auto found = m_places.find(text); found != m_places.end()) {
        for (const std::uint32_t point : found->second) {
            if (m_points->language[point] == language) {
                return point;
            }
        }
    }
    return std::nullopt;
}

std::vector<std::pair<std::string, std::string>> PointLayout::parameters() const
{
    std::vector<std::pair<std::string, std::string>> all{{"points", std::to_string(size())}, {"data", m_points->title}};
    const nlohmann::json asked = runParametersOf(m_request);
    for (const auto& [name, value] : asked.items()) {
        const bool empty = value.is_null() || value == "" || value.empty();
        if (!empty && name != "threads") {
            all.emplace_back(name, value.is_string() ? value.get<std::string>() : value.dump());
        }
    }
    for (const auto& [name, checksum] : m_points->checksums) {
        all.emplace_back(name + " checksum", checksum);
    }
    for (const LayoutStage& stage : m_stages) {
        std::string where;
        if (m_stages.size() > 1) {
            where.append(" ").append(nameOf(stage.stage)).append(" the map");
        }
        const nlohmann::json figures = figuresOf(stage);
        for (const char* name : {"explained", "kl", "trustworthiness", "continuity", "kept"}) {
            if (!figures[name].is_null()) {
                all.emplace_back(name + where, significantDigits(figures[name].get<double>(), 4));
            }
        }
    }
    return all;
}

LayoutDetails PointLayout::details(std::uint32_t point, std::size_t count) const
{
    const LayoutPoints& points = *m_points;
    std::vector<float> cosines(points.size());
    innerProducts(points.rows.data(), points.size(), points.dimension, points.dimension,
                  points.rows.data() + point * points.dimension, cosines.data());
    LayoutDetails details;
    for (std::size_t l = 0; l < points.languages.size(); ++l) {
        const auto [first, last] = points.range(l);
        std::vector<LayoutNeighbour> nearest;
        for (std::size_t i = first; i < last; ++i) {
            if (i != point) {
                nearest.push_back({static_cast<std::uint32_t>(i), cosines[i]});
            }
        }
        const std::size_t kept = std::min(count, nearest.size());
        std::ranges::partial_sort(nearest, nearest.begin() + static_cast<std::ptrdiff_t>(kept),
                                  [](const LayoutNeighbour& a, const LayoutNeighbour& b) {
                                      return a.cosine != b.cosine ? a.cosine > b.cosine : a.point < b.point;
                                  });
        nearest.resize(kept);
        details.nearest.push_back(std::move(nearest));
    }
    if (!points.translations.empty()) {
        details.translations = points.translations[point];
    }
    for (const LayoutLink& link : points.links) {
        if (link.source == point || link.target == point) {
            details.translationPoints.push_back(link.source == point ? link.target : link.source);
        }
    }
    return details;
}

Fields fieldsOf(LayoutRequest& request)
{
    const bool umap = request.method == ProjectionMethod::Umap;
    const auto content = named(
        request.content,
        [](LayoutContent value) { return std::ranges::find(contents, value, &std::pair<LayoutContent, const char*>::first)->second; },
        [](const std::string& name) {
            const auto found = std::ranges::find_if(contents, [&](const auto& each) { return name == each.second; });
            return found == std::end(contents) ? std::nullopt : std::optional(found->first);
        });
    const auto search = named(
        request.search, [](NeighbourSearch value) { return value == NeighbourSearch::Approximate ? "approximate" : "exact"; },
        [](const std::string& name) {
            return name == "approximate" ? std::optional(NeighbourSearch::Approximate)
                   : name == "exact"     ? std::optional(NeighbourSearch::Exact)
                                         : std::nullopt;
        });
    return {Field{"content", content},
            Field{"languages", &request.languages}.when(!request.languages.empty()),
            Field{"dictionary", &request.dictionary, "Translations, drawn as lines: a file, or a name of the workspace"}
                .when(!request.dictionary.empty()),
            Field{"list", &request.list}.when(!request.list.empty()),
            Field{"run", &request.run}.when(request.run > 0),
            Field{"before_map", &request.beforeMap, "Lay the words out before the map, too"}.as("--before").when(request.beforeMap),
            Field{"words", &request.words, "File of the words to lay out, one a line; the first of the space when left out"}
                .when(!request.words.empty()),
            Field{"chosen", &request.chosen}.when(!request.chosen.empty()),
            Field{"linked", &request.linked}.when(request.linked),
            Field{"limit", &request.limit, "Points of each language at most; 0 = all"},
            Field{"method", named(request.method, [](ProjectionMethod method) { return nameOf(method); }, &projectionMethod),
                  "pca (principal components), tsne or umap"},
            Field{"perplexity", &request.perplexity, "t-SNE: neighbours that count, about"}
                .between(1, 1000)
                .when(request.method == ProjectionMethod::TSne),
            Field{"neighbours", &request.neighbours, "UMAP: neighbours of a point"}.between(2, 1000).when(umap),
            Field{"minimum_distance", &request.minimumDistance, "UMAP: distance of neighbours in the layout"}
                .between(0, 10)
                .as("--min-distance")
                .when(umap),
            Field{"iterations", &request.iterations, "0 = those of the method"}.between(0, 100000).when(request.iterations > 0),
            Field{"search", search, "exact, or approximate: neighbours over an HNSW graph, where there are 300,000 points or more"},
            Field{"horizontal", &request.horizontal, "Formula for an axis in place of a method: \"king - man\""}
                .when(!request.horizontal.empty()),
            Field{"vertical", &request.vertical, "Formula for the other axis"}.when(!request.vertical.empty()),
            Field{"quality_sample", &request.qualitySample},
            Field{"seed", &request.seed},
            Field{"threads", &request.threads}.atLeast(0)};
}

nlohmann::json runParametersOf(const LayoutRequest& request)
{
    LayoutRequest copy = request;
    nlohmann::json json = valuesOf(fieldsOf(copy));
    json["method"] = methodOf(request);
    const auto add = [&](const char* name, const std::string& text) {
        if (!text.empty()) {
            json[name] = text;
        }
    };
    add("source", request.source.text());
    add("source_language", request.source.language);
    add("target", request.target.text());
    add("target_language", request.target.language);
    add("map", request.map.path().string());
    return json;
}

LayoutRequest layoutRequestOf(const RunParameters& parameters)
{
    LayoutRequest request;
    request.content = LayoutContent::Vectors;
    if (parameters.has("source")) {
        request.source = parameters.space("source");
    }
    if (parameters.has("target")) {
        request.target = parameters.space("target");
    }
    request.map.file = parameters.file("map");
    parameters.read(fieldsOf(request));
    return request;
}

nlohmann::json toJson(const Layout& layout)
{
    const LayoutStage& last = layout.stages().back();
    nlohmann::json json = figuresOf(last);
    json["n"] = layout.size();
    json["method"] = methodOf(layout.request());
    if (layout.stages().size() > 1) {
        json["before"] = figuresOf(layout.stages().front());
    }
    return json;
}

void writeLayoutCsv(const Layout& layout, const std::filesystem::path& path, LayoutTable table, Progress& progress)
{
    const LayoutStage& stage = layout.stages().back();
    const bool full = table.allColumns;
    const bool languages = full || layout.languages().size() > 1;
    const std::vector<float>* before = layout.stages().size() > 1 ? &layout.stages().front().coordinates : nullptr;
    const auto number = [](float value) { return significantDigits(static_cast<double>(value), 7); };
    AtomicFile file(path);
    if (table.comments) {
        for (const auto& [name, value] : layout.parameters()) {
            file.stream() << csvComment(name, value);
        }
    }
    std::vector<std::string> header = {"word", "x", "y"};
    if (languages) {
        header.push_back("language");
    }
    if (full) {
        header.push_back("rank");
    }
    if (before) {
        header.insert(header.end(), {"x_before", "y_before"});
    }
    file.stream() << csvRecord(header);
    for (std::size_t i = 0; i < layout.size(); ++i) {
        if (i % 10'000 == 0) {
            progress.throwIfCancelled();
        }
        std::vector<std::string> cells{std::string(layout.text(i)), number(stage.coordinates[2 * i]),
                                       number(stage.coordinates[2 * i + 1])};
        if (languages) {
            cells.push_back(layout.languages()[layout.language()[i]]);
        }
        if (full) {
            cells.push_back(std::to_string(layout.rank()[i]));
        }
        if (before) {
            cells.push_back(number((*before)[2 * i]));
            cells.push_back(number((*before)[2 * i + 1]));
        }
        file.stream() << csvRecord(cells);
    }
    file.commit();
}

std::vector<LayoutService::Placed> placeWords(const PointLayout& layout, const std::vector<std::string>& words,
                                              Progress& progress)
{
    const LayoutPoints& points = layout.points();
    std::vector<LayoutService::Placed> placed;
    std::vector<float> queries;
    std::vector<float> vector(points.dimension);
    for (const std::string& word : words) {
        if (points.vectorOf(word, vector)) {
            placed.push_back({word, 0, 0});
            queries.insert(queries.end(), vector.begin(), vector.end());
        }
    }
    if (placed.empty()) {
        throw Error(CROSSGLOSS_TEXT("The vectors hold none of the words"));
    }
    NeighbourGraphOptions options;
    options.k = placedBy;
    options.threads = layout.request().threads;
    const NeighbourGraph nearest =
        nearestRows({queries.data(), placed.size(), points.dimension}, points.matrix(), points.dimension, options, progress);
    const std::vector<float> places = placePoints(nearest, layout.stages().back().coordinates);
    for (std::size_t i = 0; i < placed.size(); ++i) {
        placed[i].x = places[2 * i];
        placed[i].y = places[2 * i + 1];
    }
    return placed;
}

} // namespace crossgloss
