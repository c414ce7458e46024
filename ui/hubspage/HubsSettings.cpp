#include "hubspage/HubsSettings.h"

#include "common/FileField.h"
#include "common/MapBox.h"
#include "common/Paths.h"
#include "common/SettingsForm.h"
#include "common/SpacePicker.h"
#include "common/Texts.h"

#include <QSettings>
#include <QSpinBox>

namespace crossgloss {

HubsSettings::HubsSettings(Prompts& prompts, QWidget* parent)
    : JobSettings(parent)
    , m_source(new SpacePicker(prompts, this))
    , m_target(new SpacePicker(prompts, this))
    , m_map(new MapBox(this))
    , m_mapFile(new FileField(prompts, this))
    , m_dictionary(new FileField(prompts, this))
    , m_k(numberField(this, "hubsK", 1, 1000, 10))
    , m_queries(numberField(this, "hubsQueries", 0, 10000000, 5000))
    , m_targets(numberField(this, "hubsTargets", 0, 10000000, 0))
    , m_form(new SettingsForm(this))
{
    m_source->setObjectName(QStringLiteral("hubsSource"));
    m_target->setObjectName(QStringLiteral("hubsTarget"));
    m_map->setObjectName(QStringLiteral("hubsMap"));
    m_dictionary->setObjectName(QStringLiteral("hubsDictionary"));
    m_queries->setSingleStep(1000);
    m_targets->setSingleStep(1000);
    m_form->setContentsMargins(0, 0, 8, 0);
    for (QWidget* field : std::initializer_list<QWidget*>{m_source, m_target, m_map, m_mapFile, m_dictionary, m_k,
                                                          m_queries, m_targets}) {
        m_form->addField(field);
    }
    retranslate();
    const auto edited = [this] {
        if (!m_setting) {
            adapt();
            Q_EMIT changed();
        }
    };
    for (SpacePicker* picker : {m_source, m_target}) {
        connect(picker, &SpacePicker::changed, this, edited);
    }
    connect(m_map, &MapBox::currentIndexChanged, this, edited);
    for (FileField* field : {m_mapFile, m_dictionary}) {
        connect(field, &FileField::changed, this, edited);
    }
    for (QSpinBox* box : {m_k, m_queries, m_targets}) {
        connect(box, &QSpinBox::valueChanged, this, edited);
    }
    adapt();
}

void HubsSettings::setResources(const std::vector<Resource>& resources)
{
    m_source->setResources(resources);
    m_target->setResources(resources);
}

void HubsSettings::setAlignment(std::shared_ptr<const AlignedSpaces> alignment, const AlignRequest& request)
{
    m_setting = true;
    if (m_map->offer(std::move(alignment), request, m_source->choice(), m_target->choice())) {
        m_source->setChoice(request.source);
        m_target->setChoice(request.target);
        if (!request.testFile.empty() && m_dictionary->file().isEmpty()) {
            m_dictionary->setFile(displayPath(request.testFile));
        }
    }
    m_setting = false;
    adapt();
    Q_EMIT changed();
}

HubnessRequest HubsSettings::request() const
{
    HubnessRequest request;
    request.source = m_source->choice();
    request.target = m_target->choice();
    request.alignment = m_map->alignment();
    if (m_map->isFile()) {
        request.map = m_mapFile->path();
    }
    request.dictionary = m_dictionary->path();
    request.k = static_cast<std::size_t>(m_k->value());
    request.queries = static_cast<std::size_t>(m_queries->value());
    request.targets = static_cast<std::size_t>(m_targets->value());
    return request;
}

void HubsSettings::setRequest(const HubnessRequest& request)
{
    m_setting = true;
    m_source->setChoice(request.source);
    m_target->setChoice(request.target);
    if (request.alignment) {
        m_map->choose(request.alignment, request.source, request.target);
    } else if (request.map.empty()) {
        m_map->chooseNone();
    } else {
        m_map->chooseFile();
    }
    m_mapFile->setFile(displayPath(request.map));
    m_dictionary->setFile(displayPath(request.dictionary));
    m_k->setValue(static_cast<int>(request.k));
    m_queries->setValue(static_cast<int>(request.queries));
    m_targets->setValue(static_cast<int>(request.targets));
    m_setting = false;
    adapt();
    Q_EMIT changed();
}

bool HubsSettings::takeFile(const QString& file)
{
    if (looksLikeVectors(file)) {
        (m_source->choice().empty() ? m_source : m_target)
            ->setChoice({{}, toPath(file)});
    } else if (file.endsWith(QLatin1String(".map"), Qt::CaseInsensitive)) {
        m_map->chooseFile();
        m_mapFile->setFile(file);
    } else {
        m_dictionary->setFile(file);
    }
    return true;
}

QWidget* HubsSettings::focusTarget()
{
    return m_source;
}

void HubsSettings::saveSession(QSettings& settings) const
{
    settings.beginGroup(QStringLiteral("hubs"));
    settings.setValue(QStringLiteral("source"), toText(m_source->choice()));
    settings.setValue(QStringLiteral("target"), toText(m_target->choice()));
    const HubnessRequest wanted = request();
    settings.setValue(QStringLiteral("map"), displayPath(wanted.alignment ? wanted.alignment->file() : wanted.map));
    settings.setValue(QStringLiteral("dictionary"), m_dictionary->file());
    settings.setValue(QStringLiteral("k"), m_k->value());
    settings.setValue(QStringLiteral("queries"), m_queries->value());
    settings.setValue(QStringLiteral("targets"), m_targets->value());
    settings.endGroup();
}

void HubsSettings::restoreSession(QSettings& settings)
{
    settings.beginGroup(QStringLiteral("hubs"));
    if (settings.contains(QStringLiteral("source"))) {
        const auto path = [&settings](const char* key) {
            return toPath(settings.value(QLatin1String(key)).toString());
        };
        HubnessRequest request;
        request.source = spaceFromText(settings.value(QStringLiteral("source")).toString());
        request.target = spaceFromText(settings.value(QStringLiteral("target")).toString());
        request.map = path("map");
        request.dictionary = path("dictionary");
        request.k = static_cast<std::size_t>(qBound(1, settings.value(QStringLiteral("k"), 10).toInt(), 1000));
        request.queries = static_cast<std::size_t>(qMax(0, settings.value(QStringLiteral("queries"), 5000).toInt()));
        request.targets = static_cast<std::size_t>(qMax(0, settings.value(QStringLiteral("targets"), 0).toInt()));
        setRequest(request);
    }
    settings.endGroup();
}

void HubsSettings::adapt()
{
    m_form->setRowVisible(m_mapFile, m_map->isFile());
}

void HubsSettings::retranslate()
{
    m_map->setTexts(tr("None"), tr("A file"));
    m_form->nameFields({{m_source, tr("&Queries")},
                        {m_target, tr("&Targets")},
                        {m_map, tr("&Map")},
                        {m_mapFile, tr("Map &file")},
                        {m_dictionary, tr("&Dictionary")},
                        {m_k, tr("&k (nearest neighbours)")},
                        {m_queries, tr("Query &words")},
                        {m_targets, tr("Targ&et words")}});
    m_source->setTexts(tr("Query vectors"));
    m_target->setTexts(tr("Target vectors"));
    m_mapFile->setTexts(tr("Map file"), tr("Open a map"), tr("Maps (*.map);;All files (*)"));
    m_dictionary->setTexts(tr("Dictionary for P@1"), tr("Open a file of test pairs"), wordPairFilter(),
                           tr("for P@1 (optional)"));
    for (QSpinBox* box : {m_queries, m_targets}) {
        box->setSpecialValueText(tr("all"));
        box->setToolTip(tr("The most frequent ones"));
    }
}

} // namespace crossgloss
