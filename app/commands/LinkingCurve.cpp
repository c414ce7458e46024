#include "LinkingCurve.h"

#include "Session.h"

#include "base/AtomicFile.h"
#include "base/Error.h"
#include "linking/CoverageCurve.h"
#include "linking/LinkingStore.h"
#include "linking/ReviewDesk.h"

#include <CLI/CLI.hpp>

#include <iomanip>
#include <memory>
#include <sstream>

namespace crossgloss {

namespace {

struct CurveArguments
{
    std::string linking;
    std::string reviewer;
    std::string by = "all";
    std::string file;
};

/// One curve in each of the three shapes that the command tells it in.
void addCurve(const char* mode, const std::vector<CoveragePoint>& points, nlohmann::json& json, std::ostream& text,
              std::ostream& table)
{
    if (points.empty()) {
        return;
    }
    text << mode << '\n';
    for (std::size_t i = 0; i < points.size(); ++i) {
        const CoveragePoint& point = points[i];
        json[mode].push_back({{"coverage", point.coverage},
                              {"precision", point.precision},
                              {"taken", point.taken},
                              {"right", point.right},
                              {"interval", {point.interval.low, point.interval.high}},
                              {"confidence", point.confidence}});
        table << mode << '\t' << point.coverage << '\t' << point.precision << '\t' << point.taken << '\t' << point.right
              << '\t' << point.interval.low << '\t' << point.interval.high << '\t' << point.confidence << '\n';
        if (points.size() <= 10 || i % 10 == 9 || i + 1 == points.size()) {
            text << "  coverage " << point.coverage << "  precision " << point.precision << " [" << point.interval.low
                 << ", " << point.interval.high << "]  (" << point.right << " of " << point.taken << ")\n";
        }
    }
}

/// How right the suggestions are, from the surest on: where wordnets share ids, and by what the reviewer has decided.
void curve(const CurveArguments& arguments, const Session& session)
{
    Workspace workspace(session.workspace);
    const ReviewDesk desk(workspace, linkingNamed(workspace, arguments.linking), reviewerNamed(arguments.reviewer),
                          session.progress());
    const CoverageCurves curves = coverageCurves(desk);
    const bool known = arguments.by != "decisions";
    const bool judged = arguments.by != "known";
    if ((!known || curves.known == 0) && (!judged || curves.judged == 0)) {
        throw Error(CROSSGLOSS_TEXT("No curve of %1 yet: the wordnets share no ids (or these were not requested), and %2 "
                                    "has reviewed no suggestion"),
                    {desk.linking().name, desk.reviewer()})
            .advise(CROSSGLOSS_TEXT("Accept or reject some suggestions, or link wordnets that share ids or the "
                                    "interlingual index"));
    }
    nlohmann::json json = {{"linking", desk.linking().name},
                           {"reviewer", desk.reviewer()},
                           {"sources", curves.sources},
                           {"known", curves.known},
                           {"judged", curves.judged}};
    std::ostringstream text;
    std::ostringstream table;
    table << "mode\tcoverage\tprecision\ttaken\tright\tlow\thigh\tconfidence\n";
    text << std::fixed << std::setprecision(3);
    if (known) {
        addCurve("matching_by_margin", curves.matchingByMargin, json, text, table);
        addCurve("matching_by_score", curves.matchingByScore, json, text, table);
        addCurve("retrieval_by_score", curves.retrievalByScore, json, text, table);
    }
    if (judged) {
        addCurve("decided_by_margin", curves.judgedByMargin, json, text, table);
    }
    if (!arguments.file.empty()) {
        AtomicFile file(arguments.file);
        file.stream() << table.str();
        file.commit();
    }
    session.print(json, text.str());
}

} // namespace

void addLinkingCurveCommand(CLI::App& linking, Session& session)
{
    const auto arguments = std::make_shared<CurveArguments>();
    CLI::App* command =
        linking.add_subcommand("curve", "Precision of the suggestions at each coverage, with 95 % intervals");
    command->add_option("LINKING", arguments->linking, "Name or number of the linking")->required();
    command->add_option("--reviewer", arguments->reviewer, "Whose decisions; the user's login name by default");
    command
        ->add_option(
            "--by", arguments->by,
            "known: where the wordnets share synset ids or the interlingual index; decisions: as the reviewer has "
            "judged them")
        ->check(CLI::IsMember({"all", "known", "decisions"}));
    command->add_option("--out", arguments->file, "TSV to write");
    command->callback([&session, arguments] { curve(*arguments, session); });
}

} // namespace crossgloss
