#include "mappage/MapSettings.h"

#include "common/FileField.h"
#include "common/LanguageNames.h"
#include "common/MapBox.h"
#include "common/Paths.h"
#include "common/SettingsForm.h"
#include "common/SpacePicker.h"
#include "common/Texts.h"
#include "jobs/AlignmentInputs.h"
#include "mappage/MapTexts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QLocale>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

namespace crossgloss {

namespace {

QComboBox* choice(QWidget* parent, const char* name, int entries = 0)
{
    auto* box = new QComboBox(parent);
    box->setObjectName(QLatin1String(name));
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(10);
    for (int i = 0; i < entries; ++i) {
        box->addItem(QString());
    }
    return box;
}

QDoubleSpinBox* realField(QWidget* parent, const char* name, double least, double most, double step, double value)
{
    auto* box = new QDoubleSpinBox(parent);
    box->setObjectName(QLatin1String(name));
    box->setRange(least, most);
    box->setSingleStep(step);
    box->setValue(value);
    return box;
}

} // namespace

MapSettings::MapSettings(Prompts& prompts, QWidget* parent)
    : JobSettings(parent)
    , m_content(choice(this, "mapContent", 5))
    , m_first(choice(this, "mapFirstLanguage"))
    , m_second(choice(this, "mapSecondLanguage"))
    , m_source(new SpacePicker(prompts, this))
    , m_target(new SpacePicker(prompts, this))
    , m_map(new MapBox(this))
    , m_mapFile(new FileField(prompts, this))
    , m_dictionary(new FileField(prompts, this))
    , m_name(choice(this, "mapName"))
    , m_limit(numberField(this, "mapLimit", 0, 10000000, 5000))
    , m_words(new FileField(prompts, this))
    , m_onlyChosen(new QCheckBox(this))
    , m_method(choice(this, "mapMethod", axes + 1))
    , m_perplexity(realField(this, "mapPerplexity", 2, 1000, 5, 30))
    , m_neighbours(numberField(this, "mapNeighbours", 2, 200, 15))
    , m_distance(realField(this, "mapDistance", 0, 1, 0.05, 0.1))
    , m_horizontal(new QLineEdit(this))
    , m_vertical(new QLineEdit(this))
    , m_before(new QCheckBox(this))
    , m_seed(numberField(this, "mapSeed", 0, 1000000000, 1))
    , m_form(new SettingsForm(this))
{
    makeForm();
    retranslate();
    // Principal components are shown first all the same, and UMAP unfolds them before the eye.
    m_method->setCurrentIndex(static_cast<int>(ProjectionMethod::Umap));
    connectFields();
    adapt();
}

void MapSettings::makeForm()
{
    m_source->setObjectName(QStringLiteral("mapSource"));
    m_target->setObjectName(QStringLiteral("mapTarget"));
    m_map->setObjectName(QStringLiteral("mapMap"));
    m_dictionary->setObjectName(QStringLiteral("mapDictionary"));
    m_words->setObjectName(QStringLiteral("mapWords"));
    m_onlyChosen->setObjectName(QStringLiteral("mapOnlyChosen"));
    m_horizontal->setObjectName(QStringLiteral("mapHorizontal"));
    m_vertical->setObjectName(QStringLiteral("mapVertical"));
    m_before->setObjectName(QStringLiteral("mapBefore"));
    m_limit->setSingleStep(1000);
    m_form->setContentsMargins(0, 0, 8, 0);
    for (QWidget* field : std::initializer_list<QWidget*>{
             m_content, m_first, m_second, m_source, m_target, m_map, m_mapFile, m_dictionary, m_name, m_limit, m_words,
             m_onlyChosen, m_method, m_perplexity, m_neighbours, m_distance, m_horizontal, m_vertical, m_before, m_seed}) {
        m_form->addField(field);
    }
}

void MapSettings::connectFields()
{
    for (SpacePicker* picker : {m_source, m_target}) {
        connect(picker, &SpacePicker::changed, this, &MapSettings::edited);
    }
    for (QComboBox* box : std::initializer_list<QComboBox*>{m_first, m_second, m_map, m_name, m_method}) {
        connect(box, &QComboBox::currentIndexChanged, this, &MapSettings::edited);
    }
    connect(m_content, &QComboBox::currentIndexChanged, this, [this] {
        fillNames();
        edited();
    });
    for (FileField* field : {m_mapFile, m_dictionary, m_words}) {
        connect(field, &FileField::changed, this, &MapSettings::edited);
    }
    for (QSpinBox* box : {m_limit, m_neighbours, m_seed}) {
        connect(box, &QSpinBox::valueChanged, this, &MapSettings::edited);
    }
    for (QDoubleSpinBox* box : {m_perplexity, m_distance}) {
        connect(box, &QDoubleSpinBox::valueChanged, this, &MapSettings::edited);
    }
    for (QLineEdit* line : {m_horizontal, m_vertical}) {
        connect(line, &QLineEdit::textChanged, this, &MapSettings::edited);
    }
    for (QCheckBox* box : {m_before, m_onlyChosen}) {
        connect(box, &QCheckBox::toggled, this, &MapSettings::edited);
    }
}

void MapSettings::edited()
{
    if (!m_setting) {
        adapt();
        Q_EMIT changed();
    }
}

void MapSettings::setResources(const std::vector<Resource>& resources)
{
    m_source->setResources(resources);
    m_target->setResources(resources);
}

void MapSettings::setPackLanguages(const std::vector<std::pair<std::string, std::size_t>>& languages)
{
    const LayoutRequest before = request();
    m_languages = languages;
    std::vector<std::string> wanted = m_wantedLanguages.empty() ? before.languages : m_wantedLanguages;
    const auto known = [&](const std::string& code) {
        return std::ranges::find(m_languages, code, &std::pair<std::string, std::size_t>::first) != m_languages.end();
    };
    std::erase_if(wanted, [&](const std::string& code) { return !known(code); });
    if (wanted.empty()) {
        auto bySize = m_languages;
        std::ranges::stable_sort(bySize, std::greater<>(), &std::pair<std::string, std::size_t>::second);
        std::vector<std::string> offered{"en", QLocale().name().section(QLatin1Char('_'), 0, 0).toStdString()};
        for (const auto& [code, words] : bySize) {
            offered.push_back(code);
        }
        for (const std::string& code : offered) {
            if (wanted.size() < 2 && known(code) && std::ranges::count(wanted, code) == 0) {
                wanted.push_back(code);
            }
        }
    }
    m_setting = true;
    fillLanguages();
    m_first->setCurrentIndex(std::max(0, m_first->findData(QString::fromStdString(wanted.empty() ? "" : wanted[0]))));
    m_second->setCurrentIndex(
        wanted.size() < 2 ? 0 : std::max(0, m_second->findData(QString::fromStdString(wanted[1]))));
    m_setting = false;
    m_wantedLanguages.clear();
    edited();
}

bool MapSettings::hasPackLanguages() const
{
    return m_first->count() > 0;
}

void MapSettings::fillLanguages()
{
    std::vector<std::string> codes;
    for (const auto& [code, words] : m_languages) {
        codes.push_back(code);
    }
    for (QComboBox* box : {m_first, m_second}) {
        const QSignalBlocker quiet(box);
        const QVariant before = box->currentData();
        box->clear();
        if (box == m_second && !codes.empty()) {
            box->addItem(tr("none"), QString());
        }
        for (const QString& code : sortedByName(codes)) {
            box->addItem(displayLanguage(code), code);
        }
        box->setCurrentIndex(std::max(codes.empty() ? -1 : 0, box->findData(before)));
    }
}

void MapSettings::setLists(const std::vector<std::string>& sentences, const std::vector<std::string>& linkings)
{
    m_sentences = sentences;
    m_linkings = linkings;
    fillNames();
    edited();
}

void MapSettings::setRuns(const std::vector<std::pair<std::int64_t, QString>>& runs)
{
    m_runs = runs;
    if (content() == LayoutContent::GlossRun) {
        fillNames();
        edited();
    }
}

void MapSettings::fillRuns()
{
    const QVariant before = m_wantedRun > 0 ? QVariant::fromValue<qlonglong>(m_wantedRun) : m_name->currentData();
    m_name->clear();
    for (const auto& [number, name] : m_runs) {
        m_name->addItem(name, QVariant::fromValue<qlonglong>(number));
    }
    const int found = before.isValid() ? m_name->findData(before) : -1;
    m_name->setCurrentIndex(std::max(m_name->count() > 0 ? 0 : -1, found));
    if (found >= 0) {
        m_wantedRun = 0;
    }
}

void MapSettings::fillNames()
{
    const QSignalBlocker quiet(m_name);
    if (content() == LayoutContent::GlossRun) {
        fillRuns();
        return;
    }
    const QString before = m_wantedName.empty() ? m_name->currentText() : QString::fromStdString(m_wantedName);
    m_name->clear();
    for (const std::string& name : content() == LayoutContent::Glosses ? m_linkings : m_sentences) {
        m_name->addItem(QString::fromStdString(name));
    }
    const int found = m_name->findText(before);
    m_name->setCurrentIndex(std::max(m_name->count() > 0 ? 0 : -1, found));
    if (found >= 0) {
        m_wantedName.clear();
    }
}

void MapSettings::setAlignment(std::shared_ptr<const AlignedSpaces> alignment, const AlignRequest& request)
{
    m_setting = true;
    if (m_map->offer(std::move(alignment), request, m_source->choice(), m_target->choice())) {
        m_source->setChoice(request.source);
        m_target->setChoice(request.target);
        const std::filesystem::path pairs = request.testFile.empty() ? request.dictionary.file : request.testFile;
        if (!pairs.empty() && m_dictionary->file().isEmpty()) {
            m_dictionary->setFile(displayPath(pairs));
        }
    }
    m_setting = false;
    edited();
}

LayoutContent MapSettings::content() const
{
    return static_cast<LayoutContent>(std::max(0, m_content->currentIndex()));
}

bool MapSettings::usesAxes() const
{
    return m_method->currentIndex() == axes;
}

LayoutRequest MapSettings::request() const
{
    LayoutRequest request;
    request.content = content();
    switch (request.content) {
    case LayoutContent::PackWords:
        for (const QComboBox* box : {m_first, m_second}) {
            const std::string code = box->currentData().toString().toStdString();
            if (!code.empty() && std::ranges::count(request.languages, code) == 0) {
                request.languages.push_back(code);
            }
        }
        break;
    case LayoutContent::Vectors:
        request.source = m_source->choice();
        request.target = m_target->choice();
        request.map.alignment = m_map->alignment();
        if (m_map->isFile()) {
            request.map.file = m_mapFile->path();
        }
        request.dictionary = m_dictionary->path();
        request.beforeMap = m_before->isChecked() && !request.map.empty();
        break;
    case LayoutContent::Sentences:
    case LayoutContent::Glosses: request.list = m_name->currentText().toStdString(); break;
    case LayoutContent::GlossRun: request.run = m_name->currentData().toLongLong(); break;
    }
    request.words = m_words->path();
    if (m_onlyChosen->isChecked()) {
        request.chosen = m_chosen;
    }
    request.limit = static_cast<std::size_t>(m_limit->value());
    if (usesAxes()) {
        request.horizontal = m_horizontal->text().trimmed().toStdString();
        request.vertical = m_vertical->text().trimmed().toStdString();
    } else {
        request.method = static_cast<ProjectionMethod>(std::max(0, m_method->currentIndex()));
    }
    request.perplexity = m_perplexity->value();
    request.neighbours = static_cast<std::size_t>(m_neighbours->value());
    request.minimumDistance = m_distance->value();
    request.seed = static_cast<std::uint64_t>(m_seed->value());
    return request;
}

void MapSettings::setRequest(const LayoutRequest& request)
{
    m_setting = true;
    m_content->setCurrentIndex(static_cast<int>(request.content));
    if (request.content == LayoutContent::PackWords) {
        m_wantedLanguages = request.languages;
        if (!m_languages.empty()) {
            setPackLanguages(m_languages);
            m_setting = true;
        }
    } else if (request.content == LayoutContent::Vectors) {
        m_source->setChoice(request.source);
        m_target->setChoice(request.target);
        if (request.map.alignment) {
            m_map->choose(request.map.alignment, request.source, request.target);
        } else if (request.map.file.empty()) {
            m_map->chooseNone();
        } else {
            m_map->chooseFile();
        }
        m_mapFile->setFile(displayPath(request.map.file));
        m_dictionary->setFile(displayPath(request.dictionary));
        m_before->setChecked(request.beforeMap);
    } else {
        m_wantedName = request.list;
        m_wantedRun = request.run;
        fillNames();
    }
    m_words->setFile(displayPath(request.words));
    m_chosen = request.chosen;
    m_onlyChosen->setChecked(!m_chosen.empty());
    m_limit->setValue(static_cast<int>(std::min<std::size_t>(request.limit, 10000000)));
    const bool formulas = !request.horizontal.empty() || !request.vertical.empty();
    m_method->setCurrentIndex(formulas ? axes : static_cast<int>(request.method));
    m_horizontal->setText(QString::fromStdString(request.horizontal));
    m_vertical->setText(QString::fromStdString(request.vertical));
    m_perplexity->setValue(request.perplexity);
    m_neighbours->setValue(static_cast<int>(request.neighbours));
    m_distance->setValue(request.minimumDistance);
    m_seed->setValue(static_cast<int>(std::min<std::uint64_t>(request.seed, 1000000000)));
    m_setting = false;
    edited();
    retranslate();
}

void MapSettings::setMethod(ProjectionMethod method)
{
    m_method->setCurrentIndex(static_cast<int>(method));
}

void MapSettings::chooseBeforeAndAfter()
{
    m_setting = true;
    m_content->setCurrentIndex(static_cast<int>(LayoutContent::Vectors));
    m_method->setCurrentIndex(static_cast<int>(ProjectionMethod::Pca));
    m_before->setChecked(true);
    m_setting = false;
    edited();
}

bool MapSettings::takeFile(const QString& file)
{
    if (looksLikeVectors(file)) {
        m_content->setCurrentIndex(static_cast<int>(LayoutContent::Vectors));
        (m_source->choice().empty() ? m_source : m_target)->setChoice({{}, toPath(file)});
    } else if (file.endsWith(QLatin1String(".map"), Qt::CaseInsensitive)) {
        m_content->setCurrentIndex(static_cast<int>(LayoutContent::Vectors));
        m_map->chooseFile();
        m_mapFile->setFile(file);
    } else {
        m_words->setFile(file);
    }
    return true;
}

QWidget* MapSettings::focusTarget()
{
    return m_content;
}

void MapSettings::adapt()
{
    const bool pack = content() == LayoutContent::PackWords;
    const bool vectors = content() == LayoutContent::Vectors;
    for (QWidget* field : {m_first, m_second}) {
        m_form->setRowVisible(field, pack);
    }
    for (QWidget* field : std::initializer_list<QWidget*>{m_source, m_target, m_map, m_dictionary}) {
        m_form->setRowVisible(field, vectors);
    }
    m_form->setRowVisible(m_mapFile, vectors && m_map->isFile());
    m_form->setRowVisible(m_before, vectors && (m_map->isFile() || m_map->alignment()));
    m_form->setRowVisible(m_name, !pack && !vectors);
    m_form->setRowVisible(m_words, pack || vectors);
    m_form->setRowVisible(m_onlyChosen, !m_chosen.empty());
    const int method = m_method->currentIndex();
    m_form->setRowVisible(m_perplexity, method == static_cast<int>(ProjectionMethod::TSne));
    m_form->setRowVisible(m_neighbours, method == static_cast<int>(ProjectionMethod::Umap));
    m_form->setRowVisible(m_distance, method == static_cast<int>(ProjectionMethod::Umap));
    m_form->setRowVisible(m_horizontal, usesAxes());
    m_form->setRowVisible(m_vertical, usesAxes());
}

void MapSettings::retranslate()
{
    const QSignalBlocker quiet(this);
    fillLanguages();
    const QString contents[] = {tr("Words of the pack"), tr("Word vectors"), tr("Sentences of a list"),
                                tr("Glosses of a linking"), tr("Glosses of a run")};
    for (int i = 0; i < m_content->count(); ++i) {
        m_content->setItemText(i, contents[i]);
    }
    for (int i = 0; i < axes; ++i) {
        m_method->setItemText(i, displayProjection(static_cast<ProjectionMethod>(i)));
    }
    m_method->setItemText(axes, tr("Axes by formulas"));
    m_map->setTexts(tr("None"), tr("A file"));
    m_form->nameFields({{m_content, tr("&What")},
                        {m_first, tr("Lan&guage")},
                        {m_second, tr("S&econd language")},
                        {m_source, tr("&Vectors")},
                        {m_target, tr("Second v&ectors")},
                        {m_map, tr("&Map")},
                        {m_mapFile, tr("Map &file")},
                        {m_dictionary, tr("&Dictionary")},
                        {m_name, tr("&Name")},
                        {m_limit, tr("&How many")},
                        {m_words, tr("&Only these words")},
                        {m_onlyChosen, QString()},
                        {m_method, tr("Me&thod")},
                        {m_perplexity, tr("&Perplexity")},
                        {m_neighbours, tr("Neigh&bours")},
                        {m_distance, tr("Minimum dis&tance")},
                        {m_horizontal, tr("Hori&zontal axis")},
                        {m_vertical, tr("Vertical a&xis")},
                        {m_before, QString()},
                        {m_seed, tr("&Seed")}});
    m_onlyChosen->setText(tr("%Ln chosen word(s) only", nullptr, static_cast<int>(m_chosen.size())));
    m_onlyChosen->setAccessibleName(m_onlyChosen->text());
    m_before->setText(tr("&Before the map too"));
    m_before->setAccessibleName(tr("Before the map too"));
    m_source->setTexts(tr("Word vectors"));
    m_target->setTexts(tr("Second word vectors"));
    m_mapFile->setTexts(tr("Map file"), tr("Open a map"), tr("Maps (*.map);;All files (*)"));
    m_dictionary->setTexts(tr("Dictionary of translations"), tr("Open a file of word pairs"), wordPairFilter(),
                           tr("for links (optional)"));
    m_words->setTexts(tr("File of words"), tr("Open a file of words"), textFilter(), tr("one per line (optional)"));
    m_limit->setSpecialValueText(tr("all"));
    m_limit->setToolTip(tr("The most frequent ones of each language"));
    m_perplexity->setToolTip(tr("About how many neighbours t-SNE keeps near every point"));
    for (QLineEdit* line : {m_horizontal, m_vertical}) {
        line->setPlaceholderText(tr("king - man"));
        line->setToolTip(tr("Words with plus and minus between them, or classes: a, b | c, d"));
    }
}

} // namespace crossgloss
