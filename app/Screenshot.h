#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>

namespace crossgloss {

class MainWindow;

/// What --screenshot asks for.
struct ScreenshotRequest {
    QString file;
    QString page = QStringLiteral("lookup");   ///< lookup, train or library
    QString text;                              ///< description to look up; empty = none
    QString from = QStringLiteral("en");
    QStringList to{QStringLiteral("fr"), QStringLiteral("de")};
    bool details = false;                      ///< open the details of the first word
    int width = 1180;
    int height = 760;
};

/// Shows the page, waits until the jobs and the look-up are over, writes the picture and ends the program.
class Screenshot : public QObject {
    Q_OBJECT

public:
    Screenshot(MainWindow& window, ScreenshotRequest request);

private:
    void begin();
    void poll();

    MainWindow& m_window;
    ScreenshotRequest m_request;
    QTimer m_timer;
    int m_polls = 0;
    int m_settled = 0;
    bool m_opened = false;
};

} // namespace crossgloss
