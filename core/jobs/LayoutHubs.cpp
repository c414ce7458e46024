#include "jobs/LayoutJob.h"

#include "base/Error.h"
#include "evaluation/HubnessReport.h"

#include <algorithm>
#include <limits>

namespace crossgloss {

namespace {

/// Points of a language as a space, by their numbers: texts may repeat.
EmbeddingSpace spaceOf(const std::vector<float>& rows, std::size_t dimension, std::size_t first, std::size_t last)
{
    std::vector<std::string> names;
    for (std::size_t i = first; i < last; ++i) {
        names.push_back(std::to_string(i));
    }
    const auto begin = rows.begin() + static_cast<std::ptrdiff_t>(first * dimension);
    const auto end = rows.begin() + static_cast<std::ptrdiff_t>(last * dimension);
    return EmbeddingSpace(std::move(names), {begin, end}, dimension);
}

class HubMeter {
public:
    HubMeter(const LayoutPoints& points, const LayoutHubsRequest& request, Progress& progress)
        : m_points(points), m_request(request), m_progress(progress)
    {
        if (points.languages.size() > 2) {
            throw Error(CROSSGLOSS_TEXT("Hubs are measured among the points of one or two languages"));
        }
        m_answering = points.range(points.languages.size() - 1);
        m_asking = points.range(0);
    }

    void measure(const std::vector<float>& rows, std::size_t dimension, HubnessStage stage, std::vector<LayoutHubs>& out)
    {
        HubnessReportOptions options;
        options.k = m_request.k;
        options.methods = m_request.methods;
        options.queries = 0;
        options.threads = m_request.threads;
        const EmbeddingSpace answering = spaceOf(rows, dimension, m_answering.first, m_answering.second);
        HubnessReport report;
        if (m_points.languages.size() == 1) {
            report = hubnessReport(answering, options, m_progress);
        } else {
            std::vector<WordPair> test;
            for (const LayoutLink& link : m_points.links) {
                test.push_back({std::to_string(link.source), std::to_string(link.target)});
            }
            report = hubnessReport(spaceOf(rows, dimension, m_asking.first, m_asking.second), answering, nullptr, test,
                                   options, m_progress);
        }
        for (HubnessEntry& entry : report.entries) {
            out.push_back(taken(entry, stage, m_request.k));
        }
    }

    /// The best answers that a stored run keeps; those whose answer is not among the points ask nothing.
    LayoutHubs stored() const
    {
        HubnessEntry entry;
        entry.neighbours = Neighbours(m_points.answers.size(), 1);
        entry.n = m_points.answers.size();
        Neighbours known(0, 1);
        std::size_t right = 0;
        for (std::uint32_t i = 0; i < entry.n; ++i) {
            const bool there = m_points.answers[i] < m_points.size();
            const auto answer = static_cast<std::uint32_t>(m_points.answers[i] - m_answering.first);
            entry.neighbours.indices[i] = there ? answer : std::numeric_limits<std::uint32_t>::max();
            if (there) {
                known.indices.push_back(answer);
                ++known.queries;
                right += answer == i ? 1 : 0;
            }
        }
        entry.hubness = measureHubness(known, m_answering.second - m_answering.first, 1);
        entry.p1 = static_cast<double>(right) / static_cast<double>(entry.n);
        LayoutHubs hubs = taken(entry, HubnessStage::After, 1);
        hubs.matrix = m_points.measure;
        return hubs;
    }

private:
    LayoutHubs taken(HubnessEntry& entry, HubnessStage stage, std::size_t k) const
    {
        LayoutHubs hubs;
        hubs.method = entry.method;
        hubs.stage = stage;
        hubs.k = k;
        hubs.answering = {static_cast<std::uint32_t>(m_answering.first), static_cast<std::uint32_t>(m_answering.second)};
        hubs.occurrences.assign(m_points.size(), 0);
        std::ranges::copy(entry.hubness.occurrences,
                          hubs.occurrences.begin() + static_cast<std::ptrdiff_t>(m_answering.first));
        hubs.skewness = entry.hubness.skewness;
        hubs.robinHood = entry.hubness.robinHood;
        for (const std::uint32_t hub : entry.hubness.hubs) {
            hubs.hubs.push_back(hub + hubs.answering[0]);
        }
        hubs.antihubs = entry.hubness.antihubs;
        hubs.histogram = occurrenceHistogram(entry.hubness.occurrences, k);
        hubs.p1 = entry.p1;
        hubs.p1Words = entry.n;
        hubs.answers = std::move(entry.neighbours);
        hubs.firstAsking = static_cast<std::uint32_t>(m_asking.first);
        return hubs;
    }

    const LayoutPoints& m_points;
    const LayoutHubsRequest& m_request;
    Progress& m_progress;
    std::pair<std::size_t, std::size_t> m_asking;
    std::pair<std::size_t, std::size_t> m_answering;
};

} // namespace

std::vector<std::uint32_t> LayoutHubs::victims(std::uint32_t point) const
{
    if (answering.size() != 2 || point < answering[0] || point >= answering[1]) {
        return {};
    }
    std::vector<std::uint32_t> found = victimsOf(answers, point - answering[0], k);
    for (std::uint32_t& victim : found) {
        victim += firstAsking;
    }
    return found;
}

std::vector<LayoutHubs> layoutHubs(const PointLayout& layout, const LayoutHubsRequest& request, Progress& progress)
{
    const LayoutPoints& points = layout.points();
    HubMeter meter(points, request, progress);
    std::vector<LayoutHubs> hubs;
    if (!points.answers.empty()) {
        hubs.push_back(meter.stored());
    }
    if (!points.rowsBefore.empty()) {
        meter.measure(points.rowsBefore, points.dimensionBefore, HubnessStage::Before, hubs);
    }
    meter.measure(points.rows, points.dimension, HubnessStage::After, hubs);
    return hubs;
}

} // namespace crossgloss
