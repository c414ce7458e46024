#include "CommandFiles.h"
#include "Commands.h"
#include "Session.h"

#include "base/Error.h"
#include "base/OneLine.h"
#include "base/TemporaryFile.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <exception>
#include <iostream>
#include <new>
#include <string>
#include <system_error>
#include <vector>

namespace {

int withoutMemory()
{
    std::cerr << "crossgloss-cli: not enough memory for this job. Close other programs or take smaller data\n";
    return 1;
}

} // namespace

int main(int argc, char** argv)
{
    using namespace crossgloss;

    removeTemporariesOnSignals();
    sweepTemporaries(systemTemporaryFolder());
    Session session;
    session.workspace = defaultWorkspace();

    CLI::App app("Describe a meaning in one language, get words of another; align, train and measure.", "crossgloss-cli");
    app.set_version_flag("--version", "crossgloss-cli " CROSSGLOSS_VERSION);
    // Help and manual pages tell the default of every option.
    app.option_defaults()->always_capture_default();
    app.add_option("--workspace", session.workspace, "Folder of the workspace")
        ->envname("CROSSGLOSS_WORKSPACE")
        ->default_str("the user's data folder");
    app.add_flag("--json", session.json, "Print one JSON object on standard output");
    app.add_option("--threads", session.threads, "Threads to use; 0 = all")->check(CLI::Range(0, 1024));
    app.add_option("--seed", session.seed, "Seed of every random choice");
    app.fallthrough();
    app.require_subcommand(1);
    // What was typed is repeated there, however long it is.
    app.failure_message([](const CLI::App* failed, const CLI::Error& error) {
        return oneLine(error.what()) + "\nRun " + failed->get_name() + " --help for more information.\n";
    });
    addAllCommands(app, session);

    try {
        // CLI11 takes them from the back.
        std::vector<std::string> arguments = preparedArguments({argv + 1, argv + argc});
        std::ranges::reverse(arguments);
        app.parse(std::move(arguments));
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? 0 : 2;
    } catch (const Cancelled&) {
        std::cerr << "crossgloss-cli: cancelled\n";
        return 1;
    } catch (const std::bad_alloc&) {
        return withoutMemory();
    } catch (const std::system_error& error) {
        // A thread could not be made.
        if (error.code() == std::errc::resource_unavailable_try_again || error.code() == std::errc::not_enough_memory) {
            return withoutMemory();
        }
        std::cerr << "crossgloss-cli: " << oneLine(error.what()) << '\n';
        return 1;
    } catch (const Error& error) {
        std::cerr << "crossgloss-cli: " << error.what() << '\n';
        return 1;
    } catch (const std::exception& error) {
        std::cerr << "crossgloss-cli: " << oneLine(error.what()) << '\n';
        return 1;
    }
    return 0;
}
