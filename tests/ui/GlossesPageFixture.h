#pragma once

#include "WindowFixture.h"
#include "frame/Actions.h"
#include "glossespage/CandidatesView.h"
#include "glossespage/DecisionBar.h"
#include "glossespage/DeskView.h"
#include "glossespage/GlossesPage.h"
#include "glossespage/LinkingsView.h"
#include "glossespage/NewLinkingPanel.h"
#include "glossespage/PairCards.h"
#include "common/PlanView.h"
#include "glossespage/QueuePane.h"
#include "glossespage/ReviewActions.h"
#include "glossespage/ReviewPanel.h"
#include "jobs/JobRunner.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QTableView>
#include <QTest>

#include <memory>

namespace crossgloss {

/// The Glosses page of a window, over the real desk on a planted linking, driven by the keyboard alone.
class GlossesPageFixture : public QObject {
protected:
    void begin()
    {
        if (!m_theme) {
            m_theme = std::make_unique<Theme>();
        }
        m_fixture = std::make_unique<WindowFixture>();
        m_linking = m_fixture->backend->glosses.plant(writtenLinking());
        m_fixture->settings.preferences().setValue(QStringLiteral("reviewer"), QStringLiteral("Anna"));
        m_fixture->reopen();
        m_fixture->window->showPage(PageId::Glosses);
        QTRY_VERIFY(!page().isBusy());
    }
    void end()
    {
        m_models.reset();
        m_filters.reset();
        m_fixture.reset();
    }

    GlossesPage& page() { return m_fixture->window->glossesPage(); }
    DeskView& desk() { return page().desk(); }
    const ReviewItem& item(std::int32_t source) { return *desk().model().item(source); }
    ReviewActions& actions() { return *m_fixture->window->actions().review; }
    template <typename Widget>
    Widget* find(const char* name)
    {
        return page().findChild<Widget*>(QLatin1String(name));
    }
    void open()
    {
        page().open(m_linking);
        QTRY_VERIFY(desk().isOpen() && !page().isBusy());
        m_models = std::make_unique<QAbstractItemModelTester>(&desk().model(),
                                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        m_filters = std::make_unique<QAbstractItemModelTester>(&desk().queue().filter(),
                                                               QAbstractItemModelTester::FailureReportingMode::QtTest);
    }
    /// Types at the desk and waits until it has answered.
    void type(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(desk().queue().table(), key, modifiers);
        QTRY_VERIFY(!page().isBusy());
    }
    std::int32_t sourceOf(const char* lemma)
    {
        const std::vector<LinkingGloss>& glosses = desk().linking()->source.glosses;
        for (std::size_t i = 0; i < glosses.size(); ++i) {
            if (glosses[i].lemmas.front() == lemma) {
                return static_cast<std::int32_t>(i);
            }
        }
        return -1;
    }
    void goTo(std::int32_t source)
    {
        QVERIFY(desk().queue().setCurrent(source));
        QTRY_VERIFY(!page().isBusy());
    }
    QString write(const QString& name, const QByteArray& text)
    {
        const QString path = m_fixture->folder.filePath(name);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) {
            qFatal("no temporary file");
        }
        return path;
    }
    void restart()
    {
        m_models.reset();
        m_filters.reset();
        m_fixture->reopen();
        m_fixture->window->showPage(PageId::Glosses);
        QTRY_VERIFY(!page().isBusy());
    }

    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<WindowFixture> m_fixture;
    std::unique_ptr<QAbstractItemModelTester> m_models;
    std::unique_ptr<QAbstractItemModelTester> m_filters;
    std::int64_t m_linking = -1;
};

} // namespace crossgloss
