#include "Commands.h"
#include "ScoreText.h"

#include "jobs/ProjectJob.h"
#include "text/Language.h"

#include <CLI/CLI.hpp>

#include <memory>
#include <sstream>

namespace crossgloss {

namespace {

struct ProjectArguments {
    std::string space;
    std::string language;
    std::string method = "pca";
    ProjectRequest request;
};

std::string describe(const ProjectResult& result, const std::filesystem::path& out)
{
    std::ostringstream text;
    text << result.words.size() << " words in " << result.seconds << " s; the plane keeps " << shareText(result.explained)
         << " of the variance\n";
    if (result.quality.sampled > 0) {
        text << "trustworthiness " << shareText(result.quality.trustworthiness) << ", continuity "
             << shareText(result.quality.continuity) << ", " << shareText(result.quality.kept) << " of the "
             << result.quality.neighbours << " nearest kept (" << result.quality.sampled << " words asked)\n";
    }
    if (result.unknown > 0) {
        text << result.unknown << " words have no vector\n";
    }
    if (!out.empty()) {
        text << out.string() << '\n';
    }
    return text.str();
}

} // namespace

void addProjectCommand(CLI::App& app, Session& session)
{
    CLI::App* command = app.add_subcommand("project", "Lay words out on a plane by their vectors");
    const auto arguments = std::make_shared<ProjectArguments>();
    ProjectRequest& request = arguments->request;
    command->add_option("--space", arguments->space, "Word vectors: a file, or a name of the workspace")->required();
    command->add_option("--language", arguments->language, "Of the words");
    command->add_option("--words", request.words, "File of the words to lay out, one a line; the first of the space when left out");
    command->add_option("--limit", request.limit, "Words at most");
    command->add_option("--method", arguments->method, "pca (principal components)")->check(CLI::IsMember({"pca"}));
    command->add_option("--neighbours", request.quality.neighbours, "Neighbours that the layout is judged by")
        ->check(CLI::Range(1, 1000));
    command->add_option("--out", request.out, "CSV of word, x, y");
    command->footer("JSON: n, method, seconds, trustworthiness, continuity, kept, kl, neighbours, sampled, explained, unknown");
    command->callback([&session, arguments] {
        ProjectRequest asked = arguments->request;
        asked.space = spaceNamed(arguments->space,
                                 arguments->language.empty() ? std::string() : requireLanguage(arguments->language));
        asked.seed = session.seed;
        asked.threads = session.threads;
        JobContext context(session.workspace);
        const ProjectResult result = ProjectJob(context, asked).run(session.progress());
        nlohmann::json json = toJson(result);
        json["run"] = context.runs.number(result.run);
        session.print(json, describe(result, asked.out));
    });
}

} // namespace crossgloss
