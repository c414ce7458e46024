#pragma once

#include "jobs/GlossesJob.h"

#include "resources/SynsetGraph.h"
#include "resources/Wordnet.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// Two languages, the one that is asked first.
using LanguagePair = std::pair<std::string, std::string>;

struct GlossTableOptions {
    std::vector<WordnetChoice> wordnets;
    std::map<std::string, std::string> vectors;        ///< by language: a file or a name of the workspace
    std::map<LanguagePair, std::string> maps;  ///< files; one that leads the other way serves too
    std::map<LanguagePair, std::string> dictionaries;  ///< to learn maps from where there are none
    bool identical = false;                    ///< learn what is left from strings that stand in both spaces
    bool aligned = false;                      ///< the vectors share one space already
    std::string method = "procrustes";         ///< of the maps that are learned here
    std::vector<GlossMeasure> measures;
    std::size_t minimum = 2000;                ///< pairs with fewer common glosses are left out
    GlossComparisonOptions comparison;
};

/// A measure over a pair of wordnets: a run of the workspace.
struct GlossTableCell {
    GlossMeasure measure = GlossMeasure::Semb;
    std::int64_t run = 0;
    bool reused = false;                       ///< the workspace had it already
    nlohmann::json result;                     ///< as the run keeps it
};

struct GlossTablePair {
    std::string source;                        ///< names of the wordnets
    std::string target;
    LanguagePair languages;
    std::size_t common = 0;                    ///< glosses of synsets that both define
    std::optional<SynsetDensity> density;      ///< of these under Princeton's relations; none without Princeton
    std::vector<GlossTableCell> cells;
};

/// A pair of wordnets that is not in the table.
struct GlossTableOmission {
    std::string source;
    std::string target;
    enum class Reason {
        SameLanguage,
        FewCommon,                             ///< synsets, fewer than the minimum
        NoVectors,                             ///< of @ref language
        NoMap
    };
    Reason reason = Reason::SameLanguage;
    LanguagePair languages;
    std::size_t common = 0;                    ///< synsets that both define
    std::string language;
};

struct GlossTable {
    std::vector<GlossTablePair> pairs;
    std::vector<GlossTableOmission> omissions;
};

/// Retrieval and matching of every measure over every pair of wordnets (Sever & Ercan 2020, section 6). Each cell is a run
/// that the workspace keeps; one that it has already, of the same glosses, vectors, map and settings, is not worked out
/// again, so that a table that was broken off goes on where it stood.
class GlossTableJob {
public:
    /// @param context must outlive this.
    GlossTableJob(JobContext& context, GlossTableOptions options) : m_context(context), m_options(std::move(options)) {}

    /// @throws Error, Cancelled.
    GlossTable run(Progress& progress) const;

private:
    JobContext& m_context;
    GlossTableOptions m_options;
};

} // namespace crossgloss
