#include "frame/Menus.h"

#include "common/Theme.h"
#include "comparepage/CompareActions.h"
#include "frame/Actions.h"
#include "frame/InterfaceLanguage.h"
#include "frame/PageCatalogue.h"
#include "frame/WorkspaceMenu.h"
#include "glossespage/ReviewActions.h"
#include "librarypage/DictionaryActions.h"
#include "mappage/MapActions.h"
#include "savedpage/SavedActions.h"
#include "settings/Preferences.h"
#include "settings/SettingsCatalogue.h"

#include <QActionGroup>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

namespace crossgloss {

Menus::Menus(QMainWindow* window, const Actions& actions, Preferences& preferences)
    : QObject(window)
    , m_preferences(preferences)
    , m_file(window->menuBar()->addMenu(QString()))
    , m_recent(new QMenu(window))
    , m_workspaces(new WorkspaceMenu(actions, window))
    , m_edit(window->menuBar()->addMenu(QString()))
    , m_dictionaries(new QMenu(window))
    , m_view(window->menuBar()->addMenu(QString()))
    , m_theme(new QMenu(window))
    , m_languages(new QMenu(window))
    , m_run(window->menuBar()->addMenu(QString()))
    , m_sentences(new QMenu(window))
    , m_map(window->menuBar()->addMenu(QString()))
    , m_mapColours(new QMenu(window))
    , m_saved(window->menuBar()->addMenu(QString()))
    , m_review(window->menuBar()->addMenu(QString()))
    , m_candidates(new QMenu(window))
    , m_relations(new QMenu(window))
    , m_help(window->menuBar()->addMenu(QString()))
    , m_tours(new QMenu(window))
    , m_themeGroup(new QActionGroup(this))
    , m_languageGroup(new QActionGroup(this))
{
    connect(m_file, &QMenu::aboutToShow, this, &Menus::fileMenuOpens);
    m_file->addAction(actions.import);
    m_file->addMenu(m_recent);
    m_file->addAction(actions.indexInstalled);
    m_file->addSeparator();
    m_file->addActions({actions.exportView, actions.saveMap, actions.review->importDecisions});
    m_file->addSeparator();
    m_file->addMenu(m_workspaces);
    m_file->addSeparator();
    m_file->addAction(actions.quit);

    m_edit->addActions({actions.undo, actions.redo});
    m_edit->addSeparator();
    m_edit->addActions({actions.cut, actions.copy, actions.copyDefinition, actions.paste, actions.selectAll});
    m_edit->addSeparator();
    m_edit->addAction(actions.saved->saveWord);
    m_edit->addSeparator();
    m_edit->addActions({actions.find, actions.filters, actions.lookUpClipboard});
    m_edit->addSeparator();
    m_dictionaries->addActions(actions.dictionaries->all());
    m_edit->addMenu(m_dictionaries);
    m_edit->addSeparator();
    m_edit->addAction(actions.settings);

    for (const PageEntry& page : pageCatalogue()) {
        m_view->addAction(actions.pages.value(page.id));
    }
    m_view->addSeparator();
    m_view->addActions({actions.back, actions.forward, actions.history});
    m_view->addSeparator();
    m_view->addActions({actions.jobs, actions.details});
    m_view->addSeparator();
    m_view->addActions({actions.entry, actions.previousWord, actions.nextWord});
    m_view->addSeparator();
    m_view->addActions({actions.zoomIn, actions.zoomOut, actions.zoomReset});
    m_view->addMenu(m_theme);
    m_view->addMenu(m_languages);
    m_view->addAction(actions.fullScreen);

    m_run->addActions({actions.lookUp, actions.swap, actions.liftRestrictions, actions.hideVulgar, actions.showUnlikely});
    m_run->addSeparator();
    m_run->addAction(actions.compareSentences);
    const CompareActions& compare = *actions.compare;
    m_sentences->addActions({compare.twoSentences, compare.search, compare.twoLists});
    m_sentences->addSeparator();
    m_sentences->addActions({compare.addList, compare.removeList});
    m_sentences->addSeparator();
    m_sentences->addActions({compare.compareChosen, compare.alignLists});
    m_run->addMenu(m_sentences);
    m_run->addActions({actions.train, actions.align, actions.compareMethods, actions.measureHubness});
    m_run->addSeparator();
    m_run->addAction(actions.cancelJob);

    fillMap(actions);

    const SavedActions& saved = *actions.saved;
    m_saved->addAction(saved.review);
    m_saved->addSeparator();
    m_saved->addActions({saved.lookUpAgain, saved.remove, saved.merge});
    m_saved->addSeparator();
    m_saved->addActions({saved.newList, saved.renameList, saved.removeList});
    m_saved->addSeparator();
    m_saved->addActions({saved.importWords, saved.exportWords});

    const ReviewActions& review = *actions.review;
    m_review->addActions({review.accept, review.reject, review.defer, review.noCounterpart, review.reopen});
    m_candidates->addActions(review.choose);
    m_relations->addActions(review.relations);
    m_review->addMenu(m_candidates);
    m_review->addMenu(m_relations);
    m_review->addActions({review.searchTarget, review.note});
    m_review->addSeparator();
    m_review->addActions({review.undo, review.redo});
    m_review->addSeparator();
    m_review->addActions({review.next, review.previous, review.clearFilters, review.planTable, review.coverage});
    m_review->addSeparator();
    m_review->addAction(review.closeLinking);

    m_help->addAction(actions.manual);
    m_tours->addActions(actions.tours);
    m_help->addMenu(m_tours);
    m_help->addSeparator();
    m_help->addActions({actions.shortcuts, actions.about});

    for (const ThemeMode mode : {ThemeMode::System, ThemeMode::Light, ThemeMode::Dark}) {
        QAction* action = m_theme->addAction(QString());
        action->setCheckable(true);
        action->setData(static_cast<int>(mode));
        m_themeGroup->addAction(action);
        connect(action, &QAction::triggered, this, [this, mode] {
            m_preferences.choose(QLatin1String(SettingKey::theme), static_cast<int>(mode));
            mark();
        });
    }
    m_theme->addSeparator();
    m_theme->addAction(actions.nextTheme);
    connect(actions.nextTheme, &QAction::triggered, this, &Menus::nextTheme);

    for (const QString& code : QStringList{QString()} + InterfaceLanguage::available()) {
        QAction* action = m_languages->addAction(QString());
        action->setCheckable(true);
        action->setData(code);
        m_languageGroup->addAction(action);
        connect(action, &QAction::triggered, this,
                [this, code] { m_preferences.choose(QLatin1String(SettingKey::language), code); });
    }
    connect(&preferences, &Preferences::changed, this, &Menus::mark);
    connect(&Theme::instance(), &Theme::changed, this, &Menus::mark);
    mark();
    retranslate();
}

void Menus::fillMap(const Actions& actions)
{
    const MapActions& map = *actions.map;
    m_map->addActions({map.layOut, map.goOn, map.tSne, map.umap, map.pause, map.stopEarly, map.beforeAndAfter});
    m_map->addSeparator();
    m_map->addActions({map.pan, map.rectangle, map.lasso});
    m_map->addSeparator();
    m_map->addActions({map.density, map.labels, map.links, map.minimap, map.before, map.settings, map.showAll});
    m_mapColours->addActions(map.colours);
    m_map->addMenu(m_mapColours);
    m_map->addSeparator();
    m_map->addActions({map.point, map.points, map.hubs, map.clusters});
    m_map->addSeparator();
    m_map->addActions({map.selectNothing, map.copySelection, map.lookUp, map.align, map.place});
    m_map->addSeparator();
    m_map->addActions({map.keep, map.exportPicture});
}

void Menus::nextTheme()
{
    m_preferences.choose(QLatin1String(SettingKey::theme), (static_cast<int>(Theme::instance().mode()) + 1) % 3);
}

void Menus::mark()
{
    // The command line may have chosen another theme or language for this once.
    for (QAction* action : m_themeGroup->actions()) {
        action->setChecked(action->data().toInt() == static_cast<int>(Theme::instance().mode()));
    }
    for (QAction* action : m_languageGroup->actions()) {
        action->setChecked(action->data().toString() == m_preferences.text(SettingKey::language));
    }
}

void Menus::retranslate()
{
    m_file->setTitle(tr("&File"));
    m_recent->setTitle(tr("Import a&gain"));
    m_workspaces->retranslate();
    m_edit->setTitle(tr("&Edit"));
    m_dictionaries->setTitle(tr("Dict&ionary"));
    m_view->setTitle(tr("&View"));
    m_theme->setTitle(tr("T&heme"));
    m_languages->setTitle(tr("Interface lan&guage"));
    m_run->setTitle(tr("&Run"));
    m_sentences->setTitle(tr("S&entences"));
    m_map->setTitle(tr("&Map"));
    m_mapColours->setTitle(tr("&Colour by"));
    m_saved->setTitle(tr("&Saved words"));
    m_review->setTitle(tr("Lin&king"));
    m_candidates->setTitle(tr("Accept a ca&ndidate"));
    m_relations->setTitle(tr("R&elation"));
    m_help->setTitle(tr("&Help"));
    m_tours->setTitle(tr("&Tours"));
    const QStringList themes{tr("&System default"), tr("&Light"), tr("&Dark")};
    for (QAction* action : m_themeGroup->actions()) {
        action->setText(themes.value(action->data().toInt()));
    }
    for (QAction* action : m_languageGroup->actions()) {
        const QString code = action->data().toString();
        action->setText(code.isEmpty() ? tr("&System default") : InterfaceLanguage::nameOf(code));
    }
}

} // namespace crossgloss
