#include "trainpage/TrainingSettings.h"

#include "common/FileField.h"
#include "common/FoldedSettings.h"
#include "common/Layouts.h"
#include "common/Paths.h"
#include "common/SettingsForm.h"
#include "trainpage/EncoderFields.h"
#include "trainpage/FileRows.h"
#include "trainpage/FileTable.h"
#include "trainpage/JointFields.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QSettings>
#include <QSignalBlocker>
#include <QSpinBox>

namespace crossgloss {

namespace {

std::vector<FileTableModel::Row> rowsOf(const std::vector<DefinitionFile>& files)
{
    std::vector<FileTableModel::Row> rows;
    for (const DefinitionFile& file : files) {
        rows.push_back({fromPath(file.file), {QString::fromStdString(file.answerLanguage),
                                              QString::fromStdString(file.definitionLanguage)}});
    }
    return rows;
}

std::vector<DefinitionFile> filesOf(const FileTable& table)
{
    std::vector<DefinitionFile> files;
    for (const FileTableModel::Row& row : table.model().rows()) {
        files.push_back({toPath(row.file), row.languages.value(0).toStdString(), row.languages.value(1).toStdString()});
    }
    return files;
}

} // namespace

TrainingSettings::TrainingSettings(Prompts& prompts, const QString& modelFolder, QWidget* parent)
    : JobSettings(parent)
    , m_data(new FileTable(2, prompts, this))
    , m_vectors(new FileTable(1, prompts, this))
    , m_validation(new FileTable(2, prompts, this))
    , m_joint(new JointFields(prompts, this))
    , m_encoder(new QComboBox(this))
    , m_strategy(new QComboBox(this))
    , m_objective(new QComboBox(this))
    , m_epochs(numberField(this, "epochs", 1, 100000, 0))
    , m_patience(numberField(this, "patience", 0, 10000, 0))
    , m_out(new FileField(prompts, this))
    , m_more(new FoldedSettings(this))
    , m_centre(new QCheckBox(m_more))
    , m_heldOut(numberField(m_more, "heldOut", 0, 1000000, 0))
    , m_layers(numberField(m_more, "layers", 1, 12, 0))
    , m_hidden(numberField(m_more, "hidden", 8, 4096, 0))
    , m_affine(numberField(m_more, "affine", 1, 6, 0))
    , m_length(numberField(m_more, "length", 2, 512, 0))
    , m_batch(numberField(m_more, "batch", 1, 65536, 0))
    , m_rate(new QDoubleSpinBox(m_more))
    , m_seed(numberField(m_more, "seed", 0, 2000000000, 0))
    , m_threads(numberField(m_more, "threads", 0, 1024, 0))
    , m_form(new SettingsForm)
{
    m_data->setObjectName(QStringLiteral("trainingData"));
    m_vectors->setObjectName(QStringLiteral("trainingVectors"));
    m_out->setObjectName(QStringLiteral("modelFile"));
    m_out->setForWriting(true);
    m_rate->setDecimals(6);
    m_rate->setRange(0.000001, 1);
    m_rate->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);

    for (QWidget* field : std::initializer_list<QWidget*>{m_encoder, m_strategy, m_objective, m_epochs, m_patience, m_out}) {
        m_form->addField(field);
    }
    m_centre->setObjectName(QStringLiteral("centreVectors"));
    SettingsForm& more = m_more->form();
    more.addRow(QString(), m_centre);
    for (QWidget* field : std::initializer_list<QWidget*>{m_heldOut, m_layers, m_hidden, m_affine, m_length, m_batch, m_rate}) {
        more.addField(field);
    }
    m_encoderFields = new EncoderFields(more, m_more);
    more.addField(m_seed);
    more.addField(m_threads);
    more.addRow(m_validation);

    auto* layout = columnIn(this, {0, 0, 8, 0}, 16);
    layout->addWidget(m_data);
    layout->addWidget(m_vectors);
    layout->addLayout(m_form);
    layout->addWidget(m_joint);
    layout->addWidget(m_more);
    layout->addStretch();

    retranslate();
    // Defaults are the paper's, but a thousand epochs are for those who mean it.
    TrainingConfig defaults;
    defaults.epochs = 100;
    defaults.patience = 20;
    defaults.out = toPath(modelFolder + QStringLiteral("/encoder.model"));
    setConfig(defaults);
    connectFields();
}

void TrainingSettings::connectFields()
{
    const auto news = [this] {
        if (!m_setting) {
            adapt();
            Q_EMIT changed();
        }
    };
    for (FileTable* table : {m_data, m_vectors, m_validation}) {
        connect(table, &FileTable::changed, this, news);
    }
    for (QComboBox* box : {m_encoder, m_strategy, m_objective}) {
        connect(box, &QComboBox::currentIndexChanged, this, news);
    }
    for (QSpinBox* box : {m_epochs, m_patience, m_heldOut, m_layers, m_hidden, m_affine, m_length, m_batch, m_seed, m_threads}) {
        connect(box, &QSpinBox::valueChanged, this, news);
    }
    connect(m_rate, &QDoubleSpinBox::valueChanged, this, news);
    connect(m_centre, &QCheckBox::toggled, this, news);
    connect(m_encoderFields, &EncoderFields::changed, this, news);
    connect(m_joint, &JointFields::changed, this, news);
    connect(m_out, &FileField::changed, this, news);
}

TrainingConfig TrainingSettings::config() const
{
    TrainingConfig config;
    config.data = filesOf(*m_data);
    for (const FileTableModel::Row& row : m_vectors->model().rows()) {
        config.vectors[row.languages.value(0).toStdString()] = toPath(row.file);
    }
    const std::vector<DefinitionFile> validation = filesOf(*m_validation);
    if (!validation.empty()) {
        config.validation = validation.front();
    }
    config.encoder = static_cast<EncoderKind>(m_encoder->currentData().toInt());
    config.strategy = static_cast<Strategy>(m_strategy->currentData().toInt());
    config.objective = static_cast<Objective>(m_objective->currentData().toInt());
    config.centre = m_centre->isChecked();
    config.epochs = m_epochs->value();
    config.patience = m_patience->value();
    config.heldOut = m_heldOut->value();
    config.layers = m_layers->value();
    config.hidden = m_hidden->value();
    config.affineLayers = m_affine->value();
    config.sequenceLength = m_length->value();
    config.batch = m_batch->value();
    config.learningRate = m_rate->value();
    m_encoderFields->read(config);
    config.joint = m_joint->settings();
    config.seed = static_cast<std::uint64_t>(m_seed->value());
    config.threads = m_threads->value();
    config.out = m_out->path();
    return config;
}

void TrainingSettings::setConfig(const TrainingConfig& config)
{
    m_setting = true;
    m_data->model().setRows(rowsOf(config.data));
    std::vector<FileTableModel::Row> vectors;
    for (const auto& [language, file] : config.vectors) {
        vectors.push_back({fromPath(file), {QString::fromStdString(language)}});
    }
    m_vectors->model().setRows(vectors);
    m_validation->model().setRows(config.validation ? rowsOf({*config.validation}) : std::vector<FileTableModel::Row>());
    m_encoder->setCurrentIndex(m_encoder->findData(static_cast<int>(config.encoder)));
    m_strategy->setCurrentIndex(m_strategy->findData(static_cast<int>(config.strategy)));
    m_objective->setCurrentIndex(m_objective->findData(static_cast<int>(config.objective)));
    m_centre->setChecked(config.centre);
    m_epochs->setValue(config.epochs);
    m_patience->setValue(config.patience);
    m_heldOut->setValue(config.heldOut);
    m_layers->setValue(config.layers);
    m_hidden->setValue(config.hidden);
    m_affine->setValue(config.affineLayers);
    m_length->setValue(config.sequenceLength);
    m_batch->setValue(config.batch);
    m_rate->setValue(config.learningRate);
    m_encoderFields->setConfig(config);
    m_joint->setSettings(config.joint);
    m_seed->setValue(static_cast<int>(config.seed));
    m_threads->setValue(config.threads);
    m_out->setFile(fromPath(config.out));
    m_setting = false;
    adapt();
    Q_EMIT changed();
}

QList<QPair<QString, QSpinBox*>> TrainingSettings::seldomChanged() const
{
    return {{QStringLiteral("heldOut"), m_heldOut},   {QStringLiteral("layers"), m_layers},
            {QStringLiteral("hidden"), m_hidden},     {QStringLiteral("affine"), m_affine},
            {QStringLiteral("length"), m_length},     {QStringLiteral("batch"), m_batch},
            {QStringLiteral("seed"), m_seed},         {QStringLiteral("threads"), m_threads}};
}

void TrainingSettings::addDefinitions()
{
    m_data->addFiles();
}

void TrainingSettings::addVectors()
{
    m_vectors->addFiles();
}

void TrainingSettings::saveSession(QSettings& settings) const
{
    settings.beginGroup(QStringLiteral("train"));
    saveRows(settings, QStringLiteral("data"), *m_data);
    saveRows(settings, QStringLiteral("vectors"), *m_vectors);
    saveRows(settings, QStringLiteral("validation"), *m_validation);
    settings.setValue(QStringLiteral("encoder"), m_encoder->currentData());
    settings.setValue(QStringLiteral("strategy"), m_strategy->currentData());
    settings.setValue(QStringLiteral("objective"), m_objective->currentData());
    settings.setValue(QStringLiteral("centre"), m_centre->isChecked());
    settings.setValue(QStringLiteral("epochs"), m_epochs->value());
    settings.setValue(QStringLiteral("patience"), m_patience->value());
    settings.setValue(QStringLiteral("out"), m_out->file());
    settings.setValue(QStringLiteral("more"), m_more->isOpen());
    settings.setValue(QStringLiteral("learningRate"), m_rate->value());
    m_encoderFields->saveSession(settings);
    m_joint->saveSession(settings);
    for (const auto& [name, box] : seldomChanged()) {
        settings.setValue(name, box->value());
    }
    settings.endGroup();
}

void TrainingSettings::restoreSession(QSettings& settings)
{
    settings.beginGroup(QStringLiteral("train"));
    if (settings.contains(QStringLiteral("out"))) {
        m_setting = true;
        restoreRows(settings, QStringLiteral("data"), *m_data);
        restoreRows(settings, QStringLiteral("vectors"), *m_vectors);
        restoreRows(settings, QStringLiteral("validation"), *m_validation);
        m_encoder->setCurrentIndex(qMax(0, m_encoder->findData(settings.value(QStringLiteral("encoder")))));
        m_strategy->setCurrentIndex(qMax(0, m_strategy->findData(settings.value(QStringLiteral("strategy")))));
        m_objective->setCurrentIndex(qMax(0, m_objective->findData(settings.value(QStringLiteral("objective")))));
        m_centre->setChecked(settings.value(QStringLiteral("centre"), true).toBool());
        m_epochs->setValue(settings.value(QStringLiteral("epochs"), 100).toInt());
        m_patience->setValue(settings.value(QStringLiteral("patience"), 20).toInt());
        m_out->setFile(settings.value(QStringLiteral("out")).toString());
        m_rate->setValue(settings.value(QStringLiteral("learningRate"), m_rate->value()).toDouble());
        adapt();                                            // before the pooling, which hangs on the encoder
        m_encoderFields->restoreSession(settings);
        m_joint->restoreSession(settings);
        for (const auto& [name, box] : seldomChanged()) {
            box->setValue(settings.value(name, box->value()).toInt());
        }
        m_more->setOpen(settings.value(QStringLiteral("more")).toBool());
        m_setting = false;
    }
    settings.endGroup();
    adapt();
    Q_EMIT changed();
}

void TrainingSettings::adapt()
{
    const auto kind = static_cast<EncoderKind>(m_encoder->currentData().toInt());
    for (QWidget* field : std::initializer_list<QWidget*>{m_layers, m_hidden, m_affine}) {
        m_more->form().setFieldEnabled(field, kind != EncoderKind::Bow);    // which has one product and no layers
    }
    m_encoderFields->adapt(kind);
    m_joint->setVisible(static_cast<Strategy>(m_strategy->currentData().toInt()) == Strategy::Joint);
    m_more->form().setFieldEnabled(m_heldOut, m_validation->model().rows().empty());
}

void TrainingSettings::retranslate()
{
    const auto fill = [](QComboBox* box, const QList<QPair<QString, int>>& entries) {
        const QSignalBlocker blocker(box);
        const int chosen = qMax(0, box->currentIndex());
        box->clear();
        for (const auto& [text, value] : entries) {
            box->addItem(text, value);
        }
        box->setCurrentIndex(chosen);
    };
    fill(m_encoder, {{tr("Attentive GRU"), static_cast<int>(EncoderKind::Attention)},
                     {tr("GRU"), static_cast<int>(EncoderKind::Gru)},
                     {tr("Bidirectional GRU"), static_cast<int>(EncoderKind::BiGru)},
                     {tr("Convolutions (CNN)"), static_cast<int>(EncoderKind::Cnn)},
                     {tr("Bag of words"), static_cast<int>(EncoderKind::Bow)}});
    fill(m_strategy, {{tr("One direction"), static_cast<int>(Strategy::Single)},
                      {tr("With monolingual definitions"), static_cast<int>(Strategy::Mono)},
                      {tr("Several directions at once"), static_cast<int>(Strategy::MultiTask)},
                      {tr("Jointly with the word vectors"), static_cast<int>(Strategy::Joint)}});
    fill(m_objective, {{tr("L2 distance (as published)"), static_cast<int>(Objective::L2)},
                       {tr("Cosine"), static_cast<int>(Objective::Cosine)},
                       {tr("Hinge"), static_cast<int>(Objective::Hinge)},
                       {tr("Softmax over the batch"), static_cast<int>(Objective::Softmax)}});
    m_data->setTexts(tr("Training definitions"),
                     tr("Lines of answer, tab, definition; or answer, tab, headword, tab, definition."),
                     tr("Files of definitions"), tr("Definitions (*.tsv *.txt *.gz *.xz);;All files (*)"));
    m_vectors->setTexts(tr("Word vectors"), tr("One file for each language, all in one shared space."), tr("Word vectors"),
                        tr("Word vectors (*.vec *.bin *.txt *.gz *.xz);;All files (*)"));
    m_validation->setTexts(tr("Validation"),
                           tr("A file of definitions to evaluate on. Without one, words are held out of the data."),
                           tr("Validation file"), tr("Definitions (*.tsv *.txt *.gz *.xz);;All files (*)"));
    m_form->nameFields({{m_encoder, tr("&Encoder")},
                        {m_strategy, tr("Strateg&y")},
                        {m_objective, tr("O&bjective")},
                        {m_epochs, tr("Maximum e&pochs")},
                        {m_patience, tr("Early stoppin&g (epochs)")},
                        {m_out, tr("&Model file")}});
    m_more->form().nameFields({{m_heldOut, tr("&Words held out")},
                               {m_layers, tr("&Layers")},
                               {m_hidden, tr("&Hidden size")},
                               {m_affine, tr("&Affine layers")},
                               {m_length, tr("Words read per de&finition")},
                               {m_batch, tr("Bat&ch size")},
                               {m_rate, tr("Learning ra&te")},
                               {m_seed, tr("See&d")},
                               {m_threads, tr("Th&reads")}});
    m_centre->setText(tr("Centre the word vectors"));
    m_centre->setToolTip(tr("Takes the mean off each language's vectors, which tells nothing of a word but dominates distances; "
                            "not in the paper"));
    m_patience->setSpecialValueText(tr("never"));
    m_out->setTexts(tr("Model file"), tr("Where to save the model"), tr("Models (*.model);;All files (*)"));
    m_threads->setSpecialValueText(tr("all"));
    m_encoderFields->retranslate();
    m_joint->retranslate();
}

} // namespace crossgloss
