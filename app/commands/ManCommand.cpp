#include "Commands.h"
#include "ManualPage.h"

#include "base/AtomicFile.h"
#include "base/Error.h"

#include <CLI/CLI.hpp>

#include <filesystem>
#include <memory>
#include <regex>
#include <string>
#include <vector>

namespace crossgloss {

namespace {

constexpr const char* program = "crossgloss-cli";

struct ManArguments {
    std::filesystem::path folder;
    std::string date;
};

std::vector<const CLI::App*> shownCommands(const CLI::App& app)
{
    return app.get_subcommands([](const CLI::App* command) {
        return !command->get_name().empty() && !command->get_group().empty();
    });
}

std::vector<const CLI::Option*> shownOptions(const CLI::App& app, bool positional)
{
    return app.get_options([positional](const CLI::Option* option) {
        return !option->get_group().empty() && option->get_positional() == positional;
    });
}

/// "--out FILE" has the type FILE; what stands behind a colon in CLI11's name of a type is what values are checked for.
struct ValueText {
    std::string name;
    std::string check;
};

ValueText valueOf(const CLI::Option& option)
{
    if (option.get_type_size() == 0) {
        return {};
    }
    const std::string type = option.get_type_name();
    const std::size_t colon = type.find(':');
    ValueText value{type.substr(0, colon), colon == std::string::npos ? std::string() : type.substr(colon + 1)};
    static const std::regex range(R"((?:INT|UINT|FLOAT) in \[(.*) - (.*)\])");
    static const std::regex members(R"(\{(.*)\})");
    if (std::smatch found; std::regex_match(value.check, found, range)) {
        value.check = "From " + found[1].str() + " to " + found[2].str() + ".";
    } else if (std::regex_match(value.check, found, members)) {
        value.check = "One of " + std::regex_replace(found[1].str(), std::regex(","), ", ") + ".";
    } else if (value.check == "FILE" || value.check == "DIR") {
        value.name = value.check;
        value.check.clear();
    } else if (!value.check.empty()) {
        value.check += '.';
    }
    if (option.get_expected_max() > 1) {
        value.name += " ...";
    }
    return value;
}

std::string withFullStop(std::string text)
{
    if (!text.empty() && std::string_view(".!?").find(text.back()) == std::string_view::npos) {
        text += '.';
    }
    return text;
}

std::string explanationOf(const CLI::Option& option, const ValueText& value)
{
    std::string text = withFullStop(option.get_description());
    const auto add = [&text](const std::string& sentence) {
        text += (text.empty() || sentence.empty() ? "" : " ") + sentence;
    };
    add(value.check);
    if (option.get_required()) {
        add("Required.");
    } else if (const std::string standard = option.get_default_str(); value.name.size() && !standard.empty()) {
        add("Default: " + standard + ".");
    }
    if (!option.get_envname().empty()) {
        add("Environment: " + option.get_envname() + ".");
    }
    return text;
}

/// "-h, --help", or the name of an argument without a dash.
std::string namesOf(const CLI::Option& option)
{
    if (option.get_positional()) {
        return option.get_name(true);
    }
    std::string names;
    for (const std::string& name : option.get_snames()) {
        names += (names.empty() ? "-" : ", -") + name;
    }
    for (const std::string& name : option.get_lnames()) {
        names += (names.empty() ? "--" : ", --") + name;
    }
    return names;
}

void writeOptions(ManualPage& page, const CLI::App& app, bool positional)
{
    for (const CLI::Option* option : shownOptions(app, positional)) {
        const ValueText value = valueOf(*option);
        page.entry(namesOf(*option), positional ? std::string() : value.name, explanationOf(*option, value));
    }
}

/// What has to be given, and that there is more.
std::string argumentsOf(const CLI::App& app)
{
    std::string text;
    for (const CLI::Option* option : shownOptions(app, false)) {
        if (option->get_required()) {
            text += namesOf(*option) + ' ' + valueOf(*option).name + ' ';
        }
    }
    text += "[OPTION ...]";
    for (const CLI::Option* option : shownOptions(app, true)) {
        const std::string name = namesOf(*option) + (option->get_expected_max() > 1 ? " ..." : "");
        text += option->get_required() ? ' ' + name : " [" + name + ']';
    }
    if (!shownCommands(app).empty()) {
        text += app.get_require_subcommand_min() > 0 ? " COMMAND ..." : " [COMMAND ...]";
    }
    return text;
}

void writeSubcommands(ManualPage& page, const CLI::App& app, const std::string& name)
{
    for (const CLI::App* command : shownCommands(app)) {
        const std::string full = name + ' ' + command->get_name();
        page.subsection(full);
        page.synopsis(full, argumentsOf(*command));
        page.paragraph(withFullStop(command->get_description()));
        page.paragraph(command->get_footer());
        writeOptions(page, *command, true);
        writeOptions(page, *command, false);
        writeSubcommands(page, *command, full);
    }
}

void writeSurroundings(ManualPage& page)
{
    page.section("Exit status");
    page.entry("0", "", "All was done as asked.");
    page.entry("1", "", "The job failed or was cancelled; one line on standard error says why.");
    page.entry("2", "", "The command line is wrong.");
    page.section("Environment");
    page.entry("CROSSGLOSS_WORKSPACE", "", "Folder of the workspace, as --workspace.");
    page.entry("CROSSGLOSS_PACK", "", "Pack to ask instead of the one that came with the program.");
    page.entry("CROSSGLOSS_DICTD_PATH", "", "Folders with dictionaries of dictd, parted by colons.");
    page.entry("CROSSGLOSS_WORDNET_PATH", "", "Folder with the database files of Princeton WordNet.");
    page.entry("DICPATH", "", "Further folders with dictionaries of hunspell.");
    page.section("Files");
    page.entry("$XDG_DATA_HOME/crossgloss, else ~/.local/share/crossgloss", "",
               "The workspace: workspace.sqlite has what was imported, user.sqlite what the user made.");
}

/// The page of @p app, which is the program or one of its commands.
void writePage(const CLI::App& app, const CLI::App& root, const ManArguments& arguments)
{
    const bool whole = &app == &root;
    const std::string file = whole ? program : std::string(program) + '-' + app.get_name();
    const std::string called = whole ? program : std::string(program) + ' ' + app.get_name();
    std::string summary = whole ? "reverse dictionary across languages, on the command line" : app.get_description();
    while (summary.ends_with('.')) {
        summary.pop_back();
    }
    ManualPage page(file, summary, arguments.date);
    page.section("Synopsis");
    page.synopsis(called, argumentsOf(app));
    page.section("Description");
    page.paragraph(withFullStop(app.get_description()));
    page.paragraph(app.get_footer());
    if (whole) {
        page.paragraph("Each command has a manual page of its own. The options below may stand before or behind a command.");
    }
    if (!shownOptions(app, true).empty()) {
        page.section("Arguments");
        writeOptions(page, app, true);
    }
    page.section("Options");
    writeOptions(page, app, false);
    if (whole) {
        page.section("Commands");
        for (const CLI::App* command : shownCommands(app)) {
            page.entry(command->get_name(), "", withFullStop(command->get_description()));
        }
    } else {
        if (!shownCommands(app).empty()) {
            page.section("Commands");
            writeSubcommands(page, app, called);
        }
        page.section("Options of every command");
        for (const CLI::Option* option : shownOptions(root, false)) {
            if (option->get_name() != "--help" && option->get_name() != "--version") {
                const ValueText value = valueOf(*option);
                page.entry(namesOf(*option), value.name, explanationOf(*option, value));
            }
        }
    }
    writeSurroundings(page);
    page.references(whole ? "crossgloss,crossgloss-cli-lookup" : "crossgloss,crossgloss-cli");

    AtomicFile out(arguments.folder / (file + ".1"));
    out.stream() << page.text();
    out.commit();
}

} // namespace

void addManCommand(CLI::App& app, Session&)
{
    CLI::App* command = app.add_subcommand("man", "Write the manual page of the program and of each command");
    command->group(""); // for those who package the program
    auto arguments = std::make_shared<ManArguments>();
    command->add_option("--out", arguments->folder, "Folder for the pages")->required();
    command->add_option("--date", arguments->date, "Date of the pages, YYYY-MM-DD");
    command->callback([&app, arguments] {
        std::filesystem::create_directories(arguments->folder);
        writePage(app, app, *arguments);
        for (const CLI::App* shown : shownCommands(app)) {
            writePage(*shown, app, *arguments);
        }
    });
}

} // namespace crossgloss
