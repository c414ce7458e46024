#include "alignpage/AlignSettings.h"

#include "common/AlignTexts.h"
#include "common/FileField.h"
#include "common/FoldedSettings.h"
#include "common/Layouts.h"
#include "common/Paths.h"
#include "common/SettingsForm.h"
#include "common/SpacePicker.h"
#include "common/Texts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QSettings>
#include <QSignalBlocker>
#include <QSpinBox>

namespace crossgloss {

namespace {

constexpr AlignmentMethod allMethods[] = {
    AlignmentMethod::Procrustes,   AlignmentMethod::ProcrustesReduced, AlignmentMethod::LeastSquares,
    AlignmentMethod::Cca,          AlignmentMethod::VecMap,            AlignmentMethod::Rcsls,
    AlignmentMethod::SelfLearning, AlignmentMethod::MuseRefinement};

enum NormalisationChoice { Standard, Iterative, UnitOnly, Untouched };

std::vector<NormalisationStep> stepsOf(int choice)
{
    switch (choice) {
    case Iterative: return Normalisation::iterativeSteps();
    case UnitOnly: return {NormalisationStep::Unit};
    case Untouched: return {};
    default: return Normalisation::standardSteps();
    }
}

int choiceOf(const std::vector<NormalisationStep>& steps)
{
    for (const int choice : {Standard, Iterative, UnitOnly, Untouched}) {
        if (stepsOf(choice) == steps) {
            return choice;
        }
    }
    return Standard;
}

} // namespace

AlignSettings::AlignSettings(Prompts& prompts, QWidget* parent)
    : JobSettings(parent)
    , m_source(new SpacePicker(prompts, this))
    , m_target(new SpacePicker(prompts, this))
    , m_dictionary(new QComboBox(this))
    , m_pairs(new FileField(prompts, this))
    , m_lowerCase(new QCheckBox(this))
    , m_letters(numberField(this, "identicalLetters", 1, 30, 1))
    , m_lettersOnly(new QCheckBox(this))
    , m_sourceText(new FileField(prompts, this))
    , m_targetText(new FileField(prompts, this))
    , m_resource(new QComboBox(this))
    , m_method(new QComboBox(this))
    , m_normalisation(new QComboBox(this))
    , m_testShare(numberField(this, "testShare", 0, 90, 20))
    , m_testFile(new FileField(prompts, this))
    , m_more(new FoldedSettings(this))
    , m_heldOut(numberField(this, "heldOut", 0, 90, 10))
    , m_dimensions(numberField(this, "dimensions", 0, 100000, 0))
    , m_vocabulary(numberField(this, "vocabulary", 100, 10000000, 20000))
    , m_neighbourhood(numberField(this, "neighbourhood", 1, 1000, 10))
    , m_iterations(numberField(this, "iterations", 0, 100000, 0))
    , m_seed(numberField(this, "seed", 0, 2000000000, 1))
    , m_threads(numberField(this, "threads", 0, 1024, 0))
    , m_form(new SettingsForm)
{
    m_source->setObjectName(QStringLiteral("alignSource"));
    m_target->setObjectName(QStringLiteral("alignTarget"));
    m_dictionary->setObjectName(QStringLiteral("alignDictionary"));
    m_pairs->setObjectName(QStringLiteral("alignPairs"));
    m_method->setObjectName(QStringLiteral("alignMethod"));
    m_resource->setObjectName(QStringLiteral("alignResource"));
    m_testFile->setObjectName(QStringLiteral("alignTest"));
    for (QComboBox* box : {m_dictionary, m_resource, m_method, m_normalisation}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(10);
    }
    for (QSpinBox* box : {m_testShare, m_heldOut}) {
        box->setSuffix(QStringLiteral(" %"));
    }
    m_vocabulary->setSingleStep(1000);

    for (QWidget* field : std::initializer_list<QWidget*>{m_source, m_target, m_dictionary, m_pairs, m_resource}) {
        m_form->addField(field);
    }
    m_form->addRow(QString(), m_lowerCase);
    m_form->addField(m_letters);
    m_form->addRow(QString(), m_lettersOnly);
    for (QWidget* field : std::initializer_list<QWidget*>{m_sourceText, m_targetText, m_method, m_normalisation,
                                                          m_testShare, m_testFile}) {
        m_form->addField(field);
    }
    for (QWidget* field : std::initializer_list<QWidget*>{m_heldOut, m_dimensions, m_vocabulary, m_neighbourhood,
                                                          m_iterations, m_seed, m_threads}) {
        m_more->form().addField(field);
    }
    auto* layout = columnIn(this, {0, 0, 8, 0}, 12);
    layout->addLayout(m_form);
    layout->addWidget(m_more);
    retranslate();
    connectFields();
    adapt();
}

void AlignSettings::connectFields()
{
    const auto edited = [this] {
        if (!m_setting) {
            adapt();
            Q_EMIT changed();
        }
    };
    for (SpacePicker* picker : {m_source, m_target}) {
        connect(picker, &SpacePicker::changed, this, edited);
    }
    for (QComboBox* box : {m_dictionary, m_resource, m_method, m_normalisation}) {
        connect(box, &QComboBox::currentIndexChanged, this, edited);
    }
    for (FileField* field : {m_pairs, m_sourceText, m_targetText, m_testFile}) {
        connect(field, &FileField::changed, this, edited);
    }
    for (QSpinBox* box : {m_letters, m_testShare, m_heldOut, m_dimensions, m_vocabulary, m_neighbourhood, m_iterations,
                          m_seed, m_threads}) {
        connect(box, &QSpinBox::valueChanged, this, edited);
    }
    for (QCheckBox* box : {m_lowerCase, m_lettersOnly}) {
        connect(box, &QCheckBox::toggled, this, edited);
    }
}

DictionaryKind AlignSettings::dictionaryKind() const
{
    return static_cast<DictionaryKind>(m_dictionary->currentData().toInt());
}

AlignmentMethod AlignSettings::method() const
{
    return static_cast<AlignmentMethod>(m_method->currentData().toInt());
}

void AlignSettings::setResources(const std::vector<Resource>& resources)
{
    m_source->setResources(resources);
    m_target->setResources(resources);
    const QString before = m_resource->currentData().toString();
    {
        const QSignalBlocker blocker(m_resource);
        m_resource->clear();
        for (const Resource& resource : resources) {
            const bool twoLanguages = !resource.secondLanguage.empty() && resource.secondLanguage != resource.language;
            if ((resource.kind == ResourceKind::Dictionary && twoLanguages) || resource.kind == ResourceKind::Lexicon) {
                m_resource->addItem(QString::fromStdString(resource.title.empty() ? resource.name : resource.title),
                                    QString::fromStdString(resource.name));
            }
        }
        m_resource->setCurrentIndex(qMax(m_resource->count() > 0 ? 0 : -1, m_resource->findData(before)));
    }
    if (m_resource->currentData().toString() != before && dictionaryKind() == DictionaryKind::Workspace) {
        Q_EMIT changed();
    }
}

AlignRequest AlignSettings::request() const
{
    AlignRequest request;
    request.source = m_source->choice();
    request.target = m_target->choice();
    DictionaryChoice& dictionary = request.dictionary;
    dictionary.kind = dictionaryKind();
    dictionary.lowerCase = m_lowerCase->isChecked();
    switch (dictionary.kind) {
    case DictionaryKind::File: dictionary.file = m_pairs->path(); break;
    case DictionaryKind::Identical:
        dictionary.identical.minimumLength = static_cast<std::size_t>(m_letters->value());
        dictionary.identical.lettersOnly = m_lettersOnly->isChecked();
        break;
    case DictionaryKind::Sentences:
        dictionary.sourceText = m_sourceText->path();
        dictionary.targetText = m_targetText->path();
        break;
    case DictionaryKind::Workspace: dictionary.resource = m_resource->currentData().toString().toStdString(); break;
    case DictionaryKind::None: break;
    }
    request.testShare = m_testShare->value() / 100.0;
    request.testFile = m_testFile->path();
    request.check = false;             // the page shows it before the user starts
    AlignOptions& options = request.options;
    options.method = method();
    options.normalisation = stepsOf(m_normalisation->currentData().toInt());
    options.heldOut = m_heldOut->value() / 100.0;
    options.dimensions = static_cast<std::size_t>(m_dimensions->value());
    options.vocabulary = static_cast<std::size_t>(m_vocabulary->value());
    options.neighbourhood = static_cast<std::size_t>(m_neighbourhood->value());
    options.maximumIterations = m_iterations->value();
    options.seed = static_cast<std::uint64_t>(m_seed->value());
    options.threads = m_threads->value();
    return request;
}

void AlignSettings::setRequest(const AlignRequest& request)
{
    m_setting = true;
    m_source->setChoice(request.source);
    m_target->setChoice(request.target);
    m_dictionary->setCurrentIndex(m_dictionary->findData(static_cast<int>(request.dictionary.kind)));
    m_pairs->setFile(displayPath(request.dictionary.file));
    m_lowerCase->setChecked(request.dictionary.lowerCase);
    m_letters->setValue(static_cast<int>(request.dictionary.identical.minimumLength));
    m_lettersOnly->setChecked(request.dictionary.identical.lettersOnly);
    m_sourceText->setFile(displayPath(request.dictionary.sourceText));
    m_targetText->setFile(displayPath(request.dictionary.targetText));
    const QString resource = QString::fromStdString(request.dictionary.resource);
    if (!resource.isEmpty() && m_resource->findData(resource) < 0) {
        m_resource->addItem(resource, resource);       // until the workspace has told what it has
    }
    m_resource->setCurrentIndex(m_resource->findData(resource));
    m_testShare->setValue(qRound(100 * request.testShare));
    m_testFile->setFile(displayPath(request.testFile));
    const AlignOptions& options = request.options;
    m_method->setCurrentIndex(m_method->findData(static_cast<int>(options.method)));
    m_normalisation->setCurrentIndex(m_normalisation->findData(choiceOf(options.normalisation)));
    m_heldOut->setValue(qRound(100 * options.heldOut));
    m_dimensions->setValue(static_cast<int>(options.dimensions));
    m_vocabulary->setValue(static_cast<int>(options.vocabulary));
    m_neighbourhood->setValue(static_cast<int>(options.neighbourhood));
    m_iterations->setValue(options.maximumIterations);
    m_seed->setValue(static_cast<int>(options.seed));
    m_threads->setValue(options.threads);
    m_setting = false;
    adapt();
    Q_EMIT changed();
}

bool AlignSettings::takeFile(const QString& file)
{
    if (looksLikeVectors(file)) {
        const SpaceChoice choice{{}, toPath(file)};
        (m_source->choice().empty() ? m_source : m_target)->setChoice(choice);
    } else {
        m_dictionary->setCurrentIndex(m_dictionary->findData(static_cast<int>(DictionaryKind::File)));
        m_pairs->setFile(file);
    }
    return true;
}

QWidget* AlignSettings::focusTarget()
{
    return m_source;
}

void AlignSettings::swapSides()
{
    AlignRequest swapped = request();
    std::swap(swapped.source, swapped.target);
    std::swap(swapped.dictionary.sourceText, swapped.dictionary.targetText);
    setRequest(swapped);
}

QList<QSpinBox*> AlignSettings::numbers() const
{
    return {m_letters, m_heldOut, m_dimensions, m_vocabulary, m_neighbourhood, m_iterations, m_seed, m_threads};
}

void AlignSettings::saveSession(QSettings& settings) const
{
    const AlignRequest request = this->request();
    settings.beginGroup(QStringLiteral("align"));
    settings.setValue(QStringLiteral("source"), toText(request.source));
    settings.setValue(QStringLiteral("target"), toText(request.target));
    settings.setValue(QStringLiteral("dictionary"), m_dictionary->currentData());
    settings.setValue(QStringLiteral("pairs"), m_pairs->file());
    settings.setValue(QStringLiteral("lowerCase"), m_lowerCase->isChecked());
    settings.setValue(QStringLiteral("sourceText"), m_sourceText->file());
    settings.setValue(QStringLiteral("targetText"), m_targetText->file());
    settings.setValue(QStringLiteral("method"), m_method->currentData());
    settings.setValue(QStringLiteral("normalisation"), m_normalisation->currentData());
    settings.setValue(QStringLiteral("testShare"), m_testShare->value());
    settings.setValue(QStringLiteral("testFile"), m_testFile->file());
    settings.setValue(QStringLiteral("lettersOnly"), m_lettersOnly->isChecked());
    settings.setValue(QStringLiteral("resource"), m_resource->currentData());
    settings.setValue(QStringLiteral("more"), m_more->isOpen());
    for (const QSpinBox* box : numbers()) {
        settings.setValue(box->objectName(), box->value());
    }
    settings.endGroup();
}

void AlignSettings::restoreSession(QSettings& settings)
{
    settings.beginGroup(QStringLiteral("align"));
    if (settings.contains(QStringLiteral("source"))) {
        AlignRequest request = this->request();
        request.source = spaceFromText(settings.value(QStringLiteral("source")).toString());
        request.target = spaceFromText(settings.value(QStringLiteral("target")).toString());
        request.dictionary.kind = static_cast<DictionaryKind>(
            qBound(0, settings.value(QStringLiteral("dictionary")).toInt(), static_cast<int>(DictionaryKind::None)));
        const auto path = [&settings](const char* key) {
            return toPath(settings.value(QLatin1String(key)).toString());
        };
        request.dictionary.file = path("pairs");
        request.dictionary.lowerCase = settings.value(QStringLiteral("lowerCase")).toBool();
        request.dictionary.sourceText = path("sourceText");
        request.dictionary.targetText = path("targetText");
        request.testFile = path("testFile");
        request.options.method = static_cast<AlignmentMethod>(qBound(
            0, settings.value(QStringLiteral("method")).toInt(), static_cast<int>(AlignmentMethod::MuseRefinement)));
        request.options.normalisation = stepsOf(settings.value(QStringLiteral("normalisation")).toInt());
        request.testShare = qBound(0, settings.value(QStringLiteral("testShare"), 20).toInt(), 90) / 100.0;
        request.dictionary.resource = settings.value(QStringLiteral("resource")).toString().toStdString();
        request.dictionary.identical.lettersOnly = settings.value(QStringLiteral("lettersOnly")).toBool();
        setRequest(request);
        for (QSpinBox* box : numbers()) {
            box->setValue(settings.value(box->objectName(), box->value()).toInt());
        }
        m_more->setOpen(settings.value(QStringLiteral("more")).toBool());
    }
    settings.endGroup();
}

void AlignSettings::adapt()
{
    const DictionaryKind kind = dictionaryKind();
    m_form->setRowVisible(m_pairs, kind == DictionaryKind::File);
    m_form->setRowVisible(m_lowerCase, kind == DictionaryKind::File || kind == DictionaryKind::Workspace);
    m_form->setRowVisible(m_letters, kind == DictionaryKind::Identical);
    m_form->setRowVisible(m_lettersOnly, kind == DictionaryKind::Identical);
    m_form->setRowVisible(m_sourceText, kind == DictionaryKind::Sentences);
    m_form->setRowVisible(m_targetText, kind == DictionaryKind::Sentences);
    m_form->setRowVisible(m_resource, kind == DictionaryKind::Workspace);
    // Words to measure on come from the dictionary unless a file of their own brings them; sentences have none.
    const bool share =
        m_testFile->file().isEmpty() && kind != DictionaryKind::Sentences && kind != DictionaryKind::None;
    const AlignmentMethod chosen = method();
    const bool grows = chosen == AlignmentMethod::SelfLearning || chosen == AlignmentMethod::MuseRefinement;
    const bool iterates = grows || chosen == AlignmentMethod::Rcsls;
    m_form->setFieldEnabled(m_testShare, share);
    m_more->form().setFieldEnabled(m_vocabulary, grows);
    m_more->form().setFieldEnabled(m_neighbourhood, iterates);
    m_more->form().setFieldEnabled(m_iterations, iterates);
    m_more->form().setFieldEnabled(m_heldOut, iterates || chosen == AlignmentMethod::ProcrustesReduced);
}

void AlignSettings::retranslate()
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
    fill(m_dictionary, {{tr("A file of word pairs"), static_cast<int>(DictionaryKind::File)},
                        {tr("Identical strings"), static_cast<int>(DictionaryKind::Identical)},
                        {tr("Aligned sentences"), static_cast<int>(DictionaryKind::Sentences)},
                        {tr("From the library"), static_cast<int>(DictionaryKind::Workspace)},
                        {tr("None (self-learning)"), static_cast<int>(DictionaryKind::None)}});
    QList<QPair<QString, int>> methods;
    for (const AlignmentMethod each : allMethods) {
        methods.append({displayMethod(each), static_cast<int>(each)});
    }
    fill(m_method, methods);
    fill(m_normalisation, {{tr("Unit, centre, unit"), Standard},
                           {tr("Iterative (5 rounds)"), Iterative},
                           {tr("Unit length only"), UnitOnly},
                           {tr("None"), Untouched}});
    m_lowerCase->setText(tr("Look &up in lower case too"));
    m_lowerCase->setToolTip(tr("For dictionaries that capitalise and vectors that do not"));
    m_lettersOnly->setText(tr("L&etters only, no digits or symbols"));
    for (QSpinBox* box : {m_dimensions, m_threads}) {
        box->setSpecialValueText(tr("all"));
    }
    m_iterations->setSpecialValueText(tr("method's default"));
    m_testShare->setSpecialValueText(tr("none"));
    m_heldOut->setSpecialValueText(tr("none"));
    nameFields();
}

void AlignSettings::nameFields()
{
    m_form->nameFields({{m_source, tr("&Source")},
                        {m_target, tr("&Target")},
                        {m_dictionary, tr("&Dictionary")},
                        {m_pairs, tr("&Word pairs")},
                        {m_letters, tr("Minimum le&tters")},
                        {m_sourceText, tr("Source se&ntences")},
                        {m_targetText, tr("Target sentence&s")},
                        {m_resource, tr("&Resource")},
                        {m_method, tr("&Method")},
                        {m_normalisation, tr("N&ormalisation")},
                        {m_testShare, tr("Test sh&are")},
                        {m_testFile, tr("Test &pairs")}});
    m_more->form().nameFields({{m_heldOut, tr("Held-out share for early stoppi&ng")},
                               {m_dimensions, tr("D&imensions")},
                               {m_vocabulary, tr("Most fre&quent words used")},
                               {m_neighbourhood, tr("Nei&ghbours of CSLS")},
                               {m_iterations, tr("Maximum iterati&ons")},
                               {m_seed, tr("See&d")},
                               {m_threads, tr("T&hreads")}});
    const auto plain = [](QString text) { return text.remove(QLatin1Char('&')); };
    m_source->setTexts(tr("Source vectors"));
    m_target->setTexts(tr("Target vectors"));
    m_pairs->setTexts(plain(tr("&Word pairs")), tr("Open a file of training pairs"), wordPairFilter(),
                      tr("one pair per line"));
    m_testFile->setTexts(plain(tr("Test &pairs")), tr("Open a file of test pairs"), wordPairFilter(),
                         tr("or use the share above"));
    m_sourceText->setTexts(plain(tr("Source se&ntences")), tr("Open sentences in the source language"), textFilter(),
                           tr("one sentence per line"));
    m_targetText->setTexts(plain(tr("Target sentence&s")), tr("Open their translations, line by line"), textFilter(),
                           tr("the same lines"));
    m_testShare->setToolTip(tr("Source words held out of the dictionary, to evaluate the map on"));
    m_heldOut->setToolTip(tr("Held-out source words on which iterative methods decide when to stop"));
}

} // namespace crossgloss
