#include "glossespage/NewLinkingPanel.h"

#include "common/AlignTexts.h"
#include "common/Backend.h"
#include "common/FileField.h"
#include "common/GlossMaterialsFields.h"
#include "common/Icons.h"
#include "common/InlineMessage.h"
#include "common/Layouts.h"
#include "common/Paths.h"
#include "common/SettingsScroll.h"
#include "common/Texts.h"
#include "glossespage/GlossTexts.h"
#include "glossespage/OutlookPanel.h"
#include "glossespage/TranslationsField.h"
#include "jobs/JobRunner.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QTimer>

#include <utility>

namespace crossgloss {

namespace {

/// The first four need nothing but words with vectors.
constexpr GlossMeasure offered[] = {GlossMeasure::Fused, GlossMeasure::Sinkhorn, GlossMeasure::Wmd,
                                    GlossMeasure::Semb,  GlossMeasure::Sif,      GlossMeasure::TfIdf,
                                    GlossMeasure::Siamese, GlossMeasure::Encoder};

/// Needs a trained model, or is the better for one.
bool takesSiamese(GlossMeasure measure)
{
    return measure == GlossMeasure::Siamese || measure == GlossMeasure::Fused;
}

constexpr int usualCandidates = 50;

} // namespace

NewLinkingPanel::NewLinkingPanel(std::shared_ptr<Backend> backend, JobRunner& jobs, Prompts& prompts, QWidget* parent)
    : Retranslated(parent), m_backend(std::move(backend)), m_jobs(jobs), m_title(new QLabel(this)),
      m_materials(new GlossMaterialsFields(prompts, this)), m_measure(new QComboBox(this)),
      m_siamese(new QWidget(this)), m_siameseModel(new FileField(prompts, m_siamese)),
      m_train(new QPushButton(m_siamese)), m_candidates(new QSpinBox(this)),
      m_translations(new TranslationsField(prompts, this)), m_common(new QCheckBox(this)), m_name(new QLineEdit(this)),
      m_form(new QFormLayout), m_outlook(new OutlookPanel(this)), m_forecast(new QLabel(this)),
      m_lessen(new QPushButton(this)), m_message(new InlineMessage(this)), m_problems(styledLabel("muted", this)),
      m_stage(new QLabel(this)), m_progress(new QProgressBar(this)), m_create(new QPushButton(this)),
      m_cancel(new QPushButton(this)), m_dismiss(new QPushButton(this)), m_pause(new QTimer(this))
{
    setProperty("helpPage", QStringLiteral("glosses#new"));
    layOut();
    for (const GlossMeasure measure : offered) {
        m_measure->addItem(QString(), static_cast<int>(measure));
    }
    m_candidates->setRange(0, 100000);
    m_candidates->setSingleStep(10);
    m_candidates->setValue(usualCandidates);
    m_candidates->setGroupSeparatorShown(true);
    m_pause->setSingleShot(true);
    m_pause->setInterval(400);
    connect(m_pause, &QTimer::timeout, this, &NewLinkingPanel::askForecast);
    connect(m_materials, &GlossMaterialsFields::changed, this, &NewLinkingPanel::changed);
    connect(m_measure, &QComboBox::currentIndexChanged, this, &NewLinkingPanel::changed);
    connect(m_siameseModel, &FileField::changed, this, &NewLinkingPanel::changed);
    connect(m_translations, &TranslationsField::changed, this, &NewLinkingPanel::changed);
    connect(m_train, &QPushButton::clicked, this, &NewLinkingPanel::trainingRequested);
    connect(m_candidates, &QSpinBox::valueChanged, this, &NewLinkingPanel::changed);
    connect(m_common, &QCheckBox::toggled, this, &NewLinkingPanel::changed);
    connect(m_lessen, &QPushButton::clicked, this, [this] { m_candidates->setValue(usualCandidates); });
    connect(m_create, &QPushButton::clicked, this, &NewLinkingPanel::create);
    connect(m_cancel, &QPushButton::clicked, this, &NewLinkingPanel::cancel);
    connect(m_dismiss, &QPushButton::clicked, this, &NewLinkingPanel::dismissed);
    connect(m_message, &InlineMessage::actionTriggered, this,
            [this] { Q_EMIT lineRequested(m_failedFile, m_failedLine); });
    retranslate();
}

void NewLinkingPanel::layOut()
{
    m_title->setProperty("role", "section");
    m_measure->setObjectName(QStringLiteral("linkingMeasure"));
    m_siameseModel->setObjectName(QStringLiteral("siameseModel"));
    m_train->setObjectName(QStringLiteral("trainSiamese"));
    m_candidates->setObjectName(QStringLiteral("linkingCandidates"));
    m_name->setObjectName(QStringLiteral("linkingNewName"));
    m_create->setObjectName(QStringLiteral("createLinking"));
    m_create->setProperty("role", "primary");
    m_cancel->setObjectName(QStringLiteral("cancelLinking"));
    m_cancel->setIcon(themedIcon(QStringLiteral("stop")));
    m_forecast->setObjectName(QStringLiteral("forecast"));
    m_forecast->setWordWrap(true);
    m_lessen->setObjectName(QStringLiteral("lessen"));
    m_problems->setObjectName(QStringLiteral("linkingProblems"));
    m_problems->setWordWrap(true);
    m_problems->setTextFormat(Qt::PlainText);
    m_stage->setWordWrap(true);
    m_progress->setTextVisible(false);
    m_measure->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_measure->setMinimumContentsLength(10);
    m_siamese->setFocusProxy(m_siameseModel);
    auto* siamese = columnIn(m_siamese, {}, 4);
    siamese->addWidget(m_siameseModel);
    siamese->addWidget(m_train, 0, Qt::AlignLeading);
    auto* settings = new QWidget(this);
    settings->setLayout(m_form);
    m_form->setContentsMargins(0, 0, 8, 0);
    m_form->setHorizontalSpacing(16);
    m_form->setVerticalSpacing(8);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_materials->addTo(m_form);
    for (QWidget* field :
         std::initializer_list<QWidget*>{m_measure, m_siamese, m_translations, m_candidates, m_common, m_name}) {
        auto* label = new QLabel(settings);
        label->setBuddy(field->focusProxy() ? field->focusProxy() : field);
        m_form->addRow(label, field);
        m_labels.append({label, field});
    }
    auto* scroll = new SettingsScroll(settings, this);
    auto* buttons = newRow(8);
    buttons->addWidget(m_create);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_dismiss);
    buttons->addStretch();
    auto* layout = columnIn(this, {}, 8);
    layout->addWidget(m_title);
    layout->addWidget(scroll, 1);
    layout->addWidget(m_outlook);
    layout->addWidget(m_message);
    layout->addWidget(m_forecast);
    layout->addWidget(m_lessen, 0, Qt::AlignLeading);
    layout->addWidget(m_stage);
    layout->addWidget(m_progress);
    layout->addWidget(m_problems);
    layout->addLayout(buttons);
}

void NewLinkingPanel::setResources(const std::vector<Resource>& resources)
{
    m_materials->setResources(resources);
}

void NewLinkingPanel::setAlignment(std::shared_ptr<const AlignedSpaces> alignment, const AlignRequest& request)
{
    m_materials->setAlignment(std::move(alignment), request);
}

LinkingRequest NewLinkingPanel::request() const
{
    LinkingRequest request;
    static_cast<GlossMaterials&>(request) = m_materials->materials();
    request.name = m_name->text().trimmed().toStdString();
    request.measure = static_cast<GlossMeasure>(m_measure->currentData().toInt());
    if (takesSiamese(request.measure)) {
        request.siameseModel = m_siameseModel->path();
    }
    request.commonOnly = m_common->isChecked();
    request.candidates = static_cast<std::size_t>(m_candidates->value());
    TranslationsField::Choice translations = m_translations->choice();
    request.dictionaries = std::move(translations.dictionaries);
    request.dictionary = std::move(translations.file);
    request.dictionaryCandidates = translations.candidates;
    return request;
}

void NewLinkingPanel::setRequest(const LinkingRequest& request)
{
    m_setting = true;
    m_name->setText(QString::fromStdString(request.name));
    m_materials->setMaterials(request);
    m_measure->setCurrentIndex(qMax(0, m_measure->findData(static_cast<int>(request.measure))));
    m_siameseModel->setFile(fromPath(request.siameseModel));
    m_candidates->setValue(static_cast<int>(request.candidates));
    m_translations->setChoice({request.dictionaries, request.dictionary, request.dictionaryCandidates});
    m_common->setChecked(request.commonOnly);
    m_setting = false;
    changed();
}

void NewLinkingPanel::setSiameseModel(const GlossMaterials& materials, const std::filesystem::path& model)
{
    m_setting = true;
    m_materials->setMaterials(materials);
    m_measure->setCurrentIndex(m_measure->findData(static_cast<int>(GlossMeasure::Siamese)));
    m_siameseModel->setFile(fromPath(model));
    m_setting = false;
    changed();
}

bool NewLinkingPanel::takeFile(const QString& file)
{
    if (QFileInfo(file).fileName().endsWith(QLatin1String(".model"), Qt::CaseInsensitive)) {
        m_measure->setCurrentIndex(m_measure->findData(static_cast<int>(GlossMeasure::Siamese)));
        m_siameseModel->setFile(file);
    } else if (!m_materials->takeFile(file)) {
        m_translations->setChoice({{}, toPath(file), m_translations->choice().candidates});
    }
    return true;
}

bool NewLinkingPanel::isRunning() const
{
    return m_job && m_job->isActive();
}

QString NewLinkingPanel::messageText() const
{
    return m_message->text();
}

QStringList NewLinkingPanel::problems() const
{
    const LinkingRequest wanted = request();
    QStringList found = m_materials->problems();
    if (wanted.measure == GlossMeasure::Siamese && wanted.siameseModel.empty()) {
        found += tr("Choose the file of the trained Siamese LSTM.");
    }
    found += unreadable(wanted.siameseModel);
    found += unreadable(wanted.dictionary);
    return found;
}

void NewLinkingPanel::changed()
{
    if (m_setting) {
        return;
    }
    ++m_question;
    m_hasForecast = false;
    m_translations->setCandidatesPossible(m_candidates->value() > 0);
    if (m_forecastJob) {
        m_forecastJob->cancel();
    }
    refresh();
    if (problems().isEmpty()) {
        m_pause->start();
    } else {
        m_pause->stop();
    }
}

void NewLinkingPanel::askForecast()
{
    Job* job = m_jobs.ask(
        tr("Estimating a linking"),
        [backend = m_backend, wanted = request()](JobProgress& progress) {
            return backend->glossDesk().forecast(wanted, progress);
        },
        this,
        [this, question = ++m_question](const LinkingForecast& forecast) {
            if (question == m_question) {
                showForecast(forecast);
            }
        },
        JobRunner::Lane::Long);
    m_forecastJob = job;
    connect(job, &Job::finished, this, [this, job, question = m_question] {
        if (job->state() == Job::State::Failed && question == m_question) {
            m_failedFile = job->failureFile();
            m_failedLine = job->failureLine();
            m_message->show(InlineMessage::Severity::Error, job->message(),
                            m_failedLine > 0 ? tr("Show the line") : QString());
        }
    });
}

void NewLinkingPanel::showForecast(const LinkingForecast& forecast)
{
    m_foretold = forecast;
    m_hasForecast = true;
    m_message->dismiss();
    m_outlook->setOutlook(forecast.outlook);
    // Last: a chosen dictionary that is not of these languages asks anew.
    m_translations->setProposals(forecast.dictionaries);
    refresh();
}

void NewLinkingPanel::create()
{
    if (isRunning() || !m_create->isEnabled()) {
        return;
    }
    m_message->dismiss();
    Job* job = m_jobs.compute(
        tr("Linking glosses"),
        [backend = m_backend, wanted = request()](JobProgress& progress) {
            return backend->glossDesk().create(wanted, progress);
        },
        this, [this](std::int64_t id) { Q_EMIT created(id); });
    m_job = job;
    connect(job, &Job::changed, this, &NewLinkingPanel::refresh);
    connect(job, &Job::finished, this, [this, job] {
        if (job->state() == Job::State::Failed) {
            m_failedFile = job->failureFile();
            m_failedLine = job->failureLine();
            m_message->show(InlineMessage::Severity::Error, job->message(),
                            m_failedLine > 0 ? tr("Show the line") : QString());
        } else if (job->state() == Job::State::Cancelled) {
            m_message->show(InlineMessage::Severity::Info, tr("Stopped; nothing was stored."));
        }
        refresh();
    });
    refresh();
}

void NewLinkingPanel::cancel()
{
    if (m_job) {
        m_job->cancel();
    }
}

void NewLinkingPanel::refresh()
{
    const bool running = isRunning();
    const QStringList found = problems();
    QString text;
    for (const QString& problem : found) {
        text += (text.isEmpty() ? QString() : QStringLiteral("\n")) + QStringLiteral("• ") + problem;
    }
    m_problems->setText(text);
    m_problems->setVisible(!running && !found.isEmpty());
    const bool siamese = takesSiamese(static_cast<GlossMeasure>(m_measure->currentData().toInt()));
    m_siamese->setVisible(siamese);
    m_materials->setEnabled(!running);
    for (const auto& [label, field] : std::as_const(m_labels)) {
        if (field == m_siamese) {
            label->setVisible(siamese);
        }
        field->setEnabled(!running);
    }
    m_outlook->setVisible(m_hasForecast && found.isEmpty());
    const bool hopeless = m_hasForecast && !m_foretold.outlook.possible();
    const bool tooMuch = m_hasForecast && !m_foretold.fits;
    if (m_hasForecast) {
        const QString needs =
            tr("%1 × %2 glosses; about %3 of memory and %4")
                .arg(displayCount(m_foretold.outlook.source.glosses), displayCount(m_foretold.outlook.target.glosses),
                     QLocale().formattedDataSize(static_cast<qint64>(m_foretold.outlook.bytes), 1,
                                                 QLocale::DataSizeTraditionalFormat),
                     displayDuration(m_foretold.outlook.seconds));
        m_forecast->setText(tooMuch ? needs + QStringLiteral(". ")
                                          + tr("That is more memory than is free: compare fewer candidates for each gloss.")
                                    : needs);
    }
    setStyleProperty(m_forecast, "role", tooMuch ? "error" : "muted");
    m_forecast->setVisible(m_hasForecast && !hopeless && !running && found.isEmpty());
    m_lessen->setVisible(tooMuch && !running && m_candidates->value() != usualCandidates);
    m_create->setVisible(!running);
    m_create->setEnabled(!running && found.isEmpty() && !tooMuch && !hopeless);
    m_cancel->setVisible(running);
    m_cancel->setEnabled(running && !m_job->isStopping());
    m_dismiss->setVisible(!running);
    m_progress->setVisible(running);
    m_stage->setVisible(running);
    if (running) {
        const std::optional<double> fraction = m_job->fraction();
        m_progress->setRange(0, fraction ? 1000 : 0);
        m_progress->setValue(fraction ? qRound(1000 * *fraction) : 0);
        const std::optional<double> left = m_job->remainingSeconds();
        m_stage->setText(left ? tr("%1, %2 left").arg(m_job->stageText(), displayDuration(*left)) : m_job->stageText());
    }
}

void NewLinkingPanel::saveSession(QSettings& settings) const
{
    const LinkingRequest wanted = request();
    m_materials->saveSession(settings);
    settings.setValue(QStringLiteral("measure"), QString::fromLatin1(crossgloss::nameOf(wanted.measure).data()));
    settings.setValue(QStringLiteral("siameseModel"), m_siameseModel->file());
    settings.setValue(QStringLiteral("candidates"), m_candidates->value());
    m_translations->saveSession(settings);
    settings.setValue(QStringLiteral("common"), wanted.commonOnly);
    settings.setValue(QStringLiteral("name"), m_name->text());
}

void NewLinkingPanel::restoreSession(QSettings& settings)
{
    if (!settings.contains(QStringLiteral("measure"))) {
        return;
    }
    m_materials->restoreSession(settings);
    LinkingRequest wanted;
    static_cast<GlossMaterials&>(wanted) = m_materials->materials();
    wanted.measure =
        glossMeasure(settings.value(QStringLiteral("measure")).toString().toStdString()).value_or(GlossMeasure::Sinkhorn);
    wanted.candidates = static_cast<std::size_t>(
        qBound(0, settings.value(QStringLiteral("candidates"), usualCandidates).toInt(), m_candidates->maximum()));
    wanted.siameseModel = toPath(settings.value(QStringLiteral("siameseModel")).toString());
    m_translations->restoreSession(settings);
    TranslationsField::Choice translations = m_translations->choice();
    wanted.dictionaries = std::move(translations.dictionaries);
    wanted.dictionary = std::move(translations.file);
    wanted.dictionaryCandidates = translations.candidates;
    wanted.commonOnly = settings.value(QStringLiteral("common")).toBool();
    wanted.name = settings.value(QStringLiteral("name")).toString().toStdString();
    setRequest(wanted);
}

void NewLinkingPanel::retranslate()
{
    const bool wasSetting = m_setting;
    m_setting = true;
    m_materials->setTexts({tr("&Wordnet to link"), tr("Linked &to"), tr("Choose the wordnet whose glosses are linked."),
                           tr("Choose the wordnet that they are linked to.")});
    for (int i = 0; i < m_measure->count(); ++i) {
        m_measure->setItemText(i, displayMeasure(static_cast<GlossMeasure>(m_measure->itemData(i).toInt())));
    }
    m_title->setText(tr("New linking"));
    const QPair<QWidget*, QString> texts[] = {{m_measure, tr("Me&asure")},
                                              {m_siamese, tr("Trained netwo&rk")},
                                              {m_candidates, tr("&Candidates per gloss")},
                                              {m_translations, tr("Trans&lations by")},
                                              {m_common, QString()},
                                              {m_name, tr("&Name")}};
    for (const auto& [label, field] : std::as_const(m_labels)) {
        for (const auto& [widget, text] : texts) {
            if (widget == field) {
                label->setText(text);
                if (field != m_common) {
                    field->setAccessibleName(QString(text).remove(QLatin1Char('&')));
                }
            }
        }
    }
    m_siameseModel->setTexts(tr("Trained network"), tr("Open a trained network"),
                             tr("Models (*.model);;All files (*)"), tr("trained model file"));
    m_train->setText(tr("Tra&in one"));
    m_train->setToolTip(tr("Opens the page Train with these wordnets and vectors"));
    m_candidates->setSpecialValueText(tr("all"));
    m_measure->setToolTip(tr("Several measures combined find most: their weights are fitted on synsets that both "
                             "wordnets define, or are the usual ones where these are too few"));
    m_candidates->setToolTip(tr("Glosses that are compared exactly with each; all = every pair"));
    m_common->setText(tr("&Only synsets defined in both wordnets"));
    m_common->setToolTip(tr("To measure how well linking works rather than to build a wordnet"));
    m_name->setPlaceholderText(tr("from the names of the wordnets"));
    m_lessen->setText(tr("Use %1 candidates for each").arg(usualCandidates));
    m_create->setText(tr("Create"));
    m_cancel->setText(tr("Cancel"));
    m_cancel->setToolTip(tr("Stop after the current step"));
    m_dismiss->setText(tr("Back"));
    m_progress->setAccessibleName(tr("Progress of the linking"));
    m_setting = wasSetting;
    refresh();
}

} // namespace crossgloss
