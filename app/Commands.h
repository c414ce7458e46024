#pragma once

#include "Session.h"

namespace CLI {
class App;
}

namespace crossgloss {

// One function, one file (app/commands): each adds its subcommand and a callback that does the work.
// Callbacks throw Error; main prints it and exits with 1.

void addAlignCommand(CLI::App& app, Session& session);
void addEntryCommand(CLI::App& app, Session& session);
void addDictionariesCommand(CLI::App& app, Session& session);
void addImportCommand(CLI::App& app, Session& session);
void addListCommand(CLI::App& app, Session& session);
void addLookupCommand(CLI::App& app, Session& session);
void addRemoveCommand(CLI::App& app, Session& session);
void addRunsCommand(CLI::App& app, Session& session);
void addSavedCommand(CLI::App& app, Session& session);
void addAskCommand(CLI::App& app, Session& session);
void addTrainCommand(CLI::App& app, Session& session);
void addEmbedCommand(CLI::App& app, Session& session);
void addEvaluateCommand(CLI::App& app, Session& session);
void addPackCommand(CLI::App& app, Session& session);
void addVocabularyCommand(CLI::App& app, Session& session);
void addWordnetConvertCommand(CLI::App& app, Session& session);
void addWordnetPairsCommand(CLI::App& app, Session& session);
void addNeighboursCommand(CLI::App& app, Session& session);
void addAssignCommand(CLI::App& app, Session& session);
void addGlossesCommand(CLI::App& app, Session& session);
void addSiameseCommand(CLI::App& app, Session& session);
void addLinkingCommand(CLI::App& app, Session& session);
void addGlossesTableCommand(CLI::App& app, Session& session);
void addHubnessCommand(CLI::App& app, Session& session);
void addTranslateCommand(CLI::App& app, Session& session);
void addRetrieveSentencesCommand(CLI::App& app, Session& session);
void addCompareAlignmentsCommand(CLI::App& app, Session& session);
void addWorkspaceCommand(CLI::App& app, Session& session);
void addComposeCommand(CLI::App& app, Session& session);
void addSimilarityCommand(CLI::App& app, Session& session);
void addFuseCommand(CLI::App& app, Session& session);
void addProjectCommand(CLI::App& app, Session& session);
void addCompareSentencesCommand(CLI::App& app, Session& session);
void addSearchSentencesCommand(CLI::App& app, Session& session);
void addSentenceListsCommand(CLI::App& app, Session& session);
void addAlignSentencesCommand(CLI::App& app, Session& session);
void addClassifyCommand(CLI::App& app, Session& session);
void addDataSetCommand(CLI::App& app, Session& session);
void addParaphraseCommand(CLI::App& app, Session& session);
void addExperimentCommand(CLI::App& app, Session& session);
void addManCommand(CLI::App& app, Session& session);

void addAllCommands(CLI::App& app, Session& session);

} // namespace crossgloss
