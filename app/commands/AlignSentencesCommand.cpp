#include "Commands.h"
#include "FieldOptions.h"
#include "SentenceModelOptions.h"

#include "jobs/AlignSentencesJob.h"

#include <CLI/CLI.hpp>

#include <memory>
#include <sstream>
#include <utility>

namespace crossgloss {

namespace {

struct AlignSentencesArguments
{
    SentenceModelArguments model;
    std::string source;
    std::string target;
    AlignSentencesRequest request;
};

} // namespace

void addAlignSentencesCommand(CLI::App& app, Session& session)
{
    CLI::App* command = app.add_subcommand("align-sentences", "Find which sentences of two lists belong together");
    const auto arguments = std::make_shared<AlignSentencesArguments>();
    addSentenceModelOptions(*command, arguments->model);
    command
        ->add_option("--source", arguments->source,
                     "Plain lines, TSV or TMX: FILE:LANGUAGE; or a list of the library, NAME or NAME:LANGUAGE")
        ->required();
    command->add_option("--target", arguments->target, "The other list, likewise")->required();
    addOptions(*command, fieldsOf(arguments->request));
    command->get_option("--out")->required();
    command->footer("JSON: n, source_sentences, target_sentences, mean_margin, seconds {embed, mine}");
    command->callback([&session, arguments] {
        AlignSentencesRequest request = arguments->request;
        request.model = arguments->model.modelChoice();
        request.source = sentenceListNamed(arguments->source);
        request.target = sentenceListNamed(arguments->target);
        request.mining.threads = session.threads;
        JobContext context(session.workspace);
        SharedPack pack([file = std::exchange(request.model.pack, {})] { return file.empty() ? defaultPack() : file; });
        OpenedSentenceLists lists(context, pack);
        const AlignSentencesResult result = AlignSentencesJob(context, lists, request).run(session.progress());
        std::ostringstream text;
        text << request.out.string() << ": " << result.pairs.size() << " pairs of " << result.sourceSentences << " and "
             << result.targetSentences << " sentences, mean margin " << result.meanMargin << "; " << result.embedSeconds
             << " s to read and embed, " << result.mineSeconds << " s to compare\n";
        nlohmann::json json = toJson(result);
        json["run"] = context.runs.number(result.run);
        session.print(json, text.str());
    });
}

} // namespace crossgloss
