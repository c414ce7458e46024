#pragma once

#include "evaluation/HubnessReport.h"
#include "jobs/MappedSpaces.h"
#include "projection/Clusters.h"
#include "projection/LayoutQuality.h"
#include "projection/Projection.h"
#include "resources/Dictionary.h"
#include "space/OccurrenceHistogram.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace crossgloss {

enum class LayoutContent {
    PackWords,                         ///< words of one or two languages, with the pack's own vectors
    Vectors,                           ///< words of one or two spaces, with or without a map between them
    Sentences,                         ///< of a list of the library
    Glosses,                           ///< both sides of a linking, with the pack's vectors
    GlossRun                           ///< both sides of a stored comparison of glosses, with the vectors of its words
};

class Layout;

/// What is to be laid out, and how.
struct LayoutRequest {
    LayoutContent content = LayoutContent::PackWords;
    std::vector<std::string> languages{};      ///< PackWords: one or two canonical codes
    SpaceChoice source{};              ///< Vectors
    SpaceChoice target{};              ///< Vectors; empty = the source alone
    MapChoice map{};                   ///< Vectors; empty = they share a space already
    std::filesystem::path dictionary{};        ///< translations, a file or a name in the workspace; PackWords has the pack's without
    std::int64_t run = 0;              ///< GlossRun: its number
    std::string list{};                ///< Sentences: name in the library. Glosses: name of the linking
    std::filesystem::path words{};     ///< one a line: these alone; empty = the first ones
    std::vector<std::string> chosen{}; ///< words to be shown, in place of a file; empty = none named
    bool linked = false;               ///< points alone that have a translation among the others
    std::size_t limit = 10000;         ///< points of each language at most; 0 = all

    ProjectionMethod method = ProjectionMethod::Pca;
    double perplexity = 30;            ///< t-SNE
    std::size_t neighbours = 15;       ///< UMAP
    double minimumDistance = 0.1;      ///< UMAP
    int iterations = 0;                ///< 0 = the method's
    NeighbourSearch search = NeighbourSearch::Exact;
    /// Formulas for the axes, such as "king - man"; both or neither. They stand in place of the method.
    std::string horizontal{};
    std::string vertical{};
    /// With a map: lay the points out before it too, as near to the other layout as can be.
    bool beforeMap = false;
    /// Goes on from this layout, of the same points.
    std::shared_ptr<const Layout> start{};
    std::size_t qualitySample = 1000;  ///< points that the figures are measured on; 0 = none
    std::uint64_t seed = 1;
    int threads = 0;                   ///< 0 = all
};

/// Points where they are at some moment of a run.
struct LayoutFrame {
    int iteration = 0;
    int iterations = 0;
    std::vector<float> coordinates;    ///< points × 2
};

/// What a run tells while it goes on, and is told. Called from the working thread.
class LayoutWatch {
public:
    virtual ~LayoutWatch() = default;
    /// The points are known; where they are follows. Its stages are empty as yet.
    virtual void begins(std::shared_ptr<const Layout> /*points*/) {}
    virtual void moved(LayoutFrame /*frame*/) {}
    /// While this is so the run rests between two iterations.
    virtual bool paused() const { return false; }
    /// Once this is so, the run ends with the layout as it is.
    virtual bool stopRequested() const { return false; }
};

enum class TranslationState : std::uint8_t {
    Unknown,                           ///< no translation of it is known, or none is on the map
    Right,                             ///< its nearest word of the other language translates it
    Wrong
};

struct LayoutLink {
    std::uint32_t source = 0;          ///< points
    std::uint32_t target = 0;
};

/// Where the points are in one of the spaces.
struct LayoutStage {
    HubnessStage stage = HubnessStage::After;  ///< Before only beside an After
    std::vector<float> coordinates;    ///< points × 2
    LayoutQuality quality;             ///< sampled is 0 where it was not measured
    std::optional<double> divergence;  ///< of t-SNE
    std::optional<double> explained;   ///< of principal components: share of the variance
    int iterations = 0;                ///< done
    double seconds = 0;
};

struct LayoutNeighbour {
    std::uint32_t point = 0;
    float cosine = 0;
};

/// What is told of one point, by its true vector.
struct LayoutDetails {
    std::vector<std::vector<LayoutNeighbour>> nearest; ///< by language, nearest first, without itself
    std::vector<std::string> translations;     ///< in the dictionary, on the map or not
    std::vector<std::uint32_t> translationPoints;      ///< of them, those on the map
};

/// Points on a plane, with what is known of them. Immutable; may be asked from any thread. One entry a point in every list.
class Layout {
public:
    virtual ~Layout() = default;

    virtual const LayoutRequest& request() const = 0;
    virtual std::size_t size() const = 0;
    virtual std::string_view text(std::size_t point) const = 0;
    virtual std::optional<std::size_t> find(std::string_view text, std::size_t language) const = 0;
    /// Codes; one or two. Points stand by language, in each by rank.
    virtual const std::vector<std::string>& languages() const = 0;
    virtual std::span<const std::uint8_t> language() const = 0;        ///< index into languages()
    virtual std::span<const std::uint32_t> rank() const = 0;           ///< 1-based, by frequency in its language
    virtual std::span<const PartOfSpeech> partOfSpeech() const = 0;    ///< empty where unknown of all
    virtual std::span<const TranslationState> translation() const = 0; ///< empty with one language
    virtual const std::vector<LayoutLink>& links() const = 0;  ///< pairs of translations that are both on the map
    /// The last one is the layout proper; one before it is that before the map.
    virtual const std::vector<LayoutStage>& stages() const = 0;
    /// Name and value of all that a picture of it should tell: data, method, parameters, seed. For exports.
    virtual std::vector<std::pair<std::string, std::string>> parameters() const = 0;

    /// Takes milliseconds. @param count neighbours of each language.
    virtual LayoutDetails details(std::uint32_t point, std::size_t count) const = 0;
};

struct LayoutHubsRequest {
    std::vector<HubnessMethod> methods;        ///< empty = all
    std::size_t k = 10;
    int threads = 0;                   ///< 0 = all
};

/// N_k under one method at one stage.
struct LayoutHubs {
    HubnessMethod method = HubnessMethod::NearestNeighbour;
    HubnessStage stage = HubnessStage::After;
    /// Measure of the stored run whose matrix was counted, k being 1: the run keeps the best answers alone. Empty where the
    /// points' vectors were.
    std::string matrix;
    std::vector<std::uint32_t> occurrences;    ///< N_k by point; 0 of those that do not answer (the source language of two)
    std::vector<std::uint32_t> answering;      ///< first and last + 1 point that may answer
    double skewness = 0;
    double robinHood = 0;
    std::vector<std::uint32_t> hubs;   ///< points with N_k > 2k, by falling N_k
    std::size_t antihubs = 0;
    std::vector<OccurrenceBin> histogram;
    std::optional<double> p1;          ///< where translations are known
    std::size_t p1Words = 0;
    std::size_t k = 0;
    Neighbours answers;                ///< of the asking points in their order
    std::uint32_t firstAsking = 0;     ///< point of the first of them

    /// Points that have this one among their answers.
    std::vector<std::uint32_t> victims(std::uint32_t point) const;
};

/// A layout that the workspace keeps.
struct KeptLayout {
    std::string name;                  ///< unique
    std::string method;                ///< name of the command line
    std::string about;                 ///< data, in a line
    std::size_t points = 0;
    std::string made;                  ///< UTC, ISO 8601
};

/// What the Map page asks of the rest of the program. As Backend: called from worker threads, failures thrown as Error.
class LayoutService {
public:
    virtual ~LayoutService() = default;

    /// Languages that the pack has words of, with their number.
    virtual std::vector<std::pair<std::string, std::size_t>> packLanguages() = 0;
    /// Lays points out and keeps a run of it. @throws Error, Cancelled.
    virtual std::shared_ptr<const Layout> make(const LayoutRequest& request, LayoutWatch& watch, Progress& progress) = 0;
    /// Places further words into a layout, by their true neighbours there. @return one entry a word that is known, with x, y.
    struct Placed {
        std::string text;
        float x = 0;
        float y = 0;
    };
    virtual std::vector<Placed> place(const Layout& layout, const std::vector<std::string>& words, Progress& progress) = 0;
    virtual Clusters clusters(const Layout& layout, const ClusterOptions& options, Progress& progress) = 0;
    virtual std::vector<LayoutHubs> hubs(const Layout& layout, const LayoutHubsRequest& request, Progress& progress) = 0;
    /// Writes word, language, rank, x, y (and both stages where there are two) with the parameters in comment lines.
    virtual void exportCsv(const Layout& layout, const std::filesystem::path& file, Progress& progress) = 0;

    virtual std::vector<KeptLayout> kept() = 0;
    /// @throws NameTakenError unless @p replace.
    virtual void keep(const Layout& layout, const std::string& name, bool replace) = 0;
    virtual std::shared_ptr<const Layout> open(const std::string& name, Progress& progress) = 0;
    virtual void remove(const std::string& name) = 0;
};

} // namespace crossgloss
