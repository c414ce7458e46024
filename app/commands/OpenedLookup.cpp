#include "commands/OpenedLookup.h"

#include "base/Error.h"
#include "pack/Pack.h"
#include "text/Morphology.h"

#include <iostream>

namespace crossgloss {

OpenedLookup openedLookup(const Session& session, const std::filesystem::path& packFile, const LookupQuery& query)
{
    // Hunspell's dictionary takes as long to load as the pack and the index together.
    OpenedLookup opened;
    opened.morphology = std::async(std::launch::async, [language = query.from] { morphologyOf(language); });
    const Channel channel = query.channel;
    // A look-up makes no workspace; without one it asks the encoder alone.
    if (channel != Channel::Dense && !session.workspace.empty() &&
        std::filesystem::exists(session.workspace / "workspace.sqlite")) {
        try {
            opened.workspace = std::make_unique<Workspace>(session.workspace);
        } catch (const Error& error) {
            if (channel == Channel::Lexical) {
                throw;
            }
            std::cerr << "crossgloss-cli: " << error.what() << "; using the encoder alone\n";
        }
    }
    std::shared_ptr<const Pack> pack;
    if (channel != Channel::Lexical || !packFile.empty()) {
        try {
            pack = Pack::open(packFile.empty() ? defaultPack() : packFile);
        } catch (const Error& error) {
            if (!packFile.empty() || channel == Channel::Dense || !opened.workspace) {
                throw;
            }
            std::cerr << "crossgloss-cli: " << error.what() << "; using the dictionaries alone\n";
        }
    }
    if (!pack && !opened.workspace) {
        throw Error(CROSSGLOSS_TEXT("No dictionaries are indexed yet"))
            .advise(CROSSGLOSS_TEXT("Index those of this system with: crossgloss-cli import installed"));
    }
    LookupOptions options;
    options.threads = session.threads;
    const bool unreadable = !opened.workspace && channel != Channel::Dense && !session.workspace.empty() &&
                            std::filesystem::exists(session.workspace / "workspace.sqlite");
    opened.dictionary = openLookup(pack, opened.workspace.get(), options);
    if (!query.dictionaries.empty() && !opened.workspace) {
        throw Error(CROSSGLOSS_TEXT("There are no dictionaries to choose from"))
            .advise(CROSSGLOSS_TEXT("Index those of this system with: crossgloss-cli import installed"));
    }
    if (channel != Channel::Dense && !unreadable && !opened.dictionary->hasIndex()) {
        std::cerr << "crossgloss-cli: no dictionaries are indexed yet, so the encoder answers alone. Index them with: "
                     "crossgloss-cli import installed\n";
    }
    return opened;
}

} // namespace crossgloss
