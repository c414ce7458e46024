#pragma once

#include "jobs/JobContext.h"
#include "jobs/MappedSpaces.h"
#include "jobs/SiameseChoice.h"

#include "gloss/GlossFusion.h"
#include "gloss/GlossSet.h"
#include "gloss/GlossSimilarity.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// How glosses are compared, apart from the measure.
struct GlossComparisonOptions {
    std::size_t sample = 0;            ///< so many random pairs are scored; 0 = all
    std::size_t validation = 1000;     ///< at most so many others are there to fit on
    std::string dictionary;            ///< word pairs of tfidf, as pairsNamed() takes them; empty = the map's own
    std::string translated;            ///< file of the source glosses in the target's language, for tfidf; may be empty
    std::string pack;                  ///< whose encoder compares
    std::string weights;               ///< file of the fused measure's weights; empty = fitted
    double regularisation = SinkhornOptions().regularisation;
    int iterations = SinkhornOptions().iterations;
    bool dropStopWords = false;
    SiameseChoice siamese;
    std::uint64_t seed = 1;            ///< of the sample; a network has its own
    int threads = 0;
};

/// What a run keeps of them, with the checksums of the files they name, so far as @p measure looks at them.
nlohmann::json toJson(const GlossComparisonOptions& options, GlossMeasure measure);

/// Glosses of two languages, the same place for the same meaning.
struct GlossLines {
    std::vector<std::string> source;
    std::vector<std::string> target;
};

/// Two files, one gloss a line. @throws Error when one cannot be read, is empty or holds a line that is no text, or they
/// differ in length.
GlossLines readGlossLines(const std::string& source, const std::string& target);

/// Glosses, their vectors, and every measure of them.
class GlossComparison {
public:
    /// @param workspace,progress must outlive this. @throws Error when no gloss of a side has a word with a vector; Cancelled.
    GlossComparison(GlossLines lines, MappedSpaces spaces, GlossComparisonOptions options, SharedWorkspace& workspace,
                    Progress& progress);

    /// Places of the pairs to score.
    const std::vector<std::size_t>& sample() const { return m_sample; }
    const GlossComparisonOptions& options() const { return m_options; }
    const GlossLines& lines() const { return m_lines; }
    const GlossSet& sourceSet() const { return *m_sourceSet; }
    const GlossSet& targetSet() const { return *m_targetSet; }

    /// The pairs at @p lines, each source with each target. @throws Error, Cancelled.
    GlossSimilarity compare(GlossMeasure measure, const std::vector<std::size_t>& lines) const;
    /// What a measure that was compared by found out on the way: weights, dictionary, model.
    nlohmann::json details(GlossMeasure measure) const;

private:
    GlossSet glossSet(MapSide side) const;
    void draw();
    std::vector<WordPair> givenPairs() const;
    const std::vector<WordPair>& dictionary() const;
    GlossSimilarity tfIdf(const std::vector<std::size_t>& lines) const;
    GlossSimilarity encoder(const std::vector<std::size_t>& lines) const;
    GlossSimilarity siamese(const std::vector<std::size_t>& lines) const;
    GlossSimilarity fused(const std::vector<std::size_t>& lines) const;
    FusedWeights fittedWeights() const;

    GlossComparisonOptions m_options;
    SharedWorkspace& m_workspace;
    Progress& m_progress;
    GlossLines m_lines;
    MappedSpaces m_spaces;
    std::unique_ptr<GlossSet> m_sourceSet;
    std::unique_ptr<GlossSet> m_targetSet;
    std::vector<std::string> m_translated;     ///< source glosses in the target's language; may be empty
    std::vector<std::size_t> m_sample;
    std::vector<std::size_t> m_validation;
    std::vector<std::size_t> m_training;       ///< the rest
    mutable std::optional<SiameseModel> m_siamese;
    mutable std::unique_ptr<std::vector<WordPair>> m_dictionary;
    mutable nlohmann::json m_details = nlohmann::json::object();
};

} // namespace crossgloss
