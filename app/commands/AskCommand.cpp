#include "Commands.h"
#include "Session.h"

#include "jobs/AskEncoderJob.h"
#include "text/Language.h"

#include <CLI/CLI.hpp>

#include <cstdio>
#include <memory>

namespace crossgloss {

namespace {

struct AskArguments {
    AskEncoderRequest request;
    std::string from;
    std::string to;
};

nlohmann::json toJson(const EncoderReply& reply)
{
    nlohmann::json json = {{"results", nlohmann::json::array()},
                           {"words", nlohmann::json::array()},
                           {"nearest", nlohmann::json::array()}};
    for (const EncoderAnswer& answer : reply.answers) {
        json["results"].push_back({{"word", answer.word}, {"score", answer.score}});
    }
    for (const EncoderWord& word : reply.words) {
        json["words"].push_back({{"word", word.text}, {"known", word.known}, {"share", word.share}});
    }
    for (const NearDefinition& near : reply.nearest) {
        json["nearest"].push_back({{"answer", near.answer}, {"definition", near.definition}, {"similarity", near.similarity}});
    }
    return json;
}

std::string describe(const EncoderReply& reply)
{
    char number[32];
    std::string text;
    const auto add = [&](double value, const std::string& what) {
        std::snprintf(number, sizeof number, "%.3f  ", value);
        text += number + what + '\n';
    };
    for (const EncoderAnswer& answer : reply.answers) {
        add(static_cast<double>(answer.score), answer.word);
    }
    text += "read as:";
    for (const EncoderWord& word : reply.words) {
        std::snprintf(number, sizeof number, " (%.0f %%)", 100 * word.share);
        text += ' ' + word.text + (word.known ? number : " (unknown)");
    }
    text += '\n';
    if (!reply.nearest.empty()) {
        text += "nearest training definitions:\n";
    }
    for (const NearDefinition& near : reply.nearest) {
        add(static_cast<double>(near.similarity), near.answer + ": " + near.definition);
    }
    return text;
}

} // namespace

void addAskCommand(CLI::App& app, Session& session)
{
    CLI::App* command = app.add_subcommand("ask", "Ask a trained dictionary encoder, and see why it answers so");
    const auto arguments = std::make_shared<AskArguments>();
    command->add_option("text", arguments->request.description, "Description of a meaning")->required();
    command->add_option("--model", arguments->request.model, "Model file, as train writes it")->required();
    command->add_option("--from", arguments->from, "Language of the description")->required();
    command->add_option("--to", arguments->to, "Language of the answers")->required();
    command->add_option("--limit", arguments->request.options.answers, "Answers")->check(CLI::Range(1, 1000));
    command->add_option("--nearest", arguments->request.options.nearest, "Training definitions that are shown; 0 = none")
        ->check(CLI::Range(0, 1000));
    command->footer("JSON: results [{word, score}], words [{word, known, share}] (attention, or how far the sentence turns "
                    "without the word), nearest [{answer, definition, similarity}]");
    command->callback([&session, arguments] {
        arguments->request.options.threads = session.threads;
        arguments->request.from = requireLanguage(arguments->from);
        arguments->request.to = requireLanguage(arguments->to);
        const EncoderReply reply = AskEncoderJob().ask(arguments->request, session.progress());
        session.print(toJson(reply), describe(reply));
    });
}

} // namespace crossgloss
