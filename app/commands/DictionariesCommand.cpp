#include "Commands.h"

#include "base/Error.h"
#include "commands/ResourceText.h"
#include "store/DictionaryUse.h"
#include "store/Workspace.h"

#include <CLI/CLI.hpp>

#include <map>
#include <memory>

namespace crossgloss {

namespace {

struct DictionariesArguments
{
    std::vector<std::string> names;
    std::string group;
};

void show(Session& session, const Workspace& workspace)
{
    std::map<std::string, Resource> resources;
    for (Resource& resource : workspace.resources()) {
        resources.emplace(resource.name, std::move(resource));
    }
    nlohmann::json list = nlohmann::json::array();
    std::string text;
    const DictionaryUses uses = dictionaryUses(workspace);
    const bool grouped = groupsOf(uses).size() > 1 || (!uses.empty() && !uses.front().group.empty());
    const DictionaryUse* before = nullptr;
    for (const DictionaryUse& use : uses) {
        const Resource& resource = resources[use.name];
        list.push_back({{"name", use.name},
                        {"enabled", use.enabled},
                        {"group", use.group},
                        {"kind", resourceKindName(resource.kind)},
                        {"language", resource.language},
                        {"second_language", resource.secondLanguage},
                        {"entries", resource.entries}});
        if (grouped && (!before || before->group != use.group)) {
            text += (use.group.empty() ? std::string("(no group)") : use.group) + '\n';
        }
        text += std::string(grouped ? "  " : "") + (use.enabled ? "on   " : "off  ") + resourceLine(resource) + '\n';
        before = &use;
    }
    if (text.empty()) {
        text = "There are no dictionaries. Index those of this system with: crossgloss-cli import installed\n";
    }
    session.print({{"dictionaries", list}}, text);
}

/// Lets @p change alter what the names stand for, and shows the list afterwards.
void changeNamed(Session& session, const std::vector<std::string>& names,
                 const std::function<void(DictionaryUses&, const std::vector<std::string>&)>& change)
{
    const Workspace workspace(session.workspace);
    changeDictionaryUses(workspace, [&](DictionaryUses& uses) { change(uses, namedDictionaries(uses, names)); });
    show(session, workspace);
}

} // namespace

void addDictionariesCommand(CLI::App& app, Session& session)
{
    CLI::App* command = app.add_subcommand(
        "dictionaries", "Choose which dictionaries, wordnets and word pairs look-ups draw on, and in which order");
    command->require_subcommand(0, 1);
    const auto arguments = std::make_shared<DictionariesArguments>();
    const auto add = [&](const char* name, const char* help) {
        CLI::App* sub = command->add_subcommand(name, help);
        sub->add_option("NAME", arguments->names, "Names of dictionaries or of groups of them")->required();
        return sub;
    };
    command->add_subcommand("list", "List them by group, in order, on or off")->callback([&session] {
        show(session, Workspace(session.workspace));
    });
    add("enable", "Switch dictionaries or groups on")->callback([&session, arguments] {
        changeNamed(session, arguments->names, [](DictionaryUses& uses, const std::vector<std::string>& named) {
            setEnabled(uses, named, true);
        });
    });
    add("disable", "Switch dictionaries or groups off: look-ups then find nothing of theirs")
        ->callback([&session, arguments] {
            changeNamed(session, arguments->names, [](DictionaryUses& uses, const std::vector<std::string>& named) {
                setEnabled(uses, named, false);
            });
        });
    add("order", "Put dictionaries or groups before all others, in the order of the names")
        ->callback([&session, arguments] { changeNamed(session, arguments->names, putFirst); });
    CLI::App* const grouping = add("group", "Put dictionaries into a group");
    grouping->add_option("--to", arguments->group, "The group; \"\" takes them out of theirs")->required();
    grouping->callback([&session, arguments] {
        changeNamed(session, arguments->names,
                    [&](DictionaryUses& uses, const std::vector<std::string>& named) {
                        setGroup(uses, named, arguments->group);
                    });
    });
    command->callback([&session, command] {
        if (command->get_subcommands().empty()) {
            show(session, Workspace(session.workspace));
        }
    });
}

} // namespace crossgloss
