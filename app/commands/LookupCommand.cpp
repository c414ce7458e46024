#include "Commands.h"

#include "commands/OpenedLookup.h"
#include "commands/ResourceText.h"
#include "commands/WordText.h"
#include "jobs/LookupBatchJob.h"
#include "text/Language.h"

#include <CLI/CLI.hpp>

#include <cstdio>
#include <iostream>
#include <map>
#include <memory>

namespace crossgloss {

namespace {

struct LookupArguments {
    std::string text;
    std::string from;
    std::vector<std::string> to;
    std::filesystem::path pack;
    std::filesystem::path batch;
    std::vector<std::string> pos;
    std::vector<std::string> dictionaries;
    std::string startsWith, pattern, length, frequency;
    std::string channel = "fused";
    int limit = 20;
    bool firstLetter = false;
    bool vulgar = false;
    bool all = false;
};

/// "a..b", "a..", "..b" or "a"; 0 where there is no bound.
std::pair<int, int> parseRange(const std::string& option, const std::string& text)
{
    if (text.empty()) {
        return {0, 0};
    }
    const auto number = [&](const std::string& digits) {
        if (digits.empty()) {
            return 0;
        }
        if (digits.size() > 7 || digits.find_first_not_of("0123456789") != std::string::npos) {
            throw CLI::ValidationError(option, "a range is written 3..8, 3.. or ..8: " + text);
        }
        return std::stoi(digits);
    };
    const std::size_t dots = text.find("..");
    const int low = number(text.substr(0, dots));
    const int high = dots == std::string::npos ? low : number(text.substr(dots + 2));
    if (high != 0 && low > high) {
        throw CLI::ValidationError(option, "the range is empty: " + text);
    }
    return {low, high};
}

LookupQuery makeQuery(const LookupArguments& arguments)
{
    LookupQuery query;
    query.text = arguments.text;
    query.from = canonicalLanguage(arguments.from);
    for (const std::string& language : arguments.to) {
        query.to.push_back(canonicalLanguage(language));
    }
    for (const std::string& name : arguments.pos) {
        const PartOfSpeech pos = partOfSpeechFromName(name);
        if (pos == PartOfSpeech::Unknown) {
            throw CLI::ValidationError("--pos", "not a part of speech: " + name + " (noun, verb, adjective, adverb, …)");
        }
        query.filter.partsOfSpeech.push_back(pos);
    }
    query.filter.startsWith = arguments.startsWith;
    query.filter.pattern = arguments.pattern;
    std::tie(query.filter.minimumLength, query.filter.maximumLength) = parseRange("--length", arguments.length);
    std::tie(query.filter.minimumFrequencyRank, query.filter.maximumFrequencyRank) =
        parseRange("--frequency", arguments.frequency);
    query.filter.hideVulgar = !arguments.vulgar;
    static const std::map<std::string, Channel> channels = {
        {"fused", Channel::Fused}, {"dense", Channel::Dense}, {"lexical", Channel::Lexical}};
    query.channel = channels.at(arguments.channel);
    query.limit = arguments.limit;
    query.dictionaries = arguments.dictionaries;
    return query;
}

std::string kindName(AnswerKind kind)
{
    switch (kind) {
    case AnswerKind::Translation:
        return "translation";
    case AnswerKind::Synonym:
        return "synonym";
    case AnswerKind::Listed:
        return "listed";
    default:
        return "description";
    }
}

std::string tableOf(const LookupQuery& query, const LookupAnswer& answer, bool all)
{
    std::string text;
    std::size_t left = 0;
    if (!answer.sure) {
        const bool any = std::ranges::any_of(answer.rows, [&](const LookupRow& row) { return all || isLikely(answer, row); });
        text += any ? "Not sure. Did you mean:\n" : "Not sure.\n";
    }
    for (const std::string& language : query.to) {
        std::size_t wordWidth = 8;
        std::size_t grammarWidth = 12;
        for (const LookupRow& row : answer.rows) {
            if (row.language == language && (all || isLikely(answer, row))) {
                wordWidth = std::max(wordWidth, std::min<std::size_t>(displayWidth(wordWithArticle(row)), 28));
                grammarWidth = std::max(grammarWidth, std::min<std::size_t>(displayWidth(grammarText(row)), 28));
            }
        }
        text += languageName(language) + '\n';
        bool any = false;
        for (const LookupRow& row : answer.rows) {
            if (row.language != language) {
                continue;
            }
            if (!all && !isLikely(answer, row)) {
                ++left;
                continue;
            }
            any = true;
            char score[16];
            std::snprintf(score, sizeof score, "%.2f", row.score);
            std::string line = "  " + padded(wordWithArticle(row), wordWidth) + "  " +
                               padded(grammarText(row), grammarWidth) + ' ' + score;
            if (!row.definition.empty()) {
                line += "  " + padded(row.definition, 60) + "  " + row.source;
            }
            text += line.substr(0, line.find_last_not_of(' ') + 1) + '\n';
        }
        if (!any) {
            text += left == 0 ? "  nothing found: describe it in other words, or widen the filter\n" : "  nothing likely\n";
        }
    }
    if (left > 0) {
        text += std::to_string(left) + " less likely words left out: --all\n";
    }
    return text;
}

void lookUp(Session& session, const LookupArguments& arguments)
{
    const LookupQuery query = makeQuery(arguments);
    const OpenedLookup opened = openedLookup(session, arguments.pack, query);
    const LookupAnswer answer = opened.dictionary->ask(query, session.progress());
    nlohmann::json results = nlohmann::json::array();
    for (const LookupRow& row : answer.rows) {
        nlohmann::json further = nlohmann::json::array();
        for (const PartOfSpeech pos : row.furtherPos) {
            further.push_back(std::string(partOfSpeechName(pos)));
        }
        nlohmann::json result = {{"word", row.word},
                                 {"article", articleOf(row)},
                                 {"language", row.language},
                                 {"score", row.score},
                                 {"pos", std::string(partOfSpeechName(row.pos))},
                                 {"further_pos", std::move(further)},
                                 {"definition", row.definition},
                                 {"definition_language", row.definitionLanguage},
                                 {"source", row.source},
                                 {"kind", kindName(row.kind)},
                                 {"sense", row.sense},
                                 {"frequency_rank", row.frequencyRank}};
        addMarks(result, row.marks);
        result["meaning"] = row.meaning.empty() ? nlohmann::json() : nlohmann::json(row.meaning);
        results.push_back(std::move(result));
    }
    nlohmann::json attention = nlohmann::json::array();
    for (const TokenWeight& token : answer.attention) {
        attention.push_back({{"token", token.token}, {"weight", token.weight}, {"known", token.known}});
    }
    nlohmann::json meanings = nlohmann::json::array();
    for (const LookupMeaning& meaning : answer.meanings) {
        nlohmann::json words = nlohmann::json::object();
        for (const auto& [language, list] : meaning.words) {
            words[language] = list;
        }
        meanings.push_back({{"id", meaning.id},
                            {"definition", meaning.definition},
                            {"language", meaning.definitionLanguage},
                            {"words", std::move(words)},
                            {"score", meaning.score}});
    }
    static constexpr const char* matches[] = {"exact", "inflected", "corrected"};
    nlohmann::json json = {{"results", results},
                           {"meanings", meanings},
                           {"sure", answer.sure},
                           {"attention", attention},
                           {"elapsed_ms", answer.elapsedMs}};
    if (!answer.suggestedLanguage.empty()) {
        json["suggested_language"] = answer.suggestedLanguage;
        std::cerr << "This looks like " << languageName(answer.suggestedLanguage) << ": --from "
                  << answer.suggestedLanguage << "?\n";
    }
    if (!answer.headword.empty()) {
        json["headword"] = {{"word", answer.headword}, {"match", matches[static_cast<int>(answer.match)]}};
    }
    session.print(json, tableOf(query, answer, arguments.all));
}

void lookUpBatch(Session& session, const LookupArguments& arguments)
{
    LookupQuery query = makeQuery(arguments);
    if (query.to.size() != 1) {
        throw CLI::ValidationError("--to", "--batch asks for one language");
    }
    const OpenedLookup opened = openedLookup(session, arguments.pack, query);
    JobContext context(session.workspace);
    LookupBatchRequest request{arguments.batch, query, arguments.channel, arguments.pack, arguments.firstLetter,
                               opened.workspace != nullptr, session.seed, session.threads};
    const LookupBatchResult result = LookupBatchJob(context, *opened.dictionary, request).run(session.progress());
    for (const ReadIssue& issue : result.report.issues) {
        std::cerr << issue.file << ':' << issue.line << ": " << issue.message << '\n';
    }
    const RetrievalScores& scores = result.scores;
    char text[256];
    std::snprintf(text, sizeof text, "n %llu  covered %llu  P@1 %.3f  P@10 %.3f  P@100 %.3f  MRR %.3f  median rank %.0f\n",
                  static_cast<unsigned long long>(scores.n), static_cast<unsigned long long>(scores.covered), scores.p1,
                  scores.p10, scores.p100, scores.mrr, scores.medianRank);
    session.print(result.json, text);
}

} // namespace

void addLookupCommand(CLI::App& app, Session& session)
{
    CLI::App* command = app.add_subcommand("lookup", "Describe a meaning in one language, get words of others");
    auto arguments = std::make_shared<LookupArguments>();
    command->add_option("TEXT", arguments->text, "The description");
    command->add_option("--from", arguments->from, "Language of the description")->required();
    command->add_option("--to", arguments->to, "Languages of the answers, separated by commas")->required()->delimiter(',');
    command->add_option("--pack", arguments->pack, "Pack to ask; the one that came with the program by default");
    command->add_option("--limit", arguments->limit, "Answers per language")->check(CLI::Range(1, 1000));
    command->add_option("--pos", arguments->pos, "Parts of speech wanted: noun, verb, adjective, adverb, …")->delimiter(',');
    command->add_option("--starts-with", arguments->startsWith, "First letters of the answer");
    command->add_option("--pattern", arguments->pattern,
                        "Pattern of the answer: ? is one letter, * any number of them");
    command->add_option("--length", arguments->length, "Number of letters of the answer: 3..8, 3.., ..8");
    command->add_option("--frequency", arguments->frequency, "Frequency rank of the answer: 1..5000");
    command->add_flag("--vulgar", arguments->vulgar, "Vulgar words and slurs too");
    command->add_flag("--all", arguments->all, "Unlikely words too; JSON always has them");
    command
        ->add_option("--dictionaries", arguments->dictionaries,
                     "Dictionaries or groups to draw on, separated by commas; those that are switched on by default. A "
                     "dictionary that is named is used even where it is switched off")
        ->delimiter(',');
    command
        ->add_option("--channel", arguments->channel,
                     "What answers: dictionaries (lexical), encoder (dense) or both (fused)")
        ->check(CLI::IsMember({"fused", "dense", "lexical"}));
    command->add_option("--batch", arguments->batch,
                        "Evaluate instead: lines of answer|answer2, tab, description (or answer, headword, "
                        "definition), or the name of descriptions of the workspace");
    command->add_flag("--first-letter", arguments->firstLetter, "With --batch: the first letter of each answer is known");
    command->footer("With --json each answer has word, article (\"\" where there is none), language, score, pos, "
                    "further_pos (the other parts of speech that the word has), gender "
                    "(masculine, feminine, neuter, common), plural (the word is a plural), register (vulgar, derogatory, "
                    "colloquial, dated, literary, technical, regional, rare), definition, definition_language, source, "
                    "kind (translation, synonym, description, listed), sense (translations of one sense of the word asked "
                    "for share a number, the best one's is 1; else 0), frequency_rank (0: unknown) and meaning (an id that "
                    "the words of one meaning share in all languages; null where there is none). meanings: [{id, "
                    "definition, language, words {language: [words]}, score}], the likeliest first. sure: false where no "
                    "answer is likely to be right.");
    command->callback([&session, arguments] {
        const bool filtered = !arguments->pos.empty() || !arguments->startsWith.empty() ||
                              !arguments->pattern.empty() || !arguments->length.empty() ||
                              !arguments->frequency.empty();
        if (arguments->text.empty() ? arguments->batch.empty() && !filtered : !arguments->batch.empty()) {
            throw CLI::ValidationError("TEXT", "give a description, filters, or --batch with a file");
        }
        if (arguments->batch.empty()) {
            lookUp(session, *arguments);
        } else {
            lookUpBatch(session, *arguments);
        }
    });
}

} // namespace crossgloss
