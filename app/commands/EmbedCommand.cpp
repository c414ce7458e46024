#include "Commands.h"
#include "FieldOptions.h"

#include "jobs/EmbedJob.h"

#include "base/Error.h"
#include "text/Language.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <sstream>

namespace crossgloss {

namespace {

/// What comes as names.
struct EmbedArguments {
    std::vector<std::string> texts;
    std::vector<std::string> languages;
    std::vector<std::string> parallel;
    std::vector<std::string> out;
    EmbedRequest request;
};

/// Languages in the order in which they were named first.
std::vector<std::string> languagesOf(const EmbedArguments& arguments)
{
    if (arguments.languages.size() != 1 && arguments.languages.size() != arguments.texts.size()) {
        throw Error(CROSSGLOSS_TEXT("There are %1 texts and %2 languages"),
                    {std::to_string(arguments.texts.size()), std::to_string(arguments.languages.size())})
            .advise(CROSSGLOSS_TEXT("Give --language once for all texts, or once for each"));
    }
    std::vector<std::string> languages;
    for (const std::string& code : arguments.languages) {
        const std::string language = requireLanguage(code);
        if (std::ranges::find(languages, language) == languages.end()) {
            languages.push_back(language);
        }
    }
    return languages;
}

EmbedRequest requestOf(const EmbedArguments& arguments, const Session& session)
{
    EmbedRequest request = arguments.request;
    WordVectorConfig& config = request.config;
    config.seed = session.seed;
    config.threads = session.threads;
    const std::vector<std::string> languages = languagesOf(arguments);
    for (std::size_t i = 0; i < arguments.texts.size(); ++i) {
        const std::string& code = arguments.languages[arguments.languages.size() == 1 ? 0 : i];
        config.texts[requireLanguage(code)].push_back(arguments.texts[i]);
    }
    if (arguments.out.size() != languages.size()) {
        throw Error(CROSSGLOSS_TEXT("There are %1 languages and %2 files for their vectors"),
                    {std::to_string(languages.size()), std::to_string(arguments.out.size())})
            .advise(CROSSGLOSS_TEXT("Give --out once for each language, in the order of the languages"));
    }
    for (std::size_t i = 0; i < languages.size(); ++i) {
        config.out[languages[i]] = arguments.out[i];
    }
    for (const std::string& text : arguments.parallel) {
        const bool named = text.find(':') != std::string::npos || languages.size() != 2;
        config.parallel.push_back(sentenceFileNamed(named ? text : text + ':' + languages[0] + ':' + languages[1]));
    }
    return request;
}

void printPoint(const WordVectorPoint& point)
{
    std::fprintf(stderr, "\r\033[Kepoch %d  %.0f %%  loss %.4f  %.0f words/s", point.epoch, 100.0 * point.share, point.loss,
                 point.wordsPerSecond);
    if (point.alignmentLoss > 0.0) {
        std::fprintf(stderr, "  alignment %.4f", point.alignmentLoss);
    }
    if (!point.samples.empty()) {
        const WordVectorPoint::Neighbours& sample =
            point.samples[static_cast<std::size_t>(point.seconds) % point.samples.size()];
        std::fprintf(stderr, "  %s:", sample.word.c_str());
        for (const std::string& word : sample.nearest) {
            std::fprintf(stderr, " %s", word.c_str());
        }
    }
    std::fputc('\n', stderr);
}

std::string describe(const WordVectorResult& result)
{
    std::ostringstream text;
    for (const WordVectorResult::Language& language : result.languages) {
        text << language.out.string() << ": " << languageName(language.language) << ", " << language.words
             << " words from a text of " << language.tokens << '\n';
    }
    text << "learned in " << result.seconds << " s, " << static_cast<std::uint64_t>(result.wordsPerSecond)
         << " words/s, loss " << result.loss << '\n';
    return text.str();
}

} // namespace

void addEmbedCommand(CLI::App& app, Session& session)
{
    CLI::App* command = app.add_subcommand("embed", "Train word vectors from text");
    const auto arguments = std::make_shared<EmbedArguments>();
    command->add_option("--text", arguments->texts,
                        "Plain text, a sentence or paragraph a line, plain or compressed; repeatable")
        ->required();
    command->add_option("--language", arguments->languages, "Language of all texts, or once for each text")->required();
    command->add_option("--parallel", arguments->parallel,
                        "bilbowa: sentences that mean the same, A,B (aligned lines, in the order of the languages), "
                        "A,B:L1:L2 or FILE.tsv:L1:L2 (pairs with a tab); repeatable");
    command
        ->add_option("--out", arguments->out,
                     "Where the vectors go, once for each language in their order: .vec text, or .bin (fastText's with "
                     "n-grams, else word2vec's)")
        ->required();
    addOptions(*command, fieldsOf(arguments->request));
    command->footer("Several threads learn without locks, and their vectors differ a little from run to run; --threads 1 "
                    "gives the same ones each time.\n"
                    "JSON: method, dimension, words, tokens, languages, parallel_pairs, seconds, words_per_second, loss, "
                    "curve, run");
    command->callback([&session, arguments] {
        const EmbedRequest request = requestOf(*arguments, session);
        JobContext context(session.workspace);
        const EmbedResult result = EmbedJob(context, request).run(session.progress(), printPoint);
        nlohmann::json json = toJson(request.config, result.vectors);
        json["run"] = context.runs.number(result.run);
        session.print(json, describe(result.vectors));
    });
}

} // namespace crossgloss
