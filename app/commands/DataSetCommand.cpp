#include "Commands.h"
#include "ScoreText.h"

#include "base/Error.h"
#include "jobs/DataSetJob.h"
#include "text/Language.h"

#include <CLI/CLI.hpp>

#include <memory>
#include <sstream>

namespace crossgloss {

namespace {

struct DataSetArguments
{
    std::vector<std::string> languages;
    std::string vectors;
    bool direct = false;
    DataSetRequest request;
};

std::array<std::string, 2> languagesOf(const DataSetArguments& arguments)
{
    if (arguments.languages.size() != 2) {
        throw CLI::ValidationError("--languages", "two languages with a comma between them, as in de,fr");
    }
    return {requireLanguage(arguments.languages[0]), requireLanguage(arguments.languages[1])};
}

/// What both kinds of sets share; @p options are the request's of one kind.
template <typename Options>
void addSetOptions(CLI::App& command, DataSetArguments& arguments, Options& options)
{
    command.add_option("--languages", arguments.languages, "Two languages, as in de,fr")->required()->delimiter(',');
    command.add_option("--out", arguments.request.out, "Folder that the files go to")->required();
    command.add_option("--dictionary", options.dictionaries,
                       "A dictionary, wordnet or word list of the workspace; repeatable; all without it");
    command.add_flag("--direct", arguments.direct,
                     "Only what a dictionary states of one sense: no definitions joined with translations");
    command.add_option("--minimum-words", options.minimumWords, "Shorter definitions are left out");
    command.add_option("--maximum-words", options.maximumWords, "Longer definitions are left out; 0 = none");
    command.add_option("--exclude", options.exclude,
                       "Folder of a data set made before: none of its words and definitions (of a reverse-dictionary set: of "
                       "its training) are taken");
}

std::string shareOf(const nlohmann::json& leakage, const char* name)
{
    return shareText(leakage[name].get<double>());
}

std::string describeReverse(const nlohmann::json& report)
{
    std::ostringstream text;
    for (const auto& [name, direction] : report["directions"].items()) {
        text << name << ": " << direction["all"]["words"] << " words, " << direction["all"]["pairs"] << " definitions ("
             << direction["all"]["chained"] << " by chaining); train " << direction["train"]["pairs"] << ", valid "
             << direction["valid"]["pairs"] << ", test " << direction["test"]["pairs"] << " of "
             << direction["test"]["words"] << " words\n";
        for (const char* when : {"before", "after"}) {
            const nlohmann::json& leakage = direction["leakage"][when];
            text << "  test pairs, " << when << " strictness: definition in training "
                 << shareOf(leakage, "definition_in_training") << ", of the other direction "
                 << shareOf(leakage, "definition_in_other_direction") << ", nearly " << shareOf(leakage, "nearly_in_training")
                 << ", headword " << shareOf(leakage, "headword_in_training") << ", answer in definition "
                 << shareOf(leakage, "answer_in_definition") << '\n';
        }
    }
    return text.str();
}

void addReverse(CLI::App& dataset, Session& session)
{
    CLI::App* command = dataset.add_subcommand(
        "reverse", "Words of either language with definitions in the other, split by words into train, valid and test");
    const auto arguments = std::make_shared<DataSetArguments>();
    ReverseSetOptions& options = arguments->request.reverse;
    addSetOptions(*command, *arguments, options);
    command->add_option("--translations", options.translations, "Answers that a joined definition gets at most");
    command->add_option("--held-out", options.heldOut,
                        "Words of each direction to test on, and as many to validate on; a tenth of the words at most");
    command->add_flag("--strict", options.strict,
                      "Take out of training what gives held-out pairs away: their headwords, their definitions and nearly "
                      "equal ones");
    command->add_option("--nearly-equal", options.nearlyEqual, "Shared words over all words of two definitions that count as "
                                                               "nearly equal")
        ->check(CLI::Range(0.1, 1.0));
    command->footer("JSON: kind, languages, seed, options, dictionaries, directions, run");
    command->callback([&session, arguments] {
        DataSetRequest request = arguments->request;
        request.reverse.languages = languagesOf(*arguments);
        request.reverse.chained = !arguments->direct;
        request.reverse.seed = session.seed;
        JobContext context(session.workspace);
        DataSetResult result = DataSetJob(context, request).run(session.progress());
        result.report["run"] = context.runs.number(result.run);
        session.print(result.report, describeReverse(result.report));
    });
}

void addParaphrase(CLI::App& dataset, Session& session)
{
    CLI::App* command = dataset.add_subcommand(
        "paraphrase", "Pairs of definitions in two languages that say the same or not, as label, tab, sentence, tab, sentence");
    const auto arguments = std::make_shared<DataSetArguments>();
    ParaphraseSetOptions& options = arguments->request.paraphrase;
    addSetOptions(*command, *arguments, options);
    command->add_option("--vectors", arguments->vectors,
                        "Word vectors of the first language, LANGUAGE=FILE or a resource: neighbours give pairs that differ")
        ->required();
    command->add_option("--pairs", options.pairs, "Of either label at most; 0 = as many as there are");
    command->add_option("--neighbours", options.neighbours, "Nearest words that pairs that differ are drawn from")
        ->check(CLI::Range(1, 1000));
    command->footer("JSON: kind, languages, seed, options, dictionaries, aligned, aligned_by_senses, with_vectors, excluded, "
                    "pairs, train, valid, test, leakage, run");
    command->callback([&session, arguments] {
        DataSetRequest request = arguments->request;
        request.paraphrases = true;
        request.paraphrase.languages = languagesOf(*arguments);
        request.paraphrase.chained = !arguments->direct;
        request.paraphrase.seed = session.seed;
        request.paraphrase.threads = session.threads;
        const std::size_t equals = arguments->vectors.find('=');
        if (equals != std::string::npos &&
            requireLanguage(arguments->vectors.substr(0, equals)) != request.paraphrase.languages[0]) {
            throw CLI::ValidationError("--vectors", "they are to be of the first of --languages");
        }
        request.vectors = spaceNamed(equals == std::string::npos ? arguments->vectors : arguments->vectors.substr(equals + 1),
                                     request.paraphrase.languages[0]);
        JobContext context(session.workspace);
        DataSetResult result = DataSetJob(context, request).run(session.progress());
        result.report["run"] = context.runs.number(result.run);
        std::ostringstream text;
        text << result.report["pairs"] << " pairs of " << result.report["aligned"] << " aligned definitions ("
             << result.report["aligned_by_senses"] << " by senses): train " << result.report["train"]["paraphrases"]
             << " of either label, valid " << result.report["valid"]["paraphrases"] << ", test "
             << result.report["test"]["paraphrases"] << "; sentences in several parts "
             << result.report["leakage"]["sentences_in_several_parts"] << '\n';
        session.print(result.report, text.str());
    });
}

} // namespace

void addDataSetCommand(CLI::App& app, Session& session)
{
    CLI::App* command = app.add_subcommand("dataset", "Make data sets for training and testing of the workspace's dictionaries");
    command->require_subcommand(1);
    addReverse(*command, session);
    addParaphrase(*command, session);
}

} // namespace crossgloss
