#pragma once

#include "Gate.h"
#include "jobs/AlignmentService.h"

#include <atomic>
#include <fstream>
#include <mutex>

namespace crossgloss {

/// A map that was "learned": twelve planted pairs on a circle, turned before and matched after.
class FakeAligned final : public AlignedSpaces {
public:
    ~FakeAligned() override;   // in Fakes.cpp, and with it all that is virtual
    explicit FakeAligned(const AlignRequest& request)
    {
        m_summary.method = std::string(nameOf(request.options.method));
        m_summary.sourceTitle = "novels.en";
        m_summary.targetTitle = "novels.fr";
        m_summary.learnedFrom = 5736;
        m_summary.testWords = request.testShare > 0 || !request.testFile.empty() ? 712 : 0;
        m_summary.dimension = 100;
        m_summary.beta = 17.25;
        m_summary.seconds = 0.84;
        m_summary.iterative = request.options.method == AlignmentMethod::SelfLearning;
        if (m_summary.testWords > 0) {
            int place = 0;
            for (const bool backward : {false, true}) {
                for (const RetrievalCriterion criterion :
                     {RetrievalCriterion::NearestNeighbour, RetrievalCriterion::InvertedSoftmax,
                      RetrievalCriterion::Csls, RetrievalCriterion::GloballyCorrected}) {
                    const double p1 = 0.207 + 0.018 * place++;
                    m_summary.figures.push_back(
                        {backward, criterion, 712, p1, p1 + 0.17, p1 + 0.22, p1 + 0.08, p1 - 0.03, p1 + 0.03});
                }
            }
        }
        const char* const words[][2] = {{"house", "maison"}, {"dog", "chien"},  {"water", "eau"},  {"three", "trois"},
                                        {"white", "blanc"},  {"night", "nuit"}, {"king", "roi"},   {"bread", "pain"}};
        for (const auto& pair : words) {
            m_summary.examples.push_back({pair[0], pair[1]});
        }
    }

    const AlignmentSummary& summary() const override { return m_summary; }
    const AlignmentMap& map() const override { return m_map; }
    NeighbourAnswer neighbours(const NeighbourQuestion& question, Progress&) const override
    {
        NeighbourAnswer answer;
        answer.known = question.word != "zzz";
        if (answer.known) {
            const char* const before[] = {"hélas", "soudain", "préfet", "hausse", "ombre"};
            const char* const after[] = {"maison", "demeure", "chaumière", "hôtel", "logis"};
            for (int i = 0; i < 5; ++i) {
                answer.before.push_back({before[i], 0.31 - 0.01 * i});
                answer.after.push_back(
                    {question.ownLanguage ? question.word + std::to_string(i) : after[i], 0.82 - 0.05 * i});
            }
        }
        return answer;
    }
    PlaneAnswer plane(const std::vector<WordPair>& pairs) const override
    {
        PlaneAnswer answer;
        for (const WordPair& pair : pairs) {
            const auto known = std::find_if(m_summary.examples.begin(), m_summary.examples.end(),
                                            [&](const WordPair& each) { return each.source == pair.source; });
            if (known == m_summary.examples.end()) {
                answer.unknown.push_back(pair);
                continue;
            }
            const double angle = 0.8 * static_cast<double>(known - m_summary.examples.begin());
            answer.pairs.push_back(pair);
            answer.plane.sourceBefore.push_back({std::cos(angle), std::sin(angle)});
            answer.plane.targetBefore.push_back({std::cos(2.1 - angle), std::sin(2.1 - angle)});
            answer.plane.sourceAfter.push_back({std::cos(angle), std::sin(angle)});
            answer.plane.targetAfter.push_back({0.9 * std::cos(angle + 0.08), 0.9 * std::sin(angle + 0.08)});
            answer.plane.cosineBefore.push_back(std::cos(2.1 - 2 * angle) * 0.1);
            answer.plane.cosineAfter.push_back(0.71);
        }
        answer.plane.comparableBefore = true;
        answer.plane.keptBefore = 0.34;
        answer.plane.keptAfter = 0.47;
        return answer;
    }
    void saveMap(const std::filesystem::path& file) const override { write(file); }
    void exportVectors(MapSide, const std::filesystem::path& file, Progress&) const override { write(file); }
    std::size_t exportDictionary(const std::filesystem::path& file, Progress&) const override
    {
        write(file);
        return 1;
    }

private:
    static void write(const std::filesystem::path& file)
    {
        std::ofstream out(file);
        if (!(out << "planted\n")) {
            throw Error("The file cannot be written: %1", {"no such folder"}).at(file.string());
        }
    }
    AlignmentSummary m_summary;
    AlignmentMap m_map;
};

/// Files whose name holds "broken" fail at line 3; a dictionary whose name holds "hopeless" is warned of.
class FakeAlignment final : public AlignmentService {
public:
    ~FakeAlignment() override;   // in Fakes.cpp, and with it all that is virtual
    AlignabilityAnswer check(const AlignRequest& request, Progress&) override
    {
        ++checks;
        failIfBroken(request);
        AlignabilityAnswer answer;
        answer.source = {"novels.en", 36831, 100};
        answer.target = {"novels.fr", 40000, 100};
        answer.pairsListed = 10872;
        answer.pairsUsable = 7170;
        answer.coverage = 0.71;
        answer.identical = 8123;
        answer.spectralDistance = 14.2;
        answer.missing = {"zloty"};
        if (request.dictionary.file.string().find("hopeless") != std::string::npos) {
            answer.warnings.push_back({Warning::Severity::Impossible,
                                       "None of the %1 pairs has both of its words in the spaces",
                                       {"10872"},
                                       "Give another dictionary"});
        } else {
            answer.warnings.push_back(
                {Warning::Severity::Doubtful, "Only %1 % of the dictionary is covered", {"71"}, {}});
        }
        return answer;
    }
    std::shared_ptr<const AlignedSpaces> align(const AlignRequest& request, Progress& progress,
                                               const std::function<void(const AlignmentStep&)>& onStep) override
    {
        failIfBroken(request);
        const int steps = request.options.method == AlignmentMethod::SelfLearning ? iterations.load() : 1;
        progress.stage("Learning the map", static_cast<std::uint64_t>(steps));
        for (int i = 1; i <= steps; ++i) {
            progress.throwIfCancelled();
            onStep({i, 0.62 - 0.3 / (i + 1), 0.28 - 0.2 / (i + 0.5), 5000 + 60 * static_cast<std::size_t>(i),
                    i < 10 ? 0.1 : 0.2});
            progress.advance(static_cast<std::uint64_t>(i));
            ++stepsDone;
            gate.pass(progress, i);
        }
        return std::make_shared<FakeAligned>(request);
    }
    std::vector<ComparisonRow> compare(const AlignRequest& request, Progress& progress,
                                       const std::function<void(const ComparisonRow&)>& onRow) override
    {
        failIfBroken(request);
        const FakeAligned one(request);
        std::vector<ComparisonRow> rows;
        int place = 0;
        for (const AlignmentMethod method :
             {AlignmentMethod::LeastSquares, AlignmentMethod::Cca, AlignmentMethod::Procrustes,
              AlignmentMethod::ProcrustesReduced, AlignmentMethod::VecMap, AlignmentMethod::Rcsls,
              AlignmentMethod::SelfLearning}) {
            for (TranslationFigures figures : one.summary().figures) {
                progress.throwIfCancelled();
                figures.p1 -= 0.05 - 0.01 * place;
                const bool baseline = method == AlignmentMethod::Procrustes
                    && figures.criterion == RetrievalCriterion::NearestNeighbour;
                rows.push_back({method, figures, 0.5 + place, baseline, 0.0004 * (place + 1) * (place + 1), {}});
                onRow(rows.back());
            }
            ++place;
        }
        rows.push_back({AlignmentMethod::MuseRefinement, {}, 0, false, 1, "This method needs a dictionary of words"});
        return rows;
    }

    std::atomic<int> checks{0};
    std::atomic<int> stepsDone{0};
    std::atomic<int> iterations{30};
    Gate gate;                         ///< of the steps of align()

private:
    static void failIfBroken(const AlignRequest& request)
    {
        if (request.dictionary.file.string().find("broken") != std::string::npos) {
            throw Error("The line has no second word").at(request.dictionary.file.string(), 3).advise("Mend the line");
        }
    }
};

} // namespace crossgloss
