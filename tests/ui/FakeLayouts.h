#pragma once

#include "Gate.h"
#include "base/Error.h"
#include "jobs/LayoutService.h"
#include "store/Workspace.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <fstream>
#include <map>
#include <mutex>
#include <thread>

namespace crossgloss {

/// Planted points: twelve groups on a circle, word i of both languages at the same place. Point 0 is the hub of every
/// other one.
class FakeLayout final : public Layout {
public:
    ~FakeLayout() override;   // in Fakes.cpp, and with it all that is virtual
    static constexpr std::size_t groups = 12;
    static inline std::string stem = "word"; ///< what every word begins with

    FakeLayout(LayoutRequest request, bool done) : m_request(std::move(request))
    {
        m_codes = m_request.languages.empty() ? std::vector<std::string>{"en", "fr"} : m_request.languages;
        m_each = m_request.limit == 0 ? 400 : std::min<std::size_t>(m_request.limit, 400);
        for (std::size_t language = 0; language < m_codes.size(); ++language) {
            for (std::size_t i = 0; i < m_each; ++i) {
                m_texts.push_back((m_request.chosen.empty() ? stem : "chosen") + std::to_string(i) + "." + m_codes[language]);
                m_languages.push_back(static_cast<std::uint8_t>(language));
                m_ranks.push_back(static_cast<std::uint32_t>(10 * i + 1));
                m_pos.push_back(i % 5 == 4 ? PartOfSpeech::Unknown : i % 2 == 0 ? PartOfSpeech::Noun : PartOfSpeech::Verb);
                m_translation.push_back(i % 3 == 0   ? TranslationState::Wrong
                                        : i % 3 == 1 ? TranslationState::Right
                                                     : TranslationState::Unknown);
            }
        }
        if (m_codes.size() == 1) {
            m_translation.clear();
        }
        for (std::uint32_t i = 0; m_codes.size() > 1 && i < m_each; ++i) {
            m_links.push_back({i, static_cast<std::uint32_t>(m_each) + i});
        }
        if (done) {
            if (m_request.beforeMap) {
                addStage(HubnessStage::Before, 0.5);
            }
            addStage(HubnessStage::After, 1);
        }
    }

    /// Where the points are when a share of the way is gone.
    std::vector<float> places(double share) const
    {
        std::vector<float> places;
        for (std::size_t i = 0; i < m_texts.size(); ++i) {
            const double angle = 6.283185 * static_cast<double>(i % groups) / groups;
            const double away = 0.12 * static_cast<double>((i * 37) % 100) / 100;
            const double turn = 6.283185 * static_cast<double>((i * 61) % 100) / 100;
            places.push_back(static_cast<float>(share * (std::cos(angle) + away * std::cos(turn))));
            places.push_back(static_cast<float>(share * (std::sin(angle) + away * std::sin(turn))));
        }
        return places;
    }

    const LayoutRequest& request() const override { return m_request; }
    std::size_t size() const override { return m_texts.size(); }
    std::string_view text(std::size_t point) const override { return m_texts[point]; }
    std::optional<std::size_t> find(std::string_view text, std::size_t) const override
    {
        const auto found = std::ranges::find(m_texts, text);
        return found == m_texts.end() ? std::nullopt : std::optional<std::size_t>(found - m_texts.begin());
    }
    const std::vector<std::string>& languages() const override { return m_codes; }
    std::span<const std::uint8_t> language() const override { return m_languages; }
    std::span<const std::uint32_t> rank() const override { return m_ranks; }
    std::span<const PartOfSpeech> partOfSpeech() const override { return m_pos; }
    std::span<const TranslationState> translation() const override { return m_translation; }
    const std::vector<LayoutLink>& links() const override { return m_links; }
    const std::vector<LayoutStage>& stages() const override { return m_stages; }
    std::vector<std::pair<std::string, std::string>> parameters() const override
    {
        return {{"data", "planted words"}, {"method", std::string(nameOf(m_request.method))}, {"seed", "1"}};
    }
    LayoutDetails details(std::uint32_t point, std::size_t count) const override
    {
        LayoutDetails details;
        for (std::size_t language = 0; language < m_codes.size(); ++language) {
            std::vector<LayoutNeighbour> nearest;
            for (std::uint32_t i = 0; i < count && i + 1 < m_each; ++i) {
                nearest.push_back({static_cast<std::uint32_t>(language * m_each + (point + i + 1) % m_each),
                                   0.9F - 0.01F * static_cast<float>(i)});
            }
            details.nearest.push_back(nearest);
        }
        details.translations = {"a translation", "another"};
        return details;
    }
    std::size_t each() const { return m_each; }

private:
    void addStage(HubnessStage stage, double share)
    {
        LayoutStage made;
        made.stage = stage;
        made.coordinates = places(share);
        made.quality = {10, 500, 0.95, 0.93, 0.41};
        if (m_request.method == ProjectionMethod::TSne) {
            made.divergence = 1.234;
        }
        if (m_request.method == ProjectionMethod::Pca) {
            made.explained = 0.21;
        }
        made.iterations = 10;
        made.seconds = 0.4;
        m_stages.push_back(made);
    }

    LayoutRequest m_request;
    std::size_t m_each = 0;
    std::vector<std::string> m_codes;
    std::vector<std::string> m_texts;
    std::vector<std::uint8_t> m_languages;
    std::vector<std::uint32_t> m_ranks;
    std::vector<PartOfSpeech> m_pos;
    std::vector<TranslationState> m_translation;
    std::vector<LayoutLink> m_links;
    std::vector<LayoutStage> m_stages;
};

/// Lays planted points out in ten frames; a file of words whose name holds "broken" fails at line 2.
class FakeLayouts final : public LayoutService {
public:
    ~FakeLayouts() override;   // in Fakes.cpp, and with it all that is virtual
    std::vector<std::pair<std::string, std::size_t>> packLanguages() override
    {
        return {{"de", 30000}, {"en", 40000}, {"fr", 35000}};
    }
    std::shared_ptr<const Layout> make(const LayoutRequest& request, LayoutWatch& watch, Progress& progress) override
    {
        {
            const std::lock_guard<std::mutex> lock(mutex);
            last = request;
            ++made;
        }
        if (request.words.string().find("broken") != std::string::npos) {
            throw Error("The line has no word").at(request.words.string(), 2).advise("Mend the line");
        }
        progress.stage("Laying points out", 10);
        const auto points = std::make_shared<FakeLayout>(request, false);
        watch.begins(points);
        for (int i = 1; i <= 10 && !watch.stopRequested(); ++i) {
            progress.throwIfCancelled();
            watch.moved({i, 10, points->places(0.1 * i)});
            frames = i;
            progress.advance(static_cast<std::uint64_t>(i));
            gate.pass(progress, i);
            while (watch.paused() && !progress.cancelled()) {
                rests = true;
                std::this_thread::sleep_for(std::chrono::milliseconds(1));
            }
            rests = false;
        }
        progress.throwIfCancelled();
        return std::make_shared<FakeLayout>(request, true);
    }
    std::vector<Placed> place(const Layout&, const std::vector<std::string>& words, Progress&) override
    {
        std::vector<Placed> placed;
        for (const std::string& word : words) {
            if (word.find("unknown") == std::string::npos) {
                placed.push_back({word, 0.2F, 0.1F});
            }
        }
        return placed;
    }
    Clusters clusters(const Layout& layout, const ClusterOptions& options, Progress&) override
    {
        Clusters found;
        found.count = options.method == ClusterMethod::KMeans ? options.clusters : FakeLayout::groups;
        found.sizes.resize(found.count);
        found.typical.resize(found.count);
        for (std::uint32_t i = 0; i < layout.size(); ++i) {
            const bool none = options.method == ClusterMethod::Density && i % 100 == 99;
            const std::size_t of = i % found.count;
            found.of.push_back(none ? -1 : static_cast<std::int32_t>(of));
            if (!none) {
                ++found.sizes[of];
                if (found.typical[of].size() < 10) {
                    found.typical[of].push_back(i);
                }
            }
        }
        return found;
    }
    std::vector<LayoutHubs> hubs(const Layout& layout, const LayoutHubsRequest& request, Progress&) override
    {
        std::vector<LayoutHubs> all;
        for (const HubnessStage stage : {HubnessStage::Before, HubnessStage::After}) {
            if (stage == HubnessStage::Before && layout.stages().size() < 2) {
                continue;
            }
            for (const HubnessMethod method : {HubnessMethod::NearestNeighbour, HubnessMethod::Csls}) {
                all.push_back(planted(layout, request, method, stage));
            }
        }
        return all;
    }
    void exportCsv(const Layout& layout, const std::filesystem::path& file, Progress&) override
    {
        std::ofstream out(file);
        out << "# data: planted words\nword,x,y\n";
        for (std::size_t i = 0; i < layout.size(); ++i) {
            out << layout.text(i) << ",0,0\n";
        }
    }
    std::vector<KeptLayout> kept() override
    {
        const std::lock_guard<std::mutex> lock(mutex);
        std::vector<KeptLayout> list;
        for (const auto& [name, request] : stored) {
            list.push_back({name, std::string(nameOf(request.method)), "en, fr: planted words", 800, "2026-11-23T04:00:00Z"});
        }
        return list;
    }
    void keep(const Layout& layout, const std::string& name, bool replace) override
    {
        const std::lock_guard<std::mutex> lock(mutex);
        if (stored.count(name) > 0 && !replace) {
            throw NameTakenError(name);
        }
        stored[name] = layout.request();
    }
    std::shared_ptr<const Layout> open(const std::string& name, Progress&) override
    {
        const std::lock_guard<std::mutex> lock(mutex);
        if (stored.count(name) == 0) {
            throw Error("There is no layout of this name: %1", {name});
        }
        return std::make_shared<FakeLayout>(stored[name], true);
    }
    void remove(const std::string& name) override
    {
        const std::lock_guard<std::mutex> lock(mutex);
        stored.erase(name);
    }

    Gate gate;                         ///< of the frames of make(), 1 … 10
    std::mutex mutex;
    LayoutRequest last;
    std::atomic<int> made{0};
    std::atomic<int> frames{0};
    std::atomic<bool> rests{false};
    std::map<std::string, LayoutRequest> stored;

private:
    static LayoutHubs planted(const Layout& layout, const LayoutHubsRequest& request, HubnessMethod method,
                              HubnessStage stage)
    {
        const bool plain = method == HubnessMethod::NearestNeighbour;
        const auto size = static_cast<std::uint32_t>(layout.size());
        const std::uint32_t asking = layout.languages().size() > 1 ? size / 2 : 0;
        LayoutHubs hubs;
        hubs.method = method;
        hubs.stage = stage;
        hubs.k = request.k;
        hubs.answers = Neighbours(size - asking, 3);
        hubs.firstAsking = asking;
        hubs.occurrences.assign(size, 0);
        // Those that answer stand first, so that their rows are their points.
        hubs.answering = {0, asking == 0 ? size : asking};
        for (std::uint32_t i = 0; i < hubs.answers.queries; ++i) {
            const std::uint32_t range = hubs.answering[1];
            const std::uint32_t answers[] = {(7 * i + 1) % range, plain && i % 2 == 0 ? 0 : (3 * i + 2) % range,
                                             i % 9 == 0 ? 5 : (5 * i + 3) % range};
            for (std::uint32_t place = 0; place < 3; ++place) {
                hubs.answers.indices[3 * i + place] = answers[place];
                ++hubs.occurrences[answers[place]];
            }
        }
        for (std::uint32_t i = 0; i < size; ++i) {
            if (hubs.occurrences[i] > 2 * request.k) {
                hubs.hubs.push_back(i);
            }
        }
        std::ranges::sort(hubs.hubs, std::greater<>(), [&](std::uint32_t hub) { return hubs.occurrences[hub]; });
        hubs.histogram = occurrenceHistogram(std::span(hubs.occurrences).first(hubs.answering[1]), request.k);
        hubs.skewness = plain ? 9.6 : 2.4;
        hubs.robinHood = plain ? 0.6 : 0.4;
        hubs.antihubs = 12;
        hubs.p1 = plain ? 0.204 : 0.276;
        return hubs;
    }
};

} // namespace crossgloss
