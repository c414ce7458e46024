#include "comparepage/ComparePage.h"

#include "common/Backend.h"
#include "common/DescriptionEdit.h"
#include "comparepage/CompareSettings.h"
#include "comparepage/CompareView.h"
#include "comparepage/SentenceField.h"

#include <QApplication>
#include <QClipboard>
#include <QPushButton>

namespace crossgloss {

ComparePage::ComparePage(std::shared_ptr<Backend> backend, JobRunner& jobs, Prompts& prompts, QWidget* parent)
    : JobPage(QStringLiteral("compare"), std::move(backend), jobs, parent)
    , m_settings(new CompareSettings(prompts))
    , m_view(new CompareView(prompts))
    , m_run(addStart("compareSentences", [this] { compare(); }))
{
    setContents(m_settings, m_view, nullptr, nullptr, Qt::Vertical);
    m_pause.setSingleShot(true);
    m_pause.setInterval(250);
    connect(&m_pause, &QTimer::timeout, this, qOverload<>(&ComparePage::detect));
    for (SentenceField* field : {&m_settings->first(), &m_settings->second()}) {
        connect(field, &SentenceField::textChanged, &m_pause, qOverload<>(&QTimer::start));
    }
    connect(m_settings, &CompareSettings::submitted, this, &ComparePage::compare);
    // Who writes goes on writing.
    connect(this, &Page::runEnded, this, [this] {
        if (m_writing && m_run->hasFocus()) {
            m_writing->setFocus(Qt::OtherFocusReason);
        }
        m_writing.clear();
    });
    retranslate();
}

void ComparePage::activate()
{
    JobPage::activate();
    if (m_languagesAsked) {
        return;
    }
    m_languagesAsked = true;
    Job* job = jobs().compute(
        tr("Reading the pack"), [backend = backend()](JobProgress&) { return backend->sentences().languages(); }, this,
        [this](const std::vector<std::string>& codes) { m_settings->setLanguages(codes); }, JobRunner::Lane::Prompt);
    job->setTransient(true);
    detect();
}

void ComparePage::detect()
{
    detect(m_settings->first());
    detect(m_settings->second());
}

void ComparePage::detect(SentenceField& field)
{
    const QString text = field.text();
    if (text.isEmpty()) {
        field.setDetected({});
        return;
    }
    Job* job = jobs().compute(
        tr("Detecting the language"),
        [backend = backend(), sentence = text.toStdString()](JobProgress&) {
            return backend->sentences().languageOf(sentence);
        },
        this,
        [&field, text](const std::string& code) {
            if (field.text() == text) {
                field.setDetected(QString::fromStdString(code));
            }
        },
        JobRunner::Lane::Prompt);
    job->setTransient(true);
}

void ComparePage::compare()
{
    if (!begin()) {
        return;
    }
    QWidget* at = window()->focusWidget();
    m_writing = at && m_settings->isAncestorOf(at) ? at : nullptr;
    const CompareSentencesRequest request = m_settings->request();
    run(
        tr("Comparing two sentences"),
        [backend = backend(), request](JobProgress& progress) { return backend->sentences().compare(request, progress); },
        [this, request](const CompareSentencesResult& result) {
            m_settings->first().setDetected(QString::fromStdString(result.firstLanguage));
            m_settings->second().setDetected(QString::fromStdString(result.secondLanguage));
            m_view->show(request, result);
            showResults();
        });
}

QStringList ComparePage::problems() const
{
    QStringList found;
    if (m_settings->first().text().isEmpty()) {
        found.append(tr("Write the first sentence."));
    }
    if (m_settings->second().text().isEmpty()) {
        found.append(tr("Write the second sentence."));
    }
    if (m_settings->request().models.empty()) {
        found.append(tr("Choose a model to compare by."));
    }
    return found;
}

std::optional<JobPage::Missing> ComparePage::missing()
{
    if (!m_settings->first().text().isEmpty() || !m_settings->second().text().isEmpty()) {
        return std::nullopt;
    }
    return Missing{tr("Try an example"), [this] {
                       m_settings->fillExample();
                       compare();
                   }};
}

bool ComparePage::copy()
{
    if (!m_view->isVisible()) {
        return false;
    }
    QApplication::clipboard()->setText(m_view->copyText());
    return true;
}

void ComparePage::exportCurrent()
{
    if (m_view->isVisible()) {
        m_view->openExportMenu();
    }
}

void ComparePage::setAlignment(std::shared_ptr<const AlignedSpaces> alignment, const AlignRequest& request)
{
    m_settings->setAlignment(std::move(alignment), request);
}

void ComparePage::retranslate()
{
    setTexts({tr("Compare"), tr("See whether two sentences say the same, in one language or two, and which words carry it."),
              tr("Write two sentences above: they are compared by the pack at once, nothing need be imported."),
              tr("Stop the comparison"), tr("Progress of the comparison")});
    setStartTexts(m_run, tr("Compare"), tr("Compare the two sentences by every chosen model"));
    refresh();
}

} // namespace crossgloss
