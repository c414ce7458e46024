#include "Commands.h"

#include <CLI/CLI.hpp>

namespace crossgloss {

namespace {

/// Help and manual pages tell defaults; what only stands for "not given" is none, and some texts tell theirs themselves.
void forgetEmptyDefaults(CLI::App& app)
{
    for (CLI::Option* option : app.get_options()) {
        const std::string standard = option->get_default_str();
        const std::string text = option->get_description();
        const bool told = text.find("default") != std::string::npos;
        const bool zero = standard == "0" && text.find('0') == std::string::npos &&
                          option->get_type_name().find("[0 - ") == std::string::npos;
        if (told || zero || standard == "[]" || standard == "-1") {
            option->default_str("");
        }
    }
    for (CLI::App* command : app.get_subcommands([](CLI::App*) { return true; })) {
        forgetEmptyDefaults(*command);
    }
}

} // namespace

void addAllCommands(CLI::App& app, Session& session)
{
    addLookupCommand(app, session);
    addEntryCommand(app, session);
    addImportCommand(app, session);
    addListCommand(app, session);
    addDictionariesCommand(app, session);
    addRemoveCommand(app, session);
    addRunsCommand(app, session);
    addTrainCommand(app, session);
    addAskCommand(app, session);
    addEmbedCommand(app, session);
    addEvaluateCommand(app, session);
    addPackCommand(app, session);
    addVocabularyCommand(app, session);
    addWordnetConvertCommand(app, session);
    addWordnetPairsCommand(app, session);
    addNeighboursCommand(app, session);
    addAssignCommand(app, session);
    addGlossesCommand(app, session);
    addSiameseCommand(app, session);
    addLinkingCommand(app, session);
    addGlossesTableCommand(app, session);
    addHubnessCommand(app, session);
    addAlignCommand(app, session);
    addTranslateCommand(app, session);
    addRetrieveSentencesCommand(app, session);
    addCompareAlignmentsCommand(app, session);
    addComposeCommand(app, session);
    addSimilarityCommand(app, session);
    addFuseCommand(app, session);
    addProjectCommand(app, session);
    addCompareSentencesCommand(app, session);
    addSearchSentencesCommand(app, session);
    addSentenceListsCommand(app, session);
    addAlignSentencesCommand(app, session);
    addClassifyCommand(app, session);
    addDataSetCommand(app, session);
    addParaphraseCommand(app, session);
    addExperimentCommand(app, session);
    addSavedCommand(app, session);
    addWorkspaceCommand(app, session);
    addManCommand(app, session);
    forgetEmptyDefaults(app);
}

} // namespace crossgloss
