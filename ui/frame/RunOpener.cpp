#include "frame/RunOpener.h"

#include "alignpage/AlignPage.h"
#include "alignpage/AlignSettings.h"
#include "comparepage/ComparePage.h"
#include "comparepage/TwoListsPane.h"
#include "comparepage/TwoListsSettings.h"
#include "comparepage/TwoSentencesPane.h"
#include "jobs/ResultsService.h"
#include "frame/MainWindow.h"
#include "glossespage/GlossesPage.h"
#include "glossespage/NewLinkingPanel.h"
#include "hubspage/HubsPage.h"
#include "hubspage/HubsSettings.h"
#include "mappage/MapPage.h"
#include "trainpage/GlossEncoderPane.h"
#include "trainpage/GlossEncoderSettings.h"
#include "trainpage/TrainPage.h"
#include "trainpage/TrainingSettings.h"
#include "trainpage/WordVectorPane.h"
#include "trainpage/WordVectorSettings.h"

namespace crossgloss {

namespace {

/// One overload for each page that makes runs.
struct Opener {
    MainWindow& window;
    bool comparesMethods;
    bool resume;

    bool operator()(std::monostate) const { return true; }

    bool operator()(const AlignRequest& request) const
    {
        AlignPage& page = window.alignPage();
        window.showPage(PageId::Align);
        if (page.isRunning()) {
            return false;
        }
        page.settings().setRequest(request);
        if (resume) {
            comparesMethods ? page.startComparison() : page.startAlignment();
        }
        return true;
    }

    bool operator()(const HubnessRequest& request) const
    {
        HubsPage& page = window.hubsPage();
        window.showPage(PageId::Hubs);
        if (page.isRunning()) {
            return false;
        }
        page.settings().setRequest(request);
        if (resume) {
            page.measure();
        }
        return true;
    }

    bool operator()(const LayoutRequest& request) const
    {
        MapPage& page = window.mapPage();
        const bool free = !page.isRunning();
        if (free) {
            page.setRequest(request);
        }
        window.showPage(PageId::Map);
        if (free && resume) {
            page.layOut();
        }
        return free;
    }

    bool operator()(const LinkingRequest& request) const
    {
        GlossesPage& page = window.glossesPage();
        window.showPage(PageId::Glosses);
        if (page.newLinking().isRunning()) {
            return false;
        }
        page.showNewLinking();
        page.newLinking().setRequest(request);
        if (resume) {
            page.newLinking().create();
        }
        return true;
    }

    bool operator()(const TrainingConfig& config) const
    {
        return train(TrainPage::DictionaryEncoder, [&](TrainPage& page) { page.settings().setConfig(config); });
    }

    bool operator()(const GlossEncoderRequest& request) const
    {
        return train(TrainPage::GlossEncoder,
                     [&](TrainPage& page) { page.glossEncoder().settings().setRequest(request); });
    }

    bool operator()(const EmbedRequest& request) const
    {
        return train(TrainPage::WordVectors, [&](TrainPage& page) { page.wordVectors().settings().setRequest(request); });
    }

    bool operator()(const CompareSentencesRequest& request) const
    {
        return compare(ComparePage::TwoSentences, [&](ComparePage& page) { page.twoSentences().setRequest(request); });
    }

    bool operator()(const AlignSentencesRequest& request) const
    {
        return compare(ComparePage::TwoLists, [&](ComparePage& page) { page.twoLists().settings().setRequest(request); });
    }

    template <typename Fill> bool compare(ComparePage::Mode mode, Fill fill) const
    {
        ComparePage& page = window.comparePage();
        window.showPage(PageId::Compare);
        page.choose(mode);
        if (page.isRunning()) {
            return false;
        }
        fill(page);
        if (resume) {
            page.start();
        }
        return true;
    }

    template <typename Fill> bool train(TrainPage::Kind kind, Fill fill) const
    {
        TrainPage& page = window.trainPage();
        window.showPage(PageId::Train);
        page.choose(kind);
        if (page.isTraining()) {
            return false;
        }
        fill(page);
        if (resume) {
            page.startTraining();
        }
        return true;
    }
};

} // namespace

bool openRun(MainWindow& window, const RunInputs& inputs, bool resume)
{
    return std::visit(Opener{window, inputs.comparesMethods, resume}, inputs.request);
}

} // namespace crossgloss
