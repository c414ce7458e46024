#include "Commands.h"
#include "GlossOptions.h"
#include "ScoreText.h"
#include "WordnetArgument.h"

#include "alignment/Align.h"
#include "base/AtomicFile.h"
#include "base/Error.h"
#include "base/Json.h"
#include "jobs/GlossTableJob.h"
#include "text/Language.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstdio>
#include <iomanip>
#include <map>
#include <memory>
#include <sstream>

namespace crossgloss {

namespace {

struct GlossesTableArguments {
    GlossTableOptions options;
    GlossComparisonArguments comparison;
    std::vector<std::string> wordnets;
    std::vector<std::string> vectors;
    std::vector<std::string> maps;
    std::vector<std::string> dictionaries;
    std::vector<std::string> metrics{"semb", "wmd", "sinkhorn"};
    std::string out;
};

/// "it=F" → "it" and "F". @throws CLI::ValidationError.
std::pair<std::string, std::string> assignment(const std::string& text, const char* option)
{
    const std::size_t sign = text.find('=');
    if (sign == 0 || sign == std::string::npos || sign + 1 == text.size()) {
        throw CLI::ValidationError(option, "expects LANGUAGE=FILE, not " + text);
    }
    return {text.substr(0, sign), text.substr(sign + 1)};
}

/// "it-en=F".
void addPairs(const std::vector<std::string>& texts, const char* option, std::map<LanguagePair, std::string>& result)
{
    for (const std::string& text : texts) {
        const auto [pair, file] = assignment(text, option);
        const std::size_t dash = pair.find('-');
        if (dash == 0 || dash == std::string::npos || dash + 1 == pair.size()) {
            throw CLI::ValidationError(option, "expects A-B=FILE, not " + text);
        }
        result[{canonicalLanguage(pair.substr(0, dash)), canonicalLanguage(pair.substr(dash + 1))}] = file;
    }
}

/// A score of a cell by its path, as "/retrieval/p1".
double scoreAt(const nlohmann::json& result, const char* path)
{
    const nlohmann::json::json_pointer pointer(path);
    return result.contains(pointer) && result[pointer].is_number() ? result[pointer].get<double>() : 0.0;
}

constexpr const char* meanPaths[][2] = {{"retrieval", "/retrieval/p1"},
                                        {"backward", "/backward/p1"},
                                        {"matching", "/matching/p1"},
                                        {"skewness", "/skewness"}};

nlohmann::json meansOf(const GlossTable& table)
{
    nlohmann::json means = nlohmann::json::object();
    if (table.pairs.empty()) {
        return means;
    }
    for (std::size_t i = 0; i < table.pairs.front().cells.size(); ++i) {
        nlohmann::json& mean = means[std::string(nameOf(table.pairs.front().cells[i].measure))];
        for (const auto& [key, path] : meanPaths) {
            double sum = 0;
            for (const GlossTablePair& pair : table.pairs) {
                sum += scoreAt(pair.cells[i].result, path);
            }
            mean[key] = sum / static_cast<double>(table.pairs.size());
        }
    }
    return means;
}

/// Why a pair is left out, and what would help.
std::string reasonOf(const GlossTableOmission& omission, std::size_t minimum)
{
    switch (omission.reason) {
    case GlossTableOmission::Reason::SameLanguage:
        return "both are of one language, " + omission.languages.first;
    case GlossTableOmission::Reason::FewCommon:
        return "they define " + std::to_string(omission.common) + " synsets in common, fewer than "
               + std::to_string(std::max<std::size_t>(2, minimum));
    case GlossTableOmission::Reason::NoVectors:
        return "there are no vectors of " + languageName(omission.language) + "; name them with --vectors "
               + omission.language + "=FILE";
    case GlossTableOmission::Reason::NoMap:
        break;
    }
    const std::string name = omission.languages.first + '-' + omission.languages.second;
    return "nothing maps " + name + "; give --map " + name + "=FILE, --dictionary " + name
           + "=FILE, --identical or --aligned";
}

nlohmann::json tableJson(const GlossTable& table, std::size_t minimum)
{
    nlohmann::json pairs = nlohmann::json::array();
    std::size_t reused = 0;
    for (const GlossTablePair& pair : table.pairs) {
        nlohmann::json cells = nlohmann::json::array();
        for (const GlossTableCell& cell : pair.cells) {
            nlohmann::json json = cell.result;
            json["run"] = cell.run;
            json["reused"] = cell.reused;
            reused += cell.reused ? 1 : 0;
            cells.push_back(std::move(json));
        }
        nlohmann::json json = {{"source", pair.source},
                               {"target", pair.target},
                               {"languages", {pair.languages.first, pair.languages.second}},
                               {"common", pair.common},
                               {"cells", std::move(cells)}};
        if (pair.density) {
            json["density"] = pair.density->density;
            json["relations"] = pair.density->edges;
        }
        pairs.push_back(std::move(json));
    }
    nlohmann::json omissions = nlohmann::json::array();
    for (const GlossTableOmission& omission : table.omissions) {
        omissions.push_back({{"source", omission.source}, {"target", omission.target}, {"reason", reasonOf(omission, minimum)}});
    }
    return {{"pairs", std::move(pairs)}, {"left_out", std::move(omissions)}, {"means", meansOf(table)}, {"reused", reused}};
}

/// One line for each cell; the last lines are the means over the pairs.
void writeTable(const std::string& path, const nlohmann::json& json)
{
    AtomicFile file(path);
    std::ostream& out = file.stream();
    out << "source\ttarget\tcommon\tdensity\tmeasure\tn";
    for (const char* way : {"retrieval", "backward", "matching"}) {
        out << '\t' << way << "_p1\t" << way << "_low\t" << way << "_high";
    }
    out << "\tskewness\trun\n" << std::setprecision(6);
    for (const nlohmann::json& pair : json["pairs"]) {
        for (const nlohmann::json& cell : pair["cells"]) {
            out << pair["source"].get<std::string>() << '\t' << pair["target"].get<std::string>() << '\t'
                << pair["common"] << '\t';
            if (pair.contains("density")) {
                out << pair["density"].get<double>();
            }
            out << '\t' << cell["metric"].get<std::string>() << '\t' << cell["n"];
            for (const char* way : {"retrieval", "backward"}) {
                const nlohmann::json& interval = cell[way]["intervals"]["p1"];
                out << '\t' << cell[way]["p1"].get<double>() << '\t' << interval[0].get<double>() << '\t'
                    << interval[1].get<double>();
            }
            const nlohmann::json& matching = cell["matching"];
            out << '\t' << matching["p1"].get<double>() << '\t' << matching["p1_interval"][0].get<double>() << '\t'
                << matching["p1_interval"][1].get<double>() << '\t' << cell["skewness"].get<double>() << '\t'
                << cell["run"] << '\n';
        }
    }
    for (const auto& [measure, mean] : json["means"].items()) {
        out << "mean\t\t\t\t" << measure << "\t\t" << mean["retrieval"].get<double>() << "\t\t\t"
            << mean["backward"].get<double>() << "\t\t\t" << mean["matching"].get<double>() << "\t\t\t"
            << mean["skewness"].get<double>() << "\t\n";
    }
    file.commit();
}

std::string withInterval(double score, const nlohmann::json& interval)
{
    return shareText(score) + " [" + shareText(interval[0].get<double>()) + ", " + shareText(interval[1].get<double>())
           + ']';
}

std::string describe(const nlohmann::json& json)
{
    std::vector<std::vector<std::string>> rows = {
        {"pair", "common", "density ·10⁵", "measure", "retrieval P@1", "backward P@1", "matching P@1", "skewness", "run"}};
    const auto skewness = [](double value) {
        char text[32];
        std::snprintf(text, sizeof text, "%.2f", value);
        return std::string(text);
    };
    std::map<std::string, int> pairsOf;
    const auto languagesOf = [](const nlohmann::json& pair) {
        return pair["languages"][0].get<std::string>() + '-' + pair["languages"][1].get<std::string>();
    };
    for (const nlohmann::json& pair : json["pairs"]) {
        ++pairsOf[languagesOf(pair)];
    }
    for (const nlohmann::json& pair : json["pairs"]) {
        std::string name = languagesOf(pair);
        if (pairsOf[name] > 1) {
            name += " (" + pair["source"].get<std::string>() + ", " + pair["target"].get<std::string>() + ')';
        }
        for (const nlohmann::json& cell : pair["cells"]) {
            const auto way = [&cell](const char* key) {
                return withInterval(cell[key]["p1"].get<double>(), cell[key]["intervals"]["p1"]);
            };
            char density[32] = "";
            if (pair.contains("density")) {
                std::snprintf(density, sizeof density, "%.3f", 1e5 * pair["density"].get<double>());
            }
            rows.push_back({name, jsonText(pair["common"]), density, cell["metric"].get<std::string>(),
                            way("retrieval"), way("backward"),
                            withInterval(cell["matching"]["p1"].get<double>(), cell["matching"]["p1_interval"]),
                            skewness(cell["skewness"].get<double>()), jsonText(cell["run"])});
        }
    }
    for (const auto& [measure, mean] : json["means"].items()) {
        rows.push_back({"mean", "", "", measure, shareText(mean["retrieval"].get<double>()),
                        shareText(mean["backward"].get<double>()), shareText(mean["matching"].get<double>()),
                        skewness(mean["skewness"].get<double>()), ""});
    }
    std::string text = json["pairs"].empty() ? "No pair of these wordnets can be compared\n" : tableText(rows);
    for (const nlohmann::json& omission : json["left_out"]) {
        text += "left out: " + omission["source"].get<std::string>() + " and " + omission["target"].get<std::string>()
                + ": " + omission["reason"].get<std::string>() + '\n';
    }
    if (json["reused"].get<std::size_t>() > 0) {
        text += std::to_string(json["reused"].get<std::size_t>()) + " of these were in the workspace already\n";
    }
    return text;
}

void run(const GlossesTableArguments& arguments, const Session& session)
{
    GlossTableOptions options = arguments.options;
    if (arguments.wordnets.size() < 2) {
        throw CLI::ValidationError("--wordnet", "is wanted at least twice");
    }
    for (const std::string& name : arguments.wordnets) {
        options.wordnets.push_back(wordnetNamed(name));
    }
    for (const std::string& text : arguments.vectors) {
        const auto [language, file] = assignment(text, "--vectors");
        options.vectors[canonicalLanguage(language)] = file;
    }
    addPairs(arguments.maps, "--map", options.maps);
    addPairs(arguments.dictionaries, "--dictionary", options.dictionaries);
    for (const std::string& metric : arguments.metrics) {
        options.measures.push_back(*glossMeasure(metric));
    }
    options.comparison = comparisonOptions(
        arguments.comparison, std::ranges::find(options.measures, GlossMeasure::Encoder) != options.measures.end(), session);
    JobContext context(session.workspace);
    const GlossTable table = GlossTableJob(context, options).run(session.progress());
    nlohmann::json json = tableJson(table, options.minimum);
    if (!arguments.out.empty()) {
        writeTable(arguments.out, json);
        json["out"] = arguments.out;
    }
    session.print(json, describe(json));
}

} // namespace

void addGlossesTableCommand(CLI::App& app, Session& session)
{
    CLI::App* command = app.add_subcommand(
        "glosses-table", "Retrieval and matching of several measures over all pairs of several wordnets");
    const auto arguments = std::make_shared<GlossesTableArguments>();
    arguments->comparison.options.sample = 1000;
    GlossTableOptions& options = arguments->options;
    command->add_option("--wordnet", arguments->wordnets, wordnetArgumentHelp)->required();
    command->add_option("--vectors", arguments->vectors, "Word vectors as LANGUAGE=FILE or LANGUAGE=NAME")->required();
    command->add_option("--map", arguments->maps, "Map of two languages as A-B=FILE, as align writes it");
    command->add_option("--dictionary", arguments->dictionaries,
                        "Word pairs to learn a map from as A-B=FILE or A-B=NAME");
    command->add_flag("--identical", options.identical,
                      "Learn the maps that are left from strings that stand in both vocabularies");
    command->add_flag("--aligned", options.aligned, "The vectors that are left share one space already");
    command->add_option("--align", options.method, "How maps are learned")
        ->check(CLI::IsMember({"least-squares", "cca", "procrustes", "procrustes-reduced", "vecmap", "rcsls",
                               "self-learning", "refinement"}));
    command->add_option("--metrics", arguments->metrics, "Measures, separated by commas")
        ->delimiter(',')
        ->check(CLI::IsMember({"semb", "sif", "wmd", "sinkhorn", "siamese", "encoder", "tfidf", "fused"}));
    command->add_option("--minimum", options.minimum, "Leave pairs of wordnets with fewer common glosses out");
    addGlossComparisonOptions(*command, arguments->comparison);
    command->add_option("--out", arguments->out, "TSV: one line for each pair and measure, then the means");
    command->footer("Each cell is a run of the workspace and is not worked out twice.\n"
                    "JSON: pairs [{source, target, languages, common, density, relations, cells [as of glosses, run, "
                    "reused]}], left_out [{source, target, reason}], means {measure: {retrieval, backward, matching, "
                    "skewness}}, reused");
    command->callback([&session, arguments] { run(*arguments, session); });
}

} // namespace crossgloss
