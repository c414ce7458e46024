#include "trainpage/GlossEncoderSettings.h"

#include "common/FileField.h"
#include "common/FoldedSettings.h"
#include "common/GlossMaterialsFields.h"
#include "common/Layouts.h"
#include "common/Paths.h"
#include "common/SettingsForm.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QSettings>
#include <QSpinBox>

#include <utility>

namespace crossgloss {

namespace {

QDoubleSpinBox* share(QWidget* parent)
{
    auto* box = new QDoubleSpinBox(parent);
    box->setRange(0, 0.99);
    box->setSingleStep(0.05);
    return box;
}

} // namespace

GlossEncoderSettings::GlossEncoderSettings(Prompts& prompts, const QString& modelFolder, QWidget* parent)
    : JobSettings(parent)
    , m_materials(new GlossMaterialsFields(prompts, this))
    , m_objective(new QComboBox(this))
    , m_hidden(numberField(this, "siameseHidden", 1, 4096, 0))
    , m_epochs(numberField(this, "siameseEpochs", 1, 100000, 0))
    , m_patience(numberField(this, "siamesePatience", 0, 10000, 0))
    , m_pairs(numberField(this, "siamesePairs", 0, 10000000, 0))
    , m_validation(numberField(this, "siameseValidation", 0, 1000000, 0))
    , m_grid(new QCheckBox(this))
    , m_out(new FileField(prompts, this))
    , m_more(new FoldedSettings(this))
    , m_batch(numberField(m_more, "siameseBatch", 2, 4096, 0))
    , m_inputDropout(share(m_more))
    , m_stateDropout(share(m_more))
    , m_distance(new QComboBox(m_more))
    , m_rate(new QDoubleSpinBox(m_more))
    , m_seed(numberField(m_more, "siameseSeed", 0, 2000000000, 0))
    , m_threads(numberField(m_more, "siameseThreads", 0, 1024, 0))
    , m_form(new SettingsForm)
{
    m_grid->setObjectName(QStringLiteral("siameseGrid"));
    m_out->setObjectName(QStringLiteral("siameseFile"));
    m_out->setForWriting(true);
    m_pairs->setSingleStep(1000);
    m_validation->setSingleStep(100);
    m_rate->setDecimals(4);
    m_rate->setRange(0.0001, 100);
    m_rate->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    for (const SiameseObjective objective :
         {SiameseObjective::Softmax, SiameseObjective::Batch, SiameseObjective::Shuffled}) {
        m_objective->addItem(QString(), static_cast<int>(objective));
    }
    for (const SiameseDistance distance : {SiameseDistance::Manhattan, SiameseDistance::Euclidean}) {
        m_distance->addItem(QString(), static_cast<int>(distance));
    }
    for (QComboBox* box : {m_objective, m_distance}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(10);
    }

    m_materials->addTo(m_form);
    for (QWidget* field : std::initializer_list<QWidget*>{m_objective, m_hidden, m_epochs, m_patience, m_pairs,
                                                          m_validation}) {
        m_form->addField(field);
    }
    m_form->addRow(QString(), m_grid);
    m_form->addField(m_out);
    for (QWidget* field : std::initializer_list<QWidget*>{m_batch, m_inputDropout, m_stateDropout, m_distance, m_rate,
                                                          m_seed, m_threads}) {
        m_more->form().addField(field);
    }
    auto* layout = columnIn(this, {0, 0, 8, 0}, 16);
    layout->addLayout(m_form);
    layout->addWidget(m_more);
    layout->addStretch();

    retranslate();
    GlossEncoderRequest defaults;
    defaults.targetWordnet.installedPrinceton = true;
    const QString out = modelFolder + QStringLiteral("/glosses.model");
    defaults.options.siamese.out = toPath(out);
    setRequest(defaults);
    connectFields();
}

void GlossEncoderSettings::connectFields()
{
    connect(m_materials, &GlossMaterialsFields::changed, this, &GlossEncoderSettings::news);
    for (QComboBox* box : {m_objective, m_distance}) {
        connect(box, &QComboBox::currentIndexChanged, this, &GlossEncoderSettings::news);
    }
    for (QSpinBox* box :
         {m_hidden, m_epochs, m_patience, m_pairs, m_validation, m_batch, m_seed, m_threads}) {
        connect(box, &QSpinBox::valueChanged, this, &GlossEncoderSettings::news);
    }
    for (QDoubleSpinBox* box : {m_inputDropout, m_stateDropout, m_rate}) {
        connect(box, &QDoubleSpinBox::valueChanged, this, &GlossEncoderSettings::news);
    }
    connect(m_grid, &QCheckBox::toggled, this, &GlossEncoderSettings::news);
    connect(m_out, &FileField::changed, this, &GlossEncoderSettings::news);
}

void GlossEncoderSettings::news()
{
    if (!m_setting) {
        Q_EMIT changed();
    }
}

GlossEncoderRequest GlossEncoderSettings::request() const
{
    GlossEncoderRequest request;
    static_cast<GlossMaterials&>(request) = m_materials->materials();
    request.options.grid = m_grid->isChecked();
    request.options.pairs = static_cast<std::size_t>(m_pairs->value());
    request.options.validation = static_cast<std::size_t>(m_validation->value());
    SiameseOptions& options = request.options.siamese;
    options.objective = static_cast<SiameseObjective>(m_objective->currentData().toInt());
    options.distance = static_cast<SiameseDistance>(m_distance->currentData().toInt());
    options.hidden = m_hidden->value();
    options.epochs = m_epochs->value();
    options.patience = m_patience->value();
    options.batch = m_batch->value();
    options.inputDropout = m_inputDropout->value();
    options.stateDropout = m_stateDropout->value();
    options.learningRate = m_rate->value();
    options.seed = static_cast<std::uint64_t>(m_seed->value());
    options.threads = m_threads->value();
    options.out = m_out->path();
    return request;
}

void GlossEncoderSettings::setRequest(const GlossEncoderRequest& request)
{
    m_setting = true;
    m_materials->setMaterials(request);
    const SiameseOptions& options = request.options.siamese;
    m_grid->setChecked(request.options.grid);
    m_pairs->setValue(static_cast<int>(request.options.pairs));
    m_validation->setValue(static_cast<int>(request.options.validation));
    m_objective->setCurrentIndex(qMax(0, m_objective->findData(static_cast<int>(options.objective))));
    m_distance->setCurrentIndex(qMax(0, m_distance->findData(static_cast<int>(options.distance))));
    m_hidden->setValue(options.hidden);
    m_epochs->setValue(options.epochs);
    m_patience->setValue(options.patience);
    m_batch->setValue(options.batch);
    m_inputDropout->setValue(options.inputDropout);
    m_stateDropout->setValue(options.stateDropout);
    m_rate->setValue(options.learningRate);
    m_seed->setValue(static_cast<int>(options.seed));
    m_threads->setValue(options.threads);
    m_out->setFile(fromPath(options.out));
    m_setting = false;
    news();
}

QStringList GlossEncoderSettings::materialProblems() const
{
    return m_materials->problems();
}

void GlossEncoderSettings::setResources(const std::vector<Resource>& resources)
{
    m_materials->setResources(resources);
}

bool GlossEncoderSettings::takeFile(const QString& file)
{
    return m_materials->takeFile(file);
}

void GlossEncoderSettings::saveSession(QSettings& settings) const
{
    settings.beginGroup(QStringLiteral("trainGlosses"));
    m_materials->saveSession(settings);
    settings.setValue(QStringLiteral("objective"), m_objective->currentData());
    for (const QSpinBox* box : {m_hidden, m_epochs, m_patience, m_pairs, m_validation, m_batch, m_seed, m_threads}) {
        settings.setValue(box->objectName(), box->value());
    }
    settings.setValue(QStringLiteral("inputDropout"), m_inputDropout->value());
    settings.setValue(QStringLiteral("stateDropout"), m_stateDropout->value());
    settings.setValue(QStringLiteral("distance"), m_distance->currentData());
    settings.setValue(QStringLiteral("rate"), m_rate->value());
    settings.setValue(QStringLiteral("grid"), m_grid->isChecked());
    settings.setValue(QStringLiteral("out"), m_out->file());
    settings.setValue(QStringLiteral("more"), m_more->isOpen());
    settings.endGroup();
}

void GlossEncoderSettings::restoreSession(QSettings& settings)
{
    settings.beginGroup(QStringLiteral("trainGlosses"));
    if (settings.contains(QStringLiteral("out"))) {
        m_setting = true;
        m_materials->restoreSession(settings);
        m_objective->setCurrentIndex(qMax(0, m_objective->findData(settings.value(QStringLiteral("objective")))));
        m_distance->setCurrentIndex(qMax(0, m_distance->findData(settings.value(QStringLiteral("distance")))));
        for (QSpinBox* box : {m_hidden, m_epochs, m_patience, m_pairs, m_validation, m_batch, m_seed, m_threads}) {
            box->setValue(settings.value(box->objectName(), box->value()).toInt());
        }
        m_inputDropout->setValue(settings.value(QStringLiteral("inputDropout"), m_inputDropout->value()).toDouble());
        m_stateDropout->setValue(settings.value(QStringLiteral("stateDropout"), m_stateDropout->value()).toDouble());
        m_rate->setValue(settings.value(QStringLiteral("rate"), m_rate->value()).toDouble());
        m_grid->setChecked(settings.value(QStringLiteral("grid")).toBool());
        m_out->setFile(settings.value(QStringLiteral("out")).toString());
        m_more->setOpen(settings.value(QStringLiteral("more")).toBool());
        m_setting = false;
    }
    settings.endGroup();
    news();
}

void GlossEncoderSettings::retranslate()
{
    m_materials->setTexts({tr("&Wordnet"), tr("Ano&ther wordnet"), tr("Choose the wordnet with the training glosses."),
                           tr("Choose another wordnet that shares synsets with it.")});
    const auto fill = [](QComboBox* box, const QStringList& texts) {
        for (int i = 0; i < texts.size(); ++i) {
            box->setItemText(i, texts.at(i));
        }
    };
    fill(m_objective, {tr("Softmax over the batch"), tr("In-batch negatives"),
                       tr("Shuffled negatives (as published)")});
    fill(m_distance, {tr("Manhattan"), tr("Euclidean")});
    m_form->nameFields({{m_objective, tr("O&bjective")},
                        {m_hidden, tr("&Hidden size")},
                        {m_epochs, tr("Maximum e&pochs")},
                        {m_patience, tr("Early stoppin&g (epochs)")},
                        {m_pairs, tr("T&raining pairs")},
                        {m_validation, tr("Validatio&n pairs")},
                        {m_out, tr("M&odel file")}});
    m_more->form().nameFields({{m_batch, tr("Bat&ch size")},
                               {m_inputDropout, tr("Dropout of &inputs")},
                               {m_stateDropout, tr("Dropout of st&ates")},
                               {m_distance, tr("&Distance")},
                               {m_rate, tr("&Learning rate")},
                               {m_seed, tr("S&eed")},
                               {m_threads, tr("Threads")}});
    m_patience->setSpecialValueText(tr("never"));
    m_pairs->setSpecialValueText(tr("all", "pairs"));
    m_threads->setSpecialValueText(tr("all"));
    m_validation->setToolTip(tr("They choose the best epoch and the settings; at most a fifth of all pairs"));
    m_grid->setText(tr("Tr&y several settings"));
    m_grid->setToolTip(tr("Trains four networks, with all or half the units and dropout, and keeps the best"));
    m_out->setTexts(tr("Model file"), tr("Where to save the model"), tr("Models (*.model);;All files (*)"));
}

} // namespace crossgloss
