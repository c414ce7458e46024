#include "comparepage/TwoSentencesPane.h"

#include "common/Backend.h"
#include "common/DescriptionEdit.h"
#include "comparepage/CompareSettings.h"
#include "comparepage/CompareView.h"
#include "comparepage/SentenceField.h"

#include <QApplication>
#include <QClipboard>
#include <QPushButton>

namespace crossgloss {

TwoSentencesPane::TwoSentencesPane(std::shared_ptr<Backend> backend, JobRunner& jobs, Prompts& prompts, QWidget* parent)
    : JobPage(QStringLiteral("compare"), std::move(backend), jobs, parent)
    , m_settings(new CompareSettings(prompts))
    , m_view(new CompareView(prompts))
    , m_run(addStart("compareSentences", [this] { compare(); }))
{
    setContents(m_settings, m_view, nullptr, nullptr, Qt::Vertical);
    m_pause.setSingleShot(true);
    m_pause.setInterval(250);
    connect(&m_pause, &QTimer::timeout, this, qOverload<>(&TwoSentencesPane::detect));
    for (SentenceField* field : {&m_settings->first(), &m_settings->second()}) {
        connect(field, &SentenceField::textChanged, &m_pause, qOverload<>(&QTimer::start));
    }
    connect(m_settings, &CompareSettings::submitted, this, qOverload<>(&TwoSentencesPane::compare));
    retranslate();
}

void TwoSentencesPane::activate()
{
    JobPage::activate();
    detect();
}

void TwoSentencesPane::setLanguages(const std::vector<std::string>& codes)
{
    m_settings->setLanguages(codes);
}

void TwoSentencesPane::detect()
{
    detect(m_settings->first());
    detect(m_settings->second());
}

void TwoSentencesPane::detect(SentenceField& field)
{
    const QString text = field.text();
    if (text.isEmpty()) {
        field.setDetected({});
        return;
    }
    jobs().ask(
        tr("Detecting the language"),
        [backend = backend(), sentence = text.toStdString()](JobProgress&) {
            return backend->sentences().languageOf(sentence);
        },
        this,
        [&field, text](const std::string& code) {
            if (field.text() == text) {
                field.setDetected(QString::fromStdString(code));
            }
        });
}

void TwoSentencesPane::compare()
{
    if (!begin()) {
        return;
    }
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

void TwoSentencesPane::compare(const QString& first, const QString& firstLanguage, const QString& second,
                               const QString& secondLanguage)
{
    if (isRunning()) {
        return;
    }
    m_settings->first().setText(first);
    m_settings->first().setLanguage(firstLanguage);
    m_settings->second().setText(second);
    m_settings->second().setLanguage(secondLanguage);
    compare();
}

void TwoSentencesPane::setRequest(const CompareSentencesRequest& request)
{
    m_settings->setRequest(request);
}

QStringList TwoSentencesPane::problems() const
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

std::optional<JobPage::Missing> TwoSentencesPane::missing()
{
    if (!m_settings->first().text().isEmpty() || !m_settings->second().text().isEmpty()) {
        return std::nullopt;
    }
    return Missing{tr("Try an example"), [this] {
                       m_settings->fillExample();
                       compare();
                   }};
}

bool TwoSentencesPane::copy()
{
    if (!m_view->isVisible()) {
        return false;
    }
    QApplication::clipboard()->setText(m_view->copyText());
    return true;
}

void TwoSentencesPane::exportCurrent()
{
    if (m_view->isVisible()) {
        m_view->openExportMenu();
    }
}

void TwoSentencesPane::setAlignment(std::shared_ptr<const AlignedSpaces> alignment, const AlignRequest& request)
{
    m_settings->setAlignment(std::move(alignment), request);
}

void TwoSentencesPane::retranslate()
{
    setTexts({{}, {},
              tr("Write two sentences above: they are compared by the pack at once, nothing need be imported."),
              tr("Stop the comparison"), tr("Progress of the comparison")});
    setStartTexts(m_run, tr("Compare"), tr("Compare the two sentences by every chosen model"));
    refresh();
}

} // namespace crossgloss
