#include "Screenshot.h"

#include "frame/MainWindow.h"
#include "jobs/JobRunner.h"
#include "lookuppage/LookupPage.h"

#include <QApplication>
#include <QPixmap>

#include <cstdio>

namespace crossgloss {

Screenshot::Screenshot(MainWindow& window, ScreenshotRequest request) : m_window(window), m_request(std::move(request))
{
    m_window.resize(m_request.width, m_request.height);
    m_timer.setInterval(50);
    connect(&m_timer, &QTimer::timeout, this, &Screenshot::poll);
    QTimer::singleShot(0, this, &Screenshot::begin);
}

void Screenshot::begin()
{
    m_window.showPage(m_request.page == QLatin1String("train")     ? PageId::Train
                      : m_request.page == QLatin1String("library") ? PageId::Library
                                                                   : PageId::Lookup);
    m_window.lookupPage().setLanguages(m_request.from, m_request.to);
    m_timer.start();
}

void Screenshot::poll()
{
    if (++m_polls > 1200) {
        std::fprintf(stderr, "crossgloss: the window was not ready within a minute\n");
        QApplication::exit(1);
        return;
    }
    LookupPage& lookup = m_window.lookupPage();
    if (m_window.jobs().activeCount() > 0 || !lookup.isReady()) {
        m_settled = 0;
        return;
    }
    if (!m_opened) {
        m_opened = true;
        if (!m_request.text.isEmpty()) {
            lookup.lookUp(m_request.text);
        }
        return;
    }
    if (!m_request.text.isEmpty() && lookup.isBusy()) {
        m_settled = 0;
        return;
    }
    if (m_settled == 0 && m_request.details) {
        lookup.openFirst();
    }
    // A few rounds more, so that layouts and the details of the word are there.
    if (++m_settled < 12) {
        return;
    }
    m_timer.stop();
    if (!m_window.grab().save(m_request.file)) {
        std::fprintf(stderr, "crossgloss: %s cannot be written\n", qPrintable(m_request.file));
        QApplication::exit(1);
        return;
    }
    QApplication::exit(0);
}

} // namespace crossgloss
