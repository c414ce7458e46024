#include "common/TextDirection.h"
#include "librarypage/LibraryPage.h"

#include "common/Backend.h"
#include "jobs/JobRunner.h"
#include "librarypage/ResourceModel.h"

#include <QListView>

#include <algorithm>

// What can be taken back.

namespace crossgloss {

void LibraryPage::removeCurrent()
{
    const Resource* resource = m_model->resource(m_list->currentIndex());
    if (!resource) {
        return;
    }
    const QString title = ResourceModel::displayTitle(*resource);
    m_jobs.compute(
        tr("Removing %1").arg(title),
        [backend = m_backend, name = resource->name](JobProgress&) { return backend->remove(name); }, this,
        [this, title](const RemovedResource& removed) {
            if (removed.kept.empty()) {
                showMessage(InlineMessage::Severity::Warning,
                            tr("%1 was removed for good: the disk had no room to keep it.").arg(isolated(title)));
            } else {
                m_undo.push_back({removed, {}});
                showMessage(InlineMessage::Severity::Info, tr("%1 was removed.").arg(isolated(title)), tr("Undo"),
                            [this] { restoreRemoved(); });
            }
            reload();
            Q_EMIT resourcesChanged();
        })
        ->onFailure(this, [this](const Job& ended) { showFailure(ended); });
}

bool LibraryPage::undo()
{
    if (m_undo.empty()) {
        return false;
    }
    if (m_undo.back().removed) {
        restoreRemoved();
    } else {
        const DictionaryUses earlier = std::move(m_undo.back().uses);
        m_undo.pop_back();
        changeUses(
            tr("Undoing a choice"), [earlier](DictionaryUses& uses) { restoreUses(uses, earlier); },
            tr("The dictionaries are used as before."), false);
    }
    return true;
}

void LibraryPage::restoreRemoved()
{
    // The message offers the last removal, whatever was chosen since.
    const auto last = std::find_if(m_undo.rbegin(), m_undo.rend(), [](const UndoStep& step) { return step.removed; });
    if (last == m_undo.rend()) {
        return;
    }
    const RemovedResource removed = *last->removed;
    m_undo.erase(std::next(last).base());
    m_message->dismiss();
    m_jobs.compute(
        tr("Restoring %1").arg(QString::fromStdString(removed.name)),
        [backend = m_backend, removed](JobProgress&) { return backend->restore(removed); }, this,
        [this](const Resource& resource) {
            showMessage(InlineMessage::Severity::Info,
                        tr("%1 was restored.").arg(isolated(ResourceModel::displayTitle(resource))));
            m_selectAfterReload = resource.name;
            reload();
            Q_EMIT resourcesChanged();
        })
        ->onFailure(this, [this](const Job& ended) { showFailure(ended); });
}

} // namespace crossgloss
