#include "CoreBackend.h"

#include "Session.h"

#include "base/Error.h"
#include "base/Json.h"
#include "base/Log.h"
#include "encoder/TrainingJson.h"
#include "lookup/LookupEngine.h"

namespace crossgloss {

namespace {

/// Keeps what it looks into alive for as long as it is asked.
class OwnedEngine final : public LookupEngine {
public:
    OwnedEngine(std::shared_ptr<Workspace> workspace, std::unique_ptr<LookupEngine> engine)
        : m_workspace(std::move(workspace)), m_engine(std::move(engine))
    {
    }
    LookupAnswer ask(const LookupQuery& query, Progress& progress) const override
    {
        return m_engine->ask(query, progress);
    }
    WordDetails describe(const std::string& word, const std::string& language, int limit,
                         const std::vector<std::string>& dictionaries) const override
    {
        return m_engine->describe(word, language, limit, dictionaries);
    }
    std::vector<std::string> descriptionLanguages() const override { return m_engine->descriptionLanguages(); }
    std::vector<std::string> answerLanguages() const override { return m_engine->answerLanguages(); }

private:
    std::shared_ptr<Workspace> m_workspace;
    std::unique_ptr<LookupEngine> m_engine;
};

} // namespace

CoreBackend::CoreBackend(std::filesystem::path workspace, std::filesystem::path pack)
    : m_workspace(std::move(workspace))
    , m_spaces(m_workspace)
    , m_align(m_workspace, m_spaces)
    , m_hubs(m_workspace, m_spaces)
    , m_results(m_workspace)
    , m_pack([file = std::move(pack)] { return file.empty() ? defaultPack() : file; })
    , m_runs(m_workspace)
    , m_glosses(m_workspace, m_spaces, m_wordnets, m_pack)
    , m_glossEncoder(m_workspace, m_spaces, m_wordnets)
    , m_care(m_workspace)
    , m_saved(m_workspace)
    , m_dictionaries(m_workspace)
{
}

CoreBackend::~CoreBackend() = default;

std::shared_ptr<const LookupEngine> CoreBackend::openEngine(Progress& progress)
{
    progress.stage(CROSSGLOSS_TEXT("Opening the pack"), 0);
    const std::shared_ptr<const Pack> opened = m_pack.open();
    progress.throwIfCancelled();
    progress.stage(CROSSGLOSS_TEXT("Opening the workspace"), 0);
    std::shared_ptr<Workspace> dictionaries;
    try {
        dictionaries = m_workspace.open();
        std::unique_ptr<LookupEngine> engine = openLookup(opened, dictionaries.get());
        return std::make_shared<OwnedEngine>(std::move(dictionaries), std::move(engine));
    } catch (const Cancelled&) {
        throw;
    } catch (const Error& error) {
        log(LogLevel::Warning, error.what()); // the Library tells it, too; the pack answers alone
    }
    dictionaries.reset();
    std::unique_ptr<LookupEngine> engine = openLookup(opened, nullptr);
    return std::make_shared<OwnedEngine>(std::move(dictionaries), std::move(engine));
}

std::string CoreBackend::packCard()
{
    return m_pack.open()->card();
}

std::vector<Resource> CoreBackend::resources()
{
    return m_workspace.open()->resources();
}

ResourceKind CoreBackend::guessKind(const std::filesystem::path& file)
{
    return crossgloss::guessKind(file);
}

Resource CoreBackend::import(ResourceKind kind, const std::vector<std::filesystem::path>& files,
                             const ImportOptions& options, Progress& progress)
{
    return m_workspace.open()->import(kind, files, options, progress);
}

RemovedResource CoreBackend::remove(const std::string& name)
{
    return removeResource(*m_workspace.open(), name);
}

Resource CoreBackend::restore(const RemovedResource& removed)
{
    return restoreResource(*m_workspace.open(), removed);
}

Workspace::InstalledReport CoreBackend::importInstalled(Progress& progress)
{
    return m_workspace.open()->importInstalled(progress);
}

TrainingResult CoreBackend::train(const TrainingConfig& config, Progress& progress,
                                  const std::function<void(const TrainingPoint&)>& onPoint)
{
    std::error_code failure;
    std::filesystem::create_directories(config.out.parent_path(), failure);
    if (failure) {
        throw Error(CROSSGLOSS_TEXT("The folder cannot be made: %1"), {failure.message()})
            .at(config.out.parent_path().string());
    }
    nlohmann::json curve = nlohmann::json::array();
    KeptRun run(m_runs, "train", toJson(config));
    try {
        TrainingResult result = trainEncoder(config, progress, [&](const TrainingPoint& point) {
            curve.push_back(toJson(point));
            run.setPartial({{"curve", curve}});
            onPoint(point);
        });
        run.done({{"best_epoch", result.bestEpoch},
                  {"best_validation_mrr", result.bestValidationMrr},
                  {"validation", toJson(result.validation)},
                  {"curve", curve}});
        return result;
    } catch (const Error& error) {
        run.failed(error);
        throw;
    }
}

std::filesystem::path CoreBackend::modelFolder() const
{
    return m_workspace.folder() / "encoders";
}

} // namespace crossgloss
