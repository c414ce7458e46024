#pragma once

#include "jobs/AlignmentService.h"
#include "common/Page.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>

namespace crossgloss {

class MainWindow;

/// What --screenshot asks for.
struct ScreenshotRequest {
    QString file;
    PageId page = PageId::Lookup;
    QString text;                              ///< to look up, to find on the map, or two sentences to compare, parted by |
    QString from = QStringLiteral("en");
    QStringList to{QStringLiteral("fr"), QStringLiteral("de")};
    bool details = false;                      ///< open the details of the first word
    bool entry = false;                        ///< open the full entry of the word asked for, else of the first answer
    AlignRequest align;                        ///< to run, for Align and Hubs, when both spaces are named
    /// Of the Align page: curve, result, neighbours, pairs or methods; of Compare: sentences, search or lists; of the Map:
    /// point, points, hubs or clusters; of Train: vectors, to be learned from the text that align.source names.
    QString tab;
    QString manual;                            ///< page of the manual to take instead of the window; may have an anchor
    std::size_t points = 0;                    ///< of each language of the Map; 0 = the page's
    QString projection;                        ///< method of the Map: pca, tsne or umap; empty = the page's
    int width = 1180;
    int height = 760;
};

/// Shows the page, lets it do what is asked for, waits until the jobs and the look-up are over, writes the picture and
/// ends the program.
class Screenshot : public QObject {
    Q_OBJECT

public:
    Screenshot(MainWindow& window, ScreenshotRequest request);

private:
    void begin();
    void poll();
    /// Takes the next step of an alignment or a measurement. @return true when there is none left.
    bool proceed();
    bool proceedOnMap();
    bool proceedOnTrain();

    MainWindow& m_window;
    ScreenshotRequest m_request;
    QTimer m_timer;
    int m_polls = 0;
    int m_settled = 0;
    bool m_opened = false;
    int m_step = 0;
};

} // namespace crossgloss
