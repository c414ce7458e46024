#include "mappage/MapActions.h"

#include <QActionGroup>

namespace crossgloss {

namespace {

constexpr int colourChoices = 6;

} // namespace

MapActions::MapActions(QWidget* window) : ActionSet(window)
{
    const auto plain = Qt::CTRL | Qt::ALT;
    layOut = make("play", QKeySequence(Qt::Key_F5));
    goOn = make("forward", QKeySequence(Qt::SHIFT | Qt::Key_F5));
    tSne = make("map", QKeySequence(plain | Qt::Key_T));
    umap = make("map", QKeySequence(plain | Qt::Key_U));
    pause = make("pause", QKeySequence(Qt::Key_F6));
    stopEarly = make("stop", QKeySequence(Qt::SHIFT | Qt::Key_F6));
    beforeAndAfter = make("align", QKeySequence(plain | Qt::Key_P));
    pan = make("pan", QKeySequence(plain | Qt::Key_4));
    rectangle = make("rectangle", QKeySequence(plain | Qt::Key_5));
    lasso = make("lasso", QKeySequence(plain | Qt::Key_6));
    density = make("density", QKeySequence(plain | Qt::Key_D));
    labels = make("labels", QKeySequence(plain | Qt::Key_L));
    links = make("links", QKeySequence(plain | Qt::Key_I));
    minimap = make("minimap", QKeySequence(plain | Qt::Key_M));
    before = make("swap", QKeySequence(plain | Qt::Key_V));
    settings = make("sidebar", QKeySequence(plain | Qt::Key_E));
    showAll = make("fit", QKeySequence(plain | Qt::Key_H));
    for (int i = 0; i < colourChoices; ++i) {
        colours.append(make(nullptr, QKeySequence(QKeyCombination(Qt::ALT, static_cast<Qt::Key>(Qt::Key_1 + i)))));
    }
    point = make("details", QKeySequence(plain | Qt::Key_7));
    points = make("table", QKeySequence(plain | Qt::Key_8));
    hubs = make("hubs", QKeySequence(plain | Qt::Key_9));
    clusters = make("density", QKeySequence(plain | Qt::Key_0));
    selectNothing = make("close", QKeySequence(plain | Qt::Key_N));
    copySelection = make("copy", QKeySequence(plain | Qt::Key_C));
    lookUp = make("lookup", QKeySequence(plain | Qt::Key_F));
    align = make("align", QKeySequence(plain | Qt::Key_G));
    place = make("plus", QKeySequence(plain | Qt::Key_Z));
    keep = make("save", QKeySequence(plain | Qt::Key_J));
    exportPicture = make("export", QKeySequence(plain | Qt::Key_X));
    for (QAction* action : {pause, density, labels, links, minimap, before, settings}) {
        action->setCheckable(true);
    }
    labels->setChecked(true);
    settings->setChecked(true);
    links->setChecked(false);
    group({pan, rectangle, lasso});
    group(colours);
    setPageShown(false);
    retranslate();
}

void MapActions::group(const QList<QAction*>& actions)
{
    auto* exclusive = new QActionGroup(this);
    for (QAction* action : actions) {
        action->setCheckable(true);
        exclusive->addAction(action);
    }
    actions.first()->setChecked(true);
}

void MapActions::setPageShown(bool shown)
{
    if (!shown) {
        for (QAction* action : all()) {
            action->setEnabled(action == layOut || action == beforeAndAfter || action == keep);
        }
    }
}

void MapActions::retranslate()
{
    layOut->setText(tr("&Lay the points out"));
    goOn->setText(tr("&Go on from here"));
    tSne->setText(tr("Improve by &t-SNE"));
    tSne->setIconText(QStringLiteral("t-SNE"));
    tSne->setToolTip(tr("Lay the same points out by t-SNE"));
    umap->setText(tr("Improve by &UMAP"));
    umap->setIconText(QStringLiteral("UMAP"));
    umap->setToolTip(tr("Lay the same points out by UMAP"));
    pause->setText(tr("Pau&se"));
    stopEarly->setText(tr("St&op here"));
    beforeAndAfter->setText(tr("Plane &before and after the alignment"));
    pan->setText(tr("Mo&ve the map"));
    rectangle->setText(tr("Select in a &rectangle"));
    lasso->setText(tr("Select with a l&asso"));
    density->setText(tr("&Density"));
    labels->setText(tr("Labels"));
    links->setText(tr("L&inks between translations"));
    minimap->setText(tr("&Minimap"));
    before->setText(tr("Before the map"));
    settings->setText(tr("Settings b&eside the map"));
    showAll->setText(tr("S&how all"));
    const QString choices[] = {tr("&Language"), tr("&Frequency"), tr("&Part of speech"), tr("&Cluster"), tr("&N_k"),
                               tr("&Translation right or wrong")};
    for (int i = 0; i < colourChoices; ++i) {
        colours.at(i)->setText(choices[i]);
    }
    point->setText(tr("Point"));
    points->setText(tr("Table of points"));
    hubs->setText(tr("Hubs"));
    clusters->setText(tr("Clusters"));
    selectNothing->setText(tr("Select &nothing"));
    copySelection->setText(tr("&Copy the selection as a word list"));
    lookUp->setText(tr("Loo&k the word up"));
    align->setText(tr("Align these spaces"));
    place->setText(tr("&Place further words"));
    keep->setText(tr("&Kept layouts…"));
    exportPicture->setText(tr("&Export the picture…"));
}

} // namespace crossgloss
