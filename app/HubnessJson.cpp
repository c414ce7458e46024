#include "HubnessJson.h"

#include "space/OccurrenceHistogram.h"

#include <algorithm>

namespace crossgloss {

namespace {

nlohmann::json hubsJson(const Neighbours& neighbours, const Hubness& hubness, std::size_t k, const HubnessNames& names)
{
    nlohmann::json hubs = nlohmann::json::array();
    for (std::size_t i = 0; i < std::min(names.hubs, hubness.hubs.size()); ++i) {
        const std::uint32_t hub = hubness.hubs[i];
        nlohmann::json victims = nlohmann::json::array();
        for (const std::uint32_t victim : victimsOf(neighbours, hub, k)) {
            if (victims.size() == names.victims) {
                break;
            }
            victims.push_back(names.source(victim));
        }
        hubs.push_back({{"word", names.target(hub)},
                        {"occurrences", hubness.occurrences[hub]},
                        {"victims", std::move(victims)}});
    }
    return hubs;
}

nlohmann::json histogramJson(const Hubness& hubness, std::size_t k)
{
    nlohmann::json bins = nlohmann::json::array();
    for (const OccurrenceBin& bin : occurrenceHistogram(hubness.occurrences, k)) {
        bins.push_back({{"from", bin.from}, {"to", bin.to}, {"targets", bin.targets}});
    }
    return bins;
}

} // namespace

nlohmann::json hubnessEntryJson(std::string_view stage, std::string_view method, const Neighbours& neighbours,
                                const Hubness& hubness, std::size_t k, const HubnessNames& names)
{
    nlohmann::json antihubs = nlohmann::json::array();
    for (std::size_t row = 0; row < hubness.occurrences.size() && antihubs.size() < names.hubs; ++row) {
        if (hubness.occurrences[row] == 0) {
            antihubs.push_back(names.target(row));
        }
    }
    const auto largest = std::max_element(hubness.occurrences.begin(), hubness.occurrences.end());
    return {{"stage", stage},
            {"method", method},
            {"skewness", hubness.skewness},
            {"robin_hood", hubness.robinHood},
            {"gini", hubness.gini},
            {"largest", largest == hubness.occurrences.end() ? 0 : *largest},
            {"hub_count", hubness.hubs.size()},
            {"antihub_count", hubness.antihubs},
            {"hubs", hubsJson(neighbours, hubness, k, names)},
            {"antihubs", std::move(antihubs)},
            {"histogram", histogramJson(hubness, k)}};
}

nlohmann::json hubnessJson(const HubnessReport& report, const HubnessNames& names)
{
    nlohmann::json result = {{"k", report.k},
                             {"queries", report.queries},
                             {"sources", report.sources},
                             {"targets", report.targets},
                             {"beta", report.beta},
                             {"entries", nlohmann::json::array()}};
    for (const HubnessEntry& entry : report.entries) {
        nlohmann::json json = hubnessEntryJson(nameOf(entry.stage), nameOf(entry.method), entry.neighbours,
                                               entry.hubness, report.k, names);
        json["seconds"] = entry.seconds;
        if (entry.p1) {
            json["p1"] = *entry.p1;
            json["p1_interval"] = {entry.p1Interval.low, entry.p1Interval.high};
            json["n"] = entry.n;
        }
        result["entries"].push_back(std::move(json));
    }
    if (report.listed > 0) {
        result["test"] = {{"listed", report.listed}, {"n", report.entries.front().n}};
    }
    return result;
}

} // namespace crossgloss
