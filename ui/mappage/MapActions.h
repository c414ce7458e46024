#pragma once

#include "common/ActionSet.h"

class QActionGroup;

namespace crossgloss {

/// What can be done on the Map page, with texts and shortcuts: for the menu, the page and the list of shortcuts.
class MapActions : public ActionSet {
    Q_OBJECT

public:
    explicit MapActions(QWidget* window);

    QAction* layOut;
    QAction* goOn;                     ///< from the present layout
    QAction* tSne;                     ///< the points that are shown, by another method
    QAction* umap;
    QAction* pause;                    ///< checkable
    QAction* stopEarly;
    QAction* beforeAndAfter;
    QAction* pan;                      ///< these three exclude each other
    QAction* rectangle;
    QAction* lasso;
    QAction* density;                  ///< checkable, as the next four
    QAction* labels;
    QAction* links;
    QAction* minimap;
    QAction* before;
    QAction* settings;                 ///< checkable: what stands beside the map
    QAction* showAll;
    QList<QAction*> colours;           ///< in the order of ColourBy; exclude each other
    QAction* point;                    ///< these four show a tab at the side
    QAction* points;
    QAction* hubs;
    QAction* clusters;
    QAction* selectNothing;
    QAction* copySelection;
    QAction* lookUp;
    QAction* align;
    QAction* place;
    QAction* keep;
    QAction* exportPicture;

    /// What works on a map in sight alone is off while the page is not shown; the page says when it is on.
    void setPageShown(bool shown);
    void retranslate() override;

private:
    void group(const QList<QAction*>& actions);
};

} // namespace crossgloss
