#include "glossespage/NewLinkingPanel.h"

#include "common/AlignTexts.h"
#include "common/Backend.h"
#include "common/FileField.h"
#include "common/Icons.h"
#include "common/InlineMessage.h"
#include "common/LanguageNames.h"
#include "common/Prompts.h"
#include "common/SettingsScroll.h"
#include "common/SpacePicker.h"
#include "common/Texts.h"
#include "glossespage/GlossTexts.h"
#include "glossespage/WordnetPicker.h"
#include "jobs/JobRunner.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
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
#include <QVBoxLayout>

namespace crossgloss {

namespace {

QString nameOf(const std::filesystem::path& path)
{
    return QString::fromStdU16String(path.u16string());
}

std::filesystem::path pathOf(const QString& text)
{
    return std::filesystem::path(text.toStdU16String());
}

/// What needs nothing but words with vectors.
constexpr GlossMeasure offered[] = {GlossMeasure::Sinkhorn, GlossMeasure::Wmd, GlossMeasure::Semb, GlossMeasure::Sif};

constexpr int usualCandidates = 50;

} // namespace

NewLinkingPanel::NewLinkingPanel(std::shared_ptr<Backend> backend, JobRunner& jobs, Prompts& prompts, QWidget* parent)
    : QWidget(parent)
    , m_backend(std::move(backend))
    , m_jobs(jobs)
    , m_prompts(prompts)
    , m_title(new QLabel(this))
    , m_sourceWordnet(new WordnetPicker(prompts, this))
    , m_targetWordnet(new WordnetPicker(prompts, this))
    , m_source(new SpacePicker(prompts, this))
    , m_target(new SpacePicker(prompts, this))
    , m_map(new QComboBox(this))
    , m_mapFile(new FileField(prompts, this))
    , m_measure(new QComboBox(this))
    , m_candidates(new QSpinBox(this))
    , m_dictionary(new FileField(prompts, this))
    , m_common(new QCheckBox(this))
    , m_name(new QLineEdit(this))
    , m_form(new QFormLayout)
    , m_forecast(new QLabel(this))
    , m_lessen(new QPushButton(this))
    , m_message(new InlineMessage(this))
    , m_problems(styledLabel("muted", this))
    , m_stage(new QLabel(this))
    , m_progress(new QProgressBar(this))
    , m_create(new QPushButton(this))
    , m_cancel(new QPushButton(this))
    , m_dismiss(new QPushButton(this))
    , m_pause(new QTimer(this))
{
    layOut();
    for (const GlossMeasure measure : offered) {
        m_measure->addItem(QString(), static_cast<int>(measure));
    }
    m_candidates->setRange(0, 100000);
    m_candidates->setSingleStep(10);
    m_candidates->setValue(usualCandidates);
    m_candidates->setGroupSeparatorShown(true);
    m_targetWordnet->setChoice({{}, true});
    retranslate();
    m_pause->setSingleShot(true);
    m_pause->setInterval(400);
    connect(m_pause, &QTimer::timeout, this, &NewLinkingPanel::askForecast);
    for (WordnetPicker* picker : {m_sourceWordnet, m_targetWordnet}) {
        connect(picker, &WordnetPicker::changed, this, &NewLinkingPanel::changed);
    }
    for (SpacePicker* picker : {m_source, m_target}) {
        connect(picker, &SpacePicker::changed, this, &NewLinkingPanel::changed);
    }
    for (QComboBox* box : {m_map, m_measure}) {
        connect(box, &QComboBox::currentIndexChanged, this, &NewLinkingPanel::changed);
    }
    for (FileField* field : {m_mapFile, m_dictionary}) {
        connect(field, &FileField::changed, this, &NewLinkingPanel::changed);
    }
    connect(m_candidates, &QSpinBox::valueChanged, this, &NewLinkingPanel::changed);
    connect(m_common, &QCheckBox::toggled, this, &NewLinkingPanel::changed);
    connect(m_lessen, &QPushButton::clicked, this, [this] { m_candidates->setValue(usualCandidates); });
    connect(m_create, &QPushButton::clicked, this, &NewLinkingPanel::create);
    connect(m_cancel, &QPushButton::clicked, this, &NewLinkingPanel::cancel);
    connect(m_dismiss, &QPushButton::clicked, this, &NewLinkingPanel::dismissed);
    connect(m_message, &InlineMessage::actionTriggered, this,
            [this] { Q_EMIT lineRequested(m_failedFile, m_failedLine); });
    refresh();
}

void NewLinkingPanel::layOut()
{
    m_title->setProperty("role", "section");
    m_sourceWordnet->setObjectName(QStringLiteral("sourceWordnet"));
    m_targetWordnet->setObjectName(QStringLiteral("targetWordnet"));
    m_measure->setObjectName(QStringLiteral("linkingMeasure"));
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
    for (QComboBox* box : {m_map, m_measure}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(10);
    }
    auto* settings = new QWidget(this);
    settings->setLayout(m_form);
    m_form->setContentsMargins(0, 0, 8, 0);
    m_form->setHorizontalSpacing(16);
    m_form->setVerticalSpacing(8);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    for (QWidget* field :
         std::initializer_list<QWidget*>{m_sourceWordnet, m_targetWordnet, m_source, m_target, m_map, m_mapFile, m_measure,
                                         m_candidates, m_dictionary, m_common, m_name}) {
        auto* label = new QLabel(settings);
        label->setBuddy(field->focusProxy() ? field->focusProxy() : field);
        m_form->addRow(label, field);
        m_labels.append({label, field});
    }
    auto* scroll = new SettingsScroll(settings, this);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_create);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_dismiss);
    buttons->addStretch();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_title);
    layout->addWidget(scroll, 1);
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
    m_source->setResources(resources);
    m_target->setResources(resources);
}

void NewLinkingPanel::setAlignment(std::shared_ptr<const AlignedSpaces> alignment, const AlignRequest& request)
{
    m_setting = true;
    m_alignment = std::move(alignment);
    retranslate();
    m_source->setChoice(request.source);
    m_target->setChoice(request.target);
    m_map->setCurrentIndex(m_map->findData(LearnedMap));
    m_setting = false;
    changed();
}

LinkingRequest NewLinkingPanel::request() const
{
    LinkingRequest request;
    request.name = m_name->text().trimmed().toStdString();
    request.sourceWordnet = m_sourceWordnet->choice();
    request.targetWordnet = m_targetWordnet->choice();
    request.sourceVectors = m_source->choice();
    request.targetVectors = m_target->choice();
    const int map = m_map->currentData().toInt();
    if (map == LearnedMap) {
        request.alignment = m_alignment;
    } else if (map == MapFile) {
        request.map = m_mapFile->path();
    }
    request.measure = static_cast<GlossMeasure>(m_measure->currentData().toInt());
    request.commonOnly = m_common->isChecked();
    request.candidates = static_cast<std::size_t>(m_candidates->value());
    if (request.candidates > 0) {
        request.dictionary = m_dictionary->path();
    }
    return request;
}

void NewLinkingPanel::setRequest(const LinkingRequest& request)
{
    m_setting = true;
    m_name->setText(QString::fromStdString(request.name));
    m_sourceWordnet->setChoice(request.sourceWordnet);
    m_targetWordnet->setChoice(request.targetWordnet);
    m_source->setChoice(request.sourceVectors);
    m_target->setChoice(request.targetVectors);
    if (request.alignment) {
        m_alignment = request.alignment;
        retranslate();
    }
    m_map->setCurrentIndex(m_map->findData(request.alignment ? LearnedMap : request.map.empty() ? NoMap : MapFile));
    m_mapFile->setFile(nameOf(request.map));
    m_measure->setCurrentIndex(qMax(0, m_measure->findData(static_cast<int>(request.measure))));
    m_candidates->setValue(static_cast<int>(request.candidates));
    m_dictionary->setFile(nameOf(request.dictionary));
    m_common->setChecked(request.commonOnly);
    m_setting = false;
    changed();
}

bool NewLinkingPanel::takeFile(const QString& file)
{
    const QString name = QFileInfo(file).fileName();
    if (looksLikeVectors(file)) {
        (m_source->choice().empty() ? m_source : m_target)->setChoice({{}, pathOf(file)});
    } else if (name.endsWith(QLatin1String(".map"), Qt::CaseInsensitive)) {
        m_map->setCurrentIndex(m_map->findData(MapFile));
        m_mapFile->setFile(file);
    } else if (name.contains(QLatin1String(".tab"), Qt::CaseInsensitive)
               || name.contains(QLatin1String(".xml"), Qt::CaseInsensitive) || QFileInfo(file).isDir()) {
        (m_sourceWordnet->choice().empty() ? m_sourceWordnet : m_targetWordnet)->setChoice({pathOf(file), false});
    } else {
        m_dictionary->setFile(file);
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
    QStringList found;
    const auto require = [&found](const std::filesystem::path& file, bool folder, const QString& missing) {
        const QFileInfo info(nameOf(file));
        if (file.empty()) {
            if (!missing.isEmpty()) {
                found.append(missing);
            }
        } else if (!(info.isFile() || (folder && info.isDir())) || !info.isReadable()) {
            found.append(tr("%1 cannot be read.").arg(isolated(nameOf(file))));
        }
    };
    if (!wanted.sourceWordnet.installedPrinceton) {
        require(wanted.sourceWordnet.file, true, tr("Choose the wordnet whose glosses are linked."));
    }
    if (!wanted.targetWordnet.installedPrinceton) {
        require(wanted.targetWordnet.file, true, tr("Choose the wordnet that they are linked to."));
    }
    if (wanted.sourceVectors.resource.empty()) {
        require(wanted.sourceVectors.file, false, tr("Choose word vectors of the source language."));
    }
    if (wanted.targetVectors.resource.empty()) {
        require(wanted.targetVectors.file, false, tr("Choose word vectors of the target language."));
    }
    if (m_map->currentData().toInt() == MapFile) {
        require(wanted.map, false, tr("Choose the file of the map."));
    }
    require(wanted.dictionary, false, {});
    return found;
}

void NewLinkingPanel::changed()
{
    if (m_setting) {
        return;
    }
    ++m_question;
    m_hasForecast = false;
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
    Job* job = m_jobs.compute(
        tr("Estimating a linking"),
        [backend = m_backend, wanted = request()](JobProgress& progress) {
            return backend->glossDesk().forecast(wanted, progress);
        },
        this,
        [this, question = ++m_question](const LinkingForecast& forecast) {
            if (question == m_question) {
                showForecast(forecast);
            }
        });
    job->setPassing(true);
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
    m_mapFile->setVisible(m_map->currentData().toInt() == MapFile);
    m_dictionary->setEnabled(m_candidates->value() > 0);
    for (const auto& [label, field] : std::as_const(m_labels)) {
        if (field == m_mapFile) {
            label->setVisible(m_map->currentData().toInt() == MapFile);
        }
        field->setEnabled(!running && (field != m_dictionary || m_candidates->value() > 0));
    }
    const bool tooMuch = m_hasForecast && !m_foretold.fits;
    if (m_hasForecast) {
        const QString needs = tr("%1 × %2 glosses; about %3 of memory and %4")
                                  .arg(displayCount(m_foretold.sources), displayCount(m_foretold.targets),
                                       QLocale().formattedDataSize(static_cast<qint64>(m_foretold.bytes), 1,
                                                                   QLocale::DataSizeTraditionalFormat),
                                       displayDuration(m_foretold.seconds));
        m_forecast->setText(tooMuch ? needs + QStringLiteral(". ")
                                          + tr("That is more memory than is free: compare fewer candidates for each gloss.")
                                    : needs);
    }
    setStyleProperty(m_forecast, "role", tooMuch ? "error" : "muted");
    m_forecast->setVisible(m_hasForecast && !running && found.isEmpty());
    m_lessen->setVisible(tooMuch && !running && m_candidates->value() != usualCandidates);
    m_create->setVisible(!running);
    m_create->setEnabled(!running && found.isEmpty() && !tooMuch);
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
    settings.setValue(QStringLiteral("sourceWordnet"), nameOf(wanted.sourceWordnet.file));
    settings.setValue(QStringLiteral("sourcePrinceton"), wanted.sourceWordnet.installedPrinceton);
    settings.setValue(QStringLiteral("targetWordnet"), nameOf(wanted.targetWordnet.file));
    settings.setValue(QStringLiteral("targetPrinceton"), wanted.targetWordnet.installedPrinceton);
    settings.setValue(QStringLiteral("source"), toText(wanted.sourceVectors));
    settings.setValue(QStringLiteral("target"), toText(wanted.targetVectors));
    settings.setValue(QStringLiteral("map"), nameOf(wanted.map));
    settings.setValue(QStringLiteral("measure"), QString::fromLatin1(crossgloss::nameOf(wanted.measure).data()));
    settings.setValue(QStringLiteral("candidates"), m_candidates->value());
    settings.setValue(QStringLiteral("dictionary"), m_dictionary->file());
    settings.setValue(QStringLiteral("common"), wanted.commonOnly);
}

void NewLinkingPanel::restoreSession(QSettings& settings)
{
    if (!settings.contains(QStringLiteral("measure"))) {
        return;
    }
    const auto path = [&settings](const char* key) { return pathOf(settings.value(QLatin1String(key)).toString()); };
    LinkingRequest wanted;
    wanted.sourceWordnet = {path("sourceWordnet"), settings.value(QStringLiteral("sourcePrinceton")).toBool()};
    wanted.targetWordnet = {path("targetWordnet"), settings.value(QStringLiteral("targetPrinceton"), true).toBool()};
    wanted.sourceVectors = spaceFromText(settings.value(QStringLiteral("source")).toString());
    wanted.targetVectors = spaceFromText(settings.value(QStringLiteral("target")).toString());
    wanted.map = path("map");
    wanted.measure =
        glossMeasure(settings.value(QStringLiteral("measure")).toString().toStdString()).value_or(GlossMeasure::Sinkhorn);
    wanted.candidates = static_cast<std::size_t>(
        qBound(0, settings.value(QStringLiteral("candidates"), usualCandidates).toInt(), m_candidates->maximum()));
    wanted.dictionary = path("dictionary");
    wanted.commonOnly = settings.value(QStringLiteral("common")).toBool();
    setRequest(wanted);
}

void NewLinkingPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_setting = true;
        retranslate();
        m_setting = false;
        refresh();
    }
    QWidget::changeEvent(event);
}

void NewLinkingPanel::retranslate()
{
    const bool wasSetting = m_setting;
    m_setting = true;
    const int map = m_map->count() > 0 ? m_map->currentData().toInt() : NoMap;
    m_map->clear();
    m_map->addItem(tr("None: the spaces are aligned"), NoMap);
    if (m_alignment) {
        m_map->addItem(tr("Learned on the page Align"), LearnedMap);
    }
    m_map->addItem(tr("From a file"), MapFile);
    m_map->setCurrentIndex(qMax(0, m_map->findData(map)));
    for (int i = 0; i < m_measure->count(); ++i) {
        m_measure->setItemText(i, displayMeasure(static_cast<GlossMeasure>(m_measure->itemData(i).toInt())));
    }
    m_setting = wasSetting;
    m_title->setText(tr("New linking"));
    const QPair<QWidget*, QString> texts[] = {{m_sourceWordnet, tr("&Wordnet to link")},
                                              {m_targetWordnet, tr("Linked &to")},
                                              {m_source, tr("Vectors of the &source")},
                                              {m_target, tr("&Vectors of the target")},
                                              {m_map, tr("&Map between them")},
                                              {m_mapFile, tr("Map &file")},
                                              {m_measure, tr("Me&asure")},
                                              {m_candidates, tr("&Candidates a gloss")},
                                              {m_dictionary, tr("Only trans&lations in")},
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
    m_sourceWordnet->setTexts(tr("Wordnet to link"));
    m_targetWordnet->setTexts(tr("Wordnet that is linked to"));
    m_source->setTexts(tr("Vectors of the source language"));
    m_target->setTexts(tr("Vectors of the target language"));
    m_mapFile->setTexts(tr("Map file"), tr("Open a map"), tr("Maps (*.map);;All files (*)"));
    m_dictionary->setTexts(tr("Dictionary that translates lemmas"), tr("Open a file of word pairs"),
                           wordPairFilter(), tr("word pairs; empty = any gloss"));
    m_candidates->setSpecialValueText(tr("all"));
    m_candidates->setToolTip(tr("Glosses that are compared exactly with each; all = every pair"));
    m_common->setText(tr("&Only synsets that both define"));
    m_common->setToolTip(tr("To measure how well linking works rather than to build a wordnet"));
    m_name->setPlaceholderText(tr("from the names of the wordnets"));
    m_lessen->setText(tr("Take %1 candidates for each").arg(usualCandidates));
    m_create->setText(tr("Create"));
    m_cancel->setText(tr("Cancel"));
    m_cancel->setToolTip(tr("Stop after the present step"));
    m_dismiss->setText(tr("Back"));
    m_progress->setAccessibleName(tr("Progress of the linking"));
}

} // namespace crossgloss
