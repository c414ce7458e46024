#include "trainpage/ExperimentSettings.h"

#include "common/FileField.h"
#include "common/FlowLayout.h"
#include "common/Layouts.h"
#include "common/Paths.h"
#include "common/SettingsForm.h"
#include "trainpage/FileRows.h"
#include "trainpage/FileTable.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSettings>

#include <algorithm>
#include <set>

namespace crossgloss {

namespace {

DefinitionFile definitionsOf(const FileTableModel::Row& row)
{
    return {toPath(row.file), row.languages.value(0).toStdString(), row.languages.value(1).toStdString()};
}

QStringList checkedNames(const QList<QCheckBox*>& boxes)
{
    QStringList names;
    for (const QCheckBox* box : boxes) {
        if (box->isChecked()) {
            names.append(box->text());
        }
    }
    return names;
}

void checkThose(const QList<QCheckBox*>& boxes, const QStringList& names)
{
    for (QCheckBox* box : boxes) {
        box->setChecked(names.contains(box->text()));
    }
}

/// "fren.train.tsv": answers in the first language, definitions in the second; codes of two letters.
QStringList languagesOf(const QString& name)
{
    static const QRegularExpression pair(QStringLiteral("^([a-z]{2})-?([a-z]{2})\\."));
    const QRegularExpressionMatch match = pair.match(name);
    return match.hasMatch() ? QStringList{match.captured(1), match.captured(2)} : QStringList{QString(), QString()};
}

/// Rows of trained encoders in the folder of an experiment with dictionaries: "ATT-MTL.all.2.model" is the second seed's.
std::vector<ParaphraseCondition> encodersIn(const QString& folder)
{
    std::vector<ParaphraseCondition> rows;
    if (folder.isEmpty()) {
        return rows;
    }
    static const QRegularExpression name(QStringLiteral("^(.+)\\.all\\.[0-9]+\\.model$"));
    const QDir models(folder);
    for (const QString& file : models.entryList({QStringLiteral("*.all.*.model")}, QDir::Files, QDir::Name)) {
        const QRegularExpressionMatch match = name.match(file);
        if (!match.hasMatch()) {
            continue;
        }
        const std::string row = match.captured(1).toStdString();
        auto found = std::ranges::find(rows, row, &ParaphraseCondition::name);
        if (found == rows.end()) {
            rows.push_back({row, {}, {}});
            found = rows.end() - 1;
        }
        found->models.push_back(toPath(models.filePath(file)));
    }
    return rows;
}

} // namespace

ExperimentSettings::ExperimentSettings(Prompts& prompts, const QString& modelFolder, QWidget* parent)
    : JobSettings(parent)
    , m_kind(new QComboBox(this))
    , m_tests(new FileTable(2, prompts, this))
    , m_pairs(new FileTable(2, prompts, this))
    , m_dictionaryRows(new QWidget(this))
    , m_pairRows(new QWidget(this))
    , m_models(new FileField(prompts, this))
    , m_seeds(new QLineEdit(QStringLiteral("1, 2, 3"), this))
    , m_folder(new FileField(prompts, this))
    , m_form(new SettingsForm)
{
    m_kind->setObjectName(QStringLiteral("experimentKind"));
    m_kind->addItem(QString(), Dictionary);
    m_kind->addItem(QString(), Paraphrase);
    m_kind->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_kind->setMinimumContentsLength(10);
    m_tests->setObjectName(QStringLiteral("experimentTests"));
    m_pairs->setObjectName(QStringLiteral("experimentPairs"));
    m_models->setObjectName(QStringLiteral("experimentModels"));
    m_seeds->setObjectName(QStringLiteral("experimentSeeds"));
    m_folder->setObjectName(QStringLiteral("experimentFolder"));
    for (FileField* field : {m_models, m_folder}) {
        field->setForFolders(true);
    }
    m_folder->setFile(modelFolder + QStringLiteral("/experiment"));
    QStringList conditions;
    for (const DictionaryCondition& condition : bilDrlConditions()) {
        conditions.append(QString::fromStdString(condition.name));
    }
    QStringList baselines;
    for (const ParaphraseCondition& condition : pairBaselines()) {
        baselines.append(QString::fromStdString(condition.name));
    }
    m_conditions = addRows(*new FlowLayout(m_dictionaryRows, 12), conditions);
    m_baselines = addRows(*new FlowLayout(m_pairRows, 12), baselines);
    for (QWidget* field : std::initializer_list<QWidget*>{m_kind, m_dictionaryRows, m_pairRows, m_models, m_seeds, m_folder}) {
        m_form->addField(field);
    }
    auto* layout = columnIn(this, {0, 0, 8, 0}, 16);
    layout->addLayout(m_form);
    layout->addWidget(m_tests);
    layout->addWidget(m_pairs);
    layout->addStretch();
    retranslate();
    adapt();
    connect(m_kind, &QComboBox::currentIndexChanged, this, [this] {
        adapt();
        Q_EMIT changed();
    });
    for (FileTable* table : {m_tests, m_pairs}) {
        connect(table, &FileTable::changed, this, &ExperimentSettings::changed);
    }
    for (FileField* field : {m_models, m_folder}) {
        connect(field, &FileField::changed, this, &ExperimentSettings::changed);
    }
    connect(m_seeds, &QLineEdit::textChanged, this, &ExperimentSettings::changed);
}

QList<QCheckBox*> ExperimentSettings::addRows(FlowLayout& layout, const QStringList& names)
{
    QList<QCheckBox*> boxes;
    for (const QString& name : names) {
        auto* box = new QCheckBox(name, layout.parentWidget());
        box->setObjectName(QStringLiteral("experimentRow_") + name);
        box->setChecked(true);
        layout.addWidget(box);
        boxes.append(box);
        connect(box, &QCheckBox::toggled, this, &ExperimentSettings::changed);
    }
    return boxes;
}

ExperimentSettings::Kind ExperimentSettings::kind() const
{
    return static_cast<Kind>(m_kind->currentData().toInt());
}

void ExperimentSettings::choose(Kind kind)
{
    m_kind->setCurrentIndex(m_kind->findData(kind));
}

void ExperimentSettings::adapt()
{
    const bool dictionary = kind() == Dictionary;
    m_tests->setVisible(dictionary);
    m_pairs->setVisible(!dictionary);
    for (const auto& [field, shown] : std::initializer_list<std::pair<QWidget*, bool>>{
             {m_dictionaryRows, dictionary}, {m_pairRows, !dictionary}, {m_models, !dictionary}}) {
        field->setVisible(shown);
        m_form->labelForField(field)->setVisible(shown);
    }
}

std::vector<std::uint64_t> ExperimentSettings::seeds() const
{
    std::vector<std::uint64_t> seeds;
    static const QRegularExpression between(QStringLiteral("[\\s,;]+"));
    for (const QString& part : m_seeds->text().split(between, Qt::SkipEmptyParts)) {
        bool ok = false;
        seeds.push_back(part.toULongLong(&ok));
        if (!ok) {
            return {};
        }
    }
    return seeds;
}

DictionaryExperimentRequest ExperimentSettings::dictionaryRequest(const TrainingConfig& base) const
{
    DictionaryExperimentRequest request;
    request.base = base;
    request.base.validation.reset();
    request.base.out.clear();
    request.base.data.clear();
    request.seeds = seeds();
    request.folder = m_folder->path();
    // In the order of the tests, whatever that of the training is.
    for (const FileTableModel::Row& row : m_tests->model().rows()) {
        const DefinitionFile test = definitionsOf(row);
        const auto training = std::ranges::find_if(base.data, [&test](const DefinitionFile& file) {
            return file.answerLanguage == test.answerLanguage && file.definitionLanguage == test.definitionLanguage;
        });
        if (training != base.data.end()) {
            request.training.push_back(*training);
        }
        request.tests.push_back(test);
    }
    const QStringList wanted = checkedNames(m_conditions);
    const bool joint = !base.joint.texts.empty() || !base.joint.parallel.empty();
    for (const DictionaryCondition& condition : bilDrlConditions()) {
        if (wanted.contains(QString::fromStdString(condition.name)) && (joint || condition.settings["strategy"] != "joint")) {
            request.conditions.push_back(condition);
        }
    }
    return request;
}

ParaphraseExperimentRequest ExperimentSettings::paraphraseRequest(const TrainingConfig& base) const
{
    ParaphraseExperimentRequest request;
    const auto& rows = m_pairs->model().rows();
    if (!rows.empty()) {
        request.base.train = toSentenceFile(rows[0]);
    }
    if (rows.size() > 1) {
        request.base.test = toSentenceFile(rows[1]);
    }
    if (rows.size() > 2) {
        request.base.validation = toSentenceFile(rows[2]);
    }
    request.base.vectors = base.vectors;
    request.base.layers = base.layers;
    request.base.hidden = base.hidden;
    request.base.affineLayers = base.affineLayers;
    request.base.sequenceLength = base.sequenceLength;
    request.base.batch = base.batch;
    request.base.epochs = base.epochs;
    request.base.patience = base.patience;
    request.base.learningRate = base.learningRate;
    request.base.threads = base.threads;
    request.seeds = seeds();
    request.folder = m_folder->path();
    const QStringList wanted = checkedNames(m_baselines);
    for (const ParaphraseCondition& condition : pairBaselines()) {
        if (wanted.contains(QString::fromStdString(condition.name))) {
            request.conditions.push_back(condition);
        }
    }
    for (const ParaphraseCondition& condition : encodersIn(m_models->file())) {
        request.conditions.push_back(condition);
    }
    return request;
}

void ExperimentSettings::setRequest(const DictionaryExperimentRequest& request)
{
    choose(Dictionary);
    std::vector<FileTableModel::Row> tests;
    for (const DefinitionFile& file : request.tests) {
        tests.push_back({fromPath(file.file),
                         {QString::fromStdString(file.answerLanguage), QString::fromStdString(file.definitionLanguage)}});
    }
    m_tests->model().setRows(tests);
    QStringList names;
    for (const DictionaryCondition& condition : request.conditions) {
        names.append(QString::fromStdString(condition.name));
    }
    checkThose(m_conditions, names);
    QStringList seeds;
    for (const std::uint64_t seed : request.seeds) {
        seeds.append(QString::number(seed));
    }
    m_seeds->setText(seeds.join(QStringLiteral(", ")));
    m_folder->setFile(fromPath(request.folder));
}

void ExperimentSettings::setRequest(const ParaphraseExperimentRequest& request)
{
    choose(Paraphrase);
    std::vector<FileTableModel::Row> pairs = {rowOf(request.base.train), rowOf(request.base.test)};
    if (request.base.validation) {
        pairs.push_back(rowOf(*request.base.validation));
    }
    m_pairs->model().setRows(pairs);
    QStringList names;
    for (const ParaphraseCondition& condition : request.conditions) {
        names.append(QString::fromStdString(condition.name));
        if (!condition.models.empty()) {
            m_models->setFile(fromPath(condition.models.front().parent_path()));
        }
    }
    checkThose(m_baselines, names);
    QStringList seeds;
    for (const std::uint64_t seed : request.seeds) {
        seeds.append(QString::number(seed));
    }
    m_seeds->setText(seeds.join(QStringLiteral(", ")));
    m_folder->setFile(fromPath(request.folder));
}

void ExperimentSettings::takeReverseSet(const QStringList& training)
{
    std::vector<FileTableModel::Row> tests;
    std::vector<DefinitionFile> found;
    for (const QString& file : training) {
        const QFileInfo info(file);
        QString test = file;
        test.replace(QStringLiteral(".train.tsv"), QStringLiteral(".test.tsv"));
        const QStringList languages = languagesOf(info.fileName());
        if (QFileInfo::exists(test)) {
            tests.push_back({test, languages});
            found.push_back({toPath(file), languages[0].toStdString(), languages[1].toStdString()});
        }
    }
    choose(Dictionary);
    m_tests->model().setRows(tests);
    Q_EMIT trainingFound(found);
}

bool ExperimentSettings::takeFile(const QString& file)
{
    if (!QFileInfo(file).isDir()) {
        (kind() == Dictionary ? m_tests : m_pairs)->model().addFile(file);
        return true;
    }
    const QDir folder(file);
    QStringList training;
    for (const QString& name : folder.entryList({QStringLiteral("*.train.tsv")}, QDir::Files, QDir::Name)) {
        training.append(folder.filePath(name));
    }
    if (!training.isEmpty()) {
        takeReverseSet(training);
        return true;
    }
    std::vector<FileTableModel::Row> pairs;
    for (const char* name : {"train.tsv", "test.tsv", "valid.tsv"}) {
        if (folder.exists(QString::fromLatin1(name))) {
            pairs.push_back({folder.filePath(QString::fromLatin1(name)), {QString(), QString()}});
        }
    }
    if (pairs.empty()) {
        return false;
    }
    choose(Paraphrase);
    m_pairs->model().setRows(pairs);
    return true;
}

QWidget* ExperimentSettings::focusTarget()
{
    return m_kind;
}

void ExperimentSettings::saveSession(QSettings& settings) const
{
    settings.beginGroup(QStringLiteral("experiment"));
    settings.setValue(QStringLiteral("kind"), m_kind->currentData());
    saveRows(settings, QStringLiteral("tests"), *m_tests);
    saveRows(settings, QStringLiteral("pairs"), *m_pairs);
    settings.setValue(QStringLiteral("rows"), checkedNames(m_conditions));
    settings.setValue(QStringLiteral("baselines"), checkedNames(m_baselines));
    settings.setValue(QStringLiteral("models"), m_models->file());
    settings.setValue(QStringLiteral("seeds"), m_seeds->text());
    settings.setValue(QStringLiteral("folder"), m_folder->file());
    settings.endGroup();
}

void ExperimentSettings::restoreSession(QSettings& settings)
{
    settings.beginGroup(QStringLiteral("experiment"));
    if (settings.contains(QStringLiteral("kind"))) {
        restoreRows(settings, QStringLiteral("tests"), *m_tests);
        restoreRows(settings, QStringLiteral("pairs"), *m_pairs);
        checkThose(m_conditions, settings.value(QStringLiteral("rows")).toStringList());
        checkThose(m_baselines, settings.value(QStringLiteral("baselines")).toStringList());
        m_models->setFile(settings.value(QStringLiteral("models")).toString());
        m_seeds->setText(settings.value(QStringLiteral("seeds")).toString());
        m_folder->setFile(settings.value(QStringLiteral("folder")).toString());
        m_kind->setCurrentIndex(qMax(0, m_kind->findData(settings.value(QStringLiteral("kind")).toInt())));
    }
    settings.endGroup();
}

void ExperimentSettings::retranslate()
{
    m_kind->setItemText(0, tr("Reverse dictionary: words of definitions"));
    m_kind->setItemText(1, tr("Paraphrases: sentences that say the same"));
    m_form->nameFields({{m_kind, tr("&Experiment")},
                        {m_dictionaryRows, tr("Encoders")},
                        {m_pairRows, tr("End to end")},
                        {m_models, tr("Trained &encoders in")},
                        {m_seeds, tr("S&eeds")},
                        {m_folder, tr("Kept &in")}});
    m_models->setTexts(tr("Folder of trained encoders"), tr("Choose the folder of a dictionary experiment"), {},
                       tr("folder of a dictionary experiment"));
    m_folder->setTexts(tr("Folder of the experiment"), tr("Choose a folder for models and their answers"), {},
                       tr("models and their answers; what lies there is taken"));
    m_seeds->setToolTip(tr("A training for each, of every row"));
    m_tests->setTexts(tr("Definitions to test on"),
                      tr("Held-out words, a file for each direction; drop the folder of a data set here"),
                      tr("Open definitions"), tr("Definitions (*.tsv *.gz *.xz);;All files (*)"));
    m_pairs->setTexts(tr("Labelled sentence pairs"), tr("To train on, to test on, to validate on: in this order"),
                      tr("Open sentence pairs"), tr("Sentence pairs (*.tsv *.gz *.xz);;All files (*)"));
}

} // namespace crossgloss
