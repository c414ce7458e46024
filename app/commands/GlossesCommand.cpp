#include "Commands.h"
#include "GlossOptions.h"
#include "SpaceOptions.h"

#include "base/AtomicFile.h"
#include "jobs/GlossesJob.h"

#include <CLI/CLI.hpp>

#include <iomanip>
#include <memory>
#include <sstream>

namespace crossgloss {

namespace {

struct GlossesArguments {
    std::string source;
    std::string target;
    MappedSpacesArguments spaces;
    std::string metric = "wmd";
    std::string mode = "both";
    GlossComparisonArguments comparison;
    std::string out;
};

void writeScores(const std::string& path, const std::vector<StoredGloss>& pairs)
{
    AtomicFile file(path);
    file.stream() << "line\trank\tbest\tbest_score\town_score\tmatched\n" << std::setprecision(7);
    for (const StoredGloss& pair : pairs) {
        file.stream() << pair.line << '\t' << (pair.rank ? std::to_string(*pair.rank) : "") << '\t';
        if (pair.best) {
            file.stream() << pairs[*pair.best].line << '\t' << *pair.bestScore;
        } else {
            file.stream() << '\t';
        }
        file.stream() << '\t' << pair.ownScore << '\t'
                      << (pair.matched ? std::to_string(pairs[*pair.matched].line) : "") << '\n';
    }
    file.commit();
}

void print(const GlossesArguments& arguments, const GlossScores& scores, const nlohmann::json& json,
           const Session& session)
{
    std::ostringstream text;
    text << std::fixed << std::setprecision(3) << arguments.metric << ", " << scores.n << " pairs\n";
    const auto line = [&text](const char* name, const PrecisionScores& s) {
        text << "  " << std::left << std::setw(22) << name << "P@1 " << s.p1 << " [" << s.p1Interval.low << ", "
             << s.p1Interval.high << "]  P@10 " << s.p10 << "  MRR " << s.mrr << '\n';
    };
    if (scores.forward) {
        line("retrieval", scores.forward->scores);
        line("retrieval, backward", scores.backward->scores);
        line("retrieval, CSLS", scores.csls->scores);
        text << "  mutual best           P@1 " << scores.mutualP1 << "; skewness of N_k " << scores.hubness.skewness
             << '\n';
    }
    if (scores.matching) {
        text << "  matching              P@1 " << scores.matching->p1 << " [" << scores.matching->p1Interval.low << ", "
             << scores.matching->p1Interval.high << "]\n";
    }
    text << std::setprecision(2) << "  " << json["seconds"]["cost"].get<double>() << " s to compare, "
         << scores.retrievalSeconds << " s to retrieve, " << scores.matchingSeconds << " s to match\n";
    session.print(json, text.str());
}

void run(const GlossesArguments& arguments, const Session& session)
{
    GlossesRequest request;
    request.source = arguments.source;
    request.target = arguments.target;
    request.sourceVectors = arguments.spaces.sourceChoice();
    request.targetVectors = arguments.spaces.targetChoice();
    request.map.file = arguments.spaces.map;
    request.measure = *glossMeasure(arguments.metric);
    request.retrieval = arguments.mode != "matching";
    request.matching = arguments.mode != "retrieval";
    request.comparison = comparisonOptions(arguments.comparison, request.measure == GlossMeasure::Encoder, session);
    JobContext context(session.workspace);
    GlossesResult found = GlossesJob(context, request).run(session.progress());
    if (!arguments.out.empty()) {
        writeScores(arguments.out, found.measurement.pairs);
    }
    found.measurement.json["run"] = context.runs.number(found.run);
    print(arguments, found.measurement.scores, found.measurement.json, session);
}

} // namespace

void addGlossesCommand(CLI::App& app, Session& session)
{
    CLI::App* command = app.add_subcommand("glosses", "Compare glosses of two languages and find which belong together");
    const auto arguments = std::make_shared<GlossesArguments>();
    command->add_option("--source", arguments->source, "Glosses, one a line")->required();
    command->add_option("--target", arguments->target, "Glosses, the same line for the same meaning")->required();
    command->add_option("--source-vectors", arguments->spaces.source, "Word vectors: a file or a name of the workspace")
        ->required();
    command->add_option("--target-vectors", arguments->spaces.target, "The same of the target language")->required();
    command->add_option("--map", arguments->spaces.map, "Map between them, as align writes it; without one they are aligned");
    command->add_option("--source-language", arguments->spaces.sourceLanguage, "Code, where the workspace does not tell");
    command->add_option("--target-language", arguments->spaces.targetLanguage, "Code, where the workspace does not tell");
    command->add_option("--metric", arguments->metric, "How glosses are compared")
        ->check(CLI::IsMember({"semb", "sif", "wmd", "sinkhorn", "siamese", "encoder", "tfidf", "fused"}));
    command->add_option("--mode", arguments->mode, "How pairs are chosen")
        ->check(CLI::IsMember({"retrieval", "matching", "both"}));
    command->add_option("--dictionary", arguments->comparison.options.dictionary,
                        "Word pairs for tfidf: a file or a name of the workspace; the map's own when left out");
    command->add_option("--translated", arguments->comparison.options.translated,
                        "Source glosses in the target's language, line by line, for tfidf instead of a dictionary");
    addGlossComparisonOptions(*command, arguments->comparison);
    command->add_option("--out", arguments->out, "TSV: each line's rank, best and matched line");
    command->footer("JSON: metric, n, retrieval {p1, p10, mrr, intervals}, backward, csls, mutual_p1, matching {p1, "
                    "p1_interval}, skewness, seconds {cost, retrieval, matching}");
    command->callback([&session, arguments] { run(*arguments, session); });
}

} // namespace crossgloss
