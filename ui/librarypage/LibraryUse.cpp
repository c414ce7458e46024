#include "common/TextDirection.h"
#include "librarypage/LibraryPage.h"

#include "common/Backend.h"
#include "common/DictionaryService.h"
#include "jobs/JobRunner.h"
#include "librarypage/DictionaryActions.h"
#include "librarypage/ResourceModel.h"
#include "librarypage/UsePanel.h"

#include <QAction>
#include <QListView>
#include <QMenu>

// Which dictionaries look-ups draw on, and in which order.

namespace crossgloss {

void LibraryPage::setDictionaryActions(const DictionaryActions& actions)
{
    m_actions = &actions;
    m_usePanel->setActions(actions);
    connect(actions.use, &QAction::triggered, this, [this](bool on) {
        enableDictionaries(m_model->dictionaries(m_list->currentIndex()), on);
    });
    connect(actions.moveUp, &QAction::triggered, this, [this] { moveCurrent(-1); });
    connect(actions.moveDown, &QAction::triggered, this, [this] { moveCurrent(1); });
    connect(actions.group, &QAction::triggered, m_usePanel, &UsePanel::editGroup);
    offerUse();
}

void LibraryPage::showUse()
{
    const QModelIndex current = m_list->currentIndex();
    const DictionaryUse* use = m_model->use(current);
    const std::optional<std::string> group = m_model->group(current);
    m_usePanel->setVisible(use || group);
    if (use) {
        m_usePanel->show(*use, groupsOf(m_model->uses()));
    } else if (group) {
        m_usePanel->showGroup(*group, m_model->state(current), groupsOf(m_model->uses()));
    }
    offerUse();
}

void LibraryPage::offerUse()
{
    if (!m_actions) {
        return;
    }
    const QModelIndex current = m_list->currentIndex();
    const bool any = isVisible() && !m_model->dictionaries(current).empty();
    for (QAction* action : m_actions->all()) {
        action->setEnabled(any);
    }
    m_actions->use->setChecked(any && m_model->state(current) == Qt::Checked);
}

void LibraryPage::changeUses(const QString& title, const std::function<void(DictionaryUses&)>& change,
                             const QString& told, bool undoable)
{
    m_jobs.ask(
        title, [backend = m_backend, change](JobProgress&) { return backend->dictionaries().change(change); }, this,
        [this, told, undoable](DictionaryUses before) {
            if (undoable) {
                m_undo.push_back({std::nullopt, std::move(before)});
            }
            reload();
            Q_EMIT usesChanged();
            Q_EMIT statusMessage(told);
        })
        ->onFailure(this, [this](const Job& ended) {
            showFailure(ended);
            showUse();
        });
}

void LibraryPage::enableDictionaries(const std::vector<std::string>& names, bool enabled)
{
    if (names.empty()) {
        return;
    }
    const int row = m_model->rowOf(names.front());
    const Resource* first = m_model->resource(m_model->index(row, 0));
    QString told;
    if (names.size() > 1 || !first) {
        const int count = static_cast<int>(names.size());
        told = enabled ? tr("%Ln dictionaries are used in look-ups.", nullptr, count)
                       : tr("%Ln dictionaries are no longer used in look-ups.", nullptr, count);
    } else {
        const QString title = isolated(ResourceModel::displayTitle(*first));
        told = enabled ? tr("%1 is used in look-ups.").arg(title) : tr("%1 is no longer used in look-ups.").arg(title);
    }
    changeUses(tr("Switching dictionaries"),
               [names, enabled](DictionaryUses& uses) { crossgloss::setEnabled(uses, names, enabled); }, told);
}

void LibraryPage::moveCurrent(int steps)
{
    const QModelIndex current = m_list->currentIndex();
    if (const std::optional<std::string> group = m_model->group(current)) {
        changeUses(tr("Ordering dictionaries"),
                   [name = *group, steps](DictionaryUses& uses) { crossgloss::moveGroup(uses, name, steps); });
    } else if (const DictionaryUse* use = m_model->use(current)) {
        changeUses(tr("Ordering dictionaries"),
                   [name = use->name, steps](DictionaryUses& uses) { crossgloss::moveWithinGroup(uses, name, steps); });
    }
}

void LibraryPage::groupCurrent(const QString& group)
{
    const QModelIndex current = m_list->currentIndex();
    const std::vector<std::string> names = m_model->dictionaries(current);
    if (names.empty()) {
        return;
    }
    if (m_model->group(current)) {
        m_selectGroupAfterReload = group.toStdString();
    }
    changeUses(tr("Grouping dictionaries"),
               [names, name = group.toStdString()](DictionaryUses& uses) { crossgloss::setGroup(uses, names, name); });
    m_list->setFocus();
}

void LibraryPage::showUseMenu(const QPoint& at)
{
    if (!m_actions || m_model->dictionaries(m_list->currentIndex()).empty()) {
        return;
    }
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addActions(m_actions->all());
    menu->popup(m_list->viewport()->mapToGlobal(at));
}

} // namespace crossgloss
