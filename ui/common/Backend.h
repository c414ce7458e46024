#pragma once

#include "base/Progress.h"
#include "encoder/Training.h"
#include "lookup/Lookup.h"
#include "store/RemovedResources.h"
#include "store/Workspace.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace crossgloss {

class AlignmentService;
class AskEncoderService;
class DictionaryService;
class ExperimentService;
class GlossDeskService;
class GlossEncoderService;
class HubnessService;
class LayoutService;
class ResultsService;
class SavedWordsService;
class SentenceListService;
class SentenceService;
class WordVectorService;
class WorkspaceCareService;

/// All that the window asks of the rest of the program. The application supplies the real one; tests plant their own.
///
/// Every member may take its time and is called from worker threads only, several at once. Failures are thrown as Error.
class Backend {
public:
    virtual ~Backend() = default;

    /// The pack and the dictionaries of the workspace, ready to answer.
    virtual std::shared_ptr<const LookupEngine> openEngine(Progress& progress) = 0;
    /// The card of the pack that openEngine() opened: JSON; empty when there is none.
    virtual std::string packCard() = 0;

    virtual std::vector<Resource> resources() = 0;
    virtual ResourceKind guessKind(const std::filesystem::path& file) = 0;
    virtual Resource import(ResourceKind kind, const std::vector<std::filesystem::path>& files,
                            const ImportOptions& options, Progress& progress) = 0;
    virtual RemovedResource remove(const std::string& name) = 0;
    virtual Resource restore(const RemovedResource& removed) = 0;
    /// @param folders of the user's own that are looked through beside those of the system.
    virtual Workspace::InstalledReport importInstalled(const std::vector<std::filesystem::path>& folders,
                                                       Progress& progress) = 0;

    /// Trains as config says and keeps a run of it in the workspace, whatever the ending.
    virtual TrainingResult train(const TrainingConfig& config, Progress& progress,
                                 const std::function<void(const TrainingPoint&)>& onPoint) = 0;
    /// Folder that models go to when the user names none.
    virtual std::filesystem::path modelFolder() const = 0;

    /// Concerns of their own; they live as long as the backend.
    virtual AlignmentService& alignment() = 0;
    virtual HubnessService& hubness() = 0;
    virtual ResultsService& results() = 0;
    virtual GlossDeskService& glossDesk() = 0;
    virtual GlossEncoderService& glossEncoder() = 0;
    virtual WordVectorService& wordVectors() = 0;
    virtual AskEncoderService& askEncoder() = 0;
    virtual ExperimentService& experiments() = 0;
    virtual WorkspaceCareService& care() = 0;
    virtual SavedWordsService& saved() = 0;
    virtual DictionaryService& dictionaries() = 0;
    virtual SentenceService& sentences() = 0;
    virtual SentenceListService& sentenceLists() = 0;
    virtual LayoutService& layouts() = 0;
};

} // namespace crossgloss
