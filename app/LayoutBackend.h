#pragma once

#include "jobs/LayoutLibrary.h"

#include "base/Error.h"

namespace crossgloss {

/// What the Map page asks for, done by the jobs.
class LayoutBackend final : public LayoutService {
public:
    /// @param context,pack must outlive this.
    LayoutBackend(JobContext& context, SharedPack& pack) : m_context(context), m_pack(pack), m_lists(context, pack) {}

    std::vector<std::pair<std::string, std::size_t>> packLanguages() override
    {
        const std::shared_ptr<const Pack> pack = m_pack.open();
        std::vector<std::pair<std::string, std::size_t>> languages;
        for (const std::string& language : pack->answerLanguages()) {
            languages.emplace_back(language, pack->vocabularySize(language));
        }
        return languages;
    }
    std::shared_ptr<const Layout> make(const LayoutRequest& request, LayoutWatch& watch, Progress& progress) override
    {
        return LayoutJob(m_context, m_lists, request).run(watch, progress).layout;
    }
    std::vector<Placed> place(const Layout& layout, const std::vector<std::string>& words, Progress& progress) override
    {
        return placeWords(own(layout), words, progress);
    }
    Clusters clusters(const Layout& layout, const ClusterOptions& options, Progress& progress) override
    {
        const LayoutPoints& points = own(layout).points();
        return options.method == ClusterMethod::KMeans
                   ? kMeans(points.matrix(), points.dimension, options, progress)
                   : densityClusters(layout.stages().back().coordinates, points.matrix(), points.dimension, options, progress);
    }
    std::vector<LayoutHubs> hubs(const Layout& layout, const LayoutHubsRequest& request, Progress& progress) override
    {
        return layoutHubs(own(layout), request, progress);
    }
    void exportCsv(const Layout& layout, const std::filesystem::path& file, Progress& progress) override
    {
        writeLayoutCsv(layout, file, {true, false}, progress);
    }
    std::vector<KeptLayout> kept() override
    {
        std::vector<KeptLayout> kept;
        for (StoredLayout& layout : storedLayouts(*m_context.workspace.open())) {
            kept.push_back({std::move(layout.name), std::move(layout.method), std::move(layout.about), layout.points,
                            std::move(layout.made)});
        }
        return kept;
    }
    void keep(const Layout& layout, const std::string& name, bool replace) override
    {
        keepLayout(*m_context.workspace.open(), own(layout), name, replace);
    }
    std::shared_ptr<const Layout> open(const std::string& name, Progress& progress) override
    {
        return openLayout(m_context, m_lists, name, progress);
    }
    void remove(const std::string& name) override { removeLayout(*m_context.workspace.open(), name); }

private:
    /// All layouts of the window are made here.
    static const PointLayout& own(const Layout& layout)
    {
        const auto* made = dynamic_cast<const PointLayout*>(&layout);
        if (!made) {
            throw Error(CROSSGLOSS_TEXT("The layout is not one of this program"));
        }
        return *made;
    }

    JobContext& m_context;
    SharedPack& m_pack;
    OpenedSentenceLists m_lists;
};

} // namespace crossgloss
