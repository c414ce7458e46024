#include "CoreBackend.h"

#include "Session.h"

#include "base/Error.h"
#include "base/Log.h"
#include "jobs/TrainJob.h"
#include "lookup/LookupEngine.h"
#include "store/InstalledDictionaries.h"

namespace crossgloss {

namespace {

/// An engine with what it looks into.
struct OpenedLookup {
    std::shared_ptr<Workspace> workspace;
    std::unique_ptr<LookupEngine> engine;
};

std::shared_ptr<const LookupEngine> owned(std::shared_ptr<Workspace> workspace, std::unique_ptr<LookupEngine> engine)
{
    const auto opened = std::make_shared<OpenedLookup>(OpenedLookup{std::move(workspace), std::move(engine)});
    return {opened, opened->engine.get()};
}

} // namespace

CoreBackend::CoreBackend(std::filesystem::path workspace, std::filesystem::path pack)
    : m_context(std::move(workspace))
    , m_align(m_context)
    , m_hubs(m_context)
    , m_results(m_context.workspace)
    , m_pack([file = std::move(pack)] { return file.empty() ? defaultPack() : file; })
    , m_glosses(m_context, m_pack)
    , m_glossEncoder(m_context)
    , m_care(m_context.workspace)
    , m_saved(m_context.workspace)
    , m_dictionaries(m_context.workspace)
    , m_sentences(m_context, m_pack)
    , m_sentenceLists(m_context, m_pack)
    , m_layouts(m_context, m_pack)
{
}

CoreBackend::~CoreBackend() = default;

std::shared_ptr<const LookupEngine> CoreBackend::openEngine(Progress& progress)
{
    progress.stage(CROSSGLOSS_TEXT("Opening the pack"), 0);
    const std::shared_ptr<const Pack> opened = m_pack.open();
    progress.throwIfCancelled();
    progress.stage(CROSSGLOSS_TEXT("Opening the workspace"), 0);
    try {
        const std::shared_ptr<Workspace> dictionaries = m_context.workspace.open();
        return owned(dictionaries, openLookup(opened, dictionaries.get()));
    } catch (const Cancelled&) {
        throw;
    } catch (const Error& error) {
        log(LogLevel::Warning, error.what()); // the Library tells it, too; the pack answers alone
    }
    return openLookup(opened, nullptr);
}

std::string CoreBackend::packCard()
{
    return m_pack.open()->card();
}

std::vector<Resource> CoreBackend::resources()
{
    return m_context.workspace.open()->resources();
}

ResourceKind CoreBackend::guessKind(const std::filesystem::path& file)
{
    return crossgloss::guessKind(file);
}

Resource CoreBackend::import(ResourceKind kind, const std::vector<std::filesystem::path>& files,
                             const ImportOptions& options, Progress& progress)
{
    return m_context.workspace.open()->import(kind, files, options, progress);
}

RemovedResource CoreBackend::remove(const std::string& name)
{
    return removeResource(*m_context.workspace.open(), name);
}

Resource CoreBackend::restore(const RemovedResource& removed)
{
    return restoreResource(*m_context.workspace.open(), removed);
}

Workspace::InstalledReport CoreBackend::importInstalled(const std::vector<std::filesystem::path>& folders,
                                                        Progress& progress)
{
    return crossgloss::importInstalled(*m_context.workspace.open(), {folders, false}, progress);
}

TrainingResult CoreBackend::train(const TrainingConfig& config, Progress& progress,
                                  const std::function<void(const TrainingPoint&)>& onPoint)
{
    return TrainJob(m_context, config).run(progress, onPoint).training;
}

std::filesystem::path CoreBackend::modelFolder() const
{
    return m_context.workspace.folder() / "encoders";
}

} // namespace crossgloss
