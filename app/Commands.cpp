#include "Commands.h"

#include <CLI/CLI.hpp>

namespace crossgloss {

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
}

} // namespace crossgloss
