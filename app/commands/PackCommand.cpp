#include "Commands.h"

#include "base/Error.h"
#include "base/Json.h"
#include "pack/LexicalCategories.h"
#include "pack/Pack.h"
#include "pack/PackBuild.h"
#include "resources/Wordnet.h"
#include "evaluation/LookupEvaluation.h"
#include "evaluation/RetrievalMetrics.h"
#include "lookup/LookupEngine.h"

#include <CLI/CLI.hpp>

#include <cstdio>
#include <memory>
#include <sstream>

namespace crossgloss {

namespace {

struct PackArguments
{
    PackBuildOptions build;
    std::vector<std::string> definitions, pairs, parallel, wordnets, vectors, licences;
    bool debianOnly = false;
    bool filesOnly = false;
    std::string info;
};

// "FILE:a:b" from the right, so that a file name may hold a colon.
void splitFile(const std::string& text, std::filesystem::path& file, std::string& first, std::string& second)
{
    const std::size_t b = text.rfind(':');
    const std::size_t a = b == std::string::npos || b == 0 ? std::string::npos : text.rfind(':', b - 1);
    if (a == std::string::npos || a == 0 || b == a + 1 || b + 1 == text.size()) {
        throw Error(CROSSGLOSS_TEXT("%1 does not name a file and two languages"), {text})
            .advise(CROSSGLOSS_TEXT("write FILE:LANGUAGE:LANGUAGE, for instance words.tsv:en:fr"));
    }
    file = text.substr(0, a);
    first = text.substr(a + 1, b - a - 1);
    second = text.substr(b + 1);
}

std::pair<std::string, std::string> splitSetting(const std::string& text)
{
    const std::size_t sign = text.find('=');
    if (sign == std::string::npos || sign == 0 || sign + 1 == text.size()) {
        throw Error(CROSSGLOSS_TEXT("%1 is not a setting"), {text}).advise(CROSSGLOSS_TEXT("write NAME=VALUE"));
    }
    return {text.substr(0, sign), text.substr(sign + 1)};
}

void fillInputs(PackArguments& arguments)
{
    PackInputs& inputs = arguments.build.inputs;
    inputs.installed = !arguments.filesOnly;
    if (arguments.debianOnly) {
        return;
    }
    for (const std::string& text : arguments.definitions) {
        PackInputs::Definitions one;
        splitFile(text, one.file, one.answerLanguage, one.definitionLanguage);
        inputs.definitions.push_back(one);
    }
    for (const auto& [texts, list] :
         {std::pair(&arguments.pairs, &inputs.pairs), std::pair(&arguments.parallel, &inputs.parallel)}) {
        for (const std::string& text : *texts) {
            PackInputs::Bilingual one;
            splitFile(text, one.file, one.first, one.second);
            list->push_back(one);
        }
    }
    for (const std::string& text : arguments.wordnets) {
        inputs.wordnets.emplace_back(text);
    }
    for (const std::string& text : arguments.vectors) {
        const auto [language, file] = splitSetting(text);
        inputs.vectors.emplace_back(language, file);
    }
    for (const std::string& text : arguments.licences) {
        const auto [file, licence] = splitSetting(text);
        inputs.licences[file] = licence;
    }
}

// The command as somebody else would type it: files by their names, whatever folder they were in.
std::string commandOf(const PackArguments& arguments, const Session& session)
{
    std::ostringstream text;
    const PackBuildOptions& build = arguments.build;
    text << "crossgloss-cli --seed " << session.seed << " --threads " << session.threads << " pack build --out "
         << build.out.filename().string();
    const auto list = [&](const char* option, const std::vector<std::string>& values) {
        for (const std::string& value : values) {
            const std::size_t sign = std::string_view(option) == "--vectors" ? value.find('=') + 1 : 0;
            text << ' ' << option << ' ' << value.substr(0, sign)
                 << std::filesystem::path(value.substr(sign)).filename().string();
        }
    };
    if (arguments.debianOnly) {
        text << " --debian-only";
    } else {
        list("--definitions", arguments.definitions);
        list("--pairs", arguments.pairs);
        list("--parallel", arguments.parallel);
        list("--omw", arguments.wordnets);
        list("--vectors", arguments.vectors);
        text << (arguments.filesOnly ? " --files-only" : "") << (build.assembly.rankedAnswers ? " --vector-answers" : "");
    }
    const PackTrainOptions& training = build.training;
    text << " --dimension " << training.model.dimension << " --epochs " << training.epochs << " --held-out "
         << build.assembly.heldOut;
    return text.str();
}

std::string scoreTable(const nlohmann::json& card)
{
    std::ostringstream text;
    char line[200];
    std::snprintf(line, sizeof line, "%-18s %5s  %-24s %-24s %6s\n", "held out", "n", "P@10 (95 %)", "MRR (95 %)",
                  "median");
    text << line;
    for (const auto& [name, cases] : card.at("heldOut").items()) {
        const auto& scores = cases.at("encoder");
        const auto interval = [](const nlohmann::json& value) {
            char cell[64];
            std::snprintf(cell, sizeof cell, "%.3f [%.3f, %.3f]", value.at(0).get<double>(), value.at(1).get<double>(),
                          value.at(2).get<double>());
            return std::string(cell);
        };
        std::snprintf(line, sizeof line, "%-18s %5d  %-24s %-24s %6.0f\n", name.c_str(), scores.at("n").get<int>(),
                      interval(scores.at("p10")).c_str(), interval(scores.at("mrr")).c_str(),
                      scores.at("medianRank").get<double>());
        text << line;
    }
    return text.str();
}

std::string measuredTable(const nlohmann::json& measured)
{
    std::ostringstream text;
    char line[200];
    for (const auto& [name, kinds] : measured.items()) {
        for (const auto& [kind, scores] : kinds.items()) {
            const auto& interval = scores.at("intervals").at("p10");
            std::snprintf(line, sizeof line, "%-34s %-17s n %5d  P@1 %.3f  P@10 %.3f [%.3f, %.3f]  MRR %.3f\n",
                          name.c_str(), kind.c_str(), scores.at("n").get<int>(), scores.at("p1").get<double>(),
                          scores.at("p10").get<double>(), interval.at(0).get<double>(), interval.at(1).get<double>(),
                          scores.at("mrr").get<double>());
            text << line;
        }
    }
    return text.str();
}

void addBuild(CLI::App& group, Session& session)
{
    auto arguments = std::make_shared<PackArguments>();
    PackBuildOptions& build = arguments->build;
    CLI::App* command =
        group.add_subcommand("build", "Train a pack from the dictionaries of this machine and from files");
    command->add_option("--out", build.out, "File to write")->required();
    command->add_option(
        "--definitions", arguments->definitions,
        "FILE:ANSWER:DEFINITION: answer and definition, or answer, headword and definition, tab between");
    command->add_option("--pairs", arguments->pairs, "FILE:L1:L2: word pairs");
    command->add_option("--parallel", arguments->parallel, "FILE:L1:L2: sentence pairs, for word frequencies");
    command->add_option("--omw", arguments->wordnets, "Open Multilingual Wordnet .tab or WN-LMF files");
    command->add_option("--vectors", arguments->vectors,
                        "LANGUAGE=FILE: pretrained vectors to start from, frequent words first; several of a language "
                        "are concatenated");
    command->add_option("--licence", arguments->licences, "FILENAME=LICENCE, for the card");
    command->add_flag("--debian-only", arguments->debianOnly, "Use the installed dictionaries alone");
    command->add_flag("--files-only", arguments->filesOnly, "Leave the installed dictionaries out");
    command->add_flag("--vector-answers", build.assembly.rankedAnswers,
                      "Every word with a start vector is an answer, defined or not");
    command->add_option("--dimension", build.training.model.dimension, "Dimensions of the shared space")
        ->check(CLI::Range(8, 1024));
    command->add_option("--heads", build.training.model.heads, "Attention heads")->check(CLI::Range(1, 64));
    command->add_option("--hidden", build.training.model.hidden, "Hidden units of the residual layer; 0 = none");
    command->add_option("--buckets", build.training.model.subwords.buckets,
                        "Hash buckets of character n-grams; 0 = none");
    command->add_option("--epochs", build.training.epochs, "Epochs (passes over the pairs)")
        ->check(CLI::Range(1, 1000));
    command->add_option("--batch", build.training.batch, "Batch size (descriptions per step)")
        ->check(CLI::Range(1, 65536));
    command->add_option("--negatives", build.training.negatives, "Sampled negatives per step");
    command->add_option("--rate", build.training.learningRate, "Learning rate");
    command->add_option("--word-dropout", build.training.wordDropout,
                        "Word dropout: probability of leaving out a word");
    command->add_option("--span-chance", build.training.spanChance, "Probability of reading a short span alone");
    command->add_option("--context", build.training.contextChance,
                        "Probability that a definition asks for one of its words");
    command->add_option(
        "--switch", build.training.switchChance,
        "Probability that a description is read word by word in another main language (code switching)");
    command->add_option("--chained", build.training.chainedWeight, "Share of chained definitions drawn per epoch");
    command->add_option("--pair-weight", build.training.pairWeight, "Share of word pairs drawn per epoch");
    command->add_option("--other", build.training.otherLanguage, "Sampling factor for languages beyond the first five");
    command->add_option("--held-out", build.assembly.heldOut, "Held-out words per main language");
    command->add_option("--reworded", build.assembly.reworded, "Held-out descriptions per direction");
    command->add_option("--held-out-to", build.heldOutFolder, "Folder for the held-out cases");
    command->add_option("--inputs", build.writing.inputs, "Words understood in descriptions beside the answers");
    command->add_option("--checkpoint", build.training.checkpoint, "Checkpoint file, to resume from");
    command->callback([arguments, &session] {
        PackBuildOptions& options = arguments->build;
        fillInputs(*arguments);
        options.command = commandOf(*arguments, session);
        options.training.seed = session.seed;
        options.training.threads = session.threads;
        if (options.training.model.dimension % 2 != 0 ||
            options.training.model.dimension % options.training.model.heads != 0) {
            throw Error(CROSSGLOSS_TEXT("the dimension must be even and a multiple of the heads"));
        }
        const PackBuildResult result = buildPack(options, session.progress(), [](const TrainingPoint& point) {
            std::fprintf(stderr, "epoch %d step %llu %.0f s %.0f examples/s loss %.4f%s\n", point.epoch,
                         static_cast<unsigned long long>(point.step), point.seconds, point.examplesPerSecond, point.loss,
                         point.validationMrr ? (" P@10 " + std::to_string(*point.validationP10) + " MRR " +
                                                std::to_string(*point.validationMrr))
                                                   .c_str()
                                             : "");
        });
        nlohmann::json json = result.card;
        json["bytes"] = result.bytes;
        session.print(json, scoreTable(result.card) + "prior " + jsonText(result.card.at("prior")) + ", " +
                                std::to_string(result.bytes) + " bytes\n");
    });
}

void addInfo(CLI::App& group, Session& session)
{
    auto arguments = std::make_shared<PackArguments>();
    CLI::App* command = group.add_subcommand("info", "Show the card of a pack");
    command->add_option("pack", arguments->info, "Pack; the bundled one by default");
    command->callback([arguments, &session] {
        const auto pack = Pack::open(arguments->info.empty() ? defaultPack() : std::filesystem::path(arguments->info));
        nlohmann::json card = parsedJson(pack->card());
        if (card.is_discarded() || !card.is_object()) {
            card = nlohmann::json::object();
        }
        std::ostringstream text;
        text << "dimension " << pack->dimension() << "\ndescriptions in";
        for (const std::string& language : pack->descriptionLanguages()) {
            text << ' ' << language;
        }
        text << "\nanswers in";
        for (const std::string& language : pack->answerLanguages()) {
            text << ' ' << language << " (" << pack->vocabularySize(language) << ')';
        }
        text << "\nmade by " << card.value("command", std::string("?")) << "\n\n";
        if (card.contains("heldOut") && card["heldOut"].is_object()) {
            text << scoreTable(card);
        }
        if (card.contains("measured") && card["measured"].is_object()) {
            text << '\n' << measuredTable(card["measured"]);
        }
        if (card.contains("sources") && card["sources"].is_array()) {
            text << "\ndata\n";
            for (const auto& source : card["sources"]) {
                text << "  " << source.value("name", "") << "  " << source.value("licence", "") << '\n';
            }
        }
        session.print(card, text.str());
    });
}

struct CategoryArguments
{
    std::filesystem::path pack;
    std::filesystem::path wordnet;
    std::filesystem::path out;
};

void addCategories(CLI::App& group, Session& session)
{
    auto arguments = std::make_shared<CategoryArguments>();
    CLI::App* command = group.add_subcommand(
        "categories", "Learn the semantic categories of words and descriptions (person, animal, tool, …), for a pack");
    command->add_option("pack", arguments->pack, "Pack")->required();
    command->add_option("--wordnet", arguments->wordnet,
                        "Folder of Princeton's database files; the installed one by default");
    command->add_option("--out", arguments->out, "File to write; beside the pack by default, where look-ups find it");
    command->callback([arguments, &session] {
        const auto pack = Pack::open(arguments->pack);
        const std::filesystem::path folder =
            arguments->wordnet.empty() ? findInstalledPrinceton() : arguments->wordnet;
        if (folder.empty()) {
            throw Error(CROSSGLOSS_TEXT("no wordnet is installed"))
                .advise(CROSSGLOSS_TEXT("install wordnet-base, or name a folder with --wordnet"));
        }
        ReadReport read;
        const Wordnet wordnet = readPrinceton(folder, session.progress(), read);
        CategoryTrainingOptions options;
        options.seed = session.seed;
        CategoryReport report;
        const LexicalCategories categories =
            trainLexicalCategories(*pack, wordnet, options, report, session.progress());
        std::filesystem::path out = arguments->out;
        if (out.empty()) {
            out = arguments->pack;
            out.replace_extension(".categories");
        }
        categories.write(out);
        std::ostringstream text;
        text << out.string() << ": " << report.words << " words, " << report.descriptions
             << " glosses; right first category of words " << report.rightWords << ", of " << report.heldOut
             << " held-out glosses " << report.rightHeldOut << '\n';
        session.print({{"out", out.string()},
                       {"words", report.words},
                       {"descriptions", report.descriptions},
                       {"words_right", report.rightWords},
                       {"held_out", report.heldOut},
                       {"held_out_right", report.rightHeldOut}},
                      text.str());
    });
}

struct MeasureArguments
{
    std::filesystem::path pack;
    std::vector<std::string> cases;
    std::filesystem::path against;
};

// Scores of one file of cases, by the encoder alone, fused, and fused with the first letter given.
nlohmann::json measure(const ReverseDictionary& dictionary, const std::vector<DescriptionCase>& cases,
                       LookupQuery query, const Session& session)
{
    nlohmann::json result;
    LookupEvaluationOptions options;
    options.threads = session.threads;
    BootstrapOptions resampling;
    resampling.seed = session.seed;
    query.channel = Channel::Dense;
    result["encoder"] =
        scoresWithIntervals(evaluateLookup(dictionary, cases, query, options, session.progress()), resampling);
    if (dictionary.hasIndex()) {
        query.channel = Channel::Fused;
        result["fused"] =
            scoresWithIntervals(evaluateLookup(dictionary, cases, query, options, session.progress()), resampling);
        options.firstLetter = true;
        result["fusedFirstLetter"] =
            scoresWithIntervals(evaluateLookup(dictionary, cases, query, options, session.progress()), resampling);
    }
    return result;
}

void addMeasure(CLI::App& group, Session& session)
{
    auto arguments = std::make_shared<MeasureArguments>();
    CLI::App* command = group.add_subcommand(
        "measure", "Score a pack, alone and with the dictionaries of the workspace, and note the scores on its card");
    command->add_option("pack", arguments->pack, "Pack")->required();
    command->add_option("--cases", arguments->cases, "FILE:ANSWER:DEFINITION: answers and description, tab between");
    command->add_option("--against", arguments->against, "Another pack whose scores the card shows for comparison");
    command->callback([arguments, &session] {
        const auto pack = Pack::open(arguments->pack);
        nlohmann::json card = parsedJson(pack->card());
        if (!card.is_object()) {
            throw Error(CROSSGLOSS_TEXT("the pack has no card for the scores")).at(arguments->pack.string());
        }
        std::unique_ptr<Workspace> workspace;
        if (std::filesystem::exists(session.workspace / "workspace.sqlite")) {
            workspace = std::make_unique<Workspace>(session.workspace);
        }
        LookupOptions options;
        options.threads = session.threads;
        const auto dictionary = openLookup(pack, workspace.get(), options);
        for (const std::string& text : arguments->cases) {
            std::filesystem::path file;
            LookupQuery query;
            std::string answer;
            splitFile(text, file, answer, query.from);
            query.to = {answer};
            ReadReport report;
            const auto cases = readLookupCases(file, session.progress(), report);
            card["measured"][file.filename().string()] = measure(*dictionary, cases, query, session);
        }
        if (!arguments->against.empty()) {
            const nlohmann::json other = parsedJson(Pack::open(arguments->against)->card());
            if (!other.is_object()) {
                throw Error(CROSSGLOSS_TEXT("the pack has no card for the scores")).at(arguments->against.string());
            }
            card["against"] = {{"command", other.value("command", "")},
                               {"heldOut", other.value("heldOut", nlohmann::json::object())},
                               {"measured", other.value("measured", nlohmann::json::object())}};
        }
        replacePackCard(arguments->pack, jsonText(card));
        session.print(card, measuredTable(card.value("measured", nlohmann::json::object())));
    });
}

} // namespace

void addPackCommand(CLI::App& app, Session& session)
{
    CLI::App* group = app.add_subcommand("pack", "Build and inspect packs");
    group->require_subcommand(1);
    addBuild(*group, session);
    addInfo(*group, session);
    addCategories(*group, session);
    addMeasure(*group, session);
}

} // namespace crossgloss
