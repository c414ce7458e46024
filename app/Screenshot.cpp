#include "Screenshot.h"

#include "alignpage/AlignPage.h"
#include "alignpage/AlignResults.h"
#include "alignpage/AlignSettings.h"
#include "comparepage/ComparePage.h"
#include "comparepage/CompareSettings.h"
#include "comparepage/SearchPane.h"
#include "comparepage/SearchView.h"
#include "comparepage/SentenceField.h"
#include "comparepage/TwoListsPane.h"
#include "comparepage/TwoListsSettings.h"
#include "frame/MainWindow.h"
#include "helpwindow/HelpWindow.h"
#include "hubspage/HubsPage.h"
#include "hubspage/HubsSettings.h"
#include "jobs/JobRunner.h"
#include "lookuppage/LookupPage.h"
#include "mappage/ClustersPanel.h"
#include "mappage/MapPage.h"
#include "mappage/MapSettings.h"
#include "mappage/MapState.h"
#include "trainpage/TrainPage.h"
#include "trainpage/WordVectorPane.h"
#include "trainpage/WordVectorSettings.h"

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
    m_window.showPage(m_request.page);
    m_window.lookupPage().setLanguages(m_request.from, m_request.to);
    m_timer.start();
}

bool Screenshot::proceed()
{
    if (m_request.page == PageId::Compare && m_step == 0) {
        ++m_step;
        ComparePage& compare = m_window.comparePage();
        if (m_request.tab == QLatin1String("search") || m_request.tab == QLatin1String("lists")) {
            compare.choose(m_request.tab == QLatin1String("lists") ? ComparePage::TwoLists : ComparePage::Search);
        }
        if (compare.mode() == ComparePage::TwoSentences && m_request.text.isEmpty()) {
            compare.settings().fillExample();
        } else if (compare.mode() == ComparePage::TwoSentences) {
            compare.settings().first().setText(m_request.text.section(QLatin1Char('|'), 0, 0));
            compare.settings().second().setText(m_request.text.section(QLatin1Char('|'), 1));
        } else if (compare.mode() == ComparePage::Search && !m_request.text.isEmpty()) {
            compare.searchPane().view().query().setText(m_request.text);
        } else if (compare.mode() == ComparePage::TwoLists) {
            AlignSentencesRequest lists;
            lists.source = {m_request.align.source.text(), {}, m_request.from.toStdString(), {}};
            lists.target = {m_request.align.target.text(), {}, m_request.to.value(0).toStdString(), {}};
            compare.twoLists().settings().setRequest(lists);
        }
        compare.start();
        return false;
    }
    if (m_request.page == PageId::Map) {
        return proceedOnMap();
    }
    if (m_request.page == PageId::Train && m_request.tab == QLatin1String("vectors")) {
        return proceedOnTrain();
    }
    const bool pair = !m_request.align.source.empty() && !m_request.align.target.empty();
    if (!pair || (m_request.page != PageId::Align && m_request.page != PageId::Hubs)) {
        return true;
    }
    AlignPage& align = m_window.alignPage();
    if (align.isBusy()) {
        return false;
    }
    switch (m_step++) {
    case 0: align.settings().setRequest(m_request.align); return false;
    case 1:
        if (m_request.tab == QLatin1String("methods")) {
            align.startComparison();
        } else {
            align.startAlignment();
        }
        return false;
    case 2: break;
    default: return true;
    }
    if (m_request.page == PageId::Hubs) {
        HubnessRequest request;
        request.source = m_request.align.source;
        request.target = m_request.align.target;
        request.alignment = align.results().alignment();
        request.dictionary =
            m_request.align.testFile.empty() ? m_request.align.dictionary.file : m_request.align.testFile;
        m_window.hubsPage().settings().setRequest(request);
        m_window.hubsPage().measure();
        return false;
    }
    const QStringList tabs = {QStringLiteral("curve"), QStringLiteral("result"), QStringLiteral("neighbours"),
                              QStringLiteral("pairs"), QStringLiteral("methods")};
    if (tabs.contains(m_request.tab)) {
        align.results().showTab(static_cast<AlignResults::Tab>(tabs.indexOf(m_request.tab)));
    }
    return false;
}

bool Screenshot::proceedOnMap()
{
    MapPage& map = m_window.mapPage();
    const bool asked = !m_request.projection.isEmpty() || m_request.points > 0 || !m_request.align.source.empty();
    switch (m_step++) {
    case 0:
        if (asked) {
            LayoutRequest request = map.settings().request();
            request.method = projectionMethod(m_request.projection.toStdString()).value_or(request.method);
            request.limit = m_request.points > 0 ? m_request.points : request.limit;
            if (!m_request.align.source.empty()) {
                request.content = LayoutContent::Vectors;
                request.source = m_request.align.source;
                request.target = m_request.align.target;
                request.dictionary = m_request.align.dictionary.file;
            }
            map.setRequest(request);
            map.layOut();
        }
        return false;
    case 1:
        for (std::size_t language = 0; map.state().layout() && language < map.state().layout()->languages().size(); ++language) {
            if (const auto point = map.state().layout()->find(m_request.text.toStdString(), language)) {
                map.state().visit(static_cast<std::uint32_t>(*point));
                break;
            }
        }
        return false;
    case 2:
        if (m_request.tab == QLatin1String("hubs")) {
            map.showTab(MapPage::HubsTab);
        } else if (m_request.tab == QLatin1String("clusters")) {
            map.showTab(MapPage::ClustersTab);
            map.clusters().find();
        } else if (m_request.tab == QLatin1String("points")) {
            map.showTab(MapPage::PointsTab);
        }
        return false;
    default: return true;
    }
}

bool Screenshot::proceedOnTrain()
{
    TrainPage& train = m_window.trainPage();
    if (m_step++ > 0) {
        return true;
    }
    train.choose(TrainPage::WordVectors);
    EmbedRequest request = train.wordVectors().settings().request();
    const std::filesystem::path text = m_request.align.source.file;
    const std::string language = m_request.from.toStdString();
    request.config.texts[language] = {text};
    request.config.out[language] = text.parent_path() / "words.vec";
    train.wordVectors().settings().setRequest(request);
    train.startTraining();
    return false;
}

void Screenshot::poll()
{
    if (++m_polls > 12000) {
        std::fprintf(stderr, "crossgloss: the window was not ready within ten minutes\n");
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
        if (!m_request.text.isEmpty() && m_request.page != PageId::Compare && m_request.page != PageId::Map) {
            lookup.lookUp(m_request.text);
        }
        return;
    }
    if (!m_request.text.isEmpty() && lookup.isBusy()) {
        m_settled = 0;
        return;
    }
    if (!proceed()) {
        m_settled = 0;
        return;
    }
    if (m_settled == 0 && m_request.details) {
        lookup.openFirst();
    }
    if (m_settled == 0 && m_request.entry) {
        if (!m_request.details) {
            lookup.focusDescription();
        }
        lookup.showEntry();
    }
    // A few rounds more, so that layouts and the details of the word are there.
    if (++m_settled < 12) {
        return;
    }
    m_timer.stop();
    QWidget* shown = &m_window;
    if (!m_request.manual.isEmpty()) {
        shown = &m_window.help();
        shown->resize(m_request.width, m_request.height);
        m_window.help().open(m_request.manual);
        QApplication::processEvents();
    }
    if (!shown->grab().save(m_request.file)) {
        std::fprintf(stderr, "crossgloss: %s cannot be written\n", qPrintable(m_request.file));
        QApplication::exit(1);
        return;
    }
    QApplication::exit(0);
}

} // namespace crossgloss
