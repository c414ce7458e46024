#include "Commands.h"

#include "base/Error.h"
#include "meanings/MeaningFile.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace crossgloss {

namespace {

struct VocabularyArguments
{
    std::filesystem::path folder;
    std::filesystem::path out;
    std::string pack;
};

void build(Session& session, const VocabularyArguments& arguments)
{
    const VocabularyFolder vocabulary = readVocabulary(arguments.folder);
    const std::filesystem::path file = arguments.pack.empty() ? defaultPack() : std::filesystem::path(arguments.pack);
    const std::shared_ptr<const Pack> pack = Pack::open(file);
    std::filesystem::path out = arguments.out;
    if (out.empty()) {
        out = file;
        out.replace_extension(".meanings");
    }
    DescriptionTraining training;
    training.seed = session.seed;
    training.threads = session.threads;
    MeaningFile::write(vocabulary, *pack, out, session.progress(), training);
    std::size_t words = 0;
    std::size_t descriptions = 0;
    for (const Meaning& meaning : vocabulary.meanings) {
        for (std::size_t k = 0; k < meaningLanguages.size(); ++k) {
            words += meaning.words[k].size();
            descriptions += meaning.descriptions[k].size();
        }
    }
    session.print({{"meanings", vocabulary.meanings.size()}, {"words", words}, {"descriptions", descriptions}, {"file", out.string()}},
                  std::to_string(vocabulary.meanings.size()) + " meanings, " + std::to_string(words) + " words, "
                      + std::to_string(descriptions) + " descriptions\n" + out.string() + '\n');
}

} // namespace

void addVocabularyCommand(CLI::App& app, Session& session)
{
    CLI::App* command = app.add_subcommand("vocabulary", "The vocabulary of meanings that look-ups draw on");
    command->require_subcommand(1);
    CLI::App* compile = command->add_subcommand("build", "Compile the entries of a folder into the file beside a pack");
    const auto arguments = std::make_shared<VocabularyArguments>();
    compile->add_option("FOLDER", arguments->folder, "Folder of entries (*.tsv)")->required()->check(CLI::ExistingDirectory);
    compile->add_option("--pack", arguments->pack, "Pack in whose space meanings get their vectors; the bundled one when left out");
    compile->add_option("--out", arguments->out, "File to write; beside the pack, ending in .meanings, when left out");
    compile->footer("JSON: meanings, words, descriptions, file");
    compile->callback([&session, arguments] { build(session, *arguments); });
}

} // namespace crossgloss
