#include "Commands.h"

#include "commands/ResourceText.h"

#include "base/Error.h"
#include "store/InstalledDictionaries.h"
#include "store/Workspace.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <iostream>
#include <memory>

namespace crossgloss {

namespace {

struct ImportArguments {
    std::string kind;
    std::vector<std::filesystem::path> files;
    std::vector<std::filesystem::path> folders;
    ImportOptions options;
};

void importInstalled(Session& session, const ImportArguments& arguments)
{
    Workspace workspace(session.workspace);
    InstalledFolders where{{}, true};
    for (const std::filesystem::path& folder : arguments.folders) {
        where.folders.push_back(std::filesystem::absolute(folder).lexically_normal());
    }
    const Workspace::InstalledReport report = importInstalled(workspace, where, session.progress());
    nlohmann::json failures = nlohmann::json::array();
    for (const ReadIssue& failure : report.failures) {
        failures.push_back({{"file", failure.file}, {"line", failure.line}, {"message", failure.message}});
    }
    std::string text = std::to_string(report.found) + " dictionaries found, " + std::to_string(report.imported) +
                       " indexed now, " + std::to_string(report.removed) + " removed\n";
    session.print({{"found", report.found}, {"imported", report.imported}, {"removed", report.removed},
                   {"failures", failures}},
                  text);
    for (const ReadIssue& failure : report.failures) {
        std::cerr << "crossgloss-cli: " << failure.message << '\n';
    }
    if (report.found == 0) {
        std::cerr << "crossgloss-cli: no dictionaries found. Install some, for instance dict-freedict-eng-fra, dict-gcide "
                     "and wordnet-base\n";
    }
}

void importFiles(Session& session, ImportArguments& arguments)
{
    std::optional<ResourceKind> kind = resourceKindFromName(arguments.kind);
    if (!kind) {
        // `import FILE...` leaves the kind to the file itself.
        if (!std::filesystem::exists(arguments.kind)) {
            throw CLI::ValidationError("KIND", "neither a kind of resource nor a file: " + arguments.kind);
        }
        arguments.files.insert(arguments.files.begin(), arguments.kind);
    }
    if (arguments.files.empty()) {
        throw CLI::ValidationError("FILE", "name at least one file");
    }
    if (!arguments.options.metadata.empty()) {
        if (arguments.files.size() > 1) {
            throw CLI::ValidationError("--metadata", "serves one file at a time");
        }
        kind = kind.value_or(ResourceKind::Embeddings);
    }
    if (!arguments.options.name.empty() && arguments.files.size() > 1 && kind != ResourceKind::Parallel) {
        throw CLI::ValidationError("--name", "serves one file at a time");
    }
    Workspace workspace(session.workspace);
    arguments.options.threads = session.threads;
    nlohmann::json imported = nlohmann::json::array();
    std::string text;
    const auto add = [&](ResourceKind each, const std::vector<std::filesystem::path>& files) {
        Resource resource;
        try {
            resource = workspace.import(each, files, arguments.options, session.progress());
        } catch (NameTakenError& taken) {
            taken.advise("Choose another name, or say --replace or --keep-both");
            throw;
        } catch (Error& error) {
            // Core knows no options; here they are what a reader needs.
            if (error.text() == CROSSGLOSS_TEXT("The file does not say which language it is in")) {
                error.advise("Say which language it is in with --language");
            } else if (error.text() == CROSSGLOSS_TEXT("The file does not say which second language it holds")) {
                error.advise("Say which it is with --second-language");
            }
            throw;
        }
        imported.push_back(resourceJson(resource));
        text += resourceLine(resource) + '\n';
        const auto isHarmless = [&resource](const ReadIssue& issue) {
            return std::ranges::any_of(resource.leftOut, [&issue](const LeftOut& left) {
                return left.harmless && left.reason == issue.message;
            });
        };
        for (const ReadIssue& issue : resource.issues) {
            if (!isHarmless(issue)) {
                std::cerr << issue.file << ':' << issue.line << ": " << issue.message << '\n';
            }
        }
        for (const LeftOut& left : resource.leftOut) {
            if (left.harmless) {
                std::cerr << resource.name << ": left out " << left.count << ": " << left.reason << '\n';
            }
        }
    };
    if (kind == ResourceKind::Parallel) {
        add(*kind, arguments.files);
    } else {
        for (const std::filesystem::path& file : arguments.files) {
            add(kind ? *kind : guessKind(file), {file});
        }
    }
    session.print({{"imported", imported}}, text);
}

} // namespace

void addImportCommand(CLI::App& app, Session& session)
{
    CLI::App* command = app.add_subcommand("import", "Read resources into the workspace");
    auto arguments = std::make_shared<ImportArguments>();
    command->add_option("KIND", arguments->kind,
                        "embeddings, dictionary, wordnet, lexicon, parallel, pairs, descriptions, or installed: the "
                        "dictionaries found on the system, as far as they changed")
        ->required();
    command->add_option("FILE", arguments->files, "Files to read (parallel: two files, one with two columns, or a translation memory (TMX); dictionary: StarDict's .ifo, FreeDict's "
                        ".tei, wiktextract's .jsonl, dictd's .index, or a word and its definition on each line)");
    command->add_option("--language", arguments->options.language, "Language of the file where it does not say; of a wiktextract file, the language to take out of it");
    command->add_option("--second-language", arguments->options.secondLanguage,
                        "Language of its translations or answers");
    command->add_option("--metadata", arguments->options.metadata,
                        "Of word vectors: file with their words, one a line, where they stand apart (metadata.tsv beside the "
                        "Embedding Projector's vectors.tsv; with several columns a heading comes first)")
        ->check(CLI::ExistingFile);
    command->add_option("--folder", arguments->folders,
                        "With installed: look through this folder too, for dictd's and StarDict's dictionaries; may be "
                        "given several times")
        ->check(CLI::ExistingDirectory)
        ->allow_extra_args(false);
    command->add_flag("--any-language", arguments->options.anyLanguage, "Accept language codes that are not known too");
    command->add_option("--name", arguments->options.name,
                        "Name in the workspace; the file's by default, with a number where another resource has it");
    const auto taken = [arguments](NameTaken choice) {
        return [arguments, choice](std::int64_t) { arguments->options.whenTaken = choice; };
    };
    CLI::Option* const replace =
        command->add_flag_function("--replace", taken(NameTaken::Replace), "Replace another resource of the same name");
    command
        ->add_flag_function("--keep-both", taken(NameTaken::KeepBoth),
                            "Keep both: add a number to a name that another resource has already")
        ->excludes(replace);
    command->callback([&session, arguments] {
        if (arguments->kind == "installed") {
            importInstalled(session, *arguments);
        } else {
            importFiles(session, *arguments);
        }
    });
}

void addListCommand(CLI::App& app, Session& session)
{
    CLI::App* command = app.add_subcommand("list", "Show the resources of the workspace");
    command->callback([&session] {
        const Workspace workspace(session.workspace);
        nlohmann::json list = nlohmann::json::array();
        std::string text;
        for (const Resource& resource : workspace.resources()) {
            list.push_back(resourceJson(resource));
            text += resourceLine(resource) + '\n';
        }
        if (text.empty()) {
            text = "The workspace is empty. Index the dictionaries of this system with: crossgloss-cli import installed\n";
        }
        session.print({{"resources", list}}, text);
    });
}

void addRemoveCommand(CLI::App& app, Session& session)
{
    CLI::App* command = app.add_subcommand(
        "remove", "Remove resources from the workspace for good and free their space; the files they were "
                  "read from stay");
    auto names = std::make_shared<std::vector<std::string>>();
    command->add_option("NAME", *names, "Names as list shows them")->required();
    command->callback([&session, names] {
        Workspace workspace(session.workspace);
        for (const std::string& name : *names) {
            workspace.remove(name);
        }
        session.print({{"removed", *names}}, std::to_string(names->size()) + " removed\n");
    });
}

} // namespace crossgloss
