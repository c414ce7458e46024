#pragma once

#include "jobs/LayoutPoints.h"
#include "jobs/RunParameters.h"

#include <filesystem>
#include <memory>
#include <mutex>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// A layout over its points.
class PointLayout final : public Layout {
public:
    PointLayout(LayoutRequest request, std::shared_ptr<const LayoutPoints> points, std::vector<LayoutStage> stages,
                std::vector<TranslationState> translation)
        : m_request(std::move(request)), m_points(std::move(points)), m_stages(std::move(stages)),
          m_translation(std::move(translation))
    {
    }

    const LayoutRequest& request() const override { return m_request; }
    std::size_t size() const override { return m_points->size(); }
    std::string_view text(std::size_t point) const override { return m_points->texts[point]; }
    std::optional<std::size_t> find(std::string_view text, std::size_t language) const override;
    const std::vector<std::string>& languages() const override { return m_points->languages; }
    std::span<const std::uint8_t> language() const override { return m_points->language; }
    std::span<const std::uint32_t> rank() const override { return m_points->rank; }
    std::span<const PartOfSpeech> partOfSpeech() const override { return m_points->partOfSpeech; }
    std::span<const TranslationState> translation() const override { return m_translation; }
    const std::vector<LayoutLink>& links() const override { return m_points->links; }
    const std::vector<LayoutStage>& stages() const override { return m_stages; }
    std::vector<std::pair<std::string, std::string>> parameters() const override;
    LayoutDetails details(std::uint32_t point, std::size_t count) const override;

    const LayoutPoints& points() const { return *m_points; }
    const std::shared_ptr<const LayoutPoints>& sharedPoints() const { return m_points; }

private:
    LayoutRequest m_request;
    std::shared_ptr<const LayoutPoints> m_points;
    std::vector<LayoutStage> m_stages;
    std::vector<TranslationState> m_translation;
    mutable std::once_flag m_placesMade;
    mutable std::unordered_map<std::string_view, std::vector<std::uint32_t>> m_places;
};

/// Lays points out on a plane and keeps a run of it, for window and command.
class LayoutJob {
public:
    /// @param context,lists must outlive this.
    LayoutJob(JobContext& context, OpenedSentenceLists& lists, LayoutRequest request)
        : m_context(context), m_lists(lists), m_request(std::move(request))
    {
    }

    struct Made {
        std::shared_ptr<const PointLayout> layout;
        std::size_t unknown = 0;       ///< words that nothing has a vector of
        RunRecorder::Handle run;
    };
    /// @param out where else the layout goes, for the run's record. @throws Error, Cancelled.
    Made run(LayoutWatch& watch, Progress& progress, const std::filesystem::path& out = {}) const;
    /// The layout of a request whose stages are known already: what is opened again. @throws Error when the points are no
    /// longer @p points many.
    std::shared_ptr<const PointLayout> reopened(std::vector<LayoutStage> stages, Progress& progress) const;

private:
    Made make(RunRecord& record, LayoutWatch& watch, TimedProgress& progress) const;

    JobContext& m_context;
    OpenedSentenceLists& m_lists;
    LayoutRequest m_request;
};

/// All but the spaces and the map.
Fields fieldsOf(LayoutRequest& request);
/// What a request asks for, as runs and kept layouts hold it, and back.
nlohmann::json runParametersOf(const LayoutRequest& request);
LayoutRequest layoutRequestOf(const RunParameters& parameters);

/// `n, method, seconds, trustworthiness, continuity, kept, kl, neighbours, sampled, explained, iterations`, of the last stage;
/// what it has not is null. Of a stage before the map the same under `before`.
nlohmann::json toJson(const Layout& layout);

/// What a table of a layout holds beside word, x and y, and x_before and y_before where there are two stages.
struct LayoutTable {
    bool allColumns = false;           ///< language and rank always; else the language where there are several
    bool comments = false;             ///< the parameters, as lines in front that begin with #
};

/// Writes a layout as CSV (atomic). @throws Error, Cancelled.
void writeLayoutCsv(const Layout& layout, const std::filesystem::path& file, LayoutTable table, Progress& progress);

/// Words that are not on the layout, at the places of their true neighbours. @throws Error when none is known; Cancelled.
std::vector<LayoutService::Placed> placeWords(const PointLayout& layout, const std::vector<std::string>& words,
                                              Progress& progress);

/// Hubs among the points: of two languages, the first asks and the second answers; else all ask each other.
/// @throws Error when there are more than two languages; Cancelled.
std::vector<LayoutHubs> layoutHubs(const PointLayout& layout, const LayoutHubsRequest& request, Progress& progress);

} // namespace crossgloss
